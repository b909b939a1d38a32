"""Where the truth lies, with 95 % confidence, when games come in clusters.

The games of one deal are not independent: all its rotations share their luck. So a deal is what is drawn, and a
deal's mean is one observation. Nothing is assumed of the games within.
"""

from collections.abc import Sequence
from math import ceil, fsum, sqrt

from msgspec import Struct

NINETY_FIVE = 1.959963984540054
"""How many standard deviations hold 95 % of a normal distribution."""

Interval = tuple[float, float]


class Estimate(Struct, frozen=True):
    """A figure and where the true one lies."""

    value: float
    ci95: Interval


def student(freedom: int) -> float:
    """The same for Student's distribution, which is wider when there are few observations."""
    if freedom < 3:  # where the expansion below is not good enough
        return (12.706204736, 4.302652730)[freedom - 1]
    z = NINETY_FIVE
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + fsum(term / float(freedom) ** power for power, term in enumerate(terms, 1))


def share_interval(share: float, variance: float, clusters: int, most: float = 1.0) -> Interval:
    """Wilson's interval for a share whose estimate has this variance, so many clusters behind it.

    A share that can be at most `most` is taken in proportion to that.
    """
    if clusters < 2:
        return 0.0, most
    share /= most
    low, high = wilson_interval(share, effective_tries(share, variance / most**2, clusters), student(clusters - 1))
    return low * most, high * most


def effective_tries(share: float, variance: float, clusters: int) -> float:
    """How many independent tries would tell a share as well as an estimate of this variance.

    Where all went one way the variance says nothing; then every cluster counts once, whatever was in it.
    """
    spread = share * (1 - share)
    return spread / variance if variance > 0 and spread > 0 else clusters


def wilson_interval(share: float, tries: float, deviations: float = NINETY_FIVE) -> Interval:
    """Wilson's interval, sensible near 0 and 1 too."""
    square = deviations**2
    centre = share + square / (2 * tries)
    reach = deviations * sqrt(max(0.0, share * (1 - share)) / tries + square / (4 * tries**2))
    low, high = ((centre + side) / (1 + square / tries) for side in (-reach, reach))
    return max(low, 0.0), min(high, 1.0)


def variance_of_mean(values: Sequence[float]) -> float:
    """How far the mean of such values is from the truth, squared, on average."""
    count = len(values)
    if count < 2:
        return 0.0
    mean = fsum(values) / count
    return fsum((value - mean) ** 2 for value in values) / (count - 1) / count


def estimate_mean(values: Sequence[float]) -> Estimate:
    """The mean, one value a cluster."""
    mean = fsum(values) / len(values)
    if len(values) < 2:
        return Estimate(mean, (mean, mean))
    reach = student(len(values) - 1) * sqrt(variance_of_mean(values))
    return Estimate(mean, (mean - reach, mean + reach))


def estimate_count(values: Sequence[float]) -> Estimate:
    """The same for what cannot be below 0."""
    found = estimate_mean(values)
    return Estimate(found.value, (max(0.0, found.ci95[0]), found.ci95[1]))


def estimate_share(values: Sequence[float]) -> Estimate:
    """The same for values from 0 to 1."""
    share = min(1.0, max(0.0, fsum(values) / len(values)))
    return Estimate(share, share_interval(share, variance_of_mean(values), len(values)))


def estimate_percentile(deals: Sequence[Sequence[int]], percent: int) -> Estimate:
    """A percentile of all values (nearest rank), and Woodruff's interval: that of the share at or below it, read back.

    The values come by deals, and a deal is one observation.
    """
    ordered = sorted(value for deal in deals for value in deal)
    middle = _ranked(ordered, percent / 100)
    below = estimate_share([sum(value <= middle for value in deal) / len(deal) for deal in deals])
    reach = [edge - below.value for edge in below.ci95]
    low, high = (_ranked(ordered, min(1.0, max(0.0, percent / 100 + side))) for side in reach)
    return Estimate(middle, (low, high))


def _ranked(ordered: Sequence[int], share: float) -> int:
    return ordered[max(0, ceil(share * len(ordered) - 1e-9) - 1)]


def rounded(interval: Interval, digits: int = 4) -> Interval:
    low, high = interval
    return round(low, digits), round(high, digits)
