"""How long the attack lasts: a moment in `make test`, a minute or two with `--short`, an evening in `make attack`."""

import os

ATTACK = float(os.environ.get("GELATERIA_ATTACK", "0"))
"""1 is the whole attack, 0.05 a twentieth of it, 0 as little as shows what a test wants to see."""


def lasting(whole: int, at_least: int) -> int:
    """So many times in the whole attack, fewer in a shorter one."""
    return max(at_least, round(whole * ATTACK))
