import cython

from gelateria.engine.dealer.base cimport Dealer
from gelateria.engine.state cimport State

ctypedef unsigned long long ices

cdef ices ONE, ALL
cdef int DONE, FULFIL, SWAP, DISCARD, TRADE, PLACE, TO_PLACE, TO_SWAP, TO_ORDER
cdef int CELLS, HELD, KINDS, NOWHERE, DOWN_LEFT, DOWN_RIGHT
cdef int OPENED, BEGAN, DREW, DREW_ORDER, PLACED, SCORED, EARNED, MISSED, FULFILLED, TRADED, DISCARDED
cdef int SHOWED, SWAPPED, SHUFFLED, RESHUFFLED, PASSED, ENDED
cdef int[6] STEPS
cdef int[256] ONES
cdef int[64] SHARED
cdef ices[64] MATES

@cython.locals(n=cython.int, byte=cython.int)
cpdef int count(ices some) noexcept nogil
@cython.locals(here=cython.int, byte=cython.int, ice=cython.int)
cdef int nth(ices some, int n) noexcept nogil

cdef class Gelati(State):
    # the material
    cdef public ices menu
    cdef public int tiles_each, orders_each, tokens_each, row, limit, order_points, goal, crossed
    cdef public short[7] side_points
    cdef public short[7] cross
    # the board
    cdef public int cells, laid
    cdef public short[256] cell
    cdef public short[196] tile, sides
    cdef public ices[196] fits
    # the stacks
    cdef public ices stack, aside, order_stack, discards
    # the players
    cdef public int mover, phase, fulfilled, passes
    cdef public int[4] score
    cdef public short[12] supply
    cdef public short[48] token
    cdef public short[12] hand, order, shown
    cdef public ices[12] never, order_never

    @cython.locals(seat=cython.int, i=cython.int, tile=cython.int)
    cdef void setup(self, Dealer dealer) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void clear_board(self) noexcept nogil
    @cython.locals(at=cython.int, sides=cython.int)
    cdef int put(self, int tile, int cell) noexcept nogil
    @cython.locals(low=cython.int, step=cython.int)
    cdef int seek(self, int cell) noexcept nogil
    cdef void touch(self, int at, int cell, int tile, int side) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void insert(self, int at, int cell) noexcept nogil
    @cython.locals(at=cython.int)
    cdef int tile_at(self, int cell) noexcept nogil

    @cython.locals(tile=cython.int)
    cdef int top(self, Dealer dealer) noexcept nogil
    @cython.locals(slot=cython.int, tile=cython.int)
    cdef void draw_tile(self, int seat, Dealer dealer) noexcept nogil
    @cython.locals(slot=cython.int, order=cython.int)
    cdef void draw_order(self, int seat, Dealer dealer) noexcept nogil
    @cython.locals(i=cython.int, tile=cython.int)
    cdef int play_tile(self, int seat, int slot) noexcept nogil
    @cython.locals(i=cython.int, order=cython.int)
    cdef int play_order(self, int seat, int slot) noexcept nogil

    @cython.locals(mine=ices, i=cython.int)
    cdef bint can_place(self, int seat) noexcept nogil
    @cython.locals(order=cython.int, at=cython.int)
    cdef bint can_fulfil(self, int seat, int slot) noexcept nogil
    @cython.locals(total=cython.int, kind=cython.int)
    cdef int tokens_of(self, int seat) noexcept nogil
    @cython.locals(total=cython.int, wanted=cython.int, kind=cython.int)
    cdef bint can_trade(self, int seat) noexcept nogil

    cdef void begin_turn(self, int seat, Dealer dealer) noexcept nogil
    @cython.locals(n=cython.int, slot=cython.int, tile=cython.int, i=cython.int, number=cython.int)
    cdef int places(self, int seat, int* out) noexcept nogil
    @cython.locals(n=cython.int, slot=cython.int, total=cython.int, kind=cython.int)
    cdef int orders_and_trades(self, int seat, int* out) noexcept nogil
    @cython.locals(n=cython.int, a=cython.int, b=cython.int, wanted=cython.int, at=cython.int)
    cdef int trades(self, int seat, int n, int* out) noexcept nogil
    @cython.locals(n=cython.int, slot=cython.int)
    cdef int choices(self, int seat, int* out) noexcept nogil
    @cython.locals(tile=cython.int, sides=cython.int)
    cdef void place(self, int seat, int slot, int cell, Dealer dealer) noexcept nogil
    @cython.locals(axis=cython.int, before=cython.int, after=cython.int, part=cython.int, a=cython.int, b=cython.int, kind=cython.int)
    cdef void check_rows(self, int seat, int tile, int cell, int sides, Dealer dealer) noexcept nogil
    @cython.locals(lengths=cython.int, same=cython.int, other=cython.int)
    cdef int run(self, int tile, int cell, int step) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void show_hand(self, int seat, Dealer dealer) noexcept nogil
    @cython.locals(out=cython.int, i=cython.int, new=cython.int)
    cdef void swap(self, int seat, int slot, Dealer dealer) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void shuffle_back(self, Dealer dealer) noexcept nogil
    cdef void pass_by(self, int seat, Dealer dealer) noexcept nogil
    @cython.locals(total=cython.int)
    cdef void settle(self, int seat, Dealer dealer) noexcept nogil
    @cython.locals(order=cython.int, i=cython.int)
    cdef void fulfil(self, int seat, int slot, Dealer dealer) noexcept nogil
    cdef void pay(self, int seat, int kind) noexcept nogil
    @cython.locals(a=cython.int, b=cython.int, wanted=cython.int)
    cdef void trade(self, int seat, int bargain, Dealer dealer) noexcept nogil
    cdef void end_turn(self, int seat, Dealer dealer) noexcept nogil
    @cython.locals(most=cython.int, seat=cython.int)
    cdef void end(self, int ending, Dealer dealer) noexcept nogil
