import cython

from gelateria.engine.dealer.base cimport Dealer
from gelateria.engine.evaluation cimport Evaluator
from gelateria.engine.state cimport State
from gelateria.games.geizen.rules cimport Geizen
from gelateria.games.geizen.turn cimport Turn

cdef double WON, A_LOOSE_DIE, WITHIN_REACH, LEFT_BEHIND, FEW, NEXT_TO_NONE
cdef int TO_KEEP, YELLOW
cdef int CHIPS, LEAD, LATE_LEAD, BANK_LEAD, SHARE, BRINK, TURN, LOW_TURN, LAST_TURN, WAIT, LOOSE
cdef int ROW_1, BEST_ROW, LATE_ROWS, LOW_ROWS, NEXT_1, BEST_NEXT, LATE_NEXT

cdef class GeizenEvaluator(Evaluator):
    cdef Geizen thought, paid, start
    cdef Dealer dealer
    cdef Turn turn
    cdef double[9][7] reach
    @cython.locals(mine=cython.bint)
    cdef double weigh(self, Geizen thought, int seat) noexcept nogil
    cdef double worth_of_face(self, Geizen thought, int row) noexcept nogil
    cdef void learn_to_throw(self) noexcept nogil
    cdef void write(self, Geizen paid, int seat, double* out) noexcept nogil
    @cython.locals(hits=cython.int)
    cdef double write_prospects(self, Geizen paid, int dice, bint lie, double* out, int row_1, int best) noexcept nogil
    cdef double prize(self, Geizen paid, int row) noexcept nogil

cdef double near_zero(int chips, double few) noexcept nogil
