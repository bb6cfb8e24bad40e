"""Why a follower or a land cannot be chosen now."""

from __future__ import annotations

from tafelrunde.games.vaalbara.state.state import VaalbaraState
from tafelrunde.games.vaalbara.steps.rounds import ChooseFollower, TakeLand
from tafelrunde.games.vaalbara.words import say
from tafelrunde.kernel.step import AnyStep
from tafelrunde.kernel.why import Reason
from tafelrunde.kernel.words import seat_words


def why_not(state: VaalbaraState, step: AnyStep, seat: int, ref: str) -> Reason | None:
    """The reason for a follower ("follower:hunter") or a land ("land:L07")."""
    kind, _, id = ref.partition(":")
    if kind == "follower":
        for number, follower in enumerate(state.box.followers):
            if follower.id == id:
                return _follower(state, step, seat, number)
    if kind == "land":
        for number, land in enumerate(state.box.lands):
            if land.id == id:
                return _land(state, step, seat, number)
    return None


def _follower(state: VaalbaraState, step: AnyStep, seat: int, follower: int) -> Reason | None:
    clan = state.clans[seat]
    if clan.played >> follower & 1:
        return Reason(say("why-not-used"), "V5.3")
    if not isinstance(step, ChooseFollower):
        return Reason(say("why-not-follower-now"), "V3.1")
    if not clan.hand >> follower & 1:
        return Reason(say("why-not-in-hand"), "V3.1")
    return None


def _land(state: VaalbaraState, step: AnyStep, seat: int, land: int) -> Reason | None:
    for owner in range(state.players):
        if land in state.clans[owner].realm:
            return Reason(say("why-not-in-realm", seat=seat_words(owner)), "V5.4")
    if isinstance(step, ChooseFollower):
        return Reason(say("why-not-land-yet"), "V5.1")
    if isinstance(step, TakeLand) and land in state.second_row:
        return Reason(say("why-not-second-row"), "V5.4")
    return None
