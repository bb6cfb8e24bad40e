"""A lesson on the whole screen, with keys, and what a table has for those who learn."""

from __future__ import annotations

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList

from tafelrunde.kernel import registry
from tafelrunde.kernel.learning import learning, wanted
from tafelrunde.terminal.fullscreen import PlayApp
from tafelrunde.terminal.guided import GuidedApp
from tafelrunde.terminal.learning import begun
from tafelrunde.terminal.screens import Ask, LookUp, Reading
from tafelrunde.terminal.sitting import level_name, seat_names
from tests.terminal.at_the_terminal import FOREVER, Run, sitting, table, until, until_asked
from tests.terminal.test_small_screens import in_the_middle, read


def lesson(game: str, id: str = "first", lang: str = "en") -> GuidedApp:
    found = registry.find(game)
    wanted_lesson = learning(found).lesson(id)
    assert wanted_lesson is not None
    app = GuidedApp(begun(found, wanted_lesson, new=True), lang, 0.0, wanted_lesson)
    app.grace = 0.0
    return app


def coach(app: PlayApp) -> list[str]:
    """The words of the coach, without the line beside them."""
    return read(app, "#coach").split()


async def read_on(app: GuidedApp, pilot: Pilot[int]) -> None:
    """Press Enter until something is asked."""
    await until(pilot, lambda: app.lecturing or app.asked is not None)
    while app.lecturing:
        moment = app.moment
        await pilot.press("enter")
        await until(pilot, lambda moment=moment: not app.lecturing or app.moment is not moment)  # type: ignore[misc]
        await until(pilot, lambda: app.lecturing or app.asked is not None)


@pytest.mark.parametrize("game", ["vaalbara", "spirit-island"])
async def test_the_coach_explains_waits_and_explains_a_wrong_choice(game: str) -> None:
    app = lesson(game)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: app.lecturing)
        first = app.progress.lesson.moments[0].say.en
        assert coach(app) == first.split(), "the whole of it"
        assert app.query_one("#options", OptionList).option_count == 0, "one thing at a time"
        await read_on(app, pilot)
        moment, decision = app.moment, app.asked
        assert moment is not None
        assert decision is not None
        fitting = [wanted(moment.want, decision.options[index]) for index in app.order]
        assert moment.but is not None
        await pilot.press(str(fitting.index(False) + 1))
        await until(pilot, lambda: bool(app.but))
        assert coach(app) == moment.but.en.split()
        assert not app.sitting.match.choices
        await pilot.press(str(fitting.index(True) + 1))
        await until(pilot, lambda: bool(app.sitting.match.choices))
        assert app.progress.position > app.progress.lesson.moments.index(moment)


async def test_a_lesson_ends_with_its_last_words() -> None:
    app = lesson("vaalbara")
    async with app.run_test(size=(120, 40)) as pilot:
        while not app.sitting.state.over:
            await read_on(app, pilot)
            decision, moment = app.asked, app.moment
            if decision is None:
                break
            right = [moment is None or wanted(moment.want, decision.options[index]) for index in app.order]
            made = len(app.sitting.match.choices)
            await pilot.press(str(right.index(True) + 1))
            await until(pilot, lambda made=made: len(app.sitting.match.choices) > made)  # type: ignore[misc]
            await until(pilot, lambda: app.lecturing or app.asked is not None or app.sitting.state.over)
        await until(pilot, lambda: app.lecturing)
        assert " ".join(coach(app)).startswith("That was your first game!")
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, Ask))


async def test_a_line_under_each_question_for_those_who_want_it() -> None:
    app = table(sitting(), pause=FOREVER)
    async with app.run_test(size=(80, 24)) as pilot:
        await until_asked(app, pilot)
        assert app.asked is not None
        assert not app.query_one("#coach").display
        await pilot.press("k")
        await pilot.pause()
        assert app.query_one("#coach").display
        assert coach(app) == app.sitting.coached(app.asked, "en").split() != []
        await pilot.press("k")
        assert not app.query_one("#coach").display


async def test_the_game_on_one_page_and_why_something_cannot_be_chosen() -> None:
    app = table(sitting(), pause=FOREVER)
    async with app.run_test(size=(80, 24)) as pilot:
        await until_asked(app, pilot)
        await pilot.press("p")
        assert isinstance(app.screen, Reading)
        await pilot.press("p", "c")
        assert isinstance(app.screen, LookUp)
        in_hand = {str(option.words.args["follower"]) for option in app.sitting.state.decisions[0].options}
        for entry in app.screen.cards:
            if entry.rule.startswith("V6."):
                assert bool(entry.why_not) is (entry.name not in in_hand)
        assert any("not in your hand" in entry.why_not for entry in app.screen.cards)


async def test_the_end_of_a_turn_comes_last_and_is_asked_once_more() -> None:
    app = table(in_the_middle("battalia", 12, 2), pause=FOREVER)
    async with app.run_test(size=(80, 24)) as pilot:
        await until_asked(app, pilot)
        while app.asked is not None and not any(option.ends for option in app.asked.options):
            await pilot.press("1")
            await pilot.press("space")
            await pilot.pause()
            await until_asked(app, pilot)
        asked = app.asked
        assert asked is not None
        assert len(asked.codes) > 1
        assert [asked.options[index].ends for index in app.order] == [False] * (len(asked.codes) - 1) + [True]
        made = len(app.sitting.match.choices)
        for answers in ("3", "1"):
            await pilot.press("end", "enter")
            await until(pilot, lambda: isinstance(app.screen, Ask))
            assert len(app.sitting.match.choices) == made
            await pilot.press(answers)
            await pilot.pause()
        await until(pilot, lambda: len(app.sitting.match.choices) > made)
        assert asked.options[app.sitting.match.choices[made].index].ends


def test_bots_have_short_names_and_say_what_they_can_do_where_they_differ() -> None:
    alike = seat_names(["person", "expert", "expert"], ["Anna", "", ""], "de")
    assert list(alike.values()) == ["Anna", "Bot 2", "Bot 3"]
    mixed = seat_names(["person", "expert", "my.module:Bot"], ["", "", ""], "de")
    assert list(mixed.values()) == ["Person 1", f"Bot 2 ({level_name('expert', 'de')})", "Bot 3 (my.module:Bot)"]
    assert level_name("expert", "de") == "Kenner"


def test_a_preset_sets_players_and_options(tafelrunde: Run) -> None:
    answer = tafelrunde("play", "battalia", "--preset", "first", "--plain", "--seed", "1", typed="q\n")
    assert answer.code == 0
    assert "Bot 2" in answer.out
    assert "Bot 3" not in answer.out
    wrong = tafelrunde("play", "battalia", "--preset", "frist", typed="")
    assert wrong.code == 2
    assert "Did you mean “first”?" in wrong.err


def test_a_game_tells_its_lessons_and_presets_and_itself_on_one_page(tafelrunde: Run) -> None:
    shown = tafelrunde("games", "battalia").out
    for word in ("kings", "everything", "tafelrunde play GAME --preset PRESET"):
        assert word in shown
    told = tafelrunde("learn", "glow", "--page", "--lang", "de").out
    assert "Das Ziel" in told
    assert "Die Symbole" in told
