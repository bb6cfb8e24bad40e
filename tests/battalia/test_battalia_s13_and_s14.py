"""S13 and S14: the newer special artefacts, and fate cards."""

from __future__ import annotations

import pytest

from tafelrunde.games.battalia.box.ids import (
    FATE_COPY,
    FIRST_SPECIAL,
    FOREIGN,
    NOTHING,
)
from tafelrunde.games.battalia.state.player import GAINED, LOST
from tafelrunde.games.battalia.state.state import BattaliaState
from tafelrunde.games.battalia.steps.characters import move_bilkarr
from tafelrunde.games.battalia.steps.checkpoints import CHECKPOINT
from tafelrunde.games.battalia.steps.specials import DrawFate, GainSpecial
from tests.battalia.tables import (
    asked,
    battle,
    begin_step,
    card,
    cards,
    choose,
    city,
    finish_turn,
    fresh,
    hand,
    hero,
    lay,
    messages,
    names,
    offers,
    put,
    refs,
    road,
    seen_by,
    table,
    turn,
    where,
    wish,
)

# ---------------------------------------------------------------------- S13


def test_S13_1_the_arrow_reaches_the_squares_around() -> None:
    state = table()
    put(state, "B4", "road_cross", terrain=0)
    city(state, "C3", 1, 2, terrain=3)
    city(state, "E4", 1, 2)
    hero(state, 0, 0, "B4")
    hand(state, 0, "farrells_arrow", "weapon")
    choose(state, "act-attack")
    assert refs(state) == ["farrells_arrow"], "the weapon reaches nothing"
    choose(state, "card:farrells_arrow", "choose-confirm")
    seen = battle(state)
    assert (seen.square, seen.attack.strength) == ("C3", 2)
    assert (seen.attack.terrain, seen.defence.terrain) == (1, 1), "each side counts its own square"


def test_S13_1_the_arrow_hires_a_hero_around_a_hero() -> None:
    state = table()
    city(state, "G4", 0, 1)
    road(state, "B4", "C3")
    hero(state, 0, 0, "B4")
    hand(state, 0, "farrells_arrow")
    choose(state, "act-hire-hero", "card:farrells_arrow")
    assert sorted(refs(state)) == ["B4", "C3", "G4"]
    choose(state, "square:C3", "choose-confirm")
    assert where(state, 0, 1) == "C3"


def test_S13_2_the_bag_gives_up_to_two_supply_cards() -> None:
    state = table()
    supply = state.supply
    hand(state, 0, "fortunas_bag")
    choose(state, "act-special")
    one = state.copy()
    state.apply(0, 0)
    assert names(state, state.people[0].hand) == ["supply", "supply"]
    assert state.supply == supply - 2
    one.apply(0, 1)
    assert names(one, one.people[0].hand) == ["supply"]


def test_S13_3_the_standard_calls_one_type_up_to_strength_8() -> None:
    state = table()
    state.people[0].shelter = cards(
        state, "2*lord", "lord-islanders", "3*priest", "weapon", "2*priest-fanatics", "supply"
    )
    hand(state, 0, "vigos_standard")
    choose(state, "act-special")
    assert [option.words.text("en") for option in state.decisions[0].options] == ["Priest", "Lord", "Weapon"]
    state.apply(0, 1)
    choose(state, "card:lord-barfolk", "card:lord-islanders")
    assert names(state, state.people[0].hand) == ["lord-barfolk", "lord-islanders"]
    assert asked(state) == "ask-action", "strength 8 is reached"


def test_S13_3_fanatics_count_with_their_printed_strength() -> None:
    state = table()
    state.people[0].shelter = cards(state, "3*priest-fanatics")
    hand(state, 0, "vigos_standard")
    choose(state, "act-special", "card:priest-fanatics", "card:priest-fanatics")
    assert names(state, state.people[0].hand) == ["priest-fanatics"] * 2, "two of them count as 6"
    assert asked(state) == "ask-action"


def test_S13_4_the_cloak_hides_cities_until_the_next_turn() -> None:
    state = table()
    city(state, "A4", 0, 1)
    city(state, "C4", 0, 1)
    city(state, "F4", 0, 1)
    road(state, "B4")
    hero(state, 0, 0, "B4")
    hero(state, 1, 0, "A4")
    hand(state, 0, "vayls_cloak")
    choose(state, "act-special")
    assert refs(state) == ["A4", "C4"]
    choose(state, "square:A4", "square:C4")
    state.people[1].hand = cards(state, "weapon")
    turn(state, 1)
    assert not offers(state, "act-attack", 1)
    turn(state, 0)
    state.people[1].hand = cards(state, "weapon")
    turn(state, 1)
    assert offers(state, "act-attack", 1)


def test_S13_4_heroes_in_a_hidden_city_are_attacked_by_themselves() -> None:
    state = table()
    city(state, "A4", 0, 4)
    hero(state, 0, 0, "A4")
    hero(state, 1, 0, "A4")
    hand(state, 0, "vayls_cloak")
    choose(state, "act-special")  # the only city
    hand(state, 1, "weapon")
    turn(state, 1)
    choose(state, "act-attack", seat=1)
    while not state.battle.going:
        state.apply(1, 0)
    assert (battle(state).target, battle(state).defence.place) == ("heroes", 0)


def test_S13_5_the_crystal_orders_the_nation() -> None:
    state = table()
    person = state.people[0]
    person.nation = cards(state, "6*supply", "5*friman", "lord", "king")
    hand(state, 0, "mings_crystal")
    wish(state, *cards(state, "king", "lord", "5*friman"))
    choose(state, "act-special")
    assert len(person.looked) == 12
    assert seen_by(state, 1).people[0].looked is None
    choose(state, "card:king-barfolk", "card:lord-barfolk")
    lay(state, "4*friman")
    assert names(state, person.nation_top[:2]) == ["king-barfolk", "lord-barfolk"]
    assert len(person.nation) == 7
    finish_turn(state)
    assert names(state, person.hand) == ["friman-barfolk"] * 4 + ["king-barfolk", "lord-barfolk"]


def test_S13_5_a_short_nation_is_not_filled_up() -> None:
    state = table()
    person = state.people[0]
    person.nation, person.shelter = cards(state, "2*friman"), cards(state, "9*supply")
    hand(state, 0, "mings_crystal")
    choose(state, "act-special", "card:friman-barfolk", "card:friman-barfolk")
    assert names(state, person.nation_top) == ["friman-barfolk"] * 2
    assert len(person.shelter) == 9


def test_S13_6_the_mask_takes_units_of_strength_3() -> None:
    state = table()
    city(state, "A4", 1, 1)
    hero(state, 0, 0, "A4")
    state.people[1].hand = cards(state, "2*friman-islanders", "chief-islanders", "lord-islanders")
    hand(state, 0, "weapon", "syoens_mask")
    choose(state, "act-attack", "card:weapon-barfolk", "choose-confirm", "choose-battle-done")
    lay(state, "2*friman-islanders", "chief-islanders", "lord-islanders", seat=1)
    choose(state, "choose-battle-done", seat=1)
    choose(state, "card:syoens_mask")
    assert refs(state) == ["friman-islanders", "chief-islanders"], "a lord is too strong"
    choose(state, "card:chief-islanders", "card:friman-islanders")
    assert state.battle.attack_row[1:] == [
        kind + FOREIGN for kind in cards(state, "chief-islanders", "friman-islanders")
    ]
    assert (battle(state).attack.strength, battle(state).defence.strength) == (4, 5)
    assert battle(state).attack.cards[1:] == ("chief-islanders!", "friman-islanders!")
    choose(state, "choose-battle-done")
    choose(state, "choose-battle-pass", seat=1)
    assert state.battle.going, "who uses the mask has not passed"
    choose(state, "choose-battle-pass")
    assert len(state.people[1].shelter) == 4, "all units are back with their owner"


def test_S13_7_the_lost_scroll_fetches_a_card_from_limbo() -> None:
    state = table()
    state.limbo = cards(state, "lord", "queen", "weapon")
    hand(state, 0, "kryceks_lost_scroll")
    choose(state, "act-special")
    assert refs(state) == ["lord-barfolk", "weapon-barfolk"]
    choose(state, "card:lord-barfolk")
    assert names(state, state.people[0].hand) == ["lord-barfolk"]


def test_S13_7_an_own_royal_card_comes_back_unless_deposed() -> None:
    state = table()
    state.limbo = cards(state, "queen", "king", "queen-islanders")
    state.people[0].queen = state.people[1].queen = GAINED
    state.people[0].king = LOST
    hand(state, 0, "kryceks_lost_scroll")
    choose(state, "act-special")
    assert names(state, state.people[0].hand) == ["queen-barfolk"], "the only card that can be fetched"


def test_S13_7_or_summons_a_character_until_the_next_checkpoint() -> None:
    state = table(scroll_summons=True)
    road(state, "A4", "C4")
    put(state, "F4", "gate", terrain=2)
    hand(state, 0, "kryceks_lost_scroll")
    choose(state, "act-special", "choose-bilkarr", "square:C4")
    assert seen_by(state, 1).bilkarr == "C4"
    assert "bilkarr" in seen_by(state, 1).modules, "so his potions are shown"
    hand(state, 0, "kryceks_lost_scroll")
    choose(state, "act-special")
    assert asked(state) == "ask-summon-to", "the same one is only moved"
    choose(state, "square:A4")
    assert "B5" in refs(choose(hand(state, 0, "kryceks_lost_scroll"), "act-special")), "he needs no road"
    choose(state, "square:C4")
    move_bilkarr(state)
    assert seen_by(state, 1).bilkarr == "E2", "he goes on the next day"
    state.day = 14
    begin_step(state, CHECKPOINT)
    assert state.bilkarr == NOTHING


# ---------------------------------------------------------------------- S14


def test_S14_1_three_fate_cards_instead_of_one_open_special_artefact() -> None:
    state = fresh(3)
    assert (len(state.fate_cards), len(state.open_specials)) == (3, 3)
    state = fresh(3, fate=False)
    assert (len(state.fate_cards), len(state.open_specials)) == (0, 4)


def test_S14_2_a_fate_card_instead_of_an_open_special_artefact() -> None:
    state = begin_step(table(), GainSpecial(0, False))
    assert messages(state)[-1] == "choose-draw-fate"
    choose(state, "choose-draw-fate")
    assert asked(state) == "ask-fate"


def fate(number: int, state: BattaliaState | None = None) -> BattaliaState:
    """Seat 0 draws a certain fate card for its shelter."""
    drawn = table() if state is None else state
    wish(drawn, number)
    return begin_step(drawn, DrawFate(0, False))


@pytest.mark.parametrize(("number", "dust"), [(0, 2), (1, 1), (2, 1)])
def test_S14_3_stardust(number: int, dust: int) -> None:
    state = choose(fate(number), "choose-stardust")
    assert names(state, state.people[0].shelter) == ["stardust"] * dust


def test_S14_3_the_first_card_copies_a_special_artefact_of_another_player() -> None:
    state = choose(fate(0), "choose-fate-0")
    assert state.people[0].shelter == [FATE_COPY]
    assert state.fate_cards == [1, 2]
    state = table()
    state.people[1].shelter = cards(state, "horn_of_baldur", "wings_of_aviena")
    state.people[0].nation = cards(state, "5*supply")
    hand(state, 0, "fate")
    choose(state, "act-copy", "card:horn_of_baldur", "act-special card:horn_of_baldur")
    assert names(state, state.people[0].hand) == ["supply"] * 2
    assert names(state, state.people[0].played) == ["fate"]
    assert card(state, "horn_of_baldur") in state.people[1].shelter


def test_S14_3_as_a_pavilion_the_fate_card_is_put_up() -> None:
    state = table()
    state.people[1].shelter = cards(state, "pavilion_of_eyla")
    hand(state, 0, "fate", "lord", "friman", "chief")
    assert not offers(state, "act-copy")
    choose(state, "act-station", "card:fate", "card:lord-barfolk", "card:friman-barfolk", "card:chief-barfolk")
    assert names(state, state.people[0].tents[0].cards) == ["chief-barfolk", "friman-barfolk", "lord-barfolk"]
    assert seen_by(state, 1).people[0].tents[0].tent == "fate"


def test_S14_3_the_second_takes_the_top_of_the_rest_pile() -> None:
    state = fate(1)
    rest = state.rest.copy()
    choose(state, "choose-fate-1")
    (gained,) = state.people[0].shelter
    assert gained - FIRST_SPECIAL in rest
    assert len(state.rest) == len(rest) - 1


def test_S14_3_the_third_takes_any_of_the_rest_pile() -> None:
    state = choose(fate(2), "choose-fate-2")
    assert len(refs(state)) == len(state.rest)
    wanted = sorted(state.rest)[-1]
    choose(state, f"card:{state.box.special_ids[wanted]}")
    assert state.people[0].shelter == [FIRST_SPECIAL + wanted]


def test_S14_3_whoever_has_a_special_artefact_gets_stardust() -> None:
    state = table()
    state.people[0].shelter = cards(state, "horn_of_baldur")
    fate(2, state)
    assert names(state, state.people[0].shelter) == ["horn_of_baldur", "stardust"]


def test_S14_4_cards_that_are_not_kept_stay_in_the_pile() -> None:
    for number in range(3):
        assert sorted(choose(fate(number), "choose-stardust").fate_cards) == [0, 1, 2]
