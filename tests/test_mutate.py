"""A run of mutants goes on with the sources of today, and knows which of its mutants do not fit them any more."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests import mutate

STEP, OTHER, WORDS = (
    f"src/tafelrunde/games/vaalbara/{name}" for name in ("steps/rounds.py", "state/state.py", "locale/en.ftl")
)


def write(root: Path, name: str, text: str) -> None:
    (root / name).parent.mkdir(parents=True, exist_ok=True)
    (root / name).write_text(text, encoding="utf-8")


def test_the_sources_are_those_of_today_and_only_mutants_of_changed_rules_are_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mutate, "ROOT", tmp_path)
    place = tmp_path / "build" / "mutate" / "vaalbara"
    for name in (STEP, OTHER, WORDS):
        write(tmp_path, name, "first")
    mutate.copy_sources(place)
    made = mutate.made_of("vaalbara", place)
    assert set(made) == {STEP, OTHER}
    assert mutate.changed_since(made, place) == []

    write(tmp_path, WORDS, "second")
    mutate.copy_sources(place)
    assert (place / WORDS).read_text(encoding="utf-8") == "second"
    assert mutate.changed_since(mutate.made_of("vaalbara", place), place) == [], "words make no mutants"

    write(tmp_path, STEP, "second")
    (tmp_path / OTHER).unlink()
    for _ in range(2):
        mutate.copy_sources(place)
        changed = mutate.changed_since(mutate.made_of("vaalbara", place), place)
        assert sorted(changed) == sorted([STEP, OTHER]), "also the second time"


def test_what_bots_count_and_what_only_types_need_is_no_rule(tmp_path: Path) -> None:
    source = tmp_path / "tokens.py"
    source.write_text(
        "if TYPE_CHECKING:\n"
        "    from somewhere import Something\n"
        "LOST_FOOTPRINT_WORTH: Final = 0.7\n"
        "MOST_FOOTPRINTS: Final = 12\n"
        "def worth(self):\n"
        "    return 1\n"
        "def apply(self):\n"
        "    if self.listening:\n"
        "        tell(1)\n"
        "    return 2\n",
        encoding="utf-8",
    )
    boring = {line for first, last in mutate.not_rules(source) for line in range(first, last + 1)}
    assert boring == {1, 2, 3, 5, 6, 8, 9}
