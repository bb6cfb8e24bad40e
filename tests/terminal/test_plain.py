"""Playing line by line."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest

from tafelrunde.kernel.match import Recipe
from tafelrunde.terminal.plain import passages
from tests.terminal.at_the_terminal import Run

PLAY = ("play", "vaalbara", "--seed", "5", "--players", "2", "--bots", "greedy")


def test_a_whole_game_through_the_keyboard(tafelrunde: Run, home: Path) -> None:
    answer = tafelrunde(*PLAY, typed="1\n" * 100)
    assert answer.code == 0
    assert "Round 9 begins. [V3]" in answer.out
    assert "points. [V9.3]" in answer.out
    # A finished game is not offered again.
    assert list((home / "unfinished").iterdir()) == []


def test_a_whole_game_in_german_with_two_people(tafelrunde: Run) -> None:
    answer = tafelrunde(*PLAY, "--people", "2", "--lang", "de", typed="1\n" * 200)
    assert answer.code == 0
    assert "Bitte gib das Gerät weiter: Person 2 ist dran." in answer.out
    assert "[V9.3]" in answer.out


def test_bots_alone_can_be_watched(tafelrunde: Run) -> None:
    answer = tafelrunde(*PLAY, "--people", "0")
    assert answer.code == 0
    assert "[V9.3]" in answer.out


def test_the_others_hand_is_never_told(tafelrunde: Run) -> None:
    out = tafelrunde(*PLAY, "--bots", "random", "--name", "Anna", typed="1\n" * 100).out
    assert "Anna draws" in out
    assert "Bot 2 draws" not in out


def test_what_is_typed_wrong_is_explained(tafelrunde: Run) -> None:
    out = tafelrunde(*PLAY, typed="0\n77\nhello\n\nq\n").out
    assert out.count("Type a number from 1 to 5") == 4


def test_rules_and_language_while_playing(tafelrunde: Run) -> None:
    out = tafelrunde(*PLAY, typed="r\nr V4.2\nr V99\nl\nq\n").out
    assert "All of you choose" in out
    assert "If followers tie" in out
    assert "There is no rule V99" in out
    assert "Wähle eine Karte für diese Runde" in out


def test_the_texts_of_cards_can_be_read(tafelrunde: Run) -> None:
    one, all_five = tafelrunde(*PLAY, typed="i 1\nq\n").out, tafelrunde(*PLAY, "--new", typed="i\nq\n").out
    printed = one.split("everything else): \n")[1].splitlines()[0]
    assert printed.endswith(".")
    assert all_five.count("\n") == one.count("\n") + 4
    # Ways to grow are no cards.
    alone = tafelrunde("play", "spirit-island", "--players", "1", "--seed", "5", typed="1\ni 1\nq\n").out
    assert "Nothing more is printed on it." in alone


def test_undo_says_why_not(tafelrunde: Run) -> None:
    assert "not chosen anything" in tafelrunde(*PLAY, typed="u\nq\n").out
    assert "cannot be taken back" in tafelrunde(*PLAY, "--new", typed="1\nu\nq\n").out


def test_undo_asks_the_same_again(tafelrunde: Run) -> None:
    for seed in range(40):
        out = tafelrunde(*PLAY, "--players", "3", "--seed", str(seed), "--new", typed="1\n1\nu\nq\n").out
        if "Taken back." in out:
            questions = [line for line in out.splitlines() if line.endswith("]") and "? [V" in line]
            assert questions[-1] == questions[-2]
            return
    raise AssertionError("no hand of these began with a question that can be taken back")


def test_save_and_resume(tafelrunde: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    first = tafelrunde(*PLAY, typed=f"2\ns {file}\nq\n")
    assert f"Saved: {file}" in first.out
    again = tafelrunde("play", "vaalbara", "--resume", file, typed="q\n")
    assert again.code == 0
    # The whole story is told, and the question is the one that was left.
    assert "Round 1 begins." in again.out
    assert again.out.rstrip().splitlines()[-1] == first.out.rstrip().splitlines()[-1]


def test_a_recipe_without_seats_and_a_bot_that_is_gone(tafelrunde: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    tafelrunde(*PLAY, typed=f"1\ns {file}\nq\n")
    text = file.read_text(encoding="utf-8")
    for changed in (text.replace('"seats"', '"who"'), text.replace('"greedy"', '"clever"')):
        assert changed != text
        file.write_text(changed, encoding="utf-8")
        answer = tafelrunde("play", "vaalbara", "--resume", file, "--bots", "greedy", typed="q\n")
        assert answer.code == 0
        assert "Bot 2" in answer.out


def test_people_sit_where_they_like(tafelrunde: Run) -> None:
    out = tafelrunde(*PLAY, "--players", "3", "--seat", "2", "--name", "Anna", typed="q\n").out
    assert "Anna, Red" in out
    assert "Bot 1, Yellow" in out


def test_a_bare_name_is_saved_with_the_games(tafelrunde: Run, home: Path) -> None:
    tafelrunde(*PLAY, typed="1\ns evening\ns\nq\n")
    assert (home / "games" / "evening.tafelrunde.json").exists()
    assert len(list((home / "games").iterdir())) == 2


def test_an_unfinished_game_is_offered(tafelrunde: Run, home: Path) -> None:
    left = tafelrunde(*PLAY, "--seed", "8", typed="1\nq\n")
    assert "Your game is kept. Go on with: tafelrunde play vaalbara" in left.out
    again = tafelrunde("play", "vaalbara", typed="1\nq\n")
    assert "There is an unfinished game" in again.out
    assert "has chosen a follower" in again.out
    new = tafelrunde("play", "vaalbara", typed="2\nq\n")
    assert "has chosen a follower" not in new.out
    # It is not lost: it waits among the saved games.
    assert list((home / "unfinished").iterdir()) == []
    assert len(list((home / "games").iterdir())) == 1
    assert "unfinished" not in tafelrunde("play", "vaalbara", typed="q\n").out


def test_a_damaged_file_is_not_offered(tafelrunde: Run, home: Path) -> None:
    tafelrunde(*PLAY, typed="1\nq\n")
    (file,) = (home / "unfinished").iterdir()
    file.write_text(file.read_text(encoding="utf-8").replace('"digest": "', '"digest": "0'), encoding="utf-8")
    assert "unfinished" not in tafelrunde("play", "vaalbara", typed="q\n").out


def test_a_full_disk_does_not_stop_the_game(tafelrunde: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(self: Recipe, path: Path) -> None:
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr(Recipe, "write", full)
    answer = tafelrunde(*PLAY, typed=f"1\ns {tmp_path}/x.json\n" + "1\n" * 100)
    assert answer.code == 0
    assert answer.out.count("cannot be kept on disk (No space left on device)") == 1
    assert "x.json cannot be written: No space left on device" in answer.out
    assert "[V9.3]" in answer.out


def test_a_game_of_another_table_is_refused(tafelrunde: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "mine.json"
    tafelrunde(*PLAY, typed=f"1\ns {file}\nq\n")
    file.write_text(file.read_text(encoding="utf-8").replace('"vaalbara"', '"chess"'), encoding="utf-8")
    answer = tafelrunde("play", "vaalbara", "--resume", file)
    assert answer.code == 2
    assert "chess" in answer.err


def test_the_table_is_told_once_and_then_what_has_changed(tafelrunde: Run) -> None:
    once = tafelrunde(*PLAY, typed="q\n").out
    stack = "The stack has"
    assert once.count(stack) == 1
    # After the first choice people have revealed followers, but nobody has touched the stack.
    after = tafelrunde(*PLAY, "--new", typed="1\nq\n").out
    assert after.count(stack) == 1
    assert after.count("Round 1 of 9.") == 1
    assert after.count("initiative") > once.count("initiative")
    again = tafelrunde(*PLAY, "--new", typed="1\nt\nq\n").out
    assert again.count(stack) == 2


def test_a_list_is_told_with_what_it_belongs_to() -> None:
    assert passages("Day 1.\nYour hand:\n- Horse\n- Tent\nNight.") == [
        "Day 1.",
        "Your hand:\n- Horse\n- Tent",
        "Night.",
    ]
