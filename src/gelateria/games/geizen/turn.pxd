import cython

from gelateria.engine.dealer.base cimport Dealer, word
from gelateria.engine.evaluation cimport Evaluator
from gelateria.games.geizen.rules cimport Geizen

cdef int MOST_DICE, ALL, TO_PAY, SIX

cdef class Bunches:
    cdef int[8] first
    cdef int[924] size, twins
    cdef int[5544] dice, more
    cdef double[924] share
    cdef int[925] opens
    cdef int[17640] parts
    @cython.locals(count=cython.int, size=cython.int, bunch=cython.int, highest=cython.int, face=cython.int, i=cython.int, without=cython.int)
    cdef void enumerate(self) noexcept nogil
    @cython.locals(smaller=cython.int, i=cython.int)
    cdef int without_highest(self, int bunch) noexcept nogil
    @cython.locals(count=cython.int, bunch=cython.int, highest=cython.int, without=cython.int, i=cython.int, part=cython.int, same=cython.int)
    cdef void divide(self) noexcept nogil
    @cython.locals(i=cython.int)
    cpdef list listed(self, int bunch)
    @cython.locals(i=cython.int)
    cpdef list listed_parts(self, int bunch)
    cpdef double chance(self, int bunch)

cdef class Turn:
    cdef Evaluator evaluator
    cdef Bunches bunches
    cdef Dealer dealer
    cdef Geizen world, trial
    cdef double[924] worth, promise
    cdef word[120] met
    @cython.locals(actions=cython.int[512], n=cython.int, i=cython.int)
    cdef int rate(self, Geizen start, double* out) noexcept nogil
    @cython.locals(bunch=cython.int, i=cython.int)
    cdef int chosen(self, Geizen start, int dice) noexcept nogil
    @cython.locals(bunch=cython.int)
    cdef void reckon(self, Geizen start) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void settle(self, Geizen world, int bunch) noexcept nogil
    @cython.locals(actions=cython.int[512], orders=cython.int, order=cython.int, rest=cython.int, n=cython.int, met=cython.int, best=cython.double, chance=cython.double)
    cdef double best_order(self, Geizen world, Geizen trial, int seat) noexcept nogil
    @cython.locals(i=cython.int)
    cdef bint is_new(self, word fingerprint, int met) noexcept nogil
    @cython.locals(chances=cython.double[8])
    cdef double chance(self, Geizen world, int seat) noexcept nogil
    @cython.locals(part=cython.int, after=cython.int, i=cython.int, total=cython.double, throw=cython.int, best=cython.double)
    cdef double expect(self, int kept, int loose) noexcept nogil
