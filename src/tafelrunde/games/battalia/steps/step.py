"""The bases of all steps of this game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from tafelrunde.games.battalia.box.ids import (
    CENTRE,
    NEUTRAL,
    NOTHING,
    RUINS,
    is_virtual,
    kind_of,
)
from tafelrunde.games.battalia.state.strength import place_strength
from tafelrunde.games.battalia.words import NO_PRICE, VOICE, price_of, say
from tafelrunde.kernel.step import Question, SecretQuestion, Step
from tafelrunde.kernel.words import Words, seat_words

if TYPE_CHECKING:
    from tafelrunde.games.battalia.box.box import Box
    from tafelrunde.games.battalia.box.costs import Cost
    from tafelrunde.games.battalia.state.state import BattaliaState

# The answer of somebody who wants no more, where a question is asked again and again. No card and no square has it.
ENOUGH: Final = 254
# The answer where a hand holds nothing that fits. The menu offers only what can be paid, so this is never offered at a
# table; but somebody who imagines another seat's hand may deal it one that cannot.
GIVE_UP: Final = 255


class BattaliaStep(Step["BattaliaState", "Box"]):
    """A step of Battalia."""

    __slots__ = ()

    def note(self, state: BattaliaState, seat: int, code: int) -> Words | None:
        return square_note(state, self.option(state.box, code))


class SeatStep(BattaliaStep):
    """A step that acts for one seat, and knows nothing else."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class BattaliaQuestion(Question["BattaliaState", "Box"]):
    """A step that asks its seat. What can be answered is known to everybody."""

    __slots__ = ()

    def note(self, state: BattaliaState, seat: int, code: int) -> Words | None:
        return square_note(state, self.option(state.box, code))


class BattaliaSecretQuestion(SecretQuestion["BattaliaState", "Box"]):
    """A step that asks its seat about cards that the others cannot see, so it always asks."""

    __slots__ = ()

    def note(self, state: BattaliaState, seat: int, code: int) -> Words | None:
        return square_note(state, self.option(state.box, code))


class SquareQuestion(BattaliaQuestion):
    """A question whose answer is a square, or ENOUGH."""

    __slots__ = ()

    def option(self, box: Box, code: int) -> Words:
        return say("choose-enough") if code == ENOUGH else say("choose-square", square=box.square_names[code])


class HeroSquareQuestion(SquareQuestion):
    """A square for one of the heroes."""

    __slots__ = ("hero",)

    def __init__(self, seat: int, hero: int) -> None:
        self.seat = seat
        self.hero = hero


class MoreSquaresQuestion(SquareQuestion):
    """The next of several squares: how many are left, and whether this one must be chosen."""

    __slots__ = ("left", "must")

    def __init__(self, seat: int, left: int, must: bool) -> None:
        self.seat = seat
        self.left = left
        self.must = must


class HeroQuestion(BattaliaQuestion):
    """A question about what one of the heroes does."""

    __slots__ = ("hero",)

    def __init__(self, seat: int, hero: int) -> None:
        self.seat = seat
        self.hero = hero


class GrantedQuestion(BattaliaQuestion):
    """A question about something that costs nothing; `source` is the rule that grants it."""

    __slots__ = ("source",)

    def __init__(self, seat: int, source: str) -> None:
        self.seat = seat
        self.source = source


class CardQuestion(BattaliaSecretQuestion):
    """A question whose answer is a card at hand: a kind, with VIRTUAL added for one of the workbench; or ENOUGH.

    It adds `playable` and `play`; GIVE_UP is dealt with here.
    """

    __slots__ = ()

    def playable(self, state: BattaliaState, seat: int) -> list[int]:
        """The cards that can be chosen."""
        raise NotImplementedError

    def play(self, state: BattaliaState, seat: int, code: int) -> None:
        """A card was chosen."""
        raise NotImplementedError

    def legal(self, state: BattaliaState, seat: int) -> Sequence[int]:
        codes = self.playable(state, seat)
        return codes if codes else (GIVE_UP,)

    def answer(self, state: BattaliaState, seat: int, code: int) -> None:
        if code != GIVE_UP:
            self.play(state, seat, code)

    def option(self, box: Box, code: int) -> Words:
        if code == GIVE_UP:
            return say("choose-nothing")
        return say("choose-enough") if code == ENOUGH else card_option(box, code)


class MoreCardsQuestion(CardQuestion):
    """The next of several cards: how many are left, and whether this one must be chosen."""

    __slots__ = ("left", "must")

    def __init__(self, seat: int, left: int, must: bool) -> None:
        self.seat = seat
        self.left = left
        self.must = must


def card_option(box: Box, code: int) -> Words:
    """The words for laying a card."""
    if is_virtual(code):
        kind = kind_of(code)
        return say("choose-card-of-workbench", card=box.card_names[kind].about(f"bench:{box.card_ids[kind]}"))
    return say("choose-card", card=box.card_names[code])


class Deed(BattaliaStep):
    """What an action row is laid for: it is done once the row is paid and confirmed (B8.1)."""

    __slots__ = ()

    # Its name in the view.
    deed: ClassVar[str] = ""

    def run(self, state: BattaliaState) -> None:
        price = NO_PRICE
        if state.paid is not None:
            if state.listening:
                price = price_of([state.box.card_names[kind_of(code)] for code in state.paid])
            state.paid = None
        self.act(state, price)

    def act(self, state: BattaliaState, price: Words) -> None:
        """Do it, and tell what it has cost."""
        raise NotImplementedError

    def cost(self, state: BattaliaState) -> Cost:
        """What it costs."""
        raise NotImplementedError

    def words(self, box: Box) -> Words:
        """What it will do."""
        raise NotImplementedError


class SquareDeed(Deed):
    """A deed on a square."""

    __slots__ = ("seat", "square")

    def __init__(self, seat: int, square: int) -> None:
        self.seat = seat
        self.square = square


def tell(state: BattaliaState, rule: str, id: str, **args: int | str | Words) -> None:
    """Tell an event where several steps do the same, under the rule by which it happens; see `Step.tell`."""
    if state.listening:
        seat = args.get("seat")
        if isinstance(seat, int):
            args["seat"] = seat_words(seat)
        state.tell(Words(VOICE.game, id, args), rule)


def square_note(state: BattaliaState, words: Words) -> Words | None:
    """What is on the square that an answer is about."""
    refs = words.refs
    for square, name in enumerate(state.box.square_names):
        if name.ref in refs:
            return standing_on(state, square)
    return None


def standing_on(state: BattaliaState, square: int) -> Words | None:
    """What lies on a square and who is there: "City on a bend, Anna, level 2, hero of Ben"."""
    kind, owner = state.kinds[square], state.owners[square]
    if kind == NOTHING:
        return None
    parts = [say("place-neutral") if owner == NEUTRAL and kind != CENTRE else state.box.place_names[kind]]
    if owner >= 0:
        parts.append(say("note-owner", seat=seat_words(owner), level=state.levels[square]))
    elif owner == NEUTRAL or kind == RUINS:
        parts.append(say("note-strength", strength=place_strength(state, square)))
    for seat, person in enumerate(state.people):
        parts += [say("note-hero", seat=seat_words(seat)) for place in person.heroes if place == square]
    if state.metamorpha == square:
        parts.append(say("choose-metamorpha"))
    if state.bilkarr == square:
        parts.append(say("choose-bilkarr"))
    return VOICE.chain("side-by-side", parts)
