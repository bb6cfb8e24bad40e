"""Battalia: The Creation, with The Stormgates, by Alexandar Guerov and Ledha Guerova."""

from __future__ import annotations

from tafelrunde.games.battalia.bot.evaluation import evaluate
from tafelrunde.games.battalia.box.box import Box
from tafelrunde.games.battalia.options import BattaliaOptions
from tafelrunde.games.battalia.saved import SAVED
from tafelrunde.games.battalia.show.cards import cards
from tafelrunde.games.battalia.show.view import table
from tafelrunde.games.battalia.state.pieces import pieces
from tafelrunde.games.battalia.steps.setup import start
from tafelrunde.kernel.game import Game

GAME = Game(
    id="battalia",
    letter="[BS]",
    version=1,
    changes={1: "The first version."},
    players=range(2, 7),
    minutes=(90, 210),
    options=BattaliaOptions,
    package=__name__,
    saved=SAVED,
    make_box=Box,
    start=start,
    table=table,
    cards=cards,
    pieces=pieces,
    evaluate=evaluate,
    combinations=(
        {"metamorpha": True, "bilkarr": True, "valleys": "kings_bridge", "unbound": True, "fanatics": True},
        {"metamorpha": True, "valleys": "mountain_pass", "home_terrain": True, "teams": "everyone"},
    ),
    # A whole game of random players takes thousands of choices; a week of one day has a checkpoint too.
    trial_options={"weeks": 1},
    trial_figures={"days_in_a_week": 1},
)
