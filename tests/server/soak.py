"""The server under everything at once, for hours: `make soak-server`. It prints figures, and fails if one is wrong.

    python -m tests.server.soak --hours 1
    python -m tests.server.soak --hours 0.1 --only messages

1. Servers, workers and the database are killed while people play: nothing acknowledged is lost or applied twice.
2. Mutated messages over REST and WebSocket: no unhandled error, and no other table notices.
3. Whole games of all games: not one byte that a seat may not know, in logs and metrics neither.
4. An hour of play: the memory stays as it is.

Each has a short version in the tests. With fewer hours all four get smaller alike.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import re
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Collection
from pathlib import Path

from tafelrunde.kernel import registry
from tests.postgres import Postgres
from tests.server.chaos import Chaos
from tests.server.every_byte import every_byte
from tests.server.fuzz import Fuzzer
from tests.server.people import Browser, Club, ServerProcess

KILLS, MESSAGES, GAMES = 200, 100_000, 1000


def tell(text: str) -> None:
    """One line of the answer, at once."""
    sys.stdout.write(f"{time.strftime('%H:%M:%S')} {text}\n")
    sys.stdout.flush()


async def kills(count: int, seed: int) -> bool:
    """The first part."""
    dice = random.Random(seed)
    postgres = Postgres().start()
    try:
        chaos = Chaos(postgres, servers=3, workers=2, tables=8, seed=seed)
        figures = await chaos.run(dice.choices(["server", "worker", "database"], [5, 3, 2], k=count))
    finally:
        postgres.stop()
    tell(
        f"kills: {dict(figures.kills)}; {figures.games} games and {figures.moves} acknowledged moves,"
        f" {figures.lost} lost, {figures.twice} applied twice; every table went on within {figures.longest:.1f} s"
    )
    return figures.lost == figures.twice == 0 and figures.longest < 10


async def messages(count: int, seed: int) -> bool:
    """The second part."""
    with tempfile.TemporaryDirectory() as folder, ServerProcess(Path(folder, "tables.db")) as server:
        async with Club(server.url) as club:
            made = await club.table("Anna", "Bert")
            before = await club.sit(made["table"]["id"], made["seats"][0]["secret"])
            fuzzer = Fuzzer(club, random.Random(seed))
            await fuzzer.run(count)
            after = await club.sit(made["table"]["id"], made["seats"][0]["secret"])
            parts = ("number", "view", "decisions", "log", "chat")
            noticed = [part for part in parts if getattr(before.picture, part) != getattr(after.picture, part)]
    faults = len(fuzzer.faults) + server.stderr.count("Traceback")
    tell(f"messages: {fuzzer.sent} mutated ones, {faults} unhandled, {len(noticed)} effects on another table")
    for fault in fuzzer.faults[:10]:
        tell(f"  {fault}")
    return faults == 0 and not noticed


async def games(count: int, seed: int) -> bool:
    """The third part."""
    played: Counter[str] = Counter()
    wrong = 0
    dice = random.Random(seed)
    names = registry.names()
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder, "tables.db")).start()
        hidden: list[str] = []
        try:
            for number in range(count):
                async with Club(server.url) as club:
                    game = names[number % len(names)]
                    try:
                        hidden += await every_byte(club, game, dice)
                    except AssertionError as error:
                        wrong += 1
                        tell(f"  {game}: {str(error)[:300]}")
                    played[game] += 1
                    figures = (await club.http.get("/metrics")).text
                    wrong += sum(secret in figures for secret in hidden[-20:])
        finally:
            server.stop()
        wrong += sum(secret in server.stderr for secret in hidden)
    tell(f"games: {dict(played)}; {wrong} hidden bytes at the wrong place")
    return wrong == 0


async def memory(seconds: float, seed: int) -> bool:
    """The fourth part."""
    dice = random.Random(seed)
    with tempfile.TemporaryDirectory() as folder, ServerProcess(Path(folder, "tables.db"), idle_seconds=2) as server:
        assert server.process is not None
        pid = server.process.pid
        looks: list[float] = []
        played = 0
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            async with Club(server.url) as club:
                await asyncio.gather(*[_evening(club, dice) for _ in range(10)])
            played += 10
            status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
            looks.append(float(re.findall(r"VmRSS:\s+(\d+)", status)[0]) / 1024)
    early, late = max(looks[: max(1, len(looks) // 4)]), max(looks[-max(1, len(looks) // 4) :])
    tell(f"memory: {played} games in {seconds:.0f} s; {early:.0f} MB in the first quarter, {late:.0f} MB in the last")
    return late < early * 1.2 + 10


async def _evening(club: Club, dice: random.Random) -> None:
    made = await club.table("Anna", "Bert", "bot:random")

    async def play(browser: Browser) -> None:
        await browser.play(lambda decision: dice.randrange(len(decision["options"])))

    await asyncio.gather(*[play(browser) for browser in await club.sit_all(made)])


PARTS = ("kills", "messages", "games", "memory")


async def soak(share: float, seed: int, parts: Collection[str] = PARTS) -> bool:
    """All four, or some of them; `share` of the whole size."""
    tell(f"seed {seed}, {share:.2f} of the whole")
    fine = []
    if "kills" in parts:
        fine.append(await kills(max(3, int(KILLS * share)), seed))
    if "messages" in parts:
        fine.append(await messages(max(100, int(MESSAGES * share)), seed))
    if "games" in parts:
        fine.append(await games(max(5, int(GAMES * share)), seed))
    if "memory" in parts:
        fine.append(await memory(max(10.0, 3600 * share), seed))
    tell("all is well" if all(fine) else "something is wrong")
    return all(fine)


def main() -> None:
    """Run it."""
    parser = argparse.ArgumentParser(prog="python -m tests.server.soak", description=__doc__)
    parser.add_argument("--hours", type=float, default=1.0, help="of play for the last part; the others grow alike")
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 30))
    parser.add_argument("--only", choices=PARTS, action="append", help="this part, and no other that is not named too")
    given = parser.parse_args()
    with contextlib.suppress(KeyboardInterrupt):
        sys.exit(0 if asyncio.run(soak(given.hours, given.seed, given.only or PARTS)) else 1)


if __name__ == "__main__":
    main()
