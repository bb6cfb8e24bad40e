"""The bases of all steps of this game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.games.vaalbara.state.stack import UNKNOWN
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
        """V1.5: lands of a kind differ by the omens on their backs; where these say the same, by their place."""
        land = self._land(state, code)
        if land == UNKNOWN:
            return None
        omens = omens_on(state, state.stack_of_lands.back_of[land])
        return say("note-land", where=self.where(state, seat, land), omens=omens)

    def where(self, state: VaalbaraState, seat: int, land: int) -> Words:
        """Where a land that can be chosen lies."""
        for row in (state.first_row, state.second_row):
            if land in row:
                return say("place-in-row", place=row.index(land) + 1)
        return say("place-in-realm", place=state.clans[seat].realm.index(land) + 1)

    def _land(self, state: VaalbaraState, code: int) -> int:
        """The land that an answer is about, or UNKNOWN."""
        refs = self.option(state.box, code).refs
        for land in state.box.lands:
            if land.name.ref in refs:
                return state.box.lands.index(land)
        return UNKNOWN


def in_row(state: VaalbaraState, land: int) -> Words:
    """Where a land of the two rows lies."""
    if land in state.first_row:
        return say("place-in-first-row", place=state.first_row.index(land) + 1)
    return say("place-in-second-row", place=state.second_row.index(land) + 1)


def omens_on(state: VaalbaraState, back: int) -> Words:
    """The clans on a back from the strongest on; those of absent clans mean nothing (V1.2)."""
    taking_part = [state.clan_number(seat) for seat in range(state.players)]
    clans = [say(f"clan-{state.box.clans[clan]}") for clan in state.box.lands[back].omens if clan in taking_part]
    return VOICE.chain("one-after-another", clans)


class VaalbaraSealedQuestion(SealedQuestion["VaalbaraState", "Box"]):
    """Something that all are asked at once, and answer in secret."""

    __slots__ = ()
