import cython

from gelateria.engine.evaluation cimport Evaluator
from gelateria.engine.state cimport State
from gelateria.games.jelly_monster.outlook cimport Outlook
from gelateria.games.jelly_monster.planning cimport Planner
from gelateria.games.jelly_monster.rules cimport PLACING, SCORING, ZONES, Jelly, count_of, is_among, one_die

cdef int WEALTH, WEALTH_LATE, PROMISED, PROMISED_LATE, CAPSULES_EARLY, LOOSE, LOOSE_IN_THE_SAND, RIGHT_TO_SEAL
cdef int MANY_THROWS, FEW_THROWS
cdef double WON, TINY, A_THROW, A_LATE_THROW, A_CALM_DIE, A_RIGHT

@cython.final
cdef class JellyEvaluator(Evaluator):
    cdef Jelly thought
    cdef readonly Outlook thumb
    cdef readonly Planner planner
    cdef double[8] chances

    cdef double weigh(self, Jelly thought, int seat) noexcept nogil
    @cython.locals(best=cython.double[6], before=cython.double[7])
    cdef double best_of(self, Jelly thought, int seat, int dice) noexcept nogil
    cdef double best_removal(self, Jelly thought, int seat, int district, int placed) noexcept nogil
    cdef double best_shift(self, Jelly thought, int district) noexcept nogil
    cdef double highest(self, double* gains, int dice) noexcept nogil
    cdef void look(self, Jelly thought, int seat, double* out) noexcept nogil
    cdef double lateness(self, Jelly thought) noexcept nogil
