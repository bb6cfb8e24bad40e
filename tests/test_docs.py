"""Every Python example in the documentation runs, page by page."""

from __future__ import annotations

import doctest
import re
import textwrap
from pathlib import Path

import pytest

import tafelrunde

HOME = Path(__file__).parent.parent
PAGES = [HOME / "README.md", HOME / "CONTRIBUTING.md", *sorted((HOME / "docs").glob("*.md"))]


def examples(page: Path) -> str:
    blocks = re.findall(r"^( *)```python\n(.*?)^ *```", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    return "\n".join(textwrap.dedent(block) for _, block in blocks)


@pytest.mark.parametrize("page", [page for page in PAGES if examples(page)], ids=lambda page: page.name)
def test_the_examples_of_a_page_run(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(examples(page), str(page), "exec"), {"__name__": "example"})
    capsys.readouterr()


def test_the_example_of_the_package_runs() -> None:
    assert doctest.testmod(tafelrunde).failed == 0
    assert doctest.testmod(tafelrunde).attempted > 2


def test_the_site_and_the_house_have_the_same_pages() -> None:
    navigation = (HOME / "mkdocs.yml").read_text(encoding="utf-8")
    for page in (HOME / "docs").rglob("*.md"):
        assert page.relative_to(HOME / "docs").as_posix() in navigation
