"""Skybridge by Michael Rieneck and Franz Vohwinkel: five peoples build a bridge to the star that they look up to."""

from __future__ import annotations

from tafelrunde.games.skybridge.bot.evaluation import PARTS, evaluate, horizon, parts
from tafelrunde.games.skybridge.box.box import Box
from tafelrunde.games.skybridge.options import SkybridgeOptions
from tafelrunde.games.skybridge.saved import SAVED
from tafelrunde.games.skybridge.show.cards import cards
from tafelrunde.games.skybridge.show.view import own, table
from tafelrunde.games.skybridge.show.why import why_not
from tafelrunde.games.skybridge.state.pieces import pieces
from tafelrunde.games.skybridge.steps.setup import start
from tafelrunde.kernel.game import Game, Preset

GAME = Game(
    id="skybridge",
    letter="K",
    version=2,
    changes={
        1: "The first version.",
        2: (
            "A legion may retreat with any card and to any slot, the one of its rune included (K7.3), that of the "
            "Geneorn too (K17.4). Exchanges are possible while deity cards are checked (K12.1). Ghiarhabbat is placed "
            "when all have chosen their characters (K2.9). A gift of religion is offered only if it can lay another "
            "deity card (K8.4). Sections cost more the later they come, and the recommended hands are of equal worth."
        ),
    },
    players=range(2, 5),
    minutes=(60, 90),
    options=SkybridgeOptions,
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
    visits=240,
    horizon=horizon,
    # Random players seldom build, and their games would be three times as long as those of people.
    trial_figures={"idle_rounds": 1},
    presets=(
        Preset("first", 2, (60, 90), {"characters": "dealt"}),
        Preset("standard", players=3, minutes=(90, 120)),
        Preset("everything", 4, (120, 150), {"hands": "drafted"}),
    ),
)
