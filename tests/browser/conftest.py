"""The built client in a real browser, against the real server.

Needs Chromium (CHROMIUM=/path/to/it, or one on the PATH) and a built client (cd web && npm ci && npm run build).
TAFELRUNDE_NO_BROWSER=1 leaves these tests out, and TAFELRUNDE_SLOWER=6 runs them in pages that are six times as slow,
to find out which of them depend on speed.
"""

from __future__ import annotations

import inspect
import os
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import msgspec
import pytest
import pytest_asyncio
from playwright.async_api import Browser, BrowserContext, Page, ViewportSize, async_playwright, expect

from tafelrunde.server.pictures import chromium

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "web" / "dist"
SCREENSHOTS = ROOT / "build" / "screenshots"
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
SLOWER = float(os.environ.get("TAFELRUNDE_SLOWER", "1"))
# As long as a page may take for anything else: parts of it are fetched when they are needed, and machines are busy.
PATIENCE = 20_000 * SLOWER
expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            if inspect.iscoroutinefunction(getattr(item, "function", None)):
                # One loop for all of them, so that they can share a browser.
                item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)
            if os.environ.get("TAFELRUNDE_NO_BROWSER", "") not in ("", "0"):
                item.add_marker(pytest.mark.skip(reason="TAFELRUNDE_NO_BROWSER is set"))


class Server:
    """A server process of its own, which can be killed and started again."""

    def __init__(self, folder: Path, **environment: str) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self._log = folder / "server.log"
        self._environment = {
            **os.environ,
            "TAFELRUNDE_PORT": str(self.port),
            "TAFELRUNDE_DATABASE": str(folder / "tables.sqlite"),
            "TAFELRUNDE_STATIC": str(CLIENT),
            "TAFELRUNDE_BOT_DELAY": "0",
            "TAFELRUNDE_WORKERS": "0",
            "TAFELRUNDE_REQUEST_RATE": "0",
            "TAFELRUNDE_TABLES_OF_ONE": "0",
            "TAFELRUNDE_TABLES_AN_HOUR": "0",
            "TAFELRUNDE_BOTS_OF_ONE": "0",
            "TAFELRUNDE_BYTE_RATE": "0",
            "TAFELRUNDE_WORK_RATE": "0",
            "TAFELRUNDE_MESSAGE_RATE": "0",
            "TAFELRUNDE_ADDRESS_MESSAGE_RATE": "0",
            **environment,
        }
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tafelrunde.server"], env=self._environment, stdout=log, stderr=log
            )
        deadline = time.monotonic() + 120
        while time.monotonic() < deadline and self._process.poll() is None:
            try:
                self.get("/api/lobby")
            except OSError:
                time.sleep(0.1)
                continue
            return
        raise AssertionError(f"the server does not answer:\n{self._log.read_text()}")

    def kill(self) -> None:
        """As a power cut would: without a chance to tidy up."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()

    def get(self, path: str) -> Any:
        with urlopen(self.address + path, timeout=10) as answer:
            return msgspec.json.decode(answer.read())

    def post(self, path: str, body: object, secret: str = "") -> Any:
        headers = {"Content-Type": "application/json"}
        if secret:
            headers["Authorization"] = f"Bearer {secret}"
        with urlopen(Request(self.address + path, msgspec.json.encode(body), headers), timeout=30) as answer:
            return msgspec.json.decode(answer.read())

    def page(self, path: str) -> str:
        with urlopen(self.address + path, timeout=10) as answer:
            return str(answer.read(), "utf-8")

    def table(self, persons: int, bots: int = 0, open_seats: int = 0, *, start: bool = True) -> dict[str, Any]:
        """A new table of Vaalbara: persons first, then open seats, then bots."""
        seats = [{"kind": "person", "name": name} for name in ("Anna", "Bert", "Cleo")[:persons]]
        seats += [{"kind": "open"}] * open_seats + [{"kind": "bot", "bot": "greedy"}] * bots
        made: dict[str, Any] = self.post("/api/tables", {"game": "vaalbara", "seats": seats, "start": start})
        return made

    def link(self, made: dict[str, Any], *seats: int) -> str:
        """The link to seats of a table: all that it was made with, or only some."""
        secrets = [ticket["secret"] for ticket in made["seats"] if not seats or ticket["seat"] in seats]
        return f"{self.address}/t/{made['table']['id']}#" + "&".join(f"seat={secret}" for secret in secrets)

    def finished(self, bot: str = "greedy") -> str:
        """The id of a game that bots have played to its end."""
        seats = [{"kind": "bot", "bot": bot}] * 3
        id: str = self.post("/api/tables", {"game": "vaalbara", "seats": seats, "start": True})["table"]["id"]
        deadline = time.monotonic() + 120
        while time.monotonic() < deadline:
            time.sleep(0.1)
            if self.get(f"/api/tables/{id}")["phase"] == "over":
                return id
        raise AssertionError("the bots have not finished their game")


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(tmp_path_factory.mktemp("server"))
    made.start()
    script = next(CLIENT.glob("assets/index-*.js"), None)
    assert script is not None, "the client is not built: cd web && npm ci && npm run build"
    assert script.name in made.page("/"), "the server does not serve web/dist"
    yield made
    made.kill()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server for a test that kills it."""
    made = Server(tmp_path)
    made.start()
    yield made
    made.kill()


@pytest_asyncio.fixture(loop_scope="session", scope="session")
async def browser() -> AsyncIterator[Browser]:
    path = chromium()
    assert path, "Chromium is needed: install it, or name it in CHROMIUM"
    async with async_playwright() as playwright:
        launched = await playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield launched
        await launched.close()


class People:
    """Opens pages as different people, and notices everything that goes wrong in them."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._contexts: list[BrowserContext] = []
        self.errors: list[str] = []
        # While the server is away, the browser complains about it, and rightly so.
        self.server_may_be_away = False

    async def open(
        self,
        address: str,
        *,
        lang: str = "en",
        theme: str = "dark",
        motion: str = "less",
        size: ViewportSize = DESKTOP,
        touch: bool = False,
        **more: object,
    ) -> Page:
        """A new person's browser at an address; `more` are further settings of theirs."""
        context = await self._browser.new_context(viewport=size, has_touch=touch, is_mobile=touch)
        self._contexts.append(context)
        context.set_default_timeout(PATIENCE)
        settings = {
            "lang": lang,
            "theme": theme,
            "motion": motion,
            "sound": False,
            "name": "Anna",
            "askEnd": False,
            **more,
        }
        text = msgspec.json.encode(msgspec.json.encode(settings).decode()).decode()
        await context.add_init_script(f"localStorage['tafelrunde.settings'] ??= {text}")
        page = await context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda line: self._heard(line.type, f"{line.text} ({line.location})"))
        if SLOWER > 1:
            tools = await context.new_cdp_session(page)
            await tools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        await page.goto(address)
        return page

    def _heard(self, kind: str, text: str) -> None:
        about_the_server = "WebSocket" in text or "ERR_CONNECTION" in text
        if kind in ("error", "warning") and not (self.server_may_be_away and about_the_server):
            self.errors.append(text)

    async def leave(self) -> None:
        for context in self._contexts:
            await context.close()


@pytest_asyncio.fixture(loop_scope="session")
async def people(browser: Browser) -> AsyncIterator[People]:
    made = People(browser)
    yield made
    await made.leave()
    # Also what the content security policy refuses is such an error.
    assert made.errors == []
