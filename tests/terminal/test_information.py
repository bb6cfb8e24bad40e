"""games, components, rules, version and help."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tafelrunde.games.vaalbara import GAME
from tests.terminal.at_the_terminal import Run


def test_version_says_how_it_was_built(tafelrunde: Run) -> None:
    answer = tafelrunde("--version")
    assert answer.code == 0
    assert answer.out.startswith("tafelrunde ")
    assert "compiled" in answer.out or "pure" in answer.out


def test_help_without_any_command(tafelrunde: Run) -> None:
    answer = tafelrunde()
    assert answer.code == 0
    for command in ("play", "games", "rules", "components", "simulate", "replay", "bench"):
        assert command in answer.out


@pytest.mark.parametrize("command", ["play", "games", "rules", "components", "simulate", "replay", "bench"])
def test_every_command_has_help_in_german(tafelrunde: Run, command: str) -> None:
    answer = tafelrunde(command, "--help", "--lang", "de")
    assert answer.code == 0
    assert "Zeige diese Hilfe." in answer.out


def test_the_language_can_be_given_before_and_after_the_command(tafelrunde: Run) -> None:
    assert tafelrunde("--lang", "de", "games").out == tafelrunde("games", "--lang=de").out
    assert "Personen" in tafelrunde("--lang", "de", "games").out


def test_the_language_of_the_machine_is_used(tafelrunde: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert "Personen" in tafelrunde("games").out


def test_games_lists_options_with_the_default_marked(tafelrunde: Run) -> None:
    answer = tafelrunde("games")
    assert "Vaalbara" in answer.out
    assert "five_person_lands" in answer.out
    assert "false* | true" in answer.out


def test_games_as_json(tafelrunde: Run) -> None:
    games = json.loads(tafelrunde("games", "--json").out)
    vaalbara = next(game for game in games if game["id"] == "vaalbara")
    assert vaalbara["players"] == [2, 3, 4, 5]
    assert vaalbara["options"]["five_person_lands"] == {"default": False, "values": [False, True]}
    assert set(vaalbara["about"]) == {"de", "en"}


def test_components_show_every_card_with_its_text_and_marks(tafelrunde: Run) -> None:
    out = tafelrunde("components", "vaalbara").out
    for word in ("Warrior", "Farmer", "1~", "2*", "L01", "L51", "Bonus for six kinds of land", "reconstructed"):
        assert word in out
    assert "✓ from your own file" in out


def test_components_with_the_owners_figures(tafelrunde: Run, tmp_path: Path) -> None:
    own = tmp_path / "my.toml"
    own.write_text('[[followers]]\nid = "bard"\npoints = 4\n[[lands]]\nid = "L51"\npersons = 5\n', encoding="utf-8")
    answer = tafelrunde("components", "vaalbara", "--components", own)
    assert answer.code == 0
    assert "A person of your choice gains 4 points." in answer.out
    assert "4✓" in answer.out
    assert "5✓" in answer.out


def test_components_as_json(tafelrunde: Run) -> None:
    box = json.loads(tafelrunde("components", "vaalbara", "--json").out)
    assert len(box["followers"]) == 12
    assert len(box["lands"]) == 51
    assert len(box["rewards"]) == 6
    bard = box["followers"][1]
    assert bard["name"] == {"de": "Bardin", "en": "Bard"}
    assert "2 points" in bard["text"]["en"]
    assert bard["marks"] == {"initiative": "inferred", "points": "reconstructed"}
    assert box["lands"][0]["marks"]["omens"] == "reconstructed"


def test_one_rule_and_those_below_it(tafelrunde: Run) -> None:
    out = tafelrunde("rules", "vaalbara", "v6.1").out
    assert "V6.1.2" in out
    assert "V6.2" not in out
    assert "◆" in out
    assert "[ruling]" not in out


def test_the_letter_of_a_rule_may_be_left_out(tafelrunde: Run) -> None:
    assert tafelrunde("rules", "vaalbara", "6.1").out == tafelrunde("rules", "vaalbara", "V6.1").out


def test_the_whole_rulebook_in_both_languages(tafelrunde: Run) -> None:
    for lang in ("de", "en"):
        rules = json.loads(tafelrunde("rules", "vaalbara", "--json", "--lang", lang).out)
        assert [rule["number"] for rule in rules] == list(GAME.rulebook(lang).rules)
        assert any(rule["ruling"] for rule in rules)
        out = tafelrunde("rules", "vaalbara", "--lang", lang).out
        assert all(rule["number"] in out for rule in rules)


def test_without_the_extra_one_sentence_says_what_to_install() -> None:
    code = (
        "import sys; sys.modules['rich'] = None; sys.argv = ['tafelrunde']; import tafelrunde.terminal as t; t.main()"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert 'pip install "tafelrunde[terminal]"' in done.stderr
    assert "Traceback" not in done.stderr
