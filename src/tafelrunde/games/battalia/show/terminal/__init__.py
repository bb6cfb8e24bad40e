"""Battalia in a terminal: the map drawn from a view, the same in sentences, and what is in the boxes.

Everything is told twice, by colour and by a letter or a sign, so that neither eyes nor terminals need colours.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from rich.console import RenderableType

from tafelrunde.games.battalia.box.box import Box
from tafelrunde.games.battalia.show.cards import cards as cards_of
from tafelrunde.games.battalia.show.terminal.cards import components, components_json
from tafelrunde.games.battalia.show.terminal.view import Board, content
from tafelrunde.games.battalia.show.terminal.words import Told, outcome
from tafelrunde.games.battalia.show.view import BattaliaTable
from tafelrunde.kernel.card import Card
from tafelrunde.kernel.event import Event
from tafelrunde.kernel.view import View

# Points that an event brings to whoever is named in it; others bring as many as the level they name.
ONE_LEVEL = {"raised": 1, "lowered": -1}


def board(
    view: View,
    lang: str,
    names: Mapping[str, str],
    highlight: set[str],
    box: Box | None = None,
    compact: bool = False,
) -> RenderableType:
    """The table as a seat sees it. What `highlight` names lights up; `compact` is for low terminals."""
    return Board(view, lang, names, highlight, compact, standard_box() if box is None else box)


def told(view: View, lang: str, names: Mapping[str, str], box: Box | None = None) -> list[str]:
    """The table in sentences."""
    return Told(view, lang, names, set(), True, standard_box() if box is None else box).lines()


def ending(view: View, lang: str, names: Mapping[str, str], box: Box | None = None) -> RenderableType:
    """How the game ended: places, and what decided."""
    return outcome(view, lang, names, standard_box() if box is None else box)


@lru_cache(maxsize=4)
def _cards(box: Box) -> dict[str, Card]:
    return {card.name.ref: card for card in cards_of(box)}


def describe(ref: str, lang: str, box: Box) -> str:
    """What a card, deck, potion or storm says, by its ref; "" for anything else."""
    kind, _, id = ref.partition(":")
    card = _cards(box).get(f"card:{id}" if kind in ("bench", "hidden") else ref)
    return "" if card is None else card.text.text(lang)


def note(ref: str, view: View) -> str:
    """What lies on a square, in a few signs."""
    table = view.table
    assert isinstance(table, BattaliaTable)
    for square in table.squares:
        if ref == f"square:{square.id}" and square.kind is not None:
            return content(square)
    return ""


def outlook(events: Sequence[Event], seat: int) -> int | None:
    """The points that a choice brings at once, from what is told after it; None where cities stay as they are."""
    points = None
    for event in events:
        if event.facts.get("seat") != f"seat:{seat}":
            continue
        if event.kind in ONE_LEVEL:
            points = (points or 0) + ONE_LEVEL[event.kind]
        elif event.kind in ("founded", "captured"):
            points = (points or 0) + int(event.facts["level"])
    return points


def standard_box() -> Box:
    """The box without any owner's figures."""
    from tafelrunde.games.battalia import GAME

    box = GAME.standard_box
    assert isinstance(box, Box)
    return box


__all__ = ["board", "components", "components_json", "describe", "ending", "note", "outlook", "told"]
