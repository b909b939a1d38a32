import cython

from gelateria.bots.bot cimport Bot
from gelateria.engine.state cimport State

cdef class RandomBot(Bot):
    @cython.locals(out=cython.int[512], n=cython.int)
    cdef int pick(self, State world, int seat) noexcept nogil
