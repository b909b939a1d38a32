import cython

from gelateria.engine.sense cimport Sense
from gelateria.engine.state cimport State
from gelateria.games.jelly_monster.rules cimport (
    CAPSULE, DICE, EITHER, GIVE_EACH, LOSE_CAPSULE, NEXT, NO_SYMBOL, OTHERS, PER_CAPSULE, PLACING, PREVIOUS, SECOND,
    SYMBOLS, TAKE, VALUES, ZONES, Jelly,
)

cdef double WON, OTHERS_JELLY, A_LEAD, A_THROW, A_LATE_THROW, A_CALM_DIE, A_RIGHT, IN_THE_SAND, STEADY, SWAY, TO_COME, NOT_THERE

cdef class JellySense(Sense):
    cdef Jelly thought
    cdef double capsule
    cdef double[5] weight, coming, win, runner, there

    @cython.locals(total=cython.double, other=cython.int, steps=cython.int)
    cdef double weigh(self, Jelly thought, int seat) noexcept nogil
    @cython.locals(open_districts=cython.int, district=cython.int, other=cython.int, dice=cython.int, count=cython.int, value=cython.int)
    cdef void prepare(self, Jelly thought, int seat) noexcept nogil
    @cython.locals(total=cython.double, own=cython.double, other=cython.int, ahead=cython.double)
    cdef void look_around(self, Jelly thought, int seat) noexcept nogil
    @cython.locals(wealth=cython.double, value=cython.int)
    cdef double wealth(self, Jelly thought, int owner, int seat) noexcept nogil
    @cython.locals(total=cython.double, district=cython.int)
    cdef double city(self, Jelly thought) noexcept nogil
    @cython.locals(sums=cython.int[5], sealed=cython.bint, seat=cython.int, other=cython.int, beats=cython.double, beats_all=cython.double, beaten_once=cython.double)
    cdef double district(self, Jelly thought, int district) noexcept nogil
    @cython.locals(ahead=cython.double, sway=cython.double, odds=cython.double)
    cdef double odds(self, int lead, int seat, int other) noexcept nogil
    @cython.locals(first=cython.int, what=cython.int, following=cython.double, previous=cython.double, total=cython.double, step=cython.int, symbol=cython.int, seat=cython.int, likely=cython.double)
    cdef double reward(self, Jelly thought, int district, int source, int met) noexcept nogil
    @cython.locals(who=cython.int, dice=cython.int)
    cdef double share_of(self, Jelly thought, int district, int seat, int symbol) noexcept nogil
    @cython.locals(weight=cython.double, total=cython.double, other=cython.int, payer=cython.int, paid=cython.int)
    cdef double worth(self, Jelly thought, int seat, int what, int amount) noexcept nogil
    @cython.locals(total=cython.double, seat=cython.int, likely=cython.double, other=cython.int)
    cdef double centre(self, Jelly thought) noexcept nogil
    @cython.locals(best=cython.double[6], before=cython.double[7], district=cython.int, face=cython.int, gain=cython.double)
    cdef double best_of(self, Jelly thought, int seat, int dice) noexcept nogil
    @cython.locals(best=cython.double, centre=cython.double, owner=cython.int, there=cython.int, face=cython.int, value=cython.double)
    cdef double best_removal(self, Jelly thought, int seat, int district, int placed) noexcept nogil
    @cython.locals(best=cython.double, zone=cython.int, other=cython.int, value=cython.double)
    cdef double best_shift(self, Jelly thought, int district) noexcept nogil
    @cython.locals(expected=cython.double, likely=cython.double, rank=cython.int, top=cython.int, face=cython.int, less=cython.double, _=cython.int)
    cdef double highest(self, double* gains, int dice) noexcept nogil
