"""The table server: HTTP and WebSocket around the tables.

`serve` runs it; `python -m tafelrunde.server` does the same with settings from the environment.
"""

from __future__ import annotations

from typing import Any


def serve(*args: Any, **kwargs: Any) -> None:
    """Run the server; see `tafelrunde.server.run.serve`. The parts it needs are loaded only now."""
    from tafelrunde.server.run import serve as run

    run(*args, **kwargs)


__all__ = ["serve"]
