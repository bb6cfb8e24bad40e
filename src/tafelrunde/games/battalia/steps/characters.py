"""Characters that nobody plays (S18): Metamorpha's abilities and Bilkarr's walk."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tafelrunde.games.battalia.box.ids import (
    CLASS_OF,
    COLUMNS,
    NOTHING,
    RAW_FANATIC,
    is_virtual,
)
from tafelrunde.games.battalia.state.roads import gates_in_play
from tafelrunde.games.battalia.state.shared import changed
from tafelrunde.games.battalia.steps.frost import unless_frozen
from tafelrunde.games.battalia.steps.hiring import enterable
from tafelrunde.games.battalia.steps.rows import clear_row, kinds_at_hand, lay
from tafelrunde.games.battalia.steps.step import (
    BattaliaQuestion,
    CardQuestion,
    Deed,
    SquareQuestion,
    tell,
)
from tafelrunde.games.battalia.words import say
from tafelrunde.kernel.words import Words

if TYPE_CHECKING:
    from tafelrunde.games.battalia.box.board import Board
    from tafelrunde.games.battalia.box.box import Box
    from tafelrunde.games.battalia.box.costs import Cost
    from tafelrunde.games.battalia.state.state import BattaliaState

METAMORPHA: Final = 0
BILKARR: Final = 1


def character_name(character: int) -> Words:
    """Who it is."""
    return say("choose-metamorpha") if character == METAMORPHA else say("choose-bilkarr")


def random_gate(state: BattaliaState) -> int:
    """S18.1: the die names a gate; one that is not in play is rolled again, so all in play are equally likely."""
    return state.pick_one(gates_in_play(state))


def enter(state: BattaliaState, character: int, square: int) -> None:
    """A character comes onto the board, or is put somewhere else."""
    if character == METAMORPHA:
        state.metamorpha = square
        tell(state, "S18.1", "metamorpha-moves", square=state.box.square_names[square])
        return
    state.bilkarr = square
    state.bilkarr_right = True
    # S20.4: upwards first, but down from the top row.
    state.bilkarr_down = square // COLUMNS == state.board.top
    state.bilkarr_fresh = True
    tell(state, "S18.1", "bilkarr-moves", square=state.box.square_names[square])


# ---------------------------------------------------------------------- Bilkarr


def walk(board: Board, square: int, right: bool, down: bool) -> tuple[int, bool, bool]:
    """S20.1, S20.2: one diagonal step, bouncing off the edges like a billiard ball."""
    row, column = divmod(square, COLUMNS)
    if not 0 <= column + (1 if right else -1) < board.columns:
        right = not right
    if not board.top <= row + (1 if down else -1) <= board.bottom:
        down = not down
    return (row + (1 if down else -1)) * COLUMNS + column + (1 if right else -1), right, down


def is_corner(state: BattaliaState, square: int) -> bool:
    """S20.3: a corner of the board; with five players any closed square counts as one."""
    row, column = divmod(square, COLUMNS)
    board = state.board
    if row in (board.top, board.bottom) and column in (0, board.columns - 1):
        return True
    return square not in board.squares


def move_bilkarr(state: BattaliaState) -> None:
    """S20.1: two squares at the start of a day, but not on the day he appears on."""
    if state.bilkarr == NOTHING:
        return
    if state.bilkarr_fresh:
        state.bilkarr_fresh = False
        return
    for _ in range(2):
        square, right, down = walk(state.board, state.bilkarr, state.bilkarr_right, state.bilkarr_down)
        if is_corner(state, square):
            enter(state, BILKARR, random_gate(state))
            state.bilkarr_fresh = False
            return
        state.bilkarr = square
        state.bilkarr_right = right
        state.bilkarr_down = down
    tell(state, "S20.1", "bilkarr-moves", square=state.box.square_names[state.bilkarr])


# ---------------------------------------------------------------------- Metamorpha


def can_be_served(state: BattaliaState, seat: int, hero: int) -> bool:
    """S19.2: a hero on the kind of terrain that she stands on, once a turn for each kind, with a card for tribute."""
    if state.metamorpha == NOTHING:
        return False
    person = state.people[seat]
    square = person.heroes[hero]
    terrain = state.lands[state.metamorpha]
    if square == NOTHING or terrain < 0 or state.lands[square] != terrain or person.served[hero] >> terrain & 1:
        return False
    return state.box.metamorpha[terrain].usable(state, seat, hero) and len(tributes(state, seat, hero)) > 0


def tributes(state: BattaliaState, seat: int, hero: int) -> list[int]:
    """What can be paid to her: any card of the hand that her ability does not need, but no fanatic (S22.2)."""
    codes = [code for code in kinds_at_hand(state.people[seat]) if CLASS_OF[code] != RAW_FANATIC]
    if not state.mended:
        return codes
    ability = state.box.metamorpha[state.lands[state.metamorpha]]
    return [code for code in codes if not is_virtual(code) and ability.spares(state, seat, hero, code)]


class PayTribute(CardQuestion):
    """S19.2: any card of the hand, in a row of its own. A code is a card."""

    __slots__ = ("hero",)

    rule = "S19.2"

    def __init__(self, seat: int, hero: int) -> None:
        self.seat = seat
        self.hero = hero

    def playable(self, state: BattaliaState, seat: int) -> list[int]:
        return tributes(state, seat, self.hero)

    def play(self, state: BattaliaState, seat: int, code: int) -> None:
        lay(state, seat, code)
        clear_row(state, seat)
        state.paid = (code,)
        terrain = state.lands[state.metamorpha]
        served = state.people[seat].served
        state.people[seat].served = changed(served, self.hero, served[self.hero] | 1 << terrain)
        unless_frozen(state, seat, UseAbility(seat, self.hero, terrain))

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-tribute")


class UseAbility(Deed):
    """S19.3: what she gives, by the terrain she stands on."""

    __slots__ = ("hero", "seat", "terrain")

    rule = "S19.3"
    deed = "ability"

    def __init__(self, seat: int, hero: int, terrain: int) -> None:
        self.seat = seat
        self.hero = hero
        self.terrain = terrain

    def act(self, state: BattaliaState, price: Words) -> None:
        terrain = state.box.terrain_names[self.terrain]
        self.tell(state, "metamorpha-serves", seat=self.seat, terrain=terrain, price=price)
        state.box.metamorpha[self.terrain].apply(state, self.seat, self.hero)

    def cost(self, state: BattaliaState) -> Cost:
        return state.box.costs.card

    def words(self, box: Box) -> Words:
        return say("deed-ability", terrain=box.terrain_names[self.terrain])


# ---------------------------------------------------------------------- the Lost Scroll's other rule


class Summon(BattaliaQuestion):
    """S13.7: which character is summoned. A code is a character."""

    __slots__ = ()

    rule = "S13.7"

    def legal(self, state: BattaliaState, seat: int) -> Sequence[int]:
        # Not a second one while it is in play; then the scroll only moves it.
        return (METAMORPHA, BILKARR) if state.summoned == NOTHING else (state.summoned,)

    def answer(self, state: BattaliaState, seat: int, code: int) -> None:
        state.push(SummonTo(seat, code))

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-summon")

    def option(self, box: Box, code: int) -> Words:
        return character_name(code)


class SummonTo(SquareQuestion):
    """S13.7: where it appears. A code is a square."""

    __slots__ = ("character",)

    rule = "S13.7"

    def __init__(self, seat: int, character: int) -> None:
        self.seat = seat
        self.character = character

    def legal(self, state: BattaliaState, seat: int) -> Sequence[int]:
        # Bilkarr knows all paths (S20.1); Metamorpha needs a terrain to stand on.
        everywhere = self.character == BILKARR
        return [square for square in state.board.squares if everywhere or enterable(state, square)]

    def answer(self, state: BattaliaState, seat: int, code: int) -> None:
        # Characters of the match itself are only moved; others stay until the next checkpoint.
        ours = state.options.metamorpha if self.character == METAMORPHA else state.options.bilkarr
        if not ours:
            state.summoned = self.character
        enter(state, self.character, code)
        if self.character == BILKARR:
            # Only after a checkpoint does he stay for a day (S20.1).
            state.bilkarr_fresh = False

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-summon-to")


def dismiss(state: BattaliaState) -> None:
    """S13.7: a summoned character leaves at the next checkpoint."""
    if state.summoned != NOTHING and state.listening:
        state.tell(say("dismissed", character=character_name(state.summoned)), "S13.7")
    if state.summoned == METAMORPHA:
        state.metamorpha = NOTHING
    elif state.summoned == BILKARR:
        state.bilkarr = NOTHING
    state.summoned = NOTHING
