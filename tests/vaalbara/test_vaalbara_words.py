"""What players of Vaalbara read: options that can be told apart, a log that says why, one word for one thing."""

from __future__ import annotations

import os

import pytest

from tafelrunde.games.vaalbara import GAME
from tafelrunde.games.vaalbara.state.state import VaalbaraState
from tafelrunde.testing.cases import Case, cases
from tests.vaalbara.position import answer, lay_back, position, use
from tests.words_of_games import (
    every_event_reads_well,
    numbers_have_both_forms,
    options_are_unique_in_words,
    texts_keep_to_the_glossary,
    told,
)

SEEDS = range(40 if os.environ.get("TAFELRUNDE_SOAK") else 3)
NAMES = {"seat:0": "Anna", "seat:1": "Ben", "seat:2": "Cleo"}


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("case", cases("vaalbara"), ids=str)
def test_options_are_unique_in_words(case: Case, seed: int) -> None:
    options_are_unique_in_words(case, seed)


@pytest.mark.parametrize("case", cases("vaalbara"), ids=str)
def test_every_line_of_the_log_is_a_sentence(case: Case) -> None:
    every_event_reads_well(case, 7)


def test_a_number_before_a_noun_has_both_forms() -> None:
    numbers_have_both_forms(GAME)


def test_texts_keep_to_the_glossary() -> None:
    texts_keep_to_the_glossary(GAME)


def lines(state: VaalbaraState, lang: str = "en") -> list[str]:
    return told(state, lang, NAMES)


def test_lands_that_read_alike_are_told_apart_by_row_and_place() -> None:
    state = position(2, first_row=["meadow", "meadow"], second_row=["meadow", "farm"], hands=[["tracker"], ["farmer"]])
    for land in state.first_row + state.second_row:
        lay_back(state, land, ["red", "yellow"])
    use(state, "tracker", "farmer")
    notes = [str(state.note(0, index)) for index in range(4)]
    assert notes == [
        "first row, place 1; omens: Red, Yellow",
        "first row, place 2; omens: Red, Yellow",
        "second row, place 1; omens: Red, Yellow",
        "second row, place 2; omens: Red, Yellow",
    ]


def test_the_log_says_why_points_are_gained() -> None:
    state = position(3, hands=[["hunter"], ["carpenter"], ["farmer"]], realms=[[], ["forest", "forest"], []])
    state.listen()
    use(state, "hunter", "carpenter", "farmer")
    assert "Anna gains 3 points: “Hunter”, before both neighbours." in lines(state)
    answer(state, 0, state.decisions[0].options[0].refs[0])
    assert "Ben gains 4 points: “Carpenter”, 2 forests in the realm." in lines(state)


def test_the_log_says_why_nothing_is_gained() -> None:
    state = position(2, hands=[["hunter"], ["bard"]])
    state.listen()
    use(state, "hunter", "bard")
    answer(state, 1, state.decisions[0].options[0].refs[0])
    assert "Anna gains nothing: “Hunter”, but Ben was first." in lines(state)
    state = position(2, hands=[["artisan"], ["farmer"]])
    state.listen()
    use(state, "artisan", "farmer")
    assert "Anna erhält nichts: „Handwerker“, aber Ben war noch nicht am Zug." in lines(state, "de")


def test_the_log_says_what_the_bard_and_the_farmer_have_done() -> None:
    state = position(2, first_row=["farm", "river"], hands=[["bard"], ["farmer"]])
    state.listen()
    use(state, "bard", "farmer")
    answer(state, 0, "land:river")
    heard = lines(state, "de")
    assert "Ben erhält 2 Punkte: „Bardin“ von Anna." in heard
    assert "Ben erhält 4 Punkte: 1-mal Ackerland im Reich, verdoppelt durch „Bauer“." in heard


@pytest.mark.parametrize(
    ("has", "line"),
    [
        (5, "Ben steals 2 points from Anna: “Falconer”."),
        (1, "Ben steals 1 point from Anna: “Falconer”, Anna has no more."),
        (0, "Ben gains nothing: “Falconer”, but Anna has no points."),
    ],
)
def test_the_log_says_what_the_falconer_has_stolen(has: int, line: str) -> None:
    state = position(2, first_row=["mountain", "farm"], hands=[["hunter"], ["falconer"]], points=[has - 3, 5])
    state.listen()
    use(state, "hunter", "falconer")
    answer(state, 0, "land:mountain")
    assert line in lines(state)


def test_the_log_says_why_a_follower_does_nothing() -> None:
    state = position(2, hands=[["midwife"], ["pioneer"]])
    state.listen()
    use(state, "midwife", "pioneer")
    answer(state, 0, state.decisions[0].options[0].refs[0])
    heard = lines(state)
    assert "Anna takes nothing back with “Midwife”: no other follower has been used." in heard
    assert "Ben exchanges nothing with “Pioneer”: the realm is empty." in heard
    state = position(2, hands=[["falconer"], ["farmer"]])
    state.listen()
    use(state, "falconer", "farmer")
    assert "Anna gains nothing: “Falconer”, but nobody had a turn before." in lines(state)


def test_the_log_says_which_mountain_it_was() -> None:
    state = position(2, first_row=["mountain", "farm"], hands=[["falconer"], ["farmer"]], realms=[["mountain"], []])
    state.listen()
    use(state, "falconer", "farmer")
    answer(state, 0, "land:mountain")
    assert "Anna gains 10 points: 2nd mountain in the realm." in lines(state)


def test_the_log_tells_the_new_omens() -> None:
    state = position(2, first_row=["meadow", "farm"], hands=[["tracker"], ["farmer"]])
    lay_back(state, state.first_row[0], ["red", "yellow"])
    state.listen()
    use(state, "tracker", "farmer")
    answer(state, 0, "land:meadow")
    line = next(line for line in lines(state) if "top of the stack" in line)
    assert line.startswith("Anna exchanges Meadow of the first row with Farm on top of the stack. ")
    assert line.endswith("These omens hold now: Red, Yellow.")


def test_V4_2_the_log_says_that_an_omen_decides_the_order() -> None:
    state = position(2, hands=[["oracle"], ["oracle"]], omens=["red", "yellow"])
    state.listen()
    use(state, "oracle", "oracle")
    events = {event.rule: event.text("en", NAMES) for event in state.take_events()}
    assert events["V4.2"] == "Ben goes before Anna: equal initiative, but the stronger omen."


def test_V9_4_the_log_says_that_an_omen_has_decided() -> None:
    state = position(
        2,
        first_row=["mountain", "mountain"],
        hands=[["falconer"], ["farmer"]],
        points=[20, 20],
        omens=["red", "yellow"],
        round=9,
    )
    state.listen()
    use(state, "falconer", "farmer")
    answer(state, 0, state.decisions[0].options[0].refs[0])
    last = state.take_events()[-1]
    assert last.rule == "V9.4"
    assert last.text("en", NAMES) == "Ben wins with 20 points: a tie with Anna, but the stronger omen (V9.4)."
    assert last.text("de", NAMES) == "Ben gewinnt mit 20 Punkten: Gleichstand mit Anna, aber das stärkere Omen (V9.4)."
