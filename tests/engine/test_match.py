"""A match checks before it acts, keeps the clock's moves apart from the players', and opens only fair tables."""

from pathlib import Path

import pytest

from gelateria.engine import CLOCK, Dealer, Illegal, Match, Move, UnknownGame, find_game, games, replay
from gelateria.engine.registry import games_in
from tests.contract.tables import GAMES, AnyMatch
from tests.marks import rule

HUSH = next(game for game in GAMES if game.slug == "hush")


def hush(players: int = 3) -> AnyMatch:
    return Match(HUSH.setting(players), Dealer(4))


@rule("table.seats")
@pytest.mark.parametrize("players", [0, 1, 6, -2, True, "2", None, 2.0])
def test_a_table_seats_as_many_as_the_box_says(players: object) -> None:
    with pytest.raises(Illegal, match=r"table\.seats") as refusal:
        find_game("geizen").setting(players)  # type: ignore[arg-type]
    assert refusal.value.limit == "2 to 5"


@rule("table.seats")
@pytest.mark.parametrize("seat", [-1, 3, True, None, "0"])
def test_nobody_sits_where_there_is_no_seat(seat: object) -> None:
    with pytest.raises(Illegal, match=r"table\.seats"):
        hush().do(seat, {"type": "knock"})  # type: ignore[arg-type]


@rule("table.options")
@pytest.mark.parametrize("options", [{"swap": True}, {"swaps": "yes"}, {"swaps": 1}, {"": None}])
def test_an_option_the_game_does_not_have_is_refused(options: dict[str, object]) -> None:
    with pytest.raises(Illegal, match=r"table\.options") as refusal:
        HUSH.setting(3, options)
    assert refusal.value.limit == ["swaps"]


@rule("table.options")
def test_options_are_written_into_the_record() -> None:
    record = Match(HUSH.setting(3, {"swaps": False}), Dealer(1)).record()
    assert record.options == {"swaps": False}
    assert replay(HUSH, record).setting.option_values() == {"swaps": False}


@rule("table.turn")
def test_where_all_act_at_once_they_act_in_any_order_until_they_are_done() -> None:
    match = hush()
    assert match.awaited() == [0, 1, 2]
    match.do(2, {"type": "knock"})
    match.do(0, {"type": "show"})
    assert match.awaited() == [1]
    with pytest.raises(Illegal, match=r"table\.turn"):
        match.do(2, {"type": "show"})


@rule("table.over")
def test_when_it_is_over_nobody_acts() -> None:
    match = hush(2)
    match.do(0, {"type": "knock"})
    match.do(1, {"type": "show"})
    assert match.why_over() == "hush.end"
    with pytest.raises(Illegal, match=r"table\.over"):
        match.do(0, {"type": "show"})


@rule("table.clock")
def test_the_clock_is_an_author_of_its_own() -> None:
    match = hush()
    match.do(0, {"type": "show"})
    match.ring(match.state.bell)
    assert match.over
    assert match.moves[-1] == Move(CLOCK, 1)
    assert replay(HUSH, match.record()).state == match.state


@rule("table.clock")
def test_a_late_bell_is_ignored() -> None:
    match = hush()
    before = match.state.key()
    assert match.ring(match.state.bell + 1) == match.ring(match.state.bell - 1) == ()
    assert match.state.key() == before
    match.ring(match.state.bell)
    assert match.ring(match.state.bell) == ()
    assert len(match.moves) == 1


@rule("table.undo")
def test_a_shown_secret_a_draw_and_a_stranger_s_move_stay() -> None:
    match = hush()
    match.do(0, {"type": "knock"})
    match.take_back(0)
    assert match.awaited() == [0, 1, 2]
    match.do(0, {"type": "show"})
    with pytest.raises(Illegal, match="unsee"):
        match.take_back(0)
    match.do(1, {"type": "swap"})
    with pytest.raises(Illegal, match="Chance has spoken"):
        match.take_back(1)
    match.do(1, {"type": "knock"})
    with pytest.raises(Illegal, match="your own move"):
        match.take_back(2)


@rule("table.undo", "table.clock")
def test_nobody_takes_back_what_the_clock_did() -> None:
    match = hush()
    match.ring(match.state.bell)
    for author in (CLOCK, 0):
        assert not match.can_take_back(author)
        with pytest.raises(Illegal, match="your own move"):
            match.take_back(author)
    assert match.over


def test_what_a_viewer_saw_is_redacted() -> None:
    match = hush()
    match.do(1, {"type": "swap"})
    cards = [event.card for event in match.seen(1)]
    assert [card is None for card in cards] == [True, False, True, False]
    assert all(event.card is None for event in match.seen(None))


def test_an_unknown_game_names_those_there_are() -> None:
    with pytest.raises(UnknownGame, match="geizen"):
        find_game("chess")


def test_a_folder_with_games_is_found_without_a_line_changed() -> None:
    assert set(games_in(Path(__file__).parent.parent.parent / "examples")) == {"pig"}
    assert {"geizen", "pig", "hush"} <= set(games())
