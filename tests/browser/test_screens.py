"""Screens of all sizes: what is asked for is in sight, and the board uses the room that there is."""

from __future__ import annotations

from typing import Any

from playwright.async_api import ViewportSize, expect

from .conftest import DESKTOP, People, Server
from .play import asked, choose

LYING: ViewportSize = {"width": 844, "height": 390}
SMALL: ViewportSize = {"width": 320, "height": 640}
LAPTOP: ViewportSize = {"width": 1280, "height": 720}
TABLET: ViewportSize = {"width": 820, "height": 1180}

# Whether a thing of the board lies between the head of the page and the options.
IN_SIGHT = """thing => {
  const {top, bottom} = thing.getBoundingClientRect();
  const head = document.querySelector('header').getBoundingClientRect().bottom;
  const tray = document.querySelector('.tray').getBoundingClientRect().top;
  return (Math.min(bottom, tray) - Math.max(top, head)) / (bottom - top) >= 0.5;
}"""
# The options whose words reach out of them, over the next one.
OVERFLOWING = """() => [...document.querySelectorAll('.tray .option')]
  .filter(option => option.scrollWidth > option.clientWidth + 1).map(option => option.textContent)"""


def table(server: Server, game: str, bots: int) -> str:
    seats = [{"kind": "person", "name": "Anna"}] + [{"kind": "bot", "bot": "greedy"}] * bots
    made: dict[str, Any] = server.post("/api/tables", {"game": game, "seats": seats, "start": True})
    return server.link(made)


async def test_what_is_asked_for_is_scrolled_to_on_a_phone_that_lies(server: Server, people: People) -> None:
    page = await people.open(server.link(server.table(persons=1, bots=2)), size=LYING, touch=True)
    for prompt in ("Choose a follower", "Choose a land"):
        for _ in range(8):
            await asked(page)
            if prompt in await page.locator("header h1").inner_text():
                break
            await choose(page)
        await expect(page.locator("header h1")).to_contain_text(prompt)
        await page.wait_for_timeout(200)
        assert await page.locator(".frame .choice").first.evaluate(IN_SIGHT), f"{prompt}: where?"


async def test_the_number_of_a_rule_is_never_covered_on_a_small_phone(server: Server, people: People) -> None:
    page = await people.open(server.link(server.table(persons=1, bots=2)), size=SMALL, touch=True, lang="de")
    for _ in range(6):
        await asked(page)
        if "Landschaft" in await page.locator("header h1").inner_text():
            break
        await choose(page)
    await expect(page.get_by_role("button", name="Zurücknehmen")).to_be_visible()
    link = page.locator("header .rule-link")
    await link.click()
    await expect(page.get_by_role("dialog").or_(page.locator(".rules")).first).to_be_visible()
    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1")


async def test_a_tablet_that_stands_upright_gives_its_room_to_the_map(server: Server, people: People) -> None:
    for game, bots, map, share in (("glow", 2, ".frame .map", 0.95), ("battalia", 1, ".frame .map", 0.66)):
        page = await people.open(table(server, game, bots), size=TABLET, touch=True)
        for _ in range(3):
            await choose(page)
        await asked(page)
        box = await page.locator(map).first.bounding_box()
        assert box is not None
        assert box["width"] >= share * TABLET["width"], game
        assert await page.evaluate(OVERFLOWING) == [], game


async def test_the_first_game_can_be_played_without_scrolling(server: Server, people: People) -> None:
    page = await people.open(server.address, size=LAPTOP)
    play = page.get_by_role("button", name="Play now: Vaalbara")
    await play.wait_for()
    for size in (LAPTOP, DESKTOP):
        await page.set_viewport_size(size)
        box = await play.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= size["height"]
