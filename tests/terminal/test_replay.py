"""Looking at games that were played."""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde.terminal import saves
from tafelrunde.terminal.replaying import Replay, ReplayApp
from tafelrunde.terminal.screens import Reading
from tests.terminal.at_the_terminal import Run, text_of


@pytest.fixture
def played(tafelrunde: Run, tmp_path: Path) -> Path:
    """The file of a game of three persons, after some choices."""
    file = tmp_path / "played.json"
    tafelrunde("play", "vaalbara", "--seed", "5", typed="1\n1\n1\n1\n1\n1\n" + f"s {file}\nq\n")
    return file


def test_replay_verifies_and_tells(tafelrunde: Run, played: Path) -> None:
    answer = tafelrunde("replay", played)
    assert answer.code == 0
    assert answer.out.startswith("Verified: ")
    assert "Round 1 begins." in answer.out
    # A spectator does not see what was drawn; the seat itself does.
    assert "draws" not in answer.out
    assert "Anna draws" in tafelrunde("replay", played, "--seat", "1").out


def test_a_tampered_file_is_refused(tafelrunde: Run, played: Path) -> None:
    text = played.read_text(encoding="utf-8")
    for changed in (text.replace('"seed": 5', '"seed": 6'), text.replace('"digest": "', '"digest": "0')):
        assert changed != text
        played.write_text(changed, encoding="utf-8")
        answer = tafelrunde("replay", played)
        assert answer.code == 2
        assert answer.out == ""


def test_a_seat_that_is_not_there(tafelrunde: Run, played: Path) -> None:
    assert tafelrunde("replay", played, "--seat", "4").code == 2


@pytest.mark.parametrize("size", [(80, 24), (140, 45)])
async def test_stepping_through(played: Path, size: tuple[int, int]) -> None:
    replay = Replay(saves.read(played), None)
    last = len(replay.moments) - 1
    app = ReplayApp(replay, "en")
    async with app.run_test(size=size) as pilot:
        assert app.at == 0
        await pilot.press("right", "right", "left")
        assert app.at == 1
        await pilot.press("end")
        assert app.at == last
        assert f"Choice {last} of {last}" in text_of(app, "prompt")
        await pilot.press("right")
        assert app.at == last
        await pilot.press("home", "left", "l")
        assert app.at == 0
        assert "Entscheidung 0" in text_of(app, "prompt")
        await pilot.press("r")
        assert isinstance(app.screen, Reading)
        await pilot.press("end", "escape")
        assert app.at == 0
        await pilot.press("question_mark", "escape", "q")
    assert app.return_value == 0
