"""G3: the morning. In turn order everybody takes a companion from the meeting track."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tafelrunde.games.glow.box.box import Box
from tafelrunde.games.glow.box.ids import AREAS, BY_AREA, MOST_PLAYERS, NOTHING
from tafelrunde.games.glow.state.state import GlowState
from tafelrunde.games.glow.steps.solo import use_tile
from tafelrunde.games.glow.steps.step import GlowQuestion, GlowStep
from tafelrunde.games.glow.words import say
from tafelrunde.kernel.packing import Pair
from tafelrunde.kernel.words import Words, seat_words

# A companion, and its area.
ON_TRACK: Final = Pair(8)


class TakeCompanion(GlowQuestion):
    """G3.1: a companion with all that lies in its area. A code is a companion and its area."""

    __slots__ = ()

    rule = "G3.1"

    def legal(self, state: GlowState, seat: int) -> Sequence[int]:
        return companions_on_track(state)

    def answer(self, state: GlowState, seat: int, code: int) -> None:
        companion, area = ON_TRACK.parts(code)
        if state.listening:
            state.tell(
                say(
                    "companion-taken",
                    seat=seat_words(seat),
                    companion=state.box.name_of(companion),
                    area=state.box.area_names[area],
                ),
                self.rule,
            )
        tom = state.tom
        if tom is not None:
            use_tile(state, tom, area)
        state.push(TakeArea(seat, companion, area))
        if state.box.black_die in state.area_dice[area] and state.has_kaar(state.companies[seat]):
            state.push(MoveBlackDie(seat, area))

    def hint(self, state: GlowState, seat: int, code: int) -> Words | None:
        return lying_in(state, ON_TRACK.second(code))

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-companion")

    def option(self, box: Box, code: int) -> Words:
        companion, area = ON_TRACK.parts(code)
        return say("choose-companion", companion=box.name_of(companion), area=box.area_names[area])


def lying_in(state: GlowState, area: int) -> Words:
    """What lies in an area of the track besides its companion."""
    return say("hint-area", dice=len(state.area_dice[area]), footprints=state.area_footprints[area])


def companions_on_track(state: GlowState) -> list[int]:
    """The companions on the track as codes, from left to right."""
    found: list[int] = []
    for area in range(AREAS):
        if state.track[area] != NOTHING:
            found.append(ON_TRACK.join(state.track[area], area))
    return found


class MoveBlackDie(GlowQuestion):
    """G8.3: Kaar's people may move the black die away first. A code is an area; the own one leaves it there."""

    __slots__ = ("area",)

    rule = "G8.3"

    def __init__(self, seat: int, area: int) -> None:
        super().__init__(seat)
        self.area = area

    def legal(self, state: GlowState, seat: int) -> Sequence[int]:
        return list(range(AREAS))

    def answer(self, state: GlowState, seat: int, code: int) -> None:
        if code == self.area:
            return
        state.area_dice[self.area].remove(state.box.black_die)
        state.put_black_die(code)
        if state.listening:
            die, area = state.box.dice[state.box.black_die].name, state.box.area_names[code]
            state.tell(say("black-die-moved", seat=seat_words(seat), die=die, area=area), self.rule)

    def note(self, state: GlowState, seat: int, code: int) -> Words | None:
        return lying_in(state, code)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-black-die")

    def option(self, box: Box, code: int) -> Words:
        if code == self.area:
            return say("keep-black-die", die=box.dice[box.black_die].name)
        return say("move-black-die", area=box.area_names[code])


class TakeArea(GlowStep):
    """G3.1, G3.2: dice and footprints of the area come along, and the companion joins the row."""

    __slots__ = ("area", "companion", "seat")

    rule = "G3.2"

    def __init__(self, seat: int, companion: int, area: int) -> None:
        self.seat = seat
        self.companion = companion
        self.area = area

    def run(self, state: GlowState) -> None:
        seat = self.seat
        company = state.companies[seat]
        dice = state.area_dice[self.area]
        if state.listening and dice:
            ids = " ".join([state.box.dice[die].id for die in dice])
            state.tell(say("small-dice-taken", seat=seat_words(seat), count=len(dice), dice=ids), "G3.1")
        company.dice.extend(dice)
        state.track[self.area] = NOTHING
        state.area_dice[self.area] = []
        state.gain_footprints(seat, state.area_footprints[self.area], "G3.1", BY_AREA + self.area)
        state.area_footprints[self.area] = 0
        if state.people == 2 and seat == state.start:
            state.push(REMOVE_COMPANION[seat])
        state.join(seat, self.companion, self.rule)


class RemoveCompanion(GlowQuestion):
    """G3.4: with two players, the first one sends a companion to the cemetery. A code is as for taking one."""

    __slots__ = ()

    rule = "G3.4"

    def legal(self, state: GlowState, seat: int) -> Sequence[int]:
        return companions_on_track(state)

    def answer(self, state: GlowState, seat: int, code: int) -> None:
        to_cemetery(state, ON_TRACK.second(code), self.rule, say("why-sent-away", seat=seat_words(seat)))

    def note(self, state: GlowState, seat: int, code: int) -> Words | None:
        return lying_in(state, ON_TRACK.second(code))

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-remove")

    def option(self, box: Box, code: int) -> Words:
        companion, area = ON_TRACK.parts(code)
        return say("remove-companion", companion=box.name_of(companion), area=box.area_names[area])


def to_cemetery(state: GlowState, area: int, rule: str, why: Words) -> None:
    """A companion on the track goes to the cemetery; dice and footprints stay in its area."""
    companion = state.track[area]
    state.track[area] = NOTHING
    state.cemetery |= 1 << companion
    if state.listening:
        name = state.box.name_of(companion)
        state.tell(say("left-behind", companion=name, area=state.box.area_names[area], why=why), rule)


class EndMorning(GlowStep):
    """G3.3: companions that nobody took go to the cemetery."""

    __slots__ = ()

    rule = "G3.3"

    def run(self, state: GlowState) -> None:
        for area in range(AREAS):
            if state.track[area] != NOTHING:
                to_cemetery(state, area, self.rule, NOBODY_TOOK_IT)


NOBODY_TOOK_IT: Final = say("why-left-behind")
END_MORNING: Final = EndMorning()
TAKE_COMPANION: Final = [TakeCompanion(seat) for seat in range(MOST_PLAYERS)]
REMOVE_COMPANION: Final = [RemoveCompanion(seat) for seat in range(MOST_PLAYERS)]
