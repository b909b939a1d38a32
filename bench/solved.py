"""Pig for two, solved: the chance to win with either action in every position, if both go on without a mistake."""

from functools import cache
from typing import Any

import numpy as np

GOAL = 100
GOOD_ENOUGH = 1e-9


@cache
def chances() -> Any:
    """The chance of who is to move, by own score, the other's score, and the turn's total."""
    wins = np.full((GOAL, GOAL, GOAL + 6), 0.5)
    for own in range(GOAL):
        wins[own, :, GOAL - own :] = 1.0
    change = 1.0
    while change > GOOD_ENOUGH:
        before = wins[:, :, 0].copy()
        passed = 1 - wins[:, :, 0].T
        for total in range(GOAL - 1, -1, -1):
            going = wins[: GOAL - total, :, :]
            roll = (passed[: GOAL - total] + going[:, :, total + 2 : total + 7].sum(axis=2)) / 6
            hold = 1 - wins[:, total:, 0].T
            wins[: GOAL - total, :, total] = np.maximum(roll, hold) if total else roll
        change = float(np.abs(wins[:, :, 0] - before).max())
    return wins


def loss(own: int, other: int, total: int, held: bool) -> float:
    """How much chance to win a decision gave away."""
    wins = chances()
    roll = (1 - wins[other, own, 0] + wins[own, other, total + 2 : total + 7].sum()) / 6
    hold = 1 - wins[other, own + total, 0]
    return float(max(roll, hold) - (hold if held else roll))
