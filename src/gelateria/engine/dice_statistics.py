"""How often each face came up, and how surprising that would be with fair dice."""

import math
from collections import Counter, defaultdict
from collections.abc import Mapping
from typing import Any

import msgspec

from gelateria.engine.game import Game
from gelateria.engine.record import Record
from gelateria.engine.verify import list_throws


class Fit(msgspec.Struct, frozen=True, kw_only=True):
    """All throws of dice with so many sides, beside what fair dice would show."""

    sides: int
    throws: int
    expected: float
    """How often each face should have come up. The test means little where this is below 5."""
    counts: tuple[int, ...]
    """How often each did."""
    chi_square: float
    p_value: float
    """How often fair dice would look at least as uneven as this."""


def count_dice(game: Game[Any, Any, Any, Any], record: Record) -> Counter[tuple[int, int]]:
    """What chance gave in a record: how often each face, counted from 0, of a die with so many sides.

    Drawing one of n cards is throwing a die with n sides. What was taken over from an earlier record is not counted
    again.
    """
    inherited = record.dice.inherited if record.dice else None
    own = list_throws(game, record)[0 if inherited is None else inherited + 1 :]
    return Counter(throw for throws in own for throw in throws)


def dice_test(counts: Mapping[tuple[int, int], int]) -> tuple[Fit, ...]:
    """Pearson's test of all throws, by the number of sides; a choice of one thing out of one is none."""
    by_sides: defaultdict[int, dict[int, int]] = defaultdict(dict)
    for (sides, face), times in counts.items():
        if sides > 1 and times:
            by_sides[sides][face] = times
    return tuple(_fit(sides, times) for sides, times in sorted(by_sides.items()))


def _fit(sides: int, times: Mapping[int, int]) -> Fit:
    counts = tuple(times.get(face, 0) for face in range(sides))
    throws = sum(counts)
    expected = throws / sides
    chi_square = sum((count - expected) ** 2 for count in counts) / expected
    return Fit(
        sides=sides,
        throws=throws,
        expected=expected,
        counts=counts,
        chi_square=chi_square,
        p_value=chi_square_tail(chi_square, sides - 1),
    )


def chi_square_tail(x: float, freedom: int) -> float:
    """The probability that chi-square with so many degrees of freedom is at least x.

    This is the regularised upper incomplete gamma function Q(freedom / 2, x / 2). For whole degrees of freedom it is
    a finite sum: Q(1, y) = exp(-y), Q(1/2, y) = erfc(√y), and Q(a + 1, y) = Q(a, y) + y^a exp(-y) / Γ(a + 1).
    """
    y = x / 2
    if y <= 0:
        return 1.0
    a = 0.5 if freedom % 2 else 1.0
    terms = [math.erfc(math.sqrt(y)) if freedom % 2 else math.exp(-y)]
    while a < freedom / 2:
        terms.append(math.exp(a * math.log(y) - y - math.lgamma(a + 1)))
        a += 1
    return min(1.0, math.fsum(terms))
