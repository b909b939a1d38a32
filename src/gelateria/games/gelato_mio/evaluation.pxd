from gelateria.engine.evaluation cimport Evaluator
from gelateria.engine.state cimport State
from gelateria.games.gelato_mio.outlook cimport Outlook, lowest_pile
from gelateria.games.gelato_mio.rules cimport GelatoMio, too_many

cdef int CARDS, FLAVOURS, RACES, MOST_BALLS, OBJECTIVES, PLACES, NOBODY, NO_LIMIT
cdef int TO_ACT, TO_PAY, TO_ASK, TO_DISCARD, TO_RETURN, QUALITY_HANDS, QUALITY_BALLS
cdef int SCORE, LATE_SCORE, LAST_SCORE, FIRST, LATE_FIRST, SECOND, READY
cdef int BALLS, LATE_BALLS, BALLS_AT_RISK, HELD, LATE_HELD, HELD_AT_RISK, FLAVOURS_HELD, CREAMS_HELD, TO_MAKE
cdef int FLAVOUR_LEAD, BALL_LEAD, IN_RACE, PAIRS, MOVES, DISCARDS, RETURNS, PAYS, STEALS, SEEN
cdef int[8] OF_USE
cdef double WON, A_CARD, EACH_TURN, ALSO, A_SPARE_CARD, A_SPARE_BALL, A_PAIR, RACE, MAJORITY, CONTROL, A_LOST_BALL
cdef double UNSEEN, SCORE_OF_RIVAL, CHANCES_OF_RIVAL, AHEAD_AT_THE_END, OUT_OF_REACH

cdef class MioEvaluator(Evaluator):
    cdef GelatoMio thought
    cdef Outlook outlook
    cdef double after_paying(self, GelatoMio state, int seat) noexcept nogil
    cdef double after_asking(self, GelatoMio state, int seat) noexcept nogil
    cdef double weigh(self, GelatoMio state, int seat) noexcept nogil
    cdef double chances(self, GelatoMio state, int seat) noexcept nogil
    cdef int turns_to_come(self, GelatoMio state, int seat) noexcept nogil
    cdef double prospect(self, GelatoMio state, int seat, int order, int turns) noexcept nogil
    cdef double effort(self, GelatoMio state, int kind, int need) noexcept nogil
    cdef double majority(self, GelatoMio state, int seat, int objective) noexcept nogil
    cdef int lead(self, GelatoMio state, int seat, int objective) noexcept nogil
    cdef int pairs(self, GelatoMio state, int seat) noexcept nogil
    cdef void features(self, State state, int seat, double* out) noexcept nogil
    cdef void see_points(self, GelatoMio state, int seat, double late, double* out) noexcept nogil
    cdef double final_points(self, GelatoMio state, int seat) noexcept nogil
    cdef double at_once(self, GelatoMio state, int seat) noexcept nogil
    cdef void see_goods(self, GelatoMio state, int seat, double late, double* out) noexcept nogil
    cdef int of_use(self, GelatoMio state, int seat, int kind) noexcept nogil
    cdef void see_goals(self, GelatoMio state, int seat, double late, double* out) noexcept nogil
    cdef double sway(self, int lead) noexcept nogil
    cdef void see_turn(self, GelatoMio state, int seat, double* out) noexcept nogil
    cdef int owed_to_control(self, GelatoMio state, int seat, int too_much) noexcept nogil
