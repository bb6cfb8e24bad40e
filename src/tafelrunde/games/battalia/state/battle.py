"""A battle while it goes on (B14): who fights where, and the two rows."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from tafelrunde.games.battalia.box.ids import NEUTRAL, NOTHING

# What is attacked.
CITY: Final = 0
HEROES: Final = 1
GUARDED_RUINS: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Battle:
    """Both sides of a battle. There is one object all game long; `going` says whether there is a battle."""

    __slots__ = (
        "attack_row",
        "attacker",
        "defence_row",
        "defender",
        "going",
        "helpers",
        "heroes",
        "opened",
        "passes",
        "square",
        "target",
    )

    def __init__(self) -> None:
        self.going: bool = False
        self.attacker: int = NOTHING
        # The seat that defends, or NEUTRAL.
        self.defender: int = NEUTRAL
        self.square: int = NOTHING
        self.target: int = CITY
        # The heroes that attack and those that help in the defence, as bits.
        self.heroes: int = 0
        self.helpers: int = 0
        # Kinds; VIRTUAL is added for cards of the workbench, FOREIGN for units that a Mask holds (S13.6).
        self.attack_row: list[int] = []
        self.defence_row: list[int] = []
        # Whether the attacker has laid the first cards.
        self.opened: bool = False
        # How many sides have just added nothing, one after the other (B14.8).
        self.passes: int = 0

    def copy(self) -> Battle:
        other = Battle()
        if self.going:
            other.going = True
            other.attacker = self.attacker
            other.defender = self.defender
            other.square = self.square
            other.target = self.target
            other.heroes = self.heroes
            other.helpers = self.helpers
            other.attack_row = self.attack_row.copy()
            other.defence_row = self.defence_row.copy()
            other.opened = self.opened
            other.passes = self.passes
        return other
