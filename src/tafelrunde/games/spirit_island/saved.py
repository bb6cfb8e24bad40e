"""What saves call the steps and values of this game. A name that was ever used stands for ever."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.spirit_island.box.ids import NOTHING
from tafelrunde.games.spirit_island.state.match_rules import MatchRules
from tafelrunde.games.spirit_island.state.spirit import Spirit
from tafelrunde.games.spirit_island.steps.blight import AddBlight, SpreadBlight
from tafelrunde.games.spirit_island.steps.build import Build, BuildAgain, BuildIn, PreventBuild
from tafelrunde.games.spirit_island.steps.damage import DealDamage, HitDistinct, TakeVengeance
from tafelrunde.games.spirit_island.steps.dreams import FleeFromDream
from tafelrunde.games.spirit_island.steps.effects import ChooseEffect, ChooseLand, Continue, InAnyOrder, Perform
from tafelrunde.games.spirit_island.steps.elements import ChooseDifferentElements, ChooseElements, ChooseKnownElement
from tafelrunde.games.spirit_island.steps.ending import (
    Avengers,
    Insurrection,
    MilitaryResponse,
    Raid,
    Settle,
    VengeanceEnds,
)
from tafelrunde.games.spirit_island.steps.explore import (
    BuildingBoom,
    Explore,
    ExploreLands,
    ExtraExplorer,
    LandRush,
    SwayDahan,
)
from tafelrunde.games.spirit_island.steps.fear import ChooseFearCard, ResolveFear
from tafelrunde.games.spirit_island.steps.gaining import ForgetCard, GainCard, GiveCard, KeepCard, TakeUnkeptCard
from tafelrunde.games.spirit_island.steps.invaders import Advance, BlightedIsland, FadeAway, InvaderPhase
from tafelrunde.games.spirit_island.steps.moving import (
    ChooseDestination,
    GatherAnywhere,
    GatherFigures,
    GoWithDahan,
    MoveTogether,
    PushFigures,
    PushInto,
    SaveDahan,
    SeekSafety,
    SpreadFigures,
)
from tafelrunde.games.spirit_island.steps.playing import GainTrackEnergy, MidnightReward, PlayCards
from tafelrunde.games.spirit_island.steps.powers import (
    AskAgain,
    ChooseTarget,
    ChooseThresholds,
    EndUse,
    OfferAgain,
    PowerPhase,
    UsePowers,
    UseThreshold,
)
from tafelrunde.games.spirit_island.steps.presence import ChooseReturn, LosePresence, PlacePresence, PresenceInto
from tafelrunde.games.spirit_island.steps.ravage import (
    FightBack,
    HeavyMining,
    MiningRush,
    PreventRavage,
    Ravage,
    RavageIn,
)
from tafelrunde.games.spirit_island.steps.removing import ChooseReplaced, PickFigures, RemoveByWorth
from tafelrunde.games.spirit_island.steps.rituals import BeginRitual, HoldRitual, OfferShare, PayEnergy, PayPresence
from tafelrunde.games.spirit_island.steps.rounds import BeginRound, EndRound, ReclaimPlayed, TimePasses
from tafelrunde.games.spirit_island.steps.setup import (
    BackTown,
    ChooseBoard,
    ChooseSpirit,
    FinishSetup,
    GuardTheHeart,
    GuardWithPresence,
    Prepare,
    RoyalBacking,
    SetUpPresence,
)
from tafelrunde.games.spirit_island.steps.spirit_phase import (
    DoGrowth,
    ExtraGrowth,
    Grow,
    MoveWithTide,
    ReclaimFromTrack,
    ReclaimOne,
    SpiritPhase,
)
from tafelrunde.games.spirit_island.steps.together import GatherTogether, PickTogether, PushTogether, SplitDamage
from tafelrunde.kernel.saved import SavedNames

SAVED: Final = SavedNames(
    {
        "add-blight": AddBlight,
        "spread-blight": SpreadBlight,
        "hit-distinct": HitDistinct,
        "split-damage": SplitDamage,
        "push-together": PushTogether,
        "gather-together": GatherTogether,
        "pick-together": PickTogether,
        "take-vengeance": TakeVengeance,
        "pick-figures": PickFigures,
        "remove-by-worth": RemoveByWorth,
        "perform": Perform,
        "choose-different-elements": ChooseDifferentElements,
        "choose-known-element": ChooseKnownElement,
        "choose-fear-card": ChooseFearCard,
        "continue": Continue,
        "choose-effect": ChooseEffect,
        "choose-land": ChooseLand,
        "in-any-order": InAnyOrder,
        "take-unkept-card": TakeUnkeptCard,
        "give-card": GiveCard,
        "midnight-reward": MidnightReward,
        "gather-figures": GatherFigures,
        "gather-anywhere": GatherAnywhere,
        "choose-destination": ChooseDestination,
        "move-together": MoveTogether,
        "choose-return": ChooseReturn,
        "push-figures": PushFigures,
        "push-into": PushInto,
        "seek-safety": SeekSafety,
        "spread-figures": SpreadFigures,
        "choose-replaced": ChooseReplaced,
        "deal-damage": DealDamage,
        "flee-from-dream": FleeFromDream,
        "go-with-dahan": GoWithDahan,
        "save-dahan": SaveDahan,
        "rules": MatchRules,
        "spirit": Spirit,
        "build": Build,
        "build-again": BuildAgain,
        "build-in": BuildIn,
        "prevent-build": PreventBuild,
        "settle": Settle,
        "avengers": Avengers,
        "vengeance-ends": VengeanceEnds,
        "raid": Raid,
        "military-response": MilitaryResponse,
        "insurrection": Insurrection,
        "explore": Explore,
        "explore-lands": ExploreLands,
        "extra-explorer": ExtraExplorer,
        "land-rush": LandRush,
        "sway-dahan": SwayDahan,
        "building-boom": BuildingBoom,
        "resolve-fear": ResolveFear,
        "gain-card": GainCard,
        "keep-card": KeepCard,
        "forget-card": ForgetCard,
        "invader-phase": InvaderPhase,
        "blighted-island": BlightedIsland,
        "fade-away": FadeAway,
        "advance": Advance,
        "power-phase": PowerPhase,
        "use-powers": UsePowers,
        "ask-again": AskAgain,
        "offer-again": OfferAgain,
        "offer-share": OfferShare,
        "end-use": EndUse,
        "choose-target": ChooseTarget,
        "use-threshold": UseThreshold,
        "choose-thresholds": ChooseThresholds,
        "place-presence": PlacePresence,
        "presence-into": PresenceInto,
        "choose-elements": ChooseElements,
        "lose-presence": LosePresence,
        "ravage": Ravage,
        "ravage-in": RavageIn,
        "prevent-ravage": PreventRavage,
        "fight-back": FightBack,
        "heavy-mining": HeavyMining,
        "mining-rush": MiningRush,
        "begin-ritual": BeginRitual,
        "pay-energy": PayEnergy,
        "pay-presence": PayPresence,
        "hold-ritual": HoldRitual,
        "begin-round": BeginRound,
        "end-round": EndRound,
        "reclaim-played": ReclaimPlayed,
        "time-passes": TimePasses,
        "prepare": Prepare,
        "choose-spirit": ChooseSpirit,
        "choose-board": ChooseBoard,
        "set-up-presence": SetUpPresence,
        "finish-setup": FinishSetup,
        "royal-backing": RoyalBacking,
        "back-town": BackTown,
        "guard-the-heart": GuardTheHeart,
        "guard-with-presence": GuardWithPresence,
        "spirit-phase": SpiritPhase,
        "extra-growth": ExtraGrowth,
        "grow": Grow,
        "do-growth": DoGrowth,
        "move-with-tide": MoveWithTide,
        "gain-track-energy": GainTrackEnergy,
        "reclaim-from-track": ReclaimFromTrack,
        "reclaim-one": ReclaimOne,
        "play-cards": PlayCards,
    },
    added={
        "choose-return": {"land": NOTHING},
        "gather-anywhere": {"land": NOTHING},
        "play-cards": {"discount": 0},
        "spirit": {"used_before": 0, "takes_additions": False},
        "state": {"refused": 0},
    },
)
