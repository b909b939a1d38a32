import cython

from gelateria.bots.thinker cimport Thinker
from gelateria.engine.dealer.base cimport split, word
from gelateria.engine.state cimport State

cdef int FINE

cdef class LookBot(Thinker):
    cdef int looks, seen
    cdef bint plans
    cdef double slip, total, square
    @cython.locals(out=cython.int[512], values=cython.double[512], n=cython.int, best=cython.int, i=cython.int)
    cdef int pick(self, State world, int seat) noexcept nogil
    @cython.locals(i=cython.int, base=cython.int)
    cdef void rate(self, State world, int seat, int n, int* out, double* values) noexcept nogil
    @cython.locals(value=cython.double, before=word, after=word)
    cdef double expect(self, State world, int seat, int action, int base) noexcept nogil
    @cython.locals(chances=cython.double[8])
    cdef double look(self, State world, int seat, int action) noexcept nogil
    cpdef object judged(self, State world, int seat, int action, int base)
