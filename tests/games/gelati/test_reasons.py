"""The log's reasons: whatever happens is explained by the rule that made it happen."""

from collections.abc import Iterable

from gelateria.engine import Dealer, Match, find_game
from gelateria.games.gelati.actions import Discard, Done, Fulfil, Swap, Trade
from gelateria.games.gelati.notation import ice
from gelateria.learn.scenes import scenes_of
from tests.games.gelati.drawings import LONELY, lines, row, table
from tests.games.gelati.positions import almost_all_placed, gelati, ordering, place, stuck
from tests.marks import rule

GAME = find_game("gelati")


def told(events: Iterable[object]) -> list[str]:
    """What happened, with the rule that the log cites."""
    return [f"{event.__struct_config__.tag}: {scenes_of(GAME).why(event)}" for event in events]  # type: ignore[attr-defined]


@rule("table.log", "gelati.deal", "gelati.cross", "gelati.turn")
def test_before_the_game_tiles_and_orders_are_dealt() -> None:
    opening = told(Match(GAME.setting(2), Dealer(1)).events)
    dealt = ["drew: gelati.deal"] * 2 + ["drew-order: gelati.deal"] * 2
    assert opening == [*dealt * 2, *["opened: gelati.cross"] * 4, "began: gelati.turn"]


@rule("table.log", "gelati.hand", "gelati.points", "gelati.row", "gelati.supply", "gelati.draw", "gelati.turn")
def test_a_turn_is_told_step_by_step() -> None:
    position = gelati(table(lines(row("PsW PsS PsC")), hands="PsU GpC / PcS PvC", tokens="/ .... 4... ...."))
    placed = ["placed: gelati.hand", "scored: gelati.points", "earned: gelati.row", "missed: gelati.supply"]
    assert told(position.do(0, place("PsU", 3, 0), below=[0])) == [*placed, "drew: gelati.draw", "began: gelati.turn"]


@rule("table.log", "gelati.order", "gelati.draw")
def test_an_order_brings_another() -> None:
    events = ordering("1... 1... 1...").do(0, Fulfil(ice("PsW")), below=[0, 0])
    assert told(events)[:3] == ["fulfilled: gelati.order", "drew-order: gelati.order", "drew: gelati.draw"]


@rule("table.log", "gelati.order-again", "gelati.order")
def test_used_up_orders_come_again() -> None:
    position = ordering("1... 1... 1...", more="discards: PvS PcC PpU")
    position.state.order_stack = 0
    events = position.do(0, Fulfil(ice("PsW")), below=[1, 0])
    assert told(events)[1:3] == ["reshuffled: gelati.order-again", "drew-order: gelati.order"]


@rule("table.log", "gelati.trade", "gelati.limit")
def test_tokens_are_traded_and_discarded() -> None:
    position = ordering("4... 3... ....")
    assert told(position.do(0, Trade((0, 4), 8))) == ["traded: gelati.trade"]
    assert told(position.do(0, Discard(0)))[0] == "discarded: gelati.limit"


@rule("table.log", "gelati.turn", "gelati.swap")
def test_nothing_fits_until_something_does() -> None:
    position = stuck("PvS CvS GpC")
    assert told(position.do(0, Done())) == ["began: gelati.turn", "showed: gelati.swap"]
    assert told(position.do(1, Swap(ice("GvU")), below=[0])) == ["swapped: gelati.swap", "shuffled: gelati.swap"]


@rule("table.log", "gelati.turn", "gelati.swap", "gelati.pass")
def test_who_finds_nothing_in_the_stack_and_who_has_no_tile_passes() -> None:
    assert told(stuck("").do(0, Done()))[:3] == ["began: gelati.turn", "showed: gelati.swap", "passed: gelati.pass"]
    position = stuck("CvS")
    position.do(0, Done())
    swapped = ["swapped: gelati.swap", "shuffled: gelati.swap", "passed: gelati.pass"]
    assert told(position.do(1, Swap(ice("GvU")), below=[0]))[:3] == swapped
    position = gelati(table(LONELY, hands="PvS PpU / – / PcU", scores="0 0 0"), stack="")
    assert told(position.do(0, place("PvS", 1, 0)))[2:4] == ["began: gelati.turn", "passed: gelati.pass"]


@rule("table.log", "gelati.fifty")
def test_fifty_points_end_the_game_by_a_tile_and_by_an_order() -> None:
    board = {**row("PsW PsS PsC"), (3, -1): "PvC"}
    position = gelati(table(lines(board), hands="PsU GpC / PcS PvS", scores="49 3"))
    assert told(position.do(0, place("PsU", 3, 0)))[-1] == "ended: gelati.fifty"
    assert told(ordering("1... 1... 1...", scores="36 49").do(0, Fulfil(ice("PsW"))))[-1] == "ended: gelati.fifty"


@rule("table.log", "gelati.fifty")
def test_fifty_points_with_the_last_tile_of_all_are_fifty_points() -> None:
    assert told(almost_all_placed("49 0").do(0, place("PsW", 0, 0)))[-1] == "ended: gelati.fifty"


@rule("table.log", "gelati.stack-out")
def test_an_empty_stack_ends_the_game_when_all_is_placed_or_all_pass() -> None:
    assert told(almost_all_placed("9 11").do(0, place("PsW", 0, 0)))[-1] == "ended: gelati.stack-out"
    position = gelati(table(LONELY, hands="GvU / BcC", scores="4 5", head="● to order"), stack="")
    assert told(position.do(0, Done()))[-1] == "ended: gelati.stack-out"


@rule("table.log", "gelati.all-pass")
def test_all_passing_with_tiles_in_the_stack_ends_the_game_for_a_reason_of_its_own() -> None:
    position = gelati(table(LONELY, hands="GvU GcC / BcC BpU", scores="4 5", head="● to order"), stack="CvS")
    position.do(0, Done())
    position.do(1, Swap(ice("BcC")), below=[0])
    assert told(position.do(0, Swap(ice("GvU")), below=[0]))[-1] == "ended: gelati.all-pass"
