"""The promise about bots: whatever they ask a game is answered at every moment, and asking changes nothing."""

from __future__ import annotations

from math import isfinite

from tafelrunde.kernel.chance import Dice, mix
from tafelrunde.kernel.decision import Decision
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.language import LANGUAGES
from tafelrunde.kernel.state import State
from tafelrunde.kernel.words import Words
from tafelrunde.testing.cases import Attention, Case, random_choices
from tafelrunde.testing.differences import states_told


def bots_can_think(case: Case, seed: int) -> None:
    """Judged: every state has a worth for every seat, a habit is one of the options, and judging changes nothing."""
    state = case.state(seed)
    attention = Attention()
    dice = Dice(seed)
    for number, (seat, index) in enumerate(random_choices(state, seed)):
        decision = state.decision_of(seat)
        if decision is not None and attention.is_due(state, seat):
            world = state.imagine(seat, mix(seed, number))
            _is_judged(case.game, world, f"at {decision}")
            _has_a_habit(case.game, world, decision, dice)
            _announces(case.game, world, seat, index)
        state.apply(seat, index)
    # A search looks as far as the end.
    _is_judged(case.game, state, "at the end")


def _is_judged(game: Game, state: State, where: str) -> None:
    before = state.copy()
    for seat in range(state.players):
        worth = game.evaluate(state, seat)
        is_worth = isinstance(worth, int | float) and isfinite(worth)
        assert is_worth, f"for seat {seat} a state is worth {worth!r} {where}"
        if game.parts is None:
            continue
        parts = game.parts(state, seat)
        assert len(parts) == len(game.part_names), f"{len(parts)} parts have {len(game.part_names)} names {where}"
        odd = [f"{name} {part!r}" for name, part in zip(game.part_names, parts, strict=True) if not isfinite(part)]
        assert not odd, f"for seat {seat} parts of the worth of a state are no numbers {where}: {', '.join(odd)}"
    assert state.digest() == before.digest(), (
        f"judging a state has changed it {where}: {states_told(before, state, 'before', 'after')}"
    )


def _has_a_habit(game: Game, world: State, decision: Decision, dice: Dice) -> None:
    """What a bot would do by habit in the middle of a plan; below 0 the horizon says that no plan is made."""
    if game.horizon is None or game.habit is None or game.horizon(world) < 0:
        return
    before = world.copy()
    asked = world.question_to(decision.seat)
    habit = game.habit(world, asked, dice)
    assert 0 <= habit < len(asked.codes), f"the habit {habit} is none of the {len(asked.codes)} options of {asked}"
    assert world.digest() == before.digest(), (
        f"looking for a habit at {asked} has changed the state: {states_told(before, world, 'before', 'after')}"
    )


def _announces(game: Game, world: State, seat: int, index: int) -> None:
    """What a bot would tell of its plan when it makes a choice, and what others may say to it."""
    if game.announce is None or index >= len(world.question_to(seat).codes):
        return
    after = world.copy()
    after.listen()
    after.apply(seat, index)
    told = game.announce(world, after, seat, after.take_events())
    if told is None:
        return
    _reads(told, "what a bot announces")
    for topic, name in game.proposals(world, told) if game.proposals is not None else ():
        _reads(name, f"proposal {topic}")


def _reads(words: Words, what: str) -> None:
    empty = [lang for lang in LANGUAGES if not words.text(lang).strip()]
    assert not empty, f"{what} has no words in {', '.join(empty)}"
