"""The command to learn a game: a lesson, line by line."""

# Annotations are evaluated here on purpose: Typer reads the help texts out of them.

from typing import Annotated, Final

import typer
from rich.text import Text

from tafelrunde.bots.prepared import PREPARED
from tafelrunde.kernel.decision import Decision
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.learning import Lesson, LessonMoment, Progress, followed, learning, wanted
from tafelrunde.kernel.match import Match
from tafelrunde.terminal import saves
from tafelrunde.terminal.given import game_of
from tafelrunde.terminal.helps import Help
from tafelrunde.terminal.plain import Left, PlainPlay
from tafelrunde.terminal.sitting import PERSON, Sitting
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
        _lang: Annotated[str | None, words.language()] = None,
        _help: Annotated[bool, words.help()] = False,
    ) -> int:
        found = game_of(game)
        wanted_lesson = learning(found).lesson(lesson)
        if wanted_lesson is None:
            known = ", ".join(other.id for other in learning(found).lessons)
            raise BadCommand(say("no-such-lesson", lesson=lesson, game=found.name, known=known))
        guided = begun(found, wanted_lesson, lang, new)
        try:
            guided.play()
        except Left:
            guided.say("lesson-left", lesson=_command(found, wanted_lesson))
            if guided.progress.taught:
                guided.point_onward(found)
            return 0
        guided.end()
        guided.point_onward(found)
        return 0


def _command(game: Game, lesson: Lesson) -> str:
    """How a lesson is called for."""
    return game.id if lesson.id == FIRST else f"{game.id} --lesson {lesson.id}"


def begun(game: Game, lesson: Lesson, lang: str, new: bool) -> "GuidedPlay":
    """The lesson where it was left, or from its beginning."""
    keeper = saves.Keeper(game.id, saves.kept_folder() / f"lesson-{game.id}-{lesson.id}{saves.SUFFIX}")
    seats = [PERSON, *[PREPARED + lesson.id] * len(lesson.opponents)]
    match = lesson.begin(game)
    if not new and keeper.path.exists():
        left = Match.replay(saves.read(keeper.path))
        if left.setup.version == game.version and not left.state.over:
            match = left
    progress = followed(lesson, match)
    return GuidedPlay(Sitting(match, seats, ["", *lesson.opponents], keeper), lang, progress)


class GuidedPlay(PlainPlay):
    """A game line by line, with a coach who explains and waits."""

    def __init__(self, sitting: Sitting, lang: str, progress: Progress) -> None:
        super().__init__(sitting, lang)
        self.progress = progress

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
        named = int(number) - 1 if number.isdecimal() and 1 <= int(number) <= len(decision.codes) else None
        if moment is not None and named is not None and not wanted(moment.want, decision.options[named]):
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

    def point_onward(self, game: Game) -> None:
        """Name the lesson that comes next, if any."""
        after = learning(game).after(self.progress.lesson)
        if after is not None:
            self.say("lesson-following", title=after.title.text(self.lang), lesson=_command(game, after))

    def end(self) -> None:
        """The last words."""
        moment = self.progress.due(None, self.sitting.state.over)
        if moment is not None:
            self.tell(moment)
        self.sitting.keeper.finish()
