"""The rest of a turn: main effects (K8.1 to K8.4, K8.20), building (K11), the deity check (K12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.games.skybridge.box.ids import (
    CHARACTER_PHASE,
    GOODS,
    LIVESTOCK,
    MATERIALS,
    MONEY,
    MOST_PLAYERS,
    NOTHING,
    SALT,
)
from tafelrunde.games.skybridge.box.names import amount_of
from tafelrunde.games.skybridge.state.state import PRINTED
from tafelrunde.games.skybridge.state.tableau import EMPTY
from tafelrunde.games.skybridge.steps import building, deities
from tafelrunde.games.skybridge.steps.free import TurnQuestion
from tafelrunde.games.skybridge.steps.playing import PlayCard
from tafelrunde.games.skybridge.steps.step import SkybridgeStep
from tafelrunde.games.skybridge.steps.taking import TakeCard
from tafelrunde.games.skybridge.words import all_of, say, thing
from tafelrunde.kernel.packing import Pair, Triple
from tafelrunde.kernel.words import Words, seat_words

if TYPE_CHECKING:
    from tafelrunde.games.skybridge.box.box import Box
    from tafelrunde.games.skybridge.state.state import SkybridgeState


class TakeTurn(SkybridgeStep):
    """K4.3: the five steps of a turn."""

    __slots__ = ("seat",)

    rule = "K4.3"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: SkybridgeState) -> None:
        seat = self.seat
        state.turn = seat
        state.phase = CHARACTER_PHASE
        state.used = EMPTY
        self.tell(state, "turn-begins", seat=seat)
        state.push(END_TURN[seat])
        state.push(CHECK_DEITIES[seat])
        state.push(ACT[seat])
        state.push(PLAY_CARD[seat])
        state.push(TAKE_CARD[seat])


# ---------------------------------------------------------------------- main effects and building

# Codes of Act: an effect and a way (see `_use`), or one of these.
BUILD: Final = 1 << 16
END: Final = BUILD + 8
COLLECT: Final = BUILD + 9
# A card and its slot; that place, an effect's number and a way.
ON_CARD: Final = Pair(8)
USE: Final = Triple(4, 8)


def _use(card: int, slot: int, number: int, way: int) -> int:
    """One way of one effect of the card on top of a slot."""
    return USE.join(ON_CARD.join(card, slot), number, way)


def _used(code: int) -> tuple[int, int, int, int]:
    """The card, the slot, the effect's number and the way."""
    place, number, way = USE.parts(code)
    card, slot = ON_CARD.parts(place)
    return card, slot, number, way


class Act(TurnQuestion):
    """K8.1, K11.1: use main effects in any order, then build, or end the turn."""

    __slots__ = ()

    rule = "K8.1"
    before_building = True

    def ends(self, code: int) -> bool:
        return code == END

    def own_codes(self, state: SkybridgeState, seat: int) -> list[int]:
        codes: list[int] = []
        if self._add_effects(state, seat, codes):
            codes.append(COLLECT)
        if building.can_pay(state, seat):
            codes.append(BUILD + state.section)
        codes.append(END)
        return codes

    def _add_effects(self, state: SkybridgeState, seat: int, codes: list[int]) -> bool:
        """Add every effect that can be used; says whether several goods and figures can be taken at once (K8.20)."""
        tableau = state.tableaus[seat]
        actives_of, twins_of = state.box.actives_of, state.box.twins_of
        mended = state.mended
        materials = livestock = salt = simple = 0
        for slot in range(tableau.slots):
            card = tableau.top(slot)
            if card == NOTHING:
                continue
            actives = actives_of[card]
            for number in range(len(actives)):
                if PRINTED.join(slot, card, number) in state.used:
                    continue
                effect = actives[number]
                twin = twins_of[card][number]
                # Of two equal effects of a card the first is offered first. In version 1 both were.
                waits = mended and twin != NOTHING and PRINTED.join(slot, card, twin) not in state.used
                usable = False
                for way in range(effect.ways):
                    if effect.possible(state, seat, way):
                        usable = True
                        if not waits:
                            codes.append(_use(card, slot, number, way))
                takes = effect.simple()
                if usable and takes != NOTHING:
                    simple += 1
                    if takes < MATERIALS:
                        materials += 1
                    elif takes == LIVESTOCK:
                        livestock += 1
                    elif takes == SALT:
                        salt += 1
        if simple < 2:
            return False
        goods, box = tableau.goods, state.box
        return (
            goods[0] + goods[1] + goods[2] + materials <= box.material_places
            and goods[LIVESTOCK] + livestock <= box.livestock_places
            and goods[SALT] + salt <= box.salt_places
        )

    def own_answer(self, state: SkybridgeState, seat: int, code: int) -> None:
        if code == END:
            return
        if code == COLLECT:
            state.push(self)
            self._collect(state, seat)
        elif code >= BUILD:
            state.push(AFTER_BUILDING[seat])  # K11.6
            build(state, seat)
        else:
            state.push(self)
            card, slot, number, way = _used(code)
            state.used = [*state.used, PRINTED.join(slot, card, number)]
            state.box.actives_of[card][number].apply(state, seat, way, card)

    def _collect(self, state: SkybridgeState, seat: int) -> None:
        """Take all goods and figures that need no further choice."""
        tableau = state.tableaus[seat]
        used = state.used.copy()
        for slot in range(tableau.slots):
            card = tableau.top(slot)
            if card == NOTHING:
                continue
            actives = state.box.actives_of[card]
            for number in range(len(actives)):
                key = PRINTED.join(slot, card, number)
                effect = actives[number]
                if effect.simple() != NOTHING and key not in used and effect.possible(state, seat, 0):
                    used.append(key)
                    effect.apply(state, seat, 0, card)
        state.used = used

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-act")

    def own_option(self, box: Box, code: int) -> Words:
        if code == END:
            return _end_words()
        if code == COLLECT:
            return say("choose-collect", all=thing("collect", "all", "collect-all"))
        if code >= BUILD:
            return say("choose-build", section=box.sections[code - BUILD].name)
        card, slot, number, way = _used(code)
        words = box.actives_of[card][number].way_words(way)
        effect = thing("effect", f"{slot + 1}-{number + 1}", "effect-of-card", effect=words)
        return say("choose-effect", effect=effect, card=box.names[card])

    def own_hint(self, state: SkybridgeState, seat: int, code: int) -> Words | None:
        if BUILD <= code < END:
            return say("hint-points", points=state.box.sections[state.section].points)
        if code >= BUILD:
            return None
        card, _, number, _ = _used(code)
        return state.box.actives_of[card][number].hint(state, seat)


def build(state: SkybridgeState, seat: int) -> None:
    """K11: pay, and put a figure on the section."""
    tableau = state.tableaus[seat]
    cost = building.price(state, seat)
    for_craft = building.money_for_craft(state, seat)
    own_die = building.spare_die(state, seat) if building.spare_pays(state, seat) else NOTHING
    if own_die != NOTHING:
        state.spare_ready = False  # K17.8.2
    for good in range(GOODS):
        tableau.goods[good] -= cost[good]
    tableau.population -= 1
    state.builders[state.section] |= 1 << seat
    if state.listening:
        name, paid = state.box.sections[state.section].name, _paid_words(cost, own_die, for_craft)
        state.tell(say("built", seat=seat_words(seat), section=name, paid=paid), "K11.4")


def _paid_words(cost: list[int], own_die: int, for_craft: int) -> Words:
    """What was paid, with the own die (K17.8), in place of craft (K9.5), and the figure."""
    goods = cost.copy()
    goods[MONEY] -= for_craft
    paid = [amount_of(good, goods[good]) for good in range(GOODS) if goods[good]]
    if own_die != NOTHING:
        paid.append(say("paid-by-die", good=amount_of(own_die, 1)))
    if for_craft:
        paid.append(say("paid-for-craft", good=amount_of(MONEY, for_craft)))
    paid.append(say("paid-figure"))
    return all_of(paid)


def _end_words() -> Words:
    return say("choose-end", end=thing("end", "turn", "end-turn"))


class AfterBuilding(TurnQuestion):
    """K11.6: only what is allowed at any time is left before the turn ends."""

    __slots__ = ()

    rule = "K11.6"

    def ends(self, code: int) -> bool:
        return code == END

    def own_codes(self, state: SkybridgeState, seat: int) -> list[int]:
        return [END]

    def own_answer(self, state: SkybridgeState, seat: int, code: int) -> None:
        """The turn goes on to its last step."""

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-end")

    def own_option(self, box: Box, code: int) -> Words:
        return _end_words()


# ---------------------------------------------------------------------- the end of a turn


class CheckDeities(TurnQuestion):
    """K12.1: at most three deity cards stay in the hand. A code is a deity card."""

    __slots__ = ()

    rule = "K12.1"

    def run(self, state: SkybridgeState) -> None:
        if len(state.tableaus[self.seat].deities) > state.box.deity_limit:
            state.ask(self.seat, self)

    def own_codes(self, state: SkybridgeState, seat: int) -> list[int]:
        return state.tableaus[seat].deities.copy()

    def add_free(self, state: SkybridgeState, seat: int, codes: list[int]) -> None:
        # Gifts are what the question is about. In version 1 nothing could be exchanged any more.
        if state.mended:
            self.add_exchanges(state, seat, codes)

    def own_answer(self, state: SkybridgeState, seat: int, code: int) -> None:
        state.push(self)
        if state.mended and len(state.tableaus[seat].deities) - 1 == state.box.deity_limit:
            state.push(BEFORE_END[seat])
        deities.give_gift(state, seat, code)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-discard-deity")

    def own_option(self, box: Box, code: int) -> Words:
        return say("choose-gift", card=box.names[code], gift=box.gift_words(code))


class BeforeEnd(AfterBuilding):
    """K12.1: what a gift of the deity check has brought may still be used, as at any time of the turn."""

    __slots__ = ()

    rule = "K12.1"

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-before-end")


class EndTurn(SkybridgeStep):
    """K12.2: the deity cards discarded this turn go under their stack."""

    __slots__ = ("seat",)

    rule = "K12.2"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: SkybridgeState) -> None:
        tableau = state.tableaus[self.seat]
        state.turn = NOTHING
        if tableau.gifts:
            state.under = [*state.under, *tableau.gifts]
            if state.listening:
                words = say("deities-returned", seat=seat_words(self.seat), count=len(tableau.gifts))
                state.tell(words, self.rule)
            tableau.gifts = EMPTY
            tableau.gift_passives = 0


# One of these for each seat: steps are values, so the same ones serve every game.
TAKE_TURN: Final = [TakeTurn(seat) for seat in range(MOST_PLAYERS)]
TAKE_CARD: Final = [TakeCard(seat, False) for seat in range(MOST_PLAYERS)]
PLAY_CARD: Final = [PlayCard(seat) for seat in range(MOST_PLAYERS)]
ACT: Final = [Act(seat) for seat in range(MOST_PLAYERS)]
AFTER_BUILDING: Final = [AfterBuilding(seat) for seat in range(MOST_PLAYERS)]
BEFORE_END: Final = [BeforeEnd(seat) for seat in range(MOST_PLAYERS)]
CHECK_DEITIES: Final = [CheckDeities(seat) for seat in range(MOST_PLAYERS)]
END_TURN: Final = [EndTurn(seat) for seat in range(MOST_PLAYERS)]
