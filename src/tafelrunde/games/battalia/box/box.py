"""What is in the boxes: cards, terrain, boards and figures, from components.toml, checked and ready for fast use."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, get_args

from tafelrunde.games.battalia.box.board import BOARDS, Board
from tafelrunde.games.battalia.box.costs import Costs
from tafelrunde.games.battalia.box.ids import (
    ARTEFACTS,
    BUILDABLE,
    BUILDINGS,
    CITIES,
    CITY_4,
    CLASS_HORSE,
    CLASS_QUEEN,
    FACTIONS,
    FATE_COPY,
    FIRST_PEACEFUL_ARTEFACT,
    FIRST_PEACEFUL_UNIT,
    FIRST_SPECIAL,
    KINDS,
    NOTHING,
    POTIONS,
    QUEEN,
    RANKS,
    SPECIALS,
    SQUARES,
    artefact,
    royal,
    square_name,
    unit,
)
from tafelrunde.games.battalia.effects.abilities import Ability, declare_abilities
from tafelrunde.games.battalia.effects.fate import Fate, declare_fate
from tafelrunde.games.battalia.effects.specials import Special, declare_specials
from tafelrunde.games.battalia.effects.storms import Storm, declare_storms
from tafelrunde.games.battalia.words import say, thing
from tafelrunde.kernel.components import index_of, whole, wrong
from tafelrunde.kernel.words import Words

Faction = Literal["barfolk", "cloudborn", "emberians", "islanders", "wolfsclan", "sunblessed"]
FACTION_IDS: Final[tuple[Faction, ...]] = get_args(Faction)
Terrain = Literal["forest", "mountain", "canyon", "lake", "frost", "jungle"]
TERRAIN_IDS: Final[tuple[Terrain, ...]] = get_args(Terrain)
RANK_IDS: Final = ("friman", "chief", "priest", "lord", "queen", "king")
Artefact = Literal["horse", "weapon", "tool", "tent", "scroll", "title", "amulet"]
ARTEFACT_IDS: Final[tuple[Artefact, ...]] = get_args(Artefact)
Potion = Literal["berserker", "frosthand", "eclipse", "brotherhood", "colossus", "weakness"]
POTION_IDS: Final[tuple[Potion, ...]] = get_args(Potion)
UNIVERSAL_IDS: Final = ("unbound", "fanatics")
NEUTRAL_IDS: Final = ("supply", "stardust", "chest")
# Terrain cards that come from no deck, after the cities and roads.
PLACE_IDS: Final = (
    "gate",
    "ruins",
    "centre",
    "crossroads",
    "unknown_crossroads",
    "unknown_building",
    "bridge",
    "pass",
)
DIE: Final = ("one", "two", "three", "four", "five", "six")
DIE_ARTEFACT: Final = 5
DIE_WILD: Final = 6
GIVES_SUPPLY: Final = ARTEFACTS


class Box:
    """All cards and figures of a match. It never changes, and all copies of a state share it."""

    __slots__ = (
        "artefact_figure",
        "artefact_lit",
        "artefacts_per_faction",
        "attack_strength",
        "boards",
        "building",
        "building_gives",
        "building_valley",
        "building_words",
        "card_ids",
        "card_names",
        "centre_per_building",
        "chest_hides",
        "chests",
        "cities_per_faction",
        "cities_to_win",
        "city_next_to_city",
        "cohort_least",
        "cohort_less",
        "costs",
        "days_in_a_week",
        "deck_names",
        "defence_strength",
        "die",
        "draft_ranks",
        "exchange_draw",
        "faction_ids",
        "faction_names",
        "fate",
        "fate_names",
        "gate_names",
        "hand",
        "heroes_at_start",
        "hidden_cards",
        "hide_cards",
        "hide_limbo",
        "in_first_box",
        "jump_supply",
        "later_gains",
        "lit",
        "lit_strength",
        "matching",
        "metamorpha",
        "morale",
        "neutral_city",
        "neutral_city_reward",
        "per_universal_rank",
        "place_ids",
        "place_names",
        "potion_daily",
        "potion_days",
        "potion_figure",
        "potion_names",
        "retreat_squares",
        "retreat_supply",
        "royal_cities",
        "royal_decks",
        "ruins",
        "special_figure",
        "special_ids",
        "specials",
        "specials_of_first_box",
        "square_names",
        "stardust",
        "stardust_counts_as",
        "start_units",
        "storm_names",
        "storms",
        "supply_at_start",
        "supply_for_hire",
        "supply_for_universal",
        "supply_per_faction",
        "terrain_bonus",
        "terrain_ids",
        "terrain_names",
        "terrain_per_faction",
        "ties_to_attacker",
        "two_against_three_halves",
        "units_per_faction",
        "veteran_deck",
        "veteran_morale",
        "veteran_units",
    )

    def __init__(self, figures: Mapping[str, Any]) -> None:
        self.hand: int = whole(figures, "hand", 1, 20)
        self.days_in_a_week: int = whole(figures, "days_in_a_week", 1, 7)
        self.hidden_cards: int = whole(figures, "hidden_cards", 0, 9)
        # B5.9
        self.heroes_at_start: int = whole(figures["setup"], "heroes", 1, 2, "setup.")
        self._read_factions(figures)
        self._read_cards(figures)
        self._read_costs(figures)
        self._read_battle(figures)
        self._name_everything(figures)
        self.boards: list[Board] = [Board(row, self.city_next_to_city) for row in figures["boards"]]
        if tuple(board.id for board in self.boards) != BOARDS:
            raise wrong("boards", say("wrong-things", known=", ".join(BOARDS)))
        self.specials: list[Special] = declare_specials(
            self.special_figure, self.attack_strength[FIRST_SPECIAL:], self.defence_strength[FIRST_SPECIAL:]
        )
        self.storms: list[Storm] = declare_storms(_column(figures["storms"], "figure", 0, 9, "storms"))
        self.fate: list[Fate] = declare_fate(_column(figures["fate"], "stardust", 0, 9, "fate"))
        self.metamorpha: list[Ability] = declare_abilities(_column(figures["metamorpha"], "figure", 0, 9, "metamorpha"))

    # ------------------------------------------------------------------ reading

    def _read_factions(self, figures: Mapping[str, Any]) -> None:
        rows = figures["factions"]
        self.faction_ids: list[Faction] = [FACTION_IDS[index_of(row["id"], FACTION_IDS, "factions")] for row in rows]
        self.terrain_ids: list[Terrain] = [
            TERRAIN_IDS[index_of(row["terrain"], TERRAIN_IDS, f"factions.{row['id']}.terrain")] for row in rows
        ]
        self.in_first_box: list[bool] = [row["box"] == "creation" for row in rows]
        units = figures["units"]
        self.start_units: list[int] = _column(units, "at_start", 0, 9, "units")
        # B5.7: what everybody begins with comes out of the decks; there are no fewer factions than players.
        self.units_per_faction: list[int] = [
            whole(row, "per_faction", least, 40, f"units.{row['id']}.")
            for row, least in zip(units, self.start_units, strict=True)
        ]
        # S16.3 to S16.5: the rank of each round of the draft, three frimen, a chief, a priest.
        self.draft_ranks: list[int] = [rank + 1 for rank in range(RANKS) for _ in range(self.start_units[rank])]
        self.supply_for_hire: list[int] = _column(units, "supply_for_hire", 0, 9, "units")
        self.per_universal_rank: list[int] = _column(figures["universal"], "per_rank", 0, 9, "universal")
        self.supply_for_universal: list[int] = _column(figures["universal"], "supply_for_hire", 0, 9, "universal")
        self.royal_decks: list[int] = _column(figures["royals"], "deck", 1, 99, "royals")
        self.royal_cities: list[int] = _column(figures["royals"], "most_cities", 0, 9, "royals")
        neutral = figures["neutral"]
        self.supply_per_faction: int = whole(neutral, "supply_per_faction", 0, 99, "neutral.")
        self.supply_at_start: int = whole(neutral, "supply_at_start", 0, 20, "neutral.")
        self.stardust: int = whole(neutral, "stardust", 0, 99, "neutral.")
        self.stardust_counts_as: int = whole(neutral, "stardust_counts_as", 1, 9, "neutral.")
        self.chests: int = whole(neutral, "chests", 0, 99, "neutral.")
        self.chest_hides: int = whole(neutral, "chest_hides", 0, 9, "neutral.")

    def _read_cards(self, figures: Mapping[str, Any]) -> None:
        rows = figures["artefacts"]
        self.artefacts_per_faction: list[int] = _column(rows, "per_faction", 0, 20, "artefacts")
        self.artefact_figure: list[int] = _column(rows, "figure", 0, 9, "artefacts")
        self.artefact_lit: list[int] = _column(rows, "lit", 0, 9, "artefacts")
        self.lit: list[int] = _types(figures["oracle"], "lit")
        self.matching: list[int] = _types(figures["oracle"], "matching")
        # 1-4 is a unit of that rank; then any artefact, then a wild card.
        faces = [*RANK_IDS[:RANKS], "artefact", "wild"]
        self.die: list[int] = [
            index_of(figures["amulet_die"][entry], faces, f"amulet_die.{entry}") + 1 for entry in DIE
        ]
        self.special_ids: list[str] = [str(row["id"]) for row in figures["specials"]]
        self.special_figure: list[int] = _column(figures["specials"], "figure", 0, 99, "specials")
        self.specials_of_first_box: list[bool] = [row["box"] == "creation" for row in figures["specials"]]
        self.potion_daily: list[bool] = [bool(row["daily"]) for row in figures["potions"]]
        self.potion_figure: list[int] = _column(figures["potions"], "figure", 0, 9, "potions")
        self.potion_days: int = whole(figures["potion_rules"], "days", 1, 9, "potion_rules.")
        self.terrain_per_faction: list[int] = [
            *_column(figures["cities"], "per_faction", 0, 20, "cities"),
            *_column(figures["roads"], "per_faction", 0, 20, "roads"),
        ]
        # B5.4: a start city and a neutral one may be of the same faction.
        whole(figures["cities"][CITY_4], "per_faction", 2, 20, "cities.city_4.")
        self.cities_per_faction: int = sum(self.terrain_per_faction[:CITIES])
        terrain = figures["terrain"]
        self.city_next_to_city: bool = bool(terrain["city_next_to_city"])
        self.building_valley: list[int] = [
            index_of(row["valley"], ["kings", "queens"], f"buildings.{row['id']}.valley")
            for row in figures["buildings"]
        ]
        # An artefact type, or GIVES_SUPPLY.
        self.building_gives: list[int] = [
            index_of(row["gives"], [*ARTEFACT_IDS, "supply"], f"buildings.{row['id']}.gives")
            for row in figures["buildings"]
        ]

    def _read_costs(self, figures: Mapping[str, Any]) -> None:
        costs = figures["costs"]
        self.costs: Costs = Costs(figures)
        self.jump_supply: int = whole(costs, "jump_supply", 0, 9, "costs.")
        self.retreat_supply: int = whole(costs, "retreat_supply", 1, 9, "costs.")
        self.retreat_squares: int = whole(costs, "retreat_squares", 1, 9, "costs.")
        # B9.10: how many cards go to limbo, and how many can be hidden for it.
        self.hide_limbo: int = whole(costs, "hide_limbo", 0, 1, "costs.")
        self.hide_cards: int = whole(costs, "hide_cards", 1, 9, "costs.")
        declarations = figures["declarations"]
        self.exchange_draw: int = whole(declarations, "exchange_draw", 0, 20, "declarations.")
        self.cohort_least: int = whole(declarations, "cohort_least", 1, 20, "declarations.")
        self.cohort_less: int = whole(declarations, "cohort_less", 0, 20, "declarations.")

    def _read_battle(self, figures: Mapping[str, Any]) -> None:
        battle = figures["battle"]

        def figure(entry: str) -> int:
            return whole(battle, entry, 0, 99, "battle.")

        self.morale: int = figure("morale")
        self.veteran_morale: int = figure("veteran_morale")
        self.veteran_units: int = figure("veteran_units")
        self.terrain_bonus: int = figure("terrain")
        # Without and with hero mode (S8.1).
        self.neutral_city: list[int] = [figure("neutral_city"), figure("neutral_city_heroic")]
        self.ruins: list[int] = [figure("ruins"), figure("ruins_heroic")]
        self.building: int = figure("building")
        self.centre_per_building: int = figure("centre_per_building")
        # B14.10: a rank, or 0 for nothing.
        rewards = ("none", *RANK_IDS[:RANKS])
        self.neutral_city_reward: int = index_of(battle["neutral_city_reward"], rewards, "battle.neutral_city_reward")
        self.ties_to_attacker: bool = bool(battle["tie_goes_to_attacker"])
        self.veteran_deck: int = whole(figures["checkpoints"], "veteran_deck", 1, 99, "checkpoints.")
        self.later_gains: bool = bool(figures["checkpoints"]["later_gains"])
        ending = figures["ending"]
        self.cities_to_win: list[int] = [
            0,
            *[whole(ending, f"cities_{size}", 1, 40, "ending.") for size in ("alone", "of_two", "of_three")],
        ]
        self.two_against_three_halves: int = whole(ending, "two_against_three_halves", 1, 9, "ending.")
        # The strength of every kind of card in a battle row, for both sides; artefacts that are enlightened differ.
        units = _column(figures["units"], "strength", 0, 99, "units")
        royals = _column(figures["royals"], "strength", 0, 99, "royals")
        plain = _column(figures["artefacts"], "strength", 0, 99, "artefacts")
        self.attack_strength: list[int] = _strengths(units, royals, plain)
        self.defence_strength: list[int] = _strengths(units, royals, plain)
        for number, row in enumerate(figures["specials"]):
            place = f"specials.{row['id']}."
            self.attack_strength[FIRST_SPECIAL + number] = whole(row, "attack", 0, 99, place)
            self.defence_strength[FIRST_SPECIAL + number] = whole(row, "defence", 0, 99, place)
        self.lit_strength: list[int] = _column(figures["artefacts"], "lit_strength", 0, 99, "artefacts")

    # ------------------------------------------------------------------ names

    def _name_everything(self, figures: Mapping[str, Any]) -> None:
        self.faction_names: list[Words] = [thing("faction", id, f"faction-{id}") for id in self.faction_ids]
        self.terrain_names: list[Words] = [thing("terrain", id, f"terrain-{id}") for id in self.terrain_ids]
        self.gate_names: list[Words] = [
            thing("gate", id, "gate-of", number=number + 1, terrain=say(f"terrain-{id}"))
            for number, id in enumerate(self.terrain_ids)
        ]
        self.square_names: list[Words] = [
            thing("square", square_name(number), "square", name=square_name(number)) for number in range(SQUARES)
        ]
        self.potion_names: list[Words] = [thing("potion", id, f"potion-{id}") for id in POTION_IDS]
        self.storm_names: list[Words] = [
            thing("storm", str(row["id"]), f"storm-{row['id']}") for row in figures["storms"]
        ]
        self.fate_names: list[Words] = [thing("fate", str(row["id"]), f"fate-{row['id']}") for row in figures["fate"]]
        self.card_ids: list[str] = [""] * KINDS
        self.card_names: list[Words] = [say("square", name="")] * KINDS
        for faction in range(FACTIONS):
            self._name_faction(faction)
        for number, id in enumerate(UNIVERSAL_IDS):
            for rank in range(1, RANKS + 1):
                name = RANK_IDS[rank - 1]
                self._name(unit(rank, FACTIONS + number), f"{name}-{id}", say(f"card-{name}"), say(f"faction-{id}"))
        for number, id in enumerate(NEUTRAL_IDS):
            self._name(FIRST_SPECIAL - len(NEUTRAL_IDS) + number, id, say(f"card-{id}"), None)
        for number, id in enumerate(self.special_ids):
            self._name(FIRST_SPECIAL + number, id, say(f"special-{id}"), None)
        self._name(FATE_COPY, "fate", say("card-fate"), None)
        for rank in range(1, RANKS + 1):
            name = RANK_IDS[rank - 1]
            self._name(FIRST_PEACEFUL_UNIT + rank - 1, f"{name}-peaceful", say(f"card-{name}"), say("peaceful"))
        for type, name in enumerate(ARTEFACT_IDS):
            self._name(FIRST_PEACEFUL_ARTEFACT + type, f"{name}-peaceful", say(f"card-{name}"), say("peaceful"))
        terrain_kinds = [str(row["id"]) for row in [*figures["cities"], *figures["roads"]]]
        buildings = [str(row["id"]) for row in figures["buildings"]]
        # The id of every kind of terrain card.
        self.place_ids: list[str] = [*terrain_kinds, *PLACE_IDS, *buildings]
        self.building_words: list[Words] = [thing("building", id, f"building-{id}") for id in buildings]
        decks = [*terrain_kinds, *RANK_IDS[:RANKS], *ARTEFACT_IDS]
        self.deck_names: list[Words] = [thing("deck", id, f"deck-{id}") for id in decks]
        self.place_names: list[Words] = [
            *self.deck_names[:BUILDABLE],
            *[say(f"place-{id}") for id in PLACE_IDS],
            *self.building_words,
        ]
        if len(terrain_kinds) != BUILDABLE or len(buildings) != BUILDINGS or len(self.special_ids) != SPECIALS:
            raise wrong("cities, roads, buildings, specials", say("wrong-counts"))
        if tuple(str(row["id"]) for row in figures["potions"]) != POTION_IDS or len(POTION_IDS) != POTIONS:
            raise wrong("potions", say("wrong-things", known=", ".join(POTION_IDS)))

    def _name_faction(self, faction: int) -> None:
        id = self.faction_ids[faction]
        for rank in range(1, len(RANK_IDS) + 1):
            name = RANK_IDS[rank - 1]
            kind = unit(rank, faction) if rank < QUEEN else royal(rank, faction)
            self._name(kind, f"{name}-{id}", say(f"card-{name}"), say(f"faction-{id}"))
        for type, name in enumerate(ARTEFACT_IDS):
            self._name(artefact(type, faction), f"{name}-{id}", say(f"card-{name}"), say(f"faction-{id}"))

    def _name(self, kind: int, id: str, card: Words, faction: Words | None) -> None:
        self.card_ids[kind] = id
        if faction is None:
            self.card_names[kind] = Words(card.game, card.id, card.args, f"card:{id}")
        else:
            self.card_names[kind] = thing("card", id, "card-of", card=card, faction=faction)

    def rank_name(self, rank: int) -> Words:
        """Units of a rank, in general."""
        return say(f"card-{RANK_IDS[rank - 1]}")

    def class_name(self, kind_class: int) -> Words:
        """Cards of a class, in general."""
        if kind_class <= RANKS:
            return self.rank_name(kind_class)
        if kind_class < CLASS_HORSE:
            return self.rank_name(kind_class - CLASS_QUEEN + QUEEN)
        return say(f"card-{ARTEFACT_IDS[kind_class - CLASS_HORSE]}")


def _strengths(units: list[int], royals: list[int], artefacts: list[int]) -> list[int]:
    """By kind. Units of the peaceful kinds never fight (B12.5, S21.3); a fanatic counts as two cards (S22.2)."""
    found = [0] * KINDS
    for rank in range(1, RANKS + 1):
        for faction in range(FACTIONS + len(UNIVERSAL_IDS)):
            found[unit(rank, faction)] = units[rank - 1]
    for faction in range(FACTIONS):
        for rank in (QUEEN, QUEEN + 1):
            found[royal(rank, faction)] = royals[rank - QUEEN]
        for type in range(ARTEFACTS):
            found[artefact(type, faction)] = artefacts[type]
    return found


def _types(table: Mapping[str, Any], entry: str) -> list[int]:
    found = [ARTEFACT_IDS.index(id) if id in ARTEFACT_IDS else NOTHING for id in table[entry]]
    if len(found) != 7 or NOTHING in found:
        raise wrong(f"oracle.{entry}", say("wrong-oracle", known=", ".join(ARTEFACT_IDS)))
    return found


def _column(rows: list[Mapping[str, Any]], entry: str, least: int, most: int, place: str) -> list[int]:
    return [whole(row, entry, least, most, f"{place}.{row['id']}.") for row in rows]
