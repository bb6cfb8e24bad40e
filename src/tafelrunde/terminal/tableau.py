"""What a full screen looks like: the parts of it, and how they share the room."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from textwrap import wrap
from typing import ClassVar

from rich.console import RenderableType
from rich.style import Style
from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.events import Resize
from textual.theme import Theme
from textual.widgets import OptionList, Static
from textual.worker import WorkerFailed

from tafelrunde.kernel.card import Card
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.language import LANGUAGES
from tafelrunde.kernel.learning import learning
from tafelrunde.terminal import pages, rulebooks
from tafelrunde.terminal.output import INTERRUPTED
from tafelrunde.terminal.screens import Entry, LookUp, Reading
from tafelrunde.terminal.sitting import LogLine
from tafelrunde.terminal.words import say

# Terminals of at least this size get the log beside the board, and the larger drawing of the board.
WIDE = 108
VERY_WIDE = 132
HIGH = 32

# Room for the longest number of a rule in the log.
RULE_WIDTH = 7

GOLD = "#ffc83d"
SAND = "#c9a26b"

DUSK = Theme(
    name="dusk",
    primary=GOLD,
    secondary=SAND,
    accent=GOLD,
    foreground="#efe7dc",
    background="#1a1613",
    surface="#1a1613",
    panel="#2b241e",
    dark=True,
)


class Tableau(App[int]):
    """A table on the whole screen. `play` and `replay` say what happens on it."""

    ENABLE_COMMAND_PALETTE = False
    CSS_PATH = "tableau.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("r", "rules", show=False),
        Binding("c", "cards", show=False),
        Binding("b", "table", show=False),
        Binding("p", "page", show=False),
        Binding("l", "language", show=False),
        Binding("question_mark", "help", show=False),
        Binding("q,ctrl+q", "leave", show=False),
        Binding("ctrl+c", "interrupt", show=False, priority=True),
    ]

    def __init__(self, game: Game, lang: str) -> None:
        super().__init__()
        self.game = game
        self.lang = lang
        # What ended the app although nobody wanted it to end, for the command to report.
        self.fault: Exception | None = None

    def compose(self) -> ComposeResult:
        yield Static(id="prompt")
        yield Static(id="coach")
        with Vertical(id="table"):
            yield VerticalScroll(Static(id="drawing"), id="board")
            with Vertical(id="answers"):
                yield OptionList(id="options")
                yield VerticalScroll(Static(id="detail"), id="explained")
            yield VerticalScroll(Static(id="story"), id="log")
        yield Static(id="keys")

    def on_mount(self) -> None:
        self.register_theme(DUSK)
        self.theme = "dusk"
        self.title = self.game.name.text(self.lang)

    def on_resize(self, event: Resize) -> None:
        wide = event.size.width >= WIDE
        self.set_class(wide, "wide")
        self.set_class(event.size.width >= VERY_WIDE, "very-wide")
        self.set_class(event.size.height >= HIGH, "high")
        # The order in the grid: beside the board on a wide screen, beside the answers on a narrow one.
        log, answers = self.query_one("#log"), self.query_one("#answers")
        table = self.query_one("#table")
        if wide:
            table.move_child(log, before=answers)
        else:
            table.move_child(log, after=answers)
        self.call_after_refresh(self.draw)

    @property
    def compact(self) -> bool:
        """Whether the board is drawn in few lines."""
        return not self.has_class("high")

    def say(self, id: str, **args: int | str) -> str:
        """Words in the language of the moment."""
        return say(id, **args).text(self.lang)

    # ------------------------------------------------------------------ for play and replay

    def draw(self) -> None:
        """Draw everything anew."""
        raise NotImplementedError

    def cards(self) -> Sequence[Card]:
        """Everything in the box that has a text."""
        raise NotImplementedError

    def whole_table(self) -> RenderableType:
        """The table with nothing left out for want of room, and with its legend."""
        raise NotImplementedError

    def heading(self, ref: str) -> Sequence[str]:
        """What is printed on a thing of the box besides its text: price, speed, elements."""
        raise NotImplementedError

    def why_not(self, ref: str) -> str:
        """Why a thing is no answer to what is asked now; "" if it is one or nobody is asked."""
        return ""

    def question_rule(self) -> str:
        """The number of the rule behind what is asked now; "" for none."""
        raise NotImplementedError

    def help_lines(self) -> Sequence[tuple[str, str]]:
        """Keys, and what they do."""
        raise NotImplementedError

    def key_hints(self) -> Iterable[tuple[str, str, str]]:
        """What the last line offers: key, words, action."""
        raise NotImplementedError

    # ------------------------------------------------------------------ the parts

    def show_prompt(self, text: str, rule: str, thinking: bool = False) -> None:
        """The top: who is asked what, and by which rule; a long question gets a second line."""
        line = Text()
        line.append("… " if thinking else "◆ ").append(text, style="bold")
        if rule:
            line.append("  ").append(f"[{rule}]", style=Style(underline=True, meta={"@click": "app.rules"}))
        self.query_one("#prompt", Static).update(line)

    def show_coach(self, text: str) -> None:
        """What the coach says, below the question; "" for nothing."""
        coach = self.query_one("#coach", Static)
        coach.update(Text(text))
        coach.display = bool(text)

    def show_board(self, drawn: RenderableType) -> None:
        """The middle of the screen."""
        self.query_one("#drawing", Static).update(drawn)

    def show_log(self, lines: Sequence[LogLine], names: Mapping[str, str]) -> None:
        """What has happened and what was said; what is new stands out by a bar in front, and what is old is dim."""
        log = self.query_one("#log", VerticalScroll)
        # Wrapped here and not by a table, which would be slow: everything is drawn again after every choice.
        room = max(20, log.scrollable_content_region.width - RULE_WIDTH - 1)
        story = Text()
        for line in lines:
            style = "" if line.fresh else "dim"
            if line.event.kind == "speech":
                style += " italic"
            for place, part in enumerate(wrap(line.event.text(self.lang, names), room)):
                story.append("▌" if line.fresh else " ", style=GOLD)
                story.append(f"{'' if place else line.event.rule:<{RULE_WIDTH}}", style=f"{style} {SAND}")
                story.append(f"{part}\n", style=style)
        self.query_one("#story", Static).update(story)
        log.border_title = self.say("log-title")
        # At its end, whatever becomes of the size of the screen, until somebody scrolls.
        log.anchor()

    def show_keys(self) -> None:
        """The last line: what can be done, for fingers and for the mouse. What has no room is left out, never cut."""
        line = Text(no_wrap=True)
        for key, words, action in self.key_hints():
            hint = Text().append(f" {key} ", style=f"bold #1a1613 on {SAND}")
            hint.append(f" {words}", style=Style(meta={"@click": f"app.{action}"}) if action else "")
            if line.cell_len + hint.cell_len <= self.size.width:
                line.append_text(hint).append("  ")
        line.rstrip()
        self.query_one("#keys", Static).update(line)

    # ------------------------------------------------------------------ keys that every table has

    def action_rules(self) -> None:
        """The rule behind the question, and the whole rulebook."""
        title = self.say("rules-title", game=self.game.name.text(self.lang))
        self.push_screen(Reading(title, rulebooks.with_question(self.game, self.question_rule(), self.lang), self.lang))

    def action_cards(self) -> None:
        """Every card, spirit, companion, space and symbol of the game, to be looked up by its name."""
        title = self.say("cards-title", game=self.game.name.text(self.lang))
        self.push_screen(LookUp(title, self.found_in_the_box(), self.lang))

    def found_in_the_box(self) -> Iterator[Entry]:
        """What can be looked up: things with what is printed on them, and the symbols of the legend."""
        for card in self.cards():
            parts = [", ".join(self.heading(card.name.ref)), card.text.text(self.lang)]
            text, why_not = "\n".join(filter(None, parts)), self.why_not(card.name.ref)
            yield Entry(card.name.text(self.lang), text, card.rule, why_not)
        for group in learning(self.game).legend:
            for sign in group.symbols:
                yield Entry(sign.name.text(self.lang), sign.text.text(self.lang), sign.rule)

    def action_page(self) -> None:
        """The whole game on one page."""
        self.push_screen(Reading(self.say("page-title"), pages.page(self.game, self.lang), self.lang))

    def action_table(self) -> None:
        """The whole table, to be scrolled through."""
        self.push_screen(Reading(self.game.name.text(self.lang), self.whole_table(), self.lang))

    def action_language(self) -> None:
        """The next language."""
        self.lang = LANGUAGES[(LANGUAGES.index(self.lang) + 1) % len(LANGUAGES)]
        self.draw()

    def action_help(self) -> None:
        """What the keys do."""
        text = Text()
        for keys, words in self.help_lines():
            text.append(f"{keys:<12}", style="bold").append(words + "\n")
        self.push_screen(Reading(self.say("help-title"), text, self.lang))

    def action_leave(self) -> None:
        """Leave the table."""
        self.exit(0)

    def action_interrupt(self) -> None:
        """Leave at once, without a question: somebody pressed Ctrl-C."""
        self.exit(INTERRUPTED)

    # ------------------------------------------------------------------ faults

    def _handle_exception(self, error: Exception) -> None:
        """Keep the fault for the command to report: nobody who plays should have to read a traceback."""
        cause = error.error if isinstance(error, WorkerFailed) else error
        self.fault = self.fault or (cause if isinstance(cause, Exception) else error)
        super()._handle_exception(error)

    def _fatal_error(self) -> None:
        self._close_messages_no_wait()
