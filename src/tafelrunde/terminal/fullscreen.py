"""Playing on the whole screen.

One coroutine leads through the game (`lead`): it asks people, lets bots think and shows the end. Keys and clicks only
say something to it (`heard`), so nothing ever happens to the match from two sides at once.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import ClassVar, NamedTuple

from rich.console import Group, RenderableType
from rich.text import Text
from textual import on, work
from textual.binding import Binding, BindingType
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from tafelrunde.drawing.contract import Look
from tafelrunde.kernel.card import Card
from tafelrunde.kernel.decision import Decision
from tafelrunde.kernel.errors import CannotUndo
from tafelrunde.terminal import saves, shelf
from tafelrunde.terminal.output import reason
from tafelrunde.terminal.screens import PICK_KEYS, Ask, Reading, Typing
from tafelrunde.terminal.sitting import Sitting, Told, in_order
from tafelrunde.terminal.tableau import Tableau

CHOOSE, UNDO, HURRY = "choose", "undo", "hurry"
# Keys that are there whatever is asked, and what they do.
PLAIN_KEYS = (
    ("?", "help"),
    ("q", "leave"),
    ("b", "table"),
    ("c", "cards"),
    ("r", "rules"),
    ("k", "coach"),
    ("p", "page"),
    ("s", "save"),
    ("l", "language"),
)


# Seconds after a wait for bots in which no key answers: it was pressed before the question could be read.
GRACE = 0.4


class Said(NamedTuple):
    """What somebody at the keyboard wants. A choice names its decision: a late key never answers the next one."""

    what: str
    decision: Decision | None = None
    answer: int = 0


class PlayApp(Tableau):
    """A game against bots, or between several people at one device."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u", "undo", show=False),
        Binding("h", "hint", show=False),
        Binding("s", "save", show=False),
        Binding("i", "inspect", show=False),
        Binding("k", "coach", show=False),
        # Not Enter, which chooses: whoever hurries bots with it would answer the next question unread.
        Binding("space", "hurry", show=False),
        *[Binding(key, f"pick({place})", show=False) for place, key in enumerate(PICK_KEYS)],
    ]

    # What can be done when the game is over.
    after_the_end: Sequence[str] = ("again", "save", "look", "quit")

    def __init__(
        self,
        sitting: Sitting,
        lang: str,
        pause: float,
        left_unfinished: tuple[Path, Callable[[], Sitting]] | None = None,
        coached: bool = False,
    ) -> None:
        super().__init__(sitting.game, lang)
        self.sitting = sitting
        # Whether a line under each question says what it is about.
        self.coached = coached
        # How long a bot waits before it answers, so that people can follow and take back.
        self.pause = pause
        self.grace = min(GRACE, pause)
        # No answer is taken before this moment.
        self.read_until = 0.0
        self.left_unfinished = left_unfinished
        self.heard: asyncio.Queue[Said] = asyncio.Queue()
        # What the person at the device is asked; None while others think.
        self.asked: Decision | None = None
        # Its options as they are listed: their indexes, and what is told of them.
        self.order: list[int] = []
        self.told: list[Told] = []
        # Whether somebody who ends a turn with something left to do is asked once more.
        self.asks_before_the_end = True
        # The question whose options are on the screen.
        self.shown: Decision | None = None
        # Whose eyes are on the screen.
        self.reader: int | None = None
        self.thinking: list[int] = []
        self.warned = False

    def on_mount(self) -> None:
        self.lead()

    # ------------------------------------------------------------------ the course of a game

    @work(exclusive=True)
    async def lead(self) -> None:
        """Lead through the game, and through the next one if somebody wants it."""
        await self.offer_unfinished()
        self.take_seats()
        while True:
            self.warn_of_trouble()
            if self.sitting.state.over:
                await self.end()
                continue
            decision = self.sitting.person_to_ask(self.reader)
            if decision is None:
                await self.wait_for_bots()
            else:
                await self.hand_over(decision.seat)
                await self.ask(decision)

    async def offer_unfinished(self) -> None:
        """Go on with a game that was left in the middle?"""
        if self.left_unfinished is None:
            return
        path, resume = self.left_unfinished
        answers = [("continue", self.say("continue-yes")), ("new", self.say("continue-no"))]
        body = Text(shelf.taken(path).summary().text(self.lang))
        if await self.push_screen_wait(Ask(self.say("continue-title"), body, answers)) == "continue":
            self.sitting = resume()
            return
        try:
            saves.set_aside(path)
        except OSError as error:
            self.notify(self.say("set-aside-failed", file=str(path), why=reason(error)), severity="warning")

    def take_seats(self) -> None:
        """Who looks at the screen first? With several people nobody, until the device is handed over."""
        people = self.sitting.people
        self.reader = people[0] if len(people) == 1 else None
        self.asked = None
        self.draw()

    async def hand_over(self, seat: int) -> None:
        """Cover the table until the next person has the device."""
        if seat == self.reader:
            return
        name = self.sitting.name(seat, self.lang)
        self.asked = None
        self.reader = None
        self.draw()
        answers = [("here", self.say("hand-over-yes", name=name))]
        await self.push_screen_wait(Ask(self.say("hand-over-title", name=name), "", answers, cover=True))
        self.reader = seat

    async def ask(self, decision: Decision) -> None:
        """Ask the person at the device, until there is an answer or something is taken back."""
        self.asked = decision
        self.draw()
        while self.asked is decision:
            said = await self.heard.get()
            if said.what == UNDO:
                self.take_back()
            elif said.decision is decision and await self.is_sure(decision, said.answer):
                self.choose(decision, said.answer)
                self.asked = None

    def choose(self, decision: Decision, index: int) -> None:
        """Give the answer of the person at the device."""
        self.sitting.choose(decision.seat, index)

    async def is_sure(self, decision: Decision, index: int) -> bool:
        """A grave choice is asked once more, and the end of a turn where something else could be done."""
        option = decision.options[index]
        leaves = option.ends and self.asks_before_the_end and not all(other.ends for other in decision.options)
        if not (option.grave or leaves):
            return True
        answers = [("yes", self.say("grave-yes")), ("no", self.say("grave-no"))]
        if leaves:
            answers.insert(1, ("always", self.say("ending-always")))
        body = Text(option.text(self.lang, self.sitting.names(self.lang)))
        title = self.say("ending-title" if leaves else "grave-title")
        answer = await self.push_screen_wait(Ask(title, body, answers))
        self.asks_before_the_end = self.asks_before_the_end and answer != "always"
        return answer != "no"

    async def wait_for_bots(self) -> None:
        """Let the bots that are asked think, off the screen's own thread, and wait a moment before they answer."""
        seats = self.sitting.bots_to_ask()
        self.asked, self.thinking = None, seats
        self.draw()
        thought = asyncio.create_task(asyncio.to_thread(self.sitting.think, self.sitting.state.copy(), seats))
        pause = asyncio.create_task(asyncio.sleep(self.pause))
        try:
            while not (thought.done() and pause.done()):
                said = await self.said_before(thought if pause.done() else pause)
                if said is None:
                    continue
                if said.what == UNDO and self.take_back():
                    return
                if said.what == HURRY:
                    pause.cancel()
            self.sitting.answer(thought.result())
        finally:
            self.thinking = []
            self.read_until = time.monotonic() + self.grace
            pause.cancel()

    async def said_before(self, task: asyncio.Task[object]) -> Said | None:
        """What is said before a task is done; None if nothing is."""
        hearing = asyncio.create_task(self.heard.get())
        try:
            await asyncio.wait({hearing, task}, return_when=asyncio.FIRST_COMPLETED)
            return hearing.result() if hearing.done() else None
        finally:
            hearing.cancel()

    def take_back(self) -> bool:
        """Undo the last choice of whoever is at the device."""
        if self.reader is None:
            return False
        try:
            self.sitting.undo(self.reader)
        except CannotUndo as error:
            names = self.sitting.names(self.lang)
            self.notify(error.words.text(self.lang, names), severity="warning")
            return False
        self.asked = None
        self.notify(self.say("undone"))
        return True

    async def end(self) -> None:
        """Show how the game ended, until somebody leaves or begins again."""
        self.asked = None
        if len(self.sitting.people) > 1:
            self.reader = None
        self.draw()
        names = self.sitting.names(self.lang)
        view = self.sitting.view(self.reader)
        body = Group(self.sitting.drawing.ending(Look(view, self.lang, names)))
        answers = [(id, self.say(f"end-{id}")) for id in self.after_the_end]
        match await self.push_screen_wait(Ask(self.outcome(), body, answers)):
            case "again":
                self.sitting.keeper.finish()
                self.sitting = self.sitting.again()
                self.take_seats()
            case "save":
                await self.save_as()
            case "look":
                while (await self.heard.get()).what != HURRY:
                    pass
            case _:
                self.sitting.keeper.finish()
                self.exit(0)
                await asyncio.Future()

    def outcome(self) -> str:
        """Who has won, in one line."""
        winners = self.sitting.state.winners
        if self.reader is not None and winners == [self.reader]:
            return self.say("won-you")
        names = [self.sitting.name(seat, self.lang) for seat in winners]
        return self.say("won", count=len(names), names=", ".join(names))

    def warn_of_trouble(self) -> None:
        """Say once that the game cannot be kept on disk."""
        trouble = self.sitting.keeper.trouble
        if trouble is not None and not self.warned:
            self.notify(self.say("keep-failed", why=trouble), severity="warning", timeout=12)
        self.warned = trouble is not None

    # ------------------------------------------------------------------ keys

    def action_pick(self, place: int) -> None:
        """Choose an option by its number."""
        if time.monotonic() < self.read_until:
            return
        if self.asked is not None and place < len(self.asked.codes):
            self.heard.put_nowait(Said(CHOOSE, self.asked, self.order[place]))

    @on(OptionList.OptionSelected, "#options")
    def picked(self, event: OptionList.OptionSelected) -> None:
        """An option was chosen with Enter or the mouse."""
        self.action_pick(event.option_index)

    @on(OptionList.OptionHighlighted, "#options")
    def looked_at(self, event: OptionList.OptionHighlighted) -> None:
        """The cursor is on an option: what it is about lights up on the board."""
        if not event.option_list.is_attached:
            return  # the table was just left
        self.draw_board()
        # Its text may have taken room from the options.
        self.call_after_refresh(event.option_list.scroll_to_highlight)

    def action_undo(self) -> None:
        """Take back the last choice."""
        self.heard.put_nowait(Said(UNDO))

    def action_inspect(self) -> None:
        """All that can be read about the option under the cursor."""
        at = self.query_one("#options", OptionList).highlighted
        if self.asked is None or at is None:
            return
        told = self.told[at]
        body = Text(
            "\n\n".join(filter(None, (told.hint, told.note, ", ".join(told.heading), *told.printed)))
            or self.say("plain-nothing-printed")
        )
        self.push_screen(Reading(told.text, body, self.lang))

    def cards(self) -> Sequence[Card]:
        return self.sitting.cards

    def heading(self, ref: str) -> Sequence[str]:
        return self.sitting.drawing.heading(ref, self.lang)

    def why_not(self, ref: str) -> str:
        return "" if self.asked is None else self.sitting.why_not(self.asked.seat, ref, self.lang)

    def action_coach(self) -> None:
        """A line under each question from now on, or none."""
        self.coached = not self.coached
        self.draw_coach()

    def whole_table(self) -> RenderableType:
        names = self.sitting.names(self.lang)
        return self.sitting.drawing.board(Look(self.sitting.view(self.reader), self.lang, names))

    @work(exclusive=True, group="hint")
    async def action_hint(self) -> None:
        """Say what a bot would do."""
        decision = self.asked
        if decision is None:
            return
        self.notify(self.say("hint-thinking"))
        lines = await asyncio.to_thread(self.sitting.hint, self.sitting.state.copy(), decision, self.lang)
        if self.asked is decision:
            self.notify("\n".join(lines), title=self.say("hint-title"), timeout=20, markup=False)

    def action_hurry(self) -> None:
        """Do not wait any longer."""
        self.heard.put_nowait(Said(HURRY))

    @work
    async def action_save(self) -> None:
        """Save under a name."""
        await self.save_as()

    async def save_as(self) -> bool:
        """Ask for a file until it is written or somebody gives up."""
        proposal = str(saves.path_for("", self.game.id))
        body = self.say("save-body")
        while True:
            typed = await self.push_screen_wait(Typing(self.say("save-title"), body, proposal))
            if typed is None:
                return False
            path = saves.path_for(typed, self.game.id)
            if saves.would_destroy(path) and not await self.may_destroy(path):
                proposal = typed
                continue
            try:
                saves.write(self.sitting.saved(), path)
            except OSError as error:
                body, proposal = self.say("save-failed", file=str(path), why=reason(error)), typed
            else:
                self.notify(self.say("saved", file=str(path)))
                return True

    async def may_destroy(self, path: Path) -> bool:
        """Whether a file of somebody's may be written over."""
        answers = [("yes", self.say("overwrite-yes")), ("no", self.say("overwrite-no"))]
        body = Text(self.say("overwrite-body", file=str(path)))
        return await self.push_screen_wait(Ask(self.say("overwrite-title"), body, answers)) == "yes"

    def action_leave(self) -> None:
        self.ask_to_leave()

    @work
    async def ask_to_leave(self) -> None:
        """Ask before leaving: the game can go on later."""
        if self.sitting.state.over or not self.sitting.match.choices:
            self.sitting.keeper.finish()
            self.exit(0)
            return
        trouble = self.sitting.keeper.trouble
        body = self.say("leave-body") if trouble is None else self.say("keep-failed", why=trouble)
        answers = [(id, self.say(f"leave-{id}")) for id in ("quit", "save", "stay")]
        answer = await self.push_screen_wait(Ask(self.say("leave-title"), Text(body), answers))
        if answer == "quit" or (answer == "save" and await self.save_as()):
            self.exit(0)

    # ------------------------------------------------------------------ drawing

    def draw(self) -> None:
        names = self.sitting.names(self.lang)
        self.draw_prompt()
        self.draw_coach()
        self.draw_options()
        self.draw_board()
        self.show_log(self.sitting.log(self.reader), names)
        self.show_keys()

    def draw_prompt(self) -> None:
        names = self.sitting.names(self.lang)
        if self.asked is not None:
            name = self.sitting.name(self.asked.seat, self.lang)
            self.show_prompt(f"{name}: {self.asked.prompt.text(self.lang, names)}", self.asked.rule)
        elif self.sitting.state.over:
            self.show_prompt(self.outcome(), "")
        else:
            waiting = [self.sitting.name(seat, self.lang) for seat in self.thinking]
            text = self.say("thinking", count=len(waiting), names=", ".join(waiting))
            self.show_prompt(text, self.question_rule(), thinking=True)

    def draw_coach(self) -> None:
        asked = self.asked if self.coached else None
        self.show_coach("" if asked is None else self.sitting.coached(asked, self.lang))

    def draw_options(self) -> None:
        options, detail = self.query_one("#options", OptionList), self.query_one("#detail", Static)
        self.query_one("#answers").border_title = self.say("options-title")
        # A new question begins at its first option: whoever goes on with Enter must not hit what lay under the cursor.
        kept = (options.highlighted or 0) if self.asked is self.shown else 0
        self.shown = self.asked
        options.clear_options()
        options.disabled = self.asked is None
        if self.asked is None:
            self.set_focus(None)
            detail.update(Text(self.say("hurry-hint") if self.thinking else "", style="dim"))
            return
        self.order = in_order(self.asked)
        told = self.sitting.told(self.asked, self.lang)
        self.told = [told[index] for index in self.order]
        options.add_options([Option(line) for line in option_lines(self.told)])
        options.highlighted = kept
        options.focus()

    def draw_board(self) -> None:
        highlight: set[str] = set()
        if self.asked is not None:
            at = self.query_one("#options", OptionList).highlighted
            if at is not None and at < len(self.asked.codes):
                highlight = set(self.asked.options[self.order[at]].refs)
                self.query_one("#detail", Static).update(Text("\n".join(self.told[at].printed)))
        self.show_table(highlight)

    def show_table(self, highlight: set[str]) -> None:
        """The board, with some things lit up."""
        names = self.sitting.names(self.lang)
        view = self.sitting.view(self.reader)
        self.show_board(self.sitting.drawing.board(Look(view, self.lang, names, highlight, self.compact)))

    def question_rule(self) -> str:
        if self.asked is not None:
            return self.asked.rule
        asked = self.sitting.state.decisions
        return asked[0].rule if asked else ""

    def key_hints(self) -> Iterable[tuple[str, str, str]]:
        if self.asked is not None:
            yield "1-9", self.say("key-choose"), ""
        if self.reader is not None and self.sitting.match.can_undo(self.reader):
            yield "u", self.say("key-undo"), "undo"
        if self.asked is None:
            yield self.say("key-space"), self.say("key-result" if self.sitting.state.over else "key-hurry"), "hurry"
        else:
            yield "i", self.say("key-inspect"), "inspect"
        for key, action in PLAIN_KEYS:
            yield key, self.say(f"key-{action}"), action

    def help_lines(self) -> Sequence[tuple[str, str]]:
        space = self.say("key-space")
        keys = {
            "1-9": "choose",
            "↑ ↓ ⏎": "arrows",
            "h": "hint",
            "i": "inspect",
            "b": "table",
            "c": "cards",
            "k": "coach",
            "p": "page",
            space: "hurry",
            "u": "undo",
            "r": "rules",
            "s": "save",
            "l": "language",
            "tab": "tab",
            "q": "leave",
            "ctrl+c": "interrupt",
        }
        return [(key, self.say(f"help-{id}")) for key, id in keys.items()]


def option_lines(options: Sequence[Told]) -> Iterator[Text]:
    """The options as numbered lines, with what they bring at once and what tells them apart."""
    for place, option in enumerate(options):
        key = PICK_KEYS[place] if place < len(PICK_KEYS) else " "
        line = Text(f"{key}  {option.text}")
        if option.hint:
            line.append(f"  {option.hint}", style="bold")
        if option.heading:
            line.append(f"  {', '.join(option.heading)}", style="dim")
        if option.note:
            line.append(f"  {option.note}", style="dim")
        yield line
