"""Whole games over real WebSockets, where every byte that anybody gets is compared with the truth."""

from __future__ import annotations

import asyncio
import hashlib
import random
from typing import Any

import msgspec
import pytest

from tafelrunde.kernel.words import Words
from tests.server.every_byte import check_what_was_sent, every_byte, truth_of
from tests.server.people import Browser, Club, Picture


def check_vaalbara(browser: Browser, recipe: dict[str, Any], table: dict[str, Any], secrets: list[str]) -> None:
    """What the kernel allows, and besides what the rules of this game say about hands, points and cards."""
    check_what_was_sent(browser, recipe, table, secrets)
    states, _ = truth_of(recipe)
    seat, picture, moment = browser.picture.seat, Picture(), 0
    for text in browser.received:
        message = msgspec.json.decode(text)
        was_there = picture.view is not None
        picture.take(message)
        if message["type"] not in ("sync", "update") or picture.view is None:
            continue
        moment += was_there and message["type"] == "update" and message["number"] > message["before"]
        asked = {decision.seat: decision for decision in states[moment].decisions}
        for decision in message["decisions"]:
            options = [option.text("de", names_of(table)) for option in asked[decision["seat"]].options]
            assert [option["text"]["de"] for option in decision["options"]] == options
        for clan in picture.view["table"]["clans"]:
            if clan["seat"] != seat:
                assert clan["hand"] is None
                if not picture.view["over"]:
                    assert clan["points"] is None
                    assert clan["chosen"] is None or picture.view["table"]["revealed"]


def names_of(table: dict[str, Any]) -> dict[str, str]:
    return {f"seat:{seat['seat']}": seat["name"] for seat in table["seats"]}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
async def test_a_whole_game_and_every_byte_of_it(club: Club, players: int) -> None:
    names = ["Anna", "Bela <b>", "Çağla", "Dörte", "Émile"]
    made = await club.table(*names[:players], public=True)
    id = made["table"]["id"]
    browsers = await club.sit_all(made)
    watcher, other_watcher = await club.sit(id), await club.sit(id, follows=False)
    browsers[-1] = await club.sit(id, made["seats"][-1]["secret"], follows=False)
    dice = random.Random(players)

    async def play(browser: Browser) -> list[tuple[int, int]]:
        return await browser.play(lambda decision: dice.randrange(len(decision["options"])))

    async def watch(watcher: Browser) -> list[tuple[int, int]]:
        return await watcher.play(lambda decision: 0)

    done = await asyncio.gather(*[play(browser) for browser in browsers], watch(watcher), watch(other_watcher))
    assert done[-1] == done[-2] == []
    table = await club.get(f"/tables/{id}")
    assert hashlib.sha256(f"{table['seed']}:{table['salt']}".encode()).hexdigest() == made["table"]["commitment"]
    recipe = await club.get(f"/tables/{id}/recipe")
    assert str(recipe["seed"]) == table["seed"]
    # What was acknowledged is what was played, each once and in the order of each seat.
    for seat, own in enumerate(done[:-2]):
        assert [(who, index) for who, index, *_ in recipe["choices"] if who == seat] == own
    secrets = [made["host"]["secret"], *[ticket["secret"] for ticket in made["seats"]]]
    for browser in [*browsers, watcher, other_watcher]:
        check_vaalbara(browser, recipe, table, secrets)
    assert watcher.picture.view is not None
    assert watcher.picture.view["winners"]


async def test_a_game_with_bots(club: Club) -> None:
    made = await club.table("Anna", "bot:greedy", "bot:random", "bot:greedy", start=False)
    [anna] = await club.sit_all(made)
    watcher = await club.sit(made["table"]["id"])
    await club.post(f"/tables/{made['table']['id']}/start", secret=made["host"]["secret"], status=200)
    await asyncio.gather(anna.play(lambda decision: 0), watcher.play(lambda decision: 0))
    table = await club.get(f"/tables/{made['table']['id']}")
    recipe = await club.get(f"/tables/{made['table']['id']}/recipe")
    for browser in (anna, watcher):
        check_vaalbara(browser, recipe, table, [made["host"]["secret"], made["seats"][0]["secret"]])


async def test_bots_play_alone(club: Club) -> None:
    made = await club.table("bot:greedy", "bot:random")
    watcher = await club.sit(made["table"]["id"])
    await watcher.play(lambda decision: 0)
    assert watcher.picture.view is not None
    assert watcher.picture.view["over"]


async def test_both_languages_and_the_names_are_in_the_texts(club: Club) -> None:
    made = await club.table("Anna", "Bert")
    anna, bert = await club.sit_all(made)
    [decision] = anna.picture.decisions
    prompt = Words("vaalbara", "ask-follower")
    assert decision["prompt"] == {"de": prompt.text("de"), "en": prompt.text("en")}
    assert decision["rule"] == "V3.1"
    await anna.act(decision, 0)
    await bert.caught_up(anna.picture.number)
    assert bert.picture.log[-1]["text"]["en"] == "Anna has chosen a follower."
    assert bert.picture.log[-1]["facts"] == {"seat": "seat:0"}
    # The deal is told too, each hand to its owner only.
    assert "Round 1 begins." in [event["text"]["en"] for event in bert.picture.log]
    assert {event["facts"]["seat"] for event in bert.picture.log if event["kind"] == "drew"} == {"seat:1"}


@pytest.mark.parametrize("game", ["glow", "skybridge"])
async def test_a_whole_game_of_others_and_every_byte_of_it(club: Club, game: str) -> None:
    """All five are in the long run (`make soak-server`); these two are short enough for every day."""
    hidden = await every_byte(club, game, random.Random(5))
    figures = (await club.http.get("/metrics")).text
    assert not [secret for secret in hidden if secret in figures]
