"""Language models at the table, with scripted ones in their place."""

from __future__ import annotations

import contextlib
import json
import os
import re
import socket
import sys
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest
from mcp import Client, StdioServerParameters, stdio_client

import tafelrunde
from tafelrunde import BadOption
from tafelrunde.research.models import telling
from tafelrunde.research.models.arena import MODEL, Arena, Command, Endpoint, Scripted, Verdict, model_of, number_in
from tafelrunde.research.models.chairs import OwnTable, ServersTable
from tafelrunde.research.models.protocol import server

GAMES = tafelrunde.all_games()
PROGRAM = f"{sys.executable} {Path(__file__).parent / 'scripted_model.py'}"


# ---------------------------------------------------------------------- what a model is told


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_a_position_is_told_with_all_options_and_no_secrets(game: str, lang: str) -> None:
    state = tafelrunde.new(game, players=2, seed=4)
    for number in range(25):
        for seat in range(2):
            told = telling.position(state, seat, lang)
            assert telling.position(state.imagine(seat, number), seat, lang) == told
            decision = state.decision_of(seat)
            if decision is not None:
                assert len(re.findall(r"^\d+: ", told, re.MULTILINE)) == len(decision.options)
        asked = state.decisions[0]
        state.apply(asked.seat, number % len(asked.options))


def test_the_end_is_told() -> None:
    table = OwnTable("vaalbara", 2, seed=1, bots="random")
    while not table.over:
        last = table.choose(0)
    assert "The game is over" in last
    won = 0 in table.match.state.winners
    assert ("You have won." if won else "You have not won.") in last


def test_rules_are_read_by_their_numbers() -> None:
    game = tafelrunde.game("vaalbara")
    assert telling.rules_told(game, "", "en").splitlines()[0].startswith("V1 ")
    assert telling.rules_told(game, "v3.1", "de").startswith("V3.1 ")
    with pytest.raises(BadOption):
        telling.rules_told(game, "V99", "en")


# ---------------------------------------------------------------------- the Model Context Protocol


async def said(client: Client, tool: str, **arguments: Any) -> str:
    result = await client.call_tool(tool, arguments)
    assert not result.is_error
    return "".join(part.text for part in result.content if part.type == "text")


async def test_a_model_plays_a_whole_game_by_the_protocol() -> None:
    async with Client(server("en")) as client:
        tools = {tool.name for tool in (await client.list_tools()).tools}
        assert tools == {"list_games", "read_rules", "sit_down", "join_table", "look", "choose", "chat"}
        assert "Vaalbara" in await said(client, "list_games")
        assert (await said(client, "read_rules", game="vaalbara", number="V3")).startswith("V3 ")
        assert "do not sit at a table" in await said(client, "look")
        position = await said(client, "sit_down", game="vaalbara", players=3, seat=2, bots="random", seed=5)
        assert "You sit at seat 2" in position
        assert "Refused" in await said(client, "choose", option=99)
        for wish in ({"game": "vaalbara", "seat": 4}, {"game": "vaalbara", "seat": 0}):
            assert "seats 1 to 2" in await said(client, "sit_down", **wish)
        assert "no bot “nobody”" in await said(client, "sit_down", game="vaalbara", bots="nobody")
        assert await said(client, "look") == position, "whoever is refused another table keeps the seat at this one"
        assert "others are bots" in await said(client, "chat", text="Hello")
        choices = 0
        while "The game is over" not in position:
            assert "Answer with the number" in position
            position = await said(client, "choose", option=0)
            choices += 1
        assert choices >= 18
        assert "Refused" in await said(client, "choose", option=0)
        assert "without --server" in await said(client, "join_table", table="abc")
        assert "Refused" in await said(client, "sit_down", game="chess")


async def test_the_command_speaks_the_protocol() -> None:
    arguments = ["-m", "tafelrunde.terminal", "mcp", "--lang", "de"]
    program = StdioServerParameters(command=sys.executable, args=arguments, env=dict(os.environ))
    async with Client(stdio_client(program)) as client:
        assert "Du sitzt auf Platz 1" in await said(client, "sit_down", game="glow", seed=1)


def test_a_server_that_is_none_is_told() -> None:
    with pytest.raises(BadOption, match="does not answer"):
        ServersTable("ftp://127.0.0.1", "abc", "Model")
    with pytest.raises(BadOption, match="does not answer"):
        ServersTable("http://127.0.0.1:9", "abc", "Model")


# ---------------------------------------------------------------------- the arena


def fought(model: Any, **more: Any) -> Verdict:
    return Arena(model, ["vaalbara"], ("random",), rounds=1, seed=2, **more).play()


def test_a_number_is_found_in_an_answer() -> None:
    assert number_in("3", 5) == 3
    assert number_in("I would take option 3.", 5) == 3
    assert number_in("between 1 and 4: 2\n", 5) == 2
    assert number_in("5", 5) is None
    assert number_in("-1", 5) is None
    assert number_in("none of these", 5) is None
    assert number_in('{"option": 3, "why": "it brings 4"}', 5) == 3
    assert number_in('{"option": 3.0}', 5) == 3
    assert number_in('{"option": "2"}', 5) == 2
    assert number_in('{"option": true}', 5) is None
    assert number_in("3.0", 5) == 3
    assert number_in("3.5", 5) is None
    assert number_in("from 12-3", 5) == 3


def test_a_program_plays_and_is_rated() -> None:
    verdict = fought(Command(PROGRAM))
    assert verdict.conduct["illegal"] == verdict.conduct["late"] == 0
    assert verdict.conduct["answers"] > 20
    assert set(verdict.ratings["bot"]) == {MODEL, "random"}
    assert len(verdict.rows) == 2
    assert {seat.seat for row in verdict.rows for seat in row.seats if seat.bot == MODEL} == {0, 1}


def test_all_ways_to_answer_the_same_lead_to_the_same() -> None:
    def last(text: str, options: int) -> str:
        return str(options - 1)

    scripted = fought(Scripted(last))
    assert fought(Command(f"{PROGRAM} rambles")).rows == scripted.rows
    assert fought(Command(PROGRAM)).ratings.equals(scripted.ratings)


def test_illegal_answers_are_counted_and_the_first_option_is_taken() -> None:
    def first(text: str, options: int) -> str:
        return "0"

    silly = fought(Command(f"{PROGRAM} silly"))
    assert silly.conduct["illegal"] == silly.conduct["answers"]
    assert silly.conduct["legal_share"] == 0
    assert silly.rows == fought(Scripted(first)).rows


def test_a_program_that_is_slow_or_dies_is_started_anew() -> None:
    slow = fought(Command(f"{PROGRAM} slow"), seconds=0.7)
    assert slow.conduct["late"] >= 1
    dying = fought(Command(f"{PROGRAM} dies"))
    assert 0 < dying.conduct["illegal"] < dying.conduct["answers"]


@pytest.fixture
def endpoint() -> Iterator[str]:
    class Answers(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            question = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            body = json.dumps({"option": question["options"] - 1}).encode()
            self.send_response(200)
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *args: object) -> None:
            pass

    listening = HTTPServer(("127.0.0.1", 0), Answers)
    thread = threading.Thread(target=listening.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{listening.server_port}/"
    listening.shutdown()
    thread.join()
    listening.server_close()


def test_an_endpoint_plays(endpoint: str) -> None:
    verdict = fought(Endpoint(endpoint))
    assert verdict.conduct["illegal"] == 0
    assert verdict.rows == fought(Command(PROGRAM)).rows


def test_an_endpoint_that_is_not_there_answers_illegally() -> None:
    for address in ("http://127.0.0.1:9/", "http://"):
        verdict = fought(Endpoint(address))
        assert verdict.conduct["illegal"] == verdict.conduct["answers"]


@pytest.mark.parametrize("told", [b"Hello\r\n", b""])
def test_an_endpoint_that_breaks_off_answers_illegally(told: bytes) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def answer() -> None:
            with contextlib.suppress(OSError):
                while True:
                    line, _ = listening.accept()
                    line.recv(100_000)
                    line.sendall(told)
                    line.close()

        threading.Thread(target=answer, daemon=True).start()
        with pytest.raises(OSError, match=r"\w"):
            Endpoint(f"http://127.0.0.1:{listening.getsockname()[1]}/").ask("?", 3, 5.0)


def test_an_endpoint_that_sends_crumbs_is_late() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def answer() -> None:
            with contextlib.suppress(OSError):
                line, _ = listening.accept()
                line.recv(100_000)
                line.sendall(b"HTTP/1.0 200 OK\r\n\r\n")
                while True:
                    line.sendall(b" ")
                    time.sleep(0.02)

        threading.Thread(target=answer, daemon=True).start()
        with pytest.raises(TimeoutError):
            Endpoint(f"http://127.0.0.1:{listening.getsockname()[1]}/").ask("?", 3, 0.3)


def test_an_arena_goes_on_without_asking_again(tmp_path: Path) -> None:
    asked = 0

    def last(text: str, options: int) -> str:
        nonlocal asked
        asked += 1
        if asked == 30:
            raise KeyboardInterrupt
        return str(options - 1)

    def arena(**more: Any) -> Arena:
        return Arena(Scripted(last), ["vaalbara"], ("random",), rounds=1, seed=2, **more)

    whole = fought(Scripted(lambda text, options: str(options - 1)))
    with pytest.raises(KeyboardInterrupt):
        arena().play(folder=tmp_path)
    verdict = arena().play(folder=tmp_path)
    assert verdict.rows == whole.rows
    assert asked == whole.conduct["answers"] + 1, "the one that was interrupted"
    assert verdict.conduct["answers"] == whole.conduct["answers"]
    assert verdict.conduct["legal_share"] == 1
    assert arena().play(folder=tmp_path).rows == whole.rows
    assert asked == whole.conduct["answers"] + 1
    lines = (tmp_path / "answers.jsonl").read_text(encoding="utf-8").splitlines()
    assert len(lines) == 1 + whole.conduct["answers"]
    assert "You are asked" in json.loads(lines[1])["question"]
    with pytest.raises(BadOption, match="something else"):
        arena(lang="de").play(folder=tmp_path)
    verdict.write(tmp_path, "An arena", "en")
    assert "model" in (tmp_path / "report.html").read_text(encoding="utf-8")
    assert (tmp_path / "games.parquet").exists()


def test_one_model_is_given() -> None:
    for command, address in ((None, None), ("a", "http://b"), (None, "ftp://b")):
        with pytest.raises(BadOption, match="either a command or an address"):
            model_of(command, address)
    with pytest.raises(BadOption, match="cannot be started"):
        fought(Command("no-such-program-here"))
    with pytest.raises(BadOption, match="cannot be started"):
        Command("")
