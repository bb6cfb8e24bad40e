"""What keeps a table flowing: seats, clocks, rematches, files, and what can be clicked."""

from __future__ import annotations

import asyncio
import re

from playwright.async_api import FilePayload, Page, Route, expect

from tafelrunde.kernel import registry
from tafelrunde.kernel.match import Match

from .conftest import PHONE, SCREENSHOTS, People, Server
from .play import OPTION, asked, choose, play_to_the_end


async def test_nothing_is_offered_to_be_taken_back_before_anything_was_chosen(server: Server, people: People) -> None:
    page = await people.open(server.link(server.table(persons=1, bots=2)))
    await asked(page)
    await expect(page.get_by_role("button", name="Undo")).to_have_count(0)
    await choose(page)
    await asked(page)
    await expect(page.get_by_role("button", name="Undo")).to_have_count(1)


async def test_a_guest_without_a_name_sits_down_and_reads_what_is_played(server: Server, people: People) -> None:
    seats = [{"kind": "person"}, {"kind": "open"}]
    clock = {"per_game": 600, "increment": 5}
    made = server.post("/api/tables", {"game": "vaalbara", "seats": seats, "clock": clock})
    guest = await people.open(f"{server.address}/t/{made['table']['id']}", name="")
    await expect(guest.get_by_role("heading", name="Vaalbara")).to_be_visible()
    await expect(guest.get_by_text("10 minutes for the game, and 5 seconds more")).to_be_visible()
    await guest.get_by_role("button", name="Rules").click()
    await expect(guest.get_by_text("What it is about")).to_be_visible()
    # A ruling is marked once, beside the rule.
    await expect(guest.locator(".ruling").first).to_be_visible()
    assert "[ruling]" not in await guest.get_by_role("dialog").inner_text()
    await guest.keyboard.press("Escape")
    await guest.get_by_role("button", name="Sit here").click()
    await expect(guest.get_by_role("button", name="Stand up")).to_be_visible()
    await expect(guest.get_by_text("Seat 2")).to_be_visible()


async def test_a_bot_takes_over_after_a_grace_and_one_click_takes_the_seat_back(server: Server, people: People) -> None:
    seats = [{"kind": "person", "name": "Anna"}, {"kind": "person", "name": "Bert"}]
    # Once the time of both is up, bots play the game to its end: until then a slow page can see Anna's banner.
    made = server.post("/api/tables", {"game": "vaalbara", "seats": seats, "clock": {"per_move": 8}})
    page = await people.open(server.link(made, 0))
    bert = await people.open(server.link(made, 1))
    for waiting in (page, bert):
        await expect(waiting.get_by_role("heading", name="Waiting room")).to_be_visible()
    server.post(f"/api/tables/{made['table']['id']}/start", None, made["host"]["secret"])
    await choose(bert)
    await expect(page.get_by_role("timer")).to_be_visible()
    await expect(page.get_by_text("Your time is up: a bot takes over in")).to_be_visible()
    banner = page.get_by_text("A bot is playing for you.")
    await expect(banner).to_be_visible()
    await page.get_by_role("button", name="Take my seat back").click()
    await expect(banner).to_have_count(0)


async def test_once_more_with_the_same_people(server: Server, people: People) -> None:
    page = await people.open(server.link(server.table(persons=1, bots=1)))
    await play_to_the_end(page)
    # Who won, why, and who came where.
    end = page.locator("section.end")
    await expect(end.locator(".moment")).to_contain_text("wins with")
    await expect(end.locator(".places li")).to_have_count(2)
    old = page.url
    await end.get_by_role("button", name="Play again").click()
    await expect(page.locator(OPTION)).to_have_count(5)
    assert page.url != old
    # The lobby knows that it waits for us, before anything else.
    await page.get_by_role("link", name="To the lobby").click()
    mine = page.locator(".mine li").first
    await expect(mine).to_contain_text("Your turn")
    await mine.get_by_role("link", name="Go on").click()
    await expect(page.locator(OPTION)).to_have_count(5)


async def test_an_unfinished_game_goes_on_from_its_file(server: Server, people: People) -> None:
    match = Match(registry.find("vaalbara").setup(3, {}, {}), 7)
    for _ in range(12):
        match.choose(match.state.decisions[0].seat, 0)
    page = await people.open(server.address)
    file: FilePayload = {"name": "game.json", "mimeType": "application/json", "buffer": match.recipe().to_json()}
    await page.locator("input[type=file]").set_input_files(file)
    await page.get_by_role("button", name="Sit here").first.click()
    await page.get_by_role("button", name="Start, with bots").click()
    await asked(page)
    await expect(page.locator(".log")).to_contain_text("reveals")


async def test_a_game_may_begin_before_one_hears_that_one_sits(server: Server, people: People) -> None:
    page = await people.open(server.address)
    held = asyncio.Event()

    async def late(route: Route) -> None:
        answer = await route.fetch()
        await held.wait()
        await route.fulfill(response=answer)

    await page.route("**/join", late)
    match = Match(registry.find("vaalbara").setup(3, {}, {}), 7)
    file: FilePayload = {"name": "game.json", "mimeType": "application/json", "buffer": match.recipe().to_json()}
    await page.locator("input[type=file]").set_input_files(file)
    async with page.expect_request("**/join"):
        await page.get_by_role("button", name="Sit here").first.click()
    await page.get_by_role("button", name="Start, with bots").click()
    await expect(page.locator(".frame")).to_be_visible()
    held.set()
    # The ticket comes to a page whose waiting room is gone, and is good all the same.
    await asked(page)


async def test_a_finger_skips_what_is_told(server: Server, people: People) -> None:
    page = await people.open(server.link(server.table(persons=1, bots=3)), motion="full", size=PHONE, touch=True)
    await asked(page)
    await page.locator(OPTION).first.tap()
    await page.get_by_role("button", name="Pause").tap()
    await page.get_by_role("button", name="One step back").tap()
    await expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    await page.get_by_role("button", name="Skip").tap()
    await asked(page)


async def test_what_others_did_stands_beside_the_log(server: Server, people: People) -> None:
    page = await people.open(server.link(server.table(persons=1, bots=2)))
    await choose(page)
    await asked(page)
    digest = page.locator(".digest")
    await expect(digest.get_by_role("heading", name="Since your last turn")).to_be_visible()
    await expect(digest).to_contain_text("Bot 2")
    await expect(digest.locator(".card").first).to_be_visible()
    await expect(page.locator(".log .divider, .log ul").first).to_be_visible()
    # It folds away at any width, and the board takes the room.
    width = await page.evaluate("document.querySelector('.frame').clientWidth")
    await page.get_by_role("button", name="Log, chat and rules").click()
    await expect(page.locator(".side")).to_be_hidden()
    assert await page.evaluate("document.querySelector('.frame').clientWidth") > width + 200


async def test_what_cannot_be_chosen_says_what_is_asked_if_no_reason_is_known(server: Server, people: People) -> None:
    page = await people.open(server.link(server.table(persons=1, bots=2)))
    await page.route("**/why?*", lambda route: route.fulfill(json={"text": None, "rule": ""}))
    await asked(page)
    land = page.locator(".row.first .land").first
    await land.focus()
    await page.keyboard.press("i")
    card = page.get_by_role("dialog")
    await expect(card).to_contain_text("This is no answer now. You are asked: “Choose a follower")
    await expect(card.get_by_role("button", name="Rule V3.1")).to_be_visible()


async def test_a_start_board_is_chosen_on_the_island(server: Server, people: People) -> None:
    seats = [{"kind": "person", "name": "Anna"}, {"kind": "bot", "bot": "random"}]
    page = await people.open(
        server.link(server.post("/api/tables", {"game": "spirit-island", "seats": seats, "start": True}))
    )
    for _ in range(4):
        await asked(page)
        if await page.get_by_role("heading", name="On which board do you begin?").count():
            break
        await choose(page)
    await expect(page.get_by_role("heading", name="On which board do you begin?")).to_be_visible()
    land = page.locator(".map .name.choice").first
    await land.hover()
    await expect(page.locator(f"{OPTION}.lit")).to_have_count(1)
    question = await page.locator(".tray").get_attribute("data-question")
    await land.click()
    await page.wait_for_function(
        "question => document.querySelector('.tray').dataset.question !== question", arg=question
    )


async def test_the_end_of_a_turn_has_its_own_key_and_asks(server: Server, people: People) -> None:
    seats = [{"kind": "person", "name": "Anna"}, {"kind": "bot", "bot": "random"}]
    made = server.post("/api/tables", {"game": "battalia", "seats": seats, "start": True})
    page = await people.open(server.link(made), askEnd=True)
    end = page.locator(".tray .ends button")
    for count in range(12):
        await asked(page)
        if await end.count():
            break
        await choose(page, count)
    await expect(end).to_have_attribute("aria-keyshortcuts", "e")
    await page.keyboard.press("e")
    dialog = page.get_by_role("dialog", name="End here?")
    await expect(dialog).to_contain_text("You could still do this")
    await dialog.get_by_role("button", name="Not yet").click()
    await expect(end).to_have_count(1)


async def a_turn_of_battalia(server: Server, people: People, lang: str = "en") -> Page:
    """A page on which somebody is asked for the first action of a turn."""
    seats = [{"kind": "person", "name": "Anna"}, {"kind": "bot", "bot": "random"}]
    made = server.post("/api/tables", {"game": "battalia", "seats": seats, "start": True})
    page = await people.open(server.link(made), lang=lang)
    await asked(page)
    for _ in range(40):
        if await page.locator(".tray li.ends").count() > 0:
            break
        await choose(page)
        await asked(page)
    return page


async def test_what_cannot_be_chosen_says_why_with_its_rule(server: Server, people: People) -> None:
    """By the other mouse button, by a key and by a long press; a thing that is on no card answers too."""
    page = await people.open(server.link(server.table(persons=1, bots=2)))
    await asked(page)
    land = page.locator(".frame [data-ref^='land:']:not(.choice)").first
    await land.click(button="right")
    why = page.locator(".zoom .why")
    await expect(why).to_contain_text("First all choose a follower")
    await expect(why.get_by_role("button", name="V5.1")).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(page.locator(".zoom")).to_have_count(0)
    # What can be chosen is only read.
    await page.locator(".frame .choice[data-ref^='follower:']").first.click(button="right")
    await expect(page.locator(".zoom h2")).to_be_visible()
    await expect(why).to_have_count(0)

    page = await a_turn_of_battalia(server, people, lang="de")
    deck = page.locator(".frame [data-ref^='deck:']:not(.choice)").first
    await deck.focus()
    await page.keyboard.press("i")
    await expect(page.locator(".zoom .why")).to_contain_text(re.compile("fehlen dir|verlangt|passt|leer|zur Hand"))
    await page.screenshot(path=SCREENSHOTS / "why-not-battalia.png")


async def test_what_was_taken_back_can_be_done_again(server: Server, people: People) -> None:
    page = await a_turn_of_battalia(server, people)
    redo = page.get_by_role("button", name="Redo")
    await expect(redo).to_have_count(0)
    menu = await page.locator(OPTION).all_inner_texts()
    building = next(place for place, text in enumerate(menu) if "uild" in text or "ire" in text or "cquire" in text)
    await choose(page, building)
    await asked(page)
    begun = await page.locator(OPTION).all_inner_texts()
    await page.get_by_role("button", name="Undo").click()
    await expect(page.locator(".tray li.ends")).to_have_count(1)
    await expect(redo).to_be_visible()
    await page.keyboard.press("y")
    await expect(page.locator(".tray li.ends")).to_have_count(0)
    await asked(page)
    assert await page.locator(OPTION).all_inner_texts() == begun
    await expect(redo).to_have_count(0)
    # Another choice instead: what was taken back is gone.
    await page.get_by_role("button", name="Undo").click()
    await expect(redo).to_be_visible()
    await choose(page, (building + 1) % (len(menu) - 1))
    await asked(page)
    await expect(redo).to_have_count(0)


async def test_a_win_is_celebrated_for_those_who_like_things_to_move(server: Server, people: People) -> None:
    address = f"{server.address}/t/{server.finished()}"
    lively = await people.open(address, motion="full", pace="once")
    await expect(lively.locator("section.end .trophy")).to_be_visible()
    assert await lively.locator(".sparks i").count() > 20
    await lively.wait_for_timeout(900)
    await lively.screenshot(path=SCREENSHOTS / "celebration.png")
    quiet = await people.open(address, motion="less")
    await expect(quiet.locator("section.end .trophy")).to_be_visible()
    await expect(quiet.locator(".sparks")).to_have_count(0)
