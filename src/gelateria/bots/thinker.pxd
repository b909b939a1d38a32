import cython

from gelateria.bots.bot cimport Bot
from gelateria.engine.evaluation cimport Evaluator, share_out
from gelateria.engine.state cimport State

cdef int FINE

cdef class Thinker(Bot):
    cdef Evaluator evaluator
    cdef State thought
    cdef int hurry
    cdef int[8] sand
    @cython.locals(awaited=cython.int, seat=cython.int)
    cdef int rings_once_in(self, State thought) noexcept nogil
    cdef void evaluate(self, State state, double* out) noexcept nogil
    @cython.locals(total=cython.double, _=cython.int)
    cdef double wobble(self) noexcept nogil
