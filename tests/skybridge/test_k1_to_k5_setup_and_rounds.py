"""K1 to K5: what it is about, setup, the opening card, the round, the preparation phase."""

from __future__ import annotations

import pytest

from tafelrunde.games.skybridge import GAME
from tafelrunde.games.skybridge.box.causes import BY_EXCHANGE
from tafelrunde.games.skybridge.box.ids import (
    BRIDGE,
    BRIDGE_CARD,
    EYE_STAR,
    FOOD,
    NATIONS,
    NOTHING,
    SIDES,
    STACK_IDS,
    count_of,
)
from tafelrunde.games.skybridge.state.state import SkybridgeState
from tafelrunde.games.skybridge.steps.acting import PLAY_CARD
from tafelrunde.games.skybridge.steps.rounds import BEGIN_ROUND
from tafelrunde.games.skybridge.steps.storage import gain
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
    id_of,
    ids,
    imagined_by,
    new,
    offered,
    only_in_stack,
    people,
    pile,
    position,
    refs,
    row_of,
    rule,
    run,
    section,
    seen_by,
    show,
    take_turn,
    told,
)

FOUR = ("crown_of_pain", "high_priest", "daughter", "merchants")


# ---------------------------------------------------------------------- K1 What it is about


def test_K1_1_points_come_from_four_sources() -> None:
    state = position()
    state.builders[0], state.section = 0b01, 1
    pile(state, 0, 1, people("empire", 1), deity(1))
    state.tableaus[0].legion = 9
    state.tableaus[0].garrisons = 1 << 9
    bridge, of_deities, rebels, garrisons = state.parts_of_score(0)
    assert bridge == GAME.figures["sections"][0]["points"] + 1
    assert of_deities == row_of(people("empire", 1))["points"]
    assert rebels == 1, "the leader"
    assert garrisons == GAME.figures["areas"][8]["points"]
    assert state.scores[0] == bridge + of_deities + rebels + garrisons


def test_K1_2_only_the_top_card_of_a_pile_is_visible() -> None:
    state = position()
    clear(state, 0)
    food, other = people(passive=["food"], active=[]), people("light", active=["religion"])
    pile(state, 0, 1, food)
    assert count_of(state.visible(0), FOOD) == 1
    pile(state, 0, 1, food, other)
    assert count_of(state.visible(0), FOOD) == 0


def test_K1_2_a_deity_card_on_top_shows_nothing() -> None:
    state = position()
    clear(state, 0)
    pile(state, 0, 1, people(passive=["food"], active=[]), deity(gift="craft"))
    assert state.visible(0) == 0
    assert seen_by(state, 0).tableaus[0].slots[0].effects == ()


def test_K1_3_the_path_has_nine_areas_and_legions_begin_in_the_first() -> None:
    state = new(*FOUR)
    areas = seen_by(state, None).areas
    assert [area.number for area in areas] == list(range(1, 10))
    assert areas[0].legions == (0, 1, 2, 3)


def test_K1_4_nothing_is_free_outside_the_own_turn() -> None:
    state = position()
    goods(state, 1, salt=2, livestock=2, metal=2)
    deities(state, 1, deity(gift="wood"))
    state.turn = 0
    hand(state, 1, people("empire", 1), people("light", 2))
    run(state, PLAY_CARD[1])
    assert not any(ref.startswith(("exchange", "deity")) for found in refs(state) for ref in found)


def test_K1_5_goods_never_run_out() -> None:
    state = position()
    goods(state, 0, money=99)
    gain(state, 0, 5, 1, "K8.8", BY_EXCHANGE)
    assert goods_of(state, 0) == {"money": 100}


def test_K1_6_backs_can_be_seen_and_open_cards_are_remembered() -> None:
    state = position()
    first, second = people("empire"), people("light")
    hand(state, 0, first)
    show(state, second)
    take_turn(state)
    # The only open card is taken without asking; everybody saw it.
    seen = seen_by(state, 1).tableaus[0].hand
    assert [card.deck for card in seen] == ["empire", "light"]
    assert seen[0].card is None
    assert seen[1].card is not None
    assert seen[1].card.ref == f"card:{second}"
    own = seen_by(state, 0).tableaus[0].hand
    assert [card.card is None for card in own] == [False, False]


def test_K1_6_covered_cards_may_be_looked_at() -> None:
    state = position()
    clear(state, 0)
    cards = [people("empire", 1), people("light", 1)]
    pile(state, 0, 1, *cards)
    view = seen_by(state, 1)
    assert view.tableaus[0].slots[0].pile == tuple(f"card:{card}" for card in cards)
    assert all(f"card:{card}" in view.cards for card in cards)


def test_K1_7_a_choice_that_is_the_only_one_is_made_without_asking() -> None:
    state = position()
    show(state, people("empire"))
    take_turn(state)
    assert rule(state) == "K6.6", "the only open card was taken, and the next question is about the bonus"


# ---------------------------------------------------------------------- K2 Setup


def test_K2_1_the_bridge_the_die_and_the_leader() -> None:
    state = new(*FOUR)
    table = seen_by(state, None)
    assert [section.number for section in table.sections] == [1, 2, 3, 4, 5, 6, 7]
    assert [section.status for section in table.sections] == ["current"] + ["waiting"] * 6
    assert table.dice.skybridge is None
    assert table.leader == 9


def test_K2_2_the_stacks_and_one_great_drake_unseen() -> None:
    state = begin(GAME.setup(2, {}), 1)
    assert isinstance(state, SkybridgeState)
    assert [len(state.bags[nation]) for nation in range(NATIONS)] == [20] * 5
    assert state.bridge_left == 12
    assert len(state.bags[EYE_STAR]) == 7
    assert state.drake == NOTHING
    assert len(state.drakes) == 3
    assert seen_by(state, None).drake_waits


def test_K2_3_thirty_deity_cards() -> None:
    assert seen_by(new(*FOUR), None).deity_stack == 30


def test_K2_4_characters_are_chosen_counter_clockwise_and_the_first_person_is_last() -> None:
    firsts = set()
    for seed in range(20):
        state = begin(GAME.setup(4, {}), seed)
        assert isinstance(state, SkybridgeState)
        order = []
        while rule(state) in ("K2.4", "K17.9"):
            if rule(state) == "K2.4":
                order.append(asked(state).seat)
            state.apply(asked(state).seat, 0)
        assert order == [(state.start - distance) % 4 for distance in (1, 2, 3, 4)]
        firsts.add(state.start)
    assert firsts == {0, 1, 2, 3}


def test_K2_4_both_sides_can_be_chosen_and_each_character_once() -> None:
    state = begin(GAME.setup(2, {}), 1)
    assert isinstance(state, SkybridgeState)
    assert len(refs(state)) == SIDES
    answer(state, "side:visions")
    assert len(refs(state)) == SIDES - 2
    assert not offered(state, "side:daughter")


def test_K2_4_the_lot_may_decide() -> None:
    sides = set()
    for seed in range(60):
        state = begin(GAME.setup(4, {"characters": "dealt"}), seed)
        assert isinstance(state, SkybridgeState)
        dealt = [tableau.side for tableau in state.tableaus]
        assert len({side // 2 for side in dealt}) == 4
        sides.update(dealt)
    assert sides == set(range(SIDES))


def test_K2_5_figures_garrisons_legion_and_tokens() -> None:
    state = new(*FOUR)
    for seat, tableau in enumerate(state.tableaus):
        view = seen_by(state, None).tableaus[seat]
        assert (tableau.population, tableau.supply) == (3, 9)
        assert view.garrisons_left == 4
        assert tableau.legion == 1
        assert tableau.power == 0


def test_K2_6_start_cards_lie_at_their_runes_and_are_not_played() -> None:
    state = new("drake_master", "daughter")
    for row in GAME.figures["start_cards"]:
        if row["deck"] == "utreng":
            assert ids(state.tableaus[0].piles[row["rune"] - 1]) == [row["id"]]
    assert state.tableaus[0].deities == []
    assert rule(state) == "K7.1", "nobody is asked about anything before the opening card"


def test_K2_7_the_recommended_hand_is_known_to_all() -> None:
    state = new(*FOUR)
    marked = [row["id"] for row in GAME.figures["people"] if row["starter"] and row["deck"] == "light"]
    assert ids(state.tableaus[1].hand) == marked
    assert len(marked) == 4
    seen = seen_by(state, None).tableaus[1].hand
    assert [held.card and held.card.ref for held in seen] == [f"card:{id}" for id in marked]
    assert len(state.bags[1]) == 16


def test_K2_8_all_draft_at_the_same_time_and_pass_to_the_left() -> None:
    state = new(*FOUR, hands="drafted")
    assert [decision.seat for decision in state.decisions] == [0, 1, 2, 3]
    dealt = [list(tableau.packet) for tableau in state.tableaus]
    assert [len(packet) for packet in dealt] == [4, 4, 4, 4]
    assert [{state.box.deck_of[card] for card in packet} for packet in dealt] == [{0}, {1}, {2}, {4}]
    for seat in (2, 0, 3, 1):
        answer(state, f"card:{id_of(dealt[seat][0])}", seat=seat)
    assert [tableau.packet for tableau in state.tableaus] == [dealt[3][1:], dealt[0][1:], dealt[1][1:], dealt[2][1:]]
    for _ in range(2):
        for seat in range(4):
            state.apply(seat, 0)
    # Each has kept one of every packet.
    hands = [tableau.hand for tableau in state.tableaus]
    assert [sorted(state.box.deck_of[card] for card in cards) for cards in hands] == [[0, 1, 2, 4]] * 4
    assert sorted(card for cards in hands for card in cards) == sorted(card for packet in dealt for card in packet)
    assert rule(state) == "K7.1"


def test_K2_8_what_was_passed_on_is_still_on_that_side_of_the_table() -> None:
    """Whoever has seen a packet imagines its cards only where they can be."""
    state = new(*FOUR, hands="drafted")
    mine = list(state.tableaus[0].packet)
    for _ in range(3):
        for seat in range(4):
            state.apply(seat, 0)
    for seed in range(40):
        imagined = imagined_by(state, 0, seed)
        assert isinstance(imagined, SkybridgeState)
        held = [card for tableau in imagined.tableaus for card in tableau.hand]
        assert set(mine) <= set(held)
        assert imagined.tableaus[0].hand == state.tableaus[0].hand
    others = {tuple(imagined_by(state, 0, seed).tableaus[1].hand) for seed in range(40)}
    assert len(others) > 10, "what was not seen varies"


# ---------------------------------------------------------------------- K3 The opening card


def test_K3_1_each_plays_a_card_clockwise_from_the_first_person() -> None:
    state = new(*FOUR)
    order = []
    while state.round == 0:
        if rule(state) == "K7.1":
            order.append(asked(state).seat)
        state.apply(asked(state).seat, 0)
    assert order == [(state.start + distance) % 4 for distance in range(4)]
    assert [len(tableau.hand) for tableau in state.tableaus] == [3, 3, 3, 3]


def test_K3_1_instant_effects_of_the_opening_card_may_be_used() -> None:
    state = new("visions", "crown_of_dominion")
    state.open, state.stack = (), None
    card = people("shenna", instant=["military"])
    hand(state, 0, card)
    run(state, PLAY_CARD[0])
    answer(state, f"card:{card}")
    assert rule(state) == "K7.6"
    answer(state, "instant:military")
    assert state.tableaus[0].legion == 2


def test_K3_2_there_are_no_gifts_and_no_retreat_but_abilities_apply() -> None:
    state = new("drake_master", "crown_of_dominion")
    state.open, state.stack = (), None
    drake = people(passive=["drake"], active=[], instant=[])
    hand(state, 0, drake, people("empire", 1))
    deities(state, 0, deity(gift="wood"))
    goods(state, 0, salt=2)
    run(state, PLAY_CARD[0])
    assert len(refs(state)) == 2, "each card to the slot of its rune, and nothing else"
    answer(state, f"card:{drake}")
    assert len(state.tableaus[0].deities) == 2, "Adlem has drawn a deity card"


# ---------------------------------------------------------------------- K4 The round


def test_K4_1_each_has_one_turn_clockwise_from_the_start_drake() -> None:
    state = position(*FOUR)
    state.start = 2
    state.listen()
    run(state, BEGIN_ROUND)
    while state.round == 4:
        state.apply(asked(state).seat, len(asked(state).options) - 1)
    assert [fact["seat"] for fact in told(state, "turn-begins")][:4] == ["seat:2", "seat:3", "seat:0", "seat:1"]
    kinds = [event.kind for event in state.events]
    assert kinds.index("card-revealed") < kinds.index("turn-begins") < kinds.index("start-drake-passed")


def test_K4_2_the_game_ends_with_the_round_in_which_section_7_is_finished() -> None:
    state = position()
    section(state, 7, "wood")
    state.idle = 2
    state.listen()
    run(state, BEGIN_ROUND)
    while not state.over:
        state.apply(asked(state).seat, len(asked(state).options) - 1)
    assert state.round == 4
    assert len(told(state, "turn-begins")) == 2, "everybody still has a turn"


def test_K4_3_a_turn_has_five_steps() -> None:
    state = position()
    hand(state, 0, people("empire", 1))
    show(state, people("light", 2), people("utreng", 3))
    deities(state, 0, *(deity(rune, gift=None) for rune in (1, 2, 3, 4)))
    take_turn(state)
    seen = []
    while state.decisions:
        seen.append(rule(state))
        state.apply(0, 0 if rule(state) != "K8.1" else [found == ("end:turn",) for found in refs(state)].index(True))
    steps = [number for number in seen if number in ("K6.1", "K6.6", "K7.1", "K8.1", "K12.1")]
    assert steps[:4] == ["K6.1", "K6.6", "K7.1", "K8.1"]


# ---------------------------------------------------------------------- K5 Preparation phase


def test_K5_1_the_top_cards_are_turned_up_but_not_the_eye_star() -> None:
    state = position()
    run(state, BEGIN_ROUND)
    assert [state.shown[stack] != NOTHING for stack in range(7)] == [True] * 6 + [False]
    assert state.shown[BRIDGE] == BRIDGE_CARD
    assert state.bridge_left == 11


def test_K5_1_the_eye_star_stack_joins_in_when_the_drake_has_left() -> None:
    state = position()
    state.drake = 0
    run(state, BEGIN_ROUND)
    assert state.box.deck_of[state.shown[EYE_STAR]] == EYE_STAR


def test_K5_1_an_empty_stack_stays_empty() -> None:
    state = position()
    only_in_stack(state, "light")
    state.bridge_left = 0
    run(state, BEGIN_ROUND)
    assert state.shown[1] == NOTHING
    assert state.shown[BRIDGE] == NOTHING


def test_K5_2_guinn_may_put_the_crown_on_a_central_stack_with_an_open_card() -> None:
    state = position("crown_of_dominion", "visions")
    only_in_stack(state, "shenna")
    run(state, BEGIN_ROUND)
    assert rule(state) == "K5.2"
    assert refs(state) == [(f"stack:{stack}",) for stack in STACK_IDS[:4]] + [("pass:crown",)]
    answer(state, "stack:utreng")
    assert state.crown == 3
    assert seen_by(state, None).stacks[3].crown


def test_K5_2_she_may_keep_it_and_without_guinn_nobody_is_asked() -> None:
    state = position("crown_of_pain", "visions")
    run(state, BEGIN_ROUND)
    answer(state, "pass:crown")
    assert state.crown == NOTHING
    state = position("gardens", "visions")
    run(state, BEGIN_ROUND)
    assert rule(state) == "K6.1"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_ends_with_every_number_of_players(players: int) -> None:
    state = begin(GAME.setup(players, {"characters": "dealt"}), players)
    while not state.over:
        state.apply(state.decisions[0].seat, 0)
    assert state.winners


def test_a_turn_can_be_played_to_its_end_without_doing_anything() -> None:
    state = position()
    take_turn(state)
    while state.decisions:
        end_turn(state)
    assert state.turn == NOTHING
    assert from_step(state, "act").decisions
