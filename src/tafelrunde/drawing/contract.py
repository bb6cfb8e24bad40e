"""How a game is drawn where there are only letters: by its own `terminal.Drawing`, and otherwise from its view alone.

Terminals, environments and language models know this much of a game's drawing, and no more.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Generic, TypeVar, cast

import msgspec
from rich.console import RenderableType
from rich.table import Table

from tafelrunde.drawing.fields import Fields
from tafelrunde.kernel.card import Card, by_ref
from tafelrunde.kernel.errors import kernel_words
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.view import View
from tafelrunde.kernel.words import seat_words

BoxOf = TypeVar("BoxOf")


@dataclass(frozen=True)
class Look:
    """What is to be drawn, and for whom. What `highlight` names lights up; `compact` is for low terminals."""

    view: View
    lang: str
    names: Mapping[str, str] = field(default_factory=dict)
    highlight: AbstractSet[str] = frozenset()
    compact: bool = False


class GameDrawing(Generic[BoxOf]):
    """All that is drawn of a game with letters. This draws any game; a game's own replaces what it does better."""

    def __init__(self, game: Game, box: object) -> None:
        self.game = game
        # With an owner's figures where the table is played with those.
        self.box = cast(BoxOf, box)

    @cached_property
    def cards(self) -> Mapping[str, Card]:
        """Everything in the box that can be read, by its refs."""
        return by_ref(self.game.cards(self.box))

    def board(self, look: Look) -> RenderableType:
        """The table as a seat sees it."""
        return self._fields(look.lang, look.names).drawn(msgspec.to_builtins(look.view.table))

    def told(self, look: Look) -> Sequence[str]:
        """The same in sentences, one a line, without any drawing."""
        return self._fields(look.lang, look.names).told(msgspec.to_builtins(look.view.table))

    def ending(self, look: Look) -> RenderableType:
        """How the game ended."""
        view = look.view
        table = Table("", *(kernel_words(id).text(look.lang) for id in ("column-seat", "column-score")), box=None)
        for seat, score in enumerate(view.scores or ()):
            mark = "★" if seat in (view.winners or ()) else ""
            table.add_row(mark, seat_words(seat).text(look.lang, look.names), str(score))
        return table

    def heading(self, ref: str, lang: str) -> Sequence[str]:
        """What is printed on a thing besides its text, part by part: its price or the like, nothing for most."""
        return ()

    def components(self, figures: Mapping[str, Any], lang: str) -> Sequence[RenderableType]:
        """Everything in the box, with a mark at every figure that no source states."""
        return [self._fields(lang, {}).drawn(figures)]

    def components_json(self, figures: Mapping[str, Any]) -> dict[str, Any]:
        """Everything in the box, as data."""
        return dict(figures)

    def _fields(self, lang: str, names: Mapping[str, str]) -> Fields:
        headings = {name: words.text(lang) for name, words in self.game.headings().items()}
        things = {ref: card.name.text(lang) for ref, card in self.cards.items()}
        return Fields(headings, things, lang, names)


def drawing_of(game: Game, box: object) -> GameDrawing[Any]:
    """How a game is drawn: by the class `Drawing` of its module `terminal`, in its folder `show` or beside its
    declaration; any other game from its view.
    """
    for home in (f"{game.package}.show", game.package):
        if find_spec(home) is not None and find_spec(f"{home}.terminal") is not None:
            # Loaded when it is needed: nobody else needs the library to draw with.
            kind = cast(type[GameDrawing[Any]], import_module(f"{home}.terminal").Drawing)
            return kind(game, box)
    return GameDrawing(game, box)
