"""A match and those who sit at it: people and bots, what has been told, and the file that keeps it."""

from __future__ import annotations

import getpass
import secrets
import threading
from collections.abc import Sequence
from typing import NamedTuple

from tafelrunde import bots
from tafelrunde.bots.speech import speech_event
from tafelrunde.drawing.contract import drawing_of
from tafelrunde.kernel.card import by_ref, described
from tafelrunde.kernel.chance import Script, first_luck, mix
from tafelrunde.kernel.decision import Decision, Option
from tafelrunde.kernel.event import Event
from tafelrunde.kernel.learning import kind_of, learning
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.state import State
from tafelrunde.kernel.view import View
from tafelrunde.kernel.why import why_not
from tafelrunde.kernel.words import Words
from tafelrunde.terminal.saves import Keeper, SavedGame, saved_game
from tafelrunde.terminal.words import say

PERSON = "person"


class Thought(NamedTuple):
    """What a bot chooses for a seat, and what it says."""

    seat: int
    chosen: int
    said: Words | None


class LogLine(NamedTuple):
    """An event, and whether it is news for the reader."""

    event: Event
    fresh: bool


class Told(NamedTuple):
    """An option as people read it."""

    text: str
    # What it would bring at once, and what tells it from others that read alike; "" for nothing.
    hint: str
    note: str
    # What is printed on the things that it is about: their texts, and price, speed and the like that it leaves out.
    printed: list[str]
    heading: list[str]


class Sitting:
    """One game being played at this terminal."""

    def __init__(
        self,
        match: Match,
        seats: Sequence[str],
        names: Sequence[str] = (),
        keeper: Keeper | None = None,
        said: Sequence[Words | None] = (),
    ) -> None:
        self.match = match
        self.game = match.setup.game
        # "person" or the name of a bot, and what people call themselves ("" for no name), for each seat.
        self.seats = list(seats)
        self.given_names = [*names, *[""] * len(seats)][: len(seats)]
        if len(self.people) == 1 and not self.given_names[self.people[0]]:
            self.given_names[self.people[0]] = login_name()
        self.keeper = keeper or Keeper(self.game.id)
        self.drawing = drawing_of(self.game, match.setup.box)
        self.cards = list(self.game.cards(match.setup.box))
        self._cards = by_ref(self.cards)
        # Thoughts of the bots are no part of the match: any seed will do.
        self._bots = {
            seat: bots.make(kind, self.game, mix(match.seed, len(match.choices) * 8 + seat))
            for seat, kind in enumerate(seats)
            if kind != PERSON
        }
        self._thinking = threading.Lock()
        # What bots said with each choice; what was told by the deal, and then after each choice.
        self.said = [*said, *[None] * len(match.choices)][: len(match.choices)]
        self.chronicle = chronicle(match, self.said)
        match.state.listen()

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, kind in enumerate(self.seats) if kind == PERSON]

    def again(self) -> Sitting:
        """The same people, bots and options, and a new deal."""
        return Sitting(Match(self.match.setup, new_seed()), self.seats, self.given_names)

    # ------------------------------------------------------------------ whose decision it is

    def person_to_ask(self, at_the_device: int | None) -> Decision | None:
        """What a person is asked now. Whoever is at the device goes on first, so that it changes hands rarely."""
        asked = [decision for decision in self.state.decisions if self.seats[decision.seat] == PERSON]
        for decision in asked:
            if decision.seat == at_the_device:
                return decision
        return asked[0] if asked else None

    def bots_to_ask(self) -> list[int]:
        """The bots that are asked now. They wait until all people have answered, so that those can still undo."""
        if self.person_to_ask(None) is not None:
            return []
        return [decision.seat for decision in self.state.decisions]

    def think(self, state: State, seats: Sequence[int]) -> list[Thought]:
        """What bots choose and say. It may run on another thread with a copy of the state."""
        thoughts: list[Thought] = []
        with self._thinking:
            for seat in seats:
                bot = self._bots[seat]
                index = bot.choose(state, seat)
                thoughts.append(Thought(seat, index, bot.announce(state, seat, index)))
        return thoughts

    # ------------------------------------------------------------------ choices

    def choose(self, seat: int, index: int, said: Words | None = None) -> None:
        """Answer for a seat, with what it says, and keep the game on disk."""
        self.match.choose(seat, index)
        self.said.append(said)
        self.chronicle.append([*self.state.take_events(), *spoken(seat, said)])
        self.keep()

    def answer(self, thought: Sequence[Thought]) -> None:
        """Give what bots have thought, as long as they are still asked the same: an answer may change the question."""
        asked = {decision.seat: decision for decision in self.state.decisions}
        for seat, index, said in thought:
            if self.state.decision_of(seat) is not asked[seat]:
                return
            self.choose(seat, index, said)

    def undo(self, seat: int) -> None:
        """Take back the last choice of a seat; CannotUndo says why not."""
        choosers = [choice.seat for choice in self.match.choices]
        self.match.undo(seat)
        del self.said[len(choosers) - 1 - choosers[::-1].index(seat)]
        self.chronicle = chronicle(self.match, self.said)
        self.state.listen()
        self.state.take_events()
        self.keep()

    def keep(self) -> None:
        """Write the game to its own file."""
        self.keeper.keep(self.saved())

    def saved(self) -> SavedGame:
        """The game as it is now, for a file."""
        return saved_game(self.match, self.seats, self.given_names, self.said)

    # ------------------------------------------------------------------ for those who look

    def told(self, decision: Decision, lang: str) -> list[Told]:
        """The options of a decision for those who are asked."""
        names = self.names(lang)

        def text(words: Words | None) -> str:
            return "" if words is None else words.text(lang, names)

        def told(index: int, option: Option) -> Told:
            says = option.text(lang, names)
            return Told(
                says,
                text(self.state.hint(decision.seat, index)),
                text(self.state.note(decision.seat, index)),
                [text(words) for words in described(self._cards, option.refs)],
                [part for ref in option.refs for part in self.drawing.heading(ref, lang) if part not in says],
            )

        return [told(index, option) for index, option in enumerate(decision.options)]

    def hint(self, state: State, decision: Decision, lang: str) -> list[str]:
        """What a bot would choose here and why, the best first. It may run on another thread with a copy."""
        names = self.names(lang)
        lines = []
        for place, advice in enumerate(bots.hint(state, decision.seat)):
            why = ", ".join(reason.text(lang, names) for reason in advice.reasons)
            option = decision.options[advice.index].text(lang, names)
            behind = round(100 * advice.behind)
            told = say("hint-best", option=option) if place == 0 else say("hint-next", option=option, behind=behind)
            lines.append(told.text(lang) + (f" – {why}" if why else ""))
        return lines

    def why_not(self, seat: int, ref: str, lang: str) -> str:
        """Why a thing is no answer to what a seat is asked, with the rule behind it; "" if there is nothing to say."""
        found = why_not(self.state, seat, ref)
        if found is None:
            return ""
        reason = found.words.text(lang, self.names(lang))
        return say("not-now", why=reason, rule=found.rule).text(lang)

    def coached(self, decision: Decision, lang: str) -> str:
        """What a kind of question is about and what to look at, in a line; "" if the game says nothing."""
        line = learning(self.game).coach.get(kind_of(decision))
        return "" if line is None else line.text(lang)

    def view(self, seat: int | None) -> View:
        return self.state.view(seat)

    def names(self, lang: str) -> dict[str, str]:
        """What each seat is called."""
        return seat_names(self.seats, self.given_names, lang)

    def name(self, seat: int, lang: str) -> str:
        """What a seat is called."""
        return self.names(lang)[f"seat:{seat}"]

    def log(self, reader: int | None) -> list[LogLine]:
        """What has happened, as far as a seat may know it."""
        since = self._last_break(reader)
        return [
            LogLine(event, number >= since)
            for number, events in enumerate(self.chronicle)
            for event in events
            if event.seen_by(reader)
        ]

    def _last_break(self, reader: int | None) -> int:
        """How many choices had been made when the reader last had to wait for others: what came after is news."""
        choosers = [choice.seat for choice in self.match.choices]
        while choosers and choosers[-1] == reader:
            choosers.pop()
        while choosers and choosers[-1] != reader:
            choosers.pop()
        return len(choosers)


def new_seed() -> int:
    """A seed that nobody chose, short enough to be typed again."""
    return secrets.randbits(32)


def login_name() -> str:
    """What somebody is called who gives no name; "" if the system does not know either."""
    try:
        return getpass.getuser().capitalize()
    except (KeyError, OSError):
        return ""


def seat_names(kinds: Sequence[str], given: Sequence[str], lang: str) -> dict[str, str]:
    """What the seats are called: by their given names, or by what sits there.

    A bot says what it can do only where another one differs: names should be short.
    """
    alike = len({kind for kind in kinds if kind != PERSON}) < 2

    def name(seat: int, kind: str) -> str:
        if kind == PERSON:
            return say("person", number=seat + 1).text(lang)
        if alike:
            return say("bot", number=seat + 1).text(lang)
        return say("bot-among-others", number=seat + 1, bot=level_name(kind, lang)).text(lang)

    return {f"seat:{seat}": own or name(seat, kind) for seat, (kind, own) in enumerate(zip(kinds, given, strict=True))}


def level_name(kind: str, lang: str) -> str:
    """What a kind of bot is called; one from elsewhere brings no words."""
    try:
        return Words("server", f"bot-{kind}").text(lang)
    except LookupError:
        return kind


def in_order(decision: Decision) -> list[int]:
    """The options as they are listed, by their indexes: what ends a turn comes last, where no hurried key hits it."""
    return sorted(range(len(decision.codes)), key=lambda index: decision.options[index].ends)


def spoken(seat: int, said: Words | None) -> list[Event]:
    """What a seat has said, as part of the log."""
    return [] if said is None else [speech_event(seat, said)]


def chronicle(match: Match, said: Sequence[Words | None]) -> list[list[Event]]:
    """What was told in a match: by the deal, and then after each choice, with what was said with it."""
    setup = match.setup
    state = setup.game.start(setup, first_luck(match.seed))
    state.fate = Script(match.deal)
    state.listen()
    state.advance()
    told = [state.take_events()]
    for choice, words in zip(match.choices, said, strict=True):
        state.fate = Script(choice.outcomes)
        state.apply(choice.seat, choice.index)
        told.append([*state.take_events(), *spoken(choice.seat, words)])
    return told
