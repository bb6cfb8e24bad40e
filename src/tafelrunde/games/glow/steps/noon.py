"""G5: noon. All use their cards at the same time, each in an order of their own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tafelrunde.games.glow.box.box import Box
from tafelrunde.games.glow.box.ids import BY_SIDE, FIRST_SPELL, FOOTPRINTS, LOSS, MOST_PLAYERS, NOON, NOTHING, SHARDS
from tafelrunde.games.glow.box.names import SYMBOL_NAMES
from tafelrunde.games.glow.state.company import Company
from tafelrunde.games.glow.state.state import GlowState
from tafelrunde.games.glow.steps.step import GlowQuestion, GlowStep, note_of_card
from tafelrunde.games.glow.words import say
from tafelrunde.kernel.words import Words, seat_words


class NoonBegins(GlowStep):
    """G5.1: first what the special sides of dice bring, then the cards."""

    __slots__ = ()

    rule = "G5.1"

    def run(self, state: GlowState) -> None:
        state.phase = NOON
        box = state.box
        for seat in range(state.people):
            company = state.companies[seat]
            company.fresh = 0
            symbols = company.symbols
            if symbols[FOOTPRINTS]:
                state.gain_footprints(seat, box.footprints_side * symbols[FOOTPRINTS], self.rule, BY_SIDE + FOOTPRINTS)
            if symbols[SHARDS]:
                state.gain_shards(seat, box.shards_side * symbols[SHARDS], self.rule, BY_SIDE + SHARDS)
            if symbols[LOSS]:
                state.lose_shards(seat, box.loss_side, "G8.6", BY_SIDE + LOSS)
            if state.listening and box.black_die in company.dice:
                _tell_curse(state, seat)
        state.part(state.lanes_of(USE_CARDS))


def _tell_curse(state: GlowState, seat: int) -> None:
    """Whether the black die keeps other dice from counting today."""
    company = state.companies[seat]
    cursed = state.cursed_element(company)
    if cursed != NOTHING:
        state.tell(say("cursed", seat=seat_words(seat), symbol=SYMBOL_NAMES[cursed]), "G8.5")
    elif state.kaar_protects and state.has_kaar(company):
        kaar = state.box.name_of(state.kaar_of(company))
        state.tell(say("protected", seat=seat_words(seat), companion=kaar), "G8.4")


class UseCards(GlowQuestion):
    """G5.3: all fulfilled cards must be used; the order is asked for where it can matter. A code is a card."""

    __slots__ = ()

    rule = "G5.3"
    first_come = True  # G1.6: what goes to the cemetery or the reserve is there for the others from then on

    def run(self, state: GlowState) -> None:
        company = state.companies[self.seat]
        lit = state.lit(company)
        if not lit:
            return
        if order_matters(state, company, lit):
            state.ask(self.seat, self)
            return
        # What was used may have brought or uncovered more to use.
        state.push(self)
        for card in lit:  # G5.11
            use(state, self.seat, card)

    def legal(self, state: GlowState, seat: int) -> Sequence[int]:
        return state.lit(state.companies[seat])

    def answer(self, state: GlowState, seat: int, code: int) -> None:
        state.push(self)
        use(state, seat, code)

    def hint(self, state: GlowState, seat: int, code: int) -> Words | None:
        return say("hint-times", times=state.times(state.companies[seat], code))

    def note(self, state: GlowState, seat: int, code: int) -> Words | None:
        return note_of_card(state, state.companies[seat], code)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-card")

    def option(self, box: Box, code: int) -> Words:
        return say("use-card", card=box.name_of(code))


def use(state: GlowState, seat: int, card: int) -> None:
    """Use a card once for each time that it is fulfilled."""
    company = state.companies[seat]
    times = state.times(company, card)
    company.used |= 1 << card
    if state.listening:
        name, spell = state.box.name_of(card), card >= FIRST_SPELL
        called = state.box.spell_of(card) if spell else name
        words = say("card-used", seat=seat_words(seat), card=name, called=called, spell=1 if spell else 0, times=times)
        state.tell(words, "G7.3" if spell else "G5.2")
    for effect in state.box.effects_of[card]:
        effect.apply(state, seat, card, times)
    if card >= FIRST_SPELL:
        state.spell_ends(company, card)  # G7.4


def order_matters(state: GlowState, company: Company, lit: list[int]) -> bool:
    """Whether it can make a difference in which order these cards are used (G5.11).

    It does where a die or a companion leaves that others may depend on, where Cromaug looks into the cemetery, and
    where something is lost that may not be there, or that may have been carried over the end of the score track.
    """
    if len(lit) == 1:
        return False
    gained = lost = footprints_lost = 0
    gains_footprints = False
    for card in lit:
        times = state.times(company, card)
        for effect in state.box.effects_of[card]:
            if effect.unsettles(state, card):
                return True
            shards, footprints = effect.shards(), effect.footprints()
            if shards > 0:
                gained += shards * times
            else:
                lost -= shards * times
            if footprints > 0:
                gains_footprints = True
            else:
                footprints_lost -= footprints * times
    if lost and gained:
        passes_end = not company.lapped and company.score + gained >= state.box.track_spaces
        if lost > company.score or passes_end:
            return True
    return gains_footprints and footprints_lost > company.footprints


NOON_BEGINS: Final = NoonBegins()
USE_CARDS: Final = [UseCards(seat) for seat in range(MOST_PLAYERS)]
