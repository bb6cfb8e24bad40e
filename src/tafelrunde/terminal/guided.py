"""A lesson on the whole screen: the coach's words stand above the board, and what they speak of lights up on it."""

from __future__ import annotations

from typing import ClassVar

from textual.binding import Binding, BindingType

from tafelrunde.kernel.decision import Decision
from tafelrunde.kernel.learning import Lesson, LessonMoment, followed, wanted
from tafelrunde.terminal.fullscreen import HURRY, PlayApp
from tafelrunde.terminal.sitting import Sitting


class GuidedApp(PlayApp):
    """A game with a coach, who explains one thing at a time and waits until it is read or done."""

    BINDINGS: ClassVar[list[BindingType]] = [
        # Nothing can be chosen while something is to be read: here Enter answers nothing.
        Binding("enter", "read_on", show=False),
    ]
    after_the_end = ("look", "quit")

    def __init__(self, sitting: Sitting, lang: str, pause: float, lesson: Lesson) -> None:
        super().__init__(sitting, lang, pause, coached=True)
        self.progress = followed(lesson, sitting.match)
        # What the coach speaks of, whether it only wants to be read, and what is said to a choice that is not meant.
        self.moment: LessonMoment | None = None
        self.lecturing = False
        self.but = ""
        self.parted = False

    async def ask(self, decision: Decision) -> None:
        while (moment := self.progress.due(decision)) is not None and not moment.waits_for_a_choice:
            await self.lecture(moment)
            self.progress.passed()
        self.moment, self.but = moment, ""
        await super().ask(decision)

    async def lecture(self, moment: LessonMoment) -> None:
        """Say something, and wait until it is read."""
        self.asked, self.moment, self.but, self.lecturing = None, moment, "", True
        self.draw()
        while (await self.heard.get()).what != HURRY:
            pass
        self.lecturing = False

    async def is_sure(self, decision: Decision, index: int) -> bool:
        """A choice that is not meant now is explained and not made."""
        moment = self.moment
        if moment is not None and not wanted(moment.want, decision.options[index]):
            self.but = self.say("lesson-not-yet") if moment.but is None else moment.but.text(self.lang)
            self.draw_coach()
            return False
        return await super().is_sure(decision, index)

    def choose(self, decision: Decision, index: int) -> None:
        super().choose(decision, index)
        if self.moment is not None:
            self.progress.passed()
        self.moment, self.but = None, ""

    def take_back(self) -> bool:
        taken = super().take_back()
        if taken:
            self.progress = followed(self.progress.lesson, self.sitting.match)
        return taken

    async def end(self) -> None:
        moment = self.progress.due(None, True)
        if moment is not None and not self.parted:
            self.parted = True
            await self.lecture(moment)
            self.moment = None
        await super().end()

    def action_read_on(self) -> None:
        """It is read."""
        if self.lecturing:
            self.action_hurry()

    # ------------------------------------------------------------------ drawing

    def draw_coach(self) -> None:
        if self.moment is None:
            super().draw_coach()
        else:
            self.show_coach(self.but or self.moment.say.text(self.lang))

    def draw_prompt(self) -> None:
        if self.lecturing:
            self.show_prompt(self.say("lesson-read"), self.question_rule())
        else:
            super().draw_prompt()

    def draw_board(self) -> None:
        super().draw_board()
        # What the coach points at is seen first; the options light up when the cursor moves.
        if self.moment is not None and self.lecturing:
            self.show_table(set(self.moment.point))
