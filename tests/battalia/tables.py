"""Small tables for tests: say what matters, and the rest of the map and of the hands is empty."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tafelrunde.games.battalia import GAME
from tafelrunde.games.battalia.box.ids import (
    BRIDGE,
    CENTRE,
    CROSSROADS,
    EXITS,
    FATE_COPY,
    FIRST_SPECIAL,
    GATE,
    NEUTRAL,
    NOTHING,
    PASS,
    RUINS,
    SQUARES,
    square,
    turned,
)
from tafelrunde.games.battalia.show.view import BattaliaTable, BattleView
from tafelrunde.games.battalia.state.roads import survey
from tafelrunde.games.battalia.state.state import BattaliaState
from tafelrunde.games.battalia.steps.turns import TeamTurn, begin_turn, members
from tafelrunde.kernel.chance import Wish, first_luck
from tafelrunde.kernel.event import Event
from tafelrunde.kernel.game import begin
from tafelrunde.kernel.step import AnyStep, steps_of

PLACES = {"gate": GATE, "ruins": RUINS, "centre": CENTRE, "crossroads": CROSSROADS, "bridge": BRIDGE, "pass": PASS}
# Forests are the home of the first seat, lakes of the second.
HOMES = (0, 3, 1, 2, 4, 5)


def fresh(players: int = 2, seed: int = 1, wishes: Sequence[int] = (), **options: Any) -> BattaliaState:
    """A game as it begins, at its first question. `wishes` come up at the first chance where they can."""
    setup = GAME.setup(players, options)
    state = GAME.start(setup, first_luck(seed))
    assert isinstance(state, BattaliaState)
    if wishes:
        state.fate = Wish(wishes)
    state.advance()
    state.fate = None
    return state


def ready(players: int = 2, seed: int = 1, version: int | None = None, **options: Any) -> BattaliaState:
    """A game whose setup is done: everybody took the first option. It is the first day."""
    state = begin(GAME.setup(players, options, version=version), seed)
    assert isinstance(state, BattaliaState)
    while state.day == 0:
        state.apply(state.decisions[0].seat, 0)
    return state


def table(players: int = 2, seat: int = 0, day: int = 4, **options: Any) -> BattaliaState:
    """An empty map and empty hands on a day on which nothing of importance is enlightened (tents); a seat's turn.

    Everybody has a faction: see HOMES. The decks of the common supply are as they are.
    """
    state = ready(players, **options)
    clear(state)
    state.day = day
    for number, person in enumerate(state.people):
        person.begin()
        person.faction = HOMES[number]
    state.storms_played = []
    turn(state, seat)
    return state


def clear(state: BattaliaState) -> None:
    """Take everything off the map."""
    state.kinds = [NOTHING] * SQUARES
    state.lands = [NOTHING] * SQUARES
    state.exits = [0] * SQUARES
    state.owners = [NOTHING] * SQUARES
    state.levels = [0] * SQUARES
    state.cloaks = [NOTHING] * SQUARES
    state.empty = len(state.board.squares)
    state.valley_bags = [[], []]
    survey(state)


def turn(state: BattaliaState, seat: int) -> BattaliaState:
    """Let it be a seat's turn (and that of its team), with nothing done in it yet."""
    state.open, state.stack = (), None
    team = state.options.team_of[seat]
    state.turn = state.teams.index(team)
    state.attacks = 0
    for member in members(state, team):
        begin_turn(state, member)
    state.push(TeamTurn(team))
    state.advance()
    return state


def ask_again(state: BattaliaState) -> BattaliaState:
    """Ask the same questions anew, after something on the table was changed by hand."""
    steps = [decision.step for decision in state.open]
    seats = [decision.seat for decision in state.open]
    state.open = ()
    for seat, step in zip(seats, steps, strict=True):
        state.ask_in_secret(seat, step)
    return state


def begin_step(state: BattaliaState, step: AnyStep) -> BattaliaState:
    """Run one step instead of whatever was going on."""
    state.open, state.stack = (), None
    state.push(step)
    state.advance()
    return state


def battle(state: BattaliaState) -> BattleView:
    """The battle that everybody sees."""
    seen = seen_by(state, None).battle
    assert seen is not None
    return seen


# ---------------------------------------------------------------------- the map


def put(
    state: BattaliaState,
    name: str,
    kind: str,
    terrain: int = NOTHING,
    turn: int = 0,
    owner: int = NOTHING,
    level: int = 0,
) -> None:
    """Lay a terrain card: put(state, "D4", "road_cross"), put(state, "A1", "city_4", owner=0, level=2)."""
    where = square(name)
    assert where in state.board.squares, f"{name} is closed on this map"
    if state.kinds[where] == NOTHING:
        state.empty -= 1
    ids = state.box.place_ids
    state.kinds[where] = PLACES.get(kind, ids.index(kind))
    number = ids.index(kind)
    state.exits[where] = turned(EXITS[number], turn) if number < len(EXITS) else 15
    state.lands[where] = terrain
    state.owners[where] = owner
    state.levels[where] = 4 if owner == NEUTRAL else level
    survey(state)


def city(state: BattaliaState, name: str, owner: int, level: int, terrain: int = NOTHING) -> None:
    """A city with four roads."""
    put(state, name, "city_4", terrain, 0, owner, level)


def road(state: BattaliaState, *names: str) -> None:
    """Crossroads on all these squares."""
    for name in names:
        put(state, name, "road_cross")


def hero(state: BattaliaState, seat: int, number: int, name: str | None) -> None:
    """Put a hero on a square, or beside the board."""
    state.people[seat].heroes[number] = NOTHING if name is None else square(name)


def where(state: BattaliaState, seat: int, number: int) -> str | None:
    """The square of a hero."""
    at = state.people[seat].heroes[number]
    return None if at == NOTHING else state.box.square_names[at].ref.removeprefix("square:")


def level(state: BattaliaState, name: str) -> tuple[int, int]:
    """The owner and the level of a square."""
    return state.owners[square(name)], state.levels[square(name)]


# ---------------------------------------------------------------------- cards


def card(state: BattaliaState, name: str) -> int:
    """A kind of card by its id: "friman-barfolk", "supply"."""
    return state.box.card_ids.index(name)


def cards(state: BattaliaState, *names: str) -> list[int]:
    """Kinds of cards by their ids; "3*supply" is three of them. Without a faction a card is the Bärfolk's."""
    found: list[int] = []
    for name in names:
        count, _, id = name.rpartition("*")
        full = id if id in state.box.card_ids else f"{id}-barfolk"
        found += [card(state, full)] * (int(count) if count else 1)
    return found


def hand(state: BattaliaState, seat: int, *names: str) -> BattaliaState:
    """Give a seat exactly this hand, and ask the open questions again."""
    person = state.people[seat]
    person.hand = cards(state, *names)
    person.known = []
    return ask_again(state)


def names(state: BattaliaState, kinds: Sequence[int]) -> list[str]:
    """The ids of some cards, in alphabetical order."""
    return sorted(state.box.card_ids[kind & 127] for kind in kinds)


def special(name: str, state: BattaliaState) -> int:
    """The number of a special artefact."""
    return FATE_COPY if name == "fate" else FIRST_SPECIAL + state.box.special_ids.index(name)


# ---------------------------------------------------------------------- choosing


def messages(state: BattaliaState, seat: int = 0) -> list[str]:
    """The ids of the messages of a seat's options."""
    decision = state.decision_of(seat)
    return [] if decision is None else [option.words.id for option in decision.options]


def refs(state: BattaliaState, seat: int = 0) -> list[str]:
    """The first ref of each option of a seat, without its kind."""
    decision = state.decision_of(seat)
    assert decision is not None, f"seat {seat} is not asked"
    return [option.refs[0].partition(":")[2] for option in decision.options if option.refs]


def asked(state: BattaliaState) -> str:
    """What is asked now, as the id of the message."""
    return state.decisions[0].prompt.id


def offers(state: BattaliaState, what: str, seat: int = 0) -> bool:
    """Whether a seat has an option with this ref or message."""
    decision = state.decision_of(seat)
    if decision is None:
        return False
    return any(fits(option.words.id, option.refs, what) for option in decision.options)


def choose(state: BattaliaState, *whats: str, seat: int = 0) -> BattaliaState:
    """Choose options, one after the other: by a message ("act-end"), a ref ("square:D4"), or several of both."""
    for what in whats:
        decision = state.decision_of(seat)
        assert decision is not None, f"seat {seat} is not asked for {what}; {state.decisions}"
        for index, option in enumerate(decision.options):
            if fits(option.words.id, option.refs, what):
                state.apply(seat, index)
                break
        else:
            known = [(option.words.id, option.refs) for option in decision.options]
            raise AssertionError(f"seat {seat} cannot choose {what}: {known}")
    return state


def fits(message: str, found: Sequence[str], what: str) -> bool:
    """Whether an option is meant. `card:` names a card wherever it lies: hand, workbench or hideout."""
    cards = [f"card:{ref.partition(':')[2]}" for ref in found if ref.startswith(("bench:", "hidden:"))]
    return all(part in (message, *found, *cards) for part in what.split())


def pay(state: BattaliaState, *names: str, seat: int = 0) -> BattaliaState:
    """Lay these cards into the row, and confirm it."""
    for kind in cards(state, *names):
        choose(state, f"card:{state.box.card_ids[kind]}", seat=seat)
    return choose(state, "choose-confirm", seat=seat)


def lay(state: BattaliaState, *names: str, seat: int = 0) -> BattaliaState:
    """Lay these cards, without confirming anything."""
    for kind in cards(state, *names):
        choose(state, f"card:{state.box.card_ids[kind]}", seat=seat)
    return state


def finish_turn(state: BattaliaState, seat: int = 0) -> BattaliaState:
    """End a seat's turn."""
    return choose(state, "act-end", seat=seat)


def told(state: BattaliaState) -> list[Event]:
    """What has happened since somebody listens."""
    return state.take_events()


def wish(state: BattaliaState, *things: int) -> None:
    """Let these come up next, each at the first chance where it is possible."""
    state.fate = Wish(things)


def waiting(state: BattaliaState) -> list[str]:
    """The names of the steps that wait on the stack."""
    return [type(step).__name__ for step in steps_of(state.stack)]


def seen_by(state: BattaliaState, seat: int | None) -> BattaliaTable:
    """The table as a seat sees it (None: as a spectator does)."""
    table = state.view(seat).table
    assert isinstance(table, BattaliaTable)
    return table


def imagined_by(state: BattaliaState, seat: int | None, seed: int) -> BattaliaState:
    """The state as a seat imagines it."""
    imagined = state.imagine(seat, seed)
    assert isinstance(imagined, BattaliaState)
    return imagined
