import cython

from gelateria.bots.bot cimport Bot
from gelateria.engine.dealer.base cimport word
from gelateria.engine.evaluation cimport Evaluator
from gelateria.engine.state cimport State

cdef class GreedyBot(Bot):
    cdef Evaluator evaluator
    cdef State thought
    @cython.locals(out=cython.int[512], n=cython.int, best=cython.int, i=cython.int, ties=cython.int, top=cython.double, value=cython.double)
    cdef int pick(self, State world, int seat) noexcept nogil
    @cython.locals(total=cython.double, looks=cython.int, before=word)
    cdef double expect(self, State world, int seat, int action) noexcept nogil
