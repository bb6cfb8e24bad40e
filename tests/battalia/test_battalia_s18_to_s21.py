"""S18 to S21: Metamorpha, Bilkarr and his potions."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.battalia import GAME
from tafelrunde.games.battalia.box.ids import (
    BERSERKER,
    BROTHERHOOD,
    COLOSSUS,
    ECLIPSE,
    FACTION_OF,
    FROSTHAND,
    GATE,
    NEUTRAL,
    NOTHING,
    UNIVERSAL,
    WEAKNESS,
    square,
    square_name,
)
from tafelrunde.games.battalia.state.state import BattaliaState
from tafelrunde.games.battalia.steps.characters import enter, is_corner, move_bilkarr, walk
from tafelrunde.games.battalia.steps.checkpoints import CHECKPOINT
from tafelrunde.games.battalia.steps.turns import BEGIN_DAY
from tests.battalia.tables import (
    asked,
    battle,
    begin_step,
    card,
    cards,
    choose,
    city,
    hand,
    hero,
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
    turn,
    where,
    wish,
)

# ---------------------------------------------------------------------- S18, S19


def test_S18_1_characters_enter_on_a_gate_in_play() -> None:
    seen = set()
    for seed in range(6):
        state = ready(2, seed, bilkarr=True)
        state.day = 7
        begin_step(state, CHECKPOINT)
        assert state.kinds[state.bilkarr] == GATE
        seen.add(state.board.gates.index(state.bilkarr))
    assert seen == {0, 1}


@pytest.mark.parametrize("option", [{"metamorpha": True}, {"bilkarr": True}, {"valleys": "mountain_pass"}])
def test_S18_2_what_needs_gates_brings_them(option: dict[str, Any]) -> None:
    assert GATE in ready(4, gates=False, **option).kinds
    assert GATE not in ready(4, gates=False).kinds


def served(terrain: int, *held: str, **options: bool) -> BattaliaState:
    """Metamorpha stands far away on the same kind of terrain as seat 0's hero on B4, beside an own city."""
    state = table(metamorpha=True, **options)
    put(state, "F6", "road_cross", terrain=terrain)
    city(state, "A4", 0, 1)
    put(state, "B4", "road_cross", terrain=terrain)
    hero(state, 0, 0, "B4")
    state.metamorpha = square("F6")
    return hand(state, 0, *held)


def test_S19_1_she_comes_to_every_new_terrain_card() -> None:
    state = served(0, "tool")
    choose(state, "act-road deck:road_straight", "square:B3")
    pay(state, "tool")
    assert seen_by(state, 1).metamorpha == "B3"
    hand(state, 0, "staff_of_terra")
    choose(state, "act-special", "square:B4")
    state.apply(0, 0)
    assert seen_by(state, 1).metamorpha == "B4", "a replaced card is a new one"


def test_S19_2_any_card_as_tribute_once_for_each_hero_and_terrain() -> None:
    state = served(5, "friman", "supply", "chief")
    state.people[0].nation = cards(state, "9*supply")
    hero(state, 0, 1, "B4")
    hand(state, 0, "friman", "chief")
    choose(state, "act-tribute hero:0-0", "card:friman-barfolk", "choose-count")
    assert names(state, state.people[0].played) == ["friman-barfolk"]
    assert not offers(state, "act-tribute hero:0-0")
    assert offers(state, "act-tribute hero:0-1")
    put(state, "B4", "road_cross", terrain=4)
    put(state, "F6", "road_cross", terrain=4)
    hand(state, 0, "friman", "chief")
    assert offers(state, "act-tribute hero:0-0"), "another kind of terrain"


def test_S19_2_a_fanatic_is_no_tribute_without_its_sacrifice() -> None:
    state = served(5, "lord-fanatics")
    assert not offers(state, "act-tribute")
    hand(state, 0, "lord-fanatics", "friman")
    choose(state, "act-tribute")
    assert refs(state) == ["friman-barfolk"]


def test_S19_2_the_hero_must_stand_on_her_kind_of_terrain() -> None:
    state = served(5, "friman")
    hero(state, 0, 0, "A4")
    hand(state, 0, "friman")
    assert not offers(state, "act-tribute")


def test_S19_3_there_is_an_ability_for_each_terrain() -> None:
    box = table().box
    assert [ability.rule for ability in box.metamorpha] == [f"S19.3.{number}" for number in range(1, 7)]


def test_S19_3_1_forests_three_squares() -> None:
    state = served(0, "friman")
    road(state, "C4", "D4", "E4")
    choose(state, "act-tribute", "card:friman-barfolk")
    assert offers(state, "choose-stop"), "up to three"
    choose(state, "square:C4", "square:D4", "square:E4")
    assert where(state, 0, 0) == "E4"


def test_S19_3_2_mountains_a_level() -> None:
    state = served(1, "friman")
    choose(state, "act-tribute", "card:friman-barfolk")
    assert level(state, "A4") == (0, 2)


def test_S19_3_3_canyons_an_attack_without_a_weapon_but_not_on_the_own_square() -> None:
    state = served(2, "friman", "lord")
    hero(state, 1, 0, "B4")
    hand(state, 0, "friman", "lord")
    assert not offers(state, "act-tribute"), "the only enemy stands on the same square"
    city(state, "C3", 1, 1)
    hand(state, 0, "friman", "lord")
    choose(state, "act-tribute", "card:friman-barfolk")
    assert battle(state).square == "C3"
    assert state.battle.attack_row == []


def test_S19_3_4_lakes_a_promotion() -> None:
    state = served(3, "friman", "supply")
    choose(state, "act-tribute", "card:supply", "card:friman-barfolk")
    assert names(state, state.people[0].hand)[0].startswith("chief-")


def test_S19_3_5_frost_fields_a_double() -> None:
    state = served(4, "lord", "supply")
    choose(state, "act-tribute", "card:supply", "card:lord-barfolk")
    assert names(state, state.people[0].bench) == ["lord-barfolk"] * 2


def test_S19_3_5_universal_units_too_but_no_royal_card() -> None:
    state = served(4, "priest-unbound", "friman-fanatics", "queen", "supply", fanatics=True)
    choose(state, "act-tribute", "card:supply")
    assert refs(state) == ["priest-unbound"], "a fanatic wants a sacrifice first"


def test_S19_3_6_proto_jungle_two_cards() -> None:
    state = served(5, "friman")
    state.people[0].nation = cards(state, "9*lord")
    choose(state, "act-tribute", "card:friman-barfolk")
    assert [option.words.args["count"] for option in state.decisions[0].options] == [2, 1]
    fewer = state.copy()
    state.apply(0, 0)
    assert names(state, state.people[0].hand) == ["lord-barfolk"] * 2
    fewer.apply(0, 1)
    assert len(fewer.people[0].hand) == 1


# ---------------------------------------------------------------------- S20


def days_of_bilkarr(state: BattaliaState, days: int) -> list[str]:
    """Where he is on each of so many days."""
    found = []
    for _ in range(days):
        move_bilkarr(state)
        found.append(square_name(state.bilkarr))
    return found


def test_S20_1_he_stays_for_a_day_and_then_moves_two_squares_a_day() -> None:
    state = table(6, bilkarr=True)
    clear_start(state, "A5")
    assert days_of_bilkarr(state, 5) == ["A5", "C3", "E1", "G3", "I5"]


def clear_start(state: BattaliaState, name: str) -> None:
    """Bilkarr has just come to a gate; a corner would send him to another one on E3."""
    put(state, name, "gate", terrain=0)
    put(state, "E3", "gate", terrain=1)
    enter(state, 1, square(name))


def test_S20_2_he_bounces_off_like_a_billiard_ball() -> None:
    large = table(6, bilkarr=True).board
    assert walk(large, square("C1"), True, False) == (square("D2"), True, True), "off the upper edge"
    assert walk(large, square("K3"), True, True) == (square("J4"), False, True), "off the right edge"
    assert walk(large, square("C7"), False, True) == (square("B6"), False, False)
    small = table(4, bilkarr=True).board
    assert walk(small, square("G2"), True, True) == (square("F3"), False, True), "the small map ends earlier"
    smallest = table(2, bilkarr=True).board
    assert walk(smallest, square("C2"), True, False) == (square("D3"), True, True), "the first row is closed for two"
    assert walk(smallest, square("C6"), True, True) == (square("D5"), True, False)


def test_S20_2_six_days_on_the_large_map() -> None:
    state = table(6, bilkarr=True)
    clear_start(state, "B6")
    assert days_of_bilkarr(state, 7) == ["B6", "D4", "F2", "H2", "J4", "J6", "H6"]


def test_S20_3_a_corner_sends_him_to_a_gate() -> None:
    state = table(6, bilkarr=True)
    clear_start(state, "I3")
    wish(state, square("E3"))
    assert days_of_bilkarr(state, 2) == ["I3", "E3"], "K1 is a corner"
    assert days_of_bilkarr(state, 1) == ["G1"], "he starts to the right again on the next day"
    state = table(5, bilkarr=True)
    assert is_corner(state, square("B1"))
    assert not is_corner(state, square("C1"))


def test_S20_4_he_starts_to_the_right_and_upwards() -> None:
    state = table(6, bilkarr=True)
    clear_start(state, "C5")
    assert seen_by(state, 0).bilkarr_next == "C5"
    assert days_of_bilkarr(state, 2) == ["C5", "E3"]
    clear_start(state, "D1")
    assert days_of_bilkarr(state, 2) == ["D1", "F3"], "from the top row downwards"


# ---------------------------------------------------------------------- S21


def with_potion(potion: int, seat: int, day: int = 1, **options: bool) -> BattaliaState:
    """A seat owns a potion; `day` is that of its effect, 0 before it is drunk."""
    state = table(bilkarr=True, **options)
    state.potion_owners[potion] = seat
    state.potion_days[potion] = day
    return state


def test_S21_1_two_supply_buy_a_potion_from_bilkarr() -> None:
    state = table(bilkarr=True)
    road(state, "A4", "B4")
    state.bilkarr = square("A4")
    hero(state, 0, 0, "B4")
    hand(state, 0, "4*supply")
    assert not offers(state, "act-potion")
    hero(state, 0, 0, "A4")
    hand(state, 0, "4*supply")
    choose(state, "act-potion", "potion:colossus")
    pay(state, "2*supply")
    choose(state, "act-potion")
    assert "colossus" not in refs(state), "there is only one of each"
    choose(state, "potion:eclipse")
    pay(state, "2*supply")
    assert seen_by(state, 1).people[0].potions == ("eclipse", "colossus")


def test_S21_2_an_effect_of_three_days() -> None:
    state = with_potion(COLOSSUS, 0, 0)
    turn(state, 0)
    choose(state, "choose-drink potion:colossus")
    days = []
    for _ in range(3):
        days.append(state.has_potion(0, COLOSSUS))
        begin_step(state, BEGIN_DAY)
    assert days == [True, True, True]
    assert not state.has_potion(0, COLOSSUS)
    assert state.potion_owners[COLOSSUS] == NOTHING, "it is for sale again"


def test_S21_2_a_defender_may_drink_before_cards_are_laid() -> None:
    state = with_potion(COLOSSUS, 1, 0)
    city(state, "A4", 1, 1)
    hero(state, 0, 0, "A4")
    hand(state, 0, "weapon")
    choose(state, "act-attack", "card:weapon-barfolk", "choose-confirm")
    assert messages(state, 1) == ["choose-drink", "choose-drink-nothing"]
    choose(state, "potion:colossus", seat=1)
    assert battle(state).defence.total == 5


def test_S21_2_both_sides_may_drink_while_cards_are_laid() -> None:
    state = with_potion(COLOSSUS, 0, 0)
    city(state, "A4", 1, 3)
    hero(state, 0, 0, "A4")
    state.people[1].hand = cards(state, "friman-islanders")
    hand(state, 0, "weapon")
    choose(state, "act-attack", "card:weapon-barfolk", "choose-confirm", "choose-battle-done")
    choose(state, "choose-battle-pass", seat=1)
    choose(state, "potion:colossus", "choose-battle-done")
    assert battle(state).wins
    choose(state, "card:friman-islanders", seat=1)
    assert battle(state).defence.total == 4, "the answer to a potion: cards can still be added"


def test_S21_2_a_watcher_may_pour_out_weakness_last_of_all() -> None:
    state = table(3, bilkarr=True)
    state.potion_owners[WEAKNESS] = 2
    put(state, "D2", "city_4", owner=NEUTRAL)
    hero(state, 0, 0, "D2")
    hand(state, 0, "weapon", "lord", "priest", "friman")
    choose(state, "act-attack", "card:weapon-barfolk", "choose-confirm")
    assert messages(state, 2) == ["choose-drink", "choose-drink-nothing"]
    choose(state, "choose-drink-nothing", seat=2)
    choose(state, "card:lord-barfolk", "card:priest-barfolk", "choose-battle-done")
    choose(state, "potion:weakness", "seat:0", seat=2)
    assert not battle(state).wins
    choose(state, "card:friman-barfolk", "choose-battle-done")
    assert not state.battle.going, "nobody is asked a third time"
    assert state.people[0].heroes[0] == NOTHING, "eight and morale are not enough any more"


def test_S21_3_daily_potions_once_a_day() -> None:
    state = with_potion(ECLIPSE, 0)
    hand(state, 0, "2*supply")
    choose(state, "choose-transform-5", "card:supply", "card:lord-peaceful")
    assert not offers(state, "choose-transform-5")
    begin_step(state, BEGIN_DAY)
    turn(state, 0)
    hand(state, 0, "2*supply")
    assert offers(state, "choose-transform-5")


def test_S21_4_weakness_never_goes_below_zero() -> None:
    state = with_potion(WEAKNESS, 0)
    city(state, "A4", 1, 1)
    hero(state, 0, 0, "A4")
    hand(state, 0, "weapon")
    choose(state, "act-attack", "card:weapon-barfolk", "choose-confirm")
    assert (battle(state).attack.potions, battle(state).attack.total) == (-4, 0)


def test_S21_5_six_potions_with_texts() -> None:
    texts = [entry for entry in GAME.cards(GAME.standard_box) if entry.name.ref.startswith("potion:")]
    assert [entry.rule for entry in texts] == [f"S21.5.{number}" for number in range(1, 7)]


def test_S21_5_1_berserker_takes_two_random_cards() -> None:
    state = with_potion(BERSERKER, 0)
    city(state, "A4", 1, 1)
    hero(state, 0, 0, "A4")
    state.people[1].hand = cards(state, "5*lord")
    hand(state, 0, "weapon")
    choose(state, "act-attack", "card:weapon-barfolk", "choose-confirm", "choose-rage")
    assert len(state.people[1].hand) == 3
    assert names(state, state.people[1].shelter) == ["lord-barfolk"] * 2
    assert state.potions_used == 1 << BERSERKER


def test_S21_5_2_frosthand_cancels_a_row() -> None:
    state = with_potion(FROSTHAND, 1, 0)
    hand(state, 0, "2*friman", "2*supply")
    choose(state, "act-hire deck:friman", "card:friman-barfolk", "card:supply", "choose-confirm")
    assert messages(state, 1) == ["choose-let-pass", "choose-freeze"]
    choose(state, "choose-freeze", seat=1)
    assert state.people[0].shelter == []
    assert names(state, state.people[0].played) == ["friman-barfolk", "supply"]
    assert state.has_potion(1, FROSTHAND), "it was drunk for this"
    choose(state, "act-hire deck:friman", "card:friman-barfolk", "card:supply", "choose-confirm")
    assert len(state.people[0].shelter) == 2, "once a day"


def test_S21_5_2_frosthand_stops_a_hero_on_the_way() -> None:
    state = with_potion(FROSTHAND, 1)
    road(state, "A4", "B4")
    hero(state, 0, 0, "A4")
    hand(state, 0, "horse")
    choose(state, "act-move", "card:horse-barfolk")
    choose(state, "choose-freeze", seat=1)
    assert where(state, 0, 0) == "A4"
    assert asked(state) == "ask-action"


def test_S21_5_3_eclipse_makes_a_peaceful_joker() -> None:
    state = with_potion(ECLIPSE, 0)
    city(state, "A4", 0, 1)
    put(state, "B4", "city_4", owner=NEUTRAL)
    hero(state, 0, 0, "B4")
    hand(state, 0, "supply")
    choose(state, "choose-transform-5", "card:supply")
    assert all(FACTION_OF[card(state, ref)] != UNIVERSAL for ref in refs(state))
    assert not any("queen" in ref or "king" in ref for ref in refs(state))
    choose(state, "card:weapon-peaceful")
    assert not offers(state, "act-attack")
    assert offers(state, "act-hire-hero")


def test_S21_5_3_eclipse_takes_any_card_but_a_raw_fanatic() -> None:
    state = with_potion(ECLIPSE, 0, fanatics=True)
    hand(state, 0, "queen", "friman-unbound", "horn_of_baldur", "lord-fanatics")
    choose(state, "choose-transform-5")
    assert refs(state) == ["friman-unbound", "queen-barfolk", "horn_of_baldur"]


def test_S21_5_4_brotherhood_keeps_the_peace() -> None:
    state = with_potion(BROTHERHOOD, 1)
    city(state, "A4", 1, 1)
    hero(state, 0, 0, "A4")
    hand(state, 0, "weapon")
    assert not offers(state, "act-attack")
    state = with_potion(BROTHERHOOD, 0)
    city(state, "A4", 1, 1)
    hero(state, 0, 0, "A4")
    hand(state, 0, "weapon")
    assert not offers(state, "act-attack")
    put(state, "A4", "city_4", owner=NEUTRAL)
    hand(state, 0, "weapon")
    assert offers(state, "act-attack"), "a neutral city is no other player"


def test_S21_5_4_brotherhood_in_answer_to_an_attack_ends_it() -> None:
    state = with_potion(BROTHERHOOD, 1, 0)
    city(state, "A4", 1, 1)
    hero(state, 0, 0, "A4")
    hand(state, 0, "weapon", "lord")
    choose(state, "act-attack", "card:weapon-barfolk", "choose-confirm")
    choose(state, "potion:brotherhood", seat=1)
    assert not state.battle.going
    assert (level(state, "A4"), where(state, 0, 0)) == ((1, 1), "A4")


def test_S21_5_5_colossus_adds_four() -> None:
    state = with_potion(COLOSSUS, 0)
    city(state, "A4", 1, 1)
    hero(state, 0, 0, "A4")
    hand(state, 0, "weapon")
    choose(state, "act-attack", "card:weapon-barfolk", "choose-confirm")
    assert battle(state).attack.potions == 4


def test_S21_5_6_weakness_is_given_to_an_opponent() -> None:
    state = with_potion(WEAKNESS, 0, 0)
    turn(state, 0)
    choose(state, "choose-drink potion:weakness")
    assert state.has_potion(1, WEAKNESS), "there is only one opponent"
    city(state, "A4", 1, 6)
    hero(state, 0, 0, "A4")
    hand(state, 0, "weapon")
    choose(state, "act-attack", "card:weapon-barfolk", "choose-confirm")
    assert battle(state).defence.total == 2
