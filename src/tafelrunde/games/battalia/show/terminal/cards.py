"""What is in the boxes: every card with its number of copies, as tables and as data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table

from tafelrunde.drawing.signs import MARK_SYMBOLS, in_languages
from tafelrunde.games.battalia.box.box import Box
from tafelrunde.games.battalia.box.ids import (
    ARTEFACTS,
    BUILDABLE,
    CHEST,
    FACTIONS,
    FANATIC,
    FIRST_SPECIAL,
    KING,
    QUEEN,
    RANKS,
    SPECIALS,
    STARDUST,
    SUPPLY,
    UNBOUND,
    artefact,
    royal,
    unit,
)
from tafelrunde.games.battalia.show.cards import cards
from tafelrunde.games.battalia.words import say
from tafelrunde.kernel.card import Card
from tafelrunde.kernel.words import Words

BOXES = ("creation", "stormgates")
# The lists of cards that are no creation cards and no terrain, by the kind of their refs.
LISTS = {"storms": "storm", "fate": "fate", "potions": "potion", "metamorpha": "ability", "buildings": "building"}
# Tables of components.toml that hold figures and nothing to be counted.
FIGURES = ("costs", "hiring", "declarations", "battle", "checkpoints", "ending", "oracle", "amulet_die", "potion_rules")


def components_json(box: Box, figures: Mapping[str, Any]) -> dict[str, Any]:
    """Every card with its copies by box, its texts in every language and the marks of its figures; all boards."""
    texts = {card.name.ref: card for card in cards(box)}
    rows = {
        row["id"]: row for list in ("units", "royals", "universal", "artefacts", "specials") for row in figures[list]
    }
    creation = [
        _creation_card(texts[f"card:{box.card_ids[kind]}"], counts, rows) for kind, counts in creation_cards(box)
    ]
    return {
        **{entry: figures[entry] for entry in ("hand", "days_in_a_week", "hidden_cards", "factions")},
        "creation_cards": creation,
        "terrain_cards": _terrain_cards(box, figures),
        **{
            entry: [_listed(texts[f"{kind}:{row['id']}"], row) for row in figures[entry]]
            for entry, kind in LISTS.items()
        },
        "places": [_counted(row, say(f"place-{row['id']}")) for row in figures["places"]],
        "tokens": [_counted(row, say(f"terminal-token-{row['id']}")) for row in figures["tokens"]],
        **{entry: figures[entry] for entry in FIGURES},
        "boards": figures["boards"],
    }


def creation_cards(box: Box) -> list[tuple[int, dict[str, int]]]:
    """Every kind of creation card, with its copies in each box."""
    found: list[tuple[int, dict[str, int]]] = []
    for faction in range(FACTIONS):
        home = BOXES[0] if box.in_first_box[faction] else BOXES[1]
        found += [(unit(rank, faction), {home: box.units_per_faction[rank - 1]}) for rank in range(1, RANKS + 1)]
        found += [(royal(rank, faction), {BOXES[1]: 1}) for rank in (QUEEN, KING)]
        found += [(artefact(type, faction), {home: box.artefacts_per_faction[type]}) for type in range(ARTEFACTS)]
    for faction, home in ((UNBOUND, BOXES[0]), (FANATIC, BOXES[1])):
        copies = box.per_universal_rank[faction - FACTIONS]
        found += [(unit(rank, faction), {home: copies}) for rank in range(1, RANKS + 1)]
    first = sum(box.in_first_box)
    supply = {BOXES[0]: first * box.supply_per_faction, BOXES[1]: (FACTIONS - first) * box.supply_per_faction}
    found += [(SUPPLY, supply), (STARDUST, {BOXES[1]: box.stardust}), (CHEST, {BOXES[1]: box.chests})]
    found += [(FIRST_SPECIAL + number, {_home(box, number): 1}) for number in range(SPECIALS)]
    return found


def _home(box: Box, special: int) -> str:
    return BOXES[0] if box.specials_of_first_box[special] else BOXES[1]


def _creation_card(card: Card, counts: Mapping[str, int], rows: Mapping[str, Any]) -> dict[str, Any]:
    id = card.name.ref.removeprefix("card:")
    row = rows.get(id) or rows.get(id.partition("-")[0]) or rows.get(id.partition("-")[2]) or {}
    return {
        "id": id,
        **_read(card),
        "count": sum(counts.values()),
        "by_box": dict(counts),
        "marks": row.get("marks", {}),
    }


def _terrain_cards(box: Box, figures: Mapping[str, Any]) -> list[dict[str, Any]]:
    """City and road cards, by their deck and terrain."""
    rows = [*figures["cities"], *figures["roads"]]
    return [
        {
            "id": f"{rows[kind]['id']}-{box.terrain_ids[faction]}",
            "name": in_languages(box.deck_names[kind]),
            "terrain": in_languages(box.terrain_names[faction]),
            "count": box.terrain_per_faction[kind],
            "by_box": {BOXES[0] if box.in_first_box[faction] else BOXES[1]: box.terrain_per_faction[kind]},
            "marks": rows[kind].get("marks", {}),
        }
        for faction in range(FACTIONS)
        for kind in range(BUILDABLE)
    ]


def _listed(card: Card, row: Mapping[str, Any]) -> dict[str, Any]:
    return {**row, **_read(card), "marks": row.get("marks", {})}


def _counted(row: Mapping[str, Any], name: Words) -> dict[str, Any]:
    by_box = {home: row[home] for home in BOXES if row[home]}
    return {"id": row["id"], "name": in_languages(name), "count": sum(by_box.values()), "by_box": by_box}


def _read(card: Card) -> dict[str, Any]:
    return {
        "name": in_languages(card.name),
        "text": in_languages(card.text),
        "rule": card.rule,
        "icon": card.icon,
    }


# ---------------------------------------------------------------------- as tables


def components(box: Box, figures: Mapping[str, Any], lang: str) -> list[RenderableType]:
    """The boxes in tables, with a mark at every figure that no source states."""
    data = components_json(box, figures)
    return [
        _cards_table("creation", data["creation_cards"], lang),
        _counts_table("terrain", data["terrain_cards"], lang),
        *(_cards_table(entry, data[entry], lang) for entry in LISTS),
        _counts_table("places", data["places"], lang),
        _counts_table("tokens", data["tokens"], lang),
        *(_figures_table(entry, figures[entry], lang) for entry in ("costs", "declarations", "battle", "ending")),
    ]


def _cards_table(title: str, rows: Sequence[Mapping[str, Any]], lang: str) -> Table:
    table = _titled(title, lang, "name", "count", "text", "rule")
    for row in rows:
        table.add_row(row["name"][lang] + _marks(row), str(row.get("count", 1)), row["text"][lang], row["rule"])
    return table


def _counts_table(title: str, rows: Sequence[Mapping[str, Any]], lang: str) -> Table:
    table = _titled(title, lang, "name", "count")
    for row in rows:
        terrain = f" ({row['terrain'][lang]})" if "terrain" in row else ""
        table.add_row(row["name"][lang] + terrain + _marks(row), str(row["count"]))
    return table


def _figures_table(title: str, entries: Mapping[str, Any], lang: str) -> Table:
    table = _titled(title, lang, "figure", "count")
    marks = entries.get("marks", {})
    for entry, value in entries.items():
        if entry != "marks":
            table.add_row(entry + MARK_SYMBOLS.get(marks.get(entry, ""), ""), str(value).lower())
    return table


def _marks(row: Mapping[str, Any]) -> str:
    return "".join(sorted({MARK_SYMBOLS[mark] for mark in row.get("marks", {}).values()}))


def _titled(title: str, lang: str, *columns: str) -> Table:
    table = Table(title=say(f"terminal-box-{title}").text(lang), title_justify="left", title_style="bold")
    for column in columns:
        table.add_column(say(f"terminal-column-{column}").text(lang))
    return table
