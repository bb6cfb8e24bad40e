"""What is told about a finished game, over the wire."""

from __future__ import annotations

import msgspec

from tests.server.people import Club
from tests.tables.test_tables_analyses import CHOICES, GAME


async def test_a_finished_game_is_looked_at_in_the_background(club: Club) -> None:
    made = await club.post("/recipes", {"recipe": msgspec.json.decode(GAME.to_json())}, status=201)
    address = f"/tables/{made['table']['id']}/analysis"
    before = await club.get(address)
    assert (before["done"], before["choices"], before["running"]) == (0, CHOICES, False)
    begun = await club.post(address, status=200)
    assert begun["running"]
    while not begun["turning_points"]:
        begun = await club.get(address)
    assert not begun["together"]
    assert len(begun["chances"]) == begun["done"] + 1
    assert all(abs(sum(seats) - 100) < 0.5 for seats in begun["chances"])
    point = begun["turning_points"][0]
    assert point["cost"] >= 2
    assert point["chosen"] != point["better"]
    assert set(point["chosen"]) == set(point["better"]) == {"de", "en"}
    # One click to the moment, and to another try.
    moment = await club.get(f"/tables/{made['table']['id']}/replay/{point['number']}?seat={point['seat']}")
    assert moment["upto"] == point["number"]
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "random"}]
    tried = await club.post(
        f"/tables/{made['table']['id']}/continue", {"upto": point["number"], "seats": seats}, status=201
    )
    assert tried["table"]["continues"] == made["table"]["id"]


async def test_nobody_is_told_about_a_running_game(club: Club) -> None:
    made = await club.table("Anna", "Bert")
    refused = await club.post(f"/tables/{made['table']['id']}/analysis", status=409)
    assert refused["error"] == "not-over-yet"
