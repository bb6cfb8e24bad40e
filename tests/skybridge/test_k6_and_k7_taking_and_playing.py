"""K6 and K7: taking and playing a card."""

from __future__ import annotations

import pytest

from tafelrunde.games.skybridge import GAME
from tafelrunde.games.skybridge.box.ids import NATIONS, NOTHING, STACK_IDS
from tafelrunde.games.skybridge.state.state import SkybridgeState
from tafelrunde.games.skybridge.steps.acting import TAKE_CARD
from tafelrunde.games.skybridge.steps.rounds import BEGIN_ROUND
from tests.skybridge.thraen import (
    answer,
    asked,
    deities,
    deity,
    from_step,
    goods_of,
    hand,
    id_of,
    ids,
    imagined_by,
    offered,
    only_in_stack,
    people,
    pile,
    position,
    refs,
    row_of,
    rule,
    run,
    seen_by,
    show,
    take_turn,
)

KNOWLEDGE = people(passive=["knowledge", "knowledge"])


# ---------------------------------------------------------------------- K6 Taking a card and a bonus


def test_K6_1_an_open_card_must_be_taken() -> None:
    state = position()
    cards = [people("empire"), people("light"), "BRI"]
    show(state, *cards)
    take_turn(state)
    assert [found[0] for found in refs(state)] == [f"card:{card}" for card in cards]
    answer(state, f"card:{cards[1]}")
    assert ids(state.tableaus[0].hand) == [cards[1]]
    assert state.shown[1] == NOTHING


def test_K6_1_without_an_open_card_there_is_no_bonus_either() -> None:
    state = position()
    take_turn(state)
    assert rule(state) not in ("K6.1", "K6.6")
    assert state.tableaus[0].hand == []


def test_K6_2_the_next_card_of_the_stack_stays_face_down() -> None:
    state = position()
    show(state, people("empire"), people("light"))
    take_turn(state)
    answer(state, "stack:empire")
    assert state.shown[0] == NOTHING
    run(state, TAKE_CARD[1])
    assert state.tableaus[1].hand, "the only card that was left is taken at once"


def test_K6_3_knowledge_draws_more_cards_of_a_central_stack() -> None:
    state = position()
    pile(state, 0, 4, KNOWLEDGE)
    show(state, people("empire"), "BRI")
    from_step(state, "take")
    answer(state, "stack:empire")
    assert rule(state) == "K6.3"
    assert len(asked(state).codes) == 3
    kept = asked(state).codes[2]
    answer(state, f"card:{id_of(kept)}")
    first = asked(state).codes[0]
    answer(state, f"card:{id_of(first)}")
    assert state.tableaus[0].hand == [kept]
    assert state.tops[0][0] == first, "what was put back first lies below"
    assert len(state.tops[0]) == 2


def test_K6_3_knowledge_does_not_help_at_the_bridge_stack() -> None:
    state = position()
    pile(state, 0, 4, KNOWLEDGE)
    show(state, people("empire"), "BRI")
    from_step(state, "take")
    answer(state, "stack:bridge")
    assert rule(state) == "K6.6"


def test_K6_3_what_was_put_back_is_turned_up_next() -> None:
    state = position()
    pile(state, 0, 4, KNOWLEDGE)
    show(state, people("empire"), people("light"))
    from_step(state, "take")
    answer(state, "stack:empire")
    state.apply(0, 0)
    state.apply(0, 0)
    top = state.tops[0][-1]
    run(state, BEGIN_ROUND)
    assert state.shown[0] == top


def test_K6_4_a_stack_with_fewer_cards_gives_what_is_there() -> None:
    state = position()
    pile(state, 0, 4, KNOWLEDGE)
    only = people("shenna", but=[people("shenna")])
    show(state, people("shenna"), "BRI")
    only_in_stack(state, "shenna", only)
    from_step(state, "take")
    answer(state, "stack:shenna")
    assert len(asked(state).codes) == 2
    state = position()
    pile(state, 0, 4, KNOWLEDGE)
    show(state, people("shenna"), "BRI")
    only_in_stack(state, "shenna")
    from_step(state, "take")
    answer(state, "stack:shenna")
    assert rule(state) == "K6.6", "without face-down cards the open one is simply taken"


def test_K6_5_the_others_see_only_backs() -> None:
    state = position()
    pile(state, 0, 4, KNOWLEDGE)
    opened = people("empire")
    show(state, opened, "BRI")
    from_step(state, "take")
    answer(state, "stack:empire")
    state.apply(0, 1)
    state.apply(0, 0)
    theirs, mine = seen_by(state, 1), seen_by(state, 0)
    assert theirs.tableaus[0].hand[0].card is None
    assert theirs.tableaus[0].hand[0].deck == "empire"
    assert [card.card for card in theirs.stacks[0].put_back] == [None, None]
    assert mine.tableaus[0].hand[0].card is not None
    assert all(card.card is not None for card in mine.stacks[0].put_back)


def test_K6_5_the_others_remember_that_the_open_card_is_here_or_on_top() -> None:
    state = position("chief_builder", "crown_of_dominion", "high_priest")
    pile(state, 0, 4, KNOWLEDGE)
    opened = people("empire")
    show(state, opened, "BRI")
    from_step(state, "take")
    answer(state, "stack:empire")
    state.apply(0, 1)
    state.apply(0, 0)
    where = set()
    for seed in range(60):
        imagined = imagined_by(state, 2, seed)
        assert isinstance(imagined, SkybridgeState)
        hidden = [*imagined.tableaus[0].hand, *imagined.tops[0]]
        assert opened in ids(hidden)
        where.add(ids(hidden).index(opened))
    assert where == {0, 1, 2}
    spectator = imagined_by(state, None, 7)
    assert isinstance(spectator, SkybridgeState)
    assert opened in ids([*spectator.tableaus[0].hand, *spectator.tops[0]])


def test_K6_5_a_gift_of_knowledge_counts_before_the_card_is_taken() -> None:
    gift = deity(gift="knowledge")
    state = position()
    deities(state, 0, gift)
    hand(state, 0, people("empire", 1))
    show(state, people("light"), "BRI")
    take_turn(state)
    assert offered(state, f"deity:{gift}")
    answer(state, f"deity:{gift}")
    answer(state, "stack:light")
    assert rule(state) == "K6.3"
    state.apply(0, 0)
    answer(state, "good:wood")
    assert not offered(state, f"deity:{gift}")


def test_K6_5_knowledge_is_not_offered_when_it_is_too_late() -> None:
    gift = deity(gift="knowledge")
    state = position()
    deities(state, 0, gift)
    hand(state, 0, people("empire", 1))
    show(state, people("light"), "BRI")
    take_turn(state)
    answer(state, "stack:light")
    while state.decisions:
        assert not offered(state, f"deity:{gift}")
        state.apply(0, len(asked(state).options) - 1)


@pytest.mark.parametrize("stack", range(NATIONS + 1))
def test_K6_6_the_bonus_effects_of_the_stack(stack: int) -> None:
    state = position()
    show(state, "BRI" if stack == 5 else people(STACK_IDS[stack]))
    take_turn(state)
    assert rule(state) == "K6.6"
    bonuses = GAME.figures["bonus"][STACK_IDS[stack]]
    assert [found[0].partition(":")[2] for found in refs(state)] == bonuses
    good = next(bonus for bonus in bonuses if bonus != "deity")
    answer(state, f"good:{good}")
    assert goods_of(state, 0) == {good: 1}


def test_K6_6_the_eye_star_gives_a_deity_card() -> None:
    state = position()
    show(state, people("eyestar"))
    take_turn(state)
    assert len(state.tableaus[0].deities) == 1


# ---------------------------------------------------------------------- K7 Playing a card


def test_K7_1_a_card_goes_to_the_slot_of_its_rune_and_covers_what_lies_there() -> None:
    state = position()
    card = people("empire", 4, instant=[])
    below = people("light", 4)
    pile(state, 0, 4, below)
    hand(state, 0, card)
    from_step(state, "play")
    assert refs(state) == [(f"card:{card}", "slot:4")]
    state.apply(0, 0)
    assert ids(state.tableaus[0].piles[3]) == [below, card]
    assert state.tableaus[0].hand == []


def test_K7_2_a_joker_goes_anywhere() -> None:
    state = position()
    hand(state, 0, "BRI")
    from_step(state, "play")
    assert refs(state) == [("card:BRI", f"slot:{slot}") for slot in range(1, 6)]


def test_K7_2_bridge_cards_are_all_alike() -> None:
    state = position()
    hand(state, 0, "BRI", "BRI")
    from_step(state, "play")
    assert len(refs(state)) == 5


def test_K7_3_a_retreat_lets_a_card_go_anywhere() -> None:
    state = position()
    card = people("empire", 4, instant=[])
    hand(state, 0, card)
    state.tableaus[0].legion = 3
    from_step(state, "play")
    answer(state, f"card:{card}")
    assert (f"card:{card}", "slot:4") in refs(state), "without retreat"
    answer(state, "slot:1", "area:2")
    assert state.tableaus[0].legion == 2
    assert id_of(state.tableaus[0].piles[0][-1]) == card


def test_K7_3_there_is_no_retreat_from_area_1() -> None:
    state = position()
    hand(state, 0, people("empire", 4))
    from_step(state, "play")
    assert len(refs(state)) == 1


def test_K7_4_a_feud_and_a_closed_slot_keep_a_card_out() -> None:
    card = people("empire", 4, instant=[])
    state = position()
    pile(state, 0, 4, people("light", 4), deity(4, feud="empire"))
    hand(state, 0, card, "BRI")
    from_step(state, "play")
    assert not offered(state, f"card:{card}")
    assert offered(state, "card:BRI", "slot:4"), "a bridge-building card has no nation"
    state = position()
    pile(state, 0, 4, people("light", 4))
    state.tableaus[0].closed = 1 << 3
    hand(state, 0, card, "BRI")
    from_step(state, "play")
    assert not offered(state, f"card:{card}")
    assert not offered(state, "card:BRI", "slot:4")


def test_K7_5_a_card_that_can_be_played_must_be_played() -> None:
    state = position()
    state.tableaus[0].legion = 3
    hand(state, 0, people("empire", 4))
    from_step(state, "play")
    assert not offered(state, "pass:play")


def test_K7_5_nobody_is_forced_to_retreat() -> None:
    card = people("empire", 4)
    state = position()
    pile(state, 0, 4, people("light", 4), deity(4, feud="empire"))
    state.tableaus[0].legion = 3
    hand(state, 0, card)
    from_step(state, "play")
    assert refs(state) == [(f"card:{card}",), ("pass:play",)]
    answer(state, "pass:play")
    assert ids(state.tableaus[0].hand) == [card]


def test_K7_5_without_any_way_no_card_is_played() -> None:
    card = people("empire", 4)
    state = position()
    pile(state, 0, 4, people("light", 4), deity(4, feud="empire"))
    hand(state, 0, card)
    from_step(state, "play")
    assert refs(state) == [("pass:play",)]


def test_K7_6_instant_effects_in_any_order_and_each_may_be_left_out() -> None:
    card = people(instant=["military", "inspiration"])
    rune = row_of(card)["rune"]
    assert isinstance(rune, int)
    state = position()
    pile(state, 0, rune, people("light", rune))
    hand(state, 0, card)
    from_step(state, "play")
    state.apply(0, 0)
    assert refs(state) == [("instant:military",), ("instant:inspiration",), ("pass:instants",)]
    answer(state, "instant:inspiration")
    while rule(state) != "K7.6":
        state.apply(0, 0)
    assert refs(state) == [("instant:military",), ("pass:instants",)]
    answer(state, "pass:instants")
    assert state.tableaus[0].legion == 1


def test_K7_6_two_equal_instant_effects_work_twice() -> None:
    card = people(deck="empire", instant=["military", "military"])
    state = position()
    hand(state, 0, card)
    from_step(state, "play")
    state.apply(0, 0)
    for _ in range(2):
        assert refs(state) == [("instant:military",), ("pass:instants",)]
        answer(state, "instant:military")
    assert state.tableaus[0].legion == 3
    assert rule(state) != "K7.6"


def test_K7_7_the_legion_retreats_before_the_instant_effect() -> None:
    card = people("empire", instant=["military"])
    state = position()
    hand(state, 0, card)
    state.tableaus[0].legion = 9
    from_step(state, "play")
    answer(state, f"card:{card}")
    retreat = next(found for found in refs(state) if "area:8" in found)
    answer(state, *retreat)
    assert offered(state, "instant:military"), "in area 8 it can do something again"
