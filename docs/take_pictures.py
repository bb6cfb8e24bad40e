"""Takes the pictures of the documentation: every game as it looks today, the lobby, a few moves, the terminal.

`make pictures` takes them anew after a change. It needs Chromium (on the path, or named in CHROMIUM). The games are
played by bots from fixed seeds, so that only what has changed looks different.
"""

from __future__ import annotations

import asyncio
import io
import os
import re
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import msgspec
from PIL import Image
from playwright.sync_api import Browser, Page, Playwright, ViewportSize, sync_playwright

from tafelrunde import bots
from tafelrunde.kernel.match import Match
from tafelrunde.server.pictures import chromium
from tafelrunde.terminal.fullscreen import PlayApp
from tafelrunde.terminal.sitting import PERSON, Sitting

PICTURES = Path(__file__).parent / "pictures"
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
SMALL: ViewportSize = {"width": 1120, "height": 700}
# What each picture shows: players, options, the seed, and how much of the game has been played.
MOMENTS: dict[str, tuple[int, dict[str, Any], int, float]] = {
    "vaalbara": (4, {}, 11, 0.45),
    "glow": (3, {}, 5, 0.4),
    "spirit-island": (2, {}, 8, 0.3),
    "skybridge": (3, {}, 3, 0.5),
    "battalia": (3, {"weeks": 4}, 7, 0.5),
}
# The animation: so many moves, with so many pictures of each and so long between two of them.
MOVES, FRAMES, FRAME_SECONDS = 6, 8, 0.16
ANIMATED = (840, 525)


class Server:
    """A table server in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.address = f"http://127.0.0.1:{free.getsockname()[1]}"
        environment = {
            **os.environ,
            "TAFELRUNDE_PORT": self.address.rpartition(":")[2],
            "TAFELRUNDE_DATABASE": str(folder / "tables.db"),
            "TAFELRUNDE_STATIC": str(Path(__file__).parent.parent / "web" / "dist"),
            "TAFELRUNDE_BOT_DELAY": "0.2",
            "TAFELRUNDE_REQUEST_RATE": "0",
            "TAFELRUNDE_TABLES_AN_HOUR": "0",
            "TAFELRUNDE_TABLES_OF_ONE": "0",
        }
        self._process = subprocess.Popen([sys.executable, "-m", "tafelrunde.server"], env=environment)
        for _ in range(300):
            try:
                self.ask("/api/lobby")
                return
            except OSError:
                time.sleep(0.2)
        raise RuntimeError("the server does not answer")

    def ask(self, path: str, body: object = None) -> Any:
        """What the server answers; with a body, to a POST."""
        data = None if body is None else msgspec.json.encode(body)
        with urlopen(Request(self.address + path, data, {"Content-Type": "application/json"}), timeout=60) as answer:
            return msgspec.json.decode(answer.read())

    def table(self, match: Match, seat: int) -> str:
        """The link to a seat at a table where a match goes on, with bots in the other seats."""
        names = ("Anna", "Ben", "Cleo", "David")
        seats = [{"kind": "bot", "bot": "greedy", "name": names[place]} for place in range(match.state.players)]
        seats[seat] = {"kind": "person", "name": names[seat]}
        recipe = msgspec.json.decode(match.recipe().to_json())
        made = self.ask("/api/recipes", {"recipe": recipe, "seats": seats})
        return f"{self.address}/t/{made['table']['id']}#seat={made['seats'][0]['secret']}"

    def stop(self) -> None:
        """It has served its purpose."""
        self._process.terminate()
        self._process.wait()


def played(game: str, share: float = 0.0) -> tuple[Match, int]:
    """A match of a game, played by bots up to a share of its length, and the seat that is asked then."""
    players, options, seed, wanted = MOMENTS[game]
    whole = _played(game, players, options, seed, None)
    choices = int(len(whole.choices) * (share or wanted))
    match = _played(game, players, options, seed, choices)
    return match, match.state.decisions[0].seat


def _played(game: str, players: int, options: dict[str, Any], seed: int, most: int | None) -> Match:
    match = Match.new(game, players, seed, **options)
    minds = [bots.make("greedy", match.state.setup.game, seed + place) for place in range(players)]
    while not match.state.over and (most is None or len(match.choices) < most):
        seat = match.state.decisions[0].seat
        match.choose(seat, minds[seat].choose(match.state, seat))
    return match


def opened(browser: Browser, address: str, size: ViewportSize, *, motion: str = "less", lang: str = "en") -> Page:
    """A page as somebody sees it who comes for the first time, with the board drawn."""
    context = browser.new_context(viewport=size, has_touch=size["width"] < 1000, is_mobile=size["width"] < 1000)
    settings = {"lang": lang, "theme": "light", "motion": motion, "sound": False, "name": "Anna"}
    text = msgspec.json.encode(msgspec.json.encode(settings).decode()).decode()
    context.add_init_script(f"localStorage['tafelrunde.settings'] ??= {text}")
    page = context.new_page()
    page.goto(address)
    return page


def at_the_table(browser: Browser, address: str, size: ViewportSize, *, motion: str = "less") -> Page:
    """A page of a table that asks something."""
    page = opened(browser, address, size, motion=motion)
    page.locator(".tray .option").first.wait_for()
    page.locator(".frame[aria-busy='false']").first.wait_for(state="attached")
    page.wait_for_timeout(900)
    return page


def shot(page: Page) -> Image.Image:
    """What the page shows now."""
    return Image.open(io.BytesIO(page.screenshot())).convert("RGB")


def take(page: Page, name: str) -> None:
    """Keep what the page shows."""
    shot(page).save(PICTURES / f"{name}.webp", quality=82, method=6)
    page.context.close()


def take_moves(browser: Browser, server: Server) -> None:
    """A few moves of Vaalbara, as they look."""
    page = at_the_table(browser, server.table(*played("vaalbara", 0.2)), SMALL, motion="full")
    frames = []
    for move in range(MOVES):
        options = page.locator(".tray .option")
        options.first.wait_for()
        options.nth(move % options.count()).click()
        for _ in range(FRAMES):
            frames.append(shot(page).resize(ANIMATED))
            page.wait_for_timeout(FRAME_SECONDS * 1000)
    page.context.close()
    first, *others = frames
    # A picture takes its time as well, so a frame stands longer than the wait for it.
    lasting = int(FRAME_SECONDS * 1000 * 1.8)
    first.save(
        PICTURES / "moves.webp", save_all=True, append_images=others, duration=lasting, loop=0, quality=50, method=6
    )


async def take_terminal() -> None:
    """The full-screen terminal, without fonts from elsewhere."""
    sitting = Sitting(Match.new("vaalbara", 4, 11), [PERSON, "greedy", "greedy", "greedy"])
    app = PlayApp(sitting, "en", 0.01)
    async with app.run_test(size=(120, 36)) as pilot:
        while app.asked is None:
            await pilot.pause(0.05)
        await pilot.press("down")
        await pilot.pause(0.3)
        drawn = app.export_screenshot(title="tafelrunde play vaalbara")
    drawn = re.sub(r"@font-face \{.*?\}\s*", "", drawn, flags=re.DOTALL)
    (PICTURES / "terminal.svg").write_text(drawn, encoding="utf-8")


def begun(playwright: Playwright) -> Browser:
    """The browser that takes them."""
    path = chromium()
    if path is None:
        sys.exit("Chromium is needed: install it, or name it in CHROMIUM.")
    return playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])


def main() -> None:
    """All of them."""
    PICTURES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        browser = begun(playwright)
        try:
            page = opened(browser, server.address, DESKTOP)
            page.wait_for_timeout(2000)
            take(page, "lobby")
            for game in MOMENTS:
                match, seat = played(game)
                take(at_the_table(browser, server.table(match, seat), DESKTOP), game)
                take(at_the_table(browser, server.table(match, seat), PHONE), f"{game}-phone")
            take_moves(browser, server)
        finally:
            browser.close()
            server.stop()
    asyncio.run(take_terminal())


if __name__ == "__main__":
    main()
