"""What can be chosen before a game."""

from __future__ import annotations

from tafelrunde.kernel.game import Options


class GlowOptions(Options, frozen=True):
    """The options of GLOW: the Realm of Shadows with adventurers of one's choice, unless said otherwise."""

    # G2.1: the other side of the board.
    sea_of_darkness: bool = False
    # G2.2: adventurers are dealt and not chosen.
    random_adventurers: bool = False
    # G8.4: Kaar's people who keep the black die are under its curse.
    kaar_cursed: bool = False
    # G15: at a table for two, the second seat is Tom. This is not in the German rulebook.
    solo: bool = False
