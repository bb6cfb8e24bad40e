"""When an action is over: what it has triggered, and whether the game has ended with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.games.spirit_island.box.ids import (
    BUILDINGS,
    CITY,
    DAHAN,
    DAHAN_INSURRECTION,
    DEFEAT,
    EXPLORER,
    FEW_DAHAN,
    GUARD_THE_ISLES_HEART,
    HEART_LOST,
    INSURRECTION,
    INSURRECTION_FAILED,
    INVADERS,
    MIGHTY_CAPITAL,
    NOTHING,
    RITUALS_OF_TERROR,
    SACRIFICE,
    SPIRIT_DESTROYED,
    TOWN,
    VICTORY,
    land_at,
)
from tafelrunde.games.spirit_island.box.island import FARTHEST
from tafelrunde.games.spirit_island.box.names import place_name
from tafelrunde.games.spirit_island.steps.damage import TakeVengeance
from tafelrunde.games.spirit_island.steps.dreams import wake_up
from tafelrunde.games.spirit_island.steps.step import AskOwnerForLand, IslandStep
from tafelrunde.games.spirit_island.steps.together import deal
from tafelrunde.games.spirit_island.words import say, sentences
from tafelrunde.kernel.words import Words, seat_words

if TYPE_CHECKING:
    from tafelrunde.games.spirit_island.box.box import Box
    from tafelrunde.games.spirit_island.state.state import SpiritIslandState


def begin_action(state: SpiritIslandState) -> None:
    """A new action: nothing is destroyed, moved or added yet."""
    destroyed = state.destroyed
    destroyed[0] = 0
    destroyed[1] = 0
    destroyed[2] = 0
    destroyed[3] = 0
    state.mark = 0
    state.moved = 0
    state.added = 0
    state.saved = 0
    state.pushed_into = 0
    state.destination = NOTHING
    state.unkept = []


class Settle(IslandStep):
    """I4.4, I18.4: an action is over. First what it triggered, then victory and defeat."""

    __slots__ = ("avenged",)

    rule = "I18.4"

    def __init__(self, avenged: bool) -> None:
        # Whether this is the end of an act of vengeance, which triggers no other.
        self.avenged = avenged

    def run(self, state: SpiritIslandState) -> None:
        if state.fallen or state.raids:
            fallen, raids = state.fallen, state.raids
            state.fallen = []
            state.raids = []
            state.push(SETTLE)
            if state.rules.scenario == DAHAN_INSURRECTION:
                self._insurrection(state, fallen, raids)
            if state.vengeance and not self.avenged:
                self._vengeance(state, fallen)
            return
        if state.terror == 4 and state.rules.scenario == DAHAN_INSURRECTION and state.doom & INSURRECTION == 0:
            state.doom |= INSURRECTION
            state.push(SETTLE)
            state.push(Insurrection(0))
            return
        check_end(state)

    def _vengeance(self, state: SpiritIslandState, fallen: list[int]) -> None:
        """I28.23: damage for towns, cities and dahan that fell in an avenged land."""
        for index in range(0, len(state.vengeance), 3):
            land = state.vengeance[index]
            seat = state.vengeance[index + 1]
            amount = 0
            for place in range(0, len(fallen), 2):
                if fallen[place] == land and fallen[place + 1] != EXPLORER:
                    amount += 1
            if amount:
                state.push(SETTLE_AVENGED)
                state.push(Avengers(seat, land, amount, state.vengeance[index + 2]))

    def _insurrection(self, state: SpiritIslandState, fallen: list[int], raids: list[int]) -> None:
        """I34.13, I34.14: dahan that came raid, and fallen buildings are answered."""
        for place in range(0, len(fallen), 2):
            kind = fallen[place + 1]
            if kind == CITY:
                state.push(MilitaryResponse(state.place(fallen[place]), TOWN))
            elif kind == TOWN:
                state.push(MilitaryResponse(state.place(fallen[place]), EXPLORER))
        for land in range(len(raids)):
            if raids[land] > 0:
                state.push(Raid(land, raids[land]))


class Avengers(IslandStep):
    """Vengeance of the Dead deals its damage."""

    __slots__ = ("amount", "land", "seat", "wide")

    rule = "I28.23"

    def __init__(self, seat: int, land: int, amount: int, wide: int) -> None:
        self.seat = seat
        self.land = land
        self.amount = amount
        self.wide = wide

    def run(self, state: SpiritIslandState) -> None:
        begin_action(state)
        # It is still its user's power, which may be one of dreams.
        state.user = self.seat
        state.push(VENGEANCE_ENDS)
        state.report("avenged", self.rule, land=self.land, count=self.amount)
        if self.wide:
            state.push(TakeVengeance(self.seat, state.place(self.land), self.amount))
        else:
            deal(state, self.seat, self.land, self.amount, INVADERS)


class VengeanceEnds(IslandStep):
    """The power that avenged is over."""

    __slots__ = ()

    rule = "I28.23"

    def run(self, state: SpiritIslandState) -> None:
        end_power(state)


def end_power(state: SpiritIslandState) -> None:
    """No power is in use any more; dreams are over."""
    if state.dreamt or state.dream_log:
        wake_up(state)
    state.user = NOTHING
    state.power = NOTHING
    state.target = NOTHING
    state.target_spirit = NOTHING


class Raid(IslandStep):
    """I34.13: dahan that came into a land deal damage there."""

    __slots__ = ("dahan", "land")

    rule = "I34.13"

    def __init__(self, land: int, dahan: int) -> None:
        self.land = land
        self.dahan = dahan

    def run(self, state: SpiritIslandState) -> None:
        raiders = min(self.dahan, state.count(self.land, DAHAN))
        damage = raiders * state.box.scenarios.raid_damage
        _tell_strike(state, self.land, damage, "scenario-rule-constant-raiding", self.rule)
        deal(state, state.owner(self.land), self.land, damage, INVADERS)


class MilitaryResponse(AskOwnerForLand):
    """I34.14: invaders come to the nearest land with dahan. A code is a place."""

    __slots__ = ("kind",)

    rule = "I34.14"

    def __init__(self, place: int, kind: int) -> None:
        super().__init__(place)
        self.kind = kind

    def allowed(self, state: SpiritIslandState, seat: int) -> int:
        island = state.island
        for distance in range(FARTHEST + 1):
            lands = state.lands_with(island.within[distance][land_at(self.place)] & island.all_lands, DAHAN)
            if lands:
                return lands
        return 0

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        state.add_for(land_at(code), self.kind, "scenario-rule-military-response", self.rule)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-response", land=place_name(box, self.place))


# ---------------------------------------------------------------------- the end


def check_end(state: SpiritIslandState) -> None:
    """Whether the game is won or lost as it stands (I18)."""
    for spirit in state.spirits:
        if spirit.on_island == 0:
            state.doom |= SPIRIT_DESTROYED
    _other_defeats(state)
    won = _is_won(state)
    lost = state.doom & ~INSURRECTION
    if not won and not lost:
        return
    if not won:
        state.result = DEFEAT
    else:
        state.result = SACRIFICE if lost else VICTORY
    state.over = True
    state.reveals += 1
    state.stack = None
    state.lanes = None
    state.open = ()
    if state.listening:
        _tell_ending(state, won)


def _tell_ending(state: SpiritIslandState, won: bool) -> None:
    """How it ended, why, and what it is worth."""
    reasons: list[Words] = []
    for bit in range(len(_DOOMS)):
        if state.doom >> bit & 1 and 1 << bit != SPIRIT_DESTROYED:
            reasons.append(say(f"board-doom-{_DOOMS[bit]}"))
    for seat in range(state.players):
        if state.spirits[seat].on_island == 0:
            reasons.append(say("lost-all-presence", seat=seat_words(seat)))
    if won:
        scenario = state.rules.scenario
        if scenario == DAHAN_INSURRECTION and state.terror > 1:
            reasons.insert(0, say("won-insurrection"))
        elif scenario == RITUALS_OF_TERROR and state.terror == 4:
            reasons.insert(0, say("won-rituals"))
        else:
            reasons.insert(0, say("won", level=state.terror))
    message = ("game-won", "game-sacrificed", "game-lost")[state.result - 1]
    state.tell(say(message, why=sentences(reasons)), "I18.2" if won else "I18.3")
    parts = state.score_parts()
    words = say(
        "final-score",
        points=sum(parts),
        difficulty=parts[0],
        ending=parts[1],
        cards=parts[2],
        dahan=parts[3],
        blight=parts[4],
    )
    state.tell(words, "I36.2" if won else "I36.3")


# How the log names the bits of `state.doom`.
_DOOMS: Final = ("blight", "spirit", "cards", "capital", "heart", "dahan", "insurrection")


def _other_defeats(state: SpiritIslandState) -> None:
    rules = state.rules
    if rules.england >= 0:
        for land in range(len(state.flags)):
            if state.count(land, BUILDINGS) >= state.box.capital:
                state.doom |= MIGHTY_CAPITAL  # I32.1
    if rules.scenario == GUARD_THE_ISLES_HEART and state.round > 1:
        for board in range(state.players):
            if state.has(inner_land(state, board), BUILDINGS):
                state.doom |= HEART_LOST  # I34.9
    if rules.scenario == DAHAN_INSURRECTION:
        dahan = 0
        for land in range(len(state.flags)):
            dahan += state.count(land, DAHAN)
        if dahan < state.box.scenarios.insurrection_dahan * state.players:
            state.doom |= FEW_DAHAN  # I34.17


def inner_land(state: SpiritIslandState, board: int) -> int:
    """I34.6: the inner land of a board."""
    return state.island.first[board] + state.box.inner_lands[state.map][board]


def _is_won(state: SpiritIslandState) -> bool:
    if state.terror == 4:
        if state.rules.scenario != DAHAN_INSURRECTION:
            return True
        if _overrun_lands(state) < state.players:
            return True
        state.doom |= INSURRECTION_FAILED  # I34.16
        return False
    if state.rules.scenario == DAHAN_INSURRECTION and state.terror > 1:
        # I34.15
        return _overrun_lands(state) < (1 if state.terror == 2 else state.players)
    kinds = INVADERS
    if state.terror == 2:
        kinds = BUILDINGS
    elif state.terror == 3:
        kinds = CITY
    land = 0
    while land < len(state.flags) and not state.has(land, kinds):
        land += 1
    return land == len(state.flags)


def _overrun_lands(state: SpiritIslandState) -> int:
    """How many lands have more towns and cities than dahan."""
    overrun = 0
    for land in range(len(state.flags)):
        if state.count(land, BUILDINGS) > state.count(land, DAHAN):
            overrun += 1
    return overrun


class Insurrection(IslandStep):
    """I34.16: the last fear card is earned, and all dahan strike."""

    __slots__ = ("land",)

    rule = "I34.16"

    def __init__(self, land: int) -> None:
        self.land = land

    def run(self, state: SpiritIslandState) -> None:
        land = self.land
        if land + 1 < len(state.flags):
            state.push(Insurrection(land + 1))
        damage = state.box.dahan_damage * state.count(land, DAHAN)
        _tell_strike(state, land, damage, "scenario-rule-coordinated-insurrection", self.rule)
        deal(state, state.owner(land), land, damage, INVADERS)


def _tell_strike(state: SpiritIslandState, land: int, damage: int, why: str, rule: str) -> None:
    """Dahan strike in a land, if there is somebody to strike; `why` names what of the scenario makes them."""
    if damage and state.listening and state.has(land, INVADERS):
        state.tell(say("dahan-strike", land=state.name_of(land), count=damage, why=say(why)), rule)


SETTLE: Final = Settle(False)
SETTLE_AVENGED: Final = Settle(True)
VENGEANCE_ENDS: Final = VengeanceEnds()
