"""Why something happens, for the log: a card's number, or one of these."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.games.skybridge.box.ids import CARDS, EXCHANGE_RATE, EXCHANGES, STACKS, paid_in
from tafelrunde.games.skybridge.box.names import STACK_NAMES, amount_of
from tafelrunde.games.skybridge.words import say
from tafelrunde.kernel.words import Words

if TYPE_CHECKING:
    from tafelrunde.games.skybridge.box.box import Box
    from tafelrunde.games.skybridge.state.state import SkybridgeState

# A bonus of a stack (BY_BONUS and its number), an exchange (BY_EXCHANGE and its number), and what has only one name.
BY_BONUS: Final = CARDS
BY_EXCHANGE: Final = BY_BONUS + STACKS
BY_MERCHANTS: Final = BY_EXCHANGE + EXCHANGES
BY_ABILITY: Final = BY_MERCHANTS + 1
BY_ARMING: Final = BY_MERCHANTS + 2
BY_HUNGER: Final = BY_MERCHANTS + 3
BY_RETREAT: Final = BY_MERCHANTS + 4
BY_DRAKE: Final = BY_MERCHANTS + 5
# What a step of an older save means, from which nobody can tell any more what brought it.
BY_EFFECT: Final = BY_MERCHANTS + 6

NAMES: Final = ("merchants", "ability", "arming", "hunger", "retreat", "drake", "effect")


def remembered(state: SkybridgeState, cause: int) -> int:
    """The cause as a step that asks keeps it. In matches of the first rules it keeps none, as their saves have it."""
    return cause if state.mended else BY_EFFECT


def because(box: Box, cause: int) -> Words:
    """The cause in words, to stand in brackets."""
    if cause < CARDS:
        return say("by-card", card=box.names[cause])
    if cause < BY_EXCHANGE:
        return say("by-bonus", stack=STACK_NAMES[cause - BY_BONUS])
    if cause < BY_MERCHANTS:
        return say("by-exchange", paid=amount_of(paid_in(cause - BY_EXCHANGE), EXCHANGE_RATE))
    return say(f"by-{NAMES[cause - BY_MERCHANTS]}")
