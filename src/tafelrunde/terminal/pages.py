"""A game on one page: what it is about, how a turn goes, how it ends, and what its symbols mean."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from tafelrunde.kernel.game import Game
from tafelrunde.kernel.learning import learning
from tafelrunde.terminal.words import say


def page(game: Game, lang: str) -> RenderableType:
    """How it is played, and the legend of its symbols."""
    return Group(*_sections(game, lang), *_legend(game, lang))


def _sections(game: Game, lang: str) -> Iterator[RenderableType]:
    for section in learning(game).page:
        head = Text(section.title.text(lang), style="bold")
        yield head.append(f"  [{section.rule}]" if section.rule else "", "not bold dim")
        yield Text(section.text.text(lang))
        yield from (_item(point.text(lang)) for point in section.points)
        yield Text()


def _legend(game: Game, lang: str) -> Iterator[RenderableType]:
    named = [group for group in learning(game).legend if group.symbols]
    if named:
        yield Text(say("page-legend").text(lang), style="bold underline")
    for group in named:
        yield Text(f"\n{group.title.text(lang)}", style="bold")
        for sign in group.symbols:
            rule = f" [{sign.rule}]" if sign.rule else ""
            yield _item(f"{sign.name.text(lang)}: {sign.text.text(lang)}{rule}")


def _item(text: str) -> RenderableType:
    """A line of a list, whose further lines stand under its first word."""
    return Padding(Text(text), (0, 0, 0, 2))
