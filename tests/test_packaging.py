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


def pinned(lock: str) -> dict[str, str]:
    """The versions in a lock file, by package."""
    lines = (HOME / lock).read_text(encoding="utf-8").splitlines()
    return dict(line.split(" ")[0].split("==") for line in lines if "==" in line and not line.startswith((" ", "#")))


def test_whoever_plays_gets_the_versions_that_are_tested() -> None:
    play, all_of_it = pinned("requirements-play.lock"), pinned("requirements.lock")
    assert play.items() <= all_of_it.items()
    assert {"litestar", "textual", "hatchling"} <= play.keys()
    assert not {"mypy", "pytest", "playwright"} & play.keys()


@pytest.mark.parametrize("lock", ["requirements.lock", "requirements-play.lock", "web/package-lock.json"])
def test_a_lock_file_names_no_host_to_fetch_from(lock: str) -> None:
    text = (HOME / lock).read_text(encoding="utf-8")
    assert "--index-url" not in text
    assert '"resolved"' not in text
    assert "--hash=sha256:" in text or '"integrity": "sha512-' in text
