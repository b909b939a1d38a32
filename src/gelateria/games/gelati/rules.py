"""The rules of Gelati, in the order of docs/rules/gelati.md; how the board is kept comes last.

An ice cream is a number, cup * 16 + flavour * 4 + topping; tiles are ice creams, and so are orders. A set of them is
64 bits. A kind of component is 0 to 3 for a cup, 4 to 7 for a flavour, 8 to 11 for a topping.

An action is a number: DONE; FULFIL + slot of the order in hand; SWAP + slot of the tile in hand; DISCARD + kind;
TRADE + (kind * KINDS + kind) * KINDS + wanted kind; PLACE + slot of the tile in hand * CELLS + cell. In a hand the
oldest comes first, and everybody sees from which slot a tile or an order is played (gelati.places).
"""

from typing import TYPE_CHECKING

import cython

from gelateria.engine.dealer.base import Dealer
from gelateria.engine.state import State

if TYPE_CHECKING:
    from gelateria.games.gelati.material import Edition, Options

PARTS = 3
KINDS = 12
TILES = 64
HELD = 3
NOTHING = -1

SPAN = 132
MIDDLE = 66
CELLS = SPAN * SPAN
NOWHERE = 32767

DONE = 0
FULFIL = 1
SWAP = 4
DISCARD = 8
TRADE = 32
PLACE = 2048
ACTIONS = {
    "done": DONE,
    "fulfil": FULFIL,
    "swap": SWAP,
    "discard": DISCARD,
    "trade": TRADE,
    "place": PLACE,
    "cells": CELLS,
}

TO_PLACE, TO_SWAP, TO_ORDER = 0, 1, 2
BY_POINTS, OUT_OF_TILES, ALL_PASSED = 1, 2, 3
"""Why it is over. A position shows the last two as one; what is told of the end tells them apart."""

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

AXES = 3
RIGHT, DOWN_RIGHT, UP_RIGHT, LEFT, UP_LEFT, DOWN_LEFT = 0, 1, 2, 3, 4, 5
BOTH_ENDS = 0b001001
"""The two sides on the first axis; shifted, those on the next."""
STEPS = [1, SPAN, 1 - SPAN, -1, -SPAN, SPAN - 1]
"""From a cell to its neighbours, side by side: ahead on the three axes, then back on the same three."""


# Ice creams -----------------------------------------------------------------------------------------


def kind_of(ice: int, part: int) -> int:
    """The kind of an ice cream's cup, part 0, of its flavour, part 1, or of its topping, part 2."""
    return part * 4 + (ice >> 4 - 2 * part & 3)


def _common() -> list[int]:
    """The set of parts that two ice creams have in common, by the exclusive or of their numbers."""
    return [sum((kind_of(x, part) == kind_of(0, part)) << part for part in range(3)) for x in range(64)]


def _mates() -> list[int]:
    """For each ice cream the set of those that share a component with it (gelati.match)."""
    return [sum(ONE << other for other in range(64) if COMMON[ice ^ other]) for ice in range(64)]


def _ones() -> list[int]:
    """How many bits are set in each byte."""
    return [int(byte).bit_count() for byte in range(256)]


ONE = 1
ALL = 0xFFFFFFFFFFFFFFFF
COMMON = _common()
MATES = _mates()
ONES = _ones()


def only(ice: int) -> int:
    """The set of this one."""
    return ONE << ice


def has(some: int, ice: int) -> int:
    """Whether an ice cream is in a set: 1 or 0."""
    return some >> ice & 1


def count(some: int) -> int:
    """How many ice creams are in a set."""
    n = 0
    for byte in range(8):
        n += ONES[some >> 8 * byte & 255]
    return n


def nth(some: int, n: int) -> int:
    """The ice cream in a set that has n smaller ones in it."""
    ice = 0
    while n >= ONES[some >> ice & 255]:
        n -= ONES[some >> ice & 255]
        ice += 8
    while n or not has(some, ice):
        n -= has(some, ice)
        ice += 1
    return ice


def any_of(some: int, dealer: Dealer) -> int:
    """What lies on top of a stack: any of those in it, each as likely as the next."""
    return nth(some, dealer.below(count(some)))


def _hands(slot: int) -> list[list[int]]:
    """Four hands of four such slots: one more than can be filled, so that every hand ends with an empty one."""
    return [[slot] * 4 for _ in range(4)]


def filled(hand: list[int]) -> int:
    """How many slots of a hand are filled, which are the first ones."""
    slot = 0
    while hand[slot] >= 0:
        slot += 1
    return slot


@cython.final  # nobody derives from it, so its methods call each other at once
@cython.cclass
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
        "order_never",
        "order_points",
        "order_stack",
        "orders",
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
        "tokens",
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
        self.stack = ALL
        self.order_stack = self.menu
        self.aside = self.discards = 0
        self.hand = _hands(NOTHING)
        self.shown = _hands(0)
        self.never = _hands(0)
        self.orders = _hands(NOTHING)
        self.order_never = _hands(0)
        self.score = [0] * 4
        self.tokens = [[0] * 12 for _ in range(4)]
        self.supply = [edition.tokens.each] * 12
        self.mover = self.phase = self.fulfilled = self.passes = 0
        self.cells = self.laid = 0
        self.cell = [NOWHERE] * 256
        self.tile = [NOTHING] * 196
        self.sides = [0] * 196
        self.fits = [0] * 196

    # Setting up -----------------------------------------------------------------------------------

    def setup(self, dealer: Dealer) -> None:
        for seat in range(self.players):
            for _ in range(self.tiles_each):
                self.draw_tile(seat, True, dealer)
            for _ in range(self.orders_each):
                self.draw_order(seat, True, dealer)
        for i in range(self.crossed):
            tile = self.take_top(dealer)
            self.put(tile, self.cross[i])  # gelati.cross: these need not match
            dealer.tell(OPENED, -1, tile, self.cross[i], 0)
        self.begin_turn(dealer.below(self.players), dealer)

    def take_top(self, dealer: Dealer) -> int:
        """The stack's top tile."""
        tile = any_of(self.stack, dealer)
        self.stack ^= only(tile)
        return tile

    def draw_tile(self, seat: int, dealt: bool, dealer: Dealer) -> None:
        tile = self.take_top(dealer)
        self.hand[seat][filled(self.hand[seat])] = tile
        dealer.tell(DREW, seat, tile, 1 if dealt else 0, 0)

    def draw_order(self, seat: int, dealt: bool, dealer: Dealer) -> None:
        order = any_of(self.order_stack, dealer)
        self.order_stack ^= only(order)
        self.orders[seat][filled(self.orders[seat])] = order
        dealer.tell(DREW_ORDER, seat, order, 1 if dealt else 0, 0)

    def play_tile(self, seat: int, slot: int) -> int:
        """Take a tile out of the hand; those behind it move up, with what is known of them."""
        tile = self.hand[seat][slot]
        for i in range(slot, HELD):
            self.hand[seat][i] = self.hand[seat][i + 1]
            self.shown[seat][i] = self.shown[seat][i + 1]
            self.never[seat][i] = self.never[seat][i + 1]
        return tile

    def play_order(self, seat: int, slot: int) -> int:
        """Take an order out of the hand; those behind it move up, with what is known of them."""
        order = self.orders[seat][slot]
        for i in range(slot, HELD):
            self.orders[seat][i] = self.orders[seat][i + 1]
            self.order_never[seat][i] = self.order_never[seat][i + 1]
        return order

    # A turn ---------------------------------------------------------------------------------------

    def begin_turn(self, seat: int, dealer: Dealer) -> None:
        self.mover = seat
        self.awaiting = 1 << seat
        self.phase = TO_PLACE
        dealer.tell(BEGAN, seat, 0, 0, 0)
        if not self.can_place(seat):
            self.show_hand(seat, dealer)
            if self.stack:
                self.phase = TO_SWAP
            else:
                self.pass_by(seat, dealer)

    def choices(self, seat: int, out: list[int]) -> int:
        if self.phase == TO_PLACE:
            return self.list_places(seat, out)
        if self.phase == TO_SWAP:
            return self.list_swaps(out)
        if self.has_too_many(seat):
            n = self.list_orders(seat, 0, out)
            n = self.list_discards(seat, n, out)
        else:
            out[0] = DONE
            n = self.list_orders(seat, 1, out)
        return self.list_trades(seat, n, out)

    def move(self, seat: int, action: int, dealer: Dealer) -> None:
        if action >= PLACE:
            self.place(seat, (action - PLACE) // CELLS, (action - PLACE) % CELLS, dealer)
        elif action >= TRADE:
            self.trade(seat, action - TRADE, dealer)
        elif action >= DISCARD:
            self.discard(seat, action - DISCARD, dealer)
        elif action >= SWAP:
            self.swap(seat, action - SWAP, dealer)
        elif action >= FULFIL:
            self.fulfil(seat, action - FULFIL, dealer)
        else:
            self.end_turn(seat, dealer)

    # Placing

    def can_place(self, seat: int) -> bool:
        """Whether any tile of the hand fits anywhere."""
        mine = 0
        for slot in range(filled(self.hand[seat])):
            mine |= only(self.hand[seat][slot])
        for at in range(self.cells):  # noqa: SIM110  # a generator would need Python's lock
            if self.fits[at] & mine:
                return True
        return False

    def mover_can_place(self) -> bool:
        """`can_place` of the mover, for callers in plain Python."""
        return bool(self.can_place(self.mover))

    def list_places(self, seat: int, out: list[int]) -> int:
        n = 0
        for slot in range(filled(self.hand[seat])):
            tile = self.hand[seat][slot]
            first = PLACE + slot * CELLS
            for at in range(self.cells):
                out[n] = first + self.cell[at]  # stays only if the tile fits: no branch that could be guessed wrong
                n += has(self.fits[at], tile)
        return n

    def place(self, seat: int, slot: int, cell: int, dealer: Dealer) -> None:
        tile = self.play_tile(seat, slot)
        sides = self.put(tile, cell)
        touching = ONES[sides]
        points = self.side_points[touching]
        self.passes = 0
        self.score[seat] += points
        dealer.tell(PLACED, seat, tile, cell, slot)
        dealer.tell(SCORED, seat, points, touching, 0)
        if self.score[seat] >= self.goal:
            self.end(BY_POINTS, dealer)
        else:
            self.check_rows(seat, tile, cell, sides, dealer)
            self.settle(seat, dealer)

    # Swapping

    def show_hand(self, seat: int, dealer: Dealer) -> None:
        held = filled(self.hand[seat])
        for slot in range(held):
            self.shown[seat][slot] = 1
            self.never[seat][slot] = 0
        if held:
            dealer.tell(SHOWED, seat, self.hand[seat][0], self.hand[seat][1], self.hand[seat][2])

    def list_swaps(self, out: list[int]) -> int:
        for slot in range(self.tiles_each):
            out[slot] = SWAP + slot
        return self.tiles_each

    def swap(self, seat: int, slot: int, dealer: Dealer) -> None:
        """Out with one tile, in with the stack's next, for all to see; on until one fits or the stack is through."""
        out = self.play_tile(seat, slot)
        self.aside |= only(out)
        new = self.take_top(dealer)
        last = filled(self.hand[seat])
        self.hand[seat][last] = new
        self.shown[seat][last] = 1  # gelati.swap-open
        dealer.tell(SWAPPED, seat, out, new, slot)
        if self.can_place(seat):
            self.shuffle_back(dealer)
            self.phase = TO_PLACE
        elif not self.stack:
            self.shuffle_back(dealer)
            self.pass_by(seat, dealer)

    def shuffle_back(self, dealer: Dealer) -> None:
        """Everybody saw these tiles go into the stack, so no hidden tile that is held now can be one of them."""
        for seat in range(self.players):
            for slot in range(filled(self.hand[seat])):
                if not self.shown[seat][slot]:
                    self.never[seat][slot] |= self.aside
        dealer.tell(SHUFFLED, self.mover, count(self.aside), 0, 0)
        self.stack |= self.aside
        self.aside = 0

    def pass_by(self, seat: int, dealer: Dealer) -> None:
        self.passes += 1
        dealer.tell(PASSED, seat, 0, 0, 0)
        self.settle(seat, dealer)

    # Checking rows

    def check_rows(self, seat: int, tile: int, cell: int, sides: int, dealer: Dealer) -> None:
        """A token for every new row of every part (gelati.rows-many)."""
        new = self.new_rows(tile, cell, sides)
        for row in range(AXES * PARTS):
            if new >> row & 1:
                self.earn(seat, kind_of(tile, row % PARTS), row // PARTS, dealer)

    def new_rows(self, tile: int, cell: int, sides: int) -> int:
        """The set of rows that are new; the row of a part along an axis is number axis * PARTS + part."""
        new = 0
        for axis in range(AXES):
            if sides & BOTH_ENDS << axis:
                new |= self.new_rows_along(tile, cell, sides, axis) << axis * PARTS
        return new

    def new_rows_along(self, tile: int, cell: int, sides: int, axis: int) -> int:
        """The set of the tile's parts that are in a new row along this axis."""
        ahead = [0, 0, 0]
        behind = [0, 0, 0]
        self.measure(tile, cell, sides, axis, ahead)
        self.measure(tile, cell, sides, axis + AXES, behind)
        new = 0
        for part in range(PARTS):
            new |= self.is_new_row(behind[part], ahead[part]) << part
        return new

    def is_new_row(self, behind: int, ahead: int) -> bool:
        """Whether a tile between so many of its kind completes a row that was none before (gelati.row-new)."""
        return behind < self.row and ahead < self.row and behind + 1 + ahead >= self.row

    def measure(self, tile: int, cell: int, sides: int, side: int, lengths: list[int]) -> None:
        """How many tiles on this side share the cup, the flavour, the topping, without a gap; no more than a row."""
        if not sides >> side & 1:
            return
        same = COMMON[0]
        for _ in range(self.row):
            cell += STEPS[side]
            other = self.tile_at(cell)
            if other < 0:
                return
            same &= COMMON[tile ^ other]
            if not same:
                return
            for part in range(PARTS):
                lengths[part] += same >> part & 1

    def earn(self, seat: int, kind: int, axis: int, dealer: Dealer) -> None:
        if self.supply[kind]:
            self.take(seat, kind)
            dealer.tell(EARNED, seat, kind, axis, 0)
        else:
            dealer.tell(MISSED, seat, kind, axis, 0)

    def take(self, seat: int, kind: int) -> None:
        self.supply[kind] -= 1
        self.tokens[seat][kind] += 1

    def give_back(self, seat: int, kind: int) -> None:
        self.tokens[seat][kind] -= 1
        self.supply[kind] += 1

    # Orders

    def list_orders(self, seat: int, n: int, out: list[int]) -> int:
        for slot in range(filled(self.orders[seat])):
            if self.can_fulfil(seat, self.orders[seat][slot]):
                out[n] = FULFIL + slot
                n += 1
        return n

    def can_fulfil(self, seat: int, order: int) -> bool:
        for part in range(PARTS):
            if not self.tokens[seat][kind_of(order, part)]:
                return False
        return not self.fulfilled

    def fulfil(self, seat: int, slot: int, dealer: Dealer) -> None:
        order = self.play_order(seat, slot)
        for part in range(PARTS):
            self.give_back(seat, kind_of(order, part))
        self.discards |= only(order)
        self.score[seat] += self.order_points
        self.fulfilled = 1
        dealer.tell(FULFILLED, seat, order, self.order_points, slot)
        if self.score[seat] >= self.goal:
            self.end(BY_POINTS, dealer)
            return
        if not self.order_stack:
            self.shuffle_orders(seat, dealer)
        self.draw_order(seat, False, dealer)
        self.settle(seat, dealer)

    def shuffle_orders(self, seat: int, dealer: Dealer) -> None:
        """Everybody saw these orders go into the stack, so none that is held now can be one of them."""
        for other in range(self.players):
            for slot in range(filled(self.orders[other])):
                self.order_never[other][slot] |= self.discards
        dealer.tell(RESHUFFLED, seat, count(self.discards), 0, 0)
        self.order_stack = self.discards
        self.discards = 0

    # Trades

    def list_trades(self, seat: int, n: int, out: list[int]) -> int:
        for one in range(KINDS):
            if self.tokens[seat][one]:
                for other in range(one, KINDS):
                    if self.tokens[seat][other] > (one == other):
                        for wanted in range(KINDS):
                            if self.supply[wanted] and wanted != one and wanted != other:  # gelati.trade-other
                                out[n] = TRADE + (one * KINDS + other) * KINDS + wanted
                                n += 1
        return n

    def trade(self, seat: int, bargain: int, dealer: Dealer) -> None:
        one = bargain // (KINDS * KINDS)
        other = bargain // KINDS % KINDS
        wanted = bargain % KINDS
        self.give_back(seat, one)
        self.give_back(seat, other)
        self.take(seat, wanted)
        dealer.tell(TRADED, seat, one, other, wanted)
        self.settle(seat, dealer)

    # The limit

    def has_too_many(self, seat: int) -> bool:
        return self.tokens_of(seat) > self.limit

    def tokens_of(self, seat: int) -> int:
        total = 0
        for kind in range(KINDS):
            total += self.tokens[seat][kind]
        return total

    def list_discards(self, seat: int, n: int, out: list[int]) -> int:
        for kind in range(KINDS):
            if self.tokens[seat][kind]:
                out[n] = DISCARD + kind
                n += 1
        return n

    def discard(self, seat: int, kind: int, dealer: Dealer) -> None:
        self.give_back(seat, kind)
        dealer.tell(DISCARDED, seat, kind, 0, 0)
        self.settle(seat, dealer)

    # Asking

    def settle(self, seat: int, dealer: Dealer) -> None:
        """Ask for orders, trades and discards, or go on."""
        if self.may_decide(seat):
            self.phase = TO_ORDER
        else:
            self.end_turn(seat, dealer)

    def may_decide(self, seat: int) -> bool:
        """Whether the open tokens leave something to decide; no look at the orders (gelati.ask)."""
        total = self.tokens_of(seat)
        return total > self.limit or (total >= PARTS and not self.fulfilled) or self.can_trade(seat, total)

    def can_trade(self, seat: int, total: int) -> bool:
        """Whether some kind lies in the supply that two tokens of other kinds can be given for."""
        for kind in range(KINDS):  # noqa: SIM110  # as above
            if self.supply[kind] and total - self.tokens[seat][kind] >= 2:
                return True
        return False

    # Drawing

    def end_turn(self, seat: int, dealer: Dealer) -> None:
        if self.stack and filled(self.hand[seat]) < self.tiles_each:
            self.draw_tile(seat, False, dealer)
        self.fulfilled = 0
        if self.passes == self.players or self.laid == TILES:
            self.end(OUT_OF_TILES, dealer)
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
        reason = ALL_PASSED if ending == OUT_OF_TILES and self.stack else ending
        dealer.tell(ENDED, -1, self.winners, most, reason)

    def points(self, seat: int) -> int:
        return self.score[seat]

    # How the board is kept ------------------------------------------------------------------------
    #
    # It has no bounds but its tiles: with 64 of them nothing further than 65 steps from the middle can ever be reached,
    # so a cell has a number. Kept are the cells in use, sorted: those with a tile, and the spots, the empty ones beside
    # a tile, each with the set of sides that touch there and the set of tiles that fit. So a placement is legal by one
    # bit, and laying a tile changes its six neighbours only. A first tile has 6 spots around it, and every further one
    # adds at most 2 (it takes one, and three of its neighbours at most are new); so 64 tiles have at most 132 spots,
    # and the 196 cells that can be kept are always enough.

    def lay_out(self, board: list[tuple[int, int]]) -> None:
        """Lay these tiles on these cells of a blank board; for callers in plain Python."""
        for tile, cell in board:
            self.put(tile, cell)

    def put(self, tile: int, cell: int) -> int:
        """Lay a tile and tell its neighbours; returns the set of sides that touch.

        The lowest line of the board comes first, as it stands last: what is inserted there moves none of the others.
        """
        at = self.seek(cell + STEPS[DOWN_LEFT])
        self.tell_neighbour(at, cell, DOWN_LEFT, tile)
        self.tell_neighbour(at + 1, cell, DOWN_RIGHT, tile)
        at = self.seek(cell + STEPS[LEFT])
        self.tell_neighbour(at, cell, LEFT, tile)
        sides = self.fill(at + 1, cell, tile)
        self.tell_neighbour(at + 2, cell, RIGHT, tile)
        at = self.seek(cell + STEPS[UP_LEFT])
        self.tell_neighbour(at, cell, UP_LEFT, tile)
        self.tell_neighbour(at + 1, cell, UP_RIGHT, tile)
        return sides

    def fill(self, at: int, cell: int, tile: int) -> int:
        """Lay a tile on the cell that stands here, or should; returns the set of sides that touch."""
        if self.cell[at] != cell:
            self.insert(at, cell)
        sides = self.sides[at]
        self.tile[at] = tile
        self.sides[at] = 0
        self.fits[at] = 0
        self.laid += 1
        return sides

    def tell_neighbour(self, at: int, cell: int, side: int, tile: int) -> None:
        """The neighbour on that side of a cell, which stands here, or should, has this tile on its own other side."""
        if self.cell[at] != cell + STEPS[side]:
            self.insert(at, cell + STEPS[side])
        if self.tile[at] < 0:
            self.fits[at] &= MATES[tile]
            self.sides[at] |= 1 << (side + AXES) % 6

    def seek(self, cell: int) -> int:
        """Where the cell stands among those in use, or would stand; without a branch that could be guessed wrong."""
        low = 0
        step = 32 if self.cells < 64 else 64 if self.cells < 128 else 128
        while step:
            low += step * (self.cell[low + step - 1] < cell)
            step >>= 1
        return low

    def insert(self, at: int, cell: int) -> None:
        """A cell comes into use: nothing touches it, and everything would fit."""
        for i in range(self.cells, at, -1):
            self.cell[i] = self.cell[i - 1]
            self.tile[i] = self.tile[i - 1]
            self.sides[i] = self.sides[i - 1]
            self.fits[i] = self.fits[i - 1]
        self.cell[at] = cell
        self.tile[at] = NOTHING
        self.sides[at] = 0
        self.fits[at] = ALL
        self.cells += 1

    def tile_at(self, cell: int) -> int:
        """The tile on a cell in use, or NOTHING. Every neighbour of a tile is in use."""
        return self.tile[self.seek(cell)]


def cell_at(q: int, r: int) -> int:
    """The number of the cell at these axial coordinates."""
    return (r + MIDDLE) * SPAN + q + MIDDLE


def coordinates(cell: int) -> tuple[int, int]:
    """The way back: q, steps to the right, and r, steps down to the right."""
    return cell % SPAN - MIDDLE, cell // SPAN - MIDDLE
