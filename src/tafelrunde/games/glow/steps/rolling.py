"""G4: the late morning. All roll at the same time, and use rerolls as they like."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tafelrunde.games.glow.box.box import Box
from tafelrunde.games.glow.box.ids import ELEMENTS, LATE_MORNING, MOST_PLAYERS, NOTHING, SYMBOL_IDS, SYMBOLS
from tafelrunde.games.glow.box.names import SYMBOL_NAMES
from tafelrunde.games.glow.state.company import Company
from tafelrunde.games.glow.state.state import GlowState
from tafelrunde.games.glow.steps.step import GlowQuestion, GlowStep
from tafelrunde.games.glow.words import listed, say, thing
from tafelrunde.kernel.packing import Pair
from tafelrunde.kernel.words import Words, seat_words

# A die is known by its number and what it shows. Answers that are no die:
SHOWING: Final = Pair(SYMBOLS)
KEEP: Final = 1000
ALONE: Final = 1001
TURN: Final = 1002

# How a reroll is paid for. A space of the score track is SPACE + its number.
COMPANION: Final = 0
TOKEN: Final = 1
SPACE: Final = 10


class Roll(GlowStep):
    """G4.1: all dice are rolled at the same time."""

    __slots__ = ()

    rule = "G4.1"

    def run(self, state: GlowState) -> None:
        state.phase = LATE_MORNING
        for seat in range(state.people):
            company = state.companies[seat]
            company.free_rerolls = 0
            for companion in company.companions:
                company.free_rerolls += state.box.rerolls_of[companion]  # G4.3
            company.used = 0
            company.spent = [0] * ELEMENTS
            roll(state, seat, company.dice, self.rule)
        state.part(state.lanes_of(REROLL))


def roll(state: GlowState, seat: int, dice: list[int], rule: str, again: bool = False) -> None:
    """Roll some dice of a seat, perhaps again."""
    company = state.companies[seat]
    before = faces_of(state, dice) if again and state.listening else None
    fresh = 0
    for die in dice:
        state.shown[die] = state.pick_one(state.box.sides[die])
        fresh |= 1 << die
    company.fresh = fresh
    state.count_symbols(company)
    if state.listening:
        box, shown = state.box, state.shown
        faces = faces_of(state, dice)
        ids = " ".join([f"{box.dice[die].id}={SYMBOL_IDS[shown[die]]}" for die in dice])
        words = say("rolled", seat=seat_words(seat), faces=faces, dice=ids)
        if before is not None:
            words = say("rerolled", seat=seat_words(seat), before=before, faces=faces, dice=ids)
        state.tell(words, rule)


def faces_of(state: GlowState, dice: list[int]) -> Words:
    """What some dice show, for the log."""
    return listed([SYMBOL_NAMES[state.shown[die]] for die in dice])


def rerolls_left(state: GlowState, company: Company) -> int:
    """How many rerolls somebody could use at most, from all sources; more than needed for a turn is not counted."""
    left = company.free_rerolls + company.rerolls
    if not company.lapped:
        space = state.box.next_reroll[company.score]
        while space != NOTHING and left < state.box.rerolls_to_turn:
            left += 1
            space = state.box.next_reroll[space]
    return left


def sources(state: GlowState, company: Company) -> list[int]:
    """The ways to pay for one reroll (G4.3 to G4.6)."""
    found: list[int] = []
    if company.free_rerolls:
        found.append(COMPANION)
    if company.rerolls:
        found.append(TOKEN)
    if not company.lapped:
        space = state.box.next_reroll[company.score]
        if space != NOTHING:
            found.append(SPACE + space)
    return found


def pay(state: GlowState, seat: int, source: int) -> None:
    """Pay for one reroll."""
    company = state.companies[seat]
    if source == COMPANION:
        company.free_rerolls -= 1
    elif source == TOKEN:
        company.rerolls -= 1
    else:
        lost = company.score - (source - SPACE)
        company.score -= lost
        if state.listening:
            words = say("reroll-from-track", seat=seat_words(seat), shards=lost, score=company.score)
            state.tell(words, "G4.5")
        return
    if state.listening:
        message = "reroll-from-companion" if source == COMPANION else "reroll-from-token"
        state.tell(say(message, seat=seat_words(seat)), "G4.3" if source == COMPANION else "G4.4")


def source_words(source: int) -> Words:
    """A way to pay for a reroll."""
    if source == COMPANION:
        return thing("reroll", "companion", "source-companion")
    if source == TOKEN:
        return thing("reroll", "token", "source-token")
    return thing("score", str(source - SPACE), "source-track", space=source - SPACE)


def die_words(box: Box, code: int) -> Words:
    """A die and what it shows."""
    die, symbol = SHOWING.parts(code)
    return say("die-showing", die=box.dice[die].name, symbol=SYMBOL_NAMES[symbol])


def note_of_die(state: GlowState, company: Company, code: int) -> Words | None:
    """Dice of one colour and size that show the same are told apart by their place."""
    die, symbol = SHOWING.parts(code)
    named = state.box.dice[die].name.id
    alike = [one for one in company.dice if state.box.dice[one].name.id == named and state.shown[one] == symbol]
    return say("note-number", number=alike.index(die) + 1) if len(alike) > 1 else None


class Reroll(GlowQuestion):
    """G4.2: reroll, or keep the dice as they are. A code is a die with its symbol, or KEEP."""

    __slots__ = ()

    rule = "G4.2"

    def legal(self, state: GlowState, seat: int) -> Sequence[int]:
        company = state.companies[seat]
        codes = [KEEP]
        if rerolls_left(state, company):
            for die in company.dice:
                codes.append(SHOWING.join(die, state.shown[die]))
        return codes

    def answer(self, state: GlowState, seat: int, code: int) -> None:
        state.companies[seat].fresh = 0
        if code == KEEP:
            self.tell(state, "dice-kept", seat=seat)
            return
        state.push(RerollWith(seat, SHOWING.first(code)))

    def note(self, state: GlowState, seat: int, code: int) -> Words | None:
        return None if code == KEEP else note_of_die(state, state.companies[seat], code)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-reroll")

    def option(self, box: Box, code: int) -> Words:
        return say("keep-dice") if code == KEEP else say("choose-reroll", die=die_words(box, code))


class RerollWith(GlowQuestion):
    """G4.2, G4.7: the die alone, together with another, or turned. A code is another die, ALONE or TURN."""

    __slots__ = ("die",)

    rule = "G4.2"

    def __init__(self, seat: int, die: int) -> None:
        super().__init__(seat)
        self.die = die

    def legal(self, state: GlowState, seat: int) -> Sequence[int]:
        company = state.companies[seat]
        codes = [ALONE]
        for die in company.dice:
            if die != self.die:
                codes.append(SHOWING.join(die, state.shown[die]))
        if rerolls_left(state, company) >= state.box.rerolls_to_turn:
            codes.append(TURN)
        return codes

    def answer(self, state: GlowState, seat: int, code: int) -> None:
        if code == TURN:
            state.push(TurnDie(seat, self.die))
        else:
            state.push(PayReroll(seat, self.die, NOTHING if code == ALONE else SHOWING.first(code)))

    def hint(self, state: GlowState, seat: int, code: int) -> Words | None:
        # Where only the score track is left to pay with, nobody asks any more.
        company = state.companies[seat]
        if company.free_rerolls or company.rerolls:
            return None
        space = company.score
        for _ in range(state.box.rerolls_to_turn if code == TURN else 1):
            space = state.box.next_reroll[space]
        return say("hint-lose", shards=company.score - space)

    def note(self, state: GlowState, seat: int, code: int) -> Words | None:
        return None if code in (ALONE, TURN) else note_of_die(state, state.companies[seat], code)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-reroll-with", die=box.dice[self.die].name)

    def option(self, box: Box, code: int) -> Words:
        if code == ALONE:
            return say("reroll-alone", die=box.dice[self.die].name)
        if code == TURN:
            return say("reroll-turn", rerolls=box.rerolls_to_turn)
        return say("reroll-with", die=die_words(box, code))


class Payment(GlowQuestion):
    """G4.3 to G4.6: where a reroll comes from. A code is a source."""

    __slots__ = ()

    rule = "G4.4"

    def legal(self, state: GlowState, seat: int) -> Sequence[int]:
        return sources(state, state.companies[seat])

    def hint(self, state: GlowState, seat: int, code: int) -> Words | None:
        if code < SPACE:
            return None
        return say("hint-lose", shards=state.companies[seat].score - (code - SPACE))

    def option(self, box: Box, code: int) -> Words:
        return say("choose-source", source=source_words(code))


class PayReroll(Payment):
    """G4.2: one reroll is paid; then one or two dice are rolled."""

    __slots__ = ("first", "second")

    def __init__(self, seat: int, first: int, second: int) -> None:
        super().__init__(seat)
        self.first = first
        self.second = second

    def answer(self, state: GlowState, seat: int, code: int) -> None:
        pay(state, seat, code)
        dice = [self.first] if self.second == NOTHING else [self.first, self.second]
        roll(state, seat, dice, "G4.2", again=True)
        state.push(REROLL[seat])

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-source")


class TurnDie(GlowQuestion):
    """G4.7: which side is turned up. A code is a symbol."""

    __slots__ = ("die",)

    rule = "G4.7"

    def __init__(self, seat: int, die: int) -> None:
        super().__init__(seat)
        self.die = die

    def legal(self, state: GlowState, seat: int) -> Sequence[int]:
        shown = state.shown[self.die]
        codes: list[int] = []
        for side in state.box.sides[self.die]:
            if side != shown and side not in codes:
                codes.append(side)
        return codes

    def answer(self, state: GlowState, seat: int, code: int) -> None:
        state.push(PayTurn(seat, self.die, code, state.box.rerolls_to_turn))

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-turn", die=box.dice[self.die].name)

    def option(self, box: Box, code: int) -> Words:
        return say("choose-side", symbol=SYMBOL_NAMES[code]).about(f"symbol:{SYMBOL_IDS[code]}")


class PayTurn(Payment):
    """G4.7: one after the other, the rerolls for a turn are paid; then the die is turned."""

    __slots__ = ("die", "left", "symbol")

    rule = "G4.7"

    def __init__(self, seat: int, die: int, symbol: int, left: int) -> None:
        super().__init__(seat)
        self.die = die
        self.symbol = symbol
        self.left = left

    def answer(self, state: GlowState, seat: int, code: int) -> None:
        pay(state, seat, code)
        if self.left > 1:
            state.push(PayTurn(seat, self.die, self.symbol, self.left - 1))
            return
        state.shown[self.die] = self.symbol
        state.count_symbols(state.companies[seat])
        if state.listening:
            die, symbol = state.box.dice[self.die].name, SYMBOL_NAMES[self.symbol]
            words = say(
                "turned",
                seat=seat_words(seat),
                die=die,
                symbol=symbol,
                shows=SYMBOL_IDS[self.symbol],
                rerolls=state.box.rerolls_to_turn,
            )
            state.tell(words, self.rule)
        state.push(REROLL[seat])

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-turn-source", left=self.left)


ROLL: Final = Roll()
REROLL: Final = [Reroll(seat) for seat in range(MOST_PLAYERS)]
