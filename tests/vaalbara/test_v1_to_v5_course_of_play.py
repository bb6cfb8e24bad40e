"""V1 to V5: what it is about, setup, choosing, turn order, a turn."""

from __future__ import annotations

from typing import Any

import pytest

import tafelrunde
from tafelrunde.games.vaalbara.state.state import VaalbaraState
from tafelrunde.kernel.chance import Wish
from tests.vaalbara.position import (
    answer,
    asked,
    choose,
    finish_round,
    kinds,
    lay_back,
    names,
    order_of_turns,
    position,
    seen_by,
    use,
)


def new(players: int, seed: int = 1, **options: Any) -> VaalbaraState:
    state = tafelrunde.new("vaalbara", players=players, seed=seed, **options)
    assert isinstance(state, VaalbaraState)
    return state


# ---------------------------------------------------------------------- V1 What it is about


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_V1_1_nine_rounds_bring_nine_lands_into_each_realm(players: int) -> None:
    state = new(players)
    while not state.over:
        state.apply(state.decisions[-1].seat, 0)
    assert state.round == 9
    assert [len(clan.realm) for clan in state.clans] == [9] * players
    assert state.winners == [max(range(players), key=lambda seat: state.scores[seat])]


def test_V1_2_omens_of_clans_that_do_not_take_part_are_passed_over() -> None:
    for red_first in (True, False):
        clans = ["red", "yellow"] if red_first else ["yellow", "red"]
        state = position(2, omens=["green", *clans])
        assert state.stronger([0, 1]) == (1 if red_first else 0)


def test_V1_2_the_omens_on_top_of_the_stack_hold_in_every_view() -> None:
    state = position(3, omens=["blue", "red", "yellow"])
    shown = [clan for clan in seen_by(state, 0).stack.omens if clan in ("blue", "red", "yellow")]
    assert shown == ["blue", "red", "yellow"]


def test_V1_3_neighbours_sit_directly_beside_each_other() -> None:
    assert new(2).neighbours == [(1,), (0,)]
    assert new(3).neighbours == [(1, 2), (0, 2), (0, 1)]
    assert new(4).neighbours == [(1, 3), (0, 2), (1, 3), (0, 2)]
    assert new(5).neighbours == [(1, 4), (0, 2), (1, 3), (2, 4), (0, 3)]


def test_V1_4_nobody_sees_the_points_of_others_until_the_end() -> None:
    state = position(3, points=[11, 22, 33])
    assert [clan.points for clan in seen_by(state, 1).clans] == [None, 22, None]
    assert [clan.points for clan in seen_by(state, None).clans] == [None, None, None]
    assert state.view(1).scores is None
    while not state.over:
        state.apply(state.decisions[0].seat, 0)
    assert [clan.points for clan in seen_by(state, 1).clans] == state.scores
    assert state.view(1).scores == tuple(state.scores)


def test_V1_4_the_supply_of_points_never_runs_out() -> None:
    state = position(2, hands=[["farmer"], ["warrior"]], first_row=["forest", "farm"], points=[10_000, 2])
    use(state, "farmer", "warrior")
    before = state.clans[0].points
    finish_round(state)
    assert state.clans[0].points > before >= 10_000


def test_V1_5_a_land_that_has_been_shown_is_known_on_both_sides() -> None:
    state = new(4)
    for land in (*seen_by(state, None).first_row, *seen_by(state, None).second_row):
        assert sorted(land.omens) == ["blue", "green", "purple", "red", "yellow"]


def test_V1_5_fronts_and_backs_are_paired_anew_in_each_match() -> None:
    pairs: set[tuple[str, tuple[str, ...]]] = set()
    for seed in range(200):
        state = new(2, seed)
        pairs.update((land.id, land.omens) for land in seen_by(state, None).first_row)
    fronts = {front for front, _ in pairs}
    assert max(sum(front == other for other, _ in pairs) for front in fronts) > 5


# ---------------------------------------------------------------------- V2 Setup


@pytest.mark.parametrize(("players", "highest"), [(2, 2), (3, 3), (4, 4), (5, 5)])
def test_V2_1_lands_for_more_persons_stay_in_the_box(players: int, highest: int) -> None:
    state = new(players)
    pile = state.stack_of_lands
    in_play = [*state.first_row, *state.second_row, *pile.fronts]
    assert all(state.box.lands[land].persons <= highest for land in in_play)
    assert len(in_play) == sum(land.persons <= highest for land in state.box.lands)
    assert len(in_play) == {2: 21, 3: 31, 4: 51, 5: 51}[players]


def test_V2_1_example_three_players_use_lands_for_two_and_three_but_not_for_four() -> None:
    """The rulebook's example of the setup."""
    state = new(3)
    used = {state.box.lands[land].persons for land in state.box.lands_for(3, False)}
    assert used == {2, 3}
    assert any(land.persons == 4 for land in state.box.lands)


def test_V2_2_five_person_lands_are_used_with_five_only_where_the_option_says_so() -> None:
    sizes = {players: len(new(players, five_person_lands=True).box.lands_for(players, True)) for players in range(2, 6)}
    assert sizes == {2: 21, 3: 31, 4: 41, 5: 51}
    state = new(4, five_person_lands=True)
    assert state.stack_of_lands.size == 41 - 8


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_V2_3_each_clan_has_the_same_twelve_followers(players: int) -> None:
    state = new(players)
    for clan in state.clans:
        assert names(state, clan.hand | clan.deck) == {follower.id for follower in state.box.followers}
        assert clan.hand & clan.deck == 0
    assert len(state.box.followers) == 12


def test_V2_4_each_begins_with_two_points() -> None:
    assert new(5).scores == [2, 2, 2, 2, 2]


def test_V2_5_each_draws_five_followers() -> None:
    state = new(5)
    assert [clan.hand.bit_count() for clan in state.clans] == [5] * 5
    assert len({new(2, seed).clans[0].hand for seed in range(50)}) > 30


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_V2_6_two_rows_with_a_land_for_each_player(players: int) -> None:
    state = new(players)
    assert len(state.first_row) == len(state.second_row) == players
    assert len({*state.first_row, *state.second_row}) == 2 * players


# ---------------------------------------------------------------------- V3 Choosing a follower


def test_V3_1_all_choose_at_the_same_time_and_in_any_order() -> None:
    state = position(3)
    assert asked(state) == [0, 1, 2]
    answer(state, 2, "follower:bard")
    assert asked(state) == [0, 1]
    answer(state, 0, "follower:oracle")
    assert asked(state) == [1]


def test_V3_1_the_choice_is_from_the_hand_and_secret() -> None:
    state = position(2, hands=[["hunter", "farmer"], ["bard", "oracle"]])
    decision = state.decision_of(0)
    assert decision is not None
    assert [option.refs for option in decision.options] == [("follower:hunter",), ("follower:farmer",)]
    answer(state, 0, "follower:farmer")
    mine, theirs = seen_by(state, 0).clans[0], seen_by(state, 1).clans[0]
    assert mine.chosen == "farmer"
    assert theirs.chosen is None
    assert theirs.has_chosen
    assert theirs.hand is None
    assert theirs.hand_size == 2


def test_V3_2_all_followers_are_revealed_together() -> None:
    state = position(3)
    state.listen()
    use(state, "oracle", "carpenter")
    assert not state.revealed
    assert "revealed" not in [event.kind for event in state.take_events()]
    answer(state, 2, "follower:falconer")
    revealed = [event.facts["follower"] for event in state.events if event.kind == "revealed"]
    assert revealed == ["follower:oracle", "follower:carpenter", "follower:falconer"]
    assert [clan.chosen for clan in seen_by(state, None).clans] == ["oracle", "carpenter", "falconer"]


# ---------------------------------------------------------------------- V4 Turn order


def test_V4_1_the_lowest_initiative_comes_first() -> None:
    state = position(4, hands=[["farmer"], ["hunter"], ["artisan"], ["bard"]])
    use(state, "farmer", "hunter", "artisan", "bard")
    assert order_of_turns(state) == [3, 1, 2, 0]
    assert [follower.initiative for follower in state.box.followers] == list(range(1, 13))


@pytest.mark.parametrize(
    ("omens", "order"), [(["yellow", "red", "blue"], [0, 1, 2]), (["blue", "yellow", "red"], [2, 0, 1])]
)
def test_V4_2_ties_go_to_the_stronger_omen(omens: list[str], order: list[int]) -> None:
    state = position(3, hands=[["oracle"]] * 3, omens=omens)
    use(state, "oracle", "oracle", "oracle")
    assert order_of_turns(state) == order


@pytest.mark.parametrize(
    ("new_omens", "order"), [(["blue", "purple"], [1, 0, 2, 3]), (["purple", "blue"], [1, 0, 3, 2])]
)
def test_V4_3_new_omens_break_the_ties_of_those_still_to_come(new_omens: list[str], order: list[int]) -> None:
    # Blue's omen is the stronger one at first. Then Yellow's Tracker lays a land with another back on the stack.
    state = position(4, hands=[["tracker"], ["hunter"], ["artisan"], ["artisan"]], omens=["blue", "purple"])
    swapped = state.second_row[0]
    lay_back(state, swapped, new_omens)
    use(state, "tracker", "hunter", "artisan", "artisan")
    state.apply(1, 0)
    choose(state, 0, swapped)
    assert order_of_turns(state) == order


def test_V4_3_turns_already_taken_stand() -> None:
    # Yellow and Red tie; Yellow goes first and turns the omens round, but cannot become second by it.
    state = position(3, hands=[["tracker"], ["tracker"], ["hunter"]], omens=["yellow", "red"])
    swapped = state.second_row[0]
    lay_back(state, swapped, ["red", "yellow"])
    use(state, "tracker", "tracker", "hunter")
    state.apply(2, 0)
    choose(state, 0, swapped)
    assert order_of_turns(state) == [2, 0, 1]


# ---------------------------------------------------------------------- V5 A turn


def test_V5_1_first_the_follower_then_the_land() -> None:
    state = position(2, hands=[["tamer"], ["farmer"]])
    use(state, "tamer", "farmer")
    assert [decision.rule for decision in state.decisions] == ["V6.9"]
    state.apply(0, 0)
    state.apply(0, 0)
    assert [decision.rule for decision in state.decisions] == ["V5.4"]


def test_V5_2_an_effect_is_applied_even_if_it_harms() -> None:
    state = position(2, hands=[["bard"], ["farmer"]], points=[5, 5])
    use(state, "bard", "farmer")
    assert state.clans[1].points == 5 + 2


def test_V5_2_an_effect_that_cannot_be_applied_does_nothing() -> None:
    state = position(2, hands=[["midwife"], ["farmer"]], round=1)
    use(state, "midwife", "farmer")
    assert [decision.rule for decision in state.decisions] == ["V5.4"]


def test_V5_3_all_see_which_followers_have_been_used() -> None:
    state = position(2, used=[["hunter"], ["tamer"]], hands=[["bard"], ["oracle"]])
    finish_round(use(state, "bard", "oracle"))
    assert set(seen_by(state, None).clans[0].used) == {"hunter", "bard"}
    assert set(seen_by(state, 0).clans[1].used) == {"tamer", "oracle"}


def test_V5_4_a_land_of_the_first_row_comes_into_the_realm_and_pays_at_once() -> None:
    state = position(
        2, hands=[["oracle"], ["falconer"]], first_row=["farm", "forest"], realms=[["farm"], []], points=[0, 0]
    )
    use(state, "oracle", "falconer")
    before = state.clans[0].points
    assert kinds(state, state.decisions[0].codes) == ["farm", "forest"]
    answer(state, 0, "land:farm")
    assert kinds(state, state.clans[0].realm) == ["farm", "farm"]
    # Two farms at two points, less what the Falconer has stolen since.
    assert state.clans[0].points + 2 == before + 4


def test_V5_4_the_hint_says_what_a_land_would_bring() -> None:
    state = position(2, hands=[["oracle"], ["farmer"]], first_row=["farm", "forest"], realms=[["farm"], []])
    use(state, "oracle", "farmer")
    hint = state.hint(0, 0)
    assert hint is not None
    assert hint.text("de") == "+4"


def test_V5_4_the_note_tells_lands_apart_by_their_omens() -> None:
    state = position(2, hands=[["oracle"], ["farmer"]], first_row=["farm", "forest"])
    use(state, "oracle", "farmer")
    for index, land in enumerate(seen_by(state, 0).first_row):
        playing = ", ".join(clan.capitalize() for clan in land.omens if clan in ("yellow", "red"))
        assert str(state.note(0, index)) == f"place {index + 1}; omens: {playing}"


def test_V5_5_the_row_is_not_refilled_and_the_last_takes_what_is_left() -> None:
    state = position(3, hands=[["oracle"], ["carpenter"], ["falconer"]], first_row=["farm", "river", "village"])
    use(state, "oracle", "carpenter", "falconer")
    answer(state, 0, "land:farm")
    assert kinds(state, state.first_row) == ["river", "village"]
    answer(state, 1, "land:river")
    assert kinds(state, state.clans[2].realm) == ["village"]


def test_V5_6_a_choice_that_everybody_can_see_to_be_the_only_one_is_made_without_asking() -> None:
    state = position(2, hands=[["bard"], ["farmer"]])
    use(state, "bard", "farmer")
    # With two players the Bard has one receiver, so the next question is about the land.
    assert [decision.rule for decision in state.decisions] == ["V5.4"]
    state.apply(0, 0)
    assert state.round == 3, "the last land of the row was taken without asking"


def test_V5_6_an_only_choice_that_is_secret_is_asked_all_the_same() -> None:
    state = position(2, hands=[["hunter"], ["bard", "oracle"]])
    assert asked(state) == [0, 1]


# ---------------------------------------------------------------------- chance can be steered


def test_a_test_can_say_which_follower_and_land_come_next() -> None:
    setup = new(2).setup
    state = setup.game.start(setup, 1)
    assert isinstance(state, VaalbaraState)
    # The first back, then Yellow's hand, Red's hand, and the first land.
    state.fate = Wish([20, 0, 1, 2, 3, 4, 7, 8, 9, 10, 11, 5])
    state.advance()
    assert names(state, state.clans[0].hand) == {"warrior", "bard", "hunter", "oracle", "carpenter"}
    assert names(state, state.clans[1].hand) == {"midwife", "tamer", "artisan", "pioneer", "farmer"}
    assert state.first_row[0] == 5
    assert state.stack_of_lands.back_of[5] == 20
