import cython

from gelateria.engine.dealer.base cimport Dealer, word
from gelateria.engine.evaluation cimport Evaluator
from gelateria.games.geizen.rules cimport Geizen

cdef int MOST_DICE, ALL, TO_PAY, SIX

cdef class Bunches:
    cdef int[8] first
    cdef int[924] size, twins
    cdef int[924][6] dice, more
    cdef double[924] share
    cdef int[925] opens
    cdef int[17640] parts
    cdef void enumerate(self) noexcept nogil
    cdef void add(self, int bunch, int face, int bigger) noexcept nogil
    cdef int highest(self, int bunch) noexcept nogil
    cdef int without_highest(self, int bunch) noexcept nogil
    cdef void divide(self) noexcept nogil
    cpdef list listed(self, int bunch)
    cpdef list listed_parts(self, int bunch)
    cpdef double chance(self, int bunch)

cdef class Turn:
    cdef Evaluator evaluator
    cdef Bunches bunches
    cdef Dealer dealer
    cdef Geizen world, trial
    cdef double[924] worth, promise
    cdef word[120] met
    @cython.locals(actions=cython.int[512])
    cdef int rate(self, Geizen start, double* out) noexcept nogil
    cdef int chosen(self, Geizen start, int dice) noexcept nogil
    cdef void reckon(self, Geizen start) noexcept nogil
    cdef void settle(self, Geizen world, int bunch) noexcept nogil
    @cython.locals(actions=cython.int[512])
    cdef double best_order(self, Geizen world, Geizen trial, int seat) noexcept nogil
    cdef bint is_new(self, word fingerprint, int met) noexcept nogil
    @cython.locals(chances=cython.double[8])
    cdef double chance(self, Geizen world, int seat) noexcept nogil
    cdef double expect(self, int kept, int loose) noexcept nogil
