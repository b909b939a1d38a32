import cython

from gelateria.bots.thinker cimport Thinker
from gelateria.engine.dealer.base cimport split, word
from gelateria.engine.state cimport State

cdef int MOST_BRANCHES, PLACES, FEWEST_PLACES, A_SIMULATION_NEEDS, DEEPEST
cdef int FEW_OUTCOMES, FEW_BRANCHES, SOME_REPLIES, FINE
cdef double MORE_OUTCOMES, MORE_BRANCHES
cdef word AN_OUTCOME, STIR, STIR_AGAIN, MASK

cdef class SearchBot(Thinker):
    cdef readonly object budget
    cdef State glance
    cdef bint closed
    cdef int branches, steps, me, spot, known, depth, room
    cdef word salt
    cdef double explore, regret
    cdef word[65536] key
    cdef int[65536] owner, place, visits, seen, lots, outcomes
    cdef double[65536] total, square
    cdef int[262144] places
    cdef int[129] path, taker
    cdef double[129] regrets

    cpdef int choose(self, State world, int seat)
    cpdef object told(self, int action, int branch)
    cpdef int look_up(self, int node, int seat, int action)
    @cython.locals(_=cython.int)
    cpdef void explore_world(self, State world, int simulations)
    @cython.locals(out=cython.int[512], chances=cython.double[8], node=cython.int, moves=cython.int, known=cython.int, seat=cython.int, n=cython.int, branch=cython.int, action=cython.int)
    cdef void simulate(self, State world, State thought) noexcept nogil
    @cython.locals(i=cython.int, branch=cython.int, value=cython.double, regret=cython.double, seat=cython.int)
    cdef void learn(self, int players, double* chances) noexcept nogil
    @cython.final
    @cython.locals(tried=cython.int, newcomer=cython.int, most=cython.int, opened=cython.int, top=cython.double, i=cython.int, branch=cython.int, promise=cython.double, best=cython.int, luck=cython.int)
    cdef int select(self, State thought, int node, int seat, int n, int* out) noexcept nogil
    @cython.final
    @cython.locals(key=word, branch=cython.int)
    cdef int look_at(self, State thought, int node, int seat, int action, int luck) noexcept nogil
    @cython.final
    @cython.locals(visits=cython.int, neglect=cython.double)
    cdef double promise(self, int branch) noexcept nogil
    @cython.final
    @cython.locals(width=cython.double)
    cdef bint deserves_another(self, int node, int opened) noexcept nogil
    @cython.final
    @cython.locals(chances=cython.double[8], after=word)
    cdef void first_look(self, State thought, int seat, int action, int branch, int luck) noexcept nogil
    @cython.locals(before=word, after=word, lot=cython.int, asked=cython.bint)
    cdef int follow(self, State thought, int node, int seat, int action) noexcept nogil
    cdef int draw_lot(self, int node) noexcept nogil
    @cython.locals(key=word, branch=cython.int)
    cdef int outcome(self, State thought, int node) noexcept nogil
    @cython.locals(out=cython.int[512], chances=cython.double[8], n=cython.int, best=cython.int, top=cython.double, action=cython.int, _=cython.int)
    cdef int reply(self, State thought, int seat) noexcept nogil
    @cython.locals(i=cython.int)
    cpdef void clear(self)
    @cython.final
    @cython.locals(stirred=word, spot=cython.int, branch=cython.int)
    cdef int find(self, int node, word key) noexcept nogil
    @cython.final
    @cython.locals(branch=cython.int)
    cdef int add(self, int node, word key) noexcept nogil
