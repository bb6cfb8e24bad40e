"""The packages: what is in them, that they install and play, and what happens without a compiler."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import tomllib
import venv
import zipfile
from pathlib import Path

import pytest

from tests.conftest import is_compiled

HOME = Path(__file__).parent.parent
sys.path.insert(0, str(HOME / "docs"))

import release_notes  # noqa: E402


def build(folder: Path, home: Path = HOME, **environment: str) -> tuple[list[str], str]:
    """Build a wheel; returns the names in it and what the build said."""
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)],
        cwd=home,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    (wheel,) = folder.glob("*.whl")
    return zipfile.ZipFile(wheel).namelist(), done.stdout + done.stderr


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the pure wheel is built."""
    return tmp_path_factory.mktemp("pure")


@pytest.fixture(scope="module")
def pure(folder: Path) -> list[str]:
    return build(folder, TAFELRUNDE_PURE="1")[0]


@pytest.fixture
def wheel(folder: Path, pure: list[str]) -> Path:
    """The wheel as users get it, if these tests run on it; else a pure one."""
    ready = sorted((HOME / "build" / "wheel").glob("*.whl"))
    return ready[0] if is_compiled() and ready else next(folder.glob("*.whl"))


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
    # With the copies that only the build can pack so small.
    assert [name for name in pure if name.startswith("tafelrunde/server/static/assets/") and name.endswith(".js.br")]


def test_without_a_compiler_the_build_warns_and_goes_on(tmp_path: Path) -> None:
    names, said = build(tmp_path, CC="no-such-compiler", TAFELRUNDE_PURE="0")
    assert "No C compiler was found" in said
    assert not [name for name in names if name.endswith((".so", ".pyd"))]


def test_the_source_package_builds_without_node(tmp_path: Path, pure: list[str]) -> None:
    build_source = [sys.executable, "-m", "hatchling", "build", "--target", "sdist", "--directory", str(tmp_path)]
    subprocess.run(build_source, cwd=HOME, check=True, capture_output=True)
    (source,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(source) as archive:
        archive.extractall(tmp_path / "source", filter="data")
    (unpacked,) = (tmp_path / "source").iterdir()
    (tmp_path / "wheel").mkdir()
    # Nothing but this folder is on the path: no npm, no git.
    names, _ = build(tmp_path / "wheel", unpacked, TAFELRUNDE_PURE="1", PATH=str(tmp_path))
    assert sorted(names) == sorted(pure)


def constraints(folder: Path) -> str:
    """The locked versions, for an environment in which they are not locked by their hashes."""
    path = folder / "versions.txt"
    path.write_text("".join(f"{name}=={version}\n" for name, version in pinned("requirements.lock").items()))
    return str(path)


def test_the_wheel_plays_in_an_empty_environment(tmp_path: Path, wheel: Path) -> None:
    venv.create(tmp_path / "empty", with_pip=False)
    bin = tmp_path / "empty" / "bin"
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "TAFELRUNDE"))}

    def run(*command: str | Path) -> str:
        return subprocess.run(command, cwd=tmp_path, env=clean, check=True, capture_output=True, text=True).stdout

    pip = [sys.executable, "-m", "pip", "--python", str(bin / "python"), "install", "-q", "--no-compile"]
    run(*pip, "-c", constraints(tmp_path), f"{wheel}[server,terminal]")
    with (HOME / "pyproject.toml").open("rb") as file:
        assert tomllib.load(file)["project"]["version"] in run(bin / "tafelrunde", "--version")
    assert "Battalia" in run(bin / "tafelrunde", "games", "--lang", "en")
    assert "20" in run(bin / "tafelrunde", "simulate", "glow", "--games", "20", "--lang", "en")
    built = run(bin / "python", "-c", "from tafelrunde.kernel import state; print(state.__file__)")
    assert built.strip().endswith(".py") == wheel.name.endswith("-none-any.whl"), "what the wheel says is what one gets"
    page = run(bin / "python", "-c", SERVED)
    assert "<title>Tafelrunde" in page


# The client that came with the wheel, as the server gives it to a browser.
SERVED = """
from litestar.testing import TestClient
from tafelrunde.server.app import create_app
from tafelrunde.server.settings import Settings

with TestClient(create_app(Settings(database="tables.db"))) as client:
    print(client.get("/").text)
"""


def test_pipx_runs_the_wheel(tmp_path: Path, wheel: Path) -> None:
    pipx = [
        sys.executable,
        "-m",
        "pipx",
        "run",
        "--spec",
        f"{wheel}[terminal]",
        "tafelrunde",
        "rules",
        "vaalbara",
        "V1",
    ]
    homes = {"PIPX_HOME": str(tmp_path / "pipx"), "PIP_CONSTRAINT": constraints(tmp_path), "PIP_NO_COMPILE": "1"}
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "TAFELRUNDE"))}
    done = subprocess.run(pipx, cwd=tmp_path, env=clean | homes, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "V1.1" in done.stdout


def test_a_release_tells_what_the_changelog_says() -> None:
    with (HOME / "pyproject.toml").open("rb") as file:
        version = tomllib.load(file)["project"]["version"]
    assert "Rules" in release_notes.notes(version)
    with pytest.raises(ValueError, match="not 9.9.9"):
        release_notes.notes("9.9.9")


def test_the_changelog_tells_each_thing_once_and_of_the_version_that_had_it() -> None:
    newest, first = (HOME / "CHANGELOG.md").read_text(encoding="utf-8").split("\n## ")[1:]
    programs = newest[newest.index("**For programs") :]
    for command in ("tournament", "study", "mcp", "arena", "scaffold"):
        assert programs.count(f"`tafelrunde {command}") == 1, f"{command} is told twice, or not at all"
    assert "ules version 1" in first
    assert "ules version 2" not in first, "all rules were at their first version"


def pinned(lock: str) -> dict[str, str]:
    """The versions in a lock file, by package."""
    lines = (HOME / lock).read_text(encoding="utf-8").splitlines()
    return dict(line.split(" ")[0].split("==") for line in lines if "==" in line and not line.startswith((" ", "#")))


def test_whoever_plays_gets_the_versions_that_are_tested() -> None:
    play, all_of_it = pinned("requirements-play.lock"), pinned("requirements.lock")
    assert play.items() <= all_of_it.items()
    assert {"litestar", "textual", "hatchling"} <= play.keys()
    assert not {"mypy", "pytest", "playwright"} & play.keys()


def test_compiled_is_with_the_tools_that_are_tested_and_released_with() -> None:
    build, all_of_it = pinned("requirements-build.lock"), pinned("requirements.lock")
    assert build.items() <= all_of_it.items()
    with (HOME / "pyproject.toml").open("rb") as file:
        required = tomllib.load(file)["build-system"]["requires"]
    released = dict(one.replace("[mypyc]", "").split("==") for one in required)
    assert released.items() <= build.items()
    assert not {"litestar", "pytest", "playwright"} & build.keys()


@pytest.mark.parametrize(
    "lock", ["requirements.lock", "requirements-play.lock", "requirements-build.lock", "web/package-lock.json"]
)
def test_a_lock_file_names_no_host_to_fetch_from(lock: str) -> None:
    text = (HOME / lock).read_text(encoding="utf-8")
    assert "--index-url" not in text
    assert '"resolved"' not in text
    assert "--hash=sha256:" in text or '"integrity": "sha512-' in text
