"""Tables of lessons. Nothing more is stored of them than of any other: a table is a lesson's if it has its shuffle."""

from __future__ import annotations

import time
from functools import cache

from tafelrunde.bots.prepared import PREPARED
from tafelrunde.kernel import registry
from tafelrunde.kernel.chance import GENERATOR
from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.learning import Lesson, learning
from tafelrunde.kernel.match import Choice
from tafelrunde.tables import tickets
from tafelrunde.tables.problem import problem
from tafelrunde.tables.records import TableRecord


def find(game: Game, id: str) -> Lesson:
    """A lesson by its name."""
    lesson = learning(game).lesson(id)
    if lesson is None:
        raise problem("missing", "no-such-lesson")
    return lesson


def record_of(game: Game, lesson: Lesson) -> TableRecord:
    """A new table of a lesson. Its chance is known to everybody: the small generator with the lesson's seed."""
    return TableRecord(
        id=tickets.new_id(),
        game=game.id,
        version=game.version,
        generator=GENERATOR,
        players=lesson.players,
        options=dict(lesson.options),
        components={},
        seed=lesson.seed,
        salt="",
        host_hash="",
        public=False,
        phase="gathering",
        per_move=None,
        per_game=None,
        created=time.time(),
        opening=_opening(game.id, lesson.id),
    )


@cache
def _opening(game: str, lesson: str) -> tuple[Choice, ...]:
    """What was played before the learner sits down."""
    declared = registry.find(game)
    return tuple(find(declared, lesson).begin(declared).choices)


def opponent_of(lesson: Lesson) -> str:
    """The bot that plays the opponents' parts."""
    return PREPARED + lesson.id


def lesson_of(record: TableRecord) -> str | None:
    """The lesson that is played at a table, if any. Other tables never have a seed that anybody could know before."""
    if record.generator != GENERATOR or record.components:
        return None
    return _seeds(record.game).get((record.seed, record.players))


@cache
def _seeds(game: str) -> dict[tuple[int, int], str]:
    """The lessons of a game by their shuffle."""
    try:
        lessons = learning(registry.find(game)).lessons
    except TafelrundeError:
        # A game that is gone has no lessons; its tables are listed all the same.
        return {}
    return {(lesson.seed, lesson.players): lesson.id for lesson in lessons}
