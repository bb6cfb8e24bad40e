"""S1 to S6: the expansion's material, new factions, royal cards, stormgates, storm effects, checkpoints."""

from __future__ import annotations

import pytest

from tafelrunde.games.battalia import GAME
from tafelrunde.games.battalia.box.ids import (
    ARTEFACT_DECK,
    FACTION_OF,
    FANATIC,
    FIRST_SPECIAL,
    GATE,
    LORD,
    NOTHING,
    UNBOUND,
    UNIT_DECK,
    square,
)
from tafelrunde.games.battalia.state.player import GAINED, LOST, NEVER, Tent
from tafelrunde.games.battalia.state.state import BattaliaState
from tafelrunde.games.battalia.steps.checkpoints import CHECKPOINT
from tafelrunde.games.battalia.steps.outcome import capture
from tafelrunde.games.battalia.steps.storms import DrawStorm
from tafelrunde.games.battalia.steps.turns import END_DAY
from tests.battalia.tables import (
    asked,
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

# ---------------------------------------------------------------------- S1, S2


def test_S1_1_the_material_of_the_expansion() -> None:
    figures = GAME.figures
    new = [row for row in figures["factions"] if row["box"] == "stormgates"]
    assert len(new) == 2
    assert sum(row["per_faction"] for row in figures["units"]) == 20
    assert sum(row["per_faction"] for row in figures["artefacts"]) == 21
    assert sum(row["per_faction"] for row in figures["cities"]) == 7
    assert sum(row["per_faction"] for row in figures["roads"]) == 12
    assert figures["neutral"]["supply_per_faction"] * len(new) == 40
    assert next(row["stormgates"] for row in figures["places"] if row["id"] == "gate") == 6
    assert (len(figures["storms"]), len(figures["potions"])) == (12, 6)


def test_S1_2_the_bonus_material() -> None:
    figures = GAME.figures
    assert (figures["neutral"]["stardust"], figures["neutral"]["chests"]) == (12, 12)
    assert sum(row["box"] == "stormgates" for row in figures["specials"]) == 7
    assert len(figures["fate"]) == 3
    assert 4 * next(row for row in figures["universal"] if row["id"] == "fanatics")["per_rank"] == 8
    assert next(row["stormgates"] for row in figures["places"] if row["id"] == "ruins") == 2
    assert len(figures["buildings"]) == 8


def test_S1_3_there_are_only_two_characters() -> None:
    assert {name for name in GAME.option_values if name in ("metamorpha", "bilkarr", "volcano", "rot_wells")} == {
        "metamorpha",
        "bilkarr",
    }


def test_S2_1_two_more_homes() -> None:
    box = table().box
    homes = dict(zip(box.faction_ids, box.terrain_ids, strict=True))
    assert (homes["wolfsclan"], homes["sunblessed"]) == ("frost", "jungle")


def test_S2_2_factions_for_five_and_six_players() -> None:
    assert len(fresh(5).factions) == 5
    assert fresh(6).factions == list(range(6))
    assert {faction for seed in range(12) for faction in fresh(2, seed).factions} == set(range(6))


# ---------------------------------------------------------------------- S3


def at_checkpoint(size: int, week: int = 2, **state_of: int) -> BattaliaState:
    """Seat 0 has a deck of so many cards when a week ends."""
    state = table(day=7 * week)
    state.people[0].nation = cards(state, f"{size}*supply")
    for name, value in state_of.items():
        setattr(state.people[0], name, value)
    return begin_step(state, CHECKPOINT)


def test_S3_1_ranks_and_strengths() -> None:
    state = table()
    box = state.box
    assert [box.attack_strength[kind] for kind in cards(state, "queen", "king")] == [5, 6]
    hand(state, 0, "king", "9*supply")
    assert not any("queen" in ref or "king" in ref for ref in refs(state))


@pytest.mark.parametrize(
    ("size", "gained"),
    [(19, []), (20, ["queen-barfolk"]), (23, ["queen-barfolk"]), (24, ["king-barfolk", "queen-barfolk"])],
)
def test_S3_2_large_nations_get_royal_cards_at_the_second_checkpoint(size: int, gained: list[str]) -> None:
    assert names(at_checkpoint(size), at_checkpoint(size).people[0].shelter) == gained


def test_S3_3_the_queen_does_not_count_for_the_king_and_nothing_comes_later() -> None:
    state = at_checkpoint(23)
    assert (state.people[0].queen, state.people[0].king) == (GAINED, NEVER)
    assert at_checkpoint(30, week=3).people[0].queen == NEVER
    assert at_checkpoint(30, week=1).people[0].queen == NEVER


def test_S3_4_too_few_cards_depose_a_royal_card_for_good() -> None:
    state = table(day=21)
    person = state.people[0]
    person.queen, person.king = GAINED, GAINED
    person.nation = cards(state, "17*supply", "queen")
    person.hidden = cards(state, "king")
    begin_step(state, CHECKPOINT)
    assert (person.queen, person.king) == (LOST, LOST)
    assert names(state, state.limbo) == ["king-barfolk", "queen-barfolk"]
    assert state.deck_size(0) == 17
    person.nation = cards(state, "40*supply")
    begin_step(state, CHECKPOINT)
    assert person.queen == LOST


def test_S3_4_a_royal_card_in_a_tent_is_deposed_too() -> None:
    state = table(day=21)
    person = state.people[0]
    person.queen = GAINED
    person.tents = [Tent(card(state, "tent-barfolk"), cards(state, "queen"), 3)]
    begin_step(state, CHECKPOINT)
    assert person.tents[0].cards == []
    assert names(state, state.limbo) == ["queen-barfolk"]


def test_S3_5_royal_cards_fight() -> None:
    state = table()
    put(state, "A4", "ruins")
    hero(state, 0, 0, "A4")
    hand(state, 0, "weapon", "queen", "king")
    choose(state, "act-attack", "card:weapon-barfolk", "choose-confirm")
    lay(state, "queen", "king")
    battle = seen_by(state, 0).battle
    assert battle is not None
    assert battle.attack.strength == 12


def test_S3_6_nobody_becomes_royal_and_royals_are_not_changed() -> None:
    state = table(day=6)
    hand(state, 0, "title", "scroll", "queen", "lord")
    assert not offers(state, "choose-transform-1")
    choose(state, "choose-transform-0")
    assert refs(state) == ["lord-barfolk"]
    state = table(day=5)
    hand(state, 0, "tent", "queen")
    choose(state, "act-station", "card:tent-barfolk", "card:queen-barfolk")
    assert names(state, state.people[0].tents[0].cards) == ["queen-barfolk"]


def test_S3_7_a_queen_makes_a_residence_two_at_most() -> None:
    state = table()
    city(state, "A4", 0, 4)
    city(state, "C4", 0, 5)
    city(state, "E4", 0, 3)
    hand(state, 0, "queen")
    choose(state, "act-raise-royal")
    pay(state, "queen")
    assert level(state, "A4") == (0, 5)
    city(state, "G4", 0, 4)
    hand(state, 0, "queen")
    assert not offers(state, "act-raise-royal")


def test_S3_8_a_king_makes_the_capital_one_at_most() -> None:
    state = table()
    city(state, "A4", 0, 5)
    city(state, "C4", 0, 5)
    hand(state, 0, "king")
    choose(state, "act-raise-royal", "square:C4")
    pay(state, "king")
    assert level(state, "C4") == (0, 6)
    hand(state, 0, "king")
    assert not offers(state, "act-raise-royal")


@pytest.mark.parametrize(
    ("own", "conquered", "level_then"),
    [((), 6, 6), ((6,), 6, 5), ((5, 5), 5, 4), ((6, 5, 5), 6, 4), ((5,), 5, 5), ((6,), 5, 5)],
)
def test_S3_9_conquered_residences_and_capitals(own: tuple[int, ...], conquered: int, level_then: int) -> None:
    state = table()
    for name, high in zip(("A2", "C2", "E2"), own, strict=False):
        city(state, name, 0, high)
    city(state, "G4", 1, conquered)
    capture(state, 0, square("G4"))
    assert level(state, "G4") == (0, level_then)


def test_S3_10_residences_and_capitals_are_great_cities() -> None:
    state = table()
    for name, high in (("A2", 4), ("C2", 5), ("E2", 5), ("G2", 6), ("A4", 3)):
        city(state, name, 0, high)
    assert state.great_cities(0) == 4
    assert state.scores[0] == 23


# ---------------------------------------------------------------------- S4


def test_S4_1_six_gates_with_their_numbers() -> None:
    state = ready(6)
    gates = {entry.gate: entry for entry in seen_by(state, None).squares if entry.kind == "gate"}
    assert set(gates) == {1, 2, 3, 4, 5, 6}
    assert {number: entry.terrain for number, entry in gates.items()} == {
        1: "forest",
        2: "mountain",
        3: "canyon",
        4: "lake",
        5: "frost",
        6: "jungle",
    }
    assert all(entry.exits == ("N", "E", "S", "W") for entry in gates.values())


@pytest.mark.parametrize("players", range(2, 7))
def test_S4_2_as_many_gates_as_players(players: int) -> None:
    state = ready(players)
    gates = [state.lands[where] for where in state.board.squares if state.kinds[where] == GATE]
    assert sorted(gates) == sorted(person.faction for person in state.people)


def two_gates(*held: str, day: int = 4, **options: bool) -> BattaliaState:
    """A hero on B4 beside a forest gate on C4; a gate of its own terrain (or a lake) far away on F2, with a way on."""
    state = table(day=day, **options)
    road(state, "B4")
    put(state, "C4", "gate", terrain=1)
    put(state, "F2", "gate", terrain=0)
    road(state, "G2", "G3")
    hero(state, 0, 0, "B4")
    return hand(state, 0, *held)


def quiet_storm(state: BattaliaState) -> None:
    """The next storm only draws a card, and there is none."""
    state.storms = [2]
    state.storms_played = [storm for storm in range(12) if storm != 2]


def test_S4_3_entering_a_gate_costs_a_step() -> None:
    state = two_gates("supply")
    choose(state, "act-move", "card:supply", "square:C4")
    assert where(state, 0, 0) == "C4"
    assert state.people[0].hand == []


def test_S4_4_a_jump_costs_a_step_and_a_supply_card() -> None:
    state = two_gates("horse")
    choose(state, "act-move", "card:horse-barfolk", "square:C4")
    assert not offers(state, "choose-jump"), "a horse alone cannot pay the storm"
    state = two_gates("2*supply")
    hero(state, 0, 0, "C4")
    quiet_storm(state)
    choose(state, "act-move", "card:supply")
    assert not offers(state, "choose-jump")
    choose(state, "card:supply", "choose-jump square:F2")
    assert where(state, 0, 0) == "F2"


def test_S4_4_supply_and_horse_pay_a_jump_in_any_order() -> None:
    state = two_gates("horse", "supply")
    hero(state, 0, 0, "C4")
    quiet_storm(state)
    choose(state, "act-move", "card:supply", "card:horse-barfolk", "choose-jump square:F2")
    assert where(state, 0, 0) == "F2"


def test_S4_4_a_gate_at_home_does_not_keep_heroes_from_the_others() -> None:
    state = two_gates("2*supply", home_terrain=True)
    put(state, "B6", "gate", terrain=3)
    hero(state, 0, 0, "C4")
    quiet_storm(state)
    choose(state, "act-move", "card:supply")
    assert offers(state, "choose-jump square:F2"), "free of charge, so one supply card is enough"
    assert not offers(state, "choose-jump square:B6")
    choose(state, "card:supply", "choose-jump square:B6")
    assert where(state, 0, 0) == "B6"


def test_S4_5_each_hero_jumps_once_a_turn() -> None:
    state = two_gates("9*supply")
    hero(state, 0, 0, "C4")
    hero(state, 0, 1, "C4")
    quiet_storm(state)
    choose(state, "act-move hero:0-0", "card:supply", "card:supply", "choose-jump")
    choose(state, "act-move hero:0-0", "card:supply")
    assert not offers(state, "choose-jump")
    assert not offers(state, "card:supply")
    choose(state, "square:G2")
    quiet_storm(state)
    choose(state, "act-move hero:0-1", "card:supply", "card:supply", "choose-jump")
    assert where(state, 0, 1) == "F2"
    turn(state, 0)
    assert state.people[0].jumped == 0


def test_S4_6_a_jump_sets_off_a_storm_and_keeps_the_rest_of_the_row() -> None:
    state = two_gates("horse", "supply")
    hero(state, 0, 0, "C4")
    quiet_storm(state)
    choose(state, "act-move", "card:horse-barfolk", "card:supply", "choose-jump")
    assert state.storms_played[-1] == 2
    move = seen_by(state, 0).move
    assert move is not None
    assert (move.square, move.steps, move.supplies) == ("F2", 2, 0)


def test_S4_7_the_trip_through_two_gates_for_three_supply() -> None:
    state = two_gates("3*supply")
    quiet_storm(state)
    choose(state, "act-move", "card:supply", "square:C4")
    choose(state, "act-move", "card:supply", "card:supply", "choose-jump")
    assert where(state, 0, 0) == "F2"
    assert state.people[0].hand == []
    assert asked(state) == "ask-action"


def test_S4_7_the_trip_for_a_horse_and_a_supply_card() -> None:
    state = two_gates("horse", "supply")
    quiet_storm(state)
    choose(state, "act-move", "card:horse-barfolk", "square:C4", "card:supply", "choose-jump")
    move = seen_by(state, 0).move
    assert move is not None
    assert (where(state, 0, 0), move.steps + move.supplies) == ("F2", 1)


def test_S4_7_the_trip_to_a_gate_at_home_leaves_two_steps() -> None:
    state = two_gates("horse", "supply", home_terrain=True)
    quiet_storm(state)
    choose(state, "act-move", "card:horse-barfolk", "square:C4", "card:supply", "choose-jump")
    move = seen_by(state, 0).move
    assert move is not None
    assert move.steps + move.supplies == 2
    choose(state, "square:G2", "square:G3")
    assert where(state, 0, 0) == "G3"


# ---------------------------------------------------------------------- S5


def storm(state: BattaliaState, number: int, hero: int = 0) -> BattaliaState:
    """Seat 0 draws this storm effect, with the others still to come."""
    state.storms = [number - 1]
    return begin_step(state, DrawStorm(0, hero))


def test_S5_1_the_effect_comes_before_the_hero_arrives() -> None:
    state = two_gates("2*supply")
    hero(state, 0, 0, "C4")
    state.storms = [5]
    choose(state, "act-move", "card:supply", "card:supply", "choose-jump")
    assert (where(state, 0, 0), where(state, 0, 1)) == ("F2", "C4"), "the other hero came to the gate of departure"


def test_S5_2_played_effects_lie_open_and_are_shuffled_when_all_are_played() -> None:
    state = table()
    state.storms, state.storms_played = [2], []
    begin_step(state, DrawStorm(0, 0))
    assert seen_by(state, 1).storms_played == ("draw",)
    state.storms, state.storms_played = [], list(range(12))
    wish(state, 2)
    begin_step(state, DrawStorm(0, 0))
    assert (len(state.storms), state.storms_played) == (11, [2])


def test_S5_3_cards_come_into_the_hand() -> None:
    state = storm(table(), 2)
    assert any(id.startswith("lord") for id in names(state, state.people[0].hand))
    assert state.people[0].shelter == []


def test_S5_4_what_cannot_be_done_is_void() -> None:
    for number in (3, 4, 7, 8, 10, 11, 12):
        state = storm(table(), number)
        assert not state.decisions, f"storm {number} has nothing to work on"


def test_S5_5_there_are_twelve_effects_with_texts() -> None:
    box = table().box
    assert len(box.storms) == 12
    assert len({effect.words().text("en") for effect in box.storms}) == 12


def test_S5_5_1_an_artefact_of_any_type() -> None:
    state = storm(table(), 1)
    assert len(refs(state)) == 7
    top = state.decks[ARTEFACT_DECK + 1].top
    choose(state, "deck:weapon")
    assert names(state, state.people[0].hand) == [f"weapon-{state.box.faction_ids[top]}"]
    state = storm(table(day=4), 1)
    choose(state, "deck:title")
    assert asked(state) == "ask-faction-of"


@pytest.mark.parametrize(("faction", "supply"), [(0, 1), (UNBOUND, 0), (FANATIC, 2)])
def test_S5_5_2_a_lord_with_supply(faction: int, supply: int) -> None:
    state = table()
    state.decks[UNIT_DECK + LORD].top = faction
    storm(state, 2)
    held = names(state, state.people[0].hand)
    assert held.count("supply") == supply
    assert len(held) == 1 + supply


def test_S5_5_3_a_card_from_the_nation() -> None:
    state = table()
    state.people[0].nation = cards(state, "2*lord")
    storm(state, 3)
    assert names(state, state.people[0].hand) == ["lord-barfolk"]


def test_S5_5_4_a_road_free_of_charge() -> None:
    state = table()
    city(state, "A4", 0, 1)
    storm(state, 4)
    assert refs(state) == ["road_straight", "road_curve", "road_t", "road_cross"]
    choose(state, "deck:road_cross", "square:A3")
    assert state.exits[square("A3")] == 15


def test_S5_5_5_a_fate_card_for_the_hand() -> None:
    state = table()
    wish(state, 1)
    storm(state, 5)
    assert asked(state) == "ask-fate"
    choose(state, "choose-stardust")
    assert names(state, state.people[0].hand) == ["stardust"]


def test_S5_5_6_the_other_hero_comes_to_the_gate() -> None:
    state = table()
    put(state, "C4", "gate", terrain=1)
    hero(state, 0, 0, "C4")
    storm(state, 6)
    assert where(state, 0, 1) == "C4", "even from beside the board"


def test_S5_5_7_new_terrain_under_what_stands_there() -> None:
    state = table()
    city(state, "A4", 1, 3, terrain=0)
    hero(state, 1, 0, "A4")
    storm(state, 7)
    assert asked(state) == "ask-terrain"
    wanted = state.decisions[0].codes[0]
    state.apply(0, 0)
    assert state.lands[square("A4")] == wanted != 0
    assert (level(state, "A4"), where(state, 1, 0)) == ((1, 3), "A4")


def test_S5_5_8_copies_what_lies_open_but_never_number_2() -> None:
    state = table()
    state.storms_played = [1]
    storm(state, 8)
    assert not state.decisions
    assert state.people[0].hand == []
    state.storms_played = [1, 2, 9]
    state.people[0].nation = cards(state, "lord")
    storm(state, 8)
    assert refs(state) == ["draw", "raise"]
    choose(state, "storm:draw")
    assert names(state, state.people[0].hand) == ["lord-barfolk"]


def test_S5_5_9_a_unit_rises_for_good() -> None:
    state = table()
    hand(state, 0, "chief", "lord", "supply")
    top = state.decks[UNIT_DECK + 3].top
    size = state.decks[UNIT_DECK + 2].size
    storm(state, 9)
    assert refs(state) == ["chief-barfolk"]
    choose(state, "card:chief-barfolk")
    assert f"priest-{state.box.faction_ids[top]}" in names(state, state.people[0].hand)
    assert state.decks[UNIT_DECK + 2].size == size + 1, "the chief lies under its deck"


def test_S5_5_10_a_city_rises_to_level_4_at_most() -> None:
    state = table()
    city(state, "A4", 0, 3)
    city(state, "C4", 0, 4)
    storm(state, 10)
    assert level(state, "A4") == (0, 4)
    assert not storm(state, 10).decisions


def test_S5_5_11_a_card_from_limbo_but_no_second_special_artefact() -> None:
    state = table()
    state.limbo = cards(state, "lord", "queen", "horn_of_baldur")
    state.people[0].shelter = cards(state, "sword_of_elemag")
    storm(state, 11)
    assert names(state, state.people[0].hand) == ["lord-barfolk"], "nothing else could be taken"
    state.people[0].shelter = []
    storm(state, 11)
    assert FIRST_SPECIAL + 1 in state.people[0].hand


def test_S5_5_12_a_tent_falls() -> None:
    state = table()
    for seat in (0, 1):
        state.people[seat].tents = [Tent(card(state, "tent-barfolk"), cards(state, "lord"), 1)]
    storm(state, 12)
    choose(state, "tent:1-0")
    assert (len(state.people[0].tents), len(state.people[1].tents)) == (1, 0)
    assert names(state, state.people[1].shelter) == ["lord-barfolk", "tent-barfolk"]
    storm(state, 12)
    assert state.people[0].tents == [], "now it has to be an own one"


# ---------------------------------------------------------------------- S6


def test_S6_1_a_checkpoint_at_the_end_of_each_week() -> None:
    state = table(day=14)
    state.people[0].nation = cards(state, "30*supply")
    state.day = 13
    begin_step(state, END_DAY)
    assert state.people[0].queen == NEVER
    state.day = 14
    begin_step(state, END_DAY)
    assert state.people[0].queen == GAINED


def test_S6_2_characters_enter_at_the_first_one() -> None:
    state = ready(2, metamorpha=True, bilkarr=True)
    assert (state.metamorpha, state.bilkarr) == (NOTHING, NOTHING)
    state.day = 7
    begin_step(state, CHECKPOINT)
    assert state.kinds[state.metamorpha] == GATE
    assert state.kinds[state.bilkarr] == GATE


def test_S6_3_every_place_is_counted() -> None:
    state = table(day=14)
    person = state.people[0]
    person.hand, person.nation, person.nation_top = cards(state, "6*supply"), cards(state, "5*supply"), []
    person.shelter, person.hidden = cards(state, "4*supply"), cards(state, "3*supply")
    person.tents = [Tent(card(state, "tent-barfolk"), cards(state, "lord"), 1)]
    begin_step(state, CHECKPOINT)
    assert person.queen == GAINED, "6 + 5 + 4 + 3 + 2 are 20"
    assert FACTION_OF[person.shelter[-1]] == person.faction


def test_a_turn_after_a_checkpoint_goes_on_as_usual() -> None:
    state = ready(2)
    for _ in range(2 * 14):
        finish_turn(state, state.decisions[0].seat)
    assert state.day == 15
    assert messages(state, state.decisions[0].seat)[0] == "act-end"
