"""V6: the twelve followers, each with its own rules."""

from __future__ import annotations

import pytest

from tafelrunde.games.vaalbara.state.stack import UNKNOWN
from tafelrunde.games.vaalbara.state.state import VaalbaraState
from tafelrunde.kernel.chance import Wish
from tests.vaalbara.position import (
    answer,
    asked,
    cards,
    choose,
    finish_round,
    imagined_by,
    kinds,
    lay_back,
    names,
    order_of_turns,
    position,
    seen_by,
    use,
)

KEEP, SHOW = 0, 1


def points(state: VaalbaraState) -> list[int]:
    return [clan.points for clan in state.clans]


# ---------------------------------------------------------------------- the Warrior


def test_V6_1_everybody_who_holds_a_warrior_may_show_it_and_gains_points() -> None:
    state = position(3, hands=[["warrior"], ["bard", "warrior"], ["oracle", "warrior"]], points=[2, 2, 2])
    use(state, "warrior", "bard", "oracle")
    assert asked(state) == [1, 2]
    choose(state, 1, SHOW)
    assert points(state) == [2, 4, 2]
    choose(state, 2, KEEP)
    assert points(state) == [2, 4, 2]


def test_V6_1_the_points_come_before_the_land_action() -> None:
    state = position(2, hands=[["warrior"], ["farmer", "warrior"]])
    use(state, "warrior", "farmer")
    assert [decision.rule for decision in state.decisions] == ["V6.1"]
    choose(state, 1, SHOW)
    assert [decision.rule for decision in state.decisions] == ["V5.4"]


def test_V6_1_1_the_warrior_in_use_earns_nothing() -> None:
    state = position(2, hands=[["warrior"], ["bard"]], points=[2, 2])
    use(state, "warrior", "bard")
    choose(state, 1, KEEP)
    assert state.clans[0].points == 2


def test_V6_1_1_a_used_warrior_and_one_in_the_deck_earn_nothing() -> None:
    state = position(3, hands=[["warrior"], ["farmer"], ["farmer"]], used=[[], ["warrior"], []])
    use(state, "warrior", "farmer", "farmer")
    # Red's Warrior lies open, so Red is not even asked; Blue's is in the deck, so Blue can only pass.
    assert asked(state) == [2]
    assert list(state.decisions[0].codes) == [KEEP]


def test_V6_1_1_a_warrior_that_was_shown_stays_in_the_hand_and_all_know_it() -> None:
    state = position(2, hands=[["warrior"], ["farmer", "warrior"]])
    use(state, "warrior", "farmer")
    choose(state, 1, SHOW)
    assert "warrior" in names(state, state.clans[1].hand)
    assert seen_by(state, 0).clans[1].known == ("warrior",)
    for seed in range(50):
        imagined = imagined_by(state, 0, seed)
        assert isinstance(imagined, VaalbaraState)
        assert imagined.clans[1].hand & cards(state.box, ["warrior"])


def test_V6_1_2_nobody_learns_anything_from_who_is_asked() -> None:
    with_warrior = position(3, hands=[["warrior"], ["farmer", "warrior"], ["farmer", "hunter"]])
    without = position(3, hands=[["warrior"], ["farmer", "hunter"], ["farmer", "warrior"]])
    use(with_warrior, "warrior", "farmer", "farmer")
    use(without, "warrior", "farmer", "farmer")
    assert asked(with_warrior) == asked(without) == [1, 2]
    assert with_warrior.view(0).to_json() == without.view(0).to_json()
    choose(with_warrior, 1, KEEP)
    choose(without, 1, KEEP)
    assert with_warrior.view(0).to_json() == without.view(0).to_json()


def test_V6_1_3_two_warriors_in_a_round_have_their_effect_one_after_the_other() -> None:
    state = position(
        3, hands=[["warrior"], ["warrior"], ["farmer", "warrior"]], omens=["yellow", "red"], points=[2, 2, 2]
    )
    use(state, "warrior", "warrior", "farmer")
    choose(state, 2, SHOW)
    state.apply(0, 0)
    assert asked(state) == [2]
    choose(state, 2, SHOW)
    assert state.clans[2].points == 6


# ---------------------------------------------------------------------- the Bard


def test_V6_2_a_person_of_your_choice_gains_points() -> None:
    state = position(3, hands=[["bard"], ["farmer"], ["farmer"]], points=[2, 2, 2])
    use(state, "bard", "farmer", "farmer")
    answer(state, 0, "seat:2")
    assert points(state) == [2, 2, 4]


def test_V6_2_1_you_must_choose_somebody_else() -> None:
    state = position(4, hands=[["farmer"], ["bard"], ["farmer"], ["farmer"]])
    use(state, "farmer", "bard", "farmer", "farmer")
    assert [option.refs for option in state.decisions[0].options] == [("seat:0",), ("seat:2",), ("seat:3",)]


def test_V6_2_1_with_the_option_you_may_choose_yourself() -> None:
    state = position(2, hands=[["bard"], ["farmer"]], points=[2, 2], bard_may_choose_self=True)
    use(state, "bard", "farmer")
    answer(state, 0, "seat:0")
    assert points(state) == [4, 2]


# ---------------------------------------------------------------------- the Hunter and the Artisan


def test_V6_3_the_hunter_gains_before_every_neighbour() -> None:
    state = position(4, hands=[["hunter"], ["farmer"], ["bard"], ["farmer"]], points=[2, 2, 2, 2])
    use(state, "hunter", "farmer", "bard", "farmer")
    # The Bard across the table has had its turn, but is no neighbour.
    answer(state, 2, "seat:1")
    state.apply(2, 0)
    assert state.turns == [2, 0]
    assert state.clans[0].points == 5


def test_V6_3_the_hunter_gains_nothing_after_a_neighbour() -> None:
    state = position(3, hands=[["hunter"], ["bard"], ["farmer"]], points=[2, 2, 2])
    use(state, "hunter", "bard", "farmer")
    answer(state, 1, "seat:2")
    state.apply(1, 0)
    assert state.clans[0].points == 2


def test_V6_3_between_two_hunters_the_omens_decide() -> None:
    state = position(
        2, hands=[["hunter"], ["hunter"]], omens=["red", "yellow"], points=[2, 2], first_row=["mountain"] * 2
    )
    use(state, "hunter", "hunter")
    assert points(state) == [2, 5]
    state.apply(1, 0)
    assert points(state) == [2, 5]


def test_V6_10_the_artisan_gains_after_every_neighbour() -> None:
    state = position(4, hands=[["artisan"], ["tamer"], ["farmer"], ["oracle"]], first_row=["mountain"] * 4)
    use(state, "artisan", "tamer", "farmer", "oracle")
    state.clans[0].points = 0
    state.apply(3, 0)
    for _ in range(3):
        state.apply(1, 0)
    # The Farmer across the table is still to come, but is no neighbour.
    assert state.turns == [3, 1, 0]
    assert state.clans[0].points == 6


def test_V6_10_the_artisan_gains_nothing_before_a_neighbour() -> None:
    state = position(2, hands=[["artisan"], ["pioneer"]], first_row=["mountain"] * 2, points=[0, 0])
    use(state, "artisan", "pioneer")
    assert state.turns == [0]
    assert state.clans[0].points == 0


# ---------------------------------------------------------------------- the Oracle and the Carpenter


@pytest.mark.parametrize(
    ("left", "right", "gain"), [("hunter", "tracker", 4), ("hunter", "farmer", 2), ("midwife", "farmer", 0)]
)
def test_V6_4_the_oracle_counts_neighbours_with_an_odd_initiative(left: str, right: str, gain: int) -> None:
    state = position(
        4, hands=[["oracle"], [left], ["pioneer"], [right]], points=[2, 2, 2, 2], first_row=["mountain"] * 4
    )
    use(state, "oracle", left, "pioneer", right)
    if left == "hunter":
        state.apply(1, 0)
    assert state.turns[-1] == 0
    assert state.clans[0].points == 2 + gain


@pytest.mark.parametrize(("other", "gain"), [("tracker", 2), ("midwife", 0)])
def test_V6_4_1_with_two_players_the_oracle_looks_at_one_neighbour(other: str, gain: int) -> None:
    state = position(2, hands=[["oracle"], [other]], points=[2, 2])
    use(state, "oracle", other)
    assert state.clans[0].points == 2 + gain


def test_V6_5_the_carpenter_counts_forests_but_not_one_taken_in_the_same_turn() -> None:
    state = position(
        2,
        hands=[["carpenter"], ["farmer"]],
        realms=[["forest", "forest"], ["forest"]],
        first_row=["forest", "farm"],
        points=[2, 2],
    )
    use(state, "carpenter", "farmer")
    assert state.clans[0].points == 2 + 4
    value = state.box.value_of[state.first_row[0]]
    answer(state, 0, "land:forest")
    assert state.clans[0].points == 2 + 4 + value


# ---------------------------------------------------------------------- the Falconer


def test_V6_6_the_falconer_steals_from_whoever_had_the_turn_before() -> None:
    state = position(
        4, hands=[["falconer"], ["farmer"], ["oracle"], ["farmer"]], points=[2, 9, 9, 9], first_row=["mountain"] * 4
    )
    use(state, "falconer", "farmer", "oracle", "farmer")
    state.apply(2, 0)
    # The person before sits across the table.
    assert points(state) == [4, 9, 7, 9]


def test_V6_6_what_was_just_gained_can_be_stolen() -> None:
    state = position(
        2, hands=[["falconer"], ["carpenter"]], realms=[[], ["forest"]], points=[0, 0], first_row=["mountain"] * 2
    )
    use(state, "falconer", "carpenter")
    assert points(state) == [0, 2]
    state.apply(1, 0)
    assert points(state) == [2, 0]


def test_V6_6_1_the_first_of_the_round_gets_nothing() -> None:
    state = position(2, hands=[["falconer"], ["farmer"]], points=[2, 9])
    use(state, "falconer", "farmer")
    assert points(state) == [2, 9]


@pytest.mark.parametrize(("has", "loot"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_V6_6_2_one_who_has_too_little_gives_what_there_is(has: int, loot: int) -> None:
    state = position(2, hands=[["falconer"], ["oracle"]], points=[5, has], first_row=["mountain"] * 2)
    use(state, "falconer", "oracle")
    state.apply(1, 0)
    assert points(state) == [5 + loot, has - loot]


# ---------------------------------------------------------------------- the Tracker


@pytest.mark.parametrize("row", ["first_row", "second_row"])
def test_V6_7_the_tracker_exchanges_a_land_of_either_row_with_the_top_of_the_stack(row: str) -> None:
    state = position(3, hands=[["tracker"], ["farmer"], ["farmer"]])
    lands = getattr(state, row)
    old, place = lands[1], 1
    size = state.stack_of_lands.size
    new = state.stack_of_lands.fronts[4]
    use(state, "tracker", "farmer", "farmer")
    assert list(state.decisions[0].codes) == state.first_row + state.second_row
    state.fate = Wish([new])
    choose(state, 0, old)
    assert getattr(state, row)[place] == new
    assert state.stack_of_lands.top == old
    assert state.stack_of_lands.size == size


def test_V6_7_only_lands_that_still_lie_in_a_row_can_be_exchanged() -> None:
    state = position(2, hands=[["tracker"], ["hunter"]])
    use(state, "tracker", "hunter")
    taken = state.first_row[0]
    choose(state, 1, taken)
    assert taken not in state.decisions[0].codes
    assert len(state.decisions[0].codes) == 3


def test_V6_7_1_the_new_omens_hold_for_the_rest_of_the_round() -> None:
    state = position(3, hands=[["tracker"], ["farmer"], ["farmer"]], omens=["red", "blue"])
    old = state.second_row[2]
    lay_back(state, old, ["blue", "red"])
    use(state, "tracker", "farmer", "farmer")
    choose(state, 0, old)
    assert state.stack_of_lands.top_back == state.stack_of_lands.back_of[old]
    assert order_of_turns(state) == [0, 2, 1]


def test_V6_7_1_the_new_land_has_the_back_that_could_be_seen_before() -> None:
    state = position(2, hands=[["tracker"], ["farmer"]])
    back = state.stack_of_lands.top_back
    use(state, "tracker", "farmer")
    choose(state, 0, state.first_row[0])
    assert state.stack_of_lands.back_of[state.first_row[0]] == back


def test_V6_7_2_the_old_land_is_known_and_comes_out_next() -> None:
    state = position(2, hands=[["tracker"], ["farmer"]])
    old = state.first_row[0]
    use(state, "tracker", "farmer")
    choose(state, 0, old)
    top = seen_by(state, 1).stack.top
    assert top is not None
    assert top.id == state.box.lands[old].id
    finish_round(state)
    assert state.second_row[0] == old


def test_V6_7_2_a_second_tracker_gets_the_land_that_the_first_put_there() -> None:
    state = position(2, hands=[["tracker"], ["tracker"]], omens=["yellow", "red"])
    first = state.second_row[0]
    use(state, "tracker", "tracker")
    choose(state, 0, first)
    state.apply(0, 0)
    second = state.second_row[1]
    choose(state, 1, second)
    assert first in state.first_row + state.second_row + state.clans[1].realm


# ---------------------------------------------------------------------- the Midwife


def test_V6_8_the_midwife_takes_back_a_used_follower_but_not_herself() -> None:
    state = position(2, hands=[["midwife"], ["farmer"]], used=[["hunter", "artisan"], []])
    use(state, "midwife", "farmer")
    assert [option.refs for option in state.decisions[0].options] == [("follower:hunter",), ("follower:artisan",)]
    answer(state, 0, "follower:artisan")
    assert names(state, state.clans[0].hand) == {"artisan"}
    assert names(state, state.clans[0].played) == {"hunter", "midwife"}
    assert state.clans[0].played & cards(state.box, ["midwife"])


def test_V6_8_1_without_another_used_follower_nothing_happens() -> None:
    state = position(2, hands=[["midwife"], ["farmer"]], round=1)
    use(state, "midwife", "farmer")
    assert [decision.rule for decision in state.decisions] == ["V5.4"]
    assert state.clans[0].hand == 0


def test_V6_8_2_everybody_knows_the_follower_that_came_back() -> None:
    state = position(2, hands=[["midwife", "bard"], ["farmer"]], used=[["hunter", "artisan"], []])
    use(state, "midwife", "farmer")
    answer(state, 0, "follower:artisan")
    assert seen_by(state, 1).clans[0].known == ("artisan",)
    hands = {names_of(imagined_by(state, 1, seed)) for seed in range(60)}
    assert all("artisan" in hand for hand in hands)
    assert len(hands) > 3


def names_of(state: object) -> tuple[str, ...]:
    assert isinstance(state, VaalbaraState)
    return tuple(sorted(names(state, state.clans[0].hand)))


def test_V6_8_2_at_the_end_of_the_round_the_hand_is_filled_only_up_to_its_size() -> None:
    hand = ["midwife", "bard", "warrior", "oracle", "carpenter"]
    state = position(2, hands=[hand, ["farmer", *hand[1:]]], used=[["hunter", "artisan"], []])
    use(state, "midwife", "farmer")
    answer(state, 0, "follower:hunter")
    deck = state.clans[0].deck
    finish_round(state)
    assert state.clans[0].hand.bit_count() == 5
    assert state.clans[0].deck == deck
    assert state.clans[1].deck.bit_count() == 6


# ---------------------------------------------------------------------- the Tamer


def test_V6_9_the_tamer_exchanges_lands_of_the_two_rows() -> None:
    state = position(2, hands=[["tamer"], ["farmer"]], first_row=["farm", "river"], second_row=["village", "forest"])
    use(state, "tamer", "farmer")
    answer(state, 0, "land:river")
    answer(state, 0, "land:village")
    assert kinds(state, state.first_row) == ["farm", "village"]
    assert kinds(state, state.second_row) == ["river", "forest"]


def test_V6_9_lands_of_the_same_kind_may_be_exchanged() -> None:
    state = position(2, hands=[["tamer"], ["farmer"]], first_row=["farm", "river"], second_row=["farm", "farm"])
    first, second = state.first_row[0], state.second_row[1]
    use(state, "tamer", "farmer")
    choose(state, 0, first)
    choose(state, 0, second)
    assert state.first_row[0] == second
    assert state.second_row[1] == first


def test_V6_9_in_the_last_round_the_second_row_is_still_there() -> None:
    state = position(2, hands=[["tamer"], ["farmer"]], realms=[["farm"] * 4 + ["river"] * 4, ["forest"] * 8], round=9)
    use(state, "tamer", "farmer")
    assert len(state.second_row) == 2
    assert [decision.rule for decision in state.decisions] == ["V6.9"]


# ---------------------------------------------------------------------- the Pioneer


def test_V6_11_the_pioneer_exchanges_a_land_of_the_realm_with_the_bottom_of_the_stack() -> None:
    state = position(2, hands=[["pioneer"], ["farmer"]], realms=[["farm", "village"], []], points=[2, 2])
    forest = next(land for land in state.stack_of_lands.fronts if state.box.value_of[land] == 6)
    farm = state.clans[0].realm[0]
    use(state, "pioneer", "farmer")
    assert list(state.decisions[0].codes) == state.clans[0].realm
    state.fate = Wish([forest])
    choose(state, 0, farm)
    assert kinds(state, state.clans[0].realm) == ["village", "forest"]
    assert state.clans[0].points == 2 + 6
    assert [decision.rule for decision in state.decisions] == ["V5.4"]


def test_V6_11_1_old_points_are_kept_and_the_old_land_no_longer_counts() -> None:
    state = position(2, hands=[["pioneer"], ["farmer"]], realms=[["farm", "farm"], []], points=[20, 2])
    farm = next(land for land in state.stack_of_lands.fronts if kinds(state, [land]) == ["farm"])
    use(state, "pioneer", "farmer")
    state.fate = Wish([farm])
    state.apply(0, 0)
    assert state.clans[0].points == 20 + 2 * 2


def test_V6_11_1_a_mountain_can_be_the_second_once_more() -> None:
    state = position(2, hands=[["pioneer"], ["farmer"]], realms=[["mountain", "mountain"], []], points=[12, 2])
    mountain = next(land for land in state.stack_of_lands.fronts if kinds(state, [land]) == ["mountain"])
    use(state, "pioneer", "farmer")
    state.fate = Wish([mountain])
    state.apply(0, 0)
    assert state.clans[0].points == 12 + 10


def test_V6_11_1_a_new_river_uses_the_pioneers_own_initiative() -> None:
    state = position(2, hands=[["pioneer"], ["farmer"]], realms=[["river", "farm"], []], points=[0, 0])
    river = next(land for land in state.stack_of_lands.fronts if kinds(state, [land]) == ["river"])
    use(state, "pioneer", "farmer")
    state.fate = Wish([river])
    answer(state, 0, "land:farm")
    assert state.clans[0].points == 2 * 6


def test_V6_11_2_with_an_empty_realm_nothing_happens() -> None:
    state = position(2, hands=[["pioneer"], ["farmer"]], round=1)
    use(state, "pioneer", "farmer")
    assert [decision.rule for decision in state.decisions] == ["V5.4"]
    assert state.stack_of_lands.bottom == UNKNOWN


def test_V6_11_3_the_old_land_lies_known_at_the_bottom_and_a_second_pioneer_finds_it() -> None:
    state = position(
        2, hands=[["pioneer"], ["pioneer"]], realms=[["farm", "farm"], ["river", "river"]], omens=["yellow", "red"]
    )
    old = state.clans[0].realm[0]
    use(state, "pioneer", "pioneer")
    choose(state, 0, old)
    bottom = seen_by(state, 1).stack.bottom
    assert bottom is not None
    assert bottom.id == state.box.lands[old].id
    state.apply(0, 0)
    river = state.clans[1].realm[0]
    choose(state, 1, river)
    assert old in state.clans[1].realm
    assert state.stack_of_lands.bottom == river


def test_V6_11_3_the_bottom_land_is_not_known_beforehand() -> None:
    state = position(2, hands=[["pioneer"], ["farmer"]], realms=[["farm", "village"], []])
    use(state, "pioneer", "farmer")
    assert seen_by(state, 0).stack.bottom is None
    found = set()
    for seed in range(40):
        imagined = imagined_by(state, 0, seed)
        imagined.apply(0, 0)
        assert isinstance(imagined, VaalbaraState)
        found.add(imagined.clans[0].realm[-1])
    assert len(found) > 10


def test_V6_11_4_a_single_land_in_the_stack_is_bottom_and_top() -> None:
    state = position(
        2, hands=[["pioneer"], ["farmer"]], realms=[["farm", "village"], []], omens=["yellow", "red"], stack=1
    )
    old = state.clans[0].realm[0]
    lay_back(state, old, ["red", "yellow"])
    single = state.stack_of_lands.fronts[0]
    use(state, "pioneer", "farmer")
    assert state.stronger([0, 1]) == 0
    choose(state, 0, old)
    assert state.clans[0].realm[-1] == single
    assert state.stack_of_lands.size == 1
    assert state.stronger([0, 1]) == 1


# ---------------------------------------------------------------------- the Farmer


def test_V6_12_the_farmer_doubles_the_reward_of_the_land_chosen() -> None:
    state = position(2, hands=[["farmer"], ["pioneer"]], first_row=["farm", "forest"], points=[0, 0], round=1)
    use(state, "farmer", "pioneer")
    answer(state, 1, "land:forest")
    assert kinds(state, state.clans[0].realm) == ["farm"]
    assert state.clans[0].points == 2 * 2


def test_V6_1_1_a_shown_warrior_that_is_used_is_no_longer_known_in_the_hand() -> None:
    state = position(2, hands=[["warrior", "hunter"], ["warrior", "hunter"]])
    use(state, "warrior", "hunter")
    choose(state, 1, 1)
    assert names(state, state.clans[1].known) == {"warrior"}
    finish_round(state)
    answer(state, 0, "follower:hunter")
    answer(state, 1, "follower:warrior")
    assert state.clans[1].known == 0


def test_V6_11_3_the_land_from_the_bottom_has_a_back_that_nobody_has_seen() -> None:
    for seed in range(20):
        state = position(2, realms=[["farm"], []], hands=[["pioneer"], ["farmer"]])
        state.luck += seed
        unseen = set(state.stack_of_lands.backs)
        old = state.clans[0].realm[0]
        old_back = state.stack_of_lands.back_of[old]
        use(state, "pioneer", "farmer")
        new = state.clans[0].realm[-1]
        # Neither the back on top, which lies open, nor that of the land that went down.
        assert state.stack_of_lands.back_of[new] in unseen
        assert state.stack_of_lands.bottom == old
        assert state.stack_of_lands.back_of[old] == old_back


def test_V6_11_3_the_bottom_land_brings_its_own_omens_to_the_top() -> None:
    state = position(2, realms=[["farm"], []], hands=[["pioneer"], ["farmer"]], stack=3)
    old = state.clans[0].realm[0]
    use(state, "pioneer", "farmer")
    finish_round(state)
    stack = state.stack_of_lands
    assert (stack.size, stack.top) == (1, old)
    assert stack.top_back == stack.back_of[old]


def test_V6_6_the_falconer_steals_from_the_last_and_not_from_the_first() -> None:
    state = position(
        3, hands=[["hunter"], ["carpenter"], ["falconer"]], points=[10, 10, 10], first_row=["mountain"] * 3
    )
    use(state, "hunter", "carpenter", "falconer")
    first = state.clans[0].points
    finish_round(state)
    assert state.clans[0].points == first
    assert (state.clans[1].points, state.clans[2].points) == (8, 12)
