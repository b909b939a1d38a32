"""Hints are given in turn: one at a time to everybody, however many tables or names they have."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from gelateria.server.bots import hints
from gelateria.server.bots.hints import Asker, HintTurns
from gelateria.server.errors import Refused


class Scene:
    """Those who ask, and who had their turn in which order."""

    def __init__(self, at_once: int) -> None:
        self.turns = HintTurns(at_once)
        self.called: list[str] = []
        self._answers: dict[str, asyncio.Event] = {}

    async def ask(self, what: str, person: str, address: str) -> "asyncio.Task[None]":
        """Ask, and wait until that was heard."""
        task = asyncio.create_task(self._ask(what, Asker(person, address)))
        self._answers[what] = asyncio.Event()
        await settled()
        return task

    async def _ask(self, what: str, asker: Asker) -> None:
        async with self.turns.turn(asker):
            self.called.append(what)
            await self._answers[what].wait()

    async def answer(self, what: str) -> None:
        self._answers[what].set()
        await settled()


async def settled() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def in_turn(what: Callable[[Scene], Awaitable[None]], at_once: int = 1) -> None:
    async def run() -> None:
        await what(Scene(at_once))

    asyncio.run(run())


async def refusal(task: "asyncio.Task[None]") -> str:
    with pytest.raises(Refused) as refused:
        await task
    return refused.value.problem.sentence


def test_one_person_at_sixteen_tables_has_one_hint_thought_about_and_the_newest_waits() -> None:
    async def what(scene: Scene) -> None:
        asked = [await scene.ask(f"table {number}", "eve", "there") for number in range(16)]
        assert scene.called == ["table 0"]
        assert scene.turns.waiting == 1
        for task in asked[1:-1]:
            assert "asked for another hint" in await refusal(task)
        await scene.answer("table 0")
        assert scene.called == ["table 0", "table 15"]

    in_turn(what, at_once=8)


def test_another_address_is_no_second_turn() -> None:
    async def what(scene: Scene) -> None:
        await scene.ask("at home", "eve", "home")
        await scene.ask("on the train", "eve", "train")
        assert scene.called == ["at home"]
        await scene.answer("at home")
        assert scene.called == ["at home", "on the train"]

    in_turn(what, at_once=2)


def test_many_names_at_one_address_take_turns_and_somebody_elsewhere_comes_next() -> None:
    async def what(scene: Scene) -> None:
        for name in ("eve 1", "eve 2", "eve 3"):
            await scene.ask(name, name, "there")
        await scene.ask("ben", "ben", "here")
        assert scene.called == ["eve 1"]
        for name in ("eve 1", "eve 2", "ben"):
            await scene.answer(name)
        assert scene.called == ["eve 1", "eve 2", "ben", "eve 3"]

    in_turn(what)


def test_those_elsewhere_do_not_wait_for_a_crowd_where_several_are_thought_about() -> None:
    async def what(scene: Scene) -> None:
        for name in ("eve 1", "eve 2"):
            await scene.ask(name, name, "there")
        await scene.ask("ben", "ben", "here")
        assert scene.called == ["eve 1", "ben"]

    in_turn(what, at_once=2)


def test_a_crowd_at_one_address_is_refused_with_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "MOST_AT_AN_ADDRESS", 2)

    async def what(scene: Scene) -> None:
        asked = [await scene.ask(name, name, "there") for name in ("one", "two", "three", "four")]
        assert "Try again" in await refusal(asked[-1])
        assert scene.turns.waiting == 2
        await scene.ask("elsewhere", "elsewhere", "here")
        assert scene.turns.waiting == 3

    in_turn(what)


def test_who_no_longer_waits_is_not_called() -> None:
    async def what(scene: Scene) -> None:
        for name in ("one", "two", "three"):
            await scene.ask(name, name, name)
        waiting = await scene.ask("four", "four", "four")
        waiting.cancel()
        await settled()
        assert scene.turns.waiting == 2
        for name in ("one", "two", "three"):
            await scene.answer(name)
        assert scene.called == ["one", "two", "three"]
        assert scene.turns.waiting == 0

    in_turn(what)
