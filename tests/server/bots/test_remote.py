"""Bots from elsewhere: what their programs are told, whatever they do with it."""

import asyncio

import msgspec
import pytest

from gelateria.server.bots.remote import MOST_STREAMS, Outbox, RemoteBots


def turn(table: str, decision: int, seat: int = 0) -> bytes:
    return msgspec.json.encode({"t": "turn", "table": table, "seat": seat, "decision": decision, "view": {"x": [1]}})


def over(table: str) -> bytes:
    return msgspec.json.encode({"t": "over", "table": table, "seat": 0})


def taken(outbox: Outbox) -> list[bytes]:
    return asyncio.run(outbox.take())


def test_lines_come_in_their_order_and_once() -> None:
    async def listen() -> None:
        outbox = Outbox()
        outbox.put(turn("a", 1))
        outbox.put(over("a"))
        assert await outbox.take() == [turn("a", 1), over("a")]
        waiting = asyncio.create_task(outbox.take())
        await asyncio.sleep(0)
        assert not waiting.done()
        outbox.put(turn("b", 1))
        assert await waiting == [turn("b", 1)]

    asyncio.run(listen())


def test_a_later_turn_takes_the_place_of_an_earlier_one_at_the_same_table() -> None:
    outbox = Outbox()
    for line in (turn("a", 1), turn("b", 1), turn("a", 2), turn("a", 2, seat=1)):
        outbox.put(line)
    assert taken(outbox) == [turn("b", 1), turn("a", 2), turn("a", 2, seat=1)]


def test_who_reads_too_slowly_misses_the_oldest_turns_and_no_ending() -> None:
    outbox = Outbox(most=3)
    for line in (over("a"), turn("b", 1), turn("c", 1), turn("d", 1), over("e")):
        outbox.put(line)
    assert taken(outbox) == [over("a"), turn("d", 1), over("e")]
    for table in "fghi":
        outbox.put(over(table))
    assert taken(outbox) == [over("g"), over("h"), over("i")]


def test_all_streams_of_a_bot_hear_the_same_and_nobody_elses() -> None:
    remote = RemoteBots()
    with remote.listening("ada") as one, remote.listening("ada") as two, remote.listening("bob") as other:
        remote.notify("ada", turn("a", 1))
        remote.notify("carl", turn("a", 1))
        assert taken(one) == taken(two) == [turn("a", 1)]
        assert len(other) == 0


def test_a_bot_is_there_as_long_as_it_has_a_stream() -> None:
    remote = RemoteBots()
    seen: list[tuple[str, bool]] = []
    remote.on_presence = lambda person, here: seen.append((person, here))
    with remote.listening("ada"):
        with remote.listening("ada"):
            assert remote.connected("ada")
        assert remote.connected("ada")
        assert seen == [("ada", True)]
    assert not remote.connected("ada")
    assert seen == [("ada", True), ("ada", False)]


def test_a_bot_has_only_so_many_streams() -> None:
    remote = RemoteBots()
    streams = [remote.listening("ada") for _ in range(MOST_STREAMS)]
    for stream in streams:
        assert remote.has_room("ada")
        stream.__enter__()
    assert not remote.has_room("ada")
    for stream in streams:
        stream.__exit__(None, None, None)
    assert remote.has_room("ada")


def test_streams_end_when_the_server_stops() -> None:
    async def listen() -> None:
        remote = RemoteBots()
        with remote.listening("ada") as outbox:
            waiting = asyncio.create_task(outbox.take())
            await asyncio.sleep(0)
            remote.close()
            assert await waiting == []
            assert outbox.closed
        with remote.listening("ada") as late:
            assert await late.take() == []
            assert late.closed

    asyncio.run(listen())


def test_a_line_that_is_no_line_is_our_mistake() -> None:
    with pytest.raises(msgspec.ValidationError):
        Outbox().put(b"{}")
