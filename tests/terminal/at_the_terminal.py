"""What the tests of the terminal share: the command line, and a pair of hands at a full screen."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from textual.pilot import Pilot
from textual.widgets import Static

from tafelrunde.kernel.match import Match
from tafelrunde.terminal.fullscreen import PlayApp
from tafelrunde.terminal.replaying import ReplayApp
from tafelrunde.terminal.sitting import PERSON, Sitting

# So long that a test would hang if it had to wait for a bot.
FOREVER = 3600.0
PATIENCE = 30.0


class Answer(NamedTuple):
    """What a command did."""

    code: int
    out: str
    err: str


Run = Callable[..., Answer]


def sitting(players: int = 2, seed: int = 5, seats: Sequence[str] | None = None, **options: Any) -> Sitting:
    """A new game, with a person on the first seat unless `seats` says otherwise."""
    seats = seats or [PERSON, *["random"] * (players - 1)]
    return Sitting(Match.new("vaalbara", len(seats), seed, **options), seats)


def table(at: Sitting, pause: float = 0.0, lang: str = "en") -> PlayApp:
    """A full screen with a game on it."""
    app = PlayApp(at, lang, pause)
    # Tests read faster than people.
    app.grace = 0.0
    return app


async def until(pilot: Pilot[int], settled: Callable[[], bool]) -> None:
    """Let the app go on until something is so, and until the screen shows it."""
    deadline = time.monotonic() + PATIENCE
    while not settled():
        assert time.monotonic() < deadline, "the table never settled"
        await asyncio.sleep(0)
    await pilot.pause()


async def until_asked(app: PlayApp, pilot: Pilot[int]) -> None:
    """Let bots play until a person is asked, by the table or by a screen over it."""
    await until(pilot, lambda: app.asked is not None or len(app.screen_stack) > 1)


async def hurry_until_asked(app: PlayApp, pilot: Pilot[int]) -> None:
    """Press the space bar for every bot that would wait for ever."""
    await until(pilot, lambda: app.asked is not None or bool(app.thinking))
    while app.asked is None:
        made = len(app.sitting.match.choices)
        await pilot.press("space")
        await until(pilot, lambda made=made: len(app.sitting.match.choices) > made)  # type: ignore[misc]
        await until(pilot, lambda: app.asked is not None or bool(app.thinking))


def text_of(app: PlayApp | ReplayApp, id: str) -> str:
    """What a part of the screen says."""
    return "\n".join(
        line.text for line in app.query_one(f"#{id}", Static).render_lines(app.query_one(f"#{id}").size.region)
    )
