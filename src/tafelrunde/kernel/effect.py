"""What a card does, said once: behaviour, words, symbol, facts for drawings, and what bots count it for."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from tafelrunde.kernel.card import Facts
from tafelrunde.kernel.words import Words


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """One word of a game's vocabulary, an immutable value: `Fear(2)`, `Push(1, EXPLORER)`.

    A game's own base adds how an effect is carried out and what a bot counts it for. Nobody beside the effects asks
    of what class one is: whatever differs between effects is a method of theirs.
    """

    __slots__ = ()

    # The numbered rule behind it, and its symbol (from the game-icons set).
    rule: ClassVar[str] = ""
    icon: ClassVar[str] = ""

    def words(self) -> Words:
        """The effect as printed on a card."""
        raise NotImplementedError

    def facts(self) -> Facts | None:
        """What a drawing shows of it besides words and symbol, if anything."""
        return None
