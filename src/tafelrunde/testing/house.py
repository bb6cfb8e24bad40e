"""What holds a game together beside its play: rules, words and files that fit each other, for any package.

from tafelrunde.testing import HOUSE, every_rule_has_a_test

@pytest.mark.parametrize("check", HOUSE, ids=lambda check: check.__name__)
def test_house(check):
    check(GAME)

def test_rules_are_tested():
    every_rule_has_a_test(GAME, Path(__file__).parent)
"""

from __future__ import annotations

import ast
import pkgutil
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path

import msgspec
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from tafelrunde.kernel.errors import BadOption
from tafelrunde.kernel.game import FIELD, Game, begin
from tafelrunde.kernel.language import LANGUAGES
from tafelrunde.kernel.registry import required_messages
from tafelrunde.kernel.step import Question, SealedQuestion, SecretQuestion, Step
from tafelrunde.testing.cases import random_choices

# How fields end that tell the size of what is hidden from some.
SIZE = "_size"
KERNEL_STEPS = (Step, Question, SecretQuestion, SealedQuestion)


# ---------------------------------------------------------------------- rules


def every_rule_has_a_test(game: Game, tests: Path) -> None:
    """Every numbered rule has a test that names it, somewhere in a folder: `test_V4_2_ties_go_to_the_stronger_omen`."""
    named = {
        node.name
        for path in tests.rglob("test_*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_")
    }
    untested = [
        number
        for number in game.rulebook("en").rules
        if not any(re.match(rf"test_{number.replace('.', '_')}(_\d+)*_[A-Za-z]", name) for name in named)
    ]
    assert not untested, f"no test names these rules: {', '.join(untested)}"


def rules_are_in_step(game: Game) -> None:
    """Both languages have the same rules: numbers, chapters, rulings; and none is left untranslated."""
    english, german = game.rulebook("en").rules, game.rulebook("de").rules
    assert english, f"rules.en.md has no rule with a number that begins with {game.letter}"
    only = sorted(english.keys() ^ german.keys())
    assert not only, f"these rules are there in one language only: {', '.join(only)}"
    assert list(english) == list(german), "the rules come in another order in German"
    for number, rule in english.items():
        other = german[number]
        assert other.chapter == rule.chapter, f"{number} is a chapter in one language only"
        assert other.is_ruling == rule.is_ruling, f"{number} is a ruling in one language only"
        assert other.text != rule.text, f"{number} is not translated"


def cited_rules_exist(game: Game) -> None:
    """Every number of a rule that the game's code or words mention is in the rulebook."""
    rulebook = game.rulebook("en")
    cited: dict[str, str] = {}
    for path in _home(game).rglob("*"):
        if path.suffix in (".py", ".ftl"):
            text = path.read_text(encoding="utf-8")
            for number in re.findall(rf"\b{game.letter}\d+(?:\.\d+)*\b", text):
                cited[number] = path.name
    assert cited, "neither code nor words mention a rule by its number"
    unknown = [f"{number} ({file})" for number, file in cited.items() if number not in rulebook]
    assert not unknown, f"these rules do not exist: {', '.join(unknown)}"


def steps_name_their_rules(game: Game) -> None:
    """Every step that happens carries out a rule of the rulebook, and saves have a name for it."""
    rulebook = game.rulebook("en")
    steps = [step for step in steps_of(game) if not step.__subclasses__()]
    assert steps, f"{game.package} has no steps"
    unruled = sorted(f"{step.__name__} ({step.rule or 'none'})" for step in steps if step.rule not in rulebook)
    assert not unruled, f"these steps name no rule of the rulebook: {', '.join(unruled)}"
    unnamed = sorted(step.__name__ for step in steps if step not in game.saved.names)
    assert not unnamed, f"these steps have no name in saves: {', '.join(unnamed)}"


def steps_of(game: Game) -> set[type[Step[object, object]]]:  # type: ignore[type-var]
    """Every class of steps in a game's package, the bases of others included."""
    home = import_module(game.package)
    names = [module.name for module in pkgutil.walk_packages(home.__path__, game.package + ".")]
    # A board in the terminal needs libraries that rules do not, and has no steps.
    modules = [home, *(import_module(name) for name in names if "terminal" not in name.split("."))]
    return {
        kind
        for module in modules
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Step) and kind not in KERNEL_STEPS
    }


# ---------------------------------------------------------------------- cards


def cards_can_be_read(game: Game) -> None:
    """Everything in the box has one id, words in every language, a symbol, and a rule that can be looked up."""
    cards = game.cards(game.standard_box)
    refs = [ref for card in cards for ref in (card.name.ref, *card.also)]
    twice = sorted({ref for ref in refs if refs.count(ref) > 1})
    assert not twice, f"these ids are of several cards: {', '.join(twice)}"
    rulebooks = {lang: game.rulebook(lang) for lang in LANGUAGES}
    for card in cards:
        what = card.name.ref or repr(card.name.id)
        assert card.name.ref, f"the card {what} has no id"
        assert card.icon, f"{what} has no symbol"
        for lang, rulebook in rulebooks.items():
            for words in (card.name, card.text):
                assert words.text(lang).strip(), f"{what} has no words in {lang}: {words.id}"
            assert card.rule in rulebook, f"{what} names the rule {card.rule!r}, which {lang} lacks"


# ---------------------------------------------------------------------- files


def anatomy_is_complete(game: Game) -> None:
    """The files that everybody looks for are where they are in every game."""
    home = _home(game)
    expected = ["__init__.py", "rules.en.md", "rules.de.md", "components.toml"]
    expected += [f"locale/{lang}.ftl" for lang in LANGUAGES]
    missing = [name for name in expected if not (home / name).is_file()]
    # A small game has a file where a big one has a folder of the same name.
    missing += [name for name in ("box", "state", "steps") if not _has_part(home, name)]
    assert not missing, f"{game.package} lacks {', '.join(missing)}"
    assert game.version in game.changes, f"`changes` does not say what version {game.version} changed"


def _has_part(home: Path, name: str) -> bool:
    return (home / f"{name}.py").is_file() or (home / name).is_dir()


def _home(game: Game) -> Path:
    return Path(str(game.folder))


# ---------------------------------------------------------------------- words


def words_are_in_both_languages(game: Game) -> None:
    """Every message is there in every language, with the same variables."""
    messages_agree({lang: _home(game) / "locale" / f"{lang}.ftl" for lang in LANGUAGES})


def needed_words_exist(game: Game) -> None:
    """Every message that the house or the game's own code asks for by name is there."""
    for lang in LANGUAGES:
        path = _home(game) / "locale" / f"{lang}.ftl"
        there = messages(path)
        missing = [id for id in required_messages(game) if id not in there]
        assert not missing, f"{path.name} lacks what every game has: {', '.join(missing)}"
        used = [f"{id} ({where})" for id, where in said_in(_home(game)).items() if id not in there]
        assert not used, f"{path.name} lacks what the code says: {', '.join(used)}"


def presets_can_be_played(game: Game) -> None:
    """Every preset goes together with its number of players, and so do combinations and what makes a game short."""
    for preset in game.presets:
        _can_be_played(game, f"the preset {preset.id!r}", (preset.players,), preset.options)
    for options in game.combinations:
        _can_be_played(game, "a combination", game.players, options)
    _can_be_played(game, "trial_options", game.players, game.trial_options)


def _can_be_played(game: Game, what: str, players: Sequence[int], options: Mapping[str, bool | int | str]) -> None:
    """Whether options can be played with one of some numbers of players."""
    why = ""
    for number in players:
        try:
            game.setup(number, options)
        except BadOption as error:
            why = error.text()
        else:
            return
    raise AssertionError(f"{what} of {game.id} ({dict(options)}) cannot be played: {why}")


def every_field_has_words(game: Game) -> None:
    """Where nothing draws the game, people read its view: each field that a seat ever sees has its `field-<name>`.

    Seen are the fields of one game that random players play.
    """
    names: set[str] = set()
    state = begin(game.setup(game.players[0], game.trial_options, game.trial_figures), 1)
    for seat, index in random_choices(state, 1):
        names |= set(_fields_of(msgspec.to_builtins(state.view(seat).table)))
        state.apply(seat, index)
    missing = sorted(FIELD + name for name in names - game.headings().keys())
    assert not missing, f"these fields of the view have no words: {', '.join(missing)}"


def _fields_of(data: object) -> Iterator[str]:
    """The names of all fields; the size of a hand is told with the hand."""
    if isinstance(data, Mapping):
        yield from (name for name in data if not (name.endswith(SIZE) and name.removesuffix(SIZE) in data))
        for part in data.values():
            yield from _fields_of(part)
    elif isinstance(data, list | tuple):
        for part in data:
            yield from _fields_of(part)


def messages_agree(paths: dict[str, Path]) -> None:
    """Some files have the same messages with the same variables."""
    (first, original), *others = [(lang, messages(path)) for lang, path in paths.items()]
    for lang, translated in others:
        only = sorted(original.keys() ^ translated.keys())
        assert not only, f"only in {first} or only in {lang} ({paths[lang].name}): {', '.join(only)}"
        for id, variables in original.items():
            assert translated[id] == variables, (
                f"{id} fills in {sorted(variables)} in {first} and {sorted(translated[id])} in {lang}"
            )


def messages(path: Path) -> dict[str, set[str]]:
    """The messages of a Fluent file with the variables that each uses."""
    assert path.is_file(), f"{path} is missing"
    found: dict[str, set[str]] = {}
    text = path.read_text(encoding="utf-8")
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, Junk), f"{path}: {entry.content!r} is not Fluent"
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{path}: {entry.id.name} is there twice"
            source = text[entry.span.start : entry.span.end] if entry.span else ""
            found[entry.id.name] = set(re.findall(r"\$([\w-]+)", source))
    return found


def said_in(folder: Path) -> dict[str, str]:
    """The messages that code in a folder asks for in so many words, each with where it does."""
    found: dict[str, str] = {}
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                for id in _asked_for(node):
                    found.setdefault(id, f"{path.relative_to(folder)}:{node.lineno}")
    return found


def every_word_is_used(game: Game, *boards: Path) -> None:
    """No message is left over: the game, a board, the house or another message asks for each."""
    home = _home(game)
    used = UsedWords(home, *boards)
    for path in (home / "locale" / f"{lang}.ftl" for lang in LANGUAGES):
        spare = sorted(id for id in messages(path) if id not in required_messages(game) and id not in used)
        assert not spare, f"nobody says these messages of {path.name}: {', '.join(spare)}"


class UsedWords:
    """What code in some folders names: whole ids, and beginnings that it completes, as in f"card-{kind}"."""

    def __init__(self, *folders: Path) -> None:
        whole: set[str] = set()
        begun: set[str] = set()
        for path in (path for folder in folders for path in folder.rglob("*")):
            if path.suffix in (".py", ".ts", ".svelte"):
                text = path.read_text(encoding="utf-8")
                whole.update(re.findall(r"""(?<=["'`])[a-z][\w-]*(?=["'`])""", text))
                begun.update(re.findall(r"""(?<=["'`])[a-z][\w-]*-(?=\$?\{|["'`])""", text))
                # Clients call the fields of a view by their own names.
                whole.update([FIELD + name for name in re.findall(r"^    (\w+): ", text, re.MULTILINE)])
            elif path.suffix == ".ftl":
                whole.update(re.findall(r"\{\s*([a-z][\w-]*)", path.read_text(encoding="utf-8")))
        self.whole = frozenset(whole)
        self.begun = tuple(begun)

    def __contains__(self, id: str) -> bool:
        return id in self.whole or id.startswith(self.begun)


# Where the message stands among what is handed over: say("id"), thing("card", "7", "id"), chain("id", ...).
PLACES = {"say": 0, "thing": 2, "chain": 0}


def _asked_for(call: ast.Call) -> Iterator[str]:
    function = call.func
    if isinstance(function, ast.Name) and function.id in PLACES:
        yield from _literals(call.args, PLACES[function.id])
    elif isinstance(function, ast.Attribute) and isinstance(function.value, ast.Name):
        owner = function.value.id
        if owner == "self" and function.attr == "tell" and isinstance(call.args[0], ast.Name):
            yield from _literals(call.args, 1)  # self.tell(state, "id")
        elif owner.isupper() and function.attr in PLACES:
            yield from _literals(call.args, PLACES[function.attr])  # VOICE.say("id")


def _literals(arguments: Sequence[ast.expr], place: int) -> Iterator[str]:
    waiting = list(arguments[place : place + 1])
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        elif isinstance(node, ast.IfExp):
            waiting += [node.orelse, node.body]


HOUSE: tuple[Callable[[Game], None], ...] = (
    rules_are_in_step,
    cited_rules_exist,
    steps_name_their_rules,
    cards_can_be_read,
    anatomy_is_complete,
    words_are_in_both_languages,
    needed_words_exist,
    presets_can_be_played,
)
