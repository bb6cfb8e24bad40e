"""What can be chosen before a game."""

from __future__ import annotations

from typing import Literal

from tafelrunde.kernel.game import Options


class SpiritIslandOptions(Options, frozen=True):
    """The options of Spirit Island: the full game without adversary and scenario, unless said otherwise."""

    # Spirits of low complexity, new powers in a fixed order, and no blight card.
    beginner: bool = False
    adversary: Literal["none", "brandenburg_prussia", "england", "sweden"] = "none"
    level: Literal[0, 1, 2, 3, 4, 5, 6] = 0
    scenario: Literal["none", "blitz", "guard_the_isles_heart", "rituals_of_terror", "dahan_insurrection"] = "none"
    thematic_map: bool = False
    # One blight more at setup, as a later correction of the publisher has it.
    extra_blight: bool = False
    # What makes the game easier.
    extra_growth: bool = False
    no_first_explore: bool = False
    no_blight_card: bool = False
