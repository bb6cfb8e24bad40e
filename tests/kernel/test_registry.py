"""Games of other packages: found by their entry points, by any spelling; left out with a reason if they are broken."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import tafelrunde
from tafelrunde.kernel import registry
from tafelrunde.terminal.app import run

DECLARATION = """
import pebbles
GAME = pebbles.declare({id!r}, package={package!r})
"""
WORDS = "game = Goof\ngame-by = by us\ngame-about = A game.\noption-big_die = Die\noption-big_die-help = A die.\n"


class Shelf:
    """A folder of installed packages."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def install(self, name: str, declaration: str = DECLARATION, german: str = WORDS, package: str = "") -> None:
        """A package with an entry point of this name and the small game of the tests inside."""
        package = package or f"outside_{name.replace('-', '_')}"
        home = self.folder / package
        (home / "locale").mkdir(parents=True)
        (home / "__init__.py").write_text(declaration.format(id=name, package=package))
        (home / "locale" / "en.ftl").write_text(WORDS)
        (home / "locale" / "de.ftl").write_text(german)
        pebbles = Path(__file__).parent / "pebbles"
        for file in ("rules.en.md", "rules.de.md", "components.toml"):
            (home / file).write_text((pebbles / file).read_text(encoding="utf-8"), encoding="utf-8")
        info = self.folder / f"{package}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
        (info / "entry_points.txt").write_text(f"[tafelrunde.games]\n{name} = {package}\n")
        registry.forget()


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Shelf]:
    monkeypatch.syspath_prepend(tmp_path)
    registry.forget()
    yield Shelf(tmp_path)
    registry.forget()


@pytest.mark.parametrize("name", ["goof_spiel", "goof-spiel"])
def test_a_game_of_another_package_is_found_by_any_spelling(shelf: Shelf, name: str) -> None:
    shelf.install(name, package=f"outside_{'dash' if '-' in name else 'line'}")
    assert name in tafelrunde.all_games()
    for spelling in ("goof_spiel", "goof-spiel", "Goof Spiel"):
        assert registry.find(spelling).id == name
    assert not registry.broken()
    state = tafelrunde.new("goof-spiel", players=2, seed=1)
    assert tafelrunde.load(state.save()).digest() == state.digest()


def test_a_package_whose_import_fails_is_named_and_left_out(shelf: Shelf) -> None:
    shelf.install("sound")
    shelf.install("rotten", "raise RuntimeError('no dice today')")
    assert "sound" in registry.names()
    assert "rotten" not in registry.names()
    assert registry.broken() == {"rotten": "RuntimeError: no dice today"}
    with pytest.raises(tafelrunde.UnknownGame, match="“rotten” is installed, but cannot be used.*no dice today"):
        registry.find("rotten")


def test_a_package_that_leaves_python_when_it_is_imported_takes_nobody_along(shelf: Shelf) -> None:
    shelf.install("leaving", "import sys\nsys.exit('this needs a newer Python')")
    assert registry.broken() == {"leaving": "SystemExit: this needs a newer Python"}


def test_a_package_without_a_declaration_is_named(shelf: Shelf) -> None:
    shelf.install("empty", "")
    assert "has no GAME" in registry.broken()["empty"]


def test_a_package_without_german_words_is_named(shelf: Shelf) -> None:
    shelf.install("wordless", german="game = Goof\ngame-by = von uns\n")
    assert "de.ftl has no message 'game-about'" in registry.broken()["wordless"]


def test_a_package_cannot_take_the_name_of_another_game(shelf: Shelf) -> None:
    shelf.install("vaalbara", package="outside_usurper")
    assert "already a game" in registry.broken()["vaalbara"]
    assert registry.find("vaalbara").package == "tafelrunde.games.vaalbara"
    assert str(registry.find("vaalbara").name) == "Vaalbara"


def test_entry_point_and_game_have_one_name(shelf: Shelf) -> None:
    shelf.install("two-names", "import pebbles\nGAME = pebbles.declare('other-name', package={package!r})")
    assert "give both one name" in registry.broken()["two-names"]


@pytest.mark.parametrize("lang", ["de", "en"])
def test_the_list_of_games_survives_a_broken_package(
    shelf: Shelf, capsys: pytest.CaptureFixture[str], lang: str
) -> None:
    shelf.install("sturdy")
    shelf.install("decayed", "raise RuntimeError('no dice today')")
    assert run(["games", "--lang", lang]) == 0
    shown = capsys.readouterr()
    assert "sturdy" in shown.out
    assert "decayed" in shown.err
    assert "no dice today" in shown.err
