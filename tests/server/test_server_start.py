"""Starting a server: it says that it is ready when it is, and every mistake gets a sentence."""

from __future__ import annotations

import gzip
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.conftest import Refused
from tests.server.people import Club, ServerProcess, ServerThread


def started(
    database: str, *arguments: str, command: str = "serve", **environment: str
) -> subprocess.CompletedProcess[str]:
    """`tafelrunde serve`, or another command, which is expected to fail."""
    settings = {"TAFELRUNDE_DATABASE": database, "TAFELRUNDE_PORT": "0", "LANG": "en", **environment}
    return subprocess.run(
        [sys.executable, "-m", "tafelrunde.terminal", command, *arguments],
        env={**os.environ, **settings},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@pytest.mark.parametrize(
    ("arguments", "environment", "told"),
    [
        (("--database", "/no/such/folder/tables.db"), {}, "cannot be opened"),
        (("--database", "sqlserver://x"), {}, "cannot be opened"),
        (("--database", "postgresql://nobody@127.0.0.1:9/x"), {}, "cannot be opened"),
        (("--database", "http//:::nonsense://"), {}, "cannot be opened"),
        (("--port", "70000"), {}, "70000 is no port"),
        (("--port", "-1"), {}, "-1 is no port"),
        (("--workers", "-3"), {}, "-3 is no number of workers"),
        ((), {"TAFELRUNDE_PORT": "door"}, "door is no port"),
        ((), {"TAFELRUNDE_WORKERS": "many"}, "setting cannot be used"),
        ((), {"TAFELRUNDE_HOST": "no.such.host.invalid"}, "cannot use port"),
        ((), {"TAFELRUNDE_TRUSTED_PROXIES": "my router"}, "must be addresses or networks"),
        (("--processes", "2", "--database", "http//:::nonsense://"), {}, "name a file, or an address"),
        (("--database", "mysql://me:pa55word@host/x"), {}, "mysql://me:***@host/x cannot be opened"),
        (
            ("--database", "postgresql://me:pa55word@host:door/x"),
            {},
            "postgresql://me:***@host:door/x cannot be opened",
        ),
        (
            ("--database", "postgresql+psycopg2://me:pa55word@127.0.0.1:9/x"),
            {},
            "me:***@127.0.0.1:9/x cannot be opened",
        ),
        ((), {"TAFELRUNDE_ORIGINS": "https://a.example,b.example"}, "and not b.example"),
        ((), {"TAFELRUNDE_BOT_DELAY": "nan"}, "TAFELRUNDE_BOT_DELAY cannot be nan"),
        ((), {"TAFELRUNDE_BYTE_RATE": "inf"}, "TAFELRUNDE_BYTE_RATE cannot be inf"),
        ((), {"TAFELRUNDE_REQUEST_RATE": "-1"}, "TAFELRUNDE_REQUEST_RATE cannot be -1"),
        ((), {"TAFELRUNDE_BODY_SIZE": "0"}, "TAFELRUNDE_BODY_SIZE cannot be 0"),
    ],
)
def test_a_mistake_gets_a_sentence(
    tmp_path: Path,
    refused: Callable[..., Refused],
    arguments: tuple[str, ...],
    environment: dict[str, str],
    told: str,
) -> None:
    ended = refused(str(tmp_path / "tables.db"), *arguments, **environment)
    assert ended.returncode not in (0, 3)
    assert told in " ".join(ended.stderr.split())
    assert "Traceback" not in ended.stderr
    assert "pa55word" not in ended.stderr
    assert "ready" not in ended.stdout


def test_a_mistake_ends_the_process(tmp_path: Path) -> None:
    ended = started("/no/such/folder/tables.db")
    assert ended.returncode not in (0, 3)
    assert "cannot be opened" in ended.stderr
    assert "Traceback" not in ended.stderr
    assert "ready" not in ended.stdout


def test_a_second_server_on_the_same_database_is_refused(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with ServerProcess(database) as server:
        assert httpx.get(f"{server.url}/readyz").status_code == 200, "it said that it was ready"
        ended = started(str(database))
        assert ended.returncode not in (0, 3)
        assert "Another server is already using the database" in ended.stderr
        assert "Traceback" not in ended.stderr
        assert "ready" not in ended.stdout
        assert httpx.get(f"{server.url}/healthz").status_code == 200
    with ServerThread(database) as again:
        assert httpx.get(f"{again.url}/readyz").status_code == 200


async def test_files_of_the_client_are_packed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = "<!doctype html>" + "<p>Tafelrunde</p>" * 500
    (tmp_path / "static").mkdir()
    (tmp_path / "static" / "index.html").write_text(page)
    (tmp_path / "static" / "picture.png").write_bytes(b"\x89PNG" + bytes(2000))
    monkeypatch.setattr("tafelrunde.server.client.FOLDER", tmp_path / "static")
    with ServerThread(tmp_path / "tables.db") as server:
        async with Club(server.url) as club:

            async def got(path: str, accepted: str) -> tuple[Any, bytes]:
                async with club.http.stream("GET", path, headers={"Accept-Encoding": accepted}) as response:
                    raw = b"".join([part async for part in response.aiter_raw()])
                    return response.headers, raw

            headers, raw = await got("/", "br, gzip")
            assert headers["content-encoding"] == "gzip"
            assert "Accept-Encoding" in headers["vary"]
            assert gzip.decompress(raw).decode() == page
            assert len(raw) < len(page) // 10
            for refusing in ("identity", "gzip;q=0", "br"):
                headers, raw = await got("/t/some-table", refusing)
                assert "content-encoding" not in headers
                assert raw.decode() == page
            headers, _ = await got("/picture.png", "gzip")
            assert "content-encoding" not in headers


async def test_a_copy_that_was_packed_when_the_client_was_built_goes_to_whoever_can_unpack_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = "board();" * 500
    assets = tmp_path / "static" / "assets"
    assets.mkdir(parents=True)
    (assets.parent / "index.html").write_text("<!doctype html>")
    (assets / "index-B1x9_aQz.js").write_text(script)
    (assets / "index-B1x9_aQz.js.br").write_bytes(b"as Brotli has it")
    monkeypatch.setattr("tafelrunde.server.client.FOLDER", assets.parent)
    with ServerThread(tmp_path / "tables.db") as server:
        async with Club(server.url) as club:

            async def got(path: str, accepted: str) -> tuple[int, Any, bytes]:
                async with club.http.stream("GET", path, headers={"Accept-Encoding": accepted}) as response:
                    raw = b"".join([part async for part in response.aiter_raw()])
                    return response.status_code, response.headers, raw

            for wanting in ("gzip, deflate, br, zstd", "br", "*", "gzip;q=0, br;q=0.5"):
                _, headers, raw = await got("/assets/index-B1x9_aQz.js", wanting)
                assert (headers["content-encoding"], raw) == ("br", b"as Brotli has it"), wanting
                assert headers["content-type"].startswith("text/javascript")
                assert "Accept-Encoding" in headers["vary"]
                assert "immutable" in headers["cache-control"]
            for wanting in ("gzip", "br;q=0, gzip", "*, br;q=0"):
                _, headers, raw = await got("/assets/index-B1x9_aQz.js", wanting)
                assert headers["content-encoding"] == "gzip", wanting
                assert gzip.decompress(raw).decode() == script
            _, headers, raw = await got("/assets/index-B1x9_aQz.js", "identity")
            assert "content-encoding" not in headers
            assert raw.decode() == script
            assert (await got("/assets/index-B1x9_aQz.js.br", "br"))[0] == 404
