"""S15 to S17: setting up, the draft, the end."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.battalia.box.ids import (
    BOARD_FULL,
    ENOUGH_CITIES,
    FACTION_OF,
    FANATIC,
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
from tafelrunde.games.battalia.show.view import BattaliaTable
from tafelrunde.games.battalia.state.draft import place_in_draft
from tafelrunde.games.battalia.state.state import BattaliaState
from tafelrunde.games.battalia.steps.ending import EndGame, check_end
from tests.battalia.tables import (
    asked,
    begin_step,
    cards,
    choose,
    city,
    fresh,
    hand,
    hero,
    imagined_by,
    lay,
    level,
    put,
    ready,
    seen_by,
    table,
    told,
)

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
    assert seen_by(state, 0).rest == 15


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
        seen = seen_by(ready(5, hero_mode=hero_mode), None).squares
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
    assert state.options.full_board_ends


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
        view = seen_by(state, seat)
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
    return {imagined_by(state, observer, seed).people[other].secret[0] for seed in range(60)}


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
    imagined = imagined_by(state, 0, 7).people[1]
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
def test_S17_3_whether_a_full_map_ends_the_game(players: int, options: dict[str, Any], ends: bool) -> None:
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
