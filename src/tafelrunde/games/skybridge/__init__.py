"""Skybridge by Michael Rieneck and Franz Vohwinkel: five peoples build a bridge to the star that they look up to."""

from __future__ import annotations

from tafelrunde.games.skybridge.bot.evaluation import evaluate
from tafelrunde.games.skybridge.box.box import Box
from tafelrunde.games.skybridge.options import SkybridgeOptions
from tafelrunde.games.skybridge.saved import SAVED
from tafelrunde.games.skybridge.show.cards import cards
from tafelrunde.games.skybridge.show.view import table
from tafelrunde.games.skybridge.state.pieces import pieces
from tafelrunde.games.skybridge.steps.setup import start
from tafelrunde.kernel.game import Game

GAME = Game(
    id="skybridge",
    letter="K",
    version=1,
    changes={1: "The first version."},
    players=range(2, 5),
    minutes=(60, 90),
    options=SkybridgeOptions,
    package=__name__,
    saved=SAVED,
    make_box=Box,
    start=start,
    table=table,
    cards=cards,
    pieces=pieces,
    evaluate=evaluate,
    # Random players seldom build, and their games would be three times as long as those of people.
    trial_figures={"idle_rounds": 1},
)
