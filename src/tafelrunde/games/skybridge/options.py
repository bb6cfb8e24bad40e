"""What can be chosen before a game."""

from __future__ import annotations

from typing import Literal

from tafelrunde.kernel.game import Options


class SkybridgeOptions(Options, frozen=True):
    """The options of Skybridge, as the rulebook recommends them for a first game."""

    # K2.4: characters and sides are chosen one after the other, or dealt by lot.
    characters: Literal["chosen", "dealt"] = "chosen"
    # K2.7, K2.8: the marked cards of the own nation, or a draft.
    hands: Literal["recommended", "drafted"] = "recommended"
