"""The layout of GLOW's features."""

from __future__ import annotations

from tafelrunde.games.glow import GAME
from tafelrunde.games.glow.box.ids import COLOUR_IDS, SYMBOL_IDS
from tafelrunde.research.features import (
    NOTHING,
    Amount,
    Each,
    Hints,
    OneOf,
    Places,
    SeatNumber,
    Seats,
    TalliedBy,
    ids,
)

_COMPANIONS = ids(GAME, "companions")
_ADVENTURERS = ids(GAME, "adventurers")
_CARDS = [*_COMPANIONS, *_ADVENTURERS, *ids(GAME, "spells")]
_SPACES = ids(GAME, "spaces")

HINTS: Hints = {
    "DieView.id": NOTHING,
    "DieView.of": NOTHING,
    "CardView.id": OneOf(_CARDS),
    "CardView.spell": NOTHING,
    "AreaView.companion": OneOf(_COMPANIONS),
    "AreaView.dice": TalliedBy("shows", SYMBOL_IDS),
    "CompanyView.seat": NOTHING,
    "CompanyView.companions": Places(10),
    "CompanyView.spells": Places(4),
    "CompanyView.dice": Places(12),
    "CompanyView.place": OneOf(_SPACES),
    "CompanyView.camp": OneOf(_SPACES),
    "CompanyView.visited": Each(_SPACES),
    "CompanyView.boats": Each(ids(GAME, "islands")),
    "CompanyView.reach": Amount(),
    "TomView.dice": TalliedBy("shows", SYMBOL_IDS),
    "TomView.areas": Amount(),
    "TomView.tiles": Each(ids(GAME, "solo_tiles")),
    "GlowTable.start": SeatNumber(),
    "GlowTable.track": Places(5),
    "GlowTable.cemetery": Each(_COMPANIONS),
    "GlowTable.reserve": TalliedBy("colour", COLOUR_IDS),
    "GlowTable.unseen": Each(_COMPANIONS),
    "GlowTable.adventurers": Each(_ADVENTURERS),
    "GlowTable.companies": Seats(),
    # The board never changes.
    "GlowTable.board": NOTHING,
}
