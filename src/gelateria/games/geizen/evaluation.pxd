import cython

from gelateria.engine.dealer.base cimport Dealer
from gelateria.engine.evaluation cimport Evaluator
from gelateria.engine.state cimport State
from gelateria.games.geizen.rules cimport Geizen
from gelateria.games.geizen.turn cimport Turn

cdef double WON, A_LOOSE_DIE, WITHIN_REACH, LEFT_BEHIND, FEW, NEXT_TO_NONE
cdef int TO_KEEP, YELLOW

cdef class GeizenEvaluator(Evaluator):
    cdef Geizen thought, paid, start
    cdef Dealer dealer
    cdef Turn turn
    cdef double[63] reach
    @cython.locals(row=cython.int, other=cython.int, chips=cython.double, mine=cython.bint)
    cdef double weigh(self, Geizen thought, int seat) noexcept nogil
    @cython.locals(left=cython.int, prize=cython.double, field=cython.int)
    cdef double worth_of_face(self, Geizen thought, int row) noexcept nogil
    @cython.locals(dice=cython.int, left=cython.int, total=cython.double, share=cython.double, hits=cython.int, wanted=cython.int, rest=cython.int, _=cython.int)
    cdef void learn_to_throw(self) noexcept nogil
    @cython.locals(row=cython.int, best=cython.int, total=cython.int, fewest=cython.int, other=cython.int, chips=cython.int, own=cython.int, late=cython.double, low=cython.double, lead=cython.double, wait=cython.int, i=cython.int)
    cdef void write(self, Geizen paid, int seat, double* out) noexcept nogil
    @cython.locals(total=cython.double, row=cython.int, left=cython.int, rest=cython.int, hits=cython.int, i=cython.int, hope=cython.double)
    cdef double write_prospects(self, Geizen paid, int dice, bint lie, double* out, int at) noexcept nogil
    @cython.locals(chips=cython.double, field=cython.int)
    cdef double prize(self, Geizen paid, int row) noexcept nogil

cdef double near_zero(int chips, double few) noexcept nogil
