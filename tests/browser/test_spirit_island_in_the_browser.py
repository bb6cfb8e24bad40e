"""Spirit Island's own board: a whole solo game, what the map shows and answers, four spirits on a laptop, a phone."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import pytest
from playwright.async_api import Page, ViewportSize, expect

from .conftest import DESKTOP, PHONE, ROOT, SCREENSHOTS, People, Server
from .play import END, OPTION, asked, moved_on, open_question
from .test_accessibility import faults

LAPTOP: ViewportSize = {"width": 1280, "height": 720}
NAME = ".map button.name"
PROMPT = "h1.sentence"


def link(server: Server, bots: int = 0, **options: bool | int | str) -> str:
    """A new table of Spirit Island: one person, and bots."""
    seats: list[dict[str, Any]] = [{"kind": "person", "name": "Anna"}] + [{"kind": "bot", "bot": "random"}] * bots
    made = server.post("/api/tables", {"game": "spirit-island", "seats": seats, "options": options, "start": True})
    return server.link(made)


async def answer(page: Page, option: int) -> None:
    """Take an option of the list, and say yes once more if it is a grave one."""
    question, count = await open_question(page)
    chosen = page.locator(OPTION).nth(option % count)
    grave = "grave" in (await chosen.get_attribute("class") or "")
    await chosen.click()
    if grave:
        await page.locator("dialog .button.grave").click()
    await moved_on(page, question)


async def play_until(page: Page, prompt: str) -> None:
    """Answer whatever is asked until a question with these words is open, or the game is over."""
    count = 0
    await asked(page)
    while await page.locator(END).count() == 0 and not re.search(prompt, await page.locator(PROMPT).inner_text()):
        await answer(page, count)
        await asked(page)
        count += 1


async def drawn_pieces(page: Page) -> dict[str, int]:
    """What stands on the map: "A4/town-1" is a town with one damage in A4, and how many of them."""
    found: dict[str, int] = await page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll('.map .sea > .piece')].map((piece) =>
            [piece.dataset.key, Number(piece.querySelector('b.count')?.dataset.count ?? 1)]))"""
    )
    return {key: count for key, count in found.items() if re.search(r"/(\w+-\d|blight)$", key)}


def pieces_of(view: dict[str, Any]) -> dict[str, int]:
    """The same from the view of the server."""
    found: dict[str, int] = {}
    for land in view["table"]["lands"]:
        rows = {"explorer": [land["explorers"]], "town": land["towns"], "city": land["cities"], "dahan": land["dahan"]}
        for kind, row in rows.items():
            found |= {f"{land['id']}/{kind}-{damage}": count for damage, count in enumerate(row)}
        found |= {f"{land['id']}/presence-{seat}": count for seat, count in enumerate(land["presence"])}
        found[f"{land['id']}/blight"] = land["blight"]
    return {key: count for key, count in found.items() if count}


async def cards_of(page: Page, look: str, kind: str) -> list[str]:
    """The cards of a kind that lie in the panel of the piles: "spent" or "unseen"."""
    refs = await page.locator(f".piles .{look}").evaluate_all("cards => cards.map((card) => card.dataset.ref)")
    return [ref.removeprefix(f"{kind}:") for ref in refs if ref.startswith(f"{kind}:")]


def test_the_text_of_an_innate_power_has_a_part_for_each_threshold(server: Server) -> None:
    """The panel lights thresholds up one by one, and takes their texts from that of the whole power."""
    cards = {card["ref"]: card["text"] for card in server.get("/api/games/spirit-island/cards")}
    components = tomllib.loads((ROOT / "src/tafelrunde/games/spirit_island/components.toml").read_text())
    innates = [innate for spirit in components["spirits"] for innate in spirit["innates"]]
    assert len(innates) == 12
    for innate in innates:
        for text in cards[f"innate:{innate['id']}"].values():
            assert len(re.split(r"\s(?=\[)", text)) == 1 + len(innate["thresholds"]), text


async def test_a_whole_solo_game(server: Server, people: People) -> None:
    page = await people.open(link(server))
    await asked(page)
    await expect(page.locator(".gallery button")).to_have_count(8)
    await page.locator(".gallery button", has_text="River Surges in Sunlight").click()

    # A board of eight lands, each with its name, and the pieces of the setup.
    await asked(page)
    await expect(page.locator(NAME)).to_have_count(8)
    await expect(page.locator(".map .piece.city")).to_have_count(1)
    await expect(page.locator(".map .disc")).to_have_count(1)
    await expect(page.locator(".growth > li.choice")).to_have_count(3)
    await expect(page.locator(".hand .card")).to_have_count(4)
    await page.screenshot(path=SCREENSHOTS / "spirit-island.png")

    # Growth from the panel, then presence taken from a track and put on the map.
    await page.locator(".growth .pick").nth(1).click()
    await expect(page.locator(".tracks .choice")).to_have_count(2)
    await page.locator(".tracks .choice").first.click()
    await expect(page.locator(PROMPT)).to_have_text("Where do you add the presence?")
    lands = await page.locator(f"{NAME}.choice").count()
    assert lands == await page.locator(OPTION).count()
    await page.locator(f"{NAME}.choice").first.click()
    await expect(page.locator(".map .disc").or_(page.locator(".map .count"))).not_to_have_count(1)

    await play_until(page, "the end")
    await expect(page.locator(".course .result")).to_have_text(re.compile("Victory|Defeat|Sacrifice victory"))
    id = page.url.rsplit("/", 1)[1].partition("#")[0]
    last = len(server.get(f"/api/tables/{id}/scores")["scores"]) - 1
    truth = server.get(f"/api/tables/{id}/replay/{last}")["view"]
    assert await drawn_pieces(page) == pieces_of(truth)
    await page.get_by_role("button", name=re.compile("^Discard piles")).click()
    assert await cards_of(page, "spent", "invader") == truth["table"]["invaders"]["discard"]
    assert await cards_of(page, "spent", "fear") == truth["table"]["fear"]["discard"]
    scores = page.locator(f"{END} table").first
    cells = await scores.locator("tbody td").all_inner_texts()
    total = await scores.locator("tfoot td").inner_text()
    assert sum(int(cell) for cell in cells) == int(total), "the score is explained line by line"


async def test_what_a_bot_proposes_is_answered_with_one_click(server: Server, people: People) -> None:
    seats = [{"kind": "person", "name": "Anna"}, {"kind": "bot", "bot": "greedy"}]
    wanted = {"game": "spirit-island", "seats": seats, "options": {"beginner": True}, "start": True}
    page = await people.open(server.link(server.post("/api/tables", wanted)), size=DESKTOP, motion="less")
    answers = page.locator(".log li.speech button.button")
    rounds = 0
    await asked(page)
    while await answers.count() == 0:
        await answer(page, 0)
        await asked(page)
        if await page.locator(PROMPT).inner_text() == "Choose a growth option.":
            # As long as Anna has to choose, the round of the bot's plan is not over.
            rounds += 1
            await expect(page.locator(".log li.speech")).to_have_count(rounds)
    box = await answers.first.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    assert await faults(page) == []
    await page.screenshot(path=SCREENSHOTS / "spirit-island-proposal.png")
    before = await answers.count()
    not_good = answers.filter(has_text="Rather not").first
    what = (await not_good.text_content() or "").partition(": ")[2]
    assert what
    await not_good.focus()
    await page.keyboard.press("Enter")
    await expect(answers).to_have_count(before - 2)
    told = page.locator(".log li", has_text="Anna asks Bot 2 to leave it: ")
    await expect(told.first).to_contain_text(what)
    await page.reload()
    await expect(told.first).to_contain_text(what)


async def test_the_map_shows_reach_and_what_the_invaders_will_do(server: Server, people: People) -> None:
    page = await people.open(link(server), motion="less")
    await play_until(page, "Which card do you play")
    await page.locator(".hand .card").first.hover()
    await expect(page.locator(".map .pointed.reach path:not(.aside)").first).to_be_attached()
    await page.locator(".log").hover()
    await expect(page.locator(".map .pointed")).to_have_count(0)

    # The lands of the card that builds are outlined; the forecast names the same ones, and the map marks them.
    await page.get_by_role("button", name=re.compile("^Build: ")).hover()
    await expect(page.locator(".map .pointed.build path:not(.aside)").first).to_be_attached()
    await page.get_by_role("button", name=re.compile("^Forecast: invaders")).click()
    builds = page.locator(".forecast li button.build")
    assert await builds.count() > 0
    await expect(page.locator(".map .plan.build")).to_have_count(await builds.count())
    await builds.first.hover()
    await expect(page.locator(".map .pointed.build path:not(.aside)")).to_have_count(1)

    # A land tells what is in it, to the eye and to the ear.
    land = page.locator(NAME).first
    await land.hover()
    text = await land.get_attribute("aria-label") or ""
    assert (await page.locator(".map .title b").inner_text()) in text


async def test_the_piles_tell_what_may_still_come(server: Server, people: People) -> None:
    page = await people.open(link(server))
    await play_until(page, "Choose a growth option")
    await page.get_by_role("button", name=re.compile("^Discard piles")).click()
    # Of each stage one card stays in the box, and the first of stage I is out already.
    for text in ("9 of these 15 are still to come:", "Stage I, 2 of these 3 still", "Stage II, 4 of these 5 still"):
        await expect(page.locator(".piles").get_by_text(text)).to_be_visible()
    assert len(await cards_of(page, "unseen", "invader")) == 14

    # A card shows its lands, and can be read, also by keyboard.
    card = page.locator(".piles .mini.unseen").first
    await card.focus()
    await expect(page.locator(".map .pointed.explore path:not(.aside)").first).to_be_attached()
    await page.keyboard.press("ArrowRight")
    assert await page.evaluate("document.activeElement.matches('.frame button[data-ref]')")


async def test_a_land_is_chosen_with_the_mouse_and_by_keyboard(server: Server, people: People) -> None:
    page = await people.open(link(server))
    await play_until(page, "Where do you add the presence")
    question = await page.locator(".tray").get_attribute("data-question")
    name = page.locator(f"{NAME}.choice").first
    await name.focus()
    await expect(page.locator(f"{OPTION}.lit")).to_have_count(1)
    await page.keyboard.press("ArrowRight")
    assert await page.evaluate("document.activeElement.matches('.frame button[data-ref]')")
    await name.focus()
    await page.keyboard.press("Enter")
    await moved_on(page, question)

    await play_until(page, "Where do you add the presence")
    question = await page.locator(".tray").get_attribute("data-question")
    # Anywhere in the land, not only on its name.
    await page.locator(".map path.touch.choice").first.click()
    await moved_on(page, question)


async def test_four_spirits_fit_on_a_laptop(server: Server, people: People) -> None:
    page = await people.open(link(server, bots=3), size=LAPTOP)
    await play_until(page, "Which card do you play")
    await expect(page.locator(".dock > article")).to_have_count(4)
    assert await page.locator(NAME).count() >= 32
    fits = "document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth"
    assert await page.evaluate(fits), "the whole table is in sight"
    # The map is drawn anew when the hand takes room from it: all is measured at one moment.
    await page.wait_for_function(
        """(names) => {
            const frame = document.querySelector('.map').getBoundingClientRect();
            return [...document.querySelectorAll(names)].every((name) => {
                const { x, y } = name.getBoundingClientRect();
                return frame.left <= x && x < frame.right && frame.top <= y && y < frame.bottom;
            });
        }""",
        arg=NAME,
    )
    # One's own spirit lies open; another one unfolds in its place.
    await expect(page.locator(".dock .sheet")).to_have_count(1)
    await page.locator(".dock > article > .head").nth(2).click()
    await expect(page.locator(".dock > article").nth(2).locator(".sheet")).to_be_visible()
    await expect(page.locator(".dock .sheet")).to_have_count(1)
    await page.screenshot(path=SCREENSHOTS / "spirit-island-laptop.png")


async def test_the_thematic_map_with_an_adversary(server: Server, people: People) -> None:
    page = await people.open(link(server, bots=1, thematic_map=True, adversary="england", level=3), size=DESKTOP)
    await play_until(page, "Choose a growth option")
    await expect(page.locator(".against")).to_have_text("Kingdom of England, level 3")
    await expect(page.get_by_text("Extra build")).to_be_visible()
    await expect(page.locator(NAME, has_text=re.compile("^W10$"))).to_be_visible()


async def test_a_phone_has_tabs_and_never_scrolls_sideways(server: Server, people: People) -> None:
    page = await people.open(link(server, bots=1), size=PHONE, touch=True)
    narrow = "document.documentElement.scrollWidth <= innerWidth"
    await asked(page)
    assert await page.evaluate(narrow)
    await play_until(page, "Choose a growth option")
    # What is asked about comes to the front by itself.
    await expect(page.get_by_role("tab", name="Spirits")).to_have_attribute("aria-selected", "true")
    assert await page.evaluate(narrow)
    assert await faults(page) == []
    await page.get_by_role("tab", name="Invaders").tap()
    await expect(page.locator(".forecast li").first).to_be_visible()
    await page.get_by_role("button", name=re.compile("^Discard piles")).tap()
    await expect(page.locator(".piles [data-ref^='fear:']")).to_have_count(15)
    assert await page.evaluate(narrow)
    assert await faults(page) == []
    await page.get_by_role("tab", name="Cards").tap()
    await expect(page.locator(".strip .card").first).to_be_visible()
    await page.get_by_role("button", name="Zoom in").tap()
    assert await page.evaluate(narrow)
    assert await faults(page) == []
    await page.evaluate("scrollTo(0, 0)")
    await page.screenshot(path=SCREENSHOTS / "spirit-island-phone.png")


@pytest.mark.parametrize("theme", ["light", "dark"])
async def test_axe_finds_nothing_on_the_board(server: Server, people: People, theme: str) -> None:
    page = await people.open(link(server, bots=1), theme=theme, lang="de")
    await asked(page)
    assert await faults(page) == []
    # A spirit that brings the oceans into play.
    await page.locator(".gallery button", has_text="Hunger des Ozeans").click()
    await play_until(page, "Wähle eine Wachstumsoption")
    await expect(page.locator(".map path.ocean.open").first).to_be_attached()
    await page.get_by_role("button", name=re.compile("^Vorschau: Invasoren")).click()
    await page.get_by_role("button", name=re.compile("^Ablagestapel")).click()
    assert await faults(page) == []
    await play_until(page, "Welche Karte spielst du aus")
    assert await faults(page) == []


async def test_pieces_move_and_can_be_skipped(server: Server, people: People) -> None:
    page = await people.open(link(server), motion="full")
    await page.locator(".gallery button", has_text="River Surges in Sunlight").click()
    await page.locator(".growth .pick").nth(1).click()
    await page.locator(".tracks .choice").first.click()
    await page.locator(f"{NAME}.choice").first.click()
    await expect(page.locator(".map .travel .presence")).to_have_count(1)
    await page.keyboard.press("Escape")
    await asked(page)
    await expect(page.locator(".map .travel")).to_have_count(0)


@pytest.mark.parametrize("size", [DESKTOP, LAPTOP, PHONE], ids=["desktop", "laptop", "phone"])
async def test_whoever_chooses_a_card_can_read_them_all(server: Server, people: People, size: ViewportSize) -> None:
    page = await people.open(link(server, bots=1), lang="de", size=size)
    await play_until(page, "Welche Karte spielst du aus")
    if size == PHONE:
        await page.locator(".strip .card").first.scroll_into_view_if_needed()
    await page.screenshot(path=SCREENSHOTS / f"spirit-island-hand-{size['width']}.png")
    cut: list[str] = await page.locator(".strip .card.choice").evaluate_all(
        """(cards) => cards.filter((card) => {
            const text = card.querySelector('.text');
            return text.scrollHeight > text.clientHeight + 1 || card.scrollWidth > card.clientWidth + 1;
        }).map((card) => card.textContent)"""
    )
    assert cut == []
    if size != PHONE:
        # What the text leaves of a card is its picture, and none is so small that it says nothing.
        heights: list[float] = await page.locator(".strip .card.choice .scene").evaluate_all(
            "(scenes) => scenes.map((scene) => scene.getBoundingClientRect().height).filter(Boolean)"
        )
        assert heights
        assert min(heights) >= 22
    # The island stays large enough to be read beside them.
    island = await page.locator(".map").first.bounding_box()
    assert island is not None
    assert island["height"] > 220
