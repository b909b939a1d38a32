"""What must always hold in Gelati, how to change what a viewer cannot see, and how a result is counted by hand."""

from collections import Counter
from collections.abc import Iterable
from functools import cache
from itertools import pairwise
from typing import NamedTuple

from gelateria.engine import Dealer, Viewer
from gelateria.games.gelati.actions import Discarded, Event, Fulfilled, Opened, Placed, Traded
from gelateria.games.gelati.rules import Gelati, cell_at, coordinates

Cell = tuple[int, int]
Row = tuple[str, frozenset[Cell]]

AXES = ((1, 0), (0, 1), (1, -1))
AROUND = (*AXES, *((-q, -r) for q, r in AXES))
SIDE_POINTS = {0: 0, 1: 0, 2: 1, 3: 3, 4: 6, 5: 10, 6: 15}


@cache
def parts(ice: int | None) -> frozenset[str]:
    """What an ice cream is made of; nothing for a cell without one."""
    return (
        frozenset() if ice is None else frozenset((f"cup {ice // 16}", f"flavour {ice // 4 % 4}", f"topping {ice % 4}"))
    )


@cache
def mates(ice: int) -> frozenset[int]:
    """Those that share a part with this one."""
    return frozenset(other for other in range(64) if parts(ice) & parts(other))


def kind_of(part: str) -> int:
    name, number = part.split()
    return 4 * ["cup", "flavour", "topping"].index(name) + int(number)


def listed(some: int) -> list[int]:
    return [ice for ice in range(64) if some >> ice & 1]


def beside(cell: Cell) -> list[Cell]:
    return [(cell[0] + q, cell[1] + r) for q, r in AROUND]


def board_of(state: Gelati) -> dict[Cell, int]:
    return {coordinates(state.cell[i]): state.tile[i] for i in range(state.cells) if state.tile[i] >= 0}


# Conservation ---------------------------------------------------------------------------------------


def check(state: Gelati) -> None:
    check_pieces(state)
    check_board(state)
    check_hands(state)
    for seat in range(state.players):
        assert min(state.tokens[seat]) >= 0
        if seat != state.mover or not state.awaiting:
            assert sum(state.tokens[seat]) <= state.limit or state.ending == 1
    assert state.stack or not state.aside
    assert (state.phase == 1) >= bool(state.aside)
    assert 0 <= state.passes <= state.players
    if state.awaiting:
        assert max(state.score) < state.goal
        assert len(state.legal(state.mover)) > 0


def check_pieces(state: Gelati) -> None:
    tiles = [*board_of(state).values(), *(tile for hand in state.hand for tile in hand if tile >= 0)]
    assert sorted([*tiles, *listed(state.stack), *listed(state.aside)]) == list(range(64))
    orders = [order for hand in state.orders for order in hand if order >= 0]
    assert sorted([*orders, *listed(state.order_stack), *listed(state.discards)]) == listed(state.menu)
    for kind in range(12):
        assert state.supply[kind] + sum(tokens[kind] for tokens in state.tokens) == state.tokens_each


def check_board(state: Gelati) -> None:
    """The cells in use are the tiles and what lies beside them, sorted; what fits shares with every neighbour."""
    board = board_of(state)
    spots = {near for cell in board for near in beside(cell)} - set(board)
    assert len(board) == state.laid
    used = state.cell[: state.cells]
    assert used == sorted(cell_at(*cell) for cell in {*board, *spots})
    assert len(spots) <= 2 * len(board) + 4
    for i, cell in enumerate(coordinates(number) for number in used):
        around = [near for near in beside(cell) if near in board]
        if cell in board:
            assert state.fits[i] == state.sides[i] == 0
        else:
            assert {*listed(state.fits[i])} == mates(board[around[0]]).intersection(*(mates(board[a]) for a in around))
            assert state.sides[i].bit_count() == len(around)
    unused = slice(state.cells, None)
    assert {*state.cell[unused]} <= {32767}
    assert {*state.tile[unused]} <= {-1}
    assert {*state.sides[unused], *state.fits[unused]} <= {0}


def check_hands(state: Gelati) -> None:
    """Hands are filled from the first place on, and nothing is in a place where it is known not to be."""
    for hands in (state.hand, state.shown, state.never, state.orders, state.order_never):
        assert [len(hand) for hand in hands] == [4] * 4
    assert [len(tokens) for tokens in state.tokens] == [12] * 4
    for seat in range(4):
        for hand in (state.hand[seat], state.orders[seat]):
            assert all(first >= 0 or second < 0 for first, second in pairwise(hand))
            assert hand[3] < 0
        if seat < state.players and state.stack:
            held = sum(tile >= 0 for tile in state.hand[seat])
            placed = seat == state.mover and state.phase == 2 and not state.passes
            assert held == state.tiles_each - placed or not state.awaiting
        for tile, shown, never in zip(state.hand[seat], state.shown[seat], state.never[seat], strict=True):
            assert shown <= (tile >= 0)
            assert not (shown and never)
            assert not (never >> tile & 1 if tile >= 0 else never)
        for order, never in zip(state.orders[seat], state.order_never[seat], strict=True):
            assert not (never >> order & 1 if order >= 0 else never)


# Secrets --------------------------------------------------------------------------------------------


def disturb(state: Gelati, seat: Viewer, dealer: Dealer) -> Gelati:
    """Exchange what this seat does not know, one for another, wherever everybody would still have seen the same."""
    twin = state.copy()
    for _ in range(40):
        exchange_tiles(twin, seat, dealer)
        exchange_orders(twin, seat, dealer)
    return twin


Place = tuple[int, int]
"""A seat, and a place in its hand."""


def held(hands: list[list[int]]) -> dict[int, Place]:
    """What is in all hands, and where."""
    return {ice: (seat, i) for seat, hand in enumerate(hands) for i, ice in enumerate(hand) if ice >= 0}


def exchange_tiles(twin: Gelati, seat: Viewer, dealer: Dealer) -> None:
    before = twin.copy()
    shown = twin.shown
    hidden = {tile: at for tile, at in held(twin.hand).items() if at[0] != seat and not shown[at[0]][at[1]]}
    twin.hand, twin.stack = exchanged(twin.hand, hidden, twin.stack, twin.never, dealer)
    if twin.phase == 0 and twin.awaiting and not twin.mover_can_place():
        twin.become(before)


def exchange_orders(twin: Gelati, seat: Viewer, dealer: Dealer) -> None:
    if twin.over:  # then they lie open
        return
    hidden = {order: at for order, at in held(twin.orders).items() if at[0] != seat}
    twin.orders, twin.order_stack = exchanged(twin.orders, hidden, twin.order_stack, twin.order_never, dealer)


def exchanged(
    hands: list[list[int]], hidden: dict[int, Place], stack: int, never: list[list[int]], dealer: Dealer
) -> tuple[list[list[int]], int]:
    """Hands and stack with one hidden thing in the place of another, where it can be for all that anybody knows."""
    if not hidden:
        return hands, stack
    old = [*hidden][dealer.draw(len(hidden))]
    pool = [*listed(stack), *hidden]
    new = pool[dealer.draw(len(pool))]
    moves = {new: hidden[old], old: hidden.get(new)}
    if any(at and never[at[0]][at[1]] >> ice & 1 for ice, at in moves.items()):
        return hands, stack
    hands = [hand[:] for hand in hands]
    for ice, at in moves.items():
        if at:
            hands[at[0]][at[1]] = ice
    return hands, stack if new in hidden else stack ^ 1 << new ^ 1 << old


# Counting by hand -----------------------------------------------------------------------------------


class Count(NamedTuple):
    """What everybody should have."""

    scores: list[int]
    tokens: list[Counter[int]]
    supply: Counter[int]


def score(players: int, facts: Iterable[Event]) -> Count:
    """Points and tokens from what was laid, fulfilled, traded and discarded; nothing else is looked at."""
    board: dict[Cell, int] = {}
    scores = [0] * players
    tokens = [Counter[int]() for _ in range(players)]
    supply = Counter(dict.fromkeys(range(12), 4))
    for fact in facts:
        match fact:
            case Opened(tile, q, r):
                board[q, r] = tile
            case Placed(seat, tile, q, r):
                around = [board[near] for near in beside((q, r)) if near in board]
                assert (q, r) not in board
                assert around
                assert all(parts(tile) & parts(other) for other in around)
                scores[seat] += SIDE_POINTS[len(around)]
                before = rows(lines_through((q, r), board))
                board[q, r] = tile
                after = rows(lines_through((q, r), board))
                for kind in new_kinds(before, after) if scores[seat] < 50 else []:
                    if supply[kind]:
                        supply[kind] -= 1
                        tokens[seat][kind] += 1
            case Fulfilled(seat, order):
                back = Counter(kind_of(part) for part in parts(order))
                assert back <= tokens[seat]
                tokens[seat] -= back
                supply += back
                scores[seat] += 15
            case Traded(seat, give, take):
                assert Counter(give) <= tokens[seat]
                assert supply[take]
                tokens[seat] = tokens[seat] - Counter(give) + Counter([take])
                supply = supply + Counter(give) - Counter([take])
            case Discarded(seat, kind):
                assert sum(tokens[seat].values()) > 5
                tokens[seat] -= Counter([kind])
                supply += Counter([kind])
    return Count(scores, tokens, supply)


def step(cell: Cell, dq: int, dr: int) -> Cell:
    return cell[0] + dq, cell[1] + dr


def lines_through(cell: Cell, board: dict[Cell, int]) -> dict[Cell, int]:
    """What lies on the three straight lines through a cell."""
    lines = (cell[0], cell[1], sum(cell))
    return {
        other: tile for other, tile in board.items() if any(map(int.__eq__, lines, (other[0], other[1], sum(other))))
    }


def rows(board: dict[Cell, int]) -> set[Row]:
    """Every straight line of four or more with one component, at its full length."""
    found = set()
    for (q, r), tile in board.items():
        for part in parts(tile):
            for dq, dr in AXES:
                line = [(q, r)]
                while part in parts(board.get(step(line[-1], dq, dr))):
                    line.append(step(line[-1], dq, dr))
                if len(line) >= 4 and part not in parts(board.get((q - dq, r - dr))):
                    found.add((part, frozenset(line)))
    return found


def new_kinds(before: set[Row], after: set[Row]) -> list[int]:
    """The kinds of the rows that hold no row of four or more that was there before."""
    return [
        kind_of(part)
        for part, line in after - before
        if not any(part == old_part and old <= line for old_part, old in before)
    ]
