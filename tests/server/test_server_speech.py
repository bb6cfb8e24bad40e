"""What bots say reaches everybody, in both languages, and is still there after a reload."""

from __future__ import annotations

from typing import Any

from tests.server.people import Club


def spoken(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [event for event in events if event["kind"] == "speech"]


async def test_a_bot_tells_everybody_its_plan(club: Club) -> None:
    seats = [{"kind": "person", "name": "Anna"}, {"kind": "bot", "bot": "greedy"}]
    wanted = {"game": "spirit-island", "seats": seats, "options": {"beginner": True}, "start": True}
    made = await club.post("/tables", wanted, status=201)
    table = made["table"]["id"]
    spectator = await club.sit(table)
    anna = await club.sit(table, made["seats"][0]["secret"])
    while not spoken(anna.picture.log):
        if anna.picture.decisions:
            await anna.act(anna.picture.decisions[0], 0)
        else:
            await anna.receive()
    [said, *_] = spoken(anna.picture.log)
    assert said["facts"]["seat"] == "seat:1"
    assert said["text"]["de"].startswith("Bot 2: „")
    assert said["text"]["en"].startswith("Bot 2: “")
    await spectator.caught_up(said["number"])
    assert said in spoken(spectator.picture.log)
    again = await club.sit(table, made["seats"][0]["secret"])
    assert said in spoken(again.picture.log)
