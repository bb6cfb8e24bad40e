"""Effects in the shorthand of facts.toml, so that what the code does can be compared with what the box says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tafelrunde.games.spirit_island.box import ids
from tafelrunde.games.spirit_island.box.ids import (
    DAHAN_BONUS,
    DAHAN_SAFE,
    DAHAN_SAFE_IN_RAVAGE,
    DAHAN_STRIKE_AT_ONCE,
    FEAR_DEFENDS,
    INVADERS,
    KIND_IDS,
    NO_ACTIONS,
    NO_BLIGHT,
    SOUND_DAHAN,
    TERRAIN_IDS,
)
from tafelrunde.games.spirit_island.effects import (
    amounts,
    conditions,
    damage,
    destruction,
    energy_and_elements,
    fear,
    flow,
    gained_cards,
    gathering,
    land_state,
    pushing,
    replacing,
    using_powers,
)
from tafelrunde.games.spirit_island.effects import presence_and_blight as presence
from tafelrunde.games.spirit_island.effects.destruction import Scapegoat
from tafelrunde.games.spirit_island.effects.effect import IslandEffect
from tafelrunde.games.spirit_island.effects.energy_and_elements import EnergyPerThreatenedSite
from tafelrunde.games.spirit_island.effects.pushing import SavingDahan
from tafelrunde.games.spirit_island.steps.gaining import EITHER

PER = {
    amounts.ONCE: "",
    amounts.PER_DAHAN: " per dahan",
    amounts.PER_BLIGHT: " per blight",
    amounts.PER_AIR: " per air",
    amounts.PER_SUN: " per sun",
    amounts.PER_DAHAN_AND_PRESENCE: " per dahan times presence",
    amounts.PER_TWO_DAHAN: " per 2 dahan",
    amounts.PER_THREE_DAHAN: " per 3 dahan",
    amounts.PER_PRESENCE: " per presence",
}
HOLDS = {
    NO_ACTIONS: "skip actions",
    NO_BLIGHT: "no blight",
    DAHAN_SAFE: "dahan safe",
    DAHAN_SAFE_IN_RAVAGE: "dahan safe in ravage",
    DAHAN_STRIKE_AT_ONCE: "dahan strike at once",
    FEAR_DEFENDS: "fear defends",
    SOUND_DAHAN: f"dahan health +{DAHAN_BONUS}",
}
FORBIDDEN = {
    ids.NO_EXPLORE_WITH_TWO_DAHAN: "no explore with 2 dahan",
    ids.NO_BUILD_WHERE_DAHAN_OUTNUMBER: "no build where dahan outnumber town/city",
    ids.NO_BUILD_WITH_DAHAN: "no build with dahan",
    ids.NO_BUILD_WITH_CITY: "no build with city",
    ids.NO_CITIES_ON_COAST: "no city on coast",
    ids.NO_BUILD_ON_COAST: "no build on coast",
}


def kinds(of: int) -> str:
    """Kinds of figures: "explorer/town"."""
    return "invader" if of == INVADERS else "/".join(KIND_IDS[bit] for bit in (1, 2, 4, 8) if of & bit)


def content(of: int) -> str:
    """The same after "with" and "has", where invaders are many."""
    return "invaders" if of == INVADERS else kinds(of)


def condition(of: conditions.Condition) -> str:
    """What an effect asks before it happens."""
    match of:
        case conditions.LandIs():
            return "land is " + "/".join(TERRAIN_IDS[bit] for bit in (1, 2, 4, 8) if of.terrains & bit)
        case conditions.Coastal():
            return "land is coastal"
        case conditions.IsOcean():
            return "ocean"
        case conditions.Has():
            return (
                f"land has {content(of.kinds)}" if of.count == 1 else f"land has at least {of.count} {kinds(of.kinds)}"
            )
        case conditions.HasNo():
            return f"land has no {content(of.kinds)}"
        case conditions.HasBlight():
            return "land has blight"
        case conditions.OwnPresence():
            return "land has own presence"
        case conditions.Both():
            return f"{condition(of.first)} and {condition(of.second)}"
        case conditions.DahanOutnumberInvaders():
            return "dahan outnumber invaders"
        case conditions.TargetsAnother():
            return "target is another spirit"
        case conditions.SacredSites():
            return f"you have at least {of.count} sacred sites"
        case conditions.DahanPushedToBuildings():
            return "dahan pushed to town/city"
    raise AssertionError(of)


def lands(of: conditions.Condition) -> str:
    """Which lands an effect looks for."""
    match of:
        case conditions.Anywhere():
            return "land"
        case conditions.Coastal():
            return "coastal land"
        case conditions.Inland():
            return "inland land"
        case conditions.Both(first=conditions.Coastal() | conditions.Inland()):
            return f"{lands(of.first)} {attribute(of.second)}"
        case conditions.Both():
            return f"{lands(of.first)} and {attribute(of.second)}"
    return f"land {attribute(of)}"


def attribute(of: conditions.Condition) -> str:
    match of:
        case conditions.Has():
            return f"with {content(of.kinds)}" if of.count == 1 else f"with at least {of.count} {kinds(of.kinds)}"
        case conditions.HasNo():
            return f"without {content(of.kinds)}"
        case conditions.AnyPresence():
            return "with any presence"
        case conditions.AnySacredSite():
            return "with any sacred site"
        case conditions.AtMost():
            return f"with at most {of.count} invader, {kinds(of.kinds)} among them"
    raise AssertionError(of)


def shorthand(effect: IslandEffect) -> list[str]:
    """An effect, one string for each step."""
    if isinstance(effect, flow.Nothing):
        return []
    if isinstance(effect, flow.BeforeLast):
        return shorthand(effect.inserted)
    if isinstance(effect, flow.All):
        return [step for part in effect.effects for step in shorthand(part)]
    if isinstance(effect, fear.WithFearPerDestroyed):
        return [*shorthand(effect.effect), *shorthand(effect.fear)]
    return [SHORT[type(effect)](effect)]


def joined(effect: IslandEffect) -> str:
    return " and ".join(shorthand(effect))


def when(effect: flow.When) -> str:
    otherwise = "" if isinstance(effect.otherwise, flow.Nothing) else f" else {joined(effect.otherwise)}"
    return f"if {condition(effect.condition)}: {joined(effect.then)}{otherwise}"


def in_one(effect: flow.InOne) -> str:
    if effect.scope == flow.HERE_AND_AROUND:
        return f"in 1 land here or adjacent: {joined(effect.effect)}"
    how = f"{'may ' if effect.may else ''}in 1 {'different ' if effect.distinct else ''}"
    return f"{how}{lands(effect.condition)}: {joined(effect.effect)}"


def in_each(effect: flow.InEach) -> str:
    where = {
        flow.ISLAND: "each {}",
        flow.AROUND: "each adjacent {}",
        flow.SAME_BOARD: "each other {} on the same board",
        flow.PUSHED_INTO: "each {} a dahan was pushed into",
    }[effect.scope]
    return f"in {where.format(lands(effect.condition))}: {joined(effect.effect)}"


def moved(verb: str, effect: Any) -> str:
    count = "all" if effect.count == ids.ALL else effect.count
    carries = f" carrying defend {effect.carries}" if getattr(effect, "carries", 0) else ""
    return f"{verb} {'up to ' if effect.up_to else ''}{count} {kinds(effect.kinds)}{PER[effect.per]}{carries}"


def damage_words(effect: damage.Damage) -> str:
    return f"damage {effect.amount}{PER[effect.per]}" + (
        "" if effect.kinds == INVADERS else f" to 1 {kinds(effect.kinds)}"
    )


def who(effect: Any) -> str:
    return ("you", "target")[effect.who]


def repeats(effect: using_powers.AllowRepeats) -> str:
    card = "card" if effect.count == 1 else "cards"
    return f"target repeats {effect.count} {card} " + ("paying" if effect.pays else f"up to cost {effect.highest}")


SHORT: dict[type[IslandEffect], Callable[[Any], str]] = {
    flow.When: when,
    flow.ChooseOne: lambda e: f"either {joined(e.effects[0])} or {joined(e.effects[1])}",
    flow.InEach: in_each,
    flow.InOne: in_one,
    flow.InOneOfItsLands: lambda e: f"target in 1 of its lands: {joined(e.effect)}",
    flow.EachPlayer: lambda e: f"each player: {joined(e.effect)}",
    fear.Fear: lambda e: f"fear {e.amount}{PER[e.per]}" + (f" max {e.most}" if e.most else ""),
    fear.FearPerDestroyed: lambda e: f"fear {e.amount} per town/city destroyed max {e.most}",
    fear.FearSinceMark: lambda e: f"fear {e.amount} per invader so destroyed",
    damage.Damage: damage_words,
    damage.DamagePerBlightHereAndAround: lambda e: f"damage {e.here} per blight and {e.around} per adjacent blight",
    damage.DamageEach: lambda e: f"damage {e.amount} to each {kinds(e.kinds)}",
    damage.DamageDistinct: lambda e: f"damage {e.amount} to different invader per dahan",
    damage.FightEachOther: lambda e: "explorer and town/city fight",
    destruction.Destroy: lambda e: moved("destroy", e),
    destruction.DestroyAll: lambda e: f"destroy all {kinds(e.kinds)}",
    destruction.Drown: lambda e: f"drown {e.count} {kinds(e.kinds)}",
    destruction.Remove: lambda e: f"remove {e.count} {kinds(e.kinds)}",
    destruction.RemoveWorth: lambda e: f"remove worth {e.health}{PER[e.per]}",
    damage.Avenge: lambda e: "avenge 1 wide" if e.wide else "avenge 1",
    pushing.Push: lambda e: moved("push", e),
    pushing.PushSpread: lambda e: f"push all {kinds(e.kinds)} spread",
    pushing.PushTowards: lambda e: "may push 1 explorer towards more town/city",
    gathering.Gather: lambda e: moved("gather", e),
    gathering.GatherInto: lambda e: f"may gather 1 {kinds(e.kinds)} into {lands(e.condition)}",
    gathering.MoveAnywhere: lambda e: f"move up to {e.count} dahan anywhere: defend {e.defend}",
    replacing.Replace: lambda e: f"replace 1 {kinds(e.kind)} with {e.many} {kinds(e.new)}",
    replacing.Downgrade: lambda e: f"downgrade 1 {kinds(e.kinds)}",
    replacing.Add: lambda e: f"add {e.count} {kinds(e.kind)}",
    land_state.Defend: lambda e: f"defend {f'{e.base} plus ' if e.base else ''}{e.amount}{PER[e.per]}",
    land_state.Hold: lambda e: HOLDS[e.flag],
    land_state.Forbid: lambda e: FORBIDDEN[e.what],
    land_state.Ward: lambda e: f"defend {e.amount} wherever target has presence",
    presence.Blight: lambda e: "add 1 blight",
    presence.RemoveBlight: lambda e: "remove 1 blight",
    presence.AddPresence: lambda e: "add 1 presence anywhere" if e.anywhere else "add 1 presence",
    presence.TargetAddsPresence: lambda e: f"target adds 1 presence within {e.range}",
    presence.ReturnPresence: lambda e: f"target returns {e.count} presence within {e.range}: {joined(e.effect)}",
    presence.InSameLand: lambda e: f"where presence returned: {joined(e.effect)}",
    energy_and_elements.GainEnergy: lambda e: f"{who(e)} energy {e.amount}",
    energy_and_elements.GainEnergyPerCard: lambda e: f"target energy {e.amount} per card played",
    energy_and_elements.GainElements: lambda e: f"target gains {e.count} different elements, user too if another",
    energy_and_elements.GainKnownElement: lambda e: "target gains 1 known element",
    gained_cards.GainPowerCard: lambda e: (
        f"{who(e)} gains " + ("card" if e.deck == EITHER else ("minor card", "major card")[e.deck])
    ),
    gained_cards.TakeUnkept: lambda e: "take 1 unkept card",
    gained_cards.ExchangeGifts: lambda e: "exchange 1 card",
    gained_cards.ReclaimAtEnd: lambda e: f"{who(e)} reclaims 1 card in play",
    gained_cards.DreamOfMidnight: lambda e: "midnight",
    using_powers.ExtendRange: lambda e: f"target range +{e.amount}",
    using_powers.SharePresence: lambda e: "share presence with target",
    using_powers.MakeFast: lambda e: f"target uses {e.count} slow as fast",
    using_powers.AllowRepeats: repeats,
    using_powers.RepeatPower: lambda e: "repeat adjacent" if e.around else "repeat",
    fear.TurnUpFear: lambda e: "turn up 1 fear card",
    EnergyPerThreatenedSite: lambda e: f"energy {e.amount} per own site with invaders",
    Scapegoat: lambda e: f"scapegoats {e.level}",
    SavingDahan: lambda e: f"saving dahan: {joined(e.effect)}",
}
