"""The few screens that lie over a table: a question, something to read, something to type."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, NamedTuple

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
        Binding("escape,q,r,i,b,p,question_mark,enter", "close", show=False),
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


class Entry(NamedTuple):
    """Something that can be looked up."""

    name: str
    text: str
    rule: str
    # Why it cannot be chosen now.
    why_not: str = ""


class LookUp(ModalScreen[None]):
    """Things with a text, found by a part of their name or text."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "close", show=False),
        Binding("down", "move(1)", show=False),
        Binding("up", "move(-1)", show=False),
        Binding("pagedown", "scroll(1)", show=False),
        Binding("pageup", "scroll(-1)", show=False),
    ]

    def __init__(self, title: str, entries: Iterable[Entry], lang: str) -> None:
        super().__init__()
        self.heading = title
        self.lang = lang
        # Two of a kind read alike: one of them is enough.
        texts = {(entry.name, entry.text, entry.why_not): entry for entry in entries}
        self.cards = sorted(texts.values(), key=lambda entry: entry.name.casefold())
        self.found = self.cards

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog reading looking"):
            yield Static(Text(self.heading), classes="heading")
            yield Input(placeholder=say("cards-search").text(self.lang))
            yield OptionList()
            with VerticalScroll(classes="body", can_focus=False):
                yield Static(id="card")
            yield Static(Text(say("cards-keys").text(self.lang), style="dim"), classes="hint")

    def on_mount(self) -> None:
        self.query_one(OptionList).can_focus = False
        self.query_one(Input).focus()
        self.look_for("")

    def look_for(self, wanted: str) -> None:
        """List what has these words: those in a name first, then those in a text."""
        words = wanted.casefold().split()
        named = [card for card in self.cards if all(word in card.name.casefold() for word in words)]
        told = [card for card in self.cards if all(word in " ".join(card).casefold() for word in words)]
        self.found = [*named, *(card for card in told if card not in named)]
        listed = self.query_one(OptionList)
        listed.clear_options()
        listed.add_options([Option(Text(entry.name)) for entry in self.found])
        if self.found:
            listed.highlighted = 0
        else:
            self.query_one("#card", Static).update(Text(say("cards-none").text(self.lang)))

    @on(Input.Changed)
    def typed(self, event: Input.Changed) -> None:
        """Something else is looked for."""
        self.look_for(event.value)

    @on(OptionList.OptionHighlighted)
    def looked_at(self, event: OptionList.OptionHighlighted) -> None:
        """The whole text of what the cursor is on."""
        entry = self.found[event.option_index]
        card = Text(f"{entry.name}\n", style="bold").append(entry.text, "not bold")
        card.append(f"  [{entry.rule}]" if entry.rule else "", "dim")
        card.append(f"\n{entry.why_not}" if entry.why_not else "", "not bold italic")
        self.query_one("#card", Static).update(card)

    @on(OptionList.OptionSelected)
    @on(Input.Submitted)
    def stay(self) -> None:
        """Enter or a click shows what is shown already."""

    def action_move(self, steps: int) -> None:
        """The next one, or the one before."""
        listed = self.query_one(OptionList)
        if self.found:
            listed.highlighted = max(0, min(len(self.found) - 1, (listed.highlighted or 0) + steps))

    def action_scroll(self, pages: int) -> None:
        """Read on in a long text."""
        body = self.query_one(VerticalScroll)
        body.scroll_relative(y=pages * max(1, body.size.height - 1), animate=False)

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
