"""The heart: a state is a stack of steps that runs until somebody has to decide.

    while nobody is asked and a step is left:  pop it and run it

A step changes the state, pushes further steps, or asks. `apply` hands an answer to the step that asked and lets
the stack run on. Nothing else moves a game, and nothing about a running game lives outside its state.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, SupportsIndex

from mypy_extensions import i64, mypyc_attr

from tafelrunde.kernel import codec
from tafelrunde.kernel.chance import LOW, MULTIPLIER, Fate, bits_of, imagined_luck, next_luck
from tafelrunde.kernel.decision import Decision, seat_of
from tafelrunde.kernel.errors import IllegalChoice, kernel_words
from tafelrunde.kernel.event import Event
from tafelrunde.kernel.setup import Setup
from tafelrunde.kernel.step import AnyStep, Frame
from tafelrunde.kernel.words import Words, seat_words

if TYPE_CHECKING:
    from tafelrunde.kernel.view import View


# Shared by all silent states; nothing is ever added to it.
NO_EVENTS: Final[list[Event]] = []


def whole(name: str, given: SupportsIndex) -> int:
    """A number that somebody gave: NumPy's count as well, and what is no whole number is refused in words."""
    if isinstance(given, int):
        return given
    try:
        return operator.index(given)
    except TypeError:
        raise IllegalChoice(kernel_words("no-whole-number", name=name, given=repr(given)), "") from None


def _code_of(decision: Decision, index: SupportsIndex) -> int:
    """The code of an option that somebody has named by its index."""
    chosen = whole("index", index)
    codes = decision.codes
    if 0 <= chosen < len(codes):
        return codes[chosen]
    raise IllegalChoice(
        kernel_words("no-such-option", index=chosen, count=len(codes), prompt=decision.prompt), decision.rule
    )


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A game in progress. A game's own state adds its cards and pieces, `copy`, `redeal`, `scores` and `winners`."""

    __slots__ = (
        "events",
        "fate",
        "lane",
        "lanes",
        "listening",
        "luck",
        "open",
        "over",
        "players",
        "reveals",
        "sealed",
        "setup",
        "stack",
    )

    def __init__(self, setup: Setup, luck: int) -> None:
        self.setup = setup
        self.players: int = setup.players
        self.over = False
        # The generator, and whoever decides chance in its place (see chance.py).
        self.luck: i64 = luck
        self.fate: Fate | None = None
        # How often something hidden was shown: undo never reaches back over such a moment.
        self.reveals: int = 0
        self.stack: Frame | None = None
        self.open: tuple[Decision, ...] = ()
        # While seats act side by side, each has a stack of its own (see `part`); `lane` is the one now running.
        self.lanes: list[Frame | None] | None = None
        self.lane: int = -1
        # The answers to a question that is answered in secret, by seat, until all are there (see `SealedQuestion`).
        self.sealed: list[int | None] | None = None
        # What has happened since `listen()`, oldest first; empty while nobody listens. Steps tell events only if
        # somebody does, so that silent games do not even build the words.
        self.listening: bool = False
        self.events: list[Event] = NO_EVENTS

    # ------------------------------------------------------------------ what a game provides

    @property
    def scores(self) -> list[int]:
        """Each seat's score as it stands; final when the game is over."""
        raise NotImplementedError

    @property
    def winners(self) -> list[int]:
        """The seats that have won: none before the end or when all have lost, several when they share it."""
        raise NotImplementedError

    def copy(self) -> State:
        """An independent copy. A game makes its own and calls `copy_kernel_to`."""
        raise NotImplementedError

    def redeal(self, seat: int) -> None:
        """Replace everything that a seat (-1: a spectator) cannot know by a fair sample. See `imagine`."""
        raise NotImplementedError

    # ------------------------------------------------------------------ for those who play

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """The open decisions in seat order: at most one a seat, and they may be answered in any order."""
        return self.open

    def decision_of(self, seat: SupportsIndex) -> Decision | None:
        """What a seat is asked now, or None."""
        whose = whole("seat", seat)
        for decision in self.open:
            if decision.seat == whose:
                return decision
        return None

    def question_to(self, seat: SupportsIndex) -> Decision:
        """What a seat is asked now; IllegalChoice says whom the table waits for instead."""
        whose = whole("seat", seat)
        for decision in self.open:
            if decision.seat == whose:
                return decision
        raise self._nothing_to_answer(whose)

    def hint(self, seat: SupportsIndex, index: SupportsIndex) -> Words | None:
        """What an option of a seat would bring at once, where that is certain."""
        decision = self.decision_of(self._seat(seat))
        return None if decision is None else decision.step.hint(self, decision.seat, _code_of(decision, index))

    def note(self, seat: SupportsIndex, index: SupportsIndex) -> Words | None:
        """What tells an option of a seat from others that read alike."""
        decision = self.decision_of(self._seat(seat))
        return None if decision is None else decision.step.note(self, decision.seat, _code_of(decision, index))

    def apply(self, seat: SupportsIndex, index: SupportsIndex) -> None:
        """Answer the open decision of a seat with one of its options; IllegalChoice leaves the state as it is."""
        decision = self.question_to(seat)
        self.take(decision, _code_of(decision, index))

    def take(self, decision: Decision, code: int) -> None:
        """Answer an open decision with the code of one of its options."""
        seat = decision.seat
        if len(self.open) == 1:
            self.open = ()
        else:
            self.open = tuple([other for other in self.open if other is not decision])
        if self.lanes is not None:
            self.lane = seat
        decision.step.answer(self, seat, code)
        self.advance()

    def view(self, seat: SupportsIndex | None) -> View:
        """All that a seat may know (None: a spectator)."""
        return self.setup.game.see(self, self._eyes(seat))

    def imagine(self, seat: SupportsIndex | None, seed: SupportsIndex) -> State:
        """A state that this seat cannot tell from the true one: hidden things are dealt anew, the future is open.

        A view of it and the seat's options are the same as here. Bots think about imagined states only.
        """
        eyes = self._eyes(seat)
        imagined = self.copy()
        imagined.luck = imagined_luck(whole("seed", seed))
        imagined.redeal(-1 if eyes is None else eyes)
        imagined.seal_anew(eyes)
        # Whoever is asked in secret may have other options now that other cards are imagined.
        imagined.open = tuple(
            [
                Decision(asked.seat, asked.step, asked.setup, asked.step.legal(imagined, asked.seat))
                for asked in self.open
            ]
        )
        return imagined

    def save(self) -> bytes:
        """The whole state as bytes; `tafelrunde.load` reads them back."""
        return codec.save(self)

    def digest(self) -> str:
        """A fingerprint: equal states have equal digests, on every machine and in every build."""
        return codec.digest(self)

    def __repr__(self) -> str:
        name = self.setup.game.name.text()
        if self.over:
            return f"<{name} with {self.players} seats, over: scores {self.scores}, winners {self.winners}>"
        asked = ", ".join([f"seat {asked.seat} ({asked.prompt.text()})" for asked in self.open])
        return f"<{name} with {self.players} seats, asked: {asked or 'nobody'}>"

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, State) and self.digest() == other.digest())

    def __hash__(self) -> int:
        return int(self.digest()[:15], 16)

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[Callable[[bytes], State], tuple[bytes]]:
        """For pickles: as it is saved. Nobody listens to what comes out."""
        return codec.load, (self.save(),)

    # ------------------------------------------------------------------ for those who listen

    def listen(self) -> None:
        """From now on keep events."""
        if not self.listening:
            self.listening = True
            self.events = []

    def take_events(self) -> list[Event]:
        """The events since the last call, oldest first."""
        events = self.events
        self.events = []
        return events

    # ------------------------------------------------------------------ for steps

    def push(self, step: AnyStep) -> None:
        """Put a step on the stack: it runs next."""
        if self.lane >= 0:
            lanes = self.lanes
            assert lanes is not None
            lanes[self.lane] = Frame(step, lanes[self.lane])
        else:
            self.stack = Frame(step, self.stack)

    def ask(self, seat: int, step: AnyStep) -> None:
        """Ask a seat. Where only one answer is legal, and everybody can see that, it is given at once."""
        codes = step.legal(self, seat)
        if len(codes) == 1:
            step.answer(self, seat, codes[0])
        else:
            self._open(seat, step, codes)

    def ask_in_secret(self, seat: int, step: AnyStep) -> None:
        """Ask a seat even if it has only one answer, because the others must not learn that from the silence."""
        self._open(seat, step, step.legal(self, seat))

    def ask_all_in_secret(self, seats: Sequence[int], step: AnyStep) -> None:
        """Ask several seats at once; their answers stay sealed until all are there. For `SealedQuestion`."""
        assert self.lane < 0, "seats that act side by side cannot all be asked at once"
        self.sealed = [None] * self.players
        for seat in seats:
            self._open(seat, step, step.legal(self, seat))

    def part(self, steps: Sequence[AnyStep | None]) -> None:
        """Let the seats act side by side: `steps[seat]` begins that seat's own stack. The rest waits for them all."""
        assert self.lanes is None, "seats that already act side by side cannot part again"
        self.lanes = [None if step is None else Frame(step, None) for step in steps]

    def tell(self, words: Words, rule: str, seats: tuple[int, ...] | None = None) -> None:
        """Tell an event. Steps ask `listening` first."""
        if self.listening:
            self.events.append(Event(words, rule, seats))

    def below(self, count: i64) -> i64:
        """A random number from 0 to count-1."""
        if self.fate is not None:
            return self.fate.decide(self, range(int(count)))
        return self.roll(count)

    def pick(self, bag: list[int]) -> int:
        """Take a random thing out of a bag. The order inside a bag means nothing, so the last one fills the gap."""
        position = self.roll(len(bag)) if self.fate is None else self.fate.decide(self, bag)
        last = bag.pop()
        if position == len(bag):
            return last
        picked = bag[position]
        bag[position] = last
        return picked

    def pick_one(self, things: Sequence[int]) -> int:
        """One of several things at random."""
        position = self.roll(len(things)) if self.fate is None else self.fate.decide(self, things)
        return things[position]

    def roll(self, count: i64) -> i64:
        """A number from 0 to count-1 straight from the generator, every one equally likely (Lemire's method)."""
        luck = self.luck
        # The same as next_luck and bits_of, written out: this is asked for at every draw.
        luck = MULTIPLIER * (luck & LOW) + (luck >> 32)
        product = ((luck ^ (luck >> 32)) & LOW) * count
        if product & LOW < count:
            unfair = (LOW + 1 - count) % count
            while product & LOW < unfair:
                luck = next_luck(luck)
                product = bits_of(luck) * count
        self.luck = luck
        return product >> 32

    # ------------------------------------------------------------------ the engine

    def advance(self) -> None:
        """Run steps until somebody has to decide or nothing is left to do."""
        while True:
            if self.lanes is not None and not self._advance_lanes(self.lanes):
                return
            frame = self.stack
            if frame is None or self.open:
                return
            self.stack = frame.below
            frame.step.run(self)

    def _advance_lanes(self, lanes: list[Frame | None]) -> bool:
        """Run every seat's own stack until that seat is asked; says whether all of them are done."""
        for seat in range(self.players):
            self.lane = seat
            while True:
                frame = lanes[seat]
                if frame is None or self.decision_of(seat) is not None:
                    break
                lanes[seat] = frame.below
                frame.step.run(self)
        self.lane = -1
        if self.open:
            return False
        self.lanes = None
        return True

    def _open(self, seat: int, step: AnyStep, codes: Sequence[int]) -> None:
        assert len(codes) > 0, f"{step} asks seat {seat} without any option"
        opened = (*self.open, Decision(seat, step, self.setup, codes))
        if len(opened) > 1 and opened[-2].seat > seat:
            # In seat order, so that it does not matter who was asked first.
            opened = tuple(sorted(opened, key=seat_of))
        self.open = opened

    def seal_anew(self, seat: int | None) -> None:
        """Replace the sealed answers of all but one seat by others that they might have given."""
        answers, frame = self.sealed, self.stack
        if answers is not None and frame is not None:
            # The question waits on top of the stack until all have answered.
            for other in range(self.players):
                if other != seat and answers[other] is not None:
                    answers[other] = self.pick_one(frame.step.legal(self, other))

    def _eyes(self, seat: SupportsIndex | None) -> int | None:
        """Through whose eyes somebody wants to look."""
        return None if seat is None else self._seat(seat)

    def _seat(self, seat: SupportsIndex) -> int:
        """A seat that somebody has named; one that is not there is refused."""
        whose = whole("seat", seat)
        if not 0 <= whose < self.players:
            raise self._no_such_seat(whose)
        return whose

    def _no_such_seat(self, seat: int) -> IllegalChoice:
        return IllegalChoice(kernel_words("no-such-seat", seat=seat, players=self.players), "")

    def _nothing_to_answer(self, seat: int) -> IllegalChoice:
        if not 0 <= seat < self.players:
            return self._no_such_seat(seat)
        if self.over:
            return IllegalChoice(kernel_words("game-is-over"), "")
        asked = self.open[0]
        return IllegalChoice(kernel_words("not-asked", seat=seat_words(seat), asked=seat_words(asked.seat)), asked.rule)

    def copy_kernel_to(self, other: State) -> None:
        """Give a fresh state of the same game everything of the kernel's. Nobody listens to or steers a copy."""
        other.over = self.over
        other.luck = self.luck
        other.reveals = self.reveals
        other.stack = self.stack
        other.open = self.open
        if self.lanes is not None:
            other.lanes = self.lanes.copy()
        if self.sealed is not None:
            other.sealed = self.sealed.copy()
