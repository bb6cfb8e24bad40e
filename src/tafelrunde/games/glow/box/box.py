"""What is in the box: cards, dice, boards and figures, from components.toml, checked and ready for fast use."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tafelrunde.games.glow.box.boards import Sea, Shadows
from tafelrunde.games.glow.box.ids import (
    ADVENTURERS,
    ANY_COLOUR,
    AREAS,
    BLACK,
    COLOUR_IDS,
    COMPANIONS,
    ELEMENT_IDS,
    ELEMENTS,
    FIRST_ADVENTURER,
    NO_COLOUR,
    SYMBOL_IDS,
)
from tafelrunde.games.glow.box.names import SYMBOL_NAMES
from tafelrunde.games.glow.effects import conditions, departures, tokens
from tafelrunde.games.glow.effects.effect import GlowEffect
from tafelrunde.games.glow.state.tom import BOARD_IDS
from tafelrunde.games.glow.words import listed, say, thing
from tafelrunde.kernel.components import choice, index_of, whole, wrong
from tafelrunde.kernel.words import Words


class GlowCard:
    """A companion, an adventurer or a spell: a condition, and what happens when it is met."""

    __slots__ = (
        "brings_black_die",
        "called",
        "condition",
        "deck",
        "die_colour",
        "dies",
        "effects",
        "end_points",
        "fireflies",
        "id",
        "kind",
        "name",
        "once",
        "rerolls",
    )

    def __init__(self, kind: str, row: Mapping[str, Any]) -> None:
        place = f"{kind}s.{row['id']}."
        self.kind = kind
        self.id: str = str(row["id"])
        # The name on the card; there may be several of that name.
        self.called: str = str(row.get("name", ""))
        self.deck: str = choice(row, "deck", ("A", "B"), place) if kind == "companion" else ""
        self.end_points: int = whole(row, "end_points", -99, 99, place) if "end_points" in row else 0
        self.fireflies: int = whole(row, "fireflies", 0, 9, place) if kind == "companion" else 0
        self.rerolls: int = whole(row, "rerolls", 0, 9, place) if kind == "companion" else 0
        # The colour of the large die that a Sketal brings: a number, ANY_COLOUR or NO_COLOUR.
        self.die_colour: int = _die_colour(row, place) if kind == "companion" else NO_COLOUR
        self.brings_black_die: bool = kind == "companion" and row["black_die"] is True
        self.condition: conditions.Condition = _condition(row["condition"], place)
        self.effects: tuple[GlowEffect, ...] = _effects(row["effect"], place)
        if self.condition.ever and not self.effects:
            raise wrong(f"{place}effect", say("wrong-no-effect"))
        self.dies: bool = any(effect.kills_itself() for effect in self.effects)
        # G5.8: a skull, a forbidden sign and a spell do what they do once.
        self.once: bool = self.dies or self.condition.once or kind == "spell"
        if kind == "spell":
            self.name: Words = thing("spell", self.id, "spell-name", condition=self.condition.words(True))
        elif self.die_colour == ANY_COLOUR:
            self.name = thing(kind, self.id, "name-any-die", name=self.called)
        elif self.die_colour != NO_COLOUR:
            colour = say(f"colour-{COLOUR_IDS[self.die_colour].replace('_', '-')}")
            self.name = thing(kind, self.id, "name-with-die", name=self.called, colour=colour)
        else:
            self.name = thing(kind, self.id, "name", name=self.called)

    def doing(self) -> Words | None:
        """What it does at noon in short, which tells it from others of its name; None if it does nothing."""
        if not self.condition.ever:
            return None
        effects = listed([effect.words() for effect in self.effects])
        return say("note-card", condition=self.condition.words(self.once), effects=effects)


class Die:
    """One of the thirty dice."""

    __slots__ = ("colour", "id", "name", "sides", "small", "start")

    def __init__(self, row: Mapping[str, Any], starts: Sequence[str]) -> None:
        place = f"dice.{row['id']}."
        self.id: str = str(row["id"])
        self.small: bool = choice(row, "size", ("large", "small"), place) == "small"
        self.colour: int = COLOUR_IDS.index(choice(row, "colour", COLOUR_IDS, place))
        if not isinstance(row["faces"], list) or len(row["faces"]) != 6:
            raise wrong(f"{place}faces", say("wrong-sides"))
        self.sides: tuple[int, ...] = tuple([index_of(face, SYMBOL_IDS, f"{place}faces") for face in row["faces"]])
        # The adventurer it belongs to, "reserve" or "track".
        self.start: str = choice(row, "start", starts, place)
        message = f"die-{row['size']}-{str(row['colour']).replace('_', '-')}"
        self.name: Words = thing("die", self.id, message)


class SoloTile:
    """G15.4: one of the eight tiles that act for Tom."""

    __slots__ = ("board", "id", "name", "points", "steps")

    def __init__(self, row: Mapping[str, Any]) -> None:
        place = f"solo_tiles.{row['id']}."
        self.id: str = str(row["id"])
        self.steps: int = whole(row, "steps", 0, 9, place)
        self.points: int = whole(row, "points", 0, 99, place)
        self.board: int = BOARD_IDS.index(choice(row, "board", BOARD_IDS, place))
        self.name: Words = thing("tile", self.id, "tile", steps=self.steps, points=self.points)


class Box:
    """All cards, dice, boards and figures of a match. It never changes, and all copies of a state share it."""

    __slots__ = (
        "adventurer_dice",
        "area_names",
        "area_of",
        "areas",
        "black_die",
        "boats",
        "cards",
        "condition_of",
        "days",
        "deck_a",
        "deck_b",
        "dice",
        "die_colour",
        "effects_of",
        "elements_of",
        "end_points",
        "fireflies_of",
        "firefly_bonus",
        "footprints_side",
        "last_rerolls",
        "loss_side",
        "next_reroll",
        "once",
        "removed",
        "reroll_spaces",
        "rerolls_of",
        "rerolls_to_turn",
        "reserve_die",
        "sea",
        "shadows",
        "shards_side",
        "sides",
        "small",
        "solo_decks",
        "solo_tiles",
        "start_points",
        "track_dice",
        "track_spaces",
    )

    def __init__(self, figures: Mapping[str, Any]) -> None:
        self.days: int = whole(figures, "days", 2, 8)
        self.start_points: int = whole(figures, "start_points", 0, 99)
        self.removed: int = whole(figures, "removed", 0, 3)
        self.last_rerolls: int = whole(figures, "last_rerolls", 0, 9)
        self.rerolls_to_turn: int = whole(figures, "rerolls_to_turn", 1, 9)
        self.boats: int = whole(figures, "boats", 1, 4)
        self.footprints_side: int = whole(figures, "footprints_side", 0, 9)
        self.shards_side: int = whole(figures, "shards_side", 0, 9)
        self.loss_side: int = whole(figures, "loss_side", 0, 9)
        self.firefly_bonus: int = whole(figures, "firefly_bonus", 0, 99)
        # The element of each area from left to right, and the area of each element.
        self.areas: list[int] = _areas(figures["areas"])
        self.area_names: list[Words] = [
            thing("area", ELEMENT_IDS[element], "area", element=SYMBOL_NAMES[element]) for element in self.areas
        ]
        self.area_of: list[int] = [self.areas.index(element) for element in range(ELEMENTS)]
        self.track_spaces: int = whole(figures["score_track"], "spaces", 10, 999, "score_track.")
        self.reroll_spaces: list[int] = _reroll_spaces(figures["score_track"]["reroll_spaces"], self.track_spaces)
        # For each space of the score track the next reroll space behind it, or -1 (G4.5).
        self.next_reroll: list[int] = [
            max([space for space in self.reroll_spaces if space < here], default=-1)
            for here in range(self.track_spaces + 1)
        ]
        self.cards: list[GlowCard] = [
            *[GlowCard("companion", row) for row in figures["companions"]],
            *[GlowCard("adventurer", row) for row in figures["adventurers"]],
            *[GlowCard("spell", row) for row in figures["spells"]],
        ]
        self.deck_a: list[int] = [number for number in range(COMPANIONS) if self.cards[number].deck == "A"]
        self.deck_b: list[int] = [number for number in range(COMPANIONS) if self.cards[number].deck == "B"]
        for letter, deck in (("A", self.deck_a), ("B", self.deck_b)):
            days = self.days // 2 if letter == "A" else self.days - self.days // 2
            if len(deck) - self.removed < AREAS * days:
                raise wrong("companions", say("wrong-deck", deck=letter, count=len(deck), days=days))
        # The companions of the solo game (G15.2).
        solo = [row["solo"] is True for row in figures["companions"]]
        self.solo_decks: list[list[int]] = [
            [number for number in deck if solo[number]] for deck in (self.deck_a, self.deck_b)
        ]
        self.solo_tiles: list[SoloTile] = [SoloTile(row) for row in figures["solo_tiles"]]
        self.dice: list[Die] = _dice(figures)
        self.shadows: Shadows = Shadows(figures["spaces"], figures["paths"])
        self.sea: Sea = Sea(figures["islands"], figures["sea_ways"])
        # The same again as flat lists, for the rules: they are asked for at every turn.
        self.condition_of: list[conditions.Condition] = [card.condition for card in self.cards]
        self.effects_of: list[tuple[GlowEffect, ...]] = [card.effects for card in self.cards]
        self.once: list[bool] = [card.once for card in self.cards]
        self.end_points: list[int] = [card.end_points for card in self.cards]
        self.fireflies_of: list[int] = [card.fireflies for card in self.cards]
        self.rerolls_of: list[int] = [card.rerolls for card in self.cards]
        self.die_colour: list[int] = [card.die_colour for card in self.cards]
        self.sides: list[tuple[int, ...]] = [die.sides for die in self.dice]
        self.elements_of: list[tuple[int, ...]] = [
            tuple([side for side in die.sides if side < ELEMENTS]) for die in self.dice
        ]
        self.small: list[bool] = [die.small for die in self.dice]
        self.black_die: int = [die.colour == BLACK for die in self.dice].index(True)
        self.track_dice: list[int] = [number for number, die in enumerate(self.dice) if die.start == "track"]
        # The large die of each element colour that lies in the reserve at the beginning (G2.5).
        self.reserve_die: list[int] = [_reserve_die(self.dice, colour) for colour in range(ELEMENTS)]
        self.adventurer_dice: list[list[int]] = [
            [number for number, die in enumerate(self.dice) if die.start == card.id]
            for card in self.cards[FIRST_ADVENTURER : FIRST_ADVENTURER + ADVENTURERS]
        ]

    def name_of(self, card: int) -> Words:
        return self.cards[card].name

    def spell_of(self, card: int) -> Words:
        """What a spell is called within a sentence: its condition."""
        return self.cards[card].condition.words(True)


# ---------------------------------------------------------------------- reading components.toml


def _areas(given: Any) -> list[int]:
    if not isinstance(given, list) or sorted(given) != sorted(ELEMENT_IDS):
        raise wrong("areas", say("wrong-areas", elements=", ".join(ELEMENT_IDS)))
    return [ELEMENT_IDS.index(element) for element in given]


def _reroll_spaces(given: Any, spaces: int) -> list[int]:
    if not isinstance(given, list) or not all(isinstance(space, int) and 0 <= space < spaces for space in given):
        raise wrong("score_track.reroll_spaces", say("wrong-reroll-spaces", last=spaces - 1))
    return sorted(given)


def _dice(figures: Mapping[str, Any]) -> list[Die]:
    starts = [*[str(row["id"]) for row in figures["adventurers"]], "reserve", "track"]
    dice = [Die(row, starts) for row in figures["dice"]]
    for die in dice:
        if len({side for side in die.sides if side < ELEMENTS}) < ELEMENTS:
            raise wrong(f"dice.{die.id}.faces", say("wrong-die-elements"))
    if [die.colour for die in dice].count(BLACK) != 1:
        raise wrong("dice", say("wrong-black-die"))
    return dice


def _reserve_die(dice: list[Die], colour: int) -> int:
    found = [number for number, die in enumerate(dice) if die.start == "reserve" and die.colour == colour]
    if len(found) != 1:
        raise wrong("dice", say("wrong-reserve", colour=COLOUR_IDS[colour], count=len(found)))
    return found[0]


def _die_colour(row: Mapping[str, Any], place: str) -> int:
    die = choice(row, "die", ("", "any", *COLOUR_IDS[:ELEMENTS]), place)
    if die == "":
        return NO_COLOUR
    return ANY_COLOUR if die == "any" else COLOUR_IDS.index(die)


def _condition(row: Mapping[str, Any], place: str) -> conditions.Condition:
    """A condition from its entries: `elements`, `alike`, `without`, or `elements` and `without`."""
    if not row:
        return conditions.Never()
    if "alike" in row:
        return conditions.Alike(whole(row, "alike", 2, 9, f"{place}condition."))
    wanted = _elements(row, "elements", place)
    forbidden = _elements(row, "without", place)
    if not forbidden:
        if len(set(wanted)) > 2:
            raise wrong(f"{place}condition.elements", say("wrong-condition"))
        return conditions.Elements(wanted)
    if not wanted:
        return conditions.Without(forbidden)
    if len(wanted) != 1 or len(forbidden) != 1:
        raise wrong(f"{place}condition", say("wrong-mixture"))
    return conditions.ElementsWithout(wanted[0], forbidden[0])


def _elements(row: Mapping[str, Any], entry: str, place: str) -> list[int]:
    given = row.get(entry, [])
    if not isinstance(given, list) or not all(element in ELEMENT_IDS for element in given):
        raise wrong(f"{place}condition.{entry}", say("wrong-elements", elements=", ".join(ELEMENT_IDS)))
    return [ELEMENT_IDS.index(element) for element in given]


def _effects(row: Mapping[str, Any], place: str) -> tuple[GlowEffect, ...]:
    """Effects from their entries: first what is gained or lost, then who dies, then what that brings."""
    place += "effect."
    found: list[GlowEffect] = []
    points = whole(row, "points", -99, 99, place) if "points" in row else 0
    if points > 0:
        found.append(tokens.GainShards(points))
    if points < 0:
        found.append(tokens.LoseShards(-points))
    footprints = whole(row, "footprints", -9, 9, place) if "footprints" in row else 0
    if footprints > 0:
        found.append(tokens.GainFootprints(footprints))
    if footprints < 0:
        found.append(tokens.LoseFootprints(-footprints))
    if "fireflies" in row:
        found.append(tokens.GainFireflies(whole(row, "fireflies", 1, 9, place)))
    if "rerolls" in row:
        found.append(tokens.GainRerolls(whole(row, "rerolls", 1, 9, place)))
    if row.get("dies") is True:
        found.append(departures.Die())
    if row.get("casts") is True:
        found.append(departures.CastSpells())
    if row.get("revives") is True:
        found.append(departures.TakeFromCemetery())
    if row.get("kills_rightmost") is True:
        found.append(departures.LoseRightmost())
    return tuple(found)
