"""K17.7 and K17.8: Adlem, his drakes and his die."""

from __future__ import annotations

from tafelrunde.games.skybridge.box.ids import GOOD_IDS, NOTHING
from tafelrunde.games.skybridge.state.state import SkybridgeState
from tafelrunde.games.skybridge.steps.building import price, spare_die
from tafelrunde.games.skybridge.steps.deities import can_play
from tafelrunde.games.skybridge.steps.piles import accepts
from tafelrunde.games.skybridge.steps.rounds import CHECK_BRIDGE
from tafelrunde.kernel.chance import Wish
from tests.skybridge.thraen import (
    answer,
    build_seen,
    clear,
    deity,
    from_step,
    goods,
    goods_of,
    hand,
    number_of,
    offered,
    people,
    pile,
    position,
    refs,
    rule,
    run,
    section,
    seen_by,
)

FOOD = people(passive=["food"], active=[])
# Cards that bring nothing at once, one for each rune.
QUIET = {rune: people(rune=rune, instant=[], passive=[]) for rune in range(1, 6)}


def test_K17_7_a_deity_card_for_every_drake_that_is_played() -> None:
    for card, drawn in ((people(passive=["drake"], active=[], instant=[]), 1), (QUIET[1], 0)):
        state = position("drake_master", "visions")
        hand(state, 0, card)
        from_step(state, "play")
        state.apply(0, 0)
        assert len(state.tableaus[0].deities) == drawn


def test_K17_7_he_ignores_feuds() -> None:
    state = position("drake_master", "visions")
    clear(state, 0)
    pile(state, 0, 4, people("light", 4))
    assert can_play(state, 0, number_of(deity(4, feud="light")), 3)
    pile(state, 0, 4, people("light", 4), deity(4, feud="empire"))
    assert accepts(state, 0, 3, number_of(people("empire", 4)))


def rolled(sky: str, utreng: str) -> SkybridgeState:
    """Section 1 is finished, and both dice have been rolled."""
    state = position("chief_builder", "visions")
    pile(state, 0, 1, FOOD)
    pile(state, 1, 1, people("light", passive=["food"]))
    state.builders[0] = 1
    faces: dict[str, int] = {"choice": 6, **{good: number for number, good in enumerate(GOOD_IDS)}}
    state.fate = Wish([faces[sky], faces[utreng]])
    return run(state, CHECK_BRIDGE)


def test_K17_8_he_chooses_which_die_goes_on_the_section() -> None:
    state = rolled("livestock", "metal")
    assert rule(state) == "K17.8"
    assert refs(state) == [("die:skybridge",), ("die:utreng",)]
    answer(state, "die:utreng")
    dice = seen_by(state, None).dice
    assert (dice.skybridge, dice.utreng, dice.on_bridge, dice.spare) == ("livestock", "metal", "utreng", "livestock")
    assert seen_by(state, None).sections[1].die == "metal"


def test_K17_8_his_own_die_pays_for_a_good() -> None:
    state = rolled("metal", "wood")
    answer(state, "die:skybridge")
    state.open, state.stack = (), None
    assert price(state, 0)[GOOD_IDS.index("wood")] == price(state, 1)[GOOD_IDS.index("wood")] - 1
    cost = {good: amount for good, amount in zip(GOOD_IDS, price(state, 0), strict=True) if amount}
    goods(state, 0, **cost)
    from_step(state, "act")
    build = build_seen(state)
    assert build.own_die == "wood"
    answer(state, "section:2")
    assert goods_of(state, 0) == {}
    assert seen_by(state, None).dice.spare is None


def test_K17_8_1_the_choice_face_is_turned_to_another_one() -> None:
    state = rolled("livestock", "choice")
    assert rule(state) == "K17.8.1"
    assert refs(state) == [("good:wood",), ("good:stone",), ("good:metal",)]
    answer(state, "good:stone")
    assert seen_by(state, None).dice.utreng == "stone"
    assert rule(state) == "K17.8"


def test_K17_8_2_the_die_serves_no_exchange_and_is_back_with_the_next_roll() -> None:
    state = rolled("livestock", "metal")
    answer(state, "die:skybridge")
    state.open, state.stack = (), None
    goods(state, 0, metal=1)
    hand(state, 0, QUIET[1])
    from_step(state, "play")
    assert not offered(state, "exchange:metal_military")
    state.spare_ready = False
    assert spare_die(state, 0) == NOTHING
    state.builders[1] = 1
    state.fate = None
    run(state, CHECK_BRIDGE)
    assert state.spare_ready


def test_K17_8_2_it_does_not_pay_for_craft() -> None:
    state = position("chief_builder", "visions")
    clear(state, 0)
    section(state, 3, "wood")
    state.utreng_face, state.spare_ready = GOOD_IDS.index("money"), True
    assert price(state, 0)[GOOD_IDS.index("money")] == 2
