import cython

from gelateria.engine.dealer.base cimport Dealer
from gelateria.engine.state cimport State

cdef int READY, THROW, PASS, TURN, DONE, CLOCKWISE, COUNTER, SEAL, GIVE, LOSE, PLACE, NO_EFFECT, UP, DOWN, REMOVE, EFFECTS
cdef int MIXED, GREEN, ADVANCED, FOR_SECOND, FOR_OTHERS, FOR_DICE, OF_CENTRE
cdef int GATHERING, PLACING, SCORING, OVER, SAND, GUARD, COUNTDOWN, NOTHING, NEIGHBOUR, CAPSULE_TO_LOSE, WHOM_TO_GIVE
cdef int BOARDS, DISTRICTS, ZONES, SYMBOLS, VALUES, NOBODY, NO_SYMBOL, CONTROL, FIRST, SECOND, OTHERS, DICE
cdef int JELLY, CAPSULE, LOSE_CAPSULE, PER_CAPSULE, TAKE, GIVE_EACH, NEXT, PREVIOUS, EITHER
cdef int LAID, BEGAN, ORDERED, READIED, STARTED, THREW, PLACED, REMOVED, SHIFTED, PASSED, EMPTIED, SEALED, TURNED
cdef int RESTED, CLOSED, CANCELLED, CONTROLLED, POINTED, CHOSE, GAINED, DREW, SHORT, LOST, PAID, OPENED, ENDED

cdef bint is_among(int seat, int seats) noexcept nogil
cdef int how_many(int seats) noexcept nogil
cpdef int one_die(int face) noexcept nogil
cpdef int count_of(int face, int dice) noexcept nogil
cpdef bint cancels(int face, int dice) noexcept nogil
cpdef int sum_of(int dice) noexcept nogil
cpdef int in_sums(int seat, int total) noexcept nogil
cdef int sum_in(int seat, int sums) noexcept nogil
cpdef int leaders(int sums) noexcept nogil
cpdef int placement(int face, int district, int effect) noexcept nogil
cpdef int face_placed(int action) noexcept nogil
cpdef int district_of(int action) noexcept nogil
cpdef int effect_of(int action) noexcept nogil
cpdef int removal(int owner, int face) noexcept nogil
cpdef int owner_of(int effect) noexcept nogil
cpdef int face_removed(int effect) noexcept nogil
cpdef int symbol_of(int who, int what, int amount, int least, int most) noexcept nogil
cdef int cause_of(int symbol) noexcept nogil
cpdef int stop(int district, int step, int heirs) noexcept nogil
cpdef int who_of(int symbol) noexcept nogil
cpdef int what_of(int symbol) noexcept nogil
cpdef int amount_of(int symbol) noexcept nogil
cpdef int least_of(int symbol) noexcept nogil
cpdef int most_of(int symbol) noexcept nogil

@cython.final
cdef class Jelly(State):
    # the material
    cdef public int rounds, dice, districts, up, in_doubt, calm, calm_timer, calm_guard, calm_round
    cdef public int[16][3][3] book
    cdef public short[10] box, shows
    cdef public short[7] picked
    # the city
    cdef public short[7] side, marker, seal
    cdef public int[7][5] entrance
    cdef public short[5] centre, aside
    cdef public short[10] bag
    cdef public int lead, turned
    # the players
    cdef public int[5] jelly, prize, thrown
    cdef public short[5][10] held, lost
    cdef public short[5] loose, throws, may_seal, resting
    # the moment
    cdef public int phase, asks, at, source, met, step, control, second, present
    cdef public int heirs, depth
    cdef public int[7] trail
    cdef public int[5][5] given  # not short: Cython would take it for `held`, whose rows are longer
    # calm mode
    cdef public short[5] order, left
    cdef public int stepper

    @cython.locals(boards=cython.int[8])
    cdef void lay_districts(self, Dealer dealer) noexcept nogil
    cpdef list page(self, int side)
    cdef void begin_round(self, Dealer dealer) noexcept nogil
    cdef int everybody(self) noexcept nogil
    cdef void ready(self, int seat, Dealer dealer) noexcept nogil
    cdef bint counts_down(self) noexcept nogil
    cdef void start(self, Dealer dealer) noexcept nogil
    cdef void throw(self, int seat, Dealer dealer) noexcept nogil
    cdef int list_placements(self, int seat, int* out) noexcept nogil
    cdef bint is_open(self, int district) noexcept nogil
    cdef void place(self, int seat, int action, Dealer dealer) noexcept nogil
    cdef void place_none(self, int seat, Dealer dealer) noexcept nogil
    cdef int list_removals(self, int face, int district, int* out, int n) noexcept nogil
    cdef void remove(self, int seat, int district, int effect, Dealer dealer) noexcept nogil
    cdef int list_shifts(self, int face, int district, int* out, int n) noexcept nogil
    cdef void shift(self, int seat, int district, int effect, Dealer dealer) noexcept nogil
    cdef void empty(self, int seat, Dealer dealer) noexcept nogil
    cdef void start_timer(self, int timer) noexcept nogil
    cdef int list_endings(self, int seat, int* out) noexcept nogil
    cdef void finish(self, int seat, int action, Dealer dealer) noexcept nogil
    cdef void turn(self, int seat, Dealer dealer) noexcept nogil
    cdef void settle(self, int seat, Dealer dealer) noexcept nogil
    cdef bint is_busy(self, int seat) noexcept nogil
    cdef void ring(self, Dealer dealer) noexcept nogil
    cdef void close(self, int time_up, Dealer dealer) noexcept nogil
    cdef void score_on(self, Dealer dealer) noexcept nogil
    cdef void come_to_district(self, Dealer dealer) noexcept nogil
    cdef void cancel(self, Dealer dealer) noexcept nogil
    cpdef void rank(self) noexcept nogil
    cdef int sum(self, int district, int seat) noexcept nogil
    cdef int count(self, int district, int seat) noexcept nogil
    cdef bint has_symbol(self) noexcept nogil
    cdef int symbol(self) noexcept nogil
    cdef int symbol_at(self, int district, int step) noexcept nogil
    cdef void carry_out(self, int symbol, Dealer dealer) noexcept nogil
    cdef void reward(self, int seats, int symbol, Dealer dealer) noexcept nogil
    cdef void hand_out(self, int seats, int cause, Dealer dealer) noexcept nogil
    cdef int clockwise(self, int steps) noexcept nogil
    cdef int stack(self) noexcept nogil
    cdef void draw_capsule(self, int seat, int cause, Dealer dealer) noexcept nogil
    cdef int capsules(self, int seat) noexcept nogil
    cdef void ask_for_capsules(self, int seats, Dealer dealer) noexcept nogil
    cdef int lowest_capsule(self, int seat) noexcept nogil
    cdef void lose(self, int seat, int value, Dealer dealer) noexcept nogil
    cdef void take(self, int seats, int amount, Dealer dealer) noexcept nogil
    cdef bint asks_short_payers(self) noexcept nogil
    cdef void divide(self, int payer, int seats, Dealer dealer) noexcept nogil
    cdef void pay(self, int payer, int seat, int amount, int cause, Dealer dealer) noexcept nogil
    cdef void give(self, int seats, int amount, Dealer dealer) noexcept nogil
    cdef int meant(self, int symbol) noexcept nogil
    cdef void follow(self, int way, Dealer dealer) noexcept nogil
    cpdef int beside(self, int district, int way) noexcept nogil
    cdef void choose_neighbour(self, int seat, int action, Dealer dealer) noexcept nogil
    cdef int list_answers(self, int seat, int* out) noexcept nogil
    cdef int takers(self) noexcept nogil
    cdef void answer(self, int seat, int action, Dealer dealer) noexcept nogil
    cdef void give_one(self, int seat, int other, Dealer dealer) noexcept nogil
    cdef void score_centre(self, Dealer dealer) noexcept nogil
    cdef void end_round(self, Dealer dealer) noexcept nogil
    cdef void clear_city(self) noexcept nogil
    cdef void end(self, Dealer dealer) noexcept nogil
    cdef void begin_steps(self, Dealer dealer) noexcept nogil
    cdef void draw_order(self, Dealer dealer) noexcept nogil
    cdef void end_step(self, int seat, Dealer dealer) noexcept nogil
    cdef void hurry(self, int seat, int steps) noexcept nogil
