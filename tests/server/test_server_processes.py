"""Several servers behind one port, and workers beside them: started, replaced and ended together."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from tests.postgres import Postgres
from tests.server.chaos import WorkerProcess
from tests.server.conftest import Refused
from tests.server.people import Club, ServerProcess

ROOM = "SELECT nspname FROM pg_namespace WHERE nspname LIKE 'tafelrunde_queue%'"


def children(pid: int) -> set[int]:
    """The servers among the processes that a process has started."""
    found = set()
    for entry in Path("/proc").glob("[0-9]*"):
        try:
            parent = int((entry / "stat").read_text(encoding="ascii", errors="replace").rsplit(")", 1)[1].split()[1])
            command = (entry / "cmdline").read_bytes()
        except OSError:
            continue
        if parent == pid and b"spawn_main" in command:
            found.add(int(entry.name))
    return found


async def test_processes_share_a_port_and_one_that_dies_is_replaced(postgres: Postgres) -> None:
    with ServerProcess(postgres.new_database(), processes=2) as server:
        assert server.process is not None
        first = children(server.process.pid)
        assert len(first) == 2
        for _ in range(8):
            with httpx.Client() as client:
                assert client.get(f"{server.url}/readyz").json()["status"] == "ready"
        async with Club(server.url) as club:
            made = await club.table("Anna", "Bert", "bot:random")
            anna, bert = await club.sit_all(made)
            acknowledged = await anna.act(anna.picture.decisions[0], 0)
            await bert.caught_up(acknowledged["number"])
            metrics = (await club.http.get("/metrics")).text
            moves = [line for line in metrics.splitlines() if line.startswith('tafelrunde_moves_total{by="person"')]
            assert len(moves) == 2, "each process tells its own figures, and all of them are told"
            assert sum(float(line.rsplit(" ", 1)[1]) for line in moves) == 1
            os.kill(min(first), signal.SIGKILL)
            async with asyncio.timeout(30):
                while len(children(server.process.pid) - {min(first)}) < 2:
                    await asyncio.sleep(0.05)
                for ticket in made["seats"]:
                    while True:
                        try:
                            again = await club.sit(made["table"]["id"], ticket["secret"])
                            break
                        except Exception:
                            await asyncio.sleep(0.1)
                    assert again.picture.number >= acknowledged["number"]
        last = children(server.process.pid)
        assert server.stop() == 0
    for pid in first | last:
        assert not Path(f"/proc/{pid}").exists()


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--processes", "2"), "PostgreSQL"),
        (("--processes", "0"), "0 is no number of server processes"),
        (("--processes", "1000"), "from 1 to 64"),
    ],
)
def test_a_wrong_number_of_processes_gets_a_sentence(
    tmp_path: Path, refused: Callable[..., Refused], arguments: tuple[str, ...], told: str
) -> None:
    ended = refused(str(tmp_path / "tables.db"), *arguments)
    assert ended.returncode not in (0, 3)
    assert told in ended.stderr
    assert "Traceback" not in ended.stderr


def test_a_worker_needs_postgresql(tmp_path: Path, refused: Callable[..., Refused]) -> None:
    ended = refused(str(tmp_path / "tables.db"), command="worker")
    assert ended.returncode not in (0, 3)
    assert "PostgreSQL" in ended.stderr
    assert "Traceback" not in ended.stderr


async def test_bots_think_in_a_worker_and_go_on_without_it(postgres: Postgres) -> None:
    address = postgres.new_database()
    worker = WorkerProcess(address).launch()
    with ServerProcess(address) as server:
        worker.ready()
        async with Club(server.url) as club:

            async def thoughts_lost() -> float:
                lines = (await club.http.get("/metrics")).text.splitlines()
                return sum(
                    float(line.split()[-1]) for line in lines if line.startswith("tafelrunde_lost_thoughts_total")
                )

            async def in_queue(what: str) -> int:
                [room] = await postgres.rows(address, ROOM)
                [found] = await postgres.rows(address, what.format(room[0]))
                return int(found[0])

            async with asyncio.timeout(20):
                while not await postgres.rows(address, "SELECT 1 FROM servers WHERE kind = 'worker' AND until > 0"):
                    await asyncio.sleep(0.05)
                await asyncio.sleep(1.5)
            watcher = await club.sit((await club.table("bot:random", "bot:greedy"))["table"]["id"])
            await watcher.play(lambda _: 0)
            assert await in_queue("SELECT last_value FROM {}.procrastinate_jobs_id_seq") > 10
            assert await thoughts_lost() == 0
            slow = await club.sit((await club.table("bot:random", "bot:random"))["table"]["id"])
            await asyncio.to_thread(worker.stop, True)
            async with asyncio.timeout(10):
                await slow.play(lambda _: 0)
            assert await in_queue("SELECT count(*) FROM {}.thoughts") == 0
    assert "Traceback" not in server.stderr + worker.stderr
