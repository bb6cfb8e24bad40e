"""Which tables there are, without opening any of them: for those who look after the database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Row, ScalarSelect, Select, func, select, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql.elements import KeyedColumnElement

from tafelrunde.tables.schema import CHAT, HAPPENINGS, SEATS, TABLES


class Which(msgspec.Struct, frozen=True, kw_only=True):
    """Which tables are meant: all that fit what is given."""

    id: str | None = None
    game: str | None = None
    phases: tuple[str, ...] = ()
    # Nothing has happened and nothing was said there since then.
    quiet_since: float | None = None
    # What comes after this table: whoever reads piece by piece names the last one.
    after: Filed | None = None


class Filed(msgspec.Struct, frozen=True, kw_only=True):
    """One table as the database knows it. Nothing secret is in here."""

    id: str
    game: str
    version: int
    phase: str
    public: bool
    created: float
    # When something last happened or was said.
    active: float
    entries: int
    lines: int
    seats: tuple[FiledSeat, ...]


class FiledSeat(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits where."""

    kind: str
    name: str
    bot: str


def last(column: KeyedColumnElement[Any], order: KeyedColumnElement[Any]) -> ScalarSelect[Any]:
    """A value of the last row that belongs to a table: its key leads there, however many rows there are."""
    kind = column.table
    return select(column).where(kind.c.table_id == TABLES.c.id).order_by(order.desc()).limit(1).scalar_subquery()


_HAPPENED = last(HAPPENINGS.c.at, HAPPENINGS.c.position)
_SAID = last(CHAT.c.at, CHAT.c.number)
_ENTRIES = last(HAPPENINGS.c.position, HAPPENINGS.c.position)
_LINES = select(func.count()).where(CHAT.c.table_id == TABLES.c.id).scalar_subquery()
_COLUMNS = (TABLES.c.id, TABLES.c.game, TABLES.c.version, TABLES.c.phase, TABLES.c.public, TABLES.c.created)


async def find(connection: AsyncConnection, which: Which, limit: int | None = None) -> list[Filed]:
    """The tables that are meant, the oldest first."""
    columns = (
        *_COLUMNS,
        _HAPPENED.label("happened"),
        _SAID.label("said"),
        _ENTRIES.label("last"),
        _LINES.label("lines"),
    )
    rows = (await connection.execute(_narrowed(select(*columns), which).limit(limit))).all()
    seats = await _seats(connection, [row.id for row in rows])
    return [_filed(row, seats.get(row.id, [])) for row in rows]


def _narrowed(wanted: Select[Any], which: Which) -> Select[Any]:
    if which.id is not None:
        wanted = wanted.where(TABLES.c.id == which.id)
    if which.game is not None:
        wanted = wanted.where(TABLES.c.game == which.game)
    if which.phases:
        wanted = wanted.where(TABLES.c.phase.in_(which.phases))
    if which.quiet_since is not None:
        # The cheap one first: most tables are too young anyway.
        for latest in (TABLES.c.created, func.coalesce(_HAPPENED, 0.0), func.coalesce(_SAID, 0.0)):
            wanted = wanted.where(latest < which.quiet_since)
    if which.after is not None:
        wanted = wanted.where(tuple_(TABLES.c.created, TABLES.c.id) > (which.after.created, which.after.id))
    return wanted.order_by(TABLES.c.created, TABLES.c.id)


# Databases take only so many values in one statement.
_TOGETHER = 500


async def _seats(connection: AsyncConnection, ids: Sequence[str]) -> dict[str, list[FiledSeat]]:
    found: dict[str, list[FiledSeat]] = {}
    for first in range(0, len(ids), _TOGETHER):
        some = ids[first : first + _TOGETHER]
        wanted = select(SEATS).where(SEATS.c.table_id.in_(some)).order_by(SEATS.c.table_id, SEATS.c.seat)
        for row in await connection.execute(wanted):
            found.setdefault(row.table_id, []).append(FiledSeat(kind=row.kind, name=row.name, bot=row.bot))
    return found


def _filed(row: Row[Any], seats: Sequence[FiledSeat]) -> Filed:
    return Filed(
        id=row.id,
        game=row.game,
        version=row.version,
        phase=row.phase,
        public=row.public,
        created=row.created,
        active=max(row.created, row.happened or 0.0, row.said or 0.0),
        entries=0 if row.last is None else row.last + 1,
        lines=row.lines,
        seats=tuple(seats),
    )
