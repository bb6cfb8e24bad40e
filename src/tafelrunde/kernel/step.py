"""A step is one thing a rulebook says happens. A game is a stack of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from tafelrunde.kernel.words import Words, seat_words

if TYPE_CHECKING:
    from tafelrunde.kernel.state import State

S = TypeVar("S", bound="State")
B = TypeVar("B")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S, B]):
    """One thing that happens, as an immutable value of ids and small integers (its slots), never of references.

    `S` is the game's state, `B` its box (the cards and figures of the match). The parameters of a step's constructor
    have the names of its slots, so that a saved step can be made anew.

    A step that only acts overrides `run`. A step that asks also overrides `legal`, `answer`, `prompt` and `option`:
    `run` calls `state.ask(seat, self)`, the kernel lists `legal(...)`, and `answer(...)` gets the chosen code.
    """

    __slots__ = ()

    # The numbered rule that this step carries out (a heading or paragraph of rules.en.md).
    rule: ClassVar[str] = ""
    # Where several seats are asked at once, who answers first must not matter, unless the step says that it does: then
    # the order is for the players to choose, as in a phase in which they use their powers one after the other.
    first_come: ClassVar[bool] = False

    def run(self, state: S) -> None:
        """Change the state, push further steps, ask."""
        raise NotImplementedError

    def legal(self, state: S, seat: int) -> Sequence[int]:
        """The code of every legal answer of this seat, in a fixed order. Reads the state and never changes it."""
        raise NotImplementedError

    def answer(self, state: S, seat: int, code: int) -> None:
        """Carry out an answer that `legal` listed."""
        raise NotImplementedError

    def prompt(self, box: B, seat: int) -> Words:
        """What is asked."""
        raise NotImplementedError

    def option(self, box: B, code: int) -> Words:
        """One answer in words."""
        raise NotImplementedError

    def hint(self, state: S, seat: int, code: int) -> Words | None:
        """What this answer would bring at once, if that can be said for sure: "+6". Reads the state only."""
        return None

    def note(self, state: S, seat: int, code: int) -> Words | None:
        """What tells this answer from another that reads alike: a land's omens, a card's row. Reads the state only."""
        return None

    def grave(self, code: int) -> bool:
        """Whether a client should ask once more before it sends this answer."""
        return False

    def ends(self, code: int) -> bool:
        """Whether this answer ends a turn or a phase, whatever else could still be done in it.

        A client keeps such an answer apart from the others, and may ask once more.
        """
        return False

    def tell(self, state: S, id: str, seats: tuple[int, ...] | None = None, **args: int | str | Words) -> None:
        """Tell an event in words of this game, under this step's rule; `seat=2` becomes that person's name.

        Nothing is told where nobody listens. Where steps run a million times a second, or what is filled in costs
        something to find, ask `state.listening` first.
        """
        if state.listening:
            seat = args.get("seat")
            if isinstance(seat, int):
                args["seat"] = seat_words(seat)
            state.tell(Words(state.setup.game.id, id, args), self.rule, seats)


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Step[S, B]):
    """A step that asks one seat, and nothing else: it adds `legal`, `answer`, `prompt` and `option`."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: S) -> None:
        state.ask(self.seat, self)


@mypyc_attr(allow_interpreted_subclasses=True)
class SecretQuestion(Question[S, B]):
    """A question that is asked even where only one answer is legal: the others must not learn that from the silence."""

    __slots__ = ()

    def run(self, state: S) -> None:
        state.ask_in_secret(self.seat, self)


@mypyc_attr(allow_interpreted_subclasses=True)
class SealedQuestion(Step[S, B]):
    """A question to several seats at once, whose answers stay sealed until all have answered.

    The kernel keeps the answers: no view, log or imagined state shows one to another seat, and the order in which they
    are given cannot matter. Then `reveal` gets them all. It adds `legal`, `prompt`, `option` and `reveal`.
    """

    __slots__ = ()

    def run(self, state: S) -> None:
        answers = state.sealed
        if answers is None:
            state.push(self)  # It comes up again when everybody has answered.
            state.ask_all_in_secret(self.seats(state), self)
        else:
            state.sealed = None
            state.reveals += 1
            self.reveal(state, answers)

    def seats(self, state: S) -> Sequence[int]:
        """Who is asked: everybody, unless a game says otherwise."""
        return range(state.players)

    def answer(self, state: S, seat: int, code: int) -> None:
        answers = state.sealed
        assert answers is not None
        answers[seat] = code
        self.answered(state, seat)

    def answered(self, state: S, seat: int) -> None:
        """A seat has answered, which everybody may know: the place to tell it."""

    def reveal(self, state: S, answers: Sequence[int | None]) -> None:
        """All answers at once, by seat; None for a seat that was not asked."""
        raise NotImplementedError


# A state holds steps of its own game only, which the type system cannot express for a stack of mixed steps.
AnyStep: TypeAlias = Step[Any, Any]


class Frame:
    """One place of the stack: a persistent linked list, so that a copy of a state shares it."""

    __slots__ = ("below", "step")

    def __init__(self, step: AnyStep, below: Frame | None) -> None:
        self.step = step
        self.below = below


def steps_of(frame: Frame | None) -> list[AnyStep]:
    """The steps of a stack, the next one first."""
    steps: list[AnyStep] = []
    while frame is not None:
        steps.append(frame.step)
        frame = frame.below
    return steps


def stack_of(steps: Sequence[AnyStep]) -> Frame | None:
    """The stack on which these steps lie, the first one on top."""
    frame: Frame | None = None
    for step in reversed(steps):
        frame = Frame(step, frame)
    return frame
