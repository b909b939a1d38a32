import cython

from gelateria.games.gelato_mio.rules cimport GelatoMio

cdef int CARDS, FLAVOURS, RACES, PLACES, LINE, CELLS, STEPS
cdef double EACH_TURN, A_SHOWN_CARD, A_SAME_CARD, AN_UNSEEN_CARD, A_HELD_CARD, OUT_OF_REACH, RACE, LAST_TURNS, TURNS_A_BALL

cdef class Outlook:
    cdef short[3] balls
    cdef short[8] cards, shown, together
    cdef short[4] used
    cdef double[2] when, worth
    cdef double rest
    @cython.locals(kind=cython.int, flavour=cython.int, place=cython.int, spent=cython.double, step=cython.int, best=cython.int, when=cython.double, worth=cython.double)
    cdef void plan(self, GelatoMio state, int seat) noexcept nogil
    @cython.locals(kind=cython.int, cell=cython.int, count=cython.int)
    cdef void look_at_display(self, GelatoMio state) noexcept nogil
    @cython.locals(turns=cython.double, missing=cython.int, flavour=cython.int, need=cython.int, kind=cython.int)
    cdef double work(self, GelatoMio state, int order) noexcept nogil
    @cython.locals(turns=cython.double, along=cython.int, coming=cython.int)
    cdef double effort(self, GelatoMio state, int kind, int need) noexcept nogil
    @cython.locals(worth=cython.double, race=cython.int, decides=cython.bint)
    cdef double promise(self, GelatoMio state, int seat, int order, double when) noexcept nogil
    @cython.locals(missing=cython.int, flavour=cython.int, left=cython.int, kind=cython.int)
    cdef void use_up(self, GelatoMio state, int order) noexcept nogil

cdef double turns_left(GelatoMio state) noexcept nogil
@cython.locals(low=cython.int, flavour=cython.int)
cdef int lowest_pile(GelatoMio state) noexcept nogil
