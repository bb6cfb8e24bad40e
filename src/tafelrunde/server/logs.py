"""Logs: one line a happening, coloured for people and JSON for programs. No secret, seed or name is ever in them."""

from __future__ import annotations

import logging
import sys

import structlog


def configure(quiet: bool = False) -> None:
    """Set up logging for a server that runs on its own."""
    level = logging.WARNING if quiet else logging.INFO
    to_a_person = sys.stderr.isatty()
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info if not to_a_person else structlog.processors.StackInfoRenderer(),
            structlog.dev.ConsoleRenderer() if to_a_person else structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s", force=True)
    # It warns of every request that makes no sense: strangers could fill the disk with them.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)
