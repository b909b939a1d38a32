"""Every rule of docs/rules/gelati.md, in its order."""

from collections import Counter

import pytest

from gelateria.engine import Dealer, Illegal, find_game
from gelateria.games.gelati.actions import (
    Began,
    Discard,
    Discarded,
    Done,
    Drew,
    DrewOrder,
    Earned,
    Ended,
    Fulfil,
    Fulfilled,
    Missed,
    Passed,
    Place,
    Placed,
    Reshuffled,
    Scored,
    Showed,
    Shuffled,
    Swap,
    Swapped,
    Trade,
    Traded,
)
from gelateria.games.gelati.notation import NAMES, ice
from gelateria.games.gelati.views import Held
from tests.games.gelati.drawings import CROSS, LONELY, lines, row, table
from tests.games.gelati.laws import AROUND, AXES, board_of, listed, parts
from tests.games.gelati.positions import almost_all_placed, gelati, ordering, place, stuck
from tests.marks import rule

GAME = find_game("gelati")
P, CONE, G, B, S_ICE, V_ICE, C_ICE, P_ICE, WAFER, STRAWBERRY, CHERRY, UMBRELLA = range(12)


def of(kind: type, events: list[object]) -> list[object]:
    return [event for event in events if isinstance(event, kind)]


# Material ----------------------------------------------------------------------------------------


@rule("gelati.tiles")
def test_every_combination_is_there_once() -> None:
    state = GAME.setting(4).start(Dealer(1))
    hands = [tile for hand in state.hand for tile in hand if tile >= 0]
    tiles = [*board_of(state).values(), *hands, *listed(state.stack)]
    assert sorted(sorted(parts(tile)) for tile in tiles) == sorted(
        [f"cup {cup}", f"flavour {flavour}", f"topping {topping}"]
        for cup in range(4)
        for flavour in range(4)
        for topping in range(4)
    )


@rule("gelati.tokens")
def test_four_tokens_of_twelve_kinds() -> None:
    view = GAME.setting(2).view(GAME.setting(2).start(Dealer(1)), None)
    assert view.supply == (4,) * 12
    assert view.tokens == ((0,) * 12,) * 2


@rule("gelati.names")
def test_the_names_in_the_box_are_those_in_the_words() -> None:
    menu = GAME.printed_edition().menu  # type: ignore[attr-defined]  # the schema is Gelati's own
    assert menu.cups == ("paper cup", "cone", "sundae glass", "china bowl") == NAMES[:4]
    assert menu.flavours == ("strawberry", "vanilla", "chocolate", "pistachio")
    assert tuple(f"{flavour} ice" for flavour in menu.flavours) == NAMES[4:8]
    assert menu.toppings == ("wafer", "strawberry", "cherry", "paper umbrella") == NAMES[8:]


@rule("gelati.orders")
def test_sixteen_orders_by_the_formula() -> None:
    orders = listed(GAME.setting(2).blank().menu)
    assert orders == sorted(cup * 16 + f * 4 + (cup + f) % 4 for cup in range(4) for f in range(4))
    assert {ice("PsW"), ice("PvS")} <= set(orders)


@rule("gelati.players")
def test_two_to_four_play_and_the_first_is_drawn_at_random() -> None:
    for players in (1, 5):
        with pytest.raises(Illegal, match=r"table\.seats"):
            GAME.setting(players)
    setting = GAME.setting(4)
    first = Counter(setting.start(Dealer(seed)).mover for seed in range(1000))
    assert set(first) == {0, 1, 2, 3}
    assert all(190 < count < 310 for count in first.values())


# Setting up --------------------------------------------------------------------------------------


@rule("gelati.deal", "gelati.secret")
@pytest.mark.parametrize("players", GAME.seats)
def test_two_tiles_and_two_orders_each_that_nobody_else_sees(players: int) -> None:
    setting = GAME.setting(players)
    state = setting.start(Dealer(3))
    for viewer in (None, *range(players)):
        view = setting.view(state, viewer)
        for seat in range(players):
            for held in (view.hands[seat], view.orders[seat]):
                assert len(held) == 2
                assert all((one.ice is None) == (seat != viewer) for one in held)
        assert (view.stack, view.order_stack) == (64 - 4 - 2 * players, 16 - 2 * players)


@rule("gelati.cross")
def test_the_cross_is_a_compact_diamond_of_any_four_tiles() -> None:
    boards = [board_of(GAME.setting(2).start(Dealer(seed))) for seed in range(20)]
    assert all(set(board) == {(0, 0), (1, 0), (0, 1), (1, -1)} for board in boards)
    assert any(not parts(board[0, 0]) & parts(board[1, 0]) for board in boards)


@rule("gelati.places")
def test_what_is_drawn_goes_last_and_everybody_sees_the_place_played_from() -> None:
    position = gelati(table(hands="PpW BsU / GvS GcC"))
    events = position.do(0, place("PpW", -1, 0), below=[0])
    assert events[0] == Placed(0, ice("PpW"), -1, 0, 0)
    assert position.state.hand[0][:2] == [ice("BsU"), ice("PsS")]
    position = gelati(table(hands="PpW / GvS GcC", orders="PsW CvC / ", tokens="1... 1... 1...", head="● to order"))
    assert position.do(0, Fulfil(ice("PsW")), below=[0, 0])[0] == Fulfilled(0, ice("PsW"), 15, 0)
    assert position.state.orders[0][0] == ice("CvC")


# A turn: placing ---------------------------------------------------------------------------------


@rule("gelati.turn")
def test_a_turn_goes_place_rows_orders_draw() -> None:
    position = gelati(table(lines(row("PcW CcS GcC")), hands="BcU PsU / PvC GpU", tokens=".1.. .... ...."))
    assert position.refusal(0, Done()).rule == "gelati.turn"
    assert position.refusal(0, Fulfil(ice("PsW"))).rule == "gelati.turn"
    assert position.do(0, place("BcU", 3, 0)) == [
        Placed(0, ice("BcU"), 3, 0, 0),
        Scored(0, 0, 1),
        Earned(0, C_ICE, 0),
    ]
    assert position.refusal(0, place("PsU", -1, 0)).rule == "gelati.turn"
    assert position.refusal(0, Swap(ice("PsU"))).rule == "gelati.turn"
    assert position.do(0, Done(), below=[0]) == [Drew(0, ice("PsW")), Began(1)]


@rule("gelati.hand")
def test_only_an_own_tile_can_be_placed() -> None:
    refusal = gelati(table(hands="PpW BsU / GvS GcC")).refusal(0, place("GvS", -1, 0))
    assert (refusal.rule, refusal.limit) == ("gelati.hand", [ice("PpW"), ice("BsU")])


@rule("gelati.touch")
def test_a_tile_touches_another_and_lies_on_a_free_cell() -> None:
    position = gelati(table(hands="PpW BsU / GvS GcC"))
    assert position.refusal(0, place("PpW", 0, 0)).rule == "gelati.touch"
    assert position.refusal(0, place("PpW", 5, 5)).rule == "gelati.touch"
    assert position.refusal(0, place("PpW", -2, 0)).rule == "gelati.touch"
    assert place("PpW", -1, 0) in position.legal(0)


@rule("gelati.touch")
def test_a_hole_may_be_filled() -> None:
    ring = dict(zip(AROUND, ["PsS", "PsC", "PsU", "PvW", "PvS", "PvC"], strict=True))
    position = gelati(table(lines(ring), hands="PsW GcU / BpC GpC"))
    assert place("PsW", 0, 0) in position.legal(0)


@rule("gelati.match")
def test_a_component_is_shared_with_every_neighbour() -> None:
    position = gelati(table(lines({(0, 0): "PsW", (1, 0): "CvC"}), hands="PvU GpS / ???"))
    assert place("PvU", 0, 1) in position.legal(0)
    assert place("PvU", 1, -1) in position.legal(0)
    position = gelati(table(lines({(0, 0): "PsW", (1, 0): "CvC"}), hands="PpU GpW / ???"))
    refusal = position.refusal(0, place("PpU", 0, 1))
    assert (refusal.rule, refusal.limit) == ("gelati.match", [ice("CvC")])


@rule("gelati.match")
def test_a_strawberry_on_top_is_no_strawberry_ice() -> None:
    position = gelati(table(LONELY, hands="GvS PpU / ???"))
    assert position.refusal(0, place("GvS", 1, 0)).rule == "gelati.match"


@rule("gelati.rotate")
def test_a_tile_has_one_way_to_lie_on_a_cell() -> None:
    legal = gelati(table(hands="PpW BsU / GvS GcC")).legal(0)
    assert len({(action.tile, action.q, action.r) for action in legal}) == len(legal)


@rule("gelati.points")
@pytest.mark.parametrize(("sides", "points"), [(1, 0), (2, 1), (3, 3), (4, 6), (5, 10), (6, 15)])
def test_points_by_touching_sides(sides: int, points: int) -> None:
    ring = dict(zip(AROUND[:sides], ["PsS", "PsC", "PsU", "PvW", "PvS", "PvC"], strict=False))
    position = gelati(table(lines(ring), hands="PsW GcU / BpC PcC"))
    assert Scored(0, points, sides) in position.do(0, place("PsW", 0, 0), below=[0])
    assert position.state.score[0] == points


@rule("gelati.must-place")
def test_who_can_place_must_even_for_nothing() -> None:
    position = gelati(table(LONELY, hands="PvS GcC / ???"))
    assert {type(action) for action in position.legal(0)} == {Place}
    assert position.refusal(0, Swap(ice("GcC"))).rule == "gelati.must-place"
    assert Scored(0, 0, 1) in position.do(0, place("PvS", 1, 0), below=[0])


@rule("gelati.must-place")
def test_the_very_last_spot_is_one_too() -> None:
    """Beside every other one lies a tile that has nothing in common with the one in hand."""
    board = {(0, 0): "GcW", (1, 0): "BcC", (-1, 1): "GcU", (0, 1): "PsW"}
    position = gelati(table(lines(board), hands="PpW / PvS", head="● to order"), stack="")
    assert position.do(0, Done()) == [Began(1)]
    assert position.legal(1) == [place("PvS", 0, 2)]


@rule("gelati.touch")
def test_the_board_has_no_bounds() -> None:
    position = gelati(table("  40   0 │ PsW", hands="GcC PvS / ???"))
    assert position.do(0, place("PvS", 0, 41), below=[0])[0] == Placed(0, ice("PvS"), 0, 41, 1)


# A turn: swapping --------------------------------------------------------------------------------


@rule("gelati.swap")
def test_nothing_fits_so_the_hand_is_shown_and_swapped_until_something_does() -> None:
    position = stuck("PvS CvS GpC")
    assert position.do(0, Done()) == [Began(1), Showed(1, (ice("GvU"), ice("BcC")))]
    assert position.legal(1) == [Swap(ice("GvU")), Swap(ice("BcC"))]
    assert position.refusal(1, place("GvU", 1, 0)).rule == "gelati.turn"
    assert position.refusal(1, Swap(ice("PvS"))).rule == "gelati.hand"
    assert position.do(1, Swap(ice("GvU")), below=[1]) == [Swapped(1, ice("GvU"), ice("CvS"), 0)]
    assert position.legal(1) == [Swap(ice("BcC")), Swap(ice("CvS"))]
    assert position.do(1, Swap(ice("CvS")), below=[0]) == [Swapped(1, ice("CvS"), ice("PvS"), 1), Shuffled(1, 2)]
    assert {action.tile for action in position.legal(1)} == {ice("PvS")}
    assert listed(position.state.stack) == sorted(map(ice, ("GvU", "CvS", "GpC")))


@rule("gelati.swap-must")
def test_whoever_finds_that_nothing_fits_has_to_swap() -> None:
    position = stuck("PvS CvS GpC")
    position.do(0, Done())
    assert {type(action) for action in position.legal(1)} == {Swap}
    assert position.refusal(1, Done()).rule == "gelati.turn"


@rule("gelati.swap", "gelati.pass")
def test_a_whole_pass_that_finds_nothing_is_a_pass() -> None:
    position = stuck("CvS GpC")
    position.do(0, Done())
    position.do(1, Swap(ice("GvU")), below=[0])
    events = position.do(1, Swap(ice("BcC")), below=[0])
    assert events[:3] == [Swapped(1, ice("BcC"), ice("GpC"), 0), Shuffled(1, 2), Passed(1)]
    assert position.state.hand[1][:2] == [ice("CvS"), ice("GpC")]
    assert listed(position.state.stack) == sorted(map(ice, ("GvU", "BcC")))


@rule("gelati.pass")
def test_with_an_empty_stack_nothing_is_swapped() -> None:
    position = stuck("")
    assert position.do(0, Done())[:3] == [Began(1), Showed(1, (ice("GvU"), ice("BcC"))), Passed(1)]


@rule("gelati.swap-open", "gelati.shown")
def test_everybody_sees_what_comes_in_by_a_swap() -> None:
    position = stuck("PvS CvS GpC")
    position.do(0, Done())
    position.do(1, Swap(ice("GvU")), below=[1])
    for viewer in (None, 0, 1, 2):
        view = position.setting.view(position.state, viewer)
        assert view.hands[1] == (Held(ice("BcC"), True), Held(ice("CvS"), True))
        assert view.aside == (ice("GvU"),)


@rule("gelati.shown")
def test_a_shown_tile_stays_known_and_hidden_ones_are_none_of_those_that_went_back() -> None:
    position = stuck("PvS CvS GpC")
    position.do(0, Done())
    position.do(1, Swap(ice("GvU")), below=[0])
    assert position.do(1, place("PvS", 1, 0), below=[0])[-2] == Drew(1, ice("CvS"))
    view = position.setting.view(position.state, 2)
    assert view.hands[1] == (Held(ice("BcC"), True), Held(None))
    assert view.hands[0] == (Held(None, False, (ice("GvU"),)),) * 2
    assert [held.never for held in view.hands[2]] == [(ice("GvU"),)] * 2


@rule("gelati.shown")
def test_hidden_tiles_are_none_of_those_that_went_back_until_they_are_shown_themselves() -> None:
    hands = "CcU GpS / GvU BcC / CpC GpC / BvS CvU"
    position = gelati(table(LONELY, hands=hands, scores="0 0 0 0", head="● to order"), stack="PvS PcS CcS")
    position.do(0, Done())
    position.do(1, Swap(ice("GvU")), below=[0])
    hidden = Held(None, False, (ice("GvU"),))
    seen = position.setting.view(position.state, None).hands
    assert (seen[0], seen[2], seen[3]) == ((hidden,) * 2,) * 3
    position.do(1, place("PvS", 1, 0), below=[0])
    seen = position.setting.view(position.state, None).hands
    assert seen[2:] == ((Held(ice("CpC"), True), Held(ice("GpC"), True)), (hidden,) * 2)


@rule("gelati.pass")
def test_who_passes_draws_nothing_but_may_trade_and_fulfil_an_order() -> None:
    drawing = table(
        LONELY,
        hands="CcU / GvU",
        orders="PvS / PsW",
        tokens="/ 1... 1... 1...",
        scores="0 0",
        head="● to order",
    )
    position = gelati(drawing, stack="")
    assert position.do(0, Done())[-1] == Passed(1)
    assert Trade((P, S_ICE), CHERRY) in position.legal(1)
    assert position.do(1, Fulfil(ice("PsW")), below=[0])[0] == Fulfilled(1, ice("PsW"), 15, 0)
    assert position.state.hand[1][:2] == [ice("GvU"), -1]


@rule("gelati.pass")
def test_who_has_no_tile_left_passes() -> None:
    position = gelati(table(LONELY, hands="PvS PpU / – / PcU", scores="0 0 0"), stack="")
    assert position.do(0, place("PvS", 1, 0))[2:] == [Began(1), Passed(1), Began(2)]


# A turn: rows ------------------------------------------------------------------------------------


@rule("gelati.row")
@pytest.mark.parametrize("axis", range(3))
@pytest.mark.parametrize("gap", range(4))
def test_four_in_a_straight_line_earn_a_token_of_what_they_share(axis: int, gap: int) -> None:
    tiles = ["PcW", "CcS", "GcC"]
    tiles.insert(gap, "-")
    position = gelati(table(lines(row(" ".join(tiles), step=AXES[axis])), hands="BcU GpC / PcS PvC"))
    dq, dr = AXES[axis]
    events = position.do(0, place("BcU", gap * dq, gap * dr), below=[0])
    assert of(Earned, events) == [Earned(0, C_ICE, axis)]
    assert position.state.tokens[0][C_ICE] == 1
    assert position.state.supply[C_ICE] == 3


@rule("gelati.row")
@pytest.mark.parametrize(
    ("tiles", "kind"),
    [
        ("PsW PvU PcC PpS", P),
        ("CsW CvU CcC CpS", CONE),
        ("GsW GvU GcC GpS", G),
        ("BsW BvU BcC BpS", B),
        ("PsW CsU GsC BsS", S_ICE),
        ("PvW CvU GvC BvS", V_ICE),
        ("PcW CcU GcC BcS", C_ICE),
        ("PpW CpU GpC BpS", P_ICE),
        ("PsW CvW GcW BpW", WAFER),
        ("PsS CvS GcS BpS", STRAWBERRY),
        ("PsC CvC GcC BpC", CHERRY),
        ("PsU CvU GcU BpU", UMBRELLA),
    ],
)
def test_every_kind_of_component_makes_a_row_whatever_else_is_different(tiles: str, kind: int) -> None:
    board, last = tiles.rsplit(" ", 1)
    position = gelati(table(lines(row(board)), hands=f"{last} / ???", scores="0 0"))
    assert of(Earned, position.do(0, place(last, 3, 0), below=[0])) == [Earned(0, kind, 0)]


@rule("gelati.row")
def test_three_in_a_line_or_four_with_a_gap_or_a_bend_earn_nothing() -> None:
    for board in (row("PcW CcS -"), row("PcW CcS - - GcC"), {**row("PcW CcS"), (1, 1): "GcC"}):
        position = gelati(table(lines(board), hands="BcU GpC / PcS PvC"))
        assert of(Earned, position.do(0, place("BcU", 2, 0), below=[0])) == []


@rule("gelati.row-new")
@pytest.mark.parametrize(
    ("board", "earned"),
    [
        ("PcW CcS GcC BcW -", 0),
        ("- PcW CcS GcC BcW", 0),
        ("PcU - PcW CcS GcC BcW", 0),
        ("PcW CcS GcC BcW - PcU", 0),
        ("PcW CcS - GcC", 1),
        ("PcW CcS GcC - BcW PcU CcC", 1),
    ],
)
def test_only_a_new_set_earns(board: str, earned: int) -> None:
    position = gelati(table(lines(row(board)), hands="BcU GpC / PcS PvC"))
    events = position.do(0, place("BcU", board.split().index("-"), 0), below=[0])
    assert len(of(Earned, events)) == earned


@rule("gelati.rows-many")
def test_two_components_on_one_line_earn_two_tokens() -> None:
    position = gelati(table(lines(row("PsW PsS PsC")), hands="PsU GpC / PcS PvC"))
    events = position.do(0, place("PsU", 3, 0))
    assert of(Earned, events) == [Earned(0, P, 0), Earned(0, S_ICE, 0)]


@rule("gelati.rows-many")
def test_one_component_on_two_lines_earns_two_tokens() -> None:
    board = {**row("CcS GcC PcW", (1, 0)), **row("BcW GcS PcC", (0, 1), (0, 1))}
    position = gelati(table(lines(board), hands="BcU GpC / PcS PvC"))
    events = position.do(0, place("BcU", 0, 0))
    assert of(Earned, events) == [Earned(0, C_ICE, 0), Earned(0, C_ICE, 1)]
    assert position.state.tokens[0][C_ICE] == 2


@rule("gelati.supply")
def test_a_kind_that_is_used_up_earns_nothing() -> None:
    board = {**row("CcS GcC PcW", (1, 0)), **row("BcW GcS PcC", (0, 1), (0, 1))}
    position = gelati(table(lines(board), hands="BcU GpC / PcS PvC", tokens="/ .... ..3. ...."))
    events = position.do(0, place("BcU", 0, 0), below=[0])
    assert of(Earned, events) == [Earned(0, C_ICE, 0)]
    assert of(Missed, events) == [Missed(0, C_ICE, 1)]
    assert (position.state.tokens[0][C_ICE], position.state.supply[C_ICE]) == (1, 0)


# A turn: orders and trades -----------------------------------------------------------------------


@rule("gelati.order")
def test_an_order_is_shown_paid_and_worth_fifteen_and_a_new_one_is_drawn() -> None:
    position = ordering("1... 1... 1...")
    events = position.do(0, Fulfil(ice("PsW")), below=[0, 0])
    assert events[:2] == [Fulfilled(0, ice("PsW"), 15, 0), DrewOrder(0, ice("PvS"))]
    assert position.state.score[0] == 15
    assert position.state.supply == [4] * 12
    assert listed(position.state.discards) == [ice("PsW")]


@rule("gelati.order")
def test_one_order_a_turn_an_own_one_with_all_components() -> None:
    position = ordering("11.. 11.. 1.1.", orders="PsW CvC / GcW BpC")
    refusal = position.refusal(0, Fulfil(ice("GcW")))
    assert (refusal.rule, refusal.limit) == ("gelati.order", [ice("PsW"), ice("CvC")])
    position.do(0, Fulfil(ice("PsW")), below=[0])
    assert position.refusal(0, Fulfil(ice("CvC"))).rule == "gelati.order"
    assert Fulfil(ice("CvC")) not in position.legal(0)
    missing = ordering("1... .1.. 1...").refusal(0, Fulfil(ice("PsW")))
    assert (missing.rule, missing.limit) == ("gelati.order", [S_ICE])


@rule("gelati.order-again")
def test_with_the_order_stack_empty_the_discards_are_shuffled() -> None:
    position = ordering("1... 1... 1...", more="discards: PvS PcC PpU")
    position.state.order_stack = 0
    events = position.do(0, Fulfil(ice("PsW")), below=[1, 0])
    assert events[1:3] == [Reshuffled(0, 4), DrewOrder(0, ice("PvS"))]
    assert listed(position.state.order_stack) == [ice("PsW"), ice("PcC"), ice("PpU")]
    assert position.state.discards == 0
    view = position.setting.view(position.state, 1)
    assert [held.never for held in view.orders[0]] == [tuple(map(ice, ("PsW", "PvS", "PcC", "PpU"))), ()]


@rule("gelati.order", "gelati.shown")
def test_no_order_that_anybody_holds_is_one_of_those_shuffled() -> None:
    orders = "PsW CvC / GcW BpC / CcU / BvW"
    drawing = table(hands="PpW / GvS GcC", orders=orders, tokens="1... 1... 1...", scores="0 0 0 0", head="● to order")
    position = gelati(drawing)
    position.state.order_stack = 0
    position.do(0, Fulfil(ice("PsW")), below=[0, 0])
    view = position.setting.view(position.state, None)
    assert [[held.never for held in hand] for hand in view.orders] == [
        [(ice("PsW"),), ()],
        [(ice("PsW"),)] * 2,
        [(ice("PsW"),)],
        [(ice("PsW"),)],
    ]


@rule("gelati.shown")
def test_an_order_that_moves_up_takes_along_what_is_known_of_it() -> None:
    position = ordering("1... 1... 1...", more="never ● order 2: BpC")
    position.do(0, Fulfil(ice("PsW")), below=[0, 0])
    view = position.setting.view(position.state, 1)
    assert [held.never for held in view.orders[0]] == [(ice("BpC"),), ()]


@rule("gelati.order")
def test_an_empty_place_is_no_order() -> None:
    assert not of(Fulfil, ordering("...1 ...1 ...1").legal(0))


@rule("gelati.order")
def test_who_comes_next_may_fulfil_an_order_too() -> None:
    tokens = "1... 1... 1... / ..1. ..1. 1..."
    drawing = table(LONELY, hands="PpW / PvU PcU", orders="PvS PsW / GcW", tokens=tokens, head="● to order")
    position = gelati(drawing)
    events = position.do(0, Fulfil(ice("PsW")), below=[0, 0])
    assert events[0] == Fulfilled(0, ice("PsW"), 15, 1)
    assert events[-1] == Began(1)
    position.do(1, place("PvU", 1, 0))
    assert Fulfil(ice("GcW")) in position.legal(1)


@rule("gelati.order-again")
def test_the_order_just_fulfilled_may_come_again() -> None:
    position = ordering("1... 1... 1...")
    position.state.order_stack = 0
    assert position.do(0, Fulfil(ice("PsW")), below=[0, 0])[1:3] == [Reshuffled(0, 1), DrewOrder(0, ice("PsW"))]


@rule("gelati.trade")
def test_two_tokens_for_one_as_often_as_wanted_before_and_after_the_order() -> None:
    position = ordering("1... 12.. 2...", orders="PsW CvC / GcW BpC")
    assert position.refusal(0, Trade((P, P), CHERRY)).rule == "gelati.trade"
    assert position.do(0, Discard(WAFER)) == [Discarded(0, WAFER)]
    position.do(0, Fulfil(ice("PsW")), below=[0])
    assert position.do(0, Trade((V_ICE, V_ICE), CHERRY), below=[0])[0] == Traded(0, (V_ICE, V_ICE), CHERRY)
    position = ordering("1... 2... .2..", orders="PsW CvC / GcW BpC")
    assert position.do(0, Trade((STRAWBERRY, S_ICE), WAFER)) == [Traded(0, (S_ICE, STRAWBERRY), WAFER)]
    assert Fulfil(ice("PsW")) in position.legal(0)
    assert position.do(0, Trade((WAFER, P), G)) == [Traded(0, (P, WAFER), G)]


@rule("gelati.trade")
def test_a_trade_takes_from_the_supply() -> None:
    position = ordering("1... 1... .... / .... .... 4...")
    assert position.refusal(0, Trade((P, S_ICE), WAFER)).rule == "gelati.trade"
    assert position.do(0, Trade((P, S_ICE), CHERRY), below=[0])[0] == Traded(0, (P, S_ICE), CHERRY)
    assert (position.state.supply[P], position.state.supply[S_ICE], position.state.supply[CHERRY]) == (4, 4, 3)


@rule("gelati.trade")
@pytest.mark.parametrize(
    ("tokens", "given"),
    [
        ("2... .... ....", {(P, P)}),
        (".... .... ...2", {(UMBRELLA, UMBRELLA)}),
        ("1... .... ...1", {(P, UMBRELLA)}),
        (".... .2.. 1...", {(V_ICE, V_ICE), (V_ICE, WAFER)}),
    ],
)
def test_any_two_own_tokens_for_each_of_the_other_kinds(tokens: str, given: set[tuple[int, int]]) -> None:
    trades = [action for action in ordering(tokens).legal(0) if isinstance(action, Trade)]
    assert len(trades) == len(set(trades))
    assert set(trades) == {Trade(give, take) for give in given for take in range(12) if take not in give}


@rule("gelati.trade-other")
def test_nobody_trades_for_what_they_give() -> None:
    position = ordering("1... 1... ....")
    assert position.refusal(0, Trade((P, S_ICE), P)).rule == "gelati.trade-other"
    assert len([action for action in position.legal(0) if isinstance(action, Trade)]) == 10


@rule("gelati.limit")
def test_at_most_five_tokens_at_the_end_of_the_step() -> None:
    position = ordering("1... 12.. 2...")
    refusal = position.refusal(0, Done())
    assert (refusal.rule, refusal.limit) == ("gelati.limit", 5)
    assert Done() not in position.legal(0)
    assert {type(action) for action in position.legal(0)} == {Discard, Fulfil, Trade}
    assert position.refusal(0, Discard(CHERRY)).rule == "gelati.limit"
    assert position.do(0, Discard(V_ICE)) == [Discarded(0, V_ICE)]
    assert Done() in position.legal(0)


@rule("gelati.limit")
def test_any_own_token_can_be_the_one_too_many() -> None:
    position = ordering("1111 .... ..11")
    discards = [action for action in position.legal(0) if isinstance(action, Discard)]
    assert discards == [Discard(kind) for kind in (P, CONE, G, B, CHERRY, UMBRELLA)]
    assert position.do(0, Discard(P)) == [Discarded(0, P)]
    assert (position.state.tokens[0][P], position.state.supply[P]) == (0, 4)


@rule("gelati.limit")
def test_who_has_fulfilled_an_order_and_cannot_trade_still_discards_what_is_too_much() -> None:
    drawing = table(
        LONELY,
        hands="PpW / PvU PcU",
        tokens="7... .... ....",
        supply="0000 0000 0000",
        head="● to order, order fulfilled",
    )
    position = gelati(drawing)
    assert position.do(0, Discard(P)) == [Discarded(0, P)]
    assert position.legal(0) == [Discard(P)]
    assert position.do(0, Discard(P), below=[0])[-1] == Began(1)


@rule("gelati.limit-discard")
def test_nobody_discards_within_the_limit() -> None:
    assert ordering("1... 12.. 1...").refusal(0, Discard(P)).rule == "gelati.limit"


@rule("gelati.ask")
@pytest.mark.parametrize(
    ("tokens", "supply", "asked"),
    [
        (".... .... ....", "", False),
        ("1... .... ....", "", False),
        ("1... 1... ....", "", True),
        ("2... .... ....", "", True),
        ("1... 1... ....", "0000 0000 0000", False),
        ("1... 1... ....", "4000 0000 0000", False),
        ("1... 1... ....", "0004 0000 0000", True),
        ("1... 1... ....", "0000 0000 0004", True),
        ("1... 1... 1...", "0000 0000 0000", True),
        ("3... .... ....", "0000 0000 0000", True),
    ],
)
def test_only_who_may_have_something_to_decide_is_asked(tokens: str, supply: str, asked: bool) -> None:
    position = gelati(table(LONELY, hands="PvS PpU / PcU PcC", tokens=tokens, supply=supply))
    position.do(0, place("PvS", 1, 0), below=[] if asked else [0])
    assert position.state.mover == (0 if asked else 1)


@rule("gelati.ask", "gelati.secret")
def test_being_asked_tells_nothing_about_the_orders() -> None:
    for orders in ("PsW CvC / ", "GcW BpC / "):
        position = gelati(table(hands="PpW BsU / ???", orders=orders, tokens="1... 1... 1...", supply="0000 0000 0000"))
        position.do(0, place("PpW", -1, 0))
        assert position.state.seats_awaited() == [0]


@rule("gelati.draw")
def test_one_tile_is_drawn_while_the_stack_lasts_and_play_goes_clockwise() -> None:
    position = gelati(table(LONELY, hands="PvS PpU / PcU PcC", scores="0 0 0"), stack="GvU CcU")
    assert position.do(0, place("PvS", 1, 0), below=[1])[-2:] == [Drew(0, ice("GvU")), Began(1)]
    assert position.do(1, place("PcU", -1, 0), below=[0])[-2] == Drew(1, ice("CcU"))
    position = gelati(table(LONELY, hands="PvS PpU / PcU PcC"), stack="")
    assert position.do(0, place("PvS", 1, 0))[-1] == Began(1)


# The end -----------------------------------------------------------------------------------------


@rule("gelati.fifty")
def test_fifty_points_by_placing_end_the_game_before_any_token() -> None:
    board = {**row("PsW PsS PsC"), (3, -1): "PvC"}
    position = gelati(table(lines(board), hands="PsU GpC / PcS PvS", scores="49 3"))
    assert position.do(0, place("PsU", 3, 0)) == [
        Placed(0, ice("PsU"), 3, 0, 0),
        Scored(0, 1, 2),
        Ended((0,), 50, "fifty"),
    ]
    assert (position.state.awaiting, position.state.ending, position.state.turns) == (0, 1, 10)


@rule("gelati.fifty")
def test_fifty_points_by_an_order_end_the_game_in_mid_turn() -> None:
    position = ordering("2... 1... 1...", scores="36 49")
    assert position.do(0, Fulfil(ice("PsW"))) == [Fulfilled(0, ice("PsW"), 15, 0), Ended((0,), 51, "fifty")]


@rule("gelati.fifty")
def test_an_order_that_ends_the_game_leaves_nothing_to_do() -> None:
    position = ordering("1... 1... 1...", scores="35 0")
    position.do(0, Fulfil(ice("PsW")))
    view = position.setting.view(position.state, None)
    assert (view.awaiting, view.winners, view.phase, view.fulfilled) == ((), (0,), "place", False)


@rule("gelati.stack-out")
def test_when_every_tile_is_placed_most_points_win() -> None:
    position = almost_all_placed("9 11")
    assert position.do(0, place("PsW", 0, 0))[-1] == Ended((1,), 11, "stack-out")
    assert position.state.ending == 2


@rule("gelati.stack-out")
def test_a_tie_is_shared() -> None:
    position = almost_all_placed("9 10")
    assert position.do(0, place("PsW", 0, 0))[-1] == Ended((0, 1), 10, "stack-out")
    assert [position.state.worth(seat) for seat in (0, 1)] == [0.5, 0.5]


@rule("gelati.stack-out")
def test_nobody_with_any_points_is_a_tie_of_all() -> None:
    position = gelati(table(LONELY, hands="GvU / BcC / CpC", scores="0 0 0", head="● to order"), stack="")
    assert position.do(0, Done())[-1] == Ended((0, 1, 2), 0, "stack-out")


@rule("gelati.stack-out")
def test_when_all_pass_in_a_row_the_game_is_over() -> None:
    position = gelati(table(LONELY, hands="GvU / BcC", scores="4 5", head="● to order"), stack="")
    events = position.do(0, Done())
    assert events == [
        Began(1),
        Showed(1, (ice("BcC"),)),
        Passed(1),
        Began(0),
        Showed(0, (ice("GvU"),)),
        Passed(0),
        Ended((1,), 5, "stack-out"),
    ]


@rule("gelati.stack-out")
def test_a_tile_placed_in_between_begins_the_count_of_passes_anew() -> None:
    position = gelati(table(LONELY, hands="GvU / BcC / PcU", scores="4 5 6", head="● to order, 1 passed"), stack="")
    assert position.do(0, Done())[-1] == Began(2)
    assert position.state.passes == 2
    assert position.do(2, place("PcU", 1, 0))[-1] == Began(0)
    assert position.state.passes == 0


@rule("gelati.all-pass")
def test_all_passing_ends_the_game_even_with_tiles_in_the_stack() -> None:
    position = gelati(table(LONELY, hands="GvU GcC / BcC BpU", scores="4 5", head="● to order"), stack="CvS")
    position.do(0, Done())
    assert position.do(1, Swap(ice("BcC")), below=[0])[-1] == Showed(0, (ice("GvU"), ice("GcC")))
    assert position.do(0, Swap(ice("GvU")), below=[0])[-2:] == [Passed(0), Ended((1,), 5, "all-pass")]
    assert position.state.stack


# What is known -----------------------------------------------------------------------------------


@rule("gelati.secret")
def test_a_draw_is_seen_by_its_owner_only() -> None:
    position = ordering("1... 1... 1...")
    events = tuple(position.do(0, Fulfil(ice("PsW")), below=[0, 0]))
    for viewer in (None, 1):
        seen = position.setting.seen(events, viewer)
        assert seen[1:3] == (DrewOrder(0, None), Drew(0, None))
    assert position.setting.seen(events, 0) == events


@rule("gelati.secret")
def test_the_cross_and_everything_on_it_is_open() -> None:
    position = gelati(table(CROSS))
    views = [position.setting.view(position.state, viewer) for viewer in (None, 0, 1)]
    assert views[0].board == views[1].board == views[2].board
    assert len(views[0].spots) == 10


@rule("gelati.shown")
def test_what_shows_a_secret_cannot_be_taken_back() -> None:
    reveals = GAME.views.reveals
    assert all(map(reveals, (Placed(0, 1, 0, 0, 0), Showed(0, (1,)), Swapped(0, 1, 2, 0), Fulfilled(0, 1, 15, 0))))
    assert not any(map(reveals, (Traded(0, (1, 2), 3), Discarded(0, 1), Began(0), Passed(0), Drew(0, 1))))
