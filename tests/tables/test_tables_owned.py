"""The figures of a host's own copies: every new table plays with them, and a mistake in a file is told at once."""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.tables.course import setup_of
from tafelrunde.tables.house import House, SeatWish
from tafelrunde.tables.measures import Measures
from tafelrunde.tables.owned import read_folder

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
