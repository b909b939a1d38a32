"""How much memory is taken, in megabytes; -1 where the system does not tell."""

import sys
from contextlib import suppress
from pathlib import Path

UNITS = 2**20 if sys.platform == "darwin" else 2**10
"""So many of the units in which the system counts are a megabyte."""


def memory_here() -> float:
    """What this process holds now, or where only that is known, at its peak."""
    with suppress(ImportError, OSError, ValueError, IndexError):
        import resource

        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
        return pages * resource.getpagesize() / 2**20
    return _peak("RUSAGE_SELF")


def memory_of_programs() -> float:
    """What the largest program that we started and that has ended held at its peak."""
    return _peak("RUSAGE_CHILDREN")


def _peak(whose: str) -> float:
    with suppress(ImportError):
        import resource

        return resource.getrusage(getattr(resource, whose)).ru_maxrss / UNITS
    return -1.0
