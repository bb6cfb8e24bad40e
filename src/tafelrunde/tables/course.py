"""The course of one game at a table: the match, its log, and the numbers that everything in it has.

A table has one counter. Every happening raises it, every entry of the log has a number of its own, and an open
decision carries the number at which it was asked, so an answer that comes too late can be told from a new one.
Repeating the stored happenings in their order gives the same course with the same numbers.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from tafelrunde.bots import speech
from tafelrunde.kernel import codec, registry
from tafelrunde.kernel.chance import GENERATOR, SEALED, Script
from tafelrunde.kernel.decision import Decision
from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.kernel.event import Event
from tafelrunde.kernel.match import Choice, Match, Recipe
from tafelrunde.kernel.setup import Setup
from tafelrunde.kernel.state import State
from tafelrunde.kernel.view import Sight
from tafelrunde.kernel.words import Words, seat_words
from tafelrunde.tables.problem import TableProblem, server_words
from tafelrunde.tables.proposals import Proposal, after_cut, horizon_of, proposals_in
from tafelrunde.tables.records import Happening, HappeningKind, Snapshot, TableRecord

# The choice that an entry belongs to if it belongs to none: the deal, or something that happened around the game.
NO_CHOICE = -1
# How a reply to a proposal is stored.
GOOD, NOT_GOOD = "good", "not"


class Entry:
    """One line of the log. `rendered` is whatever a listener made of it, so that it is made only once."""

    __slots__ = ("choice", "event", "number", "rendered")

    def __init__(self, number: int, choice: int, event: Event) -> None:
        self.number = number
        self.choice = choice
        self.event = event
        self.rendered: Any = None


class Asked:
    """An open decision and the number at which it was asked.

    `rendered` is whatever a listener made of it, good for the table's number `rendered_at` (None: for ever).
    """

    __slots__ = ("decision", "number", "rendered", "rendered_at")

    def __init__(self, decision: Decision, number: int) -> None:
        self.decision = decision
        self.number = number
        self.rendered: Any = None
        self.rendered_at: int | None = None


class Change:
    """What is new after a happening: entries of the log, and from which number on older entries are gone.

    `made` is whatever the listeners make of it, so that it is made only once for all of them.
    """

    __slots__ = ("before", "cut", "entries", "happening", "made")

    def __init__(self, happening: Happening | None, before: int, entries: Sequence[Entry], cut: int | None) -> None:
        self.happening = happening
        self.before = before
        self.entries = entries
        self.cut = cut
        self.made: Any = None


def setup_of(record: TableRecord) -> Setup:
    """What the game of a table is played with."""
    return registry.find(record.game).setup(record.players, record.options, record.components, record.version)


class Course:
    """A game in progress. It changes through the methods that return a `Change`, and through nothing else."""

    __slots__ = (
        "_record",
        "_repeating",
        "_revealed",
        "_sight",
        "asked",
        "floor",
        "log",
        "match",
        "number",
        "position",
        "proposals",
    )

    def __init__(
        self, record: TableRecord, contributions: tuple[str, ...] = (), deal: tuple[int, ...] | None = None
    ) -> None:
        """Lay the game out. `deal` are the recorded outcomes of a game that was laid out before."""
        self._record = record
        # A game that goes on from another one was laid out there.
        elsewhere = record.generator == SEALED and bool(record.deal or record.opening)
        inherited = len(record.opening) if elsewhere else None
        known = record.deal if record.deal or record.opening else deal
        self.match = Match(
            setup_of(record),
            record.seed,
            None if record.generator == GENERATOR else known,
            generator=record.generator,
            salt=record.salt,
            contributions=contributions,
            inherited=inherited,
        )
        self.match.state.listen()
        # The stored happening that is being repeated now.
        self._repeating: Happening | None = None
        self.log: list[Entry] = []
        self.asked: dict[int, Asked] = {}
        # What bots have proposed, in the order in which they said it.
        self.proposals: list[Proposal] = []
        self.number = 0
        self.position = 0
        # Choices before the floor cannot be taken back: they were made at another table, or before a snapshot.
        self.floor = len(record.opening)
        # How often something had been revealed before each choice, as far as it is known.
        self._revealed: dict[int, int] = {}
        self._sight: Sight | None = None

    # ------------------------------------------------------------------ what it knows

    @property
    def sight(self) -> Sight:
        """The game as all see it who look at it now."""
        if self._sight is None:
            self._sight = Sight(self.match.state)
        return self._sight

    @property
    def choices(self) -> list[Choice]:
        """Every choice that holds, those of the opening included."""
        return self.match.choices

    @property
    def over(self) -> bool:
        return self.match.state.over

    def last_choice_of(self, seat: int) -> int | None:
        """The place of the last choice of a seat that could be taken back, or None."""
        choices = self.match.choices
        for place in range(len(choices) - 1, self.floor - 1, -1):
            if choices[place].seat == seat:
                return place
        return None

    def can_undo(self, seat: int) -> bool:
        """Whether a seat may take back its last choice without asking anybody."""
        state = self.match.state
        place = None if state.over else self.last_choice_of(seat)
        if place is None:
            return False
        # The kernel has the last word, but most of the time this says no at once.
        return self._revealed.get(place, state.reveals) == state.reveals and self.match.can_undo(seat)

    def recipe(self) -> Recipe:
        """The game up to now as its recipe."""
        return self.match.recipe()

    def earlier(self, keep: int) -> Match:
        """The match as it was after its first `keep` choices; nothing is changed."""
        match = self.match.at(keep)
        match.state.listen()
        return match

    @property
    def whole(self) -> bool:
        """Whether every moment from the deal on can still be shown."""
        return self.match.begin == 0

    def speeches(self) -> dict[int, Event]:
        """What bots have said, by the choice they said it with."""
        return {entry.choice: entry.event for entry in self.log if entry.event.kind == "speech"}

    def open_proposals(self) -> list[tuple[int, Proposal]]:
        """What can be answered now, each with the number of its line in the log."""
        horizon = None if self.over else horizon_of(self.match.state)
        waiting = [it for it in self.proposals if it.good is None and it.horizon == horizon]
        if not waiting:
            return []
        lines = {entry.choice: entry.number for entry in self.log if entry.event.kind == "speech"}
        return [(lines[it.place], it) for it in waiting if it.place in lines]

    def agreed_with(self, seat: int) -> list[tuple[int, bool]]:
        """What others have said to the proposals of a seat that still hold: topics, and whether they are good so."""
        horizon = horizon_of(self.match.state)
        return [
            (it.topic, it.good)
            for it in self.proposals
            if it.seat == seat and it.good is not None and it.horizon == horizon
        ]

    # ------------------------------------------------------------------ what happens

    def start(self, position: int, number: int) -> Change:
        """The deal, and the opening choices if the game began elsewhere."""
        self.position, self.number = position, number
        told = [(NO_CHOICE, event) for event in deal_events(self.match)]
        for place, choice in enumerate(self._record.opening):
            self.match.repeat(choice)
            told += [(place, event) for event in self.match.state.take_events()]
        return self._happened("start", told, outcomes=self.match.deal)

    def choose(self, seat: int, index: int, seconds: float = 0.0, said: Words | None = None) -> Change:
        """Answer the open decision of a seat; IllegalChoice leaves everything as it is. `said` is told with it."""
        revealed = self.match.state.reveals
        horizon = horizon_of(self.match.state)
        self.match.choose(seat, index)
        self._revealed[len(self.match.choices) - 1] = revealed
        outcomes = self.match.choices[-1].outcomes
        return self._happened(
            "choice",
            self._told(seat, said, horizon),
            seat=seat,
            choice=index,
            outcomes=outcomes,
            seconds=round(seconds, 3),
            said=speech.written(said),
        )

    def undo(self, seat: int, seconds: float = 0.0) -> Change:
        """Take back the last choice of a seat; CannotUndo if something was revealed since or others built on it."""
        place = self.last_choice_of(seat)
        self.match.undo(seat)
        assert place is not None, "the kernel found a choice to take back"
        cut, kept = self._cut(place, place + 1)
        kept.append((NO_CHOICE, Event(server_words("choice-taken-back", seat=seat_words(seat)), "")))
        return self._happened("undo", kept, cut, seat=seat, seconds=round(seconds, 3))

    def rewind(self, seat: int, keep: int, earlier: Match | None = None) -> Change:
        """Take back everything after the first `keep` choices, because all have agreed to it."""
        self.match = self.earlier(keep) if earlier is None else earlier
        cut, kept = self._cut(keep, None)
        kept.append((NO_CHOICE, Event(server_words("choice-taken-back", seat=seat_words(seat)), "")))
        return self._happened("rewind", kept, cut, seat=seat, choice=keep)

    def seat_changed(self, kind: HappeningKind, seat: int, note: str, bot: str, seconds: float = 0.0) -> Change:
        """A bot takes over a seat, or its person is back. `note` is the message of the log."""
        event = Event(server_words(note, seat=seat_words(seat), bot=bot), "")
        return self._happened(
            kind, [(NO_CHOICE, event)], seat=seat, note=f"{note} {bot}".strip(), seconds=round(seconds, 3)
        )

    def reply(self, seat: int, proposal: Proposal, good: bool) -> Change:
        """A seat has answered what a bot has proposed."""
        proposal.good = good
        told = server_words(
            "proposal-is-good" if good else "proposal-is-not-good",
            seat=seat_words(seat),
            other=seat_words(proposal.seat),
            what=proposal.what,
        )
        note = f"{proposal.part} {GOOD if good else NOT_GOOD}"
        return self._happened("reply", [(proposal.place, Event(told, ""))], seat=seat, choice=proposal.place, note=note)

    def closed(self) -> Change:
        """The host has closed the table."""
        return self._happened("closed", [(NO_CHOICE, Event(server_words("table-closed"), ""))])

    def repeat(self, happening: Happening) -> None:
        """Carry out a stored happening once more; it gets the numbers that it had."""
        self._repeating = happening
        match happening.kind:
            case "start":
                self.start(happening.position, self.number)
            case "choice":
                assert happening.seat is not None
                assert happening.choice is not None
                horizon = horizon_of(self.match.state)
                self.match.repeat(Choice(happening.seat, happening.choice, happening.outcomes))
                self._happened("choice", self._told(happening.seat, speech.read(happening.speech), horizon))
            case "undo":
                assert happening.seat is not None
                self.undo(happening.seat)
            case "rewind":
                assert happening.seat is not None
                assert happening.choice is not None
                self.rewind(happening.seat, happening.choice)
            case "bot" | "person":
                assert happening.seat is not None
                note, _, bot = happening.note.partition(" ")
                self.seat_changed(happening.kind, happening.seat, note, bot)
            case "reply":
                self._reply_again(happening)
            case "closed":
                self.closed()
            case "joined" | "left":
                # Before the start nothing was asked yet.
                self.number, self.position = happening.number, happening.position + 1
        self._repeating = None

    # ------------------------------------------------------------------ inside

    def _reply_again(self, happening: Happening) -> None:
        part, _, answer = happening.note.partition(" ")
        for proposal in self.proposals:
            if (proposal.place, str(proposal.part)) == (happening.choice, part):
                assert happening.seat is not None
                self.reply(happening.seat, proposal, answer == GOOD)
                return
        # What was proposed can no longer be said, or its log is lost: nobody can keep to it.
        self._happened("reply", [])

    def _happened(
        self,
        kind: HappeningKind,
        told: Sequence[tuple[int, Event]],
        cut: int | None = None,
        *,
        seat: int | None = None,
        choice: int | None = None,
        outcomes: tuple[int, ...] = (),
        note: str = "",
        seconds: float = 0.0,
        said: str = "",
    ) -> Change:
        """Number what was told, and what is asked now."""
        before, repeating = self.number, self._repeating
        # Others (chat) may have counted in between: what is repeated keeps its number.
        self.number = before + max(1, len(told)) if repeating is None else repeating.number
        first = self.number - len(told) + 1
        entries = [Entry(first + count, place, event) for count, (place, event) in enumerate(told)]
        self.log += entries
        self._sight = None
        self._note_asked()
        happening = repeating or Happening(
            position=self.position,
            number=self.number,
            kind=kind,
            at=time.time(),
            seat=seat,
            choice=choice,
            outcomes=outcomes,
            note=note,
            seconds=seconds,
            speech=said,
        )
        self.position = happening.position + 1
        return Change(happening, before, entries, cut)

    def _note_asked(self) -> None:
        """A decision keeps its number for as long as it stays open; one that is open again is a new one."""
        was = self.asked
        now: dict[int, Asked] = {}
        for decision in self.match.state.decisions:
            known = was.get(decision.seat)
            now[decision.seat] = (
                known if known is not None and known.decision is decision else Asked(decision, self.number)
            )
        self.asked = now

    def _told(self, seat: int, said: Words | None, horizon: int | None) -> list[tuple[int, Event]]:
        """What the last choice has made happen, and what was said with it; the horizon was that before it."""
        place = len(self.match.choices) - 1
        events = self.match.state.take_events()
        if said is not None:
            events.append(speech.speech_event(seat, said))
            self.proposals += proposals_in(self.match.state, seat, said, place, horizon)
        return [(place, event) for event in events]

    def _cut(self, first: int, end: int | None) -> tuple[int, list[tuple[int, Event]]]:
        """Take the entries of the choices first..end out of the log. Later ones that stay will be told again."""
        self._revealed = {}
        cut = min((entry.number for entry in self.log if entry.choice >= first), default=self.number + 1)
        gone = range(first, 1 << 62 if end is None else end)
        self.proposals = after_cut(self.proposals, gone)
        kept = [
            (entry.choice - len(gone) if end is not None and entry.choice >= end else entry.choice, entry.event)
            for entry in self.log
            if entry.number >= cut and entry.choice not in gone
        ]
        self.log = [entry for entry in self.log if entry.number < cut]
        return cut, kept

    def go_on_from(self, state: State, choices: Sequence[Choice]) -> None:
        """Forget how the game came about and go on from a saved state, after these choices."""
        self.match = self.match.resumed(state, choices)
        self.match.state.listen()
        self.floor = len(choices)
        self.log = []
        self.proposals = []
        self._sight = None
        self._note_asked()


def deal_events(match: Match) -> list[Event]:
    """What was told while a game was laid out: a match begins before anybody can listen, so a twin tells it."""
    twin = match.setup.game.start(match.setup, 0)
    twin.fate = Script(match.deal)
    twin.listen()
    twin.advance()
    return twin.take_events()


class Revival:
    """A course that was played again from what is stored. `whole`: its log and everything before are there too.

    `stale` says that the snapshot should be written anew: it cannot be read, or is not needed to be believed.
    """

    __slots__ = ("course", "stale", "whole")

    def __init__(self, course: Course, whole: bool, stale: bool) -> None:
        self.course = course
        self.whole = whole
        self.stale = stale


class BrokenTable(TableProblem):
    """What is stored of a table cannot be followed beyond `position`. `why` is for whoever runs the server."""

    def __init__(self, table: str, position: int, why: str) -> None:
        super().__init__("conflict", server_words("table-broken", table=table, entry=position + 1))
        self.position = position
        self.why = why


def revive(
    record: TableRecord,
    happenings: Sequence[Happening],
    snapshot: Snapshot | None,
    contributions: tuple[str, ...] = (),
) -> Revival:
    """The course that these happenings lead to; BrokenTable if they lead nowhere.

    What counts are the choices: a snapshot that cannot be read is not missed. But if they no longer lead to the saved
    state (rules that were changed without a new version), the game goes on from the snapshot: what lies before it can
    no longer be taken back, and its log is lost.
    """
    saved = None if snapshot is None else read_snapshot(snapshot)
    stale = snapshot is not None and saved is None
    deal = next((happening.outcomes for happening in happenings if happening.kind == "start"), None)
    at = happenings[0].position if happenings else 0
    try:
        course = Course(record, contributions, deal)
        for happening in happenings:
            at = happening.position
            course.repeat(happening)
            is_saved = snapshot is not None and at == snapshot.position
            if is_saved and saved is not None and course.match.state.digest() != saved.digest():
                raise ValueError("this does not lead to the saved state")
    except Exception as error:
        # Old choices on changed rules can fail in any way that a rule can.
        if snapshot is None or saved is None:
            raise BrokenTable(record.id, at, f"{type(error).__name__}: {error}") from error
        return Revival(_from_snapshot(record, contributions, happenings, snapshot, saved), whole=False, stale=False)
    return Revival(course, whole=True, stale=stale)


def read_snapshot(snapshot: Snapshot) -> State | None:
    """The saved state, or None if it cannot be read."""
    try:
        return codec.load(snapshot.state)
    except TafelrundeError:
        return None


def _from_snapshot(
    record: TableRecord,
    contributions: tuple[str, ...],
    happenings: Sequence[Happening],
    snapshot: Snapshot,
    saved: State,
) -> Course:
    earlier = [happening for happening in happenings if happening.position <= snapshot.position]
    at = snapshot.position
    try:
        deal = next((happening.outcomes for happening in happenings if happening.kind == "start"), ())
        course = Course(record, contributions, deal)
        course.number = earlier[-1].number
        course.position = snapshot.position + 1
        course.go_on_from(saved, effective_choices(record, earlier))
        for happening in happenings[len(earlier) :]:
            at = happening.position
            course.repeat(happening)
    except Exception as error:
        raise BrokenTable(record.id, at, f"{type(error).__name__}: {error}") from error
    return course


def effective_happenings(record: TableRecord, happenings: Sequence[Happening]) -> list[Happening]:
    """The happenings of the choices that hold after all of these, without playing them."""
    made: list[Happening] = []
    for happening in happenings:
        if happening.kind == "choice":
            made.append(happening)
        elif happening.kind == "undo":
            places = [place for place, choice in enumerate(made) if choice.seat == happening.seat]
            del made[places[-1]]
        elif happening.kind == "rewind" and happening.choice is not None:
            del made[happening.choice - len(record.opening) :]
    return made


def effective_choices(record: TableRecord, happenings: Sequence[Happening]) -> list[Choice]:
    """The choices that hold after these happenings, those of the opening included."""
    return [
        *record.opening,
        *(
            Choice(made.seat, made.choice, made.outcomes)
            for made in effective_happenings(record, happenings)
            if made.seat is not None and made.choice is not None
        ),
    ]
