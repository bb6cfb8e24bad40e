"""Finished games, moment by moment: what the replay slider and the chart of scores show."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Mapping

from tafelrunde.kernel.event import Event
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.state import State
from tafelrunde.kernel.words import Words
from tafelrunde.tables.course import deal_events
from tafelrunde.tables.effort import worked_out
from tafelrunde.tables.problem import problem
from tafelrunde.tables.table import Table

# A slider asks for many moments of the same game; so many games are kept ready.
KEPT = 16


class Replay:
    """Every moment of a finished game. The match keeps some of its states; any other is played from the nearest."""

    __slots__ = ("_match", "_offered", "_speeches", "_told", "scores")

    def __init__(self, match: Match, speeches: Mapping[int, Event]) -> None:
        """`speeches` are what bots said, by the choice they said it with."""
        self._match = match
        self._speeches = speeches
        self._offered: dict[tuple[int, int], tuple[Words, ...]] = {}
        playing = match.at(0)
        playing.state.listen()
        scores = [tuple(playing.state.scores)]
        # How many events were told up to each moment: they have numbers.
        self._told = [0, len(deal_events(match))]
        for place, choice in enumerate(match.choices):
            playing.repeat(choice)
            scores.append(tuple(playing.state.scores))
            self._told.append(self._told[-1] + len(playing.state.take_events()) + (place in speeches))
        self.scores = tuple(scores)

    @property
    def choices(self) -> int:
        """How many choices the game has; there is one moment more."""
        return len(self._match.choices)

    @property
    def together(self) -> bool:
        """Whether all win or lose together."""
        return self._match.setup.game.cooperative

    def offered(self, upto: int, seat: int) -> tuple[Words, ...]:
        """What a seat could choose from after so many choices. Whoever waits for an analysis asks again and again."""
        known = self._offered.get((upto, seat))
        if known is None:
            decision = self._match.at(upto).state.decision_of(seat)
            known = () if decision is None else tuple(option.words for option in decision.options)
            self._offered[upto, seat] = known
        return known

    def moment(self, upto: int) -> tuple[State, int, list[Event]]:
        """The state after so many choices, how many events were told before it, and those on the way to it."""
        before = self._told[upto]
        if upto == 0:
            return self._match.at(0).state, before, deal_events(self._match)
        match = self._match.at(upto - 1)
        match.state.listen()
        match.repeat(self._match.choices[upto - 1])
        said = self._speeches.get(upto - 1)
        return match.state, before, [*match.state.take_events(), *([] if said is None else [said])]


class Replays:
    """The games that were looked at lately."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Replay] = OrderedDict()
        self._making: dict[str, asyncio.Task[Replay]] = {}

    def forget(self, id: str) -> None:
        """A table is no longer there."""
        self._kept.pop(id, None)

    async def of(self, table: Table) -> Replay:
        """The replay of a table's game, which must be over: only then may anybody know everything."""
        if table.record.phase != "over" or table.course is None:
            raise problem("conflict", "not-over-yet")
        if not table.course.whole:
            raise problem("conflict", "history-lost")
        id = table.record.id
        found = self._kept.get(id)
        if found is None:
            # Everybody who looks at the same game waits for the same playing.
            making = self._making.get(id)
            if making is None:
                match, speeches = table.course.match, table.course.speeches()
                work = worked_out(lambda: Replay(match, speeches))
                making = self._making[id] = asyncio.create_task(work, name="replay")
                making.add_done_callback(lambda _: self._making.pop(id, None))
            found = await asyncio.shield(making)
            self._kept[id] = found
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(id)
        return found
