"""Pebbles: a tiny game that uses everything the kernel offers, written as somebody else would write one.

Each seat secretly holds three of the numbered pebbles. All act side by side: keep a pebble, then roll a die or not.
Then, in seat order, each names a seat that loses two points (one in version 1), and all hidden pebbles are counted.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from tafelrunde.kernel.card import Card
from tafelrunde.kernel.game import Game, Options
from tafelrunde.kernel.saved import SavedNames
from tafelrunde.kernel.setup import Setup
from tafelrunde.kernel.state import State
from tafelrunde.kernel.step import Step
from tafelrunde.kernel.view import Table, with_own
from tafelrunde.kernel.words import Words, seat_words


class PebblesOptions(Options, frozen=True):
    big_die: bool = False


class PebblesBox:
    def __init__(self, figures: dict[str, Any]) -> None:
        self.pebbles: int = figures["pebbles"]
        self.hand: int = figures["hand"]


class PebblesTable(Table, frozen=True):
    bag: int
    hands: tuple[tuple[int, ...] | None, ...]
    hand_sizes: tuple[int, ...]
    kept: tuple[int | None, ...]
    points: tuple[int, ...]


class PebblesState(State):
    __slots__ = ("bag", "box", "gone", "hands", "kept", "points")

    def __init__(self, setup: Setup, luck: int) -> None:
        super().__init__(setup, luck)
        box = setup.box
        assert isinstance(box, PebblesBox)
        self.box = box
        self.bag = list(range(1, box.pebbles + 1))
        self.hands: list[list[int]] = [[] for _ in range(setup.players)]
        self.kept = [0] * setup.players
        self.gone: list[int] = []
        self.points = [0] * setup.players

    @property
    def scores(self) -> list[int]:
        return self.points

    @property
    def winners(self) -> list[int]:
        return [seat for seat, points in enumerate(self.points) if self.over and points == max(self.points)]

    def copy(self) -> PebblesState:
        other = type(self)(self.setup, 0)
        self.copy_kernel_to(other)
        other.bag = self.bag.copy()
        other.hands = [hand.copy() for hand in self.hands]
        other.kept = self.kept.copy()
        other.gone = self.gone.copy()
        other.points = self.points.copy()
        return other

    def redeal(self, seat: int) -> None:
        if self.over:
            return
        others = [other for other in range(self.players) if other != seat]
        unknown = self.bag + [pebble for other in others for pebble in self.hands[other]]
        unknown += [self.kept[other] for other in others if self.kept[other]]
        # A bag has no order, but a hand is looked at in its order: sort what a seat sees of itself.
        for other in others:
            self.hands[other] = sorted(self.pick(unknown) for _ in self.hands[other])
            if self.kept[other]:
                self.kept[other] = self.pick(unknown)
        self.bag = sorted(unknown)


def say(id: str, **args: int | str | Words) -> Words:
    return Words("pebbles", id, args)


class PebblesStep(Step[PebblesState, PebblesBox]):
    __slots__ = ()


class Deal(PebblesStep):
    __slots__ = ()
    rule = "P1"

    def run(self, state: PebblesState) -> None:
        for hand in state.hands:
            hand.extend(sorted(state.pick(state.bag) for _ in range(state.box.hand)))
        state.bag.sort()
        state.push(Count())
        for seat in reversed(range(state.players)):
            state.push(Blame(seat))
        state.push(SideBySide())


class SideBySide(PebblesStep):
    __slots__ = ()
    rule = "P2"

    def run(self, state: PebblesState) -> None:
        state.part([Keep(seat) for seat in range(state.players)])


class Keep(PebblesStep):
    __slots__ = ("seat",)
    rule = "P2.1"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: PebblesState) -> None:
        state.push(Roll(self.seat))
        state.ask_in_secret(self.seat, self)

    def legal(self, state: PebblesState, seat: int) -> Sequence[int]:
        return state.hands[seat].copy()

    def answer(self, state: PebblesState, seat: int, code: int) -> None:
        state.hands[seat].remove(code)
        state.kept[seat] = code
        if state.listening:
            state.tell(say("kept-secretly", seat=seat_words(seat)), self.rule)
            state.tell(say("kept", seat=seat_words(seat), pebble=code), self.rule, (seat,))

    def prompt(self, box: PebblesBox, seat: int) -> Words:
        return say("ask-keep")

    def option(self, box: PebblesBox, code: int) -> Words:
        return Words("pebbles", "pebble", {"number": code}, f"pebble:{code}")


class Roll(PebblesStep):
    __slots__ = ("seat",)
    rule = "P2.2"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: PebblesState) -> None:
        state.ask(self.seat, self)

    def legal(self, state: PebblesState, seat: int) -> Sequence[int]:
        return (0, 1)

    def answer(self, state: PebblesState, seat: int, code: int) -> None:
        if code:
            options = state.setup.options
            assert isinstance(options, PebblesOptions)
            state.points[seat] += state.below(20 if options.big_die else 6) - 2
            if state.listening:
                state.tell(say("rolled", seat=seat_words(seat), points=state.points[seat]), self.rule)

    def prompt(self, box: PebblesBox, seat: int) -> Words:
        return say("ask-roll")

    def option(self, box: PebblesBox, code: int) -> Words:
        return say("roll" if code else "pass")

    def grave(self, code: int) -> bool:
        return code == 1


class Blame(PebblesStep):
    __slots__ = ("seat",)
    rule = "P3"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: PebblesState) -> None:
        state.ask(self.seat, self)

    def legal(self, state: PebblesState, seat: int) -> Sequence[int]:
        return [other for other in range(state.players) if other != seat]

    def answer(self, state: PebblesState, seat: int, code: int) -> None:
        # Version 1 took one point, and its matches go on so.
        state.points[code] -= 1 if state.setup.version == 1 else 2

    def prompt(self, box: PebblesBox, seat: int) -> Words:
        return say("ask-blame")

    def option(self, box: PebblesBox, code: int) -> Words:
        return say("blame", seat=seat_words(code))


class Count(PebblesStep):
    __slots__ = ()
    rule = "P4"

    def run(self, state: PebblesState) -> None:
        for seat in range(state.players):
            state.points[seat] += state.kept[seat] - sum(state.hands[seat])
        state.reveals += 1
        state.over = True


def start(setup: Setup, luck: int) -> PebblesState:
    state = PebblesState(setup, luck)
    state.push(Deal())
    return state


def table(state: PebblesState) -> PebblesTable:
    return PebblesTable(
        bag=len(state.bag),
        hands=tuple(tuple(hand) if state.over else None for hand in state.hands),
        hand_sizes=tuple(len(hand) for hand in state.hands),
        kept=tuple(kept if state.over else None for kept in state.kept),
        points=tuple(state.points),
    )


def own(state: PebblesState, table: PebblesTable, seat: int) -> PebblesTable:
    return replace(
        table,
        hands=with_own(table.hands, seat, tuple(state.hands[seat])),
        kept=with_own(table.kept, seat, state.kept[seat]),
    )


def pieces(state: PebblesState) -> list[str]:
    held = [pebble for hand in state.hands for pebble in hand] + [kept for kept in state.kept if kept]
    return [str(pebble) for pebble in sorted(state.bag + held)]


def cards(box: PebblesBox) -> list[Card]:
    return [
        Card(Words("pebbles", "pebble", {"number": number}, f"pebble:{number}"), say("ask-keep"), "stone-pile", "P2.1")
        for number in range(1, box.pebbles + 1)
    ]


SAVED = SavedNames(
    {"deal": Deal, "side-by-side": SideBySide, "keep": Keep, "roll": Roll, "blame": Blame, "count": Count}
)


def declare(id: str = "pebbles", **changes: Any) -> Game:
    """The game, or a broken variant of it under another name."""
    parts: dict[str, Any] = {
        "letter": "P",
        "version": 2,
        "changes": {1: "The first version.", 2: "Blame takes two points instead of one (P3)."},
        "players": range(2, 5),
        "minutes": (1, 2),
        "options": PebblesOptions,
        "package": __name__,
        "saved": SAVED,
        "make_box": PebblesBox,
        "start": start,
        "table": table,
        "own": own,
        "cards": cards,
        "pieces": pieces,
        "evaluate": lambda state, seat: float(state.points[seat]),
    }
    return Game(id=id, **(parts | changes))


GAME = declare()
