"""The opponents of a lesson: they answer as it was prepared, and otherwise as the greedy bot would."""

from __future__ import annotations

from typing import Final
from zlib import crc32

from tafelrunde.bots.greedy import GreedyBot
from tafelrunde.kernel.chance import Dice
from tafelrunde.kernel.errors import BadOption, kernel_words
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.learning import learning, prepared
from tafelrunde.kernel.state import State

# "lesson:first" is an opponent of the lesson "first". It sits at tables of that lesson only, so no list names it.
PREPARED: Final = "lesson:"


class PreparedBot(GreedyBot):
    """Plays its part in a lesson: in the same position always the same."""

    __slots__ = ("lesson",)

    def __init__(self, game: Game, seed: int, lesson: str) -> None:
        super().__init__(game, seed)
        found = learning(game).lesson(lesson)
        if found is None:
            known = ", ".join(PREPARED + other.id for other in learning(game).lessons)
            raise BadOption(kernel_words("unknown-bot", name=PREPARED + lesson, known=known))
        self.lesson = found

    def choose(self, state: State, seat: int) -> int:
        decision = state.question_to(seat)
        index = prepared(self.lesson, state, decision)
        if index is not None:
            return index
        # A lesson is the same for everybody: what it sees decides, and no seed from outside.
        self.dice = Dice(crc32(state.view(seat).to_json()))
        return super().choose(state, seat)
