"""Every rule of docs/rules/geizen.md, in its order."""

from collections import Counter
from typing import Any

import pytest

from gelateria.engine import Dealer, RecordingDealer, find_game
from gelateria.games.geizen.actions import (
    Began,
    Borrowed,
    Ended,
    Fined,
    Free,
    Keep,
    Kept,
    Laid,
    Pay,
    Repaid,
    Threw,
    Throw,
    Took,
    Void,
)
from gelateria.games.geizen.rules import EVENTS
from tests.games.geizen.drawings import OPENING, board
from tests.marks import rule
from tests.positions import Position

GAME = find_game("geizen")


def geizen(drawing: str) -> Position:
    return Position("geizen", drawing)


# Material ----------------------------------------------------------------------------------------


@rule("geizen.chips")
@pytest.mark.parametrize(("players", "each", "bank"), [(2, 18, 94), (3, 22, 64), (4, 25, 30), (5, 25, 5)])
def test_chips_at_the_start(players: int, each: int, bank: int) -> None:
    view = GAME.setting(players).view(GAME.setting(players).start(Dealer(1)), None)
    assert (view.scores, view.bank) == ((each,) * players, bank)
    assert sum(view.scores) + view.bank == 130


@rule("geizen.chips", "geizen.rows")
@pytest.mark.parametrize("players", GAME.seats)
def test_nothing_lies_on_the_board_and_nobody_owes_anything_at_the_start(players: int) -> None:
    state = GAME.setting(players).start(Dealer(1))
    view = GAME.setting(players).view(state, None)
    assert [row.filled for row in view.rows] == [0] * 5
    assert (view.thrown, view.kept, view.loan, view.loose) == ((), (), 0, 5)
    assert sum(state.stock) + state.bank == 130  # the seats that nobody sits in own nothing


@rule("geizen.dice")
def test_five_dice_with_six_faces() -> None:
    position = geizen(OPENING)
    assert position.do(0, Throw(), below=[0, 5, 2, 1, 4]) == [Threw(0, (1, 2, 3, 5, 6))]


@rule("geizen.rows")
def test_rows_fill_from_the_top_and_a_six_has_none() -> None:
    position = geizen(board(stock="18 18", bank=94, thrown="6", kept="1 2 4 5"))
    position.do(0, Keep((6,)))
    assert position.state.filled == [1, 1, 0, 1, 1]


@rule("geizen.board")
def test_the_board_as_the_rulebook_lets_it_be_known() -> None:
    rows = GAME.setting(2).view(GAME.setting(2).start(Dealer(1)), None).rows
    assert [row.fields for row in rows] == ["GGGR", "GGGGR", "GGGYGR", "GGGYYGR", "GGGYYGGR"]
    assert [row.arrow for row in rows] == [1, 1, 2, 2, 3]


@rule("geizen.start-player", "table.chance")
def test_the_first_player_is_drawn_at_random() -> None:
    setting = GAME.setting(5)
    first = Counter(setting.start(Dealer(seed)).mover for seed in range(1000))
    assert set(first) == {0, 1, 2, 3, 4}
    assert all(150 < count < 250 for count in first.values())


# A turn ------------------------------------------------------------------------------------------


@rule("geizen.roll")
def test_all_loose_dice_are_thrown() -> None:
    position = geizen(OPENING)
    assert position.legal(0) == [Throw()]
    position.do(0, Throw(), below=[0, 0, 0, 0, 0])
    assert position.do(0, Keep((1, 1)), below=[3, 4, 5])[-1] == Threw(0, (4, 5, 6))


@rule("geizen.roll")
def test_nothing_is_kept_before_the_throw() -> None:
    assert geizen(OPENING).refusal(0, Keep((1,))).rule == "geizen.roll"


@rule("geizen.keep-one")
def test_at_least_one_die_is_set_aside() -> None:
    position = geizen(board(stock="18 18", bank=94, thrown="1 2 3 4 5"))
    assert position.refusal(0, Keep(())).rule == "geizen.keep-one"
    assert position.refusal(0, Throw()).rule == "geizen.keep-one"


@rule("geizen.keep-any")
def test_any_selection_may_be_kept_also_some_of_equal_dice() -> None:
    position = geizen(board(stock="18 18", bank=94, thrown="4 4 4 6", kept="1"))
    kept = [action.dice for action in position.legal(0)]
    assert sorted(kept) == [(4,), (4, 4), (4, 4, 4), (4, 4, 4, 6), (4, 4, 6), (4, 6), (6,)]
    refusal = position.refusal(0, Keep((4, 5)))
    assert (refusal.rule, refusal.limit) == ("geizen.keep-any", [4, 4, 4, 6])
    assert position.refusal(0, Keep((6, 6))).rule == "geizen.keep-any"


@rule("geizen.keep-any")
@pytest.mark.parametrize(
    ("thrown", "ways"), [("1 2 3", 7), ("3 3", 2), ("2 2 5 5", 8), ("1 4 4", 5), ("6 6 6 6 6", 5), ("1 2 3 4 5", 31)]
)
def test_sets_that_look_alike_are_one_choice(thrown: str, ways: int) -> None:
    kept = [action.dice for action in geizen(board(stock="18 18", bank=94, thrown=thrown)).legal(0)]
    assert len(kept) == len(set(kept)) == ways


@rule("geizen.keep-final")
def test_what_is_kept_is_told_and_no_longer_lies_among_the_thrown() -> None:
    position = geizen(board(stock="18 18", bank=94, thrown="2 4 4 6", kept="1"))
    events = position.do(0, Keep((4, 6)), below=[2, 0])
    assert events == [Kept(0, (4, 6)), Threw(0, (1, 3))]
    view = position.setting.view(position.state, None)
    assert (view.thrown, view.kept) == ((1, 3), (1, 4, 6))


@rule("geizen.keep-final")
def test_a_kept_die_is_never_thrown_again_and_the_turn_goes_on_to_the_fifth() -> None:
    position = geizen(OPENING)
    position.do(0, Throw(), below=[5, 5, 5, 5, 5])
    for loose in (4, 3, 2, 1):
        events = position.do(0, Keep((6,)), below=[5] * loose)
        assert events[-1] == Threw(0, (6,) * loose)
    assert position.do(0, Keep((6,)))[1:] == [Free(0, 5), Began(1)]


# Scoring -----------------------------------------------------------------------------------------


@rule("geizen.pay-each", "geizen.green")
def test_each_die_lays_an_own_chip_on_the_first_free_green_field() -> None:
    position = geizen(board(stock="18 18", bank=90, filled=(0, 0, 1, 2, 0), thrown="3", kept="3 4 5 6"))
    events = position.do(0, Keep((3,)))
    assert events[2:6] == [Laid(0, number, 1, 0, "green") for number in (3, 3, 4, 5)]
    assert position.state.filled == [0, 0, 3, 3, 1]
    assert (position.state.stock[0], position.state.bank) == (14, 90)


@rule("geizen.double-first")
def test_the_first_field_of_rows_1_and_2_takes_two_chips() -> None:
    position = geizen(board(stock="18 18", bank=94, thrown="2", kept="1 1 2 6"))
    events = position.do(0, Keep((2,)))
    assert [event for event in events if isinstance(event, Laid)] == [
        Laid(0, 1, 2, 0, "first"),
        Laid(0, 1, 1, 0, "green"),
        Laid(0, 2, 2, 0, "first"),
        Laid(0, 2, 1, 0, "green"),
    ]


@rule("geizen.yellow")
def test_the_bank_lays_the_chip_on_a_yellow_field() -> None:
    position = geizen(board(stock="18 18", bank=90, filled=(0, 0, 0, 3, 0), thrown="4", kept="6 6 6 6"))
    assert Laid(0, 4, 0, 1, "yellow") in position.do(0, Keep((4,)))
    assert (position.state.stock[0], position.state.bank) == (18, 89)


@rule("geizen.yellow-empty-bank")
def test_with_an_empty_bank_the_player_lays_the_yellow_chip() -> None:
    position = geizen(board(stock="60 62", bank=0, filled=(0, 0, 0, 3, 5), thrown="4", kept="6 6 6 6"))
    assert Laid(0, 4, 1, 0, "yellow") in position.do(0, Keep((4,)))
    assert position.state.stock[0] == 59


@rule("geizen.six-free")
def test_sixes_cost_nothing() -> None:
    position = geizen(board(stock="18 18", bank=94, thrown="6", kept="6 6 6 6"))
    assert Free(0, 5) in position.do(0, Keep((6,)))
    assert (position.state.stock[:2], position.state.bank) == ([18, 18], 94)
    assert position.setting.view(position.state, None).kept == ()


@rule("geizen.six-free")
def test_without_a_six_nothing_is_free() -> None:
    position = geizen(board(stock="18 18", bank=94, thrown="3", kept="3 4 4 5"))
    assert isinstance(position.do(0, Keep((3,)))[1], Laid)


@rule("geizen.red-own", "geizen.red-take", "geizen.arrow")
def test_the_red_field_takes_an_own_chip_then_the_row_and_the_others_pay_the_arrow() -> None:
    position = geizen(board(stock="18 18 18", bank=73, filled=(3, 0, 0, 0, 0), thrown="1", kept="6 6 6 6"))
    events = position.do(0, Keep((1,)))
    assert events[2:6] == [Laid(0, 1, 1, 0, "red"), Took(0, 1, 5), Fined(1, 1, 1), Fined(2, 1, 1)]
    assert position.state.stock[:3] == [22, 17, 17]
    assert position.state.bank == 75


@rule("geizen.arrow-short")
def test_who_has_fewer_than_the_arrow_pays_what_they_have() -> None:
    position = geizen(board(stock="18 2 0", bank=104, filled=(0, 0, 0, 0, 7), thrown="5", kept="6 6 6 6"))
    events = position.do(0, Keep((5,)))
    assert [event for event in events if isinstance(event, Fined)] == [Fined(1, 5, 2, 1)]
    assert position.state.stock[:3] == [25, 0, 0]


@rule("geizen.restart-row")
def test_dice_left_over_start_the_emptied_row_again_and_may_complete_it_twice() -> None:
    position = geizen(board(stock="20 30", bank=76, filled=(3, 0, 0, 0, 0), thrown="1", kept="1 1 1 1"))
    events = position.do(0, Keep((1,)))
    assert events.count(Took(0, 1, 5)) == 2
    assert events.count(Fined(1, 1, 1)) == 2
    assert position.state.filled[0] == 0
    assert position.state.stock[:2] == [20 - 1 + 5 - 5 + 5, 28]


@rule("geizen.order")
def test_the_order_is_asked_when_chips_may_run_short() -> None:
    position = geizen(board(stock="0 60", bank=70, thrown="1", kept="1 2 2 3"))
    position.do(0, Keep((1,)))
    assert position.legal(0) == [Pay(1), Pay(2), Pay(3)]
    refusal = position.refusal(0, Pay(4))
    assert (refusal.rule, refusal.limit) == ("geizen.order", [1, 2, 3])
    assert position.refusal(0, Keep((1,))).rule == "geizen.keep-final"
    assert position.do(0, Pay(3)) == [Borrowed(0, 1), Laid(0, 3, 1, 0, "green")]


@rule("geizen.order")
def test_the_order_is_asked_when_the_bank_may_run_dry() -> None:
    position = geizen(board(stock="50 71", bank=0, filled=(3, 0, 3, 0, 0), thrown="3", kept="1 6 6 6"))
    position.do(0, Keep((3,)))
    assert position.legal(0) == [Pay(1), Pay(3)]  # after the 1s there is a chip in the bank for row 3's yellow field


def asks(**about: Any) -> bool:
    """Whether the order is asked for when the last die, a six, is kept."""
    position = geizen(board(**about))
    position.do(0, Keep((6,)))
    return bool(position.legal(0))


@rule("geizen.order")
@pytest.mark.parametrize(
    ("kept", "stock", "bank", "asked"),
    [
        ("3 3 5 5", "4 60", 0, False),  # just enough
        ("3 3 5 5", "3 60", 1, False),  # the bank lends the one that is missing
        ("3 3 5 5", "3 60", 0, True),  # or it cannot
        ("3 5 5 5", "1 60", 3, False),
        ("3 5 5 5", "1 60", 2, True),
        ("1 2 3 3", "1 60", 60, False),  # five are lent: two on each first field, one on row 3
        ("1 2 3 3", "0 60", 60, True),  # not six
        ("3 3 3 3", "0 60", 0, False),  # one number has no order
        ("6 6 6 6", "0 60", 0, False),
    ],
)
def test_the_order_is_asked_when_own_chips_and_loan_may_run_short(
    kept: str, stock: str, bank: int, asked: bool
) -> None:
    assert asks(kept=kept, stock=stock, bank=bank, thrown="6") == asked


@rule("geizen.order", "geizen.yellow", "geizen.restart-row")
@pytest.mark.parametrize(
    ("filled", "kept", "stock", "bank", "asked"),
    [
        ((0, 0, 3, 3, 0), "3 4 4 6", "9 60", 3, False),  # all three from the bank
        ((0, 0, 3, 3, 0), "3 4 4 6", "9 60", 2, False),  # or two: the third is an own one, whatever comes first
        ((0, 0, 3, 2, 0), "3 4 4 6", "1 60", 2, False),  # row 4: one on green, then one on yellow
        ((0, 0, 3, 2, 0), "3 4 4 6", "0 60", 3, False),
        ((0, 0, 3, 2, 0), "3 4 4 6", "0 60", 2, True),
        ((0, 0, 0, 2, 3), "4 4 5 5", "1 60", 3, False),
        ((0, 0, 0, 2, 3), "4 4 5 5", "1 60", 2, True),
        ((3, 0, 0, 0, 3), "1 1 5 6", "3 60", 1, False),  # one on red, two on the emptied row's first field
        ((3, 0, 0, 0, 3), "1 1 5 6", "2 60", 1, False),  # one is lent before or after the row is taken, and goes back
        ((3, 0, 0, 0, 3), "1 1 5 6", "2 60", 0, True),  # the bank has none for yellow until the others have paid
    ],
)
def test_the_order_is_asked_by_what_each_die_will_lie_on(
    filled: tuple[int, ...], kept: str, stock: str, bank: int, asked: bool
) -> None:
    assert asks(filled=filled, kept=kept, stock=stock, bank=bank, thrown="6") == asked


@rule("geizen.order", "geizen.loan")
@pytest.mark.parametrize(("loan", "offered"), [(3, [Pay(1)]), (4, [Pay(1), Pay(2), Pay(4)])])
def test_what_is_borrowed_already_counts_when_the_order_is_asked(loan: int, offered: list[Pay]) -> None:
    filled = (0, 0, 0, 3, 0)
    drawing = board(now="to pay", loan=loan, filled=filled, kept="1 2 4", stock="2 60", bank=60)
    assert geizen(drawing).legal(0) == offered


@rule("geizen.order")
def test_a_number_is_paid_once() -> None:
    position = geizen(board(now="to pay", stock="0 119", bank=2, kept="3 4 5"))
    position.do(0, Pay(4))
    assert position.legal(0) == [Pay(3), Pay(5)]


@rule("geizen.order")
def test_without_need_completing_rows_come_first_then_ascending() -> None:
    position = geizen(board(stock="20 20", bank=81, filled=(0, 0, 0, 6, 2), thrown="1", kept="2 4 5 6"))
    events = position.do(0, Keep((1,)))
    assert [event.number for event in events if isinstance(event, Laid)] == [4, 1, 2, 5]
    assert position.state.kept == [0] * 6
    assert position.refusal(1, Pay(1)).rule == "geizen.order"
    position = geizen(board(stock="20 20", bank=74, filled=(0, 0, 0, 4, 7), thrown="1", kept="4 5 6 6"))
    assert [event.number for event in position.do(0, Keep((1,))) if isinstance(event, Laid)] == [5, 1, 4]


@rule("geizen.loan")
def test_the_bank_lends_only_the_shortfall() -> None:
    position = geizen(board(stock="2 60", bank=64, filled=(3, 0, 0, 0, 0), thrown="1", kept="3 3 3 6"))
    events = position.do(0, Keep((1,)))
    assert events[3:5] == [Took(0, 1, 5), Fined(1, 1, 1)]
    assert not [event for event in events if isinstance(event, Borrowed)]
    position = geizen(board(stock="1 60", bank=69, thrown="3", kept="2 3 6 6"))
    events = position.do(0, Keep((3,)))
    assert [event for event in events if isinstance(event, Borrowed)] == [
        Borrowed(0, 1),
        Borrowed(0, 1),
        Borrowed(0, 1),
    ]


@rule("geizen.loan")
def test_at_most_five_chips_are_lent_in_a_turn() -> None:
    position = geizen(board(stock="0 60", bank=70, thrown="3", kept="1 1 2 2"))
    position.do(0, Keep((3,)))
    position.do(0, Pay(1))
    assert position.state.loan == 3
    events = position.do(0, Pay(2))
    assert events[:4] == [Borrowed(0, 2), Laid(0, 2, 2, 0, "first"), Void(0, 2), Void(0, 3)]


@rule("geizen.loan")
def test_at_most_what_the_bank_has_is_lent() -> None:
    position = geizen(board(stock="0 128", bank=2, thrown="5", kept="5 5 6 6"))
    events = position.do(0, Keep((5,)))
    assert events[2:7] == [*[Borrowed(0, 1), Laid(0, 5, 1, 0, "green")] * 2, Void(0, 5)]


@rule("geizen.loan-void")
def test_a_die_that_cannot_be_paid_is_void_and_the_others_go_on() -> None:
    position = geizen(board(stock="0 129", bank=1, thrown="2", kept="3 6 6 6"))
    events = position.do(0, Keep((2,)))
    assert events[2:5] == [Void(0, 2), Borrowed(0, 1), Laid(0, 3, 1, 0, "green")]
    assert position.state.filled == [0, 0, 1, 0, 0]


@rule("geizen.repay")
def test_the_loan_goes_back_at_the_end_of_the_turn() -> None:
    position = geizen(board(stock="0 60", bank=65, filled=(3, 0, 1, 0, 0), thrown="1", kept="3 6 6 6"))
    events = position.do(0, Keep((1,)))
    assert events[-2:] == [Repaid(0, 1, 0), Began(1)]
    assert (position.state.stock[0], position.state.loan) == (3, 0)


@rule("geizen.repay")
def test_who_cannot_return_all_of_it_pays_what_they_have_and_owns_nothing() -> None:
    position = geizen(board(stock="3 60", bank=67, thrown="3", kept="2 4 4 5"))
    events = position.do(0, Keep((3,)))
    assert events[-2] == Repaid(0, 0, 3)
    assert position.state.stock[0] == 0


@rule("geizen.stay-on-board")
def test_chips_stay_on_the_board_and_play_passes_clockwise() -> None:
    position = geizen(board(stock="18 18 18", bank=76, thrown="3", kept="3 6 6 6"))
    assert position.do(0, Keep((3,)))[-1] == Began(1)
    assert position.state.filled[2] == 2
    assert (position.state.mover, position.state.turns) == (1, 4)


# The end -----------------------------------------------------------------------------------------


@rule("geizen.end")
def test_the_game_ends_when_a_player_owns_nothing_at_the_end_of_their_turn() -> None:
    position = geizen(board(stock="1 60", bank=69, thrown="3", kept="6 6 6 6"))
    assert position.do(0, Keep((3,)))[-1] == Ended((1,), 60)
    view = position.setting.view(position.state, None)
    assert (view.awaiting, view.ending, view.turns, view.phase) == ((), 1, 4, "throw")


@rule("geizen.end")
def test_when_it_is_over_nobody_is_the_mover() -> None:
    position = geizen(board(stock="60 1", bank=69, thrown="6", kept="6 6 6 6"))
    position.do(0, Keep((6,)))
    position.do(1, Throw(), below=[2, 5, 5, 5, 5])
    assert position.do(1, Keep((3, 6, 6, 6, 6)))[-1] == Ended((0,), 60)
    assert position.state.mover == 0


@rule("geizen.end")
def test_the_game_ends_with_nobody_owning_anything() -> None:
    position = geizen(board(stock="1 0", bank=129, thrown="3", kept="6 6 6 6"))
    assert position.do(0, Keep((3,)))[-1] == Ended((0, 1), 0)


@rule("geizen.end")
def test_a_player_fined_down_to_nothing_plays_on() -> None:
    position = geizen(board(stock="18 1", bank=106, filled=(3, 0, 0, 0, 0), thrown="1", kept="6 6 6 6"))
    assert position.do(0, Keep((1,)))[-2:] == [Fined(1, 1, 1), Began(1)]
    assert position.state.stock[1] == 0
    assert position.legal(1) == [Throw()]


@rule("geizen.end")
def test_the_end_is_told_of_no_seat() -> None:
    keeper = RecordingDealer(Dealer(1))
    GAME.setting(2).start(keeper).playout(keeper)
    assert keeper.take()[1][-1][:2] == (EVENTS.index("ended"), -1)


@rule("geizen.winner")
def test_most_chips_win_and_a_tie_has_several_winners() -> None:
    position = geizen(board(stock="1 40 40 7", bank=42, thrown="3", kept="6 6 6 6"))
    assert position.do(0, Keep((3,)))[-1] == Ended((1, 2), 40)
    assert [position.state.worth(seat) for seat in range(4)] == [0, 0.5, 0.5, 0]


# What holds at every table -----------------------------------------------------------------------


@rule("table.turn")
def test_only_the_player_whose_turn_it_is_may_act() -> None:
    refusal = geizen(OPENING).refusal(1, Throw())
    assert (refusal.rule, refusal.limit) == ("table.turn", [0])


@rule("table.form")
@pytest.mark.parametrize(
    "action", [None, {}, {"type": "keep"}, {"type": "keep", "dice": [7]}, {"type": "keep", "dice": "1"}]
)
def test_an_action_of_another_shape_is_refused(action: object) -> None:
    position = geizen(board(stock="18 18", bank=94, thrown="1 2 3 4 5"))
    assert position.refusal(0, action).rule == "table.form"
