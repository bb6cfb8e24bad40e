"""What a match is played with, read once from its options and the number of players."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from tafelrunde.games.battalia.box.board import BOARDS
from tafelrunde.games.battalia.options import BattaliaOptions

NO_VALLEYS: Final = 0
MOUNTAIN_PASS: Final = 1
KINGS_BRIDGE: Final = 2
VALLEYS: Final = ("none", "mountain_pass", "kings_bridge")


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class MatchOptions:
    """What one match is played with. It never changes, and all copies of a state share it."""

    __slots__ = (
        "bilkarr",
        "board",
        "draft",
        "expansion",
        "factions",
        "fanatics",
        "fate",
        "full_board_ends",
        "gates",
        "hero_mode",
        "home_terrain",
        "limited_attacks",
        "metamorpha",
        "new_specials",
        "royals",
        "scroll_summons",
        "team_of",
        "team_size",
        "teams",
        "trading",
        "unbound",
        "valleys",
        "weeks",
    )

    def __init__(self, options: BattaliaOptions, players: int) -> None:
        full = options.expansion
        self.valleys: int = VALLEYS.index(options.valleys) if full else NO_VALLEYS
        self.metamorpha: bool = full and options.metamorpha
        self.bilkarr: bool = full and options.bilkarr
        self.scroll_summons: bool = full and options.new_specials and options.scroll_summons
        # Characters come through gates, and both connection cards are about gates.
        needed = self.metamorpha or self.bilkarr or self.scroll_summons or self.valleys != NO_VALLEYS
        self.gates: bool = full and (options.gates or needed)
        self.hero_mode: bool = full and options.hero_mode
        self.draft: bool = full and options.draft
        self.royals: bool = full and options.royals
        self.trading: bool = full and options.trading
        self.expansion: bool = full
        self.new_specials: bool = full and options.new_specials
        self.fate: bool = full and options.fate
        self.unbound: bool = options.unbound
        self.fanatics: bool = full and options.fanatics
        self.home_terrain: bool = options.home_terrain
        self.weeks: int = options.weeks
        # B5.1, S15.2: one faction more than players with two or three.
        self.factions: int = players + 1 if players < 4 else players
        # The teams by seat (S7.1); team_of[seat] is the number of the team.
        self.team_of: list[int] = teams_of(players, options.teams if full else "everyone")
        self.teams: int = max(self.team_of) + 1
        self.team_size: list[int] = [self.team_of.count(team) for team in range(self.teams)]
        self.limited_attacks: bool = full and options.limited_attacks and players == 5 and self.teams == 2
        large = full and (options.large_board or self.valleys != NO_VALLEYS)
        self.board: int = BOARDS.index(board_for(players, large, self.valleys != NO_VALLEYS))
        # S17.3: a full board ends the game, unless two or three have little room or three play against two.
        recommended = not full or (large if players < 4 else not (players == 5 and self.teams == 2))
        self.full_board_ends: bool = (
            recommended if options.full_board_ends == "recommended" else options.full_board_ends == "yes"
        )


def teams_of(players: int, wish: str) -> list[int]:
    """S7.1, S7.9: the team of each seat. Alone, everybody is a team."""
    if wish == "everyone" or players < 4:
        return list(range(players))
    if players == 6 and wish == "standard":
        return [0, 1, 2, 0, 1, 2]
    return [seat % 2 for seat in range(players)]


def board_for(players: int, large: bool, valleys: bool) -> str:
    """The id of the board in components.toml."""
    if players == 6:
        return "six"
    if players == 5:
        return "five_valleys" if valleys else "five"
    name = ("two", "three", "four")[players - 2]
    return f"{name}_large" if large else name
