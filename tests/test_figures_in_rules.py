"""The rules tell figures of the box in words. Here each is compared with components.toml, so that neither can drift."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tafelrunde.kernel import registry
from tafelrunde.kernel.language import LANGUAGES

NUMBERS = {
    "en": ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"],
    "de": ["kein", "ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf"],
}

# For each game: a rule, and the figures that it tells. A row of a list is named by its id.
TOLD = {
    "vaalbara": """
        V1.1 rounds
        V2.4 opening_points
        V2.5 hand
        V6.1 followers.warrior.points
        V6.2 followers.bard.points
        V6.3 followers.hunter.points
        V6.4 followers.oracle.points
        V6.5 followers.carpenter.points
        V6.6 followers.falconer.points
        V6.10 followers.artisan.points
        V7.2 rewards.farm.points
        V7.4 rewards.village.points
        V7.5 rewards.mountain.second rewards.mountain.fourth
        V7.6 rewards.river.limit
        V9.2 end_bonus.five_kinds end_bonus.six_kinds
    """,
    "glow": """
        G1.1 days
        G2.4 boats
        G2.6 removed
        G2.8 last_rerolls
        G2.11 tokens.spells
        G4.7 rerolls_to_turn
        G5.1 footprints_side shards_side
        G8.6 loss_side
        G14.4 firefly_bonus
    """,
    "skybridge": """
        K2.5 opening_population pieces.garrisons
        K2.7 opening_hand
        K2.8 opening_hand
        K9.1 storage.materials storage.livestock storage.salt
        K12.1 deity_limit
        K14.2 drakes.sathap.amount
        K14.4 drakes.elbea.amount
    """,
    "spirit-island": """
        I2.5 fear.pool_per_player
        I2.7 blight.cards.downward_spiral.healthy_per_player
        I3.5 spirit.sacred_site
        I9.2 pieces.town.health pieces.city.health pieces.dahan.health
        I9.5 pieces.city.fear
        I10.1 spirit.cards_drawn
        I12.2 pieces.town.damage pieces.city.damage
        I13.1 pieces.dahan.damage
        I19.1 blight.space_per_player
        I36.1 difficulty.thematic_map
        I36.2 scoring.victory.per_difficulty scoring.victory.bonus scoring.victory.per_card
        I36.3 scoring.defeat.per_difficulty
    """,
    "battalia": """
        B1.3 ending.cities_alone
        B2.1 units.friman.per_faction units.chief.per_faction units.priest.per_faction units.lord.per_faction
        B2.2 neutral.supply_per_faction
        B2.3 artefacts.horse.per_faction
        B5.7 units.friman.at_start neutral.supply_at_start
        B5.9 hand
        B7.1 declarations.exchange_draw
        B7.2 declarations.cohort_least declarations.cohort_less
        B7.3 hand
        B7.4 hand
        B9.2 costs.simple_road_labour
        B9.3 costs.crossroads_labour
        B9.4 costs.found_units
        B9.5 costs.upgrade_units
        B9.7 costs.artefact_supply
        B11.5 artefacts.horse.figure artefacts.horse.lit artefacts.horse.lit_strength
        B11.6 artefacts.weapon.lit_strength
        B11.7 artefacts.tool.figure
        B11.8 artefacts.tent.lit
        B11.9 artefacts.scroll.figure artefacts.scroll.lit
        B11.10 artefacts.title.lit
        B12.6.2 specials.horn_of_baldur.figure
        B12.6.3 specials.sword_of_elemag.attack specials.sword_of_elemag.defence
        B12.6.4 specials.shield_of_britos.attack specials.shield_of_britos.defence
        B12.6.8 specials.pavilion_of_eyla.figure
        B13.1 hidden_cards
        B16.1 universal.unbound.per_rank
        S1.2 neutral.stardust neutral.chests
        S3.1 royals.queen.strength royals.king.strength
        S3.2 royals.queen.deck royals.king.deck
        S3.7 royals.queen.most_cities
    """,
}
CASES = [(game, *line.split(maxsplit=1)) for game, lines in TOLD.items() for line in lines.strip().splitlines()]


def figure(figures: Any, path: str) -> int:
    """A figure of components.toml by its path."""
    for part in path.split("."):
        figures = next(row for row in figures if row["id"] == part) if isinstance(figures, list) else figures[part]
    assert isinstance(figures, int), path
    return figures


def tells(text: str, number: int, lang: str) -> bool:
    """Whether a text names a number: in figures, or as a word (which German may inflect or join)."""
    words = NUMBERS[lang]
    word = rf"|\b{words[number]}{r'' if lang == 'en' else r'(?!z)[a-zäöü]*'}\b" if number < len(words) else ""
    return re.search(rf"(?<![\d.]){number}(?!\d)(?!\.\d){word}", text, re.IGNORECASE) is not None


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("name", "rule", "paths"), CASES, ids=[f"{rule}" for _, rule, _ in CASES])
def test_a_rule_tells_the_figures_of_the_box(name: str, rule: str, paths: str, lang: str) -> None:
    game = registry.find(name)
    text = game.rulebook(lang).rules[rule].text
    for path in paths.split():
        number = figure(game.figures, path)
        assert tells(text, number, lang), f"{path} is {number}, but {rule} says: {text}"


def test_what_counts_as_told() -> None:
    assert tells("you gain 3 points", 3, "en")
    assert tells("Three of each go back", 3, "en")
    assert tells("mit dreimal Feuer", 3, "de")
    assert not tells("K3.1 and 13 points on 30 days", 3, "en")
    assert not tells("dreizehn Punkte", 3, "de")
    assert not tells("threefold", 3, "en")
