"""tournament and study."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from tests.terminal.at_the_terminal import Run


def test_the_command_shows_ratings_and_keeps_a_report(tafelrunde: Run, tmp_path: Path) -> None:
    arguments = ("tournament", "vaalbara", "--bots", "greedy,random", "--rounds", "3", "--out", tmp_path)
    answer = tafelrunde(*arguments)
    assert answer.code == 0
    for word in ("greedy", "Rating", "95 % between", "report.html"):
        assert word in answer.out
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert "<svg" in page
    assert "http" not in page.replace("http://www.w3.org/2000/svg", ""), "nothing is fetched from anywhere"
    told = json.loads(tafelrunde(*arguments, "--json").out)
    assert told["games"] == 6
    assert told["ratings"][0]["bot"] == "greedy"


def test_the_command_says_what_is_wrong(tafelrunde: Run) -> None:
    assert "no numbers of players" in tafelrunde("tournament", "vaalbara", "--players", "two").err
    assert "Did you mean “vaalbara”" in tafelrunde("tournament", "valbara").err


def test_the_command_shows_victories_by_what_was_asked(tafelrunde: Run, tmp_path: Path) -> None:
    arguments = ("study", "skybridge", "--bots", "random", "--games", "4", "--players", "2,3", "--by", "seat")
    answer = tafelrunde(*arguments, "--out", tmp_path)
    assert answer.code == 0
    assert "× fair share" in answer.out
    assert "Rounds" in answer.out
    assert (tmp_path / "report.html").exists()
    told = json.loads(
        tafelrunde("study", "vaalbara", "-n", "2", "--bots", "random", "--vary", "bard_may_choose_self=*", "--json").out
    )
    assert told["games"] == 4
    assert [line["bard_may_choose_self"] for line in told["by"]["bard_may_choose_self"]] == ["False", "True"]
    assert [line["measure"] for line in told["compared"]] == ["score", "won"]
    assert "no option" in tafelrunde("study", "vaalbara", "--vary", "magic=1,2").err
    assert (
        "not counted by “colour”"
        in tafelrunde("study", "vaalbara", "-n", "1000000", "--bots", "random", "--by", "colour").err
    ), "said before a million games are played"


def test_variants_are_compared_in_the_terminal(tafelrunde: Run) -> None:
    arguments = ("study", "spirit-island", "-p", "1", "-n", "2", "--bots", "random", "--by", "adversary")
    answer = tafelrunde(*arguments, "--vary", "adversary=none,england", "--vary", "level=0,2")
    assert answer.code == 0
    assert "Level 2 needs an adversary" in answer.err
    for word in ("Adversary", "No adversary", "The same deals, compared with", "± "):
        assert word in answer.out
    assert "fair share" not in answer.out, "all win together"
    assert "two different bots" in tafelrunde("tournament", "vaalbara", "--bots", "random").err
    games = tafelrunde("tournament", "vaalbara", "-p", "2,3", "--bots", "random,greedy", "-n", "1")
    assert "Game" in games.out


def test_the_arena_shows_ratings_and_how_the_model_answered(tafelrunde: Run) -> None:
    program = f"{sys.executable} {Path(__file__).parent.parent / 'research' / 'scripted_model.py'}"
    arguments = ("arena", "vaalbara", "--command", program, "--bots", "random", "--rounds", "1")
    answer = tafelrunde(*arguments)
    assert answer.code == 0
    for word in ("model", "random", "Rating", "Not legal", "Too late"):
        assert word in answer.out
    assert json.loads(tafelrunde(*arguments, "--json").out)["conduct"]["illegal"] == 0
    assert "either a command or an address" in tafelrunde("arena", "vaalbara").err
