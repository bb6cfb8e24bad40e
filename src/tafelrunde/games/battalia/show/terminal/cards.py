"""What is in the boxes: every card with its number of copies, as tables and as data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table

from tafelrunde.drawing.signs import all_marks, as_data, in_languages, mark, marked, titled
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
from tafelrunde.kernel.errors import kernel_words
from tafelrunde.kernel.words import Words

BOXES = ("creation", "stormgates")
# The lists of cards that are no creation cards and no terrain, by the kind of their refs.
LISTS = {"storms": "storm", "fate": "fate", "potions": "potion", "metamorpha": "ability", "buildings": "building"}
# Tables of components.toml that hold figures and nothing to be counted.
FIGURES = (
    "setup",
    "costs",
    "hiring",
    "declarations",
    "battle",
    "checkpoints",
    "ending",
    "oracle",
    "amulet_die",
    "potion_rules",
)

# Figures that stand for themselves.
LONE_FIGURES = ("hand", "days_in_a_week", "hidden_cards")
# Tables that are names with values, besides the setup.
TOLD_FIGURES = ("costs", "declarations", "battle", "checkpoints", "ending", "potion_rules")

# The sides of the amulet's die in their order, and what they may make of a card besides a unit.
AMULET_FACES = ("one", "two", "three", "four", "five", "six")
MORE_THAN_A_UNIT = ("artefact", "wild")


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
        **{entry: figures[entry] for entry in (*LONE_FIGURES, "factions")},
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
        **as_data(card),
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
    return {**row, **as_data(card), "marks": row.get("marks", {})}


def _counted(row: Mapping[str, Any], name: Words) -> dict[str, Any]:
    by_box = {home: row[home] for home in BOXES if row[home]}
    marks = row.get("marks", {})
    return {
        "id": row["id"],
        "name": in_languages(name),
        "count": sum(by_box.values()),
        "by_box": by_box,
        "marks": marks,
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
        _figures_table("setup", _of_everybody(figures), lang),
        *(_figures_table(entry, figures[entry], lang) for entry in TOLD_FIGURES),
        _hiring_table(figures, lang),
        _oracle_table(figures["oracle"], lang),
        _amulet_table(figures["amulet_die"], lang),
    ]


def _cards_table(title: str, rows: Sequence[Mapping[str, Any]], lang: str) -> Table:
    table = _titled(title, lang, "name", "count", "text", "rule")
    for row in rows:
        table.add_row(row["name"][lang] + all_marks(row), str(row.get("count", 1)), row["text"][lang], row["rule"])
    return table


def _counts_table(title: str, rows: Sequence[Mapping[str, Any]], lang: str) -> Table:
    table = _titled(title, lang, "name", "count")
    for row in rows:
        terrain = f" ({row['terrain'][lang]})" if "terrain" in row else ""
        table.add_row(row["name"][lang] + terrain + all_marks(row), str(row["count"]))
    return table


def _of_everybody(figures: Mapping[str, Any]) -> dict[str, Any]:
    """What everybody begins with and keeps to."""
    marks = {**figures.get("marks", {}), **figures["setup"].get("marks", {})}
    return {**{entry: figures[entry] for entry in LONE_FIGURES}, **figures["setup"], "marks": marks}


def _figures_table(title: str, entries: Mapping[str, Any], lang: str) -> Table:
    table = _titled(title.replace("_", "-"), lang, "figure", "value")
    for entry, value in entries.items():
        if entry != "marks":
            name = say(f"terminal-figure-{entry.replace('_', '-')}").text(lang)
            table.add_row(name + mark(entries, entry), _value(value, lang))
    return table


def _value(value: bool | int | str, lang: str) -> str:
    """A figure as people read it: a number, yes or no, or the name of a card; a dash for none."""
    if isinstance(value, bool):
        return kernel_words("option-on" if value else "option-off").text(lang)
    if isinstance(value, int):
        return str(value)
    return "–" if value == "none" else say(f"card-{value}").text(lang)


def _hiring_table(figures: Mapping[str, Any], lang: str) -> Table:
    table = _titled("hiring", lang, "name", "recruiter", "supply")
    for row in figures["hiring"]:
        table.add_row(_value(row["id"], lang), marked(row, "recruiter"), marked(row, "supply"))
    return table


def _oracle_table(oracle: Mapping[str, Any], lang: str) -> Table:
    table = _titled("oracle", lang, "day", "lit", "matching")
    for day, types in enumerate(zip(oracle["lit"], oracle["matching"], strict=True), 1):
        signs = (mark(oracle, "lit"), mark(oracle, "matching"))
        table.add_row(str(day), *(_value(type, lang) + sign for type, sign in zip(types, signs, strict=True)))
    return table


def _amulet_table(die: Mapping[str, Any], lang: str) -> Table:
    table = _titled("amulet-die", lang, "roll", "becomes")
    for roll, face in enumerate(AMULET_FACES, 1):
        kind = die[face]
        told = say(f"terminal-face-{kind}").text(lang) if kind in MORE_THAN_A_UNIT else _value(kind, lang)
        table.add_row(str(roll), told + mark(die, face))
    return table


def _titled(title: str, lang: str, *columns: str) -> Table:
    names = (say(f"terminal-column-{column}").text(lang) for column in columns)
    return titled(say(f"terminal-box-{title}").text(lang), *names)
