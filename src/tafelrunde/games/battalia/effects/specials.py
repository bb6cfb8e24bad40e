"""What the seventeen special artefacts do (B12, S13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.games.battalia.box.ids import (
    NO_FACTION,
)
from tafelrunde.games.battalia.effects.effect import BattaliaEffect
from tafelrunde.games.battalia.steps.artefacts import (
    ChooseFlyer,
    Cloak,
    Gaze,
    Rally,
    Reshape,
    Snatch,
    TakeSupplies,
    cloakable,
    full_hands,
    reshapable,
    standard_classes,
)
from tafelrunde.games.battalia.steps.characters import Summon
from tafelrunde.games.battalia.steps.specials import FetchFromLimbo, limbo_choices
from tafelrunde.games.battalia.steps.workbench import BY_HAMMER, ChooseWild
from tafelrunde.games.battalia.words import say
from tafelrunde.kernel.words import Words

if TYPE_CHECKING:
    from tafelrunde.games.battalia.state.state import BattaliaState


class Special(BattaliaEffect):
    """A special artefact. Those that are weapons, tents or transformations are used where such cards are."""

    __slots__ = ()

    rule = "B12"
    icon = "gem-pendant"

    def usable(self, state: BattaliaState, seat: int) -> bool:
        """Whether it can be played as an action now."""
        return False

    def apply(self, state: BattaliaState, seat: int) -> None:
        """Play it; the card has left the hand."""
        raise NotImplementedError


class AnyArtefact(Special):
    """B12.6.1: Hammer of Strato."""

    __slots__ = ()
    rule = "B12.6.1"
    icon = "thor-hammer"

    def usable(self, state: BattaliaState, seat: int) -> bool:
        return True

    def apply(self, state: BattaliaState, seat: int) -> None:
        state.push(ChooseWild(seat, NO_FACTION, False, BY_HAMMER))

    def words(self) -> Words:
        return say("effect-any-artefact")


class DrawCards(Special):
    """B12.6.2: Horn of Baldur."""

    __slots__ = ()
    rule = "B12.6.2"
    icon = "hunting-horn"

    def usable(self, state: BattaliaState, seat: int) -> bool:
        person = state.people[seat]
        return len(person.nation) + len(person.nation_top) + len(person.shelter) > 0

    def apply(self, state: BattaliaState, seat: int) -> None:
        state.draw(seat, self.figure, self.rule)

    def words(self) -> Words:
        return say("effect-draw", count=self.figure)


class GreatWeapon(Special):
    """B12.6.3, B12.6.4: Sword of Elemag and Shield of Britos."""

    __slots__ = ("attack", "defence")
    rule = "B12.6.3"
    icon = "broadsword"

    def __init__(self, attack: int, defence: int) -> None:
        self.figure = 0
        self.attack = attack
        self.defence = defence

    def words(self) -> Words:
        return say("effect-weapon", attack=self.attack, defence=self.defence)


class RangedWeapon(GreatWeapon):
    """S13.1: Farrell's Arrow."""

    __slots__ = ()
    rule = "S13.1"
    icon = "high-shot"

    def words(self) -> Words:
        return say("effect-ranged-weapon", attack=self.attack, defence=self.defence)


class Fly(Special):
    """B12.6.5: Wings of Aviena."""

    __slots__ = ()
    rule = "B12.6.5"
    icon = "feathered-wing"

    def usable(self, state: BattaliaState, seat: int) -> bool:
        return state.people[seat].heroes_on_board() > 0

    def apply(self, state: BattaliaState, seat: int) -> None:
        state.push(ChooseFlyer(seat))

    def words(self) -> Words:
        return say("effect-fly")


class CrownUnit(Special):
    """B12.6.6: Crown of Titus."""

    __slots__ = ()
    rule = "B12.6.6"
    icon = "crown"

    def words(self) -> Words:
        return say("effect-crown")


class SnatchCard(Special):
    """B12.6.7: Hand of Luut."""

    __slots__ = ()
    rule = "B12.6.7"
    icon = "grab"

    def usable(self, state: BattaliaState, seat: int) -> bool:
        return len(full_hands(state, seat)) > 0

    def apply(self, state: BattaliaState, seat: int) -> None:
        state.push(Snatch(seat))

    def words(self) -> Words:
        return say("effect-snatch")


class LargeTent(Special):
    """B12.6.8: Pavilion of Eyla."""

    __slots__ = ()
    rule = "B12.6.8"
    icon = "camping-tent"

    def words(self) -> Words:
        return say("effect-pavilion", count=self.figure)


class ReshapeLand(Special):
    """B12.6.9, S25.1: Staff of Terra."""

    __slots__ = ()
    rule = "B12.6.9"
    icon = "wizard-staff"

    def usable(self, state: BattaliaState, seat: int) -> bool:
        return len(reshapable(state, self.figure)) > 0

    def apply(self, state: BattaliaState, seat: int) -> None:
        state.push(Reshape(seat, self.figure, True))

    def words(self) -> Words:
        return say("effect-reshape", count=self.figure)


class WildCard(Special):
    """B12.6.10: Book of Crea."""

    __slots__ = ()
    rule = "B12.6.10"
    icon = "spell-book"

    def words(self) -> Words:
        return say("effect-wild")


class TakeSupply(Special):
    """S13.2: Fortuna's Bag."""

    __slots__ = ()
    rule = "S13.2"
    icon = "swap-bag"

    def usable(self, state: BattaliaState, seat: int) -> bool:
        return state.supply > 0

    def apply(self, state: BattaliaState, seat: int) -> None:
        state.push(TakeSupplies(seat, min(self.figure, state.supply)))

    def words(self) -> Words:
        return say("effect-take-supply", count=self.figure)


class RallyCards(Special):
    """S13.3: Vigo's Standard."""

    __slots__ = ()
    rule = "S13.3"
    icon = "flying-flag"

    def usable(self, state: BattaliaState, seat: int) -> bool:
        return len(standard_classes(state, seat)) > 0

    def apply(self, state: BattaliaState, seat: int) -> None:
        state.push(Rally(seat, self.figure))

    def words(self) -> Words:
        return say("effect-rally", strength=self.figure)


class CloakCities(Special):
    """S13.4: Vayl's Cloak."""

    __slots__ = ()
    rule = "S13.4"
    icon = "cloak"

    def usable(self, state: BattaliaState, seat: int) -> bool:
        return len(cloakable(state, seat)) > 0

    def apply(self, state: BattaliaState, seat: int) -> None:
        state.push(Cloak(seat, self.figure, True))

    def words(self) -> Words:
        return say("effect-cloak", count=self.figure)


class OrderCards(Special):
    """S13.5: Ming's Crystal."""

    __slots__ = ()
    rule = "S13.5"
    icon = "crystal-ball"

    def usable(self, state: BattaliaState, seat: int) -> bool:
        return len(state.people[seat].nation) + len(state.people[seat].nation_top) > 0

    def apply(self, state: BattaliaState, seat: int) -> None:
        state.push(Gaze(seat))

    def words(self) -> Words:
        return say("effect-order", look=2 * self.figure, top=self.figure)


class HypnotiseUnits(Special):
    """S13.6: Syoen's Mask. It is used in battle only."""

    __slots__ = ()
    rule = "S13.6"
    icon = "carnival-mask"

    def words(self) -> Words:
        return say("effect-hypnotise", strength=self.figure)


class FetchLost(Special):
    """S13.7: Kry-Cek's Lost Scroll."""

    __slots__ = ()
    rule = "S13.7"
    icon = "tied-scroll"

    def usable(self, state: BattaliaState, seat: int) -> bool:
        return state.options.scroll_summons or len(limbo_choices(state, seat)) > 0

    def apply(self, state: BattaliaState, seat: int) -> None:
        if state.options.scroll_summons:
            state.push(Summon(seat))
        else:
            state.push(FetchFromLimbo(seat, self.rule))

    def words(self) -> Words:
        return say("effect-fetch-lost")


def declare_specials(figures: list[int], attack: list[int], defence: list[int]) -> list[Special]:
    """The seventeen special artefacts in the order of components.toml."""
    return [
        AnyArtefact(figures[0]),
        DrawCards(figures[1]),
        GreatWeapon(attack[2], defence[2]),
        GreatWeapon(attack[3], defence[3]),
        Fly(figures[4]),
        CrownUnit(figures[5]),
        SnatchCard(figures[6]),
        LargeTent(figures[7]),
        ReshapeLand(figures[8]),
        WildCard(figures[9]),
        RangedWeapon(attack[10], defence[10]),
        TakeSupply(figures[11]),
        RallyCards(figures[12]),
        CloakCities(figures[13]),
        OrderCards(figures[14]),
        HypnotiseUnits(figures[15]),
        FetchLost(figures[16]),
    ]
