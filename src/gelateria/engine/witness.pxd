from gelateria.engine.dealer cimport Script

cdef class Witness(Script):
    cdef readonly list asked
    cdef int give(self, int n) noexcept nogil
