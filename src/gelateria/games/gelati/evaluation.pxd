import cython

from gelateria.engine.evaluation cimport Evaluator
from gelateria.engine.state cimport State
from gelateria.games.gelati.rules cimport HELD, KINDS, STEPS, TO_ORDER, Gelati, count, ices

cdef ices ONE
cdef double WON, SPARE, HOPE, THREAT
cdef int MOST_LACKING
cdef double[7] NEARER
cdef double[4] ON_THE_WAY

cdef class GelatiEvaluator(Evaluator):
    cdef double best, second, best_own, second_own, best_left
    cdef int best_cell, most, second_most, fills, ways
    cdef double weigh(self, Gelati state, int seat) noexcept nogil
    @cython.locals(total=cython.int, best=cython.double, i=cython.int, order=cython.int, ready=cython.int, worth=cython.double)
    cdef double tokens(self, Gelati state, int seat) noexcept nogil
    @cython.locals(at=cython.int, ready=cython.int)
    cdef int components(self, Gelati state, int seat, int order) noexcept nogil
    @cython.locals(kept=ices, unseen=ices, i=cython.int, hidden=cython.int, hope=cython.double, threat=cython.double, worth=cython.double, misfit=cython.double)
    cdef double spots(self, Gelati state, int seat) noexcept nogil
    @cython.locals(most=cython.int, other=cython.int, score=cython.int, late=cython.double, turn=cython.double, ordering=cython.double, following=cython.double, total=cython.int, first=cython.int, second=cython.int, lacking=cython.int, able=cython.double, able_now=cython.double, wins=cython.double, in_two=cython.double, placer=cython.int, taken=cython.int, i=cython.int, ready=cython.int)
    cdef void describe(self, Gelati state, int seat, double* out) noexcept nogil
    @cython.locals(total=cython.int, i=cython.int, at=cython.int, top=cython.double, worth=cython.double, earned=cython.int, lacking=cython.int, left=cython.int, others=ices, own=cython.double, points=cython.int, made=cython.int)
    cdef void survey(self, Gelati state, int seat, int taken) noexcept nogil
    @cython.locals(have=cython.int, kind=cython.int, first=cython.int, i=cython.int, order=cython.int, ready=cython.int)
    cdef int lacking_with(self, Gelati state, int seat, int total, int earned) noexcept nogil
    @cython.locals(earned=cython.int, axis=cython.int, after=cython.int, before=cython.int, part=cython.int, a=cython.int, b=cython.int, kind=cython.int)
    cdef int rows(self, Gelati state, int tile, int cell, int sides) noexcept nogil
