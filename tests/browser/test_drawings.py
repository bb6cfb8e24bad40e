"""A game's drawing and its symbols come when its table is opened, and not before."""

from __future__ import annotations

import re
from typing import Any
from urllib.request import Request, urlopen

import msgspec
import pytest
from playwright.async_api import expect

from tafelrunde.kernel import registry

from .conftest import ROOT, People, Server
from .play import asked


async def test_the_lobby_fetches_no_drawing_and_a_table_only_its_own(server: Server, people: People) -> None:
    page = await people.open(server.address)
    await expect(page.get_by_role("button", name="Play now: Vaalbara")).to_be_visible()
    fetched = "performance.getEntriesByType('resource').filter((one) => /drawing-.*[.]js/.test(one.name)).length"
    assert await page.evaluate(fetched) == 0
    await page.get_by_role("button", name="Play now: Vaalbara").click()
    await expect(page.locator(".frame .choice").first).to_be_visible()
    assert await page.evaluate(fetched) == 1


async def test_a_drawing_that_cannot_be_had_is_asked_for_again(server: Server, people: People) -> None:
    people.server_may_be_away = True
    page = await people.open(server.address)
    await page.route("**/drawing-*.js", lambda route: route.abort("connectionrefused"))
    await page.goto(server.link(server.table(persons=1, bots=1)))
    await expect(page.get_by_role("alert")).to_contain_text("could not be loaded")
    await page.unroute_all()
    await page.get_by_role("button", name="Load again").click()
    await expect(page.locator(".frame .choice").first).to_be_visible()


@pytest.mark.parametrize("name", registry.names())
def test_every_symbol_of_a_card_comes_with_its_game(name: str) -> None:
    """The client picks symbols by the words quoted in a game's own folder, so each must stand there as a whole word."""
    known = msgspec.json.decode((ROOT / "web/node_modules/@iconify-json/game-icons/icons.json").read_bytes())["icons"]
    folder = ROOT / "src/tafelrunde/games" / name.replace("-", "_")
    sources = "".join(file.read_text() for suffix in ("py", "toml") for file in sorted(folder.rglob(f"*.{suffix}")))
    game = registry.find(name)
    plugin = (ROOT / "web/scripts/game-icons.ts").read_text()
    words = plugin.partition("OTHER_WORDS = ")[2].partition(");")[0]
    left_out = " ".join(re.findall(r"'([a-z ]+)'", words)).split()
    assert "hidden" in left_out
    for card in game.cards(game.standard_box):
        assert card.icon in known, card.name.ref
        assert card.icon not in left_out, card.name.ref
        assert f'"{card.icon}"' in sources, card.name.ref


# What a page may bring until the first question stands there, packed, with fonts and symbols: in no game 250,000.
MOST = {"vaalbara": 193_000, "skybridge": 213_000, "glow": 216_000, "spirit-island": 249_000, "battalia": 243_000}


@pytest.mark.parametrize("game", MOST)
async def test_the_first_table_weighs_little(server: Server, people: People, game: str) -> None:
    seats = [{"kind": "person", "name": "Anna"}] + [{"kind": "bot", "bot": "random"}] * 2
    made = server.post("/api/tables", {"game": game, "seats": seats, "start": True})
    page = await people.open(f"{server.address}/api/lobby")
    network = await page.context.new_cdp_session(page)
    await network.send("Network.enable")
    asked_for: dict[str, str] = {}
    sizes: dict[str, float] = {}

    def finished(event: dict[str, Any]) -> None:
        # The page before asks for a picture of its own, sooner or later.
        address = asked_for.get(event["requestId"], "")
        if address and not address.endswith("/favicon.ico"):
            sizes[address] = event["encodedDataLength"]

    network.on("Network.requestWillBeSent", lambda one: asked_for.update({one["requestId"]: one["request"]["url"]}))
    network.on("Network.loadingFinished", finished)
    await page.goto(server.link(made))
    await asked(page)
    await page.wait_for_load_state("networkidle")
    assert sum(sizes.values()) < MOST[game], f"{game} brings {sum(sizes.values()):,.0f} bytes: {sizes}"


def test_long_texts_travel_packed_and_nothing_with_a_secret_in_it(server: Server) -> None:
    def encoding(path: str, body: object = None) -> str | None:
        data = None if body is None else msgspec.json.encode(body)
        headers = {"Content-Type": "application/json", "Accept-Encoding": "gzip"}
        with urlopen(Request(server.address + path, data, headers), timeout=30) as answer:
            found: str | None = answer.headers["Content-Encoding"]
            return found

    assert encoding("/api/games/battalia/rules") == "gzip"
    assert encoding("/api/games/battalia/cards") == "gzip"
    seats = [{"kind": "person", "name": "A" * 40}] * 5
    assert encoding("/api/tables", {"game": "vaalbara", "seats": seats}) is None
