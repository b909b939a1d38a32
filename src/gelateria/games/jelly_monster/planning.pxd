import cython

from gelateria.games.jelly_monster.outlook cimport Outlook
from gelateria.games.jelly_monster.rules cimport (
    DONE, NO_EFFECT, NOBODY, PLACING, REMOVE, SEAL, TURN, UP, Jelly, count_of, district_of, effect_of, face_placed, face_removed, one_die,
    owner_of,
)

cdef int ALL_FACES, THROWS_AHEAD
cdef double WORST

@cython.final
cdef class Planner:
    cdef readonly Outlook outlook
    cdef public double a_throw, weary, wait, ring, a_die, seal
    cdef double[7] before

    cdef int plan(self, Jelly thought, int seat, double* out) noexcept nogil
    @cython.locals(actions=cython.int[512], best=cython.double[6])
    cdef int plan_placement(self, Jelly thought, int seat, double* out) noexcept nogil
    cdef double cost(self, Jelly thought, int seat) noexcept nogil
    cdef double placed(self, Jelly thought, int seat, int action) noexcept nogil
    cdef double removed(self, Jelly thought, int seat, int district, int effect) noexcept nogil
    cdef double shifted(self, Jelly thought, int seat, int district, int effect) noexcept nogil
    cdef double right_to_seal(self, Jelly thought, int seat) noexcept nogil
    cdef double best_seal(self, Jelly thought, int seat) noexcept nogil
    cdef double next_throw(self, double* best, int dice, double cost, double ring) noexcept nogil
    @cython.locals(used=cython.int[6])
    cdef double highest(self, double* best, int dice, double again) noexcept nogil
    @cython.locals(actions=cython.int[512])
    cdef int plan_ending(self, Jelly thought, int seat, double* out) noexcept nogil
