"""Every piece of a game in progress, for the promise that none appears or vanishes."""

from __future__ import annotations

from tafelrunde.games.vaalbara.box.ids import FOLLOWERS
from tafelrunde.games.vaalbara.state.stack import UNKNOWN
from tafelrunde.games.vaalbara.state.state import VaalbaraState


def pieces(state: VaalbaraState) -> list[str]:
    """All lands (fronts and backs) and all followers, wherever they are; twice, if something is in two places."""
    stack = state.stack_of_lands
    shown = [land for land in (stack.top, stack.bottom) if land != UNKNOWN]
    shown += state.first_row + state.second_row + [land for clan in state.clans for land in clan.realm]
    fronts = shown + stack.fronts
    backs = [stack.back_of[land] for land in shown] + stack.backs
    if stack.top == UNKNOWN:
        backs.append(stack.top_back)
    followers = [
        f"clan {seat} follower {card}"
        for seat, clan in enumerate(state.clans)
        for place in (clan.hand, clan.deck, clan.played)
        for card in range(FOLLOWERS)
        if place >> card & 1
    ]
    return sorted([f"front {land}" for land in fronts] + [f"back {back}" for back in backs] + followers)
