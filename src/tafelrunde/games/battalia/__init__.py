"""Battalia: The Creation, with The Stormgates, by Alexandar Guerov and Ledha Guerova."""

from __future__ import annotations

from tafelrunde.games.battalia.bot.evaluation import PARTS, POINT, evaluate, horizon, parts
from tafelrunde.games.battalia.box.box import Box
from tafelrunde.games.battalia.options import BattaliaOptions
from tafelrunde.games.battalia.saved import SAVED
from tafelrunde.games.battalia.show.cards import cards
from tafelrunde.games.battalia.show.view import own, table
from tafelrunde.games.battalia.show.why import why_not
from tafelrunde.games.battalia.state.pieces import pieces
from tafelrunde.games.battalia.state.room import refuses
from tafelrunde.games.battalia.steps.setup import start
from tafelrunde.kernel.game import Game, Preset

GAME = Game(
    id="battalia",
    letter="[BS]",
    version=2,
    changes={
        1: "The first version.",
        2: (
            "Other maps for six players, and for five with valleys, with room for the cities that end a game. What a "
            "Hammer or an Eclipse makes changes no card in battle (B12.5, S21.5.3), and wild cards are no tents. A "
            "Fanatic taken by the Hand of Luut needs its sacrifice (S22.2). Nobody has three residences by the council "
            "or two cities of level 0 by conquest (S3.7, S24.5). Storm 12 may hit your own tents, tribute comes from "
            "the hand, Metamorpha's forests let a hero jump, Frosthand stops special artefacts, and a tool raises a "
            "city of level 0."
        ),
    },
    players=range(2, 7),
    minutes=(90, 210),
    options=BattaliaOptions,
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
    visits=180,
    unit=60.0,
    point=POINT,
    horizon=horizon,
    refuses=refuses,
    combinations=(
        {"metamorpha": True, "bilkarr": True, "valleys": "kings_bridge", "unbound": True, "fanatics": True},
        {"metamorpha": True, "valleys": "mountain_pass", "home_terrain": True, "teams": "everyone"},
    ),
    # A whole game of random players takes thousands of choices; a week of one day has a checkpoint too.
    trial_options={"weeks": 1},
    trial_figures={"days_in_a_week": 1},
    presets=(
        Preset("first", 2, (60, 90), {"expansion": False}),
        Preset("standard", players=4, minutes=(120, 180)),
        Preset(
            "everything",
            4,
            (150, 240),
            {
                "metamorpha": True,
                "bilkarr": True,
                "unbound": True,
                "fanatics": True,
                "valleys": "kings_bridge",
            },
        ),
    ),
)
