"""What players of GLOW read: options that can be told apart, a log that says why, one word for one thing."""

from __future__ import annotations

import os
import re

import pytest

from tafelrunde.games.glow import GAME
from tafelrunde.games.glow.state.state import GlowState
from tafelrunde.games.glow.steps.day import BEGIN_DAY
from tafelrunde.games.glow.steps.evening import END_GAME, EVENING_COMES
from tafelrunde.testing.cases import Case, cases
from tests.glow.glow_table import (
    afternoon,
    box,
    card,
    choose,
    decision,
    give_dice,
    give_spell,
    late_morning,
    lay,
    morning,
    noon,
    put_in_cemetery,
    run,
    table,
    wish,
)
from tests.words_of_games import (
    every_event_reads_well,
    numbers_have_both_forms,
    options_are_unique_in_words,
    texts_keep_to_the_glossary,
    told,
)

SEEDS = range(20 if os.environ.get("TAFELRUNDE_SOAK") else 2)
NAMES = {"seat:0": "Anna", "seat:1": "Ben", "seat:2": "Cleo", "seat:3": "Dora"}


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("case", cases("glow"), ids=str)
def test_options_are_unique_in_words(case: Case, seed: int) -> None:
    options_are_unique_in_words(case, seed)


@pytest.mark.parametrize("case", cases("glow"), ids=str)
def test_every_line_of_the_log_is_a_sentence(case: Case) -> None:
    every_event_reads_well(case, 5)


def test_a_number_before_a_noun_has_both_forms() -> None:
    numbers_have_both_forms(GAME)


def test_texts_keep_to_the_glossary() -> None:
    texts_keep_to_the_glossary(GAME)


def lines(state: GlowState, lang: str = "en") -> list[str]:
    return told(state, lang, NAMES)


def notes(state: GlowState, lang: str = "en") -> list[str]:
    found = [state.note(0, index) for index in range(len(decision(state, 0).options))]
    return ["" if note is None else note.text(lang) for note in found]


def test_companions_of_one_name_are_told_apart_by_what_they_do() -> None:
    state = table(companions=[["B11", "B12", "B18"], []])
    put_in_cemetery(state, "A01")
    give_dice(state, 0, "air air air")
    noon(state)
    assert notes(state) == [
        "For each 3 air: +3 shards",
        "For each air: +1 shard",
        "With air: to the cemetery and another companion from the cemetery",
    ]


def test_equal_spells_and_equal_dice_are_told_apart_by_their_number() -> None:
    state = table()
    give_spell(state, 0, "SP6a", "SP6b")
    state.companies[0].place, state.companies[0].companions = 15, [card("A04")]
    give_dice(state, 0, "air")
    afternoon(state)
    choose(state, 0, "space:16")
    assert notes(state) == ["For each earth: +1 shard", "no. 1", "no. 2"]
    state = table()
    state.companies[0].rerolls = 1
    give_dice(state, 0, "large_red_1=fire large_red_2=fire large_red_3=air")
    late_morning(state)
    assert notes(state) == ["", "no. 1", "no. 2", ""]


def test_the_log_says_what_a_gain_is_for() -> None:
    state = table(companions=[["A22"], []])
    give_dice(state, 0, "air large_yellow_1=shards large_purple_1=footprints")
    state.listen()
    noon(state)
    heard = lines(state)
    assert "Anna gets 2 footprints: footprints side of a die." in heard
    assert "Anna gains 3 shards: shards side of a die." in heard
    assert "Anna uses “Dvol”." in heard
    assert "Anna gains 1 shard: “Dvol”." in heard
    state = table()
    give_spell(state, 0, "SP1")
    give_dice(state, 0, "nature nature")
    state.listen()
    noon(state)
    assert "Anna verliert 5 Lichtsplitter: Zauber „Mit 2 Natur“." in lines(state, "de")


def test_the_log_names_a_spell_within_its_sentences() -> None:
    state = table()
    give_spell(state, 0, "SP1")
    give_dice(state, 0, "nature nature")
    state.listen()
    noon(state)
    assert lines(state)[0] == "Anna triggers the spell “With 2 nature”."
    state = table()
    state.companies[0].face_down = 1
    state.spell_bag = [card("SP1")]
    for element, companion in (("air", "A01"), ("water", "A02"), ("earth", "A03")):
        lay(state, element, companion)
    state.listen()
    run(state, BEGIN_DAY)
    assert "Anna deckt den Zauber „Mit 2 Natur“ auf." in lines(state, "de")


def test_the_log_says_which_dice_are_rolled_again() -> None:
    state = table()
    state.companies[0].rerolls = 1
    give_dice(state, 0, "fire air")
    late_morning(state)
    state.take_events()
    state.listen()
    wish(state, "water", "earth")
    choose(state, 0, "Reroll: large red")
    choose(state, 0, "Together with")
    choose(state, 0, "reroll:token")
    assert "Anna rolls fire and air again: water and earth." in lines(state)


def test_G13_2_the_log_says_where_small_dice_go() -> None:
    state = table()
    give_dice(state, 0, "small_green_1=nature small_purple_1=footprints large_red_1=fire")
    wish(state, "water")
    state.listen()
    run(state, EVENING_COMES)
    assert "Anna legt 2 kleine Würfel zurück auf die Begegnungsleiste: Natur und Wasser." in lines(state, "de")


@pytest.mark.parametrize(
    ("companions", "cursed", "line"),
    [
        ([], False, "Anna is under the curse of the black die: other dice that show fire do not count today."),
        (["A20"], False, "“Kaar” protects Anna from the curse of the black die."),
        (["A20"], True, "Anna is under the curse of the black die: other dice that show fire do not count today."),
    ],
)
def test_G8_5_the_log_tells_the_curse_and_who_is_protected(companions: list[str], cursed: bool, line: str) -> None:
    state = table(companions=[companions, []], kaar_cursed=cursed)
    give_dice(state, 0, "small_black_1=fire fire water")
    state.listen()
    noon(state)
    assert [heard for heard in lines(state) if "black die" in heard] == [line]


def test_G8_1_the_log_says_who_brings_the_black_die() -> None:
    state = table()
    lay(state, "fire", "A20")
    for element, companion in (("air", "A01"), ("water", "A02"), ("earth", "A03")):
        lay(state, element, companion)
    state.listen()
    morning(state)
    choose(state, 0, "companion:A20")
    line = next(line for line in lines(state) if "small black die" in line)
    assert line.startswith("“Kaar” brings the small black die into play: ")


def test_the_log_says_what_a_step_cost_and_what_it_brought() -> None:
    state = table()
    state.companies[0].place = 58
    state.companies[0].footprints = 2
    give_dice(state, 0, "air")
    afternoon(state)
    state.listen()
    choose(state, 0, "space:59")
    assert lines(state) == [
        "Anna gives back 1 footprint: for Village 3.",
        "Anna goes to Village 3.",
        "Anna gets 1 reroll token: Village 3.",
    ]
    choose(state, 0, "Space 60 (air), with a die")
    assert lines(state, "de") == ["Anna zieht mit einem Würfel weiter: Feld 60 (Luft)."]
    state = table()
    state.companies[0].place = 58
    state.companies[0].footprints = 2
    afternoon(state)
    state.listen()
    choose(state, 0, "Space 48 (water), for a footprint")
    assert lines(state)[:2] == ["Anna gives back 1 footprint: for Space 48 (water).", "Anna goes to Space 48 (water)."]


def test_the_log_says_where_a_symbol_on_a_path_was_passed() -> None:
    state = table()
    state.companies[0].place = 10
    afternoon(state)
    state.listen()
    choose(state, 0, "space:11")
    assert lines(state) == [
        "Anna goes to Space 11 (no water).",
        "Anna gets 1 firefly: on the way to Space 11 (no water).",
    ]


def test_the_log_says_from_which_area_footprints_came() -> None:
    state = table()
    for element, companion in (("fire", "A01"), ("earth", "A02"), ("air", "A03")):
        lay(state, element, companion)
    state.area_footprints[2] = 2
    morning(state)
    state.listen()
    choose(state, 0, "companion:A02")
    assert "Anna erhält 2 Spuren: Bereich Erde." in lines(state, "de")


def test_G13_5_the_start_token_is_told_when_it_goes_on_and_not_where_it_stays() -> None:
    for solo, heard in ((False, ["Ben gets the start token."]), (True, [])):
        state = table(solo=solo, day=2)
        state.listen()
        run(state, EVENING_COMES)
        assert [line for line in lines(state) if "start token" in line] == heard


def test_boats_sail_from_the_central_island_in_good_german() -> None:
    state = table(sea_of_darkness=True)
    give_dice(state, 0, "air earth")
    afternoon(state)
    options = [option.text("de") for option in decision(state, 0).options]
    assert "Von der Mittelinsel zu Insel 1 (0)" in options
    state.listen()
    choose(state, 0, "From the central island to island 1")
    assert "Anna fährt mit einem Boot von der Mittelinsel zu Insel 1 (0)." in lines(state, "de")
    state = table(sea_of_darkness=True)
    state.companies[0].boats = [1]
    give_dice(state, 0, "air earth")
    afternoon(state)
    assert "Von Insel 1 (0) zur Mittelinsel" in [option.text("de") for option in decision(state, 0).options]


def test_the_log_says_why_a_companion_leaves() -> None:
    state = table(companions=[["A18"], []])
    give_dice(state, 0, "nature nature")
    state.listen()
    noon(state)
    assert "Anna sends “Lumipili” to the cemetery: skull." in lines(state)
    state = table(companions=[["A01"], []])
    give_spell(state, 0, "SP3")
    give_dice(state, 0, "air air")
    state.listen()
    noon(state)
    assert "Anna sends “Likyar” to the cemetery: the spell strikes the rightmost companion." in lines(state)


def test_the_log_says_that_something_was_skipped_and_why() -> None:
    state = table()
    state.companies[0].place = 15
    give_dice(state, 0, "air")
    afternoon(state)
    state.listen()
    choose(state, 0, "space:16")
    assert "Anna gives up nothing at the grave symbol: no companion, no spell." in lines(state)
    state = table(3, companions=[[], ["A17"], []])
    state.holders[3] = card("A17")
    lay(state, "fire", "A17")
    lay(state, "water", "A01")
    lay(state, "air", "A02")
    state.companies[1].companions = [card("B21")]
    state.holders[3] = card("B21")
    morning(state)
    state.listen()
    choose(state, 0, "companion:A17")
    assert "“Sketal (red)” brings no die: none that fits is in the reserve." in lines(state)


@pytest.mark.parametrize("seed", range(8))
def test_G14_1_the_final_score_by_source_adds_up(seed: int) -> None:
    case = Case(GAME, 2 + seed % 3, {"sea_of_darkness": seed % 2 == 0, "solo": seed == 3})
    state = case.state(seed)
    state.listen()
    while not state.over:
        state.apply(state.decisions[0].seat, seed % len(state.decisions[0].codes))
    final = [event for event in state.take_events() if event.kind == "final-score"]
    assert len(final) == state.players
    for event, score in zip(final, state.scores, strict=True):
        total, *parts = [int(number.replace("−", "-")) for number in re.findall(r"−?\b\d+", event.text("en", NAMES))]
        assert total == score == sum(parts)
        assert len(parts) == 5


def ended(scores: list[int], rerolls: list[int]) -> list[str]:
    state = table(len(scores), day=8)
    for company, score, tokens in zip(state.companies, scores, rerolls, strict=True):
        # What a card is worth at the end must not matter here.
        company.score = score - box().end_points[company.adventurer] - box().firefly_bonus
        company.rerolls = tokens
    state.listen()
    run(state, END_GAME)
    return lines(state)


def test_G14_6_the_log_says_how_a_tie_was_broken() -> None:
    assert ended([40, 30], [0, 9])[-1] == "Anna wins with 40 shards."
    assert ended([40, 40], [0, 9])[-1] == "Ben wins with 40 shards: a tie with Anna, but more reroll tokens."
    assert ended([40, 40, 40], [2, 1, 2])[-1] == (
        "Anna and Cleo share the victory with 40 shards: equally many reroll tokens, too."
    )
