"""`python -m tafelrunde.server`: the server with its settings from TAFELRUNDE_... variables.

TAFELRUNDE_HOST, TAFELRUNDE_PORT and everything in `settings.py`.
"""

from __future__ import annotations

import os
import sys

from tafelrunde.kernel import language
from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.server.run import serve


def main() -> None:
    """Run the server."""
    try:
        serve(quiet=os.environ.get("TAFELRUNDE_QUIET", "") not in ("", "0"))
    except TafelrundeError as error:
        sys.exit(error.text(language.preferred()))


if __name__ == "__main__":
    main()
