from gelateria.engine.dealer.replaying cimport ReplayingDealer

cdef class AuditingDealer(ReplayingDealer):
    cdef readonly list asked
    cdef int give(self, int n) noexcept nogil
