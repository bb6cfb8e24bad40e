"""Why a follower or a land cannot be chosen."""

from __future__ import annotations

from tafelrunde.games.vaalbara.steps.rounds import TakeLand
from tafelrunde.kernel.why import why_not
from tests.reasons import told
from tests.vaalbara.position import FILLER, position, use


def test_V5_3_a_follower_that_was_used_and_one_that_is_not_in_hand() -> None:
    state = position(2, hands=[FILLER, FILLER], used=[["hunter"], []], realms=[["L01"], ["L02"]])
    assert told(state, "follower:hunter") == ("why-not-used", "V5.3")
    assert told(state, "follower:pioneer") == ("why-not-in-hand", "V3.1")
    assert told(state, "follower:warrior") is None, "it can be chosen"
    assert told(state, "land:L02") == ("why-not-in-realm", "V5.4")
    first = state.box.lands[state.first_row[0]].id
    assert told(state, f"land:{first}") == ("why-not-land-yet", "V5.1")


def test_V5_4_only_the_first_row_is_in_reach() -> None:
    state = use(position(2, hands=[FILLER, FILLER]), "oracle", "falconer")
    while not isinstance(state.decisions[0].step, TakeLand):
        state.apply(state.decisions[0].seat, 0)
    seat = state.decisions[0].seat
    second = state.box.lands[state.second_row[0]].id
    assert told(state, "follower:bard", seat) == ("why-not-follower-now", "V3.1")
    reason = why_not(state, seat, f"land:{second}")
    assert reason is not None
    assert (reason.words.id, reason.rule) == ("why-not-second-row", "V5.4")
    assert "zweiten Reihe" in reason.words.text("de")
