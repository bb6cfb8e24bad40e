"""A match: a state together with how it came about, so that it can be undone, replayed and checked.

A game is also its recipe: the game, the version of its rules, the options, the seed and the choices. Chance outcomes
are written next to the choices they followed, so a recipe can be replayed even after a change of the generator.

A match keeps the states that undo can still reach, and otherwise only some on the way.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, SupportsIndex, TypeAlias

import msgspec

from tafelrunde.kernel import registry
from tafelrunde.kernel.chance import GENERATOR, SEALED, Recorder, Script, Sealed, first_luck
from tafelrunde.kernel.errors import BadRecipe, CannotUndo, IllegalChoice, kernel_words
from tafelrunde.kernel.game import check_seed, new_seed
from tafelrunde.kernel.seal import key_of
from tafelrunde.kernel.setup import Setup
from tafelrunde.kernel.state import State, whole
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
    # What the key of a sealed match was made of besides its seed; without a salt the key is not known.
    salt: str = ""
    contributions: tuple[str, ...] = ()
    # For a match that goes on from another one: the deal and so many choices were made there, with its chance.
    inherited: Small | None = None
    # Chance outcomes of the setup, before the first choice.
    deal: tuple[Small, ...] = ()
    choices: tuple[Choice, ...] = ()
    digest: str = ""

    @property
    def checkable(self) -> bool:
        """Whether its chance can be computed anew; otherwise it is repeated as it was recorded."""
        return self.generator == GENERATOR or (self.generator == SEALED and self.salt != "")

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


# A state is kept after each so many choices, so that any earlier moment is near one.
CHECKPOINT_EVERY = 100


class Match:
    """A running match. `state` is where it stands; change it through `choose` and `undo` only."""

    __slots__ = (
        "_before",
        "_checkpoints",
        "_fate",
        "_floor",
        "choices",
        "contributions",
        "deal",
        "generator",
        "inherited",
        "salt",
        "seed",
        "setup",
        "state",
    )

    def __init__(
        self,
        setup: Setup,
        seed: int,
        deal: tuple[int, ...] | None = None,
        *,
        generator: int = GENERATOR,
        salt: str = "",
        contributions: tuple[str, ...] = (),
        inherited: int | None = None,
    ) -> None:
        """Begin a match. `deal` repeats recorded chance outcomes instead of drawing new ones.

        With the generator SEALED chance comes from the key of seed, salt and contributions; see seal.py.
        """
        seed = check_seed(seed)
        self.setup = setup
        self.seed = seed
        self.generator = generator
        self.salt = salt
        self.contributions = contributions
        self.inherited = inherited
        sealed = generator == SEALED
        self._fate: Recorder = Sealed(key_of(seed, salt, contributions)) if sealed else Recorder()
        # What the small generator of a sealed match says is of no use to anybody, so it may be known to all.
        self.state: State = setup.game.start(setup, first_luck(0 if sealed else seed))
        self.deal = self._run(self.state, None, None, deal)
        self.choices: list[Choice] = []
        # The state before each choice from the floor on: what undo can still reach.
        self._before: list[State] = []
        self._floor = 0
        self._checkpoints: dict[int, State] = {0: self.state.copy()}

    @classmethod
    def new(
        cls,
        game: str,
        players: int,
        seed: int | None = None,
        components: Mapping[str, Any] | None = None,
        **options: Any,
    ) -> Match:
        """Begin a match; the same words as `tafelrunde.new`."""
        return cls(registry.find(game).setup(players, options, components), new_seed() if seed is None else seed)

    def __repr__(self) -> str:
        return f"<Match after {len(self.choices)} choices: {self.state!r}>"

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Match) and self.recipe() == other.recipe())

    def __hash__(self) -> int:
        return hash(self.state)

    def __copy__(self) -> Match:
        return self.at(len(self.choices))

    def __deepcopy__(self, memo: object) -> Match:
        return self.at(len(self.choices))

    def __reduce__(self) -> tuple[Callable[[Recipe], Match], tuple[Recipe]]:
        """For pickles: a match is its recipe."""
        return replayed, (self.recipe(),)

    def choose(self, seat: SupportsIndex, index: SupportsIndex, outcomes: tuple[int, ...] | None = None) -> None:
        """Answer the open decision of a seat. `outcomes` repeats recorded chance instead of drawing anew."""
        seat, index = whole("seat", seat), whole("index", index)
        before = self.state.copy()
        taken = self._run(self.state, seat, index, outcomes)
        self.choices.append(Choice(seat, index, taken))
        if _is_revealed(before, self.state):
            # Nobody can take back anything from before this moment.
            self._before.clear()
            self._floor = len(self.choices)
        else:
            self._before.append(before)
        if len(self.choices) % CHECKPOINT_EVERY == 0:
            self._checkpoints[len(self.choices)] = self.state.copy()

    def repeat(self, choice: Choice) -> None:
        """Make a recorded choice again. The small generator repeats itself; all other chance is in the record."""
        self.choose(choice.seat, choice.index, None if self.generator == GENERATOR else choice.outcomes)

    def _run(
        self, state: State, seat: int | None, index: int | None, outcomes: tuple[int, ...] | None
    ) -> tuple[int, ...]:
        """Let the state go on, with an answer or from the start; the chance outcomes on the way."""
        script = None if outcomes is None else Script(outcomes)
        state.fate = self._fate if script is None else script
        try:
            if seat is None or index is None:
                state.advance()
            else:
                state.apply(seat, index)
        finally:
            state.fate = None
        if script is None or outcomes is None:
            return tuple(self._fate.take())
        if not script.fits:
            raise ValueError("there was another number of chance outcomes than is recorded here")
        if isinstance(self._fate, Sealed):
            self._fate.drawn += len(outcomes)
        return outcomes

    def can_undo(self, seat: int) -> bool:
        """Whether `undo` would work."""
        try:
            self._undone(seat)
        except CannotUndo:
            return False
        return True

    def undo(self, seat: SupportsIndex) -> None:
        """Take back the last choice of a seat, up to the last moment when something was revealed or rolled.

        What other seats have chosen meanwhile stays, if they were asked the very same without that choice;
        otherwise it is their choice too, and CannotUndo says so.
        """
        position, state, before = self._undone(whole("seat", seat))
        state.listening, state.events = self.state.listening, self.state.events
        self.state = state
        del self.choices[position]
        self._before = before
        self._checkpoints = {place: kept for place, kept in self._checkpoints.items() if place <= position}

    def _undone(self, seat: int) -> tuple[int, State, list[State]]:
        """The place of the last choice of a seat, the state without it, and the states before the choices that stay."""
        position = len(self.choices) - 1
        while position >= 0 and self.choices[position].seat != seat:
            position -= 1
        if position < 0:
            raise CannotUndo(kernel_words("nothing-to-undo", seat=seat_words(seat)))
        if position < self._floor:
            raise CannotUndo(kernel_words("undo-revealed"))
        earlier = self._before[position - self._floor]
        state = earlier.copy()
        before = self._before[: position - self._floor]
        for later in range(position + 1, len(self.choices)):
            choice = self.choices[later]
            was = self._before[later - self._floor].decision_of(choice.seat)
            now = state.decision_of(choice.seat)
            if was is None or now is None or type(was.step) is not type(now.step) or list(was.codes) != list(now.codes):
                raise CannotUndo(kernel_words("undo-others", seat=seat_words(choice.seat)))
            before.append(state.copy())
            state.apply(choice.seat, choice.index)
            if _is_revealed(earlier, state):
                # Without the choice that goes, this one would roll or show something: it was built on it.
                raise CannotUndo(kernel_words("undo-others", seat=seat_words(choice.seat)))
        if state.decision_of(seat) is None:
            # What another seat has begun since then must be finished before this seat is asked again.
            raise CannotUndo(kernel_words("undo-others", seat=seat_words(self.choices[-1].seat)))
        return position, state, before

    # ------------------------------------------------------------------ other moments

    @property
    def begin(self) -> int:
        """The first moment that it knows: 0, or where it was resumed."""
        return min(self._checkpoints)

    def at(self, keep: int) -> Match:
        """The match as it was after its first `keep` choices; this one stays as it is."""
        begin = self.begin
        if not begin <= keep <= len(self.choices):
            raise ValueError(f"there is no moment {keep} between {begin} and {len(self.choices)}")
        places = sorted((place for place in self._checkpoints if place <= keep), reverse=True)
        for place in places:
            match = self._from(place, self.choices[place:keep])
            # Undo must reach as far back as it did: to the last moment when something was revealed.
            if match._floor > place or place == begin:
                break
        return match

    def resumed(self, state: State, choices: Sequence[Choice]) -> Match:
        """A match that goes on from a state of this very game, after these choices, which can no longer be repeated."""
        match = self._twin()
        match.state = state
        match.choices = list(choices)
        match._floor = len(match.choices)
        match._checkpoints = {match._floor: state.copy()}
        if isinstance(match._fate, Sealed):
            match._fate.drawn = len(self.deal) + sum(len(choice.outcomes) for choice in choices)
        return match

    def _from(self, place: int, choices: Sequence[Choice]) -> Match:
        match = self.resumed(self._checkpoints[place].copy(), self.choices[:place])
        match._checkpoints = {known: kept for known, kept in self._checkpoints.items() if known <= place}
        for choice in choices:
            match.repeat(choice)
        return match

    def _twin(self) -> Match:
        """A match of the same game with the same chance, still without a state."""
        match = Match.__new__(Match)
        match.setup, match.seed, match.deal = self.setup, self.seed, self.deal
        match.generator, match.salt, match.contributions = self.generator, self.salt, self.contributions
        match.inherited = self.inherited
        match._fate = Sealed(self._fate.key) if isinstance(self._fate, Sealed) else Recorder()
        match._before = []
        return match

    # ------------------------------------------------------------------ recipes

    def recipe(self) -> Recipe:
        """The match up to now as its recipe."""
        setup = self.setup
        return Recipe(
            generator=self.generator,
            game=setup.game.id,
            version=setup.version,
            players=setup.players,
            options=msgspec.to_builtins(setup.options),
            components=msgspec.json.decode(setup.components) if setup.components else {},
            seed=self.seed,
            salt=self.salt,
            contributions=self.contributions,
            inherited=self.inherited,
            deal=self.deal,
            choices=tuple(self.choices),
            digest=self.state.digest(),
        )

    @classmethod
    def replay(cls, recipe: Recipe, upto: int | None = None) -> Match:
        """The match of a recipe, or its first `upto` choices. BadRecipe if it does not lead where it says.

        Chance is computed anew where that is possible, and compared with what was recorded at every choice: so whoever
        changed something is told where, and not only that the end is another one.
        """
        given: object = recipe
        if not isinstance(given, Recipe):
            why = f"{type(given).__name__} is no tafelrunde.Recipe"
            raise BadRecipe(kernel_words("recipe-unreadable", why=why))
        anew = recipe.checkable
        # What was made at another table had that table's chance.
        elsewhere = recipe.inherited if recipe.generator == SEALED else None
        try:
            setup = registry.find(recipe.game).setup(recipe.players, recipe.options, recipe.components, recipe.version)
            match = cls(
                setup,
                recipe.seed,
                recipe.deal if not anew or elsewhere is not None else None,
                generator=recipe.generator,
                salt=recipe.salt,
                contributions=recipe.contributions,
                inherited=recipe.inherited,
            )
            _agree(recipe, 0, match.deal, recipe.deal)
            for place, choice in enumerate(recipe.choices[:upto], 1):
                by_record = not anew or (elsewhere is not None and place <= elsewhere)
                match.choose(choice.seat, choice.index, choice.outcomes if by_record else None)
                _agree(recipe, place, match.choices[-1].outcomes, choice.outcomes)
        except IllegalChoice as error:
            raise BadRecipe(kernel_words("recipe-broken", why=error.words)) from error
        except ValueError as error:
            raise BadRecipe(kernel_words("recipe-broken", why=str(error))) from error
        if upto is None and recipe.generator in (GENERATOR, SEALED) and match.state.digest() != recipe.digest:
            raise BadRecipe(kernel_words("recipe-digest"))
        return match


def _agree(recipe: Recipe, choice: int, made: tuple[int, ...], recorded: tuple[int, ...]) -> None:
    """BadRecipe if the chance after a choice (0: of the deal) is not what was recorded."""
    if made != recorded:
        source = "key" if recipe.generator == SEALED else "seed"
        raise BadRecipe(kernel_words("recipe-chance", source=source, choice=choice))


def replayed(recipe: Recipe) -> Match:
    """The match of a recipe."""
    return Match.replay(recipe)


def _is_revealed(earlier: State, later: State) -> bool:
    """Whether something hidden was shown or something random was rolled in between."""
    return earlier.reveals != later.reveals or earlier.luck != later.luck
