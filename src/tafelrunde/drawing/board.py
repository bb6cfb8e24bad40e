"""What the boards of all games have in common: for whom they are drawn, in whose words, and what lights up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, Generic, TypeVar, cast

from rich.table import Table
from rich.text import Text

from tafelrunde.drawing.contract import GameDrawing, Look
from tafelrunde.drawing.signs import GOLD, chip
from tafelrunde.kernel.words import Voice, Words, seat_words

OnTable = TypeVar("OnTable")
BoxOf = TypeVar("BoxOf")


class Board(Generic[OnTable, BoxOf]):
    """A drawing of a table. A game's own says what to draw (`__rich_console__`); it fits itself into its width."""

    # The game's words, what its messages for the terminal begin with, and a colour and a sign for each seat.
    voice: ClassVar[Voice]
    prefix: ClassVar[str] = "terminal-"
    colours: Sequence[str]
    signs: Sequence[str]

    def __init__(self, look: Look, drawing: GameDrawing[BoxOf]) -> None:
        self.view = look.view
        self.table = cast(OnTable, look.view.table)
        self.box = drawing.box
        self.drawing = drawing
        self.lang = look.lang
        self.names = look.names
        self.highlight = look.highlight
        self.compact = look.compact

    # ------------------------------------------------------------------ words

    def read(self, words: Words) -> str:
        """Words in the reader's language, with the names of those who sit here."""
        return words.text(self.lang, self.names)

    def say(self, id: str, **args: int | str | Words) -> str:
        """A message of the game for its board in the terminal."""
        return self.read(self.voice.say(self.prefix + id, **args))

    def name(self, ref: str) -> str:
        """What a thing of the box is called."""
        return self.read(self.drawing.cards[ref].name)

    def text(self, ref: str) -> str:
        """What is printed on a thing of the box; "" where nothing is."""
        card = self.drawing.cards.get(ref)
        return "" if card is None else self.read(card.text)

    def seat_name(self, seat: int) -> str:
        return self.read(seat_words(seat))

    # ------------------------------------------------------------------ what can be chosen

    def lit(self, ref: str) -> bool:
        """Whether a thing can be chosen, or is pointed at."""
        return ref in self.highlight

    def arrow(self, ref: str, otherwise: str = " ") -> str:
        """What stands before a thing: an arrow where it can be chosen."""
        return "►" if self.lit(ref) else otherwise

    def style(self, ref: str, otherwise: str = "") -> str:
        """How a thing is written: in gold where it can be chosen."""
        return GOLD if self.lit(ref) else otherwise

    # ------------------------------------------------------------------ lists

    def listing(
        self, width: int | None, *columns: str, gap: int = 1, grows: int = -1, right: Sequence[int] = ()
    ) -> Table:
        """An empty list without a frame: its headings, none where all are "", and which column takes all room left."""
        table = Table(
            box=None, padding=(0, gap, 0, 0), pad_edge=False, header_style="dim", show_header=any(columns), width=width
        )
        for place, column in enumerate(columns):
            table.add_column(
                column,
                no_wrap=True,
                overflow="ellipsis",
                ratio=1 if place == grows else None,
                justify="right" if place in right else "left",
            )
        return table

    # ------------------------------------------------------------------ seats

    def chip(self, seat: int) -> Text:
        """The sign of a seat on its colour."""
        return chip(self.signs[seat], self.colours[seat])

    def pointer(self, seat: int) -> Text:
        """What stands before a seat: whether it can be chosen, or is asked."""
        return Text(self.arrow(f"seat:{seat}", "▸" if seat in self.view.asked else " "), style=GOLD)

    def seat(self, seat: int) -> Text:
        """A seat with its sign and its name."""
        name = Text(f" {self.seat_name(seat)}", style=self.style(f"seat:{seat}", "bold"))
        return self.pointer(seat).append_text(self.chip(seat)).append_text(name)

    def podium(self, columns: Sequence[str], row: Callable[[int], Sequence[Text | str]]) -> Table:
        """Who came where: winners with a star, the others by their points; a row of figures for each seat."""
        view = self.view
        assert view.scores is not None
        assert view.winners is not None
        winners, scores = view.winners, view.scores
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
        table.add_column("")
        table.add_column(columns[0])
        for column in columns[1:]:
            table.add_column(column, justify="right")
        order = sorted(range(view.players), key=lambda seat: (seat not in winners, -scores[seat]))
        for place, seat in enumerate(order, 1):
            won = seat in winners
            table.add_row(Text("★" if won else str(place), style=GOLD if won else ""), self.seat(seat), *row(seat))
        return table
