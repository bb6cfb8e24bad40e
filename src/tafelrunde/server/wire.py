"""What goes over the wire: every message between a browser and the server, as typed structs.

The OpenAPI schema and the web client's TypeScript types are generated from these. Nothing else is ever sent, and
everything in here that concerns a game in progress has gone through `state.view(seat)` or `event.seen_by(seat)`.

Texts for people come in both languages at once, so that switching the language needs no server.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from tafelrunde.bots import USUAL
from tafelrunde.kernel.card import Facts
from tafelrunde.kernel.learning import LessonMoment, Section, SymbolGroup, Term
from tafelrunde.kernel.view import View


class Wire(msgspec.Struct, frozen=True, kw_only=True):
    """The base of all messages that the server sends."""


class Request(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The base of all messages that a client sends. Unknown fields are refused, so that a typing error is seen."""


class Text(msgspec.Struct, frozen=True):
    """A sentence in both languages."""

    de: str
    en: str


# ---------------------------------------------------------------------- games


class OptionInfo(Wire, frozen=True):
    """An option of a game that is chosen before the start. The first value is the default."""

    name: str
    label: Text
    help: Text
    values: tuple[bool | int | str, ...]
    # The values in words, in the same order.
    words: tuple[Text, ...]


class LessonInfo(Wire, frozen=True):
    """A guided game, as the lobby offers it."""

    id: str
    title: Text
    about: Text
    minutes: tuple[int, int]


class PresetInfo(Wire, frozen=True):
    """Options that go well together, under one name: "First game". What it does not name is the default."""

    id: str
    label: Text
    help: Text
    options: dict[str, bool | int | str]
    # For how many it is thought, and how long that takes.
    players: int
    minutes: tuple[int, int]


class GameInfo(Wire, frozen=True):
    """A game as the lobby shows it."""

    id: str
    name: Text
    # Who has made it: "by Olivier Cipière".
    by: Text
    about: Text
    version: int
    least_players: int
    most_players: int
    minutes: tuple[int, int]
    cooperative: bool
    options: tuple[OptionInfo, ...]
    # The one for whoever comes for the first time first.
    presets: tuple[PresetInfo, ...]
    lessons: tuple[LessonInfo, ...]


class LearningInfo(Wire, frozen=True):
    """What a game has for those who learn it: itself on one page, its symbols, its terms, its coach."""

    page: tuple[Section, ...]
    legend: tuple[SymbolGroup, ...]
    terms: tuple[Term, ...]
    # One line for each kind of question (`DecisionMessage.kind`).
    coach: dict[str, Text]


class LessonScript(Wire, frozen=True):
    """What a lesson says, moment by moment."""

    id: str
    title: Text
    moments: tuple[LessonMoment, ...]
    # The lesson that comes after this one, if any.
    next: LessonInfo | None = None


class RuleInfo(Wire, frozen=True):
    """One numbered rule. A chapter's text is its heading; a ruling is where the printed rulebook is silent."""

    number: str
    chapter: bool
    ruling: bool
    text: Text


class CardInfo(Wire, frozen=True):
    """One thing of the box by its ref ("follower:hunter", "land:L07"): what a zoomed card shows."""

    ref: str
    name: Text
    text: Text
    icon: str
    rule: str
    # What is printed on it as data: a struct of the game's own, tagged with the kind of thing.
    facts: Facts | None = None


class BoxInfo(Wire, frozen=True):
    """What is in the box of one table, with the owner's own figures in their places."""

    cards: tuple[CardInfo, ...]
    # What is printed on no card (maps, tracks): a struct of the game's own.
    facts: Facts | None = None
    # What the fields of its view are called, for a game without a drawing of its own.
    headings: dict[str, Text] = {}
    # All figures as components.toml has them.
    figures: dict[str, Any] = {}


class BotInfo(Wire, frozen=True):
    """A bot that can take a seat, and what to expect of it."""

    id: str
    name: Text
    about: Text


class Lobby(Wire, frozen=True):
    """All that the lobby needs at once."""

    games: tuple[GameInfo, ...]
    bots: tuple[BotInfo, ...]
    tables: tuple[TableInfo, ...]


# ---------------------------------------------------------------------- tables and seats

SeatKind = Literal["person", "bot", "open"]
# closed: the host has ended it before the game was over.
Phase = Literal["gathering", "playing", "over", "closed"]


class Clock(Request, frozen=True):
    """Thinking time in seconds; null is no limit. When it runs out, and a grace after it, a bot takes over the seat."""

    per_move: int | None = None
    per_game: int | None = None
    # What every answer adds to the time for the game.
    increment: int = 0


class SeatRequest(Request, frozen=True):
    """How a seat is to be filled."""

    kind: SeatKind
    name: str = ""
    bot: str = ""
    # Something that nobody could foresee (64 letters at most): it becomes part of the key of the match's chance.
    contribution: str = ""


class CreateTable(Request, frozen=True):
    """A new table. Seats of kind `person` belong to whoever creates it (several: hotseat)."""

    game: str
    seats: tuple[SeatRequest, ...]
    options: dict[str, bool | int | str] = {}
    components: dict[str, Any] = {}
    clock: Clock | None = None
    # Listed in the lobby; otherwise only those with the link find it.
    public: bool = False
    # Whether people may ask what a bot would do, where that is fair (alone against bots, or all against the game).
    hints: bool = True
    # Start at once, if no seat is open.
    start: bool = False
    # A seal from `/api/seal`: whoever has it has seen the hash of the seed before they contribute. It is good once.
    seal: str = ""


class SealInfo(Wire, frozen=True):
    """For a table that is still to be made: a name for its seed, and the hash that the table will show."""

    seal: str
    commitment: str


class BeginLesson(Request, frozen=True):
    """A table for a lesson, with its opponents. It begins at once."""

    name: str = ""


class CheckSetup(Request, frozen=True):
    """What somebody thinks of playing: does it go together?"""

    players: int
    options: dict[str, bool | int | str] = {}


class SetupInfo(Wire, frozen=True):
    """What can be said of a game before it begins."""

    # Why it cannot be played so; null if it can.
    why: Text | None = None
    # How hard it is, where a game has a measure for that.
    difficulty: int | None = None


class SeatInfo(Wire, frozen=True):
    """A seat as everybody sees it."""

    seat: int
    kind: SeatKind
    name: str
    bot: str
    connected: bool
    # Whether the host lets this seat say nothing.
    muted: bool = False
    # Seconds of thinking time left in the game and for this move; null without a clock.
    game_seconds: float | None = None
    move_seconds: float | None = None
    # When a bot takes over, some time after the clock has run out.
    takeover_seconds: float | None = None


class TableInfo(Wire, frozen=True):
    """A table as everybody sees it."""

    id: str
    game: str
    options: dict[str, bool | int | str]
    phase: Phase
    public: bool
    created: float
    seats: tuple[SeatInfo, ...]
    clock: Clock | None
    # A hash of seed and salt, shown from the start; both are given at the end, so that anybody can check the shuffle.
    commitment: str
    seed: str | None = None
    salt: str | None = None
    # What each seat has contributed to the chance of the match, given at the end.
    contributions: tuple[str, ...] | None = None
    # Whether it plays with the figures of somebody's own copy: `/api/tables/<id>/box` tells them.
    own_figures: bool = False
    # Whether only those with a seat may speak.
    hushed: bool = False
    # Whether people may ask what a bot would do, where that is fair.
    hints: bool = True
    # The table that this one continues, if any.
    continues: str | None = None
    # The table where the same people play once more, if somebody has asked for it.
    rematch: str | None = None
    # The seats that it waits for; told only to those who ask for one table, not with every update.
    asked: tuple[int, ...] = ()
    # The lesson that is played here, if any.
    lesson: str | None = None


class Ticket(Wire, frozen=True):
    """The right to a seat (or to a table, for its host): the secret is known to its owner only."""

    table: str
    seat: int | None
    secret: str


class TableCreated(Wire, frozen=True):
    """A new table, with the tickets of whoever created it."""

    table: TableInfo
    host: Ticket
    seats: tuple[Ticket, ...]


class JoinTable(Request, frozen=True):
    """Take an open seat: a certain one, or any."""

    name: str
    seat: int | None = None
    # As in SeatRequest.
    contribution: str = ""


class TipMessage(Wire, frozen=True):
    """An option that a hint names: its index, how many percent of the chance to win it is behind the best, and why."""

    index: int
    behind: int
    reasons: tuple[Text, ...]


class HintMessage(Wire, frozen=True):
    """A hint for a question: the best options, the best first."""

    number: int
    tips: tuple[TipMessage, ...]


class WhyMessage(Wire, frozen=True):
    """Why a thing cannot be chosen now: the reason, if there is one to tell, and the number of the rule."""

    text: Text | None = None
    rule: str = ""


class HandOver(Request, frozen=True):
    """Leave a running game to a bot."""

    bot: str = USUAL


class RemovePerson(Request, frozen=True):
    """Take a seat from a person: it is free again before the start, and this bot's in a running game."""

    seat: int
    bot: str = USUAL


class MutePerson(Request, frozen=True):
    """Let a seat (null: everybody without one) say nothing, or speak again."""

    seat: int | None
    muted: bool = True


class FiledTable(Wire, frozen=True):
    """A table as whoever runs the server lists it."""

    id: str
    game: str
    phase: str
    public: bool
    created: float
    # When something last happened or was said there.
    active: float
    choices: int
    names: tuple[str, ...]


class ContinueTable(Request, frozen=True):
    """Go on from a moment of a finished game, as a new table."""

    upto: int
    seats: tuple[SeatRequest, ...]
    # As in CreateTable.
    seal: str = ""


class ImportRecipe(Request, frozen=True):
    """A recipe file: a finished one can be replayed, an unfinished one goes on with these seats."""

    recipe: dict[str, Any]
    seats: tuple[SeatRequest, ...] = ()
    # As in CreateTable.
    seal: str = ""


class Problem(Wire, frozen=True):
    """An error for a person. `rule` is the number of the rule behind a refused choice."""

    error: str
    text: Text
    rule: str = ""


# ---------------------------------------------------------------------- a game in progress


class OptionMessage(Wire, frozen=True):
    """One answer to the open question. A grave one is asked for once more."""

    index: int
    text: Text
    refs: tuple[str, ...]
    grave: bool
    # It ends a turn or a phase, whatever else could still be done.
    ends: bool = False
    # What it would bring at once, where that is certain: "+6".
    hint: Text | None = None
    # What tells it from others that read alike: "2 explorers, 1 town".
    note: Text | None = None
    # The id of its words: what kind of answer it is.
    kind: str = ""


class DecisionMessage(Wire, frozen=True):
    """What this seat is asked now. `number` is the event number it was asked at: an answer names it."""

    seat: int
    number: int
    prompt: Text
    rule: str
    # What the question is about.
    refs: tuple[str, ...]
    options: tuple[OptionMessage, ...]
    # The kind of question: what saves call the step that asks it.
    kind: str = ""


class EventMessage(Wire, frozen=True):
    """Something that happened, as this seat may know it. Numbers have gaps where others know more."""

    number: int
    kind: str
    rule: str
    text: Text
    facts: dict[str, int | str]


class ChatMessage(Wire, frozen=True):
    """Something that somebody said. `seat` is null for a spectator."""

    number: int
    seat: int | None
    name: str
    text: str
    at: float


class UndoRequest(Wire, frozen=True):
    """A seat asks to take back choices that others have already built on."""

    seat: int
    # How many choices would be taken back.
    choices: int
    # Who has agreed so far, and who has to.
    agreed: tuple[int, ...]
    needed: tuple[int, ...]


class ProposalMessage(Wire, frozen=True):
    """A part of a bot's plan that people can answer: the line of the log it was told in, which part, and what it is."""

    number: int
    part: int
    seat: int
    what: Text


class Sync(Wire, frozen=True, tag="sync"):
    """Everything at once: the answer to `hello`, and whenever a client may have missed something."""

    number: int
    table: TableInfo
    # The seats that this connection speaks for, and the one whose view this is (null: a spectator).
    seats: tuple[int, ...]
    seat: int | None
    view: View | None
    decisions: tuple[DecisionMessage, ...]
    can_undo: tuple[int, ...]
    undo: UndoRequest | None
    # Since when the table waits (seconds since 1970), for "who is thinking, and since when".
    waiting_since: float
    log: tuple[EventMessage, ...]
    chat: tuple[ChatMessage, ...]
    # What one of these seats can answer of what bots propose.
    proposals: tuple[ProposalMessage, ...] = ()


class Update(Wire, frozen=True, tag="update"):
    """What is new: `before` is the number of the last message this one follows; a gap means: ask for a sync."""

    before: int
    number: int
    # Null for those who follow changes, as long as it is the same as before.
    table: TableInfo | None
    # The view, or for those who follow: what has changed in the view that they have (see changes.py).
    view: View | None
    changes: dict[str, Any] | None
    decisions: tuple[DecisionMessage, ...]
    can_undo: tuple[int, ...]
    undo: UndoRequest | None
    waiting_since: float
    events: tuple[EventMessage, ...]
    # After an undo the log is shorter: entries from this number on are gone.
    log_cut: int | None = None
    proposals: tuple[ProposalMessage, ...] = ()


class Said(Wire, frozen=True, tag="said"):
    """A new line of chat."""

    message: ChatMessage


class Acknowledged(Wire, frozen=True, tag="ack"):
    """Your message has been carried out and stored: it will survive any crash."""

    id: str
    number: int


class Refused(Wire, frozen=True, tag="refused"):
    """Your message was refused, and nothing has changed. A `sync` follows if your picture was out of date."""

    id: str
    problem: Problem


class Pong(Wire, frozen=True, tag="pong"):
    """The answer to a ping."""

    id: str


ServerMessage = Sync | Update | Said | Acknowledged | Refused | Pong


# ---------------------------------------------------------------------- what a client says over the WebSocket


class Hello(Request, frozen=True, tag="hello"):
    """The first message: who is speaking. No secrets is a spectator; `seat` is whose view to show first."""

    secrets: tuple[str, ...] = ()
    seat: int | None = None
    # Whether this client can follow changes. Then an update tells what has changed in the view, and not all of it.
    follows: bool = False


class Act(Request, frozen=True, tag="act"):
    """Answer the open decision that was asked at event `number` with option `index`."""

    id: str
    seat: int
    number: int
    index: int


class Undo(Request, frozen=True, tag="undo"):
    """Take back the seat's last choice, or ask the others for it if that is no longer free."""

    id: str
    seat: int


class AnswerUndo(Request, frozen=True, tag="answer-undo"):
    """Agree or not to another seat's wish to take something back."""

    id: str
    seat: int
    agree: bool


class AnswerProposal(Request, frozen=True, tag="answer-proposal"):
    """Say to what a bot proposes that it is good so, or rather not: `number` and `part` are those of the proposal."""

    id: str
    seat: int
    number: int
    part: int
    good: bool


class Say(Request, frozen=True, tag="say"):
    """Chat. `seat` is null for a spectator."""

    id: str
    text: str
    seat: int | None = None
    name: str = ""


class Look(Request, frozen=True, tag="look"):
    """Show the table through the eyes of another of one's own seats (hotseat)."""

    id: str
    seat: int | None


class Resync(Request, frozen=True, tag="resync"):
    """Something was missed: send everything."""

    id: str


class Ping(Request, frozen=True, tag="ping"):
    """Are you there?"""

    id: str


ClientMessage = Hello | Act | Undo | AnswerUndo | AnswerProposal | Say | Look | Resync | Ping


# ---------------------------------------------------------------------- after the game


class Moment(Wire, frozen=True):
    """A finished game after some of its choices, for the replay slider."""

    upto: int
    choices: int
    view: View
    events: tuple[EventMessage, ...]
    # Each seat's score at this moment, for the chart.
    scores: tuple[int, ...]


class TurningPointMessage(Wire, frozen=True):
    """A choice of a finished game that cost a lot. `number` is the moment before it, where it can be tried again."""

    number: int
    seat: int
    chosen: Text
    better: Text
    # How many percent of the chance to win it cost, and what spoke for the better one.
    cost: int
    reasons: tuple[Text, ...]


class AnalysisMessage(Wire, frozen=True):
    """What is known of a finished game. It is complete when all choices have been looked at."""

    # So many choices have been looked at, and so many are there; it goes on as long as somebody asks.
    done: int
    choices: int
    running: bool
    # Each seat's chance to win in percent: at the beginning, and after each choice that has been looked at.
    chances: tuple[tuple[float, ...], ...]
    # Whether all win or lose together: then every seat's chance is the team's.
    together: bool
    turning_points: tuple[TurningPointMessage, ...]


class ScoreChart(Wire, frozen=True):
    """Each seat's score after each choice."""

    scores: tuple[tuple[int, ...], ...]
