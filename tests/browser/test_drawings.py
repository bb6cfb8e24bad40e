"""A game's drawing and its symbols come when its table is opened, and not before."""

from __future__ import annotations

import msgspec
import pytest
from playwright.async_api import expect

from tafelrunde.kernel import registry

from .conftest import ROOT, People, Server


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
    for card in game.cards(game.standard_box):
        assert card.icon in known, card.name.ref
        assert f'"{card.icon}"' in sources, card.name.ref
