import cython

from gelateria.bots.greedy cimport GreedyBot
from gelateria.bots.thinker cimport Thinker
from gelateria.engine.dealer.base cimport word
from gelateria.engine.state cimport State

cdef class ForesightBot(Thinker):
    cdef readonly object trials
    cdef readonly list found
    cdef GreedyBot guide
    cdef int turns
    cpdef int choose(self, State world, int seat)
    @cython.locals(share=cython.double)
    cpdef double play_out(self, State world, int seat, int action, word luck)
    @cython.locals(chances=cython.double[8], until=cython.int, actor=cython.int)
    cdef double play_on(self, State world, State thought, int seat, int action, word luck) noexcept nogil
