import cython

from gelateria.engine.dealer.base cimport Dealer
from gelateria.engine.state cimport State

cdef int THROW, PAY, ROWS, FIELDS, SIX, GREEN, YELLOW, RED, TO_THROW, TO_KEEP, TO_PAY
cdef int BEGAN, THREW, KEPT, FREE, BORROWED, VOID, LAID, TOOK, FINED, REPAID, ENDED

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
    cdef void pay(self, int seat, int row, Dealer dealer) noexcept nogil
    cdef void lay(self, int seat, int row, Dealer dealer) noexcept nogil
    cdef void take_row(self, int seat, int row, Dealer dealer) noexcept nogil
    cdef void fine(self, int seat, int row, Dealer dealer) noexcept nogil
    cdef void settle(self, int seat, Dealer dealer) noexcept nogil
    cdef void pay_all(self, int seat, Dealer dealer) noexcept nogil
    cdef bint order_matters(self, int seat) noexcept nogil
    cdef int rows_to_pay(self, int* out) noexcept nogil
    cdef void borrow(self, int seat, int chips, Dealer dealer) noexcept nogil
    cdef void repay(self, int seat, Dealer dealer) noexcept nogil
    cdef void end_turn(self, int seat, Dealer dealer) noexcept nogil
    cdef void end(self, Dealer dealer) noexcept nogil

cdef int octal_digit(int face, int i) noexcept nogil
