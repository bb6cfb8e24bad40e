"""Positions in which a small change of the rules shows, where no other test had noticed one."""

from __future__ import annotations

import pytest

from tafelrunde.games.battalia.box.ids import (
    ARTEFACT_DECK,
    ARTEFACTS,
    BROTHERHOOD,
    CENTRE,
    FANATIC,
    FIRST_BUILDING,
    FIRST_SPECIAL,
    LORD,
    NOTHING,
    UNBOUND,
    UNIT_DECK,
    square,
)
from tafelrunde.games.battalia.effects.abilities import FreePromotion
from tafelrunde.games.battalia.effects.specials import GreatWeapon
from tafelrunde.games.battalia.state.player import Tent
from tafelrunde.games.battalia.state.roads import joined
from tafelrunde.games.battalia.state.strength import place_strength
from tafelrunde.games.battalia.steps.artefacts import Cloak
from tafelrunde.games.battalia.steps.attacking import targets_on
from tafelrunde.games.battalia.steps.building import cities_to_raise
from tafelrunde.games.battalia.steps.characters import walk
from tafelrunde.games.battalia.steps.hiring import ChooseArtefact, PromoteUnit
from tafelrunde.games.battalia.steps.keeping import stores
from tafelrunde.games.battalia.steps.outcome import capture
from tafelrunde.games.battalia.steps.storm_actions import MeetCouncil
from tafelrunde.games.battalia.steps.storms import TakeUnder
from tafelrunde.games.battalia.steps.trading import FOR_STARDUST, trades
from tafelrunde.games.battalia.steps.turns import EndTurn
from tafelrunde.games.battalia.steps.valleys import LOWER, Council
from tafelrunde.games.battalia.steps.workbench import ChooseRank
from tests.battalia.tables import (
    asked,
    begin_step,
    card,
    cards,
    choose,
    city,
    hand,
    hero,
    level,
    names,
    ready,
    road,
    special,
    table,
)


@pytest.mark.parametrize("exits", range(16))
def test_B10_7_a_hero_goes_where_both_squares_have_a_road(exits: int) -> None:
    state = table(players=4)
    middle = square("D4")
    around = [state.board.around[middle * 4 + side] for side in range(4)]
    for other in around:
        state.exits[other] = 15
    state.exits[middle] = exits
    assert joined(state, middle) == [other for side, other in enumerate(around) if exits & 1 << side]


def test_B9_5_only_own_cities_are_raised() -> None:
    state = table(players=4)
    city(state, "A1", 0, 1)
    city(state, "C1", 1, 1)
    state.linked[0] = [square("A1"), square("C1")]
    assert cities_to_raise(state, 0, LORD) == [square("A1")]


def test_B12_6_3_and_4_sword_and_shield_have_their_own_strengths() -> None:
    box = table().box
    sword, shield = box.specials[2], box.specials[3]
    assert isinstance(sword, GreatWeapon)
    assert isinstance(shield, GreatWeapon)
    assert (sword.attack, sword.defence) == (4, 2)
    assert (shield.attack, shield.defence) == (2, 4)


def test_B12_6_2_the_horn_needs_a_card_to_draw() -> None:
    state = table()
    person = state.people[0]
    horn = state.box.specials[1]
    person.nation, person.nation_top, person.shelter = [], [], []
    assert not horn.usable(state, 0)
    person.shelter = [0]
    assert horn.usable(state, 0)


@pytest.mark.parametrize(
    ("name", "right", "down", "expected"),
    [
        ("A4", False, True, ("B5", True, True)),
        ("A4", True, True, ("B5", True, True)),
        ("G4", True, False, ("F3", False, False)),
        ("D1", True, False, ("E2", True, True)),
        ("D7", False, True, ("C6", False, False)),
        ("D4", False, False, ("C3", False, False)),
    ],
)
def test_S20_1_bilkarr_bounces_off_every_edge(
    name: str, right: bool, down: bool, expected: tuple[str, bool, bool]
) -> None:
    board = table(players=4).board
    place, goes_right, goes_down = walk(board, square(name), right, down)
    assert (place, goes_right, goes_down) == (square(expected[0]), *expected[1:])


def test_S23_8_only_a_centre_is_stronger_by_the_buildings_around_it() -> None:
    state = table(players=4)
    city(state, "D4", 0, 3)
    beside = state.board.near[square("D4")][0]
    state.kinds[beside], state.owners[beside], state.levels[beside] = FIRST_BUILDING, 0, 2
    assert place_strength(state, square("D4")) == 3
    state.kinds[square("D4")] = CENTRE
    assert place_strength(state, square("D4")) == 3 + state.box.centre_per_building


def test_S24_4_the_council_is_met_only_where_a_deal_is_possible() -> None:
    state = table(players=4, valleys="kings_bridge")
    council = MeetCouncil()
    state.people[0].at_council = 1
    assert not council.can(state, 0, 0, [])
    city(state, "A1", 0, 3)
    assert council.can(state, 0, 0, [])
    assert not council.can(state, 0, 1, []), "the other hero is not there"


@pytest.mark.parametrize(("supply", "posts", "expected"), [(1, 2, False), (2, 2, True), (3, 2, True), (3, 1, False)])
def test_S9_4_two_posts_turn_two_supply_cards_or_more_into_stardust(supply: int, posts: int, expected: bool) -> None:
    state = table(players=4, trading=True)
    hand(state, 0, f"{supply}*supply")
    place = state.people[0].heroes[0]
    state.people[0].posts = [place, place + 1][:posts]
    assert (FOR_STARDUST in trades(state, 0)) is expected
    state.stardust = 0
    assert FOR_STARDUST not in trades(state, 0)


def test_B12_6_8_a_lost_pavilion_leaves_other_tents_and_all_cards() -> None:
    state = table()
    person = state.people[0]
    tent, pavilion = card(state, "tent-barfolk"), card(state, "pavilion_of_eyla")
    inside, kept = cards(state, "friman-barfolk"), cards(state, "supply")
    person.hand, person.nation, person.nation_top, person.shelter = [], [], [], []
    person.tents = [Tent(tent, inside, 1), Tent(pavilion, kept, 1)]
    assert person.lose(pavilion)
    assert [(found.kind, found.cards) for found in person.tents] == [(tent, inside)]
    assert person.shelter == kept


def test_S13_4_the_cloak_hides_two_cities_and_no_third_one() -> None:
    state = table(players=4)
    for name in ("A4", "C4", "B3"):
        city(state, name, 0, 1)
    road(state, "B4")
    hero(state, 0, 0, "B4")
    begin_step(state, Cloak(0, 2, True))
    choose(state, "square:A4", "square:C4")
    assert state.cloaks.count(0) == 2
    assert not state.decisions


def test_S5_5_9_a_unit_rises_if_a_unit_of_the_very_next_rank_is_there() -> None:
    state = table()
    hand(state, 0, "friman", "chief", "priest", "lord", "supply", "queen")
    assert names(state, PromoteUnit(0, "S5.5.9").playable(state, 0)) == [
        "chief-barfolk",
        "friman-barfolk",
        "priest-barfolk",
    ]
    chiefs = state.own_deck(UNIT_DECK + 2)
    chiefs.top, chiefs.bag, chiefs.bottom = NOTHING, [], []
    assert names(state, PromoteUnit(0, "S5.5.9").playable(state, 0)) == ["chief-barfolk", "priest-barfolk"]


@pytest.mark.parametrize("type", range(ARTEFACTS))
def test_S5_5_1_a_type_of_which_no_artefact_is_left_is_not_offered(type: int) -> None:
    state = table()
    assert list(ChooseArtefact(0, "S5.5.1").legal(state, 0)) == list(range(ARTEFACTS))
    deck = state.own_deck(ARTEFACT_DECK + type)
    deck.top, deck.bag, deck.bottom = NOTHING, [], []
    assert list(ChooseArtefact(0, "S5.5.1").legal(state, 0)) == [other for other in range(ARTEFACTS) if other != type]


def test_B16_1_and_S22_1_universal_units_are_in_the_decks_of_units_only() -> None:
    state = ready(4, unbound=True, fanatics=True)
    for number, deck in enumerate(state.decks):
        there = [deck.top, *deck.bag]
        expected = 2 if UNIT_DECK < number <= UNIT_DECK + LORD else 0
        assert (there.count(UNBOUND), there.count(FANATIC)) == (expected, expected), number


def test_S24_3_what_lay_under_a_gate_goes_to_the_shelter() -> None:
    state = table(players=4, valleys="kings_bridge")
    gate = next(number for number, under in enumerate(state.under) if under)
    horn = special("horn_of_baldur", state)
    state.under[gate] = [horn - FIRST_SPECIAL]
    begin_step(state, TakeUnder(0, gate))
    choose(state, "card:horn_of_baldur")
    assert (horn in state.people[0].shelter, horn in state.people[0].hand) == (True, False)
    assert state.under[gate] == []


@pytest.mark.parametrize("number", [0, 1])
def test_S24_4_each_hero_on_the_bridge_meets_the_council_once(number: int) -> None:
    state = table(players=4, valleys="kings_bridge")
    city(state, "A1", 0, 3)
    state.people[0].at_council = 0b11
    Council(0, number).answer(state, 0, LOWER)
    assert state.people[0].at_council == 0b11 & ~(1 << number)


@pytest.mark.parametrize(
    ("held", "expected"),
    [(("friman",), False), (("friman", "supply"), True), (("friman", "chief"), True), (("lord", "supply"), False)],
)
def test_S19_3_4_a_unit_is_left_to_rise_when_another_card_was_paid(held: tuple[str, ...], expected: bool) -> None:
    state = table()
    hand(state, 0, *held)
    assert FreePromotion(0).usable(state, 0, 0) is expected


@pytest.mark.parametrize(("under", "top", "expected"), [(0, 0, False), (1, 0, True), (0, 1, True), (2, 3, True)])
def test_S13_5_the_crystal_needs_a_nation_to_look_at(under: int, top: int, expected: bool) -> None:
    state = table()
    person = state.people[0]
    person.nation, person.nation_top = [0] * under, [0] * top
    crystal = state.box.specials[state.box.special_ids.index("mings_crystal")]
    assert crystal.usable(state, 0) is expected


def test_B7_5_an_exchange_is_a_deed_after_which_hidden_cards_stay_where_they_are() -> None:
    state = table()
    hand(state, 0, "friman", "supply")
    choose(state, "act-exchange")
    assert (state.people[0].declared, state.people[0].acted) == (True, True)


@pytest.mark.parametrize(("day", "room"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 1), (6, 1), (7, 1)])
def test_B11_8_a_tent_holds_two_cards_only_when_tents_are_enlightened(day: int, room: int) -> None:
    state = table(day=day)
    assert stores(state, card(state, "tent-barfolk")) == room


def test_B7_4_who_was_attacked_refills_the_hand_once() -> None:
    state = table()
    person = state.people[1]
    person.refills, person.hand, person.nation = True, [], cards(state, "9*supply")
    EndTurn().run(state)
    assert (len(person.hand), person.refills) == (6, False)


@pytest.mark.parametrize("rank", [2, 3, 4])
def test_B12_6_6_the_crown_gives_the_very_rank_that_was_chosen(rank: int) -> None:
    state = table()
    friman = card(state, "friman-barfolk")
    ChooseRank(0, friman).answer(state, 0, rank)
    made = [state.box.card_ids[kind & 127] for kind in state.people[0].bench]
    assert made == [f"{('chief', 'priest', 'lord')[rank - 2]}-barfolk"]


@pytest.mark.parametrize("low", [1, 2, 3, 4])
def test_S3_9_whoever_has_two_residences_conquers_smaller_cities_as_they_are(low: int) -> None:
    state = table()
    city(state, "A2", 0, 5)
    city(state, "C2", 0, 5)
    city(state, "G4", 1, low)
    capture(state, 0, square("G4"))
    assert level(state, "G4") == (0, low)


@pytest.mark.parametrize("owner", [0, 1])
def test_S21_5_4_brotherhood_protects_the_cities_of_every_seat(owner: int) -> None:
    state = table(players=4, teams="everyone")
    city(state, "D4", owner, 2)
    other = 1 - owner
    assert targets_on(state, other, square("D4"))
    state.potion_owners[BROTHERHOOD], state.potion_days[BROTHERHOOD] = owner, 1
    assert targets_on(state, other, square("D4")) == []


def test_B8_2_what_a_title_has_made_can_be_doubled_by_a_scroll() -> None:
    state = hand(table(), 0, "friman", "title", "scroll")
    choose(state, "choose-transform-1", "card:friman-barfolk")
    choose(state, "choose-transform-0", "card:chief-barfolk")
    assert names(state, state.people[0].bench) == ["chief-barfolk", "chief-barfolk"]
    assert asked(state) == "ask-action"
