"""Action rows (B8): cards are laid one by one, the finished row is confirmed, and then its deed is done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tafelrunde.games.battalia.box.ids import (
    CLASS_KING,
    CLASS_OF,
    CLASS_QUEEN,
    CLASS_STARDUST,
    CLASS_SUPPLY,
    CLASS_TOOL,
    FRIMAN,
    LORD,
    NOTHING,
    TOOL,
    VIRTUAL,
    is_virtual,
    kind_of,
)
from tafelrunde.games.battalia.steps.frost import unless_frozen
from tafelrunde.games.battalia.steps.step import GIVE_UP, BattaliaSecretQuestion, CardQuestion, Deed, card_option
from tafelrunde.games.battalia.words import say
from tafelrunde.kernel.words import Words, seat_words

if TYPE_CHECKING:
    from tafelrunde.games.battalia.box.box import Box
    from tafelrunde.games.battalia.box.costs import Cost
    from tafelrunde.games.battalia.state.player import Player
    from tafelrunde.games.battalia.state.state import BattaliaState


def kinds_at_hand(person: Player) -> list[int]:
    """Every kind of card that a seat can lay, once; VIRTUAL is added for those of the workbench."""
    codes: list[int] = []
    for kind in person.hand:
        if kind not in codes:
            codes.append(kind)
    codes.sort()
    if not person.bench:
        return codes
    bench: list[int] = []
    for kind in person.bench:
        if kind + VIRTUAL not in bench:
            bench.append(kind + VIRTUAL)
    bench.sort()
    return codes + bench


def code_of(person: Player, kind: int) -> int:
    """How a card can be laid: as it is from the hand, with VIRTUAL added from the workbench, or NOTHING."""
    if kind in person.hand:
        return kind
    return kind + VIRTUAL if kind in person.bench else NOTHING


def suits(kind_class: int, wanted: int, higher: bool) -> bool:
    """Whether a card of a class is one that a row asks for."""
    if kind_class == wanted:
        return True
    return higher and (wanted < kind_class <= LORD or kind_class in (CLASS_QUEEN, CLASS_KING))


def supplies_in(state: BattaliaState, counts: list[int]) -> int:
    """How much supply there is in cards of these classes; stardust counts for more (S10.1)."""
    return counts[CLASS_SUPPLY] + state.box.stardust_counts_as * counts[CLASS_STARDUST]


def can_pay(state: BattaliaState, counts: list[int], cost: Cost) -> bool:
    """Whether cards of these classes make up a row."""
    if cost.cards:
        cards = counts[cost.kind_class]
        if cost.higher:
            for rank in range(cost.kind_class + 1, LORD + 1):
                cards += counts[rank]
            cards += counts[CLASS_QUEEN] + counts[CLASS_KING]
        if cards < cost.cards:
            return False
    return enough(state, counts, cost.labour, cost.supply, False, cost.tools)


def enough(state: BattaliaState, counts: list[int], labour: int, supply: int, tooled: bool, tools_help: bool) -> bool:
    """Whether labour and supply can be paid: frimen or tools, and supply that an enlightened tool saves (B11)."""
    box = state.box
    supplies = supplies_in(state, counts)
    if labour == 0:
        return supplies >= supply or (tooled and state.lit() == TOOL)
    frimen = counts[FRIMAN]
    each = box.artefact_figure[TOOL]
    for tools in range(counts[CLASS_TOOL] + 1 if tools_help else 1):
        left = labour - each * tools
        if 0 <= left <= frimen and (supplies >= supply or ((tooled or tools > 0) and state.lit() == TOOL)):
            return True
    return False


def lay_for(state: BattaliaState, seat: int, deed: Deed) -> None:
    """Begin the row for a deed; what costs nothing is done at once."""
    cost = deed.cost(state)
    if cost.labour == 0 and cost.cards == 0 and cost.supply == 0:
        state.people[seat].acted = True
        state.push(deed)
    else:
        state.push(LayRow(seat, deed, cost.labour, cost.cards, cost.kind_class, cost.higher, cost.supply, False))


class LayRow(CardQuestion):
    """B8.1: the next card of a row. A code is a kind, with VIRTUAL added for one of the workbench."""

    __slots__ = ("cards", "deed", "higher", "kind_class", "labour", "supply", "tooled")

    rule = "B8.1"

    def __init__(
        self, seat: int, deed: Deed, labour: int, cards: int, kind_class: int, higher: bool, supply: int, tooled: bool
    ) -> None:
        self.seat = seat
        self.deed = deed
        # What the row still lacks.
        self.labour = labour
        self.cards = cards
        self.kind_class = kind_class
        self.higher = higher
        self.supply = supply
        # Whether a tool lies in the row.
        self.tooled = tooled

    def playable(self, state: BattaliaState, seat: int) -> list[int]:
        person = state.people[seat]
        counts = person.counts()
        return [code for code in kinds_at_hand(person) if self._helps(state, counts, CLASS_OF[code])]

    def _helps(self, state: BattaliaState, counts: list[int], kind_class: int) -> bool:
        """Whether the row can still be finished once a card of this class lies in it."""
        if self.cards and suits(kind_class, self.kind_class, self.higher):
            return True
        labour, supply, tooled = self.labour, self.supply, self.tooled
        tools_help = labour == 0 or self.deed.cost(state).tools
        if kind_class == FRIMAN and labour:
            labour -= 1
        elif kind_class == CLASS_TOOL and tools_help and labour >= state.box.artefact_figure[TOOL]:
            labour -= state.box.artefact_figure[TOOL]
            tooled = True
        elif kind_class == CLASS_SUPPLY and supply:
            supply -= 1
        elif kind_class == CLASS_STARDUST and supply:
            supply = max(0, supply - state.box.stardust_counts_as)
        else:
            return False
        counts[kind_class] -= 1
        possible = enough(state, counts, labour, supply, tooled, tools_help)
        counts[kind_class] += 1
        return possible

    def answer(self, state: BattaliaState, seat: int, code: int) -> None:
        if code == GIVE_UP:
            take_row_back(state, seat)
            return
        lay(state, seat, code)
        kind_class = CLASS_OF[code]
        labour, cards, supply, tooled = self.labour, self.cards, self.supply, self.tooled
        if cards and suits(kind_class, self.kind_class, self.higher):
            cards -= 1
        elif kind_class == FRIMAN:
            labour -= 1
        elif kind_class == CLASS_TOOL:
            labour -= state.box.artefact_figure[TOOL]
            tooled = True
        elif kind_class == CLASS_SUPPLY:
            supply -= 1
        else:
            supply = max(0, supply - state.box.stardust_counts_as)
        if tooled and state.lit() == TOOL:
            supply = 0
        if labour or cards or supply:
            state.push(LayRow(seat, self.deed, labour, cards, self.kind_class, self.higher, supply, tooled))
        else:
            state.push(Confirm(seat, self.deed))

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-lay", deed=self.deed.words(box), lacking=self.lacking(box))

    def lacking(self, box: Box) -> Words:
        """What the row still lacks, in words."""
        lacks = [
            *([say("lack-labour", count=self.labour)] if self.labour else []),
            *([self._lacking_cards(box)] if self.cards else []),
            *([say("lack-supply", count=self.supply)] if self.supply else []),
        ]
        return lacks[0] if len(lacks) == 1 else say("lack-two", first=lacks[0], second=lacks[1])

    def _lacking_cards(self, box: Box) -> Words:
        message = "lack-units-or-higher" if self.higher else "lack-units"
        return say(message, count=self.cards, card=box.class_name(self.kind_class))

    def option(self, box: Box, code: int) -> Words:
        return say("choose-give-up") if code == GIVE_UP else card_option(box, code)


def lay(state: BattaliaState, seat: int, code: int) -> None:
    """A card goes from the hand or the workbench into the row."""
    person = state.people[seat]
    if is_virtual(code):
        person.bench.remove(kind_of(code))
    else:
        person.leave_hand(code)
    person.row.append(code)
    if state.listening:
        state.tell(say("laid", seat=seat_words(seat), card=state.box.card_names[kind_of(code)]), "B8.1")


def take_row_back(state: BattaliaState, seat: int) -> None:
    """The cards of an unfinished row go back to where they came from."""
    person = state.people[seat]
    for code in person.row:
        if is_virtual(code):
            person.bench.append(kind_of(code))
        else:
            person.take_openly(code)
    person.row.clear()


def clear_row(state: BattaliaState, seat: int) -> None:
    """The cards of a finished row have been played; virtual ones vanish (B8.5)."""
    person = state.people[seat]
    for code in person.row:
        if not is_virtual(code):
            person.played.append(code)
    person.row.clear()
    person.acted = True


class Confirm(BattaliaSecretQuestion):
    """B8.1: the row is finished. Until this is answered it can be taken back (undo); then the deed is done."""

    __slots__ = ("deed",)

    rule = "B8.1"

    def __init__(self, seat: int, deed: Deed) -> None:
        self.seat = seat
        self.deed = deed

    def legal(self, state: BattaliaState, seat: int) -> Sequence[int]:
        return (0,)

    def answer(self, state: BattaliaState, seat: int, code: int) -> None:
        state.paid = tuple(state.people[seat].row)
        clear_row(state, seat)
        unless_frozen(state, seat, self.deed)

    def prompt(self, box: Box, seat: int) -> Words:
        return say("ask-confirm", deed=self.deed.words(box))

    def option(self, box: Box, code: int) -> Words:
        return say("choose-confirm")
