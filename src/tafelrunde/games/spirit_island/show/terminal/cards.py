"""What is in the box, as tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tafelrunde.drawing.signs import MARK_SYMBOLS
from tafelrunde.games.spirit_island.box.box import Box
from tafelrunde.games.spirit_island.show.cards import box_as_data
from tafelrunde.games.spirit_island.words import say


def components(box: Box, figures: Mapping[str, Any], lang: str) -> list[RenderableType]:
    """The whole box in tables, with a mark at every figure that no source states."""
    data = box_as_data(box, figures)
    return [
        *(spirit_table(row, data, lang) for row in data["spirits"]),
        *(powers_table(data, group, lang) for group in ("unique", "minor", "major", "innate")),
        fear_table(data, lang),
        things_table("blight", data["blight_cards"], lang),
        things_table("invaders", data["invader_cards"], lang),
        *(adversary_table(row, lang) for row in data["adversaries"]),
        things_table("scenarios", data["scenarios"], lang),
    ]


def spirit_table(row: Mapping[str, Any], data: Mapping[str, Any], lang: str) -> Table:
    """One spirit: setup, tracks, growth, special rules."""
    table = titled(row["name"][lang], lang, "part", "text")
    rating = ", ".join(f"{_read(f'rating-{name}', lang)} {count}" for name, count in row["ratings"].items())
    table.add_row(_read(f"complexity-{row['complexity']}", lang), rating)
    table.add_row(row["name"][lang], row["text"][lang])
    for rule in row["special_rules"]:
        table.add_row(rule["name"][lang], rule["text"][lang])
    mark = MARK_SYMBOLS.get(row["marks"].get("progression", ""), "")
    names = {power["id"]: power["name"][lang] for power in data["powers"]}
    progression = ", ".join(names[id] for id in row["progression"])
    table.add_row(_read("terminal-box-progression", lang) + mark, progression)
    return table


def powers_table(data: Mapping[str, Any], group: str, lang: str) -> Table:
    """The power cards of a deck, or the innate powers."""
    table = titled(_read(f"class-{group}", lang), lang, "name", "cost", "speed", "elements", "text")
    for row in data["innate_powers"] if group == "innate" else data["powers"]:
        if row["class"] == group:
            marks = "".join(sorted({MARK_SYMBOLS[mark] for mark in row["marks"].values()}))
            elements = ", ".join(_read(f"element-{element}", lang) for element in row["elements"])
            cost = "" if row["cost"] is None else str(row["cost"])
            speed = _read(f"speed-{row['speed']}", lang)
            table.add_row(row["name"][lang] + marks, cost, speed, elements, row["text"][lang])
    return table


def fear_table(data: Mapping[str, Any], lang: str) -> Table:
    """The fear cards with their three levels."""
    table = titled(_read("terminal-box-fear", lang), lang, "name", "level", "text")
    for row in data["fear_cards"]:
        for level in row["levels"]:
            name = row["name"][lang] if level["terror_level"] == 1 else ""
            table.add_row(name, str(level["terror_level"]), level["text"][lang])
    return table


def adversary_table(row: Mapping[str, Any], lang: str) -> Table:
    """An adversary: what it does at its base level, and what each level adds."""
    table = titled(row["name"][lang], lang, "level", "name", "text")
    base = {**row, "difficulty": row["base_difficulty"], "name": {lang: ""}}
    for number, level in enumerate([base, *row["levels"]]):
        figures = say(
            "terminal-box-figures",
            difficulty=level["difficulty"],
            fear="/".join(map(str, level["fear"])),
            deck=level["deck"] + MARK_SYMBOLS.get(level.get("marks", {}).get("deck", ""), ""),
        )
        name = Text(level["name"][lang], style="bold").append("\n" if number else "")
        table.add_row(str(number), name.append(figures.text(lang), style="not bold"), level["text"][lang])
    return table


def things_table(title: str, rows: Sequence[Mapping[str, Any]], lang: str) -> Table:
    """Things that have a name and a text."""
    table = titled(_read(f"terminal-box-{title}", lang), lang, "name", "text")
    for row in rows:
        marks = "".join(sorted({MARK_SYMBOLS[mark] for mark in row.get("marks", {}).values()}))
        table.add_row(row["name"][lang] + marks, row["text"][lang])
    return table


def titled(title: str, lang: str, *columns: str) -> Table:
    """An empty table."""
    table = Table(title=title, title_justify="left", title_style="bold")
    for column in columns:
        table.add_column(_read(f"terminal-box-{column}", lang), justify="right" if column == "cost" else "left")
    return table


def _read(id: str, lang: str) -> str:
    return say(id).text(lang)
