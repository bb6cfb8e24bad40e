"""B14 to B16: battle, the extended game, the Unbound."""

from __future__ import annotations

import pytest

from tafelrunde.games.battalia.box.ids import FACTION_OF, NEUTRAL, UNBOUND, UNIT_DECK, UNIVERSAL
from tafelrunde.games.battalia.state.state import BattaliaState
from tests.battalia.tables import (
    asked,
    battle,
    card,
    cards,
    choose,
    city,
    hand,
    hero,
    lay,
    level,
    messages,
    names,
    offers,
    put,
    ready,
    refs,
    road,
    seen_by,
    table,
    turn,
    where,
)


def attack(state: BattaliaState, *row: str, weapon: str = "weapon") -> BattaliaState:
    """Seat 0 announces an attack with the only target there is, lays these cards and is done."""
    hand(state, 0, weapon, *row, "supply")
    choose(state, "act-attack")
    lay(state, weapon)
    choose(state, "choose-confirm")
    lay(state, *row)
    return choose(state, "choose-battle-done")


def defend(state: BattaliaState, *row: str) -> BattaliaState:
    """Seat 1 lays these cards and is done; then both pass."""
    lay(state, *row, seat=1)
    choose(state, "choose-battle-done" if row else "choose-battle-pass", seat=1)
    choose(state, "choose-battle-pass")
    if state.battle.going:
        choose(state, "choose-battle-pass", seat=1)
    return state


def their_city(strength: int = 1, *held: str, **options: bool) -> BattaliaState:
    """Seat 1's city on A4 with seat 0's hero on it, and cards in seat 1's hand."""
    state = table(**options)
    city(state, "A4", 1, strength)
    hero(state, 0, 0, "A4")
    state.people[1].hand = cards(state, *held)
    return state


def test_B14_1_a_hero_attacks_what_is_on_its_square() -> None:
    state = table(3)
    city(state, "A4", 1, 2)
    city(state, "B4", 1, 2)
    hero(state, 0, 0, "A4")
    hero(state, 1, 0, "A4")
    hero(state, 2, 0, "A4")
    hand(state, 0, "weapon")
    choose(state, "act-attack", "card:weapon-barfolk")
    assert messages(state) == ["target-city", "target-heroes"], "the owner's heroes are attacked with the city"
    assert [option.refs[-1] for option in state.decisions[0].options] == ["seat:1", "seat:2"]
    hint = state.hint(0, 0)
    assert str(hint) == "against 2", "what the city itself adds"
    assert state.hint(0, 1) is None


def test_B14_1_own_cities_and_heroes_are_no_targets() -> None:
    state = table()
    city(state, "A4", 0, 2)
    hero(state, 0, 0, "A4")
    hand(state, 0, "weapon")
    assert not offers(state, "act-attack")


def test_B14_2_the_row_begins_with_a_weapon_and_each_attack_needs_another() -> None:
    state = attack(their_city(), "2*lord")
    defend(state)
    assert level(state, "A4") == (0, 1)
    city(state, "B4", 1, 1)
    hero(state, 0, 0, "B4")
    hand(state, 0, "2*lord")
    assert not offers(state, "act-attack")
    hand(state, 0, "2*lord", "weapon")
    assert offers(state, "act-attack")


def test_B14_3_the_strength_of_a_row() -> None:
    state = their_city()
    hand(state, 0, "weapon", "friman", "chief-islanders", "priest", "lord", "horse", "supply")
    choose(state, "act-attack", "card:weapon-barfolk", "choose-confirm")
    assert "supply" not in refs(state), "supply has no strength"
    lay(state, "friman", "chief-islanders", "priest", "lord", "horse")
    assert battle(state).attack.strength == 1 + 1 + 2 + 3 + 4 + 1


def test_B14_4_a_city_adds_its_level() -> None:
    assert battle(attack(their_city(3))).defence.place == 3


@pytest.mark.parametrize(("hero_mode", "strength"), [(False, 4), (True, 6)])
def test_B14_4_a_neutral_city_defends_itself(hero_mode: bool, strength: int) -> None:
    state = table(hero_mode=hero_mode)
    put(state, "A4", "city_4", owner=NEUTRAL)
    hero(state, 0, 0, "A4")
    hand(state, 0, "weapon", "lord")
    choose(state, "act-attack", "card:weapon-barfolk", "choose-confirm")
    assert battle(state).defence.total == strength
    choose(state, "choose-battle-done")
    assert where(state, 0, 0) is None, "there is nobody to ask: the weapon alone has lost"


def test_B14_5_the_defender_needs_no_weapon_and_decides_about_heroes() -> None:
    state = their_city(1, "friman")
    hero(state, 1, 0, "A4")
    attack(state, "lord")
    assert messages(state, 1) == ["choose-fight", "choose-aside"]
    choose(state, "choose-aside", seat=1)
    assert battle(state).helpers == ()
    defend(state, "friman")
    assert level(state, "A4") == (0, 1)
    assert where(state, 1, 0) == "A4", "whoever stood aside stays"


def test_B14_5_an_attacked_hero_must_fight() -> None:
    state = table()
    road(state, "A4")
    hero(state, 0, 0, "A4")
    hero(state, 1, 0, "A4")
    hero(state, 1, 1, "A4")
    attack(state, "lord")
    assert messages(state, 1) == ["choose-fight", "choose-aside"]
    choose(state, "choose-aside", seat=1)
    assert messages(state, 1) == ["choose-fight"], "one of the two has to"


def test_B14_6_morale_for_rows_of_one_faction() -> None:
    assert battle(attack(their_city(), "2*chief", "lord-unbound")).attack.morale == 1
    assert battle(attack(their_city(), "2*chief", "friman-islanders")).attack.morale == 0


def test_B14_6_hints_count_the_morale_that_a_card_takes() -> None:
    state = their_city()
    hand(state, 0, "weapon", "2*chief", "friman-islanders")
    choose(state, "act-attack", "card:weapon-barfolk", "choose-confirm")
    for laid in range(2):
        before = battle(state).attack.total
        told = {ref: str(state.hint(0, index)) for index, ref in enumerate(refs(state))}
        assert told["friman-islanders"] == "±0", "one for the card, less one for the morale"
        assert told["chief-barfolk"] == "+2"
        choose(state, "card:chief-barfolk")
        assert battle(state).attack.total == before + 2, laid
    before = battle(state).attack.total
    choose(state, "card:friman-islanders")
    assert battle(state).attack.total == before


def test_B14_6_a_defender_without_cards_has_no_morale() -> None:
    state = their_city(1, "friman")
    hero(state, 1, 0, "A4")
    attack(state)
    choose(state, "choose-fight", seat=1)
    assert battle(state).defence.morale == 0
    lay(state, "friman", seat=1)
    assert battle(state).defence.morale == 1


def test_B14_7_home_terrain_adds_one() -> None:
    state = table()
    city(state, "A4", 1, 1, terrain=0)
    hero(state, 0, 0, "A4")
    attack(state)
    assert (battle(state).attack.terrain, battle(state).defence.terrain) == (1, 0)
    state = table()
    city(state, "A4", 1, 1, terrain=3)
    hero(state, 0, 0, "A4")
    attack(state)
    assert (battle(state).attack.terrain, battle(state).defence.terrain) == (0, 1)


def test_B14_8_both_add_in_turn_until_both_pass() -> None:
    state = their_city(1, "2*lord")
    hand(state, 0, "weapon", "3*lord")
    choose(state, "act-attack", "card:weapon-barfolk", "choose-confirm", "card:lord-barfolk", "choose-battle-done")
    choose(state, "card:lord-barfolk", "choose-battle-done", seat=1)
    choose(state, "card:lord-barfolk", "choose-battle-done")
    choose(state, "choose-battle-pass", seat=1)
    assert state.battle.going, "the attacker may still add"
    choose(state, "card:lord-barfolk", "choose-battle-done")
    choose(state, "card:lord-barfolk", "choose-battle-done", seat=1)
    choose(state, "choose-battle-pass")
    choose(state, "choose-battle-pass", seat=1)
    assert not state.battle.going
    assert level(state, "A4") == (0, 1), "1 + 4 + 4 + 4 and morale against 1 + 4 + 4"


def test_B14_9_a_tie_goes_to_the_defender() -> None:
    state = attack(their_city(4), "chief-islanders")
    assert (battle(state).attack.total, battle(state).defence.total, battle(state).wins) == (3, 4, False)
    state = their_city(3)
    attack(state, "chief-islanders")
    assert (battle(state).attack.total, battle(state).defence.total, battle(state).wins) == (3, 3, False)
    defend(state)
    assert level(state, "A4") == (1, 3)


def test_B14_10_a_failed_attack_costs_the_hero() -> None:
    state = defend(attack(their_city(4)))
    assert where(state, 0, 0) is None
    assert level(state, "A4") == (1, 4)
    assert names(state, state.people[0].shelter) == ["weapon-barfolk"]


def test_B14_10_a_city_changes_hands_at_its_level_and_helpers_are_lost() -> None:
    state = their_city(3, "friman")
    hero(state, 1, 0, "A4")
    attack(state, "2*lord")
    choose(state, "choose-fight", seat=1)
    defend(state, "friman")
    assert level(state, "A4") == (0, 3)
    assert where(state, 1, 0) is None
    assert names(state, state.people[1].shelter) == ["friman-barfolk"]


def test_B14_10_a_neutral_city_brings_level_4_and_a_lord() -> None:
    state = table()
    put(state, "A4", "city_4", owner=NEUTRAL)
    hero(state, 0, 0, "A4")
    attack(state, "2*lord")
    assert level(state, "A4") == (0, 4)
    gained = names(state, state.people[0].shelter)
    assert len(gained) == 5
    assert sum(id.startswith("lord") for id in gained) == 3
    assert gained.count("supply") == 1


def test_B14_10_the_ruins_stay_as_they_are() -> None:
    state = table(hero_mode=False)
    put(state, "A4", "ruins")
    hero(state, 0, 0, "A4")
    attack(state, "2*lord")
    choose(state, f"card:{state.box.special_ids[state.open_specials[0]]}")
    seen = next(entry for entry in seen_by(state, 0).squares if entry.id == "A4")
    assert (seen.owner, seen.defence) == (None, 8)
    assert len(state.people[0].specials()) == 1


def retreating() -> BattaliaState:
    state = table()
    road(state, "A4", "B4", "C4", "D4", "E4")
    hero(state, 0, 0, "A4")
    hero(state, 1, 0, "A4")
    state.people[1].hand = cards(state, "horse", "lord")
    return attack(state, "lord")


def test_B14_11_a_hero_may_retreat_instead_of_fighting() -> None:
    state = retreating()
    assert messages(state, 1) == ["choose-fight", "choose-retreat"]
    choose(state, "choose-retreat", "card:horse-barfolk", seat=1)
    assert where(state, 1, 0) == "D4"
    assert not state.battle.going
    assert asked(state) == "ask-action"
    assert where(state, 0, 0) == "A4", "the attacker has lost nothing but the turn's cards"


def test_B14_12_transformations_in_defence_vanish_after_the_battle() -> None:
    state = their_city(1, "scroll", "lord")
    attack(state, "friman")
    choose(state, "choose-transform-0", "card:lord-barfolk", "card:lord-barfolk", "choose-battle-done", seat=1)
    assert battle(state).defence.total == 5
    choose(state, "choose-battle-pass")
    choose(state, "choose-battle-pass", seat=1)
    person = state.people[1]
    assert (person.bench, person.played) == ([], [])
    assert names(state, person.shelter) == ["lord-barfolk", "scroll-barfolk"]


# ---------------------------------------------------------------------- B15, B16


def test_B15_1_home_terrain_is_free_once_a_turn_for_each_square() -> None:
    state = table(home_terrain=True)
    put(state, "A4", "road_cross", terrain=0)
    put(state, "B4", "road_cross", terrain=0)
    put(state, "C4", "road_cross", terrain=1)
    hero(state, 0, 0, "A4")
    hand(state, 0)
    choose(state, "act-move", "square:B4", "act-move", "square:A4")
    assert where(state, 0, 0) == "A4"
    assert not offers(state, "act-move"), "both squares have been entered free of charge"
    turn(state, 0)
    assert offers(state, "act-move")


def test_B15_1_without_the_option_nothing_is_free() -> None:
    state = table()
    put(state, "A4", "road_cross", terrain=0)
    put(state, "B4", "road_cross", terrain=0)
    hero(state, 0, 0, "A4")
    hand(state, 0)
    assert not offers(state, "act-move")


def test_B15_2_heroes_have_no_sheets() -> None:
    heroes = seen_by(ready(2), 0).people[0].heroes
    assert set(heroes[0].__struct_fields__) == {"id", "square", "jumped", "amplifier"}


def test_B16_1_eight_unbound_two_of_each_rank() -> None:
    state = ready(2, unbound=True)
    for rank in range(1, 5):
        assert state.decks[UNIT_DECK + rank].all_cards().count(UNBOUND) == 2


def test_B16_2_they_are_universal() -> None:
    assert FACTION_OF[card(table(), "lord-unbound")] == UNIVERSAL


def test_B16_3_no_supply_comes_with_them() -> None:
    state = table(unbound=True)
    state.decks[UNIT_DECK + 1].top = UNBOUND
    hand(state, 0, "friman", "supply")
    choose(state, "act-hire deck:friman")
    lay(state, "friman", "supply")
    choose(state, "choose-confirm")
    assert names(state, state.people[0].shelter) == ["friman-unbound"]


def test_B16_4_scroll_title_and_amulet_do_not_work_on_them() -> None:
    state = table()
    hand(state, 0, "scroll", "title", "2*friman-unbound")
    assert not offers(state, "choose-transform-0")
    assert not offers(state, "choose-transform-1")


def test_B16_5_nobody_begins_with_one() -> None:
    for seed in range(5):
        state = ready(2, seed, unbound=True, draft=False)
        begun = [kind for person in state.people for kind in person.hand + person.nation]
        assert not any(FACTION_OF[kind] == UNIVERSAL for kind in begun)
