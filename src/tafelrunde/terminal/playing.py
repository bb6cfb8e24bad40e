"""The commands to play and to look at games that were played."""

# Annotations are evaluated here on purpose: Typer reads the help texts out of them.

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from tafelrunde.kernel.errors import BadOption
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.match import Match
from tafelrunde.terminal import saves
from tafelrunde.terminal.given import bots_of, components_of, game_of, options_of, players_of, preset_of, seat_of
from tafelrunde.terminal.helps import Help
from tafelrunde.terminal.output import INTERRUPTED, is_terminal, show, show_json
from tafelrunde.terminal.plain import play_line_by_line
from tafelrunde.terminal.sitting import PERSON, Sitting, new_seed
from tafelrunde.terminal.words import BadCommand, Stopped, say

DEFAULT_PAUSE = 0.8
LONGEST_PAUSE = 60.0
# The preset for those who play a game for the first time: a coach comes with it.
FIRST = "first"


def add(app: typer.Typer, lang: str) -> None:
    """Add these commands."""
    words = Help(lang)
    file = words("metavar-file")

    @words.command(app, "play")
    def play(
        game: Annotated[str, words.argument("game", words("metavar-game"))],
        players: Annotated[int | None, words.option("players", "--players", "-p", metavar="N")] = None,
        people: Annotated[int, words.option("people", metavar="N")] = 1,
        seat: Annotated[int | None, words.option("seat", metavar="N")] = None,
        name: Annotated[list[str] | None, words.option("name", metavar=words("metavar-name"))] = None,
        bots: Annotated[str, words.option("bots-play", "--bots", metavar="A,B")] = "",
        seed: Annotated[int | None, words.option("seed-play", "--seed", metavar="N")] = None,
        preset: Annotated[str, words.option("preset", metavar=words("metavar-name"))] = "",
        option: Annotated[list[str] | None, words.option("option", metavar="K=V")] = None,
        components: Annotated[Path | None, words.option("components", metavar=file)] = None,
        resume: Annotated[Path | None, words.option("resume", metavar=file)] = None,
        new: Annotated[bool, words.flag("new")] = False,
        pause: Annotated[float, words.option("pause", metavar="S")] = DEFAULT_PAUSE,
        plain: Annotated[bool, words.flag("plain")] = False,
        _lang: Annotated[str | None, words.language()] = None,
        _help: Annotated[bool, words.help()] = False,
    ) -> int:
        found = game_of(game)
        if not 0 <= pause <= LONGEST_PAUSE:
            raise BadCommand(say("bad-pause", most=int(LONGEST_PAUSE)))
        base = preset_of(found, preset)
        wanted_players = players if players is not None or base is None else base.players
        seats, names = seats_for(players_of(found, wanted_players), people, seat, bots, name or [])
        options = {**({} if base is None else base.options), **options_of(found, option or [])}
        setup = found.setup(len(seats), options, components_of(components))
        sitting = Sitting(Match(setup, new_seed() if seed is None else seed), seats, names)
        left = None
        if resume is not None:
            sitting = resumed(resume, bots)
            if sitting.game.id != found.id:
                raise BadCommand(say("other-game", file=str(resume), game=sitting.game.name, wanted=found.name))
        elif not new:
            left = left_unfinished(found)
        return sit_down(sitting, lang, pause, plain, left, coached=preset == FIRST)

    @words.command(app, "replay")
    def replay(
        file: Annotated[Path, words.argument("file", words("metavar-file"))],
        seat: Annotated[int | None, words.option("seat-replay", "--seat", metavar="N")] = None,
        plain: Annotated[bool, words.flag("plain")] = False,
        json: Annotated[bool, words.flag("json")] = False,
        _lang: Annotated[str | None, words.language()] = None,
        _help: Annotated[bool, words.help()] = False,
    ) -> int:
        from tafelrunde.terminal.replaying import Replay, ReplayApp, verified

        saved = saves.read(file)
        looked = Replay(saved, seat_of(seat, saved.players))
        if json:
            show_json(looked.as_data(saved, lang))
            return 0
        if plain or not is_terminal():
            show(Text(verified(saved, lang), style="bold"), Text())
            looked.show(lang)
            return 0
        app = ReplayApp(looked, lang)
        code = app.run()
        if app.fault is not None:
            raise app.fault
        show(Text(verified(saved, app.lang)))
        return code or 0


def seats_for(players: int, people: int, first: int | None, bots: str, names: list[str]) -> tuple[list[str], list[str]]:
    """Who sits where, and what they are called: people from the first person's seat on, bots on the others."""
    if not 0 <= people <= players:
        raise BadCommand(say("bad-people", people=str(people), players=players))
    start = seat_of(first, players) or 0
    with_people = [(start + place) % players for place in range(people)]
    bot_names = iter(bots_of(bots, players - people))
    seats = [PERSON if seat in with_people else next(bot_names) for seat in range(players)]
    given = [""] * players
    for seat, name in zip(with_people, names, strict=False):
        given[seat] = name.strip()
    return seats, given


def resumed(path: Path, bots: str = "", keeper: saves.Keeper | None = None) -> Sitting:
    """A saved game, taken up again. A recipe that does not say who played is played on from the first seat."""
    saved = saves.read(path)
    match = Match.replay(saved)
    seats = list(saved.seats)
    if len(seats) != saved.players:
        seats = [PERSON, *bots_of(bots, saved.players - 1)]
    try:
        return Sitting(match, seats, saved.names, keeper, saved.said)
    except BadOption:
        # A bot that this version does not know: somebody else sits down.
        others = iter(bots_of(bots, len(seats)))
        seats = [PERSON if kind == PERSON else next(others) for kind in seats]
        return Sitting(match, seats, saved.names, keeper, saved.said)


def left_unfinished(game: Game) -> tuple[Path, Callable[[], Sitting]] | None:
    """A game that was left in the middle, and how to take it up again."""
    found = saves.unfinished(game.id)
    if found is None:
        return None
    path, _ = found
    return path, lambda: resumed(path, keeper=saves.Keeper(game.id, path))


def sit_down(
    sitting: Sitting,
    lang: str,
    pause: float,
    plain: bool,
    left: tuple[Path, Callable[[], Sitting]] | None,
    coached: bool,
) -> int:
    """Play; the exit code."""
    if plain or not is_terminal():
        return play_line_by_line(sitting, lang, left)
    from tafelrunde.terminal.fullscreen import PlayApp

    app = PlayApp(sitting, lang, pause, left, coached)
    code = app.run()
    if app.fault is not None:
        raise app.fault
    left_at = app.sitting
    if left_at.match.choices and not left_at.state.over:
        trouble = left_at.keeper.trouble
        words = say("kept", game=left_at.game.id) if trouble is None else say("keep-failed", why=trouble)
        if code == INTERRUPTED:
            raise Stopped(words)
        show(Text(words.text(app.lang)))
    return code or 0
