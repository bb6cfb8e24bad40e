"""The commands that show what there is: games, components, rules."""

# Annotations are evaluated here on purpose: Typer reads the help texts out of them.

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from tafelrunde.drawing.contract import drawing_of
from tafelrunde.kernel import registry
from tafelrunde.kernel.components import lay_over
from tafelrunde.kernel.errors import kernel_words
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.language import LANGUAGES
from tafelrunde.kernel.learning import learning
from tafelrunde.kernel.words import Words
from tafelrunde.terminal import rulebooks
from tafelrunde.terminal.given import components_of, game_of
from tafelrunde.terminal.helps import Help
from tafelrunde.terminal.output import remark, show, show_json
from tafelrunde.terminal.words import BadCommand, say


def add(app: typer.Typer, lang: str) -> None:
    """Add these commands."""
    words = Help(lang)
    as_json = words.flag("json")
    game_name = words.argument("game", words("metavar-game"))

    @words.command(app, "games")
    def games(
        game: Annotated[str | None, words.argument("one-game", words("metavar-game"))] = None,
        json: Annotated[bool, as_json] = False,
        _lang: Annotated[str | None, words.language()] = None,
        _help: Annotated[bool, words.help()] = False,
    ) -> int:
        all_games = [registry.find(name) for name in registry.names()] if game is None else [game_of(game)]
        if json:
            show_json([game_data(each) for each in all_games])
        else:
            show(games_table(all_games, lang))
            for each in all_games:
                show(*ways_into(each, lang) if game is not None else (), options_of_game(each, lang))
            show(Text(say("games-legend").text(lang), style="dim"))
        for name, why in registry.broken().items():
            remark(kernel_words("broken-game", name=name, why=why).text(lang))
        return 0

    @words.command(app, "components")
    def components(
        game: Annotated[str, game_name],
        own: Annotated[Path | None, words.option("components", metavar=words("metavar-file"))] = None,
        json: Annotated[bool, as_json] = False,
        _lang: Annotated[str | None, words.language()] = None,
        _help: Annotated[bool, words.help()] = False,
    ) -> int:
        show_components(game_of(game), own, json, lang)
        return 0

    @words.command(app, "rules")
    def rules(
        game: Annotated[str, game_name],
        number: Annotated[str | None, words.argument("number", words("metavar-number"))] = None,
        search: Annotated[str, words.option("search", metavar=words("metavar-words"))] = "",
        json: Annotated[bool, as_json] = False,
        _lang: Annotated[str | None, words.language()] = None,
        _help: Annotated[bool, words.help()] = False,
    ) -> int:
        show_rules(game_of(game), number, search, json, lang)
        return 0


def game_data(game: Game) -> dict[str, Any]:
    """A game for programs."""
    return {
        "id": game.id,
        "name": {lang: game.name.text(lang) for lang in LANGUAGES},
        "by": {lang: Words(game.id, "game-by").text(lang) for lang in LANGUAGES},
        "about": {lang: Words(game.id, "game-about").text(lang) for lang in LANGUAGES},
        "players": list(game.players),
        "minutes": list(game.minutes),
        "version": game.version,
        "presets": {preset.id: {"players": preset.players, "options": dict(preset.options)} for preset in game.presets},
        "lessons": [lesson.id for lesson in learning(game).lessons],
        "options": {
            name: {"default": values[0], "values": list(values)} for name, values in game.option_values.items()
        },
    }


def games_table(games: list[Game], lang: str) -> Table:
    """All games, one a row."""
    columns = ("name", "players", "minutes", "version", "about")
    table = Table(*(say(f"games-{column}").text(lang) for column in columns))
    for game in games:
        about = Words(game.id, "game-about").text(lang)
        players, minutes = f"{game.players[0]}–{game.players[-1]}", f"{game.minutes[0]}–{game.minutes[1]}"
        name = Text(game.name.text(lang), style="bold").append(f"\n{game.id}", style="not bold dim")
        about = f"{about} ({Words(game.id, 'game-by').text(lang)})"
        table.add_row(name, players, minutes, str(game.version), about)
    return table


def ways_into(game: Game, lang: str) -> Iterator[Table]:
    """What a game has for those who want to begin: presets, with how to call for them, and lessons."""
    presets = _listed(lang, "presets", "preset", "about", "players", "minutes")
    for preset in game.presets:
        name, about = (Words(game.id, f"preset-{preset.id}{end}").text(lang) for end in ("", "-help"))
        meaning = Text(name, style="bold").append(f"\n{about}", style="not bold")
        presets.add_row(preset.id, meaning, str(preset.players), f"{preset.minutes[0]}–{preset.minutes[1]}")
    lessons = _listed(lang, "lessons", "lesson", "about", "minutes")
    for lesson in learning(game).lessons:
        meaning = Text(lesson.title.text(lang), style="bold").append(f"\n{lesson.about.text(lang)}", style="not bold")
        lessons.add_row(lesson.id, meaning, f"{lesson.minutes[0]}–{lesson.minutes[1]}")
    yield from (table for table in (lessons, presets) if table.rows)


def _listed(lang: str, title: str, *columns: str) -> Table:
    """A list with a title; what has to be typed, in its first column, is never cut."""
    table = Table(title=say(f"games-{title}").text(lang), title_justify="left", title_style="bold")
    for place, column in enumerate(columns):
        table.add_column(say(f"games-{column}").text(lang), no_wrap=place == 0, ratio=1 if column == "about" else None)
    return table


def options_of_game(game: Game, lang: str) -> Table:
    """The options of a game, each with its values, the default first and marked. What has to be typed is never cut."""
    columns = ("option", "meaning")
    table = Table(*(say(f"games-{column}").text(lang) for column in columns), title=game.name.text(lang))
    table.title_justify, table.title_style = "left", "bold"
    for name, values in game.option_values.items():
        shown = " | ".join(str(value).lower() + ("*" if place == 0 else "") for place, value in enumerate(values))
        meaning = Text(Words(game.id, f"option-{name}-help").text(lang))
        # What is typed, and what it means, where a word does not say it by itself.
        told = [(str(value), game.option_words(name, value).text(lang)) for value in values if isinstance(value, str)]
        meaning.append(f"\n{shown}", style="bold") if not told else None
        for place, (value, words) in enumerate(told):
            meaning.append(f"\n{value}" + ("*" if place == 0 else ""), style="bold").append(f": {words}", "not bold")
        table.add_row(Text(name, overflow="fold"), meaning)
    return table


def show_components(game: Game, own: Path | None, json: bool, lang: str) -> None:
    """Everything in a box, with the owner's own figures laid over it."""
    own_figures = components_of(own)
    setup = game.setup(game.players[0], {}, own_figures)
    figures = lay_over(game.figures, own_figures) if own_figures else game.figures
    drawing = drawing_of(game, setup.box)
    if json:
        show_json({"game": game.id, "version": game.version, **drawing.components_json(figures)})
        return
    for thing in drawing.components(figures, lang):
        show(thing, Text())
    show(Text(say("marks-legend").text(lang), style="dim"))


def show_rules(game: Game, number: str | None, search: str, json: bool, lang: str) -> None:
    """The whole rulebook, or one rule and those below it, or those of them that have some words in them."""
    book = game.rulebook(lang)
    if number is None:
        rules = list(book.rules.values())
    else:
        wanted = number.strip().upper()
        # "3.1" is enough where all numbers of a game begin with the same letter; else the first letter is meant.
        letters = game.letter.strip("[]")
        wanted = wanted if wanted[:1] in letters else letters[0] + wanted
        rules = book.under(wanted)
    wanted_words = search.casefold().split()
    if wanted_words:
        rules = [rule for rule in rules if all(word in rule.text.casefold() for word in wanted_words)]
    if json:
        show_json([rulebooks.as_data(rule) for rule in rules])
        return
    if not rules:
        raise BadCommand(say("rules-none", search=search))
    if number is None and not wanted_words:
        show(Text(book.title, style="bold"), Text())
    show(rulebooks.readable(rules, lang))
