"""A match: a state together with how it came about, so that it can be undone, replayed and checked.

A game is also its recipe: the game, the version of its rules, the options, the seed and the choices. Chance outcomes
are written next to the choices they followed, so a recipe can be replayed even after a change of the generator.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, TypeAlias

import msgspec

from tafelrunde.kernel import registry
from tafelrunde.kernel.chance import GENERATOR, Recorder, Script, first_luck
from tafelrunde.kernel.errors import BadRecipe, CannotUndo, IllegalChoice, kernel_words
from tafelrunde.kernel.game import check_seed
from tafelrunde.kernel.setup import Setup
from tafelrunde.kernel.state import State
from tafelrunde.kernel.words import seat_words

# A number as a recipe may hold it: whoever reads or stores one can rely on its size.
Small: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]


class Choice(msgspec.Struct, frozen=True, array_like=True):
    """One answer, and the chance outcomes that followed it."""

    seat: Small
    index: Small
    outcomes: tuple[Small, ...] = ()


class Recipe(msgspec.Struct, frozen=True, kw_only=True):
    """A whole match, small enough to send by mail. `digest` is the fingerprint of the state it leads to."""

    tafelrunde: int = 1
    generator: Small = GENERATOR
    game: str
    version: Small
    players: Small
    options: dict[str, bool | int | str]
    components: dict[str, Any] = {}
    seed: int
    # Chance outcomes of the setup, before the first choice.
    deal: tuple[Small, ...] = ()
    choices: tuple[Choice, ...] = ()
    digest: str = ""

    def to_json(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self), indent=1)

    def write(self, path: Path) -> None:
        """Write a recipe file whole or not at all: a full disk or a crash never harms an older file."""
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}-")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(self.to_json())
                file.flush()
                os.fsync(file.fileno())
            Path(name).replace(path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise


def read_recipe(data: bytes) -> Recipe:
    """A recipe from JSON; BadRecipe says what is wrong with it."""
    try:
        recipe = msgspec.json.decode(data, type=Recipe)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecipe(kernel_words("recipe-unreadable", why=str(error))) from None
    if recipe.tafelrunde != 1:
        raise BadRecipe(kernel_words("recipe-format", format=recipe.tafelrunde))
    return recipe


def read_recipe_file(path: Path) -> Recipe:
    """A recipe from a file."""
    try:
        return read_recipe(path.read_bytes())
    except OSError as error:
        raise BadRecipe(kernel_words("file-unreadable", file=str(path), why=error.strerror or str(error))) from None


class Match:
    """A running match. `state` is where it stands; change it through `choose` and `undo` only."""

    __slots__ = ("_before", "_recorder", "choices", "deal", "seed", "setup", "state")

    def __init__(self, setup: Setup, seed: int, deal: tuple[int, ...] | None = None) -> None:
        """Begin a match. `deal` repeats recorded chance outcomes instead of asking the generator."""
        check_seed(seed)
        self.setup = setup
        self.seed = seed
        self._recorder = Recorder()
        self.state: State = setup.game.start(setup, first_luck(seed))
        self.state.fate = self._recorder if deal is None else Script(deal)
        self.state.advance()
        self.deal = tuple(self._recorder.take()) if deal is None else deal
        self.choices: list[Choice] = []
        # The state before each choice: states are cheap to copy, and undo needs nothing else.
        self._before: list[State] = []

    @classmethod
    def new(
        cls, game: str, players: int, seed: int, components: Mapping[str, Any] | None = None, **options: Any
    ) -> Match:
        """Begin a match; the same words as `tafelrunde.new`."""
        return cls(registry.find(game).setup(players, options, components), seed)

    def choose(self, seat: int, index: int, outcomes: tuple[int, ...] | None = None) -> None:
        """Answer the open decision of a seat. `outcomes` repeats recorded chance instead of asking the generator."""
        before = self.state.copy()
        self.state.fate = self._recorder if outcomes is None else Script(outcomes)
        self.state.apply(seat, index)
        self._before.append(before)
        self.choices.append(Choice(seat, index, tuple(self._recorder.take()) if outcomes is None else outcomes))

    def can_undo(self, seat: int) -> bool:
        """Whether `undo` would work."""
        try:
            self._undone(seat)
        except CannotUndo:
            return False
        return True

    def undo(self, seat: int) -> None:
        """Take back the last choice of a seat, up to the last moment when something was revealed or rolled.

        What other seats have chosen meanwhile stays, if they were asked the very same without that choice;
        otherwise it is their choice too, and CannotUndo says so.
        """
        undone = self._undone(seat)
        undone.state.listening, undone.state.events = self.state.listening, self.state.events
        self.state, self.choices, self._before = undone.state, undone.choices, undone._before

    def _undone(self, seat: int) -> Match:
        position = len(self.choices) - 1
        while position >= 0 and self.choices[position].seat != seat:
            position -= 1
        if position < 0:
            raise CannotUndo(kernel_words("nothing-to-undo", seat=seat_words(seat)))
        earlier = self._before[position]
        if earlier.reveals != self.state.reveals or earlier.luck != self.state.luck:
            raise CannotUndo(kernel_words("undo-revealed"))
        undone = Match.__new__(Match)
        undone.state = earlier.copy()
        undone.choices = self.choices[:position]
        undone._before = self._before[:position]
        for later in range(position + 1, len(self.choices)):
            choice = self.choices[later]
            was = self._before[later].decision_of(choice.seat)
            now = undone.state.decision_of(choice.seat)
            if was is None or now is None or type(was.step) is not type(now.step) or list(was.codes) != list(now.codes):
                raise CannotUndo(kernel_words("undo-others", seat=seat_words(choice.seat)))
            undone._before.append(undone.state.copy())
            undone.state.apply(choice.seat, choice.index)
            undone.choices.append(choice)
        if undone.state.decision_of(seat) is None:
            # What another seat has begun since then must be finished before this seat is asked again.
            raise CannotUndo(kernel_words("undo-others", seat=seat_words(self.choices[-1].seat)))
        return undone

    def recipe(self) -> Recipe:
        """The match up to now as its recipe."""
        setup = self.setup
        return Recipe(
            game=setup.game.id,
            version=setup.version,
            players=setup.players,
            options=msgspec.to_builtins(setup.options),
            components=msgspec.json.decode(setup.components) if setup.components else {},
            seed=self.seed,
            deal=self.deal,
            choices=tuple(self.choices),
            digest=self.state.digest(),
        )

    @classmethod
    def replay(cls, recipe: Recipe, upto: int | None = None) -> Match:
        """The match of a recipe, or its first `upto` choices. BadRecipe if it does not lead where it says."""
        # Today's generator repeats itself; what another one did is repeated from the record.
        by_record = recipe.generator != GENERATOR
        try:
            setup = registry.find(recipe.game).setup(recipe.players, recipe.options, recipe.components, recipe.version)
            match = cls(setup, recipe.seed, recipe.deal if by_record else None)
            for choice in recipe.choices[:upto]:
                match.choose(choice.seat, choice.index, choice.outcomes if by_record else None)
        except IllegalChoice as error:
            raise BadRecipe(kernel_words("recipe-broken", why=error.words)) from error
        except ValueError as error:
            raise BadRecipe(kernel_words("recipe-broken", why=str(error))) from error
        if upto is None and not by_record and match.state.digest() != recipe.digest:
            raise BadRecipe(kernel_words("recipe-digest"))
        return match
