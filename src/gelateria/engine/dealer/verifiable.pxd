import cython

from gelateria.engine.dealer.base cimport Dealer

cdef class VerifiableDealer(Dealer):
    cdef bytes seed, salt, block
    cdef int blocks, offset
    cpdef long long exactly(self, long long n)
    @cython.locals(number=cython.int)
    cdef int give(self, int n) noexcept nogil
    cpdef long long next_word(self)
