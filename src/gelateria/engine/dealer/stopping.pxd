from gelateria.engine.dealer.base cimport Dealer

cdef class StoppingDealer(Dealer):
    cdef readonly bint asked
    cdef readonly list told
    cdef int give(self, int n) noexcept nogil
    cdef void note(self, int event, int seat, int a, int b, int c) noexcept nogil
