"""What saves call the steps and values of this game. A name that was ever used stands for ever."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.vaalbara.effects import (
    ChooseForBottom,
    ChooseForTop,
    ChooseFromFirstRow,
    ChooseFromSecondRow,
    ChooseReceiver,
    ChooseReturning,
    ShowFollower,
)
from tafelrunde.games.vaalbara.stack import LandStack
from tafelrunde.games.vaalbara.state import Clan
from tafelrunde.games.vaalbara.steps import (
    BeginRound,
    ChooseFollower,
    EndGame,
    EndRound,
    NextTurn,
    Prepare,
    Reveal,
    TakeLand,
    TakeTurn,
)
from tafelrunde.kernel.saved import SavedNames

SAVED: Final = SavedNames(
    {
        "choose-receiver": ChooseReceiver,
        "show-follower": ShowFollower,
        "choose-returning": ChooseReturning,
        "choose-for-top": ChooseForTop,
        "choose-from-first-row": ChooseFromFirstRow,
        "choose-from-second-row": ChooseFromSecondRow,
        "choose-for-bottom": ChooseForBottom,
        "land-stack": LandStack,
        "clan": Clan,
        "prepare": Prepare,
        "begin-round": BeginRound,
        "choose-follower": ChooseFollower,
        "reveal": Reveal,
        "next-turn": NextTurn,
        "take-turn": TakeTurn,
        "take-land": TakeLand,
        "end-round": EndRound,
        "end-game": EndGame,
    }
)
