import cython

from gelateria.games.jelly_monster.rules cimport (
    CAPSULE, DICE, EITHER, GIVE_EACH, LOSE_CAPSULE, NEXT, NO_SYMBOL, OTHERS, PER_CAPSULE, PLACING, PREVIOUS, SECOND, SYMBOLS, TAKE,
    VALUES, ZONES, Jelly,
)

cdef double WORST

cdef class Outlook:
    cdef public double others, lead, in_the_sand, steady, sway, to_come, not_there
    cdef double capsule
    cdef double[5] weight, coming, win, runner, there

    @cython.locals(open_districts=cython.int, district=cython.int, other=cython.int, dice=cython.int, count=cython.int, value=cython.int)
    cdef void prepare(self, Jelly thought, int seat) noexcept nogil
    @cython.locals(total=cython.double, own=cython.double, other=cython.int, ahead=cython.double)
    cdef void look_around(self, Jelly thought, int seat) noexcept nogil
    @cython.locals(other=cython.int)
    cdef void care_for(self, int seat) noexcept nogil
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
