"""Small tables for tests: say what matters, and the rest is filled in from the box."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.games.glow import GAME
from tafelrunde.games.glow.box.box import Box
from tafelrunde.games.glow.box.ids import (
    AFTERNOON,
    COMPANIONS,
    FIRST_ADVENTURER,
    MORNING,
    NOON,
    NOTHING,
    SYMBOL_IDS,
)
from tafelrunde.games.glow.show.view import GlowTable
from tafelrunde.games.glow.state.company import Company
from tafelrunde.games.glow.state.state import GlowState
from tafelrunde.games.glow.steps.afternoon import AFTERNOON_BEGINS
from tafelrunde.games.glow.steps.morning import TAKE_COMPANION
from tafelrunde.games.glow.steps.noon import NOON_BEGINS
from tafelrunde.games.glow.steps.rolling import ROLL
from tafelrunde.kernel.chance import Wish
from tafelrunde.kernel.decision import Decision
from tafelrunde.kernel.game import begin
from tafelrunde.kernel.step import AnyStep, stack_of

# Who leads a company unless a test says otherwise: first Pocana, who does nothing at noon.
FREE = ("pocana", "moloch", "taetyss", "orium")


def new(players: int = 2, seed: int = 1, version: int | None = None, **options: bool) -> GlowState:
    """A new game, up to its first question."""
    state = begin(GAME.setup(players, options, version=version), seed)
    assert isinstance(state, GlowState)
    return state


def box() -> Box:
    made = GAME.standard_box
    assert isinstance(made, Box)
    return made


def table(
    players: int = 2,
    adventurers: Sequence[str] = (),
    companions: Sequence[Sequence[str]] = (),
    day: int = 3,
    seed: int = 1,
    version: int | None = None,
    **options: bool,
) -> GlowState:
    """A table in the morning of a day: nobody has dice or has taken a companion, the track is empty."""
    state = new(players, seed, version, random_adventurers=True, **options)
    state.day = day
    state.phase = MORNING
    state.start = 0
    state.track = [NOTHING] * 5
    state.area_dice = [[] for _ in range(5)]
    state.area_footprints = [0] * 5
    state.adventurers = list(range(FIRST_ADVENTURER, FIRST_ADVENTURER + 7))
    for seat, company in enumerate(state.companies):
        company.adventurer = card(adventurers[seat] if seat < len(adventurers) else FREE[seat])
        company.dice = []
        company.rerolls = 0
        if company.adventurer in state.adventurers:
            state.adventurers.remove(company.adventurer)
        for name in companions[seat] if seat < len(companions) else ():
            company.companions.append(card(name))
            for deck in (state.deck_a, state.deck_b):
                if card(name) in deck:
                    deck.remove(card(name))
    clear(state)
    return state


def card(id: str) -> int:
    """The number of a card by its id: "A13", "braccio", "SP3"."""
    return next(number for number, card in enumerate(box().cards) if card.id == id)


def ids(cards: Sequence[int]) -> list[str]:
    return [box().cards[number].id for number in cards]


def die(id: str) -> int:
    """The number of a die by its id."""
    return next(number for number, die in enumerate(box().dice) if die.id == id)


def symbol(id: str) -> int:
    return SYMBOL_IDS.index(id)


def give_dice(state: GlowState, seat: int, shows: str) -> Company:
    """Give a seat dice that show this: "fire fire water small_black_1=air large_green_3=earth".

    Where no die is named, any die will do that has the symbol and that nobody has.
    """
    company = state.companies[seat]
    company.dice = []
    for word in shows.split():
        name, _, face = word.rpartition("=")
        taken = [number for other in state.companies for number in other.dice]
        wanted = symbol(face)
        number = die(name) if name else _any_die(wanted, taken)
        company.dice.append(number)
        state.shown[number] = wanted
    state.count_symbols(company)
    return company


def _any_die(wanted: int, taken: list[int]) -> int:
    closed = [*taken, *box().reserve_die, box().black_die]
    free = [number for number, sides in enumerate(box().sides) if wanted in sides and number not in closed]
    assert free, f"no die is left that shows {SYMBOL_IDS[wanted]}"
    # Rather a die of the symbol's own colour.
    return min(free, key=lambda number: box().sides[number][5] != wanted)


def bring_die(state: GlowState, seat: int, companion: str, shows: str) -> None:
    """A Sketal of this seat holds its die from the reserve, and the die shows this."""
    colour = box().die_colour[card(companion)]
    state.holders[colour] = card(companion)
    number = box().reserve_die[colour]
    state.companies[seat].dice.append(number)
    state.shown[number] = symbol(shows)
    state.count_symbols(state.companies[seat])


def lay(
    state: GlowState, area: str, companion: str | None = None, dice: Sequence[str] = (), footprints: int = 0
) -> None:
    """Put a companion, dice and footprints into an area of the meeting track."""
    number = area_of(area)
    if companion is not None:
        state.track[number] = card(companion)
        for deck in (state.deck_a, state.deck_b):
            if card(companion) in deck:
                deck.remove(card(companion))
    for id in dice:
        state.area_dice[number].append(die(id))
        state.shown[die(id)] = symbol(area)
        if id == "small_black_1":
            state.black_in_play = True
    state.area_footprints[number] += footprints


def area_of(element: str) -> int:
    return box().area_of[symbol(element)]


def put_in_cemetery(state: GlowState, *names: str) -> None:
    for name in names:
        state.cemetery |= 1 << card(name)


def cemetery(state: GlowState) -> set[str]:
    return {box().cards[number].id for number in range(COMPANIONS) if state.cemetery >> number & 1}


def give_spell(state: GlowState, seat: int, *names: str) -> None:
    for name in names:
        state.companies[seat].spells.append(card(name))
        state.spell_bag.remove(card(name))


def clear(state: GlowState) -> None:
    """No steps, no questions."""
    state.stack = None
    state.open = ()
    state.lanes = None
    state.lane = -1


def run(state: GlowState, *steps: AnyStep) -> GlowState:
    """Let only these steps run, the first one first, up to the next question."""
    clear(state)
    state.stack = stack_of(steps)
    state.advance()
    return state


def morning(state: GlowState) -> GlowState:
    """All take a companion, and the morning is over."""
    state.phase = MORNING
    return run(state, *[TAKE_COMPANION[(state.start + number) % state.people] for number in range(state.people)])


def late_morning(state: GlowState) -> GlowState:
    """All have rolled, and the dice show what they showed before; all may reroll."""
    rolled = [(die, state.shown[die]) for company in state.companies[: state.people] for die in company.dice]
    wish(state, *[SYMBOL_IDS[shown] for _, shown in rolled])
    run(state, ROLL)
    state.fate = None
    return state


def noon(state: GlowState) -> GlowState:
    """Noon begins with the dice as they lie."""
    state.phase = NOON
    return run(state, NOON_BEGINS)


def afternoon(state: GlowState) -> GlowState:
    """The afternoon begins with the dice as they lie."""
    state.phase = AFTERNOON
    return run(state, AFTERNOON_BEGINS)


def wish(state: GlowState, *symbols: str) -> None:
    """The next dice show this, one after the other."""
    state.fate = Wish([symbol(name) for name in symbols])


def decision(state: GlowState, seat: int) -> Decision:
    found = state.decision_of(seat)
    assert found is not None, f"seat {seat} is not asked; {state.decisions} are open"
    return found


def asked(state: GlowState) -> list[int]:
    return [found.seat for found in state.decisions]


def refs(state: GlowState, seat: int) -> list[str]:
    """What the options of a seat are about, one for each option that is about a single thing."""
    return [option.refs[0] if option.refs else "" for option in decision(state, seat).options]


def texts(state: GlowState, seat: int) -> list[str]:
    return [option.text("en") for option in decision(state, seat).options]


def choose(state: GlowState, seat: int, wanted: str) -> GlowState:
    """A seat takes the first option about this thing ("companion:A13") or whose English text begins like this."""
    for index, option in enumerate(decision(state, seat).options):
        if wanted in option.refs or option.text("en").startswith(wanted):
            state.apply(seat, index)
            return state
    raise AssertionError(f"seat {seat} cannot choose {wanted!r}: {texts(state, seat)}")


def seen_by(state: GlowState, seat: int | None) -> GlowTable:
    """The table as a seat sees it (None: as a spectator does)."""
    table = state.view(seat).table
    assert isinstance(table, GlowTable)
    return table


def imagined_by(state: GlowState, seat: int | None, seed: int) -> GlowState:
    """The state as a seat imagines it."""
    imagined = state.imagine(seat, seed)
    assert isinstance(imagined, GlowState)
    return imagined
