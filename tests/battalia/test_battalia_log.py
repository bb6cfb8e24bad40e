"""What the log tells: cause, price and effect of what has happened, one event in one line."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tafelrunde.games.battalia import GAME
from tafelrunde.games.battalia.box.ids import (
    ARTEFACT_DECK,
    BROTHERHOOD,
    ENOUGH_CITIES,
    FANATIC,
    FIRST_BUILDING,
    FROSTHAND,
    NEUTRAL,
    TENT,
    TIME_OVER,
    UNIT_DECK,
    WEAKNESS,
    WEAPON,
    square,
)
from tafelrunde.games.battalia.state.player import GAINED, Tent
from tafelrunde.games.battalia.state.state import BattaliaState
from tafelrunde.games.battalia.steps.building import change_terrain
from tafelrunde.games.battalia.steps.checkpoints import CHECKPOINT
from tafelrunde.games.battalia.steps.ending import EndGame
from tafelrunde.games.battalia.steps.hiring import PromoteUnit
from tafelrunde.games.battalia.steps.outcome import capture, refill
from tafelrunde.games.battalia.steps.storms import DestroyTent, DrawStorm
from tafelrunde.games.battalia.steps.turns import BEGIN_DAY
from tafelrunde.kernel.chance import Dice
from tafelrunde.kernel.game import begin
from tafelrunde.testing import Case
from tests.battalia.busy import BUSY
from tests.battalia.tables import (
    begin_step,
    card,
    cards,
    choose,
    city,
    hand,
    hero,
    pay,
    put,
    road,
    table,
    told,
    wish,
)

NAMES = {"seat:0": "Anna", "seat:1": "Ben", "seat:2": "Clara", "seat:3": "Dora", "seat:4": "Emil", "seat:5": "Finn"}


def listening(**options: Any) -> BattaliaState:
    """A table at which somebody listens."""
    state = table(**options)
    state.listen()
    told(state)
    return state


def lines(state: BattaliaState, lang: str = "en") -> list[str]:
    return [event.text(lang, NAMES) for event in told(state)]


def top(state: BattaliaState, deck: int, faction: int) -> None:
    """Let a card of this faction lie on top of a deck."""
    pile = state.own_deck(deck)
    pile.take(state, faction)
    pile.put_under(pile.top)
    pile.top = faction


# ---------------------------------------------------------------------- what things cost


def test_B9_3_a_road_tells_what_it_cost() -> None:
    state = listening()
    city(state, "A4", 0, 1)
    top(state, state.box.place_ids.index("road_cross"), state.factions[0])
    hand(state, 0, "2*friman", "supply")
    choose(state, "act-road deck:road_cross")
    choose(state, "square:A3")
    pay(state, "2*friman", "supply")
    terrain = state.box.terrain_names[state.factions[0]]
    assert f"Anna builds on A3: Crossroads ({terrain}) for 2 × Friman (Bärfolk) and Supply." in lines(state)


def test_B9_5_a_raised_city_tells_its_price_and_a_gift_has_none() -> None:
    state = listening()
    city(state, "A4", 0, 1)
    hand(state, 0, "2*chief")
    choose(state, "act-raise")
    pay(state, "2*chief")
    assert lines(state)[-1] == "Anna raises the city on A4 to level 2 for 2 × Chief (Bärfolk)."
    state.storms = [9]
    put(state, "D4", "gate", 0)
    hero(state, 0, 0, "D4")
    begin_step(state, DrawStorm(0, 0))
    assert lines(state, "de")[-1] == "Anna baut die Stadt auf A4 zu Stufe 3 aus."


def test_B9_7_an_artefact_tells_its_price() -> None:
    state = listening()
    top(state, ARTEFACT_DECK + WEAPON, state.factions[0])
    hand(state, 0, "friman", "2*supply")
    choose(state, "act-acquire deck:weapon")
    pay(state, "friman", "2*supply")
    faction = state.box.faction_names[state.factions[0]]
    assert lines(state)[-1] == f"Anna acquires Weapon ({faction}) for Friman (Bärfolk) and 2 × Supply."


def test_B9_6_a_hired_unit_tells_its_price_and_the_supply_that_comes_with_it() -> None:
    state = listening(fanatics=True)
    top(state, UNIT_DECK + 2, FANATIC)
    hand(state, 0, "friman", "2*supply")
    choose(state, "act-hire deck:chief")
    pay(state, "friman", "2*supply")
    assert lines(state, "de")[-2:] == [
        "Anna heuert an: Häuptling (Fanatiker) für Stammeskrieger (Bärenvolk) und 2 × Versorgung.",
        "Anna erhält in die Zuflucht: 2 × Versorgung.",
    ]


@pytest.mark.parametrize(
    ("deed", "square_chosen", "cost", "rule"),
    [
        ("act-road deck:road_straight", "A3", ["2*friman"], "B9.2"),
        ("act-road deck:road_t", "A3", ["2*friman", "supply"], "B9.3"),
        ("act-found", "C4", ["3*chief"], "B9.4"),
        ("act-raise", "", ["2*lord"], "B9.5"),
    ],
)
def test_B9_what_is_built_cites_the_rule_of_its_price(
    deed: str, square_chosen: str, cost: list[str], rule: str
) -> None:
    state = listening()
    city(state, "A4", 0, 1)
    road(state, "B4")
    hand(state, 0, *cost)
    choose(state, deed, *(["deck:city_4"] if deed == "act-found" else []))
    if square_chosen:
        choose(state, f"square:{square_chosen}")
    if rule == "B9.3":
        state.apply(0, 0)  # how it is turned
    pay(state, *cost)
    assert [event.rule for event in told(state) if event.kind in ("built", "founded", "raised")] == [rule]


@pytest.mark.parametrize(("unit", "level", "rule"), [("queen", 4, "S3.7"), ("king", 5, "S3.8")])
def test_S3_7_and_S3_8_residence_and_capital_cite_their_own_rules(unit: str, level: int, rule: str) -> None:
    state = listening()
    city(state, "A4", 0, level)
    hand(state, 0, unit)
    choose(state, "act-raise-royal")
    pay(state, unit)
    assert [event.rule for event in told(state) if event.kind == "raised"] == [rule]


def test_B4_5_a_shelter_that_becomes_the_nation_is_told() -> None:
    state = listening()
    state.people[0].nation, state.people[0].shelter = cards(state, "supply"), cards(state, "2*supply", "friman")
    state.draw(0, 2, "B7.3")
    public = [event.text("en", NAMES) for event in told(state) if event.seats is None]
    assert public == ["Anna shuffles the shelter of 3 cards into a new nation.", "Anna draws 2 cards."]


def test_B7_3_what_is_drawn_is_told_in_one_line_and_to_its_owner_only() -> None:
    state = listening()
    state.people[0].nation = cards(state, "3*supply", "friman")
    state.draw(0, 4, "B7.3")
    drawn = [event for event in told(state) if event.kind == "drew"]
    assert [event.seats for event in drawn] == [(0,)]
    assert "3 × Supply" in drawn[0].text("en")
    assert " and " in drawn[0].text("en")


def test_S16_1_nobody_passes_on_what_is_not_there() -> None:
    state = begin(GAME.setup(3, {}), 4)
    state.listen()
    while state.decisions:
        state.apply(state.decisions[0].seat, 0)
        picked = [event for event in state.take_events() if event.kind == "drafted"]
        if len(picked) > 1:
            break
    assert [event.text("en").partition(" ")[2].partition(" ")[2] for event in picked] == [
        "picks a card and passes the last one on.",
        "takes the last card.",
    ]


def test_S9_4_a_trade_tells_what_was_paid() -> None:
    state = listening()
    road(state, "C4", "D4")
    hero(state, 0, 0, "C4")
    state.people[0].posts = [square("C4"), square("D4")]
    hand(state, 0, "tool", "2*supply", "chest")
    choose(state, "act-trade-0", "card:tool-barfolk")
    assert lines(state) == ["Anna takes Chest into their hand for Tool (Bärfolk)."]
    choose(state, "act-trade-2")
    assert lines(state) == ["Anna takes Stardust into their hand for 2 × Supply."]
    choose(state, "act-trade-1", "deck:tent")
    assert lines(state)[0].endswith(" for Chest.")


def test_S19_2_metamorpha_tells_the_tribute() -> None:
    state = listening(metamorpha=True)
    put(state, "D4", "road_cross", 5)
    hero(state, 0, 0, "D4")
    state.metamorpha = square("D4")
    state.people[0].nation = cards(state, "5*supply")
    hand(state, 0, "tent")
    choose(state, "act-tribute", "card:tent-barfolk")
    assert "Metamorpha serves Anna (Proto-jungle) for Tent (Bärfolk)." in lines(state)


# ---------------------------------------------------------------------- why


def test_B11_9_the_scroll_that_made_the_second_lord_is_named() -> None:
    state = listening()
    hand(state, 0, "lord", "scroll-wolfsclan")
    choose(state, "choose-transform-0", "card:lord-barfolk")
    assert lines(state) == [
        "Anna plays Magical scroll (Wolfsclan) on Lord (Bärfolk).",
        "Anna now has 2 × Lord (Bärfolk) on the workbench.",
    ]


def test_B12_6_1_what_a_hammer_makes_has_the_hammers_rule() -> None:
    state = listening()
    hand(state, 0, "hammer_of_strato")
    choose(state, "act-special", "card:tool-peaceful")
    assert [event.rule for event in told(state)] == ["B12.6.1", "B12.6.1"]


def test_B6_1_a_new_day_tells_what_the_oracle_shows() -> None:
    state = listening(day=2)
    begin_step(state, BEGIN_DAY)
    assert "the Oracle enlightens Tools, and symbols match for Weapons." in lines(state)[0]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_S5_5_7_what_is_replaced_by_what(lang: str) -> None:
    state = listening()
    road(state, "C4")
    first, second = state.factions[:2]
    state.lands[square("C4")] = first
    change_terrain(state, 0, square("C4"), second, "S5.5.7")
    names = [state.box.terrain_names[number].text(lang) for number in (first, second)]
    text = "Anna replaces {} on C4 with {}." if lang == "en" else "Anna ersetzt auf C4 {} durch {}."
    assert lines(state, lang) == [text.format(*names)]


def test_S5_4_a_promotion_without_a_unit_says_so() -> None:
    state = listening()
    begin_step(hand(state, 0, "supply", "lord"), PromoteUnit(0, "S5.5.9"))
    choose(state, "choose-nothing")
    assert lines(state) == ["Anna has no unit in hand that can rise."]
    begin_step(hand(state, 0, "friman"), PromoteUnit(0, "S5.5.9"))
    choose(state, "card:friman-barfolk")
    assert lines(state, "de")[0].startswith("Anna befördert: Aus Stammeskrieger (Bärenvolk) wird Häuptling")


def test_S5_4_a_storm_without_effect_says_so() -> None:
    state = listening()
    put(state, "D4", "gate", 0)
    hero(state, 0, 0, "D4")
    state.storms = [11]
    begin_step(state, DrawStorm(0, 0))
    assert lines(state)[:2] == ["Anna sets off Storm 12 (torn tent).", "Storm 12 (torn tent) has no effect here."]


@pytest.mark.parametrize(
    ("unit", "expected"),
    [
        ("priest-wolfsclan", "loses the battle, 4 against 4: a tie goes to the defender"),
        ("lord-wolfsclan", "conquers the neutral city on C4, which now has level 4"),
    ],
)
def test_B14_9_a_tie_says_who_it_goes_to_and_B14_10_what_was_conquered(unit: str, expected: str) -> None:
    state = listening(hero_mode=False)
    city(state, "C4", NEUTRAL, 4)
    hero(state, 0, 0, "C4")
    hand(state, 0, "weapon", unit)
    choose(state, "act-attack", "card:weapon-barfolk", "choose-confirm")
    while state.battle.going:
        state.apply(0, 0)
    assert any(expected in line for line in lines(state))


def test_B14_9_the_end_of_a_battle_says_what_each_side_is_made_of() -> None:
    state = listening(hero_mode=False, bilkarr=True)
    city(state, "C4", 1, 2)
    state.lands[square("C4")] = state.people[1].faction
    hero(state, 0, 0, "C4")
    hand(state, 0, "weapon", "lord")
    hand(state, 1, "2*chief-wolfsclan")
    state.potion_owners[WEAKNESS], state.potion_days[WEAKNESS] = 0, 1
    choose(state, "act-attack", "card:weapon-barfolk", "choose-confirm", "card:lord-barfolk", "choose-battle-done")
    choose(state, "card:chief-wolfsclan", "card:chief-wolfsclan", "choose-battle-done", seat=1)
    told(state)
    state.people[1].veteran = GAINED
    choose(state, "choose-battle-pass")
    choose(state, "choose-battle-pass", seat=1)
    sums = (
        ("en", "2 (cards 5, morale 1 and potions −4) against 9 (cards 6, home terrain 1 and the place 2)"),
        ("de", "2 (Karten 5, Moral 1 und Tränke −4) gegen 9 (Karten 6, Heimatgelände 1 und der Ort 2)"),
    )
    found = told(state)
    for lang, text in sums:
        assert any(f", {text}." in event.text(lang, NAMES) for event in found)


@pytest.mark.parametrize(
    ("own", "level", "expected"),
    [
        ((6,), 6, "now has level 5 (nobody may have two capitals)."),
        ((5, 5), 5, "now has level 4 (nobody may have more residences)."),
        ((0,), 0, "now has level 1 (nobody may have two cities of level 0)."),
        ((5,), 5, "now has level 5."),
    ],
)
def test_S3_9_and_S24_5_a_conquest_says_why_its_level_changes(own: tuple[int, ...], level: int, expected: str) -> None:
    state = listening()
    for name, high in zip(("A2", "C2"), own, strict=False):
        city(state, name, 0, high)
    city(state, "G4", 1, level)
    capture(state, 0, square("G4"))
    assert lines(state)[0] == f"Anna conquers Ben’s city on G4, which {expected}"


def test_B7_4_the_log_says_that_a_hand_is_refilled_after_an_attack() -> None:
    state = listening()
    state.people[1].hand, state.people[1].nation = cards(state, "5*friman"), cards(state, "2*supply")
    refill(state, 1, "B7.4")
    assert lines(state)[-1] == "Ben refills their hand after the attack with one card."
    state.draw(1, 1, "S5.5.3")
    assert lines(state, "de")[-1] == "Ben zieht eine Karte."


def test_S22_2_the_log_says_what_is_sacrificed() -> None:
    state = listening(fanatics=True)
    state.people[0].hand = cards(state, "2*supply")
    state.put_in_limbo(0, card(state, "supply"), "S22.2")
    state.put_in_limbo(0, card(state, "supply"), "B9.10")
    assert lines(state) == ["Anna sacrifices Supply to limbo.", "Anna puts Supply into limbo."]


def test_S21_5_2_a_frozen_row_says_what_it_was_for() -> None:
    state = listening(bilkarr=True)
    city(state, "A4", 0, 1)
    hand(state, 0, "2*chief")
    state.potion_owners = [1 if potion == FROSTHAND else -1 for potion in range(6)]
    choose(state, "act-raise")
    pay(state, "2*chief")
    choose(state, "choose-freeze", seat=1)
    assert lines(state)[-1] == "Ben freezes Anna’s row (Raise the city on A4 by one level)."
    assert state.paid is None


def test_S21_5_4_brotherhood_says_that_it_ended_the_attack() -> None:
    state = listening(bilkarr=True)
    city(state, "C4", 1, 1)
    hero(state, 0, 0, "C4")
    hand(state, 0, "weapon")
    state.potion_owners = [1 if potion == BROTHERHOOD else -1 for potion in range(6)]
    choose(state, "act-attack", "card:weapon-barfolk", "choose-confirm")
    choose(state, "choose-drink", seat=1)
    assert "“Brotherhood” ends the attack on Ben." in lines(state)


def test_S3_2_and_S3_4_royal_cards_say_how_many_cards_there_were() -> None:
    state = listening()
    state.day = 14
    state.people[0].shelter = cards(state, "20*supply")
    begin_step(state, CHECKPOINT)
    assert "Anna adds Queen (Bärfolk) to their shelter for a deck of 20 cards." in lines(state)
    state.day = 21
    state.people[0].shelter = cards(state, "18*supply", "queen")
    begin_step(state, CHECKPOINT)
    assert "Anna loses Queen (Bärfolk), with 19 instead of 20 cards." in lines(state)


def test_S17_5_what_breaks_a_tie_is_told() -> None:
    state = listening()
    city(state, "A4", 0, 4)
    city(state, "C4", 1, 3)
    city(state, "E4", 1, 1)
    begin_step(state, EndGame(TIME_OVER))
    assert lines(state) == [
        "The last week is over: the game ends.",
        "Anna scores 4 points: 1 city of level 4.",
        "Ben scores 4 points: 1 city of level 3 and 1 city of level 1.",
        "The number of cities of level 4 breaks the tie.",
        "Anna wins with 4 points.",
    ]


def test_B1_3_the_end_says_who_has_enough_great_cities() -> None:
    state = listening(players=3)
    for place in ("A4", "C4", "E4", "G4", "C2"):
        city(state, place, 1, 4)
    city(state, "E2", 2, 4)
    begin_step(state, EndGame(ENOUGH_CITIES))
    assert lines(state)[0] == "Ben has 5 cities of level 4 or higher: the game ends."


def test_S17_2_of_a_team_the_end_counts_the_cities_of_all() -> None:
    state = listening(players=4)
    for place, seat in zip(["A1", "C1", "E1", "G1", "A3", "C3", "E3", "G3", "A5"], (1, 3) * 5, strict=False):
        city(state, place, seat, 4)
    begin_step(state, EndGame(ENOUGH_CITIES))
    assert lines(state)[0] == "Team 2 has 9 cities of level 4 or higher: the game ends."


def test_S17_5_where_nothing_breaks_the_tie_the_victory_is_shared() -> None:
    state = listening()
    city(state, "A4", 0, 4)
    city(state, "C4", 1, 4)
    begin_step(state, EndGame(TIME_OVER))
    assert lines(state)[-2:] == [
        "Anna shares the victory with 4 points: nothing breaks the tie.",
        "Ben shares the victory with 4 points: nothing breaks the tie.",
    ]


def test_B1_2_and_S23_4_points_are_told_by_where_they_come_from() -> None:
    state = listening(players=2, valleys="kings_bridge", teams="everyone")
    city(state, "A1", 0, 5)
    city(state, "C1", 0, 4)
    city(state, "E1", 0, 4)
    corner = square("G1")
    state.kinds[corner], state.owners[corner], state.levels[corner] = FIRST_BUILDING, 0, 2
    begin_step(state, EndGame(TIME_OVER))
    told_lines = lines(state)
    assert told_lines[1] == "Anna scores 15 points: 1 city of level 5, 2 cities of level 4 and 2 points for buildings."
    assert told_lines[2] == "Ben scores 0 points: no cities."
    assert not any(line.startswith("Team") for line in told_lines)


def test_S17_4_a_team_tells_what_its_points_count() -> None:
    state = listening(players=5)
    for place, seat in (("A4", 1), ("C4", 1), ("E4", 3)):
        city(state, place, seat, 4)
    city(state, "G4", 3, 3)
    city(state, "I4", 0, 4)
    begin_step(state, EndGame(TIME_OVER))
    assert [line for line in lines(state) if line.startswith("Team")] == [
        "Team 1 has 4 points together.",
        "Team 2 has 15 points together, which count one and a half times: 23.",
    ]


def test_B9_1_a_hero_is_named_by_its_owner() -> None:
    state = listening()
    road(state, "A4", "B4")
    hero(state, 0, 0, "A4")
    hand(state, 0, "supply")
    choose(state, "act-move", "card:supply", "square:B4")
    assert "Anna’s hero 1 goes from A4 to B4." in lines(state)


def test_S5_5_12_an_own_tent_reads_differently() -> None:
    state = listening()
    state.people[0].tents = [Tent(cards(state, "tent")[0], cards(state, "supply"), 1)]
    assert state.box.artefact_figure[TENT] == 1
    begin_step(state, DestroyTent(0))
    assert lines(state, "de") == ["Anna zerstört ein eigenes Zelt."]


def test_B11_11_a_roll_says_what_it_is_for() -> None:
    state = listening()
    hand(state, 0, "amulet", "supply")
    wish(state, 2)
    choose(state, "choose-transform-2", "card:supply")
    assert lines(state)[:2] == ["Anna plays Amulet (Bärfolk) on Supply.", "Anna rolls a 3 for the amulet."]


# ---------------------------------------------------------------------- every line


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("players", [2, 4, 6])
def test_every_line_is_one_sentence(players: int, lang: str) -> None:
    everything = {"metamorpha": True, "bilkarr": True, "unbound": True, "fanatics": True, "weeks": 4}
    state: Any = Case(BUSY, players, {**everything, "valleys": "kings_bridge"}).state(3)
    state.listen()
    dice = Dice(3)
    while not state.over:
        chosen = state.decisions[int(dice.below(len(state.decisions)))]
        state.apply(chosen.seat, int(dice.below(len(chosen.codes))))
        for event in state.take_events():
            text = event.text(lang, NAMES)
            assert re.fullmatch(r"\S.*\S\.", text), text
            assert "  " not in text
            assert " ." not in text
            # A deed may be named with a colon of its own, in brackets.
            assert re.sub(r"\(.*\)", "", text).count(":") <= 1, text
            assert not re.search(r"[{}_]|-1|None", text), text
