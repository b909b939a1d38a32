import cython

from gelateria.engine.dealer cimport Dealer
from gelateria.engine.sense cimport Sense
from gelateria.engine.state cimport State
from gelateria.games.geizen.rules cimport Geizen

cdef double WON, A_LOOSE_DIE, WITHIN_REACH, LEFT_BEHIND

cdef class GeizenSense(Sense):
    cdef Geizen thought
    cdef Dealer dealer
    @cython.locals(row=cython.int, other=cython.int, chips=cython.double, mine=cython.bint)
    cdef double weigh(self, Geizen thought, int seat) noexcept nogil
    @cython.locals(left=cython.int, prize=cython.double, field=cython.int)
    cdef double worth_of_face(self, Geizen thought, int row) noexcept nogil
