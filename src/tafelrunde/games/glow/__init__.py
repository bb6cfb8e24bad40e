"""GLOW by Cédrick Chaboussit: eight days in the dark, with companions, dice and shards of light."""

from __future__ import annotations

from tafelrunde.games.glow.bot.evaluation import evaluate
from tafelrunde.games.glow.box.box import Box
from tafelrunde.games.glow.options import GlowOptions
from tafelrunde.games.glow.saved import SAVED
from tafelrunde.games.glow.show.cards import cards
from tafelrunde.games.glow.show.view import table
from tafelrunde.games.glow.state.pieces import pieces
from tafelrunde.games.glow.steps.setup import start
from tafelrunde.kernel.game import Game

GAME = Game(
    id="glow",
    letter="G",
    version=1,
    changes={1: "The first version."},
    players=range(2, 5),
    minutes=(45, 60),
    options=GlowOptions,
    package=__name__,
    saved=SAVED,
    make_box=Box,
    start=start,
    table=table,
    cards=cards,
    pieces=pieces,
    evaluate=evaluate,
    has_secrets=False,
    combinations=(
        {"solo": True, "sea_of_darkness": True},
        {"sea_of_darkness": True, "random_adventurers": True},
    ),
)
