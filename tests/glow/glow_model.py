"""GLOW's noon and its journeys a second time, written from the rulebook alone: names, and nothing of the engine.

It reads facts.toml. A model is told which dice lie where and what people choose; what is open to them, and what
comes of it, it works out itself.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

FACTS: dict[str, Any] = tomllib.loads(Path(__file__).with_name("facts.toml").read_text(encoding="utf-8"))
ELEMENTS = ("nature", "water", "air", "fire", "earth")
BLACK = "small_black_1"


def condition_and_effects(card: str) -> tuple[list[str], dict[str, int]]:
    for group in ("companions", "adventurers", "spells"):
        if card in FACTS[group]:
            condition, _, effects = FACTS[group][card].split("; ")[-1].partition(":")
            found = {}
            for effect in filter(None, (part.strip() for part in effects.split(","))):
                name, _, amount = effect.partition(" ")
                found[name] = int(amount or 1)
            return ([] if condition == "never" else condition.replace(" ", "-").split("+")), found
    raise LookupError(card)


def is_spell(card: str) -> bool:
    return card in FACTS["spells"]


@dataclass
class Hand:
    """One person's things at noon and in the afternoon."""

    adventurer: str
    companions: list[str]
    spells: list[str]
    # What each die shows, by its name; and which die a Sketal has brought.
    dice: dict[str, str]
    brought: dict[str, str] = field(default_factory=dict)
    cemetery: set[str] = field(default_factory=set)
    used: set[str] = field(default_factory=set)
    face_down: int = 0
    score: int = 10
    footprints: int = 0
    fireflies: int = 0
    rerolls: int = 0
    # "Besitzt du Kaar, bist du ... geschützt", unless the option takes the other reading.
    kaar_protects: bool = True

    def copy(self) -> Hand:
        return replace(
            self,
            companions=list(self.companions),
            spells=list(self.spells),
            dice=dict(self.dice),
            brought=dict(self.brought),
            cemetery=set(self.cemetery),
            used=set(self.used),
        )

    def counted(self) -> Counter[str]:
        """How often each symbol counts: the curse takes away the element of the black die, and that die itself."""
        symbols = Counter(shown for die, shown in self.dice.items() if die != BLACK)
        cursed = self.dice.get(BLACK)
        if cursed is None or ("A20" in self.companions and self.kaar_protects):
            return symbols
        if cursed == "loss":
            symbols["loss"] = 1
        else:
            del symbols[cursed]
        return symbols

    def lose(self, shards: int) -> None:
        self.score = max(0, self.score - shards)

    def bury(self, companion: str) -> None:
        self.companions.remove(companion)
        self.cemetery.add(companion)
        if companion in self.brought:
            del self.dice[self.brought.pop(companion)]

    # ------------------------------------------------------------------ noon

    def special_sides(self) -> None:
        symbols = self.counted()
        self.footprints += FACTS["footprints_side"] * symbols["footprints"]
        self.score += FACTS["shards_side"] * symbols["shards"]
        self.lose(FACTS["loss_side"] * symbols["loss"])

    def times(self, card: str) -> int:
        """How often the condition of a card is met."""
        condition, effects = condition_and_effects(card)
        symbols = self.counted()
        if not condition:
            return 0
        if condition[0].endswith("-alike"):
            size = int(condition[0][0])
            met = sum(count // size for symbol, count in symbols.items() if symbol != "loss")
        elif any(part.startswith("no-") for part in condition):
            needs = [part for part in condition if not part.startswith("no-")]
            bans = [part[3:] for part in condition if part.startswith("no-")]
            return int(all(symbols[need] for need in needs) and not any(symbols[ban] for ban in bans))
        else:
            met = min(symbols[element] // count for element, count in Counter(condition).items())
        return min(met, 1) if "skull" in effects or is_spell(card) else met

    def lit(self) -> set[str]:
        cards = [self.adventurer, *self.companions]
        found = {card for card in cards if card not in self.used and self.times(card)}
        for spell in self.spells:
            strikes = "grave" in condition_and_effects(spell)[1]
            if self.times(spell) and (self.companions or not strikes):
                found.add(spell)
        return found

    def use(self, card: str) -> bool:
        """Use a card; whether somebody may now come from the cemetery."""
        times = self.times(card)
        self.used.add(card)
        effects = condition_and_effects(card)[1]
        for name, amount in effects.items():
            if name == "shards":
                self.score = self.score + amount * times if amount > 0 else max(0, self.score + amount * times)
            elif name == "footprints":
                self.footprints = max(0, self.footprints + amount * times)
            elif name == "firefly":
                self.fireflies += amount * times
            elif name == "rerolls":
                self.rerolls += amount * times
        if "skull" in effects:
            self.bury(card)
        if "grave" in effects:
            self.bury(self.companions[-1])
        if is_spell(card):
            self.spells.remove(card)
        return "rise" in effects

    def rise(self, companion: str) -> None:
        """A companion comes from the cemetery. Its card can be used; a die that it brings not before tomorrow."""
        self.cemetery.remove(companion)
        self.companions.append(companion)
        self.used.discard(companion)

    # ------------------------------------------------------------------ what lies on the way

    def passes(self, symbols: str) -> bool:
        """Pass some symbols; whether something must be given up."""
        grave = False
        words = symbols.split()
        while words:
            name = words.pop(0)
            if name == "grave":
                grave = True
                continue
            amount = int(words.pop(0))
            if name == "lose":
                self.lose(amount)
            else:
                setattr(self, name, getattr(self, name) + amount)
        return grave and bool(self.companions or self.spells or self.face_down)


class Space:
    """A space of the Realm of Shadows, as facts.toml notes it."""

    def __init__(self, note: str) -> None:
        told = note.partition(" @ ")[0]
        asks, _, self.symbols = told.partition("; ")
        words = asks.split()
        self.village = words[0] == "village"
        self.price = int(words[1]) if self.village else 0
        self.element = "" if words[0] in ("village", "start") or words[0].startswith("no-") else words[0]
        self.banned = words[0][3:] if words[0].startswith("no-") else ""


SPACES = {id: Space(note) for id, note in FACTS["spaces"].items()}
PATHS: dict[str, dict[str, str]] = {id: {} for id in SPACES}
for ends, crossing in FACTS["paths"].items():
    here, _, there = ends.partition("-")
    PATHS[here][there] = PATHS[there][here] = crossing


class Walk:
    """A journey through the Realm of Shadows on one afternoon."""

    def __init__(self, hand: Hand, place: str, camp: str) -> None:
        self.hand = hand
        self.place = place
        self.camp = camp
        self.entered = {place}
        self.spent: Counter[str] = Counter()

    def open(self) -> set[tuple[str, str]]:
        """Where it can go, and how: for nothing, with a die, for a footprint, or for the price of a village."""
        ways = set()
        symbols = self.hand.counted()
        for there in PATHS[self.place]:
            space = SPACES[there]
            if there in self.entered:
                continue
            if space.village:
                if self.hand.footprints >= space.price:
                    ways.add((there, "price"))
                continue
            if space.element:
                if symbols[space.element] > self.spent[space.element]:
                    ways.add((there, "die"))
                if self.hand.footprints:
                    ways.add((there, "footprint"))
            elif space.banned and symbols[space.banned]:
                if self.hand.footprints:
                    ways.add((there, "footprint"))
            else:
                ways.add((there, "free"))
        return ways

    def go(self, there: str, how: str) -> bool:
        """Go on; whether something must be given up. The price comes before the symbols of path and space."""
        space = SPACES[there]
        if how == "price":
            self.hand.footprints -= space.price
        elif how == "footprint":
            self.hand.footprints -= 1
        elif how == "die":
            self.spent[space.element] += 1
        crossing = PATHS[self.place][there]
        self.place = there
        self.entered.add(there)
        on_path = self.hand.passes(crossing)
        return self.hand.passes(space.symbols) or on_path

    def give_up(self, companion: str) -> None:
        """G11.8: a die that leaves is one of those already used, if one with its symbol was."""
        die = self.hand.brought.get(companion)
        if die is not None and self.spent[self.hand.dice[die]]:
            self.spent[self.hand.dice[die]] -= 1
        self.hand.bury(companion)

    def stop(self) -> None:
        if SPACES[self.place].village:
            self.camp = self.place


ISLANDS = {id: note.partition(" @ ")[0].partition("; ")[2] for id, note in FACTS["islands"].items()}
WAYS: dict[tuple[str, str], tuple[int, int, int]] = {}
for ends, figures in FACTS["sea_ways"].items():
    here, _, there = ends.partition("-")
    WAYS[here, there] = WAYS[there, here] = tuple(figures)


def voyages(hand: Hand, boats: list[str]) -> dict[tuple[str, str], int]:
    """Where one boat can sail in the Sea of Darkness, and for how many footprints."""
    symbols = hand.counted()
    different = sum(1 for element in ELEMENTS if symbols[element])
    found = {}
    for (origin, island), (least, most, price) in WAYS.items():
        if origin in boats and island not in boats and different <= most:
            cost = price + max(0, least - different)
            if cost <= hand.footprints:
                found[origin, island] = cost
    return found
