"""The declaration of the game: name, players, options, and where everything else is."""

from __future__ import annotations

from tafelrunde.games.spirit_island.box import Box
from tafelrunde.games.spirit_island.cards import cards
from tafelrunde.games.spirit_island.knowledge import evaluate
from tafelrunde.games.spirit_island.options import SpiritIslandOptions
from tafelrunde.games.spirit_island.pieces import pieces
from tafelrunde.games.spirit_island.steps.setup import start
from tafelrunde.games.spirit_island.view import table
from tafelrunde.kernel.game import Game

SPIRIT_ISLAND = Game(
    id="spirit-island",
    letter="I",
    version=1,
    changes={1: "The first version."},
    players=range(1, 5),
    minutes=(90, 120),
    options=SpiritIslandOptions,
    package="tafelrunde.games.spirit_island",
    make_box=Box,
    start=start,
    table=table,
    cards=cards,
    pieces=pieces,
    evaluate=evaluate,
    cooperative=True,
    has_secrets=False,
)
