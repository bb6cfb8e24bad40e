"""Starting the server."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable

import uvicorn

from tafelrunde.kernel import language
from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.server import logs
from tafelrunde.server.app import create_app
from tafelrunde.server.guard import Guard
from tafelrunde.server.processes import Processes
from tafelrunde.server.protocol import protocols_of
from tafelrunde.server.settings import Settings, from_environment
from tafelrunde.tables.database import is_sqlite, try_out
from tafelrunde.tables.problem import problem, server_words

PORT = 8321
# How many ports after the usual one are tried.
TRIES = 50
# What the system keeps for a connection whose other side does not read. Left to itself it would be some megabytes.
SEND_BYTES = 128 * 1024


class Announcing(uvicorn.Server):
    """Says that it is ready when it is."""

    def __init__(self, settings: uvicorn.Config, announce: Callable[[], None]) -> None:
        super().__init__(settings)
        self._announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._announce()


def serve(
    host: str | None = None,
    port: int | None = None,
    database: str | None = None,
    components: str | None = None,
    workers: int | None = None,
    processes: int | None = None,
    keep_finished: float | None = None,
    keep_abandoned: float | None = None,
    open_browser: bool = False,
    quiet: bool = False,
    lang: str | None = None,
    settings: Settings | None = None,
) -> None:
    """Run the server until it is told to stop (Ctrl-C).

    Without a port it takes 8321 or the next one that is free; an explicit one must be free. `database` is a path or
    an URL; without it tables are kept in the user's data folder. `components` is a folder with the figures of the
    host's own copies. With PostgreSQL there may be several `processes`. `keep_finished` and `keep_abandoned` are the
    days that tables are kept. What is not given comes from the environment. TafelrundeError says what went wrong.
    """
    chosen = settings or from_environment(
        database=database,
        components=components,
        workers=workers,
        processes=processes,
        keep_finished=keep_finished,
        keep_abandoned=keep_abandoned,
    )
    if chosen.processes > 1 and is_sqlite(chosen.database):
        raise problem("bad", "processes-need-postgres")
    host = host or os.environ.get("TAFELRUNDE_HOST") or "127.0.0.1"
    logs.configure(quiet)
    # What can be wrong is found out before anything is promised.
    asyncio.run(try_out(chosen.database))
    bound = bind(host, port if port is not None else read_port(os.environ.get("TAFELRUNDE_PORT", "")))
    address = address_of(host, bound)

    def announce() -> None:
        if not quiet:
            sys.stdout.write(server_words("open-this", address=address).text(lang or language.preferred()) + "\n")
            sys.stdout.flush()
        if open_browser:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    with contextlib.suppress(KeyboardInterrupt), bound:
        if chosen.processes > 1:
            Processes(chosen.processes, chosen, bound, serve_here, quiet).run(announce)
        else:
            serve_here(chosen, bound, announce)


def serve_here(settings: Settings, bound: socket.socket, announce: Callable[[], None]) -> None:
    """Serve in this process, on this socket; `announce` is called when that is so."""
    doors = [bound, *inside_doors(settings)]
    server = Announcing(config(settings, inside_address(settings, doors[1:])), announce)
    tune()
    with contextlib.suppress(KeyboardInterrupt), bound:
        try:
            server.run(sockets=doors)
        except SystemExit:
            # uvicorn only says that it could not start; whoever started it wants to know why.
            guard = server.config.app
            if isinstance(guard, Guard) and guard.failure is not None:
                raise guard.failure from None
            raise


def read_port(given: str) -> int | None:
    """A port as a person wrote it; nothing is no wish."""
    if not given:
        return None
    if not given.isascii() or not given.isdigit():
        raise problem("bad", "bad-port", given=given[:20])
    return int(given[:9])


def tune() -> None:
    """Set up this process for many small things at once."""
    # The thread that writes to the disk gets its turn at once, and not after the usual five milliseconds.
    sys.setswitchinterval(0.0005)
    # Games in memory are many small objects that live long: looking through all of them for garbage is rarely
    # worth the pause it makes.
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 50, 100)


def config(settings: Settings, inside: str = "") -> uvicorn.Config:
    """How uvicorn runs the application, which other servers reach at the address `inside`."""
    http, websocket = protocols_of(settings, inside)
    return uvicorn.Config(
        create_app(settings, inside),
        log_config=None,
        http=http,
        # Whom to believe about addresses is the guard's business.
        proxy_headers=False,
        access_log=False,
        server_header=False,
        ws=websocket,
        ws_max_size=settings.message_size,
        # Changes are small: compressing them was measured to cost more than it saves (docs/host/scale.md).
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
        lifespan="on",
    )


def bind(host: str, port: int | None) -> socket.socket:
    """A socket for the server, on the wished-for port or on the first free one."""
    if port is not None and not 0 <= port <= 65535:
        raise problem("bad", "bad-port", given=str(port))
    for candidate in [port] if port is not None else range(PORT, PORT + TRIES):
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        made = socket.socket(family, socket.SOCK_STREAM)
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BYTES)
        try:
            made.bind((host, candidate))
            # Listening is what tells that nobody else has the port.
            made.listen(2048)
        except OSError as error:
            made.close()
            failure = error
        else:
            return made
    raise _cannot_bind(host, port, failure)


def inside_doors(settings: Settings) -> list[socket.socket]:
    """Where other servers of the same database call, if there can be any."""
    return [] if is_sqlite(settings.database) else [bind(settings.inside_host, 0)]


def inside_address(settings: Settings, doors: list[socket.socket]) -> str:
    """What the others have to know to call there."""
    host = settings.inside_host
    shown = socket.gethostname() if host in ("0.0.0.0", "::") else f"[{host}]" if ":" in host else host
    return f"{shown}:{doors[0].getsockname()[1]}" if doors else ""


def _cannot_bind(host: str, port: int | None, failure: OSError) -> TafelrundeError:
    wanted = str(port) if port is not None else f"{PORT}-{PORT + TRIES - 1}"
    return problem("unavailable", "cannot-listen", host=host, port=wanted, why=failure.strerror or str(failure))


def address_of(host: str, bound: socket.socket) -> str:
    """What to open in a browser."""
    port = bound.getsockname()[1]
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}/"
