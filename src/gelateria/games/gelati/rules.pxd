import cython

from gelateria.engine.dealer.base cimport Dealer
from gelateria.engine.state cimport State

ctypedef unsigned long long ices

cdef int PARTS, KINDS, TILES, HELD, NOTHING, CELLS, NOWHERE
cdef int DONE, FULFIL, SWAP, DISCARD, TRADE, PLACE, TO_PLACE, TO_SWAP, TO_ORDER, BY_POINTS, OUT_OF_TILES, ALL_PASSED
cdef int OPENED, BEGAN, DREW, DREW_ORDER, PLACED, SCORED, EARNED, MISSED, FULFILLED, TRADED, DISCARDED
cdef int SHOWED, SWAPPED, SHUFFLED, RESHUFFLED, PASSED, ENDED
cdef int AXES, BOTH_ENDS, RIGHT, DOWN_RIGHT, UP_RIGHT, LEFT, UP_LEFT, DOWN_LEFT
cdef int[6] STEPS
cdef ices ONE, ALL
cdef int[64] COMMON
cdef ices[64] MATES
cdef int[256] ONES

cpdef int kind_of(int ice, int part) noexcept nogil
cdef ices only(int ice) noexcept nogil
cdef int has(ices some, int ice) noexcept nogil
cpdef int count(ices some) noexcept nogil
cdef int nth(ices some, int n) noexcept nogil
cdef int any_of(ices some, Dealer dealer) noexcept nogil
cdef int filled(short* hand) noexcept nogil

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
    cdef public int[4][12] tokens  # not short: Cython would take short[4][12] and short[4][4] for one type
    cdef public short[4][4] hand, shown, orders
    cdef public ices[4][4] never, order_never

    cdef void setup(self, Dealer dealer) noexcept nogil
    cdef int take_top(self, Dealer dealer) noexcept nogil
    cdef void draw_tile(self, int seat, bint dealt, Dealer dealer) noexcept nogil
    cdef void draw_order(self, int seat, bint dealt, Dealer dealer) noexcept nogil
    cdef int play_tile(self, int seat, int slot) noexcept nogil
    cdef int play_order(self, int seat, int slot) noexcept nogil

    cdef void begin_turn(self, int seat, Dealer dealer) noexcept nogil
    cdef bint can_place(self, int seat) noexcept nogil
    cdef int list_places(self, int seat, int* out) noexcept nogil
    cdef void place(self, int seat, int slot, int cell, Dealer dealer) noexcept nogil
    cdef void show_hand(self, int seat, Dealer dealer) noexcept nogil
    cdef int list_swaps(self, int* out) noexcept nogil
    cdef void swap(self, int seat, int slot, Dealer dealer) noexcept nogil
    cdef void shuffle_back(self, Dealer dealer) noexcept nogil
    cdef void pass_by(self, int seat, Dealer dealer) noexcept nogil
    cdef void check_rows(self, int seat, int tile, int cell, int sides, Dealer dealer) noexcept nogil
    cdef int new_rows(self, int tile, int cell, int sides) noexcept nogil
    @cython.locals(ahead=cython.int[3], behind=cython.int[3])
    cdef int new_rows_along(self, int tile, int cell, int sides, int axis) noexcept nogil
    cdef bint is_new_row(self, int behind, int ahead) noexcept nogil
    cdef void measure(self, int tile, int cell, int sides, int side, int* lengths) noexcept nogil
    cdef void earn(self, int seat, int kind, int axis, Dealer dealer) noexcept nogil
    cdef void take(self, int seat, int kind) noexcept nogil
    cdef void give_back(self, int seat, int kind) noexcept nogil
    cdef int list_orders(self, int seat, int n, int* out) noexcept nogil
    cdef bint can_fulfil(self, int seat, int order) noexcept nogil
    cdef void fulfil(self, int seat, int slot, Dealer dealer) noexcept nogil
    cdef void shuffle_orders(self, int seat, Dealer dealer) noexcept nogil
    cdef int list_trades(self, int seat, int n, int* out) noexcept nogil
    cdef void trade(self, int seat, int bargain, Dealer dealer) noexcept nogil
    cdef bint has_too_many(self, int seat) noexcept nogil
    cdef int tokens_of(self, int seat) noexcept nogil
    cdef int list_discards(self, int seat, int n, int* out) noexcept nogil
    cdef void discard(self, int seat, int kind, Dealer dealer) noexcept nogil
    cdef void settle(self, int seat, Dealer dealer) noexcept nogil
    cdef bint may_decide(self, int seat) noexcept nogil
    cdef bint can_trade(self, int seat, int total) noexcept nogil
    cdef void end_turn(self, int seat, Dealer dealer) noexcept nogil
    cdef void end(self, int ending, Dealer dealer) noexcept nogil

    cdef int put(self, int tile, int cell) noexcept nogil
    cdef int fill(self, int at, int cell, int tile) noexcept nogil
    cdef void tell_neighbour(self, int at, int cell, int side, int tile) noexcept nogil
    @cython.locals(low=cython.int, step=cython.int)
    cdef int seek(self, int cell) noexcept nogil
    cdef void insert(self, int at, int cell) noexcept nogil
    cdef int tile_at(self, int cell) noexcept nogil
