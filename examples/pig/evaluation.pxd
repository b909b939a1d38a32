from pig.rules cimport Pig

from gelateria.engine.evaluation cimport Evaluator

cdef double WON

cdef class PigEvaluator(Evaluator):
    cdef Pig pig
