"""Playing: whole games, and everything that may come in between."""

from __future__ import annotations

import asyncio
import re

from playwright.async_api import expect

from .conftest import DESKTOP, PHONE, SCREENSHOTS, People, Server
from .play import OPTION, asked, choose, play_to_the_end, play_until


async def test_play_now_takes_two_clicks_at_most(server: Server, people: People) -> None:
    page = await people.open(server.address)
    await page.get_by_role("button", name="Play now: Vaalbara").click()
    await expect(page.locator(OPTION)).to_have_count(5)
    await expect(page.get_by_role("heading", name="Choose a follower")).to_be_visible()


async def test_two_people_and_a_bot_play_a_whole_game(server: Server, people: People) -> None:
    made = server.table(persons=2, bots=1)
    anna = await people.open(server.link(made, 0))
    bert = await people.open(server.link(made, 1), lang="de")
    watcher = await people.open(f"{server.address}/t/{made['table']['id']}")
    await expect(watcher.get_by_text("You are watching.")).to_be_visible()
    assert "#" not in anna.url, "the secret must not stay in the address bar"

    await choose(anna)
    await expect(anna.locator(".tray")).to_contain_text("It is not your turn.")

    answers = await asyncio.gather(play_to_the_end(anna, reload_after=8), play_to_the_end(bert))
    assert min(answers) >= 8
    for page, words in ((anna, "Final scores"), (bert, "Endstand"), (watcher, "Final scores")):
        await expect(page.get_by_role("heading", name=words)).to_be_visible()
    await expect(anna.get_by_role("row", name="Total")).to_be_visible()
    # The secret shuffle can be checked now.
    await anna.get_by_text("Was the shuffle fair?").click()
    await expect(anna.get_by_text("Checked in your browser")).to_be_visible()


async def test_the_table_survives_a_power_cut_of_the_server(own_server: Server, people: People) -> None:
    people.server_may_be_away = True
    made = own_server.table(persons=1, bots=2)
    page = await people.open(own_server.link(made))
    await choose(page)
    await asked(page)
    log = await page.locator(".log li").all_inner_texts()

    own_server.kill()
    await expect(page.get_by_text("The connection is lost.")).to_be_visible()
    own_server.start()
    # A page tries again at longer and longer intervals.
    await expect(page.get_by_text("The connection is lost.")).to_be_hidden(timeout=30_000)

    await asked(page)
    assert await page.locator(".log li").all_inner_texts() == log
    assert await play_to_the_end(page) >= 8


async def test_undo_takes_the_last_choice_back(server: Server, people: People) -> None:
    made = server.table(persons=2)
    page = await people.open(server.link(made, 0))
    await choose(page, 1)
    await expect(page.locator(".hand .chosen")).to_have_count(1)
    await page.keyboard.press("u")
    await expect(page.locator(".hand .chosen")).to_have_count(0)
    await expect(page.locator(OPTION)).to_have_count(5)


async def test_the_others_are_asked_when_an_undo_is_no_longer_free(server: Server, people: People) -> None:
    made = server.table(persons=2)
    anna = await people.open(server.link(made, 0))
    bert = await people.open(server.link(made, 1))
    await choose(anna)
    await choose(bert)
    await expect(anna.get_by_role("button", name="Undo")).to_have_count(0)
    await anna.get_by_role("button", name="Menu").click()
    await anna.get_by_role("button", name="Ask to take back").click()
    await bert.get_by_role("button", name="I agree").click()
    await expect(anna.get_by_role("heading", name="Choose a follower")).to_be_visible()


async def test_people_talk(server: Server, people: People) -> None:
    made = server.table(persons=2)
    anna = await people.open(server.link(made, 0))
    bert = await people.open(server.link(made, 1), lang="de")
    await anna.get_by_role("tab", name="Chat").click()
    await anna.get_by_label("Say something").fill("Hallo Bert <3")
    await anna.keyboard.press("Enter")
    await expect(bert.get_by_role("tab", name="Gespräch")).to_contain_text("1")
    await bert.get_by_role("tab", name="Gespräch").click()
    await expect(bert.get_by_role("log")).to_contain_text("Hallo Bert <3")
    await expect(anna.locator(OPTION)).to_have_count(5)


async def test_one_device_for_two_people(server: Server, people: People) -> None:
    made = server.table(persons=2)
    page = await people.open(server.link(made))
    await choose(page)
    # Bert's hand stays hidden until Bert has the device.
    dialog = page.get_by_role("dialog", name="Bert is next")
    await expect(dialog).to_be_visible()
    await dialog.get_by_role("button", name="I am Bert").click()
    await expect(page.locator(OPTION)).to_have_count(5)
    await expect(page.locator(".mine .name").first).to_have_text("Bert")


async def test_guests_sit_down_and_stand_up(server: Server, people: People) -> None:
    host = await people.open(server.address)
    await host.get_by_role("button", name="Create a table: Vaalbara").click()
    await host.get_by_role("combobox", name="Seats", exact=True).select_option("3")
    await host.get_by_role("dialog").get_by_role("button", name="Create a table").click()
    await expect(host.get_by_role("img", name="QR code")).to_be_visible()

    guest = await people.open(host.url, lang="de")
    await guest.get_by_label("Dein Name").fill("Gustav")
    await guest.get_by_role("button", name="Hier sitzen").first.click()
    await expect(host.get_by_text("Gustav").first).to_be_visible()
    await guest.get_by_role("button", name="Aufstehen").click()
    await expect(host.get_by_text("Gustav")).to_have_count(0)

    await host.get_by_role("button", name="Start, with bots").click()
    await expect(host.locator(OPTION)).to_have_count(5)


async def test_a_bot_plays_on_and_gives_the_seat_back(server: Server, people: People) -> None:
    made = server.table(persons=2)
    page = await people.open(server.link(made, 0))
    await asked(page)
    await page.get_by_role("button", name="Menu").click()
    await page.get_by_role("button", name="Let a bot play for me").click()
    await expect(page.locator(OPTION)).to_have_count(0)
    # A banner says so, and one click is enough.
    await page.get_by_role("status").get_by_role("button", name="Take my seat back").click()
    await page.get_by_role("button", name="Menu").click()
    await expect(page.get_by_role("button", name="Let a bot play for me")).to_be_visible()


async def test_keyboard_only(server: Server, people: People) -> None:
    page = await people.open(server.address)
    await page.get_by_role("button", name="Play now: Vaalbara").focus()
    await page.keyboard.press("Enter")
    await asked(page)

    await page.keyboard.press("?")
    await expect(page.get_by_role("dialog", name="Keyboard")).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("dialog")).to_have_count(0)

    # Into the list, and a card read from there.
    await page.keyboard.press("o")
    await expect(page.locator(OPTION).first).to_be_focused()
    await expect(page.locator(".hand .lit")).to_have_count(1)
    await page.keyboard.press("i")
    await expect(page.get_by_role("dialog")).to_contain_text("Rule V6")
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("dialog")).to_have_count(0)

    # The board is one stop of the Tab key; arrows go on from there.
    await page.locator(".frame button[data-ref][tabindex='0']").focus()
    await page.keyboard.press("ArrowRight")
    await page.keyboard.press("ArrowDown")
    assert await page.evaluate("document.activeElement.matches('.frame button[data-ref]')")
    assert await page.locator(".frame button[data-ref][tabindex='0']").count() == 1

    await page.keyboard.press("o")
    await page.keyboard.press("Enter")
    await asked(page)
    # The focus waits at the next question.
    await expect(page.locator(OPTION).first).to_be_focused()
    await page.keyboard.press("2")
    await page.keyboard.press("r")
    await expect(page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")


async def test_things_move_and_can_be_skipped(server: Server, people: People) -> None:
    page = await people.open(server.link(server.table(persons=1, bots=3)), motion="full")
    await asked(page)
    await page.locator(OPTION).first.click()
    await expect(page.get_by_role("button", name="Skip")).to_be_visible()
    await page.keyboard.press("Escape")
    await asked(page)
    await expect(page.locator(".path .stone").first).to_be_visible()


async def test_the_board_answers_too(server: Server, people: People) -> None:
    page = await people.open(server.link(server.table(persons=1, bots=2)))
    await asked(page)
    card = page.locator(".hand .choice").nth(2)
    await card.hover()
    await expect(page.locator(f"{OPTION}.lit")).to_have_count(1)
    name = await card.locator(".name").inner_text()
    await card.click()
    await expect(page.locator(".log")).to_contain_text(re.compile(f"Anna reveals “{name}”"))


async def test_both_languages(server: Server, people: People) -> None:
    page = await people.open(server.address, lang="de")
    await expect(page.get_by_role("button", name="Jetzt spielen: Vaalbara")).to_be_visible()
    assert await page.locator("html").get_attribute("lang") == "de"
    await page.get_by_role("button", name="English").click()
    await expect(page.get_by_role("button", name="Play now: Vaalbara")).to_be_visible()
    assert await page.locator("html").get_attribute("lang") == "en"
    await page.reload()
    await expect(page.get_by_role("button", name="Play now: Vaalbara")).to_be_visible()


async def test_a_phone_shows_everything_without_sideways_scrolling(server: Server, people: People) -> None:
    page = await people.open(server.address, size=PHONE, touch=True)
    await page.get_by_role("button", name="Play now: Vaalbara").wait_for()
    await page.screenshot(path=SCREENSHOTS / "lobby-phone.png")
    await page.get_by_role("button", name="Play now: Vaalbara").tap()
    await asked(page)
    await play_until(page, "Round 3 of 9")
    await page.evaluate("scrollTo(0, 0)")
    await page.screenshot(path=SCREENSHOTS / "table-phone.png")
    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    box = await page.locator(OPTION).first.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= PHONE["height"], "the options are always in reach"
    await page.get_by_role("button", name="Log, chat and rules").tap()
    await page.get_by_role("tab", name="Rules").tap()
    await expect(page.get_by_text("What it is about")).to_be_visible()


async def test_screenshots_for_the_desktop(server: Server, people: People) -> None:
    page = await people.open(server.address, size=DESKTOP)
    await page.get_by_role("button", name="Play now: Vaalbara").wait_for()
    await page.screenshot(path=SCREENSHOTS / "lobby.png")
    await page.get_by_role("button", name="Play now: Vaalbara").click()
    await play_until(page, "Round 5 of 9")
    await page.screenshot(path=SCREENSHOTS / "table.png")
    assert await page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "the whole table is in sight"


async def test_a_table_with_the_figures_of_an_own_copy(server: Server, people: People) -> None:
    seats = [{"kind": "person", "name": "Anna"}, {"kind": "bot", "bot": "random"}]
    own = {"followers": [{"id": "artisan", "points": 9}]}
    made = server.post("/api/tables", {"game": "vaalbara", "seats": seats, "components": own, "start": True})
    page = await people.open(server.link(made))
    await asked(page)
    await page.get_by_role("tab", name="Rules").click()
    await expect(page.get_by_text("figures of somebody’s own copy")).to_be_visible()
    told = await page.evaluate("id => fetch(`/api/tables/${id}/box`).then((box) => box.json())", made["table"]["id"])
    [artisan] = [card["text"]["en"] for card in told["cards"] if card["ref"] == "follower:artisan"]
    assert "9" in artisan

    # A table of the same game with the standard figures, on the same page.
    await page.goto(server.link(server.table(persons=1, bots=1)))
    await asked(page)
    await page.get_by_role("tab", name="Rules").click()
    await expect(page.get_by_text("figures of somebody’s own copy")).to_have_count(0)


async def test_lands_stay_large_on_a_laptop_with_five(server: Server, people: People) -> None:
    seats = [{"kind": "person", "name": "Anna"}] + [{"kind": "bot", "bot": "random"}] * 4
    made = server.post("/api/tables", {"game": "vaalbara", "seats": seats, "start": True})
    page = await people.open(server.link(made), size={"width": 1280, "height": 720})
    await asked(page)
    lands = page.locator(".first .land")
    await expect(lands).to_have_count(5)
    widths = [box["width"] for land in await lands.all() if (box := await land.bounding_box())]
    assert min(widths) > 90
    # The path beside them still says who comes when.
    for name in await page.locator(".path .name").all():
        await expect(name).to_be_in_viewport(ratio=1)
