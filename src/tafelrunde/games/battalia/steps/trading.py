"""Trading posts, stardust and chests (S9 to S11)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tafelrunde.games.battalia.box.ids import (
    ARTEFACT_DECK,
    ARTEFACTS,
    CHEST,
    CLASS_HORSE,
    CLASS_OF,
    CROSSROADS,
    FACTION_OF,
    FIRST_ARTEFACT,
    NOTHING,
    SUPPLY,
)
from tafelrunde.games.battalia.state.roads import is_road
from tafelrunde.games.battalia.steps.hiring import ChooseArtefact
from tafelrunde.games.battalia.steps.rows import lay_for
from tafelrunde.games.battalia.steps.step import (
    CardQuestion,
    SquareDeed,
    SquareQuestion,
)
from tafelrunde.games.battalia.words import price_of, say
from tafelrunde.kernel.words import Words

if TYPE_CHECKING:
    from tafelrunde.games.battalia.box.box import Box
    from tafelrunde.games.battalia.box.costs import Cost
    from tafelrunde.games.battalia.state.state import BattaliaState

POSTS: Final = 2

FOR_CHEST: Final = 0
FOR_ARTEFACT: Final = 1
FOR_STARDUST: Final = 2
SUPPLY_FOR_STARDUST: Final = 2


# ---------------------------------------------------------------------- building a post


def places_for_post(state: BattaliaState, seat: int) -> list[int]:
    """S9.1: road cards that a road joins to an own city, those of the valleys too (S23.3)."""
    return [
        square for square in state.linked[seat] if is_road(state.kinds[square]) or state.kinds[square] == CROSSROADS
    ]


class ChoosePostPlace(SquareQuestion):
    """S9.1: where the post is built. A code is a square."""

    __slots__ = ()

    rule = "S9.1"

    def legal(self, state: BattaliaState, seat: int) -> Sequence[int]:
        return places_for_post(state, seat)

    def answer(self, state: BattaliaState, seat: int, code: int) -> None:
        lay_for(state, seat, BuildPost(seat, code))

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-post")


class BuildPost(SquareDeed):
    """S9.1: a trading post on a road card."""

    __slots__ = ()

    rule = "S9.1"
    deed = "post"

    def cost(self, state: BattaliaState) -> Cost:
        return state.box.costs.post

    def act(self, state: BattaliaState, price: Words) -> None:
        state.people[self.seat].posts = [*state.people[self.seat].posts, self.square]
        square = state.box.square_names[self.square]
        self.tell(state, "post-built", seat=self.seat, square=square, price=price)

    def words(self, box: Box) -> Words:
        return say("deed-post", square=box.square_names[self.square])


# ---------------------------------------------------------------------- trading


def tradable(state: BattaliaState, seat: int, kind: int) -> bool:
    """S9.6: a card of the hand that was not received by trade in this turn."""
    person = state.people[seat]
    return person.hand.count(kind) > person.traded.count(kind)


def trades(state: BattaliaState, seat: int) -> list[int]:
    """S9.3, S9.4: what a seat can trade for now."""
    person = state.people[seat]
    if person.heroes[0] not in person.posts and person.heroes[1] not in person.posts:
        return []
    found: list[int] = []
    if state.chests and any(tradable(state, seat, kind) for kind in artefacts_of(state, seat)):
        found.append(FOR_CHEST)
    if tradable(state, seat, CHEST):
        for type in range(ARTEFACTS):
            if state.decks[ARTEFACT_DECK + type].top != NOTHING:
                found.append(FOR_ARTEFACT)
                break
    if len(person.posts) == POSTS and state.stardust and person.hand.count(SUPPLY) >= SUPPLY_FOR_STARDUST:
        found.append(FOR_STARDUST)
    return found


def artefacts_of(state: BattaliaState, seat: int) -> list[int]:
    """The artefacts in a hand; special ones are none for this purpose (S9.7)."""
    return [kind for kind in sorted(set(state.people[seat].hand)) if FIRST_ARTEFACT <= kind < SUPPLY]


def trade(state: BattaliaState, seat: int, what: int) -> None:
    """Pay with what can only be paid in one way, or ask."""
    person = state.people[seat]
    person.acted = True
    if what == FOR_CHEST:
        state.push(PayWithArtefact(seat))
    elif what == FOR_ARTEFACT:
        person.trade_away(CHEST)
        state.chests += 1
        state.push(ChooseArtefact(seat, "S9.4"))
    else:
        for _ in range(SUPPLY_FOR_STARDUST):
            person.leave_hand(SUPPLY)
            state.supply += 1
        state.gain_stardust(seat, 1, True, "S9.4", price_of([state.box.card_names[SUPPLY]] * SUPPLY_FOR_STARDUST))


class PayWithArtefact(CardQuestion):
    """S9.4: which artefact is given for a chest. It goes under its deck. A code is a kind."""

    __slots__ = ()

    rule = "S9.4"

    def playable(self, state: BattaliaState, seat: int) -> list[int]:
        return [kind for kind in artefacts_of(state, seat) if tradable(state, seat, kind)]

    def play(self, state: BattaliaState, seat: int, code: int) -> None:
        person = state.people[seat]
        person.trade_away(code)
        state.own_deck(ARTEFACT_DECK + CLASS_OF[code] - CLASS_HORSE).put_under(FACTION_OF[code])
        state.chests -= 1
        state.gain(seat, CHEST, True, self.rule, price_of([state.box.card_names[code]]))
        person.mark_traded(CHEST)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-trade-artefact")
