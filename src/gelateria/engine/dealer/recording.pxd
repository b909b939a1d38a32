from gelateria.engine.dealer.base cimport Dealer

cdef class RecordingDealer(Dealer):
    cdef readonly Dealer source
    cdef list drawn, told
