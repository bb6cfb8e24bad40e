"""A check that cannot fail proves nothing: for each promise a game that breaks it, and is caught."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from fractions import Fraction
from typing import Any, SupportsIndex

import pytest

import pebbles
from pebbles import PebblesState
from tafelrunde.kernel import registry
from tafelrunde.kernel.saved import SavedNames
from tafelrunde.kernel.setup import Setup
from tafelrunde.kernel.state import State
from tafelrunde.kernel.why import Reason
from tafelrunde.kernel.words import Words, seat_words
from tafelrunde.testing import PROMISES, Case, is_fair, order, promises, secrecy, thinking


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
    added: list[type] = []
    kinds: list[type] = [*pebbles.SAVED.kinds.values()]
    while kinds:
        steps: list[type] = kinds.pop().__subclasses__()
        kinds += steps
        added += steps
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
    monkeypatch.setattr(sys.modules[Case.__module__], "ENDLESS", 500)
    assert "does not end" in caught(promises.options_are_complete, broken(PebblesState, NeverEnds))


def test_a_view_that_shows_other_hands_is_caught() -> None:
    def open_table(state: PebblesState) -> pebbles.PebblesTable:
        return pebbles.own(state, pebbles.table(state), 0)

    assert "can tell" in caught(secrecy.secrets_are_kept, broken(PebblesState, table=open_table))


class NeverImagines(PebblesState):
    __slots__ = ()

    def redeal(self, seat: int) -> None:
        pass


def test_an_imagination_that_shows_the_truth_is_caught() -> None:
    assert "imagined anew" in caught(secrecy.secrets_are_kept, broken(NeverImagines))


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
    assert "who is asked" in caught(secrecy.secrets_are_kept, broken(PebblesState, AsksHolders))


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
    assert "take its choice back" in caught(secrecy.secrets_are_kept, broken(PebblesState, PeekFirst))


class CarelessApply(PebblesState):
    __slots__ = ()

    def apply(self, seat: SupportsIndex, index: SupportsIndex) -> None:
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


class Mumbling(pebbles.Deal):
    __slots__ = ()

    def run(self, state: PebblesState) -> None:
        super().run(state)
        state.push(SoundsAlike(0))


class SoundsAlike(pebbles.Blame):
    __slots__ = ()

    def option(self, box: pebbles.PebblesBox, code: int) -> Words:
        return pebbles.say("ask-blame")


class SoundsAlikeWithNote(SoundsAlike):
    __slots__ = ()

    def note(self, state: PebblesState, seat: int, code: int) -> Words | None:
        return seat_words(code)


class ToldApart(pebbles.Deal):
    __slots__ = ()

    def run(self, state: PebblesState) -> None:
        super().run(state)
        state.push(SoundsAlikeWithNote(0))


def test_options_that_read_alike_are_caught_unless_a_note_tells_them_apart() -> None:
    said = caught(promises.options_read_differently, broken(PebblesState, Mumbling))
    assert "options 0 and 1" in said
    promises.options_read_differently(broken(PebblesState, ToldApart), 1)


def guessing(state: PebblesState, step: object, seat: int, ref: str) -> Reason | None:
    """Says of others which pebbles they hold, whoever asks."""
    kind, _, number = ref.partition(":")
    if kind != "seat" or int(number) == seat:
        return None
    return Reason(pebbles.say("kept", seat=seat_words(int(number)), pebble=sum(state.hands[int(number)])), "P2")


def unruled(state: PebblesState, step: object, seat: int, ref: str) -> Reason | None:
    return Reason(pebbles.say("ask-blame"), "P99")


def test_a_reason_that_is_only_imagined_is_caught() -> None:
    said = caught(promises.reasons_are_no_guesses, broken(PebblesState, why_not=guessing))
    assert "depends on what seat" in said
    said = caught(promises.reasons_are_no_guesses, broken(PebblesState, why_not=unruled))
    assert "P99" in said


# ---------------------------------------------------------------------- what is told


class LoudDeal(pebbles.Deal):
    __slots__ = ()

    def run(self, state: PebblesState) -> None:
        super().run(state)
        state.push(LoudlySideBySide())


class LoudlySideBySide(pebbles.SideBySide):
    __slots__ = ()

    def run(self, state: PebblesState) -> None:
        state.part([LoudKeep(seat) for seat in range(state.players)])


class LoudKeep(pebbles.Keep):
    """Tells everybody which pebble was kept in secret."""

    __slots__ = ()

    def answer(self, state: PebblesState, seat: int, code: int) -> None:
        state.hands[seat].remove(code)
        state.kept[seat] = code
        if state.listening:
            state.tell(pebbles.say("kept", seat=seat_words(seat), pebble=code), self.rule)


def test_a_log_that_tells_a_secret_choice_is_caught() -> None:
    said = caught(secrecy.logs_keep_secrets, broken(PebblesState, LoudDeal))
    assert "the log tells seat" in said
    assert ".facts.pebble is" in said


class GossipingDeal(pebbles.Deal):
    __slots__ = ()

    def run(self, state: PebblesState) -> None:
        super().run(state)
        state.push(Gossip(0))


class Gossip(pebbles.Blame):
    """A harmless choice, after which everybody is told what somebody else holds."""

    __slots__ = ()

    def answer(self, state: PebblesState, seat: int, code: int) -> None:
        super().answer(state, seat, code)
        if state.listening:
            state.tell(pebbles.say("kept", seat=seat_words(code), pebble=state.hands[code][0]), self.rule, (seat,))


def test_a_log_that_tells_of_another_hand_is_caught() -> None:
    said = caught(secrecy.logs_keep_secrets, broken(PebblesState, GossipingDeal))
    assert "the log tells seat 0 something hidden" in said


# ---------------------------------------------------------------------- at the same time


class RacingDeal(pebbles.Deal):
    __slots__ = ()

    def run(self, state: PebblesState) -> None:
        super().run(state)
        state.push(Race(0))


class Race(pebbles.Blame):
    """All are asked at once, but whoever answers first gets the prize."""

    __slots__ = ()

    def run(self, state: PebblesState) -> None:
        for seat in range(state.players):
            state.ask_in_secret(seat, self)

    def answer(self, state: PebblesState, seat: int, code: int) -> None:
        state.points[seat] += len(state.decisions)


def test_a_prize_for_the_first_who_answers_is_caught() -> None:
    said = caught(order.answers_come_in_any_order, broken(PebblesState, RacingDeal))
    assert "it matters who answers first: points[0] is 2 if seat 0 is first and 0 if it is last" in said


class SnatchingDeal(pebbles.Deal):
    __slots__ = ()

    def run(self, state: PebblesState) -> None:
        super().run(state)
        state.push(Snatch(0))


class Snatch(Race):
    """The first answer takes the question away from the others."""

    __slots__ = ()

    def answer(self, state: PebblesState, seat: int, code: int) -> None:
        state.open = ()


def test_a_question_that_another_answer_takes_away_is_caught() -> None:
    said = caught(order.answers_come_in_any_order, broken(PebblesState, SnatchingDeal))
    assert "is asked no more" in said
    assert "first_come" in said


class Orderly(Snatch):
    __slots__ = ()
    first_come = True


class OrderlyDeal(pebbles.Deal):
    __slots__ = ()

    def run(self, state: PebblesState) -> None:
        super().run(state)
        state.push(Orderly(0))


def test_a_step_may_leave_the_order_to_the_players() -> None:
    order.answers_come_in_any_order(broken(PebblesState, OrderlyDeal), 1)


class ShrinkingDeal(pebbles.Deal):
    __slots__ = ()

    def run(self, state: PebblesState) -> None:
        super().run(state)
        state.push(Shrink(-1))


class Shrink(Race):
    """Whoever answers later may choose less: the list is made anew after each answer."""

    __slots__ = ()

    def answer(self, state: PebblesState, seat: int, code: int) -> None:
        waiting = [asked.seat for asked in state.decisions]
        state.open = ()
        for other in waiting:
            state.ask_in_secret(other, Shrink(seat))

    def legal(self, state: PebblesState, seat: int) -> Sequence[int]:
        return [other for other in super().legal(state, seat) if other != self.seat] or [self.seat]


def test_an_answer_that_shortens_another_list_is_caught() -> None:
    said = caught(order.answers_come_in_any_order, broken(PebblesState, ShrinkingDeal))
    assert "changes what seat" in said


# ---------------------------------------------------------------------- imagination


class LowestFirst(PebblesState):
    """Imagines that the others hold the lowest pebbles that are left."""

    __slots__ = ()

    def pick(self, bag: list[int]) -> int:
        if self.stack is None or self.over:
            return super().pick(bag)
        bag.sort(reverse=True)
        return bag.pop()


def test_an_imagination_that_always_deals_the_lowest_card_is_caught() -> None:
    assert "in always the same way" in caught(secrecy.hidden_things_vary, broken(LowestFirst))


class Doubles(PebblesState):
    """Imagines other hands out of all pebbles, those included that lie in the own hand."""

    __slots__ = ()

    def redeal(self, seat: int) -> None:
        super().redeal(seat)
        for other in range(self.players):
            if other != seat and self.hands[other] and not self.over:
                self.hands[other][0] = 1 + self.roll(self.box.pebbles)


def test_an_imagination_that_doubles_a_piece_is_caught() -> None:
    said = caught(secrecy.secrets_are_kept, broken(Doubles))
    assert "imagines other pieces: '" in said
    assert "is there 2 times instead of 1" in said or "is there 0 times instead of 1" in said


class Contradicts(PebblesState):
    """Imagines that others have other points than all can see."""

    __slots__ = ()

    def redeal(self, seat: int) -> None:
        super().redeal(seat)
        self.points[0] += 1


def test_an_imagination_that_contradicts_what_is_known_is_caught() -> None:
    said = caught(secrecy.secrets_are_kept, broken(Contradicts))
    assert "can tell an imagined state from the true one: view.table.points[0] is 0 in truth and 1 as imagined" in said


class Unfair(PebblesState):
    """Thinks twice before it believes that the next seat has the least pebble."""

    __slots__ = ()

    def redeal(self, seat: int) -> None:
        super().redeal(seat)
        if self.hands[1][0] < self.bag[0]:
            super().redeal(seat)


def test_an_unfair_imagination_is_caught() -> None:
    state = broken(PebblesState).state(1)
    assert isinstance(state, PebblesState)
    unknown = sorted({*range(1, state.box.pebbles + 1)} - {*state.hands[0]})
    share = Fraction(state.box.hand, len(unknown))

    def next_has_the_least(imagined: State) -> bool:
        assert isinstance(imagined, PebblesState)
        return unknown[0] in imagined.hands[1]

    is_fair(state, 0, next_has_the_least, {True: share, False: 1 - share})
    with pytest.raises(AssertionError, match="is not fair"):
        is_fair(broken(Unfair).state(1), 0, next_has_the_least, {True: share, False: 1 - share})
    with pytest.raises(AssertionError, match="imagines 7, which cannot be"):
        is_fair(state, 0, lambda imagined: 7, {8: Fraction(1)})
    with pytest.raises(AssertionError, match="never imagines 8, which can be"):
        is_fair(state, 0, lambda imagined: 7, {7: Fraction(1, 2), 8: Fraction(1, 2)})


# ---------------------------------------------------------------------- who has won


class WinsAtOnce(PebblesState):
    __slots__ = ()

    @property
    def winners(self) -> list[int]:
        return [0]


def test_a_winner_before_the_end_is_caught() -> None:
    assert "before the end" in caught(promises.options_are_complete, broken(WinsAtOnce))


class WinsTwice(PebblesState):
    __slots__ = ()

    @property
    def winners(self) -> list[int]:
        return [0, 0] if self.over else []


def test_a_seat_that_has_won_twice_is_caught() -> None:
    assert "won twice" in caught(promises.options_are_complete, broken(WinsTwice))


class HalfPoints(PebblesState):
    __slots__ = ()

    @property
    def scores(self) -> list[int]:
        return [points / 2 for points in self.points]  # type: ignore[misc]


def test_a_score_that_is_no_whole_number_is_caught() -> None:
    assert "whole number" in caught(promises.options_are_complete, broken(HalfPoints))


class StopsDead(pebbles.Deal):
    __slots__ = ()

    def run(self, state: PebblesState) -> None:
        """Deals, and pushes nothing that would go on."""


def test_a_game_that_nobody_ends_is_caught() -> None:
    assert "not over" in caught(promises.options_are_complete, broken(PebblesState, StopsDead))


# ---------------------------------------------------------------------- who listens


class EavesdroppedDeal(pebbles.Deal):
    __slots__ = ()

    def run(self, state: PebblesState) -> None:
        super().run(state)
        state.push(Eavesdropped(0))


class Eavesdropped(pebbles.Blame):
    """Takes a point only where it is told: a table would play another game than its own replay."""

    __slots__ = ()

    def answer(self, state: PebblesState, seat: int, code: int) -> None:
        super().answer(state, seat, code)
        if state.listening:
            state.points[code] -= 1
            state.tell(pebbles.say("blame", seat=seat_words(code)), self.rule)


def test_a_game_that_goes_another_way_when_somebody_listens_is_caught() -> None:
    said = caught(promises.recipes_are_deterministic, broken(PebblesState, EavesdroppedDeal))
    assert "it matters whether somebody listens: points[1] is -2 if nobody does and -3 if somebody does" in said


# ---------------------------------------------------------------------- what bots ask


def spoilt(state: PebblesState, seat: int) -> float:
    state.points[seat] += 1
    return 0.0


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"evaluate": lambda state, seat: float("nan")}, "is worth nan"),
        ({"evaluate": lambda state, seat: None}, "is worth None"),
        ({"evaluate": lambda state, seat: float("-inf") if state.over else 0.0}, "is worth -inf at the end"),
        ({"evaluate": spoilt}, "judging a state has changed it"),
        ({"parts": lambda state, seat: [1.0, 2.0], "part_names": ("points",)}, "2 parts have 1 names"),
        ({"parts": lambda state, seat: [float("inf")], "part_names": ("points",)}, "points inf"),
        ({"horizon": lambda state: 0, "habit": lambda state, decision, dice: 99}, "the habit 99 is none of"),
        ({"announce": lambda *_: Words("pebbles", "nothing-like-it")}, "nothing-like-it"),
    ],
    ids=lambda value: value.replace(" ", "-") if isinstance(value, str) else "",
)
def test_what_would_stop_a_bot_is_caught(changes: dict[str, Any], said: str) -> None:
    with pytest.raises((AssertionError, LookupError), match=said):
        thinking.bots_can_think(broken(PebblesState, **changes), 1)


def test_a_habit_is_not_asked_for_where_no_plan_is_made() -> None:
    case = broken(PebblesState, horizon=lambda state: -1, habit=lambda state, decision, dice: 99)
    thinking.bots_can_think(case, 1)
