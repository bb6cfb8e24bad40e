"""GLOW by Cédrick Chaboussit: eight days in the dark, with companions, dice and shards of light."""

from __future__ import annotations

from tafelrunde.games.glow.bot.evaluation import PARTS, evaluate, horizon, parts
from tafelrunde.games.glow.box.box import Box
from tafelrunde.games.glow.options import GlowOptions
from tafelrunde.games.glow.saved import SAVED
from tafelrunde.games.glow.show.cards import cards
from tafelrunde.games.glow.show.view import table
from tafelrunde.games.glow.show.why import why_not
from tafelrunde.games.glow.state.pieces import pieces
from tafelrunde.games.glow.steps.setup import start
from tafelrunde.kernel.game import Game, Preset

GAME = Game(
    id="glow",
    letter="G",
    version=2,
    changes={
        1: "The first version.",
        2: "Whoever has Kaar and keeps the black die is safe from its curse, unless an option says otherwise (G8.4).",
    },
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
    why_not=why_not,
    parts=parts,
    part_names=PARTS,
    visits=1200,
    steps=0,
    through_chance=False,
    horizon=horizon,
    has_secrets=False,
    combinations=(
        {"solo": True, "sea_of_darkness": True},
        {"sea_of_darkness": True, "random_adventurers": True},
    ),
    presets=(
        Preset("first", 2, (30, 45), {"random_adventurers": True}),
        Preset("standard", players=3, minutes=(45, 60)),
        Preset("everything", 4, (50, 70), {"sea_of_darkness": True}),
    ),
)
