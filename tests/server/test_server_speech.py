"""What bots say reaches everybody, in both languages, and is still there after a reload."""

from __future__ import annotations

from typing import Any

from tests.server.people import Browser, Club


def spoken(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [event for event in events if event["kind"] == "speech"]


async def table_with_a_bot(club: Club) -> dict[str, Any]:
    seats = [{"kind": "person", "name": "Anna"}, {"kind": "bot", "bot": "greedy"}]
    wanted = {"game": "spirit-island", "seats": seats, "options": {"beginner": True}, "start": True}
    made: dict[str, Any] = await club.post("/tables", wanted, status=201)
    return made


async def play_until_proposed(browser: Browser) -> dict[str, Any]:
    """Answer whatever is asked until a bot proposes something: that. It is waited for, so that its round goes on."""
    while not browser.picture.proposals:
        view = browser.picture.view
        heard = view is not None and len(spoken(browser.picture.log)) >= view["table"]["round"]
        if browser.picture.decisions and heard:
            await browser.act(browser.picture.decisions[0], 0)
        else:
            await browser.receive()
    return browser.picture.proposals[0]


async def test_a_bot_tells_everybody_its_plan(club: Club) -> None:
    made = await table_with_a_bot(club)
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


async def test_what_a_bot_proposes_is_answered_and_everybody_hears_of_it(club: Club) -> None:
    made = await table_with_a_bot(club)
    table = made["table"]["id"]
    spectator = await club.sit(table)
    anna = await club.sit(table, made["seats"][0]["secret"])
    proposal = await play_until_proposed(anna)
    assert proposal["seat"] == 1
    [line] = [event for event in anna.picture.log if event["number"] == proposal["number"]]
    assert line["kind"] == "speech"
    where = {"number": proposal["number"], "part": proposal["part"]}
    answer = await anna.ask("answer-proposal", seat=0, good=False, **where)
    assert answer["type"] == "ack"
    assert where not in [{"number": it["number"], "part": it["part"]} for it in anna.picture.proposals]
    [told] = [event for event in anna.picture.log if event["kind"] == "proposal-is-not-good"]
    assert told["text"]["en"] == f"Anna asks Bot 2 to leave it: {proposal['what']['en']}."
    assert told["text"]["de"] == f"Anna bittet Bot 2, es zu lassen: {proposal['what']['de']}."
    await spectator.caught_up(told["number"])
    assert told in spectator.picture.log
    assert spectator.picture.proposals == []
    # Only once.
    answer = await anna.ask("answer-proposal", seat=0, good=True, **where)
    assert answer["problem"]["error"] == "no-proposal"
    again = await club.sit(table, made["seats"][0]["secret"])
    assert told in again.picture.log


async def test_only_persons_at_the_table_answer_what_is_proposed(club: Club) -> None:
    made = await table_with_a_bot(club)
    other = await club.sit((await table_with_a_bot(club))["table"]["id"], made["seats"][0]["secret"])
    spectator = await club.sit(made["table"]["id"])
    anna = await club.sit(made["table"]["id"], made["seats"][0]["secret"])
    proposal = await play_until_proposed(anna)
    where = {"number": proposal["number"], "part": proposal["part"], "good": True}
    for stranger in (spectator, other):
        for seat in (0, 1):
            answer = await stranger.ask("answer-proposal", seat=seat, **where)
            assert answer["problem"]["error"] == "not-your-seat"
    assert (await anna.ask("answer-proposal", seat=1, **where))["problem"]["error"] == "not-your-seat"
    for wrong in ({"number": proposal["number"] - 1}, {"number": -1}, {"part": 99}, {"part": -1}):
        answer = await anna.ask("answer-proposal", seat=0, **{**where, **wrong})
        assert answer["problem"]["error"] == "no-proposal"
        assert answer["problem"]["text"]["de"].endswith(".")
    for garbage in ({"good": "yes"}, {"part": None}):
        answer = await anna.ask("answer-proposal", seat=0, **{**where, **garbage})
        assert answer["problem"]["error"] == "bad-message"
    assert proposal in anna.picture.proposals
