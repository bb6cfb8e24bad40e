"""The server is killed again and again in the middle of everything: nothing that was acknowledged is lost."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import sqlite3
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from tests.server.people import Browser, Club, ServerProcess

# The long run kills more often.
TABLES = 4
KILLS = 30 if os.environ.get("TAFELRUNDE_SOAK") else 3

Trouble = (OSError, WebSocketException, httpx.HTTPError, TimeoutError, EOFError)


class Witness:
    """Plays one seat through all crashes, and remembers what was acknowledged."""

    def __init__(self, table: str, seat: int, secret: str, dice: random.Random) -> None:
        self.table = table
        self.seat = seat
        self.secret = secret
        self.dice = dice
        self.acknowledged: list[int] = []
        # Sent, but the server went away before it answered: it may or may not have happened.
        self.open: int | None = None
        self.over = False
        self.number = -1

    async def play(self, club: Club) -> None:
        with contextlib.suppress(*Trouble):
            browser = await club.sit(self.table, self.secret)
            assert browser.picture.number >= self.number, "an acknowledged number was lost"
            while not browser.over:
                if browser.picture.decisions:
                    await self._answer(browser)
                else:
                    await browser.receive()
            self.over = True

    async def _answer(self, browser: Browser) -> None:
        decision = browser.picture.decisions[0]
        index = self.dice.randrange(len(decision["options"]))
        self.acknowledged.append(index)
        self.open = len(self.acknowledged) - 1
        answer = await browser.act(decision, index)
        assert answer["type"] == "ack", answer
        self.number = answer["number"]
        self.open = None

    def check(self, choices: list[list[Any]]) -> None:
        """Everything acknowledged is there exactly once, in order; what was open is there at most once."""
        own = [index for seat, index, *_ in choices if seat == self.seat]
        if self.open is not None and len(own) < len(self.acknowledged):
            del self.acknowledged[self.open]
        self.open = None
        assert own == self.acknowledged


async def test_killed_again_and_again_under_load(database: Path) -> None:
    dice = random.Random(4)
    server = ServerProcess(database, workers=1).start()
    witnesses: list[Witness] = []
    async with Club(server.url) as club:
        for number in range(TABLES):
            seats = ["Anna", "Bert", "bot:greedy"] if number % 2 else ["Anna", "Bert", "Carla"]
            made = await club.table(*seats)
            witnesses += [
                Witness(made["table"]["id"], ticket["seat"], ticket["secret"], dice) for ticket in made["seats"]
            ]
    try:
        for _ in range(KILLS):
            await played_for(server, witnesses, dice.uniform(0.1, 0.6))
            server.start()
            await compared_with_the_store(database, witnesses)
        await played_for(server, witnesses, None)
        assert all(witness.over for witness in witnesses)
        async with Club(server.url) as club:
            for witness in witnesses:
                recipe = await club.get(f"/tables/{witness.table}/recipe")
                witness.check(recipe["choices"])
    finally:
        server.stop()
    assert "Traceback" not in server.stderr, server.stderr


async def played_for(server: ServerProcess, witnesses: list[Witness], seconds: float | None) -> None:
    """Everybody plays, until the time is up and the server dies, or until the end."""
    async with Club(server.url) as club:
        playing = [asyncio.create_task(witness.play(club)) for witness in witnesses if not witness.over]
        if seconds is not None:
            if playing:
                await asyncio.wait(playing, timeout=seconds)
            server.kill()
        if playing:
            async with asyncio.timeout(60):
                await asyncio.gather(*playing)


async def compared_with_the_store(database: Path, witnesses: list[Witness]) -> None:
    """What the database holds after the crash, read by somebody who trusts nothing else."""
    with contextlib.closing(sqlite3.connect(database)) as connection:
        for witness in witnesses:
            rows = connection.execute(
                "SELECT position, seat, choice FROM happenings"
                " WHERE table_id = ? AND kind = 'choice' ORDER BY position",
                (witness.table,),
            ).fetchall()
            assert len({position for position, _, _ in rows}) == len(rows)
            witness.check([[seat, choice] for _, seat, choice in rows])


async def test_bots_and_clocks_go_on_after_a_restart(database: Path) -> None:
    server = ServerProcess(database, bot_delay=0.05).start()
    try:
        async with Club(server.url) as club:
            alone = await club.table("bot:random", "bot:random")
            timed = await club.table("Anna", "bot:random", clock={"per_move": 1})
            await club.sit(alone["table"]["id"])
        server.kill()
        server.start()
        async with Club(server.url) as club:
            watcher = await club.sit(alone["table"]["id"])
            await watcher.play(lambda _: 0)
            anna = await club.sit(timed["table"]["id"])
            while not any(event["kind"] == "seat-timed-out" for event in anna.picture.log):
                await anna.receive()
    finally:
        server.stop()


async def test_undo_chat_and_seats_survive_a_crash(database: Path) -> None:
    server = ServerProcess(database).start()
    try:
        async with Club(server.url) as club:
            made = await club.table("Anna", "Bert", "open", start=False)
            id = made["table"]["id"]
            carla = await club.post(f"/tables/{id}/join", {"name": "Carla"}, status=201)
            await club.post(f"/tables/{id}/start", None, made["host"]["secret"], 200)
            anna, bert = await club.sit_all(made)
            await anna.ask("say", seat=0, text="Hallo")
            await anna.act(anna.picture.decisions[0], 0)
            await anna.ask("undo", seat=0)
            await anna.act(anna.picture.decisions[0], 1)
            await bert.caught_up(anna.picture.number)
            await bert.act(bert.picture.decisions[0], 1)
            third = await club.sit(id, carla["secret"])
            await third.act(third.picture.decisions[0], 2)
            await third.ask("undo", seat=2)
            for browser, seat in ((anna, 0), (bert, 1)):
                await browser.asked_for_consent()
                await browser.ask("answer-undo", seat=seat, agree=True)
            await club.post(f"/tables/{id}/hand-over", {"bot": "random"}, made["seats"][1]["secret"], 200)
            await anna.ask("resync")
            before = anna.picture
        server.kill()
        server.start()
        async with Club(server.url) as club:
            again = await club.sit(id, made["seats"][0]["secret"])
            # The bot may have moved meanwhile; what was there is there with the same numbers.
            assert again.picture.log[: len(before.log)] == before.log
            assert again.picture.chat == before.chat
            assert [seat["name"] for seat in again.picture.table["seats"]] == ["Anna", "Bert", "Carla"]
            assert again.picture.table["seats"][1]["kind"] == "bot"
    finally:
        server.stop()


async def test_stopping_is_graceful(database: Path) -> None:
    server = ServerProcess(database, workers=1).start()
    async with Club(server.url) as club:
        made = await club.table("Anna", "bot:greedy")
        [anna] = await club.sit_all(made)
        await anna.act(anna.picture.decisions[0], 0)
        server.stop(signal.SIGINT)
    assert "Traceback" not in server.stderr, server.stderr
