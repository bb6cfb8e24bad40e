"""Sentences for people, as data.

A `Words` value names a message in a game's `locale/<language>.ftl` and what goes into it; it becomes text only
when somebody reads it, in the reader's language. Where it stands for a thing of the game (a card, a seat), it
also carries that thing's id, its `ref`, so that a sentence and a drawing always speak of the same thing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tafelrunde.kernel import language

KERNEL: Final = "kernel"


class Words:
    """One message of a game, with what is filled in, and the thing it names (or "" for no thing)."""

    __slots__ = ("args", "game", "id", "ref")

    def __init__(self, game: str, id: str, args: Mapping[str, int | str | Words] | None = None, ref: str = "") -> None:
        self.game = game
        self.id = id
        self.args: Mapping[str, int | str | Words] = {} if args is None else args
        self.ref = ref

    def text(self, lang: str = "en", names: Mapping[str, str] | None = None) -> str:
        """The sentence in one language. `names` replaces the name of a thing by its ref: {"seat:0": "Anna"}."""
        if names is not None and self.ref in names:
            return names[self.ref]
        filled: dict[str, int | str] = {}
        for key, value in self.args.items():
            filled[key] = value.text(lang, names) if isinstance(value, Words) else value
        return language.message(self.game, lang, self.id, filled)

    def about(self, ref: str) -> Words:
        """The same words as the name of a thing."""
        return Words(self.game, self.id, self.args, ref)

    @property
    def refs(self) -> tuple[str, ...]:
        """The ids of everything these words speak of."""
        found: list[str] = [self.ref] if self.ref else []
        for value in self.args.values():
            if isinstance(value, Words):
                found.extend(value.refs)
        return tuple(found)

    def __str__(self) -> str:
        return self.text("en")

    def __repr__(self) -> str:
        return f"<Words {self.game}:{self.id} {self.text('en')!r}>"


class Voice:
    """The words of one game, for its code: `say = Voice("my-game").say`."""

    __slots__ = ("game",)

    def __init__(self, game: str) -> None:
        self.game = game

    def say(self, id: str, **args: int | str | Words) -> Words:
        """A message of the game's `locale` folder."""
        return Words(self.game, id, args)

    def thing(self, kind: str, id: str, message: str, **args: int | str | Words) -> Words:
        """The name of a thing in the box, with the id that drawings know it by."""
        return Words(self.game, message, args, f"{kind}:{id}")

    def chain(self, message: str, parts: Sequence[Words]) -> Words:
        """Several words as one, joined two by two with a message of `first` and `second`: sentences, lists."""
        joined = parts[-1]
        for part in reversed(parts[:-1]):
            joined = self.say(message, first=part, second=joined)
        return joined


def option_text(words: Words, text: str) -> str:
    """What an option reads like: it begins with a capital, whatever it is made of, unless it is somebody's name."""
    return text if words.ref.startswith("seat:") else text[:1].upper() + text[1:]


def seat_words(seat: int) -> Words:
    """The name of a seat: its number for people, unless a table knows better (see `Words.text`)."""
    return Words(KERNEL, "seat", {"number": seat + 1}, f"seat:{seat}")
