"""Features and actions: documented, of a fixed size, and nothing in them that a seat may not know."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import tafelrunde
from tafelrunde import State
from tafelrunde.kernel.chance import mix
from tafelrunde.kernel.setup import Setup
from tafelrunde.research.actions import MOST_OPTIONS, catalogue_of, described, descriptions, numbering_of
from tafelrunde.research.features import Layout, hints_of, layout_of, questions_of, table_of
from tafelrunde.research.features.vaalbara import COMPACT, Unfold

GAMES = tafelrunde.all_games()
TABLES = [(game, players) for game in GAMES for players in tafelrunde.game(game).players]
# What changes a whole game: every option with a board or a module of its own.
OTHERWISE = [
    ("glow", 2, {"sea_of_darkness": True}),
    ("glow", 2, {"solo": True}),
    ("vaalbara", 5, {"bard_may_choose_self": True}),
]


def course(game: str, players: int, seed: int, choices: int, **options: Any) -> Iterator[State]:
    """A random game, state by state."""
    state = tafelrunde.new(game, players=players, seed=seed, **options)
    dice = random.Random(seed)
    for _ in range(choices):
        yield state
        if state.over:
            return
        decision = dice.choice(state.decisions)
        state.apply(decision.seat, dice.randrange(len(decision.codes)))


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_row_has_the_documented_size_and_says_what_a_seat_knows(game: str, players: int) -> None:
    layout = None
    rows = set()
    for number, state in enumerate(course(game, players, 3, 60)):
        layout = layout or layout_of(state.setup)
        for seat in range(players):
            row = layout.row(state, seat)
            assert row.shape == (layout.width,)
            assert row.dtype == np.float32
            # Whatever a seat cannot know is dealt anew here, and the row is the same.
            imagined = state.imagine(seat, mix(number, seat))
            assert (layout.row(imagined, seat) == row).all()
            rows.add(row.tobytes())
    assert layout is not None
    assert len(set(layout.labels)) == layout.width
    assert sum(count for _, count, _ in layout.fields()) == layout.width
    assert len(rows) > 20


def test_seats_are_counted_from_the_one_that_looks() -> None:
    state = tafelrunde.new("vaalbara", players=3, seed=1)
    layout = layout_of(state.setup)
    hand = [place for place, label in enumerate(layout.labels) if label.startswith("clans[seat +0].hand:")]
    assert len(hand) == 12
    for seat in range(3):
        held = {layout.labels[place].rpartition(": ")[2] for place in hand if layout.row(state, seat)[place]}
        clan = state.view(seat).table.clans[seat]  # type: ignore[attr-defined]
        assert held == set(clan.hand)


def test_a_layout_is_told_field_by_field() -> None:
    setup = tafelrunde.game("vaalbara").setup(2, {})
    told = layout_of(setup).told()
    assert "    0     1  over" in told
    assert "clans[seat +0].hand" in told


def test_a_field_that_says_nothing_about_itself_needs_a_hint() -> None:
    game = tafelrunde.game("vaalbara")
    hints = dict(hints_of(game) or {})
    del hints["ClanView.hand"]
    with pytest.raises(TypeError, match=r"ClanView\.hand needs a hint"):
        Layout(game, 2, table_of(game), hints)


def test_a_game_without_hints_has_what_its_types_tell() -> None:
    game = tafelrunde.game("vaalbara")
    plain = Layout(game, 2, table_of(game), None)
    state = tafelrunde.new("vaalbara", players=2, seed=1)
    assert plain.row(state, 0).shape == (plain.width,)
    assert "round" in plain.labels
    assert "clans count" in plain.labels


@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_short_way_to_vaalbaras_features_leads_to_the_same(players: int) -> None:
    for seed in range(3):
        for state in course("vaalbara", players, seed, 400):
            layout = layout_of(state.setup)
            unfold = Unfold(state.setup, len(layout.questions))
            for seat in range(players):
                decision = state.decision_of(seat)
                if decision is not None:
                    short = [layout.questions.index(type(decision.step)), *COMPACT(state, seat)]
                    assert (unfold(bytes(short), np.array([seat]))[0] == layout.row(state, seat)).all()


@pytest.mark.parametrize(
    ("game", "players", "options"), [*((game, players, {}) for game, players in TABLES), *OTHERWISE]
)
def test_every_option_has_a_number_of_its_own(game: str, players: int, options: dict[str, bool | int | str]) -> None:
    for seed in range(2):
        for state in course(game, players, seed, 250, **options):
            numbering = numbering_of(state.setup)
            for decision in state.decisions:
                numbers = numbering.numbers(decision)
                assert len(numbers) == len(decision.codes), "an option is left out"
                assert len(set(numbers)) == len(numbers)
                assert all(0 <= number < numbering.size for number in numbers)
                assert [numbering.index(decision, number) for number in numbers] == list(range(len(numbers)))
                told = descriptions(decision)
                assert len(set(told)) == len(told)
                table = described(decision)
                assert len({tuple(line) for line in table[: len(told)].tolist()}) == len(told)
                assert not table[len(told) :].any()


@pytest.mark.parametrize("game", ["vaalbara", "glow"])
def test_a_catalogue_covers_every_question(game: str) -> None:
    catalogue = catalogue_of(tafelrunde.game(game))
    assert catalogue is not None
    assert len(set(catalogue.entries)) == len(catalogue.entries) == catalogue.numbering.size
    names = {tafelrunde.game(game).saved.name_of(step) for step in questions_of(tafelrunde.game(game))}
    assert {step for step, _ in catalogue.entries} == names


def test_the_size_of_the_action_spaces() -> None:
    def size(game: str) -> int:
        declared = tafelrunde.game(game)
        setup: Setup = declared.setup(declared.players[0], {})
        return numbering_of(setup).size

    assert size("vaalbara") == 291
    assert size("glow") == 1189
    assert {size(game) for game in ("battalia", "skybridge", "spirit-island")} == {MOST_OPTIONS}


def test_a_seat_is_numbered_from_the_one_that_is_asked() -> None:
    """In Vaalbara the Bard gives points to another seat: the next one has the same number for everybody."""
    numbers = set()
    for seed in range(40):
        for state in course("vaalbara", 3, seed, 400):
            for decision in state.decisions:
                if type(decision.step).__name__ == "ChooseReceiver":
                    following = list(decision.codes).index((decision.seat + 1) % 3)
                    numbers.add(numbering_of(state.setup).numbers(decision)[following])
    assert len(numbers) == 1
