"""The base of all effects: what cards and spells do at noon (G5.9), how they read, and what bots count them for."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from tafelrunde.games.glow.effects.facts import EffectFacts
from tafelrunde.kernel.effect import Effect

if TYPE_CHECKING:
    from tafelrunde.games.glow.state.state import GlowState

# The signs for what effects give and take.
SHARD: Final = "✦"
FOOTPRINT: Final = "∴"
FIREFLY: Final = "✺"
REROLL: Final = "↻"
SKULL: Final = "☠"
SPELL: Final = "✴"

# What tokens are worth to a bot while there are days left to use them, in shards.
FOOTPRINT_WORTH: Final = 1.25
REROLL_WORTH: Final = 0.9
FIREFLY_WORTH: Final = 0.8
# What a spell costs whoever has it, and what one in the pile of others is worth.
SPELL_WORTH: Final = 3.5


class GlowEffect(Effect):
    """One thing that a card does when it is used."""

    __slots__ = ()

    rule: ClassVar[str] = "G5.9"

    def apply(self, state: GlowState, seat: int, card: int, times: int) -> None:
        """Do it for a seat, as often as the condition of the card was met."""
        raise NotImplementedError

    def facts(self) -> EffectFacts:
        """The effect as a symbol and a number."""
        raise NotImplementedError

    def signs(self) -> str:
        """The effect in a few signs."""
        raise NotImplementedError

    # ------------------------------------------------------------------ what the rules and bots ask

    def shards(self) -> int:
        """How many shards it brings, or takes (below 0)."""
        return 0

    def footprints(self) -> int:
        """How many footprints it brings, or takes (below 0)."""
        return 0

    def fireflies(self) -> int:
        """How many firefly tokens it brings."""
        return 0

    def kills_itself(self) -> bool:
        """Whether the card itself goes to the cemetery."""
        return False

    def needs_companion(self) -> bool:
        """Whether it strikes a companion, and waits until there is one (G7.7)."""
        return False

    def unsettles(self, state: GlowState, card: int) -> bool:
        """Whether a die or a companion comes or leaves by it that the use of other cards may depend on (G5.11)."""
        return False

    def worth(self) -> float:
        """What it is worth in one go, in shards."""
        return 0.0
