"""Whether something random is fair: many samples against the chances that each outcome should have."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Mapping
from fractions import Fraction
from math import sqrt

from tafelrunde.kernel.state import State

# So unlikely is a fair sampler to be blamed: once in ten thousand checks; a fixed seed never changes its mind.
BLAME = 3.72


def is_fair(
    state: State, seat: int | None, hidden: Callable[[State], Hashable], chances: Mapping[Hashable, Fraction | float]
) -> None:
    """Imagine a state many times and compare what is hidden with its chances (Pearson's chi-square test).

    `hidden` reads from an imagined state what the seat cannot know; `chances` are all that it can be, as worked out
    with pencil and paper or by going through every deal. They add up to 1.
    """
    assert abs(float(sum(chances.values())) - 1) < 1e-9, "the chances do not add up to 1"
    # Twenty expected of the rarest outcome: more than the five that the test needs.
    samples = max(400, int(20 / float(min(chances.values()))))
    counts = Counter(hidden(state.imagine(seat, number)) for number in range(samples))
    impossible = [outcome for outcome in counts if outcome not in chances]
    assert not impossible, f"seat {seat} imagines {impossible[0]!r}, which cannot be"
    missing = [outcome for outcome in chances if outcome not in counts]
    assert not missing, f"seat {seat} never imagines {missing[0]!r}, which can be"
    if len(chances) < 2:
        return
    distance, worst = 0.0, (0.0, "")
    for outcome, chance in chances.items():
        expected = samples * float(chance)
        part = (counts[outcome] - expected) ** 2 / expected
        distance += part
        worst = max(worst, (part, f"{outcome!r} came {counts[outcome]} times instead of about {expected:.0f}"))
    limit = critical(len(chances) - 1)
    assert distance < limit, f"what seat {seat} imagines is not fair ({distance:.1f} > {limit:.1f}): {worst[1]}"


def critical(freedom: int) -> float:
    """The chi-square value that a fair sampler hardly ever passes (Wilson and Hilferty's approximation)."""
    return freedom * (1 - 2 / (9 * freedom) + BLAME * sqrt(2 / (9 * freedom))) ** 3
