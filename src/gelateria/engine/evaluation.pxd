import cython

from gelateria.engine.state cimport State

cdef int MOST_FEATURES

cdef class Evaluator:
    cdef public int samples
    cdef readonly int size
    cdef double[48] weights
    @cython.locals(value=cython.double)
    cdef double value(self, State state, int seat) noexcept nogil
    cdef void features(self, State state, int seat, double* out) noexcept nogil
    @cython.locals(out=cython.double[48], total=cython.double, i=cython.int)
    cdef double weighed(self, State state, int seat) noexcept nogil
    @cython.locals(top=cython.double, total=cython.double, seat=cython.int)
    cdef void forecast(self, State state, double* out) noexcept nogil
    cdef int plan(self, State state, int seat, double* out) noexcept nogil
    @cython.locals(out=cython.double[48], i=cython.int)
    cpdef list listed_features(self, State state, int seat)
    @cython.locals(i=cython.int)
    cpdef list listed_weights(self)
    @cython.locals(out=cython.double[48], i=cython.int)
    cpdef list listed_forecast(self, State state)
    @cython.locals(out=cython.double[512], i=cython.int)
    cpdef list listed_plan(self, State state, int seat)

@cython.locals(count=cython.int, seat=cython.int)
cdef void share_out(State state, double* out) noexcept nogil
@cython.locals(seen=list, i=cython.int)
cdef void drafted_features(Evaluator evaluator, State state, int seat, double* out)
