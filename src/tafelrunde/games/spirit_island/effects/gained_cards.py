"""Power cards that spirits gain, give away and take back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.games.spirit_island.box.ids import MAJOR
from tafelrunde.games.spirit_island.effects.effect import IslandEffect
from tafelrunde.games.spirit_island.effects.energy_and_elements import TARGET, WHO, recipient
from tafelrunde.games.spirit_island.steps.gaining import EITHER, GainCard, GiveCard, TakeUnkeptCard
from tafelrunde.games.spirit_island.steps.playing import MidnightReward
from tafelrunde.games.spirit_island.words import say
from tafelrunde.kernel.words import Words

if TYPE_CHECKING:
    from tafelrunde.games.spirit_island.state.state import SpiritIslandState


_DECKS: Final = ("minor", "major", "either")


class GainPowerCard(IslandEffect):
    """A spirit gains a power card."""

    __slots__ = ("deck", "who")

    icon = "card-pickup"

    def __init__(self, deck: int = EITHER, who: int = TARGET) -> None:
        super().__init__()
        self.deck = deck
        self.who = who

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        state.push(GainCard(recipient(state, seat, self.who), self.deck))

    def words(self) -> Words:
        return say(f"effect-gain-card-{WHO[self.who]}", deck=say(f"deck-{_DECKS[self.deck]}"))

    def worth(self) -> float:
        return 4.0


class TakeUnkept(IslandEffect):
    """The user gains one of the cards that were not kept."""

    __slots__ = ()

    icon = "card-pickup"

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        if state.unkept:
            state.push(TakeUnkeptCard(seat))

    def words(self) -> Words:
        return say("effect-take-unkept")


class ExchangeGifts(IslandEffect):
    """The two spirits may each give the other a card from their hand."""

    __slots__ = ()

    icon = "card-exchange"

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        if state.target_spirit != seat:
            state.push(GiveCard(state.target_spirit, seat))
            state.push(GiveCard(seat, state.target_spirit))

    def words(self) -> Words:
        return say("effect-exchange-gifts")


class ReclaimAtEnd(IslandEffect):
    """A card in play goes to the hand when the round ends."""

    __slots__ = ("who",)

    icon = "return-arrow"

    def __init__(self, who: int = TARGET) -> None:
        super().__init__()
        self.who = who

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        who = recipient(state, seat, self.who)
        state.spirits[who].reclaims += 1
        state.report("reclaim-allowed", "I28.5", seat=who)

    def words(self) -> Words:
        return say(f"effect-reclaim-{WHO[self.who]}")


class DreamOfMidnight(IslandEffect):
    """A major power; if this card is forgotten for it, energy for the dahan here, and the new power may be played."""

    __slots__ = ()

    icon = "night-sleep"

    def run(self, state: SpiritIslandState, seat: int, land: int) -> None:
        state.added = 0
        state.push(MidnightReward(seat, land))
        state.push(GainCard(seat, MAJOR))

    def words(self) -> Words:
        return say("effect-midnight")
