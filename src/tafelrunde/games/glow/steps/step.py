"""The bases of all steps of this game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.kernel.step import Question, Step

if TYPE_CHECKING:
    from tafelrunde.games.glow.box.box import Box  # noqa: F401
    from tafelrunde.games.glow.state.state import GlowState  # noqa: F401


class GlowStep(Step["GlowState", "Box"]):
    """A step of GLOW."""

    __slots__ = ()


class GlowQuestion(Question["GlowState", "Box"]):
    """A question of GLOW."""

    __slots__ = ()
