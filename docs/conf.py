"""How the documentation site is built (`make docs`): Sphinx, pages in Markdown, the reference from the docstrings."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
with (ROOT / "pyproject.toml").open("rb") as file:
    PROJECT = tomllib.load(file)["project"]

project = "Tafelrunde"
author = "The Tafelrunde developers"
project_copyright = "The Tafelrunde developers, MIT licence"
release = PROJECT["version"]
version = release

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx_design", "sphinx_copybutton"]
source_suffix = {".md": "markdown"}
exclude_patterns = ["_static"]
myst_enable_extensions = ["attrs_inline", "colon_fence", "deflist"]
myst_heading_anchors = 4
# What a page shows of another tool's language has no lexer of ours.
highlight_language = "text"
copybutton_exclude = ".linenos, .gp, .go"

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
# The libraries of an example that is told without them: they are too large for everybody who builds this site.
autodoc_mock_imports = ["sb3_contrib", "stable_baselines3", "torch"]
# What a package names in `__all__` is told where it is made.
autodoc_default_options = {"members": True, "undoc-members": True, "show-inheritance": True, "ignore-module-all": True}
add_module_names = False
python_maximum_signature_line_length = 88

html_theme = "pydata_sphinx_theme"
html_title = "Tafelrunde"
html_static_path = ["_static"]
html_css_files = ["site.css"]
html_logo = "../web/src/art/favicon.svg"
html_favicon = "../web/src/art/favicon.svg"
html_copy_source = False
html_show_sourcelink = False
html_context = {"default_mode": "auto"}
html_theme_options = {
    "header_links_before_dropdown": 7,
    "logo": {"text": "Tafelrunde", "alt_text": "Tafelrunde: the first page"},
    "navigation_with_keys": False,
    "pygments_light_style": "a11y-high-contrast-light",
    "pygments_dark_style": "a11y-high-contrast-dark",
    "secondary_sidebar_items": ["page-toc"],
    "show_toc_level": 2,
    "footer_start": ["copyright"],
    "footer_end": [],
    "use_edit_page_button": False,
}
html_sidebars: dict[str, list[str]] = {"index": []}


def _is_german(page: str) -> bool:
    return page.startswith("de/") or page.endswith(".de")


def say_the_language(app: Any, page: str, template: str, context: dict[str, Any], tree: Any) -> None:
    """Pages in German say so: screen readers and browsers ask."""
    if _is_german(page):
        context["language"] = "de"


def list_modules(app: Any, page: str, source: list[str]) -> None:
    """`% every other module of tafelrunde.bots` becomes a chapter for each module that no page names yet."""
    source[0] = re.sub(r"^% every other module of (\S+)$", _chapters, source[0], flags=re.MULTILINE)


def _chapters(line: re.Match[str]) -> str:
    pages = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "docs" / "reference").glob("*.md"))
    named = set(re.findall(r"automodule:: (\S+)", pages))
    folder = ROOT / "src" / line[1].replace(".", "/")
    chapters = []
    for path in sorted(folder.rglob("*.py")):
        parts = path.relative_to(ROOT / "src").with_suffix("").parts
        module = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        if module not in named and not parts[-1].strip("_").startswith(("main", "drive_")):
            title = module.removeprefix(f"{line[1]}.")
            chapters.append(f"## {title}\n\n```{{eval-rst}}\n.. automodule:: {module}\n```\n")
    return "\n".join(chapters)


def read_as_prose(app: Any, what: str, name: str, thing: Any, options: Any, lines: list[str]) -> None:
    """Our docstrings are prose with names in backticks and indented examples: nothing else in them is markup."""
    written: list[str] = []
    in_example = False
    for line in lines:
        if in_example and line and not line.startswith(" "):
            in_example = False
        elif not in_example and line.startswith("    ") and written and not written[-1]:
            in_example = True
            written += ["::", ""]
        if in_example or line.startswith((">>>", "...")):
            written.append(line)
        else:
            written.append(_prose(line.strip()))
    lines[:] = written


def _prose(line: str) -> str:
    parts = re.split(r"`+([^`]+)`+", line)
    written = ""
    for place, part in enumerate(parts):
        if place % 2 == 0:
            written += re.sub(r"([*|]|_\b)", r"\\\1", part)
        else:
            # A name with a letter right behind it ("`Card`s") needs a seam that nobody sees.
            written += f"``{part}``" + ("\\ " if re.match(r"\w", parts[place + 1]) else "")
    return written


def setup(app: Any) -> None:
    """What Sphinx asks for."""
    app.connect("source-read", list_modules)
    app.connect("html-page-context", say_the_language)
    app.connect("autodoc-process-docstring", read_as_prose)
