import cython

from gelateria.engine.dealer.base cimport Dealer
from gelateria.engine.state cimport State

cdef int ROLL, HOLD, ROLLED, LOST, HELD, WON

cdef class Pig(State):
    cdef public int faces, goal, mover, total
    cdef public int[5] score

    @cython.locals(seat=cython.int)
    cdef void setup(self, Dealer dealer) noexcept nogil
    @cython.final
    cdef void begin_turn(self, int seat) noexcept nogil
    @cython.final
    cdef void roll(self, int seat, int face, Dealer dealer) noexcept nogil
    @cython.final
    cdef void end_turn(self, int seat) noexcept nogil
