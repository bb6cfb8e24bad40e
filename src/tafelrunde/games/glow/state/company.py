"""What one person has: an adventurer with companions, dice, tokens and spells, and where they are on the board."""

from __future__ import annotations

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Company:
    """One seat's things. Cards and dice are numbers of the box; sets of them are numbers with a bit for each."""

    __slots__ = (
        "adventurer",
        "boats",
        "camp",
        "companions",
        "dice",
        "face_down",
        "fireflies",
        "footprints",
        "free_rerolls",
        "fresh",
        "lapped",
        "place",
        "rerolls",
        "score",
        "spells",
        "spent",
        "symbols",
        "used",
        "visited",
    )

    def __init__(
        self,
        adventurer: int,
        companions: list[int],
        dice: list[int],
        symbols: list[int],
        spells: list[int],
        boats: list[int],
        spent: list[int],
        score: int,
    ) -> None:
        # The number of the adventurer's card, or NOTHING before one is chosen.
        self.adventurer = adventurer
        # From left to right, the newest last (G3.2).
        self.companions = companions
        self.dice = dice
        # How often each symbol counts today, without what the black die takes away (G8.5). All 0 before the roll.
        self.symbols = symbols
        # Spells that lie open, and how many lie face down: which those are is not decided yet (G7.2).
        self.spells = spells
        self.face_down: int = 0
        # The position on the score track, counted on after its end, and whether that end was ever passed (G4.6).
        self.score = score
        self.lapped: bool = False
        self.footprints: int = 0
        self.fireflies: int = 0
        self.rerolls: int = 0
        # Rerolls of companions that are left today (G4.3).
        self.free_rerolls: int = 0
        # The dice that the last reroll has rolled; none as soon as the next question is answered.
        self.fresh: int = 0
        # Cards that were used this noon.
        self.used: int = 0
        # Where group and camp are in the Realm of Shadows, and the spaces of this afternoon.
        self.place: int = 0
        self.camp: int = 0
        self.visited: int = 0
        # How many dice of each element have been used for moving this afternoon (G11.1).
        self.spent = spent
        # The islands of the boats in the Sea of Darkness.
        self.boats = boats

    def copy(self) -> Company:
        other = Company(
            self.adventurer,
            self.companions.copy(),
            self.dice.copy(),
            self.symbols.copy(),
            self.spells.copy(),
            self.boats.copy(),
            self.spent.copy(),
            self.score,
        )
        other.face_down = self.face_down
        other.lapped = self.lapped
        other.footprints = self.footprints
        other.fireflies = self.fireflies
        other.rerolls = self.rerolls
        other.free_rerolls = self.free_rerolls
        other.fresh = self.fresh
        other.used = self.used
        other.place = self.place
        other.camp = self.camp
        other.visited = self.visited
        return other
