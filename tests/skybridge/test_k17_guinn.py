"""K17.1 and K17.2: Guinn Urcela and her crown."""

from __future__ import annotations

from tafelrunde.games.skybridge.box.ids import ELBEA, NOTHING
from tafelrunde.games.skybridge.state.state import SkybridgeState
from tafelrunde.games.skybridge.steps.drakes import AWAKEN
from tafelrunde.games.skybridge.steps.rounds import END_ROUND, FEED
from tafelrunde.kernel.chance import Wish
from tests.skybridge.thraen import (
    answer,
    asked,
    clear,
    deities,
    deity,
    from_step,
    goods,
    goods_of,
    hand,
    ids,
    offered,
    people,
    pile,
    position,
    rebels,
    rebels_in,
    refs,
    rule,
    run,
    section,
    seen_by,
    show,
    take_turn,
)


def crowned(side: str, stack: str = "light") -> SkybridgeState:
    """Seat 1 plays Guinn, whose crown lies on a stack; it is the turn of seat 0."""
    state = position("chief_builder", side)
    show(state, people("empire"), people("light"))
    state.crown = ("empire", "light").index(stack)
    return state


def test_K17_1_guinn_gains_a_bonus_when_another_takes_the_card() -> None:
    state = crowned("crown_of_dominion")
    take_turn(state)
    answer(state, "stack:light")
    assert asked(state).seat == 1
    assert refs(state) == [("good:wood",), ("bonus:deity",)]
    answer(state, "good:wood")
    assert goods_of(state, 1) == {"wood": 1}
    assert state.crown == NOTHING
    assert asked(state).seat == 0
    assert rule(state) == "K6.6"


def test_K17_1_other_stacks_do_not_concern_her() -> None:
    state = crowned("crown_of_dominion")
    take_turn(state)
    answer(state, "stack:empire")
    assert asked(state).seat == 0
    assert state.crown == 1


def test_K17_1_1_she_can_make_room_only_by_giving_back() -> None:
    state = crowned("crown_of_dominion")
    goods(state, 1, wood=4, stone=1, salt=2)
    deities(state, 1, deity(gift="money"))
    take_turn(state)
    answer(state, "stack:light")
    assert refs(state) == [("good:wood",), ("bonus:deity",)], "no exchange and no gift"
    answer(state, "good:wood")
    assert rule(state) == "K9.2"
    answer(state, "good:stone")
    assert goods_of(state, 1) == {"wood": 5, "salt": 2}


def test_K17_1_1_in_her_own_turn_the_crown_does_nothing() -> None:
    state = crowned("crown_of_dominion")
    take_turn(state, 1)
    answer(state, "stack:light")
    assert rule(state) == "K6.6"
    answer(state, "good:wood")
    assert goods_of(state, 1) == {"wood": 1}
    assert state.crown == NOTHING


def test_K17_2_others_pay_the_crown_of_pain_with_a_figure() -> None:
    state = crowned("crown_of_pain")
    take_turn(state)
    answer(state, "stack:light")
    assert state.tableaus[0].population == 2
    assert seen_by(state, None).tableaus[1].foreign[0] == 1
    assert state.crown == NOTHING


def test_K17_2_without_a_figure_the_card_may_not_be_taken() -> None:
    state = crowned("crown_of_pain")
    state.tableaus[0].population = 0
    take_turn(state)
    assert ids(state.tableaus[0].hand) == [people("empire")], "the other card was the only choice"


def test_K17_2_that_holds_for_those_behind_her_too() -> None:
    state = position("crown_of_pain", "chief_builder")
    show(state, people("empire"), people("light"))
    state.crown, state.crown_owner = 1, 0
    state.tableaus[1].population = 0
    take_turn(state, 1)
    assert ids(state.tableaus[1].hand) == [people("empire")], "the other card was the only choice"


def test_K17_2_a_gift_may_bring_the_figure_that_she_demands() -> None:
    state = crowned("crown_of_pain")
    show(state, people("light"))
    state.tableaus[0].population = 0
    rebels(state, 5, seat_0=1)
    gift = deity(gift="return")
    deities(state, 0, gift)
    take_turn(state)
    assert refs(state) == [("pass:take",), (f"deity:{gift}",)]
    answer(state, f"deity:{gift}")
    assert seen_by(state, None).tableaus[1].foreign[0] == 1, "now the card can be taken, and must be"


def test_K17_2_in_her_own_turn_guinn_pays_nothing() -> None:
    state = crowned("crown_of_pain")
    state.tableaus[1].population = 0
    take_turn(state, 1)
    assert offered(state, "stack:light")
    answer(state, "stack:light")
    assert seen_by(state, None).tableaus[1].foreign == ()


def with_foreign(own: int = 1) -> SkybridgeState:
    """Seat 0 plays Guinn and has a figure of seat 1 beside her own."""
    state = position("crown_of_pain", "visions")
    state.tableaus[0].population = own
    state.tableaus[1].population -= 1
    state.tableaus[0].foreign = [0, 1, 0, 0]
    return state


def test_K17_2_foreign_figures_can_be_given_up_but_do_not_build() -> None:
    state = with_foreign()
    clear(state, 0)
    pile(state, 0, 2, people(active=["population", "arm population"]))
    from_step(state, "act")
    answer(state, "effect:2-2")
    assert refs(state) == [("seat:0",), ("seat:1",)]
    answer(state, "seat:1")
    assert rebels_in(state, 9) == [0, 1, 0, 0, 0]
    state = with_foreign(own=0)
    section(state, 1)
    goods(state, 0, wood=5, stone=5)
    from_step(state, "act")
    assert not state.decisions or not offered(state, "section:1")


def test_K17_2_1_a_foreign_rebel_belongs_to_its_owner() -> None:
    state = with_foreign()
    run(state, FEED[0])
    answer(state, "seat:1")
    state.tableaus[0].legion = state.tableaus[1].legion = 9
    leader = 1
    assert state.parts_of_score(0)[2] == 1 + leader, "foreign to Guinn"
    assert state.parts_of_score(1)[2] == leader
    card = people(instant=["return"])
    hand(state, 1, card)
    from_step(state, "play", 1)
    state.apply(1, 0)
    while rule(state) != "K7.6":
        state.apply(1, 0)
    answer(state, "instant:return")
    assert state.tableaus[1].population == 3


def test_K17_2_1_with_only_foreign_figures_feeding_may_spare_her() -> None:
    state = with_foreign(own=0)
    run(state, FEED[0])
    assert refs(state) == [("seat:1",), ("pass:feed",)]
    answer(state, "pass:feed")
    assert rebels_in(state, 9) == [0] * 5


def test_K17_2_1_elbea_takes_foreign_figures_too() -> None:
    state = with_foreign(own=1)
    state.fate = Wish([ELBEA])
    state.tableaus[1].legion = 2
    run(state, AWAKEN)
    answer(state, "seat:1")
    assert state.tableaus[0].population == 0
    assert [tableau.removed for tableau in state.tableaus] == [1, 1]


def test_K17_1_the_crown_comes_back_at_the_end_of_the_round() -> None:
    state = crowned("crown_of_dominion")
    run(state, END_ROUND)
    assert seen_by(state, None).stacks[1].crown is False
