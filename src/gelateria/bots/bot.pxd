import cython

from gelateria.engine.dealer.base cimport Dealer
from gelateria.engine.state cimport State

cdef class Bot:
    cdef readonly object setting
    cdef public object tempo
    cdef public double memory
    cdef Dealer dealer
    @cython.locals(number=cython.int)
    cdef int pick(self, State world, int seat) noexcept nogil
    @cython.locals(number=cython.int)
    cpdef int choose(self, State world, int seat)
