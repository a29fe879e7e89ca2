# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Tricks at native speed.  It knows tricks, not games: what is to be played says a PlaySpec."""

include "tricks.pxi"
include "payoff.pxi"
include "state.pxi"
include "goal.pxi"
include "stop.pxi"
include "playouts.pxi"
include "table.pxi"
include "search.pxi"
include "ordering.pxi"
include "named.pxi"
include "solver.pxi"
