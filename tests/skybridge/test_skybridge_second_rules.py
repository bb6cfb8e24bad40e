"""What the second version of the rules changes, and that a match of the first goes on as it was."""

from __future__ import annotations

import pytest

from tafelrunde.games.skybridge import GAME
from tafelrunde.games.skybridge.box.box import Box
from tafelrunde.games.skybridge.state.state import SkybridgeState
from tafelrunde.kernel.game import begin
from tests.skybridge.thraen import (
    answer,
    asked,
    clear,
    deities,
    deity,
    end_turn,
    from_step,
    goods,
    goods_of,
    hand,
    offered,
    people,
    pile,
    position,
    refs,
    rule,
    texts,
)

BOTH = pytest.mark.parametrize("version", [1, 2])


# ---------------------------------------------------------------------- K7.3 Retreat


def slots_with_retreat(state: SkybridgeState, card: str) -> list[str]:
    """Where a card may go with a retreat."""
    state.tableaus[0].legion = 4
    hand(state, 0, card)
    from_step(state, "play")
    answer(state, f"card:{card}")
    return [found[1] for found in refs(state) if "area:3" in found]


@BOTH
def test_K7_3_a_retreat_may_lead_to_the_slot_of_the_rune(version: int) -> None:
    there = slots_with_retreat(position(version=version), people("empire", 4, instant=[]))
    assert there == [f"slot:{slot}" for slot in range(1, 6) if version == 2 or slot != 4]


@BOTH
def test_K7_3_a_card_with_a_joker_may_be_played_with_a_retreat(version: int) -> None:
    there = slots_with_retreat(position(version=version), "BRI")
    assert there == ([f"slot:{slot}" for slot in range(1, 6)] if version == 2 else [])


@BOTH
def test_K17_4_the_geneorn_may_retreat_too(version: int) -> None:
    there = slots_with_retreat(
        position("secret_of_geneorn", "visions", version=version), people("empire", 4, instant=[])
    )
    assert there == ([f"slot:{slot}" for slot in range(1, 5)] if version == 2 else [])


def test_K7_3_the_way_back_into_a_missed_fortification() -> None:
    state = position()
    clear(state, 0)
    pile(state, 0, 2, people(active=["garrison"], rune=3, instant=["military"]))
    state.tableaus[0].legion = 4
    card = people("utreng", 1, instant=[], active=[])
    hand(state, 0, card)
    from_step(state, "play")
    answer(state, f"card:{card}")
    answer(state, f"card:{card}", "slot:1", "area:3")
    assert offered(state, "effect:2-1"), "the garrison can be placed in area 3"
    answer(state, "effect:2-1")
    assert state.tableaus[0].garrisons == 1 << 3


# ---------------------------------------------------------------------- K12.1 The deity check


FOUR = [deity(gift="craft"), deity(gift="drake"), deity(gift="garrison"), deity(gift="money")]


@BOTH
def test_K12_1_goods_can_be_exchanged_while_deity_cards_are_checked(version: int) -> None:
    state = position(version=version)
    state.tableaus[0].legion = 2
    deities(state, 0, *FOUR)
    goods(state, 0, metal=2)
    from_step(state, "check")
    assert rule(state) == "K12.1"
    assert offered(state, "exchange:metal_military") == (version == 2)
    if version == 2:
        answer(state, "exchange:metal_military")
        assert state.tableaus[0].legion == 3
        answer(state, f"deity:{FOUR[2]}")
        assert state.tableaus[0].garrisons == 1 << 3, "the gift can be used after the exchange"


@BOTH
def test_K12_1_what_the_last_gift_brings_can_still_be_used(version: int) -> None:
    metal = deity(gift="metal")
    state = position(version=version)
    deities(state, 0, *FOUR[:2], deity(gift="knowledge"), metal)
    goods(state, 0, metal=1)
    from_step(state, "check")
    answer(state, f"deity:{metal}")
    assert goods_of(state, 0) == {"metal": 2}
    assert bool(state.decisions) == (version == 2)
    if version == 2:
        answer(state, "exchange:metal_military")
        assert state.tableaus[0].legion == 2
        end_turn(state)
    assert not state.decisions


def test_K12_1_too_many_cards_by_an_exchange_are_discarded_as_well() -> None:
    state = position()
    deities(state, 0, *FOUR)
    goods(state, 0, livestock=2)
    from_step(state, "check")
    answer(state, f"deity:{FOUR[3]}")
    assert rule(state) == "K12.1"
    answer(state, "exchange:livestock_deity")
    assert len(state.tableaus[0].deities) == 4
    end_turn(state)
    assert len(asked(state).options) == 4, "four are one too many again"


# ---------------------------------------------------------------------- K8.4 Religion as a gift


@BOTH
def test_K8_4_a_gift_of_religion_is_no_deity_card_to_lay_by_itself(version: int) -> None:
    """Discarded for its gift, the card is gone; without another one that fits there is nothing to lay."""
    gift, other = deity(gift="religion", rune=2), deity(gift="knowledge", rune=3)
    state = position(version=version)
    clear(state, 0)
    pile(state, 0, 2, people("utreng", 2))
    deities(state, 0, gift, other)
    from_step(state, "act")
    assert offered(state, f"deity:{gift}") == (version == 1)
    pile(state, 0, 3, people("utreng", 3))
    from_step(state, "act")
    assert offered(state, f"deity:{gift}")
    answer(state, f"deity:{gift}")
    answer(state, f"deity:{other}", "slot:3")
    assert state.tableaus[0].deities == []


# ---------------------------------------------------------------------- K2.9 Ghiarhabbat's place


@BOTH
def test_K2_9_ghiarhabbat_is_placed_when_all_have_chosen(version: int) -> None:
    state = begin(GAME.setup(3, {}, None, version), 5)
    assert isinstance(state, SkybridgeState)
    answer(state, "side:gardens")
    assert rule(state) == ("K2.4" if version == 2 else "K17.9")
    while rule(state) == "K2.4":
        state.apply(asked(state).seat, 0)
    assert rule(state) == "K17.9"


# ---------------------------------------------------------------------- equal effects


@BOTH
def test_K8_1_of_two_equal_effects_one_is_offered_at_a_time(version: int) -> None:
    card = people(active=["money", "money"])
    state = position(version=version)
    clear(state, 0)
    pile(state, 0, 1, card)
    from_step(state, "act")
    offers = [found for found in refs(state) if f"card:{card}" in found]
    assert len(offers) == (1 if version == 2 else 2)
    answer(state, "effect:1-1")
    assert offered(state, "effect:1-2")
    assert len(set(texts(state))) == len(texts(state))
    answer(state, "effect:1-2")
    assert goods_of(state, 0) == {"money": 2}


# ---------------------------------------------------------------------- figures


def test_the_figures_of_the_first_version_stay_what_they_were() -> None:
    first, second = GAME.setup(2, {}, None, 1).box, GAME.setup(2, {}).box
    assert isinstance(first, Box)
    assert isinstance(second, Box)
    assert [sum(section.cost) for section in first.sections] == [4, 3, 3, 3, 4, 4, 4]
    assert first.points_of[0] == 3
    assert second.points_of[0] == 4


# ---------------------------------------------------------------------- K8.2 Gifts and merchants with a choice


def test_K8_2_a_gift_with_a_slash_asks_which() -> None:
    gift = deity(gift="wood")
    state = position(own={"deities": [{"id": gift, "gift": "stone / deity"}]})
    deities(state, 0, gift)
    from_step(state, "act")
    answer(state, f"deity:{gift}")
    assert rule(state) == "K8.2"
    assert texts(state) == ["1 stone", "A deity card"]
    answer(state, "way:1")
    assert goods_of(state, 0) == {"stone": 1}
    assert not offered(state, f"deity:{gift}")


def test_K8_2_a_gift_with_a_price_must_be_paid() -> None:
    gift = deity(gift="wood")
    state = position(own={"deities": [{"id": gift, "gift": "trade salt: metal / population"}]})
    deities(state, 0, gift)
    from_step(state, "act")
    assert not offered(state, f"deity:{gift}"), "without salt it would do nothing (K8.4)"
    goods(state, 0, salt=1)
    from_step(state, "act")
    answer(state, f"deity:{gift}")
    answer(state, "way:2")
    assert goods_of(state, 0) == {}
    assert state.tableaus[0].population == 4


def test_K17_10_a_merchant_with_a_slash_asks_which() -> None:
    state = position("merchants", "visions", own={"merchants": {"rune_2": "wood / salt"}})
    clear(state, 0)
    hand(state, 0, people(rune=2, instant=[], passive=[]))
    from_step(state, "play")
    state.apply(0, 0)
    answer(state, "merchant:2")
    assert rule(state) == "K8.2"
    answer(state, "way:2")
    assert goods_of(state, 0) == {"salt": 1}
    assert state.tableaus[0].population == 2
