"""What can be chosen before a game."""

from __future__ import annotations

from typing import Literal

from tafelrunde.kernel.game import Options


class BattaliaOptions(Options, frozen=True):
    """The options of Battalia: The Stormgates as their rulebook has it for this number of players, unless said."""

    # Off: The Creation alone, and none of the modules below matters.
    expansion: bool = True
    # S7: two-player teams (with five, three against two), everybody alone, or two teams of three with six players.
    teams: Literal["standard", "everyone", "threes"] = "standard"
    # S8: stronger neutral cities and ruins, attacks with both heroes, veterans.
    hero_mode: bool = True
    # S16: starting cards are drafted instead of dealt.
    draft: bool = True
    # S4, S5: the gates and their storms. Whatever needs gates brings them.
    gates: bool = True
    # S3: kings and queens.
    royals: bool = True
    # S9 to S11: trading posts, stardust and chests.
    trading: bool = True
    # S13: the seven newer special artefacts.
    new_specials: bool = True
    # S14: the three fate cards.
    fate: bool = True
    # S18 to S21: characters that nobody plays.
    metamorpha: bool = False
    bilkarr: bool = False
    # B16, S22: universal units.
    unbound: bool = False
    fanatics: bool = False
    # S23, S24: the valleys, with one of the two connection cards.
    valleys: Literal["none", "mountain_pass", "kings_bridge"] = "none"
    # S15.8: the extended board also with fewer than five players.
    large_board: bool = False
    # B15.1: heroes enter their home terrain free of charge.
    home_terrain: bool = False
    # S17.3: whether a full board ends the game.
    full_board_ends: Literal["recommended", "yes", "no"] = "recommended"
    # S7.6: with five players the team of three attacks at most twice in a turn.
    limited_attacks: bool = False
    # S13.7: the Lost Scroll summons a character instead of fetching a card.
    scroll_summons: bool = False
    # B1.7: a game that nobody ends is over after so many weeks.
    weeks: Literal[16, 8, 4, 2, 1] = 16
