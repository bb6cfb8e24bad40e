"""The maps: room for the cities that end a game, the same chances for every start city, and games that do end."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from tafelrunde.bots import Bot, GreedyBot
from tafelrunde.games.battalia import GAME
from tafelrunde.games.battalia.box.board import VALLEY_BUILDINGS
from tafelrunde.games.battalia.box.box import Box
from tafelrunde.games.battalia.box.ids import (
    BOARD_FULL,
    CITIES,
    CITY_4,
    COLUMNS,
    ENOUGH_CITIES,
    NOTHING,
    square,
    square_name,
)
from tafelrunde.games.battalia.options import BattaliaOptions
from tafelrunde.games.battalia.state.match_options import MatchOptions
from tafelrunde.games.battalia.state.roads import turns_at
from tafelrunde.games.battalia.state.room import cities_to_found, room_for_cities
from tafelrunde.games.battalia.state.state import BattaliaState
from tafelrunde.games.battalia.steps.building import put_terrain
from tafelrunde.kernel.errors import BadOption
from tafelrunde.kernel.game import begin
from tafelrunde.research.simulate import play_out_with
from tests.battalia.tables import fresh, ready
from tests.conftest import is_compiled
from tests.promises.tried import SOAK

VALLEYS = ("none", "mountain_pass", "kings_bridge")
SCENARIOS = [
    pytest.param(
        players, {"valleys": valleys, "teams": teams, "large_board": large}, id=f"{players}-{valleys}-{teams}-{large}"
    )
    for players, valleys, teams, large in product(
        range(2, 7), VALLEYS, ("standard", "everyone", "threes"), (False, True)
    )
]


def match_of(players: int, options: dict[str, Any]) -> tuple[Box, MatchOptions]:
    setup = GAME.setup(players, options)
    assert isinstance(setup.box, Box)
    assert isinstance(setup.options, BattaliaOptions)
    return setup.box, MatchOptions(setup.options, players)


# ---------------------------------------------------------------------- room


@pytest.mark.parametrize(("players", "options"), SCENARIOS)
def test_B1_3_every_shipped_map_has_room_for_the_cities_that_end_the_game(
    players: int, options: dict[str, Any]
) -> None:
    box, match = match_of(players, options)
    assert room_for_cities(box, match) >= cities_to_found(box, match) >= 4


@pytest.mark.parametrize("valleys", VALLEYS)
@pytest.mark.parametrize("players", range(2, 7))
def test_B10_5_cities_really_find_that_room(players: int, valleys: str) -> None:
    """The squares are counted once more by building on them, the colours of a chessboard one after the other."""
    state = ready(players, valleys=valleys)
    most = []
    for colour in (0, 1):
        table = state.copy()
        built = 0
        for parity in (colour, 1 - colour):
            for where in table.board.squares:
                free = table.kinds[where] == NOTHING and (where // COLUMNS + where % COLUMNS) % 2 == parity
                if free and any(turns_at(table, kind, where) for kind in range(CITIES)):
                    put_terrain(table, where, CITY_4, 0, 15)
                    table.owners[where], table.levels[where] = 0, 4
                    built += 1
        most.append(built)
    board = state.board
    room = board.room if valleys == "none" else board.room_beside_valleys
    assert max(most) <= room
    assert max(most) >= cities_to_found(state.box, state.options)


def test_S23_6_an_owners_map_without_room_is_refused() -> None:
    old = {"start": ["A1", "F1", "K1", "K7", "F7", "A7"], "neutral": ["D1", "H1", "K4", "H7", "D7", "A4"]}
    own = {"boards": [{"id": "six", **old, "gates": ["B2", "F2", "J2", "J6", "F6", "B6"]}]}
    assert GAME.setup(6, {}, own).players == 6
    with pytest.raises(BadOption) as error:
        GAME.setup(6, {"valleys": "kings_bridge"}, own)
    assert "room for 0 new cities, but the end of the game may need 7" in str(error.value)
    assert "Platz für 0 neue Städte" in error.value.text("de")


def test_B2_5_there_must_be_cards_for_the_cities_too() -> None:
    own = {"cities": [{"id": f"city_{kind}", "per_faction": 0} for kind in ("1", "2_straight", "2_curve", "3")]}
    with pytest.raises(BadOption) as error:
        GAME.setup(4, {}, {"cities": [*own["cities"], {"id": "city_4", "per_faction": 3}]})
    assert "room for 4 new cities, but the end of the game may need 7" in str(error.value)


def test_what_was_begun_on_the_first_map_goes_on() -> None:
    state = ready(6, version=1, valleys="kings_bridge")
    assert [square_name(where) for where in state.board.start] == ["A1", "F1", "K1", "K7", "F7", "A7"]
    assert state.board.room_beside_valleys == 0
    assert square("F2") in ready(5, version=1, valleys="kings_bridge").board.gates


# ---------------------------------------------------------------------- the same for everybody


@pytest.mark.parametrize("board", ["six", "two_large", "four_large"])
def test_S15_4_these_maps_look_the_same_from_both_sides_and_from_above_and_below(board: str) -> None:
    box = GAME.standard_box
    assert isinstance(box, Box)
    plan = next(one for one in box.boards if one.id == board)
    for squares in (plan.start, plan.neutral, plan.ruins):
        turned = [76 - where for where in squares]
        assert sorted(turned) == sorted(squares)


def test_S15_4_with_six_every_start_city_has_two_neutral_ones_two_squares_away_and_a_gate_beside_it() -> None:
    state = fresh(6)
    board = state.board

    def far(first: int, second: int) -> int:
        return abs(first // COLUMNS - second // COLUMNS) + abs(first % COLUMNS - second % COLUMNS)

    for start in board.start:
        assert sorted(far(start, city) for city in board.neutral)[:2] == [2, 2]
        assert min(far(start, gate) for gate in board.gates) == 1
        assert min(far(start, other) for other in board.start if other != start) == 4


@pytest.mark.parametrize("players", [5, 6])
def test_S23_6_no_card_that_lies_there_at_first_has_a_road_into_a_building(players: int) -> None:
    board = ready(players, valleys="kings_bridge").board
    buildings = [centre + corner for centre in board.ruins for corner, _ in VALLEY_BUILDINGS]
    for where in board.start + board.neutral + board.gates:
        assert not any(other in buildings for other in board.around[where * 4 : where * 4 + 4]), square_name(where)
    assert square("F4") not in board.start + board.neutral + board.gates


# ---------------------------------------------------------------------- games that end

# Uncompiled bots are slow, and both builds make the same choices; the long run plays more games.
PLAYED = [*product(range(2, 7), VALLEYS)] if is_compiled() else [(2, "none"), (2, "kings_bridge")]


@pytest.mark.parametrize("seed", range(6 if SOAK else 1))
@pytest.mark.parametrize(("players", "valleys"), PLAYED)
def test_B1_7_no_scenario_has_to_be_ended_by_the_last_week(players: int, valleys: str, seed: int) -> None:
    state = begin(GAME.setup(players, {"valleys": valleys}), seed)
    assert isinstance(state, BattaliaState)
    bots: list[Bot] = [GreedyBot(GAME, 10 * seed + seat) for seat in range(players)]
    play_out_with(state, bots)
    assert state.ending in (ENOUGH_CITIES, BOARD_FULL), f"nobody had ended it on day {state.day}"
