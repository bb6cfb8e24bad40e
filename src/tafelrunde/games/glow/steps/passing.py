"""G10.2 to G10.5: what the symbols on spaces, paths and islands bring and demand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tafelrunde.games.glow.box.boards import Symbols
from tafelrunde.games.glow.box.box import Box
from tafelrunde.games.glow.box.ids import FIRST_SPELL, MOST_PLAYERS
from tafelrunde.games.glow.state.state import GlowState
from tafelrunde.games.glow.steps.step import GlowQuestion, note_of_card
from tafelrunde.games.glow.words import say
from tafelrunde.kernel.words import Words, seat_words

# The answer for a spell that lies face down; every other code is a card.
FACE_DOWN: Final = 60


def pass_symbols(state: GlowState, seat: int, symbols: Symbols, where: int) -> None:
    """A seat passes symbols: tokens are taken, shards lost, and somebody or something must be given up.

    `where` is the place as a cause (see box/ids.py).
    """
    if not symbols.any:
        return
    if symbols.rerolls:
        state.gain_rerolls(seat, symbols.rerolls, "G10.2", where)
    if symbols.fireflies:
        state.gain_fireflies(seat, symbols.fireflies, "G10.2", where)
    if symbols.footprints:
        state.gain_footprints(seat, symbols.footprints, "G10.2", where)
    if symbols.lose_shards:
        state.lose_shards(seat, symbols.lose_shards, "G10.3", where)
    if symbols.sacrifice:
        if can_give_up(state, seat):
            state.push(GIVE_UP[seat])
        elif state.listening:
            state.tell(say("nothing-to-give-up", seat=seat_words(seat)), "G10.6")


def can_give_up(state: GlowState, seat: int) -> bool:
    """G10.6: whoever has neither companion nor spell passes without giving anything up."""
    company = state.companies[seat]
    return len(company.companions) + len(company.spells) + company.face_down > 0


class GiveUp(GlowQuestion):
    """G10.5: a companion goes to the cemetery, or a spell is broken. A code is a card, or FACE_DOWN."""

    __slots__ = ()

    rule = "G10.5"

    def legal(self, state: GlowState, seat: int) -> Sequence[int]:
        company = state.companies[seat]
        codes = company.companions + company.spells
        if company.face_down:
            codes.append(FACE_DOWN)
        return codes

    def answer(self, state: GlowState, seat: int, code: int) -> None:
        company = state.companies[seat]
        if code == FACE_DOWN:
            company.face_down -= 1
            state.spells_broken += 1
            self.tell(state, "face-down-broken", seat=seat)
        elif code >= FIRST_SPELL:
            state.spell_ends(company, code)
            box = state.box
            self.tell(state, "spell-broken", seat=seat, spell=box.name_of(code), does=box.spell_of(code))
        else:
            state.bury(seat, code, self.rule)

    def note(self, state: GlowState, seat: int, code: int) -> Words | None:
        return None if code == FACE_DOWN else note_of_card(state, state.companies[seat], code)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-give-up")

    def option(self, box: Box, code: int) -> Words:
        if code == FACE_DOWN:
            return say("break-face-down").about("spell:face-down")
        if code >= FIRST_SPELL:
            return say("break-spell", spell=box.name_of(code), does=box.spell_of(code))
        return say("give-up-companion", companion=box.name_of(code))


GIVE_UP: Final = [GiveUp(seat) for seat in range(MOST_PLAYERS)]
