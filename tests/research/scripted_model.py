"""A model for tests of the arena, as a program: it takes the last option, and misbehaves if it is told to."""

from __future__ import annotations

import json
import sys
import time


def main(manners: str) -> None:
    for number, line in enumerate(sys.stdin):
        question = json.loads(line)
        assert question["text"]
        last = question["options"] - 1
        if manners == "slow" and number == 12:
            time.sleep(30)
        if manners == "dies" and number == 2:
            return
        answer = {"rambles": f"After some thought (there are {last + 1}): {last}", "silly": "option 99"}
        sys.stdout.write(answer.get(manners, str(last)) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "good")
