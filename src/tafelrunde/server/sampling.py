"""Where a server's time goes: a thread looks every few milliseconds at what the main thread is doing.

It costs about a hundredth of the time, sees compiled code as the Python that calls it, and counts waiting apart.
"""

from __future__ import annotations

import sys
import threading
import time
from collections import Counter
from types import FrameType

import msgspec

PAUSE_SECONDS = 0.004

# The first of these that is found on the stack, from the innermost call outwards, is what the time was spent on.
PARTS = (
    ("rules", ("/tafelrunde/kernel/", "/tafelrunde/games/")),
    ("views and messages", ("/server/messages.py", "/server/changes.py", "/server/texts.py", "/server/wire.py")),
    (
        "store",
        ("/tables/store.py", "/tables/rows.py", "/tables/commits.py", "/sqlalchemy/", "/asyncpg/", "/aiosqlite/"),
    ),
    ("bots", ("/tables/thinking.py", "/tables/pace.py", "/tafelrunde/bots/")),
    ("tables", ("/tafelrunde/tables/",)),
    ("sockets", ("/uvicorn/", "/websockets/", "/h11/", "/wsproto/", "/server/protocol.py")),
    ("connections", ("/server/connection.py", "/server/guard.py", "/server/relay.py", "/litestar/", "/server/")),
)


class Profile(msgspec.Struct, kw_only=True):
    """How often the main thread was seen doing what, of all times when it did anything."""

    samples: int
    idle: int
    parts: dict[str, float]
    # The functions that were innermost, with their share.
    functions: dict[str, float]


class Sampler:
    """Looks at the thread that has made it, from `start` until `stop`."""

    def __init__(self) -> None:
        self._watched = threading.get_ident()
        self._parts: Counter[str] = Counter()
        self._functions: Counter[str] = Counter()
        self._idle = 0
        self._ending = threading.Event()
        self._thread = threading.Thread(target=self._look_for_ever, daemon=True)

    def start(self) -> None:
        """Begin."""
        self._thread.start()

    def stop(self) -> Profile:
        """What was seen."""
        self._ending.set()
        self._thread.join()
        samples = sum(self._parts.values())
        return Profile(
            samples=samples,
            idle=self._idle,
            parts={part: round(count / max(1, samples), 3) for part, count in self._parts.most_common()},
            functions={name: round(count / max(1, samples), 3) for name, count in self._functions.most_common(15)},
        )

    def _look_for_ever(self) -> None:
        while not self._ending.is_set():
            time.sleep(PAUSE_SECONDS)
            frame = sys._current_frames().get(self._watched)
            if frame is not None:
                self._look(frame)

    def _look(self, frame: FrameType) -> None:
        code = frame.f_code
        if code.co_name in ("run", "run_until_complete", "run_forever", "select"):
            # Nothing is called: the loop waits for the next thing.
            self._idle += 1
            return
        self._functions[f"{'/'.join(code.co_filename.split('/')[-2:])}:{code.co_name}"] += 1
        self._parts[_part_of(frame)] += 1


def _part_of(frame: FrameType | None) -> str:
    while frame is not None:
        file = frame.f_code.co_filename
        for part, places in PARTS:
            if any(place in file for place in places):
                return part
        frame = frame.f_back
    return "event loop"
