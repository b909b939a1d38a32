"""Whatever fails, no name gets into the log: neither by us, nor by what a database says about the values."""

import asyncio
import json
import logging
import traceback
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, insert, text

from gelateria.server.core import Core, open_core
from gelateria.server.ops.logs import JsonLines, without_values
from gelateria.server.settings import Settings
from gelateria.server.store.schema import people

APP = "gelateria.server.app"
PLANTED = "Berenike"
FAILING: dict[str, dict[str, Any]] = {
    "a login that is taken": {"id": "another", "login": PLANTED},
    "a name that is too long": {"id": "another", "name": PLANTED * 20},
    "a name with a nul": {"id": "another", "name": f"{PLANTED}\x00"},
    "a name with half a character": {"id": "another", "name": f"{PLANTED}\ud800"},
    "a row with a hole": {"id": "another", "kind": None},
    "a number that is none": {"id": "another", "made": PLANTED},
    "an owner who is not there": {"id": "another", "owner": PLANTED},
}
"""Each with the planted name among its values. SQLite takes some of them."""
MUTE = {"a name that is too long", "a name with a nul"}
"""Of all others PostgreSQL or its driver tells the name."""


def person(**values: Any) -> dict[str, Any]:
    return {"id": "first", "name": PLANTED, "kind": "guest", "login": None, "owner": None, "made": 0, **values}


class Lines(logging.Handler):
    """What our log would say."""

    def __init__(self) -> None:
        super().__init__()
        self.setFormatter(JsonLines())
        self.told: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.told.append(self.format(record))


@pytest.fixture
def lines() -> Iterator[Lines]:
    handler = Lines()
    logging.getLogger().addHandler(handler)
    yield handler
    logging.getLogger().removeHandler(handler)


async def failures(core: Core, row: dict[str, Any]) -> list[Exception]:
    """By both ways that lead into the database: a row, and a job. All of them are logged."""

    def job(connection: Connection) -> None:
        connection.execute(insert(people).values(row))

    answers = await asyncio.gather(core.writer.add(people, row), core.writer.run(job), return_exceptions=True)
    found = [answer for answer in answers if isinstance(answer, Exception)]
    for error in found:
        logging.getLogger(APP).error("a request failed", exc_info=error)
    return found


@pytest.mark.parametrize("what", FAILING)
def test_what_a_database_says_about_values_is_not_logged(what: str, tmp_path: Path, address: str, lines: Lines) -> None:
    async def scene() -> None:
        async with open_core(Settings(data=str(tmp_path), database=address)) as core:
            await core.writer.add(people, person(login=PLANTED))
            found = await failures(core, person(**FAILING[what]))
            assert found, "a row with the same key is one too many"
            told = [json.loads(line) for line in lines.told]
            faults = [line["fault"] for line in told if line["from"] == APP]
            for error, fault in zip(found, faults, strict=True):
                assert type(error).__name__ in fault, "it says what it was"
                assert PLANTED not in without_values(error)
            assert not any(PLANTED in line for line in lines.told), "whoever logs it"
            if not core.plain:
                assert any(PLANTED in "".join(traceback.format_exception(error)) for error in found) or what in MUTE

    asyncio.run(scene())


def test_the_whole_chain_of_causes_is_told_each_with_its_place(lines: Lines) -> None:
    def deep() -> None:
        raise KeyError("the first cause")

    try:
        try:
            deep()
        except KeyError as error:
            raise RuntimeError("what came of it") from error
    except RuntimeError:
        logging.getLogger("gelateria").exception("it failed")
    fault = json.loads(lines.told[0])["fault"]
    assert fault.index("the first cause") < fault.index("what came of it")
    assert "in deep" in fault


def test_every_error_of_a_group_is_told(lines: Lines) -> None:
    try:
        raise ExceptionGroup("several", [ValueError("one"), ValueError("another")])
    except ExceptionGroup:
        logging.getLogger("gelateria").exception("they failed")
    assert all(word in lines.told[0] for word in ("several", "one", "another"))


def test_a_statement_that_failed_is_told_without_its_values(tmp_path: Path, lines: Lines) -> None:
    async def scene() -> None:
        async with open_core(Settings(data=str(tmp_path))) as core:
            with pytest.raises(Exception, match="nowhere") as raised:
                await core.rows(text("SELECT * FROM nowhere WHERE name = :name").bindparams(name=PLANTED))
            assert without_values(raised.value).startswith("OperationalError in 'SELECT * FROM nowhere WHERE name = ?'")

    asyncio.run(scene())


def test_what_nobody_has_asked_for_tells_no_values_either(lines: Lines) -> None:
    """asyncio logs an error that was forgotten, with the future that it is in."""

    async def scene() -> None:
        future = asyncio.get_running_loop().create_future()
        future.set_exception(RuntimeError("forgotten"))
        message = "Future exception was never retrieved"
        context = {"message": message, "exception": ValueError("the error itself"), "future": future}
        asyncio.get_running_loop().default_exception_handler(context)
        assert future.exception()
        told = json.loads(lines.told[0])
        assert told["what"] == message
        assert "forgotten" not in lines.told[0]
        assert "the error itself" in told["fault"]

    asyncio.run(scene())
