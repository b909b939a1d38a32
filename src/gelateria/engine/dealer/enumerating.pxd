import cython

from gelateria.engine.dealer.base cimport Dealer

cdef int DEEPEST

cdef class EnumeratingDealer(Dealer):
    cdef int[256] digits, wheels
    cdef int at, depth
    cdef readonly int fault
    @cython.locals(share=cython.double, i=cython.int)
    cpdef double chance(self)
    @cython.locals(last=cython.int)
    cpdef bint turn(self)
