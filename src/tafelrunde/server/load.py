"""How much a server can carry: simulated people play whole games over real WebSockets.

    python -m tafelrunde.server.load --tables 200 --seconds 20 --rate 1000

starts a server of its own with a fresh database, lets every seat of every table be played by one connection, and
prints moves a second, how long a move takes until it is acknowledged (that is: stored), and where the time goes.
`--rate 0` plays as fast as it can; otherwise moves are made at that rate, as by people who think in between.
`--record FOLDER` compares with the last run there, as ratios; `--profile` tells what the server spends its time on;
`--database URL --processes N` measures several servers on one PostgreSQL.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tafelrunde.server.sampling import Profile


class _Option(msgspec.Struct):
    index: int


class _Decision(msgspec.Struct):
    seat: int
    number: int
    options: list[_Option]


class _Message(msgspec.Struct):
    """Of all that the server sends, a player without eyes needs only this."""

    type: str
    id: str = ""
    decisions: list[_Decision] = []
    table: _Table | None = None


class _Table(msgspec.Struct):
    phase: str


class Figures(msgspec.Struct, kw_only=True):
    """What was measured."""

    tables: int
    players: int
    connections: int
    seconds: float
    wished_rate: float
    moves: int
    moves_per_second: float
    games: int
    refused: int
    latency_p50_ms: float
    latency_p99_ms: float
    latency_max_ms: float
    # Finished tables stay in memory for a while, so there are more than are being played.
    tables_in_memory: int
    kilobytes_per_table: float
    server_megabytes: float
    server_cpu_percent: float
    server_cpu_ms_per_move: float
    client_cpu_ms_per_move: float
    # Of one second of the server's processor time: the share of each part.
    shares: dict[str, float]
    writes_per_commit: float
    commit_mean_ms: float
    processes: int = 1


class Crowd:
    """All players, and what they measure."""

    def __init__(self, url: str, players: int, rate: float) -> None:
        self.url = url
        self.players = players
        self.rate = rate
        self.decoder = msgspec.json.Decoder(_Message)
        self.dice = random.Random(1)
        self.latencies: list[float] = []
        self.refused = 0
        self.games = 0
        self.measuring = False
        self.ending = False
        self.ready: deque[Player] = deque()
        self._tasks: set[asyncio.Task[None]] = set()

    async def seat_table(self) -> None:
        """A new table, with a connection for every seat."""
        seats = [{"kind": "person", "name": f"P{seat}"} for seat in range(self.players)]
        wish = {"game": "vaalbara", "seats": seats, "start": True}
        made = msgspec.json.decode(await self.request("/api/tables", wish))
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{made['table']['id']}/ws"
        for ticket in made["seats"]:
            socket = await connect(address, compression=None, max_size=None, ping_interval=None)
            player = Player(self, socket, ticket["secret"])
            task = asyncio.create_task(player.run(first=ticket["seat"] == 0))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def request(self, path: str, body: Any = None) -> bytes:
        """The answer to a request; with a body it is a POST."""
        data = None if body is None else msgspec.json.encode(body)
        request = urllib.request.Request(self.url + path, data, {"Content-Type": "application/json"})
        return await asyncio.to_thread(_read, request)

    async def conduct(self, seconds: float) -> None:
        """Let those who are asked make their moves, at the wished-for rate."""
        begun = time.perf_counter()
        made = 0.0
        while time.perf_counter() - begun < seconds:
            if not self.rate:
                await asyncio.sleep(0.05)
                continue
            due = (time.perf_counter() - begun) * self.rate
            while made < due and self.ready:
                place = self.dice.randrange(len(self.ready))
                self.ready.rotate(-place)
                await self.ready.popleft().act()
                made += 1
            # Whoever could not move in time does not catch up later: that would be a burst no people make.
            made = max(made, due - self.rate * 0.1)
            await asyncio.sleep(0.001)

    async def close(self) -> None:
        """Everybody goes home."""
        self.ending = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _read(request: urllib.request.Request) -> bytes:
    with urllib.request.urlopen(request, timeout=60) as answer:
        read: bytes = answer.read()
        return read


class Player:
    """One connection that plays one seat at random."""

    def __init__(self, crowd: Crowd, socket: ClientConnection, secret: str) -> None:
        self.crowd = crowd
        self.socket = socket
        self.secret = secret
        self.sent: dict[str, float] = {}
        self.decision: _Decision | None = None
        self.count = 0
        self.answered = -1

    async def act(self) -> None:
        """Choose something."""
        decision = self.decision
        if decision is None:
            return
        self.decision, self.answered = None, decision.number
        self.count += 1
        index = self.crowd.dice.randrange(len(decision.options))
        id = str(self.count)
        self.sent[id] = time.perf_counter()
        with contextlib.suppress(ConnectionClosed):
            await self.socket.send(
                f'{{"type":"act","id":"{id}","seat":{decision.seat},"number":{decision.number},"index":{index}}}'
            )

    async def run(self, first: bool) -> None:
        """Play until the game is over; then one of the table's players sees to the next one."""
        crowd = self.crowd
        await self.socket.send(
            msgspec.json.encode({"type": "hello", "secrets": [self.secret], "follows": True}).decode()
        )
        try:
            async for text in self.socket:
                message = crowd.decoder.decode(text)
                if message.type == "ack":
                    sent = self.sent.pop(message.id, None)
                    if sent is not None and crowd.measuring:
                        crowd.latencies.append(time.perf_counter() - sent)
                elif message.type == "refused":
                    crowd.refused += 1
                elif message.type in ("sync", "update"):
                    if message.table is not None and message.table.phase == "over":
                        break
                    await self._asked(message.decisions)
        except ConnectionClosed:
            crowd.refused += 1
            return
        await self.socket.close()
        if first and not crowd.ending:
            crowd.games += crowd.measuring
            await crowd.seat_table()

    async def _asked(self, decisions: list[_Decision]) -> None:
        decision = decisions[0] if decisions else None
        if decision is None or decision.number == self.answered:
            return
        waiting = self.decision is not None
        self.decision = decision
        if not self.crowd.rate:
            await self.act()
        elif not waiting:
            self.crowd.ready.append(self)


class ServerUnderLoad:
    """A server process with a fresh database and without limits."""

    def __init__(self, database: str, processes: int = 1, profile: str = "") -> None:
        environment = {
            **os.environ,
            "TAFELRUNDE_HOST": "127.0.0.1",
            "TAFELRUNDE_PORT": "0",
            "TAFELRUNDE_DATABASE": database,
            "TAFELRUNDE_MESSAGE_RATE": "0",
            "TAFELRUNDE_ADDRESS_MESSAGE_RATE": "0",
            "TAFELRUNDE_REQUEST_RATE": "0",
            "TAFELRUNDE_TABLES_OF_ONE": "0",
            "TAFELRUNDE_TABLES_AN_HOUR": "0",
            "TAFELRUNDE_BYTE_RATE": "0",
            "TAFELRUNDE_WORK_RATE": "0",
            "TAFELRUNDE_PROCESSES": str(processes),
            "TAFELRUNDE_PROFILE": profile,
            "TAFELRUNDE_CONNECTIONS": "0",
            "TAFELRUNDE_BOT_DELAY": "0",
            "TAFELRUNDE_QUIET": "",
        }
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tafelrunde.server"], env=environment, stdout=subprocess.PIPE, text=True
        )
        assert self._process.stdout is not None
        found = re.search(r"http://[\d.]+:\d+", self._process.stdout.readline())
        if found is None:
            raise SystemExit("the server did not start")
        self.url = found[0]

    def memory(self) -> float:
        """Resident memory in kilobytes, of all processes."""
        found = 0.0
        for pid in self._pids():
            status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
            found += float(re.findall(r"VmRSS:\s+(\d+)", status)[0])
        return found

    def processor_seconds(self) -> float:
        """Processor time so far, of all processes."""
        found = 0
        for pid in self._pids():
            fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
            found += int(fields[11]) + int(fields[12])
        return found / os.sysconf("SC_CLK_TCK")

    def _pids(self) -> list[str]:
        children = Path(f"/proc/{self._process.pid}/task/{self._process.pid}/children").read_text(encoding="ascii")
        return [str(self._process.pid), *children.split()]

    def stop(self) -> None:
        """End it, as Ctrl-C does: then it writes down what was seen of it."""
        self._process.send_signal(signal.SIGINT)
        self._process.wait(20)


async def measure(
    tables: int,
    players: int,
    seconds: float,
    rate: float,
    database: str | None = None,
    processes: int = 1,
    profile: bool = False,
) -> tuple[Figures, Profile | None]:
    """Run the load and measure."""
    with tempfile.TemporaryDirectory(prefix="tafelrunde-load-") as folder:
        file = Path(folder, "profile.json")
        server = ServerUnderLoad(database or str(Path(folder, "tables.db")), processes, str(file) if profile else "")
        try:
            figures = await _measure(server, tables, players, seconds, rate)
        finally:
            server.stop()
        figures.processes = processes
        seen = msgspec.json.decode(file.read_bytes(), type=Profile) if profile and file.exists() else None
    return figures, seen


async def _measure(server: ServerUnderLoad, tables: int, players: int, seconds: float, rate: float) -> Figures:
    crowd = Crowd(server.url, players, rate)
    await crowd.request("/api/lobby")
    empty = server.memory()
    for _ in range(tables):
        await crowd.seat_table()
    # Warm up, and let the games come apart, so that they do not all begin and end together.
    await crowd.conduct(min(5.0, seconds / 4))
    before, processor = await _metrics(crowd), server.processor_seconds()
    crowd.measuring = True
    begun, own = time.perf_counter(), time.process_time()
    await crowd.conduct(seconds)
    took, own = time.perf_counter() - begun, time.process_time() - own
    crowd.measuring = False
    after, used, full = await _metrics(crowd), server.processor_seconds() - processor, server.memory()
    await crowd.close()
    return _figures(crowd, tables, took, rate, before, after, used, own, empty, full)


def _figures(
    crowd: Crowd,
    tables: int,
    took: float,
    rate: float,
    before: dict[str, float],
    after: dict[str, float],
    used: float,
    own: float,
    empty: float,
    full: float,
) -> Figures:
    latencies = sorted(crowd.latencies) or [0.0]
    grown = {name: value - before.get(name, 0.0) for name, value in after.items()}
    parts = {
        part: grown.get(f'tafelrunde_work_seconds_total{{part="{part}"}}', 0.0) / max(used, 0.001)
        for part in ("engine", "encode")
    }
    commits = max(grown.get("tafelrunde_store_batch_count", 0.0), 1.0)
    return Figures(
        tables=tables,
        players=crowd.players,
        connections=tables * crowd.players,
        seconds=round(took, 2),
        wished_rate=rate,
        moves=len(crowd.latencies),
        moves_per_second=round(len(crowd.latencies) / took, 1),
        games=crowd.games,
        refused=crowd.refused,
        latency_p50_ms=round(latencies[len(latencies) // 2] * 1000, 2),
        latency_p99_ms=round(latencies[int(len(latencies) * 0.99)] * 1000, 2),
        latency_max_ms=round(latencies[-1] * 1000, 2),
        kilobytes_per_table=round((full - empty) / max(1.0, after["tafelrunde_tables"]), 1),
        tables_in_memory=int(after["tafelrunde_tables"]),
        server_megabytes=round(full / 1024, 1),
        server_cpu_percent=round(100 * used / took, 1),
        server_cpu_ms_per_move=round(1000 * used / max(1, len(latencies)), 3),
        client_cpu_ms_per_move=round(1000 * own / max(1, len(latencies)), 3),
        shares={**{name: round(share, 3) for name, share in parts.items()}, "rest": round(1 - sum(parts.values()), 3)},
        writes_per_commit=round(grown.get("tafelrunde_store_batch_sum", 0.0) / commits, 2),
        commit_mean_ms=round(1000 * grown.get("tafelrunde_store_seconds_sum", 0.0) / commits, 2),
    )


async def _metrics(crowd: Crowd) -> dict[str, float]:
    text = (await crowd.request("/metrics")).decode()
    lines = [line.rsplit(" ", 1) for line in text.splitlines() if line and not line.startswith("#")]
    found: dict[str, float] = {}
    for name, value in lines:
        # Several processes tell the same figures, each under its own name.
        plain = re.sub(r',?server="\w+"', "", name).replace("{}", "")
        found[plain] = found.get(plain, 0.0) + float(value)
    return found


def _fastest_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def main() -> None:
    """Measure, and tell."""
    parser = argparse.ArgumentParser(prog="python -m tafelrunde.server.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--rate", type=float, default=1000.0, help="moves a second in all; 0 is as fast as possible")
    parser.add_argument("--database", default=None, help="another database than a fresh SQLite file")
    parser.add_argument("--processes", type=int, default=1, help="servers that share the port (PostgreSQL)")
    parser.add_argument(
        "--record", type=Path, default=None, help="compare with the last run in this folder, and keep this"
    )
    parser.add_argument("--profile", action="store_true", help="tell what the server spends its time on")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    profile = given.profile and given.processes == 1
    work: Any = measure(
        given.tables, given.players, given.seconds, given.rate, given.database, given.processes, profile
    )
    with asyncio.Runner(loop_factory=_fastest_loop()) as runner:
        figures, seen = runner.run(work)
    before = None if given.record is None else _last_run(given.record, figures)
    if given.json:
        sys.stdout.write(msgspec.json.encode(figures).decode() + "\n")
    else:
        sys.stdout.write(_told(figures, before, seen))
    if given.record is not None:
        given.record.mkdir(parents=True, exist_ok=True)
        (given.record / RECORD).write_bytes(msgspec.json.encode(figures))


# The last run, in the folder that is given with --record.
RECORD = "server.json"
# What a run is compared by, and whether more of it is better.
COMPARED = {
    "moves_per_second": True,
    "latency_p50_ms": False,
    "latency_p99_ms": False,
    "server_cpu_ms_per_move": False,
    "kilobytes_per_table": False,
}


def _last_run(folder: Path, figures: Figures) -> Figures | None:
    """The last run, if it was asked for the same."""
    try:
        last = msgspec.json.decode((folder / RECORD).read_bytes(), type=Figures)
    except (OSError, msgspec.MsgspecError):
        return None
    same = ("tables", "players", "wished_rate", "processes")
    return last if all(getattr(last, field) == getattr(figures, field) for field in same) else None


def _told(figures: Figures, before: Figures | None, seen: Profile | None) -> str:
    lines = []
    for field in figures.__struct_fields__:
        value = getattr(figures, field)
        line = f"{field.replace('_', ' '):22} {value}"
        if before is not None and field in COMPARED and value and getattr(before, field):
            ratio = value / getattr(before, field)
            word = "better" if (ratio > 1) is COMPARED[field] else "worse"
            line += f"   ({ratio:.2f} of the last run" + (f", {word})" if abs(ratio - 1) > 0.05 else ")")
        lines.append(line)
    if seen is not None:
        lines.append(f"\nwhere the server's time goes ({seen.samples} looks; idle in {seen.idle} more):")
        lines += [f"  {share:6.1%}  {part}" for part, share in seen.parts.items()]
        lines.append("innermost functions:")
        lines += [f"  {share:6.1%}  {name}" for name, share in seen.functions.items()]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
