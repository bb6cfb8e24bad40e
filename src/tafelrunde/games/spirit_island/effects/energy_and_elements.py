"""Energy and elements for spirits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.games.spirit_island.box.ids import INVADERS
from tafelrunde.games.spirit_island.effects.effect import IslandEffect, WithAmount
from tafelrunde.games.spirit_island.steps.elements import ChooseDifferentElements, ChooseKnownElement, gain_energy
from tafelrunde.games.spirit_island.words import say
from tafelrunde.kernel.words import Words

if TYPE_CHECKING:
    from tafelrunde.games.spirit_island.state.state import SpiritIslandState


# For whom an effect is.
YOU: Final = 0
TARGET: Final = 1
WHO: Final = ("you", "target")


def recipient(state: SpiritIslandState, seat: int, who: int) -> int:
    """The seat that an effect is for."""
    return state.target_spirit if who == TARGET else seat


class GainEnergy(IslandEffect):
    """A spirit gains energy."""

    __slots__ = ("amount", "more", "who")

    icon = "sundial"

    def __init__(self, amount: int, who: int = TARGET, more: bool = False) -> None:
        super().__init__()
        self.amount = amount
        self.who = who
        # Whether it comes on top of energy that the power has given already.
        self.more = more

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        gain_energy(state, recipient(state, seat, self.who), self.amount, "I7.1")

    def plain(self) -> bool:
        return True

    def words(self) -> Words:
        return say(f"effect-energy-{'more-' if self.more else ''}{WHO[self.who]}", count=self.amount)

    def worth(self) -> float:
        return 1.0 * self.amount


class GainEnergyPerCard(WithAmount):
    """The target spirit gains energy for each power card it has played this round."""

    __slots__ = ()

    icon = "sundial"

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        target = state.target_spirit
        gain_energy(state, target, self.amount * state.spirits[target].plays, "I21.4")

    def words(self) -> Words:
        return say("effect-energy-per-card", count=self.amount)


# ---------------------------------------------------------------------- elements


class GainElements(IslandEffect):
    """The target spirit gains different elements of its choice; if it is another one, the user gains the same."""

    __slots__ = ("count",)

    icon = "star-swirl"

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        state.push(ChooseDifferentElements(state.target_spirit, self.count, -1))

    def words(self) -> Words:
        return say("effect-elements", count=self.count)


class GainKnownElement(IslandEffect):
    """The target spirit gains an element of a kind that it has."""

    __slots__ = ()

    icon = "star-swirl"

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        if state.spirits[state.target_spirit].elements:
            state.push(ChooseKnownElement(state.target_spirit))

    def words(self) -> Words:
        return say("effect-known-element")


class EnergyPerThreatenedSite(WithAmount):
    """Each spirit gains energy for each of its sacred sites in a land with invaders."""

    __slots__ = ()

    icon = "sundial"

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        for number in range(state.players):
            sites = 0
            for other in range(len(state.flags)):
                if state.spirits[number].sites >> other & 1 and state.has(other, INVADERS):
                    sites += 1
            gain_energy(state, number, self.amount * sites, "I29.3")

    def words(self) -> Words:
        return say("effect-energy-per-site", count=self.amount)
