"""Starting a server: it says that it is ready when it is, and every mistake gets a sentence."""

from __future__ import annotations

import gzip
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.people import Club, ServerProcess


def started(database: str, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """`tafelrunde serve`, which is expected to fail."""
    settings = {"TAFELRUNDE_DATABASE": database, "TAFELRUNDE_PORT": "0", "LANG": "en", **environment}
    return subprocess.run(
        [sys.executable, "-m", "tafelrunde.terminal", "serve", *arguments],
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
    ],
)
def test_a_mistake_gets_a_sentence(
    tmp_path: Path, arguments: tuple[str, ...], environment: dict[str, str], told: str
) -> None:
    ended = started(str(tmp_path / "tables.db"), *arguments, **environment)
    assert ended.returncode not in (0, 3)
    assert told in ended.stderr
    assert "Traceback" not in ended.stderr
    assert "ready" not in ended.stdout


def test_a_second_server_on_the_same_database_is_refused(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with ServerProcess(database) as server:
        ended = started(str(database))
        assert ended.returncode not in (0, 3)
        assert "Another server is already using the database" in ended.stderr
        assert "Traceback" not in ended.stderr
        assert "ready" not in ended.stdout
        assert httpx.get(f"{server.url}/healthz").status_code == 200
    with ServerProcess(database) as again:
        assert httpx.get(f"{again.url}/readyz").status_code == 200


def test_ready_is_said_when_it_is_ready(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "tables.db") as server:
        assert httpx.get(f"{server.url}/readyz").status_code == 200


async def test_files_of_the_client_are_packed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = "<!doctype html>" + "<p>Tafelrunde</p>" * 500
    (tmp_path / "static").mkdir()
    (tmp_path / "static" / "index.html").write_text(page)
    (tmp_path / "static" / "picture.png").write_bytes(b"\x89PNG" + bytes(2000))
    monkeypatch.setenv("TAFELRUNDE_STATIC", str(tmp_path / "static"))
    with ServerProcess(tmp_path / "tables.db") as server:
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
