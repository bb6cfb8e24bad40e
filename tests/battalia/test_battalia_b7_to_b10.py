"""B7 to B10: a turn, action rows, what actions cost, the map."""

from __future__ import annotations

import pytest

from tafelrunde.games.battalia.box.ids import NEUTRAL, ROAD_STRAIGHT, UNIT_DECK, square
from tafelrunde.games.battalia.state.roads import joined
from tafelrunde.games.battalia.state.state import BattaliaState
from tafelrunde.kernel.match import Match
from tests.battalia.tables import (
    asked,
    card,
    cards,
    choose,
    city,
    finish_turn,
    hand,
    hero,
    lay,
    level,
    messages,
    names,
    offers,
    pay,
    put,
    ready,
    refs,
    road,
    seen_by,
    table,
    where,
)

# ---------------------------------------------------------------------- B7


def test_B7_1_the_whole_hand_for_five_cards() -> None:
    state = table()
    state.people[0].nation = cards(state, "9*supply")
    hand(state, 0, "6*friman")
    choose(state, "act-exchange")
    assert names(state, state.people[0].hand) == ["supply"] * 5
    assert len(state.people[0].shelter) == 6


def test_B7_2_a_cohort_of_four_draws_two_cards() -> None:
    state = table()
    state.people[0].nation = cards(state, "9*supply")
    hand(state, 0, "2*friman-islanders", "horse-islanders", "lord-unbound", "friman", "supply")
    assert [ref for ref in refs(state) if ref in state.box.faction_ids] == ["islanders"]
    choose(state, "act-cohort faction:islanders")
    assert len(state.people[0].hand) == 8
    assert names(state, state.people[0].known) == [
        "friman-islanders",
        "friman-islanders",
        "horse-islanders",
        "lord-unbound",
    ], "everybody has seen the cohort"


def test_B7_2_universal_cards_alone_are_no_cohort() -> None:
    state = table()
    hand(state, 0, "2*lord-unbound", "friman-unbound", "horn_of_baldur")
    assert not offers(state, "act-cohort")


def test_B7_2_two_cards_are_no_cohort() -> None:
    state = table()
    hand(state, 0, "2*friman", "4*supply")
    assert not offers(state, "act-cohort")


def test_B7_3_all_cards_go_to_the_shelter_and_six_are_drawn() -> None:
    state = table()
    city(state, "A4", 0, 1)
    state.people[0].nation = cards(state, "7*lord")
    hand(state, 0, "friman", "2*supply", "chief")
    choose(state, "act-hire deck:friman")
    pay(state, "friman", "supply")
    finish_turn(state)
    person = state.people[0]
    assert names(state, person.hand) == ["lord-barfolk"] * 6
    assert len(person.shelter) == 6, "four of the hand and two new ones"
    assert person.played == []


def test_B7_4_whoever_was_attacked_fills_up_at_the_end_of_the_turn() -> None:
    state = table()
    city(state, "A4", 1, 1)
    hero(state, 0, 0, "A4")
    state.people[1].nation = cards(state, "9*supply")
    state.people[1].hand = cards(state, "lord", "4*supply")
    hand(state, 0, "weapon")
    choose(state, "act-attack", "card:weapon-barfolk", "choose-confirm", "choose-battle-done")
    choose(state, "card:lord-barfolk", "choose-battle-done", seat=1)
    choose(state, "choose-battle-pass")
    choose(state, "choose-battle-pass", seat=1)
    assert len(state.people[1].hand) == 4
    finish_turn(state)
    assert len(state.people[1].hand) == 6


def test_B7_5_one_declaration_before_any_action() -> None:
    state = table()
    city(state, "A4", 0, 1)
    state.people[0].nation = cards(state, "9*supply")
    hand(state, 0, "4*friman", "2*supply")
    assert offers(state, "act-exchange")
    choose(state, "act-cohort")
    assert not offers(state, "act-exchange")
    state = table()
    hand(state, 0, "4*friman", "supply")
    choose(state, "act-hire deck:friman")
    pay(state, "friman", "supply")
    assert not offers(state, "act-exchange")
    assert not offers(state, "act-cohort")


def test_B7_6_any_number_of_actions_in_any_order() -> None:
    state = table()
    city(state, "A4", 0, 1)
    road(state, "B4")
    hero(state, 0, 0, "A4")
    hand(state, 0, "2*friman", "2*chief", "2*supply")
    choose(state, "act-hire deck:friman")
    pay(state, "friman", "supply")
    choose(state, "act-raise")
    pay(state, "2*chief")
    choose(state, "act-move", "card:supply", "square:B4")
    assert level(state, "A4") == (0, 2)
    assert where(state, 0, 0) == "B4"
    assert messages(state) == ["act-end"], "one friman alone can do nothing"


# ---------------------------------------------------------------------- B8


def row_of(state: BattaliaState) -> tuple[int, int, int]:
    row = seen_by(state, 0).row
    assert row is not None
    return row.lacks.labour, row.lacks.cards, row.lacks.supply


def test_B8_1_a_row_is_laid_card_by_card_and_confirmed() -> None:
    state = table()
    hand(state, 0, "chief", "3*supply", "friman")
    choose(state, "act-hire deck:priest")
    assert row_of(state) == (0, 1, 3)
    assert refs(state) == ["chief-barfolk", "supply"], "a friman cannot hire a priest"
    lay(state, "supply", "chief", "2*supply")
    assert asked(state) == "ask-confirm"
    row = seen_by(state, 0).row
    assert row is not None
    assert (row.deed, row.complete, row.needs.card, row.needs.supply) == ("hire", True, "chief", 3)
    assert state.people[0].shelter == []
    choose(state, "choose-confirm")
    assert len(state.people[0].shelter) == 2


def test_B8_1_only_cards_are_offered_that_can_still_become_a_row() -> None:
    state = table()
    city(state, "A4", 0, 1)
    hand(state, 0, "friman", "tool", "3*supply")
    choose(state, "act-road deck:road_straight", "square:A3")
    assert refs(state) == ["tool-barfolk"], "one friman alone would be a dead end"


def test_B8_1_a_row_can_be_taken_back_until_it_is_confirmed() -> None:
    match = Match.new("battalia", 2, 3, draft=False)
    state = match.state
    while state.decisions[0].prompt.id != "ask-action":
        match.choose(state.decisions[0].seat, 0)
    seat = state.decisions[0].seat
    before = state.digest()
    codes = [option.words.id for option in state.decisions[0].options]
    wanted = next(index for index, id in enumerate(codes) if id in ("act-hire", "act-acquire"))
    match.choose(seat, wanted)
    while match.state.decisions[0].prompt.id != "ask-confirm":
        match.choose(seat, 0)
    while match.state.digest() != before:
        match.undo(seat)
    assert match.state.people[seat].row == []  # type: ignore[attr-defined]


def test_B8_2_a_doubled_card_works_in_one_row_or_in_two() -> None:
    single = doubled_chief()
    choose(single, "act-raise")
    lay(single, "2*chief")
    choose(single, "choose-confirm")
    assert level(single, "A4") == (0, 2)
    assert single.people[0].bench == []
    branched = doubled_chief()
    for _ in range(2):
        choose(branched, "act-hire deck:friman")
        pay(branched, "chief", "supply")
    assert len(branched.people[0].shelter) == 4


def doubled_chief() -> BattaliaState:
    """A table where a magical scroll has doubled the only chief."""
    state = table()
    city(state, "A4", 0, 1)
    hand(state, 0, "chief", "scroll", "2*supply")
    choose(state, "choose-transform-0", "card:chief-barfolk")
    assert state.people[0].bench == cards(state, "2*chief")
    return state


def test_B8_2_virtual_cards_vanish_at_the_end_of_the_turn() -> None:
    state = doubled_chief()
    finish_turn(state)
    assert state.people[0].bench == []
    assert state.deck_size(0) == 4


def test_B8_3_a_supply_card_pays_one_unit_of_one_action() -> None:
    state = table()
    hand(state, 0, "2*friman", "supply")
    assert offers(state, "act-hire deck:friman")
    assert not offers(state, "act-hire deck:chief"), "a chief costs two supply cards"
    choose(state, "act-hire deck:friman")
    pay(state, "friman", "supply")
    assert not offers(state, "act-hire")


def test_B8_4_factions_can_be_mixed_in_a_row() -> None:
    state = table()
    city(state, "A4", 0, 1)
    hand(state, 0, "chief-islanders", "chief-emberians")
    choose(state, "act-raise")
    pay(state, "chief-islanders", "chief-emberians")
    assert level(state, "A4") == (0, 2)


def test_B8_5_a_card_is_used_once_a_turn() -> None:
    state = table()
    hand(state, 0, "friman", "2*supply")
    choose(state, "act-hire deck:friman")
    pay(state, "friman", "supply")
    assert names(state, state.people[0].played) == ["friman-barfolk", "supply"]
    assert not offers(state, "act-hire")


# ---------------------------------------------------------------------- B9


def test_B9_1_a_step_costs_supply_or_a_step_of_a_horse() -> None:
    state = table()
    city(state, "A4", 0, 1)
    road(state, "B4", "C4", "D4", "E4")
    hero(state, 0, 0, "A4")
    hand(state, 0, "horse", "supply")
    choose(state, "act-move")
    assert refs(state) == ["horse-barfolk", "supply"]
    choose(state, "card:horse-barfolk", "square:B4", "square:C4", "square:D4")
    assert asked(state) == "ask-action", "three steps are used up"
    choose(state, "act-move", "card:supply", "square:E4")
    assert where(state, 0, 0) == "E4"


def test_B9_2_a_simple_road_costs_two_frimen_or_a_tool() -> None:
    for price in (("2*friman",), ("tool",)):
        state = table()
        city(state, "A4", 0, 1)
        hand(state, 0, *price)
        assert offers(state, "act-road deck:road_straight")
        assert offers(state, "act-road deck:road_curve")
        assert not offers(state, "act-road deck:road_t")
        choose(state, "act-road deck:road_straight", "square:A3")
        pay(state, *price)
        assert state.kinds[square("A3")] == ROAD_STRAIGHT


def test_B9_3_crossroads_cost_a_supply_card_more() -> None:
    for price in (("2*friman", "supply"), ("tool", "supply")):
        state = table()
        city(state, "A4", 0, 1)
        hand(state, 0, *price)
        choose(state, "act-road deck:road_cross", "square:A3")
        pay(state, *price)
        assert state.exits[square("A3")] == 15


@pytest.mark.parametrize(("unit", "rank"), [("friman", 1), ("chief", 2), ("priest", 3), ("lord", 4)])
def test_B9_4_three_units_found_a_city_of_their_rank(unit: str, rank: int) -> None:
    state = table()
    city(state, "A4", 0, 1)
    road(state, "B4")
    hand(state, 0, f"3*{unit}")
    choose(state, "act-found", "deck:city_4", "square:C4")
    pay(state, f"3*{unit}")
    assert level(state, "C4") == (0, rank)


def test_B9_5_two_units_of_a_higher_rank_raise_a_city_by_one() -> None:
    state = table()
    city(state, "A4", 0, 2)
    city(state, "C4", 0, 4)
    hand(state, 0, "2*chief", "2*lord")
    assert messages(state).count("act-raise") == 1, "chiefs are not higher than level 2, and 4 is the top"
    choose(state, "act-raise")
    pay(state, "2*lord")
    assert level(state, "A4") == (0, 3)


def test_B9_5_hints_tell_the_new_level() -> None:
    state = table()
    city(state, "A4", 0, 2)
    city(state, "C4", 0, 1)
    hand(state, 0, "2*lord")
    choose(state, "act-raise")
    hints = [state.hint(0, index) for index in range(2)]
    assert [str(hint) for hint in hints] == ["→ 3", "→ 2"]


def test_B9_5_the_two_units_must_be_equal() -> None:
    state = table()
    city(state, "A4", 0, 1)
    hand(state, 0, "chief", "priest")
    assert not offers(state, "act-raise")


@pytest.mark.parametrize(
    ("rank", "recruiter", "supply"), [(1, "friman", 1), (2, "friman", 2), (3, "chief", 3), (4, "priest", 4)]
)
def test_B9_6_hiring(rank: int, recruiter: str, supply: int) -> None:
    state = table()
    deck = ("friman", "chief", "priest", "lord")[rank - 1]
    hand(state, 0, recruiter, f"{supply - 1}*supply") if supply > 1 else hand(state, 0, recruiter)
    assert not offers(state, f"act-hire deck:{deck}")
    left = state.decks[UNIT_DECK + rank].size
    hand(state, 0, recruiter, f"{supply}*supply")
    choose(state, f"act-hire deck:{deck}")
    pay(state, recruiter, f"{supply}*supply")
    shelter = state.people[0].shelter
    assert len(shelter) == 2
    assert card(state, "supply") in shelter
    assert state.decks[UNIT_DECK + rank].size == left - 1


def test_B9_6_a_higher_unit_hires_too() -> None:
    state = table()
    hand(state, 0, "king", "supply")
    choose(state, "act-hire deck:friman")
    pay(state, "king", "supply")
    assert len(state.people[0].shelter) == 2


def test_B9_7_an_artefact_costs_a_unit_and_two_supply() -> None:
    state = table()
    hand(state, 0, "friman", "supply")
    assert not offers(state, "act-acquire")
    hand(state, 0, "lord", "2*supply")
    choose(state, "act-acquire deck:weapon")
    pay(state, "lord", "2*supply")
    assert names(state, state.people[0].shelter)[0].startswith("weapon-")


def test_B9_8_a_weapon_hires_the_second_hero_onto_an_own_city() -> None:
    state = table()
    city(state, "A4", 0, 1)
    city(state, "C4", 0, 1)
    city(state, "E4", 1, 1)
    hero(state, 0, 0, "A4")
    hand(state, 0, "weapon")
    choose(state, "act-hire-hero", "card:weapon-barfolk")
    assert refs(state) == ["A4", "C4"]
    choose(state, "square:C4", "choose-confirm")
    assert (where(state, 0, 0), where(state, 0, 1)) == ("A4", "C4")


def test_B9_8_a_building_is_no_city() -> None:
    state = table(4, valleys="mountain_pass")
    city(state, "A4", 0, 1)
    put(state, "B4", "arena", owner=0, level=2)
    hand(state, 0, "weapon")
    choose(state, "act-hire-hero", "card:weapon-barfolk")
    assert asked(state) == "ask-confirm", "A4 is the only place"


def test_B9_8_a_lost_hero_can_be_hired_again() -> None:
    state = table()
    city(state, "A4", 0, 1)
    hero(state, 0, 1, "A4")
    hand(state, 0, "weapon")
    choose(state, "act-hire-hero", "card:weapon-barfolk", "choose-confirm")
    assert where(state, 0, 0) == "A4"
    hand(state, 0, "weapon")
    assert not offers(state, "act-hire-hero"), "both are on the board"


def test_B9_9_an_attack_needs_a_weapon() -> None:
    state = table()
    put(state, "A4", "city_4", owner=NEUTRAL)
    hero(state, 0, 0, "A4")
    hand(state, 0, "2*lord")
    assert not offers(state, "act-attack")
    hand(state, 0, "2*lord", "weapon")
    assert offers(state, "act-attack")


def test_B9_10_hiding_costs_a_card() -> None:
    state = table()
    hand(state, 0, "friman")
    assert not offers(state, "act-hide")
    hand(state, 0, "friman", "lord")
    choose(state, "act-hide", "card:friman-barfolk", "card:lord-barfolk")
    assert names(state, state.people[0].hidden) == ["lord-barfolk"]
    assert names(state, state.limbo) == ["friman-barfolk"]


def test_B9_11_a_tent_and_a_card() -> None:
    state = table(day=5)
    hand(state, 0, "tent")
    assert not offers(state, "act-station")
    hand(state, 0, "tent", "lord")
    choose(state, "act-station", "card:tent-barfolk", "card:lord-barfolk")
    (tent,) = state.people[0].tents
    assert names(state, [tent.kind, *tent.cards]) == ["lord-barfolk", "tent-barfolk"]


def test_B9_12_a_special_artefact_costs_itself() -> None:
    state = table()
    state.people[0].nation = cards(state, "5*supply")
    hand(state, 0, "horn_of_baldur")
    choose(state, "act-special card:horn_of_baldur")
    assert names(state, state.people[0].played) == ["horn_of_baldur"]
    assert len(state.people[0].hand) == 2


# ---------------------------------------------------------------------- B10


def test_B10_1_building_needs_a_road_from_an_own_city_but_no_hero() -> None:
    state = table()
    city(state, "A4", 0, 1)
    city(state, "G4", 1, 1)
    put(state, "B4", "road_straight", turn=1)
    put(state, "F4", "road_straight", turn=1)
    hand(state, 0, "tool")
    choose(state, "act-road deck:road_straight")
    assert refs(state) == ["A3", "C4", "A5"]


def test_B10_2_roads_must_agree_with_all_neighbours() -> None:
    state = table()
    city(state, "A4", 0, 1)
    put(state, "B3", "road_straight", turn=0)
    hand(state, 0, "tool", "supply")
    choose(state, "act-road deck:road_cross")
    assert refs(state) == ["B4", "A5"], "crossroads on A3 would meet the side of B3 that has no road"
    choose(state, "square:B4")
    pay(state, "tool", "supply")
    assert sorted(joined(state, square("B4"))) == [square("B3"), square("A4")]
    hand(state, 0, "tool")
    choose(state, "act-road deck:road_straight", "square:A3")
    assert asked(state) == "ask-lay", "only straight up and down fits, off the map even"


def test_B10_3_any_of_the_five_decks_at_the_same_cost() -> None:
    state = table()
    city(state, "A4", 0, 1)
    road(state, "B4", "C4")
    hand(state, 0, "3*chief")
    choose(state, "act-found")
    assert refs(state) == ["city_1", "city_2_straight", "city_2_curve", "city_3", "city_4"]


def test_B10_4_a_card_may_be_turned() -> None:
    state = table()
    city(state, "A4", 0, 1)
    road(state, "B4")
    hand(state, 0, "tool")
    choose(state, "act-road deck:road_curve", "square:C4")
    assert refs(state) == ["2", "3"], "a bend needs its road to the west"
    choose(state, "turn:2")
    pay(state, "tool")
    assert state.exits[square("C4")] == 0b1100


def test_B10_5_no_city_beside_a_city() -> None:
    state = table()
    city(state, "A4", 0, 1)
    hand(state, 0, "3*friman")
    assert not offers(state, "act-found")
    road(state, "B4")
    hand(state, 0, "3*friman")
    choose(state, "act-found", "deck:city_4")
    assert refs(state) == ["B3", "C4", "B5"]


def test_B10_6_a_new_city_is_marked_with_its_level() -> None:
    state = table()
    city(state, "A4", 0, 1)
    road(state, "B4")
    hand(state, 0, "3*priest")
    choose(state, "act-found", "deck:city_1", "square:C4")
    pay(state, "3*priest")
    assert level(state, "C4") == (0, 3)
    assert state.scores[0] == 4


def test_B10_7_heroes_follow_roads_and_never_cross_empty_squares() -> None:
    state = table()
    city(state, "A4", 0, 1)
    put(state, "B4", "road_straight", turn=0)
    put(state, "A3", "road_straight", turn=0)
    hero(state, 0, 0, "A4")
    hand(state, 0, "supply")
    choose(state, "act-move", "card:supply")
    assert refs(state) == ["A3"], "B4 has no road to the west, A5 is empty"


def test_B10_8_others_may_be_passed_and_stood_beside() -> None:
    state = table()
    city(state, "A4", 0, 1)
    city(state, "B4", 1, 3)
    road(state, "C4")
    hero(state, 0, 0, "A4")
    hero(state, 1, 0, "B4")
    hand(state, 0, "2*supply")
    choose(state, "act-move", "card:supply", "square:B4", "act-move", "card:supply", "square:C4")
    assert where(state, 0, 0) == "C4"


def test_B10_9_what_is_left_of_a_horse_is_lost_with_its_row() -> None:
    state = table()
    city(state, "A4", 0, 1)
    road(state, "B4", "C4", "D4")
    hero(state, 0, 0, "A4")
    hand(state, 0, "horse")
    choose(state, "act-move", "card:horse-barfolk", "square:B4", "choose-stop")
    assert not offers(state, "act-move")
    assert where(state, 0, 0) == "B4"


def test_every_start_of_a_game_offers_only_rows_that_can_be_paid() -> None:
    """Whatever the menu offers can be carried out by taking the first option each time."""
    state = ready(2)
    seat = state.decisions[0].seat
    for index in range(len(state.decisions[0].codes)):
        tried = state.copy()
        tried.apply(seat, index)
        for _ in range(12):
            if tried.decisions[0].prompt.id == "ask-action":
                break
            assert tried.decisions[0].options[0].words.id != "choose-give-up"
            tried.apply(tried.decisions[0].seat, 0)
