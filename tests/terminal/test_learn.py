"""A lesson at the terminal."""

from __future__ import annotations

from pathlib import Path

from tests.terminal.at_the_terminal import Run

LEARN = ("learn", "vaalbara")
READ = "\n"


def test_a_lesson_explains_waits_and_explains_a_wrong_choice(tafelrunde: Run) -> None:
    answer = tafelrunde(*LEARN, typed=READ * 3 + "1\n2\n")
    assert answer.code == 0
    assert "Coach: Welcome to Vaalbara!" in answer.out
    assert "That would be allowed." in answer.out
    assert "a tie!" in answer.out


def test_a_lesson_that_was_left_goes_on_where_it_was(tafelrunde: Run) -> None:
    assert "tafelrunde learn vaalbara" in tafelrunde(*LEARN, typed=READ * 3 + "2\nq\n").out
    again = tafelrunde(*LEARN, "--lang", "de", typed=READ + "3\nq\n").out
    assert "Willkommen auf Vaalbara!" not in again
    assert "Gut gespielt." in again
    assert "Willkommen auf Vaalbara!" in tafelrunde(*LEARN, "--new", "--lang", "de", typed="q\n").out


def test_a_lesson_reaches_its_last_words(tafelrunde: Run, home: Path) -> None:
    typed = READ * 3 + "2\n" + READ + "3\n" + READ + "5\n" + READ + "1\n" * 60
    answer = tafelrunde(*LEARN, typed=typed)
    assert answer.code == 0
    assert "That was your first game!" in answer.out
    assert list((home / "unfinished").iterdir()) == []


def test_a_later_lesson_begins_in_the_middle_of_a_game_and_goes_on_where_it_was(tafelrunde: Run) -> None:
    kings = ("learn", "battalia", "--lesson", "kings")
    left = tafelrunde(*kings, typed=READ * 2 + "q\n").out
    assert "You have 22 cards" in left
    assert "“tafelrunde learn battalia --lesson kings” continues it." in left
    assert "Two weeks have nearly passed." in tafelrunde(*kings, typed="q\n").out
    # The lesson that comes next is named when all is said.
    first = tafelrunde("learn", "vaalbara", typed=READ * 3 + "2\n" + READ + "3\n" + READ + "5\n" + READ + "1\n" * 60)
    assert "--lesson" not in first.out


def test_an_unknown_lesson_names_those_there_are(tafelrunde: Run) -> None:
    answer = tafelrunde(*LEARN, "--lesson", "ninth")
    assert answer.code == 2
    assert "There is: first." in answer.err
