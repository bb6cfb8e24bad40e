"""The few screens that lie over a table: a question, something to read, something to type."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.console import RenderableType
from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from tafelrunde.terminal.words import say

PICK_KEYS = "1234567890"


class Ask(ModalScreen[str]):
    """A question with a few answers. Escape is the last answer, which is always the harmless one."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "last", show=False),
        *[Binding(key, f"pick({place})", show=False) for place, key in enumerate(PICK_KEYS)],
    ]

    def __init__(
        self, title: str, body: RenderableType, answers: Sequence[tuple[str, str]], cover: bool = False
    ) -> None:
        super().__init__(classes="cover" if cover else "")
        self.heading = title
        self.body = body
        self.answers = answers

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Static(Text(self.heading), classes="heading")
            with VerticalScroll(can_focus=False, classes="body"):
                yield Static(self.body)
            yield OptionList(
                *[Option(Text(f"{place}  {text}"), id=id) for place, (id, text) in enumerate(self.answers, 1)]
            )

    def on_mount(self) -> None:
        self.query_one(OptionList).focus()

    @on(OptionList.OptionSelected)
    def answered(self, event: OptionList.OptionSelected) -> None:
        """One answer was chosen with Enter or the mouse."""
        self.dismiss(event.option_id or "")

    def action_pick(self, place: int) -> None:
        """Answer with a number key."""
        if place < len(self.answers):
            self.dismiss(self.answers[place][0])

    def action_last(self) -> None:
        """Answer with the last answer."""
        self.dismiss(self.answers[-1][0])


class Reading(ModalScreen[None]):
    """Something to read, scrolled with the arrow keys."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,r,question_mark,enter", "close", show=False),
    ]

    def __init__(self, title: str, body: RenderableType, lang: str) -> None:
        super().__init__()
        self.heading = title
        self.body = body
        self.lang = lang

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog reading"):
            yield Static(Text(self.heading), classes="heading")
            with VerticalScroll(classes="body"):
                yield Static(self.body)
            yield Static(Text(say("reading-keys").text(self.lang), style="dim"), classes="hint")

    def on_mount(self) -> None:
        self.query_one(VerticalScroll).focus()

    def action_close(self) -> None:
        """Back to the table."""
        self.dismiss(None)


class Typing(ModalScreen[str | None]):
    """A line to type; None if somebody would rather not."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close", show=False)]

    def __init__(self, title: str, body: str, proposal: str) -> None:
        super().__init__()
        self.heading = title
        self.body = body
        self.proposal = proposal

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Static(Text(self.heading), classes="heading")
            yield Static(Text(self.body))
            yield Input(value=self.proposal)

    def on_mount(self) -> None:
        self.query_one(Input).focus()

    @on(Input.Submitted)
    def typed(self, event: Input.Submitted) -> None:
        """Enter was pressed."""
        self.dismiss(event.value)

    def action_close(self) -> None:
        """Nothing is typed."""
        self.dismiss(None)
