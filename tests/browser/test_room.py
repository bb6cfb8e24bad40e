"""Room for everything: whatever can be chosen can be reached, texts are whole, and the board never jumps."""

from __future__ import annotations

import pytest
from playwright.async_api import Page, ViewportSize

from .conftest import PHONE, SCREENSHOTS, People, Server
from .play import asked, choose

LAPTOP: ViewportSize = {"width": 1280, "height": 720}
LYING: ViewportSize = {"width": 844, "height": 390}
TABLET: ViewportSize = {"width": 820, "height": 1180}

# What can be chosen must be hit by a click on its middle or near it.
COVERED = """() => {
  const found = [];
  for (const thing of document.querySelectorAll('.frame button.choice, .tray .option, header button')) {
    if (!thing.checkVisibility()) continue;
    thing.scrollIntoView({ block: 'center', inline: 'center' });
    const { left, top, width, height } = thing.getBoundingClientRect();
    const spots = [[0.5, 0.5], [0.25, 0.3], [0.75, 0.3], [0.25, 0.7], [0.75, 0.7], [0.5, 0.15], [0.5, 0.85]];
    const hit = spots.some(([x, y]) => {
      const there = document.elementFromPoint(left + width * x, top + height * y);
      return there && (thing.contains(there) || there.contains(thing) && there.matches('button'));
    });
    if (!hit) found.push(thing.getAttribute('aria-label') || thing.textContent.trim());
  }
  scrollTo(0, 0);
  return found;
}"""

# Texts that have to be whole: what is asked, what can be answered, and what a follower's card says.
CLIPPED = """() => [...document.querySelectorAll(
    'header .sentence, .tray .option, .vaalbara .hand .text, .vaalbara .hand .name'
  )]
  .filter((it) => it.checkVisibility())
  .filter((it) => {
    const box = (it.closest('.card') ?? it).getBoundingClientRect();
    const text = document.createRange();
    text.selectNodeContents(it);
    const { left, right, bottom } = text.getBoundingClientRect();
    return left < box.left - 1 || right > box.right + 1 || bottom > box.bottom + 1;
  })
  .map((it) => it.textContent.trim())"""


async def everything_has_room(page: Page) -> None:
    assert await page.evaluate(COVERED) == []
    assert await page.evaluate(CLIPPED) == []
    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(
    ("game", "bots", "size", "questions"),
    [
        ("vaalbara", 4, LAPTOP, 6),
        ("vaalbara", 4, LYING, 4),
        ("vaalbara", 4, TABLET, 3),
        ("vaalbara", 4, PHONE, 3),
        ("glow", 3, LAPTOP, 4),
        ("glow", 3, LYING, 2),
        ("skybridge", 3, LAPTOP, 5),
        ("battalia", 3, LAPTOP, 6),
        ("spirit-island", 3, LAPTOP, 5),
    ],
    ids=lambda value: f"{value['width']}x{value['height']}" if isinstance(value, dict) else str(value),
)
async def test_whatever_is_asked_can_be_read_and_reached(
    server: Server, people: People, game: str, bots: int, size: ViewportSize, questions: int
) -> None:
    seats = [{"kind": "person", "name": "Anna"}] + [{"kind": "bot", "bot": "random"}] * bots
    made = server.post("/api/tables", {"game": game, "seats": seats, "start": True})
    touch = size is not LAPTOP
    page = await people.open(server.link(made), lang="de", size=size, touch=touch)
    height = None
    for count in range(questions):
        await asked(page)
        await everything_has_room(page)
        now = await page.evaluate("document.querySelector('.tray').offsetHeight")
        assert height in (None, now), "the tray keeps its height, so the board does not jump"
        height = now
        await page.screenshot(path=SCREENSHOTS / f"{game}-{size['width']}x{size['height']}-{count}.png")
        await choose(page, count)
