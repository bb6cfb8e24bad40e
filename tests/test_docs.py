"""Every Python example in the documentation runs, page by page."""

from __future__ import annotations

import doctest
import re
import sys
import textwrap
import tomllib
from pathlib import Path

import msgspec
import pytest

import tafelrunde
from tafelrunde.server.settings import Settings

HOME = Path(__file__).parent.parent
sys.path.insert(0, str(HOME / "docs"))

import command_reference  # noqa: E402

PAGES = [HOME / "README.md", HOME / "CONTRIBUTING.md", *sorted((HOME / "docs").rglob("*.md"))]


def examples(page: Path) -> str:
    blocks = re.findall(r"^( *)```python\n(.*?)^ *```", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    return "\n".join(textwrap.dedent(block) for _, block in blocks)


@pytest.mark.parametrize(
    "page", [page for page in PAGES if examples(page)], ids=lambda page: page.relative_to(HOME).as_posix()
)
def test_the_examples_of_a_page_run(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(examples(page), str(page), "exec"), {"__name__": "example"})
    capsys.readouterr()


def test_the_example_of_the_package_runs() -> None:
    assert doctest.testmod(tafelrunde).failed == 0
    assert doctest.testmod(tafelrunde).attempted > 2


@pytest.mark.parametrize("lang", command_reference.PAGES)
def test_the_reference_of_commands_is_up_to_date(lang: str) -> None:
    written = command_reference.PAGES[lang].read_text(encoding="utf-8")
    assert written == command_reference.page(lang), "write it anew with: make reference"


def test_every_setting_of_the_server_is_in_the_reference() -> None:
    told = [field for fields, _ in command_reference.settings() for field in fields]
    assert told == [field.name for field in msgspec.structs.fields(Settings)]


# After `make play` alone there is no command `tafelrunde` yet: it lies in .venv/bin.
INSTALLED = re.compile(r"pip install|pipx|\.venv/bin/activate")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(HOME).as_posix())
def test_whoever_reads_a_command_has_read_how_to_install_it(page: Path) -> None:
    """Blocks with commands only: a sentence may mention one, and a page without an install line leads to one."""
    text = page.read_text(encoding="utf-8")
    blocks = re.findall(r"^```(?:sh|text)\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    lines = [line for block in blocks for line in block.splitlines()]
    first = next((place for place, line in enumerate(lines) if line.startswith("tafelrunde ")), None)
    if first is not None:
        assert INSTALLED.search("\n".join(lines[:first])), f"{page.name} begins with: {lines[first]}"


def test_whoever_cites_us_cites_this_version() -> None:
    citation = (HOME / "CITATION.cff").read_text(encoding="utf-8")
    version = tomllib.loads((HOME / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    assert re.findall(r"^version: (.+)$", citation, re.MULTILINE) == [version]
