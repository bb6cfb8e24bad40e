"""A game as learning programs meet it: observations, masks and rewards of its seats. All environments stand on it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeAlias, get_args

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from tafelrunde.kernel import registry
from tafelrunde.kernel.decision import Decision
from tafelrunde.kernel.errors import BadOption
from tafelrunde.kernel.game import begin
from tafelrunde.kernel.setup import Setup
from tafelrunde.kernel.state import State
from tafelrunde.research.actions import MOST_OPTIONS, REF_NUMBERS, REFS, catalogue_of, described, descriptions
from tafelrunde.research.features import Row, layout_of
from tafelrunde.research.stepping import ByPlace, Numbering, outcome
from tafelrunde.research.words import say

Rewards: TypeAlias = Literal["final", "scores", "margin"]
Observation: TypeAlias = dict[str, NDArray[Any]]


class Sitting:
    """One match of a game, with an action space and features for each seat.

    Rewards are `final` (1 for those who have won, -1 for the others, when it is over), `scores` (how much one's own
    score has grown, after each answer) or `margin` (one's own score less the best other one, when it is over; in a game
    that is won together, the common score). None of them says anything that the seat does not know.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        rewards: Rewards = "final",
        options: Mapping[str, Any] | None = None,
        components: Mapping[str, Any] | None = None,
    ) -> None:
        self._made = (game, players, rewards, options, components)
        found = registry.find(game)
        if rewards not in get_args(Rewards):
            raise BadOption(say("unknown-rewards", given=str(rewards), known=", ".join(get_args(Rewards))))
        self.setup: Setup = found.setup(found.players[0] if players is None else players, options or {}, components)
        self.rewards = rewards
        self.layout = layout_of(self.setup)
        catalogue = catalogue_of(found)
        self.numbering: Numbering = ByPlace(MOST_OPTIONS) if catalogue is None else catalogue.numbering
        self.state: State = begin(self.setup, 0)
        self._counted: list[int] = list(self.state.scores)

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickles: how it was made, and how far it is. What is printed in the box is found again."""
        return _seated, (self._made, self.state, self._counted)

    @property
    def players(self) -> int:
        return self.setup.players

    @property
    def by_place(self) -> bool:
        """Whether actions are places in the list of options, described one by one."""
        return isinstance(self.numbering, ByPlace)

    def begin(self, seed: int) -> None:
        """A new match."""
        self.state = begin(self.setup, seed)
        self._counted = list(self.state.scores)

    # ------------------------------------------------------------------ spaces

    def observation_space(self, more: int = 0) -> spaces.Dict:
        """What is observed; `more` actions are added at the end of the mask."""
        parts: dict[str, spaces.Space[Any]] = {
            "observation": spaces.Box(-32768.0, 32767.0, (self.layout.width,), np.float32),
            "action_mask": spaces.Box(0, 1, (self.numbering.size + more,), np.int8),
        }
        if self.by_place:
            parts["options"] = spaces.Box(0, REF_NUMBERS - 1, (MOST_OPTIONS, REFS + 2), np.int16)
        return spaces.Dict(parts)

    def state_space(self) -> spaces.Box:
        """The space of `all_rows`."""
        return spaces.Box(-32768.0, 32767.0, (self.players, self.layout.width), np.float32)

    def action_space(self, more: int = 0) -> spaces.Discrete:
        return spaces.Discrete(self.numbering.size + more)

    # ------------------------------------------------------------------ what a seat gets

    def observe(self, seat: int, more: int = 0) -> Observation:
        """All that a seat knows, and what it may answer."""
        state = self.state
        found: Observation = {"observation": self.layout.row(state, seat), "action_mask": self.mask(seat, more)}
        if self.by_place:
            found["options"] = described(state.decision_of(seat))
        return found

    def mask(self, seat: int, more: int = 0) -> NDArray[np.int8]:
        mask = np.zeros(self.numbering.size + more, dtype=np.int8)
        decision = self.state.decision_of(seat)
        if decision is not None:
            mask[self.numbering.numbers(decision)] = 1
        return mask

    def all_rows(self) -> Row:
        """What all seats together know: a line of features for each. For a critic in training, never for a player."""
        return np.stack([self.layout.row(self.state, seat) for seat in range(self.players)])

    def info(self, seat: int) -> dict[str, Any]:
        """What is asked and may be answered, for people who look into it; in the end, what has come of it."""
        if self.state.over:
            return {"scores": list(self.state.scores), "winners": list(self.state.winners)}
        decision = self.state.decision_of(seat)
        if decision is None:
            return {}
        return {
            "prompt": decision.prompt.text(),
            "options": descriptions(decision),
            "numbers": self.numbering.numbers(decision),
            # Options beyond the last number; none in any game of ours.
            "left_out": len(decision.codes) - len(self.numbering.numbers(decision)),
        }

    # ------------------------------------------------------------------ answers

    def asked(self) -> Decision | None:
        """The first open question."""
        decisions = self.state.decisions
        return decisions[0] if decisions else None

    def answer(self, seat: int, action: int) -> None:
        """Answer for a seat; IllegalChoice leaves everything as it is."""
        decision = self.state.decision_of(seat)
        index = 0 if decision is None else self.numbering.index(decision, action)
        self.state.apply(seat, index)

    def earned(self) -> list[float]:
        """What each seat gets for what has happened since the last call."""
        state = self.state
        if self.rewards == "scores":
            scores = list(state.scores)
            earned = [float(now - before) for now, before in zip(scores, self._counted, strict=True)]
            self._counted = scores
            return earned
        if not state.over:
            return [0.0] * self.players
        if self.rewards == "final":
            return outcome(state)
        scores = list(state.scores)
        if self.players == 1 or self.setup.game.cooperative:
            return [float(score) for score in scores]
        return [
            float(scores[seat] - max(score for other, score in enumerate(scores) if other != seat))
            for seat in range(self.players)
        ]


def _seated(made: tuple[Any, ...], state: State, counted: list[int]) -> Sitting:
    """A match that was pickled."""
    sitting = Sitting(*made)
    sitting.state = state
    sitting._counted = counted
    return sitting
