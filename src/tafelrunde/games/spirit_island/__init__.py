"""Spirit Island by R. Eric Reuss: spirits defend their island together against those who come to settle it."""

from __future__ import annotations

from tafelrunde.games.spirit_island.bot.evaluation import PARTS, evaluate, parts
from tafelrunde.games.spirit_island.bot.habits import habit, horizon
from tafelrunde.games.spirit_island.bot.speech import announce, bearing, proposals
from tafelrunde.games.spirit_island.box.box import Box
from tafelrunde.games.spirit_island.options import SpiritIslandOptions, difficulty, refuses
from tafelrunde.games.spirit_island.saved import SAVED
from tafelrunde.games.spirit_island.show.cards import cards
from tafelrunde.games.spirit_island.show.facts import box_facts
from tafelrunde.games.spirit_island.show.view import table
from tafelrunde.games.spirit_island.show.why import why_not
from tafelrunde.games.spirit_island.state.pieces import pieces
from tafelrunde.games.spirit_island.steps.setup import start
from tafelrunde.kernel.game import Game, Preset

GAME = Game(
    id="spirit-island",
    letter="I",
    version=2,
    changes={
        1: "The first version.",
        2: (
            "A repeat comes in the phase in which its card was used (I9.15) and never repeats again (I9.16). What dies "
            "while a power of dreams replaces it only dreams of that (I26.2). Presence in an ocean out of play counts "
            "for nothing (I25.7). The heart of the isle is looked at when the second round begins (I34.9), and the "
            "third ritual wins at once (I34.12). Figures that are hit, destroyed, pushed or gathered are chosen "
            "together (I9.1, I9.9), who is done is asked again when a power has a new target (I4.3), and those who "
            "pay for a ritual agree to it (I34.11). What a fear card asks of each player is done in an order of their "
            "choice (I16.5). Nobody has to move presence when none is left on the tracks (I6.2), what growth leaves "
            "is looked at before the first power (I18.4), and the order of ravages is asked for where a mining rush "
            "may add damage to a later one (I33.6)."
        ),
    },
    players=range(1, 5),
    minutes=(90, 120),
    options=SpiritIslandOptions,
    refuses=refuses,
    package=__name__,
    saved=SAVED,
    make_box=Box,
    start=start,
    table=table,
    cards=cards,
    box_facts=box_facts,
    pieces=pieces,
    evaluate=evaluate,
    why_not=why_not,
    parts=parts,
    part_names=PARTS,
    unit=60.0,
    horizon=horizon,
    habit=habit,
    announce=announce,
    proposals=proposals,
    bearing=bearing,
    difficulty=difficulty,
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
    presets=(
        Preset("first", 1, (60, 90), {"beginner": True}),
        Preset("standard", players=2, minutes=(90, 120)),
        Preset("everything", 2, (100, 140), {"adversary": "brandenburg_prussia", "level": 2, "scenario": "blitz"}),
    ),
)
