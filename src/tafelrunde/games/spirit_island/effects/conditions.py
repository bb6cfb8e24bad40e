"""What an effect asks before it happens, and which lands it looks for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.games.spirit_island.box.filters import LandFilter
from tafelrunde.games.spirit_island.box.ids import BUILDINGS, CITY, DAHAN, INVADERS, TERRAIN_IDS
from tafelrunde.games.spirit_island.box.names import kinds_words
from tafelrunde.games.spirit_island.words import say
from tafelrunde.kernel.words import Words

if TYPE_CHECKING:
    from tafelrunde.games.spirit_island.state.state import SpiritIslandState


class Condition:
    """A question about a land (or about the spirit that uses a power) with the answer yes or no."""

    __slots__ = ()

    def holds(self, state: SpiritIslandState, seat: int, land: int) -> bool:
        raise NotImplementedError

    def words(self) -> Words:
        """The condition after an "if": "there is blight"."""
        raise NotImplementedError

    def lands(self) -> Words:
        """The lands for which it holds: "land with blight"."""
        return say("lands-that-are", attribute=self.attribute())

    def attribute(self) -> Words:
        """What is true of such a land, after its name: "with blight"."""
        raise NotImplementedError

    def joint(self) -> str:
        """The message that adds another condition to the lands for which this one holds."""
        return "lands-both-with"


class LandIs(Condition):
    """The land has one of some terrains."""

    __slots__ = ("terrains",)

    def __init__(self, terrains: int) -> None:
        self.terrains = terrains

    def holds(self, state: SpiritIslandState, seat: int, land: int) -> bool:
        return state.island.terrain[land] & self.terrains != 0

    def words(self) -> Words:
        return say("if-terrain", terrain=self.lands())

    def lands(self) -> Words:
        return LandFilter("/".join(TERRAIN_IDS[bit] for bit in (1, 2, 4, 8) if self.terrains & bit)).words()


class Anywhere(Condition):
    """Any land."""

    __slots__ = ()

    def holds(self, state: SpiritIslandState, seat: int, land: int) -> bool:
        return True

    def words(self) -> Words:
        return self.lands()

    def lands(self) -> Words:
        return say("lands-any")


class Coastal(Condition):
    """The land touches an ocean."""

    __slots__ = ()

    def holds(self, state: SpiritIslandState, seat: int, land: int) -> bool:
        return state.island.coastal >> land & 1 == 1

    def words(self) -> Words:
        return say("if-coastal")

    def lands(self) -> Words:
        return say("lands-coastal")

    def joint(self) -> str:
        return "lands-both"


class Inland(Condition):
    """The land does not touch an ocean."""

    __slots__ = ()

    def holds(self, state: SpiritIslandState, seat: int, land: int) -> bool:
        return state.island.coastal >> land & 1 == 0

    def words(self) -> Words:
        return say("if-inland")

    def lands(self) -> Words:
        return say("lands-inland")

    def joint(self) -> str:
        return "lands-both"


class IsOcean(Condition):
    """The land is an ocean."""

    __slots__ = ()

    def holds(self, state: SpiritIslandState, seat: int, land: int) -> bool:
        return state.island.oceans >> land & 1 == 1

    def words(self) -> Words:
        return say("if-ocean")

    def lands(self) -> Words:
        return say("lands-ocean")


class Has(Condition):
    """There are at least so many figures of some kinds."""

    __slots__ = ("count", "kinds")

    def __init__(self, kinds: int, count: int = 1) -> None:
        self.kinds = kinds
        self.count = count

    def holds(self, state: SpiritIslandState, seat: int, land: int) -> bool:
        return state.count(land, self.kinds) >= self.count

    def words(self) -> Words:
        return say(f"if-has-{self.kinds}", count=self.count)

    def attribute(self) -> Words:
        return say(f"with-{self.kinds}", count=self.count)


class HasNo(Condition):
    """There is no figure of some kinds."""

    __slots__ = ("kinds",)

    def __init__(self, kinds: int) -> None:
        self.kinds = kinds

    def holds(self, state: SpiritIslandState, seat: int, land: int) -> bool:
        return not state.has(land, self.kinds)

    def words(self) -> Words:
        return say("if-has-no", kinds=kinds_words(self.kinds, 2))

    def attribute(self) -> Words:
        return say("without", kinds=kinds_words(self.kinds, 2))


class HasBlight(Condition):
    """There is blight."""

    __slots__ = ()

    def holds(self, state: SpiritIslandState, seat: int, land: int) -> bool:
        return state.blight_in(land) > 0

    def words(self) -> Words:
        return say("if-blight")

    def attribute(self) -> Words:
        return say("with-blight")


class OwnPresence(Condition):
    """The spirit itself has presence there."""

    __slots__ = ()

    def holds(self, state: SpiritIslandState, seat: int, land: int) -> bool:
        return state.spirits[seat].presence[land] > 0

    def words(self) -> Words:
        return say("if-own-presence")

    def attribute(self) -> Words:
        return say("with-own-presence")


class AnyPresence(Condition):
    """Some spirit has presence there."""

    __slots__ = ()

    def holds(self, state: SpiritIslandState, seat: int, land: int) -> bool:
        here = 0
        for spirit in state.spirits:
            here |= spirit.lands
        return here >> land & 1 == 1

    def words(self) -> Words:
        return say("if-any-presence")

    def attribute(self) -> Words:
        return say("with-any-presence")


class AnySacredSite(Condition):
    """Some spirit has a sacred site there."""

    __slots__ = ()

    def holds(self, state: SpiritIslandState, seat: int, land: int) -> bool:
        here = 0
        for spirit in state.spirits:
            here |= spirit.sites
        return here >> land & 1 == 1

    def words(self) -> Words:
        return say("if-any-sacred-site")

    def attribute(self) -> Words:
        return say("with-any-sacred-site")


class Both(Condition):
    """Two conditions at once."""

    __slots__ = ("first", "second")

    def __init__(self, first: Condition, second: Condition) -> None:
        self.first = first
        self.second = second

    def holds(self, state: SpiritIslandState, seat: int, land: int) -> bool:
        return self.first.holds(state, seat, land) and self.second.holds(state, seat, land)

    def words(self) -> Words:
        return say("if-both", first=self.first.words(), second=self.second.words())

    def lands(self) -> Words:
        return say(self.first.joint(), lands=self.first.lands(), attribute=self.second.attribute())


class AtMost(Condition):
    """There are at most so many invaders, and one of some kinds among them."""

    __slots__ = ("count", "kinds")

    def __init__(self, count: int, kinds: int = INVADERS) -> None:
        self.count = count
        self.kinds = kinds

    def holds(self, state: SpiritIslandState, seat: int, land: int) -> bool:
        return state.count(land, INVADERS) <= self.count and state.has(land, self.kinds)

    def attribute(self) -> Words:
        return say(f"with-at-most-{self.kinds}", count=self.count)


class DahanOutnumberInvaders(Condition):
    """There are invaders, and more dahan than those."""

    __slots__ = ()

    def holds(self, state: SpiritIslandState, seat: int, land: int) -> bool:
        invaders = state.count(land, INVADERS)
        return 0 < invaders < state.count(land, DAHAN)

    def words(self) -> Words:
        return say("if-dahan-outnumber")


# ---------------------------------------------------------------------- the power itself


class TargetsAnother(Condition):
    """The power was used on another spirit."""

    __slots__ = ()

    def holds(self, state: SpiritIslandState, seat: int, land: int) -> bool:
        return state.target_spirit != state.user

    def words(self) -> Words:
        return say("if-another-spirit")


class SacredSites(Condition):
    """The user has at least so many sacred sites."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    def holds(self, state: SpiritIslandState, seat: int, land: int) -> bool:
        return state.spirits[state.user].sites.bit_count() >= self.count

    def words(self) -> Words:
        return say("if-sacred-sites", count=self.count)


class DahanPushedToBuildings(Condition):
    """This power has pushed dahan into a land with towns or cities."""

    __slots__ = ()

    def holds(self, state: SpiritIslandState, seat: int, land: int) -> bool:
        buildings = 0
        for other in range(len(state.flags)):
            if state.pushed_into >> other & 1:
                buildings += state.count(other, BUILDINGS)
        return buildings > 0

    def words(self) -> Words:
        return say("if-dahan-pushed-to-buildings")


ANYWHERE: Final = Anywhere()
COASTAL: Final = Coastal()
INLAND: Final = Inland()
WITH_DAHAN: Final = Has(DAHAN)
WITH_INVADERS: Final = Has(INVADERS)
WITH_BUILDINGS: Final = Has(BUILDINGS)
WITH_CITY: Final = Has(CITY)
