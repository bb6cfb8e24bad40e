"""What lies on the table: stacks, bridge, desert, and each seat's tableau."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.games.skybridge.box.ids import (
    AREAS,
    COLOURS,
    NOTHING,
    SECTIONS,
    SETUP,
    STACKS,
)
from tafelrunde.games.skybridge.state import secrets
from tafelrunde.games.skybridge.state.tableau import EMPTY, Tableau
from tafelrunde.kernel.packing import Triple
from tafelrunde.kernel.setup import Setup
from tafelrunde.kernel.state import State

if TYPE_CHECKING:
    from tafelrunde.games.skybridge.box.box import Box
    from tafelrunde.games.skybridge.effects.abilities import Ability

# The version of the rules that mended the first one.
MENDED: Final = 2

# One printed effect at one place, as an entry of `used` (K8.3): a slot, the card there, and the effect's number on it.
PRINTED: Final = Triple(256, 4)


class SkybridgeState(State):
    """A game of Skybridge.

    As in a tableau, the lists inside lists (`bags`, `tops`), `under`, `deity_bag`, `discard`, `veils`, `used` and
    `drakes` are never changed in place.
    """

    __slots__ = (
        "bags",
        "box",
        "bridge_left",
        "builders",
        "crown",
        "crown_owner",
        "dealt",
        "deity_bag",
        "discard",
        "drafted",
        "drake",
        "drakes",
        "free_rebels",
        "idle",
        "known",
        "phase",
        "rebels",
        "round",
        "section",
        "shown",
        "sky_face",
        "spare_ready",
        "start",
        "tableaus",
        "tops",
        "turn",
        "under",
        "used",
        "utreng_face",
        "utreng_on_bridge",
        "veils",
    )

    def __init__(self, setup: Setup, luck: int, box: Box, dealt: bool, drafted: bool) -> None:
        super().__init__(setup, luck)
        self.box = box
        self.dealt = dealt
        self.drafted = drafted
        self.tableaus: list[Tableau] = []
        self.phase: int = SETUP
        self.round: int = 0
        # Who has the start drake, and whose turn it is (NOTHING outside the character phase).
        self.start: int = 0
        self.turn: int = NOTHING
        # What this turn has used (see PRINTED).
        self.used: list[int] = EMPTY
        # Each stack's unseen cards, those put back on top (the top one last), and its open card.
        self.bags: list[list[int]] = [EMPTY] * STACKS
        self.tops: list[list[int]] = [EMPTY] * STACKS
        self.shown: list[int] = [NOTHING] * STACKS
        self.bridge_left: int = box.bridge_cards
        self.discard: list[int] = EMPTY
        # The unseen deity cards, and those under the stack, the next one first.
        self.deity_bag: list[int] = EMPTY
        self.under: list[int] = EMPTY
        # The great drakes that may lie on the eye-star stack, and the one that has awoken.
        self.drakes: list[int] = [0, 1, 2]
        self.drake: int = NOTHING
        # The stack with the crown, and who plays Guinn Urcela.
        self.crown: int = NOTHING
        self.crown_owner: int = NOTHING
        # The bridge: finished sections, rounds without a builder, the seats that built each section, the dice.
        self.section: int = 0
        self.idle: int = 0
        self.builders: list[int] = [0] * SECTIONS
        self.sky_face: int = NOTHING
        self.utreng_face: int = NOTHING
        self.utreng_on_bridge: bool = False
        self.spare_ready: bool = False
        # The rebels by area and colour, and the free ones that are left.
        self.rebels: list[int] = [0] * ((AREAS + 1) * COLOURS)
        self.free_rebels: int = box.free_rebels
        self.known: list[int] = secrets.all_unknown()
        self.veils: list[int] = EMPTY

    def copy(self) -> SkybridgeState:
        other = SkybridgeState(self.setup, 0, self.box, self.dealt, self.drafted)
        self.copy_kernel_to(other)
        other.tableaus = [tableau.copy() for tableau in self.tableaus]
        other.phase = self.phase
        other.round = self.round
        other.start = self.start
        other.turn = self.turn
        other.used = self.used
        other.bags = self.bags.copy()
        other.tops = self.tops.copy()
        other.shown = self.shown.copy()
        other.bridge_left = self.bridge_left
        other.discard = self.discard
        other.deity_bag = self.deity_bag
        other.under = self.under
        other.drakes = self.drakes
        other.drake = self.drake
        other.crown = self.crown
        other.crown_owner = self.crown_owner
        other.section = self.section
        other.idle = self.idle
        other.builders = self.builders.copy()
        other.sky_face = self.sky_face
        other.utreng_face = self.utreng_face
        other.utreng_on_bridge = self.utreng_on_bridge
        other.spare_ready = self.spare_ready
        other.rebels = self.rebels.copy()
        other.free_rebels = self.free_rebels
        other.known = self.known.copy()
        other.veils = self.veils
        return other

    def redeal(self, seat: int) -> None:
        """Deal hands and cards put back anew, as far as this seat does not know them. Stacks have no order."""
        secrets.redeal(self, seat)

    # ------------------------------------------------------------------ what several rules need

    @property
    def mended(self) -> bool:
        """Whether this match follows the second version of the rules."""
        return self.setup.version >= MENDED

    def ability(self, seat: int) -> Ability:
        """What the character of a seat can do (K17)."""
        return self.box.abilities[self.tableaus[seat].side]

    def leader(self) -> int:
        """The area of the rebel leader (K15.3)."""
        return AREAS - self.section

    def deities_left(self) -> int:
        """How many deity cards can be drawn."""
        return len(self.deity_bag) + len(self.under)

    def cards_left(self, stack: int) -> int:
        """How many face-down cards a stack of a nation or of the eye-star has."""
        return len(self.bags[stack]) + len(self.tops[stack])

    def visible(self, seat: int) -> int:
        """The passive effects that count for a seat now: on top of its piles, and given this turn (K1.2, K10.3)."""
        tableau = self.tableaus[seat]
        passives_of = self.box.passives_of
        visible = tableau.gift_passives
        for slot in range(len(tableau.piles)):
            pile = tableau.piles[slot]
            if pile and not tableau.closed >> slot & 1:
                visible += passives_of[pile[-1]]
        return visible

    # ------------------------------------------------------------------ scoring

    def parts_of_score(self, seat: int) -> list[int]:
        """What a seat scores as things stand: bridge, deities, rebels, garrisons."""
        tableau = self.tableaus[seat]
        box = self.box
        bridge = 0
        for section in range(SECTIONS):
            if self.builders[section] >> seat & 1:  # K16.4
                bridge += box.sections[section].points
                if self.builders[section] == 1 << seat:
                    bridge += box.sole_builder_bonus
        deities = 0
        for slot in range(len(tableau.piles)):
            if tableau.power >> slot & 1:  # K16.5
                for card in tableau.piles[slot]:
                    deities += box.points_of[card]
        rebels = 1 if self.leader() <= tableau.legion else 0  # K16.6
        for area in range(1, tableau.legion + 1):
            for colour in range(COLOURS):
                if colour != seat:
                    rebels += self.rebels[area * COLOURS + colour]
        garrisons = 0
        for area in range(1, AREAS + 1):
            if tableau.garrisons >> area & 1:  # K16.7
                garrisons += box.fort_points[area]
        return [bridge, deities, rebels, garrisons]

    def builders_of(self, seat: int) -> int:
        """How many sections have a figure of this seat."""
        count = 0
        for builders in self.builders:
            count += builders >> seat & 1
        return count

    @property
    def scores(self) -> list[int]:
        return [sum(self.parts_of_score(seat)) for seat in range(self.players)] if self.tableaus else []

    @property
    def winners(self) -> list[int]:
        if not self.over:
            return []
        scores = self.scores
        best = max(scores)
        tied = [seat for seat in range(self.players) if scores[seat] == best]
        most = max([self.builders_of(seat) for seat in tied])
        return [seat for seat in tied if self.builders_of(seat) == most]  # K16.8
