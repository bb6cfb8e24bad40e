"""Every game for OpenSpiel: sequential, with explicit chance nodes and information states.

    import pyspiel
    import tafelrunde.research.open_spiel    # registers the games

    game = pyspiel.load_game("tafelrunde_vaalbara(players=3)")
    state = game.new_initial_state()

What its interface allows, and what not:

Chance is explicit: every draw of a card and every die is a node with equally likely outcomes. A choice is carried out
on a copy until the rules ask for chance that has not been decided yet, so a node costs as much as the whole choice.

Simultaneous questions are asked one after the other (OpenSpiel has no nodes at which only some of the players act).
Nobody observes what another has answered in secret.

An information state is everything that a seat has seen when it was asked, and what it has answered. Games are
general-sum: winners get 1, others -1, and a victory may be shared. Actions are the numbers of
`tafelrunde.research.actions`; chance outcomes are places among the candidates.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import pyspiel

from tafelrunde.kernel import registry
from tafelrunde.kernel.chance import Fate, first_luck
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.state import State
from tafelrunde.research.actions import descriptions
from tafelrunde.research.sitting import Sitting
from tafelrunde.research.stepping import outcome

# More candidates than any draw has, and more nodes than any game.
MOST_OUTCOMES = 256
MOST_NODES = 100_000


class ChanceIsNeeded(Exception):
    """The rules ask for chance that nobody has decided: one of so many things."""

    def __init__(self, count: int) -> None:
        super().__init__(count)
        self.count = count


class Decided(Fate):
    """Gives the outcomes that were decided, and stops the rules where more is needed."""

    __slots__ = ("outcomes", "place")

    def __init__(self, outcomes: Sequence[int]) -> None:
        self.outcomes = list(outcomes)
        self.place = 0

    def decide(self, state: State, candidates: Sequence[int]) -> int:
        if len(candidates) == 1:
            return 0
        if self.place == len(self.outcomes):
            raise ChanceIsNeeded(len(candidates))
        self.place += 1
        state.reveals += 1
        return self.outcomes[self.place - 1]


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of ours. Subclasses say which."""

    id = ""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        declared = registry.find(self.id)
        players = int(given.get("players", declared.players[0]))
        self.sitting = Sitting(self.id, players)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.sitting.numbering.size,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=MOST_NODES,
        )
        super().__init__(type_of(declared), info, given)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.sitting, recalls)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state, or a place inside a choice at which chance decides."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.sitting = game.sitting
        setup = game.sitting.setup
        # The state before what is being carried out: an answer (seat, index), or the setup (None).
        self._before: State = setup.game.start(setup, first_luck(0))
        self._doing: tuple[int, int] | None = None
        self._outcomes: list[int] = []
        # How many things chance decides between; 0 where it is not asked.
        self._candidates = 0
        self._begun = False
        # What each seat remembers: its views when it was asked, and its answers.
        self.memories: list[list[str]] = [[] for _ in range(setup.players)]
        self.state: State = self._before
        self._carry_out()

    def _carry_out(self) -> None:
        """Go on from before the choice with the chance that is decided so far."""
        tried = self._before.copy()
        tried.fate = Decided(self._outcomes)
        try:
            if self._doing is None:
                tried.advance()
            else:
                tried.apply(*self._doing)
        except ChanceIsNeeded as needed:
            self._candidates = needed.count
            return
        tried.fate = None
        self._candidates = 0
        self._begun = True
        self.state = tried

    def current_player(self) -> int:
        if self._candidates:
            return int(pyspiel.PlayerId.CHANCE)
        if self.state.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return self.state.open[0].seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(place, 1 / self._candidates) for place in range(self._candidates)]

    def _legal_actions(self, player: int) -> list[int]:
        decision = self.state.decision_of(player)
        return [] if decision is None else sorted(self.sitting.numbering.numbers(decision))

    def _apply_action(self, action: int) -> None:
        if self._candidates:
            self._outcomes.append(action)
        else:
            decision = self.state.open[0]
            index = self.sitting.numbering.index(decision, action)
            self.memories[decision.seat] += [self.seen(decision.seat), descriptions(decision)[index]]
            self._before = self.state
            self._doing = (decision.seat, index)
            self._outcomes = []
        self._carry_out()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        decision = self.state.decision_of(player)
        assert decision is not None
        return descriptions(decision)[self.sitting.numbering.index(decision, action)]

    def is_terminal(self) -> bool:
        return not self._candidates and self.state.over

    def returns(self) -> list[float]:
        return outcome(self.state) if self.is_terminal() else [0.0] * self.sitting.players

    def seen(self, player: int) -> str:
        """What a seat sees: before anything is dealt, nothing. While chance decides, the table is as it was before."""
        return self.state.view(player).to_json().decode() if self._begun else ""

    def recalled(self, player: int) -> str:
        """Everything that a seat has seen when it was asked and has answered, and what it sees now."""
        past = hashlib.sha256("\n".join(self.memories[player]).encode()).hexdigest()
        return f"{past} {self.seen(player)}"

    def __str__(self) -> str:
        return self.state.digest() + (f" {self._doing} {self._outcomes}" if self._candidates else "")


class Observer:
    """How a state is observed: as features, or in words."""

    def __init__(self, sitting: Sitting, recalls: bool) -> None:
        self.layout = sitting.layout
        self.recalls = recalls
        # What was seen before cannot be said in a row of fixed length.
        self.tensor: Any = None if recalls else np.zeros(self.layout.width, np.float32)
        self.dict: dict[str, Any] = {} if recalls else {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = self.layout.row(state.state, player) if state._begun else 0.0

    def string_from(self, state: SpielState, player: int) -> str:
        return state.recalled(player) if self.recalls else state.seen(player)


def type_of(game: Game) -> Any:
    """What OpenSpiel wants to know of a game before it looks inside."""
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=game.name.text("en"),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.IDENTICAL if game.cooperative else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.players[0]},
    )


def short_name(game: Game) -> str:
    """What OpenSpiel calls a game."""
    return f"tafelrunde_{game.id.replace('-', '_')}"


def register_all() -> list[str]:
    """Register every game; the names. Called when this module is imported."""
    known = set(pyspiel.registered_names())
    names: list[str] = []
    for id in registry.names():
        game = registry.find(id)
        names.append(short_name(game))
        if names[-1] not in known:
            pyspiel.register_game(type_of(game), type(f"Spiel_{id.replace('-', '_')}", (SpielGame,), {"id": id}))
    return names


NAMES = register_all()
