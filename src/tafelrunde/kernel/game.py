"""A game's declaration, and how a match of it begins."""

from __future__ import annotations

import operator
import secrets
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, SupportsIndex, get_args, get_origin, get_type_hints

import msgspec

from tafelrunde.kernel import components, language
from tafelrunde.kernel.card import Card, Facts
from tafelrunde.kernel.chance import SEED_LIMIT, Dice, first_luck
from tafelrunde.kernel.decision import Decision
from tafelrunde.kernel.errors import BadComponents, BadOption, TafelrundeError, kernel_words
from tafelrunde.kernel.event import Event
from tafelrunde.kernel.rulebook import Rulebook
from tafelrunde.kernel.saved import SavedNames
from tafelrunde.kernel.setup import Setup
from tafelrunde.kernel.step import AnyStep
from tafelrunde.kernel.view import Sight, Table, View
from tafelrunde.kernel.why import Reason
from tafelrunde.kernel.words import Words

if TYPE_CHECKING:
    from tafelrunde.kernel.state import State


# Thoughts about a table are made from its save: its box must not be made anew each time.
BOXES_KEPT = 16
# How the messages begin that name the fields of a view.
FIELD = "field-"


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The base of each game's options. Every option is a bool or a Literal of texts or numbers."""


@dataclass(frozen=True)
class Preset:
    """Options that go well together, under one name ("first", "standard", "everything"); the rest is the default.

    Its words are the messages `preset-<id>` and `preset-<id>-help` of the game.
    """

    id: str
    # For how many it is thought, and how long that takes in minutes.
    players: int
    minutes: tuple[int, int]
    options: Mapping[str, bool | int | str] = field(default_factory=dict)


@dataclass(frozen=True, repr=False)
class Game:
    """Everything that the rest of the house knows about a game before it looks inside."""

    id: str
    # The letter before every rule's number; several as a set: [BS].
    letter: str
    # The version of the rules, and what changed in each. Steps ask `state.setup.version` where an old match differs.
    version: int
    changes: Mapping[int, str]
    players: range
    minutes: tuple[int, int]
    options: type[Options]
    package: str
    # What saves call its steps and values.
    saved: SavedNames
    # The cards and figures of the box from components.toml (with the owner's own figures laid over it).
    make_box: Callable[[Mapping[str, Any]], object]
    # The first state, from the setup and the generator's state: its first step on the stack, none run yet.
    start: Callable[[Setup, int], State]
    # What lies on the table as everybody sees it.
    table: Callable[[Any], Table]
    # Everything in the box that can be named and read.
    cards: Callable[[Any], list[Card]]
    # Every piece in a state, in an order of its own: what must be the same all through a game.
    pieces: Callable[[Any], list[str]]
    # What a bot knows: the worth of a state for a seat, in points.
    evaluate: Callable[[Any, int], float]
    # The table with what a seat knows besides what everybody sees; without it there is nothing.
    own: Callable[[Any, Any, int], Table] | None = None
    # The lead, in points of the evaluation, with which a seat wins three games of four.
    unit: float = 20.0
    # What a point of the game's own score counts in the evaluation: what people are told is in their points.
    point: float = 1.0
    # The worth of a seat in parts whose sums the evaluation compares, and their names: hints say `part-<name>`.
    parts: Callable[[Any, int], list[float]] | None = None
    part_names: tuple[str, ...] = ()
    # How many imagined worlds a bot of the highest level plays on in, for each choice, and how many choices far.
    visits: int = 400
    steps: int = 8
    # Whether what to choose after a throw or a draw hardly depends on it: then a search may plan beyond it.
    through_chance: bool = True
    # For games in which options can be compared only later, at a common horizon. `horizon` is a number that changes
    # there, at the end of a round say (below 0: what is asked now is a matter of taste, and no plan is made); `habit`
    # is how a bot plays on up to there in its imagination: the index of a sensible option, found quickly. With both, a
    # bot plans a round as a whole (see bots/planning.py).
    horizon: Callable[[Any], int] | None = None
    habit: Callable[[Any, Decision, Dice], int] | None = None
    # What a bot tells everybody about its plan, or None: from an imagined state before and after its choice, its seat,
    # and the events that it expects up to the horizon.
    announce: Callable[[Any, Any, int, Sequence[Event]], Words | None] | None = None
    # What of such words others may have a say in: a number for each proposal (its topic), and its short name. `bearing`
    # is how an answer bears on a topic (see bearing.py), from an imagined state, the decision, the code and the topic.
    proposals: Callable[[Any, Words], Sequence[tuple[int, Words]]] | None = None
    bearing: Callable[[Any, Decision, int, int], int] | None = None
    # Why the options and the number of players of a match do not go together, or None where they do.
    refuses: Callable[[Setup], Words | None] | None = None
    # Why a thing is no answer to the question of a step, or None: from an imagined state, the step, the seat and the
    # thing's ref. See kernel/why.py.
    why_not: Callable[[Any, AnyStep, int, str], Reason | None] | None = None
    # What else a drawing needs to know of the box: maps, tracks, whatever is printed on no card.
    box_facts: Callable[[Any], Facts] | None = None
    cooperative: bool = False
    # Whether there is anything that one seat knows and another does not.
    has_secrets: bool = True
    # How hard a match will be, for games that have a measure for it.
    difficulty: Callable[[Setup], int] | None = None
    # What people may begin with, without looking at every option: the one for a first game first.
    presets: tuple[Preset, ...] = ()
    # Options that say something only together: the promises are checked with these, besides each option alone.
    combinations: tuple[Mapping[str, bool | int | str], ...] = ()
    # What makes a game short where a whole one takes thousands of choices: the promises are checked with these options,
    # and with these figures laid over the box.
    trial_options: Mapping[str, bool | int | str] = field(default_factory=dict)
    trial_figures: Mapping[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.bring_words()

    def bring_words(self) -> None:
        """Make the folder `locale` beside the declaration known."""
        words = Path(str(self.folder.joinpath("locale")))
        if words.is_dir():
            language.add_folder(self.id, words)

    @property
    def name(self) -> Words:
        return Words(self.id, "game")

    def __repr__(self) -> str:
        return f"<Game {self.id!r}>"

    def __str__(self) -> str:
        return self.told()

    def told(self, lang: str = "en") -> str:
        """What it is, for how many, and every option with its values and its meaning, the default first."""
        lines = [
            kernel_words("game-told", game=self.name, least=self.players[0], most=self.players[-1]).text(lang),
            Words(self.id, "game-about").text(lang),
        ]
        for option, values in self.option_values.items():
            name, help = (Words(self.id, f"option-{option}{part}").text(lang) for part in ("", "-help"))
            legal = ", ".join(f"{value!r}" for value in values)
            lines.append(f"  {option} ({legal}): {name}. {help}")
        return "\n".join(lines)

    def __reduce__(self) -> tuple[Callable[[str], Game], tuple[str]]:
        """For pickles: its name."""
        from tafelrunde.kernel import registry

        return registry.find, (self.id,)

    @property
    def folder(self) -> Traversable:
        return files(self.package)

    @cached_property
    def figures(self) -> dict[str, Any]:
        """components.toml as it is."""
        return components.read(self.folder.joinpath("components.toml").read_text(encoding="utf-8"), "components.toml")

    def figures_of(self, version: int) -> dict[str, Any]:
        """The figures of a version of the rules: `components.rules-1.toml` holds what differed in the first."""
        figures = self.figures
        for later in range(self.version - 1, version - 1, -1):
            name = f"components.rules-{later}.toml"
            file = self.folder.joinpath(name)
            if file.is_file():
                earlier = components.read(file.read_text(encoding="utf-8"), name)
                figures = components.lay_over(figures, earlier, components.EARLIER_MARK)
        return figures

    @cached_property
    def standard_box(self) -> object:
        return self.make_box(self.figures)

    @cached_property
    def _other_boxes(self) -> dict[tuple[str, int], object]:
        """Boxes with owners' own figures or of earlier versions, by these; the one used longest ago first."""
        return {}

    def box(self, own_figures: str, version: int) -> object:
        """The box of a version with an owner's own figures (canonical JSON; "" for none), made once for the same."""
        if not own_figures and version == self.version:
            return self.standard_box
        kept = self._other_boxes
        wanted = (own_figures, version)
        box = kept.pop(wanted, None)
        if box is None:
            figures = self.figures_of(version)
            box = self._own_box(figures, msgspec.json.decode(own_figures)) if own_figures else self.make_box(figures)
            # Several threads make boxes: another one may have made room already.
            if len(kept) >= BOXES_KEPT:
                kept.pop(next(iter(kept), wanted), None)
        kept[wanted] = box
        return box

    def _own_box(self, figures: dict[str, Any], own: dict[str, Any]) -> object:
        """The box with an owner's own figures laid over. A game reads them in its own way, and whatever it stumbles
        over is a mistake of those figures: the standard ones it has read before.
        """
        merged = components.lay_over(figures, own)
        try:
            return self.make_box(merged)
        except TafelrundeError:
            raise
        except Exception as error:
            entries = ", ".join(components.places(own)[:3])
            why = f"{type(error).__name__}: {error}"
            raise BadComponents(kernel_words("components-unusable", entries=entries, why=why)) from error

    def headings(self) -> dict[str, Words]:
        """What the fields of its view are called where nothing draws them: its messages `field-<name>`."""
        ids = language.ids_of(self.id, FIELD)
        return {id.removeprefix(FIELD): Words(self.id, id) for id in ids}

    def rulebook(self, lang: str) -> Rulebook:
        """The numbered rules in one language."""
        if lang not in language.LANGUAGES:
            raise BadOption(kernel_words("no-such-language", given=str(lang), known=", ".join(language.LANGUAGES)))
        text = self.folder.joinpath(f"rules.{lang}.md").read_text(encoding="utf-8")
        return Rulebook(text, self.letter)

    def see(self, state: State, seat: int | None) -> View:
        """All that a seat may know."""
        return Sight(state).of(seat)

    def setup(
        self,
        players: int,
        options: Mapping[str, Any],
        own_figures: Mapping[str, Any] | None = None,
        version: int | None = None,
    ) -> Setup:
        """Check what a match is to be played with; BadOption and BadComponents say what does not fit."""
        least, most = self.players[0], self.players[-1]
        if not isinstance(players, bool):
            # Numbers of NumPy count as well.
            with suppress(TypeError):
                players = operator.index(players)
        if isinstance(players, bool) or not isinstance(players, int):
            raise BadOption(
                kernel_words("players-no-number", game=self.name, least=least, most=most, given=repr(players))
            )
        if players not in self.players:
            raise BadOption(kernel_words("bad-players", game=self.name, least=least, most=most, given=str(players)))
        wanted = self.version if version is None else version
        if wanted not in self.changes:
            raise BadOption(kernel_words("unknown-version", game=self.name, version=str(wanted), newest=self.version))
        if own_figures is not None and not isinstance(own_figures, Mapping):
            raise BadComponents(kernel_words("components-no-table", given=repr(own_figures)))
        own = components.canonical(own_figures)
        setup = Setup(self, wanted, players, self.read_options(options), own, self.box(own, wanted))
        why = None if self.refuses is None else self.refuses(setup)
        if why is not None:
            raise BadOption(why)
        return setup

    def read_options(self, given: Mapping[str, Any]) -> Options:
        """The typed options from a mapping of names to values, text from a command line included."""
        return self.options(**{name: self.read_option(name, value) for name, value in given.items()})

    def read_option(self, name: str, value: Any) -> bool | int | str:
        """One option alone, whatever it goes together with."""
        choices = self.option_values
        if name not in choices:
            known = kernel_words("no-options") if not choices else kernel_words("options-are", list=", ".join(choices))
            raise BadOption(kernel_words("unknown-option", game=self.name, option=name, known=known))
        for legal in choices[name]:
            if (value == legal and type(value) is type(legal)) or str(legal).lower() == str(value).lower():
                return legal
        legal_list = ", ".join(str(legal).lower() for legal in choices[name])
        raise BadOption(kernel_words("bad-option-value", option=name, value=str(value), known=legal_list))

    @property
    def option_values(self) -> dict[str, tuple[bool | int | str, ...]]:
        """Every option with all its values, the default first."""
        defaults = self.options()
        found: dict[str, tuple[bool | int | str, ...]] = {}
        for name, kind in get_type_hints(self.options).items():
            legal: tuple[bool | int | str, ...]
            if kind is bool:
                legal = (False, True)
            elif get_origin(kind) is Literal:
                legal = get_args(kind)
            else:
                raise TypeError(f"option {name} of {self.id} must be a bool or a Literal, not {kind}")
            default = getattr(defaults, name)
            found[name] = (default, *(value for value in legal if value != default))
        return found

    def option_words(self, option: str, value: bool | int | str) -> Words:
        """A value of an option as people read it."""
        if isinstance(value, bool):
            return kernel_words("option-on" if value else "option-off")
        if isinstance(value, int):
            return kernel_words("option-number", number=value)
        return Words(self.id, f"option-{option}-{value}")


def check_seed(seed: SupportsIndex) -> int:
    """A seed as a plain number; one that is out of range is refused."""
    given = -1
    if not isinstance(seed, bool):
        with suppress(TypeError):
            given = operator.index(seed)
    if not 0 <= given < SEED_LIMIT:
        raise BadOption(kernel_words("seed-out-of-range", seed=str(seed)))
    return given


def new_seed() -> int:
    """A seed for those who want any: from the operating system, written down in the recipe like every other."""
    return secrets.randbelow(SEED_LIMIT)


def begin(setup: Setup, seed: SupportsIndex) -> State:
    """The first state of a match, run up to its first decision."""
    state = setup.game.start(setup, first_luck(check_seed(seed)))
    state.advance()
    return state
