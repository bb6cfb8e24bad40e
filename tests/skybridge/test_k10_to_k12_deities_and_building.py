"""K10 to K12: deity cards, building, the end of a turn."""

from __future__ import annotations

import pytest

from tafelrunde.games.skybridge import GAME
from tafelrunde.games.skybridge.box.causes import BY_ABILITY
from tafelrunde.games.skybridge.box.ids import CRAFT, GOOD_IDS, count_of
from tafelrunde.games.skybridge.state.state import SkybridgeState
from tafelrunde.games.skybridge.steps.acting import ACT
from tafelrunde.games.skybridge.steps.building import price
from tafelrunde.games.skybridge.steps.deities import can_play, draw_deity
from tafelrunde.games.skybridge.steps.piles import accepts
from tafelrunde.games.skybridge.steps.rounds import FEED
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
    ids,
    number_of,
    offered,
    only_deities,
    people,
    pile,
    position,
    refs,
    row_of,
    rule,
    run,
    section,
    seen_by,
    told,
)

RELIGION = people("light", 5, active=["religion"], passive=[], instant=[])
EVERYTHING = {"wood": 9, "stone": 9, "metal": 9, "livestock": 9, "money": 9}


# ---------------------------------------------------------------------- K10 Deity cards


def test_K10_1_any_number_may_be_discarded_at_any_time_in_the_own_turn() -> None:
    gifts = [deity(gift="wood"), deity(gift="money"), deity(gift="population")]
    state = position()
    deities(state, 0, *gifts)
    hand(state, 0, people("empire", 1))
    from_step(state, "play")
    for gift in gifts:
        answer(state, f"deity:{gift}")
    assert state.tableaus[0].deities == []
    assert goods_of(state, 0) == {"wood": 1, "money": 1}
    assert state.tableaus[0].population == 4
    assert [card.ref for card in seen_by(state, 1).tableaus[0].gifts] == [f"deity:{gift}" for gift in gifts]


def test_K10_2_an_active_gift_works_once_and_at_once() -> None:
    gift = deity(gift="military")
    state = position()
    deities(state, 0, gift)
    from_step(state, "act")
    answer(state, f"deity:{gift}")
    assert state.tableaus[0].legion == 2
    assert not offered(state, f"deity:{gift}")


def test_K10_3_a_passive_gift_counts_until_the_end_of_the_turn() -> None:
    gift = deity(gift="craft")
    state = position()
    clear(state, 0)
    section(state, 3, "metal")
    goods(state, 0, wood=1, stone=1, livestock=1, metal=1)
    deities(state, 0, gift)
    from_step(state, "act")
    assert not offered(state, "section:3")
    answer(state, f"deity:{gift}")
    assert count_of(state.visible(0), CRAFT) == 1
    answer(state, "section:3")
    assert goods_of(state, 0) == {}
    while state.decisions:
        end_turn(state)
    assert count_of(state.visible(0), CRAFT) == 0


def test_K10_3_food_that_is_given_is_gone_before_anybody_is_fed() -> None:
    own = {"deities": [{"id": "DEI01", "gift": "food"}]}
    setup = GAME.setup(2, {}, own)
    state = position()
    clear(state, 0)
    given = SkybridgeState(setup, 1, setup.box, False, False)  # type: ignore[arg-type]
    given.tableaus = [tableau.copy() for tableau in state.tableaus]
    given.known = state.known.copy()
    given.deity_bag = state.deity_bag
    deities(given, 0, "DEI01", deity(gift="money"))
    from_step(given, "act")
    assert not offered(given, "deity:DEI01"), "it could never matter"
    run(given, FEED[0])
    assert given.tableaus[0].population == 2


def test_K10_4_a_deity_card_on_a_pile_never_gives_its_gift() -> None:
    state = position()
    clear(state, 0)
    pile(state, 0, 1, people("empire", 1), deity(gift="craft"))
    assert state.visible(0) == 0
    from_step(state, "act")
    assert not state.decisions or not offered(state, f"deity:{deity(gift='craft')}")


def test_K10_5_the_pile_needs_a_people_card_and_no_deity_card() -> None:
    card, another = deity(4, feud="utreng"), deity(4, feud="empire")
    state = position()
    clear(state, 0)
    assert not can_play(state, 0, number_of(card), 3)
    pile(state, 0, 4, people("light", 4))
    assert can_play(state, 0, number_of(card), 3)
    pile(state, 0, 4, people("light", 4), another, people("darkness", 4))
    assert not can_play(state, 0, number_of(card), 3)


def test_K10_6_the_deity_has_the_rune_of_the_slot_and_retreat_does_not_help() -> None:
    card = deity(4, feud="utreng")
    state = position()
    clear(state, 0)
    for slot in range(1, 6):
        pile(state, 0, slot, people("light", slot))
    state.tableaus[0].legion = 5
    assert [can_play(state, 0, number_of(card), slot) for slot in range(5)] == [False, False, False, True, False]


def test_K10_7_the_feud_forbids_the_top_card() -> None:
    card = deity(4, feud="light")
    state = position()
    clear(state, 0)
    pile(state, 0, 4, people("light", 4))
    assert not can_play(state, 0, number_of(card), 3)
    pile(state, 0, 4, people("light", 4), people("empire", 4))
    assert can_play(state, 0, number_of(card), 3), "a covered card does not matter"


def test_K10_8_the_token_turns_and_the_religion_itself_may_be_covered() -> None:
    card = deity(5, feud="empire")
    state = position()
    clear(state, 0)
    pile(state, 0, 5, RELIGION)
    deities(state, 0, card)
    from_step(state, "act")
    answer(state, "effect:5-1")
    hints = [state.hint(0, index) for index in range(2)]
    assert hints[0] is not None
    assert hints[0].text("en") == f"+{row_of(RELIGION)['points']}", "what the pile will score"
    assert hints[1] is None
    answer(state, f"deity:{card}")
    slot = seen_by(state, None).tableaus[0].slots[4]
    assert slot.power
    assert slot.effects == ()
    assert slot.pile[-1] == f"deity:{card}"


def test_K10_9_later_no_card_of_the_feuding_nation_goes_directly_on_it() -> None:
    state = position()
    clear(state, 0)
    pile(state, 0, 4, people("light", 4), deity(4, feud="empire"))
    card = number_of(people("empire", 4))
    assert not accepts(state, 0, 3, card)
    pile(state, 0, 4, people("light", 4), deity(4, feud="empire"), people("utreng", 4))
    assert accepts(state, 0, 3, card)


def test_K10_10_cards_without_a_nation_have_no_feud_and_start_cards_have_one() -> None:
    state = position()
    clear(state, 0)
    for feud in ("empire", "light", "utreng"):
        pile(state, 0, 4, people("darkness", 4), deity(4, feud=feud))
        assert accepts(state, 0, 3, number_of("BRI"))
        assert accepts(state, 0, 3, number_of(people("eyestar")))
    pile(state, 0, 4, "start-utreng-1")
    assert not can_play(state, 0, number_of(deity(4, feud="utreng")), 3)


def test_K10_11_after_inspiration_feuding_cards_may_touch() -> None:
    state = position()
    clear(state, 0)
    lay, below = deity(4, feud="light"), people("light", 4)
    pile(state, 0, 4, below, people("empire", 4), lay)
    deities(state, 0, deity(gift="inspiration"))
    from_step(state, "act")
    answer(state, f"deity:{deity(gift='inspiration')}")
    answer(state, f"card:{below}")
    assert ids(state.tableaus[0].piles[3])[-2:] == [lay, below]


def test_K10_12_from_an_empty_stack_nothing_is_drawn() -> None:
    state = position()
    only_deities(state)
    draw_deity(state, 0, "K8.11", BY_ABILITY)
    assert state.tableaus[0].deities == []


def test_K10_12_discarded_cards_return_under_the_stack_in_their_order() -> None:
    first, second, rest = deity(gift="wood"), deity(gift="money"), deity(gift="return")
    state = position()
    only_deities(state, rest)
    deities(state, 0, first, second)
    from_step(state, "act")
    answer(state, f"deity:{second}")
    answer(state, f"deity:{first}")
    assert ids(state.under) == [rest], "not before the end of the turn"
    while state.decisions:
        end_turn(state)
    assert ids(state.under) == [rest, second, first]


# ---------------------------------------------------------------------- K11 Building


def ready(number: int, die: str = "wood") -> SkybridgeState:
    """A seat that has everything for a section."""
    state = position()
    clear(state, 0)
    section(state, number, die)
    pile(state, 0, 1, people(passive=["drake", "food"]))
    pile(state, 0, 2, "BRI")
    goods(state, 0, **EVERYTHING)
    return state


def test_K11_1_only_the_current_section_and_once_a_turn() -> None:
    state = ready(5)
    from_step(state, "act")
    built = [found for found in refs(state) if any(ref.startswith("section:") for ref in found)]
    assert built == [("section:5",)]
    answer(state, "section:5")
    assert state.builders[4] == 1
    assert not offered(state, "section:5")


@pytest.mark.parametrize("number", range(1, 8))
@pytest.mark.parametrize("die", ["wood", "metal", "money"])
def test_K11_2_the_printed_goods_and_from_section_2_on_the_die(number: int, die: str) -> None:
    row = GAME.figures["sections"][number - 1]
    expected = dict(row["cost"])
    if number > 1:
        expected[die] += 1
    state = ready(number, die)
    assert {GOOD_IDS[good]: amount for good, amount in enumerate(price(state, 0)) if amount} == {
        good: amount for good, amount in expected.items() if amount
    }
    from_step(state, "act")
    answer(state, f"section:{number}")
    assert goods_of(state, 0) == {good: 9 - expected[good] for good in EVERYTHING}


def test_K11_2_the_first_section_needs_no_die() -> None:
    assert [row["die"] for row in GAME.figures["sections"]] == [False] + [True] * 6


def test_K11_3_the_symbol_must_be_visible_at_that_moment_and_is_not_used_up() -> None:
    state = ready(4)
    from_step(state, "act")
    answer(state, "section:4")
    assert seen_by(state, 0).tableaus[0].symbols["drake"] == 1
    state = ready(4)
    pile(state, 0, 1, people(passive=["drake", "food"]), people("empire", 1))
    from_step(state, "act")
    assert not offered(state, "section:4")
    assert build_seen(state).missing_symbol == "drake"


@pytest.mark.parametrize("seat", range(4))
def test_K11_4_the_figure_on_the_section_is_of_whoever_built_it(seat: int) -> None:
    state = position("visions", "chief_builder", "gardens", "crown_of_dominion")
    section(state, 1)
    goods(state, seat, **EVERYTHING)
    from_step(state, "act", seat)
    answer(state, "section:1")
    assert seen_by(state, None).sections[0].builders == (seat,)
    assert state.parts_of_score(seat)[0] == state.box.sections[0].points + state.box.sole_builder_bonus


def test_K11_4_an_own_figure_goes_on_the_section() -> None:
    state = ready(2)
    from_step(state, "act")
    answer(state, "section:2")
    assert state.tableaus[0].population == 2
    assert seen_by(state, None).sections[1].builders == (0,)
    state = ready(2)
    state.tableaus[0].population = 0
    from_step(state, "act")
    assert not offered(state, "section:2")
    assert build_seen(state).missing_population


def test_K11_5_the_cost_is_the_same_for_all_and_several_may_build() -> None:
    state = ready(2)
    alone = price(state, 0)
    state.builders[1] = 0b10
    assert price(state, 0) == alone
    from_step(state, "act")
    answer(state, "section:2")
    assert state.builders[1] == 0b11


def test_K11_6_after_building_only_what_is_free_is_left() -> None:
    state = ready(2)
    pile(state, 0, 3, people(active=["wood", "money"]))
    deities(state, 0, deity(gift="military"))
    state.listen()
    from_step(state, "act")
    assert offered(state, "effect:3-2")
    answer(state, "section:2")
    assert rule(state) == "K11.6"
    assert not offered(state, "effect:3-2")
    assert offered(state, f"deity:{deity(gift='military')}")
    end_turn(state)
    assert [(one["seat"], one["section"]) for one in told(state, "built")] == [("seat:0", "section:2")]


def test_K11_6_the_hint_says_what_building_brings() -> None:
    state = ready(2)
    run(state, ACT[0])
    index = refs(state).index(("section:2",))
    hint = state.hint(0, index)
    assert hint is not None
    assert hint.text("de") == f"+{GAME.figures['sections'][1]['points']}"


# ---------------------------------------------------------------------- K12 The end of a turn


def test_K12_1_more_than_three_deity_cards_are_discarded_for_their_gifts() -> None:
    cards = [deity(gift="wood"), deity(gift="money"), deity(gift="craft"), deity(gift="drake"), deity(gift="military")]
    state = position()
    deities(state, 0, *cards)
    from_step(state, "check")
    assert rule(state) == "K12.1"
    answer(state, f"deity:{cards[1]}")
    assert goods_of(state, 0) == {"money": 1}
    assert len(asked(state).options) == 4, "one after the other"
    answer(state, f"deity:{cards[4]}")
    assert state.tableaus[0].legion == 2
    end_turn(state)
    assert not state.decisions
    assert len(state.tableaus[0].deities) == 3


def test_K12_1_three_are_allowed() -> None:
    state = position()
    deities(state, 0, deity(1), deity(2), deity(3))
    from_step(state, "check")
    assert not state.decisions


def test_K12_1_a_gift_that_plays_another_deity_card_counts() -> None:
    religion, lay = deity(gift="religion"), deity(4, feud="utreng", gift=None)
    state = position()
    clear(state, 0)
    pile(state, 0, 4, people("light", 4))
    others = [deity(rune, but=[religion, lay]) for rune in (1, 2, 3)]
    deities(state, 0, religion, lay, *others)
    from_step(state, "check")
    answer(state, f"deity:{religion}")
    answer(state, f"deity:{lay}", "slot:4")
    assert not state.decisions
    assert len(state.tableaus[0].deities) == 3


def test_K12_2_discarded_cards_go_under_the_stack() -> None:
    gift = deity(gift="wood")
    state = position()
    deities(state, 0, gift)
    from_step(state, "act")
    answer(state, f"deity:{gift}")
    assert seen_by(state, None).deity_stack == 29
    while state.decisions:
        end_turn(state)
    assert ids(state.under) == [gift]
    assert state.tableaus[0].gifts == []
    assert seen_by(state, None).deity_stack == 30
