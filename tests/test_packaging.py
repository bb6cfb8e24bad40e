"""The wheel: what is in it, and what happens without a compiler."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

HOME = Path(__file__).parent.parent


def build(folder: Path, **environment: str) -> tuple[list[str], str]:
    """Build a wheel; returns the names in it and what the build said."""
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)],
        cwd=HOME,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    (wheel,) = folder.glob("*.whl")
    return zipfile.ZipFile(wheel).namelist(), done.stdout + done.stderr


@pytest.fixture(scope="module")
def pure(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    return build(tmp_path_factory.mktemp("pure"), TAFELRUNDE_PURE="1")[0]


def test_a_pure_wheel_has_nothing_compiled(pure: list[str]) -> None:
    assert "tafelrunde/kernel/state.py" in pure
    assert not [name for name in pure if name.endswith((".so", ".pyd"))]


def test_rules_words_and_figures_are_in_the_wheel(pure: list[str]) -> None:
    for name in ("rules.en.md", "rules.de.md", "components.toml"):
        assert f"tafelrunde/games/vaalbara/{name}" in pure
    assert "tafelrunde/games/vaalbara/locale/de.ftl" in pure
    assert "tafelrunde/py.typed" in pure
    assert [name for name in pure if name.endswith("licenses/NOTICE")]


def test_the_browser_client_is_in_the_wheel(pure: list[str]) -> None:
    assert "tafelrunde/server/static/index.html" in pure


def test_without_a_compiler_the_build_warns_and_goes_on(tmp_path: Path) -> None:
    names, said = build(tmp_path, CC="no-such-compiler", TAFELRUNDE_PURE="0")
    assert "No C compiler was found" in said
    assert not [name for name in names if name.endswith((".so", ".pyd"))]
