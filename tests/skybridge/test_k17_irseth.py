"""K17.9 and K17.10: Irseth, his gardens and his merchants."""

from __future__ import annotations

import pytest

from tafelrunde.games.skybridge.box.ids import GOOD_IDS
from tafelrunde.games.skybridge.state.state import SkybridgeState
from tests.skybridge.thraen import (
    answer,
    clear,
    deity,
    from_step,
    goods,
    goods_of,
    hand,
    id_of,
    ids,
    new,
    offered,
    people,
    pile,
    position,
    rebels_in,
    refs,
    rule,
    seen_by,
)

# Cards that bring nothing at once.
QUIET_EMPIRE = people("empire", 1, instant=[], passive=[])
QUIET = {rune: people(rune=rune, instant=[], passive=[]) for rune in range(1, 6)}


def test_K17_9_ghiarhabbat_begins_at_a_slot_of_choice() -> None:
    state = new("gardens", "visions", ghiarhabbat=4)
    assert ids(state.tableaus[0].piles[3]) == ["start-shenna-3"]
    assert seen_by(state, None).tableaus[0].fed


def gardens() -> SkybridgeState:
    """Ghiarhabbat lies on top of slot 1, and a card of that rune is in the hand."""
    state = position("gardens", "visions")
    clear(state, 0)
    pile(state, 0, 1, people("light", 1), "start-shenna-3")
    pile(state, 0, 2, people("light", 2, passive=[]))
    hand(state, 0, QUIET_EMPIRE)
    return state


def test_K17_9_it_may_move_away_before_it_is_covered() -> None:
    state = gardens()
    from_step(state, "play")
    state.apply(0, 0)
    assert rule(state) == "K17.9"
    assert refs(state) == [("slot:2",), ("slot:3",), ("slot:4",), ("slot:5",), ("pass:ghiarhabbat",)]
    answer(state, "slot:2")
    assert id_of(state.tableaus[0].piles[1][-1]) == "start-shenna-3"
    assert ids(state.tableaus[0].piles[0]) == [people("light", 1), QUIET_EMPIRE]


def test_K17_9_it_may_move_to_any_side() -> None:
    state = position("gardens", "visions")
    clear(state, 0)
    pile(state, 0, 3, "start-shenna-3")
    hand(state, 0, people("empire", 3, instant=[], passive=[]))
    from_step(state, "play")
    state.apply(0, 0)
    assert refs(state) == [("slot:1",), ("slot:2",), ("slot:4",), ("slot:5",), ("pass:ghiarhabbat",)]
    answer(state, "slot:1")
    assert ids(state.tableaus[0].piles[0]) == ["start-shenna-3"]


def test_K17_9_or_stay_and_be_covered() -> None:
    state = gardens()
    from_step(state, "play")
    state.apply(0, 0)
    answer(state, "pass:ghiarhabbat")
    assert ids(state.tableaus[0].piles[0])[1:] == ["start-shenna-3", QUIET_EMPIRE]
    assert not seen_by(state, 0).tableaus[0].fed


def test_K17_9_feuds_count_for_ghiarhabbat() -> None:
    state = gardens()
    pile(state, 0, 2, people("light", 2), deity(2, feud="shenna"))
    from_step(state, "play")
    state.apply(0, 0)
    assert not offered(state, "slot:2")


def test_K17_9_1_it_may_go_to_an_empty_slot_but_not_to_a_closed_one() -> None:
    state = gardens()
    state.tableaus[0].closed = 0b10
    from_step(state, "play")
    state.apply(0, 0)
    assert refs(state) == [("slot:3",), ("slot:4",), ("slot:5",), ("pass:ghiarhabbat",)]


def test_K17_9_1_what_comes_up_must_accept_the_card() -> None:
    state = gardens()
    pile(state, 0, 1, people("light", 1), deity(1, feud="empire"), "start-shenna-3")
    from_step(state, "play")
    state.apply(0, 0)
    assert not state.decisions or rule(state) != "K17.9", "below Ghiarhabbat lies a deity that has a feud with the card"


def test_K17_9_1_it_stays_where_there_is_no_other_slot() -> None:
    state = gardens()
    card = state.tableaus[0].hand[0]
    assert state.ability(0).makes_way(state, 0, 0, card)
    state.tableaus[0].closed = 0b11110
    assert not state.ability(0).makes_way(state, 0, 0, card)


def merchants(rune: int) -> SkybridgeState:
    """A quiet card has been played to a slot by the merchants."""
    state = position("merchants", "visions")
    clear(state, 0)
    state.sky_face = GOOD_IDS.index("metal")
    hand(state, 0, QUIET[rune])
    from_step(state, "play")
    state.apply(0, 0)
    return state


@pytest.mark.parametrize("rune", [1, 2, 3, 4, 5])
def test_K17_10_a_figure_rebels_for_the_effect_of_the_slot(rune: int) -> None:
    state = merchants(rune)
    merchant = seen_by(state, 0).tableaus[0].slots[rune - 1].merchant
    assert merchant is not None
    if merchant.kind == "religion":
        assert not offered(state, f"merchant:{rune}"), "there is no deity card to lay"
        return
    answer(state, f"merchant:{rune}")
    assert rebels_in(state, 9) == [1, 0, 0, 0, 0]
    assert state.tableaus[0].population == 2
    gained = {
        "military": state.tableaus[0].legion == 2,
        "deity": len(state.tableaus[0].deities) == 1,
        "die": goods_of(state, 0) == {"metal": 1},
        "gain": goods_of(state, 0) == {merchant.good: merchant.amount},
    }
    assert gained[merchant.kind]


def test_K17_10_it_may_be_left_out_and_needs_a_figure() -> None:
    state = merchants(1)
    answer(state, "pass:instants")
    assert rebels_in(state, 9) == [0] * 5
    state = position("merchants", "visions")
    state.tableaus[0].population = 0
    hand(state, 0, QUIET[1])
    from_step(state, "play")
    state.apply(0, 0)
    assert not offered(state, "merchant:1")


def test_K17_10_a_trade_of_ones_own_figures_is_offered_to_those_who_can_pay() -> None:
    for salt in (0, 1):
        state = position("merchants", "visions", own={"merchants": {"rune_1": "trade salt: wood"}})
        clear(state, 0)
        goods(state, 0, salt=salt)
        hand(state, 0, QUIET[1])
        from_step(state, "play")
        state.apply(0, 0)
        assert offered(state, "merchant:1") == bool(salt)
    answer(state, "merchant:1")
    assert goods_of(state, 0) == {"wood": 1}


def test_K17_10_1_the_die_shows_nothing_before_its_first_roll() -> None:
    state = position("merchants", "visions")
    slots = seen_by(state, 0).tableaus[0].slots
    rune = next(number for number, slot in enumerate(slots, 1) if slot.merchant and slot.merchant.kind == "die")
    clear(state, 0)
    hand(state, 0, QUIET[rune])
    from_step(state, "play")
    state.apply(0, 0)
    assert not offered(state, f"merchant:{rune}")


def test_K17_10_1_it_is_the_skybridge_die_wherever_it_lies() -> None:
    state = position("merchants", "chief_builder")
    slots = seen_by(state, 0).tableaus[0].slots
    rune = next(number for number, slot in enumerate(slots, 1) if slot.merchant and slot.merchant.kind == "die")
    state.sky_face, state.utreng_face, state.utreng_on_bridge = GOOD_IDS.index("livestock"), 1, True
    clear(state, 0)
    hand(state, 0, QUIET[rune])
    from_step(state, "play")
    state.apply(0, 0)
    answer(state, f"merchant:{rune}")
    assert goods_of(state, 0) == {"livestock": 1}
