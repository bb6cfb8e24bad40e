"""The menu of a turn: every action in the order in which it is offered."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.games.battalia.steps.actions import (
    ACTION,
    AcquireArtefact,
    Action,
    BuildRoad,
    CallHero,
    ChangeCard,
    End,
    Exchange,
    FetchCards,
    Fight,
    Found,
    HideCards,
    Hire,
    Move,
    Raise,
    ShowCohort,
    StationCards,
    Unhide,
    UseFate,
    UseSpecial,
)
from tafelrunde.games.battalia.steps.storm_actions import (
    AskGift,
    DiscoverValley,
    Drink,
    MeetCouncil,
    OpenPost,
    SeeBilkarr,
    SeeMetamorpha,
    TakeAmplifier,
    Trade,
)
from tafelrunde.kernel.words import Words

if TYPE_CHECKING:
    from tafelrunde.games.battalia.box.box import Box
    from tafelrunde.games.battalia.state.state import BattaliaState

# Those that bots and tests ask for by name.
BUILD_ROAD: Final = BuildRoad()
FOUND: Final = Found()
RAISE: Final = Raise()
HIRE: Final = Hire()
ACQUIRE: Final = AcquireArtefact()
TRANSFORM: Final = ChangeCard()

MENU: Final[list[Action]] = [
    End(),
    Unhide(),
    Exchange(),
    ShowCohort(),
    Move(),
    BUILD_ROAD,
    FOUND,
    RAISE,
    HIRE,
    ACQUIRE,
    CallHero(),
    Fight(),
    HideCards(),
    StationCards(),
    FetchCards(),
    TRANSFORM,
    UseSpecial(),
    UseFate(),
    OpenPost(),
    Trade(),
    SeeBilkarr(),
    Drink(),
    SeeMetamorpha(),
    DiscoverValley(),
    AskGift(),
    TakeAmplifier(),
    MeetCouncil(),
]
for place, action in enumerate(MENU):
    action.place = place


def menu(state: BattaliaState, seat: int) -> list[int]:
    """Everything that a seat can begin now, as codes."""
    counts = state.people[seat].counts()
    codes: list[int] = []
    for action in MENU:
        for number in action.numbers(state, seat, counts):
            codes.append(action.code(number))
    return codes


def begin(state: BattaliaState, seat: int, code: int) -> None:
    """Carry out the answer of a seat."""
    place, number = ACTION.parts(code)
    MENU[place].begin(state, seat, number)


def menu_words(box: Box, seat: int, code: int) -> Words:
    """What the answer reads like."""
    place, number = ACTION.parts(code)
    return MENU[place].words(box, seat, number)
