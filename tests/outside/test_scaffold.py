"""A game that `tafelrunde scaffold` writes is a package like any other: it installs, plays and passes as it is."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tafelrunde.terminal import scaffolding
from tafelrunde.terminal.words import BadCommand
from tests.outside.installed import Installed


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return Installed(tmp_path_factory.mktemp("outside"))


def test_its_own_tests_are_green_with_all_promises(installed: Installed) -> None:
    done = installed.run("-m", "pytest", "-q", "-p", "no:cacheprovider", "tests")
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-1000:]


@pytest.mark.parametrize(("lang", "about"), [("de", "Wählt geheim"), ("en", "choose in secret")])
def test_it_is_in_the_list_of_games(installed: Installed, lang: str, about: str) -> None:
    assert about in installed.tafelrunde("games", "--lang", lang)


@pytest.mark.parametrize("spelling", ["goof-spiel", "goof_spiel"])
def test_it_is_simulated(installed: Installed, spelling: str) -> None:
    told = json.loads(installed.tafelrunde("simulate", spelling, "--games", "5", "--json"))
    assert told["games"] == 5


def test_it_is_played_in_the_terminal(installed: Installed) -> None:
    told = installed.tafelrunde("play", "goof-spiel", "--plain", "--seed", "7", "--lang", "en", input="1\n" * 5)
    assert "Which card do you play?" in told
    assert "All prizes are taken." in told


def test_the_table_is_shown_in_its_own_words(installed: Installed) -> None:
    told = installed.tafelrunde("play", "goof-spiel", "--plain", "--seed", "7", "--lang", "de", input="1\n" * 5)
    assert "Preise, der nächste zuerst: " in told
    # People by their names, cards by theirs, and a hand and its size as one thing; of another hand its size.
    person = r"- {}: Punkte: 0; Hand: {}; Gespielt: –$"
    hand = ", ".join([r"Karte \d+"] * 5)
    assert re.search(person.format(r"\w[^:]*", hand), told, re.MULTILINE), told
    assert re.search(person.format("Bot 2", "5"), told, re.MULTILINE), told


def test_its_rules_and_components_can_be_read(installed: Installed) -> None:
    assert "höchste nimmt den Preis" in installed.tafelrunde("rules", "goof_spiel", "G2.2", "--lang", "de")
    assert "30" in installed.tafelrunde("components", "goof-spiel", "--lang", "de")


SERVED = """
import json
from litestar.testing import TestClient
from tafelrunde.server.app import create_litestar
from tafelrunde.server.settings import Settings
from tafelrunde.tables.measures import Measures
with TestClient(create_litestar(Settings(database="tables.db", workers=0), Measures())) as client:
    lobby = client.get("/api/lobby").json()
    rules = client.get("/api/games/goof_spiel/rules").json()
    cards = client.get("/api/games/goof-spiel/cards").json()
    seats = [{"kind": "person", "name": "Anna"}, {"kind": "bot", "bot": "random"}]
    made = client.post("/api/tables", json={"game": "goof_spiel", "seats": seats, "start": True})
    print(json.dumps([lobby["games"], rules, cards, made.status_code]))
"""


def test_it_is_in_the_lobby_and_at_a_table(installed: Installed) -> None:
    done = installed.run("-c", SERVED)
    assert done.returncode == 0, done.stderr[-3000:]
    games, rules, cards, created = json.loads(done.stdout.splitlines()[-1])
    ours = next(game for game in games if game["id"] == "goof-spiel")
    assert ours["name"] == {"de": "Goof Spiel", "en": "Goof Spiel"}
    assert len(games) > 5
    assert {"G2.1", "G3.1"} <= {rule["number"] for rule in rules}
    assert cards[0]["ref"] == "card:1"
    assert created == 201


@pytest.mark.parametrize("name", ["", "7up", "a b!", "class", "../up"])
def test_a_name_that_is_no_name_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(BadCommand):
        scaffolding.write(name, tmp_path)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("name", ["vaalbara", "Spirit Island", "json"])
def test_a_name_that_is_taken_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(BadCommand, match="taken|already"):
        scaffolding.write(name, tmp_path)


def test_nothing_is_written_over(tmp_path: Path) -> None:
    made = scaffolding.write("goof", tmp_path)
    (made / "README.md").write_text("mine")
    with pytest.raises(BadCommand, match="exists"):
        scaffolding.write("goof", tmp_path)
    assert (made / "README.md").read_text() == "mine"
