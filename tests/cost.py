"""What tests cost: the processor's seconds of everything that they start, browsers and servers included.

    python -m tests.cost tests/server tests/browser

Unlike the time on the clock, these say the same on a busy machine. The dearest come first.
"""

from __future__ import annotations

import subprocess
import sys
import time

import psutil

# A process that lives shorter than this may be missed.
LOOK_SECONDS = 0.2


def cost(tests: str) -> tuple[float, float]:
    """The seconds of the processors, and those on the clock, that some tests take."""
    begun = time.monotonic()
    running = subprocess.Popen([sys.executable, "-m", "pytest", "-p", "no:cacheprovider", tests], stdout=sys.stderr)
    spent: dict[tuple[int, float], float] = {}
    while running.poll() is None:
        _look(psutil.Process(running.pid), spent)
        time.sleep(LOOK_SECONDS)
    return sum(spent.values()), time.monotonic() - begun


def _look(root: psutil.Process, spent: dict[tuple[int, float], float]) -> None:
    """Note what a process and all below it have used so far."""
    for process in [root, *root.children(recursive=True)]:
        try:
            used = process.cpu_times()
            spent[process.pid, process.create_time()] = used.user + used.system
        except psutil.Error:
            # It has ended meanwhile: what it had used when it was last seen stands.
            continue


def main() -> None:
    """Measure one after the other."""
    found = {tests: cost(tests) for tests in sys.argv[1:]}
    for tests, (processor, clock) in sorted(found.items(), key=lambda one: -one[1][0]):
        print(f"{processor:7.0f} s of the processor  {clock:7.0f} s on the clock  {tests}")  # noqa: T201


if __name__ == "__main__":
    main()
