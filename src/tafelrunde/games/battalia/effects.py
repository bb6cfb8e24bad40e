"""The vocabulary of cards that do something by themselves: special artefacts, storm effects, fate, Metamorpha.

Each is declared once, with its figures; its behaviour and its text come from that one declaration.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from tafelrunde.games.battalia.figures import (
    ARTEFACT_DECK,
    ARTEFACTS,
    FIRST_ROYAL,
    LORD,
    NO_FACTION,
    NOTHING,
    RANK_OF,
    UNIT_DECK,
)
from tafelrunde.games.battalia.roads import joined
from tafelrunde.games.battalia.steps.artefacts import (
    ChooseFlyer,
    Cloak,
    DrawUpTo,
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
from tafelrunde.games.battalia.steps.attacking import BARE_HANDS, ChooseTarget, targets
from tafelrunde.games.battalia.steps.building import RaiseFree, cities_to_raise, terrain_to_change
from tafelrunde.games.battalia.steps.characters import Summon
from tafelrunde.games.battalia.steps.hiring import ChooseArtefact, PromoteUnit, gain_unit
from tafelrunde.games.battalia.steps.moving import MoveHero, put_hero
from tafelrunde.games.battalia.steps.specials import DrawFate, FetchFromLimbo, limbo_choices
from tafelrunde.games.battalia.steps.storms import (
    CopyStorm,
    DestroyTent,
    FreeRoad,
    Terraform,
    copyable,
    tents_to_destroy,
)
from tafelrunde.games.battalia.steps.workbench import BY_BOOK, BY_FROST, ChooseWild, Transform, cards_for
from tafelrunde.games.battalia.words import say
from tafelrunde.kernel.words import Words

if TYPE_CHECKING:
    from tafelrunde.games.battalia.state import BattaliaState


# ---------------------------------------------------------------------- special artefacts


class Special:
    """A special artefact. Those that are weapons, tents or transformations are used where such cards are."""

    __slots__ = ("figure",)

    rule: ClassVar[str] = "B12"
    icon: ClassVar[str] = "gem-pendant"

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def usable(self, state: BattaliaState, seat: int) -> bool:
        """Whether it can be played as an action now."""
        return False

    def apply(self, state: BattaliaState, seat: int) -> None:
        """Play it; the card has left the hand."""
        raise NotImplementedError

    def words(self) -> Words:
        raise NotImplementedError


class AnyArtefact(Special):
    """B12.6.1: Hammer of Strato."""

    __slots__ = ()
    rule = "B12.6.1"
    icon = "thor-hammer"

    def usable(self, state: BattaliaState, seat: int) -> bool:
        return True

    def apply(self, state: BattaliaState, seat: int) -> None:
        state.push(ChooseWild(seat, NO_FACTION, False, BY_BOOK))

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
        state.push(TakeSupplies(seat, self.figure))

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
        return state.rules.scroll_summons or len(limbo_choices(state, seat)) > 0

    def apply(self, state: BattaliaState, seat: int) -> None:
        if state.rules.scroll_summons:
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


# ---------------------------------------------------------------------- storm effects


class Storm:
    """S5: one of the twelve storm effects. What cannot be carried out is void (S5.4)."""

    __slots__ = ("figure",)

    rule: ClassVar[str] = "S5"
    icon: ClassVar[str] = "lightning-storm"

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def apply(self, state: BattaliaState, seat: int, hero: int) -> None:
        raise NotImplementedError

    def words(self) -> Words:
        raise NotImplementedError


class StormArtefact(Storm):
    """S5.5.1: a free artefact."""

    __slots__ = ()
    rule = "S5.5.1"
    icon = "open-treasure-chest"

    def apply(self, state: BattaliaState, seat: int, hero: int) -> None:
        for type in range(ARTEFACTS):
            if state.decks[ARTEFACT_DECK + type].top != NOTHING:
                state.push(ChooseArtefact(seat, self.rule))
                return

    def words(self) -> Words:
        return say("effect-storm-artefact")


class StormLord(Storm):
    """S5.5.2: a free lord."""

    __slots__ = ()
    rule = "S5.5.2"
    icon = "elf-helmet"

    def apply(self, state: BattaliaState, seat: int, hero: int) -> None:
        gain_unit(state, seat, LORD, True, self.rule)

    def words(self) -> Words:
        return say("effect-storm-lord")


class StormDraw(Storm):
    """S5.5.3: a card from the own nation."""

    __slots__ = ()
    rule = "S5.5.3"
    icon = "card-pickup"

    def apply(self, state: BattaliaState, seat: int, hero: int) -> None:
        state.draw(seat, self.figure, self.rule)

    def words(self) -> Words:
        return say("effect-draw", count=self.figure)


class StormRoad(Storm):
    """S5.5.4: a free road."""

    __slots__ = ()
    rule = "S5.5.4"
    icon = "road"

    def apply(self, state: BattaliaState, seat: int, hero: int) -> None:
        question = FreeRoad(seat)
        if question.legal(state, seat):
            state.push(question)

    def words(self) -> Words:
        return say("effect-storm-road")


class StormFate(Storm):
    """S5.5.5: a fate card, whose cards come into the hand."""

    __slots__ = ()
    rule = "S5.5.5"
    icon = "card-random"

    def apply(self, state: BattaliaState, seat: int, hero: int) -> None:
        state.push(DrawFate(seat, True))

    def words(self) -> Words:
        return say("effect-storm-fate")


class StormHero(Storm):
    """S5.5.6: the other hero comes to the gate that is being left."""

    __slots__ = ()
    rule = "S5.5.6"
    icon = "knight-banner"

    def apply(self, state: BattaliaState, seat: int, hero: int) -> None:
        gate = state.people[seat].heroes[hero]
        if state.people[seat].heroes[1 - hero] != gate:
            put_hero(state, seat, 1 - hero, gate, "hero-brought", self.rule)

    def words(self) -> Words:
        return say("effect-storm-hero")


class StormTerraform(Storm):
    """S5.5.7: another terrain."""

    __slots__ = ()
    rule = "S5.5.7"
    icon = "mountains"

    def apply(self, state: BattaliaState, seat: int, hero: int) -> None:
        for square in state.board.squares:
            if terrain_to_change(state, square):
                state.push(Terraform(seat))
                return

    def words(self) -> Words:
        return say("effect-storm-terraform")


class StormCopy(Storm):
    """S5.5.8: any storm effect that lies open, but never number 2."""

    __slots__ = ()
    rule = "S5.5.8"
    icon = "mirror-mirror"

    def apply(self, state: BattaliaState, seat: int, hero: int) -> None:
        if copyable(state):
            state.push(CopyStorm(seat, hero))

    def words(self) -> Words:
        return say("effect-storm-copy")


class StormPromote(Storm):
    """S5.5.9: a unit of the hand rises."""

    __slots__ = ()
    rule = "S5.5.9"
    icon = "upgrade"

    def apply(self, state: BattaliaState, seat: int, hero: int) -> None:
        state.push(PromoteUnit(seat, self.rule))

    def words(self) -> Words:
        return say("effect-promote")


class StormRaise(Storm):
    """S5.5.10: a city rises."""

    __slots__ = ()
    rule = "S5.5.10"
    icon = "castle"

    def apply(self, state: BattaliaState, seat: int, hero: int) -> None:
        if cities_to_raise(state, seat, LORD):
            state.push(RaiseFree(seat, self.rule))

    def words(self) -> Words:
        return say("effect-raise")


class StormLimbo(Storm):
    """S5.5.11: a card from limbo."""

    __slots__ = ()
    rule = "S5.5.11"
    icon = "portal"

    def apply(self, state: BattaliaState, seat: int, hero: int) -> None:
        state.push(FetchFromLimbo(seat, self.rule))

    def words(self) -> Words:
        return say("effect-fetch-lost")


class StormTent(Storm):
    """S5.5.12: a tent falls."""

    __slots__ = ()
    rule = "S5.5.12"
    icon = "tornado"

    def apply(self, state: BattaliaState, seat: int, hero: int) -> None:
        if tents_to_destroy(state, seat):
            state.push(DestroyTent(seat))

    def words(self) -> Words:
        return say("effect-storm-tent")


def declare_storms(figures: list[int]) -> list[Storm]:
    """The twelve storm effects in the order of their numbers."""
    return [
        StormArtefact(figures[0]),
        StormLord(figures[1]),
        StormDraw(figures[2]),
        StormRoad(figures[3]),
        StormFate(figures[4]),
        StormHero(figures[5]),
        StormTerraform(figures[6]),
        StormCopy(figures[7]),
        StormPromote(figures[8]),
        StormRaise(figures[9]),
        StormLimbo(figures[10]),
        StormTent(figures[11]),
    ]


# ---------------------------------------------------------------------- fate cards


class Fate:
    """S14.3: a fate card: a special artefact of some kind, or stardust."""

    __slots__ = ("message", "stardust")

    rule: ClassVar[str] = "S14.3"
    icon: ClassVar[str] = "card-random"

    def __init__(self, message: str, stardust: int) -> None:
        self.message = message
        self.stardust = stardust

    def words(self) -> Words:
        return say(self.message, count=self.stardust)


def declare_fate(stardust: list[int]) -> list[Fate]:
    """The three fate cards."""
    return [
        Fate("effect-fate-copy", stardust[0]),
        Fate("effect-fate-top", stardust[1]),
        Fate("effect-fate-any", stardust[2]),
    ]


# ---------------------------------------------------------------------- Metamorpha's abilities


class Ability:
    """S19.3: what Metamorpha gives on one kind of terrain."""

    __slots__ = ("figure",)

    rule: ClassVar[str] = "S19.3"
    icon: ClassVar[str] = "fairy"

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def usable(self, state: BattaliaState, seat: int, hero: int) -> bool:
        return True

    def apply(self, state: BattaliaState, seat: int, hero: int) -> None:
        raise NotImplementedError

    def words(self) -> Words:
        raise NotImplementedError


class FreeMove(Ability):
    """S19.3.1: on forests the hero moves."""

    __slots__ = ()
    rule = "S19.3.1"

    def usable(self, state: BattaliaState, seat: int, hero: int) -> bool:
        return len(joined(state, state.people[seat].heroes[hero])) > 0

    def apply(self, state: BattaliaState, seat: int, hero: int) -> None:
        state.push(MoveHero(seat, hero, self.figure, 0, True))

    def words(self) -> Words:
        return say("effect-meta-move", count=self.figure)


class FreeRaise(Ability):
    """S19.3.2: on mountains a city rises."""

    __slots__ = ()
    rule = "S19.3.2"

    def usable(self, state: BattaliaState, seat: int, hero: int) -> bool:
        return len(cities_to_raise(state, seat, LORD)) > 0

    def apply(self, state: BattaliaState, seat: int, hero: int) -> None:
        state.push(RaiseFree(seat, self.rule))

    def words(self) -> Words:
        return say("effect-raise")


class FreeAttack(Ability):
    """S19.3.3: on canyons the hero attacks a square around without a weapon."""

    __slots__ = ()
    rule = "S19.3.3"

    def usable(self, state: BattaliaState, seat: int, hero: int) -> bool:
        return len(targets(state, seat, 1 << hero, BARE_HANDS)) > 0

    def apply(self, state: BattaliaState, seat: int, hero: int) -> None:
        state.push(ChooseTarget(seat, 1 << hero, BARE_HANDS))

    def words(self) -> Words:
        return say("effect-meta-attack")


class FreePromotion(Ability):
    """S19.3.4: on lakes a unit rises."""

    __slots__ = ()
    rule = "S19.3.4"

    def usable(self, state: BattaliaState, seat: int, hero: int) -> bool:
        # One unit must be left when another card has been paid as tribute.
        rising = 0
        for kind in state.people[seat].hand:
            if (
                kind < FIRST_ROYAL
                and RANK_OF[kind] < LORD
                and state.decks[UNIT_DECK + RANK_OF[kind] + 1].top != NOTHING
            ):
                rising += 1
        return rising > 1 or (rising == 1 and len(state.people[seat].hand) + len(state.people[seat].bench) > 1)

    def apply(self, state: BattaliaState, seat: int, hero: int) -> None:
        state.push(PromoteUnit(seat, self.rule))

    def words(self) -> Words:
        return say("effect-promote")


class FreeDouble(Ability):
    """S19.3.5: on frost fields one unit counts as two."""

    __slots__ = ()
    rule = "S19.3.5"

    def usable(self, state: BattaliaState, seat: int, hero: int) -> bool:
        person = state.people[seat]
        return len(cards_for(person, BY_FROST)) > 0 and len(person.hand) + len(person.bench) > 1

    def apply(self, state: BattaliaState, seat: int, hero: int) -> None:
        state.push(Transform(seat, BY_FROST))

    def words(self) -> Words:
        return say("effect-meta-double", count=self.figure)


class FreeDraw(Ability):
    """S19.3.6: in the proto-jungle cards are drawn."""

    __slots__ = ()
    rule = "S19.3.6"

    def apply(self, state: BattaliaState, seat: int, hero: int) -> None:
        state.push(DrawUpTo(seat, self.figure))

    def words(self) -> Words:
        return say("effect-meta-draw", count=self.figure)


def declare_abilities(figures: list[int]) -> list[Ability]:
    """The six abilities in the order of the terrains."""
    return [
        FreeMove(figures[0]),
        FreeRaise(figures[1]),
        FreeAttack(figures[2]),
        FreePromotion(figures[3]),
        FreeDouble(figures[4]),
        FreeDraw(figures[5]),
    ]
