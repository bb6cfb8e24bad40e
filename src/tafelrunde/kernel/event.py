"""What has happened, told only when somebody listens."""

from __future__ import annotations

from collections.abc import Mapping

from tafelrunde.kernel.words import Words


class Event:
    """One thing that happened. `seats` are those who may know it; None is everybody, spectators included.

    The words and what is filled into them are the whole event: the log prints them, and a drawing reads
    `kind` and `facts` to move the right pieces.
    """

    __slots__ = ("rule", "seats", "words")

    def __init__(self, words: Words, rule: str, seats: tuple[int, ...] | None = None) -> None:
        self.words = words
        self.rule = rule
        self.seats = seats

    @property
    def kind(self) -> str:
        return self.words.id

    @property
    def facts(self) -> dict[str, int | str]:
        """What the event is about: numbers as they are, things by their ids."""
        return {key: value.ref if isinstance(value, Words) else value for key, value in self.words.args.items()}

    def seen_by(self, seat: int | None) -> bool:
        """Whether a seat (None: a spectator) may know of it."""
        return self.seats is None or seat in self.seats

    def text(self, lang: str = "en", names: Mapping[str, str] | None = None) -> str:
        return self.words.text(lang, names)

    def __repr__(self) -> str:
        return f"<Event {self.rule} {self.text()!r}>"
