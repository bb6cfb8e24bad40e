"""Names in saves: every step and value has one, and what is saved outlives the classes behind the names."""

from __future__ import annotations

import inspect
import pkgutil
from importlib import import_module
from typing import Any

import pytest

import pebbles
import tafelrunde
from tafelrunde.kernel import registry
from tafelrunde.kernel.game import Game, begin
from tafelrunde.kernel.match import Match, read_recipe
from tafelrunde.kernel.saved import SavedNames
from tafelrunde.kernel.step import Step

GAMES = [pebbles.GAME, *(registry.find(name) for name in registry.names() if name != "pebbles")]


def steps_of(game: Game) -> set[type]:
    """Every step of a game that can be made: those that nothing else is built upon."""
    home = import_module(game.package)
    names = [module.name for module in pkgutil.walk_packages(home.__path__, game.package + ".")]
    modules = [home, *(import_module(name) for name in names if "terminal" not in name)]
    return {
        kind
        for module in modules
        for kind in vars(module).values()
        if inspect.isclass(kind)
        and issubclass(kind, Step)
        and kind.__module__.startswith(game.package)
        and not kind.__subclasses__()
    }


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_step_has_a_name(game: Game) -> None:
    assert not {kind.__qualname__ for kind in steps_of(game) - set(game.saved.names)}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_names_are_short_words(game: Game) -> None:
    for name in game.saved.kinds:
        assert name == name.lower()
        assert name.replace("-", "").isalnum()


def test_a_class_has_one_name() -> None:
    with pytest.raises(ValueError, match="Keep has two names"):
        SavedNames({"keep": pebbles.Keep, "hold": pebbles.Keep})


@pytest.mark.parametrize("name", ["state", "options"])
def test_the_state_and_the_options_keep_their_names(name: str) -> None:
    with pytest.raises(ValueError, match=f"'{name}' is the kernel's own"):
        SavedNames({name: pebbles.Keep})


def test_fields_are_added_to_known_names_only() -> None:
    with pytest.raises(ValueError, match="'hold'"):
        SavedNames({"keep": pebbles.Keep}, added={"hold": {"twice": False}})


def test_a_class_without_a_name_is_told_when_it_is_saved() -> None:
    nameless = pebbles.declare("nameless", saved=SavedNames({"deal": pebbles.Deal}))
    with pytest.raises(LookupError, match=r"pebbles.Blame has no name in saves: give it one in saved\.py"):
        begin(nameless.setup(2, {}), 1).save()


# ---------------------------------------------------------------------- the classes change, the saves stay


class Hold(pebbles.PebblesStep):
    """`Keep` under another name and with a further field."""

    __slots__ = ("seat", "twice")
    rule = "P2.1"

    def __init__(self, seat: int, twice: bool) -> None:
        self.seat = seat
        self.twice = twice

    run = pebbles.Keep.run
    legal = pebbles.Keep.legal
    answer = pebbles.Keep.answer
    prompt = pebbles.Keep.prompt
    option = pebbles.Keep.option


class LaterState(pebbles.PebblesState):
    """The state with a further field."""

    __slots__ = ("weather",)

    def __init__(self, setup: Any, luck: int) -> None:
        super().__init__(setup, luck)
        self.weather = "calm"

    def copy(self) -> LaterState:
        other = super().copy()
        assert isinstance(other, LaterState)
        other.weather = self.weather
        return other


class SideBySide(pebbles.SideBySide):
    """Pushes the renamed step."""

    def run(self, state: pebbles.PebblesState) -> None:
        state.part([Hold(seat, False) for seat in range(state.players)])


class Deal(pebbles.Deal):
    """Pushes the renamed steps."""

    def run(self, state: pebbles.PebblesState) -> None:
        super().run(state)
        frame = state.stack
        assert frame is not None
        state.stack = frame.below
        state.push(SideBySide())


def later_start(setup: Any, luck: int) -> LaterState:
    state = LaterState(setup, luck)
    state.push(Deal())
    return state


@pytest.fixture
def later() -> Any:
    """The same game some years later; afterwards everything is as it was."""
    game = pebbles.declare(
        "pebbles",
        start=later_start,
        saved=SavedNames(
            pebbles.SAVED.kinds | {"keep": Hold, "deal": Deal, "side-by-side": SideBySide},
            added={"keep": {"twice": False}, "state": {"weather": "calm"}},
        ),
    )
    yield game
    registry.add(pebbles.GAME)


def test_old_saves_digests_and_recipes_outlive_renaming_and_new_fields(later: Game) -> None:
    match = Match(pebbles.GAME.setup(3, {}), 5)
    match.choose(1, 0)
    save, digest = match.state.save(), match.state.digest()
    while not match.state.over:
        match.choose(match.state.decisions[0].seat, 0)
    recipe = match.recipe().to_json()

    registry.add(later)
    loaded = tafelrunde.load(save)
    assert isinstance(loaded, LaterState)
    assert loaded.weather == "calm"
    assert isinstance(loaded.decisions[0].step, Hold)
    assert loaded.decisions[0].step.twice is False
    assert loaded.digest() == digest
    assert loaded.save() == save
    again = Match.replay(read_recipe(recipe))
    assert again.state.scores == match.state.scores
    assert again.state.digest() == match.state.digest()


def test_a_new_field_counts_once_it_has_another_value(later: Game) -> None:
    registry.add(later)
    state = tafelrunde.new("pebbles", players=3, seed=5)
    assert isinstance(state, LaterState)
    before = state.digest()
    state.weather = "storm"
    assert state.digest() != before
    loaded = tafelrunde.load(state.save())
    assert isinstance(loaded, LaterState)
    assert loaded.weather == "storm"


# ---------------------------------------------------------------------- an option comes later


class MorePebblesOptions(pebbles.PebblesOptions, frozen=True):
    """The options, with one that earlier saves know nothing of."""

    quick: bool = False


def test_an_option_that_came_later_leaves_old_saves_and_digests_as_they_were() -> None:
    before = begin(pebbles.GAME.setup(2, {"big_die": True}), 7)
    saved = SavedNames(pebbles.GAME.saved.kinds, added={**pebbles.GAME.saved.added, "options": {"quick": False}})
    registry.add(pebbles.declare(options=MorePebblesOptions, saved=saved))
    loaded = tafelrunde.load(before.save())
    assert loaded.digest() == before.digest()
    assert loaded.setup.options == MorePebblesOptions(big_die=True)
    chosen = begin(registry.find("pebbles").setup(2, {"big_die": True, "quick": True}), 7)
    assert chosen.digest() != before.digest()
    assert tafelrunde.load(chosen.save()).setup.options == MorePebblesOptions(big_die=True, quick=True)
