"""Battalia in the browser: a whole game, and what its board shows on the way."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
import pytest
from playwright.async_api import Page, ViewportSize, expect

from tafelrunde.games.battalia.state.state import BattaliaState
from tafelrunde.games.battalia.state.strength import gain_by
from tafelrunde.games.battalia.steps.battles import ADD, CARD
from tafelrunde.games.battalia.steps.menu import ACQUIRE, TRANSFORM
from tafelrunde.games.battalia.steps.workbench import BY_TITLE
from tafelrunde.kernel.match import Match

from .conftest import PHONE, SCREENSHOTS, People, Server
from .play import END, OPTION, asked, choose
from .test_accessibility import THEMES, faults

LAPTOP: ViewportSize = {"width": 1280, "height": 720}
BENCH = "section.bench"


def table(server: Server, bots: int = 1, **options: bool | int | str) -> dict[str, Any]:
    """A new table of Battalia: a person, then bots."""
    seats = [{"kind": "person", "name": "Anna"}] + [{"kind": "bot", "bot": "random"}] * bots
    wish = {"game": "battalia", "seats": seats, "options": options, "start": True}
    made: dict[str, Any] = server.post("/api/tables", wish)
    return made


@cache
def moment(players: int, wanted: Callable[[BattaliaState], bool], **options: Any) -> tuple[Any, int]:
    """The recipe of a game at a moment that is wanted, found by playing at random, and the seat that is asked then."""
    for seed in range(100):
        match = Match.new("battalia", players, seed, **options)
        choices = random.Random(seed)
        while not match.state.over:
            state = match.state
            assert isinstance(state, BattaliaState)
            decision = state.decisions[0]
            if wanted(state):
                return msgspec.json.decode(match.recipe().to_json()), decision.seat
            match.choose(decision.seat, choices.randrange(len(decision.codes)))
    raise AssertionError("no game has come to this moment")


def table_at(server: Server, players: int, wanted: Callable[[BattaliaState], bool], **options: bool | int | str) -> str:
    """The link to the seat that is asked at a table at this moment; bots have the others."""
    recipe, seat = moment(players, wanted, **options)
    return link_to(server, recipe, seat, players)


def link_to(server: Server, recipe: Any, seat: int, players: int) -> str:
    """The link to a seat at a table where this game goes on; bots have the others."""
    seats = [{"kind": "bot", "bot": "random"}] * players
    seats[seat] = {"kind": "person", "name": "Anna"}
    return server.link(server.post("/api/recipes", {"recipe": recipe, "seats": seats}), seat)


def asks(step: str) -> Callable[[BattaliaState], bool]:
    """The moment when a step asks."""
    return lambda state: type(state.decisions[0].step).__name__ == step


async def nothing_is_cut_off(page: Page) -> None:
    """The page never scrolls sideways."""
    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")


# What has a ring on the board, by the thing that an option names.
RINGS = """const ringed = () => {
    const rings = new Map();
    for (const thing of document.querySelectorAll('.frame .choice')) {
        // The reading of a card in the hand is the same wherever it lies; its key says where.
        if (!thing.matches('.pile')) rings.set(thing.dataset.ref, thing);
        rings.set(thing.dataset.key?.split('/').pop(), thing);
        // What any card of a kind is played for has a ring on every card of it.
        const card = thing.matches('.pile') && thing.dataset.ref.slice(5);
        if (card) rings.set(`kind:${card.endsWith('-fanatics') ? 'fanatics' : card.split('-')[0]}`, thing);
    }
    return rings;
};
"""

# What the list offers and the board does not ring.
BARE = f"""() => {{
    {RINGS}
    const rings = ringed();
    const refs = [...document.querySelectorAll('.tray .option')].map((option) => option.dataset.ref);
    return refs.filter((ref) => ref && !rings.has(ref));
}}"""

# Hundreds of answers: the page gives them itself, by clicking on what has a ring; options that are about nothing on the
# table are taken from the list. What the list offers and the board does not ring is kept.
PLAY = f"""async () => {{
    {RINGS}
    const soon = () => new Promise((done) => setTimeout(done, 5));
    const tray = () => document.querySelector('.tray');
    const seen = {{ board: 0, list: 0, bare: [] }};
    for (let count = 0; !document.querySelector('section.end'); count += 1) {{
        const question = tray().dataset.question;
        const options = [...tray().querySelectorAll('.option')];
        if (question === undefined || options.length === 0) {{
            await soon();
            continue;
        }}
        const rings = ringed();
        const refs = options.map((option) => option.dataset.ref).filter(Boolean);
        seen.bare.push(...refs.filter((ref) => !rings.has(ref)));
        const chosen = options[count % options.length];
        const thing = rings.get(chosen.dataset.ref);
        (thing ?? chosen).click();
        seen[thing ? 'board' : 'list'] += 1;
        await soon();
        // What stands for several options lists them.
        document.querySelector('.battalia .list button')?.click();
        while (tray().dataset.question === question) await soon();
    }}
    return seen;
}}"""


async def test_a_whole_game(server: Server, people: People) -> None:
    page = await people.open(server.link(table(server, weeks=1)), size=LAPTOP)
    # The first question is the faction, and the board offers it as well as the list does.
    await asked(page)
    await expect(page.locator(".factions button")).to_have_count(await page.locator(OPTION).count())
    await page.locator(".factions button").first.click()
    await expect(page.locator(".person .crest").first).to_be_visible()
    seen = await page.evaluate(PLAY)
    assert seen["bare"] == [], "everything that is asked for has a ring"
    assert seen["board"] > 20
    await expect(page.get_by_role("heading", name="Final scores")).to_be_visible()
    await expect(page.get_by_role("row", name="Cities of level 1")).to_be_visible()
    await page.screenshot(path=SCREENSHOTS / "battalia-end.png")
    # The breakdown adds up.
    scores = page.locator(f"{END} table").first
    rows = [
        [cell.replace("–", "0") for cell in await row.locator("td").all_inner_texts()]
        for row in await scores.locator("tbody tr").all()
    ]
    totals = await scores.locator("tfoot td").all_inner_texts()
    assert [sum(int(cell) for cell in column) for column in zip(*rows, strict=True)] == [int(total) for total in totals]
    # The map shows what the scores count: the levels of everybody's cities.
    levels = await page.locator(".square .flag:not(.neutral) b").evaluate_all(
        "flags => flags.reduce((sum, flag) => sum + Number(flag.dataset.figure), 0)"
    )
    points = await page.locator(".person .points b").all_inner_texts()
    assert levels == sum(map(int, points))
    # Every road that leads to a neighbour with a card is answered by a road there.
    assert await page.evaluate(ROADS_JOIN) > 0


# Counts the joints of roads and fails where one side has a road and the other has none.
ROADS_JOIN = """() => {
  const SIDES = {N: [0, -1, 'S'], E: [1, 0, 'W'], S: [0, 1, 'N'], W: [-1, 0, 'E']};
  const drawn = [...document.querySelectorAll('[data-square]')];
  const squares = new Map(drawn.map((square) => [square.dataset.square, square]));
  let joints = 0;
  for (const [id, square] of squares) {
    for (const [side, [right, down, back]] of Object.entries(SIDES)) {
      const other = squares.get(String.fromCharCode(id.charCodeAt(0) + right) + (Number(id.slice(1)) + down));
      if (!other || square.classList.contains('empty') || other.classList.contains('empty')) continue;
      const here = square.dataset.roads.includes(side);
      if (here !== other.dataset.roads.includes(back)) throw new Error(id + ' ' + side);
      joints += here;
    }
  }
  return joints;
}"""


async def test_a_row_is_laid_on_the_workbench(server: Server, people: People) -> None:
    def can_acquire(state: BattaliaState) -> bool:
        # On the first day the symbols of horses match: that would ask for the faction first.
        return asks("Act")(state) and state.day > 1 and ACQUIRE.code(0) in state.decisions[0].codes

    page = await people.open(table_at(server, 2, can_acquire, weeks=1), size=LAPTOP)
    await asked(page)
    # The deck answers as well as the list: the row for a horse begins.
    await page.locator("button.deck.choice[data-ref='deck:horse']").click()
    await expect(page.locator(f"{BENCH} h2")).to_have_text("Acquire an artefact")
    await expect(page.locator(f"{BENCH} .gap")).to_have_count(3)
    await expect(page.locator(f"{BENCH} .lacks")).to_contain_text("2 × Supply")
    # One card is clicked, the next one is dragged.
    supply = page.locator(".hand .pile.choice[data-ref='card:supply']")
    await supply.click()
    await expect(page.locator(f"{BENCH} .gap")).to_have_count(2)
    await supply.drag_to(page.locator(BENCH))
    await expect(page.locator(f"{BENCH} .gap")).to_have_count(1)
    # A card can be taken back as long as the row is not carried out.
    await page.keyboard.press("u")
    await expect(page.locator(f"{BENCH} .gap")).to_have_count(2)
    await supply.click()
    await page.locator(".hand .pile.choice").first.click()
    # So it can when the row is complete.
    carry_out = page.locator(BENCH).get_by_role("button", name="Carry it out")
    await expect(carry_out).to_be_visible()
    await page.keyboard.press("u")
    await expect(carry_out).to_have_count(0)
    await expect(page.locator(f"{BENCH} .gap")).to_have_count(1)
    await page.locator(".hand .pile.choice").first.click()
    await carry_out.click()
    await expect(page.locator(".log")).to_contain_text("Horse")
    await expect(page.locator(f"{BENCH} .played .laid")).to_have_count(3)


async def test_a_card_is_turned_on_the_map(server: Server, people: People) -> None:
    page = await people.open(table_at(server, 2, asks("ChooseTurn"), weeks=4), size=LAPTOP)
    await asked(page)
    turns = page.locator(".ways button")
    await expect(turns).to_have_count(await page.locator(OPTION).count())
    await turns.last.hover()
    await expect(page.locator(f"{OPTION}.lit")).to_have_count(1)
    await expect(page.locator(".map .ghost")).to_have_count(1)
    await turns.last.click()
    await expect(page.locator(f"{BENCH} .fruit .tile")).to_have_count(1)


async def test_a_title_is_played_from_the_hand(server: Server, people: People) -> None:
    def has_title(state: BattaliaState) -> bool:
        return asks("Act")(state) and TRANSFORM.code(BY_TITLE) in state.decisions[0].codes

    page = await people.open(table_at(server, 2, has_title, weeks=8), size=LAPTOP)
    await asked(page)
    await page.locator(".hand .pile.choice[data-ref^='card:title-']").first.click()
    # A title can be traded as well: then both are listed.
    several = page.locator(".battalia .list button", has_text="Use a title")
    if await several.count() > 0:
        await several.click()
    await expect(page.locator("h1")).to_contain_text("which unit rises")


# Questions that most games never ask; these come up soon in games with everything.
RARE = ("Sacrifice", "PayTribute", "ChooseWild", "PayWithArtefact", "RaiseFree")
EVERYTHING: dict[str, Any] = {
    "valleys": "kings_bridge",
    "bilkarr": True,
    "metamorpha": True,
    "fanatics": True,
    "unbound": True,
}


@cache
def rare_moments() -> dict[str, tuple[Any, int]]:
    """The recipe of a game at each of the rare questions, and the seat that is asked."""
    found: dict[str, tuple[Any, int]] = {}
    for seed in range(40):
        match = Match.new("battalia", 2, seed, weeks=8, **EVERYTHING)
        choices = random.Random(seed)
        while not match.state.over:
            decision = match.state.decisions[0]
            step = type(decision.step).__name__
            if step in RARE and step not in found and len(decision.codes) > 1:
                found[step] = msgspec.json.decode(match.recipe().to_json()), decision.seat
                if len(found) == len(RARE):
                    return found
            match.choose(decision.seat, choices.randrange(len(decision.codes)))
    raise AssertionError(f"only found: {sorted(found)}")


@pytest.mark.parametrize("step", RARE)
async def test_rare_questions_have_their_rings_too(server: Server, people: People, step: str) -> None:
    recipe, seat = rare_moments()[step]
    page = await people.open(link_to(server, recipe, seat, 2), size=PHONE, touch=True)
    await asked(page)
    await nothing_is_cut_off(page)
    assert await page.evaluate(BARE) == []


def fights(state: BattaliaState) -> bool:
    """Somebody is attacked, and whoever is asked has a card that makes the own side stronger."""
    decision = state.decisions[0]
    can_add = asks("AddCards")(state) and ADD.first(decision.codes[0]) == CARD
    return can_add and state.battle.defender >= 0 and gain_by(state, decision.seat, decision.codes[0]) > 0


@THEMES
async def test_a_battle(server: Server, people: People, theme: str) -> None:
    page = await people.open(table_at(server, 2, fights, weeks=8), theme=theme, size=LAPTOP)
    await asked(page)
    totals = page.locator(".battle .total b")
    await expect(totals).to_have_count(2)
    before = sum(map(int, await totals.all_inner_texts()))
    assert await faults(page) == []
    await page.screenshot(path=SCREENSHOTS / f"battalia-battle-{theme}.png")
    cards = page.locator(".battle .cards .card .card")
    count = await cards.count()
    await page.locator(".hand .pile.choice", has=page.locator(".hint")).first.click()
    await expect(cards).to_have_count(count + 1)
    assert sum(map(int, await totals.all_inner_texts())) > before, "the strength grows with each card"


def on_the_sixth_day(state: BattaliaState) -> bool:
    return asks("Act")(state) and state.day == 6


@THEMES
async def test_nobody_is_shut_out(server: Server, people: People, theme: str) -> None:
    link = table_at(server, 2, on_the_sixth_day, weeks=1)
    page = await people.open(link, theme=theme, lang="de", size=LAPTOP)
    await asked(page)
    assert await faults(page) == []
    # The open cards of a seat.
    await page.get_by_role("button", name="offene Karten ansehen").first.click()
    await expect(page.locator(".sheet")).to_be_visible()
    assert await faults(page) == []
    await page.locator(".sheet").get_by_role("button", name="Schließen").click()
    # The board is one stop of the Tab key; arrows go on from there.
    await page.locator("[data-square='D4']").focus()
    await page.keyboard.press("ArrowRight")
    await expect(page.locator("[data-square='E4']")).to_be_focused()


@pytest.mark.parametrize("players", [2, 6])
async def test_a_phone(server: Server, people: People, players: int) -> None:
    page = await people.open(server.link(table(server, bots=players - 1, draft=False, weeks=1)), size=PHONE, touch=True)
    for answer in range(6):
        await choose(page, answer)
    await asked(page)
    await nothing_is_cut_off(page)
    assert await faults(page) == []
    await page.evaluate("scrollTo(0, 0)")
    await page.screenshot(path=SCREENSHOTS / f"battalia-phone-{players}.png")
    box = await page.locator(OPTION).first.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= PHONE["height"], "the options are always in reach"


async def test_six_players_and_every_module(server: Server, people: People) -> None:
    def wanted(state: BattaliaState) -> bool:
        return asks("Act")(state) and state.day == 9

    page = await people.open(table_at(server, 6, wanted, weeks=2, **EVERYTHING), size=LAPTOP)
    await asked(page)
    await nothing_is_cut_off(page)
    assert await page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "the whole table is in sight"
    await expect(page.locator(".person")).to_have_count(6)
    players = page.locator(".board > .people")
    assert await players.evaluate("list => list.scrollHeight <= list.clientHeight"), "so are all players"
    await expect(page.locator(".team.paired")).to_have_count(3)
    await expect(page.locator(".potions button")).to_have_count(6)
    # Both characters have come through a gate at the first checkpoint.
    await expect(page.locator(".character")).to_have_count(2)
    assert await faults(page) == []
    await page.screenshot(path=SCREENSHOTS / "battalia-six.png")
