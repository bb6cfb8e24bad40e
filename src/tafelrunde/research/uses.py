"""What bots make use of in a game, counted from what the game tells: gates, gifts, innate powers and the like.

A bot that wins without half of what a game offers is no good teacher, and a part that nobody uses may be one that the
evaluation does not understand.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from tafelrunde.kernel.event import Event


@dataclass(frozen=True)
class Use:
    """The kinds of events that count as one use; `fact` has to begin so, and `by` names whose use it is."""

    kinds: tuple[str, ...]
    fact: str = ""
    begins: str = ""
    by: str = "seat"


# By game and name, in the order of the table. What names no seat is counted for all.
WATCHED: Mapping[str, Mapping[str, Use]] = {
    "vaalbara": {
        "exchanges": Use(("exchanged-bottom", "exchanged-top")),
        "thefts": Use(("stolen",)),
    },
    "glow": {
        "cards": Use(("card-used",)),
        "rerolls": Use(("rerolled",)),
        "turned-dice": Use(("turned",)),
        "spells": Use(("spell-cast",), by="caster"),
        "camps": Use(("camp-moved",)),
    },
    "skybridge": {
        "sections": Use(("built",)),
        "gifts": Use(("gift-given",)),
        "deities": Use(("deity-played",)),
        "garrisons": Use(("garrison-placed",)),
    },
    "battalia": {
        "gates": Use(("jumped",)),
        "storms": Use(("storm-drawn",)),
        "potions": Use(("potion-drunk",)),
        "artefacts": Use(("special-used",)),
        "garrisons": Use(("stationed",)),
        "attacks": Use(("attack-begins",)),
        "posts": Use(("post-built",)),
    },
    "spirit-island": {
        "powers": Use(("power-used",), "power", "power:"),
        "innate": Use(("power-used",), "power", "innate:"),
        "fear-cards": Use(("fear-card-resolved",)),
    },
}


def names_of(game: str) -> list[str]:
    """What is counted in a game; nothing in one that is not known here."""
    return list(WATCHED.get(game, {}))


def count_uses(game: str, events: Iterable[Event], players: int) -> list[Counter[str]]:
    """How often each seat has used what is counted in a game."""
    counted: list[Counter[str]] = [Counter() for _ in range(players)]
    by_kind: dict[str, list[tuple[str, Use]]] = {}
    for name, use in WATCHED.get(game, {}).items():
        for kind in use.kinds:
            by_kind.setdefault(kind, []).append((name, use))
    for event in events:
        for name, use in by_kind.get(event.kind, ()):
            facts = event.facts
            if use.fact and not str(facts.get(use.fact, "")).startswith(use.begins):
                continue
            seat = str(facts.get(use.by, "")).removeprefix("seat:")
            for user in [int(seat)] if seat.isdigit() else range(players):
                counted[user][name] += 1
    return counted
