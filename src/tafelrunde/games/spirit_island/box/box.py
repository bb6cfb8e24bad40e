"""What is in the box: boards, spirits, powers, invaders, fear and blight, from components.toml, ready for fast use."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tafelrunde.games.spirit_island.box.blight_cards import BlightCard
from tafelrunde.games.spirit_island.box.fear_cards import FEAR_CARDS, FearCard
from tafelrunde.games.spirit_island.box.filters import LandFilter
from tafelrunde.games.spirit_island.box.ids import MAJOR, MINOR, NOTHING, UNIQUE
from tafelrunde.games.spirit_island.box.invader_cards import InvaderCard, invader_card
from tafelrunde.games.spirit_island.box.island import Island
from tafelrunde.games.spirit_island.box.major_powers import MAJOR_POWERS, MAJOR_THRESHOLDS
from tafelrunde.games.spirit_island.box.maps import layouts
from tafelrunde.games.spirit_island.box.minor_powers import MINOR_POWERS, MINOR_THRESHOLDS
from tafelrunde.games.spirit_island.box.powers import Power, innate_power, power_card
from tafelrunde.games.spirit_island.box.scenarios import ScenarioFigures
from tafelrunde.games.spirit_island.box.scoring import Scoring
from tafelrunde.games.spirit_island.box.spirits.kind import SpiritKind
from tafelrunde.games.spirit_island.box.spirits.panels import SPIRITS, read_panel, spirit_kinds
from tafelrunde.games.spirit_island.effects.effect import IslandEffect, number_effects
from tafelrunde.games.spirit_island.words import dashed, thing
from tafelrunde.kernel.components import choice


def all_effects() -> list[IslandEffect]:
    """Every effect that is declared, with its number. They are numbered once, and not for each box: declarations are
    shared by all boxes, and whatever an owner's figures say must leave the numbers alone."""
    numbered: list[IslandEffect] = []
    for cards, thresholds in ((MINOR_POWERS, MINOR_THRESHOLDS), (MAJOR_POWERS, MAJOR_THRESHOLDS)):
        for id, effect in cards.items():
            number_effects([effect, thresholds[id]] if id in thresholds else [effect], numbered)
    for kind in SPIRITS.values():
        for effect in kind.own_cards.values():
            number_effects([effect], numbered)
        for effects in kind.innate_powers.values():
            number_effects(effects, numbered)
    for effects in FEAR_CARDS.values():
        number_effects(effects, numbered)
    return numbered


EFFECTS: Final = all_effects()


class Box:
    """All boards, cards and figures. It never changes, and all copies of a state share it."""

    __slots__ = (
        "adversaries",
        "blight_cards",
        "blight_space",
        "blight_supply",
        "capital",
        "cards_drawn",
        "city_damage",
        "city_fear",
        "city_health",
        "dahan_damage",
        "dahan_health",
        "deck_order",
        "effects",
        "extra_blight",
        "extra_blight_from",
        "fear_cards",
        "fear_groups",
        "fear_pool",
        "figures",
        "filters",
        "indentured_buildings",
        "inner_lands",
        "invader_cards",
        "islands",
        "kinds",
        "land_blight",
        "layouts",
        "majors",
        "minors",
        "powers",
        "presence",
        "scenarios",
        "scoring",
        "thematic_difficulty",
        "town_damage",
        "town_fear",
        "town_health",
    )

    def __init__(self, figures: Mapping[str, Any]) -> None:
        # As components.toml has them: for drawings.
        self.figures = figures
        pieces = figures["pieces"]
        self.town_health: int = pieces["town"]["health"]
        self.city_health: int = pieces["city"]["health"]
        self.dahan_health: int = pieces["dahan"]["health"]
        self.town_damage: int = pieces["town"]["damage"]
        self.city_damage: int = pieces["city"]["damage"]
        self.dahan_damage: int = pieces["dahan"]["damage"]
        self.town_fear: int = pieces["town"]["fear"]
        self.city_fear: int = pieces["city"]["fear"]
        self.land_blight: int = pieces["land"]["blight_threshold"]
        self.presence: int = figures["supply"]["presence_per_colour"]
        self.blight_supply: int = figures["supply"]["blight"]
        self.cards_drawn: int = figures["spirit"]["cards_drawn"]
        # Filters that growth and powers use; the first one fits every land.
        self.filters: list[LandFilter] = [LandFilter("any")]
        self.effects: list[IslandEffect] = EFFECTS
        self.powers: list[Power] = []
        self.minors: list[int] = []
        self.majors: list[int] = []
        self.kinds: list[SpiritKind] = spirit_kinds(figures["spirits"])
        self._read_cards(figures["powers"])
        self._read_spirits(figures["spirits"])
        self.fear_pool: int = figures["fear"]["pool_per_player"]
        self.fear_groups: list[int] = list(figures["fear"]["groups"])
        self.fear_cards: list[FearCard] = self._read_fear(figures["fear"]["cards"])
        self.invader_cards: list[InvaderCard] = [invader_card(row) for row in figures["invader_deck"]["cards"]]
        self.deck_order: str = figures["invader_deck"]["order"]
        self.blight_space: int = figures["blight"]["space_per_player"]
        self.extra_blight: int = figures["blight"]["extra_at_setup"]
        self.blight_cards: list[BlightCard] = [
            BlightCard(row["id"], row["healthy_per_player"], row["blighted_per_player"])
            for row in figures["blight"]["cards"]
        ]
        self.adversaries: list[Mapping[str, Any]] = list(figures["adversaries"])
        england, sweden = self._adversary("england"), self._adversary("sweden")
        self.capital: int = england["loss_buildings"]
        self.indentured_buildings: int = england["levels"][0]["buildings"]
        self.extra_blight_from: int = sweden["levels"][0]["extra_blight_from"]
        self.scenarios = ScenarioFigures(figures["scenarios"])
        self.scoring = Scoring(figures["scoring"])
        self.thematic_difficulty: int = figures["difficulty"]["thematic_map"]
        # Every island that boards can make, by layout too, and by island and board the number of the inner land.
        self.islands: list[Island] = []
        self.layouts: dict[str, list[int]] = {}
        self.inner_lands: list[list[int]] = []
        for layout in layouts(figures):
            first = len(self.islands)
            self.islands.extend(layout.islands)
            self.inner_lands.extend(layout.inner_lands)
            self.layouts[layout.id] = list(range(first, len(self.islands)))

    def _read_cards(self, rows: Mapping[str, Any]) -> None:
        for row in rows["minor"]:
            self.minors.append(len(self.powers))
            self._add_card(row, MINOR, MINOR_POWERS, MINOR_THRESHOLDS, NOTHING)
        for row in rows["major"]:
            self.majors.append(len(self.powers))
            self._add_card(row, MAJOR, MAJOR_POWERS, MAJOR_THRESHOLDS, NOTHING)
        ids = [kind.id for kind in self.kinds]
        for kind in self.kinds:
            for row in rows["unique"]:
                if choice(row, "spirit", ids, f"powers.unique.{row['id']}.") == kind.id:
                    kind.uniques.append(len(self.powers))
                    self._add_card(row, UNIQUE, kind.own_cards, {}, kind.number)

    def _add_card(
        self,
        row: Mapping[str, Any],
        deck: int,
        effects: Mapping[str, IslandEffect],
        thresholds: Mapping[str, IslandEffect],
        spirit: int,
    ) -> None:
        number = len(self.powers)
        self.powers.append(power_card(number, row, deck, effects[row["id"]], thresholds, spirit, self.filters))

    def _read_spirits(self, rows: list[Mapping[str, Any]]) -> None:
        for row, kind in zip(rows, self.kinds, strict=True):
            read_panel(kind, row, self.filters)
            kind.progression = [self.card(id) for id in row["progression"]]
            for innate in row["innates"]:
                number = len(self.powers)
                kind.innates.append(number)
                effects = kind.innate_powers[innate["id"]]
                self.powers.append(innate_power(number, innate, effects, kind.number, self.filters))

    def card(self, id: str) -> int:
        """A power by its id."""
        for power in self.powers:
            if power.id == id:
                return power.number
        raise KeyError(id)

    def _read_fear(self, rows: list[Mapping[str, Any]]) -> list[FearCard]:
        cards: list[FearCard] = []
        for row in rows:
            id = str(row["id"])
            cards.append(FearCard(id, thing("fear", id, f"fear-card-{dashed(id)}"), FEAR_CARDS[id]))
        return cards

    def _adversary(self, id: str) -> Mapping[str, Any]:
        return next(row for row in self.adversaries if row["id"] == id)

    def setup_pieces(self, adversary: str, level: int) -> list[tuple[str, int]]:
        """Pieces that an adversary brings onto every board: what, and the number of the land."""
        found: list[tuple[str, int]] = []
        for row in self.adversaries:
            if row["id"] == adversary:
                for entry in row["levels"][:level]:
                    for piece in entry.get("pieces", []):
                        found.append((str(piece["piece"]), int(piece["land"])))
        return found
