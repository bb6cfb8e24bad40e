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
    await page.get_by_role("button", name="Open the table").click()
    await page.wait_for_url("**/t/*")
    await asked(page)
    await expect(page.locator(OPTION).first).to_be_visible()


async def test_a_recipe_can_be_downloaded_and_opened_again(server: Server, people: People) -> None:
    page = await people.open(f"{server.address}/r/{server.finished()}")
    async with page.expect_download() as download:
        await page.get_by_role("link", name="Game file").click()
    path = await (await download.value).path()
    await page.get_by_role("link", name="To the lobby").click()
    await page.get_by_label("Open a game file").set_input_files(path)
    await page.wait_for_url("**/r/*")
    await expect(page.get_by_role("slider", name="Moment")).to_be_visible()


async def test_no_table_is_told_plainly(server: Server, people: People) -> None:
    page = await people.open(f"{server.address}/t/nosuchtable22")
    await expect(page.get_by_role("heading", name="There is no table here")).to_be_visible()
    await page.get_by_role("link", name="To the lobby").click()
    await expect(page.get_by_role("button", name="Play now: Vaalbara")).to_be_visible()


async def test_a_finished_game_is_analysed_and_tried_again(server: Server, people: People) -> None:
    # Whoever plays by chance makes mistakes that are seen.
    page = await people.open(f"{server.address}/r/{server.finished('random')}#analysis")
    chances = page.get_by_role("img", name="Chance to win over the game, in percent")
    await expect(chances).to_be_visible(timeout=60_000)
    show = page.get_by_role("button", name="Show", exact=True).first
    await expect(show).to_be_visible(timeout=120_000)
    # From the end to the moment, which may be any but the end.
    moment = page.get_by_role("slider", name="Moment")
    await moment.press("End")
    await expect(moment).not_to_have_value("0")
    end = await moment.input_value()
    await show.click()
    await expect(moment).not_to_have_value(end)
    # Through the eyes of whoever chose there.
    await expect(page.get_by_label("Seen by")).not_to_have_value("")
    await page.get_by_role("button", name="Try it from here").first.click()
    await page.get_by_role("button", name="Open the table").click()
    await page.wait_for_url("**/t/*")


async def test_a_table_without_hints_has_no_button_for_them(server: Server, people: People) -> None:
    seats = [{"kind": "person", "name": "Anna"}, {"kind": "bot", "bot": "greedy"}]
    for allowed, buttons in ((True, 1), (False, 0)):
        made = server.post("/api/tables", {"game": "vaalbara", "seats": seats, "hints": allowed, "start": True})
        page = await people.open(server.link(made))
        await asked(page)
        await expect(page.get_by_role("button", name="Hint")).to_have_count(buttons)
