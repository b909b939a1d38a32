"""How much memory is taken, in megabytes; -1 where the system does not tell."""

import os
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
    with suppress(ImportError):
        import resource

        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / UNITS
    return -1.0


def memory_of_group(leader: int) -> float:
    """What the processes of a group held at their peaks, all together; to be asked while they run.

    Not what the system tells of children that have ended: there a child counts at least as much as its parent held
    when it was started, and a large parent would make every program look large.
    """
    members = [folder for folder in Path("/proc").glob("[0-9]*") if _group(int(folder.name)) == leader]
    peaks = [peak for folder in members if (peak := _peak_of(folder)) is not None]
    return sum(peaks) if peaks else -1.0


def _group(process: int) -> int | None:
    with suppress(OSError):
        return os.getpgid(process)
    return None


def _peak_of(folder: Path) -> float | None:
    """None for a process that has just ended."""
    with suppress(OSError):
        for line in (folder / "status").read_text(encoding="ascii", errors="replace").splitlines():
            if line.startswith("VmHWM:"):
                return int(line.split()[1]) / 2**10
    return None
