"""Values to rows of the database and back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, get_args

import msgspec
from sqlalchemy import Executable, Row, bindparam, delete, insert, update

from tafelrunde.kernel.match import Choice
from tafelrunde.tables.records import Happening, HappeningKind, Line, SeatRecord, Snapshot, TableRecord
from tafelrunde.tables.schema import ANALYSES, CHAT, HAPPENINGS, LEASES, PULSE, SEATS, SNAPSHOTS, TABLES

# Under this epoch nothing is checked: there is no other server.
ALONE = 0

Statements = list[tuple[Executable, list[dict[str, Any]]]]

_INSERT_TABLE = insert(TABLES)
_INSERT_SEAT = insert(SEATS)
_INSERT_LEASE = insert(LEASES)
_INSERT_HAPPENING = insert(HAPPENINGS)
_INSERT_SNAPSHOT = insert(SNAPSHOTS)
# Only the latest is ever read.
_DELETE_SNAPSHOTS = delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == bindparam("of_table"))
_CUT_HAPPENINGS = delete(HAPPENINGS).where(
    HAPPENINGS.c.table_id == bindparam("of_table"), HAPPENINGS.c.position >= bindparam("first")
)
_CUT_SNAPSHOTS = delete(SNAPSHOTS).where(
    SNAPSHOTS.c.table_id == bindparam("of_table"), SNAPSHOTS.c.position >= bindparam("first")
)
_INSERT_LINE = insert(CHAT)
_DELETE_LINES = delete(CHAT).where(CHAT.c.table_id == bindparam("of_table"), CHAT.c.number < bindparam("oldest"))
_DELETE_ANALYSIS = delete(ANALYSES).where(ANALYSES.c.table_id == bindparam("of_table"))
_INSERT_ANALYSIS = insert(ANALYSES)
# What refers to a table goes before it.
_FORGET = [
    *(
        delete(part).where(part.c.table_id == bindparam("of_table"))
        for part in (ANALYSES, CHAT, SNAPSHOTS, HAPPENINGS, SEATS)
    ),
    delete(TABLES).where(TABLES.c.id == bindparam("of_table")),
]
_UPDATE_PHASE = update(TABLES).where(TABLES.c.id == bindparam("of_table")).values(phase=bindparam("new_phase"))
_UPDATE_HUSH = update(TABLES).where(TABLES.c.id == bindparam("of_table")).values(hushed=bindparam("new_hushed"))
_UPDATE_PULSE = update(PULSE).values(at=bindparam("now"))
_UPDATE_SEAT = (
    update(SEATS)
    .where(SEATS.c.table_id == bindparam("of_table"), SEATS.c.seat == bindparam("of_seat"))
    .values(
        kind=bindparam("new_kind"),
        name=bindparam("new_name"),
        bot=bindparam("new_bot"),
        secret_hash=bindparam("new_hash"),
        resigned=bindparam("new_resigned"),
        contribution=bindparam("new_contribution"),
        muted=bindparam("new_muted"),
    )
)


KINDS = frozenset(get_args(HappeningKind))


class Write:
    """What is to be stored together: all of it or nothing."""

    __slots__ = (
        "analysis",
        "cut",
        "epoch",
        "forget",
        "happenings",
        "hushed",
        "line",
        "lines_from",
        "new",
        "phase",
        "pulse",
        "seats",
        "server",
        "snapshot",
        "table",
    )

    def __init__(
        self,
        table: str,
        happenings: Sequence[Happening] = (),
        seats: Sequence[SeatRecord] = (),
        phase: str | None = None,
        line: Line | None = None,
        snapshot: Snapshot | None = None,
        new: TableRecord | None = None,
        pulse: float | None = None,
        cut: int | None = None,
        forget: bool = False,
        epoch: int = ALONE,
        server: str = "",
        hushed: bool | None = None,
        analysis: str | None = None,
        lines_from: int | None = None,
    ) -> None:
        self.table = table
        # The epoch of the lease under which this is written: refused if somebody else has the table by now.
        # A new table with an epoch is its `server`'s from the start.
        self.epoch = epoch
        self.server = server
        self.happenings = happenings
        # Seats that have changed; with a new table: all of its seats.
        self.seats = seats
        self.phase = phase
        self.line = line
        # Older lines than this one go.
        self.lines_from = lines_from
        self.snapshot = snapshot
        self.new = new
        # When the store was tried out.
        self.pulse = pulse
        # Happenings from this position on go: only the repair of a table that cannot be followed does this.
        self.cut = cut
        # Everything that is stored of the table goes.
        self.forget = forget
        # Whether only those with a seat may speak from now on.
        self.hushed = hushed
        # What was found out about the finished game, in place of what was known before.
        self.analysis = analysis


def statements_of(writes: Sequence[Write]) -> Statements:
    """The writes as few statements with many rows, in an order that keeps the references whole."""
    tables: list[dict[str, Any]] = []
    seats: list[dict[str, Any]] = []
    changed: list[dict[str, Any]] = []
    phases: list[dict[str, Any]] = []
    hushes: list[dict[str, Any]] = []
    happenings: list[dict[str, Any]] = []
    snapshots: list[dict[str, Any]] = []
    lines: list[dict[str, Any]] = []
    old_lines: list[dict[str, Any]] = []
    pulses: list[dict[str, Any]] = []
    cuts: list[dict[str, Any]] = []
    forgotten: list[dict[str, Any]] = []
    leases: list[dict[str, Any]] = []
    analyses: list[dict[str, Any]] = []
    for write in writes:
        if write.pulse is not None:
            pulses = [{"now": write.pulse}]
        if write.forget:
            forgotten.append({"of_table": write.table})
        if write.cut is not None:
            cuts.append({"of_table": write.table, "first": write.cut})
        if write.new is not None:
            tables.append(_table_row(write.new))
            seats += [_seat_row(write.table, seat) for seat in write.seats]
            if write.epoch:
                leases.append({"table_id": write.table, "server": write.server, "epoch": write.epoch})
        else:
            changed += [_seat_change(write.table, seat) for seat in write.seats]
        if write.phase is not None:
            phases.append({"of_table": write.table, "new_phase": write.phase})
        if write.hushed is not None:
            hushes.append({"of_table": write.table, "new_hushed": write.hushed})
        if write.analysis is not None:
            analyses.append({"table_id": write.table, "body": write.analysis})
        happenings += [_happening_row(write.table, happening) for happening in write.happenings]
        if write.snapshot is not None:
            snapshot = write.snapshot
            snapshots.append({"table_id": write.table, "position": snapshot.position, "state": snapshot.state})
        if write.line is not None:
            lines.append({"table_id": write.table, **msgspec.structs.asdict(write.line)})
        if write.lines_from is not None:
            old_lines.append({"of_table": write.table, "oldest": write.lines_from})
    ordered: Statements = [
        (_INSERT_TABLE, tables),
        (_INSERT_SEAT, seats),
        (_INSERT_LEASE, leases),
        (_UPDATE_SEAT, changed),
        (_UPDATE_PHASE, phases),
        (_UPDATE_HUSH, hushes),
        (_CUT_HAPPENINGS, cuts),
        (_CUT_SNAPSHOTS, cuts),
        (_INSERT_HAPPENING, happenings),
        (_DELETE_SNAPSHOTS, [{"of_table": snapshot["table_id"]} for snapshot in snapshots]),
        (_INSERT_SNAPSHOT, snapshots),
        (_INSERT_LINE, lines),
        (_DELETE_LINES, old_lines),
        (_DELETE_ANALYSIS, [{"of_table": analysis["table_id"]} for analysis in analyses]),
        (_INSERT_ANALYSIS, analyses),
        (_UPDATE_PULSE, pulses),
        *((statement, forgotten) for statement in _FORGET),
    ]
    return [(statement, rows) for statement, rows in ordered if rows]


def leases_of(writes: Sequence[Write]) -> dict[str, int]:
    """The epochs under which these are written, for each table that is not new."""
    return {write.table: write.epoch for write in writes if write.epoch and write.new is None}


# ---------------------------------------------------------------------- values to rows and back


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _table_row(record: TableRecord) -> dict[str, Any]:
    row = msgspec.structs.asdict(record)
    row["seed"] = str(record.seed)
    for name in ("options", "components", "deal", "opening"):
        row[name] = _json(row[name])
    return row


def table_from(row: Row[Any]) -> TableRecord:
    """A table from its row."""
    found = dict(row._mapping)
    found["seed"] = int(found["seed"])
    for name in ("options", "components"):
        found[name] = msgspec.json.decode(found[name])
    found["deal"] = msgspec.json.decode(found["deal"], type=tuple[int, ...])
    found["opening"] = msgspec.json.decode(found["opening"], type=tuple[Choice, ...])
    return TableRecord(**found)


def _seat_row(table: str, seat: SeatRecord) -> dict[str, Any]:
    return {"table_id": table, **msgspec.structs.asdict(seat)}


def _seat_change(table: str, seat: SeatRecord) -> dict[str, Any]:
    return {
        "of_table": table,
        "of_seat": seat.seat,
        "new_kind": seat.kind,
        "new_name": seat.name,
        "new_bot": seat.bot,
        "new_hash": seat.secret_hash,
        "new_resigned": seat.resigned,
        "new_contribution": seat.contribution,
        "new_muted": seat.muted,
    }


def seat_from(row: Row[Any]) -> SeatRecord:
    """A seat from its row."""
    return SeatRecord(
        seat=row.seat,
        kind=row.kind,
        name=row.name,
        bot=row.bot,
        secret_hash=row.secret_hash,
        resigned=row.resigned,
        contribution=row.contribution,
        muted=row.muted,
    )


def _happening_row(table: str, happening: Happening) -> dict[str, Any]:
    return {
        "table_id": table,
        "position": happening.position,
        "number": happening.number,
        "kind": happening.kind,
        "at": happening.at,
        "seat": happening.seat,
        "choice": happening.choice,
        "outcomes": _json(happening.outcomes),
        "note": happening.note,
        "seconds": happening.seconds,
        "speech": happening.speech,
    }


def happening_from(row: Row[Any]) -> Happening:
    """A happening from its row; ValueError if it makes no sense."""
    if row.kind not in KINDS:
        raise ValueError(f"{row.kind!r} is nothing that can happen")
    return Happening(
        position=row.position,
        number=row.number,
        kind=row.kind,
        at=row.at,
        seat=row.seat,
        choice=row.choice,
        outcomes=msgspec.json.decode(row.outcomes, type=tuple[int, ...]),
        note=row.note,
        seconds=row.seconds,
        speech=row.speech,
    )


def line_from(row: Row[Any]) -> Line:
    """A line of chat from its row."""
    return Line(number=row.number, seat=row.seat, name=row.name, text=row.text, at=row.at)
