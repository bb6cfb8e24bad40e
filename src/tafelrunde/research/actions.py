"""The action space of each game: how the answers to any of its decisions are numbered.

Vaalbara and GLOW have a catalogue, in which the meaning of an answer decides its number: "take land 17" is the same
number in every state and every match. In the other games there would be tens of thousands of numbers, of which hardly
any is ever legal; their answers are numbered by their place in the list of options, and described one by one.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Mapping
from functools import cache

import numpy as np
from numpy.typing import NDArray

from tafelrunde.kernel import registry
from tafelrunde.kernel.decision import Decision
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.setup import Setup
from tafelrunde.research.features import questions_of
from tafelrunde.research.stepping import ByMeaning, ByPlace, Numbering

# The most options that a masked list offers: more than any game asks for (Battalia's longest list has 49).
MOST_OPTIONS = 64
# How an option is described in numbers: its asking step, and this many of the things that it concerns.
REFS = 3
# Things are told apart by a number below this one.
REF_NUMBERS = 4096


class Catalogue:
    """All answers that a game knows, in the order of their numbers: the name of the asking step and the code."""

    def __init__(self, game: Game, codes: Mapping[type, Iterable[int]], by_seat: Iterable[type] = ()) -> None:
        self.entries: list[tuple[str, int]] = []
        self.by_seat = frozenset(by_seat)
        tables: dict[type, dict[int, int]] = {}
        for step in questions_of(game):
            table = tables[step] = {}
            for code in codes[step]:
                table[code] = len(self.entries)
                self.entries.append((game.saved.name_of(step), code))
        self.numbering = ByMeaning(len(self.entries), tables, list(self.by_seat))


def numbering_of(setup: Setup) -> Numbering:
    """The action space of a match."""
    catalogue = catalogue_of(setup.game)
    return ByPlace(MOST_OPTIONS) if catalogue is None else catalogue.numbering


def catalogue_of(game: Game) -> Catalogue | None:
    """The catalogue of a game, or None where answers are numbered by their place."""
    return _catalogue(game.id)


@cache
def _catalogue(id: str) -> Catalogue | None:
    make = {"vaalbara": _vaalbara, "glow": _glow}.get(id)
    return None if make is None else make(registry.find(id))


def _vaalbara(game: Game) -> Catalogue:
    from tafelrunde.games.vaalbara.box.box import Box
    from tafelrunde.games.vaalbara.box.ids import FOLLOWERS, MOST_PLAYERS
    from tafelrunde.games.vaalbara.steps import followers, rounds, setup

    box = game.standard_box
    assert isinstance(box, Box)
    lands = range(len(box.lands))
    return Catalogue(
        game,
        {
            setup.ChooseClan: range(MOST_PLAYERS),
            rounds.ChooseFollower: range(FOLLOWERS),
            rounds.TakeLand: lands,
            followers.ShowFollower: range(2),
            followers.ChooseReceiver: range(MOST_PLAYERS),
            followers.ChooseForTop: lands,
            followers.ChooseReturning: range(FOLLOWERS),
            followers.ChooseFromFirstRow: lands,
            followers.ChooseFromSecondRow: lands,
            followers.ChooseForBottom: lands,
        },
        by_seat=[followers.ChooseReceiver],
    )


def _glow(game: Game) -> Catalogue:
    from tafelrunde.games.glow.box.box import Box
    from tafelrunde.games.glow.box.ids import (
        ADVENTURERS,
        AREAS,
        COMPANIONS,
        ELEMENTS,
        FIRST_ADVENTURER,
        FIRST_SPELL,
        NOTHING,
        SPELLS,
        SYMBOLS,
    )
    from tafelrunde.games.glow.steps import companions, morning, noon, passing, rolling, sea, setup, shadows, solo

    box = game.standard_box
    assert isinstance(box, Box)
    cards = range(FIRST_SPELL + SPELLS)
    on_track = [morning.ON_TRACK.join(card, area) for card in range(COMPANIONS) for area in range(AREAS)]
    showing = [
        rolling.SHOWING.join(die, symbol) for die, sides in enumerate(box.sides) for symbol in dict.fromkeys(sides)
    ]
    spaces = sorted({rolling.SPACE + space for space in box.next_reroll if space != NOTHING})
    sources = [rolling.COMPANION, rolling.TOKEN, *spaces]
    voyages = [
        sea.VOYAGE.join(here, there) for here in range(len(box.sea.islands)) for there in box.sea.neighbours[here]
    ]
    return Catalogue(
        game,
        {
            companions.ChooseFromCemetery: range(COMPANIONS),
            companions.ChooseLargeDie: range(ELEMENTS),
            morning.TakeCompanion: on_track,
            morning.MoveBlackDie: range(AREAS),
            morning.RemoveCompanion: on_track,
            noon.UseCards: cards,
            passing.GiveUp: [*cards, passing.FACE_DOWN],
            rolling.Reroll: [rolling.KEEP, *showing],
            rolling.RerollWith: [rolling.ALONE, *showing, rolling.TURN],
            rolling.PayReroll: sources,
            rolling.TurnDie: range(SYMBOLS),
            rolling.PayTurn: sources,
            sea.Sail: [sea.STAY, *voyages],
            setup.ChooseAdventurer: range(FIRST_ADVENTURER, FIRST_ADVENTURER + ADVENTURERS),
            shadows.Travel: [
                shadows.STOP,
                *(shadows.ENTER.join(space, how) for space in range(len(box.shadows.spaces)) for how in range(2)),
            ],
            solo.ChooseTomsDie: range(len(box.dice)),
        },
    )


# ---------------------------------------------------------------------- options in words and numbers


def descriptions(decision: Decision) -> list[str]:
    """What each option is: the asking step and the ids of what it concerns, made unique.

    The same description means the same thing in every state; `#2` is the second of several that read alike.
    """
    step = decision.setup.game.saved.name_of(type(decision.step))
    seen: dict[str, int] = {}
    found: list[str] = []
    for option in decision.options:
        text = " ".join([step, *option.refs])
        seen[text] = seen.get(text, 0) + 1
        found.append(text if seen[text] == 1 else f"{text} #{seen[text]}")
    return found


def described(decision: Decision | None, size: int = MOST_OPTIONS) -> NDArray[np.int16]:
    """The options as numbers, a line for each: the asking step (from 1), the first few things that it concerns, and
    the how-manieth of several that read alike. Lines of 0 for what is not offered.

    Things are numbered by their id (a checksum below `REF_NUMBERS`), the same in every match.
    """
    table = np.zeros((size, REFS + 2), dtype=np.int16)
    if decision is None:
        return table
    step = questions_of(decision.setup.game).index(type(decision.step)) + 1
    alike: dict[tuple[int, ...], int] = {}
    for line, option in enumerate(decision.options[:size]):
        things = tuple(ref_number(ref) for ref in option.refs[:REFS])
        alike[things] = alike.get(things, 0) + 1
        table[line] = (step, *things, *[0] * (REFS - len(things)), alike[things])
    return table


def ref_number(ref: str) -> int:
    """The number of a thing, from 1 on."""
    return zlib.crc32(ref.encode()) % (REF_NUMBERS - 1) + 1
