"""Nonsense of every kind is answered, and no other table notices."""

from __future__ import annotations

import random

from tests.server.fuzz import Fuzzer
from tests.server.people import Club, ServerProcess


async def test_nonsense_is_answered_and_no_other_table_notices(server: ServerProcess, club: Club) -> None:
    made = await club.table("Anna", "Bert")
    anna, _ = await club.sit_all(made)
    await anna.act(anna.picture.decisions[0], 0)
    before = await club.sit(made["table"]["id"], made["seats"][0]["secret"])
    fuzzer = Fuzzer(club, random.Random(12))
    await fuzzer.run(1200)
    assert fuzzer.faults == []
    after = await club.sit(made["table"]["id"], made["seats"][0]["secret"])
    for part in ("number", "view", "decisions", "log", "chat"):
        assert getattr(after.picture, part) == getattr(before.picture, part)
    assert (await club.http.get("/readyz")).status_code == 200
    lines = (await club.http.get("/metrics")).text.splitlines()
    assert not [line for line in lines if line.startswith("tafelrunde_failures_total") and not line.endswith(" 0.0")]
