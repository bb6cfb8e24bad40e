"""The command to learn a game: a lesson with a coach, on the whole screen or in lines, or the game on one page."""

# Annotations are evaluated here on purpose: Typer reads the help texts out of them.

from typing import Annotated, Final

import typer
from rich.text import Text

from tafelrunde.bots.prepared import PREPARED
from tafelrunde.kernel.decision import Decision
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.learning import Lesson, LessonMoment, followed, learning, wanted
from tafelrunde.kernel.match import Match
from tafelrunde.terminal import pages, saves
from tafelrunde.terminal.given import game_of
from tafelrunde.terminal.helps import Help
from tafelrunde.terminal.output import is_terminal, show
from tafelrunde.terminal.plain import Left, PlainPlay
from tafelrunde.terminal.playing import DEFAULT_PAUSE
from tafelrunde.terminal.sitting import PERSON, Sitting, in_order
from tafelrunde.terminal.words import BadCommand, say

# The lesson that is meant where none is named.
FIRST: Final = "first"


def add(app: typer.Typer, lang: str) -> None:
    """Add this command."""
    words = Help(lang)

    @words.command(app, "learn")
    def learn(
        game: Annotated[str, words.argument("game", words("metavar-game"))],
        lesson: Annotated[str, words.option("lesson", metavar=words("metavar-name"))] = FIRST,
        new: Annotated[bool, words.flag("new")] = False,
        page: Annotated[bool, words.flag("page")] = False,
        plain: Annotated[bool, words.flag("plain")] = False,
        _lang: Annotated[str | None, words.language()] = None,
        _help: Annotated[bool, words.help()] = False,
    ) -> int:
        found = game_of(game)
        if page:
            show(Text(found.name.text(lang), style="bold"), Text(), pages.page(found, lang))
            return 0
        wanted_lesson = learning(found).lesson(lesson)
        if wanted_lesson is None:
            known = ", ".join(other.id for other in learning(found).lessons)
            raise BadCommand(say("no-such-lesson", lesson=lesson, game=found.name, known=known))
        sitting = begun(found, wanted_lesson, new)
        if plain or not is_terminal():
            return learn_line_by_line(sitting, wanted_lesson, lang)
        from tafelrunde.terminal.guided import GuidedApp

        app = GuidedApp(sitting, lang, DEFAULT_PAUSE, wanted_lesson)
        code = app.run()
        if app.fault is not None:
            raise app.fault
        last = farewell(found, wanted_lesson, app.lang, app.progress.taught, sitting.state.over)
        show(*map(Text, last))
        return code or 0


def _command(game: Game, lesson: Lesson) -> str:
    """How a lesson is called for."""
    return game.id if lesson.id == FIRST else f"{game.id} --lesson {lesson.id}"


def farewell(game: Game, lesson: Lesson, lang: str, taught: bool, over: bool) -> list[str]:
    """How a lesson that was left goes on, and the one that comes next, if any."""
    lines = [] if over else [say("lesson-left", lesson=_command(game, lesson)).text(lang)]
    after = learning(game).after(lesson)
    if after is not None and (taught or over):
        lines.append(say("lesson-following", title=after.title.text(lang), lesson=_command(game, after)).text(lang))
    return lines


def begun(game: Game, lesson: Lesson, new: bool) -> Sitting:
    """The lesson where it was left, or from its beginning."""
    keeper = saves.Keeper(game.id, saves.kept_folder() / f"lesson-{game.id}-{lesson.id}{saves.SUFFIX}")
    seats = [PERSON, *[PREPARED + lesson.id] * len(lesson.opponents)]
    match = lesson.begin(game)
    if not new and keeper.path.exists():
        left = Match.replay(saves.read(keeper.path))
        if left.setup.version == game.version and not left.state.over:
            match = left
    return Sitting(match, seats, ["", *lesson.opponents], keeper)


def learn_line_by_line(sitting: Sitting, lesson: Lesson, lang: str) -> int:
    """A lesson in sentences; the exit code."""
    guided = GuidedPlay(sitting, lang, lesson)
    try:
        guided.play()
        guided.end()
    except Left:
        pass
    for line in farewell(sitting.game, lesson, guided.lang, guided.progress.taught, sitting.state.over):
        guided.write(Text(line))
    return 0


class GuidedPlay(PlainPlay):
    """A game line by line, with a coach who explains and waits."""

    def __init__(self, sitting: Sitting, lang: str, lesson: Lesson) -> None:
        super().__init__(sitting, lang)
        self.progress = followed(lesson, sitting.match)

    def ask(self, decision: Decision) -> None:
        while (moment := self.progress.due(decision)) is not None and not moment.waits_for_a_choice:
            self.tell(moment)
            if self.read_line("lesson-next").strip().lower() == "q":
                raise Left
            self.progress.passed()
        if moment is not None:
            self.tell(moment)
        super().ask(decision)

    def choose(self, decision: Decision, number: str) -> bool:
        moment = self.progress.due(decision)
        named = in_order(decision)[int(number) - 1 : int(number)] if number.isdecimal() and int(number) else []
        if moment is not None and named and not wanted(moment.want, decision.options[named[0]]):
            self.write(Text(moment.but.text(self.lang) if moment.but else say("lesson-not-yet").text(self.lang)))
            return False
        chosen = super().choose(decision, number)
        if chosen and moment is not None:
            self.progress.passed()
        return chosen

    def take_back(self) -> bool:
        taken = super().take_back()
        if taken:
            self.progress = followed(self.progress.lesson, self.sitting.match)
        return taken

    def tell(self, moment: LessonMoment) -> None:
        """What the coach says."""
        self.write(Text())
        self.write(Text(f"{say('lesson-coach').text(self.lang)} {moment.say.text(self.lang)}", style="bold"))

    def end(self) -> None:
        """The last words."""
        moment = self.progress.due(None, self.sitting.state.over)
        if moment is not None:
            self.tell(moment)
        self.sitting.keeper.finish()
