"""In what a program is kept that somebody brought along: what this system allows, and what that means.

`launch.py` is the keeper, and says how each is built.
"""

import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Literal

LAUNCH = Path(__file__).with_name("launch.py")

Cage = Literal["namespace", "subreaper", "group"]

PROBED_WITHIN = 60.0
NO_NETWORK = "and it has no network"
A_NETWORK = "and it may use the network, as you have said"
OPEN_NETWORK = "this system keeps it neither from the network nor from others' processes"
HELD: dict[Cage, str] = {
    "namespace": "all that it starts ends with it, it sees no other process,",
    "subreaper": "all that it starts ends with it;",
    "group": "what it starts ends with it, unless that leaves its process group;",
}


@cache
def cages() -> tuple[Cage, ...]:
    """Those that this system allows, the strongest first."""
    asked = [*keeper(), "--probe"]
    told = subprocess.run(asked, stdin=subprocess.DEVNULL, capture_output=True, timeout=PROBED_WITHIN, check=False)
    found = told.stdout.decode().split()
    return tuple(cage for cage in HELD if cage in found) or ("group",)


def keeper() -> list[str]:
    """How the keeper is started: without the rest of Python, and whatever the environment says."""
    return [sys.executable, "-I", "-S", str(LAUNCH)]


def in_words(cage: Cage, network: bool) -> str:
    """What holds a program there, and what does not."""
    if cage == "namespace":
        return f"{HELD[cage]} {A_NETWORK if network else NO_NETWORK}"
    return f"{HELD[cage]} {OPEN_NETWORK}"
