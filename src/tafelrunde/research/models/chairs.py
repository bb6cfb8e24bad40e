"""A seat for somebody who reads words and answers with numbers: at a table of one's own, or at a server's."""

from __future__ import annotations

import json
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Mapping
from contextlib import ExitStack
from typing import Any

import msgspec

from tafelrunde import bots as all_bots
from tafelrunde.bots import Bot
from tafelrunde.kernel import registry
from tafelrunde.kernel.chance import mix
from tafelrunde.kernel.errors import BadOption, IllegalChoice, TafelrundeError, kernel_words
from tafelrunde.kernel.game import Game, new_seed
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.view import Table, View
from tafelrunde.research.features import table_of
from tafelrunde.research.models import telling
from tafelrunde.research.words import say

# How long one waits for the others at a server before one is told that they still think, in seconds.
PATIENCE = 20.0


class Chair:
    """A seat. Everything is told in words, in one language."""

    lang: str
    game: Game

    def look(self) -> str:
        """The table as this seat sees it, and what it is asked."""
        raise NotImplementedError

    def choose(self, index: int) -> str:
        """Answer with an option; what has happened since then, and what is asked next."""
        raise NotImplementedError

    def chat(self, text: str) -> str:
        """Say something to the others; what was said lately."""
        raise NotImplementedError

    def leave(self) -> None:
        """Get up."""


class OwnTable(Chair):
    """A table in this process: the model at one seat, bots at the others."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        seat: int = 0,
        bots: str = "greedy",
        seed: int | None = None,
        options: Mapping[str, Any] | None = None,
        lang: str = "en",
    ) -> None:
        self.game = registry.find(game)
        self.lang = lang
        self.seat = seat
        self.seed = new_seed() if seed is None else seed
        setup = self.game.setup(self.game.players[0] if players is None else players, options or {})
        self.match = Match(setup, self.seed)
        self.match.state.view(seat)
        self.match.state.listen()
        self._bots: list[Bot] = [
            all_bots.make(bots, self.game, mix(self.seed, place)) for place in range(setup.players)
        ]
        self._said: list[str] = []
        self._let_others_play()

    @property
    def over(self) -> bool:
        return self.match.state.over

    def look(self) -> str:
        return telling.position(self.match.state, self.seat, self.lang)

    def choose(self, index: int) -> str:
        self.match.choose(self.seat, index)
        self._let_others_play()
        return "\n".join([*self.happened(), "", self.look()])

    def happened(self) -> list[str]:
        """What this seat has noticed since the last call."""
        events = self.match.state.take_events()
        return [event.text(self.lang) for event in events if event.seen_by(self.seat)]

    def chat(self, text: str) -> str:
        self._said.append(text)
        return say("model-bots-silent").text(self.lang)

    def _let_others_play(self) -> None:
        state = self.match.state
        while not state.over and state.decision_of(self.seat) is None:
            seat = state.open[0].seat
            self.match.choose(seat, self._bots[seat].choose(state, seat))


class ServersTable(Chair):
    """A seat at a table of a running server."""

    def __init__(
        self,
        server: str,
        table: str,
        name: str,
        *,
        seat: int | None = None,
        lang: str = "en",
        patience: float = PATIENCE,
    ) -> None:
        from websockets.sync.client import connect

        self.lang = lang
        self.patience = patience
        self.server = server.rstrip("/")
        if urllib.parse.urlsplit(self.server).scheme not in ("http", "https"):
            raise BadOption(say("model-no-server", address=server, why="http://, https://"))
        wish: dict[str, Any] = {"name": name} | ({} if seat is None else {"seat": seat})
        ticket = self._call(f"/api/tables/{urllib.parse.quote(table, safe='')}/join", wish)
        self.seat: int = ticket["seat"]
        address = f"{self.server.replace('http', 'ws', 1)}/api/tables/{ticket['table']}/ws"
        self._line = ExitStack()
        self._socket = self._line.enter_context(connect(address, max_size=None))
        self._now: dict[str, Any] = {}
        self._log: list[str] = []
        self._chat: list[str] = []
        self._sent = 0
        self._send({"type": "hello", "secrets": [ticket["secret"]], "seat": self.seat})
        self._take(self._receive(PATIENCE) or {})
        self.game = registry.find(self._now["table"]["game"])
        self._box = self._box_of(ticket["table"])

    def look(self) -> str:
        self._wait()
        return self.told()

    def told(self) -> str:
        """The table as it is now, whether or not this seat is asked something."""
        now = self._now
        if now.get("view") is None:
            return self._gathering()
        view = self._view(now["view"])
        names = {f"seat:{one['seat']}": one["name"] for one in now["table"]["seats"] if one["name"]}
        lines = [say("model-seat", game=self.game.name, seat=self.seat + 1, players=view.players).text(self.lang)]
        lines += telling.table_told(self.game, self._box, view, self.lang, names)
        if view.over:
            return "\n".join([*lines, "", *telling.result_told(view, self.lang)])
        decision = self._decision
        if decision is None:
            return "\n".join([*lines, "", say("model-wait").text(self.lang)])
        options = [
            telling.option_line(
                option["index"],
                option["text"][self.lang],
                [option[more][self.lang] for more in ("note", "hint") if option.get(more)],
            )
            for option in decision["options"]
        ]
        question = telling.question_told(decision["prompt"][self.lang], decision["rule"], options, self.lang)
        return "\n".join([*lines, "", *question])

    def _gathering(self) -> str:
        """Whom a table waits for that has not begun."""
        free = [str(one["seat"] + 1) for one in self._now["table"]["seats"] if one["kind"] == "open"]
        waits = say("model-seats-open", count=len(free), seats=", ".join(free)) if free else say("model-waits-for-host")
        return say("model-not-begun", seat=self.seat + 1, waits=waits).text(self.lang)

    def choose(self, index: int) -> str:
        self._wait()
        decision = self._decision
        if decision is None:
            over = self._now["table"]["phase"] == "over"
            raise IllegalChoice(kernel_words("game-is-over") if over else say("model-wait"), "")
        self._ask({"type": "act", "seat": self.seat, "number": decision["number"], "index": index})
        self._wait()
        happened, self._log = self._log, []
        return "\n".join([*happened, "", self.look()])

    def chat(self, text: str) -> str:
        if text:
            self._ask({"type": "say", "text": text, "seat": self.seat})
        return "\n".join(self._chat[-20:])

    def leave(self) -> None:
        self._line.close()

    # ------------------------------------------------------------------ the connection

    @property
    def _decision(self) -> dict[str, Any] | None:
        return next((one for one in self._now.get("decisions", ()) if one["seat"] == self.seat), None)

    def _view(self, data: Mapping[str, Any]) -> View:
        table: Table = msgspec.convert(data["table"], table_of(self.game))
        rest = {name: value for name, value in data.items() if name != "table"}
        for name in ("asked", "scores", "winners"):
            rest[name] = None if rest[name] is None else tuple(rest[name])
        return View(**rest, table=table)

    def _wait(self) -> None:
        """Read what has come, and wait for one's turn (or the end) as long as patience lasts."""
        deadline = time.monotonic() + self.patience
        while True:
            asked = self._decision is not None or self._now["table"]["phase"] == "over"
            message = self._receive(0.0 if asked else max(0.0, deadline - time.monotonic()))
            if message is None:
                return
            self._take(message)

    def _ask(self, message: dict[str, Any]) -> None:
        """Send something and wait until it is carried out; what is refused raises."""
        self._sent += 1
        id = str(self._sent)
        self._send({**message, "id": id})
        while True:
            answer = self._receive(PATIENCE)
            if answer is None:
                raise BadOption(say("model-no-server", address=self.server, why="timeout"))
            if answer.get("id") == id and answer["type"] == "refused":
                problem = answer["problem"]
                raise Told(problem["text"]["de"], problem["text"]["en"])
            self._take(answer)
            if answer.get("id") == id and answer["type"] == "ack":
                return

    def _take(self, message: Mapping[str, Any]) -> None:
        kind = message.get("type")
        if kind == "sync":
            self._now = dict(message)
            self._chat = [f"{line['name']}: {line['text']}" for line in message["chat"]]
        elif kind == "update":
            kept = self._now
            # The question that was answered is gone, whatever the table is.
            self._now = {**kept, **{name: message[name] for name in ("view", "decisions")}}
            self._now["table"] = message["table"] or kept["table"]
            self._log += [event["text"][self.lang] for event in message["events"]]
        elif kind == "said":
            line = message["message"]
            self._chat.append(f"{line['name']}: {line['text']}")

    def _send(self, message: Mapping[str, Any]) -> None:
        self._socket.send(json.dumps(message))

    def _receive(self, seconds: float) -> dict[str, Any] | None:
        try:
            message: dict[str, Any] = json.loads(self._socket.recv(timeout=seconds))
        except TimeoutError:
            return None
        return message

    def _box_of(self, table: str) -> object:
        """What the table plays with, if the host has figures of their own."""
        if not self._now["table"]["own_figures"]:
            return self.game.standard_box
        return self.game.make_box(self._call(f"/api/tables/{table}/box")["figures"])

    def _call(self, path: str, body: Mapping[str, Any] | None = None) -> dict[str, Any]:
        headers = {"Content-Type": "application/json"}
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.server + path, data, headers)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                found: dict[str, Any] = json.load(answer)
                return found
        except urllib.error.HTTPError as error:
            try:
                text = json.load(error)["text"]
            except (ValueError, KeyError, TypeError):
                raise BadOption(say("model-no-server", address=self.server, why=str(error))) from None
            raise Told(text["de"], text["en"]) from None
        except OSError as error:
            raise BadOption(say("model-no-server", address=self.server, why=str(error))) from None


class Told(TafelrundeError):
    """What a server has said."""

    def __init__(self, german: str, english: str) -> None:
        super().__init__(say("model-told", text=english))
        self._texts = {"de": german, "en": english}

    def text(self, lang: str = "en") -> str:
        return self._texts[lang]
