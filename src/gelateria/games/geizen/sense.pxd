import cython

from gelateria.engine.dealer cimport Dealer
from gelateria.engine.sense cimport Sense
from gelateria.engine.state cimport State
from gelateria.games.geizen.rules cimport Geizen

cdef double WON, A_LOOSE_DIE, NEARLY_FULL

cdef class GeizenSense(Sense):
    cdef Geizen thought
    cdef Dealer dealer
    @cython.locals(row=cython.int, other=cython.int, chips=cython.double)
    cdef double weigh(self, Geizen thought, int seat) noexcept nogil
