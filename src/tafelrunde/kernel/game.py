"""A game's declaration, and how a match of it begins."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from tafelrunde.kernel import components, language
from tafelrunde.kernel.card import Card, Facts
from tafelrunde.kernel.chance import SEED_LIMIT, Dice, first_luck
from tafelrunde.kernel.decision import Decision
from tafelrunde.kernel.errors import BadOption, kernel_words
from tafelrunde.kernel.event import Event
from tafelrunde.kernel.rulebook import Rulebook
from tafelrunde.kernel.saved import SavedNames
from tafelrunde.kernel.setup import Setup
from tafelrunde.kernel.view import Table, View, look
from tafelrunde.kernel.words import Words

if TYPE_CHECKING:
    from tafelrunde.kernel.state import State


# Thoughts about a table are made from its save: its box must not be made anew each time.
BOXES_KEPT = 16


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The base of each game's options. Every option is a bool or a Literal of texts or numbers."""


@dataclass(frozen=True)
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
    # What lies on the table as a seat sees it.
    table: Callable[[Any, int | None], Table]
    # Everything in the box that can be named and read.
    cards: Callable[[Any], list[Card]]
    # Every piece in a state, in an order of its own: what must be the same all through a game.
    pieces: Callable[[Any], list[str]]
    # What a bot knows: the worth of a state for a seat, in points.
    evaluate: Callable[[Any, int], float]
    # For games in which options can be compared only later, at a common horizon. `horizon` is a number that changes
    # there, at the end of a round say; `habit` is how a bot plays on up to there in its imagination: the index of a
    # sensible option, found quickly. Without them, bots compare what options bring at once.
    horizon: Callable[[Any], int] | None = None
    habit: Callable[[Any, Decision, Dice], int] | None = None
    # What a bot tells everybody about its plan, or None: from an imagined state before and after its choice, its seat,
    # and the events that it expects up to the horizon.
    announce: Callable[[Any, Any, int, Sequence[Event]], Words | None] | None = None
    # What else a drawing needs to know of the box: maps, tracks, whatever is printed on no card.
    box_facts: Callable[[Any], Facts] | None = None
    cooperative: bool = False
    # Whether there is anything that one seat knows and another does not.
    has_secrets: bool = True
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

    @property
    def folder(self) -> Traversable:
        return files(self.package)

    @cached_property
    def figures(self) -> dict[str, Any]:
        """components.toml as it is."""
        return components.read(self.folder.joinpath("components.toml").read_text(encoding="utf-8"), "components.toml")

    @cached_property
    def standard_box(self) -> object:
        return self.make_box(self.figures)

    @cached_property
    def _own_boxes(self) -> dict[str, object]:
        """Boxes with owners' own figures, by these; the one used longest ago first."""
        return {}

    def box(self, own_figures: str) -> object:
        """The box with an owner's own figures (as canonical JSON; "" for none), made once for the same figures."""
        if not own_figures:
            return self.standard_box
        kept = self._own_boxes
        box = kept.pop(own_figures, None)
        if box is None:
            box = self.make_box(components.lay_over(self.figures, msgspec.json.decode(own_figures)))
            if len(kept) >= BOXES_KEPT:
                del kept[next(iter(kept))]
        kept[own_figures] = box
        return box

    def rulebook(self, lang: str) -> Rulebook:
        """The numbered rules in one language."""
        text = self.folder.joinpath(f"rules.{lang}.md").read_text(encoding="utf-8")
        return Rulebook(text, self.letter)

    def see(self, state: State, seat: int | None) -> View:
        """All that a seat may know."""
        return look(state, seat, self.table(state, seat))

    def setup(
        self,
        players: int,
        options: Mapping[str, Any],
        own_figures: Mapping[str, Any] | None = None,
        version: int | None = None,
    ) -> Setup:
        """Check what a match is to be played with; BadOption and BadComponents say what does not fit."""
        if isinstance(players, bool) or not isinstance(players, int) or players not in self.players:
            raise BadOption(
                kernel_words(
                    "bad-players", game=self.name, least=self.players[0], most=self.players[-1], given=str(players)
                )
            )
        wanted = self.version if version is None else version
        if wanted not in self.changes:
            raise BadOption(kernel_words("unknown-version", game=self.name, version=str(wanted), newest=self.version))
        own = components.canonical(own_figures)
        return Setup(self, wanted, players, self.read_options(options), own, self.box(own))

    def read_options(self, given: Mapping[str, Any]) -> Options:
        """The typed options from a mapping of names to values, text from a command line included."""
        choices = self.option_values
        known = kernel_words("no-options") if not choices else kernel_words("options-are", list=", ".join(choices))
        values: dict[str, bool | int | str] = {}
        for name, value in given.items():
            if name not in choices:
                raise BadOption(kernel_words("unknown-option", game=self.name, option=name, known=known))
            for legal in choices[name]:
                if (value == legal and type(value) is type(legal)) or str(legal).lower() == str(value).lower():
                    values[name] = legal
                    break
            else:
                legal_list = ", ".join(str(legal).lower() for legal in choices[name])
                raise BadOption(kernel_words("bad-option-value", option=name, value=str(value), known=legal_list))
        return self.options(**values)

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


def check_seed(seed: int) -> None:
    """Refuse a seed that is out of range."""
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < SEED_LIMIT:
        raise BadOption(kernel_words("seed-out-of-range", seed=str(seed)))


def begin(setup: Setup, seed: int) -> State:
    """The first state of a match, run up to its first decision."""
    check_seed(seed)
    state = setup.game.start(setup, first_luck(seed))
    state.advance()
    return state
