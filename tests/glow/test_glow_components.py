"""What is in the box, and an owner's own figures."""

from __future__ import annotations

from collections import Counter

import pytest

from tafelrunde.games.glow import GAME
from tafelrunde.games.glow.box.box import Box
from tafelrunde.games.glow.box.ids import COLOUR_IDS
from tafelrunde.kernel.errors import BadComponents
from tafelrunde.kernel.language import LANGUAGES
from tafelrunde.kernel.words import Words
from tests.glow.glow_table import box, card


def test_the_box_holds_what_the_rulebook_counts() -> None:
    assert Counter(one.kind for one in box().cards) == {"companion": 46, "adventurer": 7, "spell": 7}
    assert Counter(one.deck for one in box().cards) == {"A": 23, "B": 23, "": 14}
    assert len(box().dice) == 30
    assert Counter(one.small for one in box().dice) == {False: 20, True: 10}
    assert Counter(COLOUR_IDS[one.colour] for one in box().dice) == {
        "green": 5,
        "dark_blue": 5,
        "light_blue": 5,
        "red": 5,
        "orange": 4,
        "purple": 3,
        "yellow": 2,
        "black": 1,
    }
    tokens = GAME.figures["tokens"]
    assert tokens["rerolls"] + tokens["fireflies"] + tokens["footprints"] == 88


def test_both_boards_are_whole() -> None:
    realm, sea = box().shadows, box().sea
    assert (len(realm.spaces), len(realm.paths), len(realm.villages)) == (61, 74, 7)
    assert (len(sea.islands), len(sea.ways), sum(sea.points)) == (12, 14, 24)
    assert sum(path.symbols.any for path in realm.paths) == 7
    # Every space is what it is for exactly one reason.
    for space in realm.spaces[1:]:
        assert [space.needs >= 0, space.forbids >= 0, space.pay > 0].count(True) == 1
    for here in range(len(realm.spaces)):
        assert all(here in realm.neighbours[there] for there in realm.neighbours[here])


def test_the_score_track_has_eighteen_reroll_spaces() -> None:
    assert box().reroll_spaces == [0, 1, 2, 3, 4, 5, 7, 9, 11, 13, 16, 19, 22, 26, 31, 37, 44, 52]
    assert box().track_spaces == 100


def test_figures_that_no_source_states_are_marked() -> None:
    figures = GAME.figures
    marks = {row["id"]: row.get("marks", {}) for row in [*figures["companions"], *figures["adventurers"]]}
    assert marks["A13"] == marks["eoles"] == {}
    assert marks["A02"] == marks["braccio"] == {"name": "inferred"}
    assert figures["place_marks"]["x"] == "inferred"
    assert set(figures["solo_marks"].values()) == {"inferred"}


def test_every_card_die_and_place_has_a_name_a_text_an_icon_and_a_rule() -> None:
    cards = GAME.cards(box())
    assert len(cards) == 60 + 30 + 61 + 8 + 12
    rulebook = GAME.rulebook("en")
    for one in cards:
        for lang in LANGUAGES:
            assert one.name.text(lang)
            assert one.text.text(lang)
        assert one.icon
        assert one.rule in rulebook
    assert len({one.name.ref for one in cards}) == len(cards)


@pytest.mark.parametrize(
    ("name", "german", "english"),
    [
        (
            "A01",
            "2 Glühwürmchen am Ende. Je Natur und Feuer: +1 Lichtsplitter und +1 Neuwurfplättchen.",
            "2 fireflies at the end. For each nature and fire: +1 shard and +1 reroll token.",
        ),
        (
            "A13",
            "Bringt aus dem Vorrat mit: großer orangefarbener Würfel. Mit 3 Wasser: −4 Lichtsplitter und ab auf den "
            "Friedhof. Am Ende: +1 Lichtsplitter.",
            "Brings the large orange die from the reserve. With 3 water: −4 shards and to the cemetery. "
            "At the end: +1 shard.",
        ),
        (
            "A06",
            "2 Glühwürmchen am Ende. Ohne Natur und Wasser: +4 Lichtsplitter.",
            "2 fireflies at the end. Without any nature or water: +4 shards.",
        ),
        (
            "A22",
            "Je Luft: +1 Lichtsplitter und +1 Spur. Am Ende: −5 Lichtsplitter.",
            "For each air: +1 shard and +1 footprint. At the end: −5 shards.",
        ),
        ("SP5", "Mit 2 Erde: −3 Spuren.", "With 2 earth: −3 footprints."),
        (
            "pocana",
            "Würfel: 3 × großer roter Würfel. Am Ende: +4 Lichtsplitter.",
            "Dice: 3 × large red die. At the end: +4 shards.",
        ),
    ],
)
def test_texts_are_made_from_what_cards_do(name: str, german: str, english: str) -> None:
    text = GAME.cards(box())[card(name)].text
    assert text.text("de") == german
    assert text.text("en") == english


def test_every_option_of_the_game_is_explained() -> None:
    assert list(GAME.option_values) == ["sea_of_darkness", "random_adventurers", "kaar_cursed", "solo"]
    for option in GAME.option_values:
        for lang in LANGUAGES:
            assert Words("glow", f"option-{option}").text(lang)
            assert Words("glow", f"option-{option}-help").text(lang)


def test_an_owner_plays_with_the_true_figures() -> None:
    setup = GAME.setup(2, {}, {"firefly_bonus": 12, "companions": [{"id": "A04", "effect": {"points": 3}}]})
    own = setup.box
    assert isinstance(own, Box)
    assert own.firefly_bonus == 12
    assert "+3 shards" in GAME.cards(own)[card("A04")].text.text("en")


@pytest.mark.parametrize(
    ("own", "message"),
    [
        ({"days": 9}, "“days”: 9 is not a whole number from 2 to 8"),
        ({"areas": ["fire"] * 5}, "it must name each element once"),
        ({"score_track": {"reroll_spaces": [100]}}, "these must be spaces of the track, from 0 to 99"),
        ({"companions": [{"id": "A01", "deck": "C"}]}, "“companions.A01.deck”: 'C' is not one of A, B"),
        (
            {"companions": [{"id": f"A{number:02}", "deck": "B"} for number in range(1, 5)]},
            "deck A has only 19 companions for 4 days",
        ),
        ({"companions": [{"id": "A13", "die": "black"}]}, "'black' is not one of \"\", any, green"),
        ({"companions": [{"id": "A03", "condition": {"alike": 1}}]}, "“companions.A03.condition.alike”: 1 is not"),
        (
            {"companions": [{"id": "A03", "effect": {"points": 0}}]},
            "“companions.A03.effect”: what has a condition must",
        ),
        ({"companions": [{"id": "A01", "condition": {"elements": ["fire", "ice"]}}]}, "these must be some of nature"),
        (
            {"companions": [{"id": "A01", "condition": {"elements": ["fire", "air", "water"]}}]},
            "two different elements",
        ),
        ({"companions": [{"id": "B14", "condition": {"elements": ["fire", "air"]}}]}, "the only mixture there is"),
        ({"dice": [{"id": "small_red_1", "faces": ["fire"] * 6}]}, "every die shows every element"),
        ({"dice": [{"id": "small_red_1", "faces": ["fire"]}]}, "a die has six sides"),
        ({"dice": [{"id": "small_red_1", "faces": ["ice"] * 6}]}, "'ice' is not one of nature"),
        ({"dice": [{"id": "small_red_1", "colour": "black"}]}, "there must be one black die"),
        ({"dice": [{"id": "large_green_3", "start": "track"}]}, "the reserve must have one large green die, not 0"),
        ({"spaces": [{"id": "3", "needs": "ice"}]}, "“spaces.3.needs”: 'ice' is not one of"),
        ({"spaces": [{"id": "0", "kind": "space"}]}, "the first space must be the start"),
        ({"paths": [{"id": "13-14", "to": "12"}]}, "no path leads to space 14"),
        ({"sea_ways": [{"id": "0-3", "most": 2}]}, "“sea_ways.0-3.most”: 2 is not a whole number from 3 to 5"),
        ({"solo_tiles": [{"id": "SOLO1", "board": "up"}]}, "'up' is not one of none, low, high"),
    ],
)
def test_figures_that_cannot_be_played_are_named(own: dict[str, object], message: str) -> None:
    with pytest.raises(BadComponents) as error:
        GAME.setup(2, {}, own)
    assert message in str(error.value)
    assert message not in error.value.text("de")
