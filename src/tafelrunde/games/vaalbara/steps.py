"""The course of a game, top to bottom as the rulebook tells it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tafelrunde.games.vaalbara.box import ALL_FOLLOWERS, Box
from tafelrunde.games.vaalbara.effects import VaalbaraStep
from tafelrunde.games.vaalbara.options import VaalbaraOptions
from tafelrunde.games.vaalbara.stack import UNKNOWN, LandStack
from tafelrunde.games.vaalbara.state import NOTHING, Clan, VaalbaraState
from tafelrunde.games.vaalbara.words import say
from tafelrunde.kernel.setup import Setup
from tafelrunde.kernel.words import Words, seat_words


def start(setup: Setup, luck: int) -> VaalbaraState:
    """An empty table, with everything about to be laid out."""
    box, options = setup.box, setup.options
    assert isinstance(box, Box)
    assert isinstance(options, VaalbaraOptions)
    state = VaalbaraState(
        setup,
        luck,
        box,
        [Clan(0, ALL_FOLLOWERS, 0, 0, NOTHING, box.opening_points, [], [0] * 6) for _ in range(setup.players)],  # V2.4
        LandStack([], [], [UNKNOWN] * len(box.lands), UNKNOWN, UNKNOWN, UNKNOWN),
        options.bard_may_choose_self,
        options.five_person_lands,
    )
    state.push(PREPARE)
    return state


class Prepare(VaalbaraStep):
    """V2: stack, hands and rows."""

    __slots__ = ()

    rule = "V2"

    def run(self, state: VaalbaraState) -> None:
        in_play = state.box.lands_for(state.players, state.five_person_lands)
        stack = state.stack_of_lands
        stack.fronts = in_play
        stack.backs = in_play.copy()
        stack.show_back(state)
        for seat in range(state.players):
            state.draw_followers(seat, state.box.hand, "V2.5")
        for _ in range(state.players):  # V2.6
            state.first_row.append(stack.draw(state))
        for _ in range(state.players):
            state.second_row.append(stack.draw(state))
        state.push(BEGIN_ROUND)


class BeginRound(VaalbaraStep):
    """A round: choose, reveal, take turns."""

    __slots__ = ()

    rule = "V3"

    def run(self, state: VaalbaraState) -> None:
        state.round += 1
        if state.listening:
            state.tell(say("round-begins", round=state.round), self.rule)
        state.push(REVEAL)
        state.push(CHOOSE)


class ChooseFollower(VaalbaraStep):
    """V3.1: all choose at the same time. A code is a follower."""

    __slots__ = ()

    rule = "V3.1"

    def run(self, state: VaalbaraState) -> None:
        for seat in range(state.players):
            state.ask_in_secret(seat, self)

    def legal(self, state: VaalbaraState, seat: int) -> Sequence[int]:
        return state.box.cards_in[state.clans[seat].hand]

    def answer(self, state: VaalbaraState, seat: int, code: int) -> None:
        state.clans[seat].chosen = code
        if state.listening:
            state.tell(say("has-chosen", seat=seat_words(seat)), self.rule)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-follower")

    def option(self, box: Box, code: int) -> Words:
        follower = box.followers[code]
        return say("choose-follower", follower=follower.name, initiative=follower.initiative)


class Reveal(VaalbaraStep):
    """V3.2: all chosen followers are turned face up."""

    __slots__ = ()

    rule = "V3.2"

    def run(self, state: VaalbaraState) -> None:
        state.revealed = True
        state.reveals += 1
        for seat in range(state.players):
            clan = state.clans[seat]
            card = 1 << clan.chosen
            clan.hand &= ~card
            clan.known &= ~card
            clan.played |= card
            if state.listening:
                follower = state.box.followers[clan.chosen]
                state.tell(
                    say("revealed", seat=seat_words(seat), follower=follower.name, initiative=follower.initiative),
                    self.rule,
                )
        state.push(NEXT_TURN)


class NextTurn(VaalbaraStep):
    """V4: whose turn is next? Asked afresh after each turn, because the omens may have changed (V4.3)."""

    __slots__ = ()

    rule = "V4"

    def run(self, state: VaalbaraState) -> None:
        if len(state.turns) == state.players:
            state.push(END_GAME if state.round == state.box.rounds else END_ROUND)
            return
        rank = state.box.omen_rank[state.stack_of_lands.top_back]
        initiative_of = state.box.initiative_of
        soonest = NOTHING
        best = 0
        for seat in range(state.players):
            if seat not in state.turns:
                # V4.1, and V4.2 for ties: there are five omens, so eight keeps the two apart.
                order = initiative_of[state.clans[seat].chosen] * 8 + rank[seat]
                if soonest == NOTHING or order < best:
                    soonest = seat
                    best = order
        state.push(self)
        state.push(TAKE_TURN[soonest])


class TakeTurn(VaalbaraStep):
    """V5.1: first what the follower does, then the land action."""

    __slots__ = ("seat",)

    rule = "V5.1"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: VaalbaraState) -> None:
        seat = self.seat
        state.turns.append(seat)
        chosen = state.clans[seat].chosen
        if state.listening:
            state.tell(say("turn-begins", seat=seat_words(seat), follower=state.box.followers[chosen].name), self.rule)
        state.push(TAKE_LAND[seat])
        state.box.effect_of[chosen].apply(state, seat)  # V5.2


class TakeLand(VaalbaraStep):
    """V5.4: a land of the first row comes into the realm. A code is a land."""

    __slots__ = ("seat",)

    rule = "V5.4"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: VaalbaraState) -> None:
        state.ask(self.seat, self)

    def legal(self, state: VaalbaraState, seat: int) -> Sequence[int]:
        return state.first_row.copy()

    def answer(self, state: VaalbaraState, seat: int, code: int) -> None:
        state.first_row.remove(code)
        if state.listening:
            state.tell(say("land-taken", seat=seat_words(seat), land=state.box.land_name(code)), self.rule)
        follower = state.box.effect_of[state.clans[seat].chosen]
        state.settle(seat, code, follower.reward_factor())

    def hint(self, state: VaalbaraState, seat: int, code: int) -> Words | None:
        follower = state.box.effect_of[state.clans[seat].chosen]
        tried = state.copy()
        tried.settle(seat, code, follower.reward_factor())
        return say("hint-points", points=tried.clans[seat].points - state.clans[seat].points)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-land")

    def option(self, box: Box, code: int) -> Words:
        return say("choose-land", land=box.land_name(code))


class EndRound(VaalbaraStep):
    """V8: the rows move up, and the hands are filled."""

    __slots__ = ()

    rule = "V8"

    def run(self, state: VaalbaraState) -> None:
        state.first_row = state.second_row  # V8.1
        stack = state.stack_of_lands
        state.second_row = [stack.draw(state) for _ in range(state.players)]  # V8.2
        if state.listening:
            for land in state.second_row:
                state.tell(say("land-laid-out", land=state.box.land_name(land)), "V8.2")
        for seat in range(state.players):
            state.draw_followers(seat, state.box.hand, "V8.3")
            state.clans[seat].chosen = NOTHING
        state.revealed = False
        state.turns = []
        state.push(BEGIN_ROUND)


class EndGame(VaalbaraStep):
    """V9: the bonus, and who has won."""

    __slots__ = ()

    rule = "V9"

    def run(self, state: VaalbaraState) -> None:
        for seat in range(state.players):
            kinds = state.clans[seat].different_kinds()  # V9.2
            if kinds == 5:
                state.gain(seat, state.box.five_kinds_bonus, "V9.2")
            elif kinds == 6:
                state.gain(seat, state.box.six_kinds_bonus, "V9.2")
        state.over = True
        state.reveals += 1
        if state.listening:
            winner = state.winners[0]
            state.tell(say("game-won", seat=seat_words(winner), points=state.clans[winner].points), "V9.3")


PREPARE: Final = Prepare()
BEGIN_ROUND: Final = BeginRound()
CHOOSE: Final = ChooseFollower()
REVEAL: Final = Reveal()
NEXT_TURN: Final = NextTurn()
END_ROUND: Final = EndRound()
END_GAME: Final = EndGame()

# One of these for each seat: steps are values, so the same ones serve every game.
TAKE_TURN: Final = [TakeTurn(seat) for seat in range(5)]
TAKE_LAND: Final = [TakeLand(seat) for seat in range(5)]
