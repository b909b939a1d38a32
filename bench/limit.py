"""The limit: `geizen.c`, the same games by hand."""

import os
import subprocess
import sysconfig
from functools import cache
from pathlib import Path

from gelateria.compiling import FLAGS  # the very flags of our own modules
from gelateria.lab.speed import Measure

SOURCE = Path(__file__).parent / "geizen.c"
RULES = 1
"""The version of Geizen's rules that it plays: any order may be chosen there, and is asked for more often."""


def compiler() -> list[str]:
    """The compiler that builds Python's own extensions here."""
    return (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()


@cache
def program() -> Path:
    """The compiled program."""
    built = SOURCE.parent / "build" / SOURCE.stem
    fresh = built.with_suffix(f".{os.getpid()}")  # others may be running it, or compiling it too
    built.parent.mkdir(exist_ok=True)
    subprocess.run([*compiler(), *FLAGS, "-o", str(fresh), str(SOURCE)], check=True)
    return fresh.replace(built)


def play(players: int, games: int, seed: int) -> tuple[int, float]:
    """Random games, the same as `playouts`; returns the number of decisions and the CPU seconds they took."""
    decisions, seconds = _run(players, games, seed).split()
    return int(decisions), float(seconds)


def ledger(players: int, games: int, seed: int) -> list[list[int]]:
    """The first game of each of so many seeds: decisions, turns, winners, the bank, every seat's chips."""
    return [[int(word) for word in line.split()] for line in _run(players, games, seed, "ledger").splitlines()]


def playing(players: int) -> Measure:
    """Decisions of random games."""

    def measure(seed: int, seconds: float) -> float:
        _, spent = play(players, 1000, seed + 1)
        decisions, spent = play(players, 1 + int(1000 * seconds / spent), seed)
        return decisions / spent

    return measure


def _run(*arguments: int | str) -> str:
    words = [str(program()), *map(str, arguments)]
    return subprocess.run(words, check=True, capture_output=True, text=True).stdout
