"""What is in the box, as tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tafelrunde.drawing.signs import all_marks, mark, marked, titled
from tafelrunde.games.spirit_island.box.box import Box
from tafelrunde.games.spirit_island.box.ids import INNATE
from tafelrunde.games.spirit_island.box.powers import Power
from tafelrunde.games.spirit_island.show.cards import box_as_data, element_counts
from tafelrunde.games.spirit_island.words import say


def heading(power: Power, lang: str) -> list[str]:
    """What stands on a power besides its text: cost, speed, elements."""
    parts = [] if power.deck == INNATE else [say("terminal-cost", cost=power.cost).text(lang)]
    parts.append(_read("speed-fast" if power.fast else "speed-slow", lang))
    return [*parts, *(_read(f"element-{element}", lang) for element in element_counts(power.elements))]


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
        pieces_table(figures, lang),
        terror_table(figures["fear"], lang),
        figures_table("setup", set_up_with(figures), lang),
        figures_table("scoring", scored_by(figures), lang),
    ]


def spirit_table(row: Mapping[str, Any], data: Mapping[str, Any], lang: str) -> Table:
    """One spirit: setup, tracks, growth, special rules."""
    table = _titled(row["name"][lang], lang, "part", "text")
    rating = ", ".join(f"{_read(f'rating-{name}', lang)} {count}" for name, count in row["ratings"].items())
    table.add_row(_read(f"complexity-{row['complexity']}", lang), rating)
    table.add_row(row["name"][lang], row["text"][lang])
    for rule in row["special_rules"]:
        table.add_row(rule["name"][lang], rule["text"][lang])
    names = {power["id"]: power["name"][lang] for power in data["powers"]}
    progression = ", ".join(names[id] for id in row["progression"])
    table.add_row(_read("terminal-box-progression", lang) + mark(row, "progression"), progression)
    return table


def powers_table(data: Mapping[str, Any], group: str, lang: str) -> Table:
    """The power cards of a deck, or the innate powers."""
    table = _titled(_read(f"class-{group}", lang), lang, "name", "cost", "speed", "elements", "text")
    for row in data["innate_powers"] if group == "innate" else data["powers"]:
        if row["class"] == group:
            elements = ", ".join(_read(f"element-{element}", lang) for element in row["elements"])
            cost = "" if row["cost"] is None else str(row["cost"])
            speed = _read(f"speed-{row['speed']}", lang)
            table.add_row(row["name"][lang] + all_marks(row), cost, speed, elements, row["text"][lang])
    return table


def fear_table(data: Mapping[str, Any], lang: str) -> Table:
    """The fear cards with their three levels."""
    table = _titled(_read("terminal-box-fear", lang), lang, "name", "level", "text")
    for row in data["fear_cards"]:
        for level in row["levels"]:
            name = row["name"][lang] if level["terror_level"] == 1 else ""
            table.add_row(name, str(level["terror_level"]), level["text"][lang])
    return table


def adversary_table(row: Mapping[str, Any], lang: str) -> Table:
    """An adversary: what it does at its base level, and what each level adds."""
    table = _titled(row["name"][lang], lang, "level", "name", "text")
    base = {**row, "difficulty": row["base_difficulty"], "name": {lang: ""}}
    for number, level in enumerate([base, *row["levels"]]):
        figures = say(
            "terminal-box-figures",
            difficulty=level["difficulty"],
            fear="/".join(map(str, level["fear"])),
            deck=marked(level, "deck"),
        )
        name = Text(level["name"][lang], style="bold").append("\n" if number else "")
        table.add_row(str(number), name.append(figures.text(lang), style="not bold"), level["text"][lang])
    return table


def things_table(title: str, rows: Sequence[Mapping[str, Any]], lang: str) -> Table:
    """Things that have a name and a text."""
    table = _titled(_read(f"terminal-box-{title}", lang), lang, "name", "text")
    for row in rows:
        table.add_row(row["name"][lang] + all_marks(row), row["text"][lang])
    return table


def pieces_table(figures: Mapping[str, Any], lang: str) -> Table:
    """How many pieces there are, and what each can bear and do."""
    table = _titled(_read("terminal-box-pieces", lang), lang, "name", "number", "health", "damage", "fear-of-piece")
    for kind in figures["supply"]:
        if kind != "marks":
            piece = figures["pieces"].get(kind, {})
            told = [marked(piece, entry) if entry in piece else "–" for entry in ("health", "damage", "fear")]
            name = _read(f"terminal-piece-{kind.replace('_', '-')}", lang)
            table.add_row(name, marked(figures["supply"], kind), *told)
    return table


def terror_table(fear: Mapping[str, Any], lang: str) -> Table:
    """The terror levels: their fear cards, and what wins there."""
    table = _titled(_read("terminal-box-terror", lang), lang, "level", "fear", "wins")
    counts = [f"{count}{mark(fear, 'groups')}" for count in fear["groups"]]
    for place, level in enumerate(fear["terror_levels"]):
        wins = _read(f"terminal-wins-{level['victory'].replace('_', '-')}", lang) + mark(level, "victory")
        table.add_row(str(level["id"]), counts[place] if place < len(counts) else "–", wins)
    return table


# A figure: its name, the table of components.toml in which it stands, and its entry there.
Figure = tuple[str, Mapping[str, Any], str]


def set_up_with(figures: Mapping[str, Any]) -> list[Figure]:
    """What the island begins with, and what holds all game long."""
    return [
        ("fear-pool", figures["fear"], "pool_per_player"),
        ("blight-space", figures["blight"], "space_per_player"),
        ("blight-extra", figures["blight"], "extra_at_setup"),
        ("invader-deck", figures["invader_deck"], "order"),
        ("blight-threshold", figures["pieces"]["land"], "blight_threshold"),
        ("sacred-site", figures["spirit"], "sacred_site"),
        ("cards-drawn", figures["spirit"], "cards_drawn"),
        ("cards-kept", figures["spirit"], "cards_kept"),
        ("thematic-map", figures["difficulty"], "thematic_map"),
    ]


def scored_by(figures: Mapping[str, Any]) -> list[Figure]:
    """What a finished game is worth."""
    scoring = figures["scoring"]
    found: list[Figure] = []
    for ending in ("victory", "defeat"):
        row = scoring[ending]
        marks = row.get("marks", {})
        # Which cards count stands in the name of the figure.
        per_card = {**row, "marks": {"per_card": marks.get("per_card") or marks.get("cards", "")}}
        found += [(f"{ending}-difficulty", row, "per_difficulty"), (f"{ending}-bonus", row, "bonus")]
        found.append((f"{ending}-card-{row['cards']}", per_card, "per_card"))
    found += [(entry.replace("_", "-"), scoring["always"], entry) for entry in ("per_dahan", "per_blight")]
    return [*found, ("sacrifice-penalty", scoring["sacrifice"], "penalty")]


def figures_table(title: str, rows: Sequence[Figure], lang: str) -> Table:
    """Figures with their names."""
    table = _titled(_read(f"terminal-box-{title}", lang), lang, "figure", "value")
    for name, row, entry in rows:
        value = row[entry]
        told = f"−{-value}" if isinstance(value, int) and value < 0 else str(value)
        table.add_row(_read(f"terminal-figure-{name}", lang), told + mark(row, entry))
    return table


def _titled(title: str, lang: str, *columns: str) -> Table:
    """An empty table."""
    right = [place for place, column in enumerate(columns) if column == "cost"]
    return titled(title, *(_read(f"terminal-box-{column}", lang) for column in columns), right=right)


def _read(id: str, lang: str) -> str:
    return say(id).text(lang)
