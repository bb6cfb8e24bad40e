"""States, decisions and matches behave as values of Python do: pickled, copied, compared, printed."""

from __future__ import annotations

import copy
import inspect
import multiprocessing
import pickle
import random
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

import tafelrunde
from tafelrunde import BadComponents, BadOption, BadRecipe, IllegalChoice, Match, State, bots
from tafelrunde.kernel.match import read_recipe
from tafelrunde.kernel.playout import playout

GAMES = tafelrunde.all_games()


def begun(game: str, choices: int = 12) -> Match:
    """A match in which some random choices were made."""
    match = Match.new(game, players=2, seed=5)
    dice = random.Random(game)
    for _ in range(choices):
        decision = dice.choice(match.state.decisions)
        match.choose(decision.seat, dice.randrange(len(decision.options)))
    return match


def played_on(state: State) -> str:
    while not state.over:
        state.apply(state.decisions[0].seat, 0)
    return state.digest()


@pytest.mark.parametrize("game", GAMES)
def test_a_state_is_pickled_and_copied(game: str) -> None:
    state = begun(game).state
    others = [pickle.loads(pickle.dumps(state)), copy.copy(state), copy.deepcopy(state)]
    assert all(other == state and hash(other) == hash(state) for other in others)
    assert len({state, *others}) == 1
    state.apply(state.decisions[0].seat, 0)
    assert all(other != state for other in others)
    assert state != game


def test_what_comes_out_of_a_pickle_goes_on_as_the_original() -> None:
    state = begun("vaalbara").state
    assert played_on(pickle.loads(pickle.dumps(state))) == played_on(state.copy())


@pytest.mark.parametrize("game", GAMES)
def test_a_decision_and_its_options_are_pickled(game: str) -> None:
    decision = begun(game).state.decisions[0]
    other = pickle.loads(pickle.dumps(decision))
    assert other == decision
    assert hash(other) == hash(decision)
    assert repr(other) == repr(decision)
    option = decision.options[-1]
    again = pickle.loads(pickle.dumps(option))
    assert (again, repr(again), again.refs) == (option, repr(option), option.refs)
    assert decision.options.index(again) == len(decision.options) - 1
    assert hash(again) == hash(option)


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_pickled_and_copied(game: str) -> None:
    match = begun(game)
    others = [pickle.loads(pickle.dumps(match)), copy.copy(match), copy.deepcopy(match)]
    seats = range(2)
    for other in others:
        assert other == match
        assert hash(other) == hash(match)
        assert [other.can_undo(seat) for seat in seats] == [match.can_undo(seat) for seat in seats]
        other.choose(other.state.decisions[0].seat, 0)
        assert other != match
    assert len(match.choices) == 12


def test_other_processes_take_states_and_give_them_back() -> None:
    states = [begun(game).state for game in ("vaalbara", "glow")]
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        assert pool.map(copy.copy, states) == states


def test_an_error_comes_out_of_another_process_as_it_went_in() -> None:
    state = begun("vaalbara", 0).state
    with pytest.raises(IllegalChoice) as refused:
        state.apply(0, 99)
    again = pickle.loads(pickle.dumps(refused.value))
    assert isinstance(again, IllegalChoice)
    assert (again.text("de"), again.rule) == (refused.value.text("de"), refused.value.rule)
    with pytest.raises(BadOption) as bad:
        tafelrunde.new("glow", players=9)
    assert str(pickle.loads(pickle.dumps(bad.value))) == str(bad.value)


def test_signatures_and_docstrings_can_be_asked_for_in_both_builds() -> None:
    assert list(inspect.signature(State.apply).parameters) == ["self", "seat", "index"]
    assert list(inspect.signature(State.imagine).parameters) == ["self", "seat", "seed"]
    assert list(inspect.signature(tafelrunde.Decision).parameters) == ["seat", "step", "setup", "codes"]
    assert "seed" in inspect.signature(Match.new).parameters
    for told in (tafelrunde.new, tafelrunde.game, tafelrunde.all_games, Match, Match.choose, tafelrunde.Game):
        assert told.__doc__
    # mypyc leaves out the docstrings of what it compiles; the build puts them back.
    compiled: list[tuple[Any, str]] = [
        (State, "A game in progress"),
        (State.apply, "Answer the open decision of a seat"),
        (tafelrunde.Decision, "An open question to one seat"),
        (playout, "Let every seat choose at random"),
    ]
    for thing, words in compiled:
        assert (thing.__doc__ or "").startswith(words)


def test_they_are_printed_in_words() -> None:
    match = begun("vaalbara", 0)
    asked = ", ".join(f"seat {asked.seat} ({asked.prompt.text()})" for asked in match.state.decisions)
    assert repr(match.state) == f"<Vaalbara with 2 seats, asked: {asked}>"
    assert repr(match) == f"<Match after 0 choices: {match.state!r}>"
    played_on(match.state)
    assert repr(match.state).startswith("<Vaalbara with 2 seats, over: scores [")


def test_a_game_tells_what_can_be_chosen() -> None:
    glow = tafelrunde.game("glow")
    assert repr(glow) == "<Game 'glow'>"
    assert pickle.loads(pickle.dumps(glow)) is glow
    assert glow.players == range(2, 5)
    for lang, players in (("en", "for 2 to 4 players"), ("de", "für 2 bis 4 Personen")):
        told = glow.told(lang)
        assert players in told
        assert all(f"  {option} (" in told for option in glow.option_values)
    assert str(glow) == glow.told("en")


def test_without_a_seed_games_differ() -> None:
    assert len({tafelrunde.new("vaalbara", players=2).digest() for _ in range(4)}) > 1
    assert len({Match.new("vaalbara", players=2).seed for _ in range(4)}) > 1


@pytest.mark.parametrize("seat", [2, -1, 9])
def test_a_seat_that_does_not_exist_sees_nothing(seat: int) -> None:
    state = tafelrunde.new("vaalbara", players=2, seed=1)
    bot = bots.make("greedy", state.setup.game, 1)
    for refused in (
        lambda: state.view(seat),
        lambda: state.imagine(seat, 1),
        lambda: state.apply(seat, 0),
        lambda: state.hint(seat, 0),
        lambda: state.note(seat, 0),
        lambda: bots.hint(state, seat),
        lambda: bot.choose(state, seat),
    ):
        with pytest.raises(IllegalChoice, match=f"There is no seat {seat}:".replace("-", "−")):
            refused()


@pytest.mark.parametrize("index", [99, -1])
def test_an_option_that_does_not_exist_has_nothing_to_say(index: int) -> None:
    state = tafelrunde.new("vaalbara", players=2, seed=1)
    attempts: list[Callable[[], object]] = [
        lambda: state.hint(0, index),
        lambda: state.note(0, index),
        lambda: state.apply(0, index),
    ]
    for refused in attempts:
        with pytest.raises(IllegalChoice, match=f"There is no option {index}:".replace("-", "−")):
            refused()


def test_a_seat_that_is_not_asked_gets_no_hint() -> None:
    state = tafelrunde.new("vaalbara", players=2, seed=1)
    state.apply(0, 0)
    assert state.decision_of(0) is None
    assert state.hint(0, 0) is None
    for refused in (lambda: bots.hint(state, 0), lambda: bots.make("player", state.setup.game, 1).choose(state, 0)):
        with pytest.raises(IllegalChoice) as told:
            refused()
        assert str(told.value) == "Seat 1 has nothing to decide now; the table waits for Seat 2."
        assert "der Tisch wartet auf Platz 2" in told.value.text("de")


def test_a_bot_is_made_for_a_game_and_not_for_its_name() -> None:
    name: Any = "glow"
    with pytest.raises(BadOption) as refused:
        bots.make("greedy", name, 1)
    assert str(refused.value) == "A bot plays a tafelrunde.Game, as tafelrunde.game(…) finds it, not 'glow'."
    assert refused.value.text("de").startswith("Ein Bot spielt ein tafelrunde.Game")


@pytest.mark.parametrize("lang", ["fr", "EN", "../en"])
def test_a_rulebook_is_there_in_two_languages(lang: str) -> None:
    with pytest.raises(BadOption) as refused:
        tafelrunde.game("glow").rulebook(lang)
    assert str(refused.value) == f"There is no language “{lang}”. There are: de, en."
    assert refused.value.text("de") == f"Es gibt keine Sprache „{lang}“. Es gibt: de, en."


def test_players_that_are_no_number_are_told_so() -> None:
    with pytest.raises(BadOption, match="players must be a whole number, not '3'"):
        tafelrunde.new("glow", players="3", seed=1)  # type: ignore[arg-type]


def test_the_package_shows_what_is_meant_for_people() -> None:
    assert set(dir(tafelrunde)) == {*tafelrunde.__all__, "__version__"}
    assert all(hasattr(tafelrunde, name) for name in tafelrunde.__all__)
    assert "seed" in inspect.signature(tafelrunde.new).parameters


def test_numbers_of_numpy_are_numbers() -> None:
    numbers = pytest.importorskip("numpy")
    state = tafelrunde.new("vaalbara", players=numbers.int64(2), seed=numbers.uint8(7))
    assert state == tafelrunde.new("vaalbara", players=2, seed=7)
    match = Match.new("vaalbara", players=numbers.int32(2), seed=numbers.int64(7))
    state.apply(numbers.int64(1), numbers.int64(2))
    match.choose(numbers.int64(1), numbers.int64(2))
    assert match.state == state
    assert match.recipe() == Match.replay(read_recipe(match.recipe().to_json())).recipe()
    assert state.view(numbers.int64(1)) == state.view(1)
    assert state.imagine(numbers.int64(1), numbers.int64(3)) == state.imagine(1, 3)
    match.undo(numbers.int64(1))
    assert not match.choices
    seat, index = numbers.int64(1), numbers.int64(2)
    assert match.state.decision_of(seat) == match.state.question_to(seat) == match.state.decision_of(1)
    assert match.state.hint(seat, index) == match.state.hint(1, 2)
    assert match.state.note(seat, index) == match.state.note(1, 2)
    bot = bots.make("random", match.setup.game, seed=numbers.uint32(4))
    assert bot.choose(match.state, 1) == bots.make("random", match.setup.game, seed=4).choose(match.state, 1)
    given = [
        bots.hint(match.state, whose, visits=4, seed=number, seconds=0.0)
        for whose, number in ((1, 3), (seat, seat + 2))
    ]
    assert repr(given[0]) == repr(given[1])


@pytest.mark.parametrize("given", ["0", 0.0, None, [0]])
def test_what_is_no_number_is_refused_in_words(given: Any) -> None:
    state = tafelrunde.new("vaalbara", players=2, seed=1)
    match = Match.new("vaalbara", players=2, seed=1)
    before = state.digest()
    attempts: list[tuple[str, Callable[[], object]]] = [
        ("seat", lambda: state.apply(given, 0)),
        ("index", lambda: state.apply(0, given)),
        ("seat", lambda: match.choose(given, 0)),
        ("index", lambda: match.choose(0, given)),
        ("seat", lambda: match.undo(given)),
        ("seed", lambda: state.imagine(0, given)),
        ("seat", lambda: state.decision_of(given)),
        ("seat", lambda: state.hint(given, 0)),
        ("index", lambda: state.hint(0, given)),
        ("index", lambda: state.note(0, given)),
        ("seat", lambda: bots.hint(state, given)),
        ("seed", lambda: bots.make("random", state.setup.game, given)),
    ]
    if given is not None:
        attempts += [("seat", lambda: state.view(given)), ("seat", lambda: state.imagine(given, 1))]
    for name, attempt in attempts:
        with pytest.raises(IllegalChoice) as refused:
            attempt()
        assert str(refused.value) == f"{name} must be a whole number, not {given!r}."
        assert refused.value.text("de").startswith(f"{name} muss eine ganze Zahl sein")
    assert state.digest() == match.state.digest() == before
    assert not match.choices


def test_a_setup_is_pickled_with_the_figures_of_its_box() -> None:
    setup = tafelrunde.new("vaalbara", players=2, components={"opening_points": 50}).setup
    again = pickle.loads(pickle.dumps(setup))
    assert (again.game, again.players, again.options) == (setup.game, setup.players, setup.options)
    assert again.box is setup.box, "found again, not made anew"


def test_setups_are_compared_by_what_they_hold_and_printed_with_it() -> None:
    def setup(players: int = 2, **more: Any) -> Any:
        return tafelrunde.new("glow", players=players, **more).setup

    assert setup() == setup() == pickle.loads(pickle.dumps(setup()))
    assert len({setup(), setup()}) == 1
    for other in (setup(3), setup(sea_of_darkness=True), setup(components={"days": 7}), "glow"):
        assert setup() != other
    assert repr(setup(3)).startswith("<Setup of 'glow', version 2, 3 players: ")
    assert "sea_of_darkness=True" in repr(setup(sea_of_darkness=True))
    assert "own figures" in repr(setup(components={"days": 7}))


def test_the_package_can_be_run() -> None:
    told = subprocess.run([sys.executable, "-m", "tafelrunde", "--version"], capture_output=True, text=True, check=True)
    assert tafelrunde.__version__ in told.stdout


def test_what_is_neither_a_recipe_nor_figures_is_refused_in_words() -> None:
    nonsense: Any = {"game": "vaalbara"}
    with pytest.raises(BadRecipe, match=r"dict is no tafelrunde\.Recipe"):
        Match.replay(nonsense)
    with pytest.raises(BadComponents, match="Own figures are a table"):
        tafelrunde.new("vaalbara", players=2, components=3)  # type: ignore[arg-type]
