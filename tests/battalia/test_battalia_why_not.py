"""Why a deck, a hero, a square or a card cannot be chosen."""

from __future__ import annotations

from tafelrunde.games.battalia.box.ids import ROAD_STRAIGHT
from tafelrunde.games.battalia.steps.attacking import TakeWeapon
from tafelrunde.games.battalia.steps.building import ROAD, ChooseSite
from tafelrunde.games.battalia.steps.moving import MoveHero
from tafelrunde.kernel.why import why_not
from tests.battalia.tables import city, hand, hero, road, table
from tests.reasons import ask, told


def test_B9_what_cannot_be_paid_says_its_price() -> None:
    state = table()
    city(state, "C3", 0, 1)
    hand(state, 0, "friman")
    assert told(state, "deck:road_straight") == ("why-not-pay", "B9.2")
    units = next(name.ref for name in state.box.deck_names if "lord" in name.ref)
    reason = why_not(state, 0, units)
    assert reason is not None
    assert reason.rule == "B9.6"
    assert "supply" in reason.words.text("en")
    assert "Versorgung" in reason.words.text("de")
    assert told(state, "deck:city_4") == ("why-not-founding", "B9.4")
    hand(state, 0, "2*friman")
    assert told(state, "deck:road_straight") is None, "two frimen build a road"


def test_B9_1_heroes_need_roads_and_supply() -> None:
    state = table()
    city(state, "C3", 0, 1)
    hero(state, 0, 0, "C3")
    hero(state, 0, 1, None)
    hand(state, 0, "friman")
    assert told(state, "hero:0-0") == ("why-not-road-from-here", "B10.7")
    assert told(state, "hero:0-1") == ("why-not-hero-away", "B9.8")
    assert told(state, "hero:1-0") == ("why-not-hero-of", "B9.1")
    road(state, "C4")
    hand(state, 0, "friman")
    assert told(state, "hero:0-0") == ("why-not-steps", "B9.1")
    hand(state, 0, "supply", "friman")
    ask(state, MoveHero(0, 0, 0, 0, False))
    assert told(state, "square:C4") == ("why-not-step-unpaid", "B9.1")
    assert told(state, "square:C5") == ("why-not-joined", "B10.7")
    assert told(state, "card:friman-barfolk") == ("why-not-for-moving", "B9.1")
    assert told(state, "card:supply") is None


def test_B10_1_a_site_is_empty_and_connected() -> None:
    state = table()
    city(state, "C3", 0, 1)
    ask(state, ChooseSite(0, ROAD_STRAIGHT, ROAD, False))
    assert told(state, "square:C3") == ("why-not-empty-square", "B10.1")
    assert told(state, "square:E5") == ("why-not-connected", "B10.1")
    assert told(state, "square:C4") is None


def test_B14_2_an_attack_begins_with_a_weapon() -> None:
    state = table()
    hand(state, 0, "friman", "weapon")
    ask(state, TakeWeapon(0, 1))
    assert told(state, "card:friman-barfolk") == ("why-not-weapon", "B14.2")
