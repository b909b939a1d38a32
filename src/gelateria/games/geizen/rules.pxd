import cython

from gelateria.engine.dealer.base cimport Dealer
from gelateria.engine.state cimport State

cdef int THROW, PAY, TO_THROW, TO_KEEP, TO_PAY, GREEN, YELLOW, RED, SIX, FIELDS
cdef int BEGAN, THREW, KEPT, FREE, BORROWED, VOID, LAID, TOOK, FINED, REPAID, ENDED

cdef class Geizen(State):
    # the material
    cdef public int dice, total_chips, start_chips, loan_limit
    cdef public short[5] length, arrow, full
    cdef public short[40] colour, lays
    # the position
    cdef public int bank, loan, loose, mover, phase
    cdef public int[5] stock, filled
    cdef public int[6] kept, thrown

    @cython.locals(seat=cython.int, row=cython.int, i=cython.int)
    cdef void setup(self, Dealer dealer) noexcept nogil
    cdef void begin_turn(self, int seat, Dealer dealer) noexcept nogil
    @cython.locals(n=cython.int, row=cython.int, twins=cython.int, i=cython.int, dice=cython.int)
    cdef int choices(self, int seat, int* out) noexcept nogil
    @cython.locals(faces=cython.int, i=cython.int, die=cython.int, lower=cython.int, at=cython.int)
    cdef void throw(self, int seat, Dealer dealer) noexcept nogil
    @cython.locals(faces=cython.int, loose=cython.int, i=cython.int, chosen=cython.int)
    cdef void keep(self, int seat, int dice, Dealer dealer) noexcept nogil
    @cython.locals(row=cython.int)
    cdef void settle(self, int seat, Dealer dealer) noexcept nogil
    @cython.locals(dearest=cython.int, numbers=cython.int, own=cython.int, lent=cython.int)
    @cython.locals(row=cython.int, field=cython.int, short=cython.int)
    cdef bint order_matters(self, int seat) noexcept nogil
    @cython.locals(count=cython.int)
    cdef void pay(self, int seat, int row, Dealer dealer) noexcept nogil
    @cython.locals(field=cython.int, own=cython.int, lent=cython.int, short=cython.int)
    cdef void lay(self, int seat, int row, Dealer dealer) noexcept nogil
    @cython.locals(step=cython.int, other=cython.int, fine=cython.int)
    cdef void complete(self, int seat, int row, Dealer dealer) noexcept nogil
    @cython.locals(paid=cython.int)
    cdef void end_turn(self, int seat, Dealer dealer) noexcept nogil
    @cython.locals(most=cython.int, seat=cython.int)
    cdef void end(self, Dealer dealer) noexcept nogil
