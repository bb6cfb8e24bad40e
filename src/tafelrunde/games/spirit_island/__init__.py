"""Spirit Island by R. Eric Reuss: spirits defend their island together against those who come to settle it."""

from __future__ import annotations

from tafelrunde.games.spirit_island.bot.evaluation import evaluate
from tafelrunde.games.spirit_island.bot.habits import habit, horizon
from tafelrunde.games.spirit_island.bot.speech import announce
from tafelrunde.games.spirit_island.box.box import Box
from tafelrunde.games.spirit_island.options import SpiritIslandOptions
from tafelrunde.games.spirit_island.saved import SAVED
from tafelrunde.games.spirit_island.show.cards import cards
from tafelrunde.games.spirit_island.show.view import table
from tafelrunde.games.spirit_island.state.pieces import pieces
from tafelrunde.games.spirit_island.steps.setup import start
from tafelrunde.kernel.game import Game

GAME = Game(
    id="spirit-island",
    letter="I",
    version=1,
    changes={1: "The first version."},
    players=range(1, 5),
    minutes=(90, 120),
    options=SpiritIslandOptions,
    package=__name__,
    saved=SAVED,
    make_box=Box,
    start=start,
    table=table,
    cards=cards,
    pieces=pieces,
    evaluate=evaluate,
    horizon=horizon,
    habit=habit,
    announce=announce,
    cooperative=True,
    has_secrets=False,
    combinations=(
        {"adversary": "brandenburg_prussia", "level": 6},
        {"adversary": "england", "level": 6},
        {"adversary": "sweden", "level": 6},
        {"adversary": "england", "level": 3, "scenario": "guard_the_isles_heart"},
        {"adversary": "sweden", "level": 5, "scenario": "dahan_insurrection", "thematic_map": True},
        {"beginner": True, "no_blight_card": True, "extra_growth": True},
    ),
)
