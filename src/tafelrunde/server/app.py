"""The application: REST, WebSocket, metrics and the client's files around one house."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, cast

from litestar import Litestar, Request, Response, WebSocket, get, websocket
from litestar.config.compression import CompressionConfig
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.params import FromPath
from prometheus_client import CONTENT_TYPE_LATEST

from tafelrunde import __version__
from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.server import errors, figures
from tafelrunde.server.callers import group_of
from tafelrunde.server.client import client_file, client_page
from tafelrunde.server.connection import Connection
from tafelrunde.server.guard import Guard
from tafelrunde.server.limits import SHARE, Share
from tafelrunde.server.relay import RELAYED, Relay
from tafelrunde.server.rest import API, UNPACKED
from tafelrunde.server.settings import Settings
from tafelrunde.tables.house import House
from tafelrunde.tables.measures import Measures
from tafelrunde.tables.owned import read_folder
from tafelrunde.tables.problem import problem
from tafelrunde.tables.retention import Keep

# Long texts that everybody may read travel packed (`PACKED` in rest.py). Answers with something of one's own in them
# never do, because their length would tell about it; the client's files are packed already.
COMPRESSION = CompressionConfig(backend="gzip", minimum_size=2000, exclude_opt_key=UNPACKED)


@websocket("/api/tables/{id:str}/ws")
async def table_socket(
    socket: WebSocket[Any, Any, Any],
    id: FromPath[str],
    house: NamedDependency[House],
    settings: NamedDependency[Settings],
) -> None:
    """A table, live: the first message is `hello`."""
    await socket.accept()
    share = cast(Share | None, socket.scope.get(SHARE))
    address = group_of(socket.client.host) if socket.client is not None else None
    await Connection(socket.receive, socket.send, house, settings, share, address).run(id)


@get("/healthz", include_in_schema=False)
async def healthz() -> dict[str, str]:
    """Whether the server is alive: it answers."""
    return {"status": "ok", "version": __version__}


@get("/readyz", include_in_schema=False)
async def readyz(house: NamedDependency[House]) -> dict[str, str]:
    """Whether the server can do its work: something was stored just now."""
    if not await house.store.ready():
        raise problem("unavailable", "not-ready")
    return {"status": "ready", "version": __version__}


@get("/metrics", include_in_schema=False)
async def metrics(
    request: Request[Any, Any, Any], house: NamedDependency[House], settings: NamedDependency[Settings]
) -> Response[bytes]:
    """Figures for Prometheus."""
    alone = settings.processes == 1 or RELAYED in request.scope
    text = figures.own_figures(house) if alone else await figures.figures_of_all(house)
    return Response(text.encode(), media_type=CONTENT_TYPE_LATEST)


def create_house(settings: Settings, measures: Measures) -> House:
    """The house with all its tables."""
    return House(
        settings.database,
        measures,
        workers=settings.workers,
        bot_budget=settings.bot_budget,
        bot_delay=settings.bot_delay,
        idle_seconds=settings.idle_seconds,
        own_figures=read_folder(settings.components),
        unwatched_seconds=settings.unwatched_seconds,
        tables_of_one=settings.tables_of_one,
        bots_of_one=settings.bots_of_one,
        keep=Keep(finished=settings.keep_finished, abandoned=settings.keep_abandoned),
        admin_token=settings.admin_token,
    )


def create_litestar(settings: Settings, measures: Measures, house: House | None = None, inside: str = "") -> Litestar:
    """The framework's application, without the guard before it. Other servers reach it at the address `inside`."""
    house = house or create_house(settings, measures)

    @asynccontextmanager
    async def open_house(_app: Litestar) -> AsyncIterator[None]:
        await house.open(inside)
        try:
            yield
        finally:
            await house.close()

    def the_house() -> House:
        return house

    def the_settings() -> Settings:
        return settings

    bearer = SecurityScheme(type="http", scheme="bearer")
    return Litestar(
        route_handlers=[API, table_socket, healthz, readyz, metrics, client_page, client_file],
        dependencies={
            "house": Provide(the_house, sync_to_thread=False),
            "settings": Provide(the_settings, sync_to_thread=False),
        },
        lifespan=[open_house],
        exception_handlers={
            TafelrundeError: errors.refused,
            ValidationException: errors.invalid,
            HTTPException: errors.http_error,
            RecursionError: errors.too_deep,
            UnicodeError: errors.no_text,
            errors.Left: errors.left,
            Exception: errors.fault,
        },
        openapi_config=OpenAPIConfig(
            title="Tafelrunde",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
            components=Components(security_schemes={"seat": bearer, "host": bearer, "admin": bearer}),
            use_handler_docstrings=True,
        ),
        request_max_body_size=settings.body_size,
        compression_config=COMPRESSION,
        opt={UNPACKED: True},
        logging_config=None,
        debug=False,
    )


def create_app(settings: Settings, inside: str = "") -> Guard:
    """The whole server as an ASGI application. Other servers reach it at the address `inside`."""
    measures = Measures()
    house = create_house(settings, measures)
    relay = Relay(create_litestar(settings, measures, house, inside), house, settings.body_size)
    return Guard(relay, settings, measures, relay.on_behalf_of, inside)
