"""The generator: the same everywhere, fair, and steerable."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256

import msgspec
import pytest

import pebbles
from tafelrunde.kernel.chance import (
    SEALED,
    SEED_LIMIT,
    Dice,
    Recorder,
    Script,
    Wish,
    first_luck,
    imagined_luck,
    mix,
    next_luck,
    sealed_outcome,
)
from tafelrunde.kernel.errors import BadRecipe
from tafelrunde.kernel.game import begin
from tafelrunde.kernel.match import Match, read_recipe
from tafelrunde.kernel.seal import key_of


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


def test_the_draws_of_a_key_never_change() -> None:
    """Anybody can check a finished match with these few lines of arithmetic; they are in recipes too."""
    key = key_of(7, "salt", ("a", ""))
    assert key.hex() == sha256(b'["tafelrunde","7","salt",["a",""]]').hexdigest()
    for number, count in ((0, 6), (1, 6), (2, 52), (70, 3), (1 << 40, 1000)):
        first = sha256(key + number.to_bytes(8, "big") + bytes(8)).digest()
        assert sealed_outcome(key, number, count) == int.from_bytes(first[:8], "big") % count


def test_draws_are_fair_and_an_uneven_rest_is_drawn_again() -> None:
    key = key_of(1, "s", ())
    counts = Counter(sealed_outcome(key, number, 6) for number in range(60_000))
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts.values()) < 20.5
    size = 3 * (1 << 62) + 1
    drawn = [sealed_outcome(key, number, size) for number in range(400)]
    assert all(0 <= outcome < size for outcome in drawn)
    # Without drawing again the lower half would come up in two cases of three.
    assert 140 < sum(outcome < size // 2 for outcome in drawn) < 260


def sealed(seed: int = 1, salt: str = "pepper", contributions: tuple[str, ...] = ()) -> Match:
    setup = pebbles.GAME.setup(3, {})
    return Match(setup, seed, generator=SEALED, salt=salt, contributions=contributions)


def test_everything_that_goes_into_the_key_matters() -> None:
    deals = {
        match.deal
        for match in (sealed(), sealed(seed=2), sealed(salt="s"), sealed(contributions=("a",)), sealed(salt=""))
    }
    assert len(deals) == 5
    assert sealed().deal == sealed().deal


def test_no_thought_touches_the_sealed_stream() -> None:
    """A copy, an imagined state and a saved one know nothing of the key: their chance is the same for every key."""
    one = sealed()
    other = Match(one.setup, 999, one.deal, generator=SEALED, salt="quite another", contributions=("x",))
    assert one.state.luck == other.state.luck
    assert one.state.save() == other.state.save(), "a worker that thinks for a bot gets nothing of the key"
    copies = [match.state.copy() for match in (one, other)]
    assert copies[0].fate is None
    assert len({copy.roll(1 << 30) for copy in copies}) == 1
    assert one.state.imagine(0, 5).luck == other.state.imagine(0, 5).luck
    drawn = one.deal
    for seed in range(20):
        one.state.imagine(0, seed).roll(6)
    one.choose(0, 0)
    assert sealed().deal == drawn


def test_every_draw_of_a_sealed_match_is_a_moment_that_undo_does_not_cross() -> None:
    match = sealed()
    match.choose(0, 0)
    assert match.can_undo(0)
    match.choose(0, 1)
    assert match.choices[-1].outcomes
    assert not match.can_undo(0)


def test_a_sealed_recipe_is_checked_with_its_key_and_repeated_without() -> None:
    match = sealed(contributions=("a", "b"))
    while not match.state.over:
        match.choose(match.state.decisions[0].seat, len(match.state.decisions[0].codes) - 1)
    recipe = read_recipe(match.recipe().to_json())
    assert recipe.generator == SEALED
    assert Match.replay(recipe).state.digest() == match.state.digest()
    with pytest.raises(BadRecipe, match="not what its key gives"):
        Match.replay(msgspec.structs.replace(recipe, contributions=("a", "c")))
    rolled = next(place for place, choice in enumerate(recipe.choices) if choice.outcomes)
    better = msgspec.structs.replace(recipe.choices[rolled], outcomes=((recipe.choices[rolled].outcomes[0] + 1) % 6,))
    choices = (*recipe.choices[:rolled], better, *recipe.choices[rolled + 1 :])
    with pytest.raises(BadRecipe, match=f"after choice {rolled + 1}"):
        Match.replay(msgspec.structs.replace(recipe, choices=choices))
    # A key that gives another game is named as such, and not as a choice that this other game does not offer.
    hopeless = tuple(msgspec.structs.replace(choice, index=99) for choice in recipe.choices)
    other = msgspec.structs.replace(recipe, deal=(0, *recipe.deal), choices=hopeless)
    with pytest.raises(BadRecipe, match=r"not what its key gives \(in the deal\)"):
        Match.replay(other)
    unknown = msgspec.structs.replace(recipe, salt="")
    assert Match.replay(unknown).state.digest() == match.state.digest()
    with pytest.raises(BadRecipe, match="does not lead"):
        Match.replay(msgspec.structs.replace(unknown, choices=choices))


def test_a_record_with_too_few_or_too_many_outcomes_is_refused() -> None:
    match = sealed()
    match.choose(0, 0)
    match.choose(0, 1)
    recipe = msgspec.structs.replace(match.recipe(), salt="")
    for outcomes in ((), (1, 1)):
        wrong = msgspec.structs.replace(recipe.choices[1], outcomes=outcomes)
        with pytest.raises(BadRecipe, match="another number of chance outcomes"):
            Match.replay(msgspec.structs.replace(recipe, choices=(recipe.choices[0], wrong)))
