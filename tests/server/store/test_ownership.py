"""One server a database: a second process is refused and has changed nothing; after a kill the next begins at once."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from gelateria.server.store.database import open_database
from gelateria.server.store.ownership import ADVISORY_LOCK, NotOurs, sole_server
from tests.server.postgres import needs_postgres
from tests.server.running import RunningServer

Ask = list[tuple[Any, ...]]


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=needs_postgres)])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A database of each kind, with nothing in it."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'games.sqlite3'}"
    else:
        yield request.getfixturevalue("database")


def ask(address: str, query: str) -> Ask:
    async def answer() -> Ask:
        engine = open_database(address)
        async with engine.connect() as connection:
            rows = [tuple(row) for row in await connection.execute(text(query))]
        await engine.dispose()
        return rows

    return asyncio.run(answer())


def test_a_second_server_is_refused_and_changes_nothing(address: str, tmp_path: Path) -> None:
    with RunningServer(tmp_path / "first", database=address):
        code, said = RunningServer(tmp_path / "second", database=address).try_to_start()
        assert code == 1
        assert "Another server works with" in said
        assert "Traceback" not in said
        assert ask(address, "SELECT count(*) FROM uptime") == [(1,)]


def test_after_a_kill_the_next_server_begins_at_once(address: str, tmp_path: Path) -> None:
    with RunningServer(tmp_path / "first", database=address) as first:
        first.kill()
        with RunningServer(tmp_path / "second", database=address):
            assert ask(address, "SELECT count(*) FROM uptime") == [(2,)]


@needs_postgres
def test_a_server_that_loses_its_lock_stops_and_says_so(database: str, tmp_path: Path) -> None:
    with RunningServer(tmp_path, database=database) as server:
        held = f"locktype = 'advisory' AND classid = {ADVISORY_LOCK >> 32} AND objid = {ADVISORY_LOCK & 0xFFFFFFFF}"
        mine = "database = (SELECT oid FROM pg_database WHERE datname = current_database())"
        ended = ask(database, f"SELECT pg_terminate_backend(pid) FROM pg_locks WHERE {held} AND {mine}")
        assert ended == [(True,)]
        assert server.wait() == 1
        said = "".join(server.lines)
        assert "is lost, so it has stopped" in said
        assert "Traceback" not in said


@needs_postgres
def test_a_database_that_is_not_there_is_one_sentence(tmp_path: Path) -> None:
    nowhere = f"postgresql://gelateria:secret@/postgres?host={tmp_path}"
    code, said = RunningServer(tmp_path, database=nowhere).try_to_start()
    assert code == 1
    assert "cannot be reached" in said
    assert "Traceback" not in said
    assert "secret" not in said


def test_a_database_in_memory_is_nobody_elses() -> None:
    async def scene() -> None:
        async with sole_server("sqlite://", pytest.fail), sole_server("sqlite://", pytest.fail):
            pass

    asyncio.run(scene())


def test_one_process_counts_as_two_if_it_begins_twice(tmp_path: Path) -> None:
    async def scene() -> None:
        address = f"sqlite:///{tmp_path / 'games.sqlite3'}"
        async with sole_server(address, pytest.fail):
            with pytest.raises(NotOurs):
                async with sole_server(address, pytest.fail):
                    pass
        async with sole_server(address, pytest.fail):
            pass

    asyncio.run(scene())
