"""What is in the box: cards, sections, areas and boards, from components.toml, checked and ready for fast use."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tafelrunde.games.skybridge.box.ids import (
    AREAS,
    BONUS_IDS,
    BRIDGE,
    CARDS,
    CHOICE_FACE,
    CRAFT,
    DRAKE,
    EYE_STAR,
    FIRST_DEITY,
    FIRST_START,
    GOOD_IDS,
    INSTANT_IDS,
    JOKER,
    NATION_CARDS,
    NATIONS,
    NOTHING,
    PASSIVES,
    SECTIONS,
    SIDES,
    SLOTS,
    STACK_IDS,
    SYMBOL_IDS,
    Symbol,
)
from tafelrunde.games.skybridge.effects.abilities import Ability, abilities
from tafelrunde.games.skybridge.effects.actions import Inspiration, Military, Return, ShowSymbol
from tafelrunde.games.skybridge.effects.effect import SkybridgeEffect
from tafelrunde.games.skybridge.effects.notation import effect_of
from tafelrunde.games.skybridge.words import say, thing
from tafelrunde.kernel.components import choice, index_of, whole, wrong
from tafelrunde.kernel.words import Words

MONEY_FOR_CRAFT = 2
# What stands at the place of no area.
NO_AREA: Mapping[str, str] = {"id": "0", "name": "–"}
# What a section may require, and the passive effect that it stands for.
REQUIREMENTS = {"nothing": NOTHING, "craft": CRAFT, "drake": DRAKE}


class PeopleCard:
    """A people card or a start card."""

    __slots__ = ("actives", "deck", "id", "instants", "name", "passives", "points", "rune", "starter", "twins")

    def __init__(
        self,
        id: str,
        deck: int,
        rune: int,
        instants: list[int],
        actives: list[SkybridgeEffect],
        passives: list[Symbol],
        points: int,
        starter: bool,
        twins: list[int],
        printed: str,
    ) -> None:
        self.id = id
        self.deck = deck
        self.rune = rune
        self.instants = instants
        self.actives = actives
        self.passives = passives
        self.points = points
        self.starter = starter
        # For each active effect the one before it that is the same, or NOTHING.
        self.twins = twins
        self.name: Words = _name(printed, "card", id, f"card-{id}")


class DeityCard:
    """A deity card."""

    __slots__ = ("feud", "gift", "id", "name", "rune")

    def __init__(self, id: str, rune: int, feud: int, gift: SkybridgeEffect, printed: str) -> None:
        self.id = id
        self.rune = rune
        self.feud = feud
        self.gift = gift
        self.name: Words = _name(printed, "deity", id, f"deity-{id}")


class Section:
    """A section of the bridge: what it costs, what it requires, what it is worth."""

    __slots__ = ("cost", "die", "name", "points", "requires")

    def __init__(self, number: int, cost: list[int], die: bool, requires: int, points: int) -> None:
        self.cost = cost
        self.die = die
        # CRAFT, DRAKE or NOTHING.
        self.requires = requires
        self.points = points
        self.name: Words = thing("section", str(number), "section", number=number)


class Side:
    """One side of a character's board."""

    __slots__ = ("beginner", "character", "id", "name", "nation")

    def __init__(self, id: str, character: str, nation: int, beginner: bool) -> None:
        self.id = id
        self.character = character
        self.nation = nation
        self.beginner = beginner
        self.name: Words = thing("side", id, f"side-{id}", character=say(f"character-{character}"))


class Box:
    """All cards and figures of a match. It never changes, and all copies of a state share it."""

    __slots__ = (
        "abilities",
        "actives_of",
        "area_names",
        "bonuses",
        "bridge_cards",
        "craft_money",
        "deck_of",
        "deities",
        "deity_limit",
        "drake_amounts",
        "drakes",
        "feud_of",
        "fort_points",
        "free_rebels",
        "garrisons",
        "gift_effects",
        "gift_passives",
        "idle_rounds",
        "instant_effects",
        "instants_of",
        "livestock_places",
        "material_places",
        "names",
        "opening_hand",
        "opening_population",
        "passives_of",
        "people",
        "points_of",
        "population",
        "rune_of",
        "salt_places",
        "sections",
        "services",
        "sides",
        "sky_faces",
        "sole_builder_bonus",
        "twins_of",
        "utreng_faces",
    )

    def __init__(self, figures: Mapping[str, Any]) -> None:
        self.opening_population: int = whole(figures, "opening_population", 0, 12)
        self.opening_hand: int = whole(figures, "opening_hand", 2, 4)
        self.deity_limit: int = whole(figures, "deity_limit", 0, 30)
        self.idle_rounds: int = whole(figures, "idle_rounds", 1, 9)
        self.sole_builder_bonus: int = whole(figures, "sole_builder_bonus", 0, 9)
        self.population: int = whole(figures["pieces"], "population", 3, 20, "pieces.")
        self.garrisons: int = whole(figures["pieces"], "garrisons", 0, 9, "pieces.")
        self.free_rebels: int = whole(figures["pieces"], "free_rebels", 0, 30, "pieces.")
        self.material_places: int = whole(figures["storage"], "materials", 1, 20, "storage.")
        self.livestock_places: int = whole(figures["storage"], "livestock", 1, 20, "storage.")
        self.salt_places: int = whole(figures["storage"], "salt", 1, 20, "storage.")
        self.craft_money: int = MONEY_FOR_CRAFT
        self.bonuses: list[list[int]] = [
            [index_of(bonus, BONUS_IDS, f"bonus.{stack}") for bonus in figures["bonus"][stack]] for stack in STACK_IDS
        ]
        self.sky_faces: list[int] = _faces(figures["dice"], "skybridge", False)
        self.utreng_faces: list[int] = _faces(figures["dice"], "utreng", True)
        self.sections: list[Section] = [_section(row) for row in figures["sections"]]
        # By the number of the area; 0 where there is no fortification, and at the place of no area.
        self.fort_points: list[int] = [0] + [
            whole(row, "points", 0, 99, f"areas.{row['id']}.") for row in figures["areas"]
        ]
        # By the number of the area, like the points; there is none with the number 0.
        self.area_names: list[Words] = [
            _name(str(row["name"]), "area", str(row["id"]), f"area-{row['id']}") for row in (NO_AREA, *figures["areas"])
        ]
        self.sides: list[Side] = [
            Side(
                str(row["id"]),
                str(row["character"]),
                index_of(row["nation"], STACK_IDS, f"abilities.{row['id']}.nation"),
                bool(row["beginner"]),
            )
            for row in figures["abilities"]
        ]
        # What stands beside each rune slot on the side of the merchants.
        self.services: list[SkybridgeEffect] = [
            effect_of(figures["merchants"][f"rune_{slot + 1}"], f"merchants.rune_{slot + 1}") for slot in range(SLOTS)
        ]
        # By the number of the side; the last one, at the place of NOTHING, is for those who have no side yet.
        self.abilities: list[Ability] = [*abilities(self.services), Ability()]
        self.drakes: list[str] = [str(row["id"]) for row in figures["drakes"]]
        self.drake_amounts: list[int] = [
            whole(row, "amount", 1, 9, f"drakes.{row['id']}.") for row in figures["drakes"]
        ]
        self.people: list[PeopleCard] = [_people(row, "people") for row in figures["people"]]
        self.people += [_people(row, "start_cards") for row in figures["start_cards"]]
        self.bridge_cards: int = next(
            whole(row, "copies", 1, 30, f"people.{row['id']}.") for row in figures["people"] if row["deck"] == "bridge"
        )
        self.deities: list[DeityCard] = [_deity(row) for row in figures["deities"]]
        self._check()
        # The same again as flat lists by a card's number, for the rules: they are asked for at every turn.
        self.names: list[Words] = [card.name for card in self.people] + [deity.name for deity in self.deities]
        deity_deck = EYE_STAR + 1
        self.deck_of: list[int] = [card.deck for card in self.people] + [deity_deck] * len(self.deities)
        self.rune_of: list[int] = [card.rune for card in self.people] + [deity.rune for deity in self.deities]
        self.points_of: list[int] = [card.points for card in self.people] + [0] * len(self.deities)
        self.passives_of: list[int] = [_packed(card.passives) for card in self.people] + [0] * len(self.deities)
        self.actives_of: list[list[SkybridgeEffect]] = [card.actives for card in self.people] + [
            [] for _ in self.deities
        ]
        self.twins_of: list[list[int]] = [card.twins for card in self.people] + [[] for _ in self.deities]
        self.instants_of: list[list[int]] = [card.instants for card in self.people] + [[] for _ in self.deities]
        self.feud_of: list[int] = [NOTHING] * len(self.people) + [deity.feud for deity in self.deities]
        # By the number of the deity among the deities.
        self.gift_effects: list[SkybridgeEffect] = [deity.gift for deity in self.deities]
        self.gift_passives: list[int] = [deity.gift.passives() for deity in self.deities]
        self.instant_effects: list[SkybridgeEffect] = [Military(), Inspiration(), Return()]

    def name_of(self, ref: str) -> Words:
        """The name of a card by its ref: "card:EMP01", "deity:DEI07"."""
        return next(words for words in self.names if words.ref == ref)

    def gift_words(self, card: int) -> Words:
        """What a deity gives, in words."""
        return self.gift_effects[card - FIRST_DEITY].words()

    def starters(self, nation: int) -> list[int]:
        """The four marked cards of a nation (K2.7)."""
        return [
            number
            for number in range(NATION_CARDS)
            if self.people[number].starter and self.people[number].deck == nation
        ]

    def start_cards(self, nation: int) -> list[int]:
        """The two start cards that every character of a nation has (K2.6)."""
        return [FIRST_START + 2 * nation, FIRST_START + 2 * nation + 1]

    def _check(self) -> None:
        """The counts on which the numbers of cards, areas and sections rest."""
        decks = [card.deck for card in self.people]
        expected = [deck for deck in range(NATIONS) for _ in range(20)] + [BRIDGE] + [EYE_STAR] * 7
        expected += [nation for nation in range(NATIONS) for _ in range(2)] + [NATIONS - 1]
        if decks != expected:
            raise wrong("people", say("wrong-decks"))
        if len(self.people) + len(self.deities) != CARDS:
            raise wrong("deities", say("wrong-deities"))
        if len(self.sections) != SECTIONS or len(self.fort_points) != AREAS + 1 or len(self.sides) != SIDES:
            raise wrong("sections", say("wrong-counts"))
        for side, ability in zip(self.sides, self.abilities, strict=False):
            index_of(side.id, [ability.id], "abilities")
        for nation in range(NATIONS):
            if len(self.starters(nation)) != self.opening_hand:
                raise wrong("people", say("wrong-starters", count=self.opening_hand))
        for card in self.people[FIRST_START : FIRST_START + 2 * NATIONS]:
            if card.rune == JOKER:
                raise wrong(f"start_cards.{card.id}.rune", say("wrong-start-rune"))
        for nation in range(NATIONS):
            first, second = self.start_cards(nation)
            if self.people[first].rune == self.people[second].rune:
                raise wrong(f"start_cards.{self.people[second].id}.rune", say("wrong-same-rune"))


def _name(printed: str, kind: str, id: str, ours: str) -> Words:
    """The name of a thing: as it is printed, if that is known, or else in our own words."""
    return thing(kind, id, "printed-name", name=printed) if printed else thing(kind, id, ours)


def _people(row: Mapping[str, Any], table: str) -> PeopleCard:
    place = f"{table}.{row['id']}."
    rune = whole(row, "rune", 0, SLOTS, place)
    passives = [SYMBOL_IDS[index_of(passive, SYMBOL_IDS, f"{place}passive")] for passive in row["passive"]]
    if not row["active"] and not row["passive"]:
        raise wrong(f"{place}active", say("wrong-no-effect"))
    if len(row["active"]) > 4 or len(row["instant"]) > 4:
        raise wrong(f"{place}active", say("wrong-too-many-effects"))
    return PeopleCard(
        str(row["id"]),
        index_of(row["deck"], STACK_IDS, f"{place}deck"),
        JOKER if rune == 0 else rune - 1,
        [index_of(instant, INSTANT_IDS, f"{place}instant") for instant in row["instant"]],
        [effect_of(text, f"{place}active") for text in row["active"]],
        passives,
        whole(row, "points", 0, 99, place),
        bool(row.get("starter", False)),
        _twins(row["active"]),
        str(row["name"]),
    )


def _twins(effects: Sequence[str]) -> list[int]:
    """For each effect the last one before it that is the same, or NOTHING."""
    return [
        max([earlier for earlier in range(number) if effects[earlier] == effects[number]], default=NOTHING)
        for number in range(len(effects))
    ]


def _deity(row: Mapping[str, Any]) -> DeityCard:
    place = f"deities.{row['id']}."
    return DeityCard(
        str(row["id"]),
        whole(row, "rune", 1, SLOTS, place) - 1,
        index_of(row["feud"], STACK_IDS[:NATIONS], f"{place}feud"),
        _gift(str(row["gift"]), f"{place}gift"),
        str(row["name"]),
    )


def _gift(text: str, place: str) -> SkybridgeEffect:
    for symbol in SYMBOL_IDS:
        if symbol == text:
            return ShowSymbol(symbol)
    return effect_of(text, place)


def _section(row: Mapping[str, Any]) -> Section:
    place = f"sections.{row['id']}."
    cost = [whole(row["cost"], good, 0, 9, f"{place}cost.") if good in row["cost"] else 0 for good in GOOD_IDS]
    requires = REQUIREMENTS[choice(row, "requires", list(REQUIREMENTS), place)]
    return Section(int(row["id"]), cost, bool(row["die"]), requires, whole(row, "points", 0, 99, place))


def _faces(rows: list[Mapping[str, Any]], die: str, with_choice: bool) -> list[int]:
    allowed = (*GOOD_IDS, "choice") if with_choice else GOOD_IDS
    faces = next(row["faces"] for row in rows if row["id"] == die)
    if len(faces) != 6:
        raise wrong(f"dice.{die}.faces", say("wrong-faces"))
    found = [index_of(face, allowed, f"dice.{die}.faces") for face in faces]
    if all(face == CHOICE_FACE for face in found):
        raise wrong(f"dice.{die}.faces", say("wrong-die"))
    return found


def _packed(passives: list[Symbol]) -> int:
    packed = 0
    for passive in passives:
        packed += 1 << PASSIVES[passive]
    return packed
