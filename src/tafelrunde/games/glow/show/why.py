"""Why a companion, a die or a space cannot be chosen now."""

from __future__ import annotations

from tafelrunde.games.glow.box.boards import NO_ELEMENT
from tafelrunde.games.glow.box.ids import NOON
from tafelrunde.games.glow.box.names import SYMBOL_NAMES
from tafelrunde.games.glow.state.state import GlowState
from tafelrunde.games.glow.steps.morning import TakeCompanion
from tafelrunde.games.glow.steps.noon import UseCards
from tafelrunde.games.glow.steps.rolling import Reroll, RerollWith
from tafelrunde.games.glow.steps.shadows import Travel
from tafelrunde.games.glow.words import say
from tafelrunde.kernel.step import AnyStep
from tafelrunde.kernel.why import Reason
from tafelrunde.kernel.words import seat_words


def why_not(state: GlowState, step: AnyStep, seat: int, ref: str) -> Reason | None:
    """The reason for a card ("companion:A13"), a die ("die:small_red_1") or a space ("space:17")."""
    kind, _, id = ref.partition(":")
    if kind == "die":
        for number, die in enumerate(state.box.dice):
            if die.id == id:
                return _die(state, step, seat, number)
    elif kind in ("companion", "adventurer"):
        for number, card in enumerate(state.box.cards):
            if card.name.ref == ref:
                return _card(state, step, seat, number)
    elif isinstance(step, Travel):
        for number, space in enumerate(state.box.shadows.spaces):
            if space.name.ref == ref:
                return _space(state, seat, number)
    return None


def _die(state: GlowState, step: AnyStep, seat: int, die: int) -> Reason | None:
    for owner in range(state.people):
        if owner != seat and die in state.companies[owner].dice:
            return Reason(say("why-not-die-of", seat=seat_words(owner)), "G4.2")
    if isinstance(step, RerollWith) and die == step.die:
        return Reason(say("why-not-same-die"), "G4.2")
    if isinstance(step, (Reroll, RerollWith)):
        return None
    if die not in state.companies[seat].dice:
        return Reason(say("why-not-die-on-track"), "G3.1")
    if state.phase >= NOON:
        return Reason(say("why-not-die-any-more"), "G4.8")
    return Reason(say("why-not-die-yet"), "G4.1")


def _card(state: GlowState, step: AnyStep, seat: int, card: int) -> Reason | None:
    for owner in range(state.people):
        company = state.companies[owner]
        if card != company.adventurer and card not in company.companions:
            continue
        if owner != seat:
            return Reason(say("why-not-card-of", seat=seat_words(owner)), "G5.2")
        if not isinstance(step, UseCards):
            return Reason(say("why-not-card-now"), "G5.2")
        if company.used >> card & 1:
            return Reason(say("why-not-card-again"), "G5.3")
        if not state.times(company, card):
            return Reason(say("why-not-condition", condition=state.box.condition_of[card].words(True)), "G5.4")
        return None
    if state.cemetery >> card & 1:
        return Reason(say("why-not-cemetery"), "G3.3")
    if card in state.track and not isinstance(step, TakeCompanion):
        return Reason(say("why-not-track-now"), "G3.1")
    return None


def _space(state: GlowState, seat: int, space: int) -> Reason | None:
    company = state.companies[seat]
    realm = state.box.shadows
    if company.visited >> space & 1:
        return Reason(say("why-not-visited"), "G11.6")
    if space not in realm.neighbours[company.place]:
        return Reason(say("why-not-neighbour"), "G11.1")
    if realm.pay[space] > company.footprints:
        return Reason(say("why-not-village", price=realm.pay[space], footprints=company.footprints), "G11.5")
    if realm.needs[space] != NO_ELEMENT:
        return Reason(say("why-not-element", symbol=SYMBOL_NAMES[realm.needs[space]]), "G11.2")
    if realm.forbids[space] != NO_ELEMENT:
        return Reason(say("why-not-forbidden", symbol=SYMBOL_NAMES[realm.forbids[space]]), "G11.3")
    return None
