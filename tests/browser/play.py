"""What a person does at a table, for the tests."""

from __future__ import annotations

from playwright.async_api import Page

OPTION = ".tray .option"
END = "section.end"
DRAWN = ".frame[aria-busy='false']"
OPEN_QUESTION = f"""() => {{
    const count = document.querySelectorAll("{OPTION}").length;
    return count > 0 && [document.querySelector(".tray").dataset.question, count];
}}"""


async def asked(page: Page) -> None:
    """Wait until this person is asked something, or the game is over, and until the board is drawn."""
    await page.locator(f"{OPTION}, {END}").first.wait_for()
    # The drawing is fetched by itself: on a busy machine the question is there before it.
    await page.locator(DRAWN).first.wait_for(state="attached")


async def choose(page: Page, option: int = 0) -> None:
    """Take an option of the list, and wait until the table has moved on."""
    await asked(page)
    question, count = await open_question(page)
    await page.locator(OPTION).nth(option % count).click()
    await confirm(page)
    await moved_on(page, question)


async def open_question(page: Page) -> tuple[str, int]:
    """The number of the question that is open, which tells it from the same question asked again, and how many options
    it has. Both are read at one moment: the list is empty for a while when the page tells what has happened.
    """
    seen = await page.wait_for_function(OPEN_QUESTION)
    question, count = await seen.json_value()
    return str(question), int(count)


async def moved_on(page: Page, question: str | None) -> None:
    """Wait until the question with this number is no longer open."""
    await page.wait_for_function("old => document.querySelector('.tray').dataset.question !== old", arg=question)


async def confirm(page: Page) -> None:
    """If the last answer only marked something, say that this is all."""
    marked = page.locator(".tray .option[aria-pressed='true']")
    if await marked.count() > 0:
        await page.locator(".tray .confirm").first.click()


async def play_to_the_end(page: Page, reload_after: int = -1) -> int:
    """Answer whatever is asked until the game is over; how many answers it took. A reload changes nothing."""
    count = 0
    while True:
        await asked(page)
        if await page.locator(END).count() > 0:
            return count
        if count == reload_after:
            options = await page.locator(OPTION).all_inner_texts()
            await page.reload()
            await asked(page)
            assert await page.locator(OPTION).all_inner_texts() == options, "the same question is open"
        await choose(page, count)
        count += 1


async def play_until(page: Page, text: str) -> None:
    """Answer whatever is asked until a text stands on the page and a new question is open."""
    count = 0
    await asked(page)
    while await page.get_by_text(text).count() == 0:
        await choose(page, count)
        await asked(page)
        count += 1
