"""What can be set, with values that suit a server for friends."""

from __future__ import annotations

import math
import os
import re
from collections.abc import Mapping
from typing import Any

import msgspec

from tafelrunde.tables.problem import problem

MOST_WORKERS = 256
MOST_PROCESSES = 64
MOST_DAYS = 36_500
# Whoever can guess it can delete everything.
LEAST_TOKEN = 20
# Without any of these nothing would work; elsewhere 0 has a meaning.
NEEDED = frozenset(
    {
        "bot_budget",
        "message_size",
        "body_size",
        "outbox",
        "outbox_bytes",
        "waiting_bytes",
        "head_seconds",
        "body_seconds",
        "stall_seconds",
    }
)
_ORIGIN = re.compile(r"https?://[^/\s]+/?", re.IGNORECASE)


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All settings of a server. Environment variables TAFELRUNDE_<NAME> set them too."""

    # Nothing: a file in the user's data folder. Otherwise a path, or an URL of SQLite or PostgreSQL.
    database: str | None = None
    # Where other servers of the same PostgreSQL reach this one: an address of a network that only they are in.
    inside_host: str = "127.0.0.1"
    # A folder with the figures of the host's own copies, one file for each game: skybridge.toml.
    components: str | None = None
    # Processes in which bots think; 0 is a thread of the server itself.
    workers: int = 2
    # Servers that share the port; more than one needs PostgreSQL.
    processes: int = 1
    # Seconds a bot may think, and the least time it takes so that people can follow.
    bot_budget: float = 10.0
    bot_delay: float = 0.4
    # Tables without anybody at them leave the memory after so many seconds.
    idle_seconds: float = 300.0
    # Bots that nobody watches wait after so many seconds; tables that one address may have in play at a time and may
    # make in an hour, and seats that bots may have at them (0 is no limit).
    unwatched_seconds: float = 60.0
    tables_of_one: int = 50
    tables_an_hour: int = 300
    bots_of_one: int = 100
    # Days that a table is kept after the last thing that happened there, with its names and chat: one where the game is
    # over, and one that was left before; 0 is for ever.
    keep_finished: float = 365.0
    keep_abandoned: float = 90.0
    # Messages a second on one WebSocket and on all of one address together, and requests a second from one address; 0
    # is no limit.
    message_rate: float = 20.0
    message_burst: float = 60.0
    address_message_rate: float = 200.0
    address_message_burst: float = 1000.0
    request_rate: float = 20.0
    request_burst: float = 100.0
    # The longest message and the longest body of a request, in bytes.
    message_size: int = 64 * 1024
    body_size: int = 1024 * 1024
    # Messages and bytes that may wait for a slow connection before it is closed.
    outbox: int = 256
    outbox_bytes: int = 2 * 1024 * 1024
    # Open connections from one address, and seconds until a request's head and body must be there; 0 connections is no
    # limit. Whoever takes nothing for so many seconds of what waits for them is let go.
    connections: int = 200
    head_seconds: float = 15.0
    body_seconds: float = 30.0
    stall_seconds: float = 30.0
    # Bytes a second that one address may send and get over all its connections (0 is no limit), and bytes that may wait
    # for it at all of them together.
    byte_rate: float = 4 * 1024 * 1024
    byte_burst: float = 128 * 1024 * 1024
    waiting_bytes: int = 16 * 1024 * 1024
    # Seconds of a processor in a second that the requests of one address may take where one of them may be much work:
    # playing a game again, making a box with somebody's own figures, checking a recipe; 0 is no limit.
    work_rate: float = 0.5
    work_burst: float = 60.0
    # Other origins whose pages may use this server, besides its own.
    origins: tuple[str, ...] = ()
    # Proxies (addresses or networks) that are believed when they say for whom they call.
    trusted_proxies: tuple[str, ...] = ()
    # Who may read /metrics from elsewhere than this machine: `Authorization: Bearer <token>`.
    metrics_token: str = ""
    # Who is host at every table, and may list and delete all of them: `Authorization: Bearer <token>`.
    admin_token: str = ""


def from_environment(environment: Mapping[str, str] = os.environ, **given: Any) -> Settings:
    """Settings from TAFELRUNDE_... variables; what is given goes before them. Lists are separated by commas."""
    found: dict[str, Any] = {}
    for field in msgspec.structs.fields(Settings):
        value = environment.get(f"TAFELRUNDE_{field.name.upper()}")
        if value:
            is_list = field.name in ("origins", "trusted_proxies")
            found[field.name] = [part.strip() for part in value.split(",")] if is_list else value
    found.update({name: value for name, value in given.items() if value is not None})
    try:
        made = msgspec.convert(found, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise problem("bad", "bad-setting", why=str(error)) from None
    for name, value in msgspec.structs.asdict(made).items():
        # Those that have a range of their own get a sentence of their own.
        if name in ("workers", "processes", "keep_finished", "keep_abandoned") or not isinstance(value, int | float):
            continue
        if not (math.isfinite(value) and value >= 0) or (name in NEEDED and not value):
            raise problem("bad", "bad-number", name=f"TAFELRUNDE_{name.upper()}", given=str(value))
    for origin in made.origins:
        if _ORIGIN.fullmatch(origin) is None:
            raise problem("bad", "bad-origin", given=origin)
    if not all(0 <= days <= MOST_DAYS for days in (made.keep_finished, made.keep_abandoned)):
        raise problem("bad", "bad-days", most=MOST_DAYS)
    if not 0 <= made.workers <= MOST_WORKERS:
        raise problem("bad", "bad-workers", given=str(made.workers), most=MOST_WORKERS)
    if made.admin_token and len(made.admin_token) < LEAST_TOKEN:
        raise problem("bad", "short-token", least=LEAST_TOKEN)
    if not 1 <= made.processes <= MOST_PROCESSES:
        raise problem("bad", "bad-processes", given=str(made.processes), most=MOST_PROCESSES)
    return made
