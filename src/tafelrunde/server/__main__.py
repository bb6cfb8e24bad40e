"""`python -m tafelrunde.server`: the server with its settings from TAFELRUNDE_... variables.

TAFELRUNDE_HOST, TAFELRUNDE_PORT and everything in `settings.py`.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

import msgspec

from tafelrunde.kernel import language
from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.server.run import serve
from tafelrunde.server.sampling import Sampler


def main() -> None:
    """Run the server."""
    profile = os.environ.get("TAFELRUNDE_PROFILE")
    sampler = Sampler() if profile else None
    if sampler is not None:
        sampler.start()
    try:
        serve(quiet=os.environ.get("TAFELRUNDE_QUIET", "") not in ("", "0"))
    except TafelrundeError as error:
        sys.exit(error.text(language.preferred()))
    finally:
        if sampler is not None and profile:
            Path(profile).write_bytes(msgspec.json.encode(sampler.stop()))


if __name__ == "__main__":
    main()
