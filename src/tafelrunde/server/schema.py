"""`python -m tafelrunde.server.schema OUT.json`: what programs on the other side need to know.

The file holds the OpenAPI document of the REST interface. Its schemas also describe what goes over the WebSocket
(`ServerMessage`, `ClientMessage`), so that all types of a client can be generated from this one source.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

from tafelrunde.server.app import create_litestar
from tafelrunde.server.settings import Settings
from tafelrunde.server.wire import ClientMessage, ServerMessage
from tafelrunde.tables.measures import Measures


def document() -> dict[str, Any]:
    """The OpenAPI document with the WebSocket's messages."""
    app = create_litestar(Settings(database=":memory:"), Measures())
    described: dict[str, Any] = app.openapi_schema.to_schema()
    kinds, definitions = msgspec.json.schema_components(
        [ServerMessage, ClientMessage], ref_template="#/components/schemas/{name}"
    )
    schemas = described["components"]["schemas"]
    described["components"]["schemas"] = {
        **definitions,
        **schemas,
        "ServerMessage": kinds[0],
        "ClientMessage": kinds[1],
    }
    return described


def main() -> None:
    """Write the file, or the document to the screen."""
    text = msgspec.json.format(msgspec.json.encode(document()), indent=2).decode() + "\n"
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(text, encoding="utf-8")
    else:
        sys.stdout.write(text)


if __name__ == "__main__":
    main()
