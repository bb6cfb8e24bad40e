"""Pictures of the board as the browser draws it: the client itself, in a Chromium that nobody sees.

`python -m tafelrunde.server.pictures` takes them for another program: for each line of JSON that it reads (see `Wish`)
it writes one (see `Taken`). Nothing listens anywhere: what the page asks for is answered from here, and what it asks of
anybody else is refused.
"""

from __future__ import annotations

import base64
import contextlib
import itertools
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from typing import IO, Any

import msgspec
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from tafelrunde.kernel import codec, registry
from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.kernel.setup import Setup
from tafelrunde.kernel.state import State
from tafelrunde.server import catalogue, client
from tafelrunde.server.messages import encode
from tafelrunde.server.wire import BoxInfo, SeatInfo, TableInfo

# Where the page believes to be. Browsers trust their own machine, so that everything works there.
HOME = "http://localhost"
PAGE = f"{HOME}/picture"
# How long a browser may take to begin, and to draw a board, in seconds.
PATIENCE = 60.0
MOST_LOOKS = 20
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
FLAGS = (
    "--headless",
    "--remote-debugging-port=0",
    "--hide-scrollbars",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--force-color-profile=srgb",
)
DRAW = "show(JSON.parse({info}), {seat}, JSON.parse({view})).then(() => '')"


class Wish(msgspec.Struct, kw_only=True):
    """A picture that is wanted: of a saved state, through the eyes of a seat (None: a spectator)."""

    state: str
    seat: int | None = None
    lang: str = "en"
    width: int = 1280
    height: int = 800


class Taken(msgspec.Struct):
    """The picture as PNG in base64, or why there is none."""

    png: str = ""
    problem: str = ""


class NoPicture(Exception):
    """Why there is no picture."""


def chromium() -> str | None:
    """The browser: the one that CHROMIUM names, or one that is on the path."""
    named = os.environ.get("CHROMIUM")
    if named is not None:
        return shutil.which(named)
    return next((path for name in NAMES if (path := shutil.which(name))), None)


class Painter:
    """A browser with one page, which draws one board after the other."""

    def __init__(self) -> None:
        self._things = contextlib.ExitStack()
        self._numbers = itertools.count(1)
        self._session = ""
        # How the page stands there: language and size.
        self._look: tuple[str, int, int] | None = None
        self._setup: Setup | None = None
        try:
            self._line = self._begin()
        except BaseException:
            self.close()
            raise

    def _begin(self) -> ClientConnection:
        path = chromium()
        if path is None:
            raise NoPicture("there is no Chromium: install one, or name it in CHROMIUM")
        if not (client.FOLDER / "index.html").is_file():
            raise NoPicture("this build is without the browser client")
        folder = self._things.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True))
        # A browser in a sandbox does not run as root; this one sees nothing but our own page.
        rootly = ("--no-sandbox",) if hasattr(os, "geteuid") and os.geteuid() == 0 else ()
        browser = subprocess.Popen(
            [path, *FLAGS, *rootly, f"--user-data-dir={folder}", "about:blank"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
        )
        self._things.callback(browser.wait)
        self._things.callback(browser.kill)
        assert browser.stderr is not None
        address = _address_in(browser.stderr)
        if not address:
            raise NoPicture(f"{path} does not start")
        return self._things.enter_context(connect(address, max_size=None, compression=None))

    def close(self) -> None:
        """Nobody wants pictures any more."""
        self._things.close()

    # ------------------------------------------------------------------ pictures

    def picture(self, state: State, seat: int | None, lang: str, width: int, height: int) -> str:
        """The board as a seat sees it: PNG in base64."""
        self._setup = state.setup
        self._open(lang, width, height)
        given = {"info": json.dumps(encode(table_of(state)).decode()), "seat": json.dumps(seat)}
        told = self._ask(
            "Runtime.evaluate",
            expression=DRAW.format(**given, view=json.dumps(state.view(seat).to_json().decode())),
            awaitPromise=True,
        )
        if "exceptionDetails" in told:
            what = told["exceptionDetails"].get("exception", {}).get("description", "")
            raise NoPicture(f"the board cannot be drawn: {what}")
        # Large drawings are decoded beside everything else: what is there has come when two pictures are the same.
        png = ""
        for _ in range(MOST_LOOKS):
            before, png = png, self._ask("Page.captureScreenshot", format="png", optimizeForSpeed=True)["data"]
            if png == before:
                break
        return png

    def _open(self, lang: str, width: int, height: int) -> None:
        look = (lang, width, height)
        if self._look == look:
            return
        if not self._session:
            page = self._ask("Target.createTarget", url="about:blank")["targetId"]
            self._session = self._ask("Target.attachToTarget", targetId=page, flatten=True)["sessionId"]
            self._ask("Page.enable")
            self._ask("Fetch.enable", patterns=[{"urlPattern": "*"}])
        size = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False}
        self._ask("Emulation.setDeviceMetricsOverride", **size)
        if self._look is None or self._look[0] != lang:
            settings = {"lang": lang, "theme": "light", "motion": "less", "pace": "once", "sound": False}
            source = f"localStorage['tafelrunde.settings'] = {json.dumps(json.dumps(settings))}"
            self._ask("Page.addScriptToEvaluateOnNewDocument", source=source)
            self._ask("Page.navigate", url=PAGE)
            there = "new Promise((go) => setInterval(() => window.show && go(''), 10))"
            self._ask("Runtime.evaluate", expression=there, awaitPromise=True)
        self._look = look

    # ------------------------------------------------------------------ the browser

    def _ask(self, method: str, **params: Any) -> dict[str, Any]:
        """What the browser answers; meanwhile the page gets the files that it asks for."""
        number = self._tell(method, **params)
        while True:
            message = json.loads(self._line.recv(timeout=PATIENCE))
            if message.get("method") == "Fetch.requestPaused":
                self._serve(message["params"])
            elif message.get("id") == number:
                if "error" in message:
                    raise NoPicture(f"{method}: {message['error']['message']}")
                found: dict[str, Any] = message["result"]
                return found

    def _tell(self, method: str, **params: Any) -> int:
        number = next(self._numbers)
        session = {"sessionId": self._session} if self._session else {}
        self._line.send(json.dumps({"id": number, "method": method, "params": params, **session}))
        return number

    def _box(self) -> BoxInfo:
        setup = self._setup
        assert setup is not None
        return catalogue.box(setup.game.id, setup.components, setup.version)

    def _serve(self, paused: dict[str, Any]) -> None:
        address: str = paused["request"]["url"]
        if not address.startswith(f"{HOME}/"):
            self._tell("Fetch.failRequest", requestId=paused["requestId"], errorReason="AddressUnreachable")
            return
        path = address.removeprefix(HOME).partition("?")[0].partition("#")[0]
        if re.fullmatch(r"/api/tables/[^/]+/box", path):
            kind, body = "application/json", encode(self._box())
        else:
            kind, body = client.file_of(path)
        self._tell(
            "Fetch.fulfillRequest",
            requestId=paused["requestId"],
            responseCode=200 if body else 404,
            responseHeaders=[{"name": "Content-Type", "value": kind}],
            body=base64.b64encode(body).decode(),
        )


def table_of(state: State) -> TableInfo:
    """A table at which nobody sits, as the page wants to know it."""
    setup = state.setup
    seats = tuple(SeatInfo(seat=seat, kind="bot", name="", bot="", connected=False) for seat in range(setup.players))
    return TableInfo(
        # The page asks for a box anew where it is another one.
        id=f"{setup.version}-{hash(setup.components)}",
        game=setup.game.id,
        options=msgspec.to_builtins(setup.options),
        phase="over" if state.over else "playing",
        public=False,
        created=0.0,
        seats=seats,
        clock=None,
        commitment="",
        own_figures=bool(setup.components) or setup.version != setup.game.version,
    )


def _address_in(lines: IO[str]) -> str:
    """Where the browser says that it can be spoken to."""
    for line in lines:
        if found := re.search(r"DevTools listening on (\S+)", line):
            return found[1]
    return ""


class Studio:
    """Takes pictures for whoever asks. The browser begins with the first one, and anew if it has died."""

    def __init__(self) -> None:
        self._painter: Painter | None = None

    def take(self, line: bytes) -> Taken:
        """The picture that a line of JSON wishes for."""
        try:
            wish = msgspec.json.decode(line, type=Wish)
            state = codec.load(base64.b64decode(wish.state))
            if self._painter is None:
                self._painter = Painter()
            return Taken(png=self._painter.picture(state, wish.seat, wish.lang, wish.width, wish.height))
        except (TafelrundeError, ValueError) as error:
            return Taken(problem=str(error))
        except (NoPicture, OSError, WebSocketException) as error:
            self.close()
            return Taken(problem=str(error) or type(error).__name__)

    def close(self) -> None:
        """The browser goes."""
        if self._painter is not None:
            self._painter.close()
            self._painter = None


def main() -> None:
    """Answer as long as somebody asks."""
    registry.names()
    studio = Studio()
    try:
        for line in sys.stdin.buffer:
            sys.stdout.buffer.write(msgspec.json.encode(studio.take(line)) + b"\n")
            sys.stdout.buffer.flush()
    finally:
        studio.close()


if __name__ == "__main__":
    main()
