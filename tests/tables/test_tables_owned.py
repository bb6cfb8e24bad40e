"""The figures of a host's own copies: every new table plays with them, and a mistake in a file is told at once."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tafelrunde.kernel import registry
from tafelrunde.kernel.card import Card
from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.match import Match
from tafelrunde.tables.course import setup_of
from tafelrunde.tables.house import House, SeatWish
from tafelrunde.tables.measures import Measures
from tafelrunde.tables.owned import read_folder, tried
from tafelrunde.tables.problem import TableProblem

OWN = {"followers": [{"id": "artisan", "points": 7}]}


def write(folder: Path, name: str, text: str) -> str:
    (folder / name).write_text(text, encoding="utf-8")
    return str(folder)


def test_one_file_for_each_game(tmp_path: Path) -> None:
    assert read_folder(None) == {}
    folder = write(tmp_path, "vaalbara.toml", '[[followers]]\nid = "artisan"\npoints = 7\n')
    write(tmp_path, "spirit_island.toml", "[scoring]\n")
    assert read_folder(folder) == {"vaalbara": OWN, "spirit-island": {"scoring": {}}}


@pytest.mark.parametrize(
    ("name", "text", "told"),
    [
        ("chess.toml", "", "chess"),
        ("vaalbara.toml", "points = = 3", "TOML"),
        ("vaalbara.toml", "[kings]", "kings"),
        ("vaalbara.toml", '[[followers]]\nid = "artisan"\ninitiative = 2', "initiative"),
    ],
)
def test_a_mistake_is_told_with_the_name_of_the_file(tmp_path: Path, name: str, text: str, told: str) -> None:
    folder = write(tmp_path, name, text)
    with pytest.raises(TafelrundeError) as refused:
        read_folder(folder)
    for lang in ("de", "en"):
        assert name in refused.value.text(lang)
        assert told in refused.value.text(lang)


def test_a_folder_without_files_is_a_mistake_too(tmp_path: Path) -> None:
    for folder in (tmp_path, tmp_path / "nowhere"):
        with pytest.raises(TafelrundeError, match="no file with figures"):
            read_folder(str(folder))


async def test_new_tables_play_with_them_unless_they_bring_their_own(tmp_path: Path) -> None:
    house = House(
        str(tmp_path / "tables.db"),
        Measures(),
        workers=0,
        bot_budget=5.0,
        bot_delay=0.0,
        idle_seconds=1000.0,
        own_figures={"vaalbara": OWN},
    )
    await house.open()
    seats = [SeatWish(kind="person", name=name) for name in ("Anna", "Bert")]
    other = {"followers": [{"id": "artisan", "points": 1}]}
    for given, played in (({}, OWN), (other, other)):
        record = (await house.create("vaalbara", seats, {}, given)).table.record
        assert record.components == played
        assert setup_of(record).components != ""
    assert (await house.create("glow", seats, {}, {})).table.record.components == {}
    await house.close()


# What nobody has printed on anything.
ODD: list[Any] = [10**7, 1 << 63, -1, 0, 1.5, True, "", "x" * 5000, [], ["x"], [[1]], {}, {"a": 1}, [10**9] * 3]
# What games stumbled over once: an entry, and what is in its place.
STUMBLED: list[tuple[str, dict[str, Any]]] = [
    ("vaalbara", {"lands": [{"id": [1]}]}),
    ("glow", {"companions": [{"id": "B17", "condition": {"without": []}}]}),
    ("skybridge", {"people": [{"id": "DAR04", "active": [0]}]}),
    ("spirit-island", {"powers": {"major": [{"id": "blazing_renewal", "threshold": {"elements": {"plant": -1}}}]}}),
    ("spirit-island", {"invader_deck": {"cards": [{"id": "III-SW", "stage": 9}]}}),
]


def spoilt(figures: Any, dice: random.Random) -> Any:
    """One entry somewhere, and something odd in its place; what leads there is as it is in the box."""
    things = isinstance(figures, list) and all(isinstance(thing, dict) and "id" in thing for thing in figures)
    if not figures or not (isinstance(figures, dict) or things) or dice.random() < 0.02:
        return dice.choice(ODD)
    if things:
        thing = dice.choice(figures)
        return [{**odd, "id": thing["id"]} if isinstance(odd := spoilt(thing, dice), dict) else odd]
    key = dice.choice([key for key in figures if key not in ("id", "marks")] or list(figures))
    return {key: spoilt(figures[key], dice)}


def test_what_can_be_laid_out_and_is_stumbled_over_later_is_told_at_once() -> None:
    def stumble(box: object) -> list[Card]:
        raise KeyError("a card that is not there")

    vaalbara = registry.find("vaalbara")
    with pytest.raises(TafelrundeError, match="followers.artisan.points.*a card that is not there"):
        tried(replace(vaalbara, cards=stumble), 2, {}, OWN)
    assert tried(vaalbara, 2, {}, OWN).components


async def test_a_recipe_may_not_bring_figures_that_cannot_be_played_with(tmp_path: Path) -> None:
    recipe = msgspec.json.decode(Match.new("glow", 2, 1).recipe().to_json())
    recipe["components"] = {"spells": [{"id": "SP1", "effect": {"points": 0}}]}
    house = House(
        str(tmp_path / "tables.db"), Measures(), workers=0, bot_budget=5.0, bot_delay=0.0, idle_seconds=1000.0
    )
    await house.open()
    with pytest.raises(TafelrundeError, match="spells.SP1.effect"):
        await house.imported(recipe, [SeatWish(kind="person")] * 2)
    await house.close()


@pytest.mark.parametrize(
    "long",
    [
        {"followers": [{"id": "artisan", "name": "x" * 100_000}]},
        {"land_marks": {"kind": "x" * 100_000}},
        {"followers": [{"id": str(number)} for number in range(10_000)]},
    ],
)
async def test_what_is_longer_than_all_there_is_to_tell_is_not_stored(tmp_path: Path, long: dict[str, Any]) -> None:
    """A stranger could fill the disk with a megabyte for each table, and every thought about it carried it along."""
    house = House(
        str(tmp_path / "tables.db"), Measures(), workers=0, bot_budget=5.0, bot_delay=0.0, idle_seconds=1000.0
    )
    await house.open()
    seats = [SeatWish(kind="person", name=name) for name in ("Anna", "Bert")]
    recipe = msgspec.json.decode(Match.new("vaalbara", 2, 1).recipe().to_json())
    for make in (
        house.create("vaalbara", seats, {}, long),
        house.imported({**recipe, "components": long}, seats),
    ):
        with pytest.raises(TableProblem, match="all figures of Vaalbara together") as refused:
            await make
        assert refused.value.ground == "too-big"
    assert await house.store.ids() == []
    await house.close()


@pytest.mark.parametrize("game", [registry.find(name) for name in registry.names()], ids=lambda game: game.id)
def test_whatever_is_in_the_place_of_a_figure_is_refused_or_can_be_laid_out(game: Game) -> None:
    """Anybody may send figures with the wish for a table: a mistake in them is no fault of the server."""
    dice = random.Random(12)
    wrong = [own for name, own in STUMBLED if name == game.id]
    wrong += [own for _ in range(30) if isinstance(own := spoilt(game.figures, dice), dict)]
    refused = longest = 0
    for own in wrong:
        try:
            tried(game, game.players[0], {}, own)
        except TafelrundeError as error:
            refused += 1
            longest = max(longest, *(len(error.text(lang)) for lang in ("de", "en")))
    assert refused > len(wrong) / 2
    assert longest < 5000
