"""S13 to S17: the newer special artefacts, fate cards, setting up, the draft, the end."""

from __future__ import annotations

import pytest

from tables import (
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
    level,
    messages,
    names,
    offers,
    put,
    ready,
    refs,
    road,
    table,
    told,
    turn,
    where,
    wish,
)
from tafelrunde.games.battalia.draft import place_in_draft
from tafelrunde.games.battalia.figures import (
    BOARD_FULL,
    ENOUGH_CITIES,
    FACTION_OF,
    FANATIC,
    FATE_COPY,
    FIRST_SPECIAL,
    FOREIGN,
    FRIMAN,
    GATE,
    NEUTRAL,
    NOTHING,
    RUINS,
    SUPPLY,
    TIME_OVER,
    UNIT_DECK,
    UNIVERSAL,
    square_name,
    unit,
)
from tafelrunde.games.battalia.player import GAINED, LOST
from tafelrunde.games.battalia.state import BattaliaState
from tafelrunde.games.battalia.steps.characters import move_bilkarr
from tafelrunde.games.battalia.steps.checkpoints import CHECKPOINT
from tafelrunde.games.battalia.steps.ending import EndGame, check_end
from tafelrunde.games.battalia.steps.specials import DrawFate, GainSpecial
from tafelrunde.games.battalia.view import BattaliaTable

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


def test_S13_5_the_crystal_orders_the_nation() -> None:
    state = table()
    person = state.people[0]
    person.nation = cards(state, "6*supply", "5*friman", "lord", "king")
    hand(state, 0, "mings_crystal")
    wish(state, *cards(state, "king", "lord", "5*friman"))
    choose(state, "act-special")
    assert len(person.looked) == 12
    assert state.view(1).table.people[0].looked is None
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
    assert state.view(1).table.bilkarr == "C4"
    assert "bilkarr" in state.view(1).table.modules, "so his potions are shown"
    hand(state, 0, "kryceks_lost_scroll")
    choose(state, "act-special")
    assert asked(state) == "ask-summon-to", "the same one is only moved"
    choose(state, "square:A4")
    assert "B5" in refs(choose(hand(state, 0, "kryceks_lost_scroll"), "act-special")), "he needs no road"
    choose(state, "square:C4")
    move_bilkarr(state)
    assert state.view(1).table.bilkarr == "E2", "he goes on the next day"
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
    assert state.view(1).table.people[0].tents[0].tent == "fate"


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


# ---------------------------------------------------------------------- S15


def test_S15_1_stardust_chests_and_storms() -> None:
    state = fresh(2)
    assert (state.stardust, state.chests, len(state.storms)) == (12, 12, 12)


@pytest.mark.parametrize(("players", "factions"), [(2, 3), (3, 4), (4, 4), (5, 5), (6, 6)])
def test_S15_2_by_the_number_of_players(players: int, factions: int) -> None:
    state = ready(players)
    assert len(state.factions) == factions
    assert len(state.open_specials) == players
    assert sum(1 for kind in state.kinds if kind == GATE) == players


def test_S15_3_the_rest_pile() -> None:
    state = fresh(2)
    assert sorted(state.open_specials + state.rest) == list(range(17))
    assert state.view(0).table.rest == 15


def test_S15_4_gates_and_cities_lie_at_random() -> None:
    places = {tuple(ready(3, seed).lands[where] for where in ready(3, seed).board.gates) for seed in range(8)}
    assert len(places) > 1
    cities = {tuple(fresh(4, seed).lands[where] for where in fresh(4, seed).board.start) for seed in range(8)}
    assert len(cities) > 1


def test_S15_5_the_large_map_for_five_and_six() -> None:
    five, six = fresh(5), fresh(6)
    assert (len(five.board.squares), len(six.board.squares)) == (65, 77)
    for state in (five, six):
        assert state.board.columns == 11
        assert state.kinds.count(RUINS) == 2
    closed = set(range(77)) - set(five.board.squares)
    assert len(closed) == 12
    assert not any(where in closed for where in five.board.around)


def test_S15_6_hero_mode_or_beginners() -> None:
    for hero_mode, neutral, ruins in ((True, 6, 10), (False, 4, 8)):
        seen = ready(5, hero_mode=hero_mode).view(None).table.squares
        assert {entry.defence for entry in seen if entry.neutral} == {neutral}
        assert {entry.defence for entry in seen if entry.kind == "ruins"} == {ruins}


def test_S15_7_then_the_draft_or_the_usual_cards() -> None:
    state = fresh(2)
    while asked(state) != "ask-draft":
        assert asked(state) in ("ask-faction", "ask-start")
        state.apply(state.decisions[0].seat, 0)
    dealt = fresh(2, draft=False)
    while dealt.day == 0:
        assert asked(dealt) in ("ask-faction", "ask-start")
        assert not any(person.nation for person in dealt.people), "only after the start cities"
        dealt.apply(dealt.decisions[0].seat, 0)
    assert all(len(person.cards()) == 10 for person in dealt.people)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_S15_8_the_large_map_with_fewer_players(players: int) -> None:
    state = ready(players, large_board=True)
    assert len(state.board.squares) == 77
    assert state.rules.full_board_ends


# ---------------------------------------------------------------------- S16


def drafting(players: int) -> tuple[BattaliaState, list[tuple[int, str, int]]]:
    """A whole draft: who was asked, for what, among how many cards."""
    state = fresh(players)
    asked_for = []
    while state.day == 0:
        decision = state.decisions[0]
        if decision.prompt.id == "ask-draft":
            asked_for.append((decision.seat, decision.prompt.text("en").split(": ")[1], len(state.drafted)))
        state.apply(decision.seat, len(decision.codes) - 1)
    return state, asked_for


def pickers(rank: str, round: int) -> list[int]:
    """Who could choose in a round of the draft among three players; equal cards are not asked about."""
    state, asked_for = drafting(3)
    order = [(state.first + distance) % 3 for distance in range(3)]
    rounds: list[list[int]] = []
    last = 0
    for seat, wanted, cards_left in asked_for:
        if wanted != rank:
            continue
        if cards_left >= last:
            rounds.append([])
        last = cards_left
        rounds[-1].append(order.index(seat))
    return rounds[round]


def test_S16_1_the_starting_player_picks_first() -> None:
    picked = pickers("Friman", 0)
    assert picked == sorted(picked)


def test_S16_2_then_in_the_reverse_order() -> None:
    picked = pickers("Friman", 1)
    assert picked == sorted(picked, reverse=True)


def test_S16_3_the_third_friman_clockwise_again() -> None:
    picked = pickers("Friman", 2)
    assert picked == sorted(picked)


def test_S16_4_the_chief_in_the_reverse_order() -> None:
    picked = pickers("Chief", 0)
    assert picked == sorted(picked, reverse=True)


def test_S16_5_the_priest_clockwise() -> None:
    picked = pickers("Priest", 0)
    assert picked == sorted(picked)


def test_S16_6_five_supply_cards_each() -> None:
    state, _ = drafting(3)
    for person in state.people:
        deck = person.hand + person.nation
        assert (len(deck), deck.count(SUPPLY)) == (10, 5)
        assert sorted(kind // 8 + 1 for kind in deck if kind != SUPPLY) == [1, 1, 1, 2, 3]


def test_S16_7_universal_units_come_after_the_draft() -> None:
    state = ready(2, fanatics=True)
    begun = [kind for person in state.people for kind in person.hand + person.nation]
    assert not any(FACTION_OF[kind] == UNIVERSAL for kind in begun)
    assert state.decks[UNIT_DECK + 1].all_cards().count(FANATIC) == 2


def in_the_draft(picks: int) -> BattaliaState:
    """Three players have picked so many cards, always the last one on offer. It is the next one's turn."""
    state = fresh(3)
    while asked(state) != "ask-draft" or sum(len(person.secret) for person in state.people) < picks:
        decision = state.decisions[0]
        state.apply(decision.seat, len(decision.codes) - 1)
    return state


def test_S16_8_only_whoever_picks_sees_the_cards() -> None:
    state = in_the_draft(1)
    state.listen()
    picker = state.decisions[0].seat
    for seat in range(3):
        view = state.view(seat).table
        assert isinstance(view, BattaliaTable)
        assert len(view.draft) == (2 if seat == picker else 0)
    state.apply(picker, 0)
    private = [event.seats for event in told(state) if event.words.id == "start-card"]
    assert private[0] == (picker,), "nor do the others see which one was picked"


def at_place(state: BattaliaState, place: int) -> int:
    """The seat that picks at this place in the first round."""
    return next(seat for seat in range(3) if place_in_draft(state, seat, 0) == place)


def thought_possible(state: BattaliaState, observer: int, other: int) -> set[int]:
    """What a seat may have picked in the first round, as another one imagines it."""
    return {state.imagine(observer, seed).people[other].secret[0] for seed in range(60)}


def test_S16_8_those_before_know_what_they_have_passed_on() -> None:
    state = in_the_draft(3)
    first, middle, last = (at_place(state, place) for place in range(3))
    passed_on = {state.people[middle].secret[0], state.people[last].secret[0]}
    assert thought_possible(state, first, middle) == passed_on
    everything = {unit(FRIMAN, faction) for faction in state.factions}
    assert thought_possible(state, last, middle) == everything, "whoever comes after has not seen them"


def test_S16_8_a_unit_that_was_seen_stays_known() -> None:
    state = ready(2)
    person = state.people[1]
    friman = next(kind for kind in person.secret if kind < 8)
    twins = person.secret.count(friman)
    person.shelter += person.hand + person.nation
    person.hand, person.nation = [], []
    assert len(person.secret) == 5
    state.draw(1, 6, "B4.5")
    assert person.secret == [], "everything has lain in the shelter"
    imagined = state.imagine(0, 7).people[1]
    assert (imagined.hand + imagined.nation).count(friman) == twins


# ---------------------------------------------------------------------- S17


def check(state: BattaliaState) -> None:
    """Look whether the game is over, as every step does that changes cities or the map, and go on."""
    state.open, state.stack = (), None
    check_end(state)
    state.advance()


def great(state: BattaliaState, seat: int, count: int, high: int = 4) -> None:
    """Give a seat so many cities, on free squares."""
    free = [number for number in state.board.squares if state.kinds[number] == NOTHING]
    for number in free[:count]:
        city(state, square_name(number), seat, high)


@pytest.mark.parametrize("high", [4, 5, 6])
def test_S17_1_cities_of_every_level_from_4_count(high: int) -> None:
    state = table()
    great(state, 0, 4)
    check(state)
    assert not state.over
    great(state, 0, 1, high)
    check(state)
    assert state.ending == ENOUGH_CITIES


@pytest.mark.parametrize(("players", "seats", "goal"), [(4, (0, 2), 9), (5, (1, 3), 9), (5, (0, 2, 4), 12)])
def test_S17_2_the_goal_of_a_team(players: int, seats: tuple[int, ...], goal: int) -> None:
    state = table(players, seat=seats[0])
    great(state, seats[0], 2)
    great(state, seats[1], goal - 3)
    check(state)
    assert not state.over
    great(state, seats[-1], 1)
    check(state)
    assert state.over
    assert state.winners == list(seats)


@pytest.mark.parametrize(
    ("players", "options", "ends"),
    [
        (2, {}, False),
        (3, {}, False),
        (4, {}, True),
        (5, {}, False),
        (6, {}, True),
        (2, {"full_board_ends": "yes"}, True),
        (4, {"full_board_ends": "no"}, False),
        (2, {"expansion": False}, True),
        (5, {"teams": "everyone"}, True),
    ],
)
def test_S17_3_whether_a_full_map_ends_the_game(players: int, options: dict[str, str | bool], ends: bool) -> None:
    state = table(players, **options)
    state.empty = 0
    check(state)
    assert state.over == ends
    assert not ends or state.ending == BOARD_FULL


def test_S17_4_the_team_of_two_counts_one_and_a_half_times() -> None:
    state = table(5)
    great(state, 1, 5, 4)
    great(state, 3, 5, 3)
    great(state, 0, 3, 5)
    begin_step(state, EndGame(TIME_OVER))
    assert state.scores == [15, 53, 15, 53, 15], "35 become 53"
    assert state.winners == [1, 3]


def test_S17_4_other_teams_count_once() -> None:
    state = table(4)
    great(state, 0, 2, 4)
    great(state, 2, 1, 3)
    assert state.scores == [11, 0, 11, 0]


@pytest.mark.parametrize(
    ("mine", "theirs"),
    [((6, 1), (5, 2)), ((5, 1), (4, 2)), ((4, 1), (3, 2)), ((3, 1), (2, 2)), ((2, 1), (1, 1, 1)), ((1,), (1,))],
)
def test_S17_5_ties(mine: tuple[int, ...], theirs: tuple[int, ...]) -> None:
    state = table()
    for seat, levels in ((0, mine), (1, theirs)):
        for high in levels:
            great(state, seat, 1, high)
    if mine == theirs:
        hero(state, 0, 0, "A2")
    begin_step(state, EndGame(TIME_OVER))
    assert state.scores[0] == state.scores[1]
    assert state.winners == [0]


def test_S17_5_the_last_tie_break_is_the_number_of_cards() -> None:
    state = table()
    state.people[1].shelter = cards(state, "supply")
    begin_step(state, EndGame(TIME_OVER))
    assert state.winners == [1]


def test_S17_6_a_conquered_city_ends_the_game_too() -> None:
    state = table()
    great(state, 0, 4)
    put(state, "G4", "city_4", owner=NEUTRAL)
    hero(state, 0, 0, "G4")
    hand(state, 0, "weapon", "2*lord")
    choose(state, "act-attack", "card:weapon-barfolk", "choose-confirm")
    lay(state, "2*lord")
    choose(state, "choose-battle-done")
    assert state.over
    assert level(state, "G4") == (0, 4)
