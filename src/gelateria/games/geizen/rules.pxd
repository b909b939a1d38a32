import cython

from gelateria.engine.dealer.base cimport Dealer
from gelateria.engine.state cimport State

cdef int THROW, PAY, ROWS, FIELDS, SIX, GREEN, YELLOW, RED, FIRST, AGAIN, MOST_ORDERS, TO_THROW, TO_KEEP, TO_PAY
cdef int BEGAN, THREW, KEPT, FREE, BORROWED, VOID, LAID, TOOK, FINED, REPAID, ENDED
cdef Dealer NOBODY

cdef class Geizen(State):
    # the material
    cdef public int total_chips, start_chips, loan_limit, dice
    cdef public short[5] length, full, arrow
    cdef public short[5][8] colour, lays
    # the position
    cdef public int bank, loan, loose, mover, phase
    cdef public int[5] stock, filled
    cdef public int[6] thrown, kept

    cdef void setup(self, Dealer dealer) noexcept nogil
    cdef void begin_turn(self, int seat, Dealer dealer) noexcept nogil
    cdef int choices(self, int seat, int* out) noexcept nogil
    cdef void throw(self, int seat, Dealer dealer) noexcept nogil
    @cython.locals(twins=cython.int)
    cdef int sets_to_keep(self, int* out) noexcept nogil
    cdef void keep(self, int seat, int dice, Dealer dealer) noexcept nogil
    cdef void score(self, int seat, Dealer dealer) noexcept nogil
    @cython.locals(voids=cython.int)
    cdef int pay(self, int seat, int row, Dealer dealer) noexcept nogil
    cdef bint lay(self, int seat, int row, int before, Dealer dealer) noexcept nogil
    cdef int ground(self, int row, int field, int before) noexcept nogil
    cdef void take_row(self, int seat, int row, Dealer dealer) noexcept nogil
    cdef void fine(self, int seat, int row, Dealer dealer) noexcept nogil
    cdef void settle(self, int seat, Dealer dealer) noexcept nogil
    cdef void pay_all(self, int seat, Dealer dealer) noexcept nogil
    @cython.locals(rows=cython.int)
    cdef int unpaid(self) noexcept nogil
    cdef int first_of(self, int rows) noexcept nogil
    cdef bint may_run_short(self, int seat) noexcept nogil
    @cython.locals(rows=cython.int, alike=cython.int, begins=cython.int[120], voids=cython.int[120], ends=cython.longlong[120])
    cdef int next_rows(self, int seat) noexcept nogil
    cdef bint asks_for_any_order(self) noexcept nogil
    @cython.locals(orders=cython.int, stock=cython.int[5], filled=cython.int[5], kept=cython.int[5])
    cdef int try_orders(self, int seat, int* begins, int* voids, long long* ends) noexcept nogil
    cdef int nth_unpaid(self, int n) noexcept nogil
    @cython.locals(number=cython.longlong)
    cdef long long outcome(self, int seat) noexcept nogil
    cdef int rows_to_pay(self, int seat, int* out) noexcept nogil
    cdef void borrow(self, int seat, int chips, Dealer dealer) noexcept nogil
    cdef void repay(self, int seat, Dealer dealer) noexcept nogil
    cdef void end_turn(self, int seat, Dealer dealer) noexcept nogil
    cdef void end(self, Dealer dealer) noexcept nogil

cdef int octal_digit(int face, int i) noexcept nogil
