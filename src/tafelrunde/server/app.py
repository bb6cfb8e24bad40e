"""The application: REST, WebSocket, metrics and the client's files around one house."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Response, WebSocket, get, websocket
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.params import FromPath
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from tafelrunde import __version__
from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.server import errors
from tafelrunde.server.client import client_file, client_page
from tafelrunde.server.connection import Connection
from tafelrunde.server.guard import Guard
from tafelrunde.server.rest import API
from tafelrunde.server.settings import Settings
from tafelrunde.tables.house import House
from tafelrunde.tables.measures import Measures
from tafelrunde.tables.owned import read_folder
from tafelrunde.tables.problem import problem


@websocket("/api/tables/{id:str}/ws")
async def table_socket(
    socket: WebSocket[Any, Any, Any],
    id: FromPath[str],
    house: NamedDependency[House],
    settings: NamedDependency[Settings],
) -> None:
    """A table, live: the first message is `hello`."""
    await socket.accept()
    await Connection(socket.receive, socket.send, house, settings).run(id)


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
async def metrics(house: NamedDependency[House]) -> Response[bytes]:
    """Figures for Prometheus."""
    return Response(generate_latest(house.measures.registry), media_type=CONTENT_TYPE_LATEST)


def create_litestar(settings: Settings, measures: Measures) -> Litestar:
    """The framework's application, without the guard before it."""
    house = House(
        settings.database,
        measures,
        workers=settings.workers,
        bot_budget=settings.bot_budget,
        bot_delay=settings.bot_delay,
        idle_seconds=settings.idle_seconds,
        own_figures=read_folder(settings.components),
        unwatched_seconds=settings.unwatched_seconds,
        tables_of_one=settings.tables_of_one,
    )

    @asynccontextmanager
    async def open_house(_app: Litestar) -> AsyncIterator[None]:
        await house.open()
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
            Exception: errors.fault,
        },
        openapi_config=OpenAPIConfig(
            title="Tafelrunde",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
            components=Components(security_schemes={"seat": bearer, "host": bearer}),
            use_handler_docstrings=True,
        ),
        request_max_body_size=settings.body_size,
        logging_config=None,
        debug=False,
    )


def create_app(settings: Settings) -> Guard:
    """The whole server as an ASGI application."""
    measures = Measures()
    return Guard(create_litestar(settings, measures), settings, measures)
