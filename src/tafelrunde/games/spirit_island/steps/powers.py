"""The two power phases: who uses which power, where, and with which thresholds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tafelrunde.games.spirit_island.box.ids import (
    AFTER,
    ANOTHER_SPIRIT,
    BEFORE,
    BLITZ,
    FAST,
    INNATE,
    INSTEAD,
    MAY_INSTEAD,
    NOTHING,
    ON_SPIRIT,
    PERMISSION,
    land_at,
)
from tafelrunde.games.spirit_island.box.names import element_name, place_name
from tafelrunde.games.spirit_island.steps.dreams import wake_up
from tafelrunde.games.spirit_island.steps.effects import Perform
from tafelrunde.games.spirit_island.steps.elements import settle_element, tell_energy
from tafelrunde.games.spirit_island.steps.ending import SETTLE, begin_action, end_power
from tafelrunde.games.spirit_island.steps.playing import cost_of
from tafelrunde.games.spirit_island.steps.rituals import RITUAL, BeginRitual
from tafelrunde.games.spirit_island.steps.step import AskIfPossible, IslandQuestion, IslandStep, places_in
from tafelrunde.games.spirit_island.steps.usable import (
    ELEMENT,
    REPEAT,
    conversions_left,
    far_targets,
    is_fast_now,
    reach,
    reached_thresholds,
    repeat_for,
    targets,
    usable,
)
from tafelrunde.games.spirit_island.words import in_turn, say
from tafelrunde.kernel.words import Words, seat_words

if TYPE_CHECKING:
    from tafelrunde.games.spirit_island.box.box import Box
    from tafelrunde.games.spirit_island.box.powers import Power
    from tafelrunde.games.spirit_island.state.state import SpiritIslandState


# An answer besides what `usable` lists, and a target that costs energy to reach.
DONE: Final = -1
# The other one, after it: be asked about plain additions again.
ASK_ABOUT_ADDITIONS: Final = -2
FAR: Final = 1 << 16
# How an effect reads that makes fear and nothing else.
FEAR: Final = "effect-fear"
# An answer about a threshold: yes, and from now on without a question.
ALWAYS: Final = 2


# ---------------------------------------------------------------------- the phases


class PowerPhase(IslandStep):
    """I4.3: a power phase begins."""

    __slots__ = ("phase",)

    rule = "I4.3"

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def run(self, state: SpiritIslandState) -> None:
        state.phase = self.phase
        for spirit in state.spirits:
            spirit.done = False
            if state.setup.version > 1:
                spirit.used_before = len(spirit.used)
        state.refused = 0
        self.tell(state, "phase-fast" if self.phase == FAST else "phase-slow")
        state.push(USE_POWERS[self.phase])
        if state.setup.version > 1:
            # I18.4: what growth has done is finished; presence may be in an ocean that has left play.
            state.push(SETTLE)


class UsePowers(IslandStep):
    """Everybody with a power to use is asked; one answer at a time is carried out. A code is a power (see `usable`)."""

    __slots__ = ("phase",)

    rule = "I4.3"
    first_come = True

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def run(self, state: SpiritIslandState) -> None:
        for seat in range(state.players):
            if not state.spirits[seat].done and usable(state, seat, self.phase):
                state.ask_in_secret(seat, self)

    def legal(self, state: SpiritIslandState, seat: int) -> Sequence[int]:
        codes = usable(state, seat, self.phase)
        codes.append(DONE)
        if state.spirits[seat].takes_additions:
            codes.append(ASK_ABOUT_ADDITIONS)
        return codes

    def ends(self, code: int) -> bool:
        return code == DONE

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        if code == DONE:
            state.spirits[seat].done = True
            return
        # The others are asked again when this power is finished.
        state.open = ()
        state.push(self)
        if code == ASK_ABOUT_ADDITIONS:
            state.spirits[seat].takes_additions = False
            return
        if code >= ELEMENT:
            settle_element(state, seat, code - ELEMENT)
            return
        for other in range(state.players):
            if state.spirits[other].done:
                known = usable(state, other, self.phase)
                if state.setup.version == 1:
                    state.push(AskAgain(other, self.phase, tuple(known)))
                else:
                    reached = [reached_by(state, other, power) for power in known]
                    state.push(OfferAgain(other, self.phase, tuple(known), tuple(reached)))
        if code >= RITUAL:
            state.push(BeginRitual(code - RITUAL))
        else:
            use(state, seat, code, self.phase)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-fast-power" if self.phase == FAST else "ask-slow-power")

    def option(self, box: Box, code: int) -> Words:
        if code == DONE:
            return say("choose-done")
        if code == ASK_ABOUT_ADDITIONS:
            return say("choose-ask-about-additions")
        if code >= ELEMENT:
            return say("choose-any-element", element=element_name(code - ELEMENT))
        if code >= RITUAL:
            return say("choose-ritual", land=place_name(box, code - RITUAL))
        if code >= REPEAT:
            return say("choose-repeat", power=box.powers[code - REPEAT].name)
        return say("choose-power", power=box.powers[code].name)


class AskAgain(IslandStep):
    """I4.3: whoever was done is asked again if a power can be used now that could not be used before."""

    __slots__ = ("known", "phase", "seat")

    rule = "I4.3"

    def __init__(self, seat: int, phase: int, known: tuple[int, ...]) -> None:
        self.seat = seat
        self.phase = phase
        self.known = known

    def run(self, state: SpiritIslandState) -> None:
        for code in usable(state, self.seat, self.phase):
            if code not in self.known:
                state.spirits[self.seat].done = False


class OfferAgain(AskAgain):
    """I4.3: the same, and also if a power has a target now that it did not have before."""

    __slots__ = ("reached",)

    def __init__(self, seat: int, phase: int, known: tuple[int, ...], reached: tuple[int, ...]) -> None:
        super().__init__(seat, phase, known)
        # The lands that each power that was known could target, as bits.
        self.reached = reached

    def run(self, state: SpiritIslandState) -> None:
        for code in usable(state, self.seat, self.phase):
            if code not in self.known or reached_by(state, self.seat, code) & ~self.reached[self.known.index(code)]:
                state.spirits[self.seat].done = False


def reached_by(state: SpiritIslandState, seat: int, code: int) -> int:
    """The lands that an answer of a power phase could be about, as bits; 0 if it is about no land."""
    if code >= RITUAL:
        return 0
    power = state.box.powers[code - REPEAT if code >= REPEAT else code]
    if power.source == ON_SPIRIT:
        return 0
    return targets(state, seat, power) | far_targets(state, seat, power)


def use(state: SpiritIslandState, seat: int, code: int, phase: int) -> None:
    """A spirit begins to use a power, for the first time or as a repeat."""
    spirit = state.spirits[seat]
    paid = 0
    if code >= REPEAT:
        power = state.box.powers[code - REPEAT]
        position = repeat_for(state, seat, power)
        repeat = spirit.repeats[position]
        spirit.repeats = spirit.repeats[:position] + spirit.repeats[position + 1 :]
        if PERMISSION.first(repeat):
            paid = max(0, cost_of(state, power.number))
            spirit.energy -= paid
            spirit.repeated = [*spirit.repeated, power.number + REPEAT]
        else:
            spirit.repeated = [*spirit.repeated, power.number]
    else:
        power = state.box.powers[code]
        spirit.used = [*spirit.used, code]
        if phase == FAST:
            _note_speed(state, seat, power)
    begin_action(state)
    state.user = seat
    state.power = power.number
    if state.listening:
        _tell_use(state, seat, power, code, paid)
    state.push(END_USE)
    state.push(ChooseTarget(seat, power.number, NOTHING, NOTHING))


def _tell_use(state: SpiritIslandState, seat: int, power: Power, code: int, paid: int) -> None:
    """Who uses what, whether again and for which price, and whether a slow power was made fast (I8.2)."""
    again = code >= REPEAT
    hurried = not again and state.phase == FAST and not power.fast and state.rules.scenario != BLITZ
    words = say(
        "power-used",
        seat=seat_words(seat),
        power=power.name,
        again=1 if again else 0,
        hurried=1 if hurried else 0,
        cost=paid,
    )
    state.tell(words, "I9.15" if again else "I8.2" if hurried else "I8.1")


def _note_speed(state: SpiritIslandState, seat: int, power: Power) -> None:
    """A slow power used as fast uses up a permission; Blitz rewards powers that are fast anyway (I34.4)."""
    spirit = state.spirits[seat]
    fast = is_fast_now(state, seat, power)
    blitz = state.rules.scenario == BLITZ
    if not fast and conversions_left(state, seat) > 0:
        spirit.converted += 1
        fast = True
        if blitz:
            _reward_speed(state, seat, power)
    elif fast and blitz and (power.deck == INNATE or not power.fast):
        _reward_speed(state, seat, power)


def _reward_speed(state: SpiritIslandState, seat: int, power: Power) -> None:
    """I34.4: energy for a power that is fast without Blitz."""
    energy = state.box.scenarios.blitz_energy
    state.spirits[seat].energy += energy
    if energy and state.listening:
        tell_energy(state, seat, energy, say("why-power", power=power.name), "I34.4")


class EndUse(IslandStep):
    """A use of a power is over."""

    __slots__ = ()

    rule = "I4.4"

    def run(self, state: SpiritIslandState) -> None:
        if state.target_spirit != NOTHING:
            # It may have something to use now that it did not have before.
            state.spirits[state.target_spirit].done = False
        end_power(state)
        state.push(SETTLE)


# ---------------------------------------------------------------------- a use of a power


class ChooseTarget(AskIfPossible):
    """Where, or on whom, a power is used. A code is a place (FAR on top if it is paid for) or a seat."""

    __slots__ = ("around", "effect", "power")

    rule = "I8.5"

    def __init__(self, seat: int, power: int, effect: int, around: int) -> None:
        super().__init__(seat)
        self.power = power
        # For a repeat within a power: the effect that is repeated, and the land whose neighbours are meant.
        self.effect = effect
        self.around = around

    def legal(self, state: SpiritIslandState, seat: int) -> Sequence[int]:
        power = state.box.powers[self.power]
        if self.around != NOTHING:
            return places_in(state, state.neighbours(self.around))
        if power.source == ON_SPIRIT:
            return [
                other
                for other in range(state.players)
                if power.who != ANOTHER_SPIRIT or other != seat or state.players == 1
            ]
        codes = places_in(state, targets(state, seat, power))
        far = far_targets(state, seat, power)
        if far:
            for place in places_in(state, far):
                codes.append(FAR + place)
        return codes

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        power = state.box.powers[self.power]
        cost = 0
        if power.source == ON_SPIRIT:
            state.target_spirit = code
            land = NOTHING
        else:
            land = land_at(code)
            state.target = land
            if code >= FAR:
                spirit = state.spirits[seat]
                cost = state.box.kinds[spirit.kind].far_cost
                spirit.energy -= cost
        if state.listening:
            where = seat_words(code) if power.source == ON_SPIRIT else state.name_of(land)
            state.tell(say("targeted", power=power.name, target=where, cost=cost), self.rule)
        if self.effect != NOTHING:
            state.box.effects[self.effect].run(state, seat, land)
        elif power.deck == INNATE:
            state.push(ChooseThresholds(seat, self.power, land))
        else:
            _use_card(state, seat, power, land)

    def prompt(self, box: Box, seat: int) -> Words:
        power = box.powers[self.power]
        return say("ask-target-spirit" if power.source == ON_SPIRIT else "ask-target", power=power.name)

    def option(self, box: Box, code: int) -> Words:
        if box.powers[self.power].source == ON_SPIRIT and self.around == NOTHING:
            return say("choose-spirit", seat=seat_words(code))
        if code >= FAR:
            # Only one spirit can do so.
            cost = max(kind.far_cost for kind in box.kinds)
            return say("choose-far-land", land=place_name(box, code - FAR), cost=cost)
        return say("choose-land", land=place_name(box, code))


def _use_card(state: SpiritIslandState, seat: int, power: Power, land: int) -> None:
    """The effects of a card, and its threshold where that comes."""
    if not power.thresholds or power.thresholds[0].effect.is_nothing():
        power.effect.run(state, seat, land)
    elif power.thresholds[0].mode == AFTER:
        state.push(UseThreshold(seat, power.number, land))
        power.effect.run(state, seat, land)
    else:
        state.push(UseThreshold(seat, power.number, land))


def plainly_adds(power: Power) -> bool:
    """Whether a card's threshold comes on top of its effects and does nothing but good."""
    return power.thresholds[0].mode == AFTER and power.thresholds[0].effect.plain()


class UseThreshold(IslandQuestion):
    """I8.9: a card's threshold is reached. A code is 1 to use it; one may act as if the elements were not there.

    ALWAYS is to use it, and plain additions from now on without being asked.
    """

    __slots__ = ("land", "power")

    rule = "I8.9"

    def __init__(self, seat: int, power: int, land: int) -> None:
        super().__init__(seat)
        self.power = power
        self.land = land

    def run(self, state: SpiritIslandState) -> None:
        power = state.box.powers[self.power]
        if reached_thresholds(state, self.seat, power) and not (
            state.setup.version > 1 and power.thresholds[0].effect.repeats() and is_repeat(state)
        ):
            if state.spirits[self.seat].takes_additions and plainly_adds(power):
                self.answer(state, self.seat, 1)
            else:
                state.ask(self.seat, self)
        elif power.thresholds[0].mode != AFTER:
            power.effect.run(state, self.seat, self.land)

    def legal(self, state: SpiritIslandState, seat: int) -> Sequence[int]:
        power = state.box.powers[self.power]
        if power.thresholds[0].range >= 0 and not reach(state, seat, power, True) >> self.land & 1:
            return (1,)  # the target was in range only with it
        if state.setup.version > 1 and plainly_adds(power):
            return (1, ALWAYS, 0)
        return (1, 0)

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        power = state.box.powers[self.power]
        threshold = power.thresholds[0]
        if code == ALWAYS:
            state.spirits[seat].takes_additions = True
        if code and threshold.mode == BEFORE:
            state.push(Perform(power.effect.number, seat, self.land))
        if code:
            threshold.effect.run(state, seat, self.land)
        elif threshold.mode != AFTER:
            power.effect.run(state, seat, self.land)

    def prompt(self, box: Box, seat: int) -> Words:
        power = box.powers[self.power]
        message = "ask-threshold-instead" if self._replaces(power) else "ask-threshold"
        return say(message, power=power.name, effect=power.thresholds[0].effect.words())

    def option(self, box: Box, code: int) -> Words:
        if code == ALWAYS:
            return say("choose-threshold-always")
        if code:
            return say("choose-threshold")
        return say("choose-usual-effect" if self._replaces(box.powers[self.power]) else "choose-no-threshold")

    def _replaces(self, power: Power) -> bool:
        """Whether the threshold takes the place of what the card does otherwise."""
        return power.thresholds[0].mode in (INSTEAD, MAY_INSTEAD)


class ChooseThresholds(AskIfPossible):
    """I8.10: which thresholds of an innate power are used. A code is a set of them as bits."""

    __slots__ = ("land", "power")

    rule = "I8.10"

    def __init__(self, seat: int, power: int, land: int) -> None:
        super().__init__(seat)
        self.power = power
        self.land = land

    def legal(self, state: SpiritIslandState, seat: int) -> Sequence[int]:
        power = state.box.powers[self.power]
        reached = reached_thresholds(state, seat, power)
        return [choice for choice in power.choices if choice & ~reached == 0]

    def answer(self, state: SpiritIslandState, seat: int, code: int) -> None:
        for effect in reversed(state.box.powers[self.power].plans[code]):
            state.push(Perform(effect.number, seat, self.land))

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-thresholds", power=box.powers[self.power].name)

    def option(self, box: Box, code: int) -> Words:
        told = [effect.words() for effect in box.powers[self.power].plans[code]]
        fear = 0
        for words in told:
            count = words.args["count"] if words.id == FEAR else 0
            if not isinstance(count, int) or count == 0:
                return say("choose-thresholds", effects=in_turn(told))
            fear += count
        # "2 fear" and not "1 fear; 1 fear".
        return say("choose-thresholds", effects=say(FEAR, count=fear))


def is_repeat(state: SpiritIslandState) -> bool:
    """Whether the card in use is used for a second time this round."""
    repeated = state.spirits[state.user].repeated
    return state.power in repeated or state.power + REPEAT in repeated


def repeat_power(state: SpiritIslandState, seat: int, effect: int, around: bool) -> None:
    """The power in use is used once more: another use, but without its own repeat."""
    if state.dreamt or state.dream_log:
        wake_up(state)
    land = state.target if around else NOTHING
    begin_action(state)
    state.push(ChooseTarget(seat, state.power, effect, land))


USE_POWERS: Final = [UsePowers(phase) for phase in range(5)]
END_USE: Final = EndUse()
