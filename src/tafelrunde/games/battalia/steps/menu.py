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
    action.after = MENU[place + 1] if place + 1 < len(MENU) else None
FIRST: Final = MENU[0]


def menu(state: BattaliaState, seat: int) -> list[int]:
    """Everything that a seat can begin now, as codes."""
    counts = state.people[seat].counts()
    codes: list[int] = []
    # From one to the next, because this is asked after every choice: what comes out of a list has its type checked.
    action: Action | None = FIRST
    while action is not None:
        numbers = action.numbers(state, seat, counts)
        if numbers:
            first = action.code(0)
            for number in numbers:
                codes.append(first + number)
        action = action.after
    return codes


def begin(state: BattaliaState, seat: int, code: int) -> None:
    """Carry out the answer of a seat."""
    place, number = ACTION.parts(code)
    MENU[place].begin(state, seat, number)


def ends_turn(code: int) -> bool:
    """Whether an answer is the one that ends the turn."""
    return isinstance(MENU[ACTION.parts(code)[0]], End)


def menu_words(box: Box, seat: int, code: int) -> Words:
    """What the answer reads like."""
    place, number = ACTION.parts(code)
    return MENU[place].words(box, seat, number)
