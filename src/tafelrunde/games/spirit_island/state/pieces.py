"""Every piece of a game in progress, for the promise that none appears or vanishes.

Invaders and dahan are not among them: they come from and go to a supply without limit (I1.2).
"""

from __future__ import annotations

from tafelrunde.games.spirit_island.box.ids import BLIGHT, NOTHING, ROW
from tafelrunde.games.spirit_island.state.state import SpiritIslandState


def pieces(state: SpiritIslandState) -> list[str]:
    """All cards, wherever they are, and each spirit's presence; twice, if something is in two places."""
    box = state.box
    powers = state.minor_deck + state.minor_discard + state.major_deck + state.major_discard
    found: list[str] = []
    for seat in range(state.players):
        if not state.spirits or state.spirits[seat].kind == NOTHING:
            found.extend([f"presence of seat {seat}"] * box.presence)
            continue
        spirit = state.spirits[seat]
        kind = box.kinds[spirit.kind]
        covered = len(kind.energy) - 1 - spirit.energy_track + len(kind.plays) - 1 - spirit.cards_track
        # Until a spirit is set up, what will be on the island is still beside the board.
        placed = sum(spirit.presence)
        missing = box.presence - covered - placed - spirit.destroyed if state.round == 0 else 0
        on_table = covered + placed + spirit.destroyed + missing
        found.extend([f"presence of seat {seat}"] * on_table)
        powers += spirit.hand + spirit.played + spirit.discard + spirit.drawn + spirit.forgotten
        if state.rules.beginner:
            powers += kind.progression[spirit.progress :]
    owned = [spirit.kind for spirit in state.spirits]
    for kind in box.kinds:
        if kind.number not in owned:
            powers += kind.uniques
    found.extend(f"power {box.powers[card].id}" for card in powers)
    found.extend(f"fear {card}" for card in state.fear_bag + state.fear_discard + state.fear_known[1::2])
    on_board = [state.explore_card, state.build_card, state.ravage_card, state.extra_card]
    bags = [card for bag in state.invader_bags for card in bag]
    found.extend(f"invader {card}" for card in bags + state.invader_discard + on_board if card != NOTHING)
    found.extend(["blight"] * _blight(state))
    return sorted(found)


def _blight(state: SpiritIslandState) -> int:
    """All blight in play. What the blighted side brings, and setup, come from the box."""
    on_island = sum(state.pieces[land * ROW + BLIGHT] for land in range(len(state.flags)))
    in_play = on_island + state.blight_left
    return state.box.blight_supply if in_play <= state.box.blight_supply else in_play
