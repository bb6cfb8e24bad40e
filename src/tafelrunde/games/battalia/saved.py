"""What saves call the steps and values of this game. A name that was ever used stands for ever."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.battalia.state.battle import Battle
from tafelrunde.games.battalia.state.decks import Deck
from tafelrunde.games.battalia.state.match_options import MatchOptions
from tafelrunde.games.battalia.state.player import Player, Tent
from tafelrunde.games.battalia.steps.artefacts import (
    ChooseFlyer,
    Cloak,
    DrawUpTo,
    FlyTo,
    Gaze,
    OrderNation,
    Rally,
    RallyCard,
    Reshape,
    ReshapeInto,
    Snatch,
    TakeSupplies,
)
from tafelrunde.games.battalia.steps.attacking import Attack, ChooseTarget, TakeWeapon
from tafelrunde.games.battalia.steps.battles import (
    AddCards,
    DecideHero,
    Defend,
    HeroesReady,
    Hypnotise,
    LastCall,
    OpenBattle,
    PayRetreat,
    RetreatTo,
    Weakened,
)
from tafelrunde.games.battalia.steps.building import (
    Build,
    ChooseCity,
    ChooseCityDeck,
    ChooseSite,
    ChooseTurn,
    RaiseFree,
    Upgrade,
)
from tafelrunde.games.battalia.steps.characters import PayTribute, Summon, SummonTo, UseAbility
from tafelrunde.games.battalia.steps.checkpoints import Checkpoint
from tafelrunde.games.battalia.steps.ending import EndGame
from tafelrunde.games.battalia.steps.frost import Freeze
from tafelrunde.games.battalia.steps.hiring import (
    Acquire,
    ChooseArtefact,
    ChooseFactionOf,
    ChooseHeroPlace,
    HireHero,
    HireUnit,
    HireWithWeapon,
    PromoteUnit,
)
from tafelrunde.games.battalia.steps.keeping import Hide, PutUpTent, SendToLimbo, Station
from tafelrunde.games.battalia.steps.moving import Arrive, GoOn, MoveHero
from tafelrunde.games.battalia.steps.outcome import Resolve
from tafelrunde.games.battalia.steps.potions import BuyPotion, ChoosePotion, DrinkForBattle, Potions, PourWeakness, Rage
from tafelrunde.games.battalia.steps.rows import Confirm, LayRow
from tafelrunde.games.battalia.steps.setup import ChooseFaction, ChooseStart, Draft, Prepare, Ready, ShowUnits
from tafelrunde.games.battalia.steps.specials import (
    ApplySpecial,
    ChooseRest,
    DecideFate,
    DrawFate,
    FetchFromLimbo,
    GainSpecial,
)
from tafelrunde.games.battalia.steps.storms import (
    ChooseTerrain,
    CopyStorm,
    DestroyTent,
    DrawStorm,
    FreeRoad,
    SpendRing,
    TakeUnder,
    Terraform,
)
from tafelrunde.games.battalia.steps.trading import BuildPost, ChoosePostPlace, PayWithArtefact
from tafelrunde.games.battalia.steps.turns import Act, BeginDay, EndDay, EndTurn, NextTurn, TeamTurn
from tafelrunde.games.battalia.steps.valleys import (
    ChooseDiscovery,
    Council,
    Discover,
    GiveMore,
    GiveSpecial,
    LowerCity,
    TakeGift,
)
from tafelrunde.games.battalia.steps.workbench import (
    ChooseRank,
    ChooseWild,
    CopySpecial,
    KeepRoll,
    Roll,
    Sacrifice,
    SacrificeForSnatched,
    Transform,
)
from tafelrunde.kernel.saved import SavedNames

SAVED: Final = SavedNames(
    {
        "battle": Battle,
        "deck": Deck,
        "tent": Tent,
        "player": Player,
        "rules": MatchOptions,
        "choose-flyer": ChooseFlyer,
        "fly-to": FlyTo,
        "snatch": Snatch,
        "take-supplies": TakeSupplies,
        "draw-up-to": DrawUpTo,
        "reshape": Reshape,
        "reshape-into": ReshapeInto,
        "rally": Rally,
        "rally-card": RallyCard,
        "gaze": Gaze,
        "order-nation": OrderNation,
        "cloak": Cloak,
        "take-weapon": TakeWeapon,
        "choose-target": ChooseTarget,
        "attack": Attack,
        "open-battle": OpenBattle,
        "add-cards": AddCards,
        "last-call": LastCall,
        "weakened": Weakened,
        "hypnotise": Hypnotise,
        "defend": Defend,
        "decide-hero": DecideHero,
        "pay-retreat": PayRetreat,
        "retreat-to": RetreatTo,
        "heroes-ready": HeroesReady,
        "choose-city-deck": ChooseCityDeck,
        "choose-site": ChooseSite,
        "choose-turn": ChooseTurn,
        "build": Build,
        "choose-city": ChooseCity,
        "upgrade": Upgrade,
        "raise-free": RaiseFree,
        "pay-tribute": PayTribute,
        "use-ability": UseAbility,
        "summon": Summon,
        "summon-to": SummonTo,
        "checkpoint": Checkpoint,
        "end-game": EndGame,
        "freeze": Freeze,
        "hire-unit": HireUnit,
        "promote-unit": PromoteUnit,
        "choose-artefact": ChooseArtefact,
        "choose-faction-of": ChooseFactionOf,
        "acquire": Acquire,
        "hire-with-weapon": HireWithWeapon,
        "choose-hero-place": ChooseHeroPlace,
        "hire-hero": HireHero,
        "send-to-limbo": SendToLimbo,
        "hide": Hide,
        "put-up-tent": PutUpTent,
        "station": Station,
        "move-hero": MoveHero,
        "arrive": Arrive,
        "go-on": GoOn,
        "resolve": Resolve,
        "choose-potion": ChoosePotion,
        "buy-potion": BuyPotion,
        "pour-weakness": PourWeakness,
        "potions": Potions,
        "drink-for-battle": DrinkForBattle,
        "rage": Rage,
        "lay-row": LayRow,
        "confirm": Confirm,
        "prepare": Prepare,
        "choose-faction": ChooseFaction,
        "choose-start": ChooseStart,
        "show-units": ShowUnits,
        "draft": Draft,
        "ready": Ready,
        "apply-special": ApplySpecial,
        "gain-special": GainSpecial,
        "draw-fate": DrawFate,
        "decide-fate": DecideFate,
        "choose-rest": ChooseRest,
        "fetch-from-limbo": FetchFromLimbo,
        "draw-storm": DrawStorm,
        "copy-storm": CopyStorm,
        "free-road": FreeRoad,
        "terraform": Terraform,
        "choose-terrain": ChooseTerrain,
        "destroy-tent": DestroyTent,
        "spend-ring": SpendRing,
        "take-under": TakeUnder,
        "choose-post-place": ChoosePostPlace,
        "build-post": BuildPost,
        "pay-with-artefact": PayWithArtefact,
        "begin-day": BeginDay,
        "next-turn": NextTurn,
        "team-turn": TeamTurn,
        "act": Act,
        "end-turn": EndTurn,
        "end-day": EndDay,
        "choose-discovery": ChooseDiscovery,
        "discover": Discover,
        "take-gift": TakeGift,
        "council": Council,
        "lower-city": LowerCity,
        "give-special": GiveSpecial,
        "give-more": GiveMore,
        "transform": Transform,
        "sacrifice": Sacrifice,
        "sacrifice-for-snatched": SacrificeForSnatched,
        "choose-rank": ChooseRank,
        "roll": Roll,
        "keep-roll": KeepRoll,
        "choose-wild": ChooseWild,
        "copy-special": CopySpecial,
    },
    added={"state": {"paid": None}},
)
