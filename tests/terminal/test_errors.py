"""What goes wrong is said in a sentence, with an exit code, and never with a traceback."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.terminal.at_the_terminal import Run

MODULE = [sys.executable, "-m", "tafelrunde.terminal"]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["play", "valbara"], ["no game “valbara”", "Did you mean “vaalbara”?"]),
        (["plya", "vaalbara"], ["no command “plya”", "Did you mean “play”?"]),
        (["play"], ["GAME is missing", "tafelrunde play --help"]),
        (["play", "vaalbara", "--playrs", "3"], ["no option --playrs", "Did you mean --players?"]),
        (["play", "vaalbara", "--players", "x"], ["--players needs a number"]),
        (["play", "vaalbara", "--players", "9"], ["2 to 5 players, not 9"]),
        (["play", "vaalbara", "--players"], ["--players needs a value"]),
        (["play", "vaalbara", "--seed", "-1"], ["from 0 to 18446744073709551615"]),
        (["play", "vaalbara", "--seed", str(2**64)], ["from 0 to 18446744073709551615"]),
        (["play", "vaalbara", "--seat", "4"], ["no seat 4", "3 seats, counted from 1"]),
        (["play", "vaalbara", "--people", "4"], ["4 people cannot sit at a table for 3"]),
        (["play", "vaalbara", "--pause", "-1"], ["from 0 to 60 seconds"]),
        (["play", "vaalbara", "--bots", "greddy"], ["random, greedy", "Did you mean “greedy”?"]),
        (["play", "vaalbara", "--option", "five_person_land=true"], ["Did you mean “five_person_lands”?"]),
        (["play", "vaalbara", "--option", "five_person_lands=maybe"], ["Choose one of: false, true"]),
        (["play", "vaalbara", "--resume", "/nowhere/x.json"], ["/nowhere/x.json cannot be read"]),
        (["play", "vaalbara", "--components", "/nowhere/x.toml"], ["/nowhere/x.toml cannot be read"]),
        (["rules", "vaalbara", "V99"], ["no rule V99", "V1, V2"]),
        (["games", "valbara"], ["no game “valbara”", "Did you mean “vaalbara”?"]),
        (["games", "vaalbara", "more"], ["This is too much: more."]),
        (["games", "--lang", "fr"], ["no language “fr”", "de, en"]),
        (["simulate", "vaalbara", "--games", "0"], ["0 games"]),
        (["replay", "/nowhere/x.json"], ["cannot be read"]),
    ],
)
def test_a_wrong_command_line_is_explained(tafelrunde: Run, arguments: list[str], says: list[str]) -> None:
    answer = tafelrunde(*arguments)
    assert answer.code == 2
    assert answer.out == ""
    for words in says:
        assert words in answer.err
    assert "Traceback" not in answer.err


def test_errors_speak_german(tafelrunde: Run) -> None:
    answer = tafelrunde("play", "vaalbara", "--players", "9", "--lang", "de")
    assert "ist für 2 bis 5 Personen" in answer.err
    assert "War --players gemeint?" in tafelrunde("play", "vaalbara", "--playrs", "3", "--lang", "de").err


def test_files_that_are_no_recipes(tafelrunde: Run, tmp_path: Path) -> None:
    for number, content in enumerate((b"", b"{}", b"\xff\xfe\x00", b"[" * 100_000, b'{"tafelrunde": 7}')):
        file = tmp_path / f"{number}.json"
        file.write_bytes(content)
        answer = tafelrunde("replay", file)
        assert answer.code == 2, content[:20]
        assert answer.err.startswith("Sorry: ")


def test_a_fault_of_ours_becomes_a_sentence_and_a_file(
    tafelrunde: Run, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tafelrunde.terminal.information.games_table", lambda *_: 1 / 0)
    answer = tafelrunde("games")
    assert answer.code == 1
    assert "ZeroDivisionError" in answer.err
    assert "Traceback" not in answer.err
    assert "Traceback" in (home / "fault.txt").read_text(encoding="utf-8")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_full_disk_under_the_answer(home: Path) -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run([*MODULE, "games"], stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert done.returncode == 1
    assert os.strerror(28) in done.stderr
    assert "Traceback" not in done.stderr


def test_a_reader_who_has_seen_enough(home: Path) -> None:
    read, write = os.pipe()
    os.close(read)
    with os.fdopen(write, "wb") as closed:
        done = subprocess.run(
            [*MODULE, "rules", "vaalbara"], stdout=closed, stderr=subprocess.PIPE, text=True, check=False
        )
    assert done.returncode == 1
    assert done.stderr == ""


def test_ctrl_c_in_a_game_keeps_it(home: Path) -> None:
    game = subprocess.Popen(
        [*MODULE, "play", "vaalbara", "--plain", "--seed", "5"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        # Whoever runs the tests in the background has Ctrl-C switched off for all that they start.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )
    assert game.stdin is not None
    assert game.stdout is not None
    game.stdin.write("1\n")
    game.stdin.flush()
    while "has chosen a follower" not in game.stdout.readline():
        assert game.poll() is None
    # The next question has been asked when its last option is there.
    while "2. " not in game.stdout.readline():
        assert game.poll() is None
    game.send_signal(signal.SIGINT)
    _, err = game.communicate(timeout=20)
    assert game.returncode == 130
    assert "Your game is kept" in err
    assert "Traceback" not in err
    assert len(list((home / "unfinished").iterdir())) == 1


def test_ctrl_c_in_a_simulation_says_what_to_do(tafelrunde: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("tafelrunde.research.simulate.simulate", interrupted)
    answer = tafelrunde("simulate", "vaalbara")
    assert answer.code == 130
    assert "--games" in answer.err
