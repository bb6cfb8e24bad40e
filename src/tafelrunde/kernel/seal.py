"""The seal of a match between people: chance that nobody can foresee and everybody can check.

The server makes up a seed and a salt and shows their hash before anybody sits down, so it cannot exchange them later.
Whoever sits down may contribute something of their own, so the server could not choose the seed to its liking. The key
of all draws comes from all of it together, and all of it is shown when the game is over.
"""

from __future__ import annotations

import hashlib

import msgspec


def commitment(seed: int, salt: str) -> str:
    """The hash that is shown from the start: sha256 of "seed:salt"."""
    return hashlib.sha256(f"{seed}:{salt}".encode()).hexdigest()


def key_of(seed: int, salt: str, contributions: tuple[str, ...]) -> bytes:
    """The key of a match: sha256 of the JSON text ["tafelrunde", "seed", "salt", ["contribution", ...]]."""
    return hashlib.sha256(msgspec.json.encode(["tafelrunde", str(seed), salt, contributions])).digest()
