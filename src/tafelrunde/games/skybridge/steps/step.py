"""The bases of all steps of this game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.kernel.step import Question, SealedQuestion, SecretQuestion, Step

if TYPE_CHECKING:
    from tafelrunde.games.skybridge.box.box import Box  # noqa: F401
    from tafelrunde.games.skybridge.state.state import SkybridgeState  # noqa: F401

if TYPE_CHECKING:
    pass


class SkybridgeStep(Step["SkybridgeState", "Box"]):
    """A step of Skybridge."""

    __slots__ = ()


class SkybridgeQuestion(Question["SkybridgeState", "Box"]):
    """A question of Skybridge."""

    __slots__ = ()


class SkybridgeSecret(SecretQuestion["SkybridgeState", "Box"]):
    """A question of Skybridge about hidden cards."""

    __slots__ = ()


class SkybridgeSealed(SealedQuestion["SkybridgeState", "Box"]):
    """A question of Skybridge to all at once."""

    __slots__ = ()
