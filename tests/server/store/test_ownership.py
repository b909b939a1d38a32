"""One server a database: a second process is refused and has changed nothing; after a kill the next begins at once."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from gelateria.server.store import ownership
from gelateria.server.store.database import open_database
from gelateria.server.store.ownership import ADVISORY_LOCK, AdvisoryLock, NotOurs, sole_server
from tests.server.patience import until, wait_until
from tests.server.postgres import Postgres, needs_postgres
from tests.server.running import RunningServer

Ask = list[tuple[Any, ...]]


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


LOCKS = f"""
    FROM pg_locks WHERE locktype = 'advisory' AND granted
    AND classid = {ADVISORY_LOCK >> 32} AND objid = {ADVISORY_LOCK & 0xFFFFFFFF}
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""


@needs_postgres
def test_a_server_whose_lock_is_lost_takes_it_again(database: str, tmp_path: Path) -> None:
    with RunningServer(tmp_path, database=database) as server:
        ((before,),) = ask(database, f"SELECT pid {LOCKS}")
        assert ask(database, f"SELECT pg_terminate_backend(pid) {LOCKS}") == [(True,)]
        wait_until(lambda: ask(database, f"SELECT pid {LOCKS}") not in ([], [(before,)]))
        assert server.stop() == 0


@needs_postgres
def test_a_server_that_loses_its_lock_to_another_stops_and_says_so(database: str, tmp_path: Path) -> None:
    with RunningServer(tmp_path, database=database) as server:
        code = asyncio.run(while_another_has_it(database, server.wait))
        assert code == 1
        said = "".join(server.lines)
        assert "another server's by now" in said
        assert "is lost, so it has stopped" in said
        assert "Traceback" not in said


async def while_another_has_it(database: str, wait: Callable[[], int]) -> int:
    """As if another server had been quicker."""
    engine = open_database(database)
    async with engine.connect() as another:
        await another.execute(text(f"SELECT pg_terminate_backend(pid) {LOCKS}"))
        await another.execute(text(f"SELECT pg_advisory_lock({ADVISORY_LOCK})"))
        code = await asyncio.to_thread(wait)
    await engine.dispose()
    return code


@needs_postgres
def test_a_server_outlives_its_postgresql(
    database: str, postgres: Postgres, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(ownership, "LOOK_EVERY", 0.01)

    async def scene() -> None:
        async with sole_server(database, pytest.fail):
            await asyncio.to_thread(postgres.crash)
            await until(lambda: "the connection that keeps the database is lost" in caplog.messages)
            await asyncio.to_thread(postgres.start)
            await until(lambda: "the database is ours again" in caplog.messages)
            with pytest.raises(NotOurs):
                async with sole_server(database, pytest.fail):
                    pass

    asyncio.run(scene())


@needs_postgres
def test_a_lock_that_is_kept_for_who_we_were_is_taken_from_there(database: str) -> None:
    """The network broke, and PostgreSQL has not noticed."""

    async def scene() -> None:
        lock = AdvisoryLock(open_database(database))
        assert await lock.take()
        forgotten = lock._connection
        assert forgotten
        assert await lock.take()
        assert lock._connection is not forgotten
        await forgotten.invalidate()
        await forgotten.close()
        other = AdvisoryLock(open_database(database))
        assert not await other.take(), "of another's, nothing is taken"
        await lock.close()
        await other.close()

    asyncio.run(scene())


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
