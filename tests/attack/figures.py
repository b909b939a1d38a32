"""What an attack came to, in figures: kept where `python -m tests.attack` wants them, and nowhere else."""

import json
import os
import sys
import time
from pathlib import Path
from typing import Any

from tests.attack.length import ATTACK

FOLDER = os.environ.get("GELATERIA_ATTACK_FIGURES", "")
NOW_AND_THEN = 2.0
"""Seconds between two lines about how far it is."""


def note(point: str, **figures: Any) -> None:
    """What was measured about a point; what several tests note about the same is put together."""
    if FOLDER:
        _write(point, _noted(point) | figures)


def tally(point: str, **counts: int) -> None:
    """The same for what several tests count: it is added up."""
    if FOLDER:
        noted = _noted(point)
        _write(point, noted | {name: noted.get(name, 0) + count for name, count in counts.items()})


def _noted(point: str) -> dict[str, Any]:
    path = Path(FOLDER) / f"{point}.json"
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {"length": ATTACK}
    return found


def _write(point: str, figures: dict[str, Any]) -> None:
    told = json.dumps(figures, indent=2, sort_keys=True)
    (Path(FOLDER) / f"{point}.json").write_text(told + "\n", encoding="utf-8")


class Progress:
    """How far it is, told to whoever waits for the whole attack."""

    def __init__(self, what: str) -> None:
        self.what = what
        self._told = time.monotonic()

    def __call__(self, how_far: str) -> None:
        if FOLDER and time.monotonic() - self._told > NOW_AND_THEN:
            self._told = time.monotonic()
            print(f"    {self.what}: {how_far}", file=sys.__stderr__, flush=True)
