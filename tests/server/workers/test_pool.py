"""Real processes behind a queue: what tables wait for comes first, and whoever dies is missed, counted and replaced."""

import asyncio
import errno
import logging
import os
import signal
from asyncio.subprocess import Process
from collections.abc import Awaitable, Callable
from pathlib import Path
from subprocess import Popen
from unittest.mock import patch

import msgspec
import pytest
import uvloop

from gelateria.server.workers.pool import Fault, Full, Lost, Place, Pool, Rank, cores
from gelateria.server.workers.process import Worker
from tests.server.patience import PATIENCE, until
from tests.server.running import ROOT
from tests.server.workers.gated_tasks import Gated, begun_so_far

DUTY = "tests.server.workers.gated_tasks"
TABLES = frozenset({Rank.TABLE})
ALL = frozenset(Rank)


class Scene:
    """A pool of real processes, and a folder in which they tell what they do."""

    def __init__(self, folder: Path, pool: Pool) -> None:
        self.folder = folder
        self.pool = pool

    def ask(self, name: str, rank: Rank, gate: str = "", deaths: int = 0, megabytes: int = 0) -> "asyncio.Task[bytes]":
        work = msgspec.json.encode(Gated(name, str(self.folder), gate, deaths, megabytes))
        return asyncio.create_task(self.pool.ask(work, PATIENCE, rank))

    @property
    def begun(self) -> list[str]:
        return begun_so_far(self.folder)

    def open(self, gate: str) -> None:
        (self.folder / gate).touch()


@pytest.fixture
def at_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))

    def run(
        what: Callable[[Scene], Awaitable[None]],
        *places: Place,
        most_waiting: int = 64,
        memory: int = 0,
        loop: str = "asyncio",
    ) -> None:
        async def visit() -> None:
            pool = Pool(DUTY, places, most_waiting, memory)
            await pool.start()
            try:
                await what(Scene(tmp_path, pool))
            finally:
                await pool.stop()

        with asyncio.Runner(loop_factory=uvloop.new_event_loop if loop == "uvloop" else None) as runner:
            runner.run(visit())

    return run


def test_what_a_table_waits_for_is_done_before_all_that_came_earlier(at_work: Callable[..., None]) -> None:
    async def what(scene: Scene) -> None:
        first = scene.ask("first", Rank.HINT, gate="go")
        await until(lambda: scene.begun == ["first"])
        later = [scene.ask(f"replay-{number}", Rank.REPLAY) for number in range(2)]
        later += [scene.ask(f"hint-{number}", Rank.HINT) for number in range(16)]
        later.append(scene.ask("bot", Rank.TABLE))
        await until(lambda: scene.pool.waiting == 19)
        scene.open("go")
        await asyncio.gather(first, *later)
        hints = [f"hint-{number}" for number in range(16)]
        assert scene.begun == ["first", "bot", *hints, "replay-0", "replay-1"]

    at_work(what, Place(ALL))


def test_a_place_that_is_kept_for_tables_is_free_whatever_else_is_asked(at_work: Callable[..., None]) -> None:
    async def what(scene: Scene) -> None:
        hints = [scene.ask(f"hint-{number}", Rank.HINT, gate="go") for number in range(4)]
        await until(lambda: scene.begun == ["hint-0"])
        assert await scene.ask("bot", Rank.TABLE) == b"bot"
        assert not any(hint.done() for hint in hints)
        assert scene.begun == ["hint-0", "bot"]
        scene.open("go")
        await asyncio.gather(*hints)

    at_work(what, Place(TABLES), Place(ALL))


def test_a_place_that_may_wait_gets_a_process_when_no_other_is_free(at_work: Callable[..., None]) -> None:
    async def what(scene: Scene) -> None:
        assert await scene.ask("a table", Rank.TABLE) == b"a table"
        assert len(scene.pool.pids) == 1
        replay = scene.ask("replay", Rank.REPLAY, gate="go")
        await until(lambda: "replay" in scene.begun)
        assert await scene.ask("another table", Rank.TABLE) == b"another table"
        assert len(scene.pool.pids) == 2
        scene.open("go")
        await replay

    at_work(what, Place(ALL), Place(TABLES, at_once=False))


def test_a_worker_that_is_killed_at_work_is_counted_and_logged_and_its_work_asked_again(
    at_work: Callable[..., None], caplog: pytest.LogCaptureFixture
) -> None:
    async def what(scene: Scene) -> None:
        asked = scene.ask("work", Rank.TABLE, gate="go")
        await until(lambda: scene.begun == ["work"])
        (pid,) = scene.pool.pids
        os.kill(pid, signal.SIGKILL)
        await until(lambda: scene.begun == ["work", "work"])
        scene.open("go")
        assert await asked == b"work"
        assert (scene.pool.deaths, scene.pool.failures, scene.pool.done) == (1, 0, 1)
        assert scene.pool.pids != [pid]

    with caplog.at_level(logging.WARNING):
        at_work(what, Place(ALL))
    (told,) = [record for record in caplog.records if record.getMessage() == "a worker died"]
    assert (vars(told)["duty"], vars(told)["how"]) == (DUTY, "SIGKILL")


def test_how_a_worker_ended_is_told_though_it_is_seen_off_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process tells once how it ended: whoever asks beside asyncio keeps it from knowing."""

    async def scene() -> None:
        worker = await Worker.open(DUTY)
        os.kill(worker.process.pid, signal.SIGKILL)
        with patch.object(Popen, "poll", side_effect=AssertionError("asked beside asyncio")):
            await worker.end()
        assert worker.ending == "SIGKILL"

    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    asyncio.run(scene())


@pytest.mark.parametrize("loop", ["asyncio", "uvloop"])
def test_a_worker_whose_pipe_has_closed_before_anybody_saw_its_end_is_replaced(
    loop: str, at_work: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def what(scene: Scene) -> None:
        assert await scene.ask("first", Rank.TABLE) == b"first"
        (place,) = scene.pool.places
        worker = place.worker
        assert worker
        monkeypatch.setattr(Worker, "alive", True)
        worker.stdin.close()
        assert await scene.ask("second", Rank.TABLE) == b"second"
        assert await scene.ask("third", Rank.TABLE) == b"third"
        assert place.worker is not worker
        assert scene.pool.deaths == 1

    at_work(what, Place(ALL), loop=loop)


def test_where_the_system_has_no_process_to_give_the_next_piece_of_work_tries_again(
    at_work: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    start = asyncio.create_subprocess_exec

    async def nothing_left(*_: object, **__: object) -> Process:
        raise BlockingIOError(errno.EAGAIN, "Resource temporarily unavailable")

    async def what(scene: Scene) -> None:
        with pytest.raises(Lost):
            await scene.ask("work", Rank.TABLE)
        monkeypatch.setattr(asyncio, "create_subprocess_exec", start)
        assert await scene.ask("work", Rank.TABLE) == b"work"

    monkeypatch.setattr(asyncio, "create_subprocess_exec", nothing_left)
    at_work(what, Place(ALL))


def test_work_that_every_worker_dies_over_is_given_up_and_the_next_is_done(at_work: Callable[..., None]) -> None:
    async def what(scene: Scene) -> None:
        with pytest.raises(Lost):
            await scene.ask("deadly", Rank.TABLE, deaths=99)
        assert (scene.pool.deaths, scene.pool.failures) == (2, 1)
        assert await scene.ask("next", Rank.TABLE) == b"next"
        assert await scene.ask("shaky", Rank.TABLE, deaths=1) == b"shaky"
        assert (scene.pool.deaths, scene.pool.failures) == (3, 1)

    at_work(what, Place(ALL))


def test_a_worker_that_is_killed_while_it_rests_is_replaced_before_anybody_asks(at_work: Callable[..., None]) -> None:
    async def what(scene: Scene) -> None:
        await scene.ask("before", Rank.TABLE)
        (pid,) = scene.pool.pids
        os.kill(pid, signal.SIGKILL)
        await until(lambda: scene.pool.pids and scene.pool.pids != [pid])
        assert scene.pool.deaths == 1
        assert await scene.ask("after", Rank.TABLE) == b"after"
        assert scene.begun == ["before", "after"]

    at_work(what, Place(ALL))


def test_when_too_much_waits_already_nothing_is_begun(at_work: Callable[..., None]) -> None:
    async def what(scene: Scene) -> None:
        first = scene.ask("first", Rank.TABLE, gate="go")
        await until(lambda: scene.begun == ["first"])
        second = scene.ask("second", Rank.TABLE)
        await until(lambda: scene.pool.waiting == 1)
        with pytest.raises(Full):
            await scene.ask("third", Rank.TABLE)
        scene.open("go")
        await asyncio.gather(first, second)
        assert scene.begun == ["first", "second"]

    at_work(what, Place(ALL), most_waiting=1)


def test_who_waits_when_the_pool_stops_is_told(at_work: Callable[..., None]) -> None:
    async def what(scene: Scene) -> None:
        asked = [scene.ask(name, Rank.TABLE, gate="never") for name in ("one", "two")]
        await until(lambda: scene.begun == ["one"] and scene.pool.waiting == 1)
        await scene.pool.stop()
        assert [type(end) for end in await asyncio.gather(*asked, return_exceptions=True)] == [Lost, Lost]
        assert scene.pool.deaths == 0

    at_work(what, Place(ALL))


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="nobody tells how much memory is taken")
def test_work_that_takes_too_much_memory_fails_and_the_next_is_done(at_work: Callable[..., None]) -> None:
    async def what(scene: Scene) -> None:
        with pytest.raises(Fault, match="MemoryError"):
            await scene.ask("huge", Rank.TABLE, megabytes=512)
        assert await scene.ask("large", Rank.TABLE, megabytes=16) == b"large"
        assert (scene.pool.deaths, scene.pool.failures) == (0, 1)

    at_work(what, Place(ALL), memory=128)


def test_there_is_at_least_one_core() -> None:
    assert cores() >= 1
