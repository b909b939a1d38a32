import cython

from gelateria.engine.dealer cimport Dealer
from gelateria.engine.state cimport State

cdef class Draft(State):
    @cython.locals(count=cython.int)
    cdef int choices(self, int seat, int* out) noexcept nogil
    @cython.locals(score=cython.int)
    cdef int points(self, int seat) noexcept nogil
    @cython.locals(out=list)
    cpdef list legal(self, int seat)

@cython.locals(i=cython.int)
cdef int write_out(list listed, int* out) noexcept
