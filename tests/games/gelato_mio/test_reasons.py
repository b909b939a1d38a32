"""The log's reasons: whatever happens is explained by the rule that made it happen."""

from collections.abc import Iterable

from gelateria.engine import Dealer, Match, find_game
from gelateria.games.gelato_mio.actions import Discard, Draw, Help, Make, Pass, Return, Serve
from gelateria.learn.scenes import scenes_of
from tests.games.gelato_mio.drawings import board, mio, turned_up
from tests.marks import rule

GAME = find_game("gelato-mio")
FULL = "Va Cr Su / St Bo Co / Wa Ch Cr"


def told(events: Iterable[object]) -> list[str]:
    """What happened, with the rule that the log cites."""
    return [f"{event.__struct_config__.tag}: {scenes_of(GAME).why(event)}" for event in events]  # type: ignore[attr-defined]


@rule("table.log", "mio.order-display", "mio.display", "mio.turns")
def test_before_the_game_customers_come_and_the_display_is_laid() -> None:
    opening = told(Match(GAME.setting(2), Dealer(1)).events)
    assert opening == [*["came: mio.order-display"] * 3, *["dealt: mio.display"] * 9, "began: mio.turns"]


@rule("table.log", "mio.draw", "mio.refill", "mio.turns")
def test_drawing_empties_a_line_that_is_refilled() -> None:
    table = mio(board("Va / St Bo Co / Wa Ch Cr", ["", ""]))
    events = table.do(0, Draw(1, 1), turned_up(table.state, "Su Su Su"))
    assert told(events) == ["took: mio.draw", *["dealt: mio.refill"] * 3, "began: mio.turns"]


@rule("table.log", "mio.reshuffle", "mio.refill", "mio.quality-guard", "mio.draw")
def test_a_used_up_deck_is_shuffled_anew_and_may_have_nothing_to_give() -> None:
    out = "Va3 St4 Ch4 Cr6 Su6 Bo3 Co5 Wa3"
    table = mio(board("Va / Bo / Co", ["", ""], discards="Wa1", out=out, head="turn 9, ● to act"))
    table.state.deck, table.state.deck_left = [0] * 10, 0
    table.state.discards, table.state.discards_left = [0] * 7 + [1, 1, 1], 3
    events = told(table.do(0, Draw(1, 1), turned_up(table.state, "Wa")))
    refilled = ["reshuffled: mio.reshuffle", "dealt: mio.refill", "halted: mio.quality-guard"]
    assert events[:4] == ["took: mio.draw", *refilled]


@rule("table.log", "mio.make", "mio.turns", "mio.serve", "mio.claim")
def test_balls_are_made_and_customers_served() -> None:
    table = mio(board(FULL, ["Va1 Cr1 Su1 Co1", ""], balls=["V1", ""], places="a h o m"))
    assert told(table.do(0, Make("vanilla"))) == ["made: mio.make", "began: mio.turns"]
    table = mio(board(FULL, ["Co1", ""], balls=["V2", ""], served=["j", ""], places="a h o m"))
    expected = ["served: mio.serve", "claimed: mio.claim", "came: mio.serve", "began: mio.turns"]
    assert told(table.do(0, Serve(2), [0])) == expected


@rule("table.log", "mio.help", "mio.turns")
def test_cards_go_for_help() -> None:
    table = mio(board(FULL, ["Va2 Cr1", "Su1"]))
    assert told(table.do(0, Help())) == []
    assert told(table.do(0, Discard("vanilla"))) == ["discarded: mio.help"]
    assert told(table.do(0, Discard("vanilla"), [0])) == ["discarded: mio.help", "stole: mio.help", "began: mio.turns"]


@rule("table.log", "mio.draw", "mio.quality-now", "mio.quality-hand")
def test_cards_go_by_quality_control() -> None:
    table = mio(board("Va / St Bo Co / Wa Ch Cr", ["St3 Su4", ""]))
    events = told(table.do(0, Draw(1, 1), turned_up(table.state, "Qh")))
    assert events == ["took: mio.draw", "controlled: mio.quality-now", "inspected: mio.quality-hand"]
    assert told(table.do(0, Discard("sugar"))) == ["discarded: mio.quality-hand"]


@rule("table.log", "mio.draw", "mio.quality-now", "mio.quality-balls")
def test_balls_go_back_by_quality_control() -> None:
    table = mio(board("Va / St Bo Co / Wa Ch Cr", ["", ""], balls=["V2 S2", ""]))
    events = told(table.do(0, Draw(1, 1), turned_up(table.state, "Qb")))
    assert events == ["took: mio.draw", "controlled: mio.quality-now", "inspected: mio.quality-balls"]
    assert told(table.do(0, Return("vanilla"))) == ["returned: mio.quality-balls"]


@rule("table.log", "mio.make", "mio.last-round", "mio.turns")
def test_the_last_ball_of_a_pile_brings_the_last_round() -> None:
    table = mio(board(FULL, ["Va1 Cr1 Su1", ""], piles=[1, 7, 7]))
    assert told(table.do(0, Make("vanilla"))) == ["made: mio.make", "emptied: mio.last-round", "began: mio.turns"]


@rule("table.log", "mio.majorities", "mio.draw", "mio.shown", "mio.last-round")
def test_the_last_round_ends_the_game() -> None:
    table = mio(board(FULL, ["Va1", "Su1"], balls=["V1", ""], head="turn 9, ● to act, 1 turn to go"))
    events = told(table.do(0, Draw(1, 1)))
    won = ["won: mio.majorities"] * 2
    assert events == ["took: mio.draw", *won, *["showed: mio.shown"] * 2, "ended: mio.last-round"]


@rule("table.log", "mio.pass")
def test_passing_ends_the_game_for_a_reason_of_its_own() -> None:
    drawing = board("/ /", ["", ""], head="turn 9, ● to act, 1 passed", out="Va4 St4 Ch4 Cr6 Su6 Bo4 Co6 Wa4")
    events = told(mio(drawing).do(0, Pass()))
    assert (events[0], events[-1]) == ("passed: mio.pass", "ended: mio.pass")
