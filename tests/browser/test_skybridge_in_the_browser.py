"""Skybridge's own board: a whole game, what it shows and answers, four seats on a laptop, a phone."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.async_api import Locator, Page, ViewportSize, expect

from .conftest import PHONE, SCREENSHOTS, People, Server
from .play import END, OPTION, asked, moved_on, open_question
from .test_accessibility import faults

LAPTOP: ViewportSize = {"width": 1280, "height": 720}
PROMPT = "h1.sentence"
MINE = "section.tableau"
FITS = "document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth"
NARROW = "document.documentElement.scrollWidth <= innerWidth"
# The piles whose signs lie on the name of their top card.
COVERED = """[...document.querySelectorAll('.slot .effect')].filter((sign) => {
    const name = sign.closest('.pile').querySelector('.name');
    return sign.getBoundingClientRect().top < name.getBoundingClientRect().bottom - 3;
}).map((sign) => sign.dataset.ref)"""


def link(server: Server, bots: int = 1, bot: str = "random") -> str:
    """A new table of Skybridge: one person, and bots."""
    seats: list[dict[str, Any]] = [{"kind": "person", "name": "Anna"}] + [{"kind": "bot", "bot": bot}] * bots
    return server.link(server.post("/api/tables", {"game": "skybridge", "seats": seats, "start": True}))


async def answer(page: Page, option: int) -> None:
    """Take an option of the list, and wait until the table has moved on."""
    question, count = await open_question(page)
    await page.locator(OPTION).nth(option % count).click()
    await moved_on(page, question)


async def top_of(thing: Locator) -> float:
    """How far below the top of the window a thing begins."""
    box = await thing.bounding_box()
    assert box is not None
    return box["y"]


# Hundreds of answers: the page gives them itself, by clicking on the buttons of the list.
PLAY = """async (prompt) => {
    const soon = () => new Promise((done) => setTimeout(done, 5));
    const tray = () => document.querySelector('.tray');
    for (let count = 0; !document.querySelector('section.end'); ) {
        const question = tray().dataset.question;
        const options = [...tray().querySelectorAll('.option')];
        if (question === undefined || options.length === 0) {
            // What others do is shown step by step: it is skipped.
            document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
            await soon();
            continue;
        }
        if (new RegExp(prompt).test(document.querySelector('h1.sentence').innerText)) return;
        // Mostly the straight way, so that it is a short game: build, take the goods, end the turn; sometimes anything.
        const first = (kind) => options.find((option) => option.dataset.ref.startsWith(kind));
        const straight = first('section:') ?? first('collect:') ?? first('end:') ?? options[0];
        (count % 6 ? straight : options[(count / 6) % options.length]).click();
        while (tray().dataset.question === question) {
            // A grave choice, such as a slot that is closed for good, asks once more.
            document.querySelector('dialog .button.grave')?.click();
            await soon();
        }
        count += 1;
    }
}"""


async def play_until(page: Page, prompt: str) -> None:
    """Answer whatever is asked until a question with these words is open, or the game is over."""
    await asked(page)
    await page.evaluate(PLAY, prompt)
    await asked(page)


def drawn_on_the_table(view: dict[str, Any], seat: int) -> dict[str, Any]:
    """What must stand on the board, from the view of the server."""
    table = view["table"]
    sections = table["sections"]
    pieces = {"legion": "legions", "garrison": "garrisons"}
    return {
        "finished": [section["number"] for section in sections if section["status"] == "finished"],
        "builders": sorted(f"{who}/{section['number']}" for section in sections for who in section["builders"]),
        "figures": {
            kind: sorted(f"{who}/{area['number']}" for area in table["areas"] for who in area[field])
            for kind, field in pieces.items()
        },
        "rebels": sum(sum(area["rebels"]) + area["free_rebels"] for area in table["areas"]),
        "tops": [slot["pile"][-1] if slot["pile"] else None for slot in table["tableaus"][seat]["slots"]],
    }


# The same, as it is drawn.
DRAWN = """() => {
    const all = (selector) => [...document.querySelectorAll(selector)];
    const whose = (piece) => piece.dataset.key.match(/:(\\d)/)[1];
    const figures = (kind) => all(`.desert .figure.${kind}`)
        .map((piece) => `${whose(piece)}/${piece.closest('.area').dataset.ref.slice('area:'.length)}`)
        .sort();
    const countOf = (piece) => Number(piece.querySelector('b')?.dataset.count ?? 1);
    return {
        finished: all('.section.finished').map((stone) => Number(stone.dataset.ref.slice('section:'.length))).sort(),
        builders: all('.builders [data-key]').map((figure) => figure.dataset.key.slice('builder:'.length)).sort(),
        figures: { legion: figures('legion'), garrison: figures('garrison') },
        rebels: all('.desert .figure.rebel').map(countOf).reduce((sum, count) => sum + count, 0),
        tops: all('.piles > .slot').map((slot) => slot.querySelector('.pile > .card')?.dataset.ref ?? null),
    };
}"""


async def test_a_whole_game(server: Server, people: People) -> None:
    # A bot that builds the bridge, so that the game is not longer than it has to be.
    page = await people.open(link(server, bot="greedy"), size=LAPTOP)
    await asked(page)
    sides = page.locator(".characters button.choice")
    assert await sides.count() == await page.locator(OPTION).count()
    await sides.first.click()

    # Five rune slots, the start cards on two of them, four cards in the hand, seven sections, nine areas.
    await play_until(page, "Play a card")
    await expect(page.locator(f"{MINE} .slot")).to_have_count(5)
    await expect(page.locator(".hand .card")).to_have_count(4)
    await expect(page.locator(".bridge .section")).to_have_count(7)
    await expect(page.locator(".desert .area")).to_have_count(9)
    await expect(page.locator(".stacks .gap .bonus")).to_have_count(8)
    # A card of the hand answers, and lights up in the list.
    card = page.locator(".hand .card.choice").first
    await card.hover()
    await expect(page.locator(f"{OPTION}.lit")).to_have_count(1)
    question = await page.locator(".tray").get_attribute("data-question")
    await card.click()
    await moved_on(page, question)

    await play_until(page, "Take a face-up card")
    await page.locator(".stacks .card.choice").first.click()
    await play_until(page, "Use your main effects")
    assert await page.locator(".slot .effect.choice").count() > 0
    await expect(page.locator(f"{MINE} .build")).to_have_attribute("aria-label", re.compile("^section 1 .*You pay: "))
    await page.screenshot(path=SCREENSHOTS / "skybridge.png")

    await play_until(page, "the end")
    id = page.url.rsplit("/", 1)[1].partition("#")[0]
    last = len(server.get(f"/api/tables/{id}/scores")["scores"]) - 1
    truth = server.get(f"/api/tables/{id}/replay/{last}")["view"]
    assert await page.evaluate(DRAWN) == drawn_on_the_table(truth, 0)
    scores = page.locator(f"{END} table").first
    rows = [
        [cell.replace("–", "0") for cell in await row.locator("td").all_inner_texts()]
        for row in await scores.locator("tbody tr").all()
    ]
    totals = await scores.locator("tfoot td").all_inner_texts()
    assert len(rows) == 4
    await page.screenshot(path=SCREENSHOTS / "skybridge-end.png")
    assert [sum(int(cell) for cell in column) for column in zip(*rows, strict=True)] == [int(total) for total in totals]


async def test_covered_cards_are_fanned(server: Server, people: People) -> None:
    page = await people.open(link(server), size=LAPTOP)
    pile = page.locator(f"{MINE} .slot:has(.count)").first
    for _ in range(60):
        await asked(page)
        if await pile.count() > 0:
            break
        await answer(page, 0)
    await expect(page.locator(".fan")).to_have_count(0)
    covered = int((await pile.locator(".count").inner_text()).removeprefix("+"))
    await pile.hover()
    await expect(pile.locator(".fan li")).to_have_count(covered)
    await page.locator(".log").hover()
    await expect(page.locator(".fan")).to_have_count(0)
    # By keyboard, too.
    await pile.locator("button.rune").focus()
    await page.keyboard.press("ArrowDown")
    assert await page.evaluate("document.activeElement.matches('.frame button[data-ref]')")
    await pile.locator("button.rune").focus()
    await expect(pile.locator(".fan li")).to_have_count(covered)


async def test_four_seats_fit_on_a_laptop(server: Server, people: People) -> None:
    page = await people.open(link(server, bots=3), size=LAPTOP)
    await play_until(page, "Use your main effects")
    await expect(page.locator(".rival")).to_have_count(3)
    assert await page.evaluate(FITS), "the whole table is in sight"
    assert await page.evaluate(COVERED) == [], "what a card does never lies on its name"
    tray = await page.locator(".tray").bounding_box()
    assert tray is not None
    for thing in (".hand .card", ".rival", ".area", ".section"):
        for box in [await one.bounding_box() for one in await page.locator(thing).all()]:
            assert box is not None
            assert box["y"] + box["height"] <= tray["y"] + 2, f"{thing} lies above the list"
    # Another tableau opens in the place of one's own, and the way back is beside it.
    await page.locator(".rival .head").first.click()
    await expect(page.locator(f"{MINE} h2")).not_to_have_text("Anna")
    await expect(page.locator(f"{MINE} .choice")).to_have_count(0)
    await page.get_by_role("button", name="My board").click()
    await expect(page.locator(f"{MINE} h2")).to_have_text("Anna")
    await page.screenshot(path=SCREENSHOTS / "skybridge-laptop.png")


async def test_a_phone_never_scrolls_sideways(server: Server, people: People) -> None:
    page = await people.open(link(server, bots=3), size=PHONE, touch=True)
    await asked(page)
    assert await page.evaluate(NARROW)
    await play_until(page, "Which bonus of the stack")
    assert await page.evaluate(NARROW)
    assert await faults(page) == []
    # What is asked about comes first.
    stacks, tableau = page.locator(".stacks").first, page.locator(MINE).first
    assert await top_of(stacks) < await top_of(tableau)
    await page.evaluate("scrollTo(0, 400)")
    await play_until(page, "Use your main effects")
    assert await page.evaluate(NARROW)
    assert 0 < await top_of(tableau) < await top_of(stacks)
    await expect(page.locator(".stacks .stack")).to_have_count(7)
    await page.screenshot(path=SCREENSHOTS / "skybridge-phone.png")


@pytest.mark.parametrize("theme", ["light", "dark"])
async def test_axe_finds_nothing_on_the_board(server: Server, people: People, theme: str) -> None:
    page = await people.open(link(server, bots=2), theme=theme, lang="de", size=LAPTOP)
    await asked(page)
    assert await faults(page) == []
    await play_until(page, "Nimm eine offene Karte")
    assert await faults(page) == []
    await play_until(page, "Nutze deine Haupteffekte")
    await page.locator(".rival .head").first.click()
    assert await faults(page) == []


async def test_what_happens_is_shown_and_can_be_skipped(server: Server, people: People) -> None:
    page = await people.open(link(server), motion="full")
    await page.locator(".characters button.choice").first.click()
    for _ in range(3):
        await page.locator(OPTION).first.or_(page.locator(".tray .rest")).first.wait_for()
        await page.keyboard.press("Escape")
        await asked(page)
        await page.locator(OPTION).first.click()
        await expect(page.locator(f"{OPTION}, .tray .rest").first).to_be_visible()
    await page.keyboard.press("Escape")
    await asked(page)
    await expect(page.locator(".marked")).to_have_count(0)
