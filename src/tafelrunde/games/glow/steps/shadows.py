"""G11: the journey through the Realm of Shadows, space by space."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tafelrunde.games.glow.box.boards import NO_ELEMENT, VILLAGE
from tafelrunde.games.glow.box.box import Box
from tafelrunde.games.glow.box.ids import BY_SPACE, FOR_SPACE, MOST_PLAYERS, ON_THE_WAY
from tafelrunde.games.glow.state.state import GlowState
from tafelrunde.games.glow.steps.passing import pass_symbols
from tafelrunde.games.glow.steps.step import GlowQuestion
from tafelrunde.games.glow.words import say
from tafelrunde.kernel.packing import Pair
from tafelrunde.kernel.words import Words, seat_words

STOP: Final = -1
# Every other code is a space and a way to enter it: with what it asks for, or with a footprint instead.
ENTER: Final = Pair(2)
AS_ASKED: Final = 0
AS_JOKER: Final = 1


class Travel(GlowQuestion):
    """G11.1: on to a neighbouring space, or stop here."""

    __slots__ = ()

    rule = "G11.1"

    def legal(self, state: GlowState, seat: int) -> Sequence[int]:
        company = state.companies[seat]
        realm = state.box.shadows
        codes = [STOP]
        footprints = company.footprints
        for space in realm.neighbours[company.place]:
            if company.visited >> space & 1:
                continue  # G11.6
            if realm.pay[space]:
                if footprints >= realm.pay[space]:
                    codes.append(ENTER.join(space, AS_ASKED))  # G11.5
                continue
            needed = realm.needs[space]
            forbidden = realm.forbids[space]
            if needed != NO_ELEMENT:
                if company.symbols[needed] > company.spent[needed]:
                    codes.append(ENTER.join(space, AS_ASKED))
                if footprints:
                    codes.append(ENTER.join(space, AS_JOKER))
            elif forbidden == NO_ELEMENT or not company.symbols[forbidden]:
                codes.append(ENTER.join(space, AS_ASKED))
            elif footprints:
                codes.append(ENTER.join(space, AS_JOKER))
        return codes

    def answer(self, state: GlowState, seat: int, code: int) -> None:
        if code == STOP:
            self._stop(state, seat)
            return
        company = state.companies[seat]
        realm = state.box.shadows
        space, how = ENTER.parts(code)
        path = realm.paths_from[company.place][realm.neighbours[company.place].index(space)]
        self._pay(state, seat, space, how == AS_JOKER)
        if state.listening:
            origin, name = realm.spaces[company.place].name, realm.spaces[space].name
            dice = 1 if how == AS_ASKED and realm.needs[space] != NO_ELEMENT else 0
            state.tell(say("travelled", seat=seat_words(seat), origin=origin, space=name, dice=dice), self.rule)
        company.place = space
        company.visited |= 1 << space
        state.push(self)
        pass_symbols(state, seat, realm.paths[path].symbols, ON_THE_WAY + space)
        pass_symbols(state, seat, realm.spaces[space].symbols, BY_SPACE + space)

    def _pay(self, state: GlowState, seat: int, space: int, joker: bool) -> None:
        """G11.9: a space is paid for before anything on the way to it counts."""
        realm = state.box.shadows
        company = state.companies[seat]
        if joker:
            state.lose_footprints(seat, 1, "G11.4", FOR_SPACE + space)
        elif realm.pay[space]:
            state.lose_footprints(seat, realm.pay[space], "G10.4", FOR_SPACE + space)
        elif realm.needs[space] != NO_ELEMENT:
            company.spent[realm.needs[space]] += 1

    def _stop(self, state: GlowState, seat: int) -> None:
        company = state.companies[seat]
        if state.box.shadows.kind[company.place] == VILLAGE and company.camp != company.place:
            company.camp = company.place  # G11.7
            if state.listening:
                name = state.box.shadows.spaces[company.place].name
                state.tell(say("camp-moved", seat=seat_words(seat), space=name), "G11.7")

    def hint(self, state: GlowState, seat: int, code: int) -> Words | None:
        company = state.companies[seat]
        realm = state.box.shadows
        if code != STOP:
            points = realm.points[ENTER.first(code)]
            return say("hint-village", points=points) if points else None
        if realm.kind[company.place] != VILLAGE or company.camp == company.place:
            return None
        return say("hint-camp", points=f"{realm.points[company.place] - realm.points[company.camp]:+d}")

    def ends(self, code: int) -> bool:
        return code == STOP

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-travel")

    def option(self, box: Box, code: int) -> Words:
        if code == STOP:
            return say("stop-here")
        number, how = ENTER.parts(code)
        space = box.shadows.spaces[number]
        if how == AS_JOKER:
            return say("travel-footprint", space=space.name)
        if space.pay:
            return say("travel-village", space=space.name, footprints=space.pay)
        if space.needs != NO_ELEMENT:
            return say("travel-die", space=space.name)
        return say("travel-free", space=space.name)


TRAVEL: Final = [Travel(seat) for seat in range(MOST_PLAYERS)]
