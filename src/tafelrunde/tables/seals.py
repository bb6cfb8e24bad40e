"""Seals: the hash of a seed that is shown to whoever makes a table, before they contribute to its chance.

A seal is a name for a seed that nobody has drawn yet. Seed, salt and id of the table come from the name and from a key
that all servers of a database share, so any of them can open a seal of any other, and nothing is kept until a table is
made of it. One seal makes one table: it has one id.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
import time
from typing import Final

import msgspec

from tafelrunde.tables import tickets
from tafelrunde.tables.problem import problem

# Whoever makes a table does so within this time.
SEAL_SECONDS: Final = 600.0

_NAME: Final = re.compile(r"(\d{1,12})\.[A-Za-z0-9_-]{22}", re.ASCII)


class Seal(msgspec.Struct, frozen=True):
    """A seal, and the hash of the seed and the salt that are behind it."""

    name: str
    commitment: str


class Sealed(msgspec.Struct, frozen=True):
    """What is behind a seal."""

    id: str
    seed: int
    salt: str


def new_seal(key: bytes) -> Seal:
    """A seal that nobody has seen before."""
    name = f"{int(time.time() + SEAL_SECONDS)}.{secrets.token_urlsafe(16)}"
    found = _behind(key, name)
    return Seal(name, tickets.commitment(found.seed, found.salt))


def opened(key: bytes, name: str) -> Sealed:
    """What is behind a seal that is still good. Nobody can tell without the key, whoever has made up the name."""
    match = _NAME.fullmatch(name)
    if match is None or not 0 <= int(match[1]) - time.time() <= SEAL_SECONDS:
        raise problem("conflict", "seal-is-old")
    return _behind(key, name)


def _behind(key: bytes, name: str) -> Sealed:
    def part(of: str) -> bytes:
        return hmac.digest(key, f"{of} {name}".encode(), hashlib.sha256)

    return Sealed(id=tickets.id_from(part("id")), seed=int.from_bytes(part("seed")[:8]), salt=part("salt")[:16].hex())
