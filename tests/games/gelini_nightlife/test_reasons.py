"""The log's reasons: whatever happens is explained by the rule that made it happen."""

from collections.abc import Iterable
from typing import Any

import pytest

from gelateria.engine import Dealer, Match, find_game
from gelateria.games.gelini_nightlife.actions import Gather, Leave, Lure, Move, Pass, Take, Throw
from gelateria.learn.scenes import scenes_of
from tests.games.gelini_nightlife.drawings import night
from tests.marks import rule
from tests.positions import Position

GAME = find_game("gelini-nightlife")


def party(queue: str, **about: Any) -> Position:
    return Position("gelini-nightlife", night(queue, **about), actions=True)


def told(events: Iterable[object]) -> list[str]:
    """What happened, with the rule that the log cites."""
    return [f"{event.__struct_config__.tag}: {scenes_of(GAME).why(event)}" for event in events]  # type: ignore[attr-defined]


@rule("table.log", "gelini.rearmost-rolls")
def test_the_night_begins_with_whoever_is_rearmost() -> None:
    assert told(Match(GAME.setting(2), Dealer(1)).events) == ["began: gelini.rearmost-rolls"]


@rule("table.log", "gelini.die", "gelini.ask-in-order", "gelini.all-pass", "gelini.rearmost-rolls")
def test_a_throw_is_passed_by_all() -> None:
    position = party("● ▲ ■ c1 V4 B6", now="● throws")
    assert told(position.do(0, Throw(), below=[0])) == ["threw: gelini.die"]
    assert told(position.do(0, Pass())) == ["passed: gelini.ask-in-order"]
    position.do(1, Pass())
    assert told(position.do(2, Pass()))[1:] == ["untaken: gelini.all-pass", "began: gelini.rearmost-rolls"]


@rule("table.log", "gelini.move", "gelini.take")
def test_a_move_takes_a_tile() -> None:
    events = party("● ▲ ■ c1 V4 B6", die=2).do(0, Move())
    assert told(events)[:2] == ["moved: gelini.move", "took: gelini.take"]


@rule("table.log", "gelini.take", "gelini.clique", "gelini.clique-choice")
def test_a_clique_comes_by_itself_or_is_let_come_or_left() -> None:
    alone = party("● b3 ▲ ■ B6", die=1, floors=("b1", "b2", "")).do(0, Move())
    assert told(alone)[1:3] == ["took: gelini.take", "joined: gelini.clique"]
    for answer, reason in ((Gather(), "joined: gelini.clique"), (Leave(), "stayed: gelini.clique-choice")):
        position = party("● b3 b2 ▲ ■ B6", die=1, floors=("b1", "", ""))
        position.do(0, Move())
        assert told(position.do(0, answer))[0] == reason


@rule("table.log", "gelini.take", "gelini.coins", "gelini.flyer")
def test_a_coin_engages_a_star_however_it_comes() -> None:
    moved = party("● $ ▲ ■ B6", die=1, floors=("$", "", "")).do(0, Move())
    assert told(moved)[1:3] == ["took: gelini.take", "hired: gelini.coins"]
    position = party("● F ▲ ■ B6", die=1, floors=("$", "$", ""))
    position.do(0, Move())
    assert told(position.do(0, Lure("$", 1)))[:2] == ["took: gelini.flyer", "hired: gelini.coins"]


@rule("table.log", "gelini.flyer", "gelini.call", "gelini.people", "gelini.move", "gelini.clique")
@pytest.mark.parametrize(
    ("queue", "floors", "tile", "rule", "events"),
    [
        ("c1 ● F ▲ ■ B6", ("c1", "c1", ""), Lure("c1", 1), "gelini.flyer", ["took"]),
        ("■ c1 c1 ● C ▲ B6", ("c1", "", ""), Take("c1", 2), "gelini.call", ["moved", "took"]),
        ("c1 c1 ● P ▲ ■ B6", ("c1", "", ""), Take("c1", 1), "gelini.people", ["took"]),
    ],
)
def test_an_action_tile_is_the_reason_for_what_it_brings(
    queue: str, floors: tuple[str, ...], tile: Any, rule: str, events: list[str]
) -> None:
    position = party(queue, die=1, floors=floors)
    assert told(position.do(0, Move())) == ["moved: gelini.move", f"acted: {rule}"]
    assert told(position.do(0, tile)) == [f"{event}: {rule}" for event in events]
    assert told(position.do(0, Gather()))[0] == "joined: gelini.clique"


@rule("table.log", "gelini.flyer", "gelini.people")
@pytest.mark.parametrize(("tile", "rule"), [("F", "gelini.flyer"), ("P", "gelini.people")])
def test_an_action_is_declined_by_its_own_rule(tile: str, rule: str) -> None:
    position = party(f"V4 ● {tile} ▲ ■ B6", die=1, floors=("", "V4", ""))
    position.do(0, Move())
    assert told(position.do(0, Pass()))[0] == f"declined: {rule}"


@rule("table.log", "gelini.idle")
@pytest.mark.parametrize("tile", ["F", "C", "P"])
def test_an_action_may_find_nothing(tile: str) -> None:
    assert told(party(f"● {tile} ▲ ■ B6", die=1).do(0, Move()))[2] == "idle: gelini.idle"


@rule("table.log", "gelini.full", "gelini.band", "gelini.band-tie")
def test_a_full_floor_the_band_and_a_tie_end_the_game_each_by_its_rule() -> None:
    full = party("● V4 ▲ ■ B6", die=1, floors=("V4 V4 V4 S5 V4", "", "")).do(0, Move())
    assert told(full)[2:] == ["full: gelini.full", "ended: gelini.full"]
    band = party("● ▲ ■ B6", die=1, floors=("V4", "", "")).do(0, Move())
    assert told(band)[1:] == ["played: gelini.band", "ended: gelini.band"]
    overfull = party("● ▲ ■ B6", die=1, floors=("V4 V4 V4 V4 S5", "", "")).do(0, Move())
    assert told(overfull)[-1] == "ended: gelini.band"
    tie = party("● ▲ ■ B6", die=1, floors=("", "V4 b2", "")).do(0, Move())
    assert told(tie)[-1] == "ended: gelini.band-tie"
