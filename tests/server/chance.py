"""Chance that a test knows beforehand, for servers in this process; no other server has a way to be given any."""

import random
import secrets

import pytest

from gelateria.server.bots import players as bots
from gelateria.server.lobby import lobby


class KnownChance:
    """Stands in for `secrets` where games are dealt and where bots think. Names stay as they are: none comes twice."""

    choice = staticmethod(secrets.choice)

    def __init__(self, seed: str) -> None:
        self._luck = random.Random(seed)

    def token_bytes(self, count: int) -> bytes:
        return self._luck.randbytes(count)

    def randbits(self, count: int) -> int:
        return self._luck.getrandbits(count)


def give_known_chance(patch: pytest.MonkeyPatch, seed: str) -> None:
    """Every deal is a matter of the seed, and so is what a bot leaves to chance."""
    patch.setattr(lobby, "secrets", KnownChance(f"deals of {seed}"))
    patch.setattr(bots, "secrets", KnownChance(f"bots of {seed}"))
