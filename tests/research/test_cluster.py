"""Work on a cluster: a real scheduler and two worker processes, one of which is killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from distributed import Client

from tafelrunde import BadOption
from tafelrunde.research import running
from tafelrunde.research.running import run
from tafelrunde.research.series import Series

SLOW = Series(name="slow", game="vaalbara", players=2, bots=("tests.research.slowly:SlowBot",), seed=5)
HOME = Path(__file__).parent.parent.parent


@pytest.fixture
def workers(tmp_path: Path) -> Iterator[tuple[str, list[subprocess.Popen[bytes]]]]:
    """The address of a scheduler, and its two workers."""
    file = tmp_path / "scheduler.json"
    paths = [str(HOME), os.environ.get("PYTHONPATH", "")]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in paths if path)}
    common = {"env": environment, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}

    def start(*arguments: str) -> subprocess.Popen[bytes]:
        process = subprocess.Popen([sys.executable, "-m", *arguments], **common)  # type: ignore[call-overload]
        stack.callback(process.wait, 20)
        stack.callback(process.kill)
        return process  # type: ignore[no-any-return]

    with ExitStack() as stack:
        place = ("--scheduler-file", str(file))
        start("distributed.cli.dask_scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard", *place)
        more = ("--nthreads", "1", "--no-nanny", "--no-dashboard", "--host", "127.0.0.1", *place)
        both = [start("distributed.cli.dask_worker", *more) for _ in range(2)]
        with Client(scheduler_file=str(file), timeout="60s") as client:  # type: ignore[no-untyped-call]
            client.wait_for_workers(2, timeout=60)
            address = str(client.scheduler.address)
        yield address, both


def test_a_worker_that_is_killed_loses_nothing_and_counts_nothing_twice(
    workers: tuple[str, list[subprocess.Popen[bytes]]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running, "MOST_GAMES", 2)
    address, both = workers
    killed: list[int] = []

    def kill(done: int, total: int) -> None:
        if done >= 8 and not killed:
            killed.append(both[0].pid)
            both[0].send_signal(signal.SIGKILL)

    rows = run("test", [SLOW], 40, folder=tmp_path / "results", cluster=address, progress=kill)
    assert both[0].wait(20) == -signal.SIGKILL
    assert both[1].poll() is None
    assert [row.number for row in rows] == list(range(40))
    assert rows == run("test", [SLOW], 40), "bit for bit what one process plays"
    journal = (tmp_path / "results" / "journal.jsonl").read_text().splitlines()
    assert len(journal) == len(set(journal)) == 20


def test_a_cluster_of_ones_own_gives_the_same() -> None:
    series = Series(name="quick", game="vaalbara", players=2, bots=("random",), seed=5)
    assert run("test", [series], 30, workers=2, cluster="local") == run("test", [series], 30)


def test_a_cluster_that_does_not_answer_is_told() -> None:
    series = Series(name="quick", game="vaalbara", players=2, bots=("random",), seed=5)
    with pytest.raises(BadOption, match="No cluster answers at nonsense"):
        run("test", [series], 2, cluster="nonsense://1")
