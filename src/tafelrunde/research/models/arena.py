"""The arena: any program that answers with the number of an option plays against bots.

A *command* reads one question after the other from standard input (a line of JSON each: `{"text": ..., "options": 7}`)
and writes a line with a number for each. An *endpoint* gets the same as a POST and answers with JSON
(`{"option": 3}`) or text that holds a number. Whoever takes too long, answers with no number or with one that is not
offered has answered illegally: that is counted, and the first option is taken in its place.
"""

from __future__ import annotations

import contextlib
import http.client
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
from pathlib import Path
from queue import Empty, Queue
from typing import Any

import msgspec
import polars as pl

from tafelrunde import __version__
from tafelrunde import bots as all_bots
from tafelrunde.bots import Bot
from tafelrunde.kernel import registry
from tafelrunde.kernel.chance import mix
from tafelrunde.kernel.errors import BadOption
from tafelrunde.kernel.game import begin
from tafelrunde.kernel.state import State
from tafelrunde.research.models.telling import position
from tafelrunde.research.series import GameRow, Series, row_of
from tafelrunde.research.tables import seats_table
from tafelrunde.research.tournament import Standing, Tournament, crossed, rated
from tafelrunde.research.words import say

# More than any answer needs.
MOST_BYTES = 100_000
# What the model is called in tables.
MODEL = "model"


class Answer(msgspec.Struct, frozen=True):
    """A question, what the model has said to it, and the option that was taken."""

    series: str
    number: int
    seat: int
    question: str
    options: int
    answer: str
    option: int
    # legal, late, or illegal: no number, a number that is not offered, a program that has ended.
    kind: str
    seconds: float


@dataclass
class Conduct:
    """How a model has answered."""

    answers: int = 0
    late: int = 0
    illegal: int = 0
    seconds: list[float] = field(default_factory=list)

    def count(self, answer: Answer) -> None:
        self.answers += 1
        self.late += answer.kind == "late"
        self.illegal += answer.kind == "illegal"
        if answer.kind != "late":
            self.seconds.append(answer.seconds)

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


class Minutes:
    """Every answer, in a file: a line for each, after one that says what they belong to.

    A game follows from its answers, so nothing else is needed to go on in the middle of it.
    """

    def __init__(self, folder: Path | None, plan: dict[str, Any]) -> None:
        self.path = None if folder is None else folder / "answers.jsonl"
        self.conduct = Conduct()
        self._given: dict[tuple[str, int], list[Answer]] = {}
        if self.path is None:
            return
        heading = msgspec.json.encode(plan) + b"\n"
        self.path.parent.mkdir(parents=True, exist_ok=True)
        lines = self.path.read_bytes().splitlines(keepends=True) if self.path.exists() else []
        if lines and lines[0] != heading:
            raise BadOption(say("other-results", folder=str(folder)))
        whole = heading
        for line in lines[1:]:
            try:
                answer = msgspec.json.decode(line, type=Answer)
            except msgspec.MsgspecError:
                break  # It was being written when the run ended.
            whole += line.rstrip(b"\n") + b"\n"
            self._given.setdefault((answer.series, answer.number), []).append(answer)
        self.path.write_bytes(whole)

    def given(self, series: str, number: int) -> Answer | None:
        """The next answer in a game, if it was given before."""
        answers = self._given.get((series, number))
        if not answers:
            return None
        answer = answers.pop(0)
        self.conduct.count(answer)
        return answer

    def add(self, answer: Answer) -> None:
        self.conduct.count(answer)
        if self.path is not None:
            with self.path.open("ab") as file:
                file.write(msgspec.json.encode(answer) + b"\n")


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
        told = b""
        deadline = time.monotonic() + seconds
        try:
            request = urllib.request.Request(self.address, body, {"Content-Type": "application/json"})
            with urllib.request.urlopen(request, timeout=seconds) as answer:
                # Piece by piece: whoever sends one crumb after the other is late as well.
                while len(told) < MOST_BYTES and (piece := answer.read1(MOST_BYTES)):
                    told += piece
                    if time.monotonic() > deadline:
                        raise TimeoutError
        except urllib.error.URLError as error:
            if isinstance(error.reason, TimeoutError):
                raise TimeoutError from None
            raise
        except (http.client.HTTPException, ValueError) as error:
            # An answer that is no HTTP, or an address that is none.
            raise OSError(str(error)) from None
        return told.decode("utf-8", "replace")


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
    """The number that an answer means, if it is offered: `option` of an answer in JSON, or the last one in a text.

    "I take 3." is 3, and so is 3.0; `{"option": 3, "why": "it brings 7"}` is 3.
    """
    try:
        data = json.loads(answer)
    except ValueError:
        data = answer
    told = data["option"] if isinstance(data, dict) and "option" in data else data
    # A minus of "12-3" is a dash.
    found = re.findall(r"(?<![\d.])-?\d+(?:\.\d+)?", str(told))
    number = float(found[-1]) if found else -1.0
    return int(number) if number.is_integer() and 0 <= number < options else None


@dataclass(frozen=True)
class Verdict:
    """What came of an arena."""

    ratings: pl.DataFrame
    cross: pl.DataFrame
    conduct: dict[str, Any]
    rows: Sequence[GameRow]
    arena: Arena

    def write(self, folder: Path, title: str, lang: str) -> None:
        """All tables as Parquet and CSV, and the report, beside the answers of the model."""
        arena = self.arena
        plan = Tournament((MODEL, *arena.bots), arena.games, (arena.players,), arena.rounds, arena.seed)
        seats = seats_table(self.rows, arena.series())
        Standing(seats, self.ratings, self.cross, self.rows, plan).write(folder, title, lang)


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

    def play(self, progress: Callable[[int, int], None] | None = None, folder: Path | None = None) -> Verdict:
        """All games; the model's answers are counted on the way, and kept in a folder with every question.

        With a folder, answers that were given before are not asked for again.
        """
        series = self.series()
        minutes = Minutes(folder, self._plan())
        rows: list[GameRow] = []
        total = len(series) * self.rounds * self.players
        try:
            for one in series:
                for number in range(self.rounds * self.players):
                    rows.append(self._game(one, number, minutes))
                    if progress is not None:
                        progress(len(rows), total)
        finally:
            self.model.close()
        return Verdict(rated(rows, series), crossed(rows, series), minutes.conduct.to_dict(), rows, self)

    def series(self) -> list[Series]:
        """Who meets whom, in which games."""
        return [self._series(game, bot) for game in self.games for bot in self.bots]

    def _plan(self) -> dict[str, Any]:
        """What the answers belong to: whoever goes on has to want the same, with the same rules."""
        found = {name: getattr(self, name) for name in ("players", "rounds", "seed", "seconds", "lang", "options")}
        rules = {name: registry.find(name).version for name in self.games}
        return found | {"games": list(self.games), "bots": list(self.bots), "version": __version__, "rules": rules}

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

    def _game(self, series: Series, number: int, minutes: Minutes) -> GameRow:
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
            if seat in others:
                index = others[seat].choose(state, seat)
            else:
                answer = minutes.given(series.name, number)
                if answer is None:
                    answer = self._ask(state, seat, series.name, number)
                    minutes.add(answer)
                index = answer.option
            state.apply(seat, index)
            decisions += 1
        return row_of(series.name, number, seed, decisions, names, state)

    def _ask(self, state: State, seat: int, series: str, number: int) -> Answer:
        """What the model says; where that is nothing legal, the first option."""
        decision = state.decision_of(seat)
        assert decision is not None
        options, question = len(decision.codes), position(state, seat, self.lang)
        told, index, kind = "", 0, "legal"
        started = time.perf_counter()
        try:
            told = self.model.ask(question, options, self.seconds)
        except TimeoutError:
            kind = "late"
        except OSError:
            kind = "illegal"
        else:
            found = number_in(told, options)
            index, kind = (0, "illegal") if found is None else (found, "legal")
        seconds = round(time.perf_counter() - started, 3)
        return Answer(series, number, seat, question, options, told, index, kind, seconds)
