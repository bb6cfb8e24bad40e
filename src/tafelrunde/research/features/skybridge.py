"""The layout of Skybridge's features."""

from __future__ import annotations

from tafelrunde.games.skybridge import GAME
from tafelrunde.research.features import (
    NOTHING,
    Amount,
    Hints,
    OneOf,
    Places,
    SeatNumber,
    Seats,
    SeatSet,
    SeatValues,
    ids,
)

_PEOPLE = ids(GAME, "people", "start_cards")
_SIDES = ids(GAME, "abilities")

HINTS: Hints = {
    "CardView.ref": OneOf(_PEOPLE),
    # What a card does follows from which card it is.
    "CardView.effects": NOTHING,
    "CardView.instants": NOTHING,
    "DeityView.ref": OneOf(ids(GAME, "deities")),
    "DeityView.gift": NOTHING,
    "StackView.ref": NOTHING,
    "StackView.put_back": Amount(),
    "SectionView.ref": NOTHING,
    "SectionView.number": NOTHING,
    "SectionView.builders": SeatSet(),
    "DiceView.owner": SeatNumber(),
    "AreaView.ref": NOTHING,
    "AreaView.number": NOTHING,
    "AreaView.legions": SeatSet(),
    "AreaView.garrisons": SeatSet(),
    "AreaView.rebels": SeatValues(),
    "SlotEffectView.ref": NOTHING,
    "SlotView.ref": NOTHING,
    "SlotView.pile": Amount(),
    "SlotView.effects": Places(2),
    "SlotView.merchant": NOTHING,
    "EffectView.options": Amount(),
    "TableauView.seat": NOTHING,
    "TableauView.side": OneOf(_SIDES),
    "TableauView.character": NOTHING,
    "TableauView.slots": Places(6),
    "TableauView.hand": Places(10),
    "TableauView.deities": Places(5),
    "TableauView.drawn": Places(6),
    "TableauView.drawn_deities": Places(4),
    "TableauView.gifts": Amount(),
    "TableauView.foreign": SeatValues(),
    "FreeSideView.id": OneOf(_SIDES),
    "SkybridgeTable.start": SeatNumber(),
    "SkybridgeTable.turn": SeatNumber(),
    "SkybridgeTable.stacks": Places(7),
    "SkybridgeTable.drake": OneOf(ids(GAME, "drakes")),
    "SkybridgeTable.sections": Places(7),
    "SkybridgeTable.areas": Places(9),
    "SkybridgeTable.crown_owner": SeatNumber(),
    "SkybridgeTable.free_sides": Places(10),
    "SkybridgeTable.tableaus": Seats(),
    # The top of every pile stands in its slot.
    "SkybridgeTable.cards": NOTHING,
}
