"""Small positions for tests: say what matters, and the rest is filled in from the box."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tafelrunde.games.skybridge import GAME
from tafelrunde.games.skybridge.box.ids import (
    BRIDGE_CARD,
    CHARACTER_PHASE,
    COLOURS,
    FIRST_DEITY,
    FREE,
    GHIARHABBAT,
    GOOD_IDS,
    NOTHING,
    STACK_IDS,
)
from tafelrunde.games.skybridge.show.view import BuildView, SkybridgeTable
from tafelrunde.games.skybridge.state import secrets
from tafelrunde.games.skybridge.state.state import SkybridgeState
from tafelrunde.games.skybridge.state.tableau import EMPTY, without
from tafelrunde.games.skybridge.steps.acting import ACT, CHECK_DEITIES, END_TURN, PLAY_CARD, TAKE_CARD, TAKE_TURN
from tafelrunde.kernel.decision import Decision
from tafelrunde.kernel.game import begin
from tafelrunde.kernel.step import AnyStep

BOX = GAME.standard_box
SIDE_IDS = [row["id"] for row in GAME.figures["abilities"]]
# Two characters without anything special about taking, playing and building.
PLAIN = ("chief_builder", "crown_of_dominion")


def new(
    *sides: str,
    seed: int = 1,
    hands: str = "recommended",
    ghiarhabbat: int = 3,
    version: int | None = None,
    own: Mapping[str, object] | None = None,
) -> SkybridgeState:
    """A game in which the seats have these sides, before the first card is chosen or played."""
    state = begin(GAME.setup(len(sides), {"hands": hands}, own, version), seed)
    assert isinstance(state, SkybridgeState)
    while state.decisions and state.decisions[0].rule in ("K2.4", "K17.9"):
        decision = state.decisions[0]
        if decision.rule == "K2.4":
            answer(state, f"side:{sides[decision.seat]}")
        else:
            answer(state, f"slot:{ghiarhabbat}")
    return state


def position(*sides: str, version: int | None = None, own: Mapping[str, object] | None = None) -> SkybridgeState:
    """A table in the third round with nothing but the start cards: no hands, no open cards, nobody's turn."""
    state = new(*(sides or PLAIN), version=version, own=own)
    state.open, state.stack = (), None
    for seat in range(state.players):
        hand(state, seat)
    state.round, state.phase, state.start = 3, CHARACTER_PHASE, 0
    return state


# ---------------------------------------------------------------------- cards by their ids


def number_of(id: str) -> int:
    """A card's number by its id: "EMP01", "DEI07", "start-empire-1"."""
    for number, words in enumerate(BOX.names):  # type: ignore[attr-defined]
        if words.ref.partition(":")[2] == id:
            return number
    raise AssertionError(f"there is no card {id}")


def id_of(card: int) -> str:
    """A card's id."""
    ref: str = BOX.names[card].ref  # type: ignore[attr-defined]
    return ref.partition(":")[2]


def ids(cards: Sequence[int]) -> list[str]:
    """The ids of some cards."""
    return [id_of(card) for card in cards]


def _take_out(state: SkybridgeState, card: int) -> None:
    """Take a card from wherever it is."""
    if card == BRIDGE_CARD:
        if state.bridge_left:
            state.bridge_left -= 1
        return
    state.bags = [[other for other in bag if other != card] for bag in state.bags]
    state.tops = [[other for other in top if other != card] for top in state.tops]
    state.deity_bag = [other for other in state.deity_bag if other != card]
    state.under = [other for other in state.under if other != card]
    for tableau in state.tableaus:
        for name in ("hand", "deities", "gifts"):
            if card in getattr(tableau, name):
                setattr(tableau, name, without(getattr(tableau, name), card))
        tableau.piles = [[other for other in pile if other != card] for pile in tableau.piles]


def _put_back(state: SkybridgeState, cards: Sequence[int]) -> None:
    """Cards go back into their stacks."""
    for card in cards:
        state.known[card] = 0
        if card >= FIRST_DEITY:
            state.deity_bag = [*state.deity_bag, card]
        elif card == BRIDGE_CARD:
            state.known[card] = secrets.EVERYBODY
            state.bridge_left += 1
        elif card < GHIARHABBAT - 10:
            stack = state.box.deck_of[card]
            state.bags[stack] = [*state.bags[stack], card]


def hand(state: SkybridgeState, seat: int, *cards: str, known: bool = False) -> None:
    """A seat's hand; nobody else knows it unless `known`."""
    _put_back(state, state.tableaus[seat].hand)
    state.tableaus[seat].hand = EMPTY
    for card in map(number_of, cards):
        _take_out(state, card)
        state.tableaus[seat].hand = [*state.tableaus[seat].hand, card]
        if card != BRIDGE_CARD:
            state.known[card] = secrets.EVERYBODY if known else 1 << seat


def deities(state: SkybridgeState, seat: int, *cards: str) -> None:
    """A seat's deity cards."""
    _put_back(state, state.tableaus[seat].deities)
    state.tableaus[seat].deities = EMPTY
    for card in map(number_of, cards):
        _take_out(state, card)
        state.tableaus[seat].deities = [*state.tableaus[seat].deities, card]
        state.known[card] = 1 << seat


def pile(state: SkybridgeState, seat: int, slot: int, *cards: str) -> None:
    """The cards at a slot (1 to 5), the top one last. A deity among them turns the token."""
    tableau = state.tableaus[seat]
    _put_back(state, tableau.piles[slot - 1])
    tableau.piles[slot - 1] = []
    tableau.power &= ~(1 << (slot - 1))
    for card in map(number_of, cards):
        _take_out(state, card)
        tableau.lay(slot - 1, card)
        state.known[card] = secrets.EVERYBODY
        if card >= FIRST_DEITY:
            tableau.power |= 1 << (slot - 1)


def clear(state: SkybridgeState, seat: int) -> None:
    """No piles at all."""
    for slot in range(state.tableaus[seat].slots):
        pile(state, seat, slot + 1)


def show(state: SkybridgeState, *cards: str) -> None:
    """These cards lie open on their stacks, and no others."""
    for stack, card in enumerate(state.shown):
        if card != NOTHING:
            state.shown[stack] = NOTHING
            _put_back(state, [card])
    for card in map(number_of, cards):
        _take_out(state, card)
        state.shown[state.box.deck_of[card]] = card
        state.known[card] = secrets.EVERYBODY


def only_in_stack(state: SkybridgeState, stack: str, *cards: str) -> None:
    """A stack has just these cards, in no order; the others are discarded."""
    number = STACK_IDS.index(stack)
    state.discard = [*state.discard, *state.bags[number], *state.tops[number]]
    state.bags[number], state.tops[number] = [], []
    for card in map(number_of, cards):
        state.discard = without(state.discard, card)
        state.bags[number] = [*state.bags[number], card]


def only_deities(state: SkybridgeState, *cards: str) -> None:
    """The deity stack has just these cards, the first one on top."""
    numbers = [number_of(card) for card in cards]
    for card in numbers:
        _take_out(state, card)
    state.deity_bag = []
    state.under = numbers


def goods(state: SkybridgeState, seat: int, **amounts: int) -> None:
    """A seat's goods, and no others."""
    state.tableaus[seat].goods = [amounts.get(good, 0) for good in GOOD_IDS]


def goods_of(state: SkybridgeState, seat: int) -> dict[str, int]:
    """The goods that a seat has."""
    return {good: amount for good, amount in zip(GOOD_IDS, state.tableaus[seat].goods, strict=True) if amount}


def rebels(state: SkybridgeState, area: int, **by_colour: int) -> None:
    """Rebels in an area: seat_0=2, free=1. Figures come from the figure supply."""
    for colour, count in by_colour.items():
        if colour == "free":
            state.free_rebels -= count
            state.rebels[area * COLOURS + FREE] += count
        else:
            seat = int(colour.removeprefix("seat_"))
            state.tableaus[seat].supply -= count
            state.rebels[area * COLOURS + seat] += count


def rebels_in(state: SkybridgeState, area: int) -> list[int]:
    """The rebels in an area by colour, the free ones last."""
    return state.rebels[area * COLOURS : area * COLOURS + COLOURS]


def section(state: SkybridgeState, number: int, die: str | None = None) -> None:
    """The bridge stands before this section, with this good on the Skybridge die."""
    state.section = number - 1
    if die is not None:
        state.sky_face = GOOD_IDS.index(die)


# ---------------------------------------------------------------------- running


def run(state: SkybridgeState, *steps: AnyStep) -> SkybridgeState:
    """Run these steps, the first one first, up to the next question."""
    state.open, state.stack = (), None
    for step in reversed(steps):
        state.push(step)
    state.advance()
    return state


def take_turn(state: SkybridgeState, seat: int = 0) -> SkybridgeState:
    """A seat's turn begins, and nothing comes after it."""
    return run(state, TAKE_TURN[seat])


def from_step(state: SkybridgeState, what: str, seat: int = 0) -> SkybridgeState:
    """A seat's turn goes on with one of its steps: "take", "play", "act", "check"."""
    state.turn, state.used = seat, []
    steps: dict[str, Sequence[AnyStep]] = {"take": TAKE_CARD, "play": PLAY_CARD, "act": ACT, "check": CHECK_DEITIES}
    order = list(steps)
    return run(state, *(steps[name][seat] for name in order[order.index(what) :]), END_TURN[seat])


def asked(state: SkybridgeState) -> Decision:
    """The only open question."""
    assert len(state.decisions) == 1, state.decisions
    return state.decisions[0]


def rule(state: SkybridgeState) -> str:
    """The rule behind the open question; "" if nobody is asked."""
    return asked(state).rule if state.decisions else ""


def refs(state: SkybridgeState) -> list[tuple[str, ...]]:
    """What each answer to the open question concerns."""
    return [option.refs for option in asked(state).options]


def offered(state: SkybridgeState, *wanted: str) -> bool:
    """Whether an answer concerns all these things."""
    return bool(state.decisions) and any(set(wanted) <= set(found) for found in refs(state))


def answer(state: SkybridgeState, *wanted: str, seat: int | None = None) -> SkybridgeState:
    """Choose the answer that concerns all these things: "card:EMP01", "slot:3"."""
    decision = asked(state) if seat is None else state.decision_of(seat)
    assert decision is not None
    for index, option in enumerate(decision.options):
        if set(wanted) <= set(option.refs):
            state.apply(decision.seat, index)
            return state
    raise AssertionError(f"{wanted} is not among {[option.refs for option in decision.options]} of {decision}")


def texts(state: SkybridgeState) -> list[str]:
    """The answers to the open question in English."""
    return [option.text("en") for option in asked(state).options]


def end_turn(state: SkybridgeState) -> SkybridgeState:
    """Use no more effects."""
    return answer(state, "end:turn")


def told(state: SkybridgeState, kind: str) -> list[dict[str, int | str]]:
    """The facts of all events of a kind since somebody began to listen."""
    return [event.facts for event in state.events if event.kind == kind]


# ---------------------------------------------------------------------- cards by what they are


def people(
    deck: str | None = None,
    rune: int | None = None,
    instant: Sequence[str] | None = None,
    active: Sequence[str] | None = None,
    passive: Sequence[str] | None = None,
    but: Sequence[str] = (),
) -> str:
    """The id of a people card with exactly these effects. Most figures are reconstructed, so tests name no ids."""
    for row in GAME.figures["people"]:
        if (
            (deck is None or row["deck"] == deck)
            and (rune is None or row["rune"] == rune)
            and (instant is None or row["instant"] == list(instant))
            and (active is None or row["active"] == list(active))
            and (passive is None or row["passive"] == list(passive))
            and row["id"] not in but
        ):
            return str(row["id"])
    raise AssertionError(f"no card of {deck} with rune {rune}, {instant}, {active}, {passive}")


def deity(rune: int | None = None, feud: str | None = None, gift: str | None = None, but: Sequence[str] = ()) -> str:
    """The id of a deity card like this."""
    for row in GAME.figures["deities"]:
        if (
            (rune is None or row["rune"] == rune)
            and (feud is None or row["feud"] == feud)
            and (gift is None or row["gift"] == gift)
            and row["id"] not in but
        ):
            return str(row["id"])
    raise AssertionError(f"no deity with rune {rune}, feud {feud}, gift {gift}")


def row_of(id: str) -> dict[str, object]:
    """What components.toml says of a card."""
    figures = GAME.figures
    for row in (*figures["people"], *figures["start_cards"], *figures["deities"]):
        if row["id"] == id:
            return dict(row)
    raise AssertionError(f"there is no card {id}")


def seen_by(state: SkybridgeState, seat: int | None) -> SkybridgeTable:
    """The table as a seat sees it (None: as a spectator does)."""
    table = state.view(seat).table
    assert isinstance(table, SkybridgeTable)
    return table


def imagined_by(state: SkybridgeState, seat: int | None, seed: int) -> SkybridgeState:
    """The state as a seat imagines it."""
    imagined = state.imagine(seat, seed)
    assert isinstance(imagined, SkybridgeState)
    return imagined


def build_seen(state: SkybridgeState) -> BuildView:
    """What the first seat sees of the section that it can build."""
    build = seen_by(state, 0).tableaus[0].build
    assert build is not None
    return build
