"""What can happen at a table: tabs, lags, undo, bots that take over, clocks, hotseat."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.people import Browser, Club, ServerThread


async def both_choose(anna: Browser, bert: Browser) -> None:
    """Both choose a follower, so that they are revealed."""
    for browser in (anna, bert):
        [decision] = browser.picture.decisions
        answer = await browser.act(decision, 0)
        assert answer["type"] == "ack"
    await anna.caught_up(bert.picture.number)


def kinds(browser: Browser) -> list[str]:
    return [event["kind"] for event in browser.picture.log]


# ---------------------------------------------------------------------- answers that come twice or too late


async def test_two_tabs_answer_and_one_wins(club: Club) -> None:
    made = await club.table("Anna", "Bert")
    secret = made["seats"][0]["secret"]
    tabs = [await club.sit(made["table"]["id"], secret) for _ in range(2)]
    decision = tabs[0].picture.decisions[0]
    answers = await asyncio.gather(*[tab.act(decision, index) for index, tab in enumerate(tabs)])
    assert sorted(answer["type"] for answer in answers) == ["ack", "refused"]
    loser = next(tab for tab, answer in zip(tabs, answers, strict=True) if answer["type"] == "refused")
    refusal = next(answer for answer in answers if answer["type"] == "refused")
    assert refusal["problem"]["error"] == "decision-gone"
    assert refusal["problem"]["text"]["de"] != refusal["problem"]["text"]["en"]
    await loser.until(lambda message: message["type"] == "sync")
    assert loser.picture.decisions == []
    assert kinds(loser).count("has-chosen") == 1


async def test_a_repeated_answer_is_refused_and_nothing_changes(club: Club) -> None:
    made = await club.table("Anna", "Bert")
    anna, _ = await club.sit_all(made)
    [decision] = anna.picture.decisions
    assert (await anna.act(decision, 0))["type"] == "ack"
    number = anna.picture.number
    assert (await anna.act(decision, 0))["problem"]["error"] == "decision-gone"
    await anna.until(lambda message: message["type"] == "sync")
    assert anna.picture.number == number


async def test_an_option_that_is_not_there(club: Club) -> None:
    made = await club.table("Anna", "Bert")
    anna, _ = await club.sit_all(made)
    [decision] = anna.picture.decisions
    for index in (-1, len(decision["options"]), 10**9):
        refused = await anna.act(decision, index)
        assert refused["problem"]["error"] == "no-such-option"
        assert refused["problem"]["rule"] == "V3.1"
    assert (await anna.act(decision, 0))["type"] == "ack"


async def test_nobody_answers_for_others(club: Club) -> None:
    made = await club.table("Anna", "Bert")
    anna, bert = await club.sit_all(made)
    watcher = await club.sit(made["table"]["id"])
    [decision] = bert.picture.decisions
    for browser in (anna, watcher):
        assert (await browser.act(decision, 0))["problem"]["error"] == "not-your-seat"
        answer = {"number": 1, "part": 0, "good": True}
        asked: list[tuple[str, dict[str, Any]]] = [
            ("undo", {}),
            ("answer-undo", {"agree": True}),
            ("answer-proposal", answer),
            ("look", {}),
            ("say", {"text": "x"}),
        ]
        for type, more in asked:
            assert (await browser.ask(type, seat=1, **more))["problem"]["error"] == "not-your-seat"
    assert (await bert.act(decision, 0))["type"] == "ack"


# ---------------------------------------------------------------------- coming back


async def test_reconnecting_shows_the_same(club: Club) -> None:
    made = await club.table("Anna", "Bert")
    anna, bert = await club.sit_all(made)
    await both_choose(anna, bert)
    again = await club.sit(made["table"]["id"], made["seats"][0]["secret"])
    for name in ("number", "view", "decisions", "can_undo", "log", "seats", "seat"):
        assert getattr(again.picture, name) == getattr(anna.picture, name), name
    await anna.ask("resync")
    assert anna.picture.log == again.picture.log


async def test_everybody_sees_who_is_there(club: Club) -> None:
    made = await club.table("Anna", "Bert")
    anna = await club.sit(made["table"]["id"], made["seats"][0]["secret"])
    assert [seat["connected"] for seat in anna.picture.table["seats"]] == [True, False]
    bert = await club.sit(made["table"]["id"], made["seats"][1]["secret"])
    await anna.until(lambda _: anna.picture.table["seats"][1]["connected"])
    await bert.socket.close()
    await anna.until(lambda _: not anna.picture.table["seats"][1]["connected"])


async def test_an_unknown_secret_becomes_a_spectator(club: Club) -> None:
    made = await club.table("Anna", "Bert")
    browser = await club.browser(made["table"]["id"], "not-a-secret", made["host"]["secret"])
    sync = await browser.hello()
    assert sync["seats"] == []
    assert sync["seat"] is None
    refused = await browser.until(lambda message: message["type"] == "refused")
    assert refused["problem"]["error"] == "unknown-secret"


async def test_hotseat_one_browser_for_two_seats(club: Club) -> None:
    made = await club.table("Anna", "Bert", "Carla")
    own = [ticket["secret"] for ticket in made["seats"][:2]]
    browser = await club.sit(made["table"]["id"], *own, seat=1)
    assert browser.picture.seats == [0, 1]
    assert browser.picture.seat == 1
    view = browser.picture.view
    assert view is not None
    assert [clan["hand"] is None for clan in view["table"]["clans"]] == [True, False, True]
    assert {event["facts"]["seat"] for event in browser.picture.log if event["kind"] == "drew"} == {"seat:1"}
    assert [decision["seat"] for decision in browser.picture.decisions] == [0, 1]
    assert (await browser.ask("look", seat=0))["type"] == "ack"
    assert browser.picture.seat == 0
    assert {event["facts"]["seat"] for event in browser.picture.log if event["kind"] == "drew"} == {"seat:0"}
    for decision in list(browser.picture.decisions):
        assert (await browser.act(decision, 0))["type"] == "ack"
    assert (await browser.ask("look", seat=None))["type"] == "ack"
    view = browser.picture.view
    assert view is not None
    assert all(clan["hand"] is None for clan in view["table"]["clans"])
    # Whoever sits at several seats agrees with himself.
    assert browser.picture.can_undo == [0, 1]


# ---------------------------------------------------------------------- undo


async def test_taking_back_freely(club: Club) -> None:
    made = await club.table("Anna", "Bert")
    anna, bert = await club.sit_all(made)
    [decision] = anna.picture.decisions
    await anna.act(decision, 0)
    assert anna.picture.can_undo == [0]
    [theirs] = bert.picture.decisions
    assert (await anna.ask("undo", seat=0))["type"] == "ack"
    [again] = anna.picture.decisions
    assert again["number"] > decision["number"], "an old answer must not fit the question that is asked anew"
    assert [option["text"] for option in again["options"]] == [option["text"] for option in decision["options"]]
    assert (await anna.act(decision, 0))["problem"]["error"] == "decision-gone"
    await anna.until(lambda message: message["type"] == "sync")
    assert "has-chosen" not in kinds(anna)
    assert kinds(anna)[-1] == "choice-taken-back"
    await bert.caught_up(anna.picture.number)
    assert kinds(bert) == [kind for kind in kinds(bert) if kind != "has-chosen"]
    # Bert's question has stayed the same all the time.
    assert (await bert.act(theirs, 1))["type"] == "ack"
    assert (await anna.act(again, 1))["type"] == "ack"


async def test_what_others_did_meanwhile_stays(club: Club) -> None:
    made = await club.table("Anna", "Bert", "Carla")
    anna, bert, carla = await club.sit_all(made)
    await anna.act(anna.picture.decisions[0], 0)
    await bert.caught_up(anna.picture.number)
    await bert.act(bert.picture.decisions[0], 0)
    await anna.caught_up(bert.picture.number)
    assert (await anna.ask("undo", seat=0))["type"] == "ack"
    await carla.caught_up(anna.picture.number)
    chosen = [event["facts"]["seat"] for event in carla.picture.log if event["kind"] == "has-chosen"]
    assert chosen == ["seat:1"]
    assert carla.picture.view is not None
    assert [clan["has_chosen"] for clan in carla.picture.view["table"]["clans"]] == [False, True, False]
    fresh = await club.sit(made["table"]["id"], made["seats"][2]["secret"])
    assert fresh.picture.log == carla.picture.log


async def asked_to_undo(club: Club, *more: str) -> tuple[Browser, Browser, dict[str, Any]]:
    """Anna wants to take back a choice after which the followers were revealed."""
    made = await club.table("Anna", "Bert", *more)
    anna, bert = await club.sit_all(made)
    await both_choose(anna, bert)
    while not anna.picture.view or not anna.picture.view["table"]["revealed"]:
        await anna.receive()
    assert 0 not in anna.picture.can_undo
    assert (await anna.ask("undo", seat=0))["type"] == "ack"
    return anna, bert, made


async def test_taking_back_with_everybodys_consent(club: Club) -> None:
    anna, bert, made = await asked_to_undo(club)
    before = list(bert.picture.log)
    await bert.asked_for_consent()
    assert bert.picture.undo == {"seat": 0, "choices": 2, "agreed": [], "needed": [1]}
    assert (await bert.ask("answer-undo", seat=1, agree=True))["type"] == "ack"
    assert bert.picture.undo is None
    assert bert.picture.view is not None
    assert bert.picture.view["table"]["revealed"] is False
    assert [decision["seat"] for decision in bert.picture.decisions] == [1]
    assert len(bert.picture.log) < len(before)
    await anna.caught_up(bert.picture.number)
    assert [decision["seat"] for decision in anna.picture.decisions] == [0]
    fresh = await club.sit(made["table"]["id"], made["seats"][0]["secret"])
    assert fresh.picture.log == anna.picture.log
    assert (await anna.act(anna.picture.decisions[0], 1))["type"] == "ack"


async def test_taking_back_refused(club: Club) -> None:
    anna, bert, _ = await asked_to_undo(club)
    number = anna.picture.number
    await bert.asked_for_consent()
    assert (await bert.ask("undo", seat=1))["problem"]["error"] == "undo-already-asked"
    assert (await bert.ask("answer-undo", seat=1, agree=False))["type"] == "ack"
    await anna.until(lambda _: anna.picture.undo is None)
    assert anna.picture.number == number
    assert (await bert.ask("answer-undo", seat=1, agree=True))["problem"]["error"] == "no-undo-asked"


async def test_a_wish_can_be_withdrawn(club: Club) -> None:
    anna, bert, _ = await asked_to_undo(club)
    assert (await anna.ask("answer-undo", seat=0, agree=False))["type"] == "ack"
    await bert.until(lambda message: message["type"] == "update" and message["undo"] is None)
    assert (await bert.ask("answer-undo", seat=1, agree=True))["problem"]["error"] == "no-undo-asked"


async def test_bots_agree_at_once(club: Club) -> None:
    made = await club.table("Anna", "bot:random")
    [anna] = await club.sit_all(made)
    await anna.act(anna.picture.decisions[0], 0)
    while not anna.picture.view or not anna.picture.view["table"]["revealed"]:
        await anna.receive()
    assert (await anna.ask("undo", seat=0))["type"] == "ack"
    assert anna.picture.undo is None
    assert kinds(anna).count("revealed") == 0


async def test_nothing_to_take_back(club: Club) -> None:
    made = await club.table("Anna", "Bert")
    anna, _ = await club.sit_all(made)
    assert (await anna.ask("undo", seat=0))["problem"]["error"] == "nothing-to-undo"


# ---------------------------------------------------------------------- bots take over


async def test_handing_over_and_taking_back(club: Club) -> None:
    made = await club.table("Anna", "Bert")
    id, secret = made["table"]["id"], made["seats"][0]["secret"]
    anna, bert = await club.sit_all(made)
    question = anna.picture.decisions[0]
    info = await club.post(f"/tables/{id}/hand-over", {"bot": "random"}, secret, 200)
    assert (info["seats"][0]["kind"], info["seats"][0]["bot"], info["seats"][0]["name"]) == ("bot", "random", "Anna")
    await bert.until(lambda _: "has-chosen" in kinds(bert))
    assert "seat-handed-over" in kinds(bert)
    assert (await anna.act(question, 0))["problem"]["error"] == "a-bot-plays"
    assert anna.picture.decisions == []
    back = await club.post(f"/tables/{id}/hand-over", {"bot": ""}, secret, 200)
    assert back["seats"][0]["kind"] == "person"
    await anna.until(lambda _: "seat-taken-back" in kinds(anna))
    await bert.caught_up(anna.picture.number)
    await asyncio.gather(anna.play(lambda _: 0), bert.play(lambda _: 0))


async def test_resigning_is_for_good(club: Club) -> None:
    made = await club.table("Anna", "Bert")
    id, secret = made["table"]["id"], made["seats"][0]["secret"]
    bert = await club.sit(id, made["seats"][1]["secret"])
    info = await club.post(f"/tables/{id}/resign", None, secret, 200)
    assert info["seats"][0]["kind"] == "bot"
    for path, body in (("hand-over", {"bot": ""}), ("resign", None)):
        assert (await club.post(f"/tables/{id}/{path}", body, secret, 409))["error"] == "has-resigned"
    # Whoever has given up has no more say in what others take back.
    anna = await club.sit(id, secret)
    for agree in (True, False):
        answer = await anna.ask("answer-undo", seat=0, agree=agree)
        assert answer["problem"]["error"] == "has-resigned"
    await bert.play(lambda _: 0)
    assert "seat-resigned" in kinds(bert)


async def test_the_clock_runs_out_and_a_bot_takes_over(club: Club) -> None:
    made = await club.table("Anna", "Bert", clock={"per_move": 1, "per_game": None})
    anna, bert = await club.sit_all(made)
    assert anna.picture.table["clock"] == {"per_move": 1, "per_game": None, "increment": 0}
    assert 1 < anna.picture.table["seats"][0]["takeover_seconds"] <= 1.5
    assert 0 < anna.picture.table["seats"][0]["move_seconds"] <= 1
    await bert.act(bert.picture.decisions[0], 0)
    await anna.until(lambda _: "seat-timed-out" in kinds(anna))
    assert anna.picture.table["seats"][0]["kind"] == "bot"
    assert anna.picture.table["seats"][1]["kind"] == "person"


async def test_time_for_the_game_is_used_up(club: Club) -> None:
    made = await club.table("Anna", "bot:greedy", clock={"per_game": 1})
    [anna] = await club.sit_all(made)
    await anna.until(lambda _: "seat-timed-out" in kinds(anna))
    assert anna.picture.table["seats"][0]["kind"] == "bot"


async def test_a_seat_can_be_taken_back_although_the_time_is_used_up(club: Club) -> None:
    made = await club.table("Anna", "Bert", clock={"per_game": 1})
    anna, _ = await club.sit_all(made)
    await anna.until(lambda _: "seat-timed-out" in kinds(anna))
    path = f"/tables/{made['table']['id']}/hand-over"
    # At first the bot has to answer what there was no time for.
    async with asyncio.timeout(20):
        while (await club.post(path, {"bot": ""}, made["seats"][0]["secret"])).get("error") == "time-for-this-is-up":
            await asyncio.sleep(0.05)
    info = await club.get(f"/tables/{made['table']['id']}")
    assert info["seats"][0]["kind"] == "person"
    assert info["seats"][0]["game_seconds"] > 0


@pytest.mark.parametrize("clock", [{"per_move": 2, "per_game": 1000}, {"per_game": 2, "increment": 30}])
async def test_leaving_a_seat_and_coming_back_gives_no_time(tmp_path: Path, clock: dict[str, int]) -> None:
    """As often as somebody liked: there was a fresh clock each time, while the bot still pretended to think."""
    with ServerThread(tmp_path / "tables.db", bot_delay=60) as server:
        async with Club(server.url) as club:
            made = await club.table("Anna", "Bert", clock=clock)
            path, secret = f"/tables/{made['table']['id']}/hand-over", made["seats"][0]["secret"]
            answers = []
            for _ in range(40):
                await asyncio.sleep(0.1)
                await club.post(path, {"bot": "random"}, secret, 200)
                answers.append(await club.post(path, {"bot": ""}, secret))
                if "error" in answers[-1]:
                    break
            assert answers[-1]["error"] == "time-for-this-is-up"
            assert 15 < len(answers) <= 31
            seconds = [answer["seats"][0]["takeover_seconds"] for answer in answers[:-1]]
            assert seconds == sorted(seconds, reverse=True)


async def test_undo_is_offered_only_where_there_is_something_to_take_back(club: Club) -> None:
    made = await club.table("Anna", "bot:greedy", "bot:greedy")
    [anna] = await club.sit_all(made)
    # The deal alone tells of Anna in the log, and nothing can be taken back.
    assert anna.picture.can_undo == []
    first = anna.picture.decisions[0]
    await anna.act(first, 0)
    # The next question may have come before the answer to this one was known.
    while not any(decision["number"] > first["number"] for decision in anna.picture.decisions):
        await anna.receive()
    # Bots have built on it, but nobody is there who would have to agree.
    assert anna.picture.can_undo == [0]


async def test_a_table_says_whom_it_waits_for(club: Club) -> None:
    made = await club.table("Anna", "Bert")
    anna, _ = await club.sit_all(made)
    path = f"/tables/{made['table']['id']}"
    assert (await club.get(path))["asked"] == [0, 1]
    await anna.act(anna.picture.decisions[0], 0)
    assert (await club.get(path))["asked"] == [1]
    assert anna.picture.table["asked"] == [], "it is not told with every update"


async def test_the_same_people_play_once_more(club: Club) -> None:
    made = await club.table("Anna", "Bert", "bot:greedy", clock={"per_game": 3600, "increment": 5})
    anna, bert = await club.sit_all(made)
    id, secret = made["table"]["id"], made["seats"][0]["secret"]
    assert (await club.post(f"/tables/{id}/rematch", None, secret, 409))["error"] == "not-over-yet"
    await asyncio.gather(anna.play(lambda _: 0), bert.play(lambda _: 0))
    again = await club.post(f"/tables/{id}/rematch", None, secret, 200)
    assert again["id"] != id
    assert [(seat["kind"], seat["name"]) for seat in again["seats"]] == [
        ("person", "Anna"),
        ("person", "Bert"),
        ("bot", "Bot 3"),
    ]
    assert (again["phase"], again["clock"]) == ("gathering", made["table"]["clock"])
    await bert.until(lambda _: bert.picture.table["rematch"] == again["id"])
    assert (await club.post(f"/tables/{id}/rematch", None, made["seats"][1]["secret"], 200))["id"] == again["id"]
    await club.post(f"/tables/{id}/rematch", None, "nobody's", 401)
    # The secrets of the old table are good at the new one too.
    await club.post(f"/tables/{again['id']}/start", None, made["host"]["secret"], 200)
    seated = await club.sit(again["id"], made["seats"][1]["secret"])
    assert seated.picture.seats == [1]


# ---------------------------------------------------------------------- chat


async def test_chat(club: Club) -> None:
    made = await club.table("Anna", "Bert")
    anna, bert = await club.sit_all(made)
    watcher = await club.sit(made["table"]["id"])
    assert (await anna.ask("say", seat=0, text="  Guten\n Abend \u202e! "))["type"] == "ack"
    assert (await watcher.ask("say", seat=None, name="Zoë", text="hello"))["type"] == "ack"
    assert (await anna.ask("say", seat=0, text=" \x00 "))["problem"]["error"] == "nothing-said"
    await bert.until(lambda _: len(bert.picture.chat) == 2)
    assert [(line["seat"], line["name"], line["text"]) for line in bert.picture.chat] == [
        (0, "Anna", "Guten Abend !"),
        (None, "Zoë", "hello"),
    ]
    fresh = await club.sit(made["table"]["id"])
    assert fresh.picture.chat == bert.picture.chat
    # Moves go on after chat without a gap.
    await bert.act(bert.picture.decisions[0], 0)
    await anna.caught_up(bert.picture.number)


async def test_whoever_may_come_back_is_asked_before_something_is_taken_back(club: Club) -> None:
    anna, bert, made = await asked_to_undo(club)
    [_, ticket] = made["seats"]
    await club.post(f"/tables/{made['table']['id']}/hand-over", {"bot": "random"}, ticket["secret"], status=200)
    await anna.until(lambda message: message["type"] == "update" and message["table"]["seats"][1]["kind"] == "bot")
    assert anna.picture.undo is not None, "Bert was not asked, so nothing was taken back"
    assert anna.picture.undo["needed"] == [1]
    await bert.ask("answer-undo", seat=1, agree=True)
    await anna.until(lambda message: message["type"] == "update" and message["undo"] is None)


async def test_nobody_takes_back_what_a_bot_has_chosen(club: Club) -> None:
    made = await club.table("Anna", "Bert")
    [anna, _] = await club.sit_all(made)
    await anna.act(anna.picture.decisions[0], 0)
    await club.post(f"/tables/{made['table']['id']}/hand-over", {"bot": "random"}, made["seats"][0]["secret"])
    answer = await anna.ask("undo", seat=0)
    assert answer["problem"]["error"] == "a-bot-plays"
