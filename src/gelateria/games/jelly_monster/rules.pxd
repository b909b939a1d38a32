import cython

from gelateria.engine.dealer.base cimport Dealer
from gelateria.engine.state cimport State

cdef int READY, THROW, PASS, TURN, DONE, CLOCKWISE, COUNTER, SEAL, GIVE, LOSE, PLACE, UP, DOWN, REMOVE, EFFECTS
cdef int GATHERING, PLACING, SCORING, OVER, SAND, GUARD, NOTHING, NEIGHBOUR, CAPSULE_TO_LOSE, WHOM_TO_GIVE
cdef int BOARDS, ZONES, SYMBOLS, VALUES, NO_SYMBOL, CONTROL, FIRST, SECOND, OTHERS, DICE
cdef int JELLY, CAPSULE, LOSE_CAPSULE, PER_CAPSULE, TAKE, GIVE_EACH, NEXT, PREVIOUS, EITHER
cdef int LAID, BEGAN, ORDERED, READIED, STARTED, THREW, PLACED, REMOVED, SHIFTED, PASSED, EMPTIED, SEALED, TURNED
cdef int RESTED, CLOSED, CANCELLED, CONTROLLED, POINTED, CHOSE, GAINED, DREW, SHORT, LOST, PAID, OPENED, ENDED

cdef class Jelly(State):
    # the material
    cdef public int rounds, dice, start_jelly, districts, beginner, calm, calm_timer, calm_guard, calm_round
    cdef public int[144] book
    cdef public short[10] box
    # the city
    cdef public short[7] side, marker, seal
    cdef public int[35] entrance
    cdef public short[5] centre, aside
    # the players
    cdef public int[5] jelly, prize, thrown
    cdef public short[5] loose, throws, may_seal, resting, left, order
    cdef public short[10] bag
    cdef public short[50] held, lost
    # the moment
    cdef public int phase, lead, turned, stepper, asks, at, source, met, step, control, second, present
    cdef public short[25] given

    @cython.locals(value=cython.int, i=cython.int, seat=cython.int)
    cdef void setup(self, Dealer dealer) noexcept nogil
    @cython.locals(boards=cython.int[8], board=cython.int, district=cython.int, drawn=cython.int)
    cdef void lay_districts(self, Dealer dealer) noexcept nogil
    @cython.locals(seat=cython.int, district=cython.int, i=cython.int)
    cdef void begin_round(self, Dealer dealer) noexcept nogil
    @cython.locals(n=cython.int, district=cython.int)
    cdef int choices(self, int seat, int* out) noexcept nogil
    @cython.locals(face=cython.int, place=cython.int, owner=cython.int, there=cython.int, other=cython.int)
    cdef int placements(self, int seat, int district, int* out, int n) noexcept nogil
    @cython.locals(n=cython.int, district=cython.int)
    cdef int endings(self, int seat, int* out) noexcept nogil
    cdef void ready(self, int seat, Dealer dealer) noexcept nogil
    @cython.locals(thrown=cython.int, _=cython.int)
    cdef void throw(self, int seat, Dealer dealer) noexcept nogil
    @cython.locals(effect=cython.int, district=cython.int, face=cython.int, owner=cython.int)
    cdef void place(self, int seat, int placement, Dealer dealer) noexcept nogil
    cdef void empty(self, int seat, Dealer dealer) noexcept nogil
    cdef void turn(self, int seat, Dealer dealer) noexcept nogil
    @cython.locals(other=cython.int)
    cdef void settle(self, int seat, Dealer dealer) noexcept nogil
    cdef void ring(self, Dealer dealer) noexcept nogil
    @cython.locals(order=cython.int, i=cython.int, drawn=cython.int, seat=cython.int)
    cdef void draw_order(self, Dealer dealer) noexcept nogil
    @cython.locals(other=cython.int)
    cdef void hurry(self, int seat, int steps) noexcept nogil
    @cython.locals(_=cython.int, other=cython.int)
    cdef void end_step(self, int seat, Dealer dealer) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void close(self, int in_time, Dealer dealer) noexcept nogil
    cdef void score_on(self, Dealer dealer) noexcept nogil
    @cython.locals(seat=cython.int, there=cython.int, face=cython.int, count=cython.int)
    cdef void cancel(self, Dealer dealer) noexcept nogil
    @cython.locals(highest=cython.int, next_highest=cython.int, seat=cython.int, points=cython.int)
    cdef void rank(self) noexcept nogil
    @cython.locals(there=cython.int, points=cython.int, face=cython.int)
    cdef int sum(self, int district, int seat) noexcept nogil
    @cython.locals(there=cython.int, dice=cython.int)
    cdef int count(self, int district, int seat) noexcept nogil
    cdef int symbol(self) noexcept nogil
    @cython.locals(who=cython.int, seats=cython.int, seat=cython.int, dice=cython.int)
    cdef int meant(self, int symbol) noexcept nogil
    @cython.locals(what=cython.int, seats=cython.int, amount=cython.int, seat=cython.int, gain=cython.int)
    cdef void carry_out(self, int symbol, Dealer dealer) noexcept nogil
    @cython.locals(again=cython.int)
    cdef void follow(self, int way, Dealer dealer) noexcept nogil
    @cython.locals(total=cython.int, value=cython.int)
    cdef int capsules(self, int seat) noexcept nogil
    @cython.locals(total=cython.int, value=cython.int)
    cdef int stack(self) noexcept nogil
    @cython.locals(wanted=cython.int, seat=cython.int, i=cython.int, skip=cython.int, value=cython.int)
    cdef void hand_out(self, int seats, Dealer dealer) noexcept nogil
    @cython.locals(seat=cython.int, count=cython.int, value=cython.int)
    cdef void ask_for_capsules(self, int seats, Dealer dealer) noexcept nogil
    cdef void lose(self, int seat, int value, Dealer dealer) noexcept nogil
    @cython.locals(takers=cython.int, seat=cython.int, payer=cython.int, share=cython.int, odd=cython.int, i=cython.int)
    cdef void take(self, int seats, int amount, Dealer dealer) noexcept nogil
    cdef void pay(self, int payer, int seat, int amount, Dealer dealer) noexcept nogil
    @cython.locals(others=cython.int, seat=cython.int, giver=cython.int, share=cython.int)
    cdef void give(self, int seats, int amount, Dealer dealer) noexcept nogil
    @cython.locals(n=cython.int, value=cython.int, seats=cython.int, other=cython.int)
    cdef int answers(self, int seat, int* out) noexcept nogil
    @cython.locals(other=cython.int)
    cdef void answer(self, int seat, int action, Dealer dealer) noexcept nogil
    @cython.locals(most=cython.int, seats=cython.int, seat=cython.int)
    cdef void score_centre(self, Dealer dealer) noexcept nogil
    cdef void end_round(self, Dealer dealer) noexcept nogil
    @cython.locals(most=cython.int, seat=cython.int, value=cython.int, _=cython.int, worth=cython.int)
    cdef void end(self, Dealer dealer) noexcept nogil
