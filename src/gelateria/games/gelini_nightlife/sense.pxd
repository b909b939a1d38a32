import cython

from gelateria.engine.dealer cimport Dealer
from gelateria.engine.sense cimport Sense
from gelateria.engine.state cimport State
from gelateria.games.gelini_nightlife.rules cimport Gelini

cdef int KINDS, COIN, STAR, BAND, FLYER, TO_THROW
cdef double WON, HIT, FAR, ACTION, LONELY, AHEAD

cdef class GeliniSense(Sense):
    cdef Gelini thought, trial
    cdef Dealer dealer
    @cython.locals(out=cython.int[512], seat=cython.int, n=cython.int, i=cython.int, best=cython.int, top=cython.double, value=cython.double)
    cdef void foresee(self, Gelini thought, Gelini trial) noexcept nogil
    @cython.locals(most=cython.double, others=cython.double, other=cython.int, strength=cython.double)
    cdef double weigh(self, Gelini thought, int seat) noexcept nogil
    @cython.locals(gains=cython.double[48], kind=cython.int, clique=cython.int, own=cython.int, rest=cython.int, squares=cython.double, chance=cython.double, place=cython.int)
    cdef double strength(self, Gelini thought, int seat) noexcept nogil
