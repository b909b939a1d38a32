import cython

from gelateria.games.jelly_monster.outlook cimport Outlook
from gelateria.games.jelly_monster.rules cimport DONE, EFFECTS, PLACE, PLACING, REMOVE, SEAL, TURN, UP, Jelly

cdef int ALL_FACES, THROWS_AHEAD
cdef double WORST

cdef class Planner:
    cdef readonly Outlook outlook
    cdef public double a_throw, weary, wait, ring, a_die, seal
    cdef double[7] before

    cdef int plan(self, Jelly thought, int seat, double* out) noexcept nogil
    @cython.locals(actions=cython.int[512], best=cython.double[6], thrown=cython.int, dice=cython.int, spare=cython.int, hurried=cython.bint, n=cython.int, total=cython.double, district=cython.int, count=cython.int, i=cython.int, face=cython.int, value=cython.double)
    cdef int plan_placement(self, Jelly thought, int seat, double* out) noexcept nogil
    @cython.locals(cost=cython.double, placing=cython.int, other=cython.int)
    cdef double cost(self, Jelly thought, int seat) noexcept nogil
    @cython.locals(effect=cython.int, district=cython.int, own=cython.int, die=cython.int, owner=cython.int, removed=cython.int, gain=cython.double, other=cython.int)
    cdef double placed(self, Jelly thought, int seat, int placement) noexcept nogil
    cdef double right_to_seal(self, Jelly thought, int seat) noexcept nogil
    @cython.locals(best=cython.double, district=cython.int, gain=cython.double)
    cdef double best_seal(self, Jelly thought, int seat) noexcept nogil
    @cython.locals(expected=cython.double, more=cython.int)
    cdef double next_throw(self, double* best, int dice, double cost, double ring) noexcept nogil
    @cython.locals(used=cython.int[6], expected=cython.double, likely=cython.double, rank=cython.int, top=cython.int, face=cython.int, less=cython.double, _=cython.int)
    cdef double highest(self, double* best, int dice, double again) noexcept nogil
    @cython.locals(actions=cython.int[512], n=cython.int, i=cython.int, later=cython.double)
    cdef int plan_ending(self, Jelly thought, int seat, double* out) noexcept nogil
