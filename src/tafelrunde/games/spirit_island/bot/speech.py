"""What bots say: where they will use their powers this round, once they have played their cards."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.games.spirit_island.box.ids import SPIRIT_PHASE
from tafelrunde.games.spirit_island.state.state import SpiritIslandState
from tafelrunde.games.spirit_island.words import say, sentences
from tafelrunde.kernel.event import Event
from tafelrunde.kernel.words import Words, seat_words


def announce(before: SpiritIslandState, after: SpiritIslandState, seat: int, events: Sequence[Event]) -> Words | None:
    """A spirit's plan for the round, from what it expects to happen; told when its spirit phase ends."""
    if before.phase != SPIRIT_PHASE or (after.phase == SPIRIT_PHASE and after.decision_of(seat) is not None):
        return None
    me = seat_words(seat).ref
    uses: list[Use] = []
    user, slow = "", False
    for event in events:
        args = event.words.args
        if event.kind == "phase-invader":
            user, slow = "", True
        elif event.kind == "phase-slow":
            user = ""
        elif event.kind == "power-used":
            user = _ref(args["seat"])
        elif user == me and event.kind == "targeted":
            uses.append(Use(args["power"], args["target"], slow))
        elif user == me and event.kind == "defended" and uses:
            uses[-1].defends = True
    if not uses:
        return say("plan-grow")
    return sentences([use.words(me) for use in uses])


class Use:
    """A power that will be used: where or on whom, and when."""

    __slots__ = ("defends", "power", "slow", "target")

    def __init__(self, power: int | str | Words, target: int | str | Words, slow: bool) -> None:
        self.power = power
        self.target = target
        self.slow = slow
        self.defends = False

    def words(self, me: str) -> Words:
        """The plan as a sentence."""
        when = "slow" if self.slow else "fast"
        whom = _ref(self.target)
        if whom == me:
            return say(f"plan-{when}-self", power=self.power)
        if whom.startswith("seat:"):
            return say(f"plan-{when}-spirit", power=self.power, target=self.target)
        if self.defends:
            return say("plan-defend", power=self.power, land=self.target)
        return say(f"plan-{when}", power=self.power, land=self.target)


def _ref(thing: int | str | Words) -> str:
    return thing.ref if isinstance(thing, Words) else ""
