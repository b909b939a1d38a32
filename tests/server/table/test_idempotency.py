"""A command sent twice is done once and answered twice, however much others say in between; and memory is bounded."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from gelateria.server.protocol.messages import Do, Say
from gelateria.server.table.broadcast import Listener
from gelateria.server.table.idempotency import (
    ANSWERS_TO_A_SEAT,
    ANSWERS_TO_A_SPECTATOR,
    CLIENTS_OF_A_SEAT,
    CLIENTS_OF_A_SPECTATOR,
    MOST_SPECTATORS,
    Author,
    CommandLog,
)
from tests.attack.figures import note
from tests.server.manual_clock import ManualClock
from tests.server.tabled import Company, Ear, company, in_company, server_here

CROWD = 300
"""More spectators than are remembered, each with a client of their own."""


def spectator(there: Company, number: int) -> Ear:
    ear = Ear(there.table, None, f"tab of {number}")
    ear.person = f"person {number}"
    there.table.join(ear, None, None, None)
    return ear


async def talk(there: Company) -> None:
    for number in range(CROWD):
        ear = spectator(there, number)
        there.table.receive(ear, None, Say(1, "Ciao!"))
        there.table.leave(ear, None)
    await there.settle()


def first_choice(ear: Ear) -> Do:
    return Do(1, ear.snapshot["decision"], ear.snapshot["choices"][0]["action"])


def test_a_move_is_made_once_though_a_crowd_talks_in_between(tmp_path: Path) -> None:
    async def what(there: Company) -> None:
        ear = there.awaited
        do, say = first_choice(ear), Say(2, "My move!")
        assert await ear.repeat(do) is None
        assert await ear.repeat(say) is None
        await talk(there)
        again = Ear(there.table, ear.viewer, ear.client)
        assert await again.repeat(do) is None
        assert await again.repeat(say) is None
        assert there.table.play
        note("repeated", crowd=CROWD, done=there.table.play.entries)
        assert there.table.play.entries == 1
        assert [line.text for line in there.table.chat.lines].count("My move!") == 0, "it was long ago, and once"

    in_company(tmp_path, what, "geizen", 2)


def test_a_spectator_is_heard_once_though_another_has_many_tabs(tmp_path: Path) -> None:
    async def what(there: Company) -> None:
        ear, say = spectator(there, 1), Say(1, "Only once.")
        assert await ear.repeat(say) is None
        for number in range(50):
            tab = spectator(there, 2)
            tab.client = f"tab {number}"
            assert await tab.repeat(Say(1, "Ciao!")) is None
        assert await ear.repeat(say) is None
        assert [line.text for line in there.table.chat.lines].count("Only once.") == 1

    in_company(tmp_path, what, "geizen", 2)


def test_two_spectators_whose_clients_have_the_same_name_are_two(tmp_path: Path) -> None:
    async def what(there: Company) -> None:
        for number in range(2):
            ear = spectator(there, number)
            ear.client = "tab"
            assert await ear.repeat(Say(1, f"I am {number}.")) is None
        assert [line.text for line in there.table.chat.lines] == ["I am 0.", "I am 1."]

    in_company(tmp_path, what, "geizen", 2)


def test_after_a_restart_it_is_the_same(tmp_path: Path) -> None:
    async def visit() -> None:
        async with company(tmp_path, "geizen", 2) as there:
            ear, table = there.awaited, there.table.id
            watching = spectator(there, CROWD)
            do, say = first_choice(ear), Say(2, "My move!")
            assert await ear.repeat(do) is None
            assert await ear.repeat(say) is None
            await talk(there)
            assert await watching.repeat(say) is None
        async with server_here(tmp_path, ManualClock()) as server:
            again = await server.registry.table(table)
            said = [line.text for line in again.chat.lines]
            for was in (ear, watching):
                back = Ear(again, was.viewer, was.client)
                back.person = was.person
                assert await back.repeat(say) is None
            assert await Ear(again, ear.viewer, ear.client).repeat(do) is None
            assert [line.text for line in again.chat.lines] == said
            assert again.play
            assert again.play.entries == 1

    asyncio.run(visit())


# That it does not grow ---------------------------------------------------------------------------------


def answers(log: CommandLog) -> int:
    shelves = [*log._seats.values(), *log._spectators.values()]
    return sum(len(given) for shelf in shelves for given in shelf.values())


@pytest.mark.parametrize(
    ("authors", "most"),
    [
        ([0], CLIENTS_OF_A_SEAT * ANSWERS_TO_A_SEAT),
        (["somebody"], CLIENTS_OF_A_SPECTATOR * ANSWERS_TO_A_SPECTATOR),
        ([None], CLIENTS_OF_A_SPECTATOR * ANSWERS_TO_A_SPECTATOR),
        ([f"person {n}" for n in range(150)], MOST_SPECTATORS * CLIENTS_OF_A_SPECTATOR * ANSWERS_TO_A_SPECTATOR),
    ],
)
def test_it_holds_so_many_answers_and_no_more(authors: list[Author], most: int) -> None:
    log = CommandLog()
    clients, numbers = (20, 300) if len(authors) == 1 else (5, 20)
    for author in authors:
        for client in range(clients):
            for number in range(numbers):
                assert log.give(author, f"tab {client}", number, b"ack") == []
    assert answers(log) == most


def test_whoever_asked_meanwhile_is_answered_too() -> None:
    class Tab:
        client, person = "tab", None
        heard: list[bytes]

        def send(self, frame: bytes) -> None:
            self.heard.append(frame)

    def tab() -> Any:
        made = Tab()
        made.heard = []
        return made

    log, first, second = CommandLog(), tab(), tab()
    log.expect(0, "tab", 1)
    assert log.again(0, first, 1)
    waited: list[Listener] = log.give(0, "tab", 1, b"ack")
    assert waited == [first]
    assert log.again(0, second, 1)
    assert second.heard == [b"ack"]
    assert not log.again(1, second, 1), "another seat's"
    assert not log.again(None, second, 1), "a spectator's"
