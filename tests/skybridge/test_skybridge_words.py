"""One thing, one word: the texts of Skybridge keep to the rulebook's words, in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tafelrunde.games.skybridge import GAME
from tafelrunde.games.skybridge.box.box import Box
from tafelrunde.games.skybridge.state.state import SkybridgeState
from tafelrunde.games.skybridge.steps.drakes import HARM, SufferHarm
from tafelrunde.games.skybridge.steps.ending import END_GAME
from tafelrunde.games.skybridge.steps.rounds import CHECK_BRIDGE
from tafelrunde.kernel.game import begin
from tafelrunde.kernel.language import LANGUAGES
from tafelrunde.testing.cases import Case, cases, random_choices
from tests.skybridge.thraen import (
    answer,
    build_seen,
    clear,
    deities,
    deity,
    end_turn,
    from_step,
    goods,
    hand,
    people,
    pile,
    position,
    rebels,
    run,
    section,
    show,
)
from tests.words_of_games import every_event_reads_well, numbers_have_both_forms, texts_keep_to_the_glossary

# German, English, and the rule that speaks of it.
GLOSSARY = [
    ("Machtpunkte", "power points", "K1.1"),
    ("Augenstern", "eye-star", "K1.1"),
    ("Auslage", "display", "K1.2"),
    ("Runenslots", "rune slots", "K1.2"),
    ("Tableau", "board", "K2.5"),
    ("Figurenvorrat", "figure supply", "K2.5"),
    ("Start-Drakhen", "start drake", "K2.4"),
    ("Brückenbau", "bridge-building", "K2.2"),
    ("Bonuseffekte", "bonus effects", "K6.6"),
    ("Jokerrune", "joker rune", "K7.2"),
    ("Rückzug", "retreat", "K7.3"),
    ("Fehde", "feud", "K7.4"),
    ("Soforteffekte", "instant effects", "K7.6"),
    ("militärische Macht", "military power", "K8.5"),
    ("Inspiration", "inspiration", "K8.6"),
    ("Rückkehr", "return", "K8.7"),
    ("Nutztier", "livestock", "K8.8"),
    ("Bevölkerung", "population", "K8.9"),
    ("Befestigung", "fortification", "K8.10"),
    ("Garnison", "garrison", "K8.10"),
    ("Handel", "trade", "K8.13"),
    ("Aufrüsten", "arm", "K8.14"),
    ("Handwerk", "craft", "K8.16"),
    ("Geschenk", "gift", "K10.1"),
    ("Godheit-Karte", "deity card", "K10.1"),
    ("Rebellenanführer", "rebel leader", "K13.1"),
    ("freier Rebell", "free rebel", "K13.2"),
    ("Großen Drakhen", "great drakes", "K2.2"),
]
# What the same things are never called; and what the house never says.
NEVER = {
    "de": r"Gottheit|Götter|Burg\b|Burgen|Ware\b|Waren\b|Spieler\b|Spielerin|Ablage\b|Besatzung|Erwählte",
    "en": r"\bperson\b|\bpersons\b|open card|the own\b|\banew\b|\bforts?\b|so many|face up card|tableau",
}


def texts(lang: str) -> str:
    home = Path(str(GAME.folder))
    words = (home / "locale" / f"{lang}.ftl").read_text(encoding="utf-8")
    said = "\n".join(line.partition("=")[2] if re.match(r"[\w-]+ =", line) else line for line in words.splitlines())
    said = re.sub(r"\{ *\$[\w-]+ *\}|^#.*$", "", said, flags=re.MULTILINE)
    return said + (home / f"rules.{lang}.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(("german", "english", "number"), GLOSSARY)
def test_the_rule_says_the_word_in_both_languages(german: str, english: str, number: str) -> None:
    for lang, word in (("de", german), ("en", english)):
        assert word.lower() in GAME.rulebook(lang).rules[number].text.lower()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_other_word_for_the_same_thing(lang: str) -> None:
    assert re.findall(NEVER[lang], texts(lang), re.IGNORECASE if lang == "en" else 0) == []


def test_a_number_before_a_noun_has_both_forms() -> None:
    numbers_have_both_forms(GAME)


def test_texts_keep_to_the_glossary() -> None:
    texts_keep_to_the_glossary(GAME)


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("case", cases("skybridge"), ids=str)
def test_every_line_of_the_log_is_a_sentence(case: Case, seed: int) -> None:
    every_event_reads_well(case, seed)


def test_options_are_short() -> None:
    """The rest of an option is its help: on a phone there is room for some sixty letters."""
    long = set()
    for seed in range(6):
        state = begin(GAME.setup(2 + seed % 3, {"hands": ("recommended", "drafted")[seed % 2]}), seed)
        for seat, index in random_choices(state, seed):
            for option in state.decision_of(seat).options:  # type: ignore[union-attr]
                for lang in LANGUAGES:
                    text = option.text(lang)
                    if len(text) > 60:
                        long.add(text)
            state.apply(seat, index)
    # Drakes awake in few games.
    box = position().box
    for drake in range(len(box.drake_amounts)):
        for lang in LANGUAGES:
            assert len(SufferHarm(0, drake).option(box, HARM).text(lang)) <= 60
    assert not long


# ---------------------------------------------------------------------- the log says why


def told(state: SkybridgeState, lang: str = "en") -> list[str]:
    return [event.text(lang, {"seat:0": "Anna", "seat:1": "Ben"}) for event in state.events]


def test_what_is_gained_says_where_it_comes_from() -> None:
    state = position()
    show(state, people("empire"), people("light"))
    pile(state, 0, 3, people("light", active=["wood", "wood"]))
    hand(state, 0, people("shenna", instant=["military"]))
    state.listen()
    from_step(state, "take")
    answer(state, "stack:empire")
    answer(state, "good:money")
    assert "Anna gains 1 money (bonus: The Empire)." in told(state)
    assert "Anna erhält 1 Geld (Bonus: Das Reich)." in told(state, "de")
    while "effect:3-1" not in [ref for option in state.decisions[0].options for ref in option.refs]:
        state.apply(0, 0)
    answer(state, "effect:3-1")
    card = people("light", active=["wood", "wood"])
    assert isinstance(GAME.standard_box, Box)
    name = GAME.standard_box.name_of(f"card:{card}").text("en")
    assert f"Anna gains 1 wood (“{name}”)." in told(state)


def test_building_says_what_was_paid() -> None:
    state = position("visions", "crown_of_dominion")
    section(state, 2, "metal")
    goods(state, 0, wood=1, metal=1, livestock=1)
    state.listen()
    from_step(state, "act")
    answer(state, "section:2")
    assert "Anna builds section 2 and pays 1 wood, 1 metal, 1 livestock and 1 figure." in told(state)
    assert "Anna baut an Abschnitt 2 und bezahlt 1 Holz, 1 Metall, 1 Nutztier und 1 Figur." in told(state, "de")


def test_K9_5_building_says_that_money_took_the_place_of_craft() -> None:
    state = position("visions", "crown_of_dominion")
    section(state, 6, "money")
    cost = build_seen(state).cost
    goods(state, 0, **cost)
    state.listen()
    from_step(state, "act")
    answer(state, "section:6")
    line = told(state)[0]
    assert line.endswith(", 2 money in place of craft and 1 figure.")
    assert f" {cost['money'] - 2} money, 2 money" in line
    assert told(state, "de")[0].endswith(", 2 Geld anstelle von Handwerk und 1 Figur.")


def test_a_gift_and_an_exchange_are_named_as_the_cause() -> None:
    gift = deity(gift="military")
    state = position()
    deities(state, 0, gift)
    goods(state, 0, metal=2)
    state.listen()
    from_step(state, "act")
    answer(state, f"deity:{gift}")
    answer(state, "exchange:metal_military")
    end_turn(state)
    advances = [line for line in told(state) if "advances" in line]
    assert isinstance(GAME.standard_box, Box)
    name = GAME.standard_box.name_of(f"deity:{gift}").text("en")
    assert advances == [
        f"Anna’s legion advances to Gravel Gate (“{name}”).",
        "Anna’s legion advances to Caravan Wells (for 2 metal).",
    ]


def name_of(ref: str, lang: str = "en") -> str:
    assert isinstance(GAME.standard_box, Box)
    return GAME.standard_box.name_of(ref).text(lang)


def test_K9_4_an_exchange_is_one_line_with_its_price() -> None:
    state = position()
    goods(state, 0, salt=2, livestock=2)
    state.listen()
    from_step(state, "act")
    answer(state, "exchange:salt_stone")
    assert told(state) == ["Anna gains 1 stone (for 2 salt)."]
    answer(state, "exchange:livestock_deity")
    assert told(state, "de")[1] == "Anna zieht eine Godheit-Karte (für 2 Nutztiere)."


def full_storage(gift: str) -> SkybridgeState:
    """Five places with wood and stone, and a gift of metal for which there is no room."""
    state = position()
    deities(state, 0, gift)
    goods(state, 0, wood=4, stone=1)
    state.listen()
    from_step(state, "act")
    return answer(state, f"deity:{gift}")


def test_K9_2_what_made_room_stands_in_the_line_of_the_gain_and_so_does_its_cause() -> None:
    gift = deity(gift="metal")
    state = full_storage(gift)
    answer(state, "good:wood")
    cause = name_of(f"deity:{gift}")
    assert told(state)[1:] == [f"Anna gains 1 metal (“{cause}”, 1 wood given back to make room)."]
    cause = name_of(f"deity:{gift}", "de")
    assert told(state, "de")[1:] == [f"Anna erhält 1 Metall („{cause}“, dafür 1 Holz zurückgegeben)."]


def test_K9_2_what_is_lost_tells_where_it_came_from() -> None:
    gift = deity(gift="metal")
    state = full_storage(gift)
    answer(state, "good:metal")
    assert told(state)[1:] == [f"Anna has no room for 1 metal and gets none (“{name_of(f'deity:{gift}')}”)."]


def test_K8_4_a_gift_that_does_nothing_says_so() -> None:
    idle = deity(gift="return")
    state = position()
    deities(state, 0, idle, deity(gift="craft"), deity(gift="drake"), deity(gift="knowledge"))
    state.listen()
    from_step(state, "check")
    answer(state, f"deity:{idle}")
    name = name_of(f"deity:{idle}")
    assert told(state)[:2] == [
        f"Anna discards “{name}” for its gift: return.",
        f"The gift of “{name}” does nothing for Anna now.",
    ]


def test_K8_2_neither_does_one_with_a_slash_of_which_nothing_is_possible() -> None:
    idle = deity(gift="wood")
    state = position(own={"deities": [{"id": idle, "gift": "return / garrison"}]})
    deities(state, 0, idle, deity(gift="craft"), deity(gift="drake"), deity(gift="knowledge"))
    state.listen()
    from_step(state, "check")
    answer(state, f"deity:{idle}")
    assert [event.kind for event in state.events][:2] == ["gift-given", "gift-idle"]


def test_K10_3_a_symbol_for_the_turn_is_not_called_idle() -> None:
    gift = deity(gift="craft")
    state = position()
    section(state, 3, "wood")
    deities(state, 0, gift)
    state.listen()
    from_step(state, "act")
    answer(state, f"deity:{gift}")
    assert [event.kind for event in state.events] == ["gift-given"]


def test_K8_7_and_K8_6_tell_what_brought_the_return_and_the_inspiration() -> None:
    back, sort = deity(gift="return"), deity(gift="inspiration")
    state = position()
    clear(state, 0)
    pile(state, 0, 1, people("light", 1), people("empire", 1))
    rebels(state, 8, seat_0=1)
    deities(state, 0, back, sort)
    state.listen()
    from_step(state, "act")
    answer(state, f"deity:{back}")
    answer(state, f"deity:{sort}")
    lines = told(state)
    assert f"One of Anna’s figures returns from Pilgrims’ Ascent (“{name_of(f'deity:{back}')}”)." in lines
    assert lines[-1].startswith(f"Anna rearranges rune slot 1 (“{name_of(f'deity:{sort}')}”): ")


def test_K13_3_a_section_without_builders_is_finished_in_one_line() -> None:
    state = position()
    state.idle = 2
    state.listen()
    run(state, CHECK_BRIDGE)
    finished = [event for event in state.events if event.kind.startswith("section")]
    assert [event.text() for event in finished] == [
        "The bridge grows: section 1 is finished without builders, after 3 rounds."
    ]
    assert finished[0].text("de") == "Die Brücke wächst: Abschnitt 1 ist nach 3 Runden ohne Erbauer fertiggestellt."
    assert finished[0].rule == "K13.3"


def won(state: SkybridgeState) -> list[str]:
    state.bridge_left = 0
    for seat in (0, 1):
        clear(state, seat)
        state.tableaus[seat].supply = 0
    state.section = 7
    state.listen()
    run(state, END_GAME)
    return [line for line in told(state) if "wins" in line or "shares" in line]


def test_K16_8_a_victory_says_whether_it_took_a_tie_break() -> None:
    state = position("visions", "gardens")
    state.tableaus[0].legion = 9
    assert won(state) == ["Anna wins with 1 power point."]
    assert len(won(position("visions", "gardens"))) == 2
    state = position("visions", "gardens")
    assert all("shares the victory" in line for line in won(state))
    state = position("visions", "gardens")
    points = [part.points for part in state.box.sections]
    pair = next((a, b) for a in range(7) for b in range(a) if points[a] + points[b] + 1 in points)
    state.builders[points.index(points[pair[0]] + points[pair[1]] + 1)] = 0b01
    state.builders[pair[0]] = state.builders[pair[1]] = 0b10
    (line,) = won(state)
    assert line.startswith("Ben wins the tie at ")
    assert line.endswith("with more population on the bridge.")
