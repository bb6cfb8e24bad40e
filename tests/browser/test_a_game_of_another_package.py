"""A game that somebody has just begun to write, in the browser: found in the lobby, drawn from its view, and played."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.async_api import Page, expect

from tests.outside.installed import Installed

from .conftest import PHONE, SCREENSHOTS, People, Server
from .play import END, OPTION, asked, play_to_the_end


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server beside which the game is installed."""
    installed = Installed(tmp_path_factory.mktemp("outside"))
    made = Server(tmp_path_factory.mktemp("served"), PYTHONPATH=installed.path)
    made.start()
    yield made
    made.kill()


def seats(served: Server, persons: int, bots: int) -> dict[str, object]:
    people = [{"kind": "person", "name": name} for name in ("Anna", "Bert")[:persons]]
    wanted = people + [{"kind": "bot", "bot": "greedy"}] * bots
    made: dict[str, object] = served.post("/api/tables", {"game": "goof-spiel", "seats": wanted, "start": True})
    return made


async def hand(page: Page) -> list[str]:
    """The cards of a hand as the board shows them: those that can be played."""
    return await page.locator(".generic .thing.choice").all_inner_texts()


async def test_it_has_its_tile_and_is_begun_with_a_click(served: Server, people: People) -> None:
    page = await people.open(served.address)
    await page.get_by_role("button", name="Play now: Goof Spiel").click()
    await expect(page.locator(OPTION)).to_have_count(5)
    await expect(page.get_by_role("heading", name="Which card do you play?")).to_be_visible()


async def test_its_board_tells_everything_once_and_in_its_own_words(served: Server, people: People) -> None:
    made = seats(served, 1, 2)
    page = await people.open(served.link(made), lang="de")
    await asked(page)
    board = page.locator(".generic")
    await expect(board).to_contain_text("Preise, der nächste zuerst")
    # One's own seat comes first and is marked.
    await expect(board.locator(".seats li").first).to_have_text("Anna")
    await expect(board.locator(".seats li").first).to_contain_class("asked mine")
    await expect(board.locator("tr.mine")).to_have_count(1)
    # The hand is shown once, and nobody else's: five cards with their symbols, all of which can be played.
    things = board.locator(".thing")
    await expect(things).to_have_count(5)
    await expect(board.locator(".thing.choice")).to_have_count(5)
    drawn = await things.locator("svg").evaluate_all("all => all.filter(one => one.innerHTML.trim() !== '').length")
    assert drawn == 5, "every card has its symbol"
    assert "Hand size" not in await board.inner_text()
    await page.screenshot(path=SCREENSHOTS / "another-package.png")


async def test_a_card_is_played_where_it_lies_and_then_lies_open(served: Server, people: People) -> None:
    made = seats(served, 2, 0)
    anna = await people.open(served.link(made, 0))
    bert = await people.open(served.link(made, 1), size=PHONE, touch=True)
    for page in (anna, bert):
        await asked(page)
    card = (await hand(anna))[-1]
    await anna.locator(".generic .thing.choice").last.click()
    # Sealed until all have chosen: nobody else can see it, and the own hand still holds it.
    await expect(anna.locator(".generic .thing.choice")).to_have_count(0)
    await expect(bert.locator(".generic .thing")).to_have_count(5)
    assert card not in await hand(bert)
    await bert.locator(".generic .thing.choice").first.tap()
    await expect(bert.locator(".generic")).to_contain_text(card)
    # What lies open of another's cards cannot be played, whatever it is.
    await asked(bert)
    await expect(bert.locator(".generic .thing")).to_have_count(6)
    await expect(bert.locator(".generic .thing.choice")).to_have_count(4)
    overflow = await bert.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert overflow <= 0, "a phone is wide enough"
    await bert.screenshot(path=SCREENSHOTS / "another-package-phone.png")


async def test_it_is_played_to_the_end(served: Server, people: People) -> None:
    page = await people.open(served.link(seats(served, 1, 1)))
    await asked(page)
    await page.keyboard.press("3")
    await asked(page)
    assert await play_to_the_end(page, reload_after=2) == 4
    await expect(page.locator(END)).to_be_visible()
    await expect(page.get_by_role("heading", name="Final scores")).to_be_visible()
