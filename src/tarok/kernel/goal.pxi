# From an Objective to the struct, and what Python sees of it.

cdef int read_objective(objective, Goal* goal) except -1:
    """Fill the struct; the tables stay with the Objective.  ValueError: they are too large, or do not fit."""
    cdef Event* event
    cdef bytes steps = objective.steps, weights = objective.weights
    cdef int i, band, units
    memset(goal, 0, sizeof(Goal))
    if len(objective.events) > MAX_EVENTS or len(objective.bands) > MAX_BANDS or objective.most >= MAX_UNITS:
        raise ValueError(f"{len(objective.events)} events and {objective.most} units are too many for the kernel")
    goal.seats = objective.seats
    goal.events, goal.bands, goal.most = len(objective.events), len(objective.bands), objective.most
    goal.steps = <const int*><const char*>steps
    goal.weights = <const int*><const char*>weights
    for band, least in enumerate(objective.bands):
        for units in range(least, goal.most + 1):
            goal.band[units] = band
    rows = len(weights) // (4 * OUTCOMES * SWEEPS * max(1, goal.bands) * goal.seats)
    for i, told in enumerate(objective.events):
        least = 0 if told.kind in (COLLECTED, MET, TOOK) else 1  # where the number of a trick counts
        inside = told.row < rows and told.below < i and 0 <= told.best < CARDS and told.side in (0, 1)
        if not inside or not least <= told.number <= MAX_TRICKS:
            raise ValueError(f"event {i} is about something that there is not")
        event = &goal.event[i]
        event.cards, event.laid[0], event.laid[1] = told.cards, told.laid[0], told.laid[1]
        event.row, event.below, event.kind = told.row, told.below, told.kind
        event.best, event.number, event.side, event.seats = told.best, told.number, told.side, told.seats
    return 0


cdef str OTHER_DEAL = "what is paid here is paid at the end of another deal"


cdef int fit(const Goal* goal, const Rules* rules) except -1:
    """ValueError: it is the goal of another deal, or it is about cards that lie nowhere."""
    cdef const Event* event
    cdef int i
    if goal.seats != rules.seats or rules.most > goal.most or sides_of(rules) != 2:
        raise ValueError(OTHER_DEAL)
    for i in range(goal.events):
        event = &goal.event[i]
        if event.kind == COLLECTED and event.cards & ~(rules.lying | event.laid[0] | event.laid[1]):
            raise ValueError("what is paid for a set hangs on cards that lie nowhere")
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

    cdef int fit(self, const Rules* rules) except -1:
        """ValueError: they are the ends of another deal, or of one that lacks cards."""
        if not self.alone:
            return fit(&self.goal, rules)
        if not sides_of(rules) == rules.seats == self.objective.game.seats:
            raise ValueError(OTHER_DEAL)
        return 0

    def paid(self, Position at):
        """What each seat gains.  ValueError: the play is not over, or it is of another deal."""
        cdef int paid[MAX_SEATS]
        self.fit(at.rules)
        if not at.over:
            raise ValueError("the play is not over")
        if self.alone:
            return self.objective.pays(at.units, at.tricks)
        pay(at.rules, &self.goal, &at.state, paid)
        return tuple(paid[seat] for seat in range(at.rules.seats))

    def outcomes(self, Position at):
        """How each event has come out by now: 0 not yet, or what events.py says; 5: it never will."""
        self.fit(at.rules)
        return tuple(outcome_of(at.rules, &self.goal, &at.state, i) for i in range(self.goal.events))

    def pending(self, Position at):
        """The places of the events whose outcome can still change."""
        self.fit(at.rules)
        return tuple(i for i in range(self.goal.events) if pending(at.rules, &self.goal, &at.state, i))
