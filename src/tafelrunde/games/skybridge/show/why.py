"""Why a section, a card or a slot cannot be chosen now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.games.skybridge.box.ids import CRAFT, DRAKE, GOODS, JOKER, STACKS
from tafelrunde.games.skybridge.box.names import SLOT_NAMES, amount_of
from tafelrunde.games.skybridge.state.state import PRINTED
from tafelrunde.games.skybridge.steps import building
from tafelrunde.games.skybridge.steps.acting import Act, AfterBuilding
from tafelrunde.games.skybridge.steps.piles import feuds
from tafelrunde.games.skybridge.steps.playing import PlayCard, PlayInto
from tafelrunde.games.skybridge.steps.taking import TakeCard
from tafelrunde.games.skybridge.words import listed, say
from tafelrunde.kernel.why import Reason

if TYPE_CHECKING:
    from tafelrunde.games.skybridge.state.state import SkybridgeState
    from tafelrunde.kernel.step import AnyStep


def why_not(state: SkybridgeState, step: AnyStep, seat: int, ref: str) -> Reason | None:
    """The reason for a section ("section:3"), a card ("card:EMP01") or a slot ("slot:2")."""
    for number, section in enumerate(state.box.sections):
        if section.name.ref == ref:
            return _section(state, step, seat, number)
    for slot in range(state.tableaus[seat].slots):
        if SLOT_NAMES[slot].ref == ref and isinstance(step, PlayInto):
            return _slot(state, seat, slot, state.tableaus[seat].hand[step.place])
    for card, name in enumerate(state.box.names):
        if name.ref == ref:
            return _card(state, step, seat, card)
    return None


def _section(state: SkybridgeState, step: AnyStep, seat: int, section: int) -> Reason | None:
    if section < state.section:
        return Reason(say("why-not-finished"), "K11.1")
    if section > state.section:
        return Reason(say("why-not-section-yet", section=state.box.sections[state.section].name), "K11.1")
    if isinstance(step, AfterBuilding):
        return Reason(say("why-not-building-any-more"), "K11.6")
    if not isinstance(step, Act):
        return Reason(say("why-not-building-yet"), "K11.1")
    tableau = state.tableaus[seat]
    if tableau.population == 0:
        return Reason(say("why-not-figure"), "K11.4")
    if state.box.sections[section].requires == DRAKE and not building.has_required(state, seat):
        return Reason(say("why-not-drake"), "K11.3")
    cost = building.price(state, seat)
    lacks = [cost[good] - tableau.goods[good] for good in range(GOODS)]
    missing = [amount_of(good, lacks[good]) for good in range(GOODS) if lacks[good] > 0]
    if not missing:
        return None
    if state.box.sections[section].requires == CRAFT and not building.has_required(state, seat):
        return Reason(say("why-not-goods-or-craft", missing=listed(missing)), "K11.3")
    return Reason(say("why-not-goods", missing=listed(missing)), "K11.2")


def _slot(state: SkybridgeState, seat: int, slot: int, card: int) -> Reason | None:
    """K7: what keeps a card from being laid at a slot."""
    tableau = state.tableaus[seat]
    if tableau.closed >> slot & 1:
        return Reason(say("why-not-closed"), "K7.4")
    pile = tableau.piles[slot]
    if pile and feuds(state, seat, pile[-1], card):
        return Reason(say("why-not-feud"), "K7.4")
    rune = state.box.rune_of[card]
    if rune not in (JOKER, slot):
        return Reason(say("why-not-rune", slot=SLOT_NAMES[rune]), "K7.1")
    return None


def _card(state: SkybridgeState, step: AnyStep, seat: int, card: int) -> Reason | None:
    tableau = state.tableaus[seat]
    if card in tableau.hand:
        if isinstance(step, PlayCard):
            rune = state.box.rune_of[card]
            return None if rune == JOKER or rune >= tableau.slots else _slot(state, seat, rune, card)
        if isinstance(step, TakeCard):
            return Reason(say("why-not-play-yet"), "K6.1")
        return Reason(say("why-not-play-now"), "K7.1")
    for stack in range(STACKS):
        if state.shown[stack] == card:
            crowned = isinstance(step, TakeCard) and state.crown == stack
            return Reason(say("why-not-crowned"), "K17.2") if crowned else Reason(say("why-not-take-now"), "K6.1")
    for slot in range(tableau.slots):
        if card in tableau.piles[slot]:
            return _in_display(state, step, seat, slot, card)
    return None


def _in_display(state: SkybridgeState, step: AnyStep, seat: int, slot: int, card: int) -> Reason | None:
    if state.tableaus[seat].top(slot) != card:
        return Reason(say("why-not-covered"), "K8.1")
    actives = state.box.actives_of[card]
    if not actives:
        return Reason(say("why-not-without-effect"), "K8.1")
    if isinstance(step, AfterBuilding):
        return Reason(say("why-not-building-any-more"), "K11.6")
    if not isinstance(step, Act):
        return Reason(say("why-not-effect-yet"), "K8.1")
    if all(PRINTED.join(slot, card, number) in state.used for number in range(len(actives))):
        return Reason(say("why-not-effect-again"), "K8.1")
    return Reason(say("why-not-effect"), "K8.1")
