"""Vaalbara by Olivier Cipière: nine rounds of choosing followers in secret and drafting lands."""

from __future__ import annotations

from tafelrunde.games.vaalbara.bot import evaluate
from tafelrunde.games.vaalbara.box.box import Box
from tafelrunde.games.vaalbara.options import VaalbaraOptions
from tafelrunde.games.vaalbara.saved import SAVED
from tafelrunde.games.vaalbara.show.cards import box_facts, cards
from tafelrunde.games.vaalbara.show.view import table
from tafelrunde.games.vaalbara.state.pieces import pieces
from tafelrunde.games.vaalbara.steps.setup import start
from tafelrunde.kernel.game import Game

GAME = Game(
    id="vaalbara",
    letter="V",
    version=1,
    changes={1: "The first version."},
    players=range(2, 6),
    minutes=(20, 30),
    options=VaalbaraOptions,
    package=__name__,
    saved=SAVED,
    make_box=Box,
    start=start,
    table=table,
    cards=cards,
    pieces=pieces,
    evaluate=evaluate,
    box_facts=box_facts,
)
