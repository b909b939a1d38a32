"""What the server's tests share."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from gelateria.server.accounts import passwords
from gelateria.server.store import database as databases
from tests.server.chance import give_known_chance
from tests.server.outages import CrashedPostgres, LockedFile, MortalStore
from tests.server.postgres import Postgres, a_postgres, needs_postgres, new_database

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


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """For all tests that need one. Whoever stops it starts it again."""
    with a_postgres() as running:
        yield running


@pytest.fixture
def database(postgres: Postgres, request: pytest.FixtureRequest) -> str:
    """The address of an empty one."""
    return asyncio.run(new_database(postgres.address, request.node.name[-40:]))


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=needs_postgres)])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of each kind, with nothing in it."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'games.sqlite3'}"
    found: str = request.getfixturevalue("database")
    return found


@pytest.fixture
def impatient_sqlite(monkeypatch: pytest.MonkeyPatch) -> None:
    """It does not wait for whoever has locked its file."""
    patient = [pragma for pragma in databases.PRAGMAS if "busy_timeout" not in pragma]
    monkeypatch.setattr(databases, "PRAGMAS", (*patient, "busy_timeout = 0"))


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=needs_postgres)])
def mortal(request: pytest.FixtureRequest, tmp_path: Path, impatient_sqlite: None) -> MortalStore:
    """A database of each kind, that can go away."""
    if request.param == "sqlite":
        return LockedFile(tmp_path / "games.sqlite3")
    return CrashedPostgres(request.getfixturevalue("postgres"), request.getfixturevalue("database"))
