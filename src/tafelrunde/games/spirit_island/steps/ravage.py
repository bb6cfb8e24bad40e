"""Ravage: invaders damage the land and the dahan, and the dahan fight back."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from tafelrunde.games.spirit_island.box.ids import (
    BLIGHT,
    BUILDINGS,
    DAHAN,
    DAHAN_INSURRECTION,
    DAHAN_SAFE,
    DAHAN_SAFE_IN_RAVAGE,
    DAHAN_SLOT,
    DAHAN_STRIKE_AT_ONCE,
    FIGURE_SLOTS,
    INVADERS,
    NO_BLIGHT,
    NO_RAVAGE,
    NOTHING,
    ROW,
    TOWN,
    land_at,
)
from tafelrunde.games.spirit_island.box.names import place_name
from tafelrunde.games.spirit_island.steps.blight import AddBlight, take_blight
from tafelrunde.games.spirit_island.steps.ending import SETTLE, begin_action
from tafelrunde.games.spirit_island.steps.falling import fell
from tafelrunde.games.spirit_island.steps.presence import LosePresence
from tafelrunde.games.spirit_island.steps.step import AskForLand, AskOwnerForLand, AskYesOrNo, IslandStep
from tafelrunde.games.spirit_island.steps.together import deal
from tafelrunde.games.spirit_island.words import say
from tafelrunde.kernel.words import Words

if TYPE_CHECKING:
    from tafelrunde.games.spirit_island.box.box import Box
    from tafelrunde.games.spirit_island.state.state import SpiritIslandState


class Ravage(IslandStep):
    """I12.1: invaders ravage in the lands of the card."""

    __slots__ = ()

    rule = "I12.1"

    def run(self, state: SpiritIslandState) -> None:
        if state.ravage_card == NOTHING:
            return
        lands = state.lands_with(state.box.invader_cards[state.ravage_card].lands(state.island), INVADERS)
        for land in range(len(state.flags)):
            if state.flags[land] & NO_RAVAGE and lands >> land & 1:
                lands &= ~(1 << land)
                state.report("ravage-skipped", self.rule, land=land)
        if lands:
            state.push(RavageIn(lands))


class RavageIn(AskForLand):
    """One land after the other; in which order is asked only where that matters. A code is a place."""

    __slots__ = ("lands",)

    rule = "I1.4"

    def __init__(self, lands: int) -> None:
        self.lands = lands

    def run(self, state: SpiritIslandState) -> None:
        lands = self.lands
        if order_matters(state, lands):
            state.ask(0, self)
            return
        for land in range(len(state.flags)):
            if lands >> land & 1:
                self._ravage(state, land)
                return

    def allowed(self, state: SpiritIslandState, seat: int) -> int:
        return self.lands

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        self._ravage(state, land_at(code))

    def _ravage(self, state: SpiritIslandState, land: int) -> None:
        left = self.lands & ~(1 << land)
        if left:
            state.push(RavageIn(left))
        # Something may have changed since the lands were listed.
        if not state.has(land, INVADERS):
            return
        seat = preventer(state, land)
        if seat == NOTHING:
            ravage(state, land)
        else:
            state.push(PreventRavage(seat, state.place(land)))

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-ravage-order")


def order_matters(state: SpiritIslandState, lands: int) -> bool:
    """Whether one ravage may change another: by spreading blight, by what a spirit or an adversary does, by the end."""
    blighting = 0
    blighted = 0
    spreading = 0
    fighting = 0
    for land in range(len(state.flags)):
        if lands >> land & 1:
            damage = state.ravage_damage(land) - state.defence(land)
            if damage >= state.box.land_blight:
                blighting += 1
                blighted |= 1 << land
                if state.blight_in(land):
                    spreading += 1
            if state.has(land, DAHAN):
                fighting += 1
    if lands & (lands - 1) == 0:
        return False
    if blighting >= 2 and (spreading or state.rules.sweden >= 5):
        return True
    if blighting and state.rules.sweden >= 5 and state.setup.version > 1 and _may_get_a_town(state, blighted) & lands:
        return True  # a land that is damaged later is damaged by that town too
    for spirit in state.spirits:
        kind = state.box.kinds[spirit.kind]
        if spreading and (spirit.ward or kind.site_defence or kind.prevents_actions):
            return True  # presence that protects another land may fall to the cascade
        if kind.loses_with_dahan and fighting >= 2 and blighting:
            return True
        if fighting and blighting and spirit.on_island <= (spirit.lands & blighted).bit_count() + spreading:
            return True  # this may be the end, or the dahan may win before
    if fighting == 0:
        return False
    if state.vengeance or state.rules.scenario == DAHAN_INSURRECTION:
        return True
    last = state.blight_card == NOTHING or state.blighted
    return last and blighting > 0 and (spreading > 0 or state.blight_left <= 2 * blighting)


def _may_get_a_town(state: SpiritIslandState, blighted: int) -> int:
    """I33.6: the lands into which blight in others may bring a town."""
    around = 0
    for land in range(len(state.flags)):
        if blighted >> land & 1:
            around |= state.island.around[land]
    return around & ~state.lands_with(around, BUILDINGS)


class Prevent(AskYesOrNo):
    """I27.3: presence may be given so that an action does not happen; `prevented` is how the log tells it."""

    __slots__ = ("place",)

    rule = "I27.3"
    prevented: ClassVar[str] = ""

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        if code:
            state.destroy_presence(seat, land_at(self.place), self.rule)
            state.report(self.prevented, self.rule, land=land_at(self.place), seat=seat)
        else:
            self.happen(state, land_at(self.place))

    def happen(self, state: SpiritIslandState, land: int) -> None:
        """The action, if nobody prevents it."""
        raise NotImplementedError

    def option(self, box: Box, code: int) -> Words:
        return say("choose-prevent") if code else say("choose-let-happen")


def preventer(state: SpiritIslandState, land: int) -> int:
    """The seat that may prevent an action in a land, or NOTHING."""
    for seat in range(state.players):
        spirit = state.spirits[seat]
        if spirit.sites >> land & 1 and state.box.kinds[spirit.kind].prevents_actions:
            return seat
    return NOTHING


class PreventRavage(Prevent):
    """Presence may be given so that there is no ravage."""

    __slots__ = ()

    prevented = "prevented-ravage"

    def happen(self, state: SpiritIslandState, land: int) -> None:
        ravage(state, land)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-prevent-ravage", land=place_name(box, self.place))


def ravage(state: SpiritIslandState, land: int) -> None:
    """I12: a ravage in one land."""
    begin_action(state)
    strength_of_all = state.ravage_damage(land)
    damage = max(0, strength_of_all - state.defence(land))
    if state.listening:
        words = say("ravaged", land=state.name_of(land), count=damage, defended=strength_of_all - damage)
        state.tell(words, "I12.2")
    # I24.7: dahan that strike at once count before they are struck.
    strength = -1
    if state.flags[land] & DAHAN_STRIKE_AT_ONCE:
        strength = state.count(land, DAHAN)
    strike_dahan(state, land, damage)
    place = state.place(land)
    state.push(SETTLE)
    fallen = state.destroyed[3]
    if fallen:
        for seat in range(state.players):
            kind = state.box.kinds[state.spirits[seat].kind]
            if kind.loses_with_dahan:
                for _ in range(fallen):
                    state.push(LosePresence(seat, state.island.within[kind.loss_range][land]))  # I24.4
    state.push(FightBack(land, strength))
    if damage >= state.box.land_blight and not state.flags[land] & NO_BLIGHT:
        if state.rules.sweden >= 5:
            state.push(MiningRush(place))
        if state.rules.sweden >= 1 and damage >= state.box.extra_blight_from:
            state.push(HeavyMining(land))
        state.push(AddBlight(state.owner(land), place))  # I12.4
    elif damage >= state.box.land_blight:
        state.report("blight-prevented", "I12.4", land=land)


def strike_dahan(state: SpiritIslandState, land: int, damage: int) -> None:
    """I12.5: the dahan of a land are struck so that as many as possible die."""
    if damage == 0:
        return
    if state.flags[land] & (DAHAN_SAFE | DAHAN_SAFE_IN_RAVAGE):
        if state.has(land, DAHAN):
            state.report("dahan-spared", "I12.5", land=land)
        return
    row = land * ROW
    health = state.health(DAHAN, land)
    left = damage
    for slot in range(FIGURE_SLOTS - 1, DAHAN_SLOT - 1, -1):
        needed = health - (slot - DAHAN_SLOT)
        while state.pieces[row + slot] > 0 and left >= needed:
            fell(state, land, slot)
            left -= needed
    if left > 0:
        for slot in range(FIGURE_SLOTS - 1, DAHAN_SLOT - 1, -1):
            if state.pieces[row + slot] > 0:
                state.pieces[row + slot] -= 1
                state.pieces[row + slot + left] += 1
                state.report("damaged", "I12.5", land=land, figure=slot, count=left)
                return


class FightBack(IslandStep):
    """I13.1: surviving dahan strike the invaders, or as many as there were (I24.7)."""

    __slots__ = ("land", "strength")

    rule = "I13.1"

    def __init__(self, land: int, strength: int) -> None:
        self.land = land
        self.strength = strength

    def run(self, state: SpiritIslandState) -> None:
        land = self.land
        dahan = self.strength if self.strength >= 0 else state.count(land, DAHAN)
        if dahan:
            state.report("fought-back", self.rule, land=land, count=dahan * state.box.dahan_damage)
        deal(state, state.owner(land), land, dahan * state.box.dahan_damage, INVADERS)


class HeavyMining(IslandStep):
    """I33.2: a second blight, without any consequence."""

    __slots__ = ("land",)

    rule = "I33.2"

    def __init__(self, land: int) -> None:
        self.land = land

    def run(self, state: SpiritIslandState) -> None:
        if take_blight(state):
            state.pieces[self.land * ROW + BLIGHT] += 1
            state.report("blight-added", self.rule, land=self.land, count=2)


class MiningRush(AskOwnerForLand):
    """I33.6: a town comes to a land around. A code is a place."""

    __slots__ = ()

    rule = "I33.6"

    def allowed(self, state: SpiritIslandState, seat: int) -> int:
        lands = state.island.around[land_at(self.place)] & state.island.all_lands
        return lands & ~state.lands_with(lands, BUILDINGS)

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        state.add_for(land_at(code), TOWN, "level-mining-rush", self.rule)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-mining-rush", land=place_name(box, self.place))


RAVAGE: Final = Ravage()
