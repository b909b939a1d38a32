"""What a record says its game came to: it notices what anybody could notice, and does not mind what nobody can."""

from collections.abc import Callable
from hashlib import sha256
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from gelateria.engine import AnyGame, Damaged, Dealer, Match, Record, replay
from gelateria.engine.digest import fields_shown, fields_that_differ
from gelateria.engine.view import TableView
from tests.contract.tables import GAMES, AnyMatch

HUSH = next(game for game in GAMES if game.slug == "hush")


def hush(game: AnyGame = HUSH) -> AnyMatch:
    """A game of three in which one has shown a card."""
    match = Match(game.setting(3), Dealer(4))
    match.do(1, {"type": "show"})
    return match


def finished() -> AnyMatch:
    match = hush()
    match.ring(match.state.bell)
    return match


@pytest.mark.parametrize(("number", "value"), [("awaiting", 0b110), ("timer", 0), ("bell", 2)])
def test_the_course_tells_who_is_awaited_and_which_timer_runs(number: str, value: int) -> None:
    other = hush()
    assert getattr(other.state, number) != value
    setattr(other.state, number, value)
    assert other.digest() != hush().digest()


@pytest.mark.parametrize(("number", "value"), [("winners", 0b101), ("ending", 9), ("card", [7, 7, 7, 0])])
def test_the_course_tells_the_outcome_when_there_is_one(number: str, value: object) -> None:
    other = finished()
    setattr(other.state, number, value)
    assert other.digest() != finished().digest()
    going_on = hush()
    setattr(going_on.state, number, value)
    assert going_on.digest() == hush().digest()


def test_what_was_taken_back_was_never_there() -> None:
    match = Match(HUSH.setting(3), Dealer(4))
    for seat in (0, 1):
        match.do(seat, {"type": "knock"})
    assert match.digest() != hush().digest()
    match.go_back(0)
    match.do(0, {"type": "knock"})
    assert match.digest() != hush().digest()
    match.take_back(0)
    match.do(1, {"type": "show"})
    assert match.record() == hush().record()


# What the last position shows ----------------------------------------------------------------------


def seeing(change: Callable[[dict[str, Any]], dict[str, Any]]) -> AnyGame:
    """Hush, with other fields in its views."""

    def view(state: Any, viewer: int | None) -> msgspec.Struct:
        fields = change(msgspec.structs.asdict(HUSH.views.view(state, viewer)))
        own = [name for name in fields if name not in TableView.__struct_fields__]
        kind = msgspec.defstruct("View", own, bases=(TableView,), frozen=True, kw_only=True)
        return kind(**fields)

    return msgspec.structs.replace(HUSH, views=SimpleNamespace(**{**vars(HUSH.views), "view": view}))


WIDER = seeing(lambda fields: fields | {"bag": 3, "table": {"colour": "green"}})
RENAMED = seeing(lambda fields: {"hands" if name == "cards" else name: value for name, value in fields.items()})
TURNED = seeing(lambda fields: dict(reversed(fields.items())))
POORER = seeing(lambda fields: {name: value for name, value in fields.items() if name != "old"})


@pytest.mark.parametrize("game", [WIDER, RENAMED, TURNED, POORER], ids=["more", "renamed", "reordered", "fewer"])
def test_views_may_get_and_lose_fields(game: AnyGame) -> None:
    for match in (hush(), finished()):
        replay(game, match.record())
    replay(HUSH, hush(game).record())


def test_what_a_field_shows_may_not_change() -> None:
    lying = seeing(lambda fields: fields | {"cards": (1, 1, 1), "shown": ()})
    with pytest.raises(Damaged, match=r"another position than the record says: it had other cards, shown\.$"):
        replay(lying, hush().record())


def test_what_one_viewer_alone_sees_counts() -> None:
    def peeking(fields: dict[str, Any]) -> dict[str, Any]:
        return fields | {"cards": (1, 2, 3)} if fields["viewer"] == 2 else fields

    with pytest.raises(Damaged, match=r"it had other cards\.$"):
        replay(seeing(peeking), hush().record())


def shown(**fields: Any) -> dict[str, bytes]:
    """What one viewer's view of these fields comes to."""
    kind = msgspec.defstruct("View", list(fields), frozen=True, kw_only=True)
    return fields_shown([kind(**fields)])


@pytest.mark.parametrize(
    ("before", "after", "differ"),
    [
        ([], [{"size": 2}], ["tiles"]),
        ([{"size": 2}], [{"size": 2, "hue": "red"}], []),
        ([{"size": 2}, {"size": 3}], [{"size": 3}, {"size": 2}], ["tiles.size"]),
        ([{"size": 2}, {"size": 3}], [{"size": 2}], ["tiles", "tiles.size"]),
        ([[1, 2], [3]], [[1], [2, 3]], ["tiles"]),
        ([{"size": 2}, None], [None, {"size": 2}], ["tiles", "tiles.size"]),
        ([{"on": {"floor": 1}}], [{"on": {"floor": 2, "side": 0}}], ["tiles.on.floor"]),
        (0, False, ["tiles"]),
    ],
)
def test_fields_are_compared_however_deep_they_lie(before: object, after: object, differ: list[str]) -> None:
    said = b"".join(shown(tiles=before, queue=1).values())
    assert fields_that_differ(said, shown(tiles=after, queue=1)) == differ
    assert fields_that_differ(b"", shown(tiles=after)) == []


def test_the_bytes_of_a_field_are_taken_so_for_ever() -> None:
    def five(name: bytes, seen: bytes) -> bytes:
        return sha256(name).digest()[:3] + sha256(seen).digest()[:2]

    assert shown(phase="throw", floors=[{"tiles": ["r3"], "coins": 2}]) == {
        "phase": five(b'"phase"', b'["throw"]'),
        "floors": five(b'"floors"', b"[[{}]]"),
        "floors.tiles": five(b'"floors.tiles"', b'[[["r3"]]]'),
        "floors.coins": five(b'"floors.coins"', b"[[2]]"),
    }


def test_the_digest_of_a_course_is_taken_so_for_ever() -> None:
    opening = sha256(b"[[0,7,1],[[0,1,2],1,1],[]]").digest()
    showing = sha256(opening + b"[[1,2,[]],[[0,2],1,1],[]]").digest()
    ringing = sha256(showing + b"[[-1,1,[]],[[],0,1],[[0,5,0],[1],1]]").digest()
    assert (hush().digest(), finished().digest()) == (showing.hex()[:16], ringing.hex()[:16])


def test_a_record_tells_what_it_came_to() -> None:
    record: Record = finished().record()
    assert (record.format, record.digest) == (2, finished().digest())
    assert record.views == b"".join(sorted(finished().fields_shown().values()))
    assert set(finished().fields_shown()) == set(HUSH.view_record.__struct_fields__)
