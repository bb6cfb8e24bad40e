"""Things of this game in words: made once, because many sentences name them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.games.skybridge.box.ids import EXCHANGE_IDS, GOOD_IDS, SLOTS, STACK_IDS
from tafelrunde.games.skybridge.words import say, thing
from tafelrunde.kernel.words import Words

if TYPE_CHECKING:
    from tafelrunde.games.skybridge.box.box import Box

GOOD_NAMES: Final = [thing("good", id, f"good-{id}") for id in GOOD_IDS]
STACK_NAMES: Final = [thing("stack", id, f"stack-{id}") for id in STACK_IDS]
SLOT_NAMES: Final = [thing("slot", str(slot + 1), "slot", number=slot + 1) for slot in range(SLOTS)]
EXCHANGE_NAMES: Final = [thing("exchange", id, f"exchange-{id}") for id in EXCHANGE_IDS]
# The Skybridge die and the Utreng die.
DIE_NAMES: Final = [thing("die", id, f"die-{id}") for id in ("skybridge", "utreng")]


def amount_of(good: int, amount: int) -> Words:
    """Some of a good in words."""
    return thing("good", GOOD_IDS[good], f"amount-{GOOD_IDS[good]}", amount=amount)


def drake_name(box: Box, drake: int) -> Words:
    """A great drake in words."""
    return thing("drake", box.drakes[drake], f"drake-{box.drakes[drake]}")


def choose_card(box: Box, card: int) -> Words:
    """A card as an answer."""
    return say("choose-card", card=box.names[card])


def leave_out(what: str) -> Words:
    """The answer that does nothing, with the thing that is left out."""
    return thing("pass", what, f"pass-{what}")
