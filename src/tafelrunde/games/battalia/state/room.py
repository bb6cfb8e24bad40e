"""Whether a match can be begun as it is wanted: not too many players, and room for the cities that end it."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.battalia.box.box import Box
from tafelrunde.games.battalia.options import BattaliaOptions
from tafelrunde.games.battalia.state.match_options import NO_VALLEYS, MatchOptions
from tafelrunde.games.battalia.words import say
from tafelrunde.kernel.setup import Setup
from tafelrunde.kernel.words import Words

# B1.1: more people than this need the expansion.
PLAYERS_OF_THE_CREATION: Final = 4


def refuses(setup: Setup) -> Words | None:
    """What cannot be begun. What version 1 let people begin goes on."""
    options, box = setup.options, setup.box
    assert isinstance(options, BattaliaOptions)
    assert isinstance(box, Box)
    if setup.version == 1:
        return None
    if not options.expansion and setup.players > PLAYERS_OF_THE_CREATION:
        return say("wrong-too-many-players", most=PLAYERS_OF_THE_CREATION, players=setup.players)
    match = MatchOptions(options, setup.players)
    room, needed = room_for_cities(box, match), cities_to_found(box, match)
    if room < needed:
        return say("wrong-no-room", board=box.boards[match.board].id, room=room, needed=needed)
    return None


def room_for_cities(box: Box, match: MatchOptions) -> int:
    """How many new cities a match can have: there must be squares (B10.5, S23.6) and cards (B2.5) for them."""
    board = box.boards[match.board]
    cards = match.factions * box.cities_per_faction - len(board.start) - len(board.neutral)
    return min(cards, board.room if match.valleys == NO_VALLEYS else board.room_beside_valleys)


def cities_to_found(box: Box, match: MatchOptions) -> int:
    """How many new cities the team that needs most has to found if it conquers none (B1.3, S17.2)."""
    return max([box.cities_to_win[size] - size for size in match.team_size])
