"""Everything that people may do, by all of them at once: nobody's picture is wrong, and all of it can be repeated."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

from tafelrunde.kernel import registry
from tafelrunde.tables.repair import verify
from tests.server.people import Browser, Club, ServerProcess

# What each of them does, at moments of their own.
DEEDS = 60
KNOWN = {"update", "said", "ack", "refused", "sync", "pong"}


class Hands:
    """The hands of one person, who has two tabs open and does whatever comes to mind."""

    def __init__(self, club: Club, table: str, secret: str, dice: random.Random) -> None:
        self._club = club
        self._table = table
        self._secret = secret
        self._dice = dice
        self.tabs: list[Browser] = []
        self.faults: list[str] = []

    async def sit_down(self) -> None:
        self.tabs = [await self._club.sit(self._table, self._secret, follows=follows) for follows in (True, False)]

    async def play(self) -> None:
        reading = [asyncio.create_task(self._read(tab)) for tab in self.tabs]
        for _ in range(DEEDS):
            await asyncio.sleep(self._dice.random() * 0.02)
            await self._do_something(self._dice.choice(self.tabs))
        for task in reading:
            task.cancel()
        await asyncio.gather(*reading, return_exceptions=True)

    async def _read(self, tab: Browser) -> None:
        """Every message goes into the picture, which knows what must not be."""
        try:
            while True:
                message = await tab.receive()
                if message["type"] not in KNOWN:
                    self.faults.append(str(message))
                if message["type"] == "refused" and message["problem"]["error"] in ("our-fault", "table-restarts"):
                    self.faults.append(str(message))
        except TimeoutError:
            pass
        except Exception as error:
            self.faults.append(f"{type(error).__name__}: {error}")

    async def _do_something(self, tab: Browser) -> None:
        seat = tab.picture.seats[0] if tab.picture.seats else 0
        match self._dice.choices(
            ["act", "undo", "agree", "leave", "back", "say", "look", "hint", "why"], [12, 2, 4, 1, 3, 1, 1, 1, 1]
        )[0]:
            case "act":
                for decision in tab.picture.decisions[:1]:
                    index = self._dice.randrange(len(decision["options"]))
                    await tab.send("act", seat=decision["seat"], number=decision["number"], index=index)
            case "undo":
                await tab.send("undo", seat=seat)
            case "agree":
                await tab.send("answer-undo", seat=seat, agree=self._dice.random() < 0.7)
            case "leave":
                await self._post("hand-over", {"bot": self._dice.choice(["random", "greedy"])})
            case "back":
                await self._post("hand-over", {"bot": ""})
            case "say":
                await tab.send("say", seat=self._dice.choice([None, seat]), text="?", name="F")
            case "look":
                await tab.send("resync")
                await tab.send("look", seat=self._dice.choice([None, seat]))
            case "hint":
                await self._post("hint", None)
            case "why":
                await self._club.http.get(
                    f"/api/tables/{self._table}/why?ref=land:1", headers={"Authorization": f"Bearer {self._secret}"}
                )

    async def _post(self, path: str, body: Any) -> None:
        answer = await self._club.http.post(
            f"/api/tables/{self._table}/{path}", json=body, headers={"Authorization": f"Bearer {self._secret}"}
        )
        if answer.status_code >= 500:
            self.faults.append(f"{path}: {answer.status_code} {answer.text[:200]}")


async def picture(club: Club, table: str, secret: str) -> dict[str, Any]:
    """What somebody sees who comes back."""
    seen = (await club.sit(table, secret)).picture
    return {name: getattr(seen, name) for name in ("number", "view", "decisions", "can_undo", "log", "chat")}


async def test_all_do_everything_at_once(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    dice = random.Random(9)
    # Bots take no time, so that they are in everybody's way.
    with ServerProcess(database, bot_delay=0.02) as server:
        async with Club(server.url) as club:
            made = [await club.table("Anna", "Bert", "bot:random", game=game) for game in registry.names()]
            seats = [(one["table"]["id"], ticket["secret"]) for one in made for ticket in one["seats"]]
            people = [Hands(club, id, secret, random.Random(dice.random())) for id, secret in seats]
            for one in people:
                await one.sit_down()
            await asyncio.gather(*(one.play() for one in people))
            assert [fault for one in people for fault in one.faults] == []
            # Whatever bots are thinking of: nothing more happens there.
            for table in made:
                await club.post(f"/tables/{table['table']['id']}/close", None, table["host"]["secret"])
            before = [await picture(club, id, secret) for id, secret in seats]
            assert all(seen["number"] > 20 for seen in before)
        server.kill()
        assert "Traceback" not in server.stderr, server.stderr
        server.start()
        async with Club(server.url) as club:
            assert [await picture(club, id, secret) for id, secret in seats] == before
    report = await verify(str(database), repair=False, cut=False, progress=lambda _done, _of: None)
    assert report.fine, report.wrong
