"""Every piece of a game in progress, for the promise that none appears or vanishes.

Tokens are not among them: they come from and go to a supply that never runs out (G1.7).
"""

from __future__ import annotations

from tafelrunde.games.glow.box.ids import COMPANIONS, FIRST_ADVENTURER, NOTHING
from tafelrunde.games.glow.state.state import GlowState


def pieces(state: GlowState) -> list[str]:
    """All cards, spells and dice, wherever they are; twice, if something is in two places."""
    box = state.box
    cards = state.deck_a + state.deck_b + [card for card in state.track if card != NOTHING] + state.adventurers
    cards += [card for card in range(COMPANIONS) if state.cemetery >> card & 1]
    cards += state.spell_bag + state.spells_gone
    dice = [die for area in state.area_dice for die in area]
    # Before a die has come to the table it is with its adventurer, in the reserve, or beside the track.
    for adventurer in state.adventurers:
        dice += box.adventurer_dice[adventurer - FIRST_ADVENTURER]
    dice += [box.reserve_die[colour] for colour, holder in enumerate(state.holders) if holder == NOTHING]
    if not state.black_in_play:
        dice.append(box.black_die)
    if state.day == 0:
        dice += box.track_dice
    for company in state.companies:
        cards += company.companions + company.spells
        if company.adventurer != NOTHING:
            cards.append(company.adventurer)
        dice += company.dice
    tom = state.tom
    tiles: list[int] = []
    if tom is not None:
        tiles = [tile for tile in tom.tiles if tile != NOTHING] + tom.tile_bag + tom.tile_discard
    found = [f"card {box.cards[card].id}" for card in cards] + [f"die {box.dice[die].id}" for die in dice]
    return sorted(found + [f"tile {box.solo_tiles[tile].id}" for tile in tiles])
