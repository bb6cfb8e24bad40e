"""G1.5: a day and its five phases."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.glow.box.ids import MORNING
from tafelrunde.games.glow.state.state import GlowState
from tafelrunde.games.glow.steps.afternoon import AFTERNOON_BEGINS
from tafelrunde.games.glow.steps.evening import END_GAME, EVENING_COMES
from tafelrunde.games.glow.steps.morning import END_MORNING, TAKE_COMPANION
from tafelrunde.games.glow.steps.noon import NOON_BEGINS
from tafelrunde.games.glow.steps.rolling import ROLL
from tafelrunde.games.glow.steps.step import GlowStep
from tafelrunde.games.glow.words import say
from tafelrunde.kernel.words import seat_words


class BeginDay(GlowStep):
    """G1.5: a day begins, or the game ends after the last one."""

    __slots__ = ()

    rule = "G1.5"

    def run(self, state: GlowState) -> None:
        if state.day == state.box.days:
            state.push(END_GAME)
            return
        state.day += 1
        state.phase = MORNING
        self.tell(state, "day-begins", day=state.day, seat=state.start)
        self._reveal_spells(state)
        state.push(self)
        state.push(EVENING_COMES)
        state.push(AFTERNOON_BEGINS)
        state.push(NOON_BEGINS)
        state.push(ROLL)
        state.push(END_MORNING)
        for distance in range(state.people - 1, -1, -1):
            state.push(TAKE_COMPANION[(state.start + distance) % state.people])

    def _reveal_spells(self, state: GlowState) -> None:
        """G7.2: what lies face down is turned over, and only now decided."""
        for seat in range(state.players):
            company = state.companies[seat]
            for _ in range(company.face_down):
                spell = state.pick(state.spell_bag)
                company.spells.append(spell)
                if state.listening:
                    name, does = state.box.name_of(spell), state.box.spell_of(spell)
                    state.tell(say("spell-revealed", seat=seat_words(seat), spell=name, does=does), "G7.2")
            company.face_down = 0


BEGIN_DAY: Final = BeginDay()
