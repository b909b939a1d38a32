import cython

from gelateria.games.jelly_monster.rules cimport (
    CAPSULE, DICE, GIVE_EACH, LOSE_CAPSULE, NEXT, NO_SYMBOL, OTHERS, PER_CAPSULE, PLACING, PREVIOUS, SECOND, SYMBOLS, TAKE,
    VALUES, Jelly, amount_of, least_of, most_of, what_of, who_of,
)

cdef double WORST, A_DIE

@cython.final
cdef class Outlook:
    cdef public double others, lead, in_the_sand, steady, sway, to_come, not_there
    cdef double capsule
    cdef double[5] weight, coming, win, runner, there

    cdef void prepare(self, Jelly thought, int seat) noexcept nogil
    cdef void look_around(self, Jelly thought, int seat) noexcept nogil
    cdef void care_for(self, int seat) noexcept nogil
    cdef double wealth(self, Jelly thought, int owner, int seat) noexcept nogil
    cdef double city(self, Jelly thought) noexcept nogil
    @cython.locals(sums=cython.int[5])
    cdef double district(self, Jelly thought, int district) noexcept nogil
    cdef double odds(self, int lead, int seat, int other) noexcept nogil
    cdef double reward(self, Jelly thought, int district, int source, int met) noexcept nogil
    cdef double arrow(self, Jelly thought, int district, int source, int what, int met) noexcept nogil
    cdef double share_of(self, Jelly thought, int district, int seat, int symbol) noexcept nogil
    cdef double worth(self, Jelly thought, int seat, int what, int amount) noexcept nogil
    cdef double centre(self, Jelly thought) noexcept nogil
