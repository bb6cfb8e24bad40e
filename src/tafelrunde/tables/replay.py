"""Finished games, moment by moment: what the replay slider and the chart of scores show."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Mapping

from tafelrunde.kernel.chance import GENERATOR
from tafelrunde.kernel.event import Event
from tafelrunde.kernel.match import Match, Recipe
from tafelrunde.kernel.state import State
from tafelrunde.tables.course import deal_events
from tafelrunde.tables.problem import problem
from tafelrunde.tables.table import Table

# A slider asks for many moments of the same game; so many games are kept ready.
KEPT = 16


class Replay:
    """Every moment of a finished game: the state after each choice, and what was told on the way to it."""

    __slots__ = ("events", "scores", "states")

    def __init__(self, recipe: Recipe, speeches: Mapping[int, Event]) -> None:
        """`speeches` are what bots said, by the choice they said it with."""
        by_record = recipe.generator != GENERATOR
        match = Match.replay(recipe, 0)
        self.events: list[list[Event]] = [deal_events(match)]
        self.states: list[State] = [match.state.copy()]
        match.state.listen()
        for place, choice in enumerate(recipe.choices):
            match.choose(choice.seat, choice.index, choice.outcomes if by_record else None)
            said = speeches.get(place)
            self.events.append([*match.state.take_events(), *([] if said is None else [said])])
            self.states.append(match.state.copy())
        self.scores = tuple(tuple(state.scores) for state in self.states)


class Replays:
    """The games that were looked at lately."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Replay] = OrderedDict()

    async def of(self, table: Table) -> Replay:
        """The replay of a table's game, which must be over: only then may anybody know everything."""
        if table.record.phase != "over" or table.course is None:
            raise problem("conflict", "not-over-yet")
        id = table.record.id
        found = self._kept.get(id)
        if found is None:
            found = await asyncio.to_thread(Replay, table.course.recipe(), table.course.speeches())
            self._kept[id] = found
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(id)
        return found
