"""Whole games where every byte that anybody gets is compared with the truth."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec

from tafelrunde.kernel.event import Event
from tafelrunde.kernel.match import Match, read_recipe
from tests.server.people import Browser, Club, Picture


def truth_of(recipe: dict[str, Any]) -> tuple[list[Any], list[list[Any]]]:
    """The states after each choice, and what was told on the way to each."""
    match = Match.replay(read_recipe(msgspec.json.encode(recipe)), 0)
    match.state.listen()
    states = [match.state.copy()]
    told: list[list[Event]] = [[]]
    for seat, index, *_ in recipe["choices"]:
        match.choose(seat, index)
        told.append(match.state.take_events())
        states.append(match.state.copy())
    return states, told


def check_what_was_sent(browser: Browser, recipe: dict[str, Any], table: dict[str, Any], secrets: list[str]) -> None:
    """Each message is exactly what the kernel allows this seat to know at that moment, and nothing else."""
    states, told = truth_of(recipe)
    seat = browser.picture.seat
    moment, laid_out = 0, True
    picture = Picture()
    for text in browser.received:
        message = msgspec.json.decode(text)
        picture.take(message)
        for secret in secrets:
            assert secret not in text
        if message["type"] not in ("sync", "update"):
            continue
        if picture.view is None:
            laid_out = False
            continue
        if not laid_out:
            laid_out = True
        elif message["type"] == "update" and message["number"] > message["before"]:
            moment += 1
            seen = [(event.kind, event.facts) for event in told[moment] if event.seen_by(seat)]
            assert [(event["kind"], event["facts"]) for event in message["events"]] == seen
        state = states[moment]
        # Byte for byte, whether it was told as a whole or followed from what had changed.
        assert msgspec.json.encode(picture.view) == state.view(seat).to_json()
        asked = {decision.seat: decision for decision in state.decisions}
        assert [decision["seat"] for decision in message["decisions"]] == ([seat] if seat in asked else [])
        for decision in message["decisions"]:
            assert len(decision["options"]) == len(asked[decision["seat"]].options)
        if not state.over:
            assert picture.table["seed"] is None
            assert picture.table["salt"] is None
            assert table["seed"] not in text
            assert table["salt"] not in text
    assert moment == len(states) - 1


async def every_byte(club: Club, game: str, dice: random.Random) -> list[str]:
    """Play a whole game of two at random, with somebody who watches, and compare; the secrets that it had."""
    made = await club.table("Anna", "Bert", game=game)
    id = made["table"]["id"]
    browsers = [*await club.sit_all(made), await club.sit(id)]

    async def play(browser: Browser) -> list[tuple[int, int]]:
        return await browser.play(lambda decision: dice.randrange(len(decision["options"])))

    done = await asyncio.gather(*[play(browser) for browser in browsers])
    table = await club.get(f"/tables/{id}")
    recipe = await club.get(f"/tables/{id}/recipe")
    for seat, own in enumerate(done[:-1]):
        assert [(who, index) for who, index, *_ in recipe["choices"] if who == seat] == own
    secrets = [made["host"]["secret"], *[ticket["secret"] for ticket in made["seats"]]]
    for browser in browsers:
        await asyncio.to_thread(check_what_was_sent, browser, recipe, table, secrets)
    return [*secrets, table["seed"], table["salt"]]
