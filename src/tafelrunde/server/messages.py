"""Tables as messages: everything that is sent about a game in progress is made here.

What a connection gets goes through `state.view(seat)`, through the decisions of its own seats and through
`event.seen_by(seat)`, and nothing else of a state is ever read.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from typing import Any, cast

import msgspec

from tafelrunde.bots import speech
from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.kernel.event import Event
from tafelrunde.kernel.learning import kind_of
from tafelrunde.kernel.state import State
from tafelrunde.kernel.view import View
from tafelrunde.kernel.words import Words, option_text
from tafelrunde.server.changes import Comparison
from tafelrunde.server.texts import text_of
from tafelrunde.server.wire import (
    AnalysisMessage,
    ChatMessage,
    Clock,
    DecisionMessage,
    EventMessage,
    OptionMessage,
    Problem,
    ProposalMessage,
    SeatInfo,
    Sync,
    TableInfo,
    Text,
    TipMessage,
    TurningPointMessage,
    UndoRequest,
    Update,
)
from tafelrunde.tables import tickets
from tafelrunde.tables.analyses import Progress
from tafelrunde.tables.clock import Clocks
from tafelrunde.tables.course import Asked, Change, Course, Entry
from tafelrunde.tables.lessons import lesson_of
from tafelrunde.tables.problem import TableProblem
from tafelrunde.tables.queue import Tip
from tafelrunde.tables.records import Line, SeatRecord, TableRecord
from tafelrunde.tables.replay import Replay
from tafelrunde.tables.table import Table

_encoder = msgspec.json.Encoder()


def encode(message: Any) -> bytes:
    """A message as it goes over the wire."""
    return _encoder.encode(message)


def table_info(table: Table) -> TableInfo:
    """A table as everybody sees it."""
    return listed(table.record, table.seats, table.connected, table.clocks, table.rematch)


def listed(
    record: TableRecord,
    seats: Sequence[SeatRecord],
    connected: Iterable[int] = (),
    clocks: Clocks | None = None,
    rematch: str | None = None,
) -> TableInfo:
    """A table as the lobby lists it."""
    over = record.phase == "over"
    has_clock = record.per_move is not None or record.per_game is not None
    here = frozenset(connected)
    return TableInfo(
        id=record.id,
        game=record.game,
        options=record.options,
        phase=record.phase,
        public=record.public,
        created=record.created,
        seats=tuple([_seat_info(seat, seat.seat in here, clocks) for seat in seats]),
        clock=Clock(per_move=record.per_move, per_game=record.per_game, increment=record.increment)
        if has_clock
        else None,
        commitment=tickets.commitment(record.seed, record.salt),
        seed=str(record.seed) if over else None,
        salt=record.salt if over else None,
        contributions=tuple(seat.contribution for seat in seats) if over else None,
        own_figures=bool(record.components),
        hushed=record.hushed,
        hints=record.hints,
        continues=record.continues,
        rematch=rematch,
        lesson=lesson_of(record),
    )


def _seat_info(seat: SeatRecord, connected: bool, clocks: Clocks | None) -> SeatInfo:
    game_seconds = move_seconds = takeover_seconds = None
    if clocks is not None and clocks.limited and seat.kind == "person":
        now = time.monotonic()
        game_seconds, move_seconds = clocks.game_left(seat.seat, now), clocks.move_left(seat.seat, now)
        takeover_seconds = clocks.takeover(seat.seat, now)
    return SeatInfo(
        seat=seat.seat,
        kind=seat.kind,
        name=seat.name,
        bot=seat.bot,
        connected=connected,
        muted=seat.muted,
        game_seconds=game_seconds,
        move_seconds=move_seconds,
        takeover_seconds=takeover_seconds,
    )


def tip_message(tip: Tip) -> TipMessage:
    """An option that a hint names."""
    reasons = [words for reason in tip.reasons if (words := speech.read(reason)) is not None]
    return TipMessage(
        index=tip.index, behind=round(100 * tip.behind), reasons=tuple([text_of(words) for words in reasons])
    )


def analysis_message(progress: Progress, shown: Replay, names: dict[str, str]) -> AnalysisMessage:
    """How far the analysis of a finished game is, and what it has found."""
    points = []
    for point in progress.found.turning_points:
        offered = shown.offered(point.number, point.seat)
        chosen, better = (_option_text(offered[index], names) for index in (point.chosen, point.better))
        points.append(
            TurningPointMessage(
                number=point.number,
                seat=point.seat,
                chosen=chosen,
                better=better,
                cost=round(100 * point.cost),
                reasons=tuple(text_of(words, names) for words in point.why),
            )
        )
    return AnalysisMessage(
        done=progress.done,
        choices=progress.choices,
        running=progress.running,
        chances=tuple(tuple(round(100 * chance, 1) for chance in seats) for seats in progress.found.chances),
        together=shown.together,
        turning_points=tuple(points),
    )


def decisions_of(table: Table, seats: Sequence[int]) -> tuple[DecisionMessage, ...]:
    """What these seats are asked. A seat that a bot plays is not asked anything."""
    course = table.course
    if course is None or table.record.phase == "closed":
        return ()
    names = table.names
    asked = [course.asked[seat] for seat in seats if seat in course.asked and table.seats[seat].kind == "person"]
    return tuple([_decision(course, one, names) for one in asked])


def _decision(course: Course, asked: Asked, names: dict[str, str]) -> DecisionMessage:
    """A decision, encoded once for as long as it stays the same: only hints and notes depend on what others do."""
    if asked.rendered is None or asked.rendered_at not in (None, course.number):
        message = decision_message(course.match.state, asked, names)
        asked.rendered = msgspec.Raw(encode(message))
        changes = any(option.hint is not None or option.note is not None for option in message.options)
        asked.rendered_at = course.number if changes else None
    return cast(DecisionMessage, asked.rendered)


def decision_message(state: State, asked: Asked, names: dict[str, str]) -> DecisionMessage:
    """What a seat is asked, with all that is told about each option."""
    decision = asked.decision
    options = []
    for index, option in enumerate(decision.options):
        words = option.words
        hint, note = state.hint(decision.seat, index), state.note(decision.seat, index)
        options.append(
            OptionMessage(
                index=index,
                kind=words.id,
                text=_option_text(words, names),
                refs=words.refs,
                grave=option.grave,
                ends=option.ends,
                hint=None if hint is None else text_of(hint, names),
                note=None if note is None else text_of(note, names),
            )
        )
    return DecisionMessage(
        seat=decision.seat,
        number=asked.number,
        kind=kind_of(decision),
        prompt=text_of(decision.prompt, names),
        rule=decision.rule,
        refs=decision.prompt.refs,
        options=tuple(options),
    )


def _option_text(words: Words, names: dict[str, str]) -> Text:
    both = text_of(words, names)
    return Text(option_text(words, both.de), option_text(words, both.en))


def event_message(event: Event, number: int, names: dict[str, str]) -> EventMessage:
    """Something that happened, for those who may know it."""
    return EventMessage(
        number=number, kind=event.kind, rule=event.rule, text=text_of(event.words, names), facts=event.facts
    )


def _entries(table: Table, entries: Iterable[Entry], seat: int | None) -> tuple[EventMessage, ...]:
    """The entries that a seat may know, each encoded once for all."""
    names: dict[str, str] | None = None
    seen = []
    for entry in entries:
        if entry.event.seen_by(seat):
            if entry.rendered is None:
                names = table.names if names is None else names
                entry.rendered = msgspec.Raw(encode(event_message(entry.event, entry.number, names)))
            seen.append(entry.rendered)
    return tuple(seen)


def _wish(table: Table) -> UndoRequest | None:
    wish, course = table.wish, table.course
    if wish is None or course is None:
        return None
    needed = wish.needed(table.seats)
    return UndoRequest(
        seat=wish.seat,
        choices=len(course.choices) - wish.place,
        agreed=tuple(seat for seat in needed if seat in wish.agreed),
        needed=needed,
    )


def _proposals(table: Table, seats: Sequence[int]) -> tuple[ProposalMessage, ...]:
    waiting = table.proposals_for(seats)
    names = table.names if waiting else {}
    return tuple(
        [ProposalMessage(number=line, part=it.part, seat=it.seat, what=text_of(it.what, names)) for line, it in waiting]
    )


def view_of(table: Table, seat: int | None) -> View | None:
    """All that a seat may know of the game as it is now."""
    return None if table.course is None else table.course.sight.of(seat)


def chat_message(line: Line) -> ChatMessage:
    """A line of chat."""
    return ChatMessage(number=line.number, seat=line.seat, name=line.name, text=line.text, at=line.at)


def sync(table: Table, eyes: Eyes) -> bytes:
    """Everything at once, for a connection that looks with these eyes, which have seen it then."""
    course, seats, seat = table.course, eyes.seats, eyes.seat
    eyes.view, eyes.info = view_of(table, seat), encode(table_info(table))
    return encode(
        Sync(
            number=table.number,
            table=cast(TableInfo, msgspec.Raw(eyes.info)),
            seats=seats,
            seat=seat,
            view=eyes.view,
            decisions=decisions_of(table, seats),
            can_undo=table.can_undo(seats),
            undo=_wish(table),
            waiting_since=table.waiting_since,
            log=() if course is None else _entries(table, course.log, seat),
            chat=tuple(chat_message(line) for line in table.lines),
            proposals=_proposals(table, seats),
        )
    )


class Eyes:
    """How somebody looks at a table: for which seats, through the eyes of which one, and what was seen last.

    Who follows is told only what has changed since then.
    """

    __slots__ = ("follows", "info", "seat", "seats", "view")

    def __init__(self) -> None:
        # The seats that are spoken for, and the one through whose eyes the table is seen (None: a spectator).
        self.seats: tuple[int, ...] = ()
        self.seat: int | None = None
        self.follows = False
        # The view and the table's information (encoded) that were sent last.
        self.view: View | None = None
        self.info = b""


class UpdateMaker:
    """Makes the updates for one change; those who see and have seen the same get the same bytes.

    It is kept with its change, so it holds neither the change nor the table: nothing here goes round in a circle.
    """

    __slots__ = ("_comparison", "_info", "_made")

    def __init__(self, table: Table) -> None:
        self._info = encode(table_info(table))
        self._comparison = Comparison()
        # With the view that it builds on, which must not be forgotten as long as it is known by its id.
        self._made: dict[tuple[Any, ...], tuple[View | None, str]] = {}

    def update(self, table: Table, change: Change, eyes: Eyes) -> str:
        """The update for a connection that looks with these eyes, which have seen it then."""
        view = view_of(table, eyes.seat)
        base = eyes.view if eyes.follows else None
        same_info = eyes.follows and eyes.info == self._info
        key = (eyes.seats, eyes.seat, id(base), same_info)
        made = self._made.get(key)
        if made is None:
            made = self._made[key] = (base, self._make(table, change, eyes, base, view, same_info).decode())
        eyes.view, eyes.info = view, self._info
        return made[1]

    def _make(
        self, table: Table, change: Change, eyes: Eyes, base: View | None, view: View | None, same_info: bool
    ) -> bytes:
        seats, seat = eyes.seats, eyes.seat
        changes = None if base is None or view is None else self._comparison.between(base, view) or {}
        return encode(
            Update(
                before=change.before,
                number=table.number,
                table=None if same_info else cast(TableInfo, msgspec.Raw(self._info)),
                view=view if changes is None else None,
                changes=cast(dict[str, Any] | None, changes),
                decisions=decisions_of(table, seats),
                can_undo=table.can_undo(seats),
                undo=_wish(table),
                waiting_since=table.waiting_since,
                events=_entries(table, change.entries, seat),
                log_cut=change.cut,
                proposals=_proposals(table, seats),
            )
        )


def problem_of(error: TafelrundeError, names: dict[str, str] | None = None) -> Problem:
    """A refusal for a person."""
    rule = error.rule if isinstance(error, TableProblem) else ""
    return Problem(
        error=error.words.id, text=Text(error.words.text("de", names), error.words.text("en", names)), rule=rule
    )
