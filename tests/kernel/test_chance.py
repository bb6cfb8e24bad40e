"""The generator: the same everywhere, fair, and steerable."""

from __future__ import annotations

from collections import Counter

import pebbles
import pytest

from tafelrunde.kernel.chance import SEED_LIMIT, Dice, Recorder, Script, Wish, first_luck, imagined_luck, mix, next_luck
from tafelrunde.kernel.game import begin
from tafelrunde.kernel.match import Match


def test_the_numbers_of_a_seed_never_change() -> None:
    """These very numbers are in recipes all over the world: a change needs a new number in chance.GENERATOR."""
    dice = Dice(7)
    assert [dice.below(1000) for _ in range(8)] == [998, 196, 843, 302, 349, 74, 435, 934]
    assert first_luck(0) == 1288256922601770426
    assert first_luck(SEED_LIMIT - 1) == 1484384772911606827


def test_every_value_fits_into_64_bits() -> None:
    luck = first_luck(123)
    for _ in range(10_000):
        luck = next_luck(luck)
        assert 0 < luck < 1 << 62


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    firsts = [Dice(seed).below(1 << 30) for seed in range(2000)]
    assert len(set(firsts)) == 2000
    assert abs(sum(firsts) / 2000 / (1 << 29) - 1) < 0.05


def test_rolls_are_fair() -> None:
    state = begin(pebbles.GAME.setup(2, {}), 1)
    counts = Counter(state.roll(6) for _ in range(60_000))
    assert set(counts) == set(range(6))
    # Five degrees of freedom: 20.5 is exceeded once in a thousand.
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts.values()) < 20.5


def test_a_roll_of_an_awkward_size_stays_in_range() -> None:
    state = begin(pebbles.GAME.setup(2, {}), 1)
    size = 3 * (1 << 29) + 7
    assert all(0 <= state.roll(size) < size for _ in range(2000))


def test_mixed_seeds_are_seeds_and_differ() -> None:
    mixed = {mix(seed, number) for seed in range(30) for number in range(30)}
    assert len(mixed) == 900
    assert all(0 <= seed < SEED_LIMIT for seed in mixed)


def test_an_imagined_stream_is_never_the_stream_of_the_same_seed() -> None:
    assert all(imagined_luck(seed) != first_luck(seed) for seed in range(100))


def test_a_recorder_keeps_outcomes_and_a_script_repeats_them() -> None:
    setup = pebbles.GAME.setup(3, {})
    recorded = setup.game.start(setup, first_luck(5))
    recorder = Recorder()
    recorded.fate = recorder
    recorded.advance()
    outcomes = recorder.take()
    assert outcomes
    assert not recorder.take()
    repeated = setup.game.start(setup, first_luck(99))
    repeated.fate = Script(outcomes)
    repeated.advance()
    assert repeated.view(0).to_json() == recorded.view(0).to_json()


def test_a_script_with_an_impossible_outcome_is_refused() -> None:
    setup = pebbles.GAME.setup(3, {})
    state = setup.game.start(setup, 1)
    state.fate = Script([1000])
    with pytest.raises(ValueError, match="1000 is not among the 20"):
        state.advance()


def test_a_wish_comes_true_at_the_first_chance() -> None:
    setup = pebbles.GAME.setup(2, {})
    state = setup.game.start(setup, 1)
    state.fate = Wish([20, 19, 18])
    state.advance()
    assert isinstance(state, pebbles.PebblesState)
    assert state.hands[0] == [18, 19, 20]


def test_outcomes_stand_next_to_the_choices_they_followed() -> None:
    match = Match(pebbles.GAME.setup(2, {}), 3)
    assert len(match.deal) == 6
    match.choose(0, 0)
    match.choose(0, 1)
    assert [len(choice.outcomes) for choice in match.choices] == [0, 1]
