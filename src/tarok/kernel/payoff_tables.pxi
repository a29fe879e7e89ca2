# From a Payoff of Python to the struct, and which plays it fits.

cdef int read_payoff(told, Payoff* payoff) except -1:
    """Fill the struct; the tables stay with the Payoff of Python.  ValueError: they are too large, or do not fit."""
    cdef bytes steps = told.steps, weights = told.weights, made = told.made
    cdef int place, each
    memset(payoff, 0, sizeof(Payoff))
    if len(told.events) > MAX_EVENTS or len(told.bands) > MAX_BANDS or told.most >= MAX_UNITS:
        raise ValueError(f"{len(told.events)} events and {told.most} units are too many for the kernel")
    if told.tricks > MAX_TRICKS or len(told.spans) > MAX_SPANS:
        raise ValueError(f"the kernel plays up to {MAX_TRICKS} tricks")
    payoff.seats, payoff.tricks, payoff.most = told.seats, told.tricks, told.most
    payoff.events, payoff.spans, payoff.bands = len(told.events), len(told.spans), len(told.bands)
    payoff.steps = <const int*><const char*>steps
    payoff.weights = <const int*><const char*>weights
    payoff.made = <const char*>made
    for place, least in enumerate(told.bands):
        for each in range(least, payoff.most + 1):
            payoff.band[each] = place
    for place, least in enumerate(told.spans):
        for each in range(least, payoff.tricks + 1):
            payoff.span[each] = place
    read_events(told, payoff)
    return 0


cdef int read_events(told, Payoff* payoff) except -1:
    """Fill in the events.  ValueError: one is about what there is not."""
    cdef Event* event
    cdef int kind
    rows = len(told.weights) // (4 * OUTCOMES * payoff.spans * payoff.bands * payoff.seats)
    for i, each in enumerate(told.events):
        kind = each.kind
        least = 0 if kind == COLLECTED or kind == MET or kind == TOOK else 1  # where the trick's number counts
        inside = each.row < rows and each.below < i and 0 <= each.best < CARDS and each.side in (0, 1)
        inside = inside and (each.cards or kind != MET)  # no cards would never have met
        if not inside or not least <= each.number <= MAX_TRICKS:
            raise ValueError(f"event {i} is about something that there is not")
        event = &payoff.event[i]
        event.cards, event.laid[0], event.laid[1] = each.cards, each.laid[0], each.laid[1]
        event.row, event.below, event.kind = each.row, each.below, kind
        event.best, event.number, event.side, event.seats = each.best, each.number, each.side, each.seats
    return 0


cdef str OTHER_DEAL = "what is paid here is paid at the end of another deal"


cdef int fit(const Payoff* payoff, const Rules* rules) except -1:
    """ValueError: it is the payoff of another deal, or about cards that nobody can win.

    What nobody can win would stay open for ever, and the solver would look on after the last trick.
    """
    cdef const Event* event
    cdef int i
    if payoff.seats != rules.seats or payoff.tricks != rules.tricks:
        raise ValueError(OTHER_DEAL)
    if rules.most > payoff.most or sides_of(rules) != 2:
        raise ValueError(OTHER_DEAL)
    for i in range(payoff.events):
        event = &payoff.event[i]
        if event.kind == COLLECTED and event.cards & ~(rules.lying | event.laid[0] | event.laid[1]):
            raise ValueError("what is paid for a set hangs on cards that nobody can win")
    return 0


cdef class PayoffTables:
    """A Payoff or PayoffAlone of Python, read for the plays of one deal.  ValueError: it is that of another."""

    cdef Payoff payoff
    cdef object told
    cdef bint alone

    def __init__(self, told, Table at):
        self.told = told
        self.alone = not hasattr(told, "steps")
        if not self.alone:
            read_payoff(told, &self.payoff)
            fit(&self.payoff, &at.rules)
        elif not sides_of(&at.rules) == at.rules.seats == told.game.seats:
            raise ValueError(OTHER_DEAL)
