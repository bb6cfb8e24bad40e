"""`python -m tafelrunde` is the same as the command `tafelrunde`."""

from __future__ import annotations

from tafelrunde.terminal import main

if __name__ == "__main__":
    main()
