"""Many games that go on together, a decision of each in one call: what vector environments stand on.

Compiled like the rules: a batch of games is stepped without a line of interpreted Python between two decisions.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from mypy_extensions import mypyc_attr

from tafelrunde.bots.bot import Bot
from tafelrunde.kernel.chance import Dice, first_luck, mix
from tafelrunde.kernel.decision import Decision
from tafelrunde.kernel.errors import IllegalChoice
from tafelrunde.kernel.setup import Setup
from tafelrunde.kernel.state import State
from tafelrunde.research.words import say


def not_offered(decision: Decision, number: int, offered: Sequence[int]) -> IllegalChoice:
    """Why a number is refused, and which ones are not."""
    legal = ", ".join([str(one) for one in sorted(offered)])
    return IllegalChoice(say("not-offered", number=number, prompt=decision.prompt, legal=legal), decision.rule)


@mypyc_attr(allow_interpreted_subclasses=True)
class Numbering:
    """How the answers to any decision of a game are numbered: its action space."""

    __slots__ = ("size",)

    def __init__(self, size: int) -> None:
        # How many numbers there are.
        self.size = size

    def numbers(self, decision: Decision) -> list[int]:
        """The number of each option, in the order of the options: all different."""
        raise NotImplementedError

    def index(self, decision: Decision, number: int) -> int:
        """The option that has a number; IllegalChoice where none has."""
        numbers = self.numbers(decision)
        for place in range(len(numbers)):
            if numbers[place] == number:
                return place
        raise not_offered(decision, number, numbers)


class ByMeaning(Numbering):
    """A catalogue: the asking step and the code of an answer decide its number, in every state.

    Where a code is a seat, it is counted from the seat that is asked, as observations are.
    """

    __slots__ = ("by_seat", "tables")

    def __init__(self, size: int, tables: Mapping[type, Mapping[int, int]], by_seat: Sequence[type]) -> None:
        super().__init__(size)
        self.tables: dict[type, dict[int, int]] = {step: dict(table) for step, table in tables.items()}
        self.by_seat: list[type] = list(by_seat)

    def numbers(self, decision: Decision) -> list[int]:
        kind = type(decision.step)
        table = self.tables[kind]
        if kind in self.by_seat:
            seat, players = decision.seat, decision.setup.players
            return [table[(code - seat) % players] for code in decision.codes]
        return [table[code] for code in decision.codes]


class ByPlace(Numbering):
    """A masked list: an answer's number is its place among the options. What is beyond the last number is left out."""

    __slots__ = ()

    def numbers(self, decision: Decision) -> list[int]:
        return list(range(min(len(decision.codes), self.size)))


def outcome(state: State) -> list[float]:
    """What a game that is over was worth to each seat: 1 to those who have won, -1 to the others."""
    winners = state.winners
    return [1.0 if seat in winners else -1.0 for seat in range(state.players)]


class Batch:
    """What one call brought, for each game: who is asked next, which answers are legal, what has ended."""

    __slots__ = ("ended", "legal", "outcomes", "rows", "scores", "seats")

    def __init__(self) -> None:
        # The features of whoever is asked, in short (see `Games.encode`), one game after the other.
        self.rows: list[int] = []
        # game * size + number of every legal answer.
        self.legal: list[int] = []
        self.seats: list[int] = []
        # Games that ended in this call (a new one has begun in their place), with outcomes and scores by seat.
        self.ended: list[int] = []
        self.outcomes: list[list[float]] = []
        self.scores: list[list[int]] = []


class Games:
    """So many games with the same setup. In each, the learner is asked (or everybody, if `learner` is -1).

    `bots` play the other seats; without them the others choose at random. Game number `k` begins with a seed of its own
    and goes on with others when it is over, so that a batch depends on its seed alone.
    """

    __slots__ = (
        "begun",
        "bots",
        "dice",
        "encode",
        "learner",
        "numbering",
        "offered",
        "questions",
        "seed",
        "setup",
        "start",
        "states",
    )

    def __init__(
        self,
        setup: Setup,
        count: int,
        seed: int,
        numbering: Numbering,
        questions: Sequence[type],
        encode: Callable[[State, int], list[int]] | None,
        learner: int,
        bots: Sequence[Bot],
    ) -> None:
        self.setup = setup
        self.seed = seed
        self.numbering = numbering
        # The asking steps, in the order in which features count them.
        self.questions: dict[type, int] = {step: place for place, step in enumerate(questions)}
        self.encode = encode
        self.learner = learner
        self.bots: list[Bot] = list(bots)
        self.start: Callable[[Setup, int], State] = setup.game.start
        self.begun: list[int] = [0] * count
        self.dice: list[Dice] = [Dice(mix(seed, game)) for game in range(count)]
        self.states: list[State] = []
        for game in range(count):
            self.states.append(self._begin(game))
        # The numbers of what is asked in each game, as they were told.
        self.offered: list[list[int]] = [numbering.numbers(self._asked(state)) for state in self.states]

    def look(self) -> Batch:
        """Who is asked in each game, before anything is answered."""
        batch = Batch()
        for game in range(len(self.states)):
            self._tell(game, self.states[game], batch)
        return batch

    def step(self, numbers: Sequence[int]) -> Batch:
        """Answer in every game, and let it go on to the next question; IllegalChoice leaves all games as they are."""
        batch = Batch()
        places: list[int] = []
        for game in range(len(self.states)):
            offered, wanted = self.offered[game], numbers[game]
            place = 0
            while place < len(offered) and offered[place] != wanted:
                place += 1
            if place == len(offered):
                raise not_offered(self._asked(self.states[game]), wanted, offered)
            places.append(place)
        for game in range(len(self.states)):
            state = self.states[game]
            decision = self._asked(state)
            # Whoever is asked at the same time has thought about the same state.
            others, codes = self._thought(state) if self.bots else ([], [])
            state.take(decision, decision.codes[places[game]])
            for number, other in enumerate(others):
                if state.decision_of(other.seat) is other:
                    state.take(other, codes[number])
            self._play_others(game, state)
            if state.over:
                batch.ended.append(game)
                batch.outcomes.append(outcome(state))
                batch.scores.append(state.scores)
                state = self._begin(game)
                self.states[game] = state
            self._tell(game, state, batch)
        return batch

    def _begin(self, game: int) -> State:
        """The next game of a row in which the learner is asked at all."""
        while True:
            seed = mix(mix(self.seed, game), self.begun[game])
            self.begun[game] += 1
            state = self.start(self.setup, first_luck(seed))
            state.advance()
            self._play_others(game, state)
            if not state.over:
                return state

    def _asked(self, state: State) -> Decision:
        if self.learner >= 0:
            decision = state.decision_of(self.learner)
            assert decision is not None
            return decision
        return state.open[0]

    def _thought(self, state: State) -> tuple[list[Decision], list[int]]:
        """What the bots would answer now, before anybody has."""
        others = [decision for decision in state.open if decision.seat != self.learner]
        codes = [other.codes[self.bots[other.seat].choose(state, other.seat)] for other in others]
        return others, codes

    def _play_others(self, game: int, state: State) -> None:
        learner = self.learner
        if learner < 0:
            return
        dice = self.dice[game]
        while not state.over and state.decision_of(learner) is None:
            decision = state.open[0]
            seat = decision.seat
            if self.bots:
                code = decision.codes[self.bots[seat].choose(state, seat)]
            else:
                code = decision.codes[int(dice.below(len(decision.codes)))]
            state.take(decision, code)

    def _tell(self, game: int, state: State, batch: Batch) -> None:
        decision = self._asked(state)
        seat = decision.seat
        batch.seats.append(seat)
        base = game * self.numbering.size
        offered = self.numbering.numbers(decision)
        self.offered[game] = offered
        for number in offered:
            batch.legal.append(base + number)
        encode = self.encode
        if encode is not None:
            batch.rows.append(self.questions[type(decision.step)])
            batch.rows.extend(encode(state, seat))
