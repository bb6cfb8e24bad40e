"""B11 to B13: the seven artefacts, special artefacts, the hideout."""

from __future__ import annotations

import pytest

from tafelrunde.games.battalia.box.ids import FACTION_OF, NEUTRAL, UNIVERSAL, VIRTUAL, square
from tafelrunde.games.battalia.state.state import BattaliaState
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
    refs,
    road,
    seen_by,
    table,
    turn,
    where,
    wish,
)

# ---------------------------------------------------------------------- B11


def test_B11_1_transformations_last_until_the_end_of_the_turn() -> None:
    state = table()
    hand(state, 0, "priest", "title", "supply")
    choose(state, "choose-transform-1", "card:priest-barfolk")
    assert names(state, state.people[0].bench) == ["lord-barfolk"]
    finish_turn(state)
    assert state.people[0].bench == []
    assert names(state, state.people[0].cards()) == ["priest-barfolk", "supply", "title-barfolk"]


def test_B11_2_in_battle_no_tools_and_tents() -> None:
    state = battle_with("weapon", "horse", "scroll", "title", "amulet", "tool", "tent", "friman", "supply")
    assert set(refs(state)) == {"weapon-barfolk", "horse-barfolk", "friman-barfolk", "scroll", "title", "amulet"}
    assert {"choose-transform-0", "choose-transform-1", "choose-transform-2"} <= set(messages(state))


def battle_with(*held: str) -> BattaliaState:
    """An attack on a neutral city has been announced with another weapon; seat 0 adds cards."""
    state = table()
    put(state, "A4", "city_4", owner=NEUTRAL)
    hero(state, 0, 0, "A4")
    hand(state, 0, "weapon-islanders", *held)
    choose(state, "act-attack", "card:weapon-islanders", "choose-confirm")
    return state


def test_B11_3_not_on_universal_units_royal_cards_and_special_artefacts() -> None:
    state = table()
    hand(state, 0, "scroll", "title", "amulet", "lord-unbound", "friman-unbound", "queen", "horn_of_baldur")
    assert not offers(state, "choose-transform-0")
    assert not offers(state, "choose-transform-1")
    choose(state, "choose-transform-2")
    assert refs(state) == ["scroll-barfolk", "title-barfolk"]


def test_B11_4_a_changed_card_keeps_its_faction() -> None:
    state = table()
    hand(state, 0, "amulet-islanders", "chief-emberians", "supply")
    wish(state, 3)
    choose(state, "choose-transform-2", "card:chief-emberians")
    assert names(state, state.people[0].bench) == ["lord-emberians"]
    hand(state, 0, "amulet-islanders", "supply")
    wish(state, 0)
    choose(state, "choose-transform-2", "card:supply")
    assert names(state, state.people[0].bench) == ["friman-barfolk", "lord-emberians"], "seat 0 leads the Bärfolk"


@pytest.mark.parametrize(("day", "steps"), [(4, 3), (1, 4)])
def test_B11_5_a_horse_has_three_steps_and_four_when_enlightened(day: int, steps: int) -> None:
    state = table(day=day)
    road(state, "A4", "B4", "C4", "D4", "E4", "F4")
    hero(state, 0, 0, "A4")
    hand(state, 0, "horse")
    choose(state, "act-move", "card:horse-barfolk")
    for name in ("B4", "C4", "D4", "E4")[:steps]:
        choose(state, f"square:{name}")
    assert asked(state) == "ask-action"


@pytest.mark.parametrize(("day", "strength"), [(4, 1), (1, 2)])
def test_B11_5_a_horse_fights(day: int, strength: int) -> None:
    state = table(day=day)
    put(state, "A4", "city_4", owner=NEUTRAL)
    hero(state, 0, 0, "A4")
    hand(state, 0, "weapon", "horse")
    choose(state, "act-attack", "card:weapon-barfolk", "choose-confirm", "card:horse-barfolk")
    assert attack(state) == 1 + strength


def attack(state: BattaliaState) -> int:
    """The strength of the attacker's cards."""
    battle = seen_by(state, 0).battle
    assert battle is not None
    return battle.attack.strength


@pytest.mark.parametrize(("day", "strength"), [(4, 1), (2, 2)])
def test_B11_6_a_weapon_attacks_and_is_stronger_when_enlightened(day: int, strength: int) -> None:
    state = table(day=day)
    put(state, "A4", "city_4", owner=NEUTRAL)
    hero(state, 0, 0, "A4")
    hand(state, 0, "weapon")
    choose(state, "act-attack", "card:weapon-barfolk", "choose-confirm")
    assert attack(state) == strength


def test_B11_7_a_tool_counts_as_two_frimen_for_building() -> None:
    state = table()
    city(state, "A4", 0, 1)
    road(state, "B4")
    hand(state, 0, "tool", "friman")
    choose(state, "act-found", "deck:city_4", "square:C4")
    pay(state, "tool", "friman")
    assert level(state, "C4") == (0, 1)


def test_B11_7_an_enlightened_tool_saves_the_supply() -> None:
    state = table(day=3)
    city(state, "A4", 0, 1)
    hand(state, 0, "tool")
    choose(state, "act-road deck:road_cross", "square:A3")
    pay(state, "tool")
    assert state.exits[square("A3")] == 15
    state = table(day=4)
    city(state, "A4", 0, 1)
    hand(state, 0, "tool")
    assert not offers(state, "act-road deck:road_cross")


@pytest.mark.parametrize(("day", "stored"), [(5, 1), (4, 2)])
def test_B11_8_a_tent_keeps_a_card_or_two_when_enlightened(day: int, stored: int) -> None:
    state = table(day=day)
    hand(state, 0, "tent", "lord", "priest", "chief")
    choose(state, "act-station", "card:tent-barfolk", "card:lord-barfolk")
    if stored == 2:
        choose(state, "card:priest-barfolk")
    assert asked(state) == "ask-action"
    assert not offers(state, "act-fetch"), "not in the same turn"
    finish_turn(state)
    state.day += 1
    turn(state, 0)
    state.people[0].hand = []
    choose(state, "act-fetch")
    assert len(state.people[0].hand) == stored
    assert names(state, state.people[0].played) == ["tent-barfolk"]


def test_B11_8_a_tent_can_be_opened_in_defence() -> None:
    state = table()
    city(state, "A4", 1, 1)
    hero(state, 0, 0, "A4")
    hand(state, 0, "weapon")
    state.people[1].hand = cards(state, "tent", "lord")
    state.people[1].tents = []
    turn(state, 1)
    choose(state, "act-station", "card:tent-barfolk", "card:lord-barfolk", seat=1)
    turn(state, 0)
    choose(state, "act-attack", "card:weapon-barfolk", "choose-confirm", "choose-battle-done")
    choose(state, "choose-tent", "card:lord-barfolk", seat=1)
    assert state.battle.defence_row == cards(state, "lord")


@pytest.mark.parametrize(("day", "copies"), [(4, 2), (5, 3)])
def test_B11_9_a_scroll_multiplies_a_unit(day: int, copies: int) -> None:
    state = table(day=day)
    hand(state, 0, "scroll", "lord")
    choose(state, "choose-transform-0", "card:lord-barfolk")
    assert names(state, state.people[0].bench) == ["lord-barfolk"] * copies
    assert names(state, state.people[0].played) == ["lord-barfolk", "scroll-barfolk"]


@pytest.mark.parametrize(
    ("day", "unit", "becomes"), [(4, "friman", "chief"), (6, "friman", "priest"), (6, "priest", "lord")]
)
def test_B11_10_a_title_raises_a_unit(day: int, unit: str, becomes: str) -> None:
    state = table(day=day)
    hand(state, 0, "title", unit)
    choose(state, "choose-transform-1", f"card:{unit}-barfolk")
    assert names(state, state.people[0].bench) == [f"{becomes}-barfolk"]


def test_B11_10_a_lord_cannot_rise() -> None:
    state = table()
    hand(state, 0, "title", "lord")
    assert not offers(state, "choose-transform-1")


@pytest.mark.parametrize(("face", "becomes"), [(1, "friman"), (2, "chief"), (3, "priest"), (4, "lord")])
def test_B11_11_an_amulet_makes_a_unit(face: int, becomes: str) -> None:
    state = table()
    hand(state, 0, "amulet", "tent")
    wish(state, face - 1)
    choose(state, "choose-transform-2", "card:tent-barfolk")
    assert names(state, state.people[0].bench) == [f"{becomes}-barfolk"]


def test_B11_11_a_five_is_any_artefact_and_a_six_is_wild() -> None:
    state = table()
    hand(state, 0, "amulet", "supply")
    wish(state, 4)
    choose(state, "choose-transform-2", "card:supply")
    assert len(refs(state)) == 6, "a tent would stay on the table"
    choose(state, "card:tool-barfolk")
    hand(state, 0, "amulet", "supply")
    wish(state, 5)
    choose(state, "choose-transform-2", "card:supply")
    assert len(refs(state)) == 11
    choose(state, "card:supply")
    assert names(state, state.people[0].bench) == ["supply", "tool-barfolk"]


def test_B11_11_an_enlightened_amulet_may_be_rolled_again() -> None:
    state = table(day=7)
    hand(state, 0, "amulet", "supply")
    wish(state, 0, 3)
    choose(state, "choose-transform-2", "card:supply")
    assert asked(state) == "ask-roll"
    choose(state, "choose-roll-again")
    assert names(state, state.people[0].bench) == ["lord-barfolk"], "there is no third roll"


# ---------------------------------------------------------------------- B12


def at_the_ruins(state: BattaliaState, *held: str) -> BattaliaState:
    put(state, "A4", "ruins")
    hero(state, 0, 0, "A4")
    return hand(state, 0, *held)


def test_B12_1_special_artefacts_come_from_the_ruins_one_for_each() -> None:
    state = at_the_ruins(table(), "weapon", "3*lord")
    choose(state, "act-attack", "card:weapon-barfolk", "choose-confirm")
    lay(state, "3*lord")
    choose(state, "choose-battle-done")
    assert asked(state) == "ask-special"
    first = state.open_specials[0]
    choose(state, f"card:{state.box.special_ids[first]}")
    assert first not in state.open_specials
    hand(state, 0, "weapon", "3*lord")
    assert not offers(state, "act-attack"), "whoever has one cannot attack the ruins"


def test_B12_2_special_artefacts_are_universal() -> None:
    state = table()
    assert all(FACTION_OF[card(state, id)] == UNIVERSAL for id in state.box.special_ids)


def test_B12_3_they_cannot_be_stored_or_changed() -> None:
    state = table(day=5)
    hand(state, 0, "tent", "horn_of_baldur")
    assert not offers(state, "act-station")
    hand(state, 0, "amulet", "horn_of_baldur")
    assert not offers(state, "choose-transform-2")


def test_B12_4_they_go_to_the_shelter_after_use() -> None:
    state = table()
    state.people[0].nation = cards(state, "9*supply")
    hand(state, 0, "horn_of_baldur")
    choose(state, "act-special")
    finish_turn(state)
    assert card(state, "horn_of_baldur") in state.people[0].shelter


def test_B12_5_a_weapon_of_the_hammer_never_fights() -> None:
    state = at_the_ruins(table(), "hammer_of_strato", "3*lord")
    state.people[0].hand.remove(card(state, "hammer_of_strato"))
    state.people[0].bench = cards(state, "weapon-peaceful")
    city(state, "C4", 0, 1)
    hand(state, 0, "3*lord")
    assert not offers(state, "act-attack")
    choose(state, "act-hire-hero", "card:weapon-peaceful", "choose-confirm")
    assert where(state, 0, 1) == "C4", "but it hires a hero"


def test_B12_6_every_special_artefact_has_a_text_in_both_languages() -> None:
    box = table().box
    for special in box.specials:
        assert special.words().text("de") != special.words().text("en")


def test_B12_6_1_the_hammer_counts_as_any_artefact() -> None:
    state = table()
    city(state, "A4", 0, 1)
    hand(state, 0, "hammer_of_strato")
    choose(state, "act-special")
    assert len(refs(state)) == 6, "a tent would stay on the table"
    choose(state, "card:tool-peaceful", "act-road deck:road_straight", "square:A3")
    lay(state, "tool-peaceful")
    choose(state, "choose-confirm")
    assert state.people[0].bench == []
    assert names(state, state.people[0].played) == ["hammer_of_strato"]


def test_B12_6_2_the_horn_draws_two_cards() -> None:
    state = table()
    state.people[0].nation = cards(state, "9*supply")
    hand(state, 0, "horn_of_baldur")
    choose(state, "act-special")
    assert names(state, state.people[0].hand) == ["supply"] * 2


@pytest.mark.parametrize(("id", "strong", "weak"), [("sword_of_elemag", 4, 2), ("shield_of_britos", 2, 4)])
def test_B12_6_3_the_sword_is_a_weapon(id: str, strong: int, weak: int) -> None:
    state = table()
    kind = card(state, id)
    assert (state.box.attack_strength[kind], state.box.defence_strength[kind]) == (strong, weak)
    put(state, "A4", "city_4", owner=NEUTRAL)
    hero(state, 0, 0, "A4")
    hand(state, 0, id)
    choose(state, "act-attack", f"card:{id}", "choose-confirm")
    assert attack(state) == strong


def test_B12_6_4_the_shield_is_stronger_in_defence() -> None:
    state = table()
    city(state, "A4", 1, 1)
    hero(state, 0, 0, "A4")
    state.people[1].hand = cards(state, "shield_of_britos")
    hand(state, 0, "weapon")
    choose(state, "act-attack", "card:weapon-barfolk", "choose-confirm", "choose-battle-done")
    choose(state, "card:shield_of_britos", seat=1)
    battle = seen_by(state, 1).battle
    assert battle is not None
    assert battle.defence.strength == 4


def test_B12_6_5_the_wings_carry_a_hero_anywhere() -> None:
    state = table()
    road(state, "A4", "F2")
    hero(state, 0, 0, "A4")
    hand(state, 0, "wings_of_aviena")
    choose(state, "act-special")
    assert where(state, 0, 0) == "F2", "there is only one other card"


def test_B12_6_6_the_crown_raises_to_any_rank_in_battle_too() -> None:
    state = table()
    hand(state, 0, "crown_of_titus", "friman")
    choose(state, "choose-transform-3", "card:friman-barfolk")
    assert [option.code for option in state.decisions[0].options] == [2, 3, 4]
    state.apply(0, 2)
    assert names(state, state.people[0].bench) == ["lord-barfolk"]
    assert "choose-transform-3" in messages(battle_with("crown_of_titus", "friman"))


def test_B12_6_7_the_hand_takes_a_random_card_for_this_turn() -> None:
    state = table()
    state.people[1].hand = cards(state, "lord-islanders")
    hand(state, 0, "hand_of_luut")
    choose(state, "act-special")
    assert names(state, state.people[0].bench) == ["lord-islanders"]
    assert names(state, state.people[1].shelter) == ["lord-islanders"]
    assert state.people[1].hand == []


def test_B12_6_8_the_pavilion_is_a_tent_for_three() -> None:
    state = table(day=5)
    hand(state, 0, "pavilion_of_eyla", "4*lord")
    choose(state, "act-station", "card:pavilion_of_eyla")
    lay(state, "3*lord")
    assert asked(state) == "ask-action"
    assert len(state.people[0].tents[0].cards) == 3


def test_B12_6_9_the_staff_replaces_terrain() -> None:
    state = table()
    put(state, "A4", "road_cross", terrain=0)
    hand(state, 0, "staff_of_terra")
    choose(state, "act-special")
    assert asked(state) == "ask-terrain", "there is only one card to change"


def test_B12_6_10_the_book_makes_a_wild_card_in_battle_too() -> None:
    state = battle_with("book_of_crea", "supply")
    choose(state, "choose-transform-4", "card:supply", "card:lord-barfolk", "card:lord-barfolk")
    assert state.battle.attack_row[-1] == card(state, "lord-barfolk") + VIRTUAL
    assert attack(state) == 5


# ---------------------------------------------------------------------- B13


def test_B13_1_at_most_three_hidden_cards() -> None:
    state = table()
    state.people[0].hidden = cards(state, "2*lord")
    hand(state, 0, "friman", "chief")
    assert offers(state, "act-hide")
    state.people[0].hidden = cards(state, "3*lord")
    hand(state, 0, "friman", "chief")
    assert not offers(state, "act-hide")


def test_B13_2_hidden_cards_belong_to_the_creation_deck() -> None:
    state = table()
    state.people[0].hidden = cards(state, "3*lord")
    assert state.deck_size(0) == 3


def test_B13_3_hidden_cards_come_back_at_the_start_of_a_turn() -> None:
    state = table()
    state.people[0].hidden = cards(state, "lord", "chief")
    hand(state, 0, "friman", "supply")
    choose(state, "choose-hidden card:lord-barfolk")
    assert names(state, state.people[0].hand) == ["friman-barfolk", "lord-barfolk", "supply"]
    choose(state, "act-hire deck:friman")
    pay(state, "friman", "supply")
    assert not offers(state, "choose-hidden"), "not after an action"


def test_B13_3_hidden_cards_help_against_an_attack() -> None:
    state = table()
    city(state, "A4", 1, 1)
    hero(state, 0, 0, "A4")
    state.people[1].hidden = cards(state, "lord")
    hand(state, 0, "weapon")
    choose(state, "act-attack", "card:weapon-barfolk", "choose-confirm", "choose-battle-done")
    choose(state, "choose-hidden", "card:lord-barfolk", seat=1)
    assert state.battle.defence_row == cards(state, "lord")


def test_B13_4_once_a_turn() -> None:
    state = table()
    hand(state, 0, "2*friman", "2*chief")
    choose(state, "act-hide", "card:friman-barfolk", "card:chief-barfolk")
    assert not offers(state, "act-hide")
