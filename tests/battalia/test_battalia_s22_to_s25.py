"""S22 to S25: Fanatics, the Unbound, the valleys, connection cards, changed rules."""

from __future__ import annotations

import pytest

from tafelrunde.games.battalia.box.ids import (
    CITY_1,
    CITY_4,
    FACTION_OF,
    FANATIC,
    FIRST_BUILDING,
    GATE,
    NEUTRAL,
    NOTHING,
    UNIT_DECK,
    UNIVERSAL,
    UNKNOWN_BUILDING,
    UNKNOWN_CROSSROADS,
    square,
    square_name,
)
from tafelrunde.games.battalia.state.roads import joined, turns_at
from tafelrunde.games.battalia.state.state import BattaliaState
from tafelrunde.games.battalia.steps.valleys import lowerable
from tests.battalia.tables import (
    ask_again,
    asked,
    battle,
    card,
    cards,
    choose,
    city,
    hand,
    hero,
    imagined_by,
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

# ---------------------------------------------------------------------- S22


def test_S22_1_eight_universal_fanatics_with_two_supply() -> None:
    state = ready(2, fanatics=True)
    for rank in range(1, 5):
        assert state.decks[UNIT_DECK + rank].all_cards().count(FANATIC) == 2
    state = table(fanatics=True)
    state.decks[UNIT_DECK + 1].top = FANATIC
    hand(state, 0, "friman", "supply")
    choose(state, "act-hire deck:friman")
    pay(state, "friman", "supply")
    assert names(state, state.people[0].shelter) == ["friman-fanatics", "supply", "supply"]
    assert FACTION_OF[card(state, "friman-fanatics")] == UNIVERSAL


def test_S22_2_a_sacrifice_makes_a_fanatic_count_double() -> None:
    state = table()
    city(state, "A4", 0, 1)
    hand(state, 0, "chief-fanatics")
    assert not offers(state, "act-raise")
    assert not offers(state, "choose-transform-6"), "without another card it cannot be played"
    hand(state, 0, "chief-fanatics", "friman")
    choose(state, "choose-transform-6", "card:chief-fanatics", "card:friman-barfolk")
    assert names(state, state.limbo) == ["friman-barfolk"]
    choose(state, "act-raise")
    lay(state, "2*chief-fanatics")
    choose(state, "choose-confirm")
    assert level(state, "A4") == (0, 2)


def test_S22_2_double_strength_in_battle() -> None:
    state = table()
    put(state, "A4", "city_4", owner=NEUTRAL)
    hero(state, 0, 0, "A4")
    hand(state, 0, "weapon", "lord-fanatics", "supply")
    choose(state, "act-attack", "card:weapon-barfolk", "choose-confirm")
    assert not offers(state, "card:lord-fanatics")
    choose(state, "choose-transform-6", "card:lord-fanatics", "card:supply")
    lay(state, "2*lord-fanatics")
    assert battle(state).attack.strength == 9


def test_S22_3_not_changed_but_stored_without_a_sacrifice() -> None:
    state = table(day=5)
    hand(state, 0, "scroll", "title", "tent", "lord-fanatics", "friman-fanatics")
    assert not offers(state, "choose-transform-0")
    assert not offers(state, "choose-transform-1")
    choose(state, "act-station", "card:tent-barfolk", "card:lord-fanatics")
    assert state.limbo == []


# ---------------------------------------------------------------------- S23


def valleys(connection: str = "mountain_pass", players: int = 4) -> BattaliaState:
    """The map of the valleys as it is set up, with empty hands; it is seat 0's turn."""
    state = ready(players, valleys=connection)
    for number, person in enumerate(state.people):
        person.begin()
        person.faction = number
    state.day = 4
    return turn(state, 0)


def test_S23_1_two_valleys_of_four_buildings() -> None:
    box = table().box
    gives = {box.place_ids[FIRST_BUILDING + number]: box.building_gives[number] for number in range(8)}
    assert gives == {
        "forge": 2,
        "town_hall": 5,
        "stable": 0,
        "arena": 1,
        "weaving_mill": 3,
        "tavern": 6,
        "mages_guild": 4,
        "shop": 7,
    }
    assert box.building_valley == [0, 0, 0, 0, 1, 1, 1, 1]


@pytest.mark.parametrize("players", range(2, 7))
def test_S23_2_how_the_valleys_lie(players: int) -> None:
    state = ready(players, valleys="kings_bridge")
    seen = {entry.id: entry for entry in seen_by(state, None).squares}
    for centre in ("D4", "H4"):
        assert (seen[centre].kind, seen[centre].neutral, seen[centre].defence) == ("centre", True, 6)
    for name in ("D3", "E4", "D5", "C4", "H3", "I4", "H5", "G4"):
        assert seen[name].kind == "unknown_crossroads"
    for name, exits in (("C3", ("E", "S")), ("E3", ("S", "W")), ("E5", ("N", "W")), ("C5", ("N", "E"))):
        assert (seen[name].kind, seen[name].exits) == ("unknown_building", exits)
    assert seen["F4"].kind == "bridge"
    assert "ruins" not in {entry.kind for entry in seen.values()}


def fitting_roads(state: BattaliaState) -> bool:
    """Whether all roads of the map agree with their neighbours."""
    for here in state.board.squares:
        for side in range(4):
            there = state.board.around[here * 4 + side]
            both = state.kinds[here] != NOTHING and there != NOTHING and state.kinds[there] != NOTHING
            if both and (state.exits[here] >> side & 1) != (state.exits[there] >> (side + 2) % 4 & 1):
                return False
    return True


@pytest.mark.parametrize("players", range(2, 7))
def test_S23_2_all_roads_of_the_set_up_fit(players: int) -> None:
    assert fitting_roads(ready(players, valleys="mountain_pass"))
    assert fitting_roads(ready(players))


def test_S23_3_discovering_needs_a_hero_beside_and_costs_like_roads() -> None:
    state = valleys()
    city(state, "D1", 0, 1)
    road(state, "D2")
    hero(state, 0, 0, "D1")
    hand(state, 0, "2*friman", "supply")
    assert not offers(state, "act-discover")
    hero(state, 0, 0, "D2")
    hand(state, 0, "2*friman", "supply")
    choose(state, "act-discover")
    pay(state, "2*friman", "supply")
    assert square("D3") in joined(state, square("D2"))
    hero(state, 0, 0, "D3")
    hand(state, 0, "tool")
    choose(state, "act-discover")
    assert refs(state) == ["C3", "E3"], "a tool alone pays for buildings only"
    choose(state, "square:C3")
    pay(state, "tool")
    assert state.kinds[square("C3")] >= FIRST_BUILDING
    assert len(state.valley_bags[0]) == 3


def test_S23_3_corners_cannot_be_discovered_from_outside() -> None:
    state = valleys()
    road(state, "C2")
    hero(state, 0, 0, "C2")
    hand(state, 0, "2*friman", "supply")
    assert not offers(state, "act-discover")


def building(state: BattaliaState, name: str, number: int, owner: int) -> None:
    """A discovered building."""
    where = square(name)
    state.kinds[where] = FIRST_BUILDING + number
    state.owners[where], state.levels[where] = owner, 2


def test_S23_4_the_discoverer_owns_the_building() -> None:
    state = valleys()
    state.kinds[square("D3")] = state.kinds[square("F4")]
    hero(state, 0, 0, "D3")
    hand(state, 0, "2*friman")
    choose(state, "act-discover", "square:C3")
    pay(state, "2*friman")
    assert level(state, "C3") == (0, 2)
    assert state.points(0) >= 2
    assert state.great_cities(state.options.team_of[0]) == 0


def test_S23_5_valleys_are_neutral_terrain() -> None:
    state = valleys()
    assert all(state.lands[square(name)] == NOTHING for name in ("C3", "D3", "D4", "F4", "I5"))


def test_S23_6_no_city_at_the_outer_sides_of_a_building() -> None:
    state = valleys()
    road(state, "A1", "A4", "B2")
    city(state, "A2", 0, 1)
    assert {"B1", "C2", "B3"} <= {square_name(number) for number in state.sites[0]}
    assert turns_at(state, CITY_4, square("B1"))
    assert not turns_at(state, CITY_4, square("C2")), "north of the building on C3"
    assert not turns_at(state, CITY_1, square("B3")), "west of it"


def test_S23_6_roads_must_fit_undiscovered_cards_too() -> None:
    state = valleys()
    city(state, "A3", 0, 1)
    hand(state, 0, "tool", "supply")
    choose(state, "act-road deck:road_cross")
    assert "B3" not in refs(state), "the building on C3 has no road to the west"


def test_S23_7_one_card_a_round_from_the_own_buildings() -> None:
    state = valleys()
    building(state, "C3", 0, 0)
    building(state, "G3", 7, 0)
    building(state, "E3", 1, 1)
    hand(state, 0)
    choose(state, "act-gift")
    assert messages(state) == ["choose-deck", "choose-supply"]
    choose(state, "deck:tool")
    assert names(state, state.people[0].hand)[0].startswith("tool-")
    assert not offers(state, "act-gift")
    turn(state, 0)
    assert offers(state, "act-gift")


def test_S23_8_a_centre_with_three_buildings_defends_with_ten() -> None:
    state = valleys()
    state.owners[square("D4")], state.levels[square("D4")] = 0, 4
    for number, name in enumerate(("C3", "E3", "C5")):
        building(state, name, number, 0)
    building(state, "E5", 3, 1)
    building(state, "G3", 4, 0)
    seen = {entry.id: entry.defence for entry in seen_by(state, None).squares}
    assert seen["D4"] == 10
    assert (seen["C3"], seen["E5"]) == (2, 2)


def test_S23_8_a_conquered_centre_brings_no_lord() -> None:
    state = valleys()
    hero(state, 0, 0, "D4")
    hand(state, 0, "weapon", "2*lord")
    choose(state, "act-attack", "card:weapon-barfolk", "choose-confirm")
    lay(state, "2*lord")
    choose(state, "choose-battle-done")
    assert level(state, "D4") == (0, 4)
    assert names(state, state.people[0].shelter) == ["lord-barfolk", "lord-barfolk", "weapon-barfolk"]


def test_S23_9_any_number_of_special_artefacts() -> None:
    state = valleys()
    plain = table()
    for played in (state, plain):
        played.people[0].shelter = cards(played, "horn_of_baldur", "sword_of_elemag")
    assert (state.may_gain_special(0), plain.may_gain_special(0)) == (True, False)


# ---------------------------------------------------------------------- S24


def test_S24_1_the_mountain_pass_amplifies_a_jump() -> None:
    state = valleys()
    hero(state, 0, 0, "F4")
    gates = [where for where in state.board.squares if state.kinds[where] == GATE]
    wish(state, state.lands[gates[0]])
    hand(state, 0, "2*supply")
    choose(state, "act-amplifier")
    assert state.people[0].amplifiers[0] == state.lands[gates[0]]
    assert not offers(state, "act-amplifier"), "one at a time"
    state.people[0].heroes[0] = gates[0]
    state.storms = [2]
    hand(state, 0, "2*supply")
    choose(state, "act-move", "card:supply", "card:supply", f"choose-jump square:{square_name(gates[1])}")
    assert asked(state) == "ask-special"
    assert state.people[0].amplifiers[0] == NOTHING
    choose(state, f"card:{state.box.special_ids[state.open_specials[0]]}")
    assert len(state.people[0].shelter) == 1


@pytest.mark.parametrize(("players", "each"), [(4, 2), (6, 1)])
def test_S24_2_special_artefacts_lie_under_the_gates(players: int, each: int) -> None:
    state = ready(players, valleys="kings_bridge")
    under = [pile for pile in state.under if pile]
    assert [len(pile) for pile in under] == [each] * players
    assert all(person.rings.bit_count() == players for person in state.people)
    assert len({imagined_by(state, 0, seed).under[state.people[0].faction][0] for seed in range(20)}) > 1, (
        "nobody knows which"
    )


def ring_jump() -> BattaliaState:
    """A jump on the map of the King's Bridge, with the question about the ring open."""
    state = ready(4, valleys="kings_bridge")
    for person in state.people:
        person.hand, person.nation, person.shelter, person.played = [], [], [], []
    gates = [where for where in state.board.squares if state.kinds[where] == GATE]
    turn(state, 0)
    state.people[0].heroes[0] = gates[0]
    state.storms = [2]
    hand(state, 0, "2*supply")
    return choose(state, "act-move", "card:supply", "card:supply", f"choose-jump square:{square_name(gates[1])}")


def test_S24_3_a_ring_for_one_of_two_special_artefacts() -> None:
    state = ring_jump()
    assert asked(state) == "ask-ring"
    choose(state, "choose-ring")
    gate = state.under_seen.index(1)
    both = state.under[gate].copy()
    assert len(refs(state)) == 2
    choose(state, f"card:{state.box.special_ids[both[0]]}")
    assert state.under[gate] == [both[1]]
    assert state.people[0].rings >> gate & 1 == 0
    assert imagined_by(state, 0, 3).under[gate] == [both[1]], "whoever has looked knows the other one"


def test_S24_3_the_ring_may_be_kept() -> None:
    state = choose(ring_jump(), "choose-keep-ring")
    assert state.people[0].rings.bit_count() == 4
    assert state.people[0].specials() == []


def at_the_bridge(*specials: str) -> BattaliaState:
    """Seat 0's hero comes to rest on the bridge, with these special artefacts in the shelter."""
    state = valleys("kings_bridge")
    city(state, "A2", 0, 3)
    city(state, "C1", 0, 2)
    road(state, "F3")
    state.people[0].shelter = cards(state, *specials)
    hero(state, 0, 0, "F3")
    hand(state, 0, "supply")
    choose(state, "act-move", "card:supply", "square:F4")
    return choose(state, "act-council")


def test_S24_4_special_artefacts_for_levels() -> None:
    state = at_the_bridge("horn_of_baldur", "wings_of_aviena")
    rest = len(state.rest)
    choose(state, "choose-council-0", "card:horn_of_baldur", "square:C1", "card:wings_of_aviena", "square:C1")
    assert level(state, "C1") == (0, 4)
    assert len(state.rest) == rest + 2
    assert not offers(state, "act-council"), "once for each stop"


def test_S24_4_a_hero_who_retreats_to_the_bridge_has_come_to_rest_there() -> None:
    state = turn(valleys("kings_bridge"), 1)
    city(state, "A2", 0, 3)
    road(state, "F1", "F2", "F3")
    hero(state, 0, 0, "F1")
    hero(state, 1, 0, "F1")
    state.people[0].hand = cards(state, "horse")
    hand(state, 1, "weapon")
    choose(state, "act-attack", "card:weapon-barfolk", "choose-confirm", "choose-battle-done", seat=1)
    choose(state, "choose-retreat", "card:horse-barfolk")
    assert where(state, 0, 0) == "F4"
    turn(state, 0)
    assert offers(state, "act-council")


def test_S24_4_two_levels_for_a_special_artefact() -> None:
    state = at_the_bridge()
    choose(state, "square:A2", "square:C1")
    assert (level(state, "A2"), level(state, "C1")) == ((0, 2), (0, 1))
    choose(state, f"card:{state.box.special_ids[state.open_specials[0]]}")
    assert len(state.people[0].shelter) == 1


def test_S24_5_one_city_may_fall_to_level_0_and_rise_again() -> None:
    state = at_the_bridge()
    points = state.points(0)
    choose(state, "square:C1", "square:C1")
    assert level(state, "C1") == (0, 0)
    assert state.points(0) == points - 2
    choose(state, f"card:{state.box.special_ids[state.open_specials[0]]}")
    city(state, "E1", 0, 1)
    assert square("C1") not in lowerable(state, 0, 1)
    assert square("E1") not in lowerable(state, 0, 1), "nobody has two such cities"
    hand(state, 0, "2*friman")
    choose(state, "act-raise")
    pay(state, "2*friman")
    assert level(state, "C1") == (0, 1)


def test_S24_4_one_special_artefact_for_another() -> None:
    state = at_the_bridge("horn_of_baldur")
    choose(state, "choose-council-2")
    wanted = state.box.special_ids[state.open_specials[0]]
    choose(state, f"card:{wanted}")
    assert names(state, state.people[0].shelter) == [wanted]
    assert card(state, "horn_of_baldur") not in state.people[0].cards()


# ---------------------------------------------------------------------- S25


def test_S25_1_up_to_three_replacements_and_a_swap_counts_as_two() -> None:
    state = table()
    put(state, "A4", "road_cross", terrain=0)
    put(state, "C4", "road_cross", terrain=1)
    put(state, "E4", "gate", terrain=2)
    put(state, "G4", "gate", terrain=3)
    hand(state, 0, "staff_of_terra")
    choose(state, "act-special", "square:E4")
    assert (state.lands[square("E4")], state.lands[square("G4")]) == (3, 2)
    assert "E4" not in refs(state), "one replacement is left, and gates can only be swapped"
    choose(state, "square:A4")
    assert not offers(state, "choose-swap")
    state.apply(0, 0)
    assert asked(state) == "ask-action"
    assert state.lands[square("A4")] != 0


def test_S25_1_valley_cards_cannot_be_changed() -> None:
    state = valleys()
    hand(state, 0, "staff_of_terra")
    choose(state, "act-special")
    unchangeable = {
        square_name(number)
        for number in state.board.squares
        if state.kinds[number] in (UNKNOWN_BUILDING, UNKNOWN_CROSSROADS)
    }
    assert not unchangeable & set(refs(state))
    assert "D4" not in refs(state)


def retreating(*held: str) -> BattaliaState:
    """Seat 0 attacks a hero of seat 1 on A4; a road leads east and another one south."""
    state = table()
    road(state, "A4", "B4", "C4", "D4", "E4", "A5", "A6", "B6")
    city(state, "D4", 0, 1)
    hero(state, 0, 0, "A4")
    hero(state, 1, 0, "A4")
    state.people[1].hand = cards(state, *held)
    hand(state, 0, "weapon", "lord")
    return choose(state, "act-attack", "card:weapon-barfolk", "choose-confirm", "choose-battle-done")


def retreat_cards(state: BattaliaState) -> set[str]:
    """The cards that could be paid for the retreat, now or once it is chosen."""
    state = state.copy()
    if "choose-retreat" in messages(state, 1):
        choose(state, "choose-retreat", seat=1)
    return set(refs(state, 1))


def test_S25_2_a_retreat_leads_exactly_three_squares_away() -> None:
    state = retreating("3*supply")
    choose(state, "choose-retreat", "card:supply", "card:supply", "card:supply", seat=1)
    assert where(state, 1, 0) == "B6", "D4 is a city of the attacker"
    assert state.people[1].hand == []


def test_S25_2_a_horse_pays_a_retreat_alone_and_two_supply_do_not() -> None:
    assert "choose-retreat" not in messages(retreating("2*supply"), 1)
    state = retreating("horse", "supply")
    choose(state, "choose-retreat", "card:horse-barfolk", seat=1)
    assert where(state, 1, 0) == "B6"


def test_S25_2_supply_beyond_three_stays_in_hand_and_leads_no_farther() -> None:
    state = retreating("5*supply", "horse")
    assert retreat_cards(state) == {"supply", "horse-barfolk"}
    choose(state, "choose-retreat", "card:supply", seat=1)
    assert retreat_cards(state) == {"supply"}, "whoever has begun with supply needs no horse"
    choose(state, "card:supply", "card:supply", seat=1)
    assert where(state, 1, 0) == "B6", "three squares away, and nothing more is asked"
    assert names(state, state.people[1].hand) == ["horse-barfolk", "supply", "supply"]
    assert names(state, state.people[1].shelter) == ["supply", "supply", "supply"]


@pytest.mark.parametrize(
    ("held", "paid", "left"),
    [
        (["stardust", "3*supply"], ["stardust", "supply"], ["supply", "supply"]),
        (["3*stardust"], ["stardust", "stardust"], ["stardust"]),
        (["2*stardust", "supply"], ["supply", "stardust"], ["stardust"]),
    ],
)
def test_S25_2_stardust_counts_as_up_to_two_supply_of_a_retreat(
    held: list[str], paid: list[str], left: list[str]
) -> None:
    state = retreating(*held)
    choose(state, "choose-retreat", *(f"card:{name}" for name in paid), seat=1)
    assert where(state, 1, 0) == "B6"
    assert names(state, state.people[1].hand) == left


def test_S25_2_not_onto_the_attackers_other_figure() -> None:
    state = retreating("lord")
    hero(state, 0, 1, "B6")
    state.people[1].hand = cards(state, "horse")
    ask_again(state)
    assert "choose-retreat" not in messages(state, 1)
