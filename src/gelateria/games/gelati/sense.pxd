import cython

from gelateria.engine.sense cimport Sense
from gelateria.engine.state cimport State
from gelateria.games.gelati.rules cimport Gelati, count, ices

cdef ices ONE
cdef double WON, SPARE, HOPE, THREAT
cdef double[4] ON_THE_WAY

cdef class GelatiSense(Sense):
    cdef double weigh(self, Gelati state, int seat) noexcept nogil
    @cython.locals(total=cython.int, best=cython.double, i=cython.int, order=cython.int, ready=cython.int, worth=cython.double)
    cdef double tokens(self, Gelati state, int seat) noexcept nogil
    @cython.locals(kept=ices, unseen=ices, i=cython.int, hidden=cython.int, hope=cython.double, threat=cython.double, worth=cython.double, misfit=cython.double)
    cdef double spots(self, Gelati state, int seat) noexcept nogil
