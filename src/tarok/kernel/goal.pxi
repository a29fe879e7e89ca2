# From an Objective to the struct, and what Python sees of it.

cdef int read_objective(objective, Goal* goal) except -1:
    """Fill the struct; the tables stay with the Objective.  ValueError: they are too large."""
    cdef Event* event
    cdef const unsigned char[:] steps = objective.steps, weights = objective.weights
    cdef int i, band, units
    memset(goal, 0, sizeof(Goal))
    if len(objective.events) > MAX_EVENTS or len(objective.bands) > MAX_BANDS or objective.most >= MAX_UNITS:
        raise ValueError(f"{len(objective.events)} events and {objective.most} units are too many for the kernel")
    goal.events, goal.bands, goal.most = len(objective.events), len(objective.bands), objective.most
    goal.steps = <const int*>&steps[0]
    goal.weights = <const int*>&weights[0]
    goal.one = objective.one
    for band, least in enumerate(objective.bands):
        for units in range(least, goal.most + 1):
            goal.band[units] = band
    for i, told in enumerate(objective.events):
        event = &goal.event[i]
        event.cards, event.laid[0], event.laid[1] = told.cards, told.laid[0], told.laid[1]
        event.row, event.below, event.kind = told.row, told.below, told.kind
        event.best, event.number, event.side, event.seats = told.best, told.number, told.side, told.seats
    return 0


cdef int units_left(const Rules* rules, const State* state) noexcept nogil:
    """The units that are still to be won."""
    cdef Mask cards = held(rules, state)
    return units_of(rules, cards | (rules.talon if cards & rules.called else 0))


cdef class Ends:
    """The tables of an Objective: they say what a Position pays that was packed from the same deal."""

    cdef Goal goal
    cdef Curves curves
    cdef object objective

    def __cinit__(self):
        self.curves.curve = <Curve*>calloc(CURVES, sizeof(Curve))
        if not self.curves.curve:
            raise MemoryError("there is no room for the curves")

    def __dealloc__(self):
        free(self.curves.curve)

    def __init__(self, objective):
        self.objective = objective
        read_objective(objective, &self.goal)

    def paid(self, Position at):
        """What each seat gains.  ValueError: the play is not over."""
        cdef int paid[MAX_SEATS]
        if not at.over:
            raise ValueError("the play is not over")
        pay(at.rules, &self.goal, &at.state, paid)
        return tuple(paid[seat] for seat in range(at.rules.seats))

    def outcomes(self, Position at):
        """How each event has come out by now: 0 not yet, or what events.py says; 5: it never will."""
        return tuple(outcome_of(at.rules, &self.goal, &at.state, i) for i in range(self.goal.events))

    def pending(self, Position at):
        """The places of the events whose outcome can still change."""
        return tuple(i for i in range(self.goal.events) if pending(at.rules, &self.goal, &at.state, i))

    def bounds(self, Position at):
        """Between what the value of the play must lie: what side 0 gains in the end more than side 1."""
        cdef int low, high, rest = units_left(at.rules, &at.state)
        bounds_of(at.rules, &self.goal, &at.state, rest, &low, &high)
        return low, high

    def least(self, Position at, int points):
        """With how many units of side 0 the value comes to so many points.

        None while something else is open, or one side has all tricks.  ValueError: more units may be worse.
        """
        cdef Outcomes found
        cdef const Curve* curve
        outcomes_of(at.rules, &self.goal, &at.state, &found)
        if found.open or found.sweeping or found.sweep == SWEEP_NONE or found.sweep == SWEEP_ALL:
            return None
        curve = curve_of(&self.curves, at.rules, &self.goal, &found)
        if not curve.rising:
            raise ValueError("with more units side 0 may gain less")
        return least_for(&self.goal, curve, points)
