"""What saves call the steps and values of this game. A name that was ever used stands for ever."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.glow.state.company import Company
from tafelrunde.games.glow.state.tom import Tom
from tafelrunde.games.glow.steps.afternoon import AfternoonBegins
from tafelrunde.games.glow.steps.companions import ChooseFromCemetery, ChooseLargeDie
from tafelrunde.games.glow.steps.day import BeginDay
from tafelrunde.games.glow.steps.evening import EndGame, EveningComes
from tafelrunde.games.glow.steps.morning import EndMorning, MoveBlackDie, RemoveCompanion, TakeArea, TakeCompanion
from tafelrunde.games.glow.steps.noon import NoonBegins, UseCards
from tafelrunde.games.glow.steps.passing import GiveUp
from tafelrunde.games.glow.steps.rolling import PayReroll, PayTurn, Reroll, RerollWith, Roll, TurnDie
from tafelrunde.games.glow.steps.sea import Sail
from tafelrunde.games.glow.steps.setup import ChooseAdventurer, LayOut, Prepare
from tafelrunde.games.glow.steps.shadows import Travel
from tafelrunde.games.glow.steps.solo import ChooseTomsDie
from tafelrunde.kernel.saved import SavedNames

SAVED: Final = SavedNames(
    {
        "company": Company,
        "choose-from-cemetery": ChooseFromCemetery,
        "choose-large-die": ChooseLargeDie,
        "afternoon-begins": AfternoonBegins,
        "begin-day": BeginDay,
        "evening-comes": EveningComes,
        "end-game": EndGame,
        "take-companion": TakeCompanion,
        "move-black-die": MoveBlackDie,
        "take-area": TakeArea,
        "remove-companion": RemoveCompanion,
        "end-morning": EndMorning,
        "noon-begins": NoonBegins,
        "use-cards": UseCards,
        "give-up": GiveUp,
        "roll": Roll,
        "reroll": Reroll,
        "reroll-with": RerollWith,
        "pay-reroll": PayReroll,
        "turn-die": TurnDie,
        "pay-turn": PayTurn,
        "sail": Sail,
        "prepare": Prepare,
        "choose-adventurer": ChooseAdventurer,
        "lay-out": LayOut,
        "travel": Travel,
        "choose-toms-die": ChooseTomsDie,
        "tom": Tom,
    },
    added={"state": {"kaar_protects": False}, "options": {"kaar_cursed": False}},
)
