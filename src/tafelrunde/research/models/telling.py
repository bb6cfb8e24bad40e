"""A position in words, as a language model (or anybody without a board) reads it: for MCP and for the arena."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tafelrunde.drawing.contract import Look, drawing_of
from tafelrunde.kernel.decision import Decision
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.state import State
from tafelrunde.kernel.view import View
from tafelrunde.research.words import say


def table_told(game: Game, box: object, view: View, lang: str, names: Mapping[str, str]) -> list[str]:
    """What lies on the table, line by line: all that the seat of the view may know."""
    return list(drawing_of(game, box).told(Look(view, lang, names)))


def options_told(state: State, decision: Decision, lang: str, names: Mapping[str, str]) -> list[str]:
    """The options, numbered from 0, each with what tells it from others and what it would bring."""
    lines: list[str] = []
    for index, option in enumerate(decision.options):
        more = [state.note(decision.seat, index), state.hint(decision.seat, index)]
        lines.append(option_line(index, option.text(lang, names), [one.text(lang, names) for one in more if one]))
    return lines


def option_line(index: int, text: str, more: Sequence[str]) -> str:
    """One option as a line."""
    return f"{index}: {text}" + (f" ({'; '.join(more)})" if more else "")


def question_told(prompt: str, rule: str, options: Sequence[str], lang: str) -> list[str]:
    """What is asked, and what may be answered."""
    asked = say("model-asked", prompt=prompt, rule=rule).text(lang)
    return [asked, *options, say("model-answer", most=len(options) - 1).text(lang)]


def result_told(view: View, lang: str) -> list[str]:
    """How a game ended."""
    assert view.scores is not None
    assert view.winners is not None
    scores = ", ".join(str(score) for score in view.scores)
    lines = [say("model-over", scores=scores).text(lang)]
    if view.seat is not None:
        lines.append(say("model-won" if view.seat in view.winners else "model-lost").text(lang))
    return lines


def position(state: State, seat: int, lang: str = "en", names: Mapping[str, str] | None = None) -> str:
    """All that a seat knows and is asked, in words."""
    names = names or {}
    view = state.view(seat)
    setup = state.setup
    lines = [say("model-seat", game=setup.game.name, seat=seat + 1, players=state.players).text(lang)]
    lines += table_told(setup.game, setup.box, view, lang, names)
    if state.over:
        return "\n".join([*lines, "", *result_told(view, lang)])
    decision = state.decision_of(seat)
    if decision is None:
        return "\n".join([*lines, "", say("model-wait").text(lang)])
    options = options_told(state, decision, lang, names)
    return "\n".join([*lines, "", *question_told(decision.prompt.text(lang, names), decision.rule, options, lang)])


def rules_told(game: Game, number: str, lang: str) -> str:
    """A rule and those below it; the chapters, if no number is given. An unknown number is refused."""
    book = game.rulebook(lang)
    wanted = number.strip().upper()
    rules = book.under(wanted) if wanted else [book[chapter] for chapter in book.chapters]
    return "\n".join(f"{rule.number} {rule.text}" for rule in rules)
