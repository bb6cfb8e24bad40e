"""V7 to V9: the lands, the end of a round, the end of the game."""

from __future__ import annotations

import pytest

from tafelrunde.games.vaalbara.state.state import VaalbaraState
from tafelrunde.games.vaalbara.steps.rounds import END_GAME
from tests.vaalbara.position import answer, finish_round, kinds, names, position, seen_by, use
from tests.words_of_games import told


def reward(
    land: str, realm: list[str], follower: str = "oracle", others: list[list[str]] | None = None, players: int = 2
) -> int:
    """What taking a land brings, with this realm and follower. The others use Midwives, which do nothing here."""
    realms = [realm, *(others or [[]] * (players - 1))]
    hands = [[follower], *[["midwife"]] * (players - 1)]
    state = position(players, hands=hands, first_row=[land] * players, second_row=["mountain"] * players, realms=realms)
    before = state.clans[0].points
    use(state, follower, *["midwife"] * (players - 1))
    if state.clans[0].realm[len(realm) :]:
        return state.clans[0].points - before
    while len(state.clans[0].realm) == len(realm):
        state.apply(state.decisions[0].seat, 0)
    return state.clans[0].points - before


# ---------------------------------------------------------------------- V7 The lands


def test_V7_1_a_meadow_counts_the_meadows_of_the_realm_and_of_the_neighbours() -> None:
    assert reward("meadow", []) == 1
    assert reward("meadow", ["meadow", "meadow"]) == 3
    assert reward("meadow", ["meadow"], others=[["meadow", "meadow"]]) == 4
    # The third of four others sits across the table.
    assert reward("meadow", ["meadow"], others=[["meadow"], ["meadow", "meadow"], []], players=4) == 3


def test_V7_2_a_farm_counts_the_farms_of_the_realm() -> None:
    assert [reward("farm", ["farm"] * have) for have in range(4)] == [2, 4, 6, 8]
    assert reward("farm", ["farm"], others=[["farm", "farm"]]) == 4


@pytest.mark.parametrize(("land", "value"), [("L08", 3), ("L09", 4), ("L10", 5), ("L11", 6)])
def test_V7_3_a_forest_pays_what_is_printed_on_it(land: str, value: int) -> None:
    state = position(2, hands=[["oracle"], ["midwife"]], first_row=[land, "farm"], points=[0, 0])
    use(state, "oracle", "midwife")
    answer(state, 0, f"land:{land}")
    assert state.clans[0].points == value


def test_V7_4_a_village_counts_the_different_kinds_of_the_realm() -> None:
    assert reward("village", []) == 2
    assert reward("village", ["farm", "farm", "river"]) == 6
    assert reward("village", ["village"]) == 2
    assert reward("village", ["meadow", "farm", "forest", "mountain", "river"]) == 12


def test_V7_5_only_the_second_and_the_fourth_mountain_pay() -> None:
    assert [reward("mountain", ["mountain"] * have) for have in range(5)] == [0, 10, 0, 20, 0]


@pytest.mark.parametrize(
    ("follower", "each"),
    [("hunter", 3), ("oracle", 4), ("carpenter", 5), ("falconer", 6), ("tamer", 6), ("artisan", 6)],
)
def test_V7_6_a_river_pays_the_initiative_in_use_up_to_six_for_each_river(follower: str, each: int) -> None:
    state = position(2, hands=[[follower], ["midwife"]], realms=[["river", "river"], []], first_row=["river", "river"])
    use(state, follower, "midwife")
    state.clans[0].points = 0
    state.settle(0, state.first_row[0], 1)
    assert state.clans[0].points == 3 * each


def test_V7_7_a_reward_is_paid_once_and_later_changes_do_not_matter() -> None:
    state = position(
        2, hands=[["oracle"], ["midwife"]], first_row=["meadow", "meadow"], realms=[[], []], points=[0, 0], round=1
    )
    use(state, "oracle", "midwife")
    state.apply(0, 0)
    # Red's meadow comes later and counts Yellow's, but Yellow's is not paid again.
    assert [clan.points for clan in state.clans] == [1, 2]


def test_V7_8_the_limit_of_a_river_is_applied_before_the_farmer_doubles() -> None:
    state = position(
        2, hands=[["farmer"], ["pioneer"]], realms=[["river"], []], first_row=["river", "river"], points=[0, 0]
    )
    use(state, "farmer", "pioneer")
    state.apply(1, 0)
    assert state.clans[0].points == 6 * 2 * 2


def test_V7_8_the_farmer_doubles_mountains() -> None:
    state = position(
        2, hands=[["farmer"], ["pioneer"]], realms=[["mountain"], []], first_row=["mountain", "mountain"], points=[0, 0]
    )
    use(state, "farmer", "pioneer")
    state.apply(1, 0)
    assert state.clans[0].points == 20


# ---------------------------------------------------------------------- V8 End of a round


def test_V8_1_the_second_row_becomes_the_first() -> None:
    state = position(3)
    second = state.second_row.copy()
    finish_round(use(state, "oracle", "carpenter", "falconer"))
    assert state.round == 3
    assert state.first_row == second


def test_V8_2_new_lands_from_the_stack_form_the_second_row() -> None:
    state = position(3)
    size, unseen = state.stack_of_lands.size, set(state.stack_of_lands.fronts)
    finish_round(use(state, "oracle", "carpenter", "falconer"))
    assert len(state.second_row) == 3
    assert set(state.second_row) <= unseen
    assert state.stack_of_lands.size == size - 3


def test_V8_3_all_draw_until_they_hold_five() -> None:
    state = position(2, hands=[["oracle", "bard"], ["carpenter", "bard", "warrior", "hunter", "tamer"]])
    finish_round(use(state, "oracle", "carpenter"))
    assert [clan.hand.bit_count() for clan in state.clans] == [5, 5]
    assert "oracle" not in names(state, state.clans[0].hand)


def test_V8_3_an_empty_deck_is_not_refilled() -> None:
    used = ["hunter", "midwife", "tamer", "artisan", "pioneer", "farmer", "tracker"]
    state = position(2, used=[used, []])
    assert state.clans[0].deck == 0
    finish_round(use(state, "oracle", "carpenter"))
    assert state.clans[0].hand.bit_count() == 4


# ---------------------------------------------------------------------- V9 End of the game


def last_round(realms: list[list[str]], points: list[int], omens: list[str] | None = None) -> VaalbaraState:
    """The ninth round with eight lands in each realm; both take mountains that pay nothing."""
    state = position(
        2,
        hands=[["oracle"], ["midwife"]],
        used=[[], []],
        realms=realms,
        points=points,
        omens=omens,
        first_row=["mountain", "mountain"],
        round=9,
    )
    return finish_round(use(state, "oracle", "midwife"))


ONE_KIND = ["farm"] * 8  # and the mountain of the last round
FOUR_KINDS = ["meadow", "farm", "forest", *["forest"] * 5]
FIVE_KINDS = ["meadow", "farm", "forest", "village", *["forest"] * 4]
SIX_KINDS = ["meadow", "farm", "forest", "village", "river", *["meadow"] * 3]


def test_V9_1_the_game_ends_after_the_ninth_round_without_another_end_of_round() -> None:
    state = last_round([ONE_KIND, FOUR_KINDS], [10, 0])
    assert state.over
    assert [len(clan.realm) for clan in state.clans] == [9, 9]
    assert len(state.first_row) == 0
    assert len(state.second_row) == 2
    assert not state.decisions


@pytest.mark.parametrize(("realm", "bonus"), [(ONE_KIND, 0), (FOUR_KINDS, 0), (FIVE_KINDS, 5), (SIX_KINDS, 10)])
def test_V9_2_five_and_six_kinds_give_a_bonus(realm: list[str], bonus: int) -> None:
    state = last_round([realm, ["river"] * 4 + ["village"] * 4], [7, 0])
    assert state.scores[0] == 7 + bonus


def test_V9_2_example_five_kinds_of_land() -> None:
    """The rulebook's example: farm, meadow, forest, village and river are five different kinds."""
    state = position(
        2,
        hands=[["oracle"], ["midwife"]],
        realms=[
            ["farm", "meadow", "forest", "village", "village", "farm", "farm", "farm"],
            ONE_KIND[:4] + ["mountain"] * 4,
        ],
        first_row=["river", "river"],
        points=[30, 0],
        round=9,
    )
    use(state, "oracle", "midwife")
    finish_round(state)
    assert set(kinds(state, state.clans[0].realm)) == {"farm", "meadow", "forest", "village", "river"}
    assert state.scores[0] == 30 + 4 + state.box.five_kinds_bonus


def test_V9_3_the_most_points_win() -> None:
    assert last_round([ONE_KIND, FOUR_KINDS], [10, 11]).winners == [1]
    assert last_round([ONE_KIND, FOUR_KINDS], [11, 10]).winners == [0]


def test_V9_2_the_log_tells_all_points_and_what_they_are_made_of() -> None:
    five = ["meadow", "farm", "forest", "village", "river"]
    state = position(2, realms=[five, ["farm"]], points=[31, 12])
    state.listen()
    END_GAME.run(state)
    assert told(state, "en", {"seat:0": "Anna", "seat:1": "Ben"}) == [
        "Anna gains 5 points: bonus for 5 kinds of land.",
        "Anna has 36 points: from the rounds 31, as a bonus 5.",
        "Ben has 12 points: from the rounds 12, as a bonus 0.",
        "Anna wins with 36 points.",
    ]


@pytest.mark.parametrize(("omens", "winner"), [(["yellow", "red"], 0), (["red", "yellow"], 1)])
def test_V9_4_a_tie_is_won_by_the_stronger_omen(omens: list[str], winner: int) -> None:
    state = last_round([ONE_KIND, FOUR_KINDS], [10, 10], omens)
    assert state.scores == [10, 10]
    assert state.winners == [winner]


def test_V9_4_the_omens_count_as_they_lie_at_the_end() -> None:
    state = last_round([ONE_KIND, FOUR_KINDS], [10, 10], ["yellow", "red"])
    back = next(n for n, land in enumerate(state.box.lands) if land.omens.index(1) < land.omens.index(0))
    state.stack_of_lands.top_back = back
    assert state.winners == [1]


def test_V8_1_at_the_end_of_a_round_the_followers_no_longer_lie_open() -> None:
    state = position(2, hands=[["oracle", "hunter"], ["farmer", "hunter"]])
    use(state, "oracle", "farmer")
    assert seen_by(state, None).revealed
    finish_round(state)
    assert not seen_by(state, None).revealed
    assert [clan.chosen for clan in seen_by(state, None).clans] == [None, None]


def test_V8_2_a_stack_counts_a_known_land_at_either_end() -> None:
    state = position(2, realms=[["farm"], []], hands=[["tracker"], ["farmer"]])
    size = state.stack_of_lands.size
    use(state, "tracker", "farmer")
    answer(state, 0, state.decisions[0].options[0].refs[0])
    assert state.stack_of_lands.size == size
    stack = state.stack_of_lands
    stack.bottom = stack.fronts.pop()
    assert (stack.top >= 0, stack.bottom >= 0, stack.size) == (True, True, size)
