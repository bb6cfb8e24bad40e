"""What can be chosen before a game."""

from __future__ import annotations

from tafelrunde.kernel.game import Options


class VaalbaraOptions(Options, frozen=True):
    """The options of Vaalbara, all off as the rulebook has it."""

    # V2.2: sources differ on whether some lands are marked for five persons.
    five_person_lands: bool = False
    # V6.2.1: the rulebook's words allow both readings.
    bard_may_choose_self: bool = False
    # V2.3.1: otherwise the clans go by the seats.
    choose_clans: bool = False
