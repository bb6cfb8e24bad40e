"""What is in the box of Skybridge, and an owner's own figures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

import tafelrunde
from tafelrunde.games.skybridge import GAME
from tafelrunde.games.skybridge.box.box import Box
from tafelrunde.games.skybridge.box.ids import (
    BRIDGE_CARD,
    CARDS,
    FIRST_DEITY,
    GHIARHABBAT,
    JOKER,
    NATION_CARDS,
    STACK_IDS,
)
from tafelrunde.games.skybridge.show.terminal import components_json
from tafelrunde.kernel.language import LANGUAGES
from tafelrunde.kernel.words import Words
from tests.skybridge.thraen import row_of


def box() -> Box:
    made = GAME.standard_box
    assert isinstance(made, Box)
    return made


def test_the_box_holds_what_the_rulebook_counts() -> None:
    figures = GAME.figures
    decks = Counter({row["deck"]: 0 for row in figures["people"]})
    for row in figures["people"]:
        decks[row["deck"]] += row["copies"]
    assert decks == {**dict.fromkeys(STACK_IDS[:5], 20), "bridge": 12, "eyestar": 7}
    assert sum(decks.values()) == 119
    assert len(figures["start_cards"]) == 11
    assert len(figures["deities"]) == 30
    assert len(figures["drakes"]) == 3
    assert len(figures["sections"]) == 7
    assert len(figures["areas"]) == 9
    assert len(figures["abilities"]) == 10
    assert figures["pieces"] == {"population": 12, "garrisons": 4, "free_rebels": 12}


def test_cards_have_the_numbers_that_the_rules_use() -> None:
    assert len(box().names) == CARDS
    assert box().people[BRIDGE_CARD].id == "BRI"
    assert box().people[GHIARHABBAT].id == "start-shenna-3"
    assert box().names[FIRST_DEITY].ref == "deity:DEI01"
    assert {box().deck_of[card] for card in range(NATION_CARDS)} == {0, 1, 2, 3, 4}


def test_each_nation_has_four_marked_cards_with_different_runes() -> None:
    for nation in range(5):
        marked = box().starters(nation)
        assert len(marked) == 4
        assert len({box().rune_of[card] for card in marked}) == 4


def test_runes_are_spread_evenly() -> None:
    runes = Counter(box().rune_of[card] for card in range(NATION_CARDS))
    assert set(runes.values()) == {20}
    assert all(card.rune == JOKER for card in box().people[NATION_CARDS : FIRST_DEITY - 11])
    assert set(Counter(deity.rune for deity in box().deities).values()) == {6}
    assert set(Counter(deity.feud for deity in box().deities).values()) == {6}


def test_figures_that_no_source_states_are_marked() -> None:
    figures = GAME.figures
    marks = dict(figures["people_marks"])
    assert marks.pop("name") == "invented"
    assert set(marks.values()) == {"reconstructed"}
    assert row_of("SHE02")["marks"] == {
        "name": "stated",
        "deck": "inferred",
        "instant": "stated",
        "active": "inferred",
    }
    assert row_of("DEI27")["marks"] == {"name": "stated", "feud": "inferred"}, "that black is the Darkness is inferred"
    assert set(figures["bonus"]["marks"]) == set(STACK_IDS), "which pair belongs to which stack is inferred"
    assert figures["section_marks"] == {"cost": "reconstructed", "points": "reconstructed"}
    assert figures["sections"][2]["marks"] == {"cost": "inferred"}
    assert set(figures["merchants"]["marks"].values()) == {"reconstructed"}


def test_what_the_rulebook_tells_of_named_cards_holds() -> None:
    kolpennion, avrumeth = row_of("SHE02"), row_of("SHE03")
    assert kolpennion["instant"] == ["military"]
    assert str(kolpennion["active"]).startswith("['trade money: metal")
    assert kolpennion["rune"] == avrumeth["rune"]
    assert avrumeth["active"] == ["money"]
    assert row_of("DAR05")["active"] == []
    assert "craft" in str(row_of("DAR05")["passive"])
    assert row_of("UTR20")["active"] == ["population"]
    assert row_of("LIG12")["active"] == ["religion"]
    assert row_of("DEI27")["feud"] == "darkness"
    cost = GAME.figures["sections"][2]["cost"]
    assert {good: amount for good, amount in cost.items() if amount} == {"wood": 1, "stone": 1, "livestock": 1}


def test_costs_rise_along_the_bridge() -> None:
    totals = [sum(row["cost"].values()) + row["die"] for row in GAME.figures["sections"]]
    assert totals == sorted(totals)
    # Never three sections at the same price: a symbol that is required besides makes the dearer of two.
    assert all(earlier < later for earlier, later in zip(totals, totals[2:], strict=False))


# What the effects of a card are worth, in tenths of a good: our yardstick for cards whose figures nobody knows.
WORTH = {"wood": 4, "stone": 4, "metal": 5, "livestock": 4, "salt": 2, "money": 3, "deity": 4, "population": 4}
WORTH |= {"religion": 4, "garrison": 3, "food": 4, "knowledge": 2, "craft": 3, "drake": 4}
INSTANT_WORTH = {"military": 3, "inspiration": 1, "return": 2}


def worth_of(effect: str) -> int:
    if effect.startswith("trade"):
        return 2 + effect.count("/")
    if effect.startswith("arm"):
        return 2 if "population" in effect else 3
    return WORTH[effect] if "/" not in effect else 1 + max(WORTH[part.strip()] for part in effect.split("/"))


def worth_of_card(row: Mapping[str, Any]) -> int:
    effects = [worth_of(effect) for effect in (*row["active"], *row["passive"])]
    return sum(effects) + sum(INSTANT_WORTH[instant] for instant in row["instant"]) + 2 * int(row["points"])


def test_cards_of_the_nations_are_of_equal_worth() -> None:
    for row in GAME.figures["people"]:
        if row["deck"] not in ("bridge", "eyestar"):
            assert 11 <= worth_of_card(row) <= 13, row["id"]


def test_the_recommended_hands_are_of_equal_worth() -> None:
    hands: Counter[str] = Counter()
    for row in GAME.figures["people"]:
        if row["starter"]:
            hands[row["deck"]] += worth_of_card(row)
    assert set(hands) == set(STACK_IDS[:5])
    assert max(hands.values()) - min(hands.values()) <= 1, hands


def test_an_owner_names_cards_areas_and_deities() -> None:
    own = {
        "people": [{"id": "EMP01", "name": "Ishri"}],
        "deities": [{"id": "DEI01", "name": "Qumatea"}],
        "areas": [{"id": "4", "name": "Venghetae"}],
    }
    made = GAME.setup(2, {}, own).box
    assert isinstance(made, Box)
    for lang in LANGUAGES:
        names = {card.name.ref: card.name.text(lang) for card in GAME.cards(made)}
        assert (names["card:EMP01"], names["deity:DEI01"], names["area:4"]) == ("Ishri", "Qumatea", "Venghetae")
        assert names["card:SHE02"] == "Kolpennion"
    assert box().names[0].text("de") == "Kornwächter"


def test_the_list_of_components_counts_every_card() -> None:
    listed = components_json(box(), GAME.figures)
    assert sum(row["copies"] for row in listed["people"]) == 119
    assert len({row["id"] for row in listed["people"]}) == 119
    figures = listed["figures"]
    assert (figures["opening_population"], figures["opening_hand"], figures["deity_limit"]) == (3, 4, 3)
    assert (figures["idle_rounds"], figures["sole_builder_bonus"]) == (3, 1)


def test_the_list_of_components_has_every_part_of_the_rulebooks_list() -> None:
    listed = components_json(box(), GAME.figures)
    tokens = {row["id"]: row["count"] for row in listed["tokens"]}
    markers = {good: tokens.pop(good) for good in ("wood", "stone", "metal", "livestock", "salt", "money")}
    assert sum(markers.values()) == 68
    assert tokens == {
        "board": 1,
        "character_board": 5,
        "bridge_end": 2,
        "population": 60,
        "garrison": 20,
        "legion": 5,
        "free_rebel": 12,
        "rebel_leader": 1,
        "start_drake": 1,
        "crown": 1,
        "deity_token": 20,
    }
    pieces = GAME.figures["pieces"]
    assert tokens["population"] == 5 * pieces["population"]
    assert tokens["garrison"] == 5 * pieces["garrisons"]
    assert tokens["free_rebel"] == pieces["free_rebels"]
    assert all(row["name"]["de"] and row["name"]["en"] for row in listed["tokens"])


def test_every_card_has_a_name_a_text_an_icon_and_a_rule() -> None:
    found = GAME.cards(box())
    assert len(found) == CARDS + 7 + 9 + 10 + 2 + 3
    rulebook = GAME.rulebook("en")
    for card in found:
        for lang in LANGUAGES:
            assert card.name.text(lang)
            assert card.text.text(lang)
        assert card.icon
        assert card.rule in rulebook
        assert card.name.ref
    assert len({card.name.ref for card in found}) == len(found)


def test_a_card_is_read_as_it_works() -> None:
    found = {card.name.ref: card for card in GAME.cards(box())}
    text = found["card:SHE02"].text.text("en")
    assert "At once: military power." in text
    assert "trade 1 money for 1 metal or" in text
    assert "Handel: 1 Geld gegen 1 Metall oder" in found["card:SHE02"].text.text("de")
    assert "Joker rune" in found["card:BRI"].text.text("en")
    assert "Feud: Peoples of Darkness" in found["deity:DEI27"].text.text("en")
    assert "Costs 1 wood, 1 stone, 1 livestock and the good on the die" in found["section:3"].text.text("en")


def test_names_are_different_from_one_another() -> None:
    for lang in LANGUAGES:
        names = [words.text(lang) for words in box().names]
        assert len(set(names)) == len(names)


def test_every_option_of_the_game_is_explained() -> None:
    for option in GAME.option_values:
        for lang in LANGUAGES:
            assert Words("skybridge", f"option-{option}").text(lang)
            assert Words("skybridge", f"option-{option}-help").text(lang)


def test_an_owner_plays_with_the_true_figures() -> None:
    own = {
        "people": [{"id": "EMP01", "rune": 3, "active": ["trade salt: deity / population"], "points": 7}],
        "sections": [{"id": "1", "cost": {"livestock": 2, "wood": 0, "stone": 3}}],
        "dice": [{"id": "skybridge", "faces": ["metal"] * 6}],
    }
    made = GAME.setup(2, {}, own).box
    assert isinstance(made, Box)
    assert made.rune_of[0] == 2
    assert made.points_of[0] == 7
    assert "trade 1 salt for a deity card or 1 figure" in made.actives_of[0][0].words().text("en")
    money = GAME.figures["sections"][0]["cost"]["money"]
    assert made.sections[0].cost == [0, 3, 0, 2, 0, money], "what the file does not name stays as it is"
    assert set(made.sky_faces) == {2}


@pytest.mark.parametrize(
    ("own", "message"),
    [
        ({"opening_hand": 9}, "“opening_hand”: 9 is not a whole number from 2 to 4"),
        ({"people": [{"id": "EMP01", "rune": 6}]}, "“people.EMP01.rune”: 6 is not"),
        ({"people": [{"id": "EMP01", "active": ["gold"]}]}, "“gold” is neither an effect nor a good"),
        ({"people": [{"id": "EMP01", "active": ["wood x"]}]}, "“wood x” is neither an effect"),
        ({"people": [{"id": "EMP01", "active": ["trade sand: wood"]}]}, "“sand” is neither an effect nor a good"),
        ({"people": [{"id": "EMP01", "active": [], "passive": []}]}, "every card has at least one main effect"),
        ({"people": [{"id": "EMP01", "active": ["wood"] * 5}]}, "at most four effects"),
        ({"people": [{"id": "EMP01", "passive": ["luck"]}]}, "'luck' is not one of food"),
        ({"people": [{"id": "EMP01", "deck": "light"}]}, "each nation has 20 cards"),
        ({"people": [{"id": "EMP02", "starter": True}]}, "each nation has 4 marked cards"),
        ({"start_cards": [{"id": "start-empire-1", "rune": 0}]}, "a start card lies at the slot of its rune"),
        ({"start_cards": [{"id": "start-empire-1", "rune": 2}]}, "start cards have different runes"),
        ({"deities": [{"id": "DEI01", "feud": "bridge"}]}, "“deities.DEI01.feud”: 'bridge' is not one of empire"),
        ({"deities": [{"id": "DEI01", "gift": "wood / sand"}]}, "“sand” is neither an effect"),
        ({"sections": [{"id": "3", "requires": "luck"}]}, "'luck' is not one of nothing, craft, drake"),
        ({"sections": [{"id": "3", "cost": {"salt": 1}}]}, "there is no such entry"),
        ({"dice": [{"id": "skybridge", "faces": ["wood"]}]}, "a die has six faces"),
        ({"dice": [{"id": "utreng", "faces": ["choice"] * 6}]}, "a die must show some good"),
        ({"dice": [{"id": "skybridge", "faces": ["choice"] * 6}]}, "'choice' is not one of wood"),
        ({"bonus": {"empire": ["gold"]}}, "“bonus.empire”: 'gold' is not one of"),
    ],
)
def test_figures_that_cannot_be_played_are_named(own: dict[str, object], message: str) -> None:
    with pytest.raises(tafelrunde.BadComponents) as error:
        GAME.setup(2, {}, own)
    assert message in str(error.value)
    assert message not in error.value.text("de")
