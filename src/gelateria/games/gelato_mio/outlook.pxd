from gelateria.games.gelato_mio.rules cimport GelatoMio

cdef int CARDS, FLAVOURS, PLACES, NOBODY, LINE, CELLS, STEPS
cdef double EACH_TURN, A_SHOWN_CARD, A_SAME_CARD, AN_UNSEEN_CARD, A_HELD_CARD, OUT_OF_REACH, RACE, LAST_TURNS, TURNS_A_BALL

cdef class Outlook:
    cdef short[3] balls
    cdef short[8] cards, shown, together
    cdef short[4] used
    cdef double[2] when, worth
    cdef double rest
    cdef void plan(self, GelatoMio state, int seat) noexcept nogil
    cdef void look_at_display(self, GelatoMio state) noexcept nogil
    cdef double work(self, GelatoMio state, int order) noexcept nogil
    cdef double effort(self, GelatoMio state, int kind, int need) noexcept nogil
    cdef double promise(self, GelatoMio state, int seat, int order, double when) noexcept nogil
    cdef void use_up(self, GelatoMio state, int order) noexcept nogil

cdef double turns_left(GelatoMio state) noexcept nogil
cdef int lowest_pile(GelatoMio state) noexcept nogil
