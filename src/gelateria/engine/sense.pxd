import cython

from gelateria.engine.state cimport State

cdef class Sense:
    cdef public int samples
    @cython.locals(value=cython.double)
    cdef double value(self, State state, int seat) noexcept nogil
