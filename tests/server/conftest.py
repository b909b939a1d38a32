"""What the server's tests share."""

import pytest
from argon2 import PasswordHasher

from gelateria.server.accounts import passwords
from tests.server.chance import give_known_chance

LIGHT = PasswordHasher(time_cost=1, memory_cost=1024, parallelism=1)


@pytest.fixture(autouse=True)
def light_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Real argon2, for people in a hurry."""
    monkeypatch.setattr(passwords, "HASHER", LIGHT)
    monkeypatch.setattr(passwords, "NOBODYS", LIGHT.hash("nobody's"))


@pytest.fixture(autouse=True)
def known_chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same test is dealt the same games, whatever ran before it."""
    give_known_chance(monkeypatch, request.node.nodeid)
