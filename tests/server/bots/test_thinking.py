"""Bots think elsewhere: from views, in good time, whatever happens to the process that thinks."""

import asyncio
import os
import random
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from subprocess import PIPE
from typing import Any, TypeVar

import msgspec
import pytest

from gelateria.bots import BOTS, explain, make_bot
from gelateria.engine import Dealer, Match, find_game
from gelateria.server.bots.thinking import Task, Thinkers, Unanswered
from gelateria.server.errors import Refused
from gelateria.server.workers.pool import Rank
from gelateria.server.workers.tasks import Task as WorkersTask
from tests.our_games import OURS
from tests.server.patience import PATIENCE, until

QUICK = ["random", "greedy", "easy"]
FEW = 8
T = TypeVar("T")

GUESTS = """
import os, pathlib, time

here = pathlib.Path(__file__)

class Hanging:
    def decide(self, view, legal):
        time.sleep(3600)

class Deadly:
    def decide(self, view, legal):
        os.kill(os.getpid(), 9)

class OnceDeadly:
    def decide(self, view, legal):
        died = here.with_name("died")
        if not died.exists():
            died.touch()
            os.kill(os.getpid(), 9)
        return len(legal) - 1

class OnceHanging:
    def decide(self, view, legal):
        asked = here.with_name("asked")
        if not asked.exists():
            asked.touch()
            time.sleep(3600)
        return len(legal) - 1

class Waiting:
    def decide(self, view, legal):
        here.with_name("waits").touch()
        while not here.with_name("go on").exists():
            time.sleep(0.01)
        return 0

class Loud:
    def decide(self, view, legal):
        os.write(1, b"a word that is no frame")
        print("another")
        return 0

class Broken:
    def decide(self, view, legal):
        raise ZeroDivisionError
"""


def plain(action: Any) -> Any:
    """As JSON knows it."""
    return msgspec.json.decode(msgspec.json.encode(action))


def opening(slug: str) -> Match[Any, Any, Any, Any]:
    game = find_game(slug)
    return Match(game.setting(game.seats[0]), Dealer(11))


def task_for(match: Match[Any, Any, Any, Any], level: str, seed: int = 5, seat: int | None = None) -> Task:
    setting = match.setting
    view = match.view(match.awaited()[0] if seat is None else seat)
    return Task(
        game=setting.game.slug,
        players=setting.players,
        options=setting.option_values(),
        edition=None,
        level=level,
        view=msgspec.json.encode(view),
        seed=seed,
    )


def near_the_end(slug: str) -> Match[Any, Any, Any, Any]:
    """A game with a few moves to go: there even an expert is soon through."""
    whole, luck = opening(slug), random.Random(slug)
    while not whole.over:
        if not whole.awaited():
            whole.ring(whole.state.bell)
            continue
        seat = whole.awaited()[0]
        whole.do(seat, luck.choice(whole.legal(seat)))
    match = opening(slug)
    for move in whole.moves[:-FEW]:
        match.repeat(move)
    return match


def with_thinkers(job: Callable[[Thinkers], Awaitable[T]], workers: int = 1, patience: float = PATIENCE) -> T:
    async def run() -> T:
        thinkers = Thinkers(workers, patience)
        await thinkers.start()
        try:
            return await job(thinkers)
        finally:
            await thinkers.stop()

    return asyncio.run(run())


@pytest.fixture
def guests(tmp_path: Path) -> Path:
    path = tmp_path / "guests.py"
    path.write_text(GUESTS, encoding="utf-8")
    return path


def test_every_game_and_level_answers_as_it_would_here() -> None:
    async def play(thinkers: Thinkers) -> None:
        for slug in OURS:
            match = opening(slug)
            for turn in range(12):
                if not match.awaited():
                    match.ring(match.state.bell)
                seat = match.awaited()[0]
                level = QUICK[turn % len(QUICK)]
                action = await thinkers.decide(task_for(match, level, turn))
                expected = make_bot(level, match.setting, turn).decide(match.view(seat))
                assert action == plain(expected)
                match.do(seat, action)
        assert thinkers.decisions == 12 * len(OURS)
        assert thinkers.failures == thinkers.stand_ins == 0
        assert thinkers.seconds > 0

    with_thinkers(play)


def test_all_levels_have_their_say_and_the_same_seed_gives_the_same_answer() -> None:
    async def ask(thinkers: Thinkers) -> None:
        for slug in OURS:
            match = near_the_end(slug)
            once = await asyncio.gather(*(thinkers.decide(task_for(match, level)) for level in BOTS))
            again = await asyncio.gather(*(thinkers.decide(task_for(match, level)) for level in BOTS))
            assert once == again
            legal = [plain(action) for action in match.legal(match.awaited()[0])]
            assert all(action in legal for action in once)

    with_thinkers(ask, workers=2)


def test_another_edition_and_options_reach_the_bot() -> None:
    async def ask(thinkers: Thinkers) -> None:
        game = find_game("jelly-monster")
        edition = msgspec.to_builtins(game.printed_edition(), str_keys=True)
        edition["game"]["dice"] = 2
        match = Match(game.setting(3, {"calm": True}, edition), Dealer(3))
        task = msgspec.structs.replace(task_for(match, "greedy"), edition=match.setting.edition_values())
        match.do(match.awaited()[0], await thinkers.decide(task))

    with_thinkers(ask)


def test_a_hint_weighs_every_legal_action() -> None:
    async def ask(thinkers: Thinkers) -> None:
        match = opening("gelati")
        hint = await thinkers.explain(task_for(match, "easy", seed=1))
        legal = [plain(action) for action in match.legal(match.awaited()[0])]
        assert sorted(map(str, legal)) == sorted(str(option["action"]) for option in hint["options"])
        assert hint["reason"].endswith(".")
        assert [line[0]["action"] for line in hint["lines"]] == [option["action"] for option in hint["options"][:3]]
        known = explain(match.setting, match.view(match.awaited()[0]), 1, "easy")
        assert known.because
        assert hint["because"] == [{"feature": item.feature, "whose": item.whose} for item in known.because]
        assert hint["clear"] == known.clear
        with pytest.raises(Refused) as refused:
            await thinkers.explain(task_for(match, "random"))
        assert refused.value.status == 503

    with_thinkers(ask)


def test_the_event_loop_goes_on_while_bots_think(guests: Path) -> None:
    """The bot thinks until somebody here has done something meanwhile."""

    async def ask(thinkers: Thinkers) -> None:
        thinking = asyncio.create_task(thinkers.decide(task_for(opening("gelati"), f"{guests}:Waiting")))
        await until(guests.with_name("waits").exists)
        assert not thinking.done()
        guests.with_name("go on").touch()
        await thinking
        assert thinkers.stand_ins == 0

    with_thinkers(ask)


class Impatient(Thinkers):
    """Waits long for everybody but those who hang."""

    async def _ask(self, task: Task, rank: Rank) -> dict[str, Any]:
        self.patience = 0.5 if "Hanging" in task.level else PATIENCE
        return await super()._ask(task, rank)


def test_a_bot_that_does_not_come_to_an_end_is_replaced_by_a_quick_one(guests: Path) -> None:
    async def ask() -> None:
        match = opening("geizen")
        seat = match.awaited()[0]
        thinkers = Impatient(1)
        await thinkers.start()
        action = await thinkers.decide(task_for(match, f"{guests}:Hanging"))
        assert action == plain(make_bot("greedy", match.setting, 5).decide(match.view(seat)))
        assert (thinkers.stand_ins, thinkers.failures) == (1, 1)
        await thinkers.stop()

    asyncio.run(ask())


@pytest.mark.parametrize(("guest", "failures"), [("Broken", 1), ("Deadly", 1), ("NotThere", 1)])
def test_a_bot_that_breaks_is_replaced_by_a_quick_one(guests: Path, guest: str, failures: int) -> None:
    async def ask(thinkers: Thinkers) -> None:
        match = opening("geizen")
        match.do(match.awaited()[0], await thinkers.decide(task_for(match, f"{guests}:{guest}")))
        assert (thinkers.stand_ins, thinkers.failures) == (1, failures)

    with_thinkers(ask)


def test_what_a_worker_died_over_is_given_to_another(guests: Path) -> None:
    async def ask(thinkers: Thinkers) -> None:
        match = opening("geizen")
        action = await thinkers.decide(task_for(match, f"{guests}:OnceDeadly"))
        assert action == plain(match.legal(match.awaited()[0])[-1])
        assert thinkers.stand_ins == 0

    with_thinkers(ask)


def test_a_worker_that_was_killed_is_replaced(guests: Path) -> None:
    async def ask(thinkers: Thinkers) -> None:
        match = opening("geizen")
        thinking = asyncio.create_task(thinkers.decide(task_for(match, f"{guests}:OnceHanging")))
        await until(guests.with_name("asked").exists)
        (pid,) = thinkers.pool.pids
        os.kill(pid, signal.SIGKILL)
        assert await thinking == plain(match.legal(match.awaited()[0])[-1])
        assert len(thinkers.pool.pids) == 1
        assert thinkers.pool.pids != [pid]

    with_thinkers(ask)


def test_what_a_bot_prints_does_no_harm(guests: Path) -> None:
    async def ask(thinkers: Thinkers) -> None:
        match = opening("geizen")
        task = task_for(match, f"{guests}:Loud")
        assert await thinkers.decide(task) == plain(match.legal(match.awaited()[0])[0])
        assert thinkers.stand_ins == 0

    with_thinkers(ask)


def test_who_no_longer_waits_holds_nobody_up() -> None:
    async def ask(thinkers: Thinkers) -> None:
        match = opening("gelati")
        asked = [asyncio.create_task(thinkers.decide(task_for(match, "expert", seed))) for seed in range(30)]
        await asyncio.sleep(0)
        for task in asked:
            task.cancel()
        await asyncio.gather(*asked, return_exceptions=True)
        await thinkers.decide(task_for(match, "greedy"))
        assert thinkers.pool.done <= 2

    with_thinkers(ask)


def test_nothing_is_left_behind(guests: Path) -> None:
    async def ask(thinkers: Thinkers) -> list[int]:
        match = opening("geizen")
        await asyncio.gather(*(thinkers.decide(task_for(match, "greedy", seed)) for seed in range(6)))
        hanging = asyncio.create_task(thinkers.decide(task_for(match, f"{guests}:Hanging")))
        await until(lambda: len(thinkers.pool.pids) == 2)
        pids = thinkers.pool.pids
        await thinkers.stop()
        with pytest.raises(Unanswered):
            await hanging
        with pytest.raises(Unanswered):
            await thinkers.decide(task_for(match, "greedy"))
        return pids

    for pid in with_thinkers(ask, workers=2):
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


ORPHANS = """
import asyncio
from gelateria.server.bots.thinking import Thinkers

async def main():
    thinkers = Thinkers(2)
    await thinkers.start()
    while len(thinkers.pool.pids) < 2:
        await asyncio.sleep(0.01)
    print("up", flush=True)
    await asyncio.sleep(3600)

asyncio.run(main())
"""


def test_workers_go_when_the_server_is_killed() -> None:
    with subprocess.Popen([sys.executable, "-c", ORPHANS], stdout=PIPE, stderr=PIPE) as server:
        assert server.stdout
        assert server.stderr
        assert server.stdout.readline() == b"up\n"
        server.kill()
        assert server.stderr.read() == b""  # which ends when all have gone who could write there


def test_a_task_holds_a_view_and_nothing_of_the_table() -> None:
    assert Task is WorkersTask
    fields = {"game", "players", "options", "edition", "rules", "level", "view", "seed", "explain"}
    assert set(Task.__struct_fields__) == fields
