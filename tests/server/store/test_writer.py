"""The writer: in order, in one commit, nobody suffers for another's bad write, and nothing follows a lost one."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, bindparam, delete, insert, select, text
from sqlalchemy.exc import IntegrityError, OperationalError

from gelateria.server.core import Core, open_core
from gelateria.server.settings import Settings
from gelateria.server.store.schema import chat, journal
from gelateria.server.store.writer import Chain, ChainBroken, Closing, Writer
from tests.scale import many


def with_core(tmp_path: Path, what: Callable[[Core], Awaitable[None]]) -> None:
    async def visit() -> None:
        async with open_core(Settings(data=str(tmp_path))) as core:
            await what(core)

    asyncio.run(visit())


def entry(table: str, seq: int, do: int = 0) -> dict[str, Any]:
    return {
        "table": table,
        "seq": seq,
        "kind": "move",
        "by": 0,
        "do": do,
        "drew": "[]",
        "client": None,
        "number": None,
        "stand_in": False,
        "at": 0,
    }


def line(table: str, number: int) -> dict[str, Any]:
    return {"table": table, "line": number, "person": None, "seat": None, "name": "", "text": "hello", "at": 0}


async def entries(core: Core, table: str) -> list[tuple[int, int]]:
    rows = await core.rows(select(journal).where(journal.c.table == table).order_by(text("rowid")))
    return [(row["seq"], row["do"]) for row in rows]


def test_what_waits_together_is_one_commit_in_the_order_it_came(tmp_path: Path) -> None:
    async def visit(core: Core) -> None:
        finished: list[int] = []

        async def written(seq: int) -> None:
            await core.writer.add(journal, entry(f"t{seq % 3}", seq))
            finished.append(seq)

        writes = [asyncio.create_task(written(seq)) for seq in range(300)]
        await asyncio.sleep(0)
        assert core.writer.backlog == 300
        await asyncio.gather(*writes)
        assert core.writer.commits == 1
        assert core.writer.writes == 300
        assert finished == list(range(300))
        assert await entries(core, "t1") == [(seq, 0) for seq in range(1, 300, 3)]

    with_core(tmp_path, visit)


def test_a_job_sees_what_was_written_before_it(tmp_path: Path) -> None:
    async def visit(core: Core) -> None:
        def count(connection: Connection) -> int:
            return len(connection.execute(select(journal)).all())

        core.writer.add(journal, entry("t", 1))
        first = core.writer.run(count)
        core.writer.add(journal, entry("t", 2))
        core.writer.add(chat, line("t", 1))
        core.writer.add(journal, entry("t", 3))
        second = core.writer.run(count)
        assert (await first, await second) == (1, 3)

    with_core(tmp_path, visit)


def test_one_bad_write_fails_alone(tmp_path: Path) -> None:
    async def visit(core: Core) -> None:
        def fails(connection: Connection) -> None:
            connection.execute(insert(journal).values(entry("half", 1)))
            raise ValueError("changed my mind")

        writes: list[asyncio.Future[Any]] = [
            core.writer.add(journal, entry("t", 1)),
            core.writer.add(journal, entry("t", 1, do=9)),
            core.writer.run(fails),
            core.writer.add(chat, line("t", 1)),
            core.writer.add(journal, entry("t", 2)),
        ]
        answers = await asyncio.gather(*writes, return_exceptions=True)
        assert [type(answer).__name__ for answer in answers] == [
            "NoneType",
            "IntegrityError",
            "ValueError",
            "NoneType",
            "NoneType",
        ]
        assert await entries(core, "t") == [(1, 0), (2, 0)]
        assert await entries(core, "half") == []

    with_core(tmp_path, visit)


def test_closing_writes_everything_and_takes_nothing_more(tmp_path: Path) -> None:
    async def visit(core: Core) -> None:
        writes = [core.writer.add(journal, entry("t", seq)) for seq in range(1, 1201)]
        await core.writer.stop()
        assert all(write.done() and not write.exception() for write in writes)
        assert len(await entries(core, "t")) == 1200
        with pytest.raises(Closing):
            core.writer.add(journal, entry("t", 1201))

    with_core(tmp_path, visit)


def test_a_stale_owner_of_a_table_is_refused(tmp_path: Path) -> None:
    async def visit(core: Core) -> None:
        other = Writer(core.engine)
        other.start()
        await core.writer.add(journal, entry("t", 1))
        await other.add(journal, entry("t", 2, do=7))
        with pytest.raises(IntegrityError):
            await core.writer.add(journal, entry("t", 2))
        await other.stop()
        assert await entries(core, "t") == [(1, 0), (2, 7)]

    with_core(tmp_path, visit)


def test_nothing_is_written_after_a_lost_write_of_the_same_chain(tmp_path: Path) -> None:
    """Else a journal would have a hole, or go on from somebody else's entry."""

    async def visit(core: Core) -> None:
        await core.writer.add(journal, entry("t", 2, do=7))
        ours, others = Chain(), Chain()
        writes = [
            core.writer.add(journal, entry("t", 1), ours),
            core.writer.add(journal, entry("t", 2), ours),
            core.writer.add(journal, entry("u", 1), others),
            core.writer.add(journal, entry("t", 3), ours),
        ]
        answers = await asyncio.gather(*writes, return_exceptions=True)
        writes = [core.writer.add(journal, entry("t", 4), ours), core.writer.add(journal, entry("u", 2), others)]
        answers += await asyncio.gather(*writes, return_exceptions=True)
        assert [type(answer) for answer in answers] == [
            type(None),
            IntegrityError,
            type(None),
            ChainBroken,
            ChainBroken,
            type(None),
        ]
        assert await entries(core, "t") == [(2, 7), (1, 0)]
        assert await entries(core, "u") == [(1, 0), (2, 0)]

    with_core(tmp_path, visit)


def test_any_mixture_against_a_model(tmp_path: Path) -> None:
    """Rows that fit and rows that do not, from several chains, with pauses: what is answered is what is stored."""

    async def visit(core: Core) -> None:
        for seed in many(6):
            luck = random.Random(seed)
            chains = {f"{seed}-{name}": Chain() for name in "abc"}
            kept: dict[str, list[tuple[int, int]]] = {table: [] for table in chains}
            torn: set[str] = set()
            expected: list[bool] = []
            writes: list[asyncio.Future[None]] = []
            for do in range(120):
                table = luck.choice(list(chains))
                twice = bool(kept[table]) and luck.random() < 0.02
                seq = len(kept[table]) + (not twice)
                if twice:
                    torn.add(table)
                fits = table not in torn
                if fits:
                    kept[table].append((seq, do))
                expected.append(fits)
                writes.append(core.writer.add(journal, entry(table, seq, do), chains[table]))
                if luck.random() < 0.1:
                    await asyncio.sleep(0)
            answers = await asyncio.gather(*writes, return_exceptions=True)
            assert [answer is None for answer in answers] == expected
            for table in chains:
                assert await entries(core, table) == kept[table]

    with_core(tmp_path, visit)


# Reading -------------------------------------------------------------------------------------------

ONE = select(journal.c.do).where(journal.c.table == bindparam("of"), journal.c.seq == 1)


def test_a_single_row_is_found_as_it_was_last_written(tmp_path: Path) -> None:
    async def what(core: Core) -> None:
        assert await core.find(ONE, of="t") is None
        for do in (3, 4):
            await core.writer.run(lambda connection: connection.execute(delete(journal)))
            await core.writer.add(journal, entry("t", 1, do))
            found = await core.find(ONE, of="t")
            assert found
            assert found["do"] == do

    with_core(tmp_path, what)


def test_where_the_file_is_locked_a_thread_waits_for_it_and_not_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def what(core: Core) -> None:
        await core.writer.add(journal, entry("t", 1, 5))
        assert core._quick
        assert core._quick.exec_driver_sql("PRAGMA busy_timeout").scalar() == 0, "it would never wait"

        def locked(*_: Any) -> Any:
            raise OperationalError("SELECT", {}, Exception("database is locked"))

        monkeypatch.setattr(core._quick, "execute", locked)
        found = await core.find(ONE, of="t")
        assert found
        assert found["do"] == 5

    with_core(tmp_path, what)


def test_what_is_said_about_a_failed_write_tells_no_values(tmp_path: Path) -> None:
    """It is logged; among the values are seeds, draws and hashes of keys."""

    async def visit(core: Core) -> None:
        secret = {**entry("t", 1), "drew": "[4, 2]"}
        await core.writer.add(journal, secret)
        for write in (core.writer.add(journal, secret), core.writer.run(lambda c: c.execute(insert(journal), secret))):
            with pytest.raises(IntegrityError) as failed:
                await write
            assert "journal" in str(failed.value)
            assert "[4, 2]" not in str(failed.value)

    with_core(tmp_path, visit)
