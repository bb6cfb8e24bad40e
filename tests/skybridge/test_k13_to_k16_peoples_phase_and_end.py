"""K13 to K16: the peoples phase, the great drake, the desert, the end."""

from __future__ import annotations

import pytest

from tafelrunde.games.skybridge import GAME
from tafelrunde.games.skybridge.box.causes import BY_HUNGER
from tafelrunde.games.skybridge.box.ids import (
    BRIDGE_CARD,
    ELBEA,
    GOOD_IDS,
    NOTHING,
    SATHAP,
    TEROGH,
)
from tafelrunde.games.skybridge.state.state import SkybridgeState
from tafelrunde.games.skybridge.steps.desert import become_rebel
from tafelrunde.games.skybridge.steps.drakes import AWAKEN
from tafelrunde.games.skybridge.steps.ending import END_GAME
from tafelrunde.games.skybridge.steps.piles import accepts
from tafelrunde.games.skybridge.steps.rounds import CHECK_BRIDGE, END_ROUND
from tafelrunde.kernel.chance import Wish
from tests.skybridge.thraen import (
    answer,
    asked,
    clear,
    deity,
    hand,
    id_of,
    ids,
    imagined_by,
    new,
    offered,
    people,
    pile,
    position,
    rebels,
    rebels_in,
    refs,
    row_of,
    rule,
    run,
    section,
    seen_by,
    show,
    told,
)

FOOD = people(passive=["food"], active=[])


def fed(*sides: str) -> SkybridgeState:
    """A position in which everybody has food."""
    state = position(*sides)
    foods = [FOOD, people("light", passive=["food"]), people("empire", passive=["food"], but=[FOOD]), "SHE04"]
    for seat in range(state.players):
        pile(state, seat, 4, foods[seat])
    return state


# ---------------------------------------------------------------------- K13 Peoples phase


def test_K13_1_a_section_with_builders_is_finished() -> None:
    state = fed("visions", "crown_of_dominion")
    state.builders[0] = 0b10
    state.listen()
    run(state, CHECK_BRIDGE)
    table = seen_by(state, None)
    assert table.sections[0].status == "finished"
    assert table.sections[0].builders == (1,)
    assert table.sections[1].status == "current"
    assert table.sections[1].die == table.dice.skybridge
    assert table.dice.skybridge is not None
    assert table.leader == 8
    assert [fact["die"] for fact in told(state, "die-rolled")] == ["die:skybridge"]


@pytest.mark.parametrize("face", sorted(set(GAME.figures["dice"][0]["faces"])))
def test_K13_1_the_die_shows_any_of_its_faces(face: str) -> None:
    state = fed("visions", "crown_of_dominion")
    state.builders[0] = 1
    state.fate = Wish([GOOD_IDS.index(face)])
    run(state, CHECK_BRIDGE)
    assert seen_by(state, None).sections[1].die == face


def test_K13_2_without_builders_a_free_rebel_comes() -> None:
    state = fed()
    section(state, 3, "wood")
    run(state, CHECK_BRIDGE)
    assert rebels_in(state, 7) == [0, 0, 0, 0, 1]
    assert state.section == 2
    assert seen_by(state, None).idle == 1
    assert state.free_rebels == 11


def test_K13_2_free_rebels_may_run_out() -> None:
    state = fed()
    state.free_rebels = 0
    run(state, CHECK_BRIDGE)
    assert rebels_in(state, 9) == [0] * 5
    assert state.idle == 1


def test_K13_3_after_the_third_round_the_section_is_finished_without_builders() -> None:
    state = fed("visions", "crown_of_dominion")
    state.idle = 2
    run(state, CHECK_BRIDGE)
    assert state.section == 1
    assert state.idle == 0
    assert rebels_in(state, 9) == [0] * 5, "no third rebel"
    assert seen_by(state, None).sections[0].builders == ()


def test_K13_3_the_count_begins_anew_with_each_section() -> None:
    state = fed("visions", "crown_of_dominion")
    state.idle = 2
    state.builders[0] = 1
    run(state, CHECK_BRIDGE)
    assert state.idle == 0


def test_K13_4_without_food_a_figure_rebels_and_without_figures_nobody() -> None:
    state = position("visions", "crown_of_dominion")
    pile(state, 0, 4, FOOD)
    state.builders[0] = 1
    state.listen()
    run(state, CHECK_BRIDGE)
    assert state.tableaus[0].population == 3
    assert state.tableaus[1].population == 2
    assert rebels_in(state, 8) == [0, 1, 0, 0, 0], "after the leader has moved"
    assert [one["owner"] for one in told(state, "became-rebel")] == ["seat:1"]
    assert [event.text() for event in state.events if event.kind == "became-rebel"] == [
        "One of Seat 2’s figures rebels in Pilgrims’ Ascent (no food)."
    ]
    state = position("visions", "crown_of_dominion")
    state.tableaus[1].population = 0
    run(state, CHECK_BRIDGE)
    assert rebels_in(state, 9) == [1, 0, 0, 0, 1]


def test_K13_5_the_start_drake_passes_clockwise() -> None:
    state = position("visions", "gardens", "high_priest")
    state.start = 2
    run(state, END_ROUND)
    assert state.start == 0


def test_K13_6_open_cards_are_cleared_away_and_the_next_round_begins() -> None:
    state = position("visions", "gardens")
    cards = [people("empire"), people("utreng"), "BRI"]
    show(state, *cards)
    run(state, END_ROUND)
    assert sorted(ids(state.discard)) == sorted(cards)
    assert state.round == 4
    assert rule(state) == "K6.1"
    assert seen_by(state, None).discard == 3


def test_K13_7_after_section_4_the_drake_awakes_before_anybody_is_fed() -> None:
    state = position("visions", "gardens")
    section(state, 4, "wood")
    state.builders[3] = 1
    state.listen()
    for tableau in state.tableaus:
        tableau.legion = 3
    run(state, CHECK_BRIDGE)
    assert rule(state) == "K14.1"
    assert state.tableaus[0].population == 3
    assert state.leader() == 5
    assert len(told(state, "drake-awakes")) == 1


# ---------------------------------------------------------------------- K14 The great drake


def awake(
    drake: int, legions: tuple[int, ...] = (3, 3), sides: tuple[str, ...] = ("visions", "gardens")
) -> SkybridgeState:
    """A great drake has awoken; seat 0 is asked first."""
    state = position(*sides)
    for seat, legion in enumerate(legions):
        state.tableaus[seat].legion = legion
    state.fate = Wish([drake])
    hand(state, 0, people("empire"), people("light"), people("utreng"))
    return run(state, AWAKEN)


def test_K14_1_each_in_turn_order_chooses_a_harm() -> None:
    state = awake(TEROGH)
    assert refs(state) == [("drake:terogh",), ("area:2",)]
    answer(state, "area:2")
    assert state.tableaus[0].legion == 2
    assert asked(state).seat == 1


def test_K14_1_what_cannot_be_done_completely_may_not_be_chosen() -> None:
    state = position("visions", "gardens")
    state.tableaus[0].legion = 3
    hand(state, 0, people("empire"))
    state.fate = Wish([SATHAP])
    run(state, AWAKEN)
    assert state.tableaus[0].legion == 2, "with one card only the legion can move back"
    state = awake(TEROGH, legions=(1, 1))
    assert rule(state) == "K14.3", "without military power a slot must be closed"


def test_K14_2_sathap_takes_two_people_cards_face_down() -> None:
    state = awake(SATHAP)
    answer(state, "drake:sathap")
    first, second = people("empire"), people("utreng")
    answer(state, f"card:{first}")
    answer(state, f"card:{second}")
    assert ids(state.tableaus[0].hand) == [people("light")]
    assert ids(state.tableaus[0].buried) == [first, second]
    assert seen_by(state, 1).discard == 2


def test_K14_2_cards_are_discarded_in_any_order_also_two_that_are_alike() -> None:
    card = people("empire")
    # Where only cards are left that are alike, nobody is asked for the second one.
    for wishes, kept in ((("BRI", "BRI"), [card]), ((card,), ["BRI"])):
        state = position("visions", "gardens")
        state.tableaus[0].legion = 2
        hand(state, 0, "BRI", card, "BRI")
        state.fate = Wish([SATHAP])
        run(state, AWAKEN)
        answer(state, "drake:sathap")
        for wish in wishes:
            answer(state, f"card:{wish}")
        assert ids(state.tableaus[0].hand) == kept
        assert sorted(ids(state.tableaus[0].buried)) == sorted([*wishes, "BRI"][:2])


def test_K14_2_without_power_one_discards_what_there_is() -> None:
    state = position("visions", "gardens")
    hand(state, 0, people("empire"))
    state.fate = Wish([SATHAP])
    run(state, AWAKEN)
    assert state.tableaus[0].hand == []
    assert ids(state.tableaus[0].buried) == [people("empire")]


def test_K14_2_nobody_else_knows_which_card_of_the_same_back_is_gone() -> None:
    first, second = people("empire"), people("empire", but=[people("empire")])
    third = people("light")
    state = position("visions", "gardens")
    state.tableaus[0].legion = state.tableaus[1].legion = 3
    hand(state, 0, first, second, third, known=True)
    state.fate = Wish([SATHAP])
    run(state, AWAKEN)
    answer(state, "drake:sathap")
    answer(state, f"card:{first}")
    answer(state, f"card:{third}")
    kept = seen_by(state, 1).tableaus[0].hand
    assert [card.deck for card in kept] == ["empire"]
    assert kept[0].card is None
    held = {id_of(imagined_by(state, 1, seed).tableaus[0].hand[0]) for seed in range(30)}
    assert held == {first, second}


def test_K14_3_terogh_closes_a_slot_for_good() -> None:
    state = position("visions", "gardens")
    clear(state, 0)
    pile(state, 0, 1, people("utreng", 1), deity(1, feud="light"), FOOD)
    pile(state, 0, 2, people("light", 2, active=["religion", "deity"]))
    before = state.parts_of_score(0)[1]
    assert before > 0
    state.tableaus[0].legion = 3
    state.fate = Wish([TEROGH])
    run(state, AWAKEN)
    answer(state, "drake:terogh")
    assert refs(state) == [("slot:1",), ("slot:2",)]
    assert all(option.grave for option in asked(state).options)
    answer(state, "slot:1")
    slot = seen_by(state, None).tableaus[0].slots[0]
    assert slot.closed
    assert slot.power
    assert slot.effects == ()
    assert state.visible(0) == 0, "the food cannot be seen any more"
    assert not accepts(state, 0, 0, BRIDGE_CARD)
    assert state.parts_of_score(0)[1] == before, "it showed power, so it scores"


def test_K14_4_elbea_removes_two_figures() -> None:
    state = awake(ELBEA)
    answer(state, "drake:elbea")
    assert state.tableaus[0].population == 1
    assert state.tableaus[0].removed == 2


@pytest.mark.parametrize(("figures", "removed"), [(1, 1), (0, 0)])
def test_K14_4_without_power_one_figure_or_none(figures: int, removed: int) -> None:
    state = position("visions", "gardens")
    state.tableaus[0].population = figures
    state.tableaus[1].legion = 2
    state.fate = Wish([ELBEA])
    run(state, AWAKEN)
    assert state.tableaus[0].removed == removed
    assert asked(state).seat == 1


def test_K14_5_the_drake_leaves_and_the_eye_star_opens() -> None:
    state = awake(ELBEA, legions=(1, 1))
    table = seen_by(state, None)
    assert table.drake == "elbea"
    assert not table.drake_waits
    assert len(state.drakes) == 2


# ---------------------------------------------------------------------- K15 The desert


def test_K15_1_legions_move_back_by_retreat_and_drakes_only() -> None:
    state = awake(ELBEA, legions=(4, 3))
    answer(state, "area:3")
    assert state.tableaus[0].legion == 3


def test_K15_2_rebels_come_to_the_leader() -> None:
    for number in range(1, 8):
        state = position()
        section(state, number)
        become_rebel(state, 0, 0, "K15.2", BY_HUNGER)
        assert rebels_in(state, 10 - number) == [1, 0, 0, 0, 0]


def test_K15_3_the_leader_moves_from_area_9_to_area_2() -> None:
    state = position()
    places = []
    for finished in range(8):
        state.section = finished
        places.append(state.leader())
    assert places == [9, 8, 7, 6, 5, 4, 3, 2]


# ---------------------------------------------------------------------- K16 The end


def test_K16_1_after_section_7_no_die_is_rolled_but_everybody_is_fed() -> None:
    state = position("visions", "gardens")
    clear(state, 0)
    section(state, 7, "wood")
    state.builders[6] = 1
    state.listen()
    run(state, CHECK_BRIDGE)
    assert state.over
    assert told(state, "die-rolled") == []
    assert told(state, "became-rebel")[0]["seat"] == "seat:0"
    assert state.leader() == 2


def test_K16_2_left_over_bridge_cards_are_dealt_from_the_new_start_person() -> None:
    state = position("visions", "gardens", "high_priest")
    for seat in range(3):
        clear(state, seat)
        pile(
            state,
            seat,
            1,
            people("empire", 1, but=ids(seat_cards(state))),
        )
        pile(state, seat, 2, people("light", 2, but=ids(seat_cards(state))), deity(2, but=ids(seat_cards(state))))
    state.bridge_left = 4
    state.start = 2
    before = [state.parts_of_score(seat)[1] for seat in range(3)]
    run(state, END_GAME)
    points = row_of("BRI")["points"]
    assert isinstance(points, int)
    after = [state.parts_of_score(seat)[1] for seat in range(3)]
    assert [new - old for new, old in zip(after, before, strict=True)] == [points, points, 2 * points]


def seat_cards(state: SkybridgeState) -> list[int]:
    """All cards in all piles."""
    return [card for tableau in state.tableaus for cards in tableau.piles for card in cards]


def test_K16_2_without_power_they_lie_anywhere_and_never_on_closed_piles() -> None:
    state = position("visions", "gardens")
    clear(state, 0)
    pile(state, 0, 1, people("empire", 1), deity(1, feud="light"))
    state.tableaus[0].closed = 1
    pile(state, 0, 3, people("light", 3))
    state.bridge_left = 1
    run(state, END_GAME)
    assert state.tableaus[0].piles[2][-1] == BRIDGE_CARD


def test_K16_3_the_figure_supply_rebels_where_the_own_legion_stands() -> None:
    state = position("visions", "gardens")
    state.tableaus[0].legion, state.tableaus[1].legion = 5, 3
    run(state, END_GAME)
    assert rebels_in(state, 5) == [9, 0, 0, 0, 0]
    assert rebels_in(state, 3) == [0, 9, 0, 0, 0]
    assert [state.parts_of_score(seat)[2] for seat in range(2)] == [9, 0]


def test_K16_4_sections_bring_their_points_and_one_more_alone() -> None:
    state = position()
    state.section = 7
    state.builders = [0b01, 0b11, 0b10, 0, 0, 0, 0b11]
    points = [row["points"] for row in GAME.figures["sections"]]
    assert state.parts_of_score(0)[0] == points[0] + 1 + points[1] + points[6]
    assert state.parts_of_score(1)[0] == points[1] + points[2] + 1 + points[6]


def test_K16_5_piles_with_power_bring_the_points_of_their_cards() -> None:
    state = position()
    clear(state, 0)
    cards = ["start-utreng-1", people("light", 4), people("darkness", 4)]
    pile(state, 0, 4, cards[0], cards[1], deity(4, feud="empire"), cards[2])
    pile(state, 0, 2, people("empire", 2))
    assert state.parts_of_score(0)[1] == sum(int(str(row_of(card)["points"])) for card in cards)


def test_K16_6_foreign_rebels_up_to_the_legion_count() -> None:
    state = position("visions", "gardens", "high_priest")
    rebels(state, 9, seat_1=2)
    rebels(state, 5, seat_0=3, seat_1=1, seat_2=2, free=1)
    rebels(state, 2, seat_2=1)
    section(state, 6)
    assert state.leader() == 4
    state.tableaus[0].legion = 5
    assert state.parts_of_score(0)[2] == 1 + 2 + 1 + 1 + 1, "four foreign ones, the free one, and the leader"
    state.tableaus[0].legion = 4
    assert state.parts_of_score(0)[2] == 2


def test_K16_7_garrisons_bring_the_points_of_their_fortifications() -> None:
    state = position()
    forts = [(area.number, area.fortification) for area in seen_by(state, None).areas if area.fortification]
    state.tableaus[0].garrisons = sum(1 << area for area, _ in forts[:2])
    assert state.parts_of_score(0)[3] == forts[0][1] + forts[1][1]


def test_K16_8_most_points_win_then_most_population_on_the_bridge_then_all() -> None:
    state = position("visions", "gardens")
    for seat in (0, 1):
        clear(state, seat)
        state.tableaus[seat].supply = 0
    state.over = True
    assert state.winners == [0, 1], "everything is equal"
    points = [row["points"] for row in GAME.figures["sections"]]
    state.section = 7
    # One with a single expensive section, the other with two cheaper ones of the same worth.
    pair = next((a, b) for a in range(7) for b in range(a) if points[a] + points[b] + 2 in [p + 1 for p in points])
    single = points.index(points[pair[0]] + points[pair[1]] + 1)
    state.builders[single] = 0b01
    state.builders[pair[0]] = state.builders[pair[1]] = 0b10
    assert state.scores[0] == state.scores[1]
    assert state.winners == [1]
    state.tableaus[0].legion = 9
    assert state.winners == [0]


def test_K16_8_scores_are_told_by_category() -> None:
    state = new("visions", "gardens")
    state.listen()
    run(state, END_GAME)
    assert [sorted(fact) for fact in told(state, "scored")] == [
        ["bridge", "deities", "garrisons", "points", "rebels", "seat"]
    ] * 2
    assert told(state, "game-won")
    assert state.view(None).scores == tuple(tableau.score.total for tableau in seen_by(state, None).tableaus)


def test_nothing_is_offered_to_closed_slots_anywhere() -> None:
    state = position("visions", "gardens")
    pile(state, 0, 4, FOOD)
    state.tableaus[0].closed = 0b11111
    assert state.visible(0) == 0
    assert not offered(run(state, AWAKEN), "slot:4")
    assert state.drake != NOTHING
