import cython

from gelateria.engine.dealer.base cimport Dealer
from gelateria.engine.state cimport State

cdef int FLAVOURS, CARDS, KINDS, QUALITY_HANDS, QUALITY_BALLS
cdef int DRAW, MAKE, SERVE, HELP, PASS, DISCARD, RETURN, ASK
cdef int TO_ACT, TO_PAY, TO_ASK, TO_DISCARD, TO_RETURN, LAST_ROUND, ALL_PASSED
cdef int LINE, CELLS, PLACES, ORDERS, SPECIAL, RACES, OBJECTIVES
cdef int DIARY, LOST_COUNT, TOOK_IN, GAVE_OUT, STOLEN_BY, A_HAND, A_THIEF
cdef int BEGAN, DEALT, TOOK, RESHUFFLED, HALTED, CONTROLLED, INSPECTED, DISCARDED, RETURNED
cdef int MADE, SERVED, CAME, CLAIMED, STOLE, PASSED, EMPTIED, SHOWED, WON, ENDED
cdef int[9] BESIDE

cdef class GelatoMio(State):
    # the material
    cdef public int pile_full, hand_limit, ball_limit, chain
    cdef public short[10] stock
    cdef public short[192] takes
    cdef public short[72] needs
    cdef public short[24] for_ball, pays, copies, race
    cdef public short[3] number
    cdef public short[7] prize
    # the position
    cdef public int mover, phase, quality, asked, inspected, owed, passes, last, halted
    cdef public int deck_left, discards_left, waiting_left, noted
    cdef public short[9] display
    cdef public short[3] due, pile
    cdef public short[10] deck, discards
    cdef public short[8] gone
    cdef public short[4] open, below, size, score
    cdef public short[7] owner
    cdef public short[24] waiting
    cdef public short[12] table, tally, scoops
    cdef public short[96] served
    cdef public short[32] hand, opened, sure
    cdef public short[192] diary

    @cython.locals(cell=cython.int, i=cython.int, seat=cython.int, flavour=cython.int, objective=cython.int, kind=cython.int, line=cython.int)
    cdef void setup(self, Dealer dealer) noexcept nogil
    @cython.locals(order=cython.int, place=cython.int)
    cdef void lay_out_customers(self, Dealer dealer) noexcept nogil
    @cython.locals(left=cython.int, order=cython.int)
    cdef void next_customer(self, int place, Dealer dealer) noexcept nogil
    cdef void begin_turn(self, int seat, Dealer dealer) noexcept nogil
    @cython.locals(n=cython.int, kind=cython.int, flavour=cython.int, cell=cython.int, place=cython.int, whom=cython.int)
    cdef int choices(self, int seat, int* out) noexcept nogil
    @cython.locals(kind=cython.int)
    cdef bint can_make(self, int seat, int flavour) noexcept nogil
    @cython.locals(order=cython.int, flavour=cython.int, kind=cython.int)
    cdef bint can_serve(self, int seat, int place) noexcept nogil
    @cython.locals(hands=cython.int, whom=cython.int)
    cdef int hands_to_ask(self, int seat) noexcept nogil
    cdef void move(self, int seat, int action, Dealer dealer) noexcept nogil
    @cython.locals(kind=cython.int, taken=cython.int, count=cython.int, grown=cython.int, other=cython.int)
    cdef void draw(self, int seat, int cell, Dealer dealer) noexcept nogil
    @cython.locals(line=cython.int, to=cython.int, cell=cython.int)
    cdef void close_up(self) noexcept nogil
    @cython.locals(kind=cython.int)
    cdef void make(self, int seat, int flavour, Dealer dealer) noexcept nogil
    @cython.locals(order=cython.int, flavour=cython.int, kind=cython.int, race=cython.int)
    cdef void serve(self, int seat, int place, Dealer dealer) noexcept nogil
    @cython.locals(hands=cython.int, whom=cython.int)
    cdef void give_up(self, int seat, int kind, Dealer dealer) noexcept nogil
    @cython.locals(left=cython.int, kind=cython.int)
    cdef void ask(self, int seat, int whom, Dealer dealer) noexcept nogil
    cdef void gain(self, int seat, int kind) noexcept nogil
    cdef void lose(self, int seat, int kind) noexcept nogil
    @cython.locals(i=cython.int, other=cython.int)
    cdef void steal(self, int seat, int whom, int kind) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void note(self, int fact) noexcept nogil
    @cython.locals(kinds=cython.int, hands=cython.int, kind=cython.int, seat=cython.int)
    cdef void maybe_clear_memory(self) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void clear_memory(self) noexcept nogil
    cdef void discard(self, int seat, int kind) noexcept nogil
    cdef bint is_stocked(self, Dealer dealer) noexcept nogil
    @cython.locals(line=cython.int, cell=cython.int, kind=cython.int)
    cdef bint refill(self, Dealer dealer) noexcept nogil
    @cython.locals(controls=cython.int)
    cdef bint has_goods(self) noexcept nogil
    @cython.locals(left=cython.int, kind=cython.int)
    cdef int turn_up(self, Dealer dealer) noexcept nogil
    @cython.locals(held=cython.int)
    cdef bint is_asking(self, Dealer dealer) noexcept nogil
    cdef int balls_of(self, int seat) noexcept nogil
    cdef void give_back(self, int seat, int flavour, Dealer dealer) noexcept nogil
    cdef void end_turn(self, Dealer dealer) noexcept nogil
    @cython.locals(objective=cython.int, seat=cython.int, most=cython.int)
    cdef void end(self, int reason, Dealer dealer) noexcept nogil
    @cython.locals(most=cython.int, seat=cython.int, balls=cython.int, flavour=cython.int)
    cdef void award(self, int objective, Dealer dealer) noexcept nogil
    @cython.locals(pairs=cython.int, cards=cython.int, kind=cython.int)
    cdef void count_pairs(self, int seat, Dealer dealer) noexcept nogil
    cdef int rank(self, int seat) noexcept nogil
