from gelateria.engine.evaluation cimport Evaluator
from gelateria.engine.state cimport State
from gelateria.games.gelati.rules cimport (
    AXES, KINDS, NOWHERE, ONES, PARTS, TO_ORDER, Gelati, count, filled, ices, kind_of, only
)

cdef double WON, SPARE, HOPE, THREAT, SCALE
cdef int MOST_LACKING
cdef double[7] NEARER
cdef double[4] ON_THE_WAY

cdef int POINTS, NEAR
cdef int TOKENS, ORDER, ORDER_LATE, ORDER_TOO, ABLE, ABLE_NOW, ABLE_LATER, ENDS_IT
cdef int GAIN, GAIN_NOW, GAIN_NEXT, GAIN_LATE, OTHER_GAIN, OTHER_GAIN_NOW, OWN_GAIN, OWN_GAIN_LATE
cdef int OTHER_OWN_GAIN, LEFT_GAIN, LEFT_GAIN_LATE, FILLS, FILLS_NOW
cdef int WINS, WINS_NOW, WINS_NEXT, WINS_TWICE, IN_TWO, IN_TWO_NOW
cdef int TURN, TURN_LATE, NEXT, NEXT_LATE

cdef void keep_two(double* best, double one) noexcept nogil

cdef class GelatiEvaluator(Evaluator):
    cdef double late, turn, ordering, following, left_gain, worth
    cdef double[2] ready, gain, own_gain, points
    cdef int lacking, best_cell, fills, ways, made, new_kinds, new_tokens

    cdef double weigh(self, Gelati state, int seat) noexcept nogil
    cdef double weigh_tokens(self, Gelati state, int seat) noexcept nogil
    cdef int kinds_held(self, Gelati state, int seat) noexcept nogil
    cdef int components(self, int held, int order) noexcept nogil
    cdef double weigh_spots(self, Gelati state, int seat) noexcept nogil
    cdef ices kept_by(self, Gelati state, int seat) noexcept nogil
    cdef ices held_by_others(self, Gelati state, int seat) noexcept nogil

    cdef void describe(self, Gelati state, int seat, double* out) noexcept nogil
    cdef void look_at_time(self, Gelati state, int seat) noexcept nogil
    cdef void look_at_orders(self, Gelati state, int seat) noexcept nogil
    cdef void describe_score(self, Gelati state, int seat, double* out) noexcept nogil
    cdef void describe_orders(self, Gelati state, int seat, double* out) noexcept nogil
    cdef void describe_spots(self, double* out) noexcept nogil
    cdef void describe_wins(self, Gelati state, int seat, double* out) noexcept nogil
    cdef void describe_time(self, double* out) noexcept nogil

    cdef void survey(self, Gelati state, int seat, int taken) noexcept nogil
    cdef void survey_tile(self, Gelati state, int seat, int tile, int taken, ices others) noexcept nogil
    cdef void look_at_spot(self, Gelati state, int seat, int tile, int at) noexcept nogil
    cdef void look_at_rows(self, Gelati state, int tile, int at) noexcept nogil
    cdef int lacking_now(self, Gelati state, int seat) noexcept nogil
