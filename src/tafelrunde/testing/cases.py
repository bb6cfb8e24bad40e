"""What is checked: every game with every number of players and every option."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from tafelrunde.kernel import registry
from tafelrunde.kernel.chance import Dice
from tafelrunde.kernel.errors import BadOption
from tafelrunde.kernel.game import Game, begin
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.setup import Setup
from tafelrunde.kernel.state import State


@dataclass(frozen=True)
class Case:
    """A game with a number of players, options, and figures of an owner's."""

    game: Game
    players: int
    options: Mapping[str, Any] = field(default_factory=dict)
    figures: Mapping[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        chosen = "".join(f"-{name}={value}" for name, value in self.options.items())
        return f"{self.game.id}-{self.players}{chosen}"

    def setup(self) -> Setup:
        return self.game.setup(self.players, self.options, self.figures)

    def is_refused(self) -> bool:
        """Whether the game cannot be played so: some options go only together with others."""
        try:
            self.setup()
        except BadOption:
            return True
        return False

    def state(self, seed: int) -> State:
        return begin(self.setup(), seed)

    def match(self, seed: int) -> Match:
        return Match(self.setup(), seed)


def cases(name: str | None = None, whole: bool = False) -> list[Case]:
    """Every registered game (or one): as the rulebook has it for every number of players, and with each option changed.

    Options take turns with the numbers of players; `whole` tries every option with every number.
    """
    found: list[Case] = []
    for game_name in registry.names() if name is None else [name]:
        game = registry.find(game_name)
        free = [(option, values) for option, values in game.option_values.items() if option not in game.trial_options]
        changed = [{option: value} for option, values in free for value in values[1:]]
        found.extend(Case(game, players, game.trial_options, game.trial_figures) for players in game.players)
        for number, options in enumerate([*changed, *game.combinations]):
            in_turn = game.players[number % len(game.players)]
            chosen = {**game.trial_options, **options}
            numbers = game.players if whole else (in_turn,)
            found.extend(Case(game, players, chosen, game.trial_figures) for players in numbers)
    return [case for case in found if not case.is_refused()]


# Each kind of question is looked at whenever it comes for so many times, and then once in so many.
OFTEN = 8
THEN_EVERY = 8


class Attention:
    """Which moments of a game are worth a closer look: each kind of question when it is new, and now and then later.

    A long game asks the same hundreds of times, and what is expensive to check need not be checked each time.
    """

    def __init__(self) -> None:
        self._asked: dict[str, int] = {}

    def is_due(self, state: State, seat: int) -> bool:
        """Whether to look at a state in which a seat is about to answer."""
        decision = state.decision_of(seat)
        kind = "" if decision is None else type(decision.step).__name__
        times = self._asked[kind] = self._asked.get(kind, 0) + 1
        return times <= OFTEN or times % THEN_EVERY == 0


# A game that has not ended after this many choices never will.
ENDLESS = 50_000


def random_choices(state: State, seed: int) -> Iterator[tuple[int, int]]:
    """Choices of random players until the game is over. Whoever takes one applies it before asking for the next."""
    dice = Dice(seed)
    for _ in _while_it_is_going_on(state):
        decision = state.decisions[int(dice.below(len(state.decisions)))]
        yield decision.seat, int(dice.below(len(decision.options)))


def curious_choices(state: State, seed: int) -> Iterator[tuple[int, int]]:
    """Like `random_choices`, but drawn towards questions that were seldom asked: rare phases come up more often."""
    dice = Dice(seed)
    asked: dict[str, int] = {}
    for _ in _while_it_is_going_on(state):
        decision = state.decisions[int(dice.below(len(state.decisions)))]
        start = int(dice.below(len(decision.options)))
        best, rarest = start, 1 << 30
        for offset in range(len(decision.options)):
            index = (start + offset) % len(decision.options)
            tried = state.copy()
            tried.apply(decision.seat, index)
            for follow in tried.decisions:
                seen = asked.get(type(follow.step).__name__, 0)
                if seen < rarest:
                    best, rarest = index, seen
        asked[type(decision.step).__name__] = asked.get(type(decision.step).__name__, 0) + 1
        yield decision.seat, best


def _while_it_is_going_on(state: State) -> Iterator[None]:
    """Once for each choice; AssertionError where it leads nowhere."""
    made = 0
    while not state.over:
        assert state.decisions, "nobody is asked any more, and the game is not over"
        assert made < ENDLESS, "the game does not end"
        made += 1
        yield None
