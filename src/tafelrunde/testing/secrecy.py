"""The promises about what is hidden: views, questions, logs and errors keep it, and imagination is fair with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

import msgspec

from tafelrunde.kernel.chance import Dice, mix
from tafelrunde.kernel.decision import Decision
from tafelrunde.kernel.state import State
from tafelrunde.kernel.view import Sight
from tafelrunde.testing.cases import Attention, Case, curious_choices, random_choices
from tafelrunde.testing.differences import differences, json_told, pieces_told, told, tree_of
from tafelrunde.testing.sight import what_all_see, what_seat_is_told, what_seat_sees

# So often is each kind of question looked at in one game, for what the others are told of its answer.
LOOKED_AT = 6
# So many other answers, and so many imagined worlds, are compared with what really happened.
OTHERWISE = 3
# At so many moments of a game, so many imagined states are compared with each other.
MOMENTS = 24
SAMPLES = 6
# At each of them so many seats imagine, in turn.
IMAGINING = 4
# Whatever was imagined so often in the same wrong way, and never in another, is not dealt anew.
STUBBORN = 6


def secrets_are_kept(case: Case, seed: int) -> None:
    """Secret: change everything a seat cannot know, and nothing that reaches the seat changes by a single byte."""
    state = case.state(seed)
    pieces = case.game.pieces(state)
    watchers: list[int | None] = [*range(case.players), None]
    varied: set[int | None] = set()
    turn = 0
    asked_before: tuple[Decision, ...] = ()
    attention = Attention()
    for seat, index in curious_choices(state, seed):
        fresh = [asked for asked in state.decisions if not any(asked is earlier for earlier in asked_before)]
        asked_before = state.decisions
        if not attention.is_due(state, seat):
            state.apply(seat, index)
            continue
        before = state.digest()
        seen = dict(zip(watchers, what_all_see(state), strict=True))
        for watcher in watchers:
            turn += 1
            imagined = state.imagine(watcher, turn)
            assert imagined.luck != state.luck, "an imagined state shares the true random stream"
            sight = Sight(imagined)
            _looks_the_same(seen, imagined, watcher, "can tell an imagined state from the true one", sight=sight)
            # A spectator knows nothing that this seat does not know.
            fault = f"sees that seat {watcher} imagines, which imagines what all can see"
            _looks_the_same(seen, imagined, None, fault, sight=sight)
            found = case.game.pieces(imagined)
            assert found == pieces, f"seat {watcher} imagines other pieces: {pieces_told(pieces, found)}"
            again = imagined.imagine(watcher, turn + 1)
            _looks_the_same(seen, again, watcher, "can tell what is imagined twice from the truth")
            for decision in fresh:
                asked = {other.seat for other in fresh if other.step is decision.step}
                others = _who_is_asked(imagined, decision)
                assert others == asked, (
                    f"seat {watcher} can tell something hidden from who is asked ({sorted(asked)}; had other things "
                    f"been hidden, {sorted(others)}): {decision}"
                )
            imagined.luck = state.luck
            if imagined.digest() != before:
                varied.add(watcher)
            if watcher == seat:
                _own_choice_tells_nothing(state, imagined, seat, index)
        assert state.digest() == before, "imagining has changed the state"
        state.apply(seat, index)
    if case.game.has_secrets:
        assert varied == set(watchers), f"nothing hidden was ever imagined anew for {set(watchers) - varied}"


def _looks_the_same(
    seen: Mapping[int | None, bytes], imagined: State, watcher: int | None, fault: str, sight: Sight | None = None
) -> None:
    true, other = seen[watcher], what_seat_sees(imagined, watcher, sight)
    assert true == other, f"seat {watcher} {fault}: {json_told(true, other, 'in truth', 'as imagined')}"


def _who_is_asked(imagined: State, decision: Decision) -> set[int]:
    """Whom the step behind a decision would ask, had other things been hidden."""
    again = imagined.copy()
    again.open = ()
    again.sealed = None
    if again.lanes is not None:
        again.lane = decision.seat
    decision.step.run(again)
    return {question.seat for question in again.decisions}


def _own_choice_tells_nothing(state: State, imagined: State, seat: int, index: int) -> None:
    """A choice after which nothing was revealed or rolled must not show a seat anything that it did not know."""
    true, other = _after(state, seat, index), _after(imagined, seat, index)
    if true.reveals == state.reveals and true.luck == state.luck:
        seen: dict[int | None, bytes] = {seat: what_seat_sees(true, seat)}
        _looks_the_same(seen, other, seat, "learns something hidden, but could still take its choice back")


def _after(state: State, seat: int, index: int) -> State:
    """A state after one choice, with what was told of it."""
    later = state.copy()
    later.listen()
    later.apply(seat, index)
    return later


# ---------------------------------------------------------------------- what is told


def logs_keep_secrets(case: Case, seed: int) -> None:
    """Secret: of two courses that a seat cannot tell apart, it is told the very same words.

    Each choice is compared with other answers, and with the same in worlds that the seat could imagine. Where the two
    states differ afterwards only in what that seat would imagine anew, its log must not differ at all.
    """
    if not case.game.has_secrets:
        return
    state = case.state(seed)
    looked: Counter[str] = Counter()
    dice = Dice(seed)
    turn = 0
    for seat, index in random_choices(state, seed):
        decision = state.decision_of(seat)
        assert decision is not None
        kind = type(decision.step).__name__
        looked[kind] += 1
        if looked[kind] <= LOOKED_AT:
            true = _after(state, seat, index)
            tree = _known_tree(true)
            for watcher in [*range(case.players), None]:
                turn += 1
                hidden = _hidden(true, tree, watcher, turn)
                if not hidden:
                    continue
                for other in _otherwise(state, seat, index, watcher, turn, dice):
                    _told_alike(true, other, tree, hidden, watcher, seat)
        state.apply(seat, index)


def _known_tree(state: State) -> dict[str, object]:
    """A state without the generator, which nobody knows."""
    tree = tree_of(state)
    del tree["luck"]
    # The options of others follow from what they hold.
    tree["open"] = [{"seat": asked["seat"], "step": asked["step"]} for asked in tree["open"]]
    return tree


def _hidden(state: State, tree: dict[str, object], watcher: int | None, turn: int) -> set[str]:
    """The places of a state that a seat imagines anew."""
    return {
        path
        for number in range(OTHERWISE)
        for path, _, _ in differences(tree, _known_tree(state.imagine(watcher, mix(turn, number))))
    }


def _otherwise(state: State, seat: int, index: int, watcher: int | None, turn: int, dice: Dice) -> Iterator[State]:
    """How else it could have gone: other answers, and answers in worlds that look the same to a watcher."""
    decision = state.decision_of(seat)
    assert decision is not None
    for _ in range(min(OTHERWISE, len(decision.codes) - 1)):
        yield _after(state, seat, int(dice.below(len(decision.codes))))
    code = decision.codes[index]
    for number in range(OTHERWISE):
        world = state.imagine(watcher, mix(turn, OTHERWISE + number))
        world.luck = state.luck
        asked = world.decision_of(seat)
        assert asked is not None
        same = list(asked.codes).index(code) if code in asked.codes else int(dice.below(len(asked.codes)))
        yield _after(world, seat, same)


def _told_alike(
    true: State, other: State, tree: dict[str, object], hidden: set[str], watcher: int | None, seat: int
) -> None:
    apart = {path for path, _, _ in differences(tree, _known_tree(other))}
    if not apart or not apart <= hidden:
        return
    here, there = what_seat_is_told(true, watcher), what_seat_is_told(other, watcher)
    assert here == there, (
        f"the log tells seat {watcher} something hidden ({', '.join(sorted(apart)[:3])}) of a choice of seat {seat}: "
        f"{told(here, there, 'in truth', 'if it were otherwise')}"
    )


# ---------------------------------------------------------------------- imagination


def imagined_futures_are_open(case: Case, seed: int) -> None:
    """Two imagined states of different seeds have different futures, neither of them the true one."""
    state = case.state(seed)
    streams = {state.imagine(0, number).luck for number in range(20)} | {state.luck}
    assert len(streams) == 21, "some imagined states share their random stream"


def hidden_things_vary(case: Case, seed: int) -> None:
    """Secret: whatever a seat imagines anew really varies: no card is always the lowest that is left.

    Looked at is each part of the others' views: a hand of theirs as they would see it.
    """
    if not case.game.has_secrets:
        return
    length = sum(1 for _ in _played(case, seed))
    stride = max(1, length // MOMENTS)
    everybody: list[int | None] = [*range(case.players), None]
    stubborn: Counter[tuple[int | None, str]] = Counter()
    varying: set[tuple[int | None, str]] = set()
    for number, state in enumerate(_played(case, seed)):
        if number % stride:
            continue
        # With many seats some of them imagine now and others at the next moment: all would take too long.
        first = number // stride * IMAGINING
        for turn in range(min(IMAGINING, len(everybody))):
            watcher = everybody[(first + turn) % len(everybody)]
            truth = _seen_by_others(state, watcher)
            values: dict[str, set[str]] = {}
            wrong: Counter[str] = Counter()
            for sample in range(SAMPLES):
                imagined = _seen_by_others(state.imagine(watcher, mix(number, sample)), watcher)
                for path, _, value in differences(truth, imagined):
                    values.setdefault(path, set()).add(repr(value))
                    wrong[path] += 1
            for path, found in values.items():
                if len(found) > 1 or wrong[path] < SAMPLES:
                    varying.add((watcher, path))
                else:
                    stubborn[(watcher, path)] += 1
    for (watcher, path), times in stubborn.items():
        assert times < STUBBORN or (watcher, path) in varying, (
            f"seat {watcher} imagines {path} in always the same way: {times} times wrong, and never different"
        )


def _seen_by_others(state: State, watcher: int | None) -> dict[str, object]:
    """What everybody else sees of a state, beyond what all see."""
    sight = Sight(state)
    public = sight.of(None)
    others = [seat for seat in range(state.players) if seat != watcher]
    return {f"view of seat {seat}": _beyond(public, sight.of(seat)) for seat in others}


def _beyond(public: object, data: object) -> object:
    """Data without what is the very same in public, and with each list of names as one text: the last card of a sorted
    hand is nearly always of the commonest kind, but a hand as a whole is not.
    """
    if data is public:
        return None
    if isinstance(data, msgspec.Struct):
        return {name: _beyond(getattr(public, name, None), getattr(data, name)) for name in data.__struct_fields__}
    if isinstance(data, dict):
        by_name = public if isinstance(public, dict) else {}
        return {key: _beyond(by_name.get(key), value) for key, value in data.items()}
    if isinstance(data, list | tuple):
        if all(isinstance(part, str) for part in data):
            return " ".join(sorted(data))
        by_place = public if isinstance(public, list | tuple) and len(public) == len(data) else [None] * len(data)
        return [_beyond(known, part) for known, part in zip(by_place, data, strict=True)]
    return data


def _played(case: Case, seed: int) -> Iterator[State]:
    """Every state of a random game that has a decision, one after the other."""
    state = case.state(seed)
    for seat, index in random_choices(state, seed):
        yield state
        state.apply(seat, index)
