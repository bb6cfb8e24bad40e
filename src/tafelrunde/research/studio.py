"""Pictures of the board as people see it in the browser, from a process of its own (`tafelrunde.server.pictures`).

One browser takes all pictures of a program. It begins with the first one and ends with the program.
"""

from __future__ import annotations

import atexit
import base64
import contextlib
import io
import json
import os
import subprocess
import sys
import warnings
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tafelrunde.kernel.state import State
from tafelrunde.research.words import say

Picture = NDArray[np.uint8]
PROGRAM = "tafelrunde.server.pictures"
SIZE = (1280, 800)


class Studio:
    """Whoever takes the pictures, or why nobody does."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        # A child process that was forked must not talk in on what its parent says.
        self._owner = 0
        self.problem = ""

    def picture(self, state: State, seat: int | None, lang: str, size: tuple[int, int]) -> Picture | None:
        """The board as a seat sees it (None: a spectator); None where there is no browser: `problem` says why."""
        # It was said once why there is nobody; asking again for every picture would take its time.
        if self.problem and self._owner == os.getpid():
            return None
        wish: dict[str, Any] = {"state": base64.b64encode(state.save()).decode(), "seat": seat, "lang": lang}
        answer = self._ask({**wish, "width": size[0], "height": size[1]})
        if answer.get("png"):
            from PIL import Image

            return np.asarray(Image.open(io.BytesIO(base64.b64decode(answer["png"]))).convert("RGB"))
        self.problem = answer.get("problem") or say("no-studio").text()
        self.close()
        return None

    def _ask(self, wish: dict[str, Any]) -> dict[str, Any]:
        process = self._begun()
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(json.dumps(wish).encode() + b"\n")
            process.stdin.flush()
            answer: dict[str, Any] = json.loads(process.stdout.readline() or b"{}")
        except OSError:
            return {}
        return answer

    def _begun(self) -> subprocess.Popen[bytes]:
        if self._process is None or self._owner != os.getpid():
            self.problem = ""
            self._owner = os.getpid()
            self._process = subprocess.Popen(
                [sys.executable, "-m", PROGRAM],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
            )
            atexit.register(self.close)
        return self._process

    def close(self) -> None:
        """It ends when nobody speaks to it any more."""
        if self._process is None or self._owner != os.getpid():
            return
        process, self._process = self._process, None
        assert process.stdin is not None
        assert process.stdout is not None
        # If it has died, what was still to be said to it is nobody's loss.
        with contextlib.suppress(OSError):
            process.stdin.close()
        process.stdout.close()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


STUDIO = Studio()


def browser_picture(
    state: State, seat: int | None = None, lang: str = "en", size: tuple[int, int] = SIZE
) -> Picture | None:
    """The browser's board as a picture: height, width, three colours. None (and one warning) where it cannot be had."""
    known = STUDIO.problem
    found = STUDIO.picture(state, seat, lang, size)
    if found is None and not known:
        warnings.warn(say("no-picture", why=STUDIO.problem).text(lang), RuntimeWarning, stacklevel=3)
    return found
