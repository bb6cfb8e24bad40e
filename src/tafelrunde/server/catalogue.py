"""The games, their rules and cards, and the bots, as the lobby shows them. Made once: they never change."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

import msgspec
import structlog

from tafelrunde import bots
from tafelrunde.kernel import registry
from tafelrunde.kernel.card import by_ref
from tafelrunde.kernel.components import lay_over
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.words import Words
from tafelrunde.server.texts import text_of
from tafelrunde.server.wire import BotInfo, BoxInfo, CardInfo, GameInfo, OptionInfo, RuleInfo, Text
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
    """All bots, from the weakest to the strongest."""
    return tuple(BotInfo(id=name, name=_bot_name(name)) for name in bots.names())


def _bot_name(name: str) -> Text:
    try:
        return text_of(server_words(f"bot-{name}"))
    except LookupError:
        # A bot from another package brings no words.
        return Text(name, name)


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
def box(name: str, own_figures: str) -> BoxInfo:
    """A game's box with an owner's figures (as canonical JSON) laid over it."""
    game = registry.find(name)
    own = msgspec.json.decode(own_figures) if own_figures else {}
    made = game.setup(game.players[0], {}, own).box
    facts = None if game.box_facts is None else game.box_facts(made)
    return BoxInfo(cards=_cards_of(game, made), facts=facts, figures=lay_over(game.figures, own))


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
