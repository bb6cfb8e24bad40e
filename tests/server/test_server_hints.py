"""Hints at a table: for whoever is asked, and never against other people."""

from __future__ import annotations

import asyncio

from tests.server.people import Club


async def test_whoever_plays_alone_against_bots_gets_a_hint(club: Club) -> None:
    made = await club.table("Anna", "bot:random")
    secret = made["seats"][0]["secret"]
    id = made["table"]["id"]
    given = await club.post(f"/tables/{id}/hint", None, secret, 200)
    assert given["tips"][0]["behind"] == 0
    assert all(set(reason) == {"de", "en"} for tip in given["tips"] for reason in tip["reasons"])


async def test_nobody_gets_a_hint_against_other_people_or_for_somebody_else(club: Club) -> None:
    made = await club.table("Anna", "Bert", "bot:random")
    id = made["table"]["id"]
    refused = await club.post(f"/tables/{id}/hint", None, made["seats"][0]["secret"], 409)
    assert "against other people" in refused["text"]["en"]
    await club.post(f"/tables/{id}/hint", None, "no-secret-at-all", 401)


async def test_nobody_gets_a_hint_against_somebody_who_is_away_for_a_moment(club: Club) -> None:
    made = await club.table("Anna", "Bert", "bot:random")
    id, (anna, bert) = made["table"]["id"], [ticket["secret"] for ticket in made["seats"]]
    await club.post(f"/tables/{id}/hand-over", {"bot": "random"}, bert, 200)
    refused = await club.post(f"/tables/{id}/hint", None, anna, 409)
    assert refused["error"] == "no-hint-against-people"
    await club.post(f"/tables/{id}/resign", None, bert, 200)
    given = await club.post(f"/tables/{id}/hint", None, anna)
    assert given.get("error") in (None, "no-hint-now"), "nobody comes back any more"


async def test_a_table_can_be_played_without_hints(club: Club) -> None:
    made = await club.table("Anna", "bot:random", hints=False)
    assert made["table"]["hints"] is False
    refused = await club.post(f"/tables/{made['table']['id']}/hint", None, made["seats"][0]["secret"], 409)
    assert refused["error"] == "no-hints-here"


async def test_the_same_question_is_thought_about_once(club: Club) -> None:
    made = await club.table("Anna", "bot:random")
    ask = f"/tables/{made['table']['id']}/hint"
    given = await asyncio.gather(*[club.post(ask, None, made["seats"][0]["secret"], 200) for _ in range(5)])
    assert all(one == given[0] for one in given), "chance would have made other hints of them"


async def test_a_table_says_why_something_cannot_be_chosen(club: Club) -> None:
    made = await club.table("Anna", "Bert")
    id, secret = made["table"]["id"], made["seats"][0]["secret"]
    cards = await club.get("/games/vaalbara/cards")
    followers = [card["ref"] for card in cards if card["ref"].startswith("follower:")]
    answers = [await club.get(f"/tables/{id}/why?ref={ref}", secret=secret) for ref in followers]
    # Five followers are in the hand; the others are still in the deck.
    reasons = [answer for answer in answers if answer.get("text")]
    assert len(reasons) == len(followers) - 5
    assert all(reason["rule"] == "V3.1" and set(reason["text"]) == {"de", "en"} for reason in reasons)
    await club.get(f"/tables/{id}/why?ref={followers[0]}", secret="no-secret-at-all", status=401)
