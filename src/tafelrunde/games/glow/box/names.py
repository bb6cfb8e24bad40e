"""Symbols in words: made once, because many sentences name them."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.glow.box.ids import SYMBOL_IDS
from tafelrunde.games.glow.words import say

SYMBOL_NAMES: Final = [say(f"symbol-{id}") for id in SYMBOL_IDS]
