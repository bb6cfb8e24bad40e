"""What saves call the steps and values of a game: names that stand for ever.

A save, a snapshot and a digest know these names and the names of fields, and nothing of Python: a class may move to
another file, be renamed, and get a further field, and everything saved before still loads.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

# The state itself among the kinds of a game, and the options that a match is played with.
STATE: Final = "state"
OPTIONS: Final = "options"


class SavedNames:
    """The kinds of things that a game's states are made of, each with its name.

    `added` are fields that a kind did not have from the beginning, with what an older save means: their default.
    As long as such a field has that value it is not written at all, so that old digests stay true as well.
    Options that came later are added in the same way, under "options".
    A name that was ever used is never given to something else.
    """

    __slots__ = ("added", "kinds", "names")

    def __init__(
        self, kinds: Mapping[str, type], added: Mapping[str, Mapping[str, bool | int | str | None]] | None = None
    ) -> None:
        self.kinds: dict[str, type] = dict(kinds)
        self.names: dict[type, str] = {kind: name for name, kind in self.kinds.items()}
        self.added: dict[str, Mapping[str, bool | int | str | None]] = dict(added or {})
        for own in (STATE, OPTIONS):
            if own in self.kinds:
                raise ValueError(f"the name {own!r} is the kernel's own")
        if len(self.names) != len(self.kinds):
            twice = next(kind for kind in self.kinds.values() if list(self.kinds.values()).count(kind) > 1)
            raise ValueError(f"{twice.__qualname__} has two names in saves")
        unknown = [name for name in self.added if name not in (STATE, OPTIONS) and name not in self.kinds]
        if unknown:
            raise ValueError(f"fields are added to {unknown[0]!r}, which is no name in saves")

    def name_of(self, kind: type) -> str:
        """What saves call a class."""
        name = self.names.get(kind)
        if name is None:
            raise LookupError(f"{kind.__module__}.{kind.__qualname__} has no name in saves: give it one in saved.py")
        return name
