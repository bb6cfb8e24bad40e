"""S18 to S25: characters, potions, Fanatics, the valleys, connection cards, changed rules."""

from __future__ import annotations

import pytest

from tables import (
    ask_again,
    asked,
    begin_step,
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
    pay,
    put,
    ready,
    refs,
    road,
    table,
    turn,
    where,
    wish,
)
from tafelrunde.games.battalia import GAME
from tafelrunde.games.battalia.figures import (
    BERSERKER,
    BROTHERHOOD,
    CITY_1,
    CITY_4,
    COLOSSUS,
    ECLIPSE,
    FACTION_OF,
    FANATIC,
    FIRST_BUILDING,
    FROSTHAND,
    GATE,
    NEUTRAL,
    NOTHING,
    UNIT_DECK,
    UNIVERSAL,
    UNKNOWN_BUILDING,
    UNKNOWN_CROSSROADS,
    WEAKNESS,
    square,
    square_name,
)
from tafelrunde.games.battalia.roads import joined, turns_at
from tafelrunde.games.battalia.state import BattaliaState
from tafelrunde.games.battalia.steps.characters import enter, is_corner, move_bilkarr, walk
from tafelrunde.games.battalia.steps.checkpoints import CHECKPOINT
from tafelrunde.games.battalia.steps.turns import BEGIN_DAY
from tafelrunde.games.battalia.steps.valleys import lowerable
from tafelrunde.games.battalia.view import BattleView


def battle(state: BattaliaState) -> BattleView:
    seen = state.view(None).table.battle
    assert seen is not None
    return seen


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
def test_S18_2_what_needs_gates_brings_them(option: dict[str, bool | str]) -> None:
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
    assert state.view(1).table.metamorpha == "B3"
    hand(state, 0, "staff_of_terra")
    choose(state, "act-special", "square:B4")
    state.apply(0, 0)
    assert state.view(1).table.metamorpha == "B4", "a replaced card is a new one"


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
    assert walk(square("C1"), True, False, 11) == (square("D2"), True, True), "off the upper edge"
    assert walk(square("K3"), True, True, 11) == (square("J4"), False, True), "off the right edge"
    assert walk(square("C7"), False, True, 11) == (square("B6"), False, False)
    assert walk(square("G2"), True, True, 7) == (square("F3"), False, True), "the small map ends earlier"


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
    assert state.view(0).table.bilkarr_next == "C5"
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
    assert state.view(1).table.people[0].potions == ("eclipse", "colossus")


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
    seen = {entry.id: entry for entry in state.view(None).table.squares}
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
    assert state.great_cities(state.rules.team_of[0]) == 0


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
    seen = {entry.id: entry.defence for entry in state.view(None).table.squares}
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
    assert len({state.imagine(0, seed).under[state.people[0].faction][0] for seed in range(20)}) > 1, (
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
    assert state.imagine(0, 3).under[gate] == [both[1]], "whoever has looked knows the other one"


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
    assert square("C1") not in lowerable(state, 0)
    assert square("E1") not in lowerable(state, 0), "nobody has two such cities"
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


def test_S25_2_not_onto_the_attackers_other_figure() -> None:
    state = retreating("lord")
    hero(state, 0, 1, "B6")
    state.people[1].hand = cards(state, "horse")
    ask_again(state)
    assert "choose-retreat" not in messages(state, 1)
