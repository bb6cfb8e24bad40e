"""A check that cannot fail proves nothing: for each promise a game that breaks it, and is caught."""

from __future__ import annotations

from collections.abc import Sequence

import pebbles
import pytest
from pebbles import PebblesState

from tafelrunde.kernel import registry
from tafelrunde.kernel.saved import SavedNames
from tafelrunde.kernel.setup import Setup
from tafelrunde.kernel.words import Words
from tafelrunde.testing import PROMISES, Case, promises


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
def test_pebbles_keeps_every_promise(promise: object, players: int) -> None:
    assert callable(promise)
    for seed in range(5):
        promise(Case(pebbles.GAME, players), seed)


def broken(state: type[PebblesState], first: type[pebbles.Deal] = pebbles.Deal, **changes: object) -> Case:
    """Pebbles with something broken in its state, its steps or its declaration."""

    def start(setup: Setup, luck: int) -> PebblesState:
        made = state(setup, luck)
        made.push(first())
        return made

    saved = SavedNames(pebbles.SAVED.kinds | {f"broken-{step.__name__.lower()}": step for step in broken_steps()})
    game = pebbles.declare(f"broken-{state.__name__.lower()}", **({"start": start, "saved": saved} | changes))
    registry.add(game)
    return Case(game, 3)


def broken_steps() -> list[type]:
    """The steps that this file adds to the game."""
    added = [step for known in pebbles.SAVED.kinds.values() for step in known.__subclasses__()]
    return [step for step in added if step.__module__ == __name__]


def caught(promise: object, case: Case) -> str:
    assert callable(promise)
    with pytest.raises(AssertionError) as error:
        for seed in range(5):
            promise(case, seed)
    return str(error.value)


class SharedHands(PebblesState):
    __slots__ = ()

    def copy(self) -> PebblesState:
        other = SharedHands(self.setup, 0)
        self.copy_kernel_to(other)
        other.bag, other.kept, other.points = self.bag.copy(), self.kept.copy(), self.points.copy()
        other.hands = self.hands
        return other


def test_a_copy_that_shares_a_list_is_caught() -> None:
    assert "copy" in caught(promises.copies_are_independent, broken(SharedHands))


class ForgottenPoints(PebblesState):
    __slots__ = ()

    def copy(self) -> PebblesState:
        other = ForgottenPoints(self.setup, 0)
        self.copy_kernel_to(other)
        other.bag, other.kept, other.hands = self.bag.copy(), self.kept.copy(), [hand.copy() for hand in self.hands]
        return other


def test_a_copy_that_forgets_a_field_is_caught() -> None:
    assert "not equal" in caught(promises.copies_are_independent, broken(ForgottenPoints))


class HiddenMemory(PebblesState):
    """Keeps something outside its fields, so that no save can know of it."""

    __slots__ = ()
    rolls = 0

    def below(self, count: int) -> int:
        HiddenMemory.rolls += 1
        return super().below(count) + HiddenMemory.rolls % 2


def test_memory_outside_the_state_is_caught() -> None:
    caught(promises.saves_are_complete, broken(HiddenMemory))
    caught(promises.recipes_are_deterministic, broken(HiddenMemory))


class LosesPebbles(pebbles.Deal):
    __slots__ = ()

    def run(self, state: PebblesState) -> None:
        super().run(state)
        state.push(DropPebble())


class DropPebble(pebbles.Blame):
    """A question whose answer throws a pebble away."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(0)

    def answer(self, state: PebblesState, seat: int, code: int) -> None:
        state.bag.pop()


def test_a_lost_piece_is_caught() -> None:
    case = broken(PebblesState, LosesPebbles)
    assert "lost or made a piece" in caught(promises.options_are_complete, case)


class OffersTwice(pebbles.Deal):
    __slots__ = ()

    def run(self, state: PebblesState) -> None:
        super().run(state)
        state.push(TwiceTheSame(0))


class TwiceTheSame(pebbles.Blame):
    __slots__ = ()

    def legal(self, state: PebblesState, seat: int) -> Sequence[int]:
        return [1, 1]


def test_an_option_that_is_there_twice_is_caught() -> None:
    assert "twice" in caught(promises.options_are_complete, broken(PebblesState, OffersTwice))


class NeverEnds(pebbles.Deal):
    __slots__ = ()

    def run(self, state: PebblesState) -> None:
        state.push(self)
        state.push(pebbles.Blame(0))


def test_an_endless_game_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(promises, "ENDLESS", 500)
    assert "does not end" in caught(promises.options_are_complete, broken(PebblesState, NeverEnds))


def test_a_view_that_shows_other_hands_is_caught() -> None:
    def open_table(state: PebblesState, seat: int | None) -> pebbles.PebblesTable:
        return pebbles.table(state, 0)

    assert "can tell" in caught(promises.secrets_are_kept, broken(PebblesState, table=open_table))


class NeverImagines(PebblesState):
    __slots__ = ()

    def redeal(self, seat: int) -> None:
        pass


def test_an_imagination_that_shows_the_truth_is_caught() -> None:
    assert "imagined anew" in caught(promises.secrets_are_kept, broken(NeverImagines))


class AsksHolders(pebbles.Deal):
    __slots__ = ()

    def run(self, state: PebblesState) -> None:
        super().run(state)
        state.push(OnlyHolders(0))


class OnlyHolders(pebbles.Blame):
    """Asks only seats that hold a large pebble: whoever watches learns who does."""

    __slots__ = ()

    def run(self, state: PebblesState) -> None:
        for seat, hand in enumerate(state.hands):
            if max(hand) > 15:
                state.ask(seat, self)


def test_a_question_that_betrays_a_hand_is_caught() -> None:
    assert "who is asked" in caught(promises.secrets_are_kept, broken(PebblesState, AsksHolders))


class PeekFirst(pebbles.Deal):
    __slots__ = ()

    def run(self, state: PebblesState) -> None:
        super().run(state)
        state.push(Peek())


class Peek(pebbles.Blame):
    """Shows the next player's pebble to the one who chooses, without saying that something was revealed."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(0)

    def answer(self, state: PebblesState, seat: int, code: int) -> None:
        state.points[seat] += state.hands[code][0]


def test_a_reveal_that_could_be_undone_is_caught() -> None:
    assert "take its choice back" in caught(promises.secrets_are_kept, broken(PebblesState, PeekFirst))


class CarelessApply(PebblesState):
    __slots__ = ()

    def apply(self, seat: int, index: int) -> None:
        self.points[0] += 1
        super().apply(seat, index)


def test_a_refusal_that_changes_something_is_caught() -> None:
    assert "refused" in caught(promises.refusals_are_clean, broken(CarelessApply))


class Unruly(pebbles.Deal):
    __slots__ = ()

    def run(self, state: PebblesState) -> None:
        super().run(state)
        state.push(NoSuchRule(0))


class NoSuchRule(pebbles.Blame):
    __slots__ = ()
    rule = "P99"


def test_a_rule_that_is_not_in_the_rulebook_is_caught() -> None:
    assert "P99" in caught(promises.everything_is_explained, broken(PebblesState, Unruly))


class Wordless(pebbles.Deal):
    __slots__ = ()

    def run(self, state: PebblesState) -> None:
        super().run(state)
        state.push(NoWords(0))


class NoWords(pebbles.Blame):
    __slots__ = ()

    def prompt(self, box: pebbles.PebblesBox, seat: int) -> Words:
        return pebbles.say("no-such-message")


def test_a_question_without_words_is_caught() -> None:
    with pytest.raises(LookupError, match="no-such-message"):
        promises.everything_is_explained(broken(PebblesState, Wordless), 1)
