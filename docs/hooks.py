"""Lets pages of the site be the very files of the repository: links that are right there are made right here."""

from __future__ import annotations

import re
from typing import Any

MOVED = {
    "](docs/": "](",
    'src="docs/': 'src="',
    "](CONTRIBUTING.md": "](contributing.md",
    "](CHANGELOG.md": "](changelog.md",
}
RULES = re.compile(r"\]\(src/tafelrunde/games/(\w+)/rules\.(en|de)\.md")


def on_page_markdown(markdown: str, page: Any, config: Any, files: Any) -> str:
    """A page that is one line naming a file of the repository becomes that file."""
    if markdown.startswith("file: "):
        path = markdown.removeprefix("file: ").strip()
        with open(path, encoding="utf-8") as file:
            markdown = file.read()
        for here, there in MOVED.items():
            markdown = markdown.replace(here, there)
        markdown = RULES.sub(r"](rules/\1.\2.md", markdown)
    return markdown
