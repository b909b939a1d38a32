import cython

from gelateria.engine.dealer.base cimport Dealer
from gelateria.engine.evaluation cimport Evaluator
from gelateria.games.gelini_nightlife.rules cimport Gelini

cdef int TO_THROW, TO_ASK, TO_GATHER, MOVE, PASS, GATHER, LEAVE, STEPS

cdef class Step:
    cdef Evaluator evaluator
    cdef Dealer dealer
    cdef Gelini world, trial
    cdef Step further
    cdef int steps
    @cython.locals(chances=cython.double[8], actions=cython.int[512])
    cdef int rate(self, Gelini start, int rounds, double* out) noexcept nogil
    cdef void reckon(self, Gelini world, int rounds, double* out) noexcept nogil
    @cython.locals(chances=cython.double[8])
    cdef void throw(self, Gelini world, int rounds, double* out) noexcept nogil
    cdef void show(self, Gelini world, int face) noexcept nogil
    @cython.locals(chances=cython.double[8])
    cdef void decide(self, Gelini world, int one, int other, int rounds, double* out) noexcept nogil
    @cython.locals(actions=cython.int[512])
    cdef void act(self, Gelini world, Gelini after, Gelini trial, double* out) noexcept nogil
