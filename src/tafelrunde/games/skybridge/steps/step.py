"""The base of all steps of this game, and what many of them share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.games.skybridge.box.ids import STACK_IDS
from tafelrunde.games.skybridge.words import say, thing
from tafelrunde.kernel.step import Step
from tafelrunde.kernel.words import Words

if TYPE_CHECKING:
    from tafelrunde.games.skybridge.box.box import Box
    from tafelrunde.games.skybridge.state.state import SkybridgeState


class SkybridgeStep(Step["SkybridgeState", "Box"]):
    """A step of Skybridge."""

    __slots__ = ()


def ask_in_turn(state: SkybridgeState, seat: int, step: SkybridgeStep) -> None:
    """Ask in a turn. With deity cards in the hand nobody must learn from silence what they could do (K9.6)."""
    if state.tableaus[seat].deities:
        state.ask_in_secret(seat, step)
    else:
        state.ask(seat, step)


def choose_card(box: Box, card: int) -> Words:
    """A card as an answer."""
    return say("choose-card", card=box.names[card])


def stack_name(stack: int) -> Words:
    """A stack in words."""
    return thing("stack", STACK_IDS[stack], f"stack-{STACK_IDS[stack]}")


def slot_name(slot: int) -> Words:
    """A rune slot in words."""
    return thing("slot", str(slot + 1), "slot", number=slot + 1)


def area_name(area: int) -> Words:
    """An area of the desert in words."""
    return thing("area", str(area), f"area-{area}")


def leave_out(what: str) -> Words:
    """The answer that does nothing, with the thing that is left out."""
    return thing("pass", what, f"pass-{what}")
