"""What is printed on the things of GLOW, as data for drawings and programs."""

from __future__ import annotations

from tafelrunde.games.glow.box.ids import Colour, Sign
from tafelrunde.games.glow.effects.facts import ConditionFacts, EffectFacts
from tafelrunde.games.glow.state.tom import BoardMove
from tafelrunde.kernel.card import Facts


class PrintedFacts(Facts, frozen=True):
    """What is printed on a card. Spells have no name of their own."""

    called: str
    end_points: int
    fireflies: int
    rerolls: int
    # The colours of the large dice that come with it, one for each.
    dice: tuple[Colour, ...]
    # Whether it comes with a large die of a colour that its owner chooses.
    any_die: bool
    condition: ConditionFacts
    effects: tuple[EffectFacts, ...]


class CompanionFacts(PrintedFacts, frozen=True, tag="companion"):
    """A companion."""


class AdventurerFacts(PrintedFacts, frozen=True, tag="adventurer"):
    """An adventurer."""


class SpellFacts(PrintedFacts, frozen=True, tag="spell"):
    """A spell."""


class DieFacts(Facts, frozen=True, tag="die"):
    """A die. Five of its sides show the elements."""

    small: bool
    colour: Colour
    sixth: Sign


class TileFacts(Facts, frozen=True, tag="tile"):
    """A tile that acts for Tom in the solo game."""

    steps: int
    points: int
    board: BoardMove


CARD_FACTS: dict[str, type[PrintedFacts]] = {
    "companion": CompanionFacts,
    "adventurer": AdventurerFacts,
    "spell": SpellFacts,
}
