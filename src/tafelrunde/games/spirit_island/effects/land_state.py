"""What holds in lands until the round ends: defence, actions left out, protection."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.games.spirit_island.box.ids import (
    DAHAN_BONUS,
    DAHAN_SAFE,
    DAHAN_SAFE_IN_RAVAGE,
    DAHAN_STRIKE_AT_ONCE,
    DEFEND,
    FEAR_DEFENDS,
    HALE_DAHAN,
    NO_ACTIONS,
    NO_BLIGHT,
    ROW,
    SOUND_DAHAN,
)
from tafelrunde.games.spirit_island.effects.amounts import ONCE, per_words, times, usual_times
from tafelrunde.games.spirit_island.effects.effect import SOMETHING, IslandEffect, WithAmount
from tafelrunde.games.spirit_island.words import say
from tafelrunde.kernel.words import Words, seat_words

if TYPE_CHECKING:
    from tafelrunde.games.spirit_island.state.state import SpiritIslandState


_FORBIDDEN_IDS: Final[dict[int, str]] = {
    1: "explore-two-dahan",
    2: "build-dahan-outnumber",
    4: "build-dahan",
    8: "build-city",
    16: "cities-coast",
    32: "build-coast",
}


class Defend(IslandEffect):
    """The land is defended: a fixed amount, or so much for each of something, perhaps on top of a fixed amount."""

    __slots__ = ("amount", "base", "per")

    rule = "I9.13"
    icon = "shield"

    def __init__(self, amount: int, per: int = ONCE, base: int = 0) -> None:
        super().__init__()
        self.amount = amount
        self.per = per
        self.base = base

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        amount = self.base + self.amount * times(state, seat, land, self.per)
        state.pieces[land * ROW + DEFEND] += amount
        if amount:
            state.report("defended", self.rule, land=land, count=amount)

    def plain(self) -> bool:
        return True

    def words(self) -> Words:
        if self.per == ONCE:
            return say("effect-defend", count=self.amount)
        if self.base:
            return say("effect-defend-plus-per", base=self.base, count=self.amount, per=per_words(self.per))
        return say("effect-defend-per", count=self.amount, per=per_words(self.per))

    def worth(self) -> float:
        return 0.9 * min(self.amount, 8) * usual_times(self.per)


class Hold(IslandEffect):
    """Something holds in the land for the rest of the round; `flag` says what."""

    __slots__ = ("flag",)

    icon = "hourglass"

    def __init__(self, flag: int) -> None:
        super().__init__()
        self.flag = flag

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        flag = self.flag
        if flag == SOUND_DAHAN and state.flags[land] & SOUND_DAHAN:
            flag = HALE_DAHAN
        state.flags[land] |= flag
        if state.listening:
            state.tell(say("held", land=state.name_of(land), effect=self.clause()), "I8.7")

    def words(self) -> Words:
        if self.flag == SOUND_DAHAN:
            return say("effect-dahan-health", count=DAHAN_BONUS)
        return say(f"effect-{_FLAG_IDS[self.flag]}")

    def worth(self) -> float:
        return 9.0 if self.flag == NO_ACTIONS else SOMETHING


_FLAG_IDS: Final[dict[int, str]] = {
    NO_ACTIONS: "skip-actions",
    NO_BLIGHT: "no-blight",
    DAHAN_SAFE: "dahan-safe",
    DAHAN_SAFE_IN_RAVAGE: "dahan-safe-in-ravage",
    DAHAN_STRIKE_AT_ONCE: "dahan-strike-at-once",
    FEAR_DEFENDS: "fear-defends",
}


class Forbid(IslandEffect):
    """Invaders leave something out this round, in all lands where it applies when they would do it."""

    __slots__ = ("what",)

    icon = "halt"

    def __init__(self, what: int) -> None:
        super().__init__()
        self.what = what

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        state.forbidden |= self.what

    def words(self) -> Words:
        return say(f"effect-forbid-{_FORBIDDEN_IDS[self.what]}")


class Ward(WithAmount):
    """Every land with presence of the target spirit is defended, as its presence comes and goes."""

    __slots__ = ()

    icon = "shield-reflect"

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        state.spirits[state.target_spirit].ward += self.amount
        if state.listening:
            state.tell(say("warded", seat=seat_words(state.target_spirit), count=self.amount), "I28.4")

    def words(self) -> Words:
        return say("effect-ward", count=self.amount)

    def worth(self) -> float:
        return 3.0 * self.amount
