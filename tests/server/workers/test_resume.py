"""A record that somebody wants to play on: it is played again in a worker, within limits, and little comes back."""

from typing import Any

import msgspec
import pytest

from gelateria.engine import Dealer, Match, find_game
from gelateria.server.workers import replay_tasks
from gelateria.server.workers.framing import Declined
from gelateria.server.workers.replay_answers import Resume, Resumed
from tests.records.keep import FOLDER, KEPT, kept

JELLY = find_game("jelly-monster")


def resumed(record: str, move: int | None = None, is_new: bool = True) -> Resumed:
    answer = replay_tasks.answer(msgspec.msgpack.encode(Resume(record, move, is_new)))
    return msgspec.msgpack.decode(answer, type=Resumed)


def throwing(moves: int) -> Match[Any, Any, Any, Any]:
    """Nobody turns the sand over: a game without end."""
    match = Match(JELLY.setting(3), Dealer(1))
    while match.length < moves:
        if not match.awaited():
            match.ring(match.state.bell)
            continue
        seat = match.awaited()[match.length % len(match.awaited())]
        legal = match.legal(seat)
        match.do(seat, next((action for action in legal if action.__struct_config__.tag == "throw"), legal[0]))
    return match


def test_it_stands_as_it_did_after_so_many_moves() -> None:
    record = kept(FOLDER / "gelato-mio-2p-chain-v1-format2.txt")
    start = resumed(record.to_token(), 20)
    assert (start.game, start.players, start.options) == (record.game, record.players, record.options)
    assert (start.edition, start.over, start.past.length) == (record.edition, False, 20)
    match = Match.resume(
        find_game(start.game).setting(2, start.options, start.edition, start.rules), start.past, Dealer(1)
    )
    assert match.record().to_token() == start.record
    assert match.moves == record.moves[:20]
    assert resumed(record.to_json()).over


def test_what_was_before_is_told_as_each_viewer_saw_it() -> None:
    """A throw in a race is nobody else's business, however long ago it was."""
    match = throwing(60)
    told = resumed(match.record().to_token()).told
    assert len(told) == 4
    for viewer, steps in zip([None, 0, 1, 2], told, strict=True):
        seen = [event for step in steps for event in msgspec.json.decode(step.events)]
        dealt = len(match.setting.seen(match.opening_events, viewer))
        assert seen == msgspec.json.decode(msgspec.json.encode(match.seen(viewer)[dealt:]))
    assert any(event["type"] == "threw" for step in told[1] for event in msgspec.json.decode(step.events))
    assert {step.by for step in told[1] if b"threw" in step.events} == {0}


def test_what_comes_back_is_small_however_long_it_was() -> None:
    match = throwing(JELLY.longest)
    record = match.record().to_token()
    start = resumed(record)
    assert start.past.length == JELLY.longest
    assert len(msgspec.msgpack.encode(start.past)) < len(record) + 4096
    assert Match.resume(match.setting, start.past, Dealer(1)).positions_kept == 1


def test_more_moves_than_a_game_has_are_declined_but_not_where_a_table_comes_back() -> None:
    record = throwing(JELLY.longest + 1).record().to_token()
    with pytest.raises(Declined, match=r"after 3,000 moves at most, more than a game has; these are 3,001"):
        resumed(record)
    assert resumed(record, JELLY.longest).past.length == JELLY.longest
    assert resumed(record, is_new=False).past.length == JELLY.longest + 1


@pytest.mark.parametrize(("text", "move"), [("hello", None), (KEPT[0].read_text(), 99_999), (KEPT[0].read_text(), -1)])
def test_what_is_no_record_or_no_move_of_it_is_declined(text: str, move: int | None) -> None:
    with pytest.raises(Declined):
        resumed(text, move)


def test_where_memory_does_not_suffice_it_is_declined_and_nothing_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    def too_much(*_: object) -> None:
        raise MemoryError

    shelf = replay_tasks.Shelf()
    shelf.fetch(KEPT[0].read_text(encoding="utf-8"))
    monkeypatch.setattr(replay_tasks, "_shelf", shelf)
    monkeypatch.setattr(replay_tasks, "replay", too_much)
    with pytest.raises(Declined, match="more memory"):
        resumed(KEPT[0].read_text(encoding="utf-8"))
    assert (len(shelf), shelf.bytes) == (0, 0)
