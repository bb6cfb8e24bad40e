"""What the store keeps of a table, as plain values."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from tafelrunde.kernel.match import Choice

SeatKind = Literal["person", "bot", "open"]
# closed: the host has ended it before the game was over; nothing more happens there, and nothing is shown of it.
Phase = Literal["gathering", "playing", "over", "closed"]

# joined, left: before the start. bot, person: who plays a seat from now on, and `note` says why.
# choice: an answer. undo: a seat's last choice is taken back. rewind: only the first `choice` choices still hold.
# reply: a seat has answered what a bot proposed with the choice at place `choice`, and `note` says what and how.
# closed: the host has closed the table.
HappeningKind = Literal["joined", "left", "start", "choice", "undo", "rewind", "bot", "person", "reply", "closed"]


class Happening(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that happened at a table. Happenings are only ever added; a table is what they lead to."""

    position: int
    # The table's counter after it.
    number: int
    kind: HappeningKind
    at: float
    seat: int | None = None
    # The index of the chosen option, how many choices a rewind keeps, or the place of the choice of a proposal.
    choice: int | None = None
    # Chance outcomes: of the deal for `start`, after the answer for `choice`.
    outcomes: tuple[int, ...] = ()
    note: str = ""
    # Thinking time: of a choice, or about what was asked when a choice was taken back or a seat was left. A person's
    # choice always takes some, a bot's none.
    seconds: float = 0.0
    # What a bot said with its choice, as bots/speech.py writes it.
    speech: str = ""


class TableRecord(msgspec.Struct, kw_only=True):
    """What is fixed when a table is made, and its phase."""

    id: str
    game: str
    version: int
    generator: int
    players: int
    options: dict[str, bool | int | str]
    components: dict[str, Any]
    seed: int
    salt: str
    host_hash: str
    public: bool
    phase: Phase
    per_move: int | None
    per_game: int | None
    created: float
    # Seconds that every answer adds to the time for the game.
    increment: int = 0
    continues: str | None = None
    # A table that continues another or was imported begins with the chance outcomes and choices that led there.
    deal: tuple[int, ...] = ()
    opening: tuple[Choice, ...] = ()
    # Whether only those with a seat may speak.
    hushed: bool = False
    # Whether people may ask here what a bot would do.
    hints: bool = True
    # The crowd of addresses from which it was made, so that the public list can take turns (see crowds.py); 0: unknown.
    crowd: int = 0


class SeatRecord(msgspec.Struct, kw_only=True):
    """Who sits where. A handed-over seat is a bot's, but its secret stays good unless the person has resigned."""

    seat: int
    kind: SeatKind
    name: str
    bot: str = ""
    secret_hash: str = ""
    resigned: bool = False
    # What whoever sits here has contributed to the match's chance; see kernel/seal.py.
    contribution: str = ""
    # Whether the host lets this seat say nothing.
    muted: bool = False


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """A line of chat; `seat` is None for a spectator."""

    number: int
    seat: int | None
    name: str
    text: str
    at: float


class Snapshot(msgspec.Struct, frozen=True, kw_only=True):
    """The saved state after the happening at `position`."""

    position: int
    state: bytes


class Stored(msgspec.Struct, kw_only=True):
    """All that the store knows of one table."""

    record: TableRecord
    seats: list[SeatRecord]
    happenings: list[Happening]
    lines: list[Line]
    snapshot: Snapshot | None
    # The position of the first happening that cannot even be read; those after it are not there either.
    unreadable: int | None = None

    @property
    def contributions(self) -> tuple[str, ...]:
        """What each seat has contributed to the match's chance."""
        return tuple(seat.contribution for seat in self.seats)
