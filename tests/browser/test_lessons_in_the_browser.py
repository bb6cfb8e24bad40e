"""Learning in the browser: lessons at the real table, the game on one page, terms, the coach, presets."""

from __future__ import annotations

import pytest
from playwright.async_api import Page, ViewportSize, expect

from .conftest import DESKTOP, PHONE, SCREENSHOTS, People, Server
from .play import END, OPTION

LAPTOP: ViewportSize = {"width": 1280, "height": 720}
GAMES = {
    "vaalbara": "Vaalbara",
    "glow": "GLOW",
    "skybridge": "Skybridge",
    "spirit-island": "Spirit Island",
    "battalia": "Battalia",
}
COACH = "section.coach"
NEXT = f"{COACH} footer .button.main"
FOR_ME = f"{COACH} footer .button.small"
# What the spotlight would light up, as the page sees it: none of it may be missing.
UNLIT = """() => {
  const points = document.querySelector('.coach')?.dataset.points?.split(' ').filter(Boolean) ?? [];
  const found = point => {
    const [kind, ...rest] = point.split(':');
    const id = rest.join(':');
    const selectors = {spot: `[data-spot="${id}"]`, option: `.tray [data-kind="${id}"]`};
    const all = document.querySelectorAll(selectors[kind] ?? `[data-ref="${point}"], .frame [data-key="${point}"]`);
    return [...all].some(element => element.getBoundingClientRect().width > 0);
  };
  return points.filter(point => !found(point));
}"""

# The page changes and a term lies where the pointer rests: the browser says that it is over it, at the same place.
UNDER_A_RESTING_POINTER = """term => {
  const {x, y, width, height} = term.getBoundingClientRect();
  const at = {bubbles: true, pointerType: 'mouse', clientX: x + width / 2, clientY: y + height / 2};
  document.body.dispatchEvent(new PointerEvent('pointermove', at));
  term.dispatchEvent(new PointerEvent('pointerover', at));
}"""


async def begin(
    server: Server, people: People, game: str, size: ViewportSize = DESKTOP, lang: str = "en", lesson: str = "first"
) -> Page:
    made = server.post(f"/api/games/{game}/lessons/{lesson}", {"name": "Anna"})
    page = await people.open(server.link(made), size=size, lang=lang, touch=size is PHONE)
    await page.locator(COACH).wait_for()
    await page.locator(".frame[aria-busy='false']").wait_for(state="attached")
    return page


async def go_on(page: Page) -> bool:
    """Do what the coach waits for: read on, let it choose, or take the first option; False at the end of the lesson."""
    await page.locator(f"{NEXT}, {FOR_ME}, {OPTION}, {END}").first.wait_for()
    if await page.locator(NEXT).count():
        await page.locator(NEXT).click()
    elif await page.locator(FOR_ME).count():
        await page.locator(FOR_ME).click()
    elif await page.locator(OPTION).count():
        await page.locator(OPTION).first.click()
    else:
        return False
    return True


async def test_a_lesson_is_played_with_the_keyboard_alone(server: Server, people: People) -> None:
    page = await people.open(server.address)
    await page.get_by_role("button", name="Learn Vaalbara").focus()
    await page.keyboard.press("Enter")
    await expect(page.locator(COACH)).to_contain_text("Welcome to Vaalbara!")
    for words in ("These are the lands on offer.", "This is your hand."):
        await expect(page.locator(NEXT)).to_be_focused()
        await page.keyboard.press("Enter")
        await expect(page.locator(COACH)).to_contain_text(words)
    # Before it was read, nothing can be chosen.
    await page.keyboard.press("1")
    await expect(page.locator(COACH)).to_contain_text("read this first")
    await page.keyboard.press("Enter")
    await expect(page.locator(COACH)).to_contain_text("Choose the “Hunter”")
    # A wrong choice is explained kindly, and nothing has happened.
    await page.keyboard.press("1")
    await expect(page.locator(COACH)).to_contain_text("That would be allowed.")
    await expect(page.locator(OPTION)).to_have_count(5)
    await page.keyboard.press("2")
    await expect(page.locator(COACH)).to_contain_text("a tie!")
    # It goes on where it was after a reload.
    await page.reload()
    await expect(page.locator(COACH)).to_contain_text("a tie!")
    await page.keyboard.press("Enter")
    await expect(page.locator(COACH)).to_contain_text("Take the “Forest 5”")
    await page.keyboard.press("3")
    await expect(page.locator(COACH)).to_contain_text("Well played.")
    await page.keyboard.press("Enter")
    await expect(page.locator(COACH)).to_contain_text("Sometimes it pays to wait.")
    await page.keyboard.press("5")
    await expect(page.locator(COACH)).to_contain_text("doubled by the Farmer to 12")
    await page.keyboard.press("Enter")
    await expect(page.locator(COACH)).to_contain_text("Now it is up to you.")
    for _ in range(60):
        await page.locator(f"{NEXT}, {OPTION}, {END}").first.wait_for()
        if "That was your first game!" in await page.locator(COACH).inner_text():
            break
        await page.keyboard.press("Enter" if await page.locator(NEXT).count() else "1")
    await expect(page.locator(COACH)).to_contain_text("That was your first game!")
    await expect(page.locator(END)).to_be_visible()
    await page.locator(NEXT).focus()
    await page.keyboard.press("Enter")
    await expect(page.locator(COACH)).to_contain_text("From here on you play without me.")


# Each first lesson at two sizes, each further one at one of them.
POINTING = [(game, "first", size) for game in GAMES for size in ("laptop", "phone")] + [
    ("battalia", "battles", "phone"),
    ("battalia", "gates", "laptop"),
    ("battalia", "kings", "phone"),
    ("battalia", "teams", "laptop"),
]


@pytest.mark.parametrize(("game", "lesson", "place"), POINTING)
async def test_whatever_a_coach_points_at_is_on_the_page(
    server: Server, people: People, game: str, lesson: str, place: str
) -> None:
    size, lang = {"laptop": (LAPTOP, "en"), "phone": (PHONE, "de")}[place]
    page = await begin(server, people, game, size, lang, lesson)
    steps = len(server.get(f"/api/games/{game}/lessons/{lesson}")["moments"])
    spoken = ""
    for step in range(steps):
        said = await page.locator(f"{COACH} .say").inner_text()
        if said != spoken:
            await page.wait_for_timeout(250)
            missing = await page.evaluate(UNLIT)
            assert not missing, f"{missing} is not there while the coach says: {said}"
            spoken = said
        if step == 6:
            SCREENSHOTS.mkdir(parents=True, exist_ok=True)
            await page.screenshot(path=SCREENSHOTS / f"lesson-{game}-{lesson}-{size['width']}.png")
        if await page.evaluate("document.documentElement.scrollWidth > innerWidth + 1"):
            raise AssertionError(f"the page is wider than the screen while the coach says: {said}")
        if not await go_on(page):
            break


async def test_a_later_lesson_tells_where_it_begins_and_leads_on_to_the_next(server: Server, people: People) -> None:
    page = await people.open(server.address)
    await page.get_by_role("button", name="Learn Battalia").click()
    lessons = page.get_by_role("dialog").locator("h3")
    await expect(lessons.nth(1)).to_have_text("Battles for cities")
    await page.get_by_role("dialog").get_by_role("button", name="Begin").nth(3).click()
    await expect(page.locator(COACH)).to_contain_text("Two weeks have nearly passed.")
    # What was played before is not what happened since one's last turn: only the others' last turn is.
    digest = page.get_by_role("region", name="Since your last turn")
    assert await digest.locator(".card").count() < 4
    for _ in range(4):
        await go_on(page)
        await page.wait_for_timeout(100)
    while await page.get_by_role("button", name="Next lesson").count() == 0:
        await go_on(page)
        await page.wait_for_timeout(100)
    await page.get_by_role("button", name="Next lesson: Two against two").click()
    await expect(page.locator(COACH)).to_contain_text("Today you do not play alone")


async def test_a_lesson_can_be_skipped_and_brought_back(server: Server, people: People) -> None:
    page = await begin(server, people, "vaalbara")
    await page.get_by_role("button", name="Play on without the coach").click()
    await expect(page.locator(COACH)).to_have_count(0)
    await page.locator(OPTION).first.wait_for()
    await page.get_by_role("button", name="Menu").click()
    await page.get_by_role("button", name="Bring the coach back").click()
    await expect(page.locator(COACH)).to_contain_text("Welcome to Vaalbara!")


@pytest.mark.parametrize(("game", "name"), GAMES.items())
async def test_every_game_is_told_on_one_page_with_a_legend(
    server: Server, people: People, game: str, name: str
) -> None:
    page = await people.open(server.address)
    await page.get_by_role("button", name=f"How it is played: {name}").click()
    dialog = page.get_by_role("dialog")
    await expect(dialog.get_by_role("heading", name="The goal")).to_be_visible()
    await dialog.get_by_role("tab", name="Legend of symbols").click()
    await expect(dialog.locator("dt").nth(9)).to_be_visible()


async def test_page_legend_terms_and_coach_at_a_table(server: Server, people: People) -> None:
    made = server.table(persons=1, bots=2)
    page = await people.open(server.link(made))
    await page.locator(OPTION).first.wait_for()
    await page.keyboard.press("s")
    await expect(page.get_by_role("dialog").get_by_text("Its initiative: low is early.")).to_be_visible()
    await page.keyboard.press("Escape")
    await page.keyboard.press("h")
    await expect(page.get_by_role("dialog").get_by_role("heading", name="What scores")).to_be_visible()
    await page.keyboard.press("Escape")
    # A term of the question, by keyboard and by pointer.
    term = page.locator("header .term").first
    await term.focus()
    await page.keyboard.press("Enter")
    tip = page.locator(".tip")
    await expect(tip).to_contain_text("twelve followers")
    await page.keyboard.press("Escape")
    await expect(tip).to_have_count(0)
    await page.locator(f"{OPTION} .term").first.hover()
    await expect(tip).to_be_visible()
    # A key closes it, and what comes to lie under a resting pointer was not pointed at.
    await page.keyboard.press("x")
    await expect(tip).to_have_count(0)
    await page.locator(f"{OPTION} .term").first.evaluate(UNDER_A_RESTING_POINTER)
    await page.wait_for_timeout(500)
    await expect(tip).to_have_count(0)
    # The coach is off until somebody asks for it.
    assert await page.get_by_text("Low initiative: first pick.").count() == 0
    await page.get_by_role("button", name="Menu").click()
    await page.get_by_label("Coach: a line about each question").check()
    await page.keyboard.press("Escape")
    await expect(page.get_by_text("Low initiative: first pick.")).to_be_visible()


async def test_a_table_begins_with_a_preset_and_play_now_remembers_it(server: Server, people: People) -> None:
    page = await people.open(server.address)
    await page.get_by_role("button", name="Create a table: Spirit Island").click()
    dialog = page.get_by_role("dialog")
    await expect(dialog.get_by_role("radio", name="First game")).to_be_checked()
    await dialog.get_by_role("radio", name="With adversary and scenario").check()
    await expect(dialog.get_by_text("Difficulty 4")).to_be_visible()
    assert "brandenburg_prussia" not in await dialog.inner_text()
    await dialog.get_by_role("button", name="Create a table").click()
    await page.get_by_role("img", name="QR code").wait_for()
    await page.goto(server.address)
    await page.get_by_role("button", name="Play now: Spirit Island").click()
    await page.locator(".frame").wait_for()
    table = server.get(f"/api/tables/{page.url.rpartition('/')[2]}")
    assert table["options"]["adversary"] == "brandenburg_prussia"
    assert len(table["seats"]) == 2
