"""B1 to B6: goal and end, the box, cards and their places, setting up, days and the Oracle."""

from __future__ import annotations

import pytest

from tafelrunde.games.battalia import GAME
from tafelrunde.games.battalia.box.ids import (
    ARTEFACT_DECK,
    BOARD_FULL,
    CITY_4,
    ENOUGH_CITIES,
    FACTION_OF,
    NEUTRAL,
    NO_FACTION,
    NOTHING,
    RUINS,
    SUPPLY,
    TIME_OVER,
    UNIT_DECK,
    UNIVERSAL,
    square,
)
from tafelrunde.games.battalia.state.state import BattaliaState
from tafelrunde.games.battalia.steps.ending import EndGame
from tafelrunde.games.battalia.steps.turns import END_DAY
from tafelrunde.kernel.errors import BadOption
from tests.battalia.tables import (
    begin_step,
    card,
    cards,
    choose,
    city,
    finish_turn,
    fresh,
    hand,
    hero,
    imagined_by,
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
)

# ---------------------------------------------------------------------- B1


@pytest.mark.parametrize("players", range(2, 7))
def test_B1_1_two_to_six_play(players: int) -> None:
    assert len(ready(players).people) == players


def test_B1_1_not_one_and_not_seven() -> None:
    for players in (1, 7):
        with pytest.raises(BadOption):
            GAME.setup(players, {})


def test_B1_2_a_city_is_worth_its_level() -> None:
    state = table()
    city(state, "A2", 0, 3)
    city(state, "C2", 0, 1)
    city(state, "E2", 1, 4)
    put(state, "G2", "city_4", owner=NEUTRAL)
    assert state.scores == [4, 4]


def great_cities(state: BattaliaState, seat: int, count: int) -> None:
    for number in range(count):
        city(state, f"{'ACEG'[number % 4]}{2 + 2 * (number // 4)}", seat, 4)


def test_B1_3_five_great_cities_end_the_game_at_once() -> None:
    state = table()
    great_cities(state, 0, 4)
    city(state, "A6", 0, 3)
    hand(state, 0, "2*lord")
    choose(state, "act-raise")
    pay(state, "2*lord")
    assert state.over
    assert state.ending == ENOUGH_CITIES


def test_B1_3_four_great_cities_do_not() -> None:
    state = table()
    great_cities(state, 0, 3)
    city(state, "A6", 0, 3)
    hand(state, 0, "2*lord")
    choose(state, "act-raise")
    pay(state, "2*lord")
    assert not state.over


def test_B1_4_the_last_empty_square_ends_the_game() -> None:
    state = table(full_board_ends="yes")
    for where in state.board.squares:
        road(state, state.box.square_names[where].ref.removeprefix("square:"))
    city(state, "A4", 0, 1)
    state.kinds[square("A3")] = NOTHING
    state.empty = 1
    turn(state, 0)
    city(state, "A4", 0, 1)
    hand(state, 0, "tool", "supply")
    choose(state, "act-road deck:road_cross")
    pay(state, "tool", "supply")
    assert state.over
    assert state.ending == BOARD_FULL


def test_B1_5_most_points_win_whoever_ended_the_game() -> None:
    state = table()
    great_cities(state, 0, 5)
    for number in range(7):
        city(state, f"{'ABCDEFG'[number]}6", 1, 3)
    begin_step(state, EndGame(ENOUGH_CITIES))
    assert state.scores == [20, 21]
    assert state.winners == [1]


def test_B1_6_ties_are_broken_without_residences_too() -> None:
    state = table(expansion=False)
    city(state, "A2", 0, 4)
    city(state, "C2", 1, 3)
    city(state, "E2", 1, 1)
    begin_step(state, EndGame(TIME_OVER))
    assert state.scores == [4, 4]
    assert state.winners == [0], "more cities of level 4"


def test_B1_7_after_the_last_week_the_game_is_over() -> None:
    state = table(weeks=2, day=13)
    begin_step(state, END_DAY)
    assert not state.over
    state.day = 14
    begin_step(state, END_DAY)
    assert state.over
    assert state.ending == TIME_OVER


# ---------------------------------------------------------------------- B2


def deck(state: BattaliaState, number: int) -> list[int]:
    """All cards of a deck, and those that the setup took out of it."""
    return sorted(state.decks[number].all_cards())


def test_B2_1_twenty_units_of_each_faction() -> None:
    state = fresh(4, expansion=False, draft=False)
    dealt = [kind for person in state.people for kind in person.nation]
    counts = [
        len(deck(state, UNIT_DECK + rank)) + sum(1 for kind in dealt if kind // 8 + 1 == rank) for rank in range(1, 5)
    ]
    assert counts == [32, 24, 16, 8]


def test_B2_2_as_much_supply_as_units() -> None:
    state = fresh(4, expansion=False)
    assert state.supply == 80


def test_B2_3_three_artefacts_of_each_type_and_faction() -> None:
    state = fresh(4, expansion=False)
    for type in range(7):
        assert deck(state, ARTEFACT_DECK + type) == sorted([faction for faction in range(4) for _ in range(3)])


def test_B2_4_ten_special_artefacts_and_seven_more() -> None:
    assert len(fresh(2, expansion=False).open_specials) + len(fresh(2, expansion=False).rest) == 10
    assert len(fresh(2).open_specials) + len(fresh(2).rest) == 17


def test_B2_5_seven_cities_of_each_faction_in_five_decks() -> None:
    state = fresh(4, expansion=False)
    on_map = sum(1 for kind in state.kinds if kind == CITY_4)
    assert [len(deck(state, kind)) for kind in range(5)] == [4, 4, 4, 4, 12 - on_map]


def test_B2_6_twelve_roads_of_each_faction_in_four_decks() -> None:
    state = fresh(4, expansion=False)
    assert [len(deck(state, kind)) for kind in range(5, 9)] == [12, 12, 12, 12]


def test_B2_7_ruins_are_neutral_and_have_four_roads() -> None:
    state = fresh(2)
    middle = square("D4")
    assert (state.kinds[middle], state.lands[middle], state.exits[middle]) == (RUINS, NOTHING, 15)


def test_B2_8_everybody_has_two_heroes() -> None:
    assert all(len(person.heroes) == 2 for person in ready(4).people)


# ---------------------------------------------------------------------- B3


def test_B3_1_creation_cards_pay_for_everything() -> None:
    state = table()
    city(state, "A4", 0, 1)
    hero(state, 0, 0, "A4")
    hand(state, 0)
    assert messages(state) == ["act-end"], "without cards there is nothing to do"


def test_B3_2_terrain_cards_make_up_the_map() -> None:
    state = ready(2)
    assert {state.box.place_ids[kind] for kind in state.kinds if kind != NOTHING} == {"city_4", "gate", "ruins"}


def test_B3_3_special_artefacts_are_universal_and_supply_is_neutral() -> None:
    state = table()
    assert FACTION_OF[card(state, "horn_of_baldur")] == UNIVERSAL
    assert FACTION_OF[card(state, "friman-unbound")] == UNIVERSAL
    assert [FACTION_OF[kind] for kind in cards(state, "supply", "stardust", "chest")] == [NO_FACTION] * 3


def test_B3_4_four_factions_and_their_homes() -> None:
    box = table().box
    homes = dict(zip(box.faction_ids, box.terrain_ids, strict=True))
    assert {id: homes[id] for id in ("barfolk", "cloudborn", "emberians", "islanders")} == {
        "barfolk": "forest",
        "cloudborn": "mountain",
        "emberians": "canyon",
        "islanders": "lake",
    }
    texts = {entry.name.ref: entry.text.text("en") for entry in GAME.cards(box)}
    assert texts["faction:islanders"].startswith("At home: Emerald lakes, gate 4.")


def test_B3_5_cards_of_one_kind_are_one_option() -> None:
    state = table()
    city(state, "A4", 0, 1)
    road(state, "B4")
    hand(state, 0, "3*friman", "friman-islanders")
    choose(state, "act-road deck:road_straight")
    while not offers(state, "card:friman-barfolk"):
        state.apply(0, 0)
    assert refs(state) == ["friman-barfolk", "friman-islanders"]


# ---------------------------------------------------------------------- B4


def test_B4_1_the_top_of_a_deck_lies_open_and_the_rest_has_no_order() -> None:
    state = table()
    view = seen_by(state, 1)
    assert [entry.top for entry in view.decks if entry.id == "lord"] == [
        state.box.faction_ids[state.decks[UNIT_DECK + 4].top]
    ]
    assert imagined_by(state, 1, 5).decks[UNIT_DECK + 4].top == state.decks[UNIT_DECK + 4].top


def test_B4_2_all_places_together_are_the_creation_deck() -> None:
    state = table()
    person = state.people[0]
    person.nation, person.shelter, person.hidden = cards(state, "supply"), cards(state, "lord"), cards(state, "tent")
    hand(state, 0, "friman", "tent", "chief")
    choose(state, "act-station")
    while "ask-action" not in state.decisions[0].prompt.id:
        state.apply(0, 0)
    assert state.deck_size(0) == 6


def test_B4_3_the_top_card_is_taken() -> None:
    state = table()
    hand(state, 0, "friman", "2*supply")
    top = state.decks[ARTEFACT_DECK].top
    choose(state, "act-acquire deck:horse")
    pay(state, "friman", "2*supply")
    assert state.people[0].shelter == [state.box.card_ids.index(f"horse-{state.box.faction_ids[top]}")]


def test_B4_4_new_cards_go_to_the_shelter() -> None:
    state = table()
    hand(state, 0, "friman", "supply")
    choose(state, "act-hire deck:friman")
    pay(state, "friman", "supply")
    assert len(state.people[0].shelter) == 2
    assert state.people[0].hand == []


def test_B4_5_the_shelter_becomes_the_nation_when_it_runs_out() -> None:
    state = table()
    person = state.people[0]
    person.nation, person.shelter = cards(state, "lord"), cards(state, "3*chief")
    assert state.draw(0, 3, "B4.5") == 3
    assert card(state, "lord-barfolk") in person.hand
    assert len(person.nation) == 1
    assert state.draw(0, 3, "B4.5") == 1, "if both are empty, fewer cards are drawn"


def test_B4_6_limbo_is_out_of_the_game() -> None:
    state = table()
    hand(state, 0, "friman", "chief")
    choose(state, "act-hide", "card:friman-barfolk", "card:chief-barfolk")
    assert names(state, state.limbo) == ["friman-barfolk"]
    assert state.deck_size(0) == 1


def test_B4_7_others_see_the_shelter_but_not_the_hand() -> None:
    state = table()
    hand(state, 0, "lord", "king")
    person = state.people[0]
    person.shelter, person.hidden, person.nation = cards(state, "chief"), cards(state, "tool"), cards(state, "supply")
    seen = seen_by(state, 1).people[0]
    assert seen.shelter == ("chief-barfolk",)
    assert (seen.hand, seen.hidden, seen.hand_size, seen.hidden_size, seen.nation) == (None, None, 2, 1, 1)
    samples = {tuple(sorted(imagined_by(state, 1, seed).people[0].hand)) for seed in range(30)}
    assert len(samples) > 1


def test_B4_8_nothing_is_taken_from_an_empty_deck() -> None:
    state = table()
    deck = state.decks[UNIT_DECK + 1]
    deck.top, deck.bag, deck.bottom = NOTHING, [], []
    state.supply = 0
    hand(state, 0, "friman", "2*supply")
    assert not offers(state, "act-hire deck:friman")
    choose(state, "act-hire deck:chief")
    pay(state, "friman", "2*supply")
    assert len(state.people[0].shelter) == 1, "no supply card is left to come with the chief"


# ---------------------------------------------------------------------- B5


@pytest.mark.parametrize(("players", "factions"), [(2, 3), (3, 4), (4, 4)])
def test_B5_1_factions_in_play(players: int, factions: int) -> None:
    state = fresh(players, expansion=False)
    assert len(state.factions) == factions
    assert max(state.factions) < 4, "the newer factions belong to the expansion"


def test_B5_2_seven_by_seven_squares_some_of_them_closed() -> None:
    sizes = {players: len(fresh(players, expansion=False).board.squares) for players in (2, 3, 4)}
    assert sizes == {2: 35, 3: 45, 4: 49}


def test_B5_3_the_ruins_are_in_the_middle_with_strength_8() -> None:
    state = ready(2, expansion=False)
    seen = next(entry for entry in seen_by(state, None).squares if entry.id == "D4")
    assert (seen.kind, seen.defence) == ("ruins", 8)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_B5_4_start_and_neutral_cities_of_different_terrain(players: int) -> None:
    state = fresh(players, expansion=False)
    for group in (state.board.start, state.board.neutral):
        assert len(group) == players
        assert all(state.kinds[where] == CITY_4 for where in group)
        assert len({state.lands[where] for where in group}) == players


def test_B5_5_neutral_cities_have_level_4() -> None:
    state = fresh(2, expansion=False)
    assert [(state.owners[where], state.levels[where]) for where in state.board.neutral] == [(NEUTRAL, 4)] * 2


def test_B5_6_one_special_artefact_more_than_players_lies_open() -> None:
    assert len(fresh(3, expansion=False).open_specials) == 4


def test_B5_7_the_starting_cards() -> None:
    state = ready(2, expansion=False)
    for person in state.people:
        deck_of_ten = person.hand + person.nation
        assert len(deck_of_ten) == 10
        assert deck_of_ten.count(SUPPLY) == 5
        assert sorted(kind // 8 + 1 for kind in deck_of_ten if kind != SUPPLY) == [1, 1, 1, 2, 3]


def test_B5_8_factions_clockwise_and_start_cities_back() -> None:
    state = fresh(3, expansion=False)
    order = []
    while state.day == 0:
        order.append((state.decisions[0].seat, state.decisions[0].prompt.id))
        state.apply(state.decisions[0].seat, 0)
    first = state.first
    clockwise = [(first + distance) % 3 for distance in range(3)]
    assert [seat for seat, ask in order if ask == "ask-faction"] == clockwise
    # The last one has only one start city left and is not asked.
    assert [seat for seat, ask in order if ask == "ask-start"] == [clockwise[2], clockwise[1]]


def test_B5_8_the_cards_are_known_before_factions_are_chosen() -> None:
    state = fresh(2, expansion=False)
    assert state.decisions[0].prompt.id == "ask-faction"
    assert all(len(person.nation) == 5 for person in state.people)


def test_B5_9_a_marked_city_one_hero_and_six_cards() -> None:
    state = ready(2, expansion=False)
    for seat, person in enumerate(state.people):
        assert person.heroes[1] == NOTHING
        assert (state.owners[person.heroes[0]], state.levels[person.heroes[0]]) == (seat, 1)
        assert len(person.hand) == 6


def test_B5_10_the_first_day() -> None:
    state = ready(2)
    assert (state.day, state.weekday) == (1, 0)


# ---------------------------------------------------------------------- B6


def test_B6_1_a_day_ends_when_everybody_had_a_turn() -> None:
    state = ready(3)
    seats = []
    while state.day == 1:
        seats.append(state.decisions[0].seat)
        finish_turn(state, state.decisions[0].seat)
    assert seats == [(state.first + distance) % 3 for distance in range(3)]
    assert state.day == 2


def test_B6_2_seven_days_are_a_week() -> None:
    state = table(day=7)
    assert (state.weekday, seen_by(state, 0).week) == (6, 1)
    begin_step(state, END_DAY)
    assert (state.day, state.weekday, seen_by(state, 0).week) == (8, 0, 2)


def test_B6_3_one_type_is_enlightened_each_day() -> None:
    state = table()
    lit = []
    for day in range(1, 8):
        state.day = day
        lit.append(seen_by(state, 0).lit)
    assert lit == ["horse", "weapon", "tool", "tent", "scroll", "title", "amulet"]


def test_B6_4_the_faction_can_be_chosen_where_the_symbols_match() -> None:
    state = table(day=4)
    hand(state, 0, "friman", "2*supply")
    choose(state, "act-acquire deck:title")
    assert asked_factions(state) == state.decks[ARTEFACT_DECK + 5].factions()
    wanted = asked_factions(state)[-1]
    state.apply(0, len(asked_factions(state)) - 1)
    pay(state, "friman", "2*supply")
    assert FACTION_OF[state.people[0].shelter[0]] == wanted


def asked_factions(state: BattaliaState) -> list[int]:
    decision = state.decision_of(0)
    assert decision is not None
    return list(decision.codes)


def test_B6_4_units_are_always_taken_from_the_top() -> None:
    state = table(day=4)
    hand(state, 0, "friman", "supply")
    top = state.decks[UNIT_DECK + 1].top
    choose(state, "act-hire deck:friman")
    pay(state, "friman", "supply")
    assert FACTION_OF[state.people[0].shelter[0]] == top
