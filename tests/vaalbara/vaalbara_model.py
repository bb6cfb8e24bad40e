"""A second Vaalbara, written from the rulebook alone: names instead of numbers, nothing of the engine.

It knows the facts of facts.toml and what comes out of the stack and the clan decks. Everything else it works out
itself: who is asked, for what, with which answers, and how many points everybody has.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Generator
from pathlib import Path
from typing import Any

FACTS: dict[str, Any] = tomllib.loads(Path(__file__).with_name("facts.toml").read_text(encoding="utf-8"))
CLANS: list[str] = FACTS["clans"].split()
INITIATIVE = {name: row[0] for name, row in FACTS["followers"].items()}
POINTS = {name: row[1] for name, row in FACTS["followers"].items()}
KIND = {land: row.split()[0] for land, row in FACTS["lands"].items()}
VALUE = {land: int(row.split()[1]) for land, row in FACTS["lands"].items()}

# What is asked now: for each seat the answers that it may give.
Asked = dict[int, list[str]]
Answer = tuple[int, str]
Game = Generator[Asked, Answer, None]


class Chance:
    """What the model cannot work out: the next land (which it may know), the next follower, the omens on a back."""

    def __init__(
        self,
        land: Callable[[str | None], str],
        follower: Callable[[int], str],
        back: Callable[[str], list[str]],
        top: Callable[[], list[str]],
    ) -> None:
        self.land = land
        self.follower = follower
        self.back = back
        self.top = top


class Table:
    """The table, and the game as a conversation: `game` yields who is asked, and takes one answer at a time."""

    def __init__(self, players: int, rows: tuple[list[str], list[str]], chance: Chance, stack: int, **options: bool):
        self.seats = list(range(players))
        self.chance = chance
        self.options = options
        self.clan = CLANS[:players]
        self.first, self.second = list(rows[0]), list(rows[1])
        self.points = [FACTS["opening_points"]] * players
        self.hand: list[list[str]] = [[] for _ in self.seats]
        self.deck = [list(INITIATIVE) for _ in self.seats]
        self.used: list[list[str]] = [[] for _ in self.seats]
        self.realm: list[list[str]] = [[] for _ in self.seats]
        self.stack = stack
        self.top: str | None = None  # where somebody laid a known land
        self.bottom: str | None = None
        self.omens = chance.top()
        self.winner: int | None = None

    # ------------------------------------------------------------------ the course of play

    def game(self) -> Game:
        self.fill_hands()
        for number in range(FACTS["rounds"]):
            yield from self.round()
            if number + 1 < FACTS["rounds"]:
                self.close()
        for seat in self.seats:
            kinds = len({KIND[land] for land in self.realm[seat]})
            self.points[seat] += {5: FACTS["five_kinds"], 6: FACTS["six_kinds"]}.get(kinds, 0)
        self.winner = min(self.seats, key=lambda seat: (-self.points[seat], self.omens.index(self.clan[seat])))

    def round(self) -> Game:
        played = yield from self.choose_in_secret()
        had: list[int] = []
        while len(had) < len(self.seats):
            waiting = [seat for seat in self.seats if seat not in had]
            seat = min(waiting, key=lambda one: (INITIATIVE[played[one]], self.omens.index(self.clan[one])))
            had.append(seat)
            yield from getattr(self, played[seat])(seat, had, played)
            land = yield from self.one_of(seat, self.first)
            self.first.remove(land)
            self.take(seat, land, played[seat], 2 if played[seat] == "farmer" else 1)

    def choose_in_secret(self) -> Generator[Asked, Answer, dict[int, str]]:
        played: dict[int, str] = {}
        while len(played) < len(self.seats):
            seat, card = yield {seat: list(self.hand[seat]) for seat in self.seats if seat not in played}
            played[seat] = card
        for seat, card in played.items():
            self.hand[seat].remove(card)
            self.used[seat].append(card)
        return played

    def close(self) -> None:
        self.first, self.second = self.second, []
        for place in range(len(self.seats)):
            known = self.top if place == 0 else None
            if known is None and self.stack == 1 and self.bottom is not None:
                known, self.bottom = self.bottom, None
            self.second.append(self.chance.land(known))
            self.stack -= 1
            self.top = None
        if self.stack == 1 and self.bottom is not None:
            self.top, self.bottom = self.bottom, None
        self.omens = self.chance.top() if self.top is None else self.chance.back(self.top)
        self.fill_hands()

    def fill_hands(self) -> None:
        for seat in self.seats:
            while len(self.hand[seat]) < FACTS["hand"] and self.deck[seat]:
                card = self.chance.follower(seat)
                self.deck[seat].remove(card)
                self.hand[seat].append(card)

    def one_of(self, seat: int, answers: list[str]) -> Generator[Asked, Answer, str]:
        """Nobody is asked where only one answer is possible."""
        if len(answers) == 1:
            return answers[0]
        _, answer = yield {seat: list(answers)}
        return answer

    # ------------------------------------------------------------------ lands

    def beside(self, seat: int) -> set[int]:
        return {(seat - 1) % len(self.seats), (seat + 1) % len(self.seats)} - {seat}

    def take(self, seat: int, land: str, follower: str, times: int) -> None:
        self.realm[seat].append(land)
        kind = KIND[land]
        own = [KIND[one] for one in self.realm[seat]]
        pays = FACTS["rewards"]
        if kind == "meadow":
            around = own + [KIND[one] for other in self.beside(seat) for one in self.realm[other]]
            reward = pays["meadow"] * around.count("meadow")
        elif kind == "farm":
            reward = pays["farm"] * own.count("farm")
        elif kind == "forest":
            reward = VALUE[land]
        elif kind == "village":
            reward = pays["village"] * len(set(own))
        elif kind == "mountain":
            reward = {2: pays["mountain"][0], 4: pays["mountain"][1]}.get(own.count("mountain"), 0)
        else:
            reward = min(INITIATIVE[follower], pays["river"]) * own.count("river")
        self.points[seat] += reward * times

    # ------------------------------------------------------------------ followers

    def warrior(self, seat: int, had: list[int], played: dict[int, str]) -> Game:
        asked = [other for other in self.seats if other != seat and "warrior" not in self.used[other]]
        while asked:
            answers = {other: ["keep", "show"] if "warrior" in self.hand[other] else ["keep"] for other in asked}
            other, answer = yield answers
            asked.remove(other)
            if answer == "show":
                self.points[other] += POINTS["warrior"]

    def bard(self, seat: int, had: list[int], played: dict[int, str]) -> Game:
        others = [other for other in self.seats if other != seat or self.options.get("bard_may_choose_self")]
        receiver = yield from self.one_of(seat, [str(other) for other in others])
        self.points[int(receiver)] += POINTS["bard"]

    def hunter(self, seat: int, had: list[int], played: dict[int, str]) -> Game:
        if not self.beside(seat) & set(had):
            self.points[seat] += POINTS["hunter"]
        yield from ()

    def oracle(self, seat: int, had: list[int], played: dict[int, str]) -> Game:
        odd = [other for other in self.beside(seat) if INITIATIVE[played[other]] % 2 == 1]
        self.points[seat] += POINTS["oracle"] * len(odd)
        yield from ()

    def carpenter(self, seat: int, had: list[int], played: dict[int, str]) -> Game:
        self.points[seat] += POINTS["carpenter"] * [KIND[land] for land in self.realm[seat]].count("forest")
        yield from ()

    def falconer(self, seat: int, had: list[int], played: dict[int, str]) -> Game:
        if had[0] != seat:
            victim = had[had.index(seat) - 1]
            loot = min(POINTS["falconer"], self.points[victim])
            self.points[victim] -= loot
            self.points[seat] += loot
        yield from ()

    def tracker(self, seat: int, had: list[int], played: dict[int, str]) -> Game:
        land = yield from self.one_of(seat, self.first + self.second)
        row = self.first if land in self.first else self.second
        row[row.index(land)] = self.chance.land(self.top)
        self.lay_on_top(land)

    def lay_on_top(self, land: str) -> None:
        self.top, self.omens = land, self.chance.back(land)

    def midwife(self, seat: int, had: list[int], played: dict[int, str]) -> Game:
        others = [card for card in self.used[seat] if card != "midwife"]
        if others:
            card = yield from self.one_of(seat, others)
            self.used[seat].remove(card)
            self.hand[seat].append(card)

    def tamer(self, seat: int, had: list[int], played: dict[int, str]) -> Game:
        one = yield from self.one_of(seat, self.first)
        other = yield from self.one_of(seat, self.second)
        here, there = self.first.index(one), self.second.index(other)
        self.first[here], self.second[there] = other, one

    def artisan(self, seat: int, had: list[int], played: dict[int, str]) -> Game:
        if self.beside(seat) <= set(had):
            self.points[seat] += POINTS["artisan"]
        yield from ()

    def pioneer(self, seat: int, had: list[int], played: dict[int, str]) -> Game:
        if not self.realm[seat]:
            return
        old = yield from self.one_of(seat, self.realm[seat])
        self.realm[seat].remove(old)
        if self.stack == 1:
            new = self.chance.land(self.top)
            self.lay_on_top(old)
        else:
            new = self.chance.land(self.bottom)
            self.bottom = old
        self.take(seat, new, "pioneer", 1)

    def farmer(self, seat: int, had: list[int], played: dict[int, str]) -> Game:
        yield from ()
