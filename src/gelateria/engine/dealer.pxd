import cython

ctypedef unsigned long long word

cdef word MASK, GOLDEN, MIX_A, MIX_B
cdef int DEEPEST

@cython.locals(z=cython.ulonglong)
cpdef word mix(word word) noexcept nogil
cpdef word split(word seed, word branch) noexcept nogil

cdef class Dealer:
    cdef word word
    cpdef void reseed(self, word seed)
    cdef int below(self, int n) noexcept nogil
    cdef void tell(self, int event, int seat, int a, int b, int c) noexcept nogil

cdef class Keeper(Dealer):
    cdef readonly Dealer source
    cdef list drawn, told

cdef class Script(Dealer):
    cdef list numbers
    cdef int at
    cdef readonly str fault
    @cython.locals(number=cython.int)
    cdef int below(self, int n) noexcept nogil

cdef class Odometer(Dealer):
    cdef int[256] digits, wheels
    cdef int at, depth
    cdef readonly int fault
    @cython.locals(share=cython.double, i=cython.int)
    cpdef double chance(self)
    @cython.locals(last=cython.int)
    cpdef bint turn(self)
