"""The bases of all steps of this game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.games.vaalbara.words import VOICE, say
from tafelrunde.kernel.step import Question, SealedQuestion, Step
from tafelrunde.kernel.words import Words

if TYPE_CHECKING:
    # Named in the bases below, where the linter does not look.
    from tafelrunde.games.vaalbara.box.box import Box  # noqa: F401
    from tafelrunde.games.vaalbara.state.state import VaalbaraState


class VaalbaraStep(Step["VaalbaraState", "Box"]):
    """Something that happens."""

    __slots__ = ()


class VaalbaraQuestion(Question["VaalbaraState", "Box"]):
    """Something that one seat is asked."""

    __slots__ = ()

    def note(self, state: VaalbaraState, seat: int, code: int) -> Words | None:
        """V1.5: lands of a kind differ by the omens on their backs; those of absent clans mean nothing (V1.2)."""
        refs = self.option(state.box, code).refs
        lands = state.box.lands
        for land, back in enumerate(state.stack_of_lands.back_of):
            if lands[land].name.ref in refs:
                clans = [say(f"clan-{state.box.clans[clan]}") for clan in lands[back].omens if clan < state.players]
                return say("note-omens", clans=VOICE.chain("one-after-another", clans))
        return None


class VaalbaraSealedQuestion(SealedQuestion["VaalbaraState", "Box"]):
    """Something that all are asked at once, and answer in secret."""

    __slots__ = ()
