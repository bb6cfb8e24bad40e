"""Bots of Spirit Island keep to what others say to their plans."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tafelrunde import bots
from tafelrunde.games.spirit_island import GAME
from tafelrunde.games.spirit_island.bot.speech import proposals
from tafelrunde.games.spirit_island.box.ids import PLACES
from tafelrunde.games.spirit_island.state.state import SpiritIslandState
from tafelrunde.kernel.words import Words, seat_words
from tests.spirit_island.islands import EARTH, RIVER, begin

Used = list[tuple[str, str]]


def announced(bot: str, seed: int) -> tuple[SpiritIslandState, Words, list[bots.Bot]]:
    """A game in which seat 0 has just told its plan, with the bots that play it."""
    state = begin((RIVER, EARTH), ("B", "C"), seed=seed)
    seats = [bots.make(bot, GAME, seed + seat) for seat in range(2)]
    while True:
        seat = state.decisions[0].seat
        index = seats[seat].choose(state, seat)
        said = seats[seat].announce(state, seat, index)
        state.apply(seat, index)
        if seat == 0 and said is not None:
            return state, said, seats


def used_by(state: SpiritIslandState, seats: list[bots.Bot]) -> Used:
    """The powers that seat 0 uses until the round is over, and their targets."""
    state.listen()
    found: Used = []
    user = ""
    this_round = state.round
    while not state.over and state.round == this_round:
        decision = state.decisions[0]
        state.apply(decision.seat, seats[decision.seat].choose(state, decision.seat))
        for event in state.take_events():
            if event.kind == "power-used":
                user = str(event.facts["seat"])
            elif event.kind == "targeted" and user == "seat:0":
                found.append((str(event.facts["power"]), str(event.facts["target"])))
    return found


def proposed(state: SpiritIslandState, said: Words) -> Iterator[tuple[int, tuple[str, str]]]:
    """The topics of a plan, with the refs of power and target."""
    for topic, what in proposals(state, said):
        power, target = what.refs
        yield topic, (power, target)


def test_a_plan_proposes_each_use_of_a_power_that_concerns_others() -> None:
    state, _, _ = announced("greedy", 5)
    power, land = state.box.powers[3], state.name_of(2)
    other = seat_words(1)

    def say(id: str, **args: int | str | Words) -> Words:
        return Words("spirit-island", id, args)

    plan = say("plan-defend", power=power.name, land=land)
    favour = say("plan-fast-spirit", power=power.name, target=other)
    for_itself = say("plan-slow-self", power=power.name)
    both = say("two-sentences", first=plan, second=say("two-sentences", first=for_itself, second=favour))
    assert [topic for topic, _ in proposals(state, both)] == [3 * PLACES + 2, 3 * PLACES + 1]
    assert [what.refs for _, what in proposals(state, both)] == [
        (power.name.ref, land.ref),
        (power.name.ref, "seat:1"),
    ]
    assert proposals(state, say("plan-grow")) == []
    # What another version called something that is not in the box is no proposal.
    gone = power.name.about("minor:gone")
    assert proposals(state, say("plan-fast", power=gone, land=land)) == []


def test_a_bot_leaves_what_it_was_asked_to_leave() -> None:
    bot = "greedy"
    would_have = 0
    for seed in range(1, 6):
        state, said, seats = announced(bot, seed)
        plans = list(proposed(state, said))
        refused = {what for _, what in plans}
        would_have += bool(refused & set(used_by(state.copy(), again(seats, seed, bot))))
        seats[0].agreed = [(topic, False) for topic, _ in plans]
        assert refused.isdisjoint(used_by(state, seats)), f"seed {seed}"
    assert would_have > 1, "otherwise this shows nothing"


def again(seats: list[bots.Bot], seed: int, bot: str) -> list[bots.Bot]:
    """The same bots, with the same in mind."""
    others = [bots.make(bot, GAME, seed + 100 + seat) for seat in range(len(seats))]
    for one, other in zip(seats, others, strict=True):
        other.intentions = list(one.intentions)
    return others


@pytest.mark.parametrize("bot", ["beginner", "greedy"])
def test_a_bot_keeps_to_what_others_found_good_even_if_it_has_forgotten_its_plan(bot: str) -> None:
    missed = 0
    strayed = 0
    for seed in range(1, 8):
        state, said, seats = announced(bot, seed)
        plans = list(proposed(state, said))
        for seat in seats:
            # As after a restart.
            seat.intentions = []
        without = used_by(state.copy(), again(seats, seed, bot))
        seats[0].agreed = [(topic, True) for topic, _ in plans]
        used = used_by(state, seats)
        for _, what in plans:
            missed += what not in used
            strayed += what not in without
            # Fast powers that it has announced cannot become impossible meanwhile.
            if state.box.powers[power_of(state, what[0])].fast:
                assert what in used, f"seed {seed}"
    assert missed < strayed, "otherwise this shows nothing"


def power_of(state: SpiritIslandState, ref: str) -> int:
    """The number of a power."""
    return next(power.number for power in state.box.powers if power.name.ref == ref)


def test_the_same_seed_and_the_same_words_lead_to_the_same_choices() -> None:
    runs = []
    for _ in range(2):
        state, said, seats = announced("greedy", 2)
        seats[0].agreed = [(topic, place % 2 == 0) for place, (topic, _) in enumerate(proposals(state, said))]
        runs.append(used_by(state, seats))
    assert runs[0] == runs[1]
