"""Games that were left, saved or finished are listed, with how far they are."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tafelrunde.kernel.match import Match
from tafelrunde.terminal import saves
from tafelrunde.terminal.app import run
from tafelrunde.terminal.sitting import PERSON, Sitting
from tests.terminal.at_the_terminal import Run


def played(game: str, choices: int) -> Sitting:
    """A game of Anna's against a bot, so far."""
    at = Sitting(Match.new(game, 2, 5), [PERSON, "random"], ["Anna", ""])
    for _ in range(choices):
        if at.state.over:
            break
        at.choose(at.state.decisions[0].seat, 0)
    return at


def test_the_shelf_tells_game_people_and_how_far(home: Path, tafelrunde: Run) -> None:
    assert "no games" in tafelrunde("saves").out
    played("vaalbara", 6)
    played("glow", 3)
    played("vaalbara", 1000).keeper.finish()
    (saves.saves_folder()).mkdir(parents=True)
    (saves.saves_folder() / f"broken{saves.SUFFIX}").write_text("{}")
    listed = json.loads(tafelrunde("saves", "--json").out)
    assert sorted((game["game"], game["over"]) for game in listed) == [
        ("glow", False),
        ("vaalbara", False),
        ("vaalbara", True),
    ]
    answer = tafelrunde("saves", "vaalbara")
    assert "Anna" in answer.out
    assert "round" in answer.out
    assert "GLOW" not in answer.out
    assert "broken" in answer.err, "what cannot be read is named"


def test_whoever_goes_on_is_told_with_what(home: Path, tafelrunde: Run) -> None:
    played("glow", 12)
    answer = tafelrunde("play", "glow", "--plain", "--players", "2", typed="1\nq\n")
    assert "GLOW with 2 players, day 2" in answer.out


def test_a_replay_for_programs(home: Path, tafelrunde: Run) -> None:
    at = played("vaalbara", 1000)
    told = json.loads(tafelrunde("replay", str(at.keeper.path), "--json").out)
    assert told["over"]
    assert told["scores"] == list(at.state.scores)
    assert len(told["choices"]) == len(at.match.choices) + 1
    assert any("Round 2" in event["text"] for choice in told["choices"] for event in choice["told"])


def test_rules_are_found_by_their_words(tafelrunde: Run) -> None:
    found = json.loads(tafelrunde("rules", "vaalbara", "--search", "tie omen", "--json").out)
    assert found
    assert all("omen" in rule["text"].lower() for rule in found)
    answer = tafelrunde("rules", "vaalbara", "--search", "submarine")
    assert answer.code == 2
    assert "No rule has these words" in answer.err


def test_options_of_one_game_are_never_cut(tafelrunde: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    answer = tafelrunde("games", "spirit-island")
    assert "guard_the_isles_heart" in answer.out
    assert "…" not in answer.out
    assert "five_person_lands" not in answer.out


@pytest.mark.parametrize(("encoding", "lang"), [("ascii", "de"), ("latin-1", "en"), ("cp437", "de")])
def test_any_encoding_will_do(encoding: str, lang: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tafelrunde.terminal", "rules", "spirit-island", "I1", "--lang", lang],
        env={**os.environ, "PYTHONIOENCODING": encoding},
        capture_output=True,
        check=True,
    )
    text = done.stdout.decode(encoding)
    assert "I1.1" in text
    assert "?" not in text.replace("?\n", "")


def test_a_dumb_terminal_gets_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    from tafelrunde.terminal import output

    monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True, raising=False)
    monkeypatch.setenv("TERM", "xterm")
    assert output.is_terminal()
    monkeypatch.setenv("TERM", "dumb")
    assert not output.is_terminal()


def test_shells_can_complete(tafelrunde: Run) -> None:
    assert "--install-completion" in tafelrunde("--help").out


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("pl", ["play"]),
        ("play vaal", ["vaalbara"]),
        ("learn battalia --lesson k", ["kings"]),
        ("play battalia --preset f", ["first"]),
        ("play glow --option so", ["solo=false", "solo=true"]),
        ("play glow --bots expert,ma", ["expert,master"]),
        ("play nothing --preset f", []),
    ],
)
def test_what_can_be_typed_is_offered(
    typed: str, offered: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ["tafelrunde", *typed.split(" ")]
    monkeypatch.setenv("_TAFELRUNDE_COMPLETE", "complete_bash")
    monkeypatch.setenv("COMP_WORDS", " ".join(words))
    monkeypatch.setenv("COMP_CWORD", str(len(words) - 1))
    with pytest.raises(SystemExit):
        run([])
    assert capsys.readouterr().out.split() == offered
