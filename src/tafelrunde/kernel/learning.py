"""What a game tells those who learn it: guided first games, the game on one page, its symbols, its terms, its coach.

All of it is data beside the game, in both languages: `lessons/` and `glossary.toml`. A game may bring any part.

A lesson is a match with a fixed seed and prepared opponents, and a list of moments. A moment says one thing, points at
what it speaks of, and waits: to be read, or for an answer to a question of a certain kind. What it wants is told by
patterns: the refs of an option ("land:L10"), the kind of the option (the id of its words), or both, all of which must
be there: "choose-land land:L10". What follows a "!" must not be there. What no moment speaks of is the learner's own.

A lesson may begin in the middle of a game: `before` says up to where the prepared answers play it, the learner's too.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, TypeVar

import msgspec

from tafelrunde.kernel.chance import GENERATOR
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.state import State

T = TypeVar("T")

# The seat of whoever learns.
LEARNER: Final = 0
# Where a moment waits for the end of the game.
AT_THE_END: Final = "over"
# What a pointer begins with that names a place on the board and no thing: "spot:omens".
SPOT: Final = "spot:"


class Both(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sentence in both languages."""

    de: str
    en: str

    def text(self, lang: str) -> str:
        """The sentence in one of them."""
        return self.de if lang == "de" else self.en


class LessonMoment(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One idea: what the coach says, what it points at, and what it waits for."""

    say: Both
    # Refs of things, and places of the board.
    point: tuple[str, ...] = ()
    # The kind of question that it belongs to (what saves call the asking step); "" is any time.
    at: str = ""
    # Which options are right, one pattern for each; none: any.
    want: tuple[str, ...] = ()
    # What is said kindly when another option is tried.
    but: Both | None = None
    # Whether it only wants to be read although it belongs to a question; without a question it is always so.
    read: bool = False
    # Whether the lesson may go on without it, because its question may never come.
    optional: bool = False

    @property
    def waits_for_a_choice(self) -> bool:
        return bool(self.at) and not self.read and self.at != AT_THE_END


class Answer(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a seat answers to a kind of question: the first of these patterns that fits an option ("*": any).

    The learner's own seat is answered for only in what was played before the lesson.
    """

    seat: int
    at: str
    want: tuple[str, ...]
    # As long as a number on the table (its name in the view) is at most this: ["day", 1]. Without it: always.
    until: tuple[str, int] | None = None

    def holds(self, decision: Decision, state: State) -> bool:
        """Whether it is the answer to this question."""
        if self.seat != decision.seat or self.at != kind_of(decision):
            return False
        return self.until is None or _is_up_to(state, self.until)


def _is_up_to(state: State, limit: tuple[str, int]) -> bool:
    """Whether a number on the table, named as in the view, is at most this."""
    number, last = limit
    now = getattr(state.view(LEARNER).table, number)
    return isinstance(now, int) and now <= last


class Lesson(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A guided game. The learner has the first seat; the names are those of the others."""

    title: Both
    about: Both
    minutes: tuple[int, int]
    players: int
    seed: int
    moments: tuple[LessonMoment, ...]
    options: dict[str, bool | int | str] = {}
    opponents: tuple[str, ...] = ()
    answers: tuple[Answer, ...] = ()
    # As long as a number on the table is at most this, everybody is answered for: there the lesson begins.
    before: tuple[str, int] | None = None
    # Its place among the lessons of its game.
    number: int = 1
    # Its file's name.
    id: str = ""

    def begin(self, game: Game) -> Match:
        """The match that it is played with, at the moment when the learner sits down."""
        match = Match(game.setup(self.players, self.options), self.seed, generator=GENERATOR)
        while self.before is not None and not match.state.over and _is_up_to(match.state, self.before):
            decision = match.state.decisions[0]
            index = prepared(self, match.state, decision)
            if index is None:
                raise ValueError(f"{self.id}: {kind_of(decision)} of seat {decision.seat} is not prepared")
            match.choose(decision.seat, index)
        return match


class Section(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part of the page that tells a whole game: a symbol, a heading, some sentences, the rule behind them."""

    title: Both
    text: Both
    icon: str = ""
    rule: str = ""
    # Steps of a turn, things that score: one short line each.
    points: tuple[Both, ...] = ()


class Sign(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A line of the legend: a symbol of the game-icons set, or one of the board's own, and what it stands for."""

    name: Both
    text: Both
    icon: str = ""
    # What the board's drawing calls it.
    sign: str = ""
    rule: str = ""


class SymbolGroup(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Symbols that belong together: those that are listed, or all things of a kind ("land"), each with its own."""

    title: Both
    things: str = ""
    symbols: tuple[Sign, ...] = ()


class Term(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A term of the rules: its word in both languages, further forms of it in sentences, and its rule."""

    de: str
    en: str
    rule: str
    forms_de: tuple[str, ...] = ()
    forms_en: tuple[str, ...] = ()


class Learning(msgspec.Struct, frozen=True, kw_only=True):
    """All that a game has for those who learn it."""

    lessons: tuple[Lesson, ...] = ()
    page: tuple[Section, ...] = ()
    legend: tuple[SymbolGroup, ...] = ()
    terms: tuple[Term, ...] = ()
    # One line for each kind of question.
    coach: dict[str, Both] = {}

    def lesson(self, id: str) -> Lesson | None:
        """A lesson by its name."""
        return next((lesson for lesson in self.lessons if lesson.id == id), None)

    def after(self, lesson: Lesson) -> Lesson | None:
        """The lesson that comes after one, if any."""
        return next((other for other in self.lessons if other.number > lesson.number), None)


class _Page(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    sections: tuple[Section, ...]


class _Legend(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    groups: tuple[SymbolGroup, ...]


class _Entry(Term, frozen=True, kw_only=True, forbid_unknown_fields=True):
    # Words for the same thing that no text uses: for tests, not for readers.
    never_de: tuple[str, ...] = ()
    never_en: tuple[str, ...] = ()

    def term(self) -> Term:
        return Term(de=self.de, en=self.en, rule=self.rule, forms_de=self.forms_de, forms_en=self.forms_en)


class _Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    terms: tuple[_Entry, ...]


# Files of `lessons/` that are no lessons.
PAGE: Final = "page.toml"
LEGEND: Final = "legend.toml"
COACH: Final = "coach.toml"


def learning(game: Game) -> Learning:
    """What lies in a game's folder for learners."""
    return _in_package(game.package)


@cache
def _in_package(package: str) -> Learning:
    home = files(package)
    folder = home.joinpath("lessons")
    found = {file.name: file for file in folder.iterdir()} if folder.is_dir() else {}
    lessons = [
        msgspec.structs.replace(_read(file, Lesson), id=name.removesuffix(".toml"))
        for name, file in sorted(found.items())
        if name.endswith(".toml") and name not in (PAGE, LEGEND, COACH)
    ]
    glossary = home.joinpath("glossary.toml")
    return Learning(
        lessons=tuple(sorted(lessons, key=lambda lesson: lesson.number)),
        page=_read(found[PAGE], _Page).sections if PAGE in found else (),
        legend=_read(found[LEGEND], _Legend).groups if LEGEND in found else (),
        terms=tuple(entry.term() for entry in _read(glossary, _Terms).terms) if glossary.is_file() else (),
        coach=_read(found[COACH], dict[str, Both]) if COACH in found else {},
    )


def _read(file: Traversable, kind: type[T]) -> T:
    try:
        return msgspec.toml.decode(file.read_bytes(), type=kind)
    except msgspec.MsgspecError as error:
        raise ValueError(f"{file}: {error}") from error


# ---------------------------------------------------------------------- how a lesson goes on


def kind_of(decision: Decision) -> str:
    """The kind of a question: what saves call the step that asks it."""
    return decision.setup.game.saved.name_of(type(decision.step))


def fits(pattern: str, kind: str, refs: Sequence[str]) -> bool:
    """Whether an option is what a pattern describes: it has these refs, not those after "!", and is of this kind."""
    return pattern == "*" or all(_has(word, kind, refs) for word in pattern.split())


def _has(word: str, kind: str, refs: Sequence[str]) -> bool:
    if word.startswith("!"):
        return not _has(word[1:], kind, refs)
    return word in refs if ":" in word else word == kind


def wanted(patterns: Sequence[str], option: Option) -> bool:
    """Whether an option is one of those that are wanted; without a pattern all are."""
    words = option.words
    return not patterns or any(fits(pattern, words.id, words.refs) for pattern in patterns)


class Progress:
    """How far somebody has come in a lesson."""

    __slots__ = ("lesson", "position")

    def __init__(self, lesson: Lesson, position: int = 0) -> None:
        self.lesson = lesson
        self.position = position

    @property
    def done(self) -> bool:
        return self.position >= len(self.lesson.moments)

    @property
    def taught(self) -> bool:
        """Whether all was said that is not said at the end of the game only."""
        return all(moment.at == AT_THE_END for moment in self.lesson.moments[self.position :])

    def due(self, decision: Decision | None, over: bool = False) -> LessonMoment | None:
        """The moment that is due at this question (or between questions), after passing over what will not come."""
        moments = self.lesson.moments
        for place in range(self.position, len(moments)):
            moment = moments[place]
            if _is_due(moment, decision, over):
                self.position = place
                return moment
            # At the end only what is said then is left; before it, only what may be left out is passed over.
            if not moment.optional and not over:
                return None
        return None

    def passed(self) -> None:
        """It was read, or its choice was made."""
        self.position += 1


def _is_due(moment: LessonMoment, decision: Decision | None, over: bool) -> bool:
    if moment.at == AT_THE_END:
        return over
    if over:
        return False
    if not moment.at:
        return True
    if decision is None or kind_of(decision) != moment.at:
        return False
    return any(wanted(moment.want, option) for option in decision.options)


def strict_until(lesson: Lesson) -> int:
    """The last moment that wants something particular: up to there everything is prepared."""
    return max((place for place, moment in enumerate(lesson.moments) if moment.want), default=-1)


def prepared(lesson: Lesson, state: State, decision: Decision) -> int | None:
    """What a question is answered with by preparation: the index of an option, or None."""
    for answer in lesson.answers:
        if answer.holds(decision, state):
            for pattern in answer.want:
                for index, option in enumerate(decision.options):
                    if wanted((pattern,), option):
                        return index
    return None


def followed(lesson: Lesson, match: Match) -> Progress:
    """How far somebody has come who left a lesson's match here: the choices tell, and what was said before was read."""
    progress = Progress(lesson)
    again = lesson.begin(match.setup.game)
    for choice in match.choices[len(again.choices) :]:
        decision = again.state.decision_of(choice.seat)
        if choice.seat == LEARNER and decision is not None:
            while (moment := progress.due(decision)) is not None and not moment.waits_for_a_choice:
                progress.passed()
            if moment is not None:
                progress.passed()
        again.repeat(choice)
    return progress
