from gelateria.engine.dealer cimport Dealer
from gelateria.engine.state cimport State

cdef class Bot:
    cdef readonly object setting
    cdef Dealer dealer
    cdef int pick(self, State world, int seat) noexcept nogil
    cpdef int choose(self, State world, int seat)
