"""Every game at 80x24 and 120x40: nothing that is needed for a choice is cut or hidden."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from textual.geometry import Region
from textual.pilot import Pilot
from textual.widgets import OptionList

from tafelrunde.kernel.chance import Dice
from tafelrunde.kernel.match import Match
from tafelrunde.terminal.fullscreen import PlayApp
from tafelrunde.terminal.screens import LookUp, Reading
from tafelrunde.terminal.sitting import PERSON, Sitting
from tests.terminal.at_the_terminal import FOREVER, hurry_until_asked, table, until, until_asked

LEGEND = {
    "vaalbara": "❀ meadow",
    "glow": "☠",
    "spirit-island": "♙ explorer",
    "skybridge": "♛ crown",
    "battalia": "⚑ trading post",
}
SMALL, LARGE = (80, 24), (120, 40)
PLAYERS = {"vaalbara": 5, "glow": 3, "spirit-island": 3, "skybridge": 4, "battalia": 4}


def lines_in(app: PlayApp, region: Region | None = None) -> list[str]:
    """What can be read on the screen, or in a part of it."""
    strips = app.screen._compositor.render_strips()
    lines = ["".join(segment.text for segment in strip) for strip in strips]
    if region is None:
        return lines
    return [line[region.x : region.right] for line in lines[region.y : region.bottom]]


def read(app: PlayApp, part: str = "") -> str:
    """The same as one text, however its lines are broken."""
    return flat(" ".join(lines_in(app, app.query_one(part).region if part else None)))


def flat(text: str) -> str:
    """Words without line breaks, frames and scroll bars."""
    return re.sub(r"[\s▁▂▃▄▅▆▇█▌│]+", " ", text)


def in_the_middle(game: str, choices: int, players: int) -> Sitting:
    """A game after some choices of the first person, who is asked something with several options."""
    match, dice = Match.new(game, players, 5), Dice(3)
    asked = 0
    while True:
        mine = match.state.decision_of(0)
        asked += mine is not None
        if mine is not None and asked > choices and len(mine.codes) > 1:
            return Sitting(match, [PERSON, *["random"] * (players - 1)], ["Anna"])
        decision = mine or match.state.decisions[0]
        match.choose(decision.seat, int(dice.below(len(decision.codes))))


async def each_option_is_whole(app: PlayApp, pilot: Pilot[int]) -> None:
    """Go through all options with the arrow keys: under the cursor every word of one is on the screen."""
    options = app.query_one("#options", OptionList)
    for place, told in enumerate(app.told[:6]):
        assert options.highlighted == place
        await pilot.pause()
        shown = read(app, "#options")
        assert flat(told.text) in shown, f"{told.text!r} is cut"
        for part in (told.hint, told.note, *told.heading):
            assert flat(part) in shown, f"{part!r} of {told.text!r} is cut"
        await pilot.press("down")


@pytest.mark.parametrize("game", PLAYERS)
async def test_questions_options_and_keys_are_never_cut(game: str) -> None:
    app = table(in_the_middle(game, 5, PLAYERS[game]), pause=FOREVER, lang="de")
    async with app.run_test(size=SMALL) as pilot:
        for size in (SMALL, LARGE):
            await pilot.resize_terminal(*size)
            for lang in ("de", "en"):
                await until(pilot, lambda lang=lang, size=size: app.lang == lang and app.size == size)  # type: ignore[misc]
                assert app.asked is not None
                names = app.sitting.names(lang)
                assert flat(app.asked.prompt.text(lang, names)) in read(app, "#prompt")
                keys = read(app, "#keys")
                assert "…" not in keys
                assert app.say("key-help") in keys
                assert app.say("key-leave") in keys, "how to leave is always there"
                if size == SMALL:
                    await each_option_is_whole(app, pilot)
                app.query_one("#options", OptionList).highlighted = 0
                await pilot.press("l")
                await pilot.pause()


def hand_of_vaalbara(seen: Any, say: Callable[[str], str]) -> list[str]:
    return [say(f"follower:{id}") for id in seen.clans[0].hand]


def company_of_glow(seen: Any, say: Callable[[str], str]) -> list[str]:
    own = seen.companies[0]
    assert own.dice
    return [say(f"companion:{card.id}") for card in own.companions] + [f"✦{own.score}"]


def cards_of_spirit_island(seen: Any, say: Callable[[str], str]) -> list[str]:
    own = seen.spirits[0]
    assert own.hand
    return [say(f"power:{id}") for id in own.hand] + [f"{own.energy} (+{own.income})"]


def goods_of_skybridge(seen: Any, say: Callable[[str], str]) -> list[str]:
    own = seen.tableaus[0]
    assert own.hand
    return [say(card.card.ref) for card in own.hand] + [str(count) for count in own.goods.values() if count]


def hand_of_battalia(seen: Any, say: Callable[[str], str]) -> list[str]:
    assert seen.people[0].hand
    return []


OWN = {
    "vaalbara": (hand_of_vaalbara, 4),
    "glow": (company_of_glow, 6),
    "spirit-island": (cards_of_spirit_island, 5),
    "skybridge": (goods_of_skybridge, 9),
    "battalia": (hand_of_battalia, 12),
}


@pytest.mark.parametrize("game", OWN)
@pytest.mark.parametrize("lang", ["de", "en"])
async def test_what_one_has_is_seen_first_and_whole(game: str, lang: str) -> None:
    wanted, choices = OWN[game]
    app = table(in_the_middle(game, choices, 3), pause=FOREVER, lang=lang)
    names = {card.name.ref: card.name.text(lang) for card in app.sitting.cards}
    async with app.run_test(size=SMALL) as pilot:
        await until_asked(app, pilot)
        board = read(app, "#board")
        for name in wanted(app.sitting.view(0).table, lambda ref: names[ref]):
            assert flat(name) in board, f"{name!r} is not on the screen"
        if game == "battalia":
            hand = board[board.index("Hand:") :]
            assert "…" not in hand[: hand.index(" A B C D ")], "the hand is not cut"
            assert " A B C D E F G " in board, "the columns have their letters"


async def test_powers_are_offered_with_cost_speed_and_elements() -> None:
    app = table(in_the_middle("spirit-island", 5, 3), pause=FOREVER)
    async with app.run_test(size=SMALL) as pilot:
        await until_asked(app, pilot)
        while app.asked is not None and not app.asked.options[0].refs[0].startswith("power:"):
            await pilot.press("1")
            await hurry_until_asked(app, pilot)
        powers = {power.name.ref: power for power in app.sitting.match.setup.box.powers}  # type: ignore[attr-defined]
        offered = read(app, "#options")
        assert app.asked is not None
        power = powers[app.asked.options[0].refs[0]]
        assert f"cost {power.cost}" in offered
        assert ("fast" if power.fast else "slow") in offered.lower()
        assert app.told[0].heading[-1] in offered, "its elements"
        await pilot.press("c")
        assert isinstance(app.screen, LookUp)
        text = next(entry.text for entry in app.screen.cards if entry.name == power.name.text("en"))
        assert text.startswith(f"cost {power.cost}, ")


async def test_the_whole_table_is_one_key_away_with_its_legend() -> None:
    for game in PLAYERS:
        app = table(in_the_middle(game, 1, 2), pause=FOREVER)
        async with app.run_test(size=SMALL) as pilot:
            await until_asked(app, pilot)
            await pilot.press("b")
            await pilot.pause()
            assert isinstance(app.screen, Reading)
            await pilot.press("end")
            await pilot.pause()
            assert LEGEND[game] in read(app), "the last lines explain the signs"
            await pilot.press("b")
            assert len(app.screen_stack) == 1


async def test_symbols_can_be_looked_up_like_cards() -> None:
    app = table(in_the_middle("glow", 1, 2), pause=FOREVER)
    async with app.run_test(size=SMALL) as pilot:
        await until_asked(app, pilot)
        await pilot.press("c", *"nature")
        await pilot.pause()
        assert isinstance(app.screen, LookUp)
        assert "Nature" in [entry.name for entry in app.screen.found]


async def test_a_new_question_begins_at_its_first_option() -> None:
    app = table(in_the_middle("battalia", 12, 2), pause=FOREVER)
    async with app.run_test(size=SMALL) as pilot:
        await until_asked(app, pilot)
        first = app.asked
        assert first is not None
        await pilot.press("down")
        options = app.query_one("#options", OptionList)
        assert options.highlighted == 1
        await pilot.press("l")
        await pilot.pause()
        assert options.highlighted == 1, "another language is no other question"
        await pilot.press("2")
        await hurry_until_asked(app, pilot)
        assert app.asked is not first
        assert options.highlighted == 0, "Enter must not hit what lay under the cursor"


async def test_a_key_that_was_pressed_while_waiting_answers_nothing() -> None:
    app = table(in_the_middle("vaalbara", 0, 2), pause=FOREVER)
    app.grace = FOREVER
    async with app.run_test(size=SMALL) as pilot:
        await until_asked(app, pilot)
        await pilot.press("1")
        await hurry_until_asked(app, pilot)
        made = len(app.sitting.match.choices)
        await pilot.press("enter", "1")
        await pilot.pause()
        assert len(app.sitting.match.choices) == made, "nobody can have read the question yet"
        app.read_until = 0.0
        await pilot.press("enter")
        await pilot.pause()
        assert len(app.sitting.match.choices) > made


async def test_the_focus_is_seen() -> None:
    app = table(in_the_middle("spirit-island", 6, 2), pause=FOREVER)
    async with app.run_test(size=SMALL) as pilot:
        await until_asked(app, pilot)
        assert app.focused is app.query_one("#options")
        while app.focused is not app.query_one("#board"):
            await pilot.press("tab")
        await pilot.pause()
        assert any(line.startswith("█") for line in lines_in(app, app.query_one("#board").region)), (
            "a thick line without any colour"
        )
