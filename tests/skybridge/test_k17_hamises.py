"""K17.5 and K17.6: Hamises, her visions and her inspiration."""

from __future__ import annotations

from tafelrunde.games.skybridge.state.state import SkybridgeState
from tafelrunde.games.skybridge.steps.acting import TAKE_CARD
from tafelrunde.games.skybridge.steps.playing import UseInstants
from tests.skybridge.thraen import (
    answer,
    asked,
    clear,
    deities,
    deity,
    from_step,
    hand,
    id_of,
    ids,
    number_of,
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

# Cards that bring nothing at once, one for each rune.
QUIET = {rune: people(rune=rune, instant=[], passive=[]) for rune in range(1, 6)}


def visions() -> SkybridgeState:
    """Hamises may take the open card of the Empire; the card of the Light has been taken this round."""
    state = position("visions", "chief_builder")
    clear(state, 0)
    show(state, people("empire"), people("utreng"))
    only_in_stack(state, "light", people("light"), people("light", but=[people("light")]))
    only_in_stack(state, "darkness")
    only_in_stack(state, "shenna")
    return state


def test_K17_5_she_may_look_at_a_face_down_stack_and_keep_the_card() -> None:
    state = visions()
    pile(state, 0, 4, people(passive=["knowledge", "knowledge"]))
    take_turn(state)
    assert offered(state, "stack:light")
    answer(state, "stack:light")
    assert rule(state) == "K17.5"
    assert len(refs(state)) == 2, "knowledge does not help"
    seen = asked(state).codes[0]
    assert seen_by(state, 1).tableaus[0].drawn is None
    answer(state, f"card:{id_of(seen)}")
    assert state.tableaus[0].hand == [seen]
    assert refs(state) == [("good:wood",), ("bonus:deity",)], "the bonus of that stack"


def test_K17_5_or_put_it_back_and_take_an_open_one() -> None:
    state = visions()
    take_turn(state)
    answer(state, "stack:light")
    seen = asked(state).codes[0]
    answer(state, "pass:seen")
    assert state.tops[1] == [seen]
    assert not offered(state, "stack:light")
    answer(state, "stack:empire")
    assert ids(state.tableaus[0].hand) == [people("empire")]
    assert seen_by(state, 0).stacks[1].put_back[0].card is not None
    assert seen_by(state, 1).stacks[1].put_back[0].card is None


def test_K17_5_1_face_down_means_without_an_open_card_but_not_empty() -> None:
    state = visions()
    take_turn(state)
    looks = [found for found in refs(state) if len(found) == 1]
    assert looks == [("stack:light",)]


def test_K17_5_1_if_only_looking_is_possible_it_may_be_left_out() -> None:
    state = visions()
    show(state)
    only_in_stack(state, "empire")
    only_in_stack(state, "utreng")
    run(state, TAKE_CARD[0])
    assert refs(state) == [("stack:light",), ("pass:take",)]
    answer(state, "pass:take")
    assert state.tableaus[0].hand == []


def test_K17_6_inspiration_with_every_card_played() -> None:
    state = position("daughter", "chief_builder")
    clear(state, 0)
    pile(state, 0, 1, QUIET[1])
    hand(state, 0, people("utreng", 1, instant=[]))
    from_step(state, "play")
    state.apply(0, 0)
    assert refs(state)[0] == ("instant:inspiration",)
    answer(state, "instant:inspiration")
    assert id_of(state.tableaus[0].piles[0][-1]) == QUIET[1]


def test_K17_6_besides_the_inspiration_of_the_card() -> None:
    card = people(instant=["inspiration"])
    rune = row_of(card)["rune"]
    assert isinstance(rune, int)
    state = position("daughter", "chief_builder")
    clear(state, 0)
    pile(state, 0, rune, QUIET[rune])
    hand(state, 0, card)
    from_step(state, "play")
    state.apply(0, 0)
    assert sum(found == ("instant:inspiration",) for found in refs(state)) == 2


def test_K9_6_a_deity_card_can_help_inspiration_only_in_the_own_turn() -> None:
    state = position("visions", "gardens", "high_priest")
    step = UseInstants(1, number_of(people(instant=["inspiration"])), 0, 1)
    state.turn = 1
    assert not step._religion_may_help(state), "without deity cards nothing can be laid"
    deities(state, 1, deity(gift="money"))
    assert step._religion_may_help(state)
    plain = UseInstants(1, number_of(people(instant=["military"])), 0, 1)
    assert not plain._religion_may_help(state), "there is nothing to sort"
    for turn in (0, 2):
        state.turn = turn
        assert not step._religion_may_help(state)
