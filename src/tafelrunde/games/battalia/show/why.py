"""Why a deck, a hero, a square or a card cannot be chosen now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.games.battalia.box.ids import (
    ARTEFACT_DECK,
    ARTEFACTS,
    BUILDABLE,
    CITIES,
    LORD,
    NOTHING,
    RANKS,
    UNIT_DECK,
)
from tafelrunde.games.battalia.state.roads import joined
from tafelrunde.games.battalia.steps.attacking import TakeWeapon
from tafelrunde.games.battalia.steps.building import ChooseSite, can_build
from tafelrunde.games.battalia.steps.moving import MoveHero, hero_name
from tafelrunde.games.battalia.steps.rows import LayRow, can_pay
from tafelrunde.games.battalia.steps.turns import Act
from tafelrunde.games.battalia.words import say
from tafelrunde.kernel.why import Reason
from tafelrunde.kernel.words import Words, seat_words

if TYPE_CHECKING:
    from tafelrunde.games.battalia.box.box import Box
    from tafelrunde.games.battalia.box.costs import Cost
    from tafelrunde.games.battalia.state.state import BattaliaState
    from tafelrunde.kernel.step import AnyStep


def why_not(state: BattaliaState, step: AnyStep, seat: int, ref: str) -> Reason | None:
    """The reason for a deck ("deck:unit-2"), a hero ("hero:0-1"), a square ("square:D4") or a card of the hand."""
    kind = ref.partition(":")[0]
    box = state.box
    if kind == "deck" and isinstance(step, Act):
        for deck, name in enumerate(box.deck_names):
            if name.ref == ref:
                return _deck(state, seat, deck)
    elif kind == "hero" and isinstance(step, Act):
        for owner in range(state.players):
            for hero in range(2):
                if hero_name(owner, hero).ref == ref:
                    return _hero(state, seat, owner, hero)
    elif kind == "square":
        for square, name in enumerate(box.square_names):
            if name.ref == ref:
                return _square(state, step, seat, square)
    elif kind == "card":
        return _card(step, box)
    return None


def cost_words(box: Box, cost: Cost) -> Words:
    """What a row must hold, in words: two parts at most."""
    parts: list[Words] = []
    if cost.labour:
        parts.append(say("lack-labour", count=cost.labour))
    if cost.cards:
        message = "lack-units-or-higher" if cost.higher else "lack-units"
        parts.append(say(message, count=cost.cards, card=box.class_name(cost.kind_class)))
    if cost.supply:
        parts.append(say("lack-supply", count=cost.supply))
    return parts[0] if len(parts) == 1 else say("lack-two", first=parts[0], second=parts[1])


def _deck(state: BattaliaState, seat: int, deck: int) -> Reason | None:
    """B9.2 to B9.7: what keeps a card of the common supply from being built, hired or acquired."""
    costs = state.box.costs
    counts = state.people[seat].counts()
    if state.decks[deck].top == NOTHING:
        return Reason(say("why-not-empty-deck"), "B7")
    if deck < CITIES:
        for level in range(1, LORD + 1):
            if can_pay(state, counts, costs.founding[level]):
                return _nowhere(state, seat, deck)
        return Reason(say("why-not-founding", count=costs.founding[LORD].cards), "B9.4")
    if deck < BUILDABLE:
        if can_pay(state, counts, costs.road[deck]):
            return _nowhere(state, seat, deck)
        return Reason(say("why-not-pay", cost=cost_words(state.box, costs.road[deck])), "B9.2")
    if deck <= UNIT_DECK + RANKS:
        cost = costs.hiring[deck - UNIT_DECK]
        if can_pay(state, counts, cost):
            return None
        return Reason(say("why-not-pay", cost=cost_words(state.box, cost)), "B9.6")
    if deck < ARTEFACT_DECK + ARTEFACTS and not can_pay(state, counts, costs.artefact):
        return Reason(say("why-not-pay", cost=cost_words(state.box, costs.artefact)), "B9.7")
    return None


def _nowhere(state: BattaliaState, seat: int, deck: int) -> Reason | None:
    return None if can_build(state, seat, deck) else Reason(say("why-not-site"), "B10.1")


def _hero(state: BattaliaState, seat: int, owner: int, hero: int) -> Reason | None:
    if owner != seat:
        return Reason(say("why-not-hero-of", seat=seat_words(owner)), "B9.1")
    square = state.people[seat].heroes[hero]
    if square == NOTHING:
        return Reason(say("why-not-hero-away"), "B9.8")
    if not joined(state, square):
        return Reason(say("why-not-road-from-here"), "B10.7")
    return Reason(say("why-not-steps"), "B9.1")


def _square(state: BattaliaState, step: AnyStep, seat: int, square: int) -> Reason | None:
    if isinstance(step, MoveHero):
        here = state.people[seat].heroes[step.hero]
        if square == here:
            return Reason(say("why-not-here"), "B9.1")
        if square not in joined(state, here):
            return Reason(say("why-not-joined"), "B10.7")
        return Reason(say("why-not-step-unpaid"), "B9.1")
    if isinstance(step, ChooseSite):
        if state.kinds[square] != NOTHING:
            return Reason(say("why-not-empty-square"), "B10.1")
        if square not in state.sites[seat]:
            return Reason(say("why-not-connected"), "B10.1")
        city = step.kind < CITIES
        return Reason(say("why-not-fitting-city" if city else "why-not-fitting"), "B10.5" if city else "B10.2")
    return None


def _card(step: AnyStep, box: Box) -> Reason | None:
    if isinstance(step, LayRow):
        # What it still lacks, in the same words in which it asks.
        return Reason(say("why-not-in-row", cost=step.lacking(box)), "B8.1")
    if isinstance(step, MoveHero):
        return Reason(say("why-not-for-moving"), "B9.1")
    if isinstance(step, TakeWeapon):
        return Reason(say("why-not-weapon"), "B14.2")
    return None
