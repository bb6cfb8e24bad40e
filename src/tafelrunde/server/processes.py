"""Several servers on one machine, behind one port: `tafelrunde serve --processes N`.

They are servers like any others of the same PostgreSQL database; this only starts them, starts another one when one
has ended, and ends all of them together.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess

import structlog

from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.server import logs
from tafelrunde.server.settings import Settings
from tafelrunde.tables.problem import problem

# A process that ends sooner than this after its start is not started again at once.
STEADY_SECONDS = 5.0
PAUSE_SECONDS = 1.0
# How long the processes may take to end.
END_SECONDS = 15.0

_log = structlog.get_logger("tafelrunde.processes")


class Processes:
    """So many servers on one socket. `serve_here` runs one of them, and calls its last argument when it is ready."""

    def __init__(
        self,
        count: int,
        settings: Settings,
        bound: socket.socket,
        serve_here: Callable[[Settings, socket.socket, Callable[[], None]], None],
        quiet: bool,
    ) -> None:
        self._count = count
        self._given = (settings, bound, serve_here, quiet)
        self._spawning = multiprocessing.get_context("spawn")
        self._running: dict[int, tuple[BaseProcess, float]] = {}
        self._stopping = False

    def run(self, announce: Callable[[], None]) -> None:
        """Until it is told to stop. `announce` is called when all of them are ready."""
        heard, tell = os.pipe()
        os.set_blocking(tell, False)

        def stop(_sign: int, _frame: object) -> None:
            self._stopping = True
            with contextlib.suppress(OSError):
                os.write(tell, b".")

        for sign in (signal.SIGTERM, signal.SIGINT):
            signal.signal(sign, stop)
        try:
            self._start_all()
            if not self._stopping:
                announce()
            while not self._stopping:
                wait([heard, *[process.sentinel for process, _ in self._running.values()]])
                self._replace()
        finally:
            self._end()

    def _start_all(self) -> None:
        ready = [self._start() for _ in range(self._count)]
        for pipe, process in ready:
            # A process that dies before it is ready closes its end.
            while not self._stopping and not pipe.poll(0.1):
                pass
            if self._stopping:
                return
            try:
                told: TafelrundeError | None = pipe.recv()
            except EOFError:
                process.join()
                raise problem("unavailable", "process-ended", code=process.exitcode or 0) from None
            if told is not None:
                raise told

    def _start(self) -> tuple[Connection, BaseProcess]:
        ours, theirs = self._spawning.Pipe(duplex=False)
        process = self._spawning.Process(target=_serve, args=(*self._given, theirs), name="tafelrunde-server")
        process.start()
        theirs.close()
        assert process.pid is not None
        self._running[process.pid] = (process, time.monotonic())
        return ours, process

    def _replace(self) -> None:
        for id, (process, begun) in list(self._running.items()):
            if process.is_alive() or self._stopping:
                continue
            del self._running[id]
            _log.error("a server process has ended; starting another one", process=id, code=process.exitcode)
            if time.monotonic() - begun < STEADY_SECONDS:
                time.sleep(PAUSE_SECONDS)
            if not self._stopping:
                self._start()

    def _end(self) -> None:
        for process, _ in self._running.values():
            process.terminate()
        end = time.monotonic() + END_SECONDS
        for process, _ in self._running.values():
            process.join(max(0.1, end - time.monotonic()))
            if process.is_alive():
                process.kill()
                process.join()


def _serve(
    settings: Settings,
    bound: socket.socket,
    serve_here: Callable[[Settings, socket.socket, Callable[[], None]], None],
    quiet: bool,
    ready: Connection,
) -> None:
    """One of the processes."""
    # Ctrl-C goes to all of them at once; the parent tells when it is time.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    logs.configure(quiet)
    _end_with_parent()

    def tell() -> None:
        # The parent may be gone, or listen no more: this one is a replacement.
        with contextlib.suppress(OSError):
            ready.send(None)

    try:
        serve_here(settings, bound, tell)
    except TafelrundeError as error:
        with contextlib.suppress(OSError):
            ready.send(error)
        raise SystemExit(1) from None


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()

    def follow() -> None:
        assert parent is not None
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)

    if parent is not None:
        threading.Thread(target=follow, daemon=True).start()
