"""Every lesson, played to its end as a learner would: it fails when a rule changes under it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from tafelrunde import bots
from tafelrunde.bots.prepared import PREPARED
from tafelrunde.kernel import registry
from tafelrunde.kernel.card import by_ref
from tafelrunde.kernel.chance import Dice
from tafelrunde.kernel.decision import Decision
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.learning import (
    AT_THE_END,
    LEARNER,
    SPOT,
    Lesson,
    LessonMoment,
    Progress,
    followed,
    kind_of,
    learning,
    prepared,
    strict_until,
    wanted,
)
from tafelrunde.kernel.match import Match

BOARDS = Path(__file__).parents[2] / "web" / "src" / "boards"
GAMES = ("vaalbara", "glow", "skybridge", "spirit-island", "battalia")
LANGUAGES = ("de", "en")
# A pointer at an option of the list, by its kind.
OPTION = "option:"
# Nobody should wait for the end of a long game here: a lesson without an end of its own is over with its last moment.
MOST_CHOICES = 4000


def lessons() -> Iterator[tuple[Game, Lesson]]:
    for name in GAMES:
        game = registry.find(name)
        for lesson in learning(game).lessons:
            yield game, lesson


LESSONS = [pytest.param(game, lesson, id=f"{game.id}/{lesson.id}") for game, lesson in lessons()]
FROM_THE_MIDDLE = [
    pytest.param(game, lesson, id=f"{game.id}/{lesson.id}") for game, lesson in lessons() if lesson.before is not None
]


class Played:
    """How one run through a lesson went."""

    def __init__(self, game: Game, lesson: Lesson, learner: int) -> None:
        self.game, self.lesson = game, lesson
        self.said: list[LessonMoment] = []
        self.wrong: list[LessonMoment] = []
        self.unprepared: list[str] = []
        self._dice = Dice(learner)
        self._opponents = bots.make(PREPARED + lesson.id, game, 0)
        self._progress = Progress(lesson)
        self._strict = strict_until(lesson)
        self._play(lesson.begin(game))

    def _play(self, match: Match) -> None:
        progress = self._progress
        for _ in range(MOST_CHOICES):
            if match.state.over or progress.done:
                break
            others = [decision for decision in match.state.decisions if decision.seat != LEARNER]
            decision = others[0] if others else match.state.decisions[0]
            if decision.seat == LEARNER:
                index = self._learner(match, decision)
            else:
                if progress.position <= self._strict and prepared(self.lesson, match.state, decision) is None:
                    self.unprepared.append(f"{kind_of(decision)} of seat {decision.seat}")
                index = self._opponents.choose(match.state, decision.seat)
            match.choose(decision.seat, index)
        while (moment := progress.due(None, match.state.over)) is not None:
            self._hear(moment, match, None)
            progress.passed()

    def _learner(self, match: Match, decision: Decision) -> int:
        progress = self._progress
        while (moment := progress.due(decision)) is not None and not moment.waits_for_a_choice:
            self._hear(moment, match, decision)
            progress.passed()
        if moment is None:
            return int(self._dice.below(len(decision.options)))
        self._hear(moment, match, decision)
        right = [index for index, option in enumerate(decision.options) if wanted(moment.want, option)]
        if len(right) < len(decision.options):
            self.wrong.append(moment)
        progress.passed()
        return right[int(self._dice.below(len(right)))]

    def _hear(self, moment: LessonMoment, match: Match, decision: Decision | None) -> None:
        self.said.append(moment)
        for pointer in moment.point:
            self._see(pointer, match, decision)

    def _see(self, pointer: str, match: Match, decision: Decision | None) -> None:
        """What is pointed at is there: in the box, on the board, or among the options."""
        if pointer.startswith(SPOT):
            assert pointer.removeprefix(SPOT) in spots(self.game), f"the board has no spot {pointer}"
        elif pointer.startswith(OPTION):
            assert decision is not None, f"nothing is asked, so {pointer} is not there"
            kinds = {option.words.id for option in decision.options}
            assert pointer.removeprefix(OPTION) in kinds, f"{pointer} is not offered, only {sorted(kinds)}"
        elif decision is None or not any(pointer in option.refs for option in decision.options):
            # What is not offered lies on the table, or is at least in the box.
            on_the_table = f'"{pointer.partition(":")[2]}"' in match.state.view(LEARNER).to_json().decode()
            assert on_the_table or pointer in by_ref(self.game.cards(self.game.standard_box)), f"there is no {pointer}"


def spots(game: Game) -> set[str]:
    """The places of a board that can be pointed at, as its drawing names them."""
    found: set[str] = set()
    for path in (BOARDS / game.package.rpartition(".")[2]).glob("*.svelte"):
        for value in re.findall(r"data-spot=(\"[^\"]+\"|\{[^}]+\})", path.read_text(encoding="utf-8")):
            found |= set(re.findall(r"[\"']([\w-]+)[\"']", value))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_guided_first_game(game: str) -> None:
    assert learning(registry.find(game)).lesson("first") is not None


@pytest.mark.parametrize("learner", range(3))
@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_a_lesson_reaches_its_end_whatever_the_learner_does_where_it_is_free(
    game: Game, lesson: Lesson, learner: int
) -> None:
    played = Played(game, lesson, learner)
    missed = [moment.say.en for moment in lesson.moments if not moment.optional and moment not in played.said]
    assert not missed, f"these moments never came: {missed}"


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_as_long_as_a_lesson_wants_something_particular_its_opponents_are_prepared(game: Game, lesson: Lesson) -> None:
    """A bot that learns to play better must not change what a lesson says."""
    assert not Played(game, lesson, 0).unprepared


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_a_wrong_choice_is_explained(game: Game, lesson: Lesson) -> None:
    silent = [moment.say.en for moment in Played(game, lesson, 0).wrong if moment.but is None]
    assert not silent


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_a_lesson_says_everything_in_both_languages(game: Game, lesson: Lesson, lang: str) -> None:
    spoken = [moment.say for moment in lesson.moments]
    spoken += [moment.but for moment in lesson.moments if moment.but is not None]
    spoken += [lesson.title, lesson.about]
    for both in spoken:
        text = both.text(lang)
        assert len(text) > 10
        assert "  " not in text
        assert both.de != both.en
    for moment in lesson.moments:
        assert len(moment.say.text(lang)) <= 330, f"one idea at a time: {moment.say.text(lang)}"
    quotes = "„“" if lang == "de" else "“”"
    for both in spoken:
        assert '"' not in both.text(lang)
        assert both.text(lang).count(quotes[0]) == both.text(lang).count(quotes[1])


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_a_lesson_knows_the_questions_of_its_game(game: Game, lesson: Lesson) -> None:
    asked = [moment.at for moment in lesson.moments if moment.at not in ("", AT_THE_END)]
    assert set(asked) | {answer.at for answer in lesson.answers} <= set(game.saved.kinds)


@pytest.mark.parametrize("game", GAMES)
def test_the_lessons_of_a_game_come_one_after_the_other(game: str) -> None:
    found = learning(registry.find(game))
    assert [lesson.number for lesson in found.lessons] == list(range(1, len(found.lessons) + 1))
    assert found.lessons[0].id == "first"
    assert [found.after(lesson) for lesson in found.lessons] == [*found.lessons[1:], None]
    # A table is known for a lesson's by its shuffle and its number of players.
    assert len({(lesson.seed, lesson.players) for lesson in found.lessons}) == len(found.lessons)


@pytest.mark.parametrize(("game", "lesson"), FROM_THE_MIDDLE)
def test_a_lesson_in_the_middle_of_a_game_begins_with_a_question_to_the_learner(game: Game, lesson: Lesson) -> None:
    match = lesson.begin(game)
    assert match.choices == lesson.begin(game).choices, "it is the same for everybody"
    decision = match.state.decision_of(LEARNER)
    assert decision is not None
    progress = Progress(lesson)
    while (moment := progress.due(decision)) is not None and not moment.waits_for_a_choice:
        progress.passed()
    assert moment is not None, "it begins before its position is there"
    # What was played before is nobody's way through the lesson.
    assert followed(lesson, match).position == 0
    match.choose(LEARNER, next(i for i, option in enumerate(decision.options) if wanted(moment.want, option)))
    assert followed(lesson, match).position == progress.position + 1


def test_a_lesson_that_is_not_prepared_up_to_where_it_begins_says_so() -> None:
    game = registry.find("vaalbara")
    first = learning(game).lesson("first")
    assert first is not None
    with pytest.raises(ValueError, match="of seat 0 is not prepared"):
        replace(first, before=("round", 1)).begin(game)


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_a_lesson_lets_go(game: Game, lesson: Lesson) -> None:
    """Its last questions are the learner's own, and it says goodbye."""
    choices = [moment for moment in lesson.moments if moment.waits_for_a_choice]
    assert choices
    assert not choices[-1].want
    assert not lesson.moments[-1].want
    assert len(lesson.opponents) == lesson.players - 1
