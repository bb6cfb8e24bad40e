"""Vaalbara by Olivier Cipière: nine rounds of choosing followers in secret and drafting lands."""

from __future__ import annotations

from tafelrunde.games.vaalbara.bot import PARTS, evaluate, horizon, parts
from tafelrunde.games.vaalbara.box.box import Box
from tafelrunde.games.vaalbara.options import VaalbaraOptions
from tafelrunde.games.vaalbara.saved import SAVED
from tafelrunde.games.vaalbara.show.cards import box_facts, cards
from tafelrunde.games.vaalbara.show.view import own, table
from tafelrunde.games.vaalbara.show.why import why_not
from tafelrunde.games.vaalbara.state.pieces import pieces
from tafelrunde.games.vaalbara.steps.setup import start
from tafelrunde.kernel.game import Game, Preset

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
    own=own,
    cards=cards,
    pieces=pieces,
    evaluate=evaluate,
    why_not=why_not,
    parts=parts,
    part_names=PARTS,
    visits=2500,
    horizon=horizon,
    box_facts=box_facts,
    presets=(
        Preset("first", players=3, minutes=(15, 20)),
        Preset("standard", players=4, minutes=(20, 30)),
        Preset("everything", 5, (25, 35), {"five_person_lands": True, "bard_may_choose_self": True}),
    ),
)
