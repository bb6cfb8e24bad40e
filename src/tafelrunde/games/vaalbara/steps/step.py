"""The bases of all steps of this game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.kernel.step import Question, SealedQuestion, Step

if TYPE_CHECKING:
    # Named in the bases below, where the linter does not look.
    from tafelrunde.games.vaalbara.box.box import Box  # noqa: F401
    from tafelrunde.games.vaalbara.state.state import VaalbaraState  # noqa: F401

if TYPE_CHECKING:
    pass


class VaalbaraStep(Step["VaalbaraState", "Box"]):
    """Something that happens."""

    __slots__ = ()


class VaalbaraQuestion(Question["VaalbaraState", "Box"]):
    """Something that one seat is asked."""

    __slots__ = ()


class VaalbaraSealedQuestion(SealedQuestion["VaalbaraState", "Box"]):
    """Something that all are asked at once, and answer in secret."""

    __slots__ = ()
