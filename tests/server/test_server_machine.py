"""Hypothesis plays with tabs, lags, duplicates, races, undo and restarts, and compares with a simple model."""

from __future__ import annotations

import asyncio
import os
import shutil
import tempfile
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from tafelrunde.tables.course import effective_choices
from tafelrunde.tables.measures import Measures
from tafelrunde.tables.store import Store
from tests.server.inside import InsideServer
from tests.server.people import Browser, Club

NAMES = ("Anna", "Bert", "Carla")


class TableMachine(RuleBasedStateMachine):
    """One table. The model is the list of choices that were acknowledged and not taken back."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(tempfile.mkdtemp(prefix="tafelrunde-machine-"))
        self.server = InsideServer(self.folder / "tables.db")
        self.choices: list[tuple[int, int]] = []
        self.tabs: list[Browser] = []
        # Questions that were once asked: most of them are long gone.
        self.old: list[dict[str, Any]] = []
        self.lines = 0
        self.highest = 0

    @initialize()
    def open_table(self) -> None:
        self.server.run(self._open_table())

    async def _open_table(self) -> None:
        await self.server.start()
        self.club = Club(self.server.url)
        made = await self.club.table(*NAMES)
        self.table = made["table"]["id"]
        self.secrets = [ticket["secret"] for ticket in made["seats"]]
        await self._connect(0)

    async def _connect(self, seat: int) -> None:
        self.tabs.append(await self.club.sit(self.table, self.secrets[seat]))

    def _tab(self, pick: int) -> Browser:
        return self.tabs[pick % len(self.tabs)]

    async def _acted(self, tab: Browser, decision: dict[str, Any], index: int) -> bool:
        self.old.append(decision)
        answer = await tab.act(decision, index)
        if answer["type"] == "ack":
            assert answer["number"] > self.highest
            self.highest = answer["number"]
            self.choices.append((decision["seat"], index))
            return True
        return False

    # ------------------------------------------------------------------ what can happen

    @precondition(lambda self: len(self.tabs) < 6)
    @rule(seat=st.integers(0, 2))
    def connect(self, seat: int) -> None:
        self.server.run(self._connect(seat))

    @precondition(lambda self: len(self.tabs) > 1)
    @rule(pick=st.integers(0, 5))
    def disconnect(self, pick: int) -> None:
        tab = self._tab(pick)
        self.tabs.remove(tab)
        self.server.run(tab.socket.close())

    @rule(pick=st.integers(0, 5), index=st.integers(0, 20))
    def act(self, pick: int, index: int) -> None:
        """A tab answers, perhaps with an old picture: nobody has read anything since the last rule."""
        tab = self._tab(pick)
        for decision in tab.picture.decisions:
            self.server.run(self._acted(tab, decision, index % len(decision["options"])))

    @rule(pick=st.integers(0, 5), index=st.integers(0, 20))
    def act_up_to_date(self, pick: int, index: int) -> None:
        tab = self._tab(pick)
        self.server.run(tab.ask("resync"))
        for decision in tab.picture.decisions:
            if not tab.over:
                assert self.server.run(self._acted(tab, decision, index % len(decision["options"])))

    @rule(pick=st.integers(0, 5), which=st.integers(0, 100))
    def act_long_ago(self, pick: int, which: int) -> None:
        """An answer to a question from the past arrives only now."""
        if self.old:
            decision = self.old[which % len(self.old)]
            self.server.run(self._acted(self._tab(pick), decision, 0))

    @rule(pick=st.integers(0, 5))
    def act_twice(self, pick: int) -> None:
        """The same message goes out twice, before any answer."""
        tab = self._tab(pick)
        if tab.picture.decisions:
            self.server.run(self._twice(tab, tab.picture.decisions[0]))

    async def _twice(self, tab: Browser, decision: dict[str, Any]) -> None:
        fields = {"seat": decision["seat"], "number": decision["number"]}
        ids = [await tab.send("act", **fields, index=index) for index in (0, 1)]
        answers = [await tab.answer_to(id) for id in ids]
        done = [(index, answer) for index, answer in enumerate(answers) if answer["type"] == "ack"]
        assert len(done) <= 1
        self.choices += [(decision["seat"], index) for index, _ in done]

    @rule()
    def everybody_at_once(self) -> None:
        self.server.run(self._race())

    async def _race(self) -> None:
        questions = [(tab, tab.picture.decisions[0]) for tab in self.tabs if tab.picture.decisions]
        answers = await asyncio.gather(*[tab.act(decision, 0) for tab, decision in questions])
        done = [
            (answer["number"], decision["seat"])
            for (_, decision), answer in zip(questions, answers, strict=True)
            if answer["type"] == "ack"
        ]
        self.choices += [(seat, 0) for _, seat in sorted(done)]

    @rule(pick=st.integers(0, 5))
    def undo(self, pick: int) -> None:
        tab = self._tab(pick)
        self.server.run(tab.ask("resync"))
        for seat in tab.picture.can_undo:
            assert self.server.run(tab.ask("undo", seat=seat))["type"] == "ack"
            places = [place for place, (who, _) in enumerate(self.choices) if who == seat]
            del self.choices[places[-1]]

    @rule(pick=st.integers(0, 5))
    def say(self, pick: int) -> None:
        tab = self._tab(pick)
        assert self.server.run(tab.ask("say", seat=tab.picture.seats[0], text="hm"))["type"] == "ack"
        self.lines += 1

    @rule()
    def restart(self) -> None:
        """The server goes away and comes back; everybody reconnects."""
        self.server.run(self._restart())

    async def _restart(self) -> None:
        seats = [tab.picture.seats[0] for tab in self.tabs]
        await self.club.__aexit__()
        await self.server.stop()
        await self.server.start()
        self.club = Club(self.server.url)
        self.tabs = []
        for seat in seats:
            await self._connect(seat)

    # ------------------------------------------------------------------ what must hold

    def teardown(self) -> None:
        try:
            if self.tabs:
                self.server.run(self._agree())
        finally:
            self.server.close()
            shutil.rmtree(self.folder, ignore_errors=True)

    async def _agree(self) -> None:
        try:
            await self._compare()
        finally:
            await self.club.__aexit__()
            await self.server.stop()
        await self._compare_with_the_store()

    async def _compare(self) -> None:
        """All tabs come to the same picture, by updates or by a sync."""
        fresh = {seat: await self.club.sit(self.table, self.secrets[seat]) for seat in range(3)}
        for tab in self.tabs:
            same = fresh[tab.picture.seats[0]].picture
            # The answer to a ping comes after everything that was sent before it.
            await tab.ask("ping")
            for name in ("number", "view", "decisions", "can_undo", "log", "chat"):
                assert getattr(tab.picture, name) == getattr(same, name), name
            assert len(same.chat) == self.lines

    async def _compare_with_the_store(self) -> None:
        store = Store(self.server.settings.database, Measures())
        await store.open()
        stored = await store.load(self.table)
        await store.close()
        assert stored is not None
        held = [(choice.seat, choice.index) for choice in effective_choices(stored.record, stored.happenings)]
        assert held == self.choices


# The long run looks further.
EXAMPLES = 60 if os.environ.get("TAFELRUNDE_SOAK") else 6
TableMachine.TestCase.settings = settings(
    max_examples=EXAMPLES, stateful_step_count=30, deadline=None, suppress_health_check=list(HealthCheck)
)
TestTable = TableMachine.TestCase
