"""The promise about acting at the same time: who answers first is of no consequence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tafelrunde.kernel.chance import Dice, Fate, mix
from tafelrunde.kernel.decision import Decision
from tafelrunde.kernel.state import State
from tafelrunde.testing.cases import Case, random_choices
from tafelrunde.testing.differences import states_told, told, tree_of
from tafelrunde.testing.sight import what_all_see


def answers_come_in_any_order(case: Case, seed: int) -> None:
    """Simultaneous: seats that are asked at once may answer in any order, and the outcome is the same.

    Nobody's answer changes what another is asked meanwhile, and in the end all fields are the same, but for the order
    in piles that nobody sees. While seats act side by side, each rolls its own dice; only where they draw from a common
    bag before all have answered may the order matter, as the draws do. A step that is `first_come` leaves the order to
    the players.
    """
    state = case.state(seed)
    dice = Dice(seed)
    for number, (seat, index) in enumerate(random_choices(state, seed)):
        asked = state.decisions
        if len(asked) > 1 and not any(decision.step.first_come for decision in asked):
            answers = [(decision, int(dice.below(len(decision.codes)))) for decision in asked]
            _same_either_way(state, answers, mix(seed, number))
        state.apply(seat, index)


def _same_either_way(state: State, answers: list[tuple[Decision, int]], seed: int) -> None:
    luck = _LuckOfEach(seed, state.players)
    clockwise = _answered(state, answers, luck)
    other_luck = _LuckOfEach(seed, state.players)
    back = _answered(state, answers[::-1], other_luck)
    if luck.shared or other_luck.shared:
        return
    assert clockwise.digest() == back.digest() or _only_piles_differ(clockwise, back), (
        f"{len(answers)} seats are asked at the same time, but it matters who answers first: "
        f"{states_told(clockwise, back, 'if seat ' + str(answers[0][0].seat) + ' is first', 'if it is last')}"
    )


def _only_piles_differ(one: State, other: State) -> bool:
    """Whether two states differ only in the order inside lists of numbers, and nobody can see that."""
    return _unordered(tree_of(one)) == _unordered(tree_of(other)) and what_all_see(one) == what_all_see(other)


def _unordered(tree: Any) -> Any:
    if isinstance(tree, dict):
        return {name: _unordered(part) for name, part in tree.items()}
    if isinstance(tree, list):
        return sorted(tree) if all(isinstance(part, int) for part in tree) else [_unordered(part) for part in tree]
    return tree


def _answered(state: State, answers: list[tuple[Decision, int]], luck: Fate) -> State:
    """A state after the answers of all who were asked, one after the other."""
    later = state.copy()
    later.fate = luck
    for place, (decision, index) in enumerate(answers):
        later.apply(decision.seat, index)
        for waiting, _ in answers[place + 1 :]:
            asked = later.decision_of(waiting.seat)
            if asked is None or type(asked.step) is not type(waiting.step):
                raise AssertionError(
                    f"seat {decision.seat} has answered, and seat {waiting.seat}, asked at the same time, is asked no "
                    f"more: {waiting}. If the order is for the players to choose, say so: `first_come = True`."
                )
            before, after = list(waiting.codes), list(asked.codes)
            assert before == after, (
                f"the answer of seat {decision.seat} changes what seat {waiting.seat} may answer at the same time: "
                f"{waiting}, {told(before, after, 'before', 'after')}"
            )
    return later


class _LuckOfEach(Fate):
    """While seats act side by side, dice of its own for each; what is drawn from a bag of all is noted."""

    def __init__(self, seed: int, players: int) -> None:
        self.dice = [Dice(mix(seed, seat)) for seat in range(players)]
        self.shared = False

    def decide(self, state: State, candidates: Sequence[int]) -> int:
        if state.lane < 0:
            return state.roll(len(candidates))
        if not isinstance(candidates, range):
            self.shared = True
        state.reveals += 1
        return int(self.dice[state.lane].below(len(candidates)))
