"""The layout of Spirit Island's features."""

from __future__ import annotations

from tafelrunde.games.spirit_island import GAME
from tafelrunde.research.features import (
    NOTHING,
    Amount,
    Each,
    Hints,
    OneOf,
    Places,
    SeatNumber,
    Seats,
    SeatSet,
    SeatValues,
    TalliedBy,
    ids,
)

_MINOR, _MAJOR = ids(GAME, "powers.minor"), ids(GAME, "powers.major")
_CARDS = [*ids(GAME, "powers.unique"), *_MINOR, *_MAJOR]
_INNATES = [str(innate["id"]) for spirit in GAME.figures["spirits"] for innate in spirit["innates"]]
_INVADERS = ids(GAME, "invader_deck.cards")
_FEAR = ids(GAME, "fear.cards")
_BOARDS = ids(GAME, "boards")

HINTS: Hints = {
    "LandView.id": NOTHING,
    "LandView.board": OneOf(_BOARDS),
    "LandView.adjacent": NOTHING,
    "LandView.towns": Amount(),
    "LandView.cities": Amount(),
    "LandView.dahan": Amount(),
    "LandView.presence": SeatValues(),
    "LandView.sacred": SeatSet(),
    "SpiritView.seat": NOTHING,
    "SpiritView.spirit": OneOf(ids(GAME, "spirits")),
    "SpiritView.home": OneOf(_BOARDS),
    "SpiritView.hand": Each(_CARDS),
    "SpiritView.played": Each(_CARDS),
    "SpiritView.used": Each([*_CARDS, *_INNATES]),
    "SpiritView.discard": Each(_CARDS),
    "SpiritView.drawn": Each(_CARDS),
    "SpiritView.forgotten": Each(_CARDS),
    "SpiritView.innates": NOTHING,
    "SpiritView.reach": Amount(),
    "InvadersView.ravage": OneOf(_INVADERS),
    "InvadersView.build": OneOf(_INVADERS),
    "InvadersView.explore": OneOf(_INVADERS),
    "InvadersView.extra_build": OneOf(_INVADERS),
    "InvadersView.discard": Each(_INVADERS),
    "InvadersView.deck": Each([1, 2, 3]),
    "InvadersView.unseen": Each(_INVADERS),
    "FearView.groups": NOTHING,
    "FearView.turned_up": Amount(),
    "FearView.discard": Each(_FEAR),
    "BlightView.card": OneOf(ids(GAME, "blight.cards")),
    "PowerView.user": SeatNumber(),
    "PowerView.power": OneOf([*_CARDS, *_INNATES]),
    "PowerView.target": NOTHING,
    "PowerView.target_spirit": SeatNumber(),
    "SpiritIslandTable.layout": NOTHING,
    "SpiritIslandTable.boards": Each(_BOARDS),
    # Nine places on each board: its ocean and eight lands; with more on one board (thematic maps) ten.
    "SpiritIslandTable.lands": Places(40),
    "SpiritIslandTable.spirits": Seats(),
    "SpiritIslandTable.minor_discard": Each(_MINOR),
    "SpiritIslandTable.major_discard": Each(_MAJOR),
    "SpiritIslandTable.forecast": TalliedBy("action", ("ravage", "build", "explore"), total="damage"),
}
