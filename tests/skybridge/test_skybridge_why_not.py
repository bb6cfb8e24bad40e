"""Why a section, a card or a slot cannot be chosen."""

from __future__ import annotations

from tafelrunde.games.skybridge.box.ids import GOODS
from tafelrunde.games.skybridge.state.state import SkybridgeState
from tafelrunde.games.skybridge.steps import building
from tafelrunde.games.skybridge.steps.acting import ACT, AFTER_BUILDING, TAKE_CARD
from tafelrunde.games.skybridge.steps.playing import PlayInto
from tafelrunde.kernel.why import Reason, why_not
from tests.reasons import ask
from tests.skybridge.thraen import hand, number_of, position, show


def why(state: SkybridgeState, ref: str) -> Reason:
    reason = why_not(state, 0, ref)
    assert reason is not None
    return reason


def test_K11_2_building_says_what_is_missing() -> None:
    state = position()
    state.tableaus[0].goods = [0] * GOODS
    ask(state, ACT[0])
    section = state.box.sections[state.section].name.ref
    cost = building.price(state, 0)
    reason = why(state, section)
    assert (reason.words.id, reason.rule) == ("why-not-goods", "K11.2")
    for amount in (amount for amount in cost if amount):
        assert str(amount) in reason.words.text("en")
    state.tableaus[0].population = 0
    assert why(state, section).words.id == "why-not-figure"
    later = state.box.sections[state.section + 1].name.ref
    assert why(state, later).words.id == "why-not-section-yet"
    ask(state, AFTER_BUILDING[0])
    assert why(state, section).rule == "K11.6"


def test_K7_a_slot_that_is_closed_or_has_another_rune() -> None:
    state = position()
    hand(state, 0, "EMP01")
    rune = state.box.rune_of[number_of("EMP01")]
    other = (rune + 1) % state.tableaus[0].slots
    state.tableaus[0].legion = 1
    ask(state, PlayInto(0, 0))
    assert why(state, f"slot:{other + 1}").words.id == "why-not-rune"
    # A retreat opens the others.
    state.tableaus[0].closed |= 1 << rune
    state.tableaus[0].legion = 2
    ask(state, PlayInto(0, 0))
    assert (why(state, f"slot:{rune + 1}").words.id, why(state, f"slot:{rune + 1}").rule) == ("why-not-closed", "K7.4")


def test_K6_1_cards_have_their_time() -> None:
    state = position()
    hand(state, 0, "EMP01")
    show(state, "EMP02")
    ask(state, TAKE_CARD[0])
    assert why(state, "card:EMP01").words.id == "why-not-play-yet"
    ask(state, ACT[0])
    assert why(state, "card:EMP01").words.id == "why-not-play-now"
    assert why(state, "card:EMP02").rule == "K6.1"
