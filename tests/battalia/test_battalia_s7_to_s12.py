"""S7 to S12: teams, hero mode, trading posts, stardust, chests, strength in battle."""

from __future__ import annotations

import pytest

from tafelrunde.games.battalia.box.ids import ARTEFACT_DECK, FACTION_OF, NEUTRAL, NO_FACTION
from tafelrunde.games.battalia.state.player import GAINED, LOST, NEVER
from tafelrunde.games.battalia.state.state import BattaliaState
from tafelrunde.games.battalia.steps.checkpoints import CHECKPOINT
from tests.battalia.tables import (
    ask_again,
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
    names,
    offers,
    pay,
    put,
    ready,
    refs,
    road,
    seen_by,
    table,
    where,
)

# ---------------------------------------------------------------------- S7


@pytest.mark.parametrize(
    ("players", "teams"), [(4, [[0, 2], [1, 3]]), (5, [[0, 2, 4], [1, 3]]), (6, [[0, 3], [1, 4], [2, 5]])]
)
def test_S7_1_teams_by_seat(players: int, teams: list[list[int]]) -> None:
    view = seen_by(ready(players), None)
    assert sorted(list(team.seats) for team in view.teams) == teams


def test_S7_2_factions_and_start_cities_one_by_one() -> None:
    state = fresh(4)
    while state.day == 0:
        assert len(state.decisions) == 1
        state.apply(state.decisions[0].seat, 0)


def test_S7_3_the_members_of_a_team_act_at_the_same_time() -> None:
    for seed in range(4):
        state = ready(4, seed)
        assert state.first in {decision.seat for decision in state.decisions}
        assert len(state.decisions) == 2
        assert len({state.options.team_of[decision.seat] for decision in state.decisions}) == 1


def test_S7_4_two_members_never_fight_the_same_opponent_at_once() -> None:
    state = table(4)
    city(state, "A4", 1, 3)
    for seat in (0, 2):
        hero(state, seat, 0, "A4")
        state.people[seat].hand = cards(state, "weapon")
    hand(state, 0, "weapon")
    assert offers(state, "act-attack", 0)
    assert offers(state, "act-attack", 2)
    choose(state, "act-attack", "card:weapon-barfolk", "choose-confirm")
    assert state.decision_of(2) is None, "the partner waits until the battle is over"
    choose(state, "choose-battle-done")
    choose(state, "choose-battle-pass", seat=1)
    choose(state, "choose-battle-pass")
    assert offers(state, "act-attack", 2)


def test_S7_5_the_defender_draws_right_after_the_battle() -> None:
    state = table(4)
    city(state, "A4", 1, 3)
    hero(state, 0, 0, "A4")
    state.people[1].hand = cards(state, "lord", "supply")
    state.people[1].nation = cards(state, "9*supply")
    hand(state, 0, "weapon")
    choose(state, "act-attack", "card:weapon-barfolk", "choose-confirm", "choose-battle-done")
    choose(state, "card:lord-barfolk", "choose-battle-done", seat=1)
    choose(state, "choose-battle-pass")
    choose(state, "choose-battle-pass", seat=1)
    assert len(state.people[1].hand) == 6


@pytest.mark.parametrize(("limited", "offered"), [(True, False), (False, True)])
def test_S7_6_two_attacks_for_the_team_of_three(limited: bool, offered: bool) -> None:
    state = table(5, limited_attacks=limited)
    city(state, "A4", 1, 3)
    hero(state, 2, 0, "A4")
    state.attacks = 2
    hand(state, 2, "weapon")
    assert offers(state, "act-attack", 2) == offered


def test_S7_6_the_team_of_two_is_not_limited() -> None:
    state = table(5, seat=1, limited_attacks=True)
    city(state, "A4", 0, 3)
    hero(state, 1, 0, "A4")
    state.attacks = 5
    hand(state, 1, "weapon")
    assert offers(state, "act-attack", 1)


def test_S7_7_everybody_builds_raises_and_moves_the_own_only() -> None:
    state = table(4)
    city(state, "A4", 2, 1)
    city(state, "G4", 0, 4)
    hero(state, 2, 0, "A4")
    hand(state, 0, "2*chief", "tool", "supply")
    assert not offers(state, "act-raise")
    assert not offers(state, "act-move")
    choose(state, "act-road deck:road_straight")
    assert all(not ref.startswith(("A", "B")) for ref in refs(state))


def test_S7_7_partners_are_no_targets() -> None:
    state = table(4)
    city(state, "A4", 2, 1)
    hero(state, 0, 0, "A4")
    hero(state, 2, 0, "A4")
    hand(state, 0, "weapon")
    assert not offers(state, "act-attack")


def test_S7_8_teams_play_clockwise_and_then_the_day_is_over() -> None:
    state = ready(6)
    order = []
    while state.day == 1:
        seats = tuple(decision.seat for decision in state.decisions)
        order.append(state.options.team_of[seats[0]])
        for seat in seats:
            finish_turn(state, seat)
    first = state.options.team_of[state.first]
    assert order == [first, (first + 1) % 3, (first + 2) % 3]


def test_S7_9_everybody_alone_or_two_teams_of_three() -> None:
    assert ready(5, teams="everyone").options.team_of == [0, 1, 2, 3, 4]
    assert ready(6, teams="threes").options.team_of == [0, 1, 0, 1, 0, 1]
    assert len(ready(6, teams="threes").decisions) == 3


def test_S7_10_whoever_begins_a_row_finishes_it_first() -> None:
    state = table(4)
    city(state, "A4", 0, 1)
    city(state, "G4", 2, 1)
    state.people[2].hand = cards(state, "2*friman", "supply")
    hand(state, 0, "friman", "supply")
    choose(state, "act-hire deck:friman")
    assert [decision.seat for decision in state.decisions] == [0]
    pay(state, "friman", "supply")
    assert [decision.seat for decision in state.decisions] == [0, 2]
    finish_turn(state, 2)
    assert [decision.seat for decision in state.decisions] == [0]


# ---------------------------------------------------------------------- S8


def test_S8_1_stronger_neutral_cities_and_ruins() -> None:
    state = ready(2)
    defences = {
        entry.kind: entry.defence for entry in seen_by(state, None).squares if entry.neutral or entry.kind == "ruins"
    }
    assert defences == {"city_4": 6, "ruins": 10}
    state = table()
    put(state, "A4", "city_4", owner=NEUTRAL)
    hero(state, 0, 0, "A4")
    hand(state, 0, "weapon", "2*lord")
    choose(state, "act-attack", "card:weapon-barfolk", "choose-confirm")
    lay(state, "2*lord")
    choose(state, "choose-battle-done")
    assert level(state, "A4") == (0, 4)


def together(state: BattaliaState, *held: str) -> BattaliaState:
    """Both heroes attack seat 1's city on A4."""
    city(state, "A4", 1, 3)
    hero(state, 0, 0, "A4")
    hero(state, 0, 1, "A4")
    hand(state, 0, "weapon", *held)
    return choose(state, "act-attack-together", "card:weapon-barfolk", "choose-confirm")


def test_S8_2_both_heroes_attack_with_one_weapon_and_are_lost_together() -> None:
    state = together(table())
    assert battle(state).heroes == ("hero:0-0", "hero:0-1")
    choose(state, "choose-battle-done")
    choose(state, "choose-battle-pass", seat=1)
    choose(state, "choose-battle-pass")
    assert (where(state, 0, 0), where(state, 0, 1)) == (None, None)


def test_S8_2_not_from_different_squares_and_not_without_hero_mode() -> None:
    state = table()
    city(state, "A4", 1, 3)
    road(state, "B4")
    hero(state, 0, 0, "A4")
    hero(state, 0, 1, "B4")
    hand(state, 0, "weapon")
    assert not offers(state, "act-attack-together")
    state = table(hero_mode=False)
    city(state, "A4", 1, 3)
    hero(state, 0, 0, "A4")
    hero(state, 0, 1, "A4")
    hand(state, 0, "weapon")
    assert not offers(state, "act-attack-together")
    assert offers(state, "act-attack")


@pytest.mark.parametrize(("size", "veteran"), [(25, NEVER), (26, GAINED)])
def test_S8_3_twenty_six_cards_make_veterans(size: int, veteran: int) -> None:
    state = table(day=14)
    state.people[0].nation = cards(state, f"{size}*supply")
    begin_step(state, CHECKPOINT)
    assert state.people[0].veteran == veteran


def test_S8_3_veterans_in_battle() -> None:
    state = table()
    state.people[0].veteran = GAINED
    together(state, "friman", "chief", "priest")
    lay(state, "friman", "chief", "priest")
    assert battle(state).attack.strength == 1 + 2 + 3 + 3
    assert battle(state).attack.morale == 8
    state = table()
    state.people[0].veteran = GAINED
    together(state, "friman", "chief-islanders")
    lay(state, "friman", "chief-islanders")
    assert battle(state).attack.morale == 0
    assert battle(state).attack.strength == 1 + 2 + 3, "frimen and chiefs are stronger all the same"


def test_S8_4_fallen_veterans() -> None:
    state = table(day=21)
    state.people[0].veteran = GAINED
    state.people[0].nation = cards(state, "25*supply")
    begin_step(state, CHECKPOINT)
    assert state.people[0].veteran == LOST
    state.people[0].nation = cards(state, "40*supply")
    begin_step(state, CHECKPOINT)
    assert state.people[0].veteran == LOST, "for the rest of the game"
    state = table()
    state.people[0].veteran = LOST
    together(state, "friman")
    lay(state, "friman")
    assert (battle(state).attack.strength, battle(state).attack.morale) == (2, 2), "they still attack together"


def test_S8_5_each_hero_adds_morale() -> None:
    state = together(table(), "friman")
    assert battle(state).attack.morale == 2


# ---------------------------------------------------------------------- S9 to S11


def at_the_post(*held: str, posts: int = 1, **options: bool) -> BattaliaState:
    """Seat 0's hero stands on a road card with its post; a second post may be elsewhere."""
    state = table(**options)
    city(state, "A4", 0, 1)
    road(state, "B4", "C4")
    hero(state, 0, 0, "B4")
    person = state.people[0]
    person.posts = [person.heroes[0]]
    if posts == 2:
        person.posts = [person.heroes[0], person.heroes[0] + 1]
    return hand(state, 0, *held)


def test_S9_1_two_frimen_build_a_post_on_a_road_joined_to_a_city() -> None:
    state = table()
    city(state, "A4", 0, 1)
    road(state, "B4", "C4")
    put(state, "G4", "road_cross")
    hand(state, 0, "2*friman")
    choose(state, "act-post")
    assert refs(state) == ["B4", "C4"]
    choose(state, "square:B4")
    pay(state, "2*friman")
    hand(state, 0, "tool")
    choose(state, "act-post", "square:B4")
    pay(state, "tool")
    assert seen_by(state, 1).people[0].posts == ("B4", "B4"), "several may share a card"
    hand(state, 0, "2*friman")
    assert not offers(state, "act-post"), "there are two of each"


def test_S9_1_discovered_crossroads_of_a_valley_are_road_cards() -> None:
    state = table(4, valleys="mountain_pass")
    city(state, "A4", 0, 1)
    put(state, "B4", "crossroads")
    hand(state, 0, "2*friman")
    choose(state, "act-post")
    assert state.decisions[0].prompt.id == "ask-lay", "B4 is the only place"


def test_S9_2_the_second_post_opens_the_star_side() -> None:
    assert not offers(at_the_post("2*supply"), "act-trade-2")
    assert offers(at_the_post("2*supply", posts=2), "act-trade-2")


def test_S9_3_trading_needs_a_hero_at_an_own_post() -> None:
    state = at_the_post("chest", "horse")
    size = state.decks[ARTEFACT_DECK].size
    hero(state, 0, 0, "C4")
    assert not offers(hand(state, 0, "chest", "horse"), "act-trade-0")
    hero(state, 0, 0, "B4")
    hand(state, 0, "horse")
    choose(state, "act-trade-0", "card:horse-barfolk")
    assert names(state, state.people[0].hand) == ["chest"]
    assert state.decks[ARTEFACT_DECK].size == size + 1
    assert state.decks[ARTEFACT_DECK].bottom[-1] == 0, "it lies under its deck"


def test_S9_4_what_is_traded_for_what() -> None:
    state = at_the_post("chest")
    chests = state.chests
    choose(state, "act-trade-1", "deck:weapon")
    assert names(state, state.people[0].hand)[0].startswith("weapon-")
    assert state.chests == chests + 1
    state = at_the_post("2*supply", posts=2)
    supply = state.supply
    choose(state, "act-trade-2")
    assert names(state, state.people[0].hand) == ["stardust"]
    assert state.supply == supply + 2


def test_S9_5_the_faction_can_be_chosen_if_symbols_match() -> None:
    state = at_the_post("chest")
    choose(state, "act-trade-1", "deck:title")
    assert state.decisions[0].prompt.id == "ask-faction-of"


def test_S9_6_what_was_traded_stays_for_this_turn() -> None:
    state = at_the_post("horse")
    choose(state, "act-trade-0", "card:horse-barfolk")
    assert not offers(state, "act-trade-1")
    state = at_the_post("chest", "horse")
    choose(state, "act-trade-1", "deck:weapon")
    choose(state, "act-trade-0")
    assert refs(state) == ["horse-barfolk"]


def test_S9_6_the_card_that_was_played_is_the_traded_one() -> None:
    state = at_the_post("title", "chest")
    choose(state, "act-trade-1", "deck:title", "card:title-cloudborn")
    state.people[0].hand = cards(state, "2*title-cloudborn", "friman")
    choose(ask_again(state), "choose-transform-1", "card:friman-barfolk")
    assert offers(state, "act-trade-0"), "the other title was there before"


def test_S9_7_special_artefacts_are_not_traded() -> None:
    assert not offers(at_the_post("horn_of_baldur"), "act-trade-0")


def test_S10_1_stardust_counts_as_up_to_two_supply_cards_for_one_action() -> None:
    state = table()
    assert FACTION_OF[card(state, "stardust")] == NO_FACTION
    hand(state, 0, "friman", "stardust")
    choose(state, "act-hire deck:chief")
    pay(state, "friman", "stardust")
    assert len(state.people[0].shelter) == 2
    hand(state, 0, "2*friman", "stardust")
    choose(state, "act-hire deck:friman")
    pay(state, "friman", "stardust")
    assert not offers(state, "act-hire"), "the second half is not left for another action"


def test_S10_2_stardust_cannot_be_got_rid_of() -> None:
    state = at_the_post("stardust", "friman", posts=2)
    assert not any(offers(state, f"act-trade-{what}") for what in range(3))
    choose(state, "act-hide")
    assert refs(state) == ["friman-barfolk"]
    state = table(day=5)
    hand(state, 0, "tent", "stardust")
    choose(state, "act-station", "card:tent-barfolk", "card:stardust")
    assert names(state, state.people[0].tents[0].cards) == ["stardust"]


def test_S11_1_a_chest_buys_an_artefact_at_a_post_only() -> None:
    state = table()
    assert FACTION_OF[card(state, "chest")] == NO_FACTION
    hand(state, 0, "chest")
    assert not offers(state, "act-trade-1")
    assert offers(at_the_post("chest"), "act-trade-1")


def test_S11_2_a_chest_in_limbo_hides_up_to_three() -> None:
    state = table()
    state.people[0].hidden = cards(state, "lord")
    hand(state, 0, "chest", "3*friman")
    choose(state, "act-hide", "card:chest", "card:friman-barfolk", "card:friman-barfolk")
    assert state.decisions[0].prompt.id == "ask-action", "three hidden cards are the limit"
    assert len(state.people[0].hidden) == 3
    state = table()
    hand(state, 0, "chest", "3*friman")
    choose(state, "act-hide", "card:chest", "card:friman-barfolk", "choose-enough")
    assert len(state.people[0].hidden) == 1


def test_S12_1_both_strengths_lie_open() -> None:
    state = table()
    state.listen()
    city(state, "A4", 1, 3)
    hero(state, 0, 0, "A4")
    hand(state, 0, "weapon", "lord")
    choose(state, "act-attack", "card:weapon-barfolk", "choose-confirm", "card:lord-barfolk")
    assert (battle(state).attack.total, battle(state).defence.total) == (6, 3)
    added = [event for event in state.take_events() if event.kind == "battle-card"]
    assert [(event.facts["strength"], event.seats) for event in added] == [(6, None)]
