"""A worker: a process that thinks for the bots of all servers of a PostgreSQL database, on any machine."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
from typing import Any

import structlog

from tafelrunde.kernel import language
from tafelrunde.server import logs
from tafelrunde.server.settings import Settings, from_environment
from tafelrunde.tables.database import is_sqlite, try_out
from tafelrunde.tables.leases import SharedLeases
from tafelrunde.tables.measures import Measures
from tafelrunde.tables.problem import problem, server_words
from tafelrunde.tables.queue import Helper
from tafelrunde.tables.thinking import Thinkers

_log = structlog.get_logger("tafelrunde.worker")


def work(database: str | None = None, workers: int | None = None, quiet: bool = False, lang: str | None = None) -> None:
    """Think for the bots of a database until told to stop (Ctrl-C), with one process for each core or so many.

    TafelrundeError says what went wrong.
    """
    if workers is None and not os.environ.get("TAFELRUNDE_WORKERS"):
        workers = os.cpu_count() or 1
    settings = from_environment(database=database, workers=workers)
    if settings.database is None or is_sqlite(settings.database):
        raise problem("bad", "worker-needs-postgres")
    logs.configure(quiet)
    asyncio.run(try_out(settings.database))
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(_work(settings, settings.database, None if quiet else lang or language.preferred()))


def _unfinished(_loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """A job that could not be ended, because the database has lost it: somebody else thinks about it by now."""
    _log.warning("a job could not be ended", error=type(context.get("exception")).__name__)


async def _work(settings: Settings, database: str, lang: str | None) -> None:
    places = max(1, settings.workers)
    thinkers = Thinkers(settings.workers, settings.bot_budget, Measures())
    leases = SharedLeases(database, kind="worker")
    helper = Helper(database, places, thinkers.for_others)
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(_unfinished)
    for sign in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(sign, helper.stop)
    running = asyncio.create_task(helper.run())
    try:
        await helper.ready.wait()
        # Only now do servers leave their thinking to it.
        await leases.open(str(places), lambda _: None)
        if lang is not None:
            sys.stdout.write(server_words("worker-ready", places=places).text(lang) + "\n")
            sys.stdout.flush()
        await running
    finally:
        await leases.close()
        await asyncio.to_thread(thinkers.close, True)
