import cython

from gelateria.engine.dealer.base cimport Dealer

cdef class ReplayingDealer(Dealer):
    cdef list numbers
    cdef int at
    cdef readonly int wanted
    cdef readonly str fault
    @cython.locals(number=cython.int)
    cdef int give(self, int n) noexcept nogil
