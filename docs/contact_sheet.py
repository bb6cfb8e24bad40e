"""Takes a picture of every kind of question of every game, and lays them out on sheets: build/contact-sheets.

`make contact-sheet` takes all of them at 1280x720 and on a phone; arguments name games, sizes and a language:
`contact_sheet.py glow 844x390 de`. Each picture is checked on the way: nothing that can be chosen is covered, no text
is cut, no identifier is shown, and the browser has nothing to complain about. It needs Chromium, as `make pictures`
does.
"""

from __future__ import annotations

import random
import re
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from PIL import Image, ImageDraw
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright
from take_pictures import Server, begun, opened

from tafelrunde.kernel import registry
from tafelrunde.kernel.errors import BadOption
from tafelrunde.kernel.match import Match

SHEETS = Path(__file__).parent.parent / "build" / "contact-sheets"
SIZES = ("1280x720", "390x844")
GAMES = ("vaalbara", "glow", "spirit-island", "skybridge", "battalia")
# So many random games of each kind of table are searched for questions.
SEARCHED = 6
# Pictures on one sheet, and how wide each is there.
COLUMNS, ROWS, WIDTH = 4, 4, 480
# How long the slowest page may take to draw its board.
PATIENCE = 30_000

# What can be chosen must be hit by a click on its middle or near it.
COVERED = """() => {
  const found = [];
  const things = document.querySelectorAll('.frame button.choice, .tray .option, header button');
  for (const thing of things) {
    if (!thing.checkVisibility()) continue;
    thing.scrollIntoView({ block: 'center', inline: 'center' });
    const { left, top, width, height } = thing.getBoundingClientRect();
    const spots = [[0.5, 0.5], [0.25, 0.3], [0.75, 0.3], [0.25, 0.7], [0.75, 0.7], [0.5, 0.15], [0.5, 0.85]];
    const hit = spots.some(([x, y]) => {
      const there = document.elementFromPoint(left + width * x, top + height * y);
      return there && (thing.contains(there) || there.contains(thing) && there.matches('button'));
    });
    if (!hit) found.push(thing.getAttribute('aria-label') || thing.textContent.trim());
  }
  for (const scrolled of document.querySelectorAll('*')) {
    if (scrolled.scrollTop) scrolled.scrollTop = 0;
    if (scrolled.scrollLeft) scrolled.scrollLeft = 0;
  }
  scrollTo(0, 0);
  return found;
}"""

# A text is cut where its letters reach out of something that hides what reaches out of it.
CUT = """() => {
  const found = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    if (!node.data.trim() || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (element.closest('.hidden, dialog:not([open])')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    if (text.width < 1) continue;
    for (let box = element; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.position === 'fixed') break;
      const hides = (way) => ['hidden', 'clip'].includes(style[way]);
      const scrolls = (way) => ['auto', 'scroll'].includes(style[way]);
      if (scrolls('overflowY') || scrolls('overflowX')) break;
      if (!hides('overflowX') && !hides('overflowY')) continue;
      const edge = box.getBoundingClientRect();
      const sideways = hides('overflowX') && (text.left < edge.left - 2 || text.right > edge.right + 2);
      const upright = hides('overflowY') && (text.top < edge.top - 3 || text.bottom > edge.bottom + 3);
      if (sideways || upright) found.add(`${node.data.trim()} [${box.className.baseVal ?? box.className}]`);
    }
  }
  return [...found];
}"""
IDENTIFIER = re.compile(r"\b[a-z]+_[a-z_]+\b|\bundefined\b|\bNaN\b|\[object|\{ ?\$")


class Asked:
    """A kind of question, and a match in which somebody is asked it."""

    def __init__(self, kind: str, match: Match, seat: int) -> None:
        self.kind = kind
        self.seat = seat
        self.players = match.state.players
        # The match is played on: what was chosen so far is all that counts.
        self.recipe = match.recipe()


def tables(game: str) -> Iterator[tuple[int, dict[str, Any]]]:
    """How a game is played: with few and with many, by each of its presets."""
    declared = registry.find(game)
    presets: list[dict[str, Any]] = [dict(preset.options) for preset in declared.presets] or [{}]
    for options in presets:
        for players in sorted({declared.players[0], min(4, declared.players[-1]), declared.players[-1]}, reverse=True):
            yield players, options


def questions(game: str) -> list[Asked]:
    """Every kind of question that random play comes across, some way into a game where possible."""
    found: dict[str, Asked] = {}
    for players, options in tables(game):
        for seed in range(SEARCHED):
            try:
                match = Match.new(game, players, seed, **options)
            except BadOption:
                # A preset that does not go with so many players.
                break
            chance = random.Random(seed)
            while not match.state.over:
                decision = match.state.decisions[0]
                kind = type(decision.step).__name__
                if kind not in found and len(decision.codes) > 1:
                    found[kind] = Asked(kind, match, decision.seat)
                match.choose(decision.seat, chance.randrange(len(decision.codes)))
    return list(found.values())


def size_of(text: str) -> ViewportSize:
    """A size such as 1280x720."""
    width, height = text.split("x")
    return {"width": int(width), "height": int(height)}


def look(page: Page) -> list[str]:
    """What is wrong with a page that asks something."""
    wrong = [f"covered: {thing}" for thing in page.evaluate(COVERED)]
    wrong += [f"cut: {text}" for text in page.evaluate(CUT)]
    if page.evaluate("document.documentElement.scrollWidth > innerWidth + 1"):
        wrong.append("the page is wider than the screen")
    wrong += [f"identifier: {found}" for found in IDENTIFIER.findall(page.evaluate("document.body.innerText"))]
    return wrong


def take(browser: Browser, server: Server, asked: Asked, size: ViewportSize, lang: str, path: Path) -> list[str]:
    """A picture of a question, and what is wrong with it."""
    names = ("Anna", "Ben", "Cleo", "David", "Esther", "Fatima")
    seats: list[dict[str, str]] = [{"kind": "person", "name": names[place]} for place in range(asked.players)]
    recipe = msgspec.json.decode(asked.recipe.to_json())
    made = server.ask("/api/recipes", {"recipe": recipe, "seats": seats})
    secret = next(ticket["secret"] for ticket in made["seats"] if ticket["seat"] == asked.seat)
    complaints: list[str] = []
    page = opened(browser, f"{server.address}/t/{made['table']['id']}#seat={secret}", size, lang=lang)
    page.on("console", lambda line: complaints.append(line.text) if line.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.locator(".tray .option").first.wait_for(timeout=PATIENCE)
    page.locator(".frame[aria-busy='false']").first.wait_for(state="attached", timeout=PATIENCE)
    page.wait_for_timeout(500)
    page.screenshot(path=path)
    wrong = look(page) + complaints
    page.context.close()
    return wrong


def lay_out(pictures: list[Path], name: str) -> None:
    """Sheets with pictures side by side, each with its question under it."""
    each = COLUMNS * ROWS
    for sheet in range(0, len(pictures), each):
        shown = [Image.open(path).convert("RGB") for path in pictures[sheet : sheet + each]]
        height = WIDTH * shown[0].height // shown[0].width
        laid = Image.new("RGB", (COLUMNS * WIDTH, -(-len(shown) // COLUMNS) * (height + 20)), "#222")
        pen = ImageDraw.Draw(laid)
        for place, picture in enumerate(shown):
            left, top = place % COLUMNS * WIDTH, place // COLUMNS * (height + 20)
            laid.paste(picture.resize((WIDTH - 4, height)), (left, top))
            pen.text((left + 4, top + height + 4), pictures[sheet + place].stem, fill="#fff")
        laid.save(SHEETS / f"{name}-{sheet // each + 1}.webp", quality=85)


def say(line: str) -> None:
    """Tell it at once: taking all of them lasts a while."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def main() -> None:
    """Whatever is asked for, and otherwise all of it."""
    wanted = sys.argv[1:]
    games = [game for game in GAMES if game in wanted] or list(GAMES)
    sizes = [word for word in wanted if re.fullmatch(r"[0-9]+x[0-9]+", word)] or list(SIZES)
    langs = [word for word in wanted if word in ("de", "en")] or ["en"]
    SHEETS.mkdir(parents=True, exist_ok=True)
    wrong = 0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        browser = begun(playwright)
        try:
            for game in games:
                found = questions(game)
                for size in sizes:
                    for lang in langs:
                        pictures = []
                        for asked in found:
                            path = SHEETS / f"{game}-{size}-{lang}-{asked.kind}.png"
                            for complaint in take(browser, server, asked, size_of(size), lang, path):
                                say(f"{path.stem}: {complaint}")
                                wrong += 1
                            pictures.append(path)
                        lay_out(pictures, f"{game}-{size}-{lang}")
                        say(f"{game} {size} {lang}: {len(pictures)} kinds of questions")
        finally:
            browser.close()
            server.stop()
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
