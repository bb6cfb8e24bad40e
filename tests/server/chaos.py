"""Servers, workers and the database of a cluster are killed at random while people play, and everything is compared
afterwards: what was acknowledged is stored once and in order, and every table has gone on soon.

    python -m tests.server.chaos --kills 200

prints the figures of a long run; a short one is in test_server_chaos.py.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import subprocess
import sys
import time
from collections import Counter
from typing import Any

import httpx
import msgspec
from websockets.exceptions import WebSocketException

from tests.postgres import Postgres
from tests.server.people import Browser, Club, ServerProcess, seat_of

Trouble = (OSError, WebSocketException, httpx.HTTPError, TimeoutError, EOFError)
# What a refusal says when nobody knows whether something has happened.
UNSURE = frozenset({"not-stored", "table-restarts", "database-down"})


class WorkerProcess:
    """`tafelrunde worker`."""

    def __init__(self, database: str) -> None:
        self._command = [sys.executable, "-m", "tafelrunde.terminal", "worker", "--database", database, "-w", "1"]
        self.process: subprocess.Popen[str] | None = None
        self.stderr = ""

    def launch(self) -> WorkerProcess:
        self.process = subprocess.Popen(
            self._command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env={**os.environ, "LANG": "en"}
        )
        return self

    def ready(self) -> WorkerProcess:
        assert self.process is not None
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "ready" in line, line + self.process.communicate()[1]
        return self

    def stop(self, kill: bool = False) -> None:
        process, self.process = self.process, None
        if process is not None:
            (process.kill if kill else process.terminate)()
            self.stderr += process.communicate(timeout=30)[1]


class Figures(msgspec.Struct):
    """What came of it."""

    kills: Counter[str] = msgspec.field(default_factory=Counter)
    moves: int = 0
    games: int = 0
    open: int = 0
    lost: int = 0
    twice: int = 0
    # Seconds from a kill until every table had gone on.
    longest: float = 0.0
    pauses: list[float] = []


class Witness:
    """Plays one seat through everything, at whichever server answers, and remembers what was acknowledged."""

    def __init__(self, table: str, seat: int, secret: str) -> None:
        self.table = table
        self.seat = seat
        self.secret = secret
        # What was sent, in order, and whether it was acknowledged.
        self.sent: list[tuple[int, bool]] = []
        self.over = False
        self.number = -1
        self.at = time.monotonic()

    async def play(self, clubs: list[Club], dice: random.Random) -> None:
        while not self.over:
            try:
                await self._play(dice.choice(clubs), dice)
            except Trouble:
                await asyncio.sleep(0.1)

    async def _play(self, club: Club, dice: random.Random) -> None:
        browser = await club.browser(self.table, self.secret)
        try:
            await browser.hello()
            assert browser.picture.number >= self.number, "an acknowledged number was lost"
            self._goes_on(browser)
            while not browser.over:
                if browser.picture.decisions:
                    await self._answer(browser, dice)
                else:
                    await browser.receive()
                self._goes_on(browser)
            self.over = True
        finally:
            with contextlib.suppress(*Trouble):
                await browser.socket.close()

    def _goes_on(self, browser: Browser) -> None:
        if browser.picture.number > self.number or browser.over:
            self.number, self.at = browser.picture.number, time.monotonic()

    async def _answer(self, browser: Browser, dice: random.Random) -> None:
        decision = browser.picture.decisions[0]
        index = dice.randrange(len(decision["options"]))
        self.sent.append((index, False))
        answer = await browser.act(decision, index)
        if answer["type"] == "ack":
            self.sent[-1] = (index, True)
        elif answer["problem"]["error"] in UNSURE:
            raise EOFError
        else:
            # Refused for a reason of the game: it has not happened.
            self.sent.pop()

    def check(self, stored: list[int], figures: Figures) -> None:
        """Everything acknowledged is there exactly once, in order; what was open is there at most once."""
        places = {0}
        for index, acknowledged in self.sent:
            further = {place + 1 for place in places if place < len(stored) and stored[place] == index}
            places = further if acknowledged else places | further
            if acknowledged and not places:
                figures.lost += 1
                return
        figures.moves += sum(acknowledged for _, acknowledged in self.sent)
        figures.open += sum(not acknowledged for _, acknowledged in self.sent)
        figures.twice += len(stored) not in places


class Chaos:
    """A cluster on one PostgreSQL, people who play on it, and somebody who kills."""

    def __init__(self, postgres: Postgres, servers: int, workers: int, tables: int, seed: int) -> None:
        self.postgres = postgres
        self.address = postgres.new_database()
        self.servers = [ServerProcess(self.address) for _ in range(servers)]
        self.workers = [WorkerProcess(self.address) for _ in range(workers)]
        self.processes: list[ServerProcess | WorkerProcess] = [*self.servers, *self.workers]
        self.dice = random.Random(seed)
        self.figures = Figures()
        self.witnesses: list[Witness] = []
        self._playing: set[asyncio.Task[None]] = set()
        self._clubs: list[Club] = []
        self._tables = tables
        self._games = ("vaalbara", "vaalbara", "glow", "vaalbara", "skybridge")

    async def run(self, kills: list[str]) -> Figures:
        """Kill what is named, one after the other, as soon as everybody plays again."""
        for process in self.processes:
            process.launch()
        try:
            for process in self.processes:
                await asyncio.to_thread(process.ready)
            async with contextlib.AsyncExitStack() as stack:
                self._clubs = [await stack.enter_async_context(Club(server.url)) for server in self.servers]
                for _ in range(self._tables):
                    await self._seat()
                for place, what in enumerate(kills, 1):
                    await asyncio.sleep(self.dice.uniform(0.0, 0.4))
                    victim = await self._kill(what)
                    if victim is not None and place < len(kills):
                        victim.launch()
                        await asyncio.to_thread(victim.ready)
                async with asyncio.timeout(120):
                    while self._playing:
                        await asyncio.wait(self._playing)
            await self._compare()
        finally:
            await asyncio.gather(*[asyncio.to_thread(process.stop) for process in self.processes])
        return self.figures

    async def _seat(self) -> None:
        """A new table with two people and a bot."""
        seats = [seat_of(seat) for seat in ("Anna", "Bert", "bot:random")]
        wish = {"game": self.dice.choice(self._games), "seats": seats, "start": True}
        while True:
            try:
                made = await self.dice.choice(self._clubs).post("/tables", wish, status=201)
                break
            except (*Trouble, AssertionError):
                await asyncio.sleep(0.2)
        for ticket in made["seats"]:
            witness = Witness(made["table"]["id"], ticket["seat"], ticket["secret"])
            self.witnesses.append(witness)
            task = asyncio.create_task(witness.play(self._clubs, self.dice))
            self._playing.add(task)
            task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._playing.discard(task)
        task.result()

    async def _kill(self, what: str) -> ServerProcess | WorkerProcess | None:
        """Kill one of these, and wait until every table has gone on: the process that has to be started again."""
        while sum(not witness.over for witness in self.witnesses) < 2 * self._tables - 1:
            await self._seat()
        before = {witness: witness.number for witness in self.witnesses if not witness.over}
        begun = time.monotonic()
        victim: ServerProcess | WorkerProcess | None = None
        if what == "database":
            await asyncio.to_thread(self.postgres.crash)
        else:
            victim = self.dice.choice(self.servers) if what == "server" else self.dice.choice(self.workers)
            if isinstance(victim, ServerProcess):
                await asyncio.to_thread(victim.kill)
            else:
                await asyncio.to_thread(victim.stop, True)
        async with asyncio.timeout(60):
            while any(not witness.over and witness.number <= number for witness, number in before.items()):
                await asyncio.sleep(0.02)
        took = time.monotonic() - begun
        self.figures.kills[what] += 1
        self.figures.pauses.append(took)
        self.figures.longest = max(self.figures.longest, took)
        return victim

    async def _compare(self) -> None:
        """What the database holds, read by somebody who trusts nothing else."""
        rows: list[Any] = await self.postgres.rows(
            self.address,
            "SELECT table_id, position, seat, choice FROM happenings WHERE kind = 'choice' ORDER BY table_id, position",
        )
        stored: dict[tuple[str, int], list[int]] = {}
        for row in rows:
            stored.setdefault((row["table_id"], row["seat"]), []).append(row["choice"])
        for witness in self.witnesses:
            witness.check(stored.get((witness.table, witness.seat), []), self.figures)
        self.figures.games = len({witness.table for witness in self.witnesses if witness.over})


def main() -> None:
    """A long run."""
    parser = argparse.ArgumentParser(prog="python -m tests.server.chaos", description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 30))
    given = parser.parse_args()
    dice = random.Random(given.seed)
    kills = dice.choices(["server", "worker", "database"], [5, 3, 2], k=given.kills)
    postgres = Postgres().start()
    try:
        chaos = Chaos(postgres, servers=3, workers=2, tables=given.tables, seed=given.seed)
        figures = asyncio.run(chaos.run(kills))
    finally:
        postgres.stop()
    pauses = sorted(figures.pauses)
    sys.stdout.write(
        f"seed {given.seed}: killed {dict(figures.kills)}; {figures.games} games, {figures.moves} moves acknowledged,"
        f" {figures.lost} lost, {figures.twice} applied twice, {figures.open} were open when their server went;"
        f" every table went on after {pauses[len(pauses) // 2]:.1f} s (median), {figures.longest:.1f} s at most\n"
    )
    sys.exit(0 if figures.lost == figures.twice == 0 and figures.longest < 10 else 1)


if __name__ == "__main__":
    main()
