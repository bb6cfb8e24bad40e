"""The browser client's files, from the package's own folder `static`.

The client has routes of its own (/t/..., /r/...), so every address that is no file gets its one page.
"""

from __future__ import annotations

import asyncio
import gzip
import mimetypes
import os
import re
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath

from tafelrunde.tables.problem import problem, server_words

# Whoever works on the client sets TAFELRUNDE_STATIC to web/dist.
FOLDER: Final = Path(os.environ.get("TAFELRUNDE_STATIC") or Path(__file__).parent / "static")

# A file with a hash in its name never changes: "index-B1x9_aQz.js".
HASHED: Final = re.compile(r"[.-][A-Za-z0-9_-]{8,}\.\w+$")
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_ANEW: Final = "no-cache"
# Pictures and fonts are packed already.
PACKABLE: Final = re.compile(r"text/|application/(json|javascript|manifest|wasm|xml)|image/svg")
PACKINGS: Final = frozenset({"br", "gzip"})
# Beside a text lies a smaller copy that the client's build has made with Brotli, which takes long and nothing here can.
SMALLEST: Final = ".br"

AnyRequest = Request[Any, Any, Any]

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("image/svg+xml", ".svg")


@get("/", include_in_schema=False)
async def client_page(request: AnyRequest) -> Response[bytes]:
    """The client's page."""
    return await asyncio.to_thread(_answer, "", _accepted(request))


@get("/{path:path}", include_in_schema=False)
async def client_file(request: AnyRequest, path: FromPath[str]) -> Response[bytes]:
    """A file of the client, or its page for everything else."""
    wanted = path.strip("/")
    if wanted == "api" or wanted.startswith("api/"):
        raise problem("missing", "no-such-page")
    return await asyncio.to_thread(_answer, wanted, _accepted(request))


def _accepted(request: AnyRequest) -> frozenset[str]:
    """How a browser can unpack what is packed ("gzip;q=0" says that it cannot, "*" that it can in any way)."""
    accepted: set[str] = set()
    refused: set[str] = set()
    for part in request.headers.get("accept-encoding", "").lower().split(","):
        name, _, quality = part.strip().partition(";")
        never = quality.replace(" ", "") in ("q=0", "q=0.0", "q=0.00", "q=0.000")
        (refused if never else accepted).add(name.strip())
    return frozenset((PACKINGS if "*" in accepted else accepted & PACKINGS) - refused)


def file_of(path: str) -> tuple[str, bytes]:
    """A file of the client as it is, and of what kind it is; its page for every other address."""
    file = _inside(path.strip("/")) or FOLDER / "index.html"
    return mimetypes.guess_type(file.name)[0] or "application/octet-stream", file.read_bytes()


def _answer(wanted: str, accepted: frozenset[str]) -> Response[bytes]:
    file = _inside(wanted)
    if file is not None:
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        return _response(file, kind, FOR_EVER if HASHED.search(file.name) else ASK_ANEW, accepted)
    if wanted.startswith("assets/"):
        raise problem("missing", "no-such-page")
    page = FOLDER / "index.html"
    if page.is_file():
        return _response(page, MediaType.HTML, ASK_ANEW, accepted)
    return Response(_not_built(), media_type=MediaType.HTML, headers={"Cache-Control": ASK_ANEW})


def _response(file: Path, kind: str, cache: str, accepted: frozenset[str]) -> Response[bytes]:
    headers = {"Cache-Control": cache}
    if not PACKABLE.match(kind):
        return Response(file.read_bytes(), media_type=kind, headers=headers)
    # One address has several answers: a cache between here and the browser must keep them apart.
    headers["Vary"] = "Accept-Encoding"
    smallest = file.with_name(file.name + SMALLEST)
    if "br" in accepted and smallest.is_file():
        headers["Content-Encoding"] = "br"
        return Response(smallest.read_bytes(), media_type=kind, headers=headers)
    if "gzip" in accepted:
        headers["Content-Encoding"] = "gzip"
        return Response(_packed(file, file.stat().st_mtime_ns), media_type=kind, headers=headers)
    return Response(file.read_bytes(), media_type=kind, headers=headers)


# The whole client is some dozens of files: each is packed once, as small as it gets, and kept.
@lru_cache(maxsize=512)
def _packed(file: Path, changed: int) -> bytes:
    return gzip.compress(file.read_bytes(), 9, mtime=0)


def _inside(wanted: str) -> Path | None:
    """A file in the folder, and nothing that is reached out of it; packed copies are no files of their own."""
    if not wanted or "\0" in wanted or wanted.endswith(SMALLEST):
        return None
    home = FOLDER.resolve()
    try:
        file = (home / wanted).resolve()
        return file if file.is_relative_to(home) and file.is_file() else None
    except OSError:
        # No file can have such a name: it is too long.
        return None


def _not_built() -> bytes:
    texts = [server_words("client-not-built").text(lang) for lang in ("de", "en")]
    paragraphs = "".join(f"<p>{text}</p>" for text in texts)
    head = '<!doctype html><html lang="de"><meta charset="utf-8"><title>Tafelrunde</title>'
    return f"{head}<h1>Tafelrunde</h1>{paragraphs}".encode()
