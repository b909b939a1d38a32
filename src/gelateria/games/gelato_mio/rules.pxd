from gelateria.engine.dealer.base cimport Dealer
from gelateria.engine.state cimport State

cdef int FLAVOURS, CARDS, KINDS, QUALITY_HANDS, QUALITY_BALLS
cdef int DRAW, MAKE, SERVE, HELP, PASS, DISCARD, RETURN, ASK
cdef int TO_ACT, TO_PAY, TO_ASK, TO_DISCARD, TO_RETURN, LAST_ROUND, ALL_PASSED
cdef int SEATS, NOBODY, LINE, CELLS, EMPTY, PLACES, ORDERS, SPECIAL, HELP_COSTS
cdef int BOWLS, DOUBLES, SINGLES, RACES, MOST_BALLS, OBJECTIVES
cdef int DIARY, LOST_COUNT, OPEN, A_SOURCE, A_TARGET, A_KIND, MORE_THAN_ALL_BALLS
cdef int BEGAN, DEALT, TOOK, RESHUFFLED, HALTED, CONTROLLED, INSPECTED, DISCARDED, RETURNED
cdef int MADE, SERVED, CAME, CLAIMED, STOLE, PASSED, EMPTIED, SHOWED, WON, ENDED
cdef int[9] BESIDE

cdef class GelatoMio(State):
    # the material
    cdef public int pile_full, hand_limit, ball_limit, chain, memory, helps
    cdef public short[10] stock
    cdef public short[3][8] for_ball
    cdef public short[24][8] takes
    cdef public short[24][3] needs
    cdef public short[24] pays, copies, race
    cdef public short[3] number
    cdef public short[7] prize
    # the shop
    cdef public int deck_left, discards_left, waiting_left, halted
    cdef public short[9] display
    cdef public short[3] due, pile
    cdef public short[10] deck, discards
    cdef public short[8] gone
    cdef public short[4] open, below
    cdef public short[24] waiting
    cdef public short[7] owner
    # the players
    cdef public short[4][8] hand, opened, sure
    cdef public short[4][3] balls, scoops, tally
    cdef public short[4][24] served
    cdef public short[4] size, score
    cdef public short[192] diary
    cdef public int noted
    # the moment
    cdef public int mover, phase, quality, asked, inspected, owed, passes, last

    cdef void setup(self, Dealer dealer) noexcept nogil
    cdef bint is_opening(self) noexcept nogil
    cdef void next_customer(self, int place, Dealer dealer) noexcept nogil
    cdef void begin_turn(self, int seat, Dealer dealer) noexcept nogil
    cdef int choices(self, int seat, int* out) noexcept nogil
    cdef void move(self, int seat, int action, Dealer dealer) noexcept nogil
    cdef void draw(self, int seat, int cell, Dealer dealer) noexcept nogil
    cdef int with_equals_beside(self, int cells, int kind) noexcept nogil
    cdef void close_up(self) noexcept nogil
    cdef bint restock(self, Dealer dealer) noexcept nogil
    cdef void refill(self, Dealer dealer) noexcept nogil
    cdef bint fill_up(self, int line, Dealer dealer) noexcept nogil
    cdef void deal_to(self, int cell, Dealer dealer) noexcept nogil
    cdef int turn_up(self, Dealer dealer) noexcept nogil
    cdef void reshuffle(self, Dealer dealer) noexcept nogil
    cdef bint can_make(self, int seat, int flavour) noexcept nogil
    cdef void make(self, int seat, int flavour, Dealer dealer) noexcept nogil
    cdef bint can_serve(self, int seat, int place) noexcept nogil
    cdef void serve(self, int seat, int place, Dealer dealer) noexcept nogil
    cdef bint can_get_help(self, int seat) noexcept nogil
    cdef bint can_ask(self, int seat, int whom) noexcept nogil
    cdef int hands_to_ask(self, int seat) noexcept nogil
    cdef void give_up(self, int seat, int kind, Dealer dealer) noexcept nogil
    cdef void ask(self, int seat, int whom, Dealer dealer) noexcept nogil
    cdef bint would_claim(self, int seat, int race) noexcept nogil
    cdef void count_for_race(self, int seat, int race, Dealer dealer) noexcept nogil
    cdef bint finish_control(self, Dealer dealer) noexcept nogil
    cdef void inspect(self, int seat, Dealer dealer) noexcept nogil
    cdef int balls_of(self, int seat) noexcept nogil
    cdef void give_back(self, int seat, int flavour, Dealer dealer) noexcept nogil
    cdef bint has_goods(self) noexcept nogil
    cpdef bint leaves_to_memory(self) noexcept nogil
    cdef void gain(self, int seat, int kind) noexcept nogil
    cdef void discard(self, int seat, int kind) noexcept nogil
    cdef void lose(self, int seat, int kind) noexcept nogil
    cdef void steal(self, int seat, int whom, int kind) noexcept nogil
    cdef void open_diary(self) noexcept nogil
    cdef void note(self, int fact) noexcept nogil
    cdef void close_diary(self) noexcept nogil
    cdef void maybe_clear_memory(self) noexcept nogil
    cdef void clear_memory(self) noexcept nogil
    cdef void end_turn(self, Dealer dealer) noexcept nogil
    cdef void end(self, int reason, Dealer dealer) noexcept nogil
    cdef void award(self, int objective, Dealer dealer) noexcept nogil
    cpdef int leader(self, int objective) noexcept nogil
    cpdef int counted(self, int objective, int seat) noexcept nogil
    cdef int balls_towards(self, int objective, int seat) noexcept nogil
    cdef void count_pairs(self, int seat, Dealer dealer) noexcept nogil
    cdef int rank(self, int seat) noexcept nogil

cdef int offer(int action, bint allowed, int* out, int n) noexcept nogil
cdef int kind_at(short* bag, int place) noexcept nogil
cdef bint covers(short* held, short* wanted, int kinds) noexcept nogil
cdef int too_many(int held, int limit) noexcept nogil
cdef bint are_several(int members) noexcept nogil
cpdef int fact_of(int kind, int source, int target) noexcept nogil
