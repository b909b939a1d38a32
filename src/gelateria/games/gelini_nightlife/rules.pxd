import cython

from gelateria.engine.dealer.base cimport Dealer
from gelateria.engine.state cimport State

cdef int KINDS, PLACES, COIN, VIP, STAR, BAND, FLYER, CALL, PEOPLE, GUEST
cdef int THROW, MOVE, PASS, TAKE, LURE, TO_THROW, TO_ASK, TO_LURE, TO_CALL, TO_PICK, BY_FULL_FLOOR, BY_BAND
cdef int BEGAN, THREW, PASSED, UNTAKEN, MOVED, TOOK, JOINED, HIRED, ACTED, IDLE, DECLINED, FULL, PLAYED, ENDED

cdef class Gelini(State):
    # the material
    cdef public int actions, capacity, limit, price, faces, kinds, cliques, length
    cdef public short[12] die
    cdef public short[48] size, clique, copies, face
    cdef public short[17] opens
    cdef public short[16] hue
    # the position
    cdef public int stars, thrown, untaken, phase
    cdef public short[80] line
    cdef public short[240] holds
    cdef public int[5] pawn, filled

    cdef bint queues(self, int kind) noexcept nogil
    @cython.locals(place=cython.int, kind=cython.int, other=cython.int, seat=cython.int, i=cython.int)
    cdef void setup(self, Dealer dealer) noexcept nogil
    @cython.locals(rear=cython.int, seat=cython.int)
    cdef int rearmost(self) noexcept nogil
    @cython.locals(ahead=cython.int, other=cython.int)
    cdef int next_ahead(self, int seat) noexcept nogil
    @cython.locals(place=cython.int)
    cdef int reach(self, int seat, int steps) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void next_round(self, Dealer dealer) noexcept nogil
    @cython.locals(n=cython.int)
    cdef int choices(self, int seat, int* out) noexcept nogil
    @cython.locals(ahead=cython.int)
    cdef void decline(self, int seat, Dealer dealer) noexcept nogil
    @cython.locals(place=cython.int)
    cdef void advance(self, int seat, Dealer dealer) noexcept nogil
    @cython.locals(kind=cython.int)
    cdef void stand(self, int seat, int place, Dealer dealer) noexcept nogil
    cdef void gain(self, int seat, int kind, int place, int owner, Dealer dealer) noexcept nogil
    cdef void settle(self, int seat, int kind) noexcept nogil
    cdef void leave(self, int seat, int kind) noexcept nogil
    @cython.locals(count=cython.int, kind=cython.int)
    cdef int members(self, int seat, int clique) noexcept nogil
    @cython.locals(place=cython.int, kind=cython.int, other=cython.int)
    cdef void gather(self, int seat, int clique, Dealer dealer) noexcept nogil
    cdef void maybe_hire(self, int seat, Dealer dealer) noexcept nogil
    @cython.locals(out=cython.int[512], n=cython.int)
    cdef void act(self, int seat, int kind, Dealer dealer) noexcept nogil
    @cython.locals(n=cython.int, other=cython.int, kind=cython.int)
    cdef int to_lure(self, int seat, int* out) noexcept nogil
    @cython.locals(n=cython.int, last=cython.int, other=cython.int, place=cython.int)
    cdef int to_call(self, int seat, int* out) noexcept nogil
    @cython.locals(n=cython.int, place=cython.int, kind=cython.int)
    cdef int to_pick(self, int* out) noexcept nogil
    cdef void lure(self, int seat, int owner, int kind, Dealer dealer) noexcept nogil
    @cython.locals(kind=cython.int)
    cdef void pick(self, int seat, int place, Dealer dealer) noexcept nogil
    cdef void end_by_full_floor(self, int seat, Dealer dealer) noexcept nogil
    @cython.locals(most=cython.int, other=cython.int)
    cdef void end_by_band(self, int seat, Dealer dealer) noexcept nogil
    cdef void end(self, int ending, int free, Dealer dealer) noexcept nogil
