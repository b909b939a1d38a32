import cython

from gelateria.engine.dealer.base cimport Dealer
from gelateria.engine.state cimport State

cdef int KINDS, CLIQUES, FACES, PLACES, COIN, VIP, STAR, BAND, FLYER, CALL, PEOPLE, GUEST, GONE, NO_CLIQUE
cdef int THROW, MOVE, PASS, GATHER, LEAVE, TAKE, LURE, BY_FULL_FLOOR, BY_BAND
cdef int TO_THROW, TO_ASK, TO_LURE, TO_CALL, TO_PICK, TO_GATHER
cdef int BEGAN, THREW, PASSED, UNTAKEN, MOVED, TOOK, JOINED, HIRED, ACTED, IDLE, DECLINED, FULL, PLAYED, ENDED, STAYED

cdef class Gelini(State):
    # the material
    cdef public int actions, capacity, extra, limit, price, faces, kinds, cliques, length
    cdef public short[12] die
    cdef public short[48] face, size, copies, clique
    cdef public short[17] opens
    cdef public short[16] hue
    # the position
    cdef public int stars, thrown, untaken, phase, coming
    cdef public short[80] queue
    cdef public short[5][48] holds
    cdef public int[5] pawn, filled

    cdef void setup(self, Dealer dealer) noexcept nogil
    cdef void line_up(self, Dealer dealer) noexcept nogil
    cdef bint queues(self, int kind) noexcept nogil
    cdef void place_pawns(self, Dealer dealer) noexcept nogil
    cdef void next_round(self, Dealer dealer) noexcept nogil
    cdef int rearmost(self) noexcept nogil
    cdef int choices(self, int seat, int* out) noexcept nogil
    cdef void throw(self, int seat, Dealer dealer) noexcept nogil
    cdef void pass_on(self, int seat, Dealer dealer) noexcept nogil
    cdef int next_ahead(self, int seat) noexcept nogil
    cdef void advance(self, int seat, Dealer dealer) noexcept nogil
    cdef int reach(self, int seat, int steps) noexcept nogil
    cdef void stand(self, int seat, int place, Dealer dealer) noexcept nogil
    cdef int lift(self, int place) noexcept nogil
    cdef void gain(self, int seat, int kind, int place, int owner, Dealer dealer) noexcept nogil
    cdef void look_at_floor(self, int seat, Dealer dealer) noexcept nogil
    cdef void enter(self, int seat, int kind) noexcept nogil
    cdef void leave(self, int seat, int kind) noexcept nogil
    cdef int members(self, int seat, int clique) noexcept nogil
    cdef void gather(self, int seat, int clique, Dealer dealer) noexcept nogil
    cdef bint is_asked_for(self, int seat, int clique) noexcept nogil
    cdef int dancing_elsewhere(self, int seat, int clique) noexcept nogil
    cdef bint asks_about_cliques(self) noexcept nogil
    cdef void let_come(self, int seat, Dealer dealer) noexcept nogil
    cdef void let_stay(self, int seat, Dealer dealer) noexcept nogil
    cdef void maybe_hire(self, int seat, Dealer dealer) noexcept nogil
    @cython.locals(out=cython.int[512])
    cdef void act(self, int seat, int kind, Dealer dealer) noexcept nogil
    cdef int offers(self, int seat, int* out) noexcept nogil
    cdef int to_lure(self, int seat, int* out) noexcept nogil
    cdef void lure(self, int seat, int owner, int kind, Dealer dealer) noexcept nogil
    cdef int to_call(self, int seat, int* out) noexcept nogil
    cdef int to_pick(self, int* out) noexcept nogil
    cdef void pick(self, int seat, int place, Dealer dealer) noexcept nogil
    cdef void decline(self, int seat, Dealer dealer) noexcept nogil
    cdef void end_by_full_floor(self, int seat, Dealer dealer) noexcept nogil
    cdef void end_by_band(self, int seat, Dealer dealer) noexcept nogil
    cdef void end(self, int ending, int free, Dealer dealer) noexcept nogil

cdef bint is_action(int kind) noexcept nogil
cdef bint may_change_hands(int kind) noexcept nogil
