"""What a seat is asked, and everything it may answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from tafelrunde.kernel.step import AnyStep
from tafelrunde.kernel.words import Words, option_text

if TYPE_CHECKING:
    from tafelrunde.kernel.setup import Setup


class Option:
    """One answer. `code` is the step's own number for it; people read `text`, drawings use `refs`."""

    __slots__ = ("code", "setup", "step")

    def __init__(self, step: AnyStep, setup: Setup, code: int) -> None:
        self.step = step
        self.setup = setup
        self.code = code

    @property
    def words(self) -> Words:
        return self.step.option(self.setup.box, self.code)

    @property
    def refs(self) -> tuple[str, ...]:
        """The ids of what this answer concerns: "land:17", "seat:2"."""
        return self.words.refs

    @property
    def grave(self) -> bool:
        """Whether a client should ask once more."""
        return self.step.grave(self.code)

    @property
    def ends(self) -> bool:
        """Whether it ends a turn or a phase, whatever else could still be done."""
        return self.step.ends(self.code)

    def text(self, lang: str = "en", names: Mapping[str, str] | None = None) -> str:
        words = self.words
        return option_text(words, words.text(lang, names))

    def __repr__(self) -> str:
        return f"<Option {self.text()!r}>"

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        return option_again, (saved_step(self.setup, self.step), self.code)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and self.__reduce__() == other.__reduce__()

    def __hash__(self) -> int:
        return hash(self.__reduce__()[1])


def seat_of(decision: Decision) -> int:
    """The seat that is asked, for sorting."""
    return decision.seat


class Decision:
    """An open question to one seat. It never changes; answering it makes it disappear from `state.decisions`."""

    __slots__ = ("_options", "codes", "seat", "setup", "step")

    def __init__(self, seat: int, step: AnyStep, setup: Setup, codes: Sequence[int]) -> None:
        self.seat = seat
        self.step = step
        self.setup = setup
        self.codes = codes
        self._options: tuple[Option, ...] | None = None

    @property
    def options(self) -> tuple[Option, ...]:
        """Every legal answer; `state.apply(seat, index)` takes the index in this list."""
        options = self._options
        if options is None:
            step, setup = self.step, self.setup
            options = tuple([Option(step, setup, code) for code in self.codes])
            self._options = options
        return options

    @property
    def prompt(self) -> Words:
        """What is asked, in words."""
        return self.step.prompt(self.setup.box, self.seat)

    @property
    def rule(self) -> str:
        """The number of the rule behind the question."""
        return self.step.rule

    def __repr__(self) -> str:
        return f"<Decision of seat {self.seat}: {self.prompt.text()!r}, {len(self.codes)} options>"

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        return decision_again, (saved_step(self.setup, self.step), self.seat, tuple(self.codes))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Decision) and self.__reduce__() == other.__reduce__()

    def __hash__(self) -> int:
        return hash(self.__reduce__()[1])


# ---------------------------------------------------------------------- how questions travel: pickles, other processes


def saved_step(setup: Setup, step: AnyStep) -> bytes:
    """A step with what its match is played with."""
    from tafelrunde.kernel import codec

    return codec.save_step(setup, step)


def decision_again(step: bytes, seat: int, codes: tuple[int, ...]) -> Decision:
    """A decision from its parts."""
    from tafelrunde.kernel import codec

    setup, asking = codec.load_step(step)
    return Decision(seat, asking, setup, codes)


def option_again(step: bytes, code: int) -> Option:
    """An option from its parts."""
    from tafelrunde.kernel import codec

    setup, asking = codec.load_step(step)
    return Option(asking, setup, code)
