"""The rules of Gelati, in the order of docs/rules/gelati.md.

An ice cream is a number, cup * 16 + flavour * 4 + topping; tiles are ice creams, and so are orders. A set of them is
64 bits. A kind of component is 0 to 3 for a cup, 4 to 7 for a flavour, 8 to 11 for a topping.

The board has no bounds but its tiles: with 64 of them nothing further than 65 steps from the middle can ever be
reached, so a cell is (r + MIDDLE) * SPAN + q + MIDDLE. Kept are the cells in use, sorted: those with a tile, and the
spots, the empty ones beside a tile, each with the sides that touch there and the set of tiles that fit. So a placement
is legal by one bit, and laying a tile changes its six neighbours only. A first tile has 6 spots around it, and every
further one adds at most 2 (it takes one, and three of its neighbours at most are new); so 64 tiles have at most 132
spots, and the 196 cells that can be kept are always enough.

An action is a number: DONE; FULFIL + place of the order in hand; SWAP + place of the tile in hand; DISCARD + kind;
TRADE + (kind * 12 + kind) * 12 + wanted kind; PLACE + place of the tile in hand * CELLS + cell. In a hand the oldest
comes first, and everybody sees from which place a tile or an order is played (gelati.places).
"""

from typing import TYPE_CHECKING

from gelateria.engine.dealer.base import Dealer
from gelateria.engine.state import State

if TYPE_CHECKING:
    from gelateria.games.gelati.material import Edition, Options

SPAN = 132
MIDDLE = 66
CELLS = 132 * 132
HELD = 3
KINDS = 12
NOWHERE = 32767
ONE = 1
ALL = 0xFFFFFFFFFFFFFFFF

DONE = 0
FULFIL = 1
SWAP = 4
DISCARD = 8
TRADE = 32
PLACE = 2048
ACTIONS = {"done": 0, "fulfil": 1, "swap": 4, "discard": 8, "trade": 32, "place": 2048, "cells": 132 * 132}

TO_PLACE, TO_SWAP, TO_ORDER = 0, 1, 2

OPENED, BEGAN, DREW, DREW_ORDER, PLACED, SCORED, EARNED, MISSED = 0, 1, 2, 3, 4, 5, 6, 7
FULFILLED, TRADED, DISCARDED, SHOWED, SWAPPED, SHUFFLED, RESHUFFLED, PASSED, ENDED = 8, 9, 10, 11, 12, 13, 14, 15, 16
EVENTS = (
    "opened",
    "began",
    "drew",
    "drew-order",
    "placed",
    "scored",
    "earned",
    "missed",
    "fulfilled",
    "traded",
    "discarded",
    "showed",
    "swapped",
    "shuffled",
    "reshuffled",
    "passed",
    "ended",
)

DOWN_LEFT, DOWN_RIGHT = 131, 132
STEPS = [1, 132, -131, -1, -132, 131]
"""From a cell to its neighbours: the three axes, then the same three backwards."""


def cell_at(q: int, r: int) -> int:
    """The number of the cell at these axial coordinates."""
    return (r + MIDDLE) * SPAN + q + MIDDLE


def coordinates(cell: int) -> tuple[int, int]:
    """The way back: q, steps to the right, and r, steps down to the right."""
    return cell % SPAN - MIDDLE, cell // SPAN - MIDDLE


def _ones() -> list[int]:
    """How many bits are set in each byte."""
    return [int(byte).bit_count() for byte in range(256)]


def _shared() -> list[int]:
    """What two ice creams share, by the exclusive or of their numbers: 1 a cup, 256 a flavour, 65536 a topping."""
    return [(not x & 48) + (not x & 12) * 256 + (not x & 3) * 65536 for x in range(64)]


def _mates() -> list[int]:
    """For each ice cream the set of those that share a component with it (gelati.match)."""
    return [sum(ONE << other for other in range(64) if SHARED[ice ^ other]) for ice in range(64)]


ONES = _ones()
SHARED = _shared()
MATES = _mates()


def count(some: int) -> int:
    """How many ice creams are in a set."""
    n = 0
    for byte in range(8):
        n += ONES[some >> 8 * byte & 255]
    return n


def nth(some: int, n: int) -> int:
    """The ice cream in a set that has n smaller ones in it."""
    byte = 0
    here = ONES[some & 255]
    while n >= here:
        n -= here
        byte += 8
        here = ONES[some >> byte & 255]
    ice = byte
    while True:
        if some >> ice & 1:
            if n == 0:
                return ice
            n -= 1
        ice += 1


class Gelati(State):
    """Undealt tiles and orders are sets, never sequences: nobody can know the next one, not even this."""

    __slots__ = (
        "aside",
        "cell",
        "cells",
        "cross",
        "crossed",
        "discards",
        "fits",
        "fulfilled",
        "goal",
        "hand",
        "laid",
        "limit",
        "menu",
        "mover",
        "never",
        "order",
        "order_never",
        "order_points",
        "order_stack",
        "orders_each",
        "passes",
        "phase",
        "row",
        "score",
        "shown",
        "side_points",
        "sides",
        "stack",
        "supply",
        "tile",
        "tiles_each",
        "token",
        "tokens_each",
    )

    def __init__(self, players: int, options: "Options", edition: "Edition") -> None:
        State.__init__(self, players)
        self.menu = sum(ONE << ice for ice in edition.menu.ordered())
        self.tiles_each = edition.deal.tiles
        self.orders_each = edition.deal.orders
        self.tokens_each = edition.tokens.each
        self.row = edition.tokens.row
        self.limit = edition.tokens.limit
        self.side_points = [0, *edition.points.sides]
        self.order_points = edition.points.order
        self.goal = edition.points.goal
        self.crossed = len(edition.cross.cells)
        self.cross = [cell_at(q, r) for q, r in edition.cross.cells] + [0] * (7 - len(edition.cross.cells))
        self.cell = [NOWHERE] * 256
        self.tile = [-1] * 196
        self.sides = [0] * 196
        self.fits = [0] * 196
        self.cells = self.laid = 0
        self.stack = ALL
        self.order_stack = self.menu
        self.aside = self.discards = 0
        self.mover = self.phase = self.fulfilled = self.passes = 0
        self.score = [0] * 4
        self.supply = [edition.tokens.each] * 12
        self.token = [0] * 48
        self.hand = [-1] * 12
        self.order = [-1] * 12
        self.shown = [0] * 12
        self.never = [0] * 12
        self.order_never = [0] * 12

    # Setting up -----------------------------------------------------------------------------------

    def setup(self, dealer: Dealer) -> None:
        self.turns = self.winners = self.ending = 0
        self.fulfilled = self.passes = 0
        self.stack = ALL
        self.order_stack = self.menu
        self.aside = self.discards = 0
        for i in range(4):
            self.score[i] = 0
        for i in range(KINDS):
            self.supply[i] = self.tokens_each
            self.hand[i] = self.order[i] = -1
            self.shown[i] = 0
            self.never[i] = self.order_never[i] = 0
        for i in range(4 * KINDS):
            self.token[i] = 0
        self.clear_board()
        for seat in range(self.players):
            for _ in range(self.tiles_each):
                self.draw_tile(seat, dealer)
            for _ in range(self.orders_each):
                self.draw_order(seat, dealer)
        for i in range(self.crossed):
            tile = self.top(dealer)
            self.put(tile, self.cross[i])  # gelati.cross: these need not match
            dealer.tell(OPENED, -1, tile, self.cross[i], 0)
        self.begin_turn(dealer.below(self.players), dealer)

    # The board ------------------------------------------------------------------------------------

    def clear_board(self) -> None:
        for i in range(self.cells):
            self.cell[i] = NOWHERE
            self.tile[i] = -1
            self.sides[i] = 0
            self.fits[i] = 0
        self.cells = self.laid = 0

    def lay_out(self, board: list[tuple[int, int]]) -> None:
        """Clear the board and lay these tiles on these cells; for callers in plain Python."""
        self.clear_board()
        for tile, cell in board:
            self.put(tile, cell)

    def put(self, tile: int, cell: int) -> int:
        """Lay a tile and tell its neighbours, row by row, the lowest first; returns the set of sides that touch."""
        at = self.seek(cell + DOWN_LEFT)
        self.touch(at, cell + DOWN_LEFT, tile, 2)
        self.touch(at + 1, cell + DOWN_RIGHT, tile, 4)
        at = self.seek(cell - 1)
        self.touch(at, cell - 1, tile, 0)
        if self.cell[at + 1] != cell:
            self.insert(at + 1, cell)
        self.touch(at + 2, cell + 1, tile, 3)
        sides = self.sides[at + 1]
        self.tile[at + 1] = tile
        self.sides[at + 1] = 0
        self.fits[at + 1] = 0
        self.laid += 1
        at = self.seek(cell - DOWN_RIGHT)
        self.touch(at, cell - DOWN_RIGHT, tile, 1)
        self.touch(at + 1, cell - DOWN_LEFT, tile, 5)
        return sides

    def seek(self, cell: int) -> int:
        """Where the cell stands among those in use, or would stand; without a branch that could be guessed wrong."""
        low = 0
        step = 32 if self.cells < 64 else 64 if self.cells < 128 else 128
        while step:
            low += step * (self.cell[low + step - 1] < cell)
            step >>= 1
        return low

    def touch(self, at: int, cell: int, tile: int, side: int) -> None:
        """A tile was laid on that side of the cell that stands here, or should."""
        if self.cell[at] != cell:
            self.insert(at, cell)
        if self.tile[at] < 0:
            self.fits[at] &= MATES[tile]
            self.sides[at] |= 1 << side

    def insert(self, at: int, cell: int) -> None:
        i = self.cells
        while i > at:
            self.cell[i] = self.cell[i - 1]
            self.tile[i] = self.tile[i - 1]
            self.sides[i] = self.sides[i - 1]
            self.fits[i] = self.fits[i - 1]
            i -= 1
        self.cell[at] = cell
        self.tile[at] = -1
        self.sides[at] = 0
        self.fits[at] = ALL
        self.cells += 1

    def tile_at(self, cell: int) -> int:
        """The tile on a cell, or -1."""
        at = self.seek(cell)
        return self.tile[at] if self.cell[at] == cell else -1

    # Hands ----------------------------------------------------------------------------------------

    def top(self, dealer: Dealer) -> int:
        """The stack's top tile, which is any of those left."""
        tile = nth(self.stack, dealer.below(count(self.stack)))
        self.stack ^= ONE << tile
        return tile

    def draw_tile(self, seat: int, dealer: Dealer) -> None:
        slot = seat * HELD
        while self.hand[slot] >= 0:
            slot += 1
        tile = self.top(dealer)
        self.hand[slot] = tile
        dealer.tell(DREW, seat, tile, 0, 0)

    def draw_order(self, seat: int, dealer: Dealer) -> None:
        slot = seat * HELD
        while self.order[slot] >= 0:
            slot += 1
        order = nth(self.order_stack, dealer.below(count(self.order_stack)))
        self.order_stack ^= ONE << order
        self.order[slot] = order
        dealer.tell(DREW_ORDER, seat, order, 0, 0)

    def play_tile(self, seat: int, slot: int) -> int:
        """Take a tile out of the hand; those behind it move up."""
        tile = self.hand[seat * HELD + slot]
        for i in range(seat * HELD + slot, seat * HELD + HELD - 1):
            self.hand[i] = self.hand[i + 1]
            self.shown[i] = self.shown[i + 1]
            self.never[i] = self.never[i + 1]
        i = seat * HELD + HELD - 1
        self.hand[i] = -1
        self.shown[i] = 0
        self.never[i] = 0
        return tile

    def play_order(self, seat: int, slot: int) -> int:
        """Take an order out of the hand; those behind it move up."""
        order = self.order[seat * HELD + slot]
        for i in range(seat * HELD + slot, seat * HELD + HELD - 1):
            self.order[i] = self.order[i + 1]
            self.order_never[i] = self.order_never[i + 1]
        i = seat * HELD + HELD - 1
        self.order[i] = -1
        self.order_never[i] = 0
        return order

    # A turn ---------------------------------------------------------------------------------------

    def begin_turn(self, seat: int, dealer: Dealer) -> None:
        self.mover = seat
        self.awaiting = 1 << seat
        self.phase = TO_PLACE
        dealer.tell(BEGAN, seat, 0, 0, 0)
        if self.can_place(seat):
            return
        if self.hand[seat * HELD] >= 0:
            self.show_hand(seat, dealer)
        if self.stack:
            self.phase = TO_SWAP
        else:
            self.pass_by(seat, dealer)

    def can_place(self, seat: int) -> bool:
        """Whether any tile of the hand fits anywhere."""
        mine = 0
        for i in range(seat * HELD, seat * HELD + HELD):
            if self.hand[i] >= 0:
                mine |= ONE << self.hand[i]
        i = 0
        while i < self.cells and not self.fits[i] & mine:
            i += 1
        return i < self.cells

    def mover_can_place(self) -> bool:
        """`can_place` of the mover, for callers in plain Python."""
        return bool(self.can_place(self.mover))

    def choices(self, seat: int, out: list[int]) -> int:
        if self.phase == TO_PLACE:
            return self.places(seat, out)
        if self.phase == TO_ORDER:
            return self.orders_and_trades(seat, out)
        for slot in range(self.tiles_each):
            out[slot] = SWAP + slot
        return self.tiles_each

    def move(self, seat: int, action: int, dealer: Dealer) -> None:
        if action >= PLACE:
            self.place(seat, (action - PLACE) // CELLS, (action - PLACE) % CELLS, dealer)
        elif action >= TRADE:
            self.trade(seat, action - TRADE, dealer)
        elif action >= DISCARD:
            self.pay(seat, action - DISCARD)
            dealer.tell(DISCARDED, seat, action - DISCARD, 0, 0)
            self.settle(seat, dealer)
        elif action >= SWAP:
            self.swap(seat, action - SWAP, dealer)
        elif action >= FULFIL:
            self.fulfil(seat, action - FULFIL, dealer)
        else:
            self.end_turn(seat, dealer)

    # Placing

    def places(self, seat: int, out: list[int]) -> int:
        n = 0
        for slot in range(HELD):
            tile = self.hand[seat * HELD + slot]
            if tile < 0:
                break
            number = PLACE + slot * CELLS
            for i in range(self.cells):
                out[n] = number + self.cell[i]
                n += self.fits[i] >> tile & 1
        return n

    def place(self, seat: int, slot: int, cell: int, dealer: Dealer) -> None:
        tile = self.play_tile(seat, slot)
        sides = self.put(tile, cell)
        self.passes = 0
        self.score[seat] += self.side_points[ONES[sides]]
        dealer.tell(PLACED, seat, tile, cell, slot)
        dealer.tell(SCORED, seat, self.side_points[ONES[sides]], ONES[sides], 0)
        if self.score[seat] >= self.goal:
            self.end(1, dealer)
            return
        self.check_rows(seat, tile, cell, sides, dealer)
        self.settle(seat, dealer)

    def check_rows(self, seat: int, tile: int, cell: int, sides: int, dealer: Dealer) -> None:
        """A token for every new set, axis by axis (gelati.rows-many)."""
        for axis in range(3):
            if not sides & 9 << axis:
                continue
            after = self.run(tile, cell, STEPS[axis]) if sides >> axis & 1 else 0
            before = self.run(tile, cell, STEPS[axis + 3]) if sides >> axis + 3 & 1 else 0
            for part in range(3):
                a = before >> 8 * part & 255
                b = after >> 8 * part & 255
                if a < self.row and b < self.row and a + 1 + b >= self.row:  # gelati.row-new
                    kind = part * 4 + (tile >> (4 - 2 * part) & 3)
                    if self.supply[kind]:
                        self.supply[kind] -= 1
                        self.token[seat * KINDS + kind] += 1
                        dealer.tell(EARNED, seat, kind, axis, 0)
                    else:
                        dealer.tell(MISSED, seat, kind, axis, 0)

    def run(self, tile: int, cell: int, step: int) -> int:
        """How many tiles on this side share the cup, the flavour, the topping without a gap: three numbers in one."""
        lengths = 0
        same = 65793  # 1 + 256 + 65536, all three
        for _ in range(self.row):
            cell += step
            other = self.tile_at(cell)
            if other < 0:
                break
            same &= SHARED[tile ^ other]
            if not same:
                break
            lengths += same
        return lengths

    # Swapping

    def show_hand(self, seat: int, dealer: Dealer) -> None:
        for i in range(seat * HELD, seat * HELD + HELD):
            if self.hand[i] >= 0:
                self.shown[i] = 1
                self.never[i] = 0
        i = seat * HELD
        dealer.tell(SHOWED, seat, self.hand[i], self.hand[i + 1], self.hand[i + 2])

    def swap(self, seat: int, slot: int, dealer: Dealer) -> None:
        """Out with one tile, in with the stack's next, for all to see; on until one fits or the stack is through."""
        out = self.play_tile(seat, slot)
        self.aside |= ONE << out
        new = self.top(dealer)
        i = seat * HELD + self.tiles_each - 1
        self.hand[i] = new
        self.shown[i] = 1
        dealer.tell(SWAPPED, seat, out, new, slot)
        if self.can_place(seat):
            self.shuffle_back(dealer)
            self.phase = TO_PLACE
        elif not self.stack:
            self.shuffle_back(dealer)
            self.pass_by(seat, dealer)

    def shuffle_back(self, dealer: Dealer) -> None:
        """Everybody saw these tiles go into the stack, so no hidden tile that is held now can be one of them."""
        for i in range(KINDS):
            if self.hand[i] >= 0 and not self.shown[i]:
                self.never[i] |= self.aside
        dealer.tell(SHUFFLED, self.mover, count(self.aside), 0, 0)
        self.stack |= self.aside
        self.aside = 0

    def pass_by(self, seat: int, dealer: Dealer) -> None:
        self.passes += 1
        dealer.tell(PASSED, seat, 0, 0, 0)
        self.settle(seat, dealer)

    # Orders and trades

    def settle(self, seat: int, dealer: Dealer) -> None:
        """Ask for orders and trades where there may be something to decide (gelati.ask)."""
        total = self.tokens_of(seat)
        if total >= 2 and (self.can_trade(seat) or total > self.limit or (total >= 3 and not self.fulfilled)):
            self.phase = TO_ORDER
        else:
            self.end_turn(seat, dealer)

    def tokens_of(self, seat: int) -> int:
        total = 0
        for kind in range(KINDS):
            total += self.token[seat * KINDS + kind]
        return total

    def can_trade(self, seat: int) -> bool:
        """Whether some kind lies in the supply that two tokens of other kinds can be given for."""
        total = self.tokens_of(seat)
        wanted = 0
        for kind in range(KINDS):
            if self.supply[kind] and total - self.token[seat * KINDS + kind] >= 2:
                wanted += 1
        return wanted > 0

    def can_fulfil(self, seat: int, slot: int) -> bool:
        order = self.order[seat * HELD + slot]
        if order < 0 or self.fulfilled:
            return False
        at = seat * KINDS
        if not self.token[at + (order >> 4)] or not self.token[at + 4 + (order >> 2 & 3)]:
            return False
        return self.token[at + 8 + (order & 3)] > 0

    def orders_and_trades(self, seat: int, out: list[int]) -> int:
        n = 0
        total = self.tokens_of(seat)
        if total <= self.limit:
            out[0] = DONE
            n = 1
        for slot in range(HELD):
            if self.can_fulfil(seat, slot):
                out[n] = FULFIL + slot
                n += 1
        if total > self.limit:
            for kind in range(KINDS):
                if self.token[seat * KINDS + kind]:
                    out[n] = DISCARD + kind
                    n += 1
        return self.trades(seat, n, out)

    def trades(self, seat: int, n: int, out: list[int]) -> int:
        at = seat * KINDS
        for a in range(KINDS):
            if not self.token[at + a]:
                continue
            for b in range(a, KINDS):
                if self.token[at + b] <= (a == b):
                    continue
                for wanted in range(KINDS):
                    if self.supply[wanted] and wanted != a and wanted != b:  # gelati.trade-other
                        out[n] = TRADE + (a * KINDS + b) * KINDS + wanted
                        n += 1
        return n

    def pay(self, seat: int, kind: int) -> None:
        self.token[seat * KINDS + kind] -= 1
        self.supply[kind] += 1

    def fulfil(self, seat: int, slot: int, dealer: Dealer) -> None:
        order = self.play_order(seat, slot)
        self.pay(seat, order >> 4)
        self.pay(seat, 4 + (order >> 2 & 3))
        self.pay(seat, 8 + (order & 3))
        self.discards |= ONE << order
        self.score[seat] += self.order_points
        self.fulfilled = 1
        dealer.tell(FULFILLED, seat, order, self.order_points, slot)
        if self.score[seat] >= self.goal:
            self.end(1, dealer)
            return
        if not self.order_stack:
            for i in range(KINDS):
                if self.order[i] >= 0:
                    self.order_never[i] |= self.discards
            dealer.tell(RESHUFFLED, seat, count(self.discards), 0, 0)
            self.order_stack = self.discards
            self.discards = 0
        self.draw_order(seat, dealer)
        self.settle(seat, dealer)

    def trade(self, seat: int, bargain: int, dealer: Dealer) -> None:
        a = bargain // (KINDS * KINDS)
        b = bargain // KINDS % KINDS
        wanted = bargain % KINDS
        self.pay(seat, a)
        self.pay(seat, b)
        self.supply[wanted] -= 1
        self.token[seat * KINDS + wanted] += 1
        dealer.tell(TRADED, seat, a, b, wanted)
        self.settle(seat, dealer)

    # Drawing

    def end_turn(self, seat: int, dealer: Dealer) -> None:
        if self.stack and self.hand[seat * HELD + self.tiles_each - 1] < 0:
            self.draw_tile(seat, dealer)
        self.fulfilled = 0
        if self.passes == self.players or self.laid == 64:
            self.end(2, dealer)
        else:
            self.turns += 1
            self.begin_turn((seat + 1) % self.players, dealer)

    # The end --------------------------------------------------------------------------------------

    def end(self, ending: int, dealer: Dealer) -> None:
        most = 0
        for seat in range(self.players):
            most = max(most, self.score[seat])
        for seat in range(self.players):
            if self.score[seat] == most:
                self.winners |= 1 << seat
        self.turns += 1
        self.awaiting = self.fulfilled = 0
        self.phase = TO_PLACE
        self.ending = ending
        dealer.tell(ENDED, -1, self.winners, most, 0)

    def points(self, seat: int) -> int:
        return self.score[seat]
