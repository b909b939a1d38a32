import cython

from gelateria.engine.dealer.base cimport Dealer, split, word

cdef int RINGS_ONCE_IN
cdef word STIR

cdef class State:
    cdef public int players, version, awaiting, timer, bell, turns, winners, ending

    cdef void setup(self, Dealer dealer) noexcept nogil
    @cython.locals(count=cython.int)
    cdef int choices(self, int seat, int* out) noexcept nogil
    cdef void move(self, int seat, int action, Dealer dealer) noexcept nogil
    @cython.locals(score=cython.int)
    cdef int points(self, int seat) noexcept nogil

    @cython.locals(out=cython.int[512], i=cython.int)
    cpdef list legal(self, int seat)
    cpdef void apply(self, int seat, int action, Dealer dealer)
    @cython.final
    cdef bint goes_on(self) noexcept nogil
    cdef int first_awaited(self) noexcept nogil
    @cython.locals(seat=cython.int, count=cython.int, skip=cython.int)
    cdef int pick_awaited(self, Dealer dealer) noexcept nogil
    @cython.locals(other=cython.int, count=cython.int)
    cpdef double worth(self, int seat)
    @cython.locals(out=cython.int[512], decisions=cython.int, seat=cython.int, n=cython.int)
    cdef int rollout(self, Dealer dealer) noexcept nogil
    @cython.locals(decisions=cython.int)
    cpdef int playout(self, Dealer dealer)
    @cython.locals(twin=State)
    cpdef State copy(self)
    cdef void assign(self, State other) noexcept nogil
    @cython.locals(number=word)
    cdef word fingerprint(self) noexcept nogil

cdef bint is_draft(State state) noexcept nogil
@cython.locals(listed=list, i=cython.int)
cdef int drafted_choices(State state, int seat, int* out)
cpdef int drafted_rollout(State state, Dealer dealer)
cdef char* flat(State state) noexcept nogil
@cython.locals(start=cython.p_char)
cdef Py_ssize_t flat_size(State state) noexcept nogil
@cython.locals(number=word, numbers=cython.p_uint, i=cython.int)
cdef word scrambled(char* start, Py_ssize_t size) noexcept nogil
@cython.locals(decisions=cython.longlong, game=cython.longlong)
cdef long long run(State blank, State state, long long games, word seed, Dealer dealer) noexcept nogil
cdef long long run_draft(State blank, State state, long long games, word seed, Dealer dealer)
@cython.locals(decisions=cython.longlong, dealer=Dealer)
cpdef long long playouts(State blank, long long games, word seed, State state=*)
