"""After a game: the replay, going on from a moment, and recipes."""

from __future__ import annotations

from playwright.async_api import expect

from .conftest import People, Server
from .play import OPTION, asked


async def test_the_replay_slider_shows_every_moment(server: Server, people: People) -> None:
    page = await people.open(f"{server.address}/r/{server.finished()}")
    slider = page.get_by_role("slider", name="Moment")
    await expect(page.get_by_text("Round 1 of 9")).to_be_visible()
    await slider.press("End")
    await expect(page.get_by_text("Round 9 of 9")).to_be_visible()
    await page.get_by_role("button", name="One step back").click()
    await expect(page.locator("output")).not_to_have_text(await slider.get_attribute("max") or "")
    # Through the eyes of a seat its hand is seen.
    await slider.press("Home")
    await page.get_by_label("Seen by").select_option(index=1)
    await expect(page.locator(".hand .card")).to_have_count(5)
    await page.get_by_role("button", name="Play", exact=True).click()
    await expect(slider).not_to_have_value("0")
    await page.get_by_role("button", name="Pause").click()


async def test_go_on_from_a_moment(server: Server, people: People) -> None:
    page = await people.open(f"{server.address}/r/{server.finished()}")
    await page.get_by_role("slider", name="Moment").fill("12")
    await page.get_by_role("button", name="Go on from here").click()
    await page.get_by_role("button", name="Set the table").click()
    await page.wait_for_url("**/t/*")
    await asked(page)
    await expect(page.locator(OPTION).first).to_be_visible()


async def test_a_recipe_can_be_downloaded_and_opened_again(server: Server, people: People) -> None:
    page = await people.open(f"{server.address}/r/{server.finished()}")
    async with page.expect_download() as download:
        await page.get_by_role("link", name="Recipe").click()
    path = await (await download.value).path()
    await page.get_by_role("link", name="To the lobby").click()
    await page.get_by_label("Open a recipe").set_input_files(path)
    await page.wait_for_url("**/r/*")
    await expect(page.get_by_role("slider", name="Moment")).to_be_visible()


async def test_no_table_is_told_plainly(server: Server, people: People) -> None:
    page = await people.open(f"{server.address}/t/nosuchtable22")
    await expect(page.get_by_role("heading", name="There is no table here")).to_be_visible()
    await page.get_by_role("link", name="To the lobby").click()
    await expect(page.get_by_role("button", name="Play now: Vaalbara")).to_be_visible()
