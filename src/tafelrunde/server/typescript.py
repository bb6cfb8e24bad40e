"""`python -m tafelrunde.server.typescript WEB`: the browser client's types, from the structs that are sent to it.

It writes `src/wire.gen.ts` for the messages, and for each game with a drawing `src/boards/<game>/view.gen.ts`: what
lies on its table, what is printed on the things of its box, and what else is printed in it. What the standard boxes
hold is written too (`tests/boxes/`), so that drawings are tested with what they really get.
"""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from types import ModuleType
from typing import Any, Literal, get_args, get_origin

import msgspec
from msgspec import inspect as types

from tafelrunde.kernel import registry
from tafelrunde.kernel.game import Game, begin
from tafelrunde.server import wire

HEAD = "// Generated from {source} by `npm run wire`. Do not edit."


def files(web: Path) -> dict[Path, str]:
    """Every generated file of the client, and what belongs into it."""
    found = {web / "src" / "wire.gen.ts": messages()}
    for name in registry.names():
        game = registry.find(name)
        folder = game.package.rpartition(".")[2]
        if (web / "src" / "boards" / folder).is_dir():
            found[web / "src" / "boards" / folder / "view.gen.ts"] = contract(game)
            found[web / "tests" / "boxes" / f"{folder}.gen.json"] = printed(game)
    return found


def messages() -> str:
    """Everything that goes over the wire and is no game's own."""
    structs = [kind for kind in vars(wire).values() if inspect.isclass(kind) and issubclass(kind, msgspec.Struct)]
    unions = {"ServerMessage": wire.ServerMessage, "ClientMessage": wire.ClientMessage}
    return _Writer([wire]).written("server/wire.py", [kind for kind in structs if kind.__struct_fields__], unions)


def contract(game: Game) -> str:
    """A game's own part: its table, the facts of its cards (`CardFacts`) and those of its box."""
    box = game.standard_box
    cards = sorted({type(card.facts) for card in game.cards(box) if card.facts is not None}, key=lambda it: it.__name__)
    table = type(game.table(begin(game.setup(game.players[0], {}), 0)))
    whole = [] if game.box_facts is None else [type(game.box_facts(box))]
    unions: dict[str, Any] = {}
    if cards:
        united: Any = cards[0]
        for other in cards[1:]:
            united |= other
        unions["CardFacts"] = united
    modules = [module for name, module in sorted(sys.modules.items()) if f"{name}.".startswith(f"{game.package}.")]
    return _Writer(modules).written(f"games/{game.package.rpartition('.')[2]}", [table, *cards, *whole], unions)


def printed(game: Game) -> str:
    """What is printed in the standard box, as a drawing gets it: one thing in a line."""
    box = game.standard_box
    cards = {card.name.ref: card.facts for card in game.cards(box) if card.facts is not None}
    lines = [f'    "{ref}": {msgspec.json.encode(facts).decode()}' for ref, facts in cards.items()]
    whole = None if game.box_facts is None else game.box_facts(box)
    return '{\n  "facts": %s,\n  "cards": {\n%s\n  }\n}\n' % (msgspec.json.encode(whole).decode(), ",\n".join(lines))  # noqa: UP031


class _Writer:
    """Writes structs as interfaces, and the literals that a module has given a name as lists of words."""

    def __init__(self, modules: Iterable[ModuleType]) -> None:
        self._names: dict[frozenset[Any], tuple[str, tuple[Any, ...]]] = {}
        for module in modules:
            for name, value in vars(module).items():
                if get_origin(value) is Literal:
                    self._names[frozenset(get_args(value))] = (name, get_args(value))
        self._words: dict[str, str] = {}
        self._interfaces: dict[str, str] = {}
        self._classes: dict[str, type] = {}

    def written(self, source: str, structs: Iterable[type], unions: Mapping[str, Any]) -> str:
        for struct in structs:
            self._type(types.type_info(struct))
        united = [f"export type {name} = {self._type(types.type_info(union))};" for name, union in unions.items()]
        head = HEAD.format(source=f"src/tafelrunde/{source}")
        return "\n\n".join([head, *self._words.values(), *self._interfaces.values(), *united]) + "\n"

    def _type(self, kind: types.Type) -> str:
        match kind:
            case types.StructType() if not kind.fields and kind.tag is None:
                # What a game extends in its own way.
                return "object"
            case types.StructType():
                self._add(kind)
                return kind.cls.__name__
            case types.LiteralType():
                return self._literal(kind.values)
            case types.UnionType():
                # What may be missing is said last.
                parts = sorted(kind.types, key=lambda part: isinstance(part, types.NoneType))
                return " | ".join([self._type(part) for part in parts])
            case types.VarTupleType() | types.ListType():
                item = self._type(kind.item_type)
                return f"({item})[]" if " | " in item else f"{item}[]"
            case types.TupleType():
                return f"[{', '.join([self._type(item) for item in kind.item_types])}]"
            case types.DictType():
                return self._record(kind)
            case types.StrType():
                return "string"
            case types.BoolType():
                return "boolean"
            case types.IntType() | types.FloatType():
                return "number"
            case types.NoneType():
                return "null"
            case types.AnyType():
                return "unknown"
        raise TypeError(f"no type of TypeScript is known for {kind}")

    def _record(self, kind: types.DictType) -> str:
        record = f"Record<{self._type(kind.key_type)}, {self._type(kind.value_type)}>"
        # Keys that are words may be missing, unless there are always as many of them as words.
        if isinstance(kind.key_type, types.LiteralType) and kind.min_length != len(kind.key_type.values):
            return f"Partial<{record}>"
        return record

    def _literal(self, values: tuple[Any, ...]) -> str:
        name, words = self._names.get(frozenset(values), ("", values))
        listed = [_quoted(word) for word in words]
        if not name:
            return " | ".join(listed)
        several = _several(name)
        self._words[name] = (
            f"export const {several} = [{', '.join(listed)}] as const;\n"
            f"export type {name} = (typeof {several})[number];"
        )
        return name

    def _add(self, kind: types.StructType) -> None:
        name = kind.cls.__name__
        if self._classes.setdefault(name, kind.cls) is not kind.cls:
            raise TypeError(f"two structs with the name {name}: {self._classes[name]}, {kind.cls}")
        if name in self._interfaces:
            return
        # The place is taken before the fields are written: a struct may hold others of its own kind.
        self._interfaces[name] = ""
        comments = _comments(kind.cls)
        lines = [f"  {kind.tag_field}: {_quoted(kind.tag)};"] if kind.tag is not None else []
        for field in kind.fields:
            if field.name in comments:
                lines.append(f"  /** {comments[field.name]} */")
            # Messages may leave out what has a default; what a game sends is whole.
            optional = "?" if issubclass(kind.cls, wire.Wire | wire.Request) and not field.required else ""
            lines.append(f"  {field.encode_name}{optional}: {self._type(field.type)};")
        about = _comment(inspect.getdoc(kind.cls) or "")
        self._interfaces[name] = f"{about}export interface {name} {{\n" + "\n".join(lines) + "\n}"


def _comment(text: str) -> str:
    return f"/** {' '.join(text.split())} */\n" if text else ""


def _comments(struct: type) -> dict[str, str]:
    """What the source says above each field, of the struct itself and of those it extends."""
    found: dict[str, str] = {}
    for kind in reversed(struct.__mro__):
        if not issubclass(kind, msgspec.Struct) or kind is msgspec.Struct:
            continue
        said: list[str] = []
        for line in inspect.getsource(kind).splitlines():
            words = line.strip()
            if words.startswith("# "):
                said.append(words[2:])
                continue
            field = re.match(r"(\w+): ", words)
            if field and said:
                found[field[1]] = " ".join(said)
            said = []
    return found


def _quoted(word: Any) -> str:
    return f"'{word}'" if isinstance(word, str) else msgspec.json.encode(word).decode()


def _several(name: str) -> str:
    """The name of a list of words: `LandKind` is one of `LAND_KINDS`."""
    upper = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).upper()
    return f"{upper[:-1]}IES" if upper.endswith("Y") else f"{upper}S"


def main() -> None:
    """Write what has changed."""
    for path, text in files(Path(sys.argv[1])).items():
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
            sys.stdout.write(f"{path}\n")


if __name__ == "__main__":
    main()
