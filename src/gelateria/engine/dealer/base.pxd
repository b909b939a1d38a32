import cython

ctypedef unsigned long long word

cdef word MASK, GOLDEN, MIX_A, MIX_B

@cython.locals(z=cython.ulonglong)
cpdef word mix(word word) noexcept nogil
cpdef word split(word seed, word branch) noexcept nogil

cdef class Dealer:
    cdef word word
    cdef bint quick
    cpdef void reseed(self, word seed)
    cdef int give(self, int n) noexcept nogil
    cdef void note(self, int event, int seat, int a, int b, int c) noexcept nogil

    # `give` and `note` of the fast dealer, spelt out so that they melt into the rules.

    @cython.final
    cdef inline int below(self, int n) noexcept nogil:
        cdef word z
        if not self.quick:
            return self.give(n)
        self.word += 0x9E3779B97F4A7C15ULL
        z = (self.word ^ (self.word >> 30)) * 0xBF58476D1CE4E5B9ULL
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL
        return <int> (((z ^ (z >> 31)) >> 32) * <word> n >> 32)

    @cython.final
    cdef inline void tell(self, int event, int seat, int a, int b, int c) noexcept nogil:
        if not self.quick:
            self.note(event, seat, a, b, c)
