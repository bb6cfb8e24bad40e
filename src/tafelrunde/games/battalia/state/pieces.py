"""Every piece of a game in progress, for the promise that none appears or vanishes."""

from __future__ import annotations

from tafelrunde.games.battalia.box.ids import (
    ARTEFACT_DECK,
    ARTEFACTS,
    BUILDABLE,
    CHEST,
    CROSSROADS,
    FACTIONS,
    FANATIC,
    FATE_COPY,
    FIRST_BUILDING,
    FIRST_SPECIAL,
    FOREIGN,
    GATE,
    KING,
    NOTHING,
    QUEEN,
    RANKS,
    STARDUST,
    SUPPLY,
    UNBOUND,
    UNIT_DECK,
    UNKNOWN_BUILDING,
    UNKNOWN_CROSSROADS,
    VIRTUAL,
    artefact,
    royal,
    unit,
)
from tafelrunde.games.battalia.state.player import NEVER
from tafelrunde.games.battalia.state.state import BattaliaState
from tafelrunde.games.battalia.steps.setup import Draft


def pieces(state: BattaliaState) -> list[str]:
    """All cards of the factions in play, wherever they are; twice, if something is in two places."""
    ids = state.box.card_ids
    # The fate card that can be kept is a creation card then (S14.3).
    found = ["fate 0" if kind == FATE_COPY else f"card {ids[kind]}" for kind in _creation_cards(state)]
    found += [f"fate {card}" for card in state.fate_cards]
    found += [f"storm {storm}" for storm in state.storms + state.storms_played]
    found += _terrain_cards(state)
    return sorted(found)


def _creation_cards(state: BattaliaState) -> list[int]:
    cards: list[int] = [SUPPLY] * state.supply + [STARDUST] * state.stardust + [CHEST] * state.chests
    cards += state.limbo
    for rank in range(1, RANKS + 1):
        cards += [unit(rank, faction) for faction in state.decks[UNIT_DECK + rank].all_cards()]
    for decision in state.decisions:
        if isinstance(decision.step, Draft):
            cards += [unit(state.box.draft_ranks[decision.step.round], faction) for faction in state.drafted]
    if state.day == 0:
        # S16.7: universal units wait until the draft is over.
        for faction, playing in ((UNBOUND, state.options.unbound), (FANATIC, state.options.fanatics)):
            if playing:
                waiting = state.box.per_universal_rank[faction - FACTIONS]
                cards += [unit(rank, faction) for rank in range(1, RANKS + 1) for _ in range(waiting)]
    for type in range(ARTEFACTS):
        cards += [artefact(type, faction) for faction in state.decks[ARTEFACT_DECK + type].all_cards()]
    specials = state.open_specials + state.rest + [special for pile in state.under for special in pile]
    cards += [FIRST_SPECIAL + special for special in specials]
    for person in state.people:
        cards += person.cards()
    cards += _royals_beside_the_board(state)
    battle = state.battle
    fighting = [code & ~FOREIGN for code in battle.attack_row + battle.defence_row]
    return cards + [kind for kind in fighting if kind < VIRTUAL]


def _royals_beside_the_board(state: BattaliaState) -> list[int]:
    """Royal cards that nobody has been given."""
    given = [royal(QUEEN, person.faction) for person in state.people if person.queen != NEVER]
    given += [royal(KING, person.faction) for person in state.people if person.king != NEVER]
    all_of_them = [royal(rank, faction) for faction in state.factions for rank in (QUEEN, KING)]
    return [kind for kind in all_of_them if kind not in given]


def _terrain_cards(state: BattaliaState) -> list[str]:
    ids = state.box.place_ids
    found = [f"{ids[kind]} {terrain}" for kind in range(BUILDABLE) for terrain in state.decks[kind].all_cards()]
    gates = []
    for square in state.board.squares:
        kind = state.kinds[square]
        if kind == GATE:
            gates.append(state.lands[square])
        elif kind == UNKNOWN_CROSSROADS:
            found.append(f"{ids[CROSSROADS]} {NOTHING}")
        elif kind not in (NOTHING, UNKNOWN_BUILDING):
            found.append(f"{ids[kind]} {state.lands[square]}")
    for bag in state.valley_bags:
        found += [f"{ids[FIRST_BUILDING + building]} {NOTHING}" for building in bag]
    gates += [faction for faction in state.factions if faction not in gates]
    return found + [f"gate {terrain}" for terrain in gates]
