"""The abilities of the characters: ten sides of their boards, two for each nation (K17).

The rules call an ability wherever one may differ; what an ability does not say is as for everybody.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from tafelrunde.games.skybridge.box.causes import BY_ABILITY, BY_MERCHANTS
from tafelrunde.games.skybridge.box.ids import (
    DRAKE,
    GHIARHABBAT,
    JOKER,
    MOST_PLAYERS,
    NATIONS,
    NOTHING,
    SLOTS,
    count_of,
)
from tafelrunde.games.skybridge.effects.actions import Inspiration
from tafelrunde.games.skybridge.effects.effect import SkybridgeEffect
from tafelrunde.games.skybridge.effects.view import EffectView
from tafelrunde.games.skybridge.state import secrets
from tafelrunde.games.skybridge.state.tableau import EMPTY
from tafelrunde.games.skybridge.steps import deities, desert, dice, ghiarhabbat, taking, ways
from tafelrunde.games.skybridge.steps.piles import feuds
from tafelrunde.games.skybridge.words import listed, say, thing
from tafelrunde.kernel.effect import Effect
from tafelrunde.kernel.words import Words, seat_words

if TYPE_CHECKING:
    from tafelrunde.games.skybridge.box.box import Box
    from tafelrunde.games.skybridge.state.state import SkybridgeState


class Ability(Effect):
    """An ability, and as it is here that of somebody without any."""

    __slots__ = ()

    id: ClassVar[str] = ""
    # How many rune slots the board has, and whether people cards may go to any of them (K17.4).
    slots: ClassVar[int] = SLOTS
    any_rune: ClassVar[bool] = False
    # Whether the Utreng die belongs to the board (K17.8).
    has_die: ClassVar[bool] = False

    def words(self) -> Words:
        return say(f"ability-{self.id}")

    # ------------------------------------------------------------------ at the beginning

    def start_slot(self, box: Box, number: int, card: int) -> int:
        """Where the first or second start card goes (K2.6)."""
        return box.rune_of[card]

    def chosen(self, state: SkybridgeState, seat: int) -> None:
        """A seat has got this side."""

    def prepare(self, state: SkybridgeState, seat: int) -> None:
        """All have chosen: what this side asks for before hands are dealt (K2.9)."""

    # ------------------------------------------------------------------ taking a card

    def stacks_to_see(self, state: SkybridgeState) -> list[int]:
        """The face-down stacks that may be looked at before a card is taken."""
        return EMPTY

    def lets_take(self, state: SkybridgeState, seat: int) -> bool:
        """Whether another seat may take the card under the crown."""
        return True

    def crown_lifted(self, state: SkybridgeState, owner: int, seat: int, stack: int) -> None:
        """Another seat has taken the card under the owner's crown."""

    # ------------------------------------------------------------------ playing a card

    def ignores_feuds(self) -> bool:
        """Whether feuds of deities do not count."""
        return False

    def makes_way(self, state: SkybridgeState, seat: int, slot: int, card: int) -> bool:
        """Whether something at a slot could make way for a card that is about to be played there."""
        return False

    def at_slot(self, slot: int) -> SkybridgeEffect | None:
        """What is printed beside a rune slot."""
        return None

    def instant(self, slot: int) -> SkybridgeEffect | None:
        """What may be used, beside the card's own instant effects, when a card is played to a slot (K7.6)."""
        return self.at_slot(slot)

    def played(self, state: SkybridgeState, seat: int, card: int) -> None:
        """A people card has been played."""

    # ------------------------------------------------------------------ deities and the bridge

    def got_deity(self, state: SkybridgeState, seat: int, card: int) -> None:
        """A deity card has been drawn."""
        tableau = state.tableaus[seat]
        tableau.deities = [*tableau.deities, card]

    def deity_fits(self, box: Box, card: int, slot: int, top: int) -> bool:
        """Whether a deity card's rune lets it be laid at a slot, onto the card on top (K10.5)."""
        return box.rune_of[card] == slot

    def section_begins(self, state: SkybridgeState, seat: int) -> None:
        """The Skybridge die has been rolled for a new section."""

    def spare_die(self, state: SkybridgeState) -> int:
        """The good on the own die, or NOTHING."""
        return NOTHING


# ---------------------------------------------------------------------- Guinn Urcela


class CrownOfDominion(Ability):
    """K17.1: a bonus for the card under the crown."""

    __slots__ = ()

    id = "crown_of_dominion"
    rule = "K17.1"
    icon = "crown"

    def chosen(self, state: SkybridgeState, seat: int) -> None:
        state.crown_owner = seat

    def crown_lifted(self, state: SkybridgeState, owner: int, seat: int, stack: int) -> None:
        state.push(taking.TakeBonus(owner, stack))


class CrownOfPain(Ability):
    """K17.2: a figure for the card under the crown."""

    __slots__ = ()

    id = "crown_of_pain"
    rule = "K17.2"
    icon = "thorny-vine"

    def chosen(self, state: SkybridgeState, seat: int) -> None:
        state.crown_owner = seat

    def lets_take(self, state: SkybridgeState, seat: int) -> bool:
        return state.tableaus[seat].population > 0

    def crown_lifted(self, state: SkybridgeState, owner: int, seat: int, stack: int) -> None:
        guinn = state.tableaus[owner]
        state.tableaus[seat].population -= 1
        foreign = guinn.foreign.copy() if guinn.foreign else [0] * MOST_PLAYERS
        foreign[seat] += 1
        guinn.foreign = foreign
        if state.listening:
            state.tell(say("figure-given", seat=seat_words(seat), owner=seat_words(owner)), self.rule)


# ---------------------------------------------------------------------- Jardh


class HighPriest(Ability):
    """K17.3: two deity cards to choose from."""

    __slots__ = ()

    id = "high_priest"
    rule = "K17.3"
    icon = "prayer"

    def got_deity(self, state: SkybridgeState, seat: int, card: int) -> None:
        drawn = [card]
        if state.deities_left():
            drawn.append(secrets.draw_deity(state, seat))
            deities.tell_drawn(state, seat, drawn[1], self.rule, BY_ABILITY)
        state.tableaus[seat].drawn = drawn
        state.push(deities.KeepDeity(seat))


class SecretOfGeneorn(Ability):
    """K17.4: four slots, to any of which people cards may go; a deity needs the rune of the card on top."""

    __slots__ = ()

    id = "secret_of_geneorn"
    rule = "K17.4"
    icon = "rune-stone"
    slots = SLOTS - 1
    any_rune = True

    def start_slot(self, box: Box, number: int, card: int) -> int:
        return number  # K17.4.1

    def deity_fits(self, box: Box, card: int, slot: int, top: int) -> bool:
        rune = box.rune_of[top]
        return rune == JOKER or rune == box.rune_of[card]


# ---------------------------------------------------------------------- Hamises


class Visions(Ability):
    """K17.5: a look at the top of a face-down stack."""

    __slots__ = ()

    id = "visions"
    rule = "K17.5"
    icon = "eyeball"

    def stacks_to_see(self, state: SkybridgeState) -> list[int]:
        return [stack for stack in range(NATIONS) if state.shown[stack] == NOTHING and state.cards_left(stack)]


class OwnInspiration(Inspiration):
    """K17.6: inspiration that comes from the board and not from the card."""

    __slots__ = ()

    rule = "K17.6"

    def apply(self, state: SkybridgeState, seat: int, way: int, cause: int) -> None:
        super().apply(state, seat, way, BY_ABILITY)

    def instant_words(self) -> Words:
        return say("choose-own-instant", instant=thing("instant", self.kind, f"effect-{self.kind}"))


class Daughter(Ability):
    """K17.6: inspiration with every card."""

    __slots__ = ("inspiration",)

    id = "daughter"
    rule = "K17.6"
    icon = "inspiration"

    def __init__(self) -> None:
        self.inspiration: SkybridgeEffect = OwnInspiration()

    def instant(self, slot: int) -> SkybridgeEffect | None:
        return self.inspiration


# ---------------------------------------------------------------------- Adlem


class DrakeMaster(Ability):
    """K17.7: a deity card with every drake, and no feuds."""

    __slots__ = ()

    id = "drake_master"
    rule = "K17.7"
    icon = "wyvern"

    def ignores_feuds(self) -> bool:
        return True

    def played(self, state: SkybridgeState, seat: int, card: int) -> None:
        if count_of(state.box.passives_of[card], DRAKE):
            deities.draw_deity(state, seat, self.rule, BY_ABILITY)


class ChiefBuilder(Ability):
    """K17.8: a die of his own."""

    __slots__ = ()

    id = "chief_builder"
    rule = "K17.8"
    icon = "dice-six-faces-six"
    has_die = True

    def section_begins(self, state: SkybridgeState, seat: int) -> None:
        dice.roll_utreng(state, seat)

    def spare_die(self, state: SkybridgeState) -> int:
        if not state.spare_ready:
            return NOTHING
        return state.sky_face if state.utreng_on_bridge else state.utreng_face


# ---------------------------------------------------------------------- Irseth


class Gardens(Ability):
    """K17.9: Ghiarhabbat, who makes way."""

    __slots__ = ()

    id = "gardens"
    rule = "K17.9"
    icon = "tree-branch"

    def chosen(self, state: SkybridgeState, seat: int) -> None:
        if not state.mended:
            self.prepare(state, seat)

    def prepare(self, state: SkybridgeState, seat: int) -> None:
        state.push(ghiarhabbat.PlaceGhiarhabbat(seat))

    def makes_way(self, state: SkybridgeState, seat: int, slot: int, card: int) -> bool:
        tableau = state.tableaus[seat]
        if tableau.top(slot) != GHIARHABBAT:
            return False
        pile = tableau.piles[slot]
        if len(pile) > 1 and feuds(state, seat, pile[-2], card):
            return False  # K17.9.1
        return len(ghiarhabbat.other_slots(state, seat, slot)) > 0


class SendMerchant(SkybridgeEffect):
    """K17.10: a figure becomes a rebel, for what is printed beside a rune slot."""

    __slots__ = ("effect", "slot")

    rule = "K17.10"

    def __init__(self, slot: int, effect: SkybridgeEffect) -> None:
        super().__init__()
        self.slot = slot
        self.effect = effect

    def possible(self, state: SkybridgeState, seat: int, way: int) -> bool:
        return state.tableaus[seat].population > 0 and self.effect.possible_somehow(state, seat)

    def apply(self, state: SkybridgeState, seat: int, way: int, cause: int) -> None:
        desert.become_rebel(state, seat, seat, self.rule, BY_MERCHANTS)
        if self.effect.ways > 1:
            state.push(ways.ChooseService(seat, self.slot))
        else:
            self.effect.apply(state, seat, 0, BY_MERCHANTS)

    def words(self) -> Words:
        return self.effect.words()

    def instant_words(self) -> Words:
        merchant = thing("merchant", str(self.slot + 1), "merchant", effect=self.words())
        return say("choose-merchant", merchant=merchant)

    def view(self) -> EffectView:
        return self.effect.view()


class Merchants(Ability):
    """K17.10: an effect for a figure, with every card."""

    __slots__ = ("merchants",)

    id = "merchants"
    rule = "K17.10"
    icon = "trade"

    def __init__(self, effects: Sequence[SkybridgeEffect]) -> None:
        self.merchants: list[SkybridgeEffect] = [SendMerchant(slot, effects[slot]) for slot in range(SLOTS)]

    def at_slot(self, slot: int) -> SkybridgeEffect | None:
        return self.merchants[slot]

    def words(self) -> Words:
        effects = listed([merchant.words() for merchant in self.merchants])
        return say(f"ability-{self.id}", effects=effects)


def abilities(merchants: Sequence[SkybridgeEffect]) -> list[Ability]:
    """All abilities, by the number of the side."""
    return [
        CrownOfDominion(),
        CrownOfPain(),
        HighPriest(),
        SecretOfGeneorn(),
        Visions(),
        Daughter(),
        DrakeMaster(),
        ChiefBuilder(),
        Gardens(),
        Merchants(merchants),
    ]
