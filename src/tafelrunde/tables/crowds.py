"""Crowds: by what the public list takes turns, so that nobody can fill it alone.

A crowd is a number that a million addresses share. It is kept with a table in place of an address: enough to tell the
tables of two makers apart nearly always, and too little to tell who they are, with the key and the database at hand.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

CROWDS: Final = 4096


def crowd_of(key: bytes, owner: str | None) -> int:
    """The crowd of an address, from 1; 0 where nobody knows who it was."""
    if not owner:
        return 0
    digest = hmac.digest(key, f"crowd {owner}".encode(), hashlib.sha256)
    return 1 + int.from_bytes(digest[:8], "big") % CROWDS
