"""axe-core finds nothing serious or critical on any page, light and dark."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import Page

from .conftest import PHONE, ROOT, People, Server
from .play import asked, choose, play_to_the_end, play_until

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
THEMES = pytest.mark.parametrize("theme", ["light", "dark"])


async def faults(page: Page) -> list[str]:
    """What axe-core holds to be serious or critical."""
    # Evaluated like a debugger does it: the page's content security policy allows no foreign scripts.
    await page.evaluate(AXE.read_text())
    result: dict[str, Any] = await page.evaluate("axe.run({resultTypes: ['violations']})")
    return [
        f"{fault['id']}: {node['target']} {node.get('failureSummary', '')}"
        for fault in result["violations"]
        if fault["impact"] in ("serious", "critical")
        for node in fault["nodes"]
    ]


@THEMES
async def test_lobby_and_dialogs(server: Server, people: People, theme: str) -> None:
    page = await people.open(server.address, theme=theme)
    await page.get_by_role("button", name="Play now: Vaalbara").wait_for()
    assert await faults(page) == []
    await page.get_by_role("button", name="Create a table: Vaalbara").click()
    await page.get_by_role("dialog").wait_for()
    assert await faults(page) == []
    await page.keyboard.press("Escape")
    await page.get_by_role("button", name="Settings").click()
    await page.get_by_role("dialog").wait_for()
    assert await faults(page) == []


@THEMES
async def test_waiting_room(server: Server, people: People, theme: str) -> None:
    made = server.table(persons=1, open_seats=2, bots=1, start=False)
    page = await people.open(server.link(made), theme=theme)
    await page.get_by_role("heading", name="Invite").wait_for()
    assert await faults(page) == []


@THEMES
async def test_table_and_end(server: Server, people: People, theme: str) -> None:
    page = await people.open(server.link(server.table(persons=1, bots=2)), theme=theme, lang="de")
    await asked(page)
    assert await faults(page) == []
    await choose(page)
    await asked(page)
    for tab in ("Gespräch", "Regeln"):
        await page.get_by_role("tab", name=tab).click()
        assert await faults(page) == []
    await page.get_by_role("button", name="Menü").click()
    await page.get_by_role("dialog").wait_for()
    assert await faults(page) == []
    await page.keyboard.press("Escape")
    await play_to_the_end(page)
    assert await faults(page) == []


async def test_table_on_a_phone(server: Server, people: People) -> None:
    page = await people.open(server.link(server.table(persons=1, bots=4)), size=PHONE, touch=True)
    await play_until(page, "Round 2 of 9")
    assert await faults(page) == []


@THEMES
async def test_replay(server: Server, people: People, theme: str) -> None:
    page = await people.open(f"{server.address}/r/{server.finished()}", theme=theme)
    await page.get_by_role("slider").press("End")
    await page.get_by_text("Scores over the game").click()
    await page.get_by_text("As a table").click()
    assert await faults(page) == []
