"""The bases of all steps of this game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.games.glow.words import say
from tafelrunde.kernel.step import Question, Step
from tafelrunde.kernel.words import Words

if TYPE_CHECKING:
    from tafelrunde.games.glow.box.box import Box  # noqa: F401
    from tafelrunde.games.glow.state.company import Company
    from tafelrunde.games.glow.state.state import GlowState


class GlowStep(Step["GlowState", "Box"]):
    """A step of GLOW."""

    __slots__ = ()


def note_of_card(state: GlowState, company: Company | None, card: int) -> Words | None:
    """What tells a card from others of its name: what it does; equal spells of a company by their place."""
    doing = state.box.cards[card].doing()
    if company is not None and card in company.spells:
        names = [state.box.cards[spell].name.text() for spell in company.spells]
        if names.count(state.box.cards[card].name.text()) > 1:
            return say("note-number", number=company.spells.index(card) + 1)
    return doing


class GlowQuestion(Question["GlowState", "Box"]):
    """A question of GLOW."""

    __slots__ = ()
