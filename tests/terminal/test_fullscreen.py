"""Playing on the whole screen, with keys, as a person does."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, Static

from tafelrunde.kernel.match import Match, Recipe
from tafelrunde.terminal import saves
from tafelrunde.terminal.fullscreen import PlayApp
from tafelrunde.terminal.playing import left_unfinished, resumed
from tafelrunde.terminal.screens import Ask, LookUp, Reading, Typing
from tafelrunde.terminal.sitting import PERSON, Sitting
from tests.terminal.at_the_terminal import FOREVER, hurry_until_asked, sitting, table, text_of, until, until_asked


async def play_to_the_end(app: PlayApp, pilot: Pilot[int]) -> None:
    """Always the first option, until the last screen."""
    while not app.sitting.state.over:
        await until_asked(app, pilot)
        decision = app.asked
        if decision is None:
            break
        await pilot.press("1")
        await until(pilot, lambda decision=decision: app.asked is not decision)  # type: ignore[misc]
    await until(pilot, lambda: isinstance(app.screen, Ask))


async def test_a_whole_game_with_keys_on_a_small_screen(home: Path) -> None:
    app = table(sitting(5))
    async with app.run_test(size=(80, 24)) as pilot:
        await play_to_the_end(app, pilot)
        assert isinstance(app.screen, Ask)
        assert app.screen.heading == app.outcome()
        await pilot.press("4")
    assert app.return_value == 0
    assert list((home / "unfinished").iterdir()) == []
    (finished,) = (home / "finished").iterdir()
    assert saves.read(finished).choices == tuple(app.sitting.match.choices), "a finished game is kept"


async def test_arrows_and_enter_choose_and_light_up_the_board() -> None:
    app = table(sitting(), pause=FOREVER)
    async with app.run_test(size=(120, 36)) as pilot:
        await until_asked(app, pilot)
        await pilot.press("down")
        assert app.query_one("#options", OptionList).highlighted == 1
        assert text_of(app, "detail").replace("\n", " ").split() == app.told[1].printed[0].split()
        name = app.sitting.state.decisions[0].options[1].words.args["follower"]
        assert any("►" in line and str(name) in line for line in text_of(app, "drawing").splitlines())
        await pilot.press("enter")
        await until(pilot, lambda: app.asked is None)
    assert [choice.index for choice in app.sitting.match.choices] == [1]


async def test_the_mouse_chooses() -> None:
    app = table(sitting(), pause=FOREVER)
    async with app.run_test(size=(120, 36)) as pilot:
        await until_asked(app, pilot)
        await pilot.click("#options", offset=(3, 2))
        await until(pilot, lambda: app.asked is None)
    assert [choice.index for choice in app.sitting.match.choices] == [2]


async def test_undo_while_the_bots_still_wait() -> None:
    app = table(sitting(), pause=FOREVER)
    async with app.run_test() as pilot:
        await until_asked(app, pilot)
        await pilot.press("3")
        await until(pilot, lambda: app.asked is None)
        assert "undo" in text_of(app, "keys")
        await pilot.press("u")
        await until_asked(app, pilot)
        assert app.sitting.match.choices == []
        assert "undo" not in text_of(app, "keys")
        # The log forgets it too, and goes on afterwards.
        assert "has chosen" not in text_of(app, "story")
        await pilot.press("1")
        await until(pilot, lambda: app.asked is None)
        await hurry_until_asked(app, pilot)
        assert "has chosen" in text_of(app, "story")
        await pilot.press("u")
        await pilot.pause()
        assert app.asked is not None, "what was revealed cannot be taken back"


async def test_enter_never_answers_for_somebody_who_hurries() -> None:
    app = table(sitting(), pause=FOREVER)
    async with app.run_test() as pilot:
        await until_asked(app, pilot)
        await pilot.press("1")
        await until(pilot, lambda: bool(app.thinking))
        made = len(app.sitting.match.choices)
        await pilot.press("enter", "enter", "enter")
        await pilot.pause()
        assert len(app.sitting.match.choices) == made, "Enter chooses, and there is nothing to choose"
        await hurry_until_asked(app, pilot)
        made = len(app.sitting.match.choices)
        await pilot.press("space", "space")
        await pilot.pause()
        assert len(app.sitting.match.choices) == made, "the space bar hurries, and never chooses"


@pytest.mark.parametrize(("game", "players"), [("spirit-island", 2), ("skybridge", 3)])
async def test_the_text_of_an_option_can_be_read_however_many_there_are(game: str, players: int) -> None:
    app = table(Sitting(Match.new(game, players, 5), [PERSON, *["random"] * (players - 1)]))
    async with app.run_test(size=(80, 24)) as pilot:
        await until_asked(app, pilot)
        assert app.asked is not None
        assert len(app.asked.codes) >= 6, "spirits or characters"
        await pilot.press("down")
        await pilot.pause()
        shown = app.query_one("#explained")
        assert app.told[1].printed
        assert shown.size.height >= 3, "what is printed has its lines"
        assert app.query_one("#options").size.height >= 3, "and so have the options"
        await pilot.press("i")
        assert isinstance(app.screen, Reading)
        assert all(printed in str(app.screen.body) for printed in app.told[1].printed), "all of it"
        await pilot.press("i")
        assert len(app.screen_stack) == 1


async def test_any_card_can_be_looked_up() -> None:
    at = Sitting(Match.new("glow", 2, 5), [PERSON, "random"])
    app = table(at, pause=FOREVER)
    async with app.run_test(size=(80, 24)) as pilot:
        await until_asked(app, pilot)
        await pilot.press("c")
        assert isinstance(app.screen, LookUp)
        every = len(app.screen.found)
        assert every > 100
        await pilot.press(*"thoap")
        await pilot.pause()
        assert [entry.name for entry in app.screen.found] == ["Thoape"]
        assert "firefly" in str(app.screen.query_one("#card", Static).render())
        await pilot.press(*"xyz")
        await pilot.pause()
        assert "Nothing has these words" in str(app.screen.query_one("#card", Static).render())
        await pilot.press("escape")
        assert app.asked is not None
    assert not app.sitting.match.choices, "nothing was chosen by typing"


async def test_a_file_that_is_no_save_is_not_written_over_unasked(tmp_path: Path) -> None:
    precious = tmp_path / "thesis.txt"
    precious.write_text("all of it")
    app = table(sitting())
    async with app.run_test() as pilot:
        await until_asked(app, pilot)
        await pilot.press("s")
        await until(pilot, lambda: isinstance(app.screen, Typing))
        app.screen.query_one(Input).value = str(precious)
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, Ask))
        await pilot.press("2")
        await until(pilot, lambda: isinstance(app.screen, Typing))
        assert precious.read_text() == "all of it"
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, Ask))
        await pilot.press("1")
        await until(pilot, lambda: len(app.screen_stack) == 1)
        assert saves.read(precious).game == "vaalbara"
        await pilot.press("s")
        await until(pilot, lambda: isinstance(app.screen, Typing))
        app.screen.query_one(Input).value = str(precious)
        await pilot.press("enter")
        await until(pilot, lambda: len(app.screen_stack) == 1)


async def test_the_space_bar_hurries_the_bots() -> None:
    app = table(sitting(), pause=FOREVER)
    async with app.run_test() as pilot:
        await until_asked(app, pilot)
        await pilot.press("1")
        await until(pilot, lambda: bool(app.thinking))
        assert "thinking" in text_of(app, "prompt")
        await hurry_until_asked(app, pilot)
        assert len(app.sitting.match.choices) >= 2


async def test_a_key_pressed_twice_answers_once() -> None:
    app = table(sitting(seats=[PERSON, "random"]), pause=FOREVER)
    async with app.run_test() as pilot:
        await until_asked(app, pilot)
        asked = app.asked
        app.action_pick(0)
        app.action_pick(0)
        await until(pilot, lambda: app.asked is not asked)
        await hurry_until_asked(app, pilot)
        assert [choice.seat for choice in app.sitting.match.choices].count(0) == 1


async def test_rules_open_at_the_question() -> None:
    app = table(sitting())
    async with app.run_test(size=(80, 24)) as pilot:
        await until_asked(app, pilot)
        assert "[V3.1]" in text_of(app, "prompt")
        await pilot.press("r")
        assert isinstance(app.screen, Reading)
        await pilot.press("pagedown", "end", "escape")
        assert len(app.screen_stack) == 1
        await pilot.press("question_mark")
        assert isinstance(app.screen, Reading)
        await pilot.press("escape")


async def test_the_language_changes_everything_at_once() -> None:
    app = table(sitting())
    async with app.run_test() as pilot:
        await until_asked(app, pilot)
        assert "Anna: Choose a follower" in text_of(app, "prompt")
        await pilot.press("l")
        assert "Anna: Wähle eine Karte" in text_of(app, "prompt")
        assert "Runde 1 beginnt." in text_of(app, "story")
        assert "Hilfe" in text_of(app, "keys")
        assert "Erste" in text_of(app, "drawing")


async def test_save_under_a_name_and_resume(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    app = table(sitting())
    async with app.run_test() as pilot:
        for _ in range(3):
            await until_asked(app, pilot)
            await pilot.press("1")
            await pilot.pause()
        await until_asked(app, pilot)
        await pilot.press("s")
        await until(pilot, lambda: isinstance(app.screen, Typing))
        app.screen.query_one(Input).value = str(file)
        await pilot.press("enter")
        await until(pilot, lambda: len(app.screen_stack) == 1)
    again = resumed(file)
    assert again.state.digest() == app.sitting.state.digest()
    assert again.seats == [PERSON, "random"]
    assert [str(line.event) for line in again.log(0)] == [str(line.event) for line in app.sitting.log(0)]
    app = table(again)
    async with app.run_test() as pilot:
        await until_asked(app, pilot)
        await pilot.press("1")
        await until_asked(app, pilot)


async def test_quitting_asks_keeps_the_game_and_offers_it_again(home: Path) -> None:
    app = table(sitting())
    async with app.run_test() as pilot:
        await until_asked(app, pilot)
        await pilot.press("1")
        await until_asked(app, pilot)
        await pilot.press("q")
        await until(pilot, lambda: isinstance(app.screen, Ask))
        await pilot.press("escape")
        await until(pilot, lambda: len(app.screen_stack) == 1)
        await pilot.press("q", "1")
    digest = app.sitting.state.digest()
    left = left_unfinished(app.game)
    assert left is not None
    for answer, goes_on in (("1", True), ("2", False)):
        app = PlayApp(sitting(seed=1), "en", 0.0, left)
        async with app.run_test() as pilot:
            await until(pilot, lambda app=app: isinstance(app.screen, Ask))  # type: ignore[misc]
            await pilot.press(answer)
            await until(pilot, lambda app=app: app.asked is not None)  # type: ignore[misc]
            assert (app.sitting.state.digest() == digest) is goes_on
    assert left_unfinished(app.game) is None
    assert len(list((home / "games").iterdir())) == 1


async def test_the_game_is_kept_after_every_choice(home: Path) -> None:
    app = table(sitting(), pause=FOREVER)
    async with app.run_test() as pilot:
        await until_asked(app, pilot)
        await pilot.press("1")
        await until(pilot, lambda: app.asked is None)
        (file,) = (home / "unfinished").iterdir()
        assert Match.replay(saves.read(file)).state.digest() == app.sitting.state.digest()


async def test_two_people_hand_the_device_over() -> None:
    app = table(sitting(seats=[PERSON, PERSON, "random"]))
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, Ask))
        # Under the cover lies what a spectator may see.
        assert app.reader is None
        assert app.screen.has_class("cover")
        await pilot.press("1")
        await until(pilot, lambda: app.asked is not None)
        assert app.reader == 0
        assert "Player 1: " in text_of(app, "prompt")
        assert "Player 2" in text_of(app, "drawing")
        await pilot.press("1")
        await until(pilot, lambda: isinstance(app.screen, Ask))
        assert app.reader is None
        assert "Your hand" not in text_of(app, "drawing")
        await pilot.press("1")
        await until(pilot, lambda: app.asked is not None)
        assert app.reader == 1


async def test_playing_again_after_the_end_on_a_large_screen() -> None:
    first = sitting()
    app = table(first)
    async with app.run_test(size=(140, 45)) as pilot:
        await play_to_the_end(app, pilot)
        await pilot.press("3")
        await until(pilot, lambda: len(app.screen_stack) == 1)
        assert app.outcome() in text_of(app, "prompt")
        await pilot.press("space")
        await until(pilot, lambda: isinstance(app.screen, Ask))
        await pilot.press("1")
        await until(pilot, lambda: app.asked is not None)
        assert app.sitting.match.seed != first.match.seed
        assert app.sitting.match.choices == []
        assert app.sitting.seats == first.seats


async def test_bots_among_themselves() -> None:
    app = table(sitting(seats=["random", "random"]))
    async with app.run_test() as pilot:
        await until(pilot, lambda: isinstance(app.screen, Ask))
        assert app.sitting.state.over


async def test_ctrl_c_leaves_at_once_even_over_a_question() -> None:
    app = table(sitting())
    async with app.run_test() as pilot:
        await until_asked(app, pilot)
        await pilot.press("1")
        await until_asked(app, pilot)
        await pilot.press("q")
        await until(pilot, lambda: isinstance(app.screen, Ask))
        await pilot.press("ctrl+c")
    assert app.return_value == 130


async def test_a_full_disk_is_said_and_play_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Recipe.write

    def full(self: Recipe, path: Path) -> None:
        if path.name != "elsewhere.json":
            raise OSError(errno.ENOSPC, "full")
        whole(self, path)

    monkeypatch.setattr(Recipe, "write", full)
    app = table(sitting())
    async with app.run_test() as pilot:
        await until_asked(app, pilot)
        await pilot.press("1")
        await until_asked(app, pilot)
        assert app.warned
        await pilot.press("s")
        await until(pilot, lambda: isinstance(app.screen, Typing))
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, Typing) and "cannot be written" in app.screen.body)
        app.screen.query_one(Input).value = str(tmp_path / "elsewhere.json")
        await pilot.press("enter")
        await until(pilot, lambda: len(app.screen_stack) == 1)
    assert saves.read(tmp_path / "elsewhere.json").choices == tuple(app.sitting.match.choices)


async def test_turning_the_screen_moves_the_log() -> None:
    app = table(sitting())
    async with app.run_test(size=(80, 24)) as pilot:
        await until_asked(app, pilot)
        assert app.query_one("#log").region.y > app.query_one("#board").region.y
        await pilot.resize_terminal(140, 45)
        await pilot.pause()
        assert app.query_one("#log").region.y == app.query_one("#board").region.y
