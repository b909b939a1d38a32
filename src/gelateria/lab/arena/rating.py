"""Ratings: how strong a bot must be for its results to be what they were.

Luce's choice model: at a table, each seat wins with a chance in proportion to the strength of who sits there. For two
players that is Bradley and Terry's model, and with 400 points to a factor of ten the familiar Elo scale; unlike
Elo's own updates it does not depend on the order of games, and it takes tables of any size. Ties are shared wins.
The strengths are the most likely ones when one drawn game is added to every table, so that nobody's is infinite.
Their intervals are sandwich intervals by deal: they hold however the games of one deal hang together.
"""

from collections.abc import Sequence
from math import exp, log, sqrt

POINTS = 400 / log(10)
"""Elo points to a unit of log strength."""
MIDDLE = 1500.0
"""The mean rating of all who take part."""
CLOSE_ENOUGH = 1e-12
MOST_STEPS = 20_000

Matrix = list[list[float]]


def most_likely_strengths(
    tables: Sequence[Sequence[int]], wins: Sequence[Sequence[float]], games: float
) -> list[float]:
    """The strength of each bot, 1 in the geometric mean, by Hunter's MM algorithm.

    A table says how many of its seats each bot takes, `wins` how many wins each bot took there of so many games.
    """
    bots = range(len(tables[0]))
    seats = sum(tables[0])
    won = [sum(wins[t][bot] + table[bot] / seats for t, table in enumerate(tables)) for bot in bots]
    strengths = [1.0 for _ in bots]
    for _ in range(MOST_STEPS):
        sums = [sum(table[bot] * strengths[bot] for bot in bots) for table in tables]
        better = [
            won[bot] / sum((games + 1) * table[bot] / total for table, total in zip(tables, sums, strict=True))
            for bot in bots
        ]
        middle = sum(map(log, better)) / len(better)
        better = [strength / exp(middle) for strength in better]
        change = max(abs(log(new / old)) for new, old in zip(better, strengths, strict=True))
        strengths = better
        if change < CLOSE_ENOUGH:
            break
    return strengths


def ratings(strengths: Sequence[float]) -> list[float]:
    """Strengths on the Elo scale."""
    return [MIDDLE + POINTS * log(strength) for strength in strengths]


def rating_errors(
    tables: Sequence[Sequence[int]],
    strengths: Sequence[float],
    games: float,
    deals: int,
    scatter: Matrix,
) -> list[float]:
    """The standard error of each rating. `scatter` is the covariance of the bots' wins from deal to deal."""
    bots = range(len(strengths))
    bread: Matrix = [[1 / len(strengths) for _ in bots] for _ in bots]  # the mean is fixed, so it may be anything
    for table in tables:
        total = sum(table[bot] * strengths[bot] for bot in bots)
        chance = [table[bot] * strengths[bot] / total for bot in bots]
        for i in bots:
            for j in bots:
                bread[i][j] += (games + 1) * ((chance[i] if i == j else 0.0) - chance[i] * chance[j])
    inverse = inverted(bread)
    errors = []
    for i in bots:
        variance = sum(inverse[i][j] * deals * scatter[j][k] * inverse[k][i] for j in bots for k in bots)
        if scatter[i][i] <= 0:  # all deals went alike: trust the model, each deal counting once
            variance = (inverse[i][i] - 1 / len(strengths)) * games * len(tables) / deals
        errors.append(POINTS * sqrt(max(0.0, variance)))
    return errors


def inverted(matrix: Matrix) -> Matrix:
    """By Gauss and Jordan; for matrices as small as a league."""
    size = len(matrix)
    rows = [[*row, *(1.0 if i == j else 0.0 for j in range(size))] for i, row in enumerate(matrix)]
    for i in range(size):
        pivot = max(range(i, size), key=lambda row: abs(rows[row][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        rows[i] = [value / rows[i][i] for value in rows[i]]
        for j in range(size):
            if j != i:
                factor = rows[j][i]
                rows[j] = [value - factor * other for value, other in zip(rows[j], rows[i], strict=True)]
    return [row[size:] for row in rows]
