# How a long call is ended before its time: by a flag that another thread sets, or by Ctrl-C.

from cpython.exc cimport PyErr_CheckSignals

cdef extern from *:
    """
    #define ASKED(flag) __atomic_load_n((flag), __ATOMIC_RELAXED)
    """
    bint ASKED(const int* flag) nogil


class Stopped(Exception):
    """A long call that was asked to stop."""


cdef class Stop:
    """Given to a long call, it ends it within 50 ms when another thread asks: the call raises Stopped."""

    cdef int flag

    def ask(self):
        """End the calls that have it, and those to come."""
        self.flag = 1


cdef const int* flag_of(Stop stop):
    """What a long call looks at; nothing if nobody can stop it."""
    return NULL if stop is None else &stop.flag


cdef inline bint asked(const int* flag) noexcept nogil:
    return flag != NULL and ASKED(flag)


cdef int look_up(const int* flag) except -1:
    """End the call if it has been asked for, or if somebody has pressed Ctrl-C."""
    PyErr_CheckSignals()
    if asked(flag):
        raise Stopped("stopped before its time")
    return 0
