import cython

from gelateria.engine.evaluation cimport Evaluator
from gelateria.engine.state cimport State
from gelateria.games.jelly_monster.outlook cimport Outlook
from gelateria.games.jelly_monster.planning cimport Planner
from gelateria.games.jelly_monster.rules cimport PLACING, SCORING, ZONES, Jelly

cdef int MANY_THROWS, FEW_THROWS
cdef double WON, TINY, A_THROW, A_LATE_THROW, A_CALM_DIE, A_RIGHT

cdef class JellyEvaluator(Evaluator):
    cdef Jelly thought
    cdef readonly Outlook thumb
    cdef readonly Planner planner

    @cython.locals(total=cython.double, other=cython.int, steps=cython.int)
    cdef double weigh(self, Jelly thought, int seat) noexcept nogil
    @cython.locals(best=cython.double[6], before=cython.double[7], district=cython.int, face=cython.int, gain=cython.double)
    cdef double best_of(self, Jelly thought, int seat, int dice) noexcept nogil
    @cython.locals(best=cython.double, centre=cython.double, owner=cython.int, there=cython.int, face=cython.int, value=cython.double)
    cdef double best_removal(self, Jelly thought, int seat, int district, int placed) noexcept nogil
    @cython.locals(best=cython.double, zone=cython.int, other=cython.int, value=cython.double)
    cdef double best_shift(self, Jelly thought, int district) noexcept nogil
    @cython.locals(expected=cython.double, likely=cython.double, rank=cython.int, top=cython.int, face=cython.int, less=cython.double, _=cython.int)
    cdef double highest(self, double* gains, int dice) noexcept nogil
    @cython.locals(late=cython.double, patience=cython.double)
    cdef void look(self, Jelly thought, int seat, double* out) noexcept nogil
    @cython.locals(loose=cython.int, seat=cython.int)
    cdef double lateness(self, Jelly thought) noexcept nogil
    @cython.locals(chances=cython.double[8], n=cython.int, slope=cython.double, best=cython.double, i=cython.int, odds=cython.double)
    cdef int plan(self, State state, int seat, double* out) noexcept nogil
