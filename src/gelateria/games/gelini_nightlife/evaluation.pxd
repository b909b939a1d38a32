import cython

from gelateria.engine.dealer.base cimport Dealer
from gelateria.engine.evaluation cimport Evaluator
from gelateria.engine.state cimport State
from gelateria.games.gelini_nightlife.rounds cimport Step
from gelateria.games.gelini_nightlife.rules cimport Gelini

cdef int KINDS, CLIQUES, COIN, STAR, BAND, FLYER, TO_THROW, TO_ASK, ROUNDS
cdef double WON, TIED, CROWD, ACTION, FEW

cdef class GeliniEvaluator(Evaluator):
    cdef Gelini thought, trial, seen, start
    cdef Step step
    cdef bint looked
    cdef double[5] strengths
    cdef Dealer dealer
    cdef double[5] loose
    cdef double[80] never, once, size_once
    @cython.locals(out=cython.int[512], seat=cython.int, n=cython.int, i=cython.int, best=cython.int, top=cython.double, value=cython.double)
    cdef void foresee(self, Gelini thought, Gelini trial) noexcept nogil
    @cython.locals(others=cython.double, other=cython.int)
    cdef double weigh(self, Gelini thought, int seat) noexcept nogil
    @cython.locals(sharing=cython.int, other=cython.int)
    cdef double outcome(self, Gelini thought, int seat) noexcept nogil
    @cython.locals(seat=cython.int, i=cython.int, place=cython.int, kind=cython.int, behind=cython.int, chance=cython.double)
    cdef void look_ahead(self, Gelini thought) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void reckon(self, Gelini thought, int seat, int kind, double chance) noexcept nogil
    cdef double worth_of(self, Gelini thought, int kind) noexcept nogil
    @cython.locals(squares=cython.double, clique=cython.int, own=cython.int, total=cython.int, kind=cython.int, rival=cython.int)
    cdef double strength(self, Gelini thought, int seat) noexcept nogil
    @cython.locals(i=cython.int)
    cdef double sweeping(self, Gelini thought, int seat, int clique) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void look_round(self, State state) noexcept nogil
    @cython.locals(best=cython.double, most=cython.int, front=cython.int, fullest=cython.int, other=cython.int, close=cython.double, late=cython.double, squares=cython.int)
    cdef void write(self, Gelini seen, int seat, double* out) noexcept nogil
    @cython.locals(tiles=cython.int, place=cython.int)
    cdef int way(self, Gelini seen, int seat) noexcept nogil
    @cython.locals(clique=cython.int, own=cython.int, total=cython.int, kind=cython.int, rival=cython.int)
    cdef void write_cliques(self, Gelini seen, int seat, double* out) noexcept nogil
    @cython.locals(squares=cython.int, winning=cython.int, gain=cython.int, i=cython.int, first=cython.double)
    cdef void write_reach(self, Gelini seen, int seat, double* out) noexcept nogil
    @cython.locals(kind=cython.int, squares=cython.int, member=cython.int)
    cdef int squares_at(self, Gelini seen, int seat, int steps) noexcept nogil
