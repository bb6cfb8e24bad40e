"""Effects on those who leave, and what they leave behind: skulls, spells and the cemetery."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.games.glow.effects.effect import SKULL, SPELL, SPELL_WORTH, GlowEffect
from tafelrunde.games.glow.effects.facts import EffectFacts
from tafelrunde.games.glow.steps.companions import ChooseFromCemetery
from tafelrunde.games.glow.words import say
from tafelrunde.kernel.words import Words, seat_words

if TYPE_CHECKING:
    from tafelrunde.games.glow.state.state import GlowState

# What a companion from the cemetery brings, for a bot.
REVIVAL_WORTH: Final = 4.0


class Die(GlowEffect):
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

    def kills_itself(self) -> bool:
        return True

    def unsettles(self, state: GlowState, card: int) -> bool:
        return card in state.holders


class CastSpells(GlowEffect):
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
            elif state.listening:
                state.tell(say("no-spell-left", seat=seat_words(other)), self.rule)

    def words(self) -> Words:
        return say("effect-cast-spells")

    def facts(self) -> EffectFacts:
        return EffectFacts("spell")

    def signs(self) -> str:
        return SPELL

    def worth(self) -> float:
        return SPELL_WORTH


class LoseRightmost(GlowEffect):
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

    def needs_companion(self) -> bool:
        return True

    def unsettles(self, state: GlowState, card: int) -> bool:
        return True

    def worth(self) -> float:
        return -SPELL_WORTH


class TakeFromCemetery(GlowEffect):
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

    def unsettles(self, state: GlowState, card: int) -> bool:
        return True

    def worth(self) -> float:
        return REVIVAL_WORTH
