"""Looking at a game that was played: step by step on the whole screen, or as a log."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, NamedTuple

from rich.console import RenderableType
from rich.text import Text
from textual.binding import Binding, BindingType

from tafelrunde.drawing.contract import Look, drawing_of
from tafelrunde.kernel.card import Card
from tafelrunde.kernel.event import Event
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.view import View
from tafelrunde.terminal.output import show
from tafelrunde.terminal.saves import SavedGame
from tafelrunde.terminal.sitting import PERSON, LogLine, chronicle, seat_names
from tafelrunde.terminal.tableau import Tableau
from tafelrunde.terminal.words import say


class Moment(NamedTuple):
    """The table after a choice, what was told by it, and whose choice it was (None: the deal)."""

    view: View
    events: list[Event]
    seat: int | None


class Replay:
    """A game that was played, moment by moment, as a seat (None: a spectator) sees it."""

    def __init__(self, saved: SavedGame, seat: int | None) -> None:
        whole = Match.replay(saved)
        self.seat = seat
        self.game = whole.setup.game
        self.box = whole.setup.box
        self.drawing = drawing_of(self.game, self.box)
        self.seats = saved.seats if len(saved.seats) == saved.players else (PERSON,) * saved.players
        self.given_names = saved.names if len(saved.names) == saved.players else ("",) * saved.players
        told = [[event for event in events if event.seen_by(seat)] for events in chronicle(whole, saved.said)]
        match = Match(whole.setup, whole.seed, whole.deal)
        self.moments = [Moment(match.state.view(seat), told[0], None)]
        for choice, events in zip(whole.choices, told[1:], strict=True):
            match.choose(choice.seat, choice.index, choice.outcomes)
            self.moments.append(Moment(match.state.view(seat), events, choice.seat))

    def names(self, lang: str) -> dict[str, str]:
        """What the seats are called."""
        return seat_names(self.seats, self.given_names, lang)

    def show(self, lang: str) -> None:
        """The whole log, and how it ended."""
        names = self.names(lang)
        for moment in self.moments:
            show(*(Text(f"{event.rule:<7}{event.text(lang, names)}") for event in moment.events))
        last = self.moments[-1].view
        look = Look(last, lang, names)
        show(Text(), self.drawing.ending(look) if last.over else Text("\n".join(self.drawing.told(look))))

    def as_data(self, saved: SavedGame, lang: str) -> dict[str, Any]:
        """The whole game for programs: who played, what was chosen and told, how it ended."""
        names = self.names(lang)
        last = self.moments[-1].view
        return {
            "game": saved.game,
            "version": saved.version,
            "players": saved.players,
            "options": saved.options,
            "names": list(names.values()),
            "verified": saved.checkable,
            "digest": saved.digest,
            "choices": [
                {
                    "seat": moment.seat,
                    "told": [{"rule": event.rule, "text": event.text(lang, names)} for event in moment.events],
                }
                for moment in self.moments
            ],
            "over": last.over,
            "scores": last.scores,
            "winners": last.winners,
        }


class ReplayApp(Tableau):
    """A game that was played, to step through."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,space,enter", "step(1)", show=False, priority=True),
        Binding("left", "step(-1)", show=False, priority=True),
        Binding("pagedown", "step(10)", show=False, priority=True),
        Binding("pageup", "step(-10)", show=False, priority=True),
        Binding("home", "step(-1000000)", show=False, priority=True),
        Binding("end", "step(1000000)", show=False, priority=True),
    ]

    def __init__(self, replay: Replay, lang: str) -> None:
        super().__init__(replay.game, lang)
        self.replay = replay
        self.at = 0

    def on_mount(self) -> None:
        self.add_class("replay")
        self.draw()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        # Under a screen to read the arrow keys scroll.
        return action != "step" or len(self.screen_stack) == 1

    def action_step(self, steps: int) -> None:
        """Go forward or back."""
        self.at = max(0, min(len(self.replay.moments) - 1, self.at + steps))
        self.draw()

    def draw(self) -> None:
        names = self.replay.names(self.lang)
        moment = self.replay.moments[self.at]
        place = self.say("replay-at", at=self.at, count=len(self.replay.moments) - 1)
        who = "" if moment.seat is None else names[f"seat:{moment.seat}"]
        self.show_prompt(f"{place}  {who}", self.question_rule())
        view = moment.view
        if view.over:
            self.show_board(self.replay.drawing.ending(Look(view, self.lang, names)))
        else:
            self.show_board(self.replay.drawing.board(Look(view, self.lang, names, compact=self.compact)))
        lines = [
            LogLine(event, number == self.at)
            for number in range(self.at + 1)
            for event in self.replay.moments[number].events
        ]
        self.show_log(lines, names)
        self.show_keys()

    def cards(self) -> Sequence[Card]:
        return list(self.replay.game.cards(self.replay.box))

    def heading(self, ref: str) -> Sequence[str]:
        return self.replay.drawing.heading(ref, self.lang)

    def whole_table(self) -> RenderableType:
        return self.replay.drawing.board(
            Look(self.replay.moments[self.at].view, self.lang, self.replay.names(self.lang))
        )

    def question_rule(self) -> str:
        events = self.replay.moments[self.at].events
        return events[0].rule if events else ""

    def key_hints(self) -> Iterable[tuple[str, str, str]]:
        yield "←", self.say("key-back"), "step(-1)"
        yield "→", self.say("key-forward"), "step(1)"
        for key, action in (
            ("b", "table"),
            ("c", "cards"),
            ("r", "rules"),
            ("p", "page"),
            ("l", "language"),
            ("?", "help"),
            ("q", "leave"),
        ):
            yield key, self.say(f"key-{action}"), action

    def help_lines(self) -> Sequence[tuple[str, str]]:
        keys = ("→ ⏎", "←", "pgup pgdn", "home end", "b", "c", "r", "p", "l", "q")
        ids = ("forward", "back", "ten", "ends", "table", "cards", "rules", "page", "language", "leave-replay")
        return [(key, self.say(f"help-{id}")) for key, id in zip(keys, ids, strict=True)]


def verified(saved: SavedGame, lang: str) -> str:
    """What was checked, in a sentence."""
    if not saved.checkable:
        return say("replay-by-record", choices=len(saved.choices)).text(lang)
    return say("replay-verified", choices=len(saved.choices), digest=saved.digest).text(lang)
