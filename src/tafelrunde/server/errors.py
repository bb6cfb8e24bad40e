"""Every error as a `Problem` in both languages: a person can read it, and no detail of the server leaks."""

from __future__ import annotations

from typing import Any

import structlog
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException

from tafelrunde.kernel.errors import TafelrundeError, UnknownGame
from tafelrunde.server.messages import problem_of
from tafelrunde.server.wire import Problem
from tafelrunde.tables.problem import Ground, TableProblem, problem

STATUS: dict[Ground, int] = {
    "bad": 400,
    "unknown-secret": 401,
    "forbidden": 403,
    "missing": 404,
    "conflict": 409,
    "too-big": 413,
    "too-fast": 429,
    "unavailable": 503,
}

_log = structlog.get_logger("tafelrunde.server")

# What is told of a path in the log: strangers write it.
LONGEST_PATH = 200

AnyRequest = Request[Any, Any, Any]


class Left(Exception):
    """Whoever asked has left in the middle of the request, or was let go."""


def left(_request: AnyRequest, _error: Left) -> Response[None]:
    """Nobody reads this, and it is nobody's fault."""
    return Response(None, status_code=400)


def answer(error: TafelrundeError) -> Response[Problem]:
    """A refusal as a response."""
    unknown = 404 if isinstance(error, UnknownGame) else 400
    status = STATUS[error.ground] if isinstance(error, TableProblem) else unknown
    return Response(problem_of(error), status_code=status, media_type=MediaType.JSON)


def refused(_request: AnyRequest, error: TafelrundeError) -> Response[Problem]:
    """What the tables or the kernel refuse."""
    return answer(error)


def invalid(_request: AnyRequest, error: ValidationException) -> Response[Problem]:
    """A request of the wrong shape."""
    return answer(problem("bad", "bad-request", why=_why(error)))


def too_deep(_request: AnyRequest, _error: RecursionError) -> Response[Problem]:
    """Lists in lists in lists: nothing that anybody means."""
    return answer(problem("bad", "too-deep"))


def no_text(_request: AnyRequest, _error: UnicodeError) -> Response[Problem]:
    """Bytes that are no letters, where letters should be."""
    return answer(problem("bad", "not-json"))


def http_error(_request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """What the framework refuses."""
    known = {404: "no-such-page", 405: "wrong-method", 413: "too-big", 415: "not-json"}
    if error.status_code >= 500:
        return fault(_request, error)
    id = known.get(error.status_code)
    refusal = problem("bad", id) if id else problem("bad", "bad-request", why=_why(error))
    made = answer(refusal)
    return Response(
        made.content, status_code=error.status_code, media_type=MediaType.JSON, headers=dict(error.headers or {})
    )


def fault(request: AnyRequest, error: Exception) -> Response[Problem]:
    """A fault of ours: the log gets the details, the client does not."""
    _log.error("request failed", method=request.method, path=request.url.path[:LONGEST_PATH], exc_info=error)
    return Response(problem_of(problem("unavailable", "our-fault")), status_code=500, media_type=MediaType.JSON)


def _why(error: HTTPException) -> str:
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        first = extra[0]
        return ": ".join(str(first[key]) for key in ("key", "message") if first.get(key))
    return str(error.detail)
