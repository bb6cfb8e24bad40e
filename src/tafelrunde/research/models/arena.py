"""The arena: any program that answers with the number of an option plays against bots.

A *command* reads one question after the other from standard input (a line of JSON each: `{"text": ..., "options": 7}`)
and writes a line with a number for each. An *endpoint* gets the same as a POST and answers with JSON
(`{"option": 3}`) or text that holds a number. Whoever takes too long, answers with no number or with one that is not
offered has answered illegally: that is counted, and the first option is taken in its place.
"""

from __future__ import annotations

import contextlib
import json
import re
import shlex
import subprocess
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from queue import Empty, Queue
from typing import Any

import polars as pl

from tafelrunde import bots as all_bots
from tafelrunde.bots import Bot
from tafelrunde.kernel import registry
from tafelrunde.kernel.chance import mix
from tafelrunde.kernel.errors import BadOption
from tafelrunde.kernel.game import begin
from tafelrunde.kernel.state import State
from tafelrunde.research.models.telling import position
from tafelrunde.research.series import GameRow, Series, row_of
from tafelrunde.research.tournament import crossed, rated
from tafelrunde.research.words import say

# What the model is called in tables.
MODEL = "model"


@dataclass
class Conduct:
    """How a model has answered."""

    answers: int = 0
    late: int = 0
    # No number, a number that is not offered, a program that has ended.
    illegal: int = 0
    seconds: list[float] = field(default_factory=list)

    def to_dict(self) -> dict[str, Any]:
        ordered = sorted(self.seconds)
        middle = ordered[len(ordered) // 2] if ordered else 0.0
        return {
            "answers": self.answers,
            "late": self.late,
            "illegal": self.illegal,
            "legal_share": 1 - (self.late + self.illegal) / self.answers if self.answers else 1.0,
            "median_seconds": round(middle, 3),
        }


class Model:
    """Somebody who is asked in words and answers in words."""

    def ask(self, text: str, options: int, seconds: float) -> str:
        """The answer; TimeoutError where it takes longer, OSError where nobody is there."""
        raise NotImplementedError

    def close(self) -> None:
        """It is no longer needed."""


class Command(Model):
    """A program that is started once and asked line by line; after a time-out it is started anew."""

    def __init__(self, command: str) -> None:
        self._arguments = shlex.split(command)
        if not self._arguments:
            raise BadOption(say("arena-no-command", command=command))
        self._process: subprocess.Popen[str] | None = None
        self._lines: Queue[str | None] = Queue()

    def _start(self) -> subprocess.Popen[str]:
        try:
            process = subprocess.Popen(
                self._arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8", bufsize=1
            )
        except OSError as error:
            raise BadOption(
                say("arena-no-command", command=f"{shlex.join(self._arguments)}: {error.strerror}")
            ) from None
        lines: Queue[str | None] = Queue()
        self._lines = lines

        def read() -> None:
            assert process.stdout is not None
            for line in process.stdout:
                lines.put(line)
            lines.put(None)

        threading.Thread(target=read, daemon=True).start()
        return process

    def ask(self, text: str, options: int, seconds: float) -> str:
        if self._process is None or self._process.poll() is not None:
            self._process = self._start()
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps({"text": text, "options": options}) + "\n")
            self._process.stdin.flush()
            line = self._lines.get(timeout=seconds)
        except Empty:
            # Whatever it says later belongs to a question that is over.
            self.close()
            raise TimeoutError from None
        except OSError:
            line = None
        if line is None:
            self.close()
            raise OSError("it has ended")
        return line

    def close(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            for pipe in (self._process.stdin, self._process.stdout):
                if pipe is not None:
                    # What could not be written any more is not missed.
                    with contextlib.suppress(OSError):
                        pipe.close()
            self._process = None


class Endpoint(Model):
    """An address that is asked by POST."""

    def __init__(self, address: str) -> None:
        self.address = address

    def ask(self, text: str, options: int, seconds: float) -> str:
        body = json.dumps({"text": text, "options": options}).encode()
        request = urllib.request.Request(self.address, body, {"Content-Type": "application/json"})
        try:
            with urllib.request.urlopen(request, timeout=seconds) as answer:
                told: bytes = answer.read(100_000)
        except urllib.error.URLError as error:
            if isinstance(error.reason, TimeoutError):
                raise TimeoutError from None
            raise
        try:
            data = json.loads(told)
        except ValueError:
            return told.decode("utf-8", "replace")
        return str(data["option"]) if isinstance(data, dict) and "option" in data else str(data)


class Scripted(Model):
    """A function that answers: for tests, and for models in the same process."""

    def __init__(self, answer: Callable[[str, int], str]) -> None:
        self._answer = answer

    def ask(self, text: str, options: int, seconds: float) -> str:
        return self._answer(text, options)


def model_of(command: str | None, address: str | None) -> Model:
    """The one that is given."""
    if command is not None and address is None:
        return Command(command)
    if address is not None and command is None and address.startswith(("http://", "https://")):
        return Endpoint(address)
    raise BadOption(say("arena-one-model"))


def number_in(answer: str, options: int) -> int | None:
    """The number that an answer means: the last one in it, if it is offered. "I take 3." is 3."""
    found = re.findall(r"-?\d+", answer)
    if not found or not 0 <= int(found[-1]) < options:
        return None
    return int(found[-1])


@dataclass(frozen=True)
class Verdict:
    """What came of an arena."""

    ratings: pl.DataFrame
    cross: pl.DataFrame
    conduct: dict[str, Any]
    rows: Sequence[GameRow]


@dataclass(frozen=True)
class Arena:
    """A model against a bot: `rounds` deals in each game, each from every seat."""

    model: Model
    games: Sequence[str]
    bots: Sequence[str] = ("random", "greedy")
    players: int = 2
    rounds: int = 5
    seed: int = 0
    seconds: float = 60.0
    lang: str = "en"
    options: dict[str, Any] = field(default_factory=dict)

    def play(self, progress: Callable[[int, int], None] | None = None) -> Verdict:
        """All games; the model's answers are counted on the way."""
        conduct = Conduct()
        series = [self._series(game, bot) for game in self.games for bot in self.bots]
        rows: list[GameRow] = []
        total = len(series) * self.rounds * self.players
        try:
            for one in series:
                for number in range(self.rounds * self.players):
                    rows.append(self._game(one, number, conduct))
                    if progress is not None:
                        progress(len(rows), total)
        finally:
            self.model.close()
        return Verdict(rated(rows, series), crossed(rows, series), conduct.to_dict(), rows)

    def _series(self, name: str, bot: str) -> Series:
        game = registry.find(name)
        all_bots.make(bot, game, 0)
        game.setup(self.players, self.options)
        return Series(
            name=f"{game.id} {self.players}: {MODEL} - {bot}",
            game=game.id,
            players=self.players,
            bots=(MODEL, bot),
            seed=self.seed,
            options=self.options,
        )

    def _game(self, series: Series, number: int, conduct: Conduct) -> GameRow:
        """A game; in one that is won together, the model and the bot are on one side."""
        setup = series.setup()
        seed = mix(series.seed, series.deal(number))
        names = [series.bots[(seat - number) % series.players % len(series.bots)] for seat in range(series.players)]
        others: dict[int, Bot] = {
            seat: all_bots.make(name, setup.game, mix(mix(seed, 2 + seat), number))
            for seat, name in enumerate(names)
            if name != MODEL
        }
        state = begin(setup, seed)
        decisions = 0
        while not state.over:
            decision = state.open[0]
            seat = decision.seat
            index = others[seat].choose(state, seat) if seat in others else self._ask(state, seat, conduct)
            state.apply(seat, index)
            decisions += 1
        return row_of(series.name, number, seed, decisions, names, state)

    def _ask(self, state: State, seat: int, conduct: Conduct) -> int:
        decision = state.decision_of(seat)
        assert decision is not None
        options = len(decision.codes)
        conduct.answers += 1
        started = time.perf_counter()
        try:
            answer = self.model.ask(position(state, seat, self.lang), options, self.seconds)
        except TimeoutError:
            conduct.late += 1
            return 0
        except OSError:
            conduct.illegal += 1
            return 0
        conduct.seconds.append(time.perf_counter() - started)
        index = number_in(answer, options)
        if index is None:
            conduct.illegal += 1
            return 0
        return index
