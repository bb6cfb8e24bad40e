"""K8 and K9: effects and goods."""

from __future__ import annotations

import pytest

from tafelrunde.games.skybridge import GAME
from tafelrunde.games.skybridge.box.causes import BY_EXCHANGE
from tafelrunde.games.skybridge.box.ids import FOOD, count_of
from tafelrunde.games.skybridge.effects.notation import effect_of
from tafelrunde.games.skybridge.state.state import SkybridgeState
from tafelrunde.games.skybridge.steps.desert import advance_legion
from tafelrunde.games.skybridge.steps.rounds import BEGIN_ROUND, FEED
from tafelrunde.games.skybridge.steps.storage import has_room
from tafelrunde.kernel.chance import Wish
from tests.skybridge.thraen import (
    answer,
    asked,
    build_seen,
    clear,
    deities,
    deity,
    end_turn,
    from_step,
    goods,
    goods_of,
    hand,
    id_of,
    ids,
    offered,
    only_deities,
    people,
    pile,
    position,
    rebels,
    rebels_in,
    refs,
    rule,
    run,
    section,
    seen_by,
    show,
    take_turn,
    texts,
)

KNOWLEDGE = people(passive=["knowledge", "knowledge"])


# ---------------------------------------------------------------------- K8 Effects


def display(*cards: str) -> SkybridgeState:
    """A display with just these cards on top, one at each slot; the question is about main effects."""
    state = position()
    clear(state, 0)
    for slot, card in enumerate(cards, 1):
        pile(state, 0, slot, card)
    return state


def test_K8_1_each_visible_effect_once_in_any_order() -> None:
    wood, stone = people(active=["wood", "deity"]), people(active=["stone", "livestock"])
    state = display(wood, stone)
    from_step(state, "act")
    answer(state, "effect:2-1")
    assert not offered(state, "effect:2-1")
    assert offered(state, "effect:1-1")
    answer(state, "effect:1-1")
    assert goods_of(state, 0) == {"wood": 1, "stone": 1}
    used = [[effect.used for effect in slot.effects] for slot in seen_by(state, 0).tableaus[0].slots[:2]]
    assert used == [[True, False], [True, False]]
    end_turn(state)
    from_step(state, "act")
    assert offered(state, "effect:1-1"), "next turn it works again"


def test_K8_2_of_effects_divided_by_a_slash_one_is_carried_out() -> None:
    state = display("start-empire-2")
    from_step(state, "act")
    assert [found for found in refs(state) if "effect:1-1" in found] == [
        ("effect:1-1", "good:wood", "card:start-empire-2"),
        ("effect:1-1", "good:stone", "card:start-empire-2"),
    ]
    answer(state, "effect:1-1", "good:stone")
    assert goods_of(state, 0) == {"stone": 1}
    assert not offered(state, "effect:1-1")


def test_K8_3_an_effect_must_be_visible_when_it_is_used() -> None:
    religion, wood = people(active=["religion"], deck="light", rune=5), people(active=["wood"], passive=["knowledge"])
    state = display(wood, religion)
    lay = deity(1, feud="darkness")
    deities(state, 0, lay)
    from_step(state, "act")
    answer(state, "effect:2-1")
    answer(state, f"deity:{lay}", "slot:1")
    assert not offered(state, "effect:1-1"), "the deity card covers it"


def test_K8_3_a_card_that_comes_up_may_be_used_but_no_effect_twice() -> None:
    wood, stone = people(active=["wood", "deity"]), people(active=["stone", "livestock"])
    gift = deity(gift="inspiration")
    state = display(wood)
    pile(state, 0, 1, stone, wood)
    deities(state, 0, gift)
    from_step(state, "act")
    answer(state, "effect:1-1")
    answer(state, f"deity:{gift}")
    assert id_of(state.tableaus[0].piles[0][-1]) == stone, "there is only one pile and one other card"
    answer(state, "effect:1-1", f"card:{stone}")
    assert goods_of(state, 0) == {"wood": 1, "stone": 1}
    # Turned round once more, the first card's effect stays used.
    state.tableaus[0].piles[0] = list(reversed(state.tableaus[0].piles[0]))
    run(state, asked(state).step)
    assert not offered(state, "effect:1-1")
    assert offered(state, "effect:1-2")


def test_K8_4_what_would_do_nothing_is_not_offered_and_not_paid_for() -> None:
    arm = people(active=["arm money"], deck="shenna")
    state = display(arm)
    goods(state, 0, money=3)
    state.tableaus[0].legion = 9
    from_step(state, "act")
    assert not offered(state, "effect:1-1")
    population = people(active=["population"], passive=["craft"])
    state = display(population)
    state.tableaus[0].supply = 0
    from_step(state, "act")
    assert not offered(state, "effect:1-1")


def test_K8_5_military_moves_the_legion_and_stops_in_area_9() -> None:
    state = position()
    state.tableaus[0].legion = 8
    advance_legion(state, 0, "K8.5", BY_EXCHANGE)
    advance_legion(state, 0, "K8.5", BY_EXCHANGE)
    assert state.tableaus[0].legion == 9


def test_K8_6_inspiration_sorts_a_pile_the_deity_included_and_repeats_nothing() -> None:
    military, other = people("shenna", instant=["military"]), people("light", active=["religion"])
    state = display()
    lay = deity(1, feud="shenna")
    pile(state, 0, 1, military, other, lay)
    pile(state, 0, 2, people("utreng", 2))
    gift = deity(gift="inspiration")
    deities(state, 0, gift)
    from_step(state, "act")
    answer(state, f"deity:{gift}")
    assert rule(state) == "K8.19", "only one pile can be sorted"
    answer(state, f"card:{military}")
    assert ids(state.tableaus[0].piles[0]) == [other, lay, military], "although there is a feud"
    assert state.tableaus[0].legion == 1
    assert state.tableaus[0].power == 1, "the token stays as it is"


def test_K8_7_a_figure_returns_from_any_area() -> None:
    card = people(instant=["return"])
    state = position()
    rebels(state, 5, seat_0=1, seat_1=2)
    rebels(state, 9, seat_0=2)
    hand(state, 0, card)
    from_step(state, "play")
    state.apply(0, 0)
    answer(state, "instant:return")
    assert refs(state) == [("area:5",), ("area:9",)]
    answer(state, "area:5")
    assert rebels_in(state, 5) == [0, 2, 0, 0, 0]
    assert state.tableaus[0].population == 4


def test_K8_7_without_a_figure_in_the_desert_nothing_returns() -> None:
    card = people(instant=["return"])
    state = position()
    rebels(state, 5, seat_1=2)
    hand(state, 0, card)
    from_step(state, "play")
    state.apply(0, 0)
    assert rule(state) != "K7.6"


@pytest.mark.parametrize("good", ["wood", "stone", "metal", "livestock", "salt", "money"])
def test_K8_8_goods_come_from_the_supply(good: str) -> None:
    state = position()
    effect = effect_of(good, "test")
    assert effect.possible(state, 0, 0)
    effect.apply(state, 0, 0, BY_EXCHANGE)
    assert goods_of(state, 0) == {good: 1}


def test_K8_9_population_comes_from_the_figure_supply() -> None:
    state = display(people(active=["population"], passive=["craft"]))
    from_step(state, "act")
    answer(state, "effect:1-1")
    assert (state.tableaus[0].population, state.tableaus[0].supply) == (4, 8)


def test_K8_10_a_garrison_needs_a_fortification_where_the_legion_stands() -> None:
    card = people(active=["garrison"], deck="utreng")
    forts = [area.number for area in seen_by(position(), None).areas if area.fortification]
    for area in range(1, 10):
        state = display(card)
        state.tableaus[0].legion = area
        from_step(state, "act")
        assert offered(state, "effect:1-1") == (area in forts)
        if area in forts:
            hint = state.hint(0, 0)
            assert hint is not None
            assert hint.text("en") == f"+{seen_by(state, None).areas[area - 1].fortification}"
            answer(state, "effect:1-1")
            assert seen_by(state, None).areas[area - 1].garrisons == (0,)


def test_K8_10_one_garrison_for_each_person_and_fortification() -> None:
    card = people(active=["garrison"], deck="utreng")
    fort = next(area.number for area in seen_by(position(), None).areas if area.fortification)
    state = display(card)
    state.tableaus[0].legion = fort
    state.tableaus[1].garrisons = 1 << fort
    from_step(state, "act")
    answer(state, "effect:1-1")
    assert seen_by(state, None).areas[fort - 1].garrisons == (0, 1)
    end_turn(state) if state.decisions else None
    from_step(state, "act")
    assert not offered(state, "effect:1-1")


def test_K8_11_a_deity_card_is_drawn() -> None:
    card = deity(3)
    state = display(people(active=["deity"], passive=["knowledge"]))
    only_deities(state, card)
    from_step(state, "act")
    answer(state, "effect:1-1")
    assert ids(state.tableaus[0].deities) == [card]


def test_K8_12_religion_lays_a_deity_card_on_a_pile() -> None:
    religion = people(active=["religion"], passive=[], instant=[], deck="light", rune=5)
    state = display()
    pile(state, 0, 5, religion)
    lay = deity(5, feud="empire")
    deities(state, 0, lay, deity(1))
    from_step(state, "act")
    answer(state, "effect:5-1")
    assert refs(state) == [(f"deity:{lay}", "slot:5"), ("pass:religion",)]
    answer(state, f"deity:{lay}")
    assert ids(state.tableaus[0].piles[4]) == [religion, lay]


def test_K8_13_a_trade_gives_a_good_back_and_carries_out_one_effect() -> None:
    trade = "SHE02"
    state = display(trade)
    goods(state, 0, money=1)
    from_step(state, "act")
    answer(state, "good:money", "good:metal")
    assert goods_of(state, 0) == {"metal": 1}


def test_K8_13_a_trade_makes_room_for_what_it_brings() -> None:
    trade = people(active=["wood", "trade wood: stone / metal / livestock"])
    state = display(trade)
    goods(state, 0, wood=5, livestock=3)
    from_step(state, "act")
    assert offered(state, "effect:1-2", "good:stone")
    assert not offered(state, "effect:1-2", "good:livestock")
    answer(state, "effect:1-2", "good:stone")
    assert goods_of(state, 0) == {"wood": 4, "stone": 1, "livestock": 3}


def test_K8_13_giving_back_a_material_makes_no_room_for_salt() -> None:
    state = position()
    goods(state, 0, wood=1, salt=2)
    assert not effect_of("trade wood: salt", "here").possible(state, 0, 0)
    goods(state, 0, wood=1, salt=1)
    assert effect_of("trade wood: salt", "here").possible(state, 0, 0)


def test_K8_14_arming_gives_up_what_is_shown() -> None:
    state = display(people(active=["arm money"], deck="shenna"))
    from_step(state, "act")
    assert not offered(state, "effect:1-1")
    goods(state, 0, money=1)
    from_step(state, "act")
    answer(state, "effect:1-1")
    assert goods_of(state, 0) == {}
    assert state.tableaus[0].legion == 2


def test_K8_14_an_armed_figure_becomes_a_rebel_where_the_leader_is() -> None:
    state = display(people(active=["population", "arm population"]))
    section(state, 3)
    from_step(state, "act")
    answer(state, "effect:1-2")
    assert state.tableaus[0].population == 2
    assert state.tableaus[0].legion == 2
    assert rebels_in(state, 7) == [1, 0, 0, 0, 0]


def test_K8_15_knowledge_counts_only_while_taking() -> None:
    state = display(KNOWLEDGE)
    from_step(state, "act")
    assert not state.decisions, "there is nothing to do with it in the third step"


@pytest.mark.parametrize("number", [3, 6])
def test_K8_16_craft_is_needed_for_sections_3_and_6(number: int) -> None:
    for card, possible in (("BRI", True), (people(passive=["drake"], active=[]), False)):
        state = display(card)
        section(state, number, "wood")
        goods(state, 0, wood=9, stone=9, metal=9, livestock=9, money=1)
        from_step(state, "act")
        assert offered(state, f"section:{number}") == possible


@pytest.mark.parametrize("number", [4, 7])
def test_K8_17_a_drake_is_needed_for_sections_4_and_7(number: int) -> None:
    for card, possible in (("BRI", False), (people(passive=["drake"], active=[]), True)):
        state = display(card)
        section(state, number, "wood")
        goods(state, 0, wood=9, stone=9, metal=9, livestock=9, money=9)
        from_step(state, "act")
        assert offered(state, f"section:{number}") == possible


def test_K8_18_food_counts_when_the_people_are_fed() -> None:
    for card, figures in ((people(passive=["food"], active=[]), 3), (KNOWLEDGE, 2)):
        state = display(card)
        run(state, FEED[0])
        assert state.tableaus[0].population == figures
        assert seen_by(state, None).tableaus[0].fed == (count_of(state.visible(0), FOOD) > 0)


def test_K8_19_below_ghiarhabbat_the_next_card_is_chosen_too() -> None:
    state = position("gardens", "visions")
    clear(state, 0)
    first, second = people("empire", 1), people("light", 1)
    pile(state, 0, 1, "start-shenna-3", first, second)
    deities(state, 0, deity(gift="inspiration"))
    from_step(state, "act")
    answer(state, f"deity:{deity(gift='inspiration')}")
    answer(state, "card:start-shenna-3")
    assert refs(state) == [(f"card:{first}",), (f"card:{second}",)]
    answer(state, f"card:{first}")
    assert ids(state.tableaus[0].piles[0]) == [second, first, "start-shenna-3"]


def test_K8_20_goods_and_figures_may_be_taken_at_once() -> None:
    cards = [people(active=["wood", "money"]), people(active=["stone", "livestock"]), people(active=["deity", "deity"])]
    state = display(*cards)
    from_step(state, "act")
    answer(state, "collect:all")
    assert goods_of(state, 0) == {"wood": 1, "stone": 1, "livestock": 1, "money": 1}
    assert offered(state, "effect:3-1")
    assert not offered(state, "collect:all")


def test_K8_20_not_where_something_would_have_to_make_room() -> None:
    state = display(people(active=["wood", "money"]), people(active=["stone", "livestock"]))
    goods(state, 0, wood=4)
    from_step(state, "act")
    assert not offered(state, "collect:all")
    goods(state, 0, wood=3, livestock=3)
    from_step(state, "act")
    answer(state, "collect:all")
    assert goods_of(state, 0) == {"wood": 4, "stone": 1, "livestock": 3, "money": 1}


@pytest.mark.parametrize(("held", "expected"), [(0, True), (1, False)])
def test_K8_20_salt_needs_room_as_well(held: int, expected: bool) -> None:
    state = display(people(active=["salt", "salt"]), people(active=["wood", "money"]))
    goods(state, 0, salt=held, money=7)
    from_step(state, "act")
    assert offered(state, "collect:all") is expected


@pytest.mark.parametrize(("held", "expected"), [(0, True), (1, False)])
def test_K8_20_livestock_needs_room_as_well(held: int, expected: bool) -> None:
    state = display(people(active=["livestock", "livestock"]), people(active=["stone", "livestock"]))
    goods(state, 0, livestock=held)
    from_step(state, "act")
    assert offered(state, "collect:all") is expected


# ---------------------------------------------------------------------- K9 Goods


def test_K9_1_five_materials_three_livestock_two_salt_and_any_money() -> None:
    state = position()
    goods(state, 0, wood=2, stone=1, metal=1, livestock=2, salt=1, money=50)
    assert all(has_room(state, 0, good) for good in range(6))
    goods(state, 0, wood=2, stone=2, metal=1, livestock=3, salt=2, money=50)
    assert [has_room(state, 0, good) for good in range(6)] == [False] * 5 + [True]
    assert seen_by(state, 0).tableaus[0].places == {"materials": 5, "livestock": 3, "salt": 2}


def test_K9_2_another_material_makes_room_or_the_gain_is_lost() -> None:
    for reply, left in (
        ("good:stone", {"wood": 4, "metal": 1}),
        ("good:metal", {"wood": 4, "stone": 1}),
    ):
        state = display(people(active=["wood"], passive=["knowledge"]))
        goods(state, 0, wood=3, stone=1, metal=1)
        from_step(state, "act")
        answer(state, "effect:1-1")
        assert rule(state) == "K9.2"
        answer(state, reply)
        assert goods_of(state, 0) == left
    state = display(people(active=["wood"], passive=["knowledge"]))
    goods(state, 0, wood=3, stone=1, metal=1)
    from_step(state, "act")
    answer(state, "effect:1-1")
    state.apply(0, len(asked(state).options) - 1)
    assert goods_of(state, 0) == {"wood": 3, "stone": 1, "metal": 1}


def test_K9_2_without_a_place_livestock_and_salt_of_a_bonus_are_lost_unless_an_exchange_makes_room() -> None:
    state = position()
    goods(state, 0, livestock=3, salt=2)
    show(state, people("shenna"))
    take_turn(state)
    answer(state, "stack:shenna")
    assert offered(state, "pass:bonus")
    answer(state, "exchange:livestock_deity")
    assert not offered(state, "pass:bonus")
    answer(state, "good:livestock")
    assert goods_of(state, 0) == {"livestock": 2, "salt": 2}


@pytest.mark.parametrize(
    ("gift", "held", "exchange", "left"),
    [
        ("wood", {"metal": 5}, "metal_military", {"metal": 3, "wood": 1}),
        ("livestock", {"livestock": 3}, "livestock_deity", {"livestock": 2}),
        ("salt", {"salt": 2}, "salt_stone", {"stone": 1, "salt": 1}),
    ],
)
def test_K9_2_an_exchange_makes_room_for_what_comes_at_once(
    gift: str, held: dict[str, int], exchange: str, left: dict[str, int]
) -> None:
    # The hand limit forces a gift when nothing else can be done before it.
    given = deity(gift=gift)
    others = [deity(gift=kind) for kind in ("craft", "drake", "knowledge")]
    state = position()
    deities(state, 0, given, *others)
    goods(state, 0, **held)
    from_step(state, "check")
    answer(state, f"deity:{given}")
    assert rule(state) == "K9.2"
    answer(state, f"exchange:{exchange}")
    assert goods_of(state, 0) == left


def test_K9_3_salt_is_never_a_cost_of_the_bridge() -> None:
    assert all("salt" not in row["cost"] for row in GAME.figures["sections"])
    assert all("salt" not in row["faces"] for row in GAME.figures["dice"])


@pytest.mark.parametrize(
    ("paid", "exchange"),
    [("salt", "salt_wood"), ("salt", "salt_stone"), ("salt", "salt_metal"), ("metal", "metal_military")],
)
def test_K9_4_the_exchanges(paid: str, exchange: str) -> None:
    state = position()
    goods(state, 0, **{paid: 2})
    hand(state, 0, people("empire", 1))
    from_step(state, "play")
    answer(state, f"exchange:{exchange}")
    gained = exchange.partition("_")[2]
    if gained == "military":
        assert state.tableaus[0].legion == 2
        assert goods_of(state, 0) == {}
    else:
        assert goods_of(state, 0) == {gained: 1}


def test_K9_4_two_livestock_for_a_deity_card_as_often_as_one_can_pay() -> None:
    state = position()
    goods(state, 0, livestock=3)
    hand(state, 0, people("empire", 1))
    from_step(state, "play")
    answer(state, "exchange:livestock_deity")
    assert len(state.tableaus[0].deities) == 1
    assert goods_of(state, 0) == {"livestock": 1}
    assert not offered(state, "exchange:livestock_deity")


def test_K9_5_two_money_stand_for_craft() -> None:
    state = display(people(passive=["food"], active=[]))
    section(state, 3, "metal")
    cost = {"wood": 1, "stone": 1, "livestock": 1, "metal": 1}
    goods(state, 0, **cost, money=1)
    from_step(state, "act")
    assert not offered(state, "section:3")
    goods(state, 0, **cost, money=2)
    from_step(state, "act")
    build = build_seen(state)
    assert build.craft_by_money
    assert build.cost == {**cost, "money": 2}
    answer(state, "section:3")
    assert goods_of(state, 0) == {}


def test_K9_6_free_actions_stand_beside_every_question_of_the_turn() -> None:
    state = position()
    goods(state, 0, salt=2)
    deities(state, 0, deity(gift="money"))
    hand(state, 0, people("shenna", instant=["military"]))
    show(state, people("empire"), people("light"))
    state.listen()
    take_turn(state)
    for number in ("K6.1", "K6.6", "K7.1", "K7.6", "K8.1"):
        while rule(state) != number:
            state.apply(0, 0)
        assert offered(state, "exchange:salt_wood"), number
        assert offered(state, f"deity:{deity(gift='money')}"), number
    answer(state, "exchange:salt_wood")
    assert state.events[-1].text() == "Seat 1 gains 1 wood (for 2 salt)."


def test_K9_6_a_gift_of_religion_gives_inspiration_a_pile_to_sort() -> None:
    gift, laid = deity(gift="religion"), deity(1, feud="darkness", gift="craft")
    card = people("empire", 1, instant=["military", "inspiration"])
    for held in ([], [gift, laid]):
        state = position()
        clear(state, 0)
        state.tableaus[0].legion = 9
        deities(state, 0, *held)
        hand(state, 0, card)
        from_step(state, "play")
        answer(state, f"card:{card}")
        answer(state, f"card:{card}", "slot:1")
        if not held:
            assert rule(state) != "K7.6", "without deity cards nothing can help"
            continue
        assert not offered(state, "instant:inspiration")
        answer(state, f"deity:{gift}")
        answer(state, f"deity:{laid}", "slot:1")
        answer(state, "instant:inspiration")
        assert ids(state.tableaus[0].piles[0]) == [laid, card], "the pile scores, and its card is visible again"


def test_K9_6_only_what_would_do_something() -> None:
    useless = [deity(gift="return"), deity(gift="garrison"), deity(gift="religion")]
    state = position()
    deities(state, 0, *useless)
    clear(state, 0)
    from_step(state, "act")
    assert texts(state) == ["End your turn"]


def test_chance_can_be_steered() -> None:
    state = position()
    wished = state.bags[0][7]
    state.fate = Wish([wished])
    run(state, BEGIN_ROUND)
    assert state.shown[0] == wished
