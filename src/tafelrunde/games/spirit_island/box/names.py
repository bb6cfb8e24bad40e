"""How the things of the box are called: lands, figures, elements."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.games.spirit_island.box.elements import ELEMENTS
from tafelrunde.games.spirit_island.box.ids import DAMAGE_OF_SLOT, KIND_IDS, KIND_OF_SLOT, NOTHING, PLACES
from tafelrunde.games.spirit_island.words import say, thing
from tafelrunde.kernel.words import Words

if TYPE_CHECKING:
    from tafelrunde.games.spirit_island.box.box import Box


def place_name(box: Box, place: int) -> Words:
    """The name of a land that is part of an answer."""
    return box.islands[place // PLACES].names[place % PLACES]


def land_option(box: Box, code: int) -> Words:
    """A land as an answer, or none (NOTHING)."""
    return say("choose-none") if code == NOTHING else say("choose-land", land=place_name(box, code))


def figure_name(slot: int) -> Words:
    """A figure, and how damaged it is."""
    return thing("figure", f"{KIND_IDS[KIND_OF_SLOT[slot]]}-{DAMAGE_OF_SLOT[slot]}", f"figure-{slot}")


def a_figure(slot: int) -> Words:
    """A figure at the beginning of a sentence: "A town (1 damage)"."""
    kind, damage = KIND_IDS[KIND_OF_SLOT[slot]], DAMAGE_OF_SLOT[slot]
    return thing("figure", f"{kind}-{damage}", "a-figure", what=kind, damage=damage)


def new_figures(kind: int, count: int) -> Words:
    """Fresh figures of one kind: "2 explorers"."""
    id = KIND_IDS[kind]
    return thing("figure", f"{id}-0", f"pieces-{id}", count=count)


def element_name(element: int) -> Words:
    """An element."""
    return thing("element", ELEMENTS[element], f"element-{ELEMENTS[element]}")


def kinds_words(kinds: int, count: int) -> Words:
    """Figures of some kinds, in the number that a count asks for: "explorers/towns"."""
    return say(f"kinds-{kinds}", count=count)
