"""The vocabulary of effects: what cards and spells do at noon (G5.9 and later), and what some of them ask."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from tafelrunde.games.glow.box.ids import ELEMENTS
from tafelrunde.games.glow.effects.facts import EffectFacts
from tafelrunde.games.glow.words import say
from tafelrunde.kernel.step import Step
from tafelrunde.kernel.words import Words, seat_words

if TYPE_CHECKING:
    from tafelrunde.games.glow.box.box import Box
    from tafelrunde.games.glow.state.state import GlowState

# The signs for what effects give and take.
SHARD: Final = "✦"
FOOTPRINT: Final = "∴"
FIREFLY: Final = "✺"
REROLL: Final = "↻"
SKULL: Final = "☠"
SPELL: Final = "✴"


class GlowStep(Step["GlowState", "Box"]):
    """The base of all steps of this game."""

    __slots__ = ()


class Question(GlowStep):
    """A step that asks one seat."""

    __slots__ = ("seat",)

    rule = "G1.8"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: GlowState) -> None:
        state.ask(self.seat, self)


class Effect:
    """One thing that a card does when it is used. `icon` is its symbol (from the game-icons set)."""

    __slots__ = ()

    rule: ClassVar[str] = "G5.9"
    icon: ClassVar[str] = ""

    def apply(self, state: GlowState, seat: int, card: int, times: int) -> None:
        """Do it for a seat, as often as the condition of the card was met."""
        raise NotImplementedError

    def words(self) -> Words:
        """The effect as printed on the card."""
        raise NotImplementedError

    def facts(self) -> EffectFacts:
        """The effect as a symbol and a number."""
        raise NotImplementedError

    def signs(self) -> str:
        """The effect in a few signs."""
        raise NotImplementedError


# ---------------------------------------------------------------------- shards and tokens


class GainShards(Effect):
    """Shards of light."""

    __slots__ = ("shards",)

    icon = "sparkles"

    def __init__(self, shards: int) -> None:
        self.shards = shards

    def apply(self, state: GlowState, seat: int, card: int, times: int) -> None:
        state.gain_shards(seat, self.shards * times, self.rule)

    def words(self) -> Words:
        return say("effect-gain-shards", shards=self.shards)

    def facts(self) -> EffectFacts:
        return EffectFacts("shards", self.shards)

    def signs(self) -> str:
        return f"+{self.shards}{SHARD}"


class LoseShards(Effect):
    """Shards of light are lost, down to none (G1.4)."""

    __slots__ = ("shards",)

    icon = "falling-star"

    def __init__(self, shards: int) -> None:
        self.shards = shards

    def apply(self, state: GlowState, seat: int, card: int, times: int) -> None:
        state.lose_shards(seat, self.shards * times, self.rule)

    def words(self) -> Words:
        return say("effect-lose-shards", shards=self.shards)

    def facts(self) -> EffectFacts:
        return EffectFacts("shards", -self.shards)

    def signs(self) -> str:
        return f"−{self.shards}{SHARD}"


class GainFootprints(Effect):
    """Footprints."""

    __slots__ = ("footprints",)

    icon = "footprint"

    def __init__(self, footprints: int) -> None:
        self.footprints = footprints

    def apply(self, state: GlowState, seat: int, card: int, times: int) -> None:
        state.gain_footprints(seat, self.footprints * times, self.rule)

    def words(self) -> Words:
        return say("effect-gain-footprints", footprints=self.footprints)

    def facts(self) -> EffectFacts:
        return EffectFacts("footprints", self.footprints)

    def signs(self) -> str:
        return f"+{self.footprints}{FOOTPRINT}"


class LoseFootprints(Effect):
    """Footprints are lost, as far as there are any."""

    __slots__ = ("footprints",)

    rule = "G7.5"
    icon = "footsteps"

    def __init__(self, footprints: int) -> None:
        self.footprints = footprints

    def apply(self, state: GlowState, seat: int, card: int, times: int) -> None:
        state.lose_footprints(seat, self.footprints * times, self.rule)

    def words(self) -> Words:
        return say("effect-lose-footprints", footprints=self.footprints)

    def facts(self) -> EffectFacts:
        return EffectFacts("footprints", -self.footprints)

    def signs(self) -> str:
        return f"−{self.footprints}{FOOTPRINT}"


class GainFireflies(Effect):
    """Firefly tokens."""

    __slots__ = ("fireflies",)

    icon = "flying-beetle"

    def __init__(self, fireflies: int) -> None:
        self.fireflies = fireflies

    def apply(self, state: GlowState, seat: int, card: int, times: int) -> None:
        state.gain_fireflies(seat, self.fireflies * times, self.rule)

    def words(self) -> Words:
        return say("effect-gain-fireflies", fireflies=self.fireflies)

    def facts(self) -> EffectFacts:
        return EffectFacts("firefly", self.fireflies)

    def signs(self) -> str:
        return f"+{self.fireflies}{FIREFLY}"


class GainRerolls(Effect):
    """Reroll tokens, for later days."""

    __slots__ = ("rerolls",)

    icon = "rolling-dices"

    def __init__(self, rerolls: int) -> None:
        self.rerolls = rerolls

    def apply(self, state: GlowState, seat: int, card: int, times: int) -> None:
        state.gain_rerolls(seat, self.rerolls * times, self.rule)

    def words(self) -> Words:
        return say("effect-gain-rerolls", rerolls=self.rerolls)

    def facts(self) -> EffectFacts:
        return EffectFacts("rerolls", self.rerolls)

    def signs(self) -> str:
        return f"+{self.rerolls}{REROLL}"


# ---------------------------------------------------------------------- those who leave, and what they leave behind


class Die(Effect):
    """G5.10: the skull. The companion goes to the cemetery at once."""

    __slots__ = ()

    rule = "G5.10"
    icon = "death-skull"

    def apply(self, state: GlowState, seat: int, card: int, times: int) -> None:
        state.bury(seat, card, self.rule)

    def words(self) -> Words:
        return say("effect-die")

    def facts(self) -> EffectFacts:
        return EffectFacts("skull")

    def signs(self) -> str:
        return SKULL


class CastSpells(Effect):
    """G7.1: everybody else gets a spell, face down."""

    __slots__ = ()

    rule = "G7.1"
    icon = "spell-book"

    def apply(self, state: GlowState, seat: int, card: int, times: int) -> None:
        for distance in range(1, state.players):
            other = (seat + distance) % state.players
            if state.spells_left() > 0:
                state.companies[other].face_down += 1
                if state.listening:
                    state.tell(say("spell-cast", seat=seat_words(other), caster=seat_words(seat)), self.rule)

    def words(self) -> Words:
        return say("effect-cast-spells")

    def facts(self) -> EffectFacts:
        return EffectFacts("spell")

    def signs(self) -> str:
        return SPELL


class LoseRightmost(Effect):
    """G7.6: the rightmost companion goes to the cemetery and does nothing."""

    __slots__ = ()

    rule = "G7.6"
    icon = "reaper-scythe"

    def apply(self, state: GlowState, seat: int, card: int, times: int) -> None:
        state.bury(seat, state.companies[seat].companions[-1], self.rule)

    def words(self) -> Words:
        return say("effect-lose-rightmost")

    def facts(self) -> EffectFacts:
        return EffectFacts("grave")

    def signs(self) -> str:
        return SKULL


class TakeFromCemetery(Effect):
    """G9.1: another companion comes from the cemetery."""

    __slots__ = ()

    rule = "G9.1"
    icon = "raise-zombie"

    def apply(self, state: GlowState, seat: int, card: int, times: int) -> None:
        others = state.cemetery & ~(1 << card)
        if others:
            state.push(ChooseFromCemetery(seat, others))

    def words(self) -> Words:
        return say("effect-take-from-cemetery")

    def facts(self) -> EffectFacts:
        return EffectFacts("rise")

    def signs(self) -> str:
        return f"+{SKULL}"


class ChooseFromCemetery(Question):
    """G9.1: Cromaug's question. A code is a companion.

    `choices` is a set of companions, a number with a bit for each: what lay there when Cromaug was used. Somebody else
    may bury a companion while this question is open, and a question never changes (G9.6).
    """

    __slots__ = ("choices",)

    rule = "G9.1"
    first_come = True  # G1.6

    def __init__(self, seat: int, choices: int) -> None:
        super().__init__(seat)
        self.choices = choices

    def legal(self, state: GlowState, seat: int) -> Sequence[int]:
        return [companion for companion in range(state.box.companion_count) if self.choices >> companion & 1]

    def answer(self, state: GlowState, seat: int, code: int) -> None:
        state.cemetery &= ~(1 << code)
        if state.listening:
            state.tell(say("taken-from-cemetery", seat=seat_words(seat), companion=state.box.name_of(code)), self.rule)
        state.join(seat, code, self.rule)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-cemetery")

    def option(self, box: Box, code: int) -> Words:
        return say("choose-from-cemetery", companion=box.name_of(code))


class ChooseLargeDie(Question):
    """G6.2: the Sketal of all colours brings a large die of one's choice. A code is a colour.

    `colours` is a set of colours, a number with a bit for each: the large dice in the reserve when it came.
    """

    __slots__ = ("colours", "companion")

    rule = "G6.2"

    def __init__(self, seat: int, companion: int, colours: int) -> None:
        super().__init__(seat)
        self.companion = companion
        self.colours = colours

    def legal(self, state: GlowState, seat: int) -> Sequence[int]:
        return [colour for colour in range(ELEMENTS) if self.colours >> colour & 1]

    def answer(self, state: GlowState, seat: int, code: int) -> None:
        state.take_large_die(seat, self.companion, code, self.rule)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-large-die", companion=box.name_of(self.companion))

    def option(self, box: Box, code: int) -> Words:
        return say("choose-large-die", die=box.dice[box.reserve_die[code]].name)
