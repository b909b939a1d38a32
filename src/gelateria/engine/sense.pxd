from gelateria.engine.state cimport State

cdef class Sense:
    cdef public int samples
    cdef double value(self, State state, int seat) noexcept nogil
