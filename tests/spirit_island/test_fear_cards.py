"""I29: every fear card at every terror level."""

from __future__ import annotations

from tests.spirit_island.islands import (
    FAR,
    LIGHTNING,
    RIVER,
    asks,
    build,
    choose,
    defend,
    explore,
    fear,
    fear_card,
    inside,
    island,
    places,
    texts,
)

HOME = {"A5": 2}


def test_I29_4_avoid_the_dahan_is_looked_at_when_the_action_happens() -> None:
    state = island({"A3": {"dahan": 2}, **FAR}, HOME)
    fear_card(state, "avoid_the_dahan", 1)
    explore(state, "I-J")
    assert inside(state, "A3") == {"dahan": 2}
    state = island({"A5": {"dahan": 2, "town": 1}, "A2": {"city": 2, "dahan": 1}}, HOME)
    fear_card(state, "avoid_the_dahan", 2)
    build(state, "I-W")
    assert inside(state, "A5") == {"dahan": 2, "town": 1}
    assert inside(state, "A2") == {"city": 2, "dahan": 1, "town": 1}
    state = island({"A5": {"dahan": 1, "town": 3}, **FAR}, HOME)
    fear_card(state, "avoid_the_dahan", 3)
    build(state, "I-W")
    assert inside(state, "A5") == {"dahan": 1, "town": 3}


def test_I29_3_belief_takes_root_looks_at_any_spirits_presence() -> None:
    state = island({"A5": {"town": 1, "city": 1}, **FAR}, HOME)
    fear_card(state, "belief_takes_root", 1)
    assert (defend(state, "A5"), defend(state, "A4")) == (2, 0)
    state = island({"A5": {"town": 1, "city": 1}, **FAR}, HOME)
    fear_card(state, "belief_takes_root", 2)
    assert state.spirits[0].energy == 1
    state = island({"A5": {"explorer": 1, "town": 1, "city": 1}, **FAR}, HOME)
    fear_card(state, "belief_takes_root", 3)
    choose(state, "city", "explorer")
    assert inside(state, "A5") == {"town": 1}
    assert fear(state) == 4


def test_dahan_enheartened() -> None:
    state = island({"A5": {"dahan": 1, "explorer": 1}, **FAR}, HOME)
    fear_card(state, "dahan_enheartened", 1)
    choose(state, "You may choose", "A5", "A4")
    assert inside(state, "A4") == {"dahan": 1}
    state = island({"A4": {"dahan": 1}, "A5": {"explorer": 1}, **FAR}, HOME)
    fear_card(state, "dahan_enheartened", 2)
    choose(state, "A5", "A4")
    assert inside(state, "A5") == {"dahan": 1}
    state = island({"A5": {"dahan": 2, "town": 1}, **FAR}, HOME)
    fear_card(state, "dahan_enheartened", 3)
    choose(state, "A5")
    assert inside(state, "A5") == {"dahan": 2}


def test_dahan_on_their_guard() -> None:
    for level, expected in ((1, 2), (2, 3), (3, 4)):
        state = island({"A5": {"dahan": 2}, **FAR}, HOME)
        fear_card(state, "dahan_on_their_guard", level)
        assert defend(state, "A5") == expected


def test_I29_2_dahan_raid_in_different_lands() -> None:
    lands = {"A5": {"dahan": 2, "city": 2}, "B8": {"dahan": 1, "explorer": 1}, **FAR}
    state = island(lands, [{"A4": 1}, {"B4": 1}], (RIVER, LIGHTNING), ("A", "B"))
    fear_card(state, "dahan_raid", 2)
    choose(state, "A5", "*city")
    assert inside(state, "A5") == {"dahan": 2, "city": 1, "city-2": 1}
    assert inside(state, "B8") == {"dahan": 1}  # the only land left for the second seat
    state = island({"A5": {"dahan": 1, "town": 1}, **FAR}, HOME)
    fear_card(state, "dahan_raid", 3)
    assert inside(state, "A5") == {"dahan": 1}
    state = island({"A5": {"dahan": 1, "town": 1}, **FAR}, HOME)
    fear_card(state, "dahan_raid", 1)
    assert inside(state, "A5") == {"dahan": 1, "town-1": 1}


def test_I29_1_emigration_accelerates_must_be_done_where_it_can() -> None:
    state = island({"A1": {"explorer": 1}, "A5": {"explorer": 1}, **FAR}, HOME)
    fear_card(state, "emigration_accelerates", 1)
    assert inside(state, "A1") == {}
    state = island({"A1": {"town": 1}, **FAR}, HOME)
    fear_card(state, "emigration_accelerates", 2)
    assert inside(state, "A1") == {}
    state = island({"A5": {"town": 1}, **FAR}, HOME)
    fear_card(state, "emigration_accelerates", 3)
    assert (inside(state, "A5"), fear(state)) == ({}, 4)


def test_fear_of_the_unseen() -> None:
    state = island({"A5": {"town": 1}, "A4": {"town": 1}, **FAR}, {"A5": 2, "A4": 1})
    fear_card(state, "fear_of_the_unseen", 1)
    assert (inside(state, "A5"), inside(state, "A4")) == ({}, {"town": 1})
    state = island({"A4": {"town": 1}, **FAR}, {"A4": 1})
    fear_card(state, "fear_of_the_unseen", 2)
    assert inside(state, "A4") == {}
    state = island({"A5": {"city": 1}, **FAR}, HOME)
    fear_card(state, "fear_of_the_unseen", 3)
    choose(state, "sacred site")
    assert inside(state, "A5") == {}


def test_isolation() -> None:
    state = island({"A5": {"town": 1}, "A4": {"town": 1, "explorer": 1}, **FAR}, HOME)
    fear_card(state, "isolation", 1)
    assert inside(state, "A5") == {}
    state = island({"A4": {"town": 1, "city": 1}, "A5": {"explorer": 3}, **FAR}, HOME)
    fear_card(state, "isolation", 2)
    assert inside(state, "A4") == {"city": 1}
    state = island({"A4": {"city": 1}, "A2": {"city": 3}}, HOME)
    fear_card(state, "isolation", 3)
    assert inside(state, "A4") == {}


def test_overseas_trade_seems_safer() -> None:
    for level, expected in ((1, 3), (2, 6), (3, 9)):
        state = island({"A1": {"town": 1}, **FAR}, HOME)
        fear_card(state, "overseas_trade_seems_safer", level)
        assert (defend(state, "A1"), defend(state, "A5")) == (expected, 0)
        build(state, "I-M")
        assert inside(state, "A1") == ({"town": 1, "city": 1} if level == 1 else {"town": 1})


def test_retreat() -> None:
    state = island({"A5": {"explorer": 2}, **FAR}, HOME)
    fear_card(state, "retreat", 1)
    choose(state, "A5", "explorer", "A4", "explorer", "A4")
    assert inside(state, "A4") == {"explorer": 2}
    state = island({"A5": {"town": 1}, **FAR}, HOME)
    fear_card(state, "retreat", 2)
    choose(state, "None")
    assert inside(state, "A5") == {"town": 1}
    state = island({"A1": {"town": 4}, **FAR}, HOME)
    fear_card(state, "retreat", 3)
    choose(state, "A1", *["town", "A5"] * 4)
    assert inside(state, "A5") == {"town": 4}


def test_I29_5_scapegoats_by_those_who_stood_there() -> None:
    state = island({"A5": {"explorer": 3, "town": 2}, **FAR}, HOME)
    fear_card(state, "scapegoats", 1)
    assert inside(state, "A5") == {"explorer": 1, "town": 2}
    state = island({"A5": {"explorer": 4, "town": 1, "city": 1}, **FAR}, HOME)
    fear_card(state, "scapegoats", 2)
    assert inside(state, "A5") == {"explorer": 1, "town": 1, "city": 1}
    state = island({"A5": {"explorer": 4, "town": 2, "city": 1}, **FAR}, HOME)
    fear_card(state, "scapegoats", 3)
    assert inside(state, "A5") == {"town": 1, "city": 1}


def test_seek_safety() -> None:
    state = island({"A5": {"explorer": 1}, "A4": {"town": 1}, **FAR}, HOME)
    fear_card(state, "seek_safety", 1)
    choose(state, "From A5")
    assert inside(state, "A4") == {"town": 1, "explorer": 1}
    state = island({"A4": {"town": 1}, **FAR}, HOME)
    fear_card(state, "seek_safety", 2)
    choose(state, "gather 1 town", "town from A4")
    assert inside(state, "A2") == {"city": 1, "town": 1}
    state = island({"A4": {"town": 1, "explorer": 2}, **FAR}, HOME)
    fear_card(state, "seek_safety", 3)
    choose(state, "A4", "town", "explorer")
    assert inside(state, "A4") == {"explorer": 1}
    assert not texts(state)


def test_tall_tales_of_savagery() -> None:
    state = island({"A5": {"explorer": 1, "dahan": 1}, **FAR}, HOME)
    fear_card(state, "tall_tales_of_savagery", 1)
    assert inside(state, "A5") == {"dahan": 1}
    state = island({"A5": {"explorer": 2, "town": 1, "dahan": 1}, **FAR}, HOME)
    fear_card(state, "tall_tales_of_savagery", 2)
    choose(state, "Remove 2")
    assert inside(state, "A5") == {"town": 1, "dahan": 1}
    state = island({"A5": {"explorer": 2, "town": 1, "city": 1, "dahan": 2}, **FAR}, HOME)
    fear_card(state, "tall_tales_of_savagery", 3)
    choose(state, "Remove 1 town")
    assert inside(state, "A5") == {"explorer": 2, "dahan": 2}


def test_trade_suffers() -> None:
    state = island({"A5": {"city": 1, "town": 2}, "A8": {"city": 1}}, HOME)
    fear_card(state, "trade_suffers", 1)
    build(state, "I-W")
    assert inside(state, "A5") == {"city": 1, "town": 2}
    state = island({"A1": {"town-1": 1}, **FAR}, HOME)
    fear_card(state, "trade_suffers", 2)
    choose(state, "A1")
    assert (inside(state, "A1"), fear(state)) == ({}, 4)  # the explorer takes over the damage
    state = island({"A1": {"city": 1}, "A5": {"city": 1}}, HOME)
    fear_card(state, "trade_suffers", 3)
    choose(state, "A1", "Replace 1 city")
    assert inside(state, "A1") == {"town": 1}


def test_wary_of_the_interior() -> None:
    state = island({"A5": {"explorer": 1}, "A1": {"explorer": 1}, **FAR}, HOME)
    fear_card(state, "wary_of_the_interior", 1)
    assert (inside(state, "A5"), inside(state, "A1")) == ({}, {"explorer": 1})
    state = island({"A5": {"town": 1}, **FAR}, HOME)
    fear_card(state, "wary_of_the_interior", 2)
    assert inside(state, "A5") == {}
    state = island({"A1": {"town": 1}, "A5": {"explorer": 1}, **FAR}, HOME)
    fear_card(state, "wary_of_the_interior", 3)
    assert (asks(state), places(state)) == ("ask-land-for", {"A1", "A5"})
