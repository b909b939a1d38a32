import cython

from gelateria.engine.evaluation cimport Evaluator
from gelateria.engine.state cimport State
from gelateria.games.gelato_mio.outlook cimport Outlook, lowest_pile
from gelateria.games.gelato_mio.rules cimport GelatoMio

cdef int CARDS, FLAVOURS, RACES, PLACES, NO_LIMIT
cdef int CREAMS, SUGAR, BOWL, CONE, WAFER, TO_ACT, TO_PAY, TO_ASK, TO_DISCARD, TO_RETURN, QUALITY_HANDS, QUALITY_BALLS
cdef double WON, A_CARD, EACH_TURN, ALSO, A_SPARE_CARD, A_SPARE_BALL, A_PAIR, RACE, MAJORITY, CONTROL, A_LOST_BALL
cdef double UNSEEN, SCORE_OF_RIVAL, CHANCES_OF_RIVAL, AHEAD_AT_THE_END, OUT_OF_REACH

cdef class MioEvaluator(Evaluator):
    cdef GelatoMio thought
    cdef Outlook outlook
    @cython.locals(best=cython.double, least=cython.int, kind=cython.int, value=cython.double)
    cdef double after_paying(self, GelatoMio state, int seat) noexcept nogil
    @cython.locals(best=cython.double, whom=cython.int, total=cython.double, kind=cython.int, count=cython.int)
    cdef double after_asking(self, GelatoMio state, int seat) noexcept nogil
    @cython.locals(mine=cython.double, rival=cython.double, lead=cython.double, other=cython.int, score=cython.double, chances=cython.double)
    cdef double weigh(self, GelatoMio state, int seat) noexcept nogil
    @cython.locals(turns=cython.int, first=cython.double, second=cython.double, place=cython.int, worth=cython.double, total=cython.double, flavour=cython.int, pairs=cython.int, kind=cython.int, cards=cython.int, balls=cython.int)
    cdef double chances(self, GelatoMio state, int seat) noexcept nogil
    cdef int turns_to_come(self, GelatoMio state, int seat) noexcept nogil
    @cython.locals(work=cython.double, missing=cython.int, flavour=cython.int, need=cython.int, kind=cython.int, worth=cython.double, race=cython.int, decides=cython.bint)
    cdef double prospect(self, GelatoMio state, int seat, int order, int turns) noexcept nogil
    cdef double effort(self, GelatoMio state, int kind, int need) noexcept nogil
    @cython.locals(mine=cython.int, most=cython.int, start=cython.int, stop=cython.int, other=cython.int, balls=cython.int, each=cython.int, sway=cython.double)
    cdef double majority(self, GelatoMio state, int seat, int flavour) noexcept nogil
    @cython.locals(late=cython.double)
    cdef void features(self, State state, int seat, double* out) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void see_points(self, GelatoMio state, int seat, double late, double* out) noexcept nogil
    @cython.locals(points=cython.double, flavour=cython.int)
    cdef double final_points(self, GelatoMio state, int seat) noexcept nogil
    @cython.locals(most=cython.double, place=cython.int, pay=cython.double, race=cython.int)
    cdef double at_once(self, GelatoMio state, int seat) noexcept nogil
    @cython.locals(pairs=cython.int, kind=cython.int)
    cdef int pairs(self, GelatoMio state, int seat) noexcept nogil
    @cython.locals(mine=cython.int, most=cython.int, start=cython.int, stop=cython.int, other=cython.int, balls=cython.int, each=cython.int)
    cdef int lead(self, GelatoMio state, int seat, int flavour) noexcept nogil
    @cython.locals(balls=cython.int, cards=cython.int, flavour=cython.int)
    cdef void see_goods(self, GelatoMio state, int seat, double late, double* out) noexcept nogil
    @cython.locals(held=cython.int)
    cdef double at_most(self, GelatoMio state, int seat, int kind, int limit) noexcept nogil
    @cython.locals(flavour=cython.int, race=cython.int)
    cdef void see_goals(self, GelatoMio state, int seat, double late, double* out) noexcept nogil
    cdef double sway(self, int lead) noexcept nogil
    @cython.locals(i=cython.int, to_come=cython.bint)
    cdef void see_turn(self, GelatoMio state, int seat, double* out) noexcept nogil
