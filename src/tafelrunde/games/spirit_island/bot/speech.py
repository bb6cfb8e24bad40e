"""What bots say: where they will use their powers this round, once they have played their cards.

Others may have a say in what concerns them, and bots keep to that.
"""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.games.spirit_island.box.ids import NOTHING, ON_SPIRIT, PLACES, SPIRIT_PHASE, land_at
from tafelrunde.games.spirit_island.state.state import SpiritIslandState
from tafelrunde.games.spirit_island.steps.powers import ChooseTarget, UsePowers, reached_by
from tafelrunde.games.spirit_island.steps.usable import REPEAT
from tafelrunde.games.spirit_island.words import say, sentences
from tafelrunde.kernel.bearing import AGAIN, APART, IS, LEADS
from tafelrunde.kernel.decision import Decision
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


def proposals(state: SpiritIslandState, words: Words) -> list[tuple[int, Words]]:
    """The uses of powers in a plan that concern others: on a land, or on another spirit."""
    if words.id == "two-sentences":
        found: list[tuple[int, Words]] = []
        for part in (words.args["first"], words.args["second"]):
            if isinstance(part, Words):
                found += proposals(state, part)
        return found
    target = words.args.get("land") or words.args.get("target")
    power = words.args.get("power")
    if not isinstance(power, Words) or not isinstance(target, Words):
        return []
    number, place = _power_called(state, power.ref), _place_called(state, target.ref)
    if number == NOTHING or place == NOTHING:
        return []
    return [(number * PLACES + place, say("proposal", power=power, target=target))]


def _power_called(state: SpiritIslandState, ref: str) -> int:
    """The power that a plan speaks of."""
    for power in state.box.powers:
        if power.name.ref == ref:
            return power.number
    return NOTHING


def _place_called(state: SpiritIslandState, ref: str) -> int:
    """The land, or the seat of the spirit, that a plan speaks of."""
    if ref.startswith("seat:"):
        return int(ref.removeprefix("seat:"))
    for land, name in enumerate(state.island.names):
        if name.ref == ref:
            return land
    return NOTHING


def bearing(state: SpiritIslandState, decision: Decision, code: int, topic: int) -> int:
    """Whether an answer uses a power as proposed, or begins to use it while this is still possible."""
    step = decision.step
    power, place = topic // PLACES, topic % PLACES
    if isinstance(step, ChooseTarget):
        # A repeat within a power is no other use of it.
        if step.power != power or step.effect != NOTHING or step.around != NOTHING or land_at(code) != place:
            return APART
        repeated = state.spirits[decision.seat].repeated
        return AGAIN if power in repeated or power + REPEAT in repeated else IS
    if isinstance(step, UsePowers) and code == power:
        on_spirit = state.box.powers[power].source == ON_SPIRIT
        return LEADS if on_spirit or reached_by(state, decision.seat, code) >> place & 1 else APART
    return APART
