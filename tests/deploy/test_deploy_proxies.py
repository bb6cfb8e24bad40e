"""The web servers of deploy/, with Debian's packages, before a real server: pages, tables, addresses, limits."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.deploy.test_deploy_files import read
from tests.server.people import Browser, ServerThread

START_SECONDS = 20.0


def binary(name: str) -> str:
    found = shutil.which(name) or shutil.which(name, path="/usr/sbin:/usr/bin:/sbin")
    assert found is not None, f"{name} is missing: apt-get install nginx-light caddy (`make test` does)"
    return found


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


def exactly(pattern: str, replacement: str, text: str, times: int) -> str:
    changed, count = re.subn(pattern, replacement, text)
    assert count == times, f"{pattern} is there {count} times"
    return changed


def nginx(folder: Path, upstream: str, port: int) -> subprocess.Popen[bytes]:
    """nginx with our file, whose names of machine and certificates are changed, and nothing else."""
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=127.0.0.1"]
    subprocess.run(
        [*command, "-keyout", "key.pem", "-out", "chain.pem"], cwd=folder, check=True, stderr=subprocess.DEVNULL
    )
    site = read("nginx.conf")
    site = exactly(r"server 127\.0\.0\.1:8321;", f"server {upstream};", site, 1)
    site = exactly(r"listen 443 ssl", f"listen 127.0.0.1:{port} ssl", site, 1)
    site = exactly(r"listen 80;", f"listen 127.0.0.1:{free_port()};", site, 1)
    site = exactly(r"\n    listen \[::\]:\d+[^;]*;", "", site, 2)
    site = exactly(r"/etc/letsencrypt/live/play\.example\.org/fullchain\.pem", str(folder / "chain.pem"), site, 1)
    site = exactly(r"/etc/letsencrypt/live/play\.example\.org/privkey\.pem", str(folder / "key.pem"), site, 1)
    (folder / "site.conf").write_text(site)
    paths = "".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        f"pid {folder}/pid; error_log stderr; daemon off; worker_processes 1; events {{}}\n"
        f"http {{ access_log off; {paths} include {folder}/site.conf; }}\n"
    )
    if os.geteuid() == 0:
        # Its own processes are run by somebody without rights.
        folder.chmod(0o755)
    command = [binary("nginx"), "-c", str(folder / "nginx.conf"), "-p", str(folder)]
    return subprocess.Popen(command, stderr=subprocess.PIPE)


def caddy(folder: Path, upstream: str, port: int) -> subprocess.Popen[bytes]:
    """Caddy with our file as it is; only certificates come from Caddy itself and not from the internet."""
    options = "{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n\tlocal_certs\n}\n"
    (folder / "Caddyfile").write_text(options + read("Caddyfile"))
    environment = {
        **os.environ,
        "SITE": f"https://127.0.0.1:{port}",
        "UPSTREAM": upstream,
        "HOME": str(folder),
        "XDG_DATA_HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder),
    }
    command = [binary("caddy"), "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]
    return subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, cwd=folder)


def trusting() -> ssl.SSLContext:
    """A certificate that was made a moment ago is known to nobody."""
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


@pytest.fixture(params=[nginx, caddy], ids=["nginx", "caddy"])
def site(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of a server behind a web server."""
    settings = {"trusted_proxies": "127.0.0.1", "request_rate": 0.01, "request_burst": 60}
    port = free_port()
    (tmp_path / "web").mkdir()
    with ServerThread(tmp_path / "tables.db", **settings) as server:
        process: subprocess.Popen[bytes] = request.param(tmp_path / "web", server.url.removeprefix("http://"), port)
        try:
            _wait_for(process, port)
            yield f"https://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.communicate(timeout=20)


def _wait_for(process: subprocess.Popen[bytes], port: int) -> None:
    with httpx.Client(verify=trusting()) as client:
        for _ in range(int(START_SECONDS / 0.1)):
            if process.poll() is not None:
                raise AssertionError(process.communicate()[1].decode())
            try:
                if client.get(f"https://127.0.0.1:{port}/healthz").status_code == 200:
                    return
            except httpx.HTTPError:
                pass
            time.sleep(0.1)
    raise AssertionError("the web server did not start")


async def test_a_game_and_its_limits_behind_a_web_server(site: str) -> None:
    transport = httpx.AsyncHTTPTransport(verify=trusting())
    async with httpx.AsyncClient(base_url=site, transport=transport) as people:
        page = await people.get("/")
        assert page.headers["content-type"].startswith("text/html")
        assert page.headers["x-frame-options"] == "DENY"
        assert (await people.get("/metrics")).status_code == 404
        seats = [{"kind": "person", "name": "Anna"}, {"kind": "bot", "bot": "random"}]
        wish = {"game": "vaalbara", "seats": seats, "start": True}
        # As a browser does it: with the address of its page.
        made = (await people.post("/api/tables", json=wish, headers={"Origin": site})).json()
        foreign = await people.post("/api/tables", json=wish, headers={"Origin": "https://evil.example"})
        assert foreign.status_code == 403
        await _play(site, made)
        with pytest.raises(InvalidStatus):
            await _socket(site, made["table"]["id"], origin="https://evil.example")
        # Whatever somebody says about addresses: the one they call from counts.
        statuses = []
        for number in range(80):
            answer = await people.get("/api/tables", headers={"X-Forwarded-For": f"10.0.0.{number}"})
            statuses.append(answer.status_code)
        assert statuses[0] == 200
        assert statuses[-1] == 429
    neighbour = httpx.AsyncHTTPTransport(verify=trusting(), local_address="127.0.0.2")
    async with httpx.AsyncClient(base_url=site, transport=neighbour) as others:
        assert (await others.get("/api/tables")).status_code == 200


async def _socket(site: str, table: str, origin: str) -> Any:
    address = f"{site.replace('https', 'wss')}/api/tables/{table}/ws"
    return await connect(address, ssl=trusting(), origin=origin, proxy=None)  # type: ignore[arg-type]


async def _play(site: str, made: dict[str, Any]) -> None:
    socket = await _socket(site, made["table"]["id"], origin=site)
    browser = Browser(socket, (made["seats"][0]["secret"],))
    try:
        await browser.hello()
        async with asyncio.timeout(30):
            await browser.play(lambda _: 0)
        assert msgspec.json.decode(browser.received[0])["type"] == "sync"
    finally:
        await socket.close()
