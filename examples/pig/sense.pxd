from pig.rules cimport Pig

from gelateria.engine.sense cimport Sense

cdef double WON

cdef class PigSense(Sense):
    cdef Pig pig
