"""V3 to V5, V8 and V9: the course of a round and the end of the game, top to bottom as the rulebook tells it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tafelrunde.games.vaalbara.box.box import Box
from tafelrunde.games.vaalbara.box.ids import KINDS, MOST_PLAYERS
from tafelrunde.games.vaalbara.state.state import NOTHING, VaalbaraState
from tafelrunde.games.vaalbara.steps.step import VaalbaraQuestion, VaalbaraSealedQuestion, VaalbaraStep
from tafelrunde.games.vaalbara.words import VOICE, say
from tafelrunde.kernel.words import Words, seat_words


class BeginRound(VaalbaraStep):
    """A round: choose, reveal, take turns."""

    __slots__ = ()

    rule = "V3"

    def run(self, state: VaalbaraState) -> None:
        state.round += 1
        self.tell(state, "round-begins", round=state.round)
        state.push(CHOOSE_FOLLOWER)


class ChooseFollower(VaalbaraSealedQuestion):
    """V3: all choose at the same time, and all chosen followers are turned face up. A code is a follower."""

    __slots__ = ()

    rule = "V3.1"

    def legal(self, state: VaalbaraState, seat: int) -> Sequence[int]:
        return state.box.cards_in[state.clans[seat].hand]

    def answered(self, state: VaalbaraState, seat: int) -> None:
        if state.listening:
            self.tell(state, "has-chosen", seat=seat)

    def reveal(self, state: VaalbaraState, answers: Sequence[int | None]) -> None:
        state.revealed = True
        for seat in range(state.players):
            chosen = answers[seat]
            assert chosen is not None
            clan = state.clans[seat]
            card = 1 << chosen
            clan.chosen = chosen
            clan.hand &= ~card
            clan.known &= ~card
            clan.played |= card
            if state.listening:
                follower = state.box.followers[chosen]
                words = say("revealed", seat=seat_words(seat), follower=follower.name, initiative=follower.initiative)
                state.tell(words, "V3.2")
        state.push(NEXT_TURN)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-follower")

    def option(self, box: Box, code: int) -> Words:
        follower = box.followers[code]
        return say("choose-follower", follower=follower.name, initiative=follower.initiative)


class NextTurn(VaalbaraStep):
    """V4: whose turn is next? Asked afresh after each turn, because the omens may have changed (V4.3)."""

    __slots__ = ()

    rule = "V4"

    def run(self, state: VaalbaraState) -> None:
        if len(state.turns) == state.players:
            state.push(END_GAME if state.round == state.box.rounds else END_ROUND)
            return
        rank = state.box.omen_rank[state.stack_of_lands.top_back]
        clan_of = state.clan_of
        initiative_of = state.box.initiative_of
        soonest = NOTHING
        best = 0
        for seat in range(state.players):
            if seat not in state.turns:
                # V4.1, and V4.2 for ties: there are five omens, so eight keeps the two apart.
                order = initiative_of[state.clans[seat].chosen] * 8 + rank[seat if clan_of is None else clan_of[seat]]
                if soonest == NOTHING or order < best:
                    soonest = seat
                    best = order
        if state.listening:
            self._tell_ties(state, soonest)
        state.push(self)
        state.push(TAKE_TURN[soonest])

    def _tell_ties(self, state: VaalbaraState, soonest: int) -> None:
        chosen = state.clans[soonest].chosen
        for seat in range(state.players):
            if seat != soonest and seat not in state.turns and state.clans[seat].chosen == chosen:
                words = say("goes-first-by-omen", seat=seat_words(soonest), other=seat_words(seat))
                state.tell(words, "V4.2")


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
            self.tell(state, "turn-begins", seat=seat, follower=state.box.followers[chosen].name)
        state.push(TAKE_LAND[seat])
        state.box.effect_of[chosen].apply(state, seat)  # V5.2


class TakeLand(VaalbaraQuestion):
    """V5.4: a land of the first row comes into the realm. A code is a land."""

    __slots__ = ()

    rule = "V5.4"

    def legal(self, state: VaalbaraState, seat: int) -> Sequence[int]:
        return state.first_row.copy()

    def answer(self, state: VaalbaraState, seat: int, code: int) -> None:
        state.first_row.remove(code)
        if state.listening:
            self.tell(state, "land-taken", seat=seat, land=state.box.land_name(code))
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
            bonus = 0
            if kinds == len(KINDS) - 1:
                bonus = state.box.five_kinds_bonus
            elif kinds == len(KINDS):
                bonus = state.box.six_kinds_bonus
            state.clans[seat].points += bonus
            if state.listening:
                self._tell_score(state, seat, kinds, bonus)
        state.over = True
        state.reveals += 1
        if state.listening:
            self._tell_winner(state)

    def _tell_score(self, state: VaalbaraState, seat: int, kinds: int, bonus: int) -> None:
        """V9.2: the bonus, and all points: those of the rounds and these."""
        if bonus:
            state.tell_gain(seat, bonus, "V9.2", say("why-bonus", kinds=kinds))
        points = state.clans[seat].points
        words = say("final-score", seat=seat_words(seat), points=points, rounds=points - bonus, bonus=bonus)
        state.tell(words, "V9.2")

    def _tell_winner(self, state: VaalbaraState) -> None:
        winner = state.winners[0]
        points = state.clans[winner].points
        tied = [seat_words(seat) for seat, score in enumerate(state.scores) if score == points and seat != winner]
        if tied:
            others = VOICE.chain("one-after-another", tied)
            state.tell(say("game-won-by-omen", seat=seat_words(winner), points=points, others=others), "V9.4")
        else:
            state.tell(say("game-won", seat=seat_words(winner), points=points), "V9.3")


BEGIN_ROUND: Final = BeginRound()
CHOOSE_FOLLOWER: Final = ChooseFollower()
NEXT_TURN: Final = NextTurn()
END_ROUND: Final = EndRound()
END_GAME: Final = EndGame()

# One of these for each seat: steps are values, so the same ones serve every game.
TAKE_TURN: Final = [TakeTurn(seat) for seat in range(MOST_PLAYERS)]
TAKE_LAND: Final = [TakeLand(seat) for seat in range(MOST_PLAYERS)]
