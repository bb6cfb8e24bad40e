"""K17.3 and K17.4: Jardh Rogoll, the priest and the secret of the Geneorn."""

from __future__ import annotations

from tafelrunde.games.skybridge.box.causes import BY_ABILITY
from tafelrunde.games.skybridge.state.state import SkybridgeState
from tafelrunde.games.skybridge.steps.deities import can_play, draw_deity
from tafelrunde.games.skybridge.steps.piles import accepts
from tests.skybridge.thraen import (
    answer,
    asked,
    clear,
    deity,
    from_step,
    goods,
    goods_of,
    hand,
    ids,
    new,
    number_of,
    only_deities,
    people,
    pile,
    position,
    refs,
    rule,
    seen_by,
    show,
    take_turn,
)


def priest(*drawn: str) -> SkybridgeState:
    """The high priest has drawn these cards and has to decide."""
    state = position("high_priest", "visions")
    only_deities(state, *drawn)
    state.turn = 0
    draw_deity(state, 0, "K8.11", BY_ABILITY)
    state.advance()
    return state


def test_K17_3_he_keeps_one_and_puts_the_other_under_the_stack() -> None:
    first, second = deity(gift="wood"), deity(gift="money")
    state = priest(first, second, deity(gift="return"))
    assert rule(state) == "K17.3"
    assert seen_by(state, 1).tableaus[0].drawn_deities is None
    answer(state, f"deity:{second}")
    assert ids(state.tableaus[0].deities) == [second]
    assert ids(state.under) == [deity(gift="return"), first]


def test_K17_3_or_he_discards_both_for_their_gifts() -> None:
    state = priest(deity(gift="wood"), deity(gift="money"))
    both = next(index for index, text in enumerate(asked(state).options) if text.text("en").startswith("Discard"))
    state.apply(0, both)
    assert goods_of(state, 0) == {"wood": 1, "money": 1}
    assert state.tableaus[0].deities == []
    assert len(state.tableaus[0].gifts) == 2


def test_K17_3_every_deity_card_he_gets_counts() -> None:
    state = position("high_priest", "visions")
    goods(state, 0, livestock=2)
    show(state, people("light"))
    take_turn(state)
    answer(state, "exchange:livestock_deity")
    assert rule(state) == "K17.3"
    state.apply(0, 0)
    if rule(state) == "K6.1":
        answer(state, "stack:light")
    answer(state, "bonus:deity")
    assert rule(state) == "K17.3"


def test_K17_3_1_with_one_card_left_he_keeps_it_or_gives_it() -> None:
    only = deity(gift="wood")
    state = priest(only)
    assert len(refs(state)) == 2
    state.apply(0, 1)
    assert goods_of(state, 0) == {"wood": 1}


def test_K17_3_1_he_chooses_which_gift_comes_first() -> None:
    figure, sort = deity(gift="population"), deity(gift="military")
    state = priest(figure, sort)
    texts = [option.text("en") for option in asked(state).options]
    assert sum(text.startswith("Discard") for text in texts) == 2
    state = priest(figure, deity(gift="craft"))
    texts = [option.text("en") for option in asked(state).options]
    assert sum(text.startswith("Discard") for text in texts) == 1, "a passive gift has no order"


def test_K17_4_four_slots_and_any_card_anywhere() -> None:
    state = position("secret_of_geneorn", "visions")
    card = people("empire", 5, instant=[])
    hand(state, 0, card)
    from_step(state, "play")
    answer(state, f"card:{card}")
    assert refs(state) == [(f"card:{card}", f"slot:{slot}") for slot in range(1, 5)]
    answer(state, "slot:2")
    assert len(seen_by(state, 0).tableaus[0].slots) == 4


def test_K17_4_a_deity_needs_the_rune_of_the_top_card_and_feuds_count() -> None:
    state = position("secret_of_geneorn", "visions")
    clear(state, 0)
    pile(state, 0, 1, people("empire", 5))
    assert can_play(state, 0, number_of(deity(5, feud="utreng")), 0)
    assert not can_play(state, 0, number_of(deity(1, feud="utreng")), 0)
    assert not can_play(state, 0, number_of(deity(5, feud="empire")), 0)
    pile(state, 0, 1, people("empire", 5), "BRI")
    assert can_play(state, 0, number_of(deity(1, feud="empire")), 0), "on a joker any deity may lie"
    pile(state, 0, 1, people("light", 5), deity(5, feud="empire"))
    assert not accepts(state, 0, 0, number_of(people("empire", 1)))


def test_K17_4_1_start_cards_lie_at_the_first_slots() -> None:
    state = new("secret_of_geneorn", "visions")
    assert [ids(cards) for cards in state.tableaus[0].piles] == [["start-light-1"], ["start-light-2"], [], []]
