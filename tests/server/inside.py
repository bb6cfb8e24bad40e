"""A server inside the test's own process, on a thread of its own: fast to start, and it can be looked into."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

import uvicorn

from tafelrunde.server.run import bind, config
from tafelrunde.server.settings import Settings

T = TypeVar("T")


class InsideServer:
    """One event loop on a thread; server and browsers live there."""

    def __init__(self, database: Path) -> None:
        self.settings = Settings(
            database=str(database),
            workers=0,
            bot_delay=0,
            message_rate=0,
            address_message_rate=0,
            request_rate=0,
            work_rate=0,
            idle_seconds=0.1,
        )
        self.loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self._thread.start()
        self._server: uvicorn.Server | None = None
        self._task: asyncio.Task[None] | None = None
        self.url = ""

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something on the loop's thread."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(60)

    async def start(self) -> None:
        bound = bind("127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{bound.getsockname()[1]}"
        self._server = uvicorn.Server(config(self.settings))
        self._task = asyncio.create_task(self._server.serve(sockets=[bound]))

    async def stop(self) -> None:
        assert self._server is not None
        assert self._task is not None
        self._server.should_exit = True
        await self._task

    async def _end_tasks(self) -> None:
        others = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)

    def close(self) -> None:
        self.run(self._end_tasks())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self._thread.join(10)
        self.loop.close()
