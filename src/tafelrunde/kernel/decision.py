"""What a seat is asked, and everything it may answer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tafelrunde.kernel.step import AnyStep
from tafelrunde.kernel.words import Words, option_text


class Option:
    """One answer. `code` is the step's own number for it; people read `text`, drawings use `refs`."""

    __slots__ = ("box", "code", "step")

    def __init__(self, step: AnyStep, box: object, code: int) -> None:
        self.step = step
        self.box = box
        self.code = code

    @property
    def words(self) -> Words:
        return self.step.option(self.box, self.code)

    @property
    def refs(self) -> tuple[str, ...]:
        """The ids of what this answer concerns: "land:17", "seat:2"."""
        return self.words.refs

    @property
    def grave(self) -> bool:
        """Whether a client should ask once more."""
        return self.step.grave(self.code)

    def text(self, lang: str = "en", names: Mapping[str, str] | None = None) -> str:
        words = self.words
        return option_text(words, words.text(lang, names))

    def __repr__(self) -> str:
        return f"<Option {self.text()!r}>"


def seat_of(decision: Decision) -> int:
    """The seat that is asked, for sorting."""
    return decision.seat


class Decision:
    """An open question to one seat. It never changes; answering it makes it disappear from `state.decisions`."""

    __slots__ = ("_options", "box", "codes", "seat", "step")

    def __init__(self, seat: int, step: AnyStep, box: object, codes: Sequence[int]) -> None:
        self.seat = seat
        self.step = step
        self.box = box
        self.codes = codes
        self._options: tuple[Option, ...] | None = None

    @property
    def options(self) -> tuple[Option, ...]:
        """Every legal answer; `state.apply(seat, index)` takes the index in this list."""
        options = self._options
        if options is None:
            step, box = self.step, self.box
            options = tuple([Option(step, box, code) for code in self.codes])
            self._options = options
        return options

    @property
    def prompt(self) -> Words:
        """What is asked, in words."""
        return self.step.prompt(self.box, self.seat)

    @property
    def rule(self) -> str:
        """The number of the rule behind the question."""
        return self.step.rule

    def __repr__(self) -> str:
        return f"<Decision of seat {self.seat}: {self.prompt.text()!r}, {len(self.codes)} options>"
