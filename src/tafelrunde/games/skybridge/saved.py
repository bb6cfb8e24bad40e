"""What saves call the steps and values of this game. A name that was ever used stands for ever."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.skybridge.box.causes import BY_EFFECT
from tafelrunde.games.skybridge.state.tableau import Tableau
from tafelrunde.games.skybridge.steps.acting import Act, AfterBuilding, BeforeEnd, CheckDeities, EndTurn, TakeTurn
from tafelrunde.games.skybridge.steps.deities import CarryOutGift, KeepDeity, PlayDeity
from tafelrunde.games.skybridge.steps.desert import GiveFigure, ReturnFigure
from tafelrunde.games.skybridge.steps.dice import ChooseDie, TurnDie
from tafelrunde.games.skybridge.steps.drakes import Awaken, BuryCards, CloseSlot, RemoveFigure, SufferHarm
from tafelrunde.games.skybridge.steps.ending import EndGame
from tafelrunde.games.skybridge.steps.ghiarhabbat import MoveGhiarhabbat, PlaceGhiarhabbat
from tafelrunde.games.skybridge.steps.piles import ChoosePile, ChooseSecond, ChooseTop
from tafelrunde.games.skybridge.steps.playing import PlayCard, PlayInto, UseInstants
from tafelrunde.games.skybridge.steps.rounds import BeginRound, CheckBridge, EndRound, Feed, PlaceCrown
from tafelrunde.games.skybridge.steps.setup import (
    BeginOpening,
    ChooseCharacter,
    ChooseCharacters,
    DealHands,
    Draft,
    PassPackets,
    Prepare,
)
from tafelrunde.games.skybridge.steps.storage import GainGood, MakeRoom
from tafelrunde.games.skybridge.steps.taking import KeepCard, KeepSeen, PutBack, TakeBonus, TakeCard
from tafelrunde.games.skybridge.steps.ways import ChooseGift, ChooseService
from tafelrunde.kernel.saved import SavedNames

SAVED: Final = SavedNames(
    {
        "keep-deity": KeepDeity,
        "carry-out-gift": CarryOutGift,
        "choose-gift": ChooseGift,
        "choose-service": ChooseService,
        "play-deity": PlayDeity,
        "return-figure": ReturnFigure,
        "give-figure": GiveFigure,
        "choose-pile": ChoosePile,
        "choose-top": ChooseTop,
        "choose-second": ChooseSecond,
        "take-turn": TakeTurn,
        "act": Act,
        "after-building": AfterBuilding,
        "before-end": BeforeEnd,
        "check-deities": CheckDeities,
        "end-turn": EndTurn,
        "awaken": Awaken,
        "suffer-harm": SufferHarm,
        "bury-cards": BuryCards,
        "close-slot": CloseSlot,
        "remove-figure": RemoveFigure,
        "end-game": EndGame,
        "play-card": PlayCard,
        "play-into": PlayInto,
        "use-instants": UseInstants,
        "move-ghiarhabbat": MoveGhiarhabbat,
        "begin-round": BeginRound,
        "place-crown": PlaceCrown,
        "check-bridge": CheckBridge,
        "turn-die": TurnDie,
        "choose-die": ChooseDie,
        "feed": Feed,
        "end-round": EndRound,
        "choose-characters": ChooseCharacters,
        "choose-character": ChooseCharacter,
        "prepare": Prepare,
        "place-ghiarhabbat": PlaceGhiarhabbat,
        "deal-hands": DealHands,
        "draft": Draft,
        "pass-packets": PassPackets,
        "begin-opening": BeginOpening,
        "take-card": TakeCard,
        "keep-card": KeepCard,
        "put-back": PutBack,
        "keep-seen": KeepSeen,
        "take-bonus": TakeBonus,
        "make-room": MakeRoom,
        "gain-good": GainGood,
        "tableau": Tableau,
    },
    {
        "make-room": {"cause": BY_EFFECT},
        "gain-good": {"cause": BY_EFFECT},
        "choose-pile": {"cause": BY_EFFECT},
        "choose-top": {"cause": BY_EFFECT},
        "return-figure": {"cause": BY_EFFECT},
    },
)
