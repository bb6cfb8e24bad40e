"""What can be chosen before a game."""

from __future__ import annotations

from typing import Literal

from tafelrunde.games.spirit_island.words import say
from tafelrunde.kernel.game import Options
from tafelrunde.kernel.setup import Setup
from tafelrunde.kernel.words import Words


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


def refuses(setup: Setup) -> Words | None:
    """A level without an adversary means nothing, so nobody can have meant it."""
    options = setup.options
    assert isinstance(options, SpiritIslandOptions)
    if setup.version > 1 and options.level and options.adversary == "none":
        return say("wrong-level", level=options.level)
    return None


def difficulty(setup: Setup) -> int:
    """I36.1: how hard a match is: its adversary at its level, its scenario, its map."""
    from tafelrunde.games.spirit_island.box.box import Box
    from tafelrunde.games.spirit_island.state.match_rules import rules_of

    box, options = setup.box, setup.options
    assert isinstance(box, Box)
    assert isinstance(options, SpiritIslandOptions)
    return rules_of(box, options, setup.players).difficulty
