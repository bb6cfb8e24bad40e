"""The games, their rules and cards, and the bots, as the lobby shows them. Made once: they never change."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any

import msgspec
import structlog

from tafelrunde import bots
from tafelrunde.kernel import learning, registry
from tafelrunde.kernel.card import by_ref
from tafelrunde.kernel.components import lay_over
from tafelrunde.kernel.errors import BadOption
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.words import Words
from tafelrunde.server.texts import text_of
from tafelrunde.server.wire import (
    BotInfo,
    BoxInfo,
    CardInfo,
    GameInfo,
    LearningInfo,
    LessonInfo,
    LessonScript,
    OptionInfo,
    PresetInfo,
    RuleInfo,
    SetupInfo,
    Text,
)
from tafelrunde.tables.problem import server_words

_log = structlog.get_logger("tafelrunde.server")


@cache
def game_info(name: str) -> GameInfo:
    """A game as the lobby shows it."""
    game = registry.find(name)
    options = tuple(
        OptionInfo(
            name=option,
            label=text_of(Words(game.id, f"option-{option}")),
            help=text_of(Words(game.id, f"option-{option}-help")),
            values=values,
            words=tuple(text_of(game.option_words(option, value)) for value in values),
        )
        for option, values in game.option_values.items()
    )
    presets = tuple(
        PresetInfo(
            id=preset.id,
            label=text_of(Words(game.id, f"preset-{preset.id}")),
            help=text_of(Words(game.id, f"preset-{preset.id}-help")),
            options=dict(preset.options),
            players=preset.players,
            minutes=preset.minutes,
        )
        for preset in game.presets
    )
    lessons = tuple(_lesson_info(lesson) for lesson in learning.learning(game).lessons)
    return GameInfo(
        id=game.id,
        name=text_of(game.name),
        by=text_of(Words(game.id, "game-by")),
        about=text_of(Words(game.id, "game-about")),
        version=game.version,
        least_players=game.players[0],
        most_players=game.players[-1],
        minutes=game.minutes,
        cooperative=game.cooperative,
        options=options,
        presets=presets,
        lessons=lessons,
    )


def _lesson_info(lesson: learning.Lesson) -> LessonInfo:
    return LessonInfo(id=lesson.id, title=_both(lesson.title), about=_both(lesson.about), minutes=lesson.minutes)


def _both(said: learning.Both) -> Text:
    return Text(said.de, said.en)


def setup_info(game: Game, players: int, options: Mapping[str, bool | int | str]) -> SetupInfo:
    """What can be said of a game before it begins."""
    try:
        setup = game.setup(players, options)
    except BadOption as error:
        return SetupInfo(why=text_of(error.words))
    return SetupInfo(difficulty=None if game.difficulty is None else game.difficulty(setup))


@cache
def learning_info(name: str) -> LearningInfo:
    """What a game has for those who learn it."""
    found = learning.learning(registry.find(name))
    coach = {kind: _both(line) for kind, line in found.coach.items()}
    return LearningInfo(page=found.page, legend=found.legend, terms=found.terms, coach=coach)


@cache
def lesson_script(name: str, id: str) -> LessonScript | None:
    """What a lesson says."""
    known = learning.learning(registry.find(name))
    lesson = known.lesson(id)
    if lesson is None:
        return None
    after = known.after(lesson)
    return LessonScript(
        id=id,
        title=_both(lesson.title),
        moments=lesson.moments,
        next=None if after is None else _lesson_info(after),
    )


def games() -> tuple[GameInfo, ...]:
    """All games. One that cannot be used (another package's, say) is left out and does not close the lobby."""
    name_broken()
    found = []
    for name in registry.names():
        try:
            found.append(game_info(name))
        except Exception as error:
            _log.error("game cannot be used", game=name, why=f"{type(error).__name__}: {error}")
    return tuple(found)


@lru_cache(maxsize=1)
def name_broken() -> None:
    """Tell the log once which games were left out."""
    for name, why in registry.broken().items():
        _log.error("game cannot be used", game=name, why=why)


@lru_cache(maxsize=1)
def all_bots() -> tuple[BotInfo, ...]:
    """The bots that people choose from: the host's own, and the levels from the weakest to the strongest."""
    offered = (*bots.own(), *bots.LEVELS)
    return tuple(
        BotInfo(id=name, name=_bot_words(name, name), about=_bot_words(f"{name}-about", "")) for name in offered
    )


def _bot_words(message: str, otherwise: str) -> Text:
    try:
        return text_of(server_words(f"bot-{message}"))
    except LookupError:
        # A bot from another package brings no words.
        return Text(otherwise, otherwise)


@cache
def rules(name: str) -> list[RuleInfo]:
    """The numbered rules of a game."""
    game = registry.find(name)
    german, english = game.rulebook("de").rules, game.rulebook("en").rules
    return [
        RuleInfo(
            number=rule.number,
            chapter=rule.chapter,
            ruling=rule.is_ruling,
            text=Text(german[rule.number].text if rule.number in german else rule.text, rule.text),
        )
        for rule in english.values()
    ]


@cache
def cards(name: str) -> tuple[CardInfo, ...]:
    """Everything in a game's box that can be named and read."""
    game = registry.find(name)
    return _cards_of(game, game.standard_box)


# People who look at the same table ask for the same box; other tables' boxes are made again when somebody comes back.
@lru_cache(maxsize=16)
def box(name: str, own_figures: str, version: int | None = None) -> BoxInfo:
    """A game's box, as a version of the rules has it, with an owner's figures (as canonical JSON) laid over it."""
    game = registry.find(name)
    own = msgspec.json.decode(own_figures) if own_figures else {}
    setup = game.setup(game.players[0], {}, own, version)
    facts = None if game.box_facts is None else game.box_facts(setup.box)
    figures = lay_over(game.figures_of(setup.version), own)
    headings = {field: text_of(words) for field, words in game.headings().items()}
    return BoxInfo(cards=_cards_of(game, setup.box), facts=facts, headings=headings, figures=figures)


def _cards_of(game: Game, box: Any) -> tuple[CardInfo, ...]:
    return tuple(
        CardInfo(
            ref=ref,
            name=text_of(card.name),
            text=text_of(card.text),
            icon=card.icon,
            rule=card.rule,
            facts=card.facts,
        )
        for ref, card in by_ref(game.cards(box)).items()
    )
