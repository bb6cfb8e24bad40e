"""What the columns and values of a study are called: tables hold ids, people read names."""

from __future__ import annotations

from collections import Counter
from functools import cached_property

from tafelrunde.kernel import registry
from tafelrunde.kernel.card import by_ref
from tafelrunde.kernel.words import Words


class Names:
    """The names of everything in a game's box, and of its options, in one language."""

    def __init__(self, game: str, lang: str) -> None:
        self.game = registry.find(game)
        self.lang = lang

    @cached_property
    def _things(self) -> dict[str, str]:
        """By ref ("spirit:river"), and by id alone where no other thing has it."""
        cards = by_ref(self.game.cards(self.game.standard_box))
        called = {ref: card.name.text(self.lang) for ref, card in cards.items()}
        often = Counter(called.values())
        id_of = {ref: ref.partition(":")[2] for ref in called}
        ids = Counter(id_of.values())
        # Two cards may have one name: their ids tell them apart.
        named = {ref: name if often[name] == 1 else f"{name} ({id_of[ref]})" for ref, name in called.items()}
        alone = {id_of[ref]: name for ref, name in named.items() if ids[id_of[ref]] == 1}
        return alone | named

    def of(self, column: str, value: object) -> str:
        """A value of a column as people read it."""
        if not isinstance(value, str):
            return str(value)
        if column in ("options", "against"):
            return self.options(value)
        if column in self.game.option_values:
            return self._value(column, value) or value
        return self._things.get(f"{column}:{value}") or self._things.get(value) or value

    def column(self, name: str) -> str | None:
        """What an option that has a column of its own is called; None for other columns."""
        if name not in self.game.option_values:
            return None
        return Words(self.game.id, f"option-{name}").text(self.lang)

    def briefly(self, column: str, value: object) -> str:
        """The same where there is little room: of several options only their values."""
        if column != "options" or not isinstance(value, str):
            return self.of(column, value)
        parts = (part.partition("=")[::2] for part in value.split())
        return ", ".join(self._value(name, told) or told for name, told in parts)

    def options(self, told: str) -> str:
        """Options as tables tell them (`level=2 adversary=england`)."""
        return ", ".join(self._option(*part.partition("=")[::2]) for part in told.split())

    def _option(self, name: str, told: str) -> str:
        value = self._value(name, told)
        return f"{name}={told}" if value is None else f"{self.column(name)}: {value}"

    def _value(self, name: str, told: str) -> str | None:
        for value in self.game.option_values.get(name, ()):
            if str(value) == told:
                return self.game.option_words(name, value).text(self.lang)
        return None
