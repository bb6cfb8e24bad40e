"""GLOW's own board: a whole game answered on the board, both sides of it, what the dice light up, laptop and phone."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.async_api import Page, ViewportSize, expect

from .conftest import DESKTOP, PHONE, SCREENSHOTS, People, Server
from .play import END, OPTION, asked, choose, confirm, moved_on, open_question
from .test_accessibility import faults

LAPTOP: ViewportSize = {"width": 1280, "height": 720}
KEEP = ".tray .option[data-kind='keep-dice']"
PARTS = ("Splitter", "Karten", "Reise", "Glühwürmchen", "Spuren")


def link(server: Server, bots: int = 1, **options: bool) -> str:
    """A new table of GLOW: one person, and bots."""
    seats: list[dict[str, Any]] = [{"kind": "person", "name": "Anna"}] + [{"kind": "bot", "bot": "random"}] * bots
    made = server.post("/api/tables", {"game": "glow", "seats": seats, "options": options, "start": True})
    return server.link(made)


async def phase(page: Page) -> str:
    return await page.locator(".glow").get_attribute("data-phase") or ""


async def not_drawn(page: Page) -> list[str]:
    """Things that can be chosen in the list, but have no ring on the board."""
    missing: list[str] = await page.evaluate(
        """() => {
            const refsOf = (drawn) => [...document.querySelectorAll(drawn)].map((thing) => thing.dataset.ref);
            const ringed = new Set(refsOf('.frame .choice[data-ref]'));
            const ways = refsOf('.frame .way.choice').length;
            const refs = refsOf('.tray .option[data-ref]');
            const sailing = refs.filter((ref) => ref.startsWith('island:'));
            return [...refs.filter((ref) => !ref.startsWith('island:') && !ringed.has(ref)), ...sailing.slice(ways)];
        }"""
    )
    return missing


async def answer_on_the_board(page: Page, count: int) -> None:
    """Take something with a ring; where nothing has one, or now and then, an option of the list."""
    things = page.locator(".frame .choice")
    question, _ = await open_question(page)
    # Keep most dice as they are: each reroll costs light.
    if await things.count() == 0 or (await phase(page) == "late_morning" and count % 5 > 0):
        await choose(page, 0 if await page.locator(KEEP).count() == 0 else -1)
        return
    # Dice that lie in an area are clicked in its place, and mean the same.
    await things.nth(count % await things.count()).click(force=True)
    await confirm(page)
    await moved_on(page, question)


async def play_until(page: Page, wanted: str, day: int) -> None:
    """Answer whatever is asked until a question is open in this phase of this day, or later."""
    count = 0
    await asked(page)
    while await page.locator(END).count() == 0:
        today = int((await page.locator(".day p").inner_text()).split()[1])
        if today > day or (today == day and await phase(page) == wanted):
            return
        # Nobody keeps rolling or travelling for ever: dice are kept, and groups stay where they are.
        travels = wanted == "afternoon" and await phase(page) == "afternoon"
        if await page.locator(".tray li.ends").count() > 0 and not travels:
            await choose(page, -1)
        else:
            await choose(page, count if travels else 0)
        await asked(page)
        count += 1


async def test_a_whole_game_in_the_realm_of_shadows(server: Server, people: People) -> None:
    page = await people.open(link(server), lang="de", size=LAPTOP)
    await asked(page)
    adventurers = page.locator(".company:not(.small) .card.adventurer.choice")
    assert await adventurers.count() >= 6, "those that nobody has chosen yet"
    await adventurers.first.click()
    seen: set[str] = set()
    count = 0
    await asked(page)
    while await page.locator(END).count() == 0:
        seen.add(await phase(page))
        assert await not_drawn(page) == []
        assert await page.locator(".pool").count() == 5
        await answer_on_the_board(page, count)
        await asked(page)
        count += 1
    assert {"morning", "late_morning", "afternoon"} <= seen
    assert count > 24, "three questions a day at least"

    # Where the shards came from, and that it adds up.
    for part in PARTS:
        await expect(page.get_by_role("row", name=part)).to_be_visible()
    total = page.locator("tfoot td")
    for seat in range(2):
        column = await page.locator(f"tbody td:nth-of-type({seat + 1})").all_inner_texts()
        points = [0 if text == "–" else int(text.replace("−", "-")) for text in column[: len(PARTS)]]
        assert sum(points) == int(await total.nth(seat).inner_text())
    await page.screenshot(path=SCREENSHOTS / "glow-end.png")
    await expect(page.get_by_role("img", name="Punkte im Verlauf")).to_be_visible()


async def test_a_companion_comes_from_the_track_into_the_own_row(server: Server, people: People) -> None:
    page = await people.open(link(server, random_adventurers=True), size=LAPTOP)
    await asked(page)
    companion = page.locator(".track .card.choice").last
    await companion.hover()
    await expect(page.locator(f"{OPTION}.lit")).to_have_count(1)
    ref = await companion.get_attribute("data-ref")
    await companion.click()
    await expect(page.locator(f'.company:not(.small) .card[data-ref="{ref}"]')).to_be_visible()
    await expect(page.locator(f'.track [data-ref="{ref}"]')).to_have_count(0)


async def test_dice_light_up_the_conditions_that_they_meet(server: Server, people: People) -> None:
    page = await people.open(link(server, bots=3, random_adventurers=True), size=LAPTOP)
    await play_until(page, "late_morning", day=3)
    # A card is met exactly where all of its symbols are lit.
    cards: list[dict[str, Any]] = await page.evaluate(
        """() => [...document.querySelectorAll('.company:not(.small) .card')].map((card) => ({
            met: card.classList.contains('met'),
            symbols: card.querySelectorAll('.mark').length,
            lit: card.querySelectorAll('.mark.lit').length,
        }))"""
    )
    assert len(cards) >= 3
    for card in cards:
        assert card["met"] == (card["symbols"] > 0 and card["lit"] == card["symbols"]), card
    await page.screenshot(path=SCREENSHOTS / "glow-dice.png")
    assert await page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "the whole table is in sight"
    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")


async def test_what_is_in_reach_shows_its_price_and_the_way_there(server: Server, people: People) -> None:
    page = await people.open(link(server, random_adventurers=True))
    reached = page.locator(".place.reach")
    for day in range(1, 9):
        await play_until(page, "afternoon", day)
        if await reached.count() > 0:
            break
        await choose(page)
    await expect(reached.first).to_be_visible()
    # The pointer that chose may rest on an option of the new question, whose way is shown already.
    await page.mouse.move(0, 0)
    await expect(page.locator(".along")).to_have_count(0)
    await reached.first.hover()
    await expect(page.locator(".along")).to_have_count(1)
    assert "Within reach" in (await reached.first.get_attribute("aria-label") or "")


async def marked(page: Page) -> list[str]:
    """The dice that are marked: the board and the list say the same, to eye and ear."""
    refs = "(all) => all.map((one) => one.dataset.ref).sort()"
    listed: list[str] = await page.locator(f"{OPTION}[aria-pressed='true']").evaluate_all(refs)
    drawn: list[str] = await page.locator(".frame .die.marked[aria-pressed='true']").evaluate_all(refs)
    assert listed == drawn
    return listed


@pytest.mark.parametrize("size", [DESKTOP, LAPTOP, PHONE], ids=["desktop", "laptop", "phone"])
async def test_G4_2_dice_are_marked_and_rolled_again_with_one_answer(
    server: Server, people: People, size: ViewportSize
) -> None:
    touch = size == PHONE
    page = await people.open(link(server), size=size, touch=touch)
    await play_until(page, "late_morning", 1)
    dice = page.locator(".frame .mine .die.choice")
    question = await page.locator(".tray").get_attribute("data-question")
    # What keeps the dice comes last, and 1 is no key for it.
    assert await page.locator(OPTION).last.get_attribute("data-kind") == "keep-dice"
    assert await page.locator(KEEP).get_attribute("aria-keyshortcuts") == "e"
    await expect(page.locator(".tray .confirm")).to_have_count(0)

    first, second, *more = [await die.get_attribute("data-ref") for die in await dice.all()]
    await (dice.nth(0).tap() if touch else dice.nth(0).click())
    assert await marked(page) == [first]
    await expect(page.get_by_role("button", name="Roll this die again")).to_be_visible()
    if touch:
        await dice.nth(1).tap()
    else:
        # The digit of the second die, as the list has it.
        key = await page.locator(f"{OPTION}[data-ref='{second}']").get_attribute("aria-keyshortcuts")
        await page.keyboard.press(str(key))
    await expect(page.locator(f"{OPTION}[aria-pressed='true']")).to_have_count(2)
    await expect(page.locator(".tray .confirm")).to_be_in_viewport(ratio=1)
    assert await marked(page) == sorted([str(first), str(second)])
    await page.screenshot(path=SCREENSHOTS / f"glow-reroll-{size['width']}.png")
    # One reroll is for two dice at most: the first one is let go.
    for third in more[:1]:
        await page.locator(f"{OPTION}[data-ref='{third}']").click()
        assert await marked(page) == sorted([str(second), str(third)])
    assert await page.locator(".tray").get_attribute("data-question") == question, "nothing was answered yet"

    if touch:
        await page.get_by_role("button", name="Roll both dice again").tap()
    else:
        await page.keyboard.press("d")
    # The next thing to answer is how to pay, or what comes after the roll.
    await page.wait_for_function("old => document.querySelector('.tray').dataset.question > old", arg=question)
    await expect(page.locator(f"{OPTION}[data-kind='reroll-alone']")).to_have_count(0)
    if await page.locator(f"{OPTION}[data-kind='choose-source']").count() > 0:
        await choose(page)
        await asked(page)
    if not touch:
        await expect(page.locator(".log")).to_contain_text(re.compile(r"Anna rolls .+ again: "))


async def test_what_was_confirmed_is_asked_as_it_stands_if_the_line_breaks(own_server: Server, people: People) -> None:
    people.server_may_be_away = True
    page = await people.open(link(own_server), size=LAPTOP)
    await play_until(page, "late_morning", 1)
    # The answer to the second small question never gets through.
    await page.evaluate(
        """() => {
            const send = WebSocket.prototype.send;
            let acts = 0;
            WebSocket.prototype.send = function (data) {
                if (String(data).includes('"act"') && ++acts > 1) return this.close();
                send.call(this, data);
            };
        }"""
    )
    await page.locator(".frame .mine .die.choice").first.click()
    await page.keyboard.press("d")
    await expect(page.locator(f"{OPTION}[data-kind='reroll-alone']")).to_be_visible()
    assert await marked(page) == []


# A roll is over before a slow test has seen it: the page itself skips the first, and says how many dice still roll.
SKIP = """() => {
    const rolling = () => document.querySelectorAll('.company:not(.small) .cube').length;
    new MutationObserver((_, observer) => {
        if (rolling() === 0) return;
        observer.disconnect();
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
        setTimeout(() => (document.body.dataset.rolling = rolling()));
    }).observe(document.body, { childList: true, subtree: true });
}"""


async def test_dice_roll_and_can_be_skipped(server: Server, people: People) -> None:
    page = await people.open(link(server, random_adventurers=True), motion="full")
    await asked(page)
    await page.evaluate(SKIP)
    # Two players: taking one companion may be followed by sending another away.
    while await phase(page) == "morning" and await page.locator(OPTION).count() > 0:
        await page.locator(OPTION).first.click()
        await page.locator(f"body[data-rolling], {OPTION}").first.wait_for(state="attached")
    await expect(page.locator("body")).to_have_attribute("data-rolling", "0")
    await asked(page)
    await expect(page.locator(".company:not(.small) .cube")).to_have_count(0)


@pytest.mark.parametrize("theme", ["light", "dark"])
async def test_the_sea_of_darkness_on_a_phone(server: Server, people: People, theme: str) -> None:
    page = await people.open(
        link(server, bots=3, sea_of_darkness=True, random_adventurers=True),
        size=PHONE,
        touch=True,
        theme=theme,
        lang="de",
    )
    await play_until(page, "afternoon", day=2)
    assert await page.locator(".boat").count() == 16
    assert await not_drawn(page) == []
    assert await faults(page) == []
    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    await page.evaluate("scrollTo(0, 0)")
    await page.screenshot(path=SCREENSHOTS / f"glow-sea-phone-{theme}.png")


@pytest.mark.parametrize("theme", ["light", "dark"])
async def test_nothing_serious_or_critical_on_the_board(server: Server, people: People, theme: str) -> None:
    page = await people.open(link(server, bots=2), size=DESKTOP, theme=theme)
    await asked(page)
    assert await faults(page) == [], "adventurers"
    for wanted in ("morning", "late_morning", "afternoon"):
        await play_until(page, wanted, day=2)
        assert await faults(page) == [], wanted
    await page.get_by_role("button", name=re.compile("^Cemetery:")).click()
    assert await faults(page) == [], "cemetery"
    await page.screenshot(path=SCREENSHOTS / f"glow-cemetery-{theme}.png")
