# From an Objective to the struct, and what Python sees of it.

cdef int read_objective(objective, Goal* goal) except -1:
    """Fill the struct; the tables stay with the Objective.  ValueError: they are too large."""
    cdef Event* event
    cdef bytes steps = objective.steps, weights = objective.weights
    cdef int i, band, units
    memset(goal, 0, sizeof(Goal))
    if len(objective.events) > MAX_EVENTS or len(objective.bands) > MAX_BANDS or objective.most >= MAX_UNITS:
        raise ValueError(f"{len(objective.events)} events and {objective.most} units are too many for the kernel")
    goal.events, goal.bands, goal.most = len(objective.events), len(objective.bands), objective.most
    goal.steps = <const int*><const char*>steps
    goal.weights = <const int*><const char*>weights
    for band, least in enumerate(objective.bands):
        for units in range(least, goal.most + 1):
            goal.band[units] = band
    for i, told in enumerate(objective.events):
        event = &goal.event[i]
        event.cards, event.laid[0], event.laid[1] = told.cards, told.laid[0], told.laid[1]
        event.row, event.below, event.kind = told.row, told.below, told.kind
        event.best, event.number, event.side, event.seats = told.best, told.number, told.side, told.seats
    return 0


cdef class Ends:
    """What the plays pay that end a Position; an Objective, or an Alone, of the same deal says it."""

    cdef Goal goal
    cdef object objective
    cdef bint alone

    def __init__(self, objective):
        self.objective = objective
        self.alone = not hasattr(objective, "steps")
        if not self.alone:
            read_objective(objective, &self.goal)

    def paid(self, Position at):
        """What each seat gains.  ValueError: the play is not over."""
        cdef int paid[MAX_SEATS]
        if not at.over:
            raise ValueError("the play is not over")
        if self.alone:
            return self.objective.pays(at.units, at.tricks)
        pay(at.rules, &self.goal, &at.state, paid)
        return tuple(paid[seat] for seat in range(at.rules.seats))

    def outcomes(self, Position at):
        """How each event has come out by now: 0 not yet, or what events.py says; 5: it never will."""
        return tuple(outcome_of(at.rules, &self.goal, &at.state, i) for i in range(self.goal.events))

    def pending(self, Position at):
        """The places of the events whose outcome can still change."""
        return tuple(i for i in range(self.goal.events) if pending(at.rules, &self.goal, &at.state, i))
