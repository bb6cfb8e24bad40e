"""A server for the Model Context Protocol: a language model sits down at a table, reads, chooses and talks.

`tafelrunde mcp` speaks it over standard input and output, as programs with models start it; with `--http` over HTTP at
an address of this machine.
"""

from __future__ import annotations

from typing import Any

from mcp.server import MCPServer

from tafelrunde import __version__, bots
from tafelrunde.kernel import registry
from tafelrunde.kernel.errors import BadOption, TafelrundeError
from tafelrunde.research.models import telling
from tafelrunde.research.models.chairs import Chair, OwnTable, ServersTable
from tafelrunde.research.words import say


class Host:
    """What a model can ask for. One model, one seat at a time."""

    def __init__(self, lang: str = "en", server: str | None = None) -> None:
        self.lang = lang
        # The only server at whose tables the model may sit down; none: at tables of its own only.
        self.server = server
        self.chair: Chair | None = None

    def games(self) -> str:
        """Every game with its players and options."""
        return "\n\n".join(registry.find(name).told(self.lang) for name in registry.names())

    def rules(self, game: str, number: str = "") -> str:
        """The rules of a game."""
        return telling.rules_told(registry.find(game), number, self.lang)

    def sit_down(
        self, game: str, players: int, seat: int, bots: str, options: dict[str, Any] | None, seed: int | None
    ) -> str:
        if registry.find(game).players.start <= players and not 1 <= seat <= players:
            raise BadOption(say("model-no-seat", seat=str(seat), players=players))
        # Whoever is refused another table keeps the seat at this one.
        chair = OwnTable(game, players, seat=seat - 1, bots=bots, seed=seed, options=options or {}, lang=self.lang)
        self._get_up()
        self.chair = chair
        return chair.look()

    def join(self, table: str, name: str) -> str:
        if self.server is None:
            raise BadOption(say("model-no-tables"))
        chair = ServersTable(self.server, table, name, lang=self.lang)
        self._get_up()
        self.chair = chair
        # At once, whoever the table waits for: nobody else can tell a model that it is seated.
        return chair.told()

    def seated(self) -> Chair:
        if self.chair is None:
            raise BadOption(say("model-standing"))
        return self.chair

    def _get_up(self) -> None:
        if self.chair is not None:
            self.chair.leave()
            self.chair = None


def server(lang: str = "en", tables: str | None = None) -> MCPServer[Any]:
    """The server with its tools. What is refused comes back as a sentence that says what to do next."""
    host = Host(lang, tables)
    made: MCPServer[Any] = MCPServer(
        name="tafelrunde", version=__version__, instructions=say("model-instructions").text(lang), log_level="ERROR"
    )

    def told(make: Any) -> str:
        try:
            return str(make())
        except TafelrundeError as error:
            return say("model-refused", why=error.text(lang)).text(lang)

    @made.tool(description=say("tool-games").text(lang))
    def list_games() -> str:
        return told(host.games)

    @made.tool(description=say("tool-rules").text(lang))
    def read_rules(game: str, number: str = "") -> str:
        return told(lambda: host.rules(game, number))

    @made.tool(description=say("tool-sit", bots=", ".join(bots.names())).text(lang))
    def sit_down(
        game: str,
        players: int = 2,
        seat: int = 1,
        bots: str = "greedy",
        options: dict[str, Any] | None = None,
        seed: int | None = None,
    ) -> str:
        return told(lambda: host.sit_down(game, players, seat, bots, options, seed))

    @made.tool(description=say("tool-join").text(lang))
    def join_table(table: str, name: str = "Model") -> str:
        return told(lambda: host.join(table, name))

    @made.tool(description=say("tool-look").text(lang))
    def look() -> str:
        return told(lambda: host.seated().look())

    @made.tool(description=say("tool-choose").text(lang))
    def choose(option: int) -> str:
        return told(lambda: host.seated().choose(option))

    @made.tool(description=say("tool-chat").text(lang))
    def chat(text: str) -> str:
        return told(lambda: host.seated().chat(text))

    return made
