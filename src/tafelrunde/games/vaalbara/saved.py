"""What saves call the steps and values of this game. A name that was ever used stands for ever."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.vaalbara.state.stack import LandStack
from tafelrunde.games.vaalbara.state.state import Clan
from tafelrunde.games.vaalbara.steps import followers, rounds, setup
from tafelrunde.kernel.saved import SavedNames

SAVED: Final = SavedNames(
    {
        "clan": Clan,
        "land-stack": LandStack,
        "prepare": setup.Prepare,
        "begin-round": rounds.BeginRound,
        "choose-follower": rounds.ChooseFollower,
        "next-turn": rounds.NextTurn,
        "take-turn": rounds.TakeTurn,
        "take-land": rounds.TakeLand,
        "end-round": rounds.EndRound,
        "end-game": rounds.EndGame,
        "show-follower": followers.ShowFollower,
        "choose-receiver": followers.ChooseReceiver,
        "choose-for-top": followers.ChooseForTop,
        "choose-returning": followers.ChooseReturning,
        "choose-from-first-row": followers.ChooseFromFirstRow,
        "choose-from-second-row": followers.ChooseFromSecondRow,
        "choose-for-bottom": followers.ChooseForBottom,
        "choose-clan": setup.ChooseClan,
        "deal": setup.Deal,
    },
    added={"state": {"clan_of": None}, "options": {"choose_clans": False}},
)
