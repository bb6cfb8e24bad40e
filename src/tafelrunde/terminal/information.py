"""The commands that show what there is: games, components, rules."""

# Annotations are evaluated here on purpose: Typer reads the help texts out of them.

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from tafelrunde.kernel import registry
from tafelrunde.kernel.components import lay_over
from tafelrunde.kernel.errors import kernel_words
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.language import LANGUAGES
from tafelrunde.kernel.words import Words
from tafelrunde.terminal import rulebooks
from tafelrunde.terminal.boards import Drawing
from tafelrunde.terminal.given import components_of, game_of
from tafelrunde.terminal.helps import Help
from tafelrunde.terminal.output import remark, show, show_json
from tafelrunde.terminal.words import say


def add(app: typer.Typer, lang: str) -> None:
    """Add these commands."""
    words = Help(lang)
    as_json = words.flag("json")
    game_name = words.argument("game", words("metavar-game"))

    @words.command(app, "games")
    def games(
        json: Annotated[bool, as_json] = False,
        _lang: Annotated[str | None, words.language()] = None,
        _help: Annotated[bool, words.help()] = False,
    ) -> int:
        all_games = [registry.find(name) for name in registry.names()]
        if json:
            show_json([game_data(game) for game in all_games])
        else:
            show(games_table(all_games, lang), options_table(all_games, lang))
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
        json: Annotated[bool, as_json] = False,
        _lang: Annotated[str | None, words.language()] = None,
        _help: Annotated[bool, words.help()] = False,
    ) -> int:
        show_rules(game_of(game), number, json, lang)
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


def options_table(games: list[Game], lang: str) -> Table:
    """The options of all games, each with its values, the default first and marked."""
    columns = ("name", "option", "values", "meaning")
    table = Table(*(say(f"games-{column}").text(lang) for column in columns))
    for game in games:
        for name, values in game.option_values.items():
            shown = " | ".join(str(value).lower() + ("*" if place == 0 else "") for place, value in enumerate(values))
            meaning = Words(game.id, f"option-{name}-help").text(lang)
            # What is typed, and what it means, where a word does not say it by itself.
            told = [
                (str(value), game.option_words(name, value).text(lang)) for value in values if isinstance(value, str)
            ]
            if told:
                meaning += "\n" + "\n".join(f"{value}: {words}" for value, words in told)
            table.add_row(game.name.text(lang), Text(name, no_wrap=True), shown, meaning)
    return table


def show_components(game: Game, own: Path | None, json: bool, lang: str) -> None:
    """Everything in a box, with the owner's own figures laid over it."""
    own_figures = components_of(own)
    setup = game.setup(game.players[0], {}, own_figures)
    figures = lay_over(game.figures, own_figures) if own_figures else game.figures
    drawing = Drawing(game, setup.box)
    if json:
        show_json({"game": game.id, "version": game.version, **drawing.components_json(figures)})
        return
    for thing in drawing.components(figures, lang):
        show(thing, Text())
    show(Text(say("marks-legend").text(lang), style="dim"))


def show_rules(game: Game, number: str | None, json: bool, lang: str) -> None:
    """The whole rulebook, or one rule and those below it."""
    book = game.rulebook(lang)
    if number is None:
        rules = list(book.rules.values())
    else:
        wanted = number.strip().upper()
        # "3.1" is enough where all numbers of a game begin with the same letter; else the first letter is meant.
        letters = game.letter.strip("[]")
        wanted = wanted if wanted[:1] in letters else letters[0] + wanted
        rules = book.under(wanted)
    if json:
        show_json([rulebooks.as_data(rule) for rule in rules])
        return
    if number is None:
        show(Text(book.title, style="bold"), Text())
    show(rulebooks.readable(rules, lang))
