"""The rulebook, readable."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tafelrunde.kernel.game import Game
from tafelrunde.kernel.rulebook import RULING, Rule, Rulebook
from tafelrunde.terminal.words import say

RULING_SIGN = "◆"


def readable(rules: Iterable[Rule], lang: str) -> RenderableType:
    """Rules as paragraphs: numbers in front, our own rulings with a sign."""
    blocks: list[RenderableType] = []
    ruled = False
    for rule in rules:
        ruled = ruled or rule.is_ruling
        blocks.append(_heading(rule) if rule.chapter else _paragraph(rule))
    if ruled:
        blocks.append(Text(f"{RULING_SIGN} {say('ruling-legend').text(lang)}", style="dim"))
    return Group(*blocks)


def with_question(game: Game, number: str, lang: str) -> RenderableType:
    """The rule behind a question first, and then the whole rulebook."""
    book = game.rulebook(lang)
    blocks: list[RenderableType] = []
    if number and number in book:
        blocks += [Text(say("rule-behind", number=number).text(lang), style="bold underline"), Text()]
        blocks += [readable(_with_chapter(book, number), lang), Text()]
        blocks += [Text(say("all-rules").text(lang), style="bold underline"), Text()]
    blocks.append(readable(book.rules.values(), lang))
    return Group(*blocks)


def as_data(rule: Rule) -> dict[str, str | bool]:
    """One rule for programs."""
    return {"number": rule.number, "text": rule.text, "chapter": rule.chapter, "ruling": rule.is_ruling}


def _with_chapter(book: Rulebook, number: str) -> Iterator[Rule]:
    chapter = number.split(".")[0]
    if chapter != number:
        yield book[chapter]
    yield from book.under(number)


def _heading(rule: Rule) -> RenderableType:
    return Padding(Text(f"{rule.number}  {rule.text}", style="bold"), (0, 0, 1, 0))


def _paragraph(rule: Rule) -> RenderableType:
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=8, no_wrap=True)
    grid.add_column(width=1)
    grid.add_column(ratio=1)
    text = rule.text
    for mark in RULING:
        text = text.replace(f" {mark}", "")
    grid.add_row(Text(rule.number, style="bold"), Text(RULING_SIGN if rule.is_ruling else ""), Text(text))
    return Padding(grid, (0, 0, 1, 0))
