"""The base of all effects, and one of several: what it does, whether it would do anything now, and how it reads.

An effect may have several ways (the goods of a trade, the sides of a slash); each way is an answer of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from tafelrunde.games.skybridge.box.ids import NOTHING
from tafelrunde.games.skybridge.effects.view import EffectKind, EffectView
from tafelrunde.games.skybridge.words import either, say, thing
from tafelrunde.kernel.effect import Effect
from tafelrunde.kernel.words import Words

if TYPE_CHECKING:
    from tafelrunde.games.skybridge.state.state import SkybridgeState

# What `simple` says of population; goods have their own numbers.
A_FIGURE: Final = 6

# What a choice is worth beside its best effect.
CHOICE_FLOW: Final = 0.05


class SkybridgeEffect(Effect):
    """What a card, a gift or a board does."""

    __slots__ = ("ways",)

    # What drawings know it by.
    kind: ClassVar[EffectKind]
    rule: ClassVar[str] = "K8"

    def __init__(self, ways: int = 1) -> None:
        self.ways = ways

    # ------------------------------------------------------------------ what it does

    def possible(self, state: SkybridgeState, seat: int, way: int) -> bool:
        """Whether it would do anything now (K8.4)."""
        raise NotImplementedError

    def possible_after(self, state: SkybridgeState, seat: int, paid: int) -> bool:
        """The same, once one of the good `paid` has been given back."""
        return self.possible(state, seat, 0)

    def possible_somehow(self, state: SkybridgeState, seat: int) -> bool:
        """Whether any of its ways would do anything now."""
        if self.ways == 1:
            return self.possible(state, seat, 0)
        return any(self.possible(state, seat, way) for way in range(self.ways))

    def possible_as_gift(self, state: SkybridgeState, seat: int, card: int) -> bool:
        """Whether it would do anything if this deity card were discarded for it."""
        return self.possible_somehow(state, seat)

    def worth_trying(self, state: SkybridgeState, seat: int) -> bool:
        """Whether it would do anything, perhaps after an exchange (K9.2)."""
        return self.possible_somehow(state, seat)

    def apply(self, state: SkybridgeState, seat: int, way: int, cause: int) -> None:
        """Carry it out; `cause` is where it stands, for the log (see `box/causes.py`)."""
        raise NotImplementedError

    def simple(self) -> int:
        """The good that it takes (or A_FIGURE) if that is all it does; NOTHING otherwise (K8.20)."""
        return NOTHING

    def passives(self) -> int:
        """The symbols that it shows for a turn, packed as on a card; 0 for what is carried out (K10.3)."""
        return 0

    def sorts_piles(self) -> bool:
        """Whether a deity card that is laid first may give it more to do (K9.6)."""
        return False

    # ------------------------------------------------------------------ how it reads

    def words(self) -> Words:
        return say(f"effect-{self.kind}")

    def way_words(self, way: int) -> Words:
        """One way to carry it out."""
        return self.words()

    def instant_words(self) -> Words:
        """The answer that uses it when a card is played (K7.6)."""
        return say("choose-instant", instant=thing("instant", self.kind, f"effect-{self.kind}"))

    def hint(self, state: SkybridgeState, seat: int) -> Words | None:
        """The points that it brings at once, if any."""
        return None

    def view(self) -> EffectView:
        """The effect as symbols."""
        return EffectView(self.kind)

    # ------------------------------------------------------------------ what bots count it for

    def flow(self) -> float:
        """What it is worth each turn to have it on top of a pile."""
        return 0.0

    def makes(self) -> int:
        """Which goods it can bring: a bit for each."""
        return 0


class Choice(SkybridgeEffect):
    """K8.2: one of several effects, divided by slashes."""

    __slots__ = ("choices",)

    kind: ClassVar[EffectKind] = "choice"
    rule = "K8.2"
    icon = "choice"

    def __init__(self, choices: Sequence[SkybridgeEffect]) -> None:
        super().__init__(len(choices))
        self.choices: list[SkybridgeEffect] = list(choices)

    def possible(self, state: SkybridgeState, seat: int, way: int) -> bool:
        return self.choices[way].possible(state, seat, 0)

    def apply(self, state: SkybridgeState, seat: int, way: int, cause: int) -> None:
        self.choices[way].apply(state, seat, 0, cause)

    def words(self) -> Words:
        return either([choice.words() for choice in self.choices])

    def way_words(self, way: int) -> Words:
        return self.choices[way].words()

    def view(self) -> EffectView:
        return EffectView(self.kind, options=tuple([choice.view() for choice in self.choices]))

    def flow(self) -> float:
        return CHOICE_FLOW + max([choice.flow() for choice in self.choices])

    def makes(self) -> int:
        goods = 0
        for choice in self.choices:
            goods |= choice.makes()
        return goods
