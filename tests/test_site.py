"""The documentation site as readers get it: it is built, and the built pages are read."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

HOME = Path(__file__).parent.parent
DOCS = HOME / "docs"
# What a page has at the least. A page that only leads to others has its own words too.
FEWEST_WORDS = 100


class Page(HTMLParser):
    """What a reader gets of a page: its language, headings and words, where it leads and what it shows."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path = path
        self.lang = ""
        self.ids: set[str] = set()
        self.headings: list[str] = []
        self.links: list[str] = []
        self.pictures: list[tuple[str, str]] = []
        self.text: list[str] = []
        self.can_search = False
        self._depth = 0
        self._heading = False
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if tag == "html":
            self.lang = given.get("lang", "")
        if "id" in given:
            self.ids.add(given["id"])
        if tag == "article":
            self._depth += 1
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        if tag == "img":
            self.pictures.append((given["src"], given.get("alt", "")))
        if tag == "h1":
            self._heading = True
        if tag == "input" and given.get("type") == "search":
            self.can_search = True

    def handle_endtag(self, tag: str) -> None:
        if tag == "article":
            self._depth -= 1
        if tag == "h1":
            self._heading = False

    def handle_data(self, data: str) -> None:
        if self._heading and data.strip() not in ("", "#"):
            self.headings.append(data.strip())
        if self._depth:
            self.text.append(data)

    @property
    def words(self) -> int:
        return len(re.findall(r"\w+", " ".join(self.text)))


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Page]:
    """All pages, by the names of their sources without the ending."""
    folder = tmp_path_factory.mktemp("site")
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "sphinx",
            "-W",
            "--keep-going",
            "-q",
            "-d",
            str(folder / "kept"),
            "docs",
            folder / "html",
        ],
        cwd=HOME,
        env={**os.environ, "PYTHONPATH": "src"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    html = folder / "html"
    sources = [path.relative_to(DOCS).with_suffix("") for path in DOCS.rglob("*.md")]
    return {source.as_posix(): Page(html / f"{source}.html") for source in sources}


def test_every_page_has_a_heading_and_words(site: dict[str, Page]) -> None:
    assert {"index", "rules/vaalbara.en", "rules/vaalbara.de", "contributing", "changelog"} <= site.keys()
    for name, page in site.items():
        assert len(page.headings) == 1, name
        assert page.words >= FEWEST_WORDS, f"{name} has {page.words} words"


def test_links_and_pictures_are_there(site: dict[str, Page]) -> None:
    pages = {page.path: page for page in site.values()}
    for name, page in site.items():
        for link in [*page.links, *(source for source, _ in page.pictures)]:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            target = (page.path.parent / unquote(parts.path)).resolve() if parts.path else page.path
            assert target.exists(), f"{name} leads to {link}"
            if parts.fragment and target in pages:
                assert unquote(parts.fragment) in pages[target].ids, f"{name} leads to {link}"
        for source, words in page.pictures:
            assert words, f"nothing is said about the picture {source} of {name}"


def test_every_page_is_reached_from_the_first(site: dict[str, Page]) -> None:
    names = {page.path: name for name, page in site.items()}
    reached, open_ends = {"index"}, ["index"]
    while open_ends:
        page = site[open_ends.pop()]
        for link in page.links:
            name = names.get((page.path.parent / unquote(urlsplit(link).path)).resolve())
            if name is not None and name not in reached:
                reached.add(name)
                open_ends.append(name)
    assert reached == site.keys()


def test_no_markup_is_left_over(site: dict[str, Page]) -> None:
    for name, page in site.items():
        if name.startswith("decisions/"):
            continue
        text = "".join(page.text)
        for left in ("```", ":::", "{include}", "{eval-rst}", "file: src/"):
            assert left not in text, f"{left} is left over in {name}"


def test_rules_are_found_in_both_languages_from_every_page(site: dict[str, Page]) -> None:
    text = (site["index"].path.parent / "searchindex.js").read_text(encoding="utf-8")
    index = json.loads(text[text.index("(") + 1 : text.rindex(")")])

    def found(word: str) -> set[str]:
        """The pages that have a word, as the search knows it, in a heading or in their text."""
        places = [index[kind].get(word, []) for kind in ("terms", "titleterms")]
        return {index["docnames"][page] for some in places for page in (some if isinstance(some, list) else [some])}

    assert set(index["docnames"]) == site.keys()
    assert "rules/spirit_island.en" in found("ravag")
    assert "rules/spirit_island.de" in found("wüten")
    assert [name for name, page in site.items() if not page.can_search] == []


def test_a_page_says_its_language(site: dict[str, Page]) -> None:
    for name, page in site.items():
        assert page.lang == ("de" if name.startswith("de/") or name.endswith(".de") else "en"), name


def test_rules_are_whole_on_the_site(site: dict[str, Page]) -> None:
    for path in (HOME / "src/tafelrunde/games").glob("*/rules.*.md"):
        page = site[f"rules/{path.parent.name}.{path.name.split('.')[1]}"]
        numbers = re.findall(r"^\*\*(\w+\.\w+)\*\*", path.read_text(encoding="utf-8"), re.MULTILINE)
        text = " ".join(page.text)
        assert numbers
        assert [number for number in numbers if number not in text] == []
