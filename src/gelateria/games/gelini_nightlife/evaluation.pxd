import cython

from gelateria.engine.dealer.base cimport Dealer
from gelateria.engine.evaluation cimport Evaluator
from gelateria.engine.state cimport State
from gelateria.games.gelini_nightlife.rounds cimport Step
from gelateria.games.gelini_nightlife.rules cimport Gelini

cdef int COIN, STAR, FLYER, TO_THROW, TO_ASK, TO_GATHER, GATHER, LEAVE, ROUNDS
cdef double WON, TIED, CROWD, ACTION, FEW
cdef int SQUARES, NEARLY_FULL, TILES_AHEAD, COINS, CLIQUES, GUESTS_AHEAD, AT_RISK
cdef int LEAD, LATE_LEAD, OUTLOOK, CLOSE_OUTLOOK, LATE_OUTLOOK, FIRST, FOREMOST, WAY
cdef int REACH, REACH_FIRST, WINNING_THROWS, WINNING_THROWS_FIRST, OFFER, WINNING_OFFER

cdef class GeliniEvaluator(Evaluator):
    cdef Gelini thought, trial, lonely, seen, start
    cdef Step step
    cdef bint looked
    cdef double[5] strengths
    cdef Dealer dealer
    cdef double[5] loose
    cdef double[5][16] never, once, size_once, sweeps
    @cython.locals(out=cython.int[512])
    cdef void foresee(self, Gelini thought, Gelini trial) noexcept nogil
    cdef double weigh_answered(self, Gelini trial, Gelini lonely, int seat) noexcept nogil
    cdef double weigh(self, Gelini thought, int seat) noexcept nogil
    cdef double outcome(self, Gelini thought, int seat) noexcept nogil
    cdef void look_ahead(self, Gelini thought) noexcept nogil
    cdef void reckon(self, Gelini thought, int seat, int kind, double chance) noexcept nogil
    cdef double worth_of(self, Gelini thought, int kind) noexcept nogil
    cdef double strength(self, Gelini thought, int seat) noexcept nogil
    cdef double sweeping(self, Gelini thought, int seat, int clique) noexcept nogil
    cdef int squares_of(self, Gelini thought, int seat, int clique) noexcept nogil
    cdef int squares_missing(self, Gelini thought, int seat, int clique) noexcept nogil
    cdef void look_round(self, State state) noexcept nogil
    cdef void write(self, Gelini seen, int seat, double* out) noexcept nogil
    @cython.locals(tiles=cython.int)
    cdef int way(self, Gelini seen, int seat) noexcept nogil
    cdef void write_cliques(self, Gelini seen, int seat, double* out) noexcept nogil
    @cython.locals(winning=cython.int)
    cdef void write_reach(self, Gelini seen, int seat, double* out) noexcept nogil
    cdef void write_offer(self, Gelini seen, int seat, double* out) noexcept nogil
    cdef int squares_at(self, Gelini seen, int seat, int steps) noexcept nogil
