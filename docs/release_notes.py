"""Prints what the changelog says of a version: the text of a release. `python docs/release_notes.py 0.2.0`"""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent


def notes(version: str) -> str:
    """The section of a version; ValueError says what does not fit."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        packaged = tomllib.load(file)["project"]["version"]
    if version != packaged:
        raise ValueError(
            f"the package is of version {packaged}, not {version}: change pyproject.toml, or tag v{packaged}"
        )
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    section = re.search(rf"^## {re.escape(version)}\b.*?\n(.*?)(?=^## |\Z)", changelog, re.DOTALL | re.MULTILINE)
    if section is None:
        raise ValueError(f"CHANGELOG.md has no section '## {version}'")
    return section.group(1).strip()


if __name__ == "__main__":
    try:
        sys.stdout.write(notes(sys.argv[1]) + "\n")
    except (IndexError, ValueError) as error:
        sys.exit(str(error) if isinstance(error, ValueError) else __doc__)
