"""Ids, secrets and names: who may do what at a table, without accounts.

A secret is known to its owner only; the store keeps its hash. The seed of a game is committed to before anybody
sits down and is shown when the game is over, so that everybody can check that nothing was exchanged in between.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata
from typing import Final

from tafelrunde.kernel import seal

# Without letters and figures that are easily taken for each other: ids are read out and typed.
ID_ALPHABET: Final = "abcdefghijkmnpqrstuvwxyz23456789"
ID_LENGTH: Final = 13
MOST_ID_LENGTH: Final = 32

NAME_LENGTH: Final = 40
LINE_LENGTH: Final = 500
CONTRIBUTION_LENGTH: Final = 64
MOST_MARKS: Final = 3
# So much of a text is looked at for each letter of it that is kept, and so many marks on end. A letter may be written
# as one with several marks; putting a tower of them in order takes a time that grows with the square of its height.
LOOKED_AT: Final = 8
HIGHEST_TOWER: Final = 8
# The zero-width joiner is a format character, but emoji and some scripts need it.
JOINER: Final = "\u200d"
# Letters and signs that show nothing: a name of them would be nobody's.
BLANKS: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")


def new_id() -> str:
    """The id of a table: its link is all that keeps a private table private, so it cannot be guessed (65 bits)."""
    return "".join(secrets.choice(ID_ALPHABET) for _ in range(ID_LENGTH))


def rematch_id(id: str, host_hash: str) -> str:
    """The id of the table where the people of a table play once more: one for each table, and as hard to guess."""
    return id_from(hashlib.sha256(f"rematch {id} {host_hash}".encode()).digest())


def id_from(digest: bytes) -> str:
    """An id that is as hard to guess as what it comes from."""
    number = int.from_bytes(digest)
    letters = []
    for _ in range(ID_LENGTH):
        number, letter = divmod(number, len(ID_ALPHABET))
        letters.append(ID_ALPHABET[letter])
    return "".join(letters)


def is_id(text: str) -> bool:
    """Whether this could be the id of a table at all."""
    return 0 < len(text) <= MOST_ID_LENGTH and text.isascii() and text.isalnum()


def new_secret() -> str:
    """The secret of a seat or of a host."""
    return secrets.token_urlsafe(24)


def hashed(secret: str) -> str:
    """What the store keeps of a secret. It is random and long, so a plain hash cannot be turned around."""
    return hashlib.sha256(secret.encode("utf-8", "replace")).hexdigest()


def fits(secret: str, hash: str) -> bool:
    """Whether a secret is the one with this hash."""
    return same(hashed(secret), hash)


def same(one: str, stored: str) -> bool:
    """Whether two hashes are the same, without telling by the time it takes. An empty one belongs to nobody."""
    return bool(stored) and hmac.compare_digest(one, stored)


def new_seed() -> int:
    """The seed of a game: nobody can foresee it."""
    return secrets.randbits(64)


def new_salt() -> str:
    """What makes the commitment impossible to search through."""
    return secrets.token_hex(16)


def commitment(seed: int, salt: str) -> str:
    """The hash that is shown from the start. It takes a microsecond: remembering it would keep memory in pieces."""
    return seal.commitment(seed, salt)


def clean(text: str, length: int) -> str:
    """Text from a person: one line, no control or direction characters, no more than `length` characters.

    A letter keeps a few marks above and below it, as languages need them, and not a tower of them.
    """
    kept: list[str] = []
    marks = MOST_MARKS
    for letter in unicodedata.normalize("NFC", _without_towers(text[: LOOKED_AT * length])):
        category = unicodedata.category(letter)
        if category in ("Zl", "Zp") or letter in "\t\n\r" or letter in BLANKS:
            letter, category = " ", "Zs"
        if category in ("Mn", "Me"):
            marks += 1
            if marks > MOST_MARKS:
                continue
        elif _may_be_shown(letter, category):
            # A mark needs something to stand on.
            marks = MOST_MARKS if category == "Zs" else 0
        else:
            continue
        kept.append(letter)
    # A joiner joins two signs: where one of them is missing it would only look like nothing.
    words = [word.strip(JOINER) for word in "".join(kept).split()]
    return " ".join(filter(None, words))[:length].strip(" " + JOINER)


def _without_towers(text: str) -> str:
    kept: list[str] = []
    height = 0
    for letter in text:
        height = height + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if height <= HIGHEST_TOWER:
            kept.append(letter)
    return "".join(kept)


def clean_name(name: str, fallback: str) -> str:
    """The name of a person or a bot, or what to call it without one."""
    return clean(name, NAME_LENGTH) or fallback


def _may_be_shown(letter: str, category: str) -> bool:
    return category not in ("Cc", "Cf", "Cs", "Co", "Cn") or letter == JOINER
