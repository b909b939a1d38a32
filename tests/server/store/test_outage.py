"""Which errors mean that the database is away: real ones, of both databases. All others are about what was asked."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import create_engine, insert, text
from sqlalchemy.exc import IntegrityError, OperationalError

from gelateria.server.core import Core, open_core
from gelateria.server.ops.clock import WallClock
from gelateria.server.settings import Settings
from gelateria.server.store.database import open_database
from gelateria.server.store.outage import Availability, Away, why_away
from gelateria.server.store.schema import people
from tests.server.outages import somebody_else_writes
from tests.server.patience import PATIENCE
from tests.server.postgres import Postgres, needs_postgres

# SQLite --------------------------------------------------------------------------------------------


def fill(file: sqlite3.Connection) -> None:
    for _ in range(1000):
        file.execute("INSERT INTO t VALUES (randomblob(4000))")


def locked(path: Path) -> None:
    with closing(sqlite3.connect(path)) as other, closing(sqlite3.connect(path, timeout=0)) as ours:
        other.execute("BEGIN IMMEDIATE")
        ours.execute("INSERT INTO t VALUES (1)")


def full(path: Path) -> None:
    with closing(sqlite3.connect(path)) as file:
        file.execute("PRAGMA max_page_count = 10")
        fill(file)


def readable_only(path: Path) -> None:
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as file:
        file.execute("INSERT INTO t VALUES (1)")


def garbage(path: Path) -> None:
    path.write_bytes(b"no database at all" * 1000)
    with closing(sqlite3.connect(path)) as file:
        file.execute("SELECT * FROM t")


def not_there(path: Path) -> None:
    with closing(sqlite3.connect(f"file:{path}.gone?mode=rw", uri=True)) as file:
        file.execute("SELECT 1")


def damaged(path: Path) -> None:
    with closing(sqlite3.connect(path)) as file:
        fill(file)
        file.commit()
    pages = bytearray(path.read_bytes())
    pages[4096:] = b"\xff" * (len(pages) - 4096)
    path.write_bytes(pages)
    with closing(sqlite3.connect(path)) as file:
        file.execute("SELECT count(*), sum(length(a)) FROM t").fetchall()


REASONS: dict[Callable[[Path], None], str] = {
    locked: "the file is locked",
    full: "the disk is full",
    readable_only: "the file cannot be written",
    garbage: "the file is no database",
    not_there: "the file cannot be opened",
    damaged: "the file is damaged",
}


@pytest.mark.parametrize("accident", REASONS, ids=lambda accident: accident.__name__)
def test_what_can_happen_to_a_file_has_a_name(accident: Callable[[Path], None], tmp_path: Path) -> None:
    path = tmp_path / "file.sqlite3"
    with closing(sqlite3.connect(path)) as file:
        file.execute("CREATE TABLE t (a)")
        file.commit()
    with pytest.raises(sqlite3.Error) as raised:
        accident(path)
    assert why_away(raised.value) == REASONS[accident]


def test_a_wrong_question_is_not_the_databases_fault(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'file.sqlite3'}")
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE t (a INTEGER PRIMARY KEY)"))
        connection.execute(text("INSERT INTO t VALUES (1)"))
    for question in ("INSERT INTO t VALUES (1)", "SELECT * FROM nowhere", "SELECT FROM", "INSERT INTO t VALUES ('a')"):
        with pytest.raises(Exception) as raised, engine.begin() as connection:  # of many kinds
            connection.execute(text(question))
        assert why_away(raised.value) is None
    assert why_away(ValueError("anything")) is None
    engine.dispose()


# PostgreSQL ----------------------------------------------------------------------------------------


async def ask(address: str, *questions: str, patience: float | None = None) -> None:
    engine = open_database(address, patience)
    try:
        async with engine.connect() as connection:
            for question in questions:
                await connection.execute(text(question))
    finally:
        await engine.dispose()


WITHIN_POSTGRES = {
    "the connection is lost": ["SELECT pg_terminate_backend(pg_backend_pid())"],
    "it can only be read": ["SET TRANSACTION READ ONLY", "CREATE TABLE t (a integer)"],
    "it stops, starts, or took too long": ["SET statement_timeout = 10", "SELECT pg_sleep(60)"],
    "something is locked": ["SET lock_timeout = 10", "SELECT pg_advisory_lock(4711)"],
}


@needs_postgres
@pytest.mark.parametrize("why", WITHIN_POSTGRES)
def test_what_postgresql_tells_of_itself_has_a_name(why: str, database: str) -> None:
    async def scene() -> None:
        engine = open_database(database)
        async with engine.connect() as other:
            await other.execute(text("SELECT pg_advisory_lock(4711)"))
            with pytest.raises(Exception) as raised:  # of many kinds
                await ask(database, *WITHIN_POSTGRES[why])
            assert why_away(raised.value) == why
        await engine.dispose()

    asyncio.run(scene())


@needs_postgres
def test_a_postgresql_that_cannot_be_reached_is_away(database: str, tmp_path: Path) -> None:
    asyncio.run(ask(database, "DROP ROLE IF EXISTS few", "CREATE ROLE few LOGIN CONNECTION LIMIT 0", "COMMIT"))
    elsewhere = {
        f"postgresql://gelateria@/postgres?host={tmp_path}": "it cannot be reached: FileNotFoundError",
        "postgresql://gelateria@127.0.0.1:1/postgres": "it cannot be reached: ConnectionRefusedError",
        database.replace("?", "-that-is-not-there?"): "it is not there",
        database.replace("gelateria@", "somebody@"): "it does not let us in",
        database.replace("gelateria@", "few@"): "it has too many connections",
    }
    for address, why in elsewhere.items():
        with pytest.raises(Exception) as raised:  # of many kinds
            asyncio.run(ask(address, "SELECT 1"))
        assert why_away(raised.value) == why


@needs_postgres
def test_a_postgresql_that_does_not_answer_is_away(postgres: Postgres, database: str) -> None:
    async def scene() -> None:
        engine = open_database(database, patience=0.2)
        async with engine.connect() as connection:
            await connection.execute(text("SELECT 1"))
            with postgres.frozen(), pytest.raises(TimeoutError) as raised:
                await connection.execute(text("SELECT 1"))
            assert why_away(raised.value) == "it does not answer"
        await engine.dispose()

    asyncio.run(scene())


@needs_postgres
def test_a_wrong_question_is_not_postgresqls_fault(database: str) -> None:
    wrong = ["SELECT * FROM nowhere", "SELECT FROM FROM", "SELECT 1/0", "SELECT 'a'::integer"]
    for question in [*wrong, "CREATE TABLE t (a varchar(2) UNIQUE); INSERT INTO t VALUES ('abc')"]:
        with pytest.raises(Exception) as raised:  # of many kinds
            asyncio.run(ask(database, *question.split("; ")))
        assert why_away(raised.value) is None


# What is made of it --------------------------------------------------------------------------------


def with_core(tmp_path: Path, what: Callable[[Core], Awaitable[None]]) -> None:
    async def visit() -> None:
        async with open_core(Settings(data=str(tmp_path))) as core:
            await what(core)

    asyncio.run(visit())


def person(name: str) -> dict[str, object]:
    return {"id": name, "name": name, "kind": "guest", "made": 0}


@pytest.mark.usefixtures("impatient_sqlite")
def test_all_that_waits_hears_that_it_is_away_and_what_comes_later_is_written(tmp_path: Path) -> None:
    """It is tried once, not once for each: with a database that does not answer, that would take for ever."""

    async def visit(core: Core) -> None:
        with somebody_else_writes(tmp_path / "server.sqlite3"):
            writes = [core.writer.add(people, person(name)) for name in "abc"]
            answers = await asyncio.wait_for(asyncio.gather(*writes, return_exceptions=True), PATIENCE)
        assert [type(answer) for answer in answers] == [Away] * 3
        assert len({id(answer) for answer in answers}) == 3
        assert core.availability.failures == 1
        assert core.availability.since is not None
        await core.writer.add(people, person("d"))
        assert core.availability.since is None
        assert [row["name"] for row in await core.rows(people.select())] == ["d"]

    with_core(tmp_path, visit)


@needs_postgres
def test_with_a_postgresql_that_does_not_answer_nobody_waits_for_ever(
    tmp_path: Path, postgres: Postgres, database: str
) -> None:
    async def scene() -> None:
        settings = Settings(data=str(tmp_path), database=database)
        async with open_core(settings):
            pass  # it is brought up to date
        core = Core(settings, open_database(database, patience=0.2), b"key", WallClock())
        core.writer.start()
        await core.writer.add(people, person("a"))
        with postgres.frozen():
            writes = [core.writer.add(people, person(name)) for name in "bcd"]
            answers = await asyncio.wait_for(asyncio.gather(*writes, return_exceptions=True), PATIENCE)
            with pytest.raises(Away):
                await core.rows(people.select())
        assert [str(answer) for answer in answers] == ["it does not answer"] * 3
        await core.writer.add(people, person("e"))
        names = [row["name"] for row in await core.rows(people.select())]
        assert {"a", "e"} <= set(names)
        await core.close()

    asyncio.run(scene())


def test_what_cannot_be_written_is_not_taken_for_a_database_that_is_away(tmp_path: Path) -> None:
    async def visit(core: Core) -> None:
        await core.writer.add(people, person("a"))
        with pytest.raises(IntegrityError):
            await core.writer.run(lambda connection: connection.execute(insert(people).values(person("a"))))
        with pytest.raises(OperationalError):
            await core.rows(text("SELECT * FROM nowhere"))
        assert core.availability.failures == 0

    with_core(tmp_path, visit)


def test_the_longer_it_is_away_the_later_one_is_told_to_come_back() -> None:
    now = [0.0]
    availability = Availability(lambda: now[0])
    told = []
    for now[0] in (0, 1, 4, 9, 1000):
        told.append(availability.failed("it sleeps").again)
    assert told == [1, 1, 2, 4.5, 5]
    availability.answered()
    assert availability.failed("it sleeps again").again == 1


def test_the_log_hears_when_it_goes_and_when_it_is_back(caplog: pytest.LogCaptureFixture) -> None:
    now = [0.0]
    availability = Availability(lambda: now[0])
    for now[0] in (1, 2, 3):
        availability.failed("the disk is full")
    availability.answered()
    availability.answered()
    assert [record.message for record in caplog.records] == ["the database is away", "the database is back"]
    assert caplog.records[0].__dict__["why"] == "the disk is full"
    assert caplog.records[1].__dict__["seconds"] == 2
