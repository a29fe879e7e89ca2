# What a play pays: the events that came up in it, and the tables of a Payoff.
#
#     outcome_of(rules, payoff, state, i)   how event i has come out by now, in the last trick that is complete
#     pending(rules, payoff, state, i)      whether that can still change
#     pay(rules, payoff, state, paid)       what each seat gains, when the play is over
#     makes(rules, payoff, state)           whether the contract is made then
#
# Nothing is kept up to date while cards are played: an event is looked up among the tricks when it is asked for.

cdef enum:
    MAX_EVENTS = 63
    MAX_BANDS = 32
    MAX_SPANS = MAX_TRICKS + 1
    MAX_UNITS = 256
    OUTCOMES = 5

cpdef enum Outcome:  # for side 0, those of side 1 being one more; the numbers of terms.py
    MADE = 1
    MISSED = 3
    DEAD = 5  # nobody can make it any more: it pays like one that has not come up

cpdef enum EventKind:  # the numbers of terms.py
    COLLECTED = 0
    CARRIED = 1
    PHEASANT = 2
    KEPT = 3
    MET = 4
    TOOK = 5
    SERIES = 6
    PAIR = 7
    RUN = 8

cdef struct Event:
    Mask cards
    Mask laid[2]
    short row
    short below
    unsigned char kind
    unsigned char best
    unsigned char number
    unsigned char side
    unsigned char seats

cdef struct Payoff:
    int seats
    int tricks
    int events
    int spans
    int bands
    int most               # units
    const int* steps       # by span, units and seat
    const int* weights     # by the row of an event, outcome, span, band and seat
    const char* made       # by span and band, whether the contract is
    Event event[MAX_EVENTS]
    unsigned char span[MAX_TRICKS + 1]  # by the tricks of side 0
    unsigned char band[MAX_UNITS]       # by its units


cdef inline Mask pile_of(const Rules* rules, const State* state, int side) noexcept nogil:
    """The cards that the seats of a side have won."""
    cdef Mask cards = 0
    cdef int seat
    for seat in range(rules.seats):
        if rules.side[seat] == side:
            cards |= state.won[seat]
    return cards


cdef inline Mask lying_in(const Rules* rules, const Taken* taken) noexcept nogil:
    """The cards of a trick."""
    cdef Mask cards = 0
    cdef int i
    for i in range(rules.seats):
        cards |= ONE(taken.cards[i])
    return cards


cdef inline int best_of(const Rules* rules, const Taken* taken) noexcept nogil:
    """The card that won a trick."""
    return taken.cards[(taken.winner + rules.seats - taken.leader) % rules.seats]


cdef inline const Taken* trick_of(const Rules* rules, const State* state, Mask cards) noexcept nogil:
    """The complete trick in which these cards lie together."""
    cdef int number
    for number in range(state.number):
        if lying_in(rules, &state.taken[number]) & cards == cards:
            return &state.taken[number]
    return NULL


cdef inline bint swept(const Rules* rules, const State* state, int number, int side) noexcept nogil:
    """Whether a side has won all of the first tricks."""
    cdef int i
    for i in range(number):
        if rules.side[state.taken[i].winner] != side:
            return False
    return True


cdef inline int collected(const Rules* rules, const State* state, const Event* event) noexcept nogil:
    cdef bint mine = (event.laid[0] | pile_of(rules, state, 0)) & event.cards != 0
    cdef bint theirs = (event.laid[1] | pile_of(rules, state, 1)) & event.cards != 0
    if mine and theirs:
        return DEAD
    return MADE * mine + (MADE + 1) * theirs


cdef inline int run_of(const Rules* rules, const State* state, const Event* event) noexcept nogil:
    """One side wins with one of the cards, from a certain trick to the last."""
    cdef int side = -1, number
    cdef const Taken* taken
    for number in range(event.number - 1, state.number):
        taken = &state.taken[number]
        if not event.cards & ONE(best_of(rules, taken)) or side == 1 - rules.side[taken.winner]:
            return DEAD
        side = rules.side[taken.winner]
    return MADE + side if side >= 0 else 0


cdef int outcome_of(const Rules* rules, const Payoff* payoff, const State* state, int i) noexcept nogil:
    """How an event has come out in the tricks that are complete; a collection and a run, so far."""
    cdef const Event* event = &payoff.event[i]
    cdef const Taken* taken = NULL
    cdef bint wins
    if event.kind == COLLECTED:
        return collected(rules, state, event)
    if event.kind == RUN:
        return run_of(rules, state, event)
    if event.kind == MET:
        return MADE + event.side if trick_of(rules, state, event.cards) else 0
    if event.kind == TOOK:
        taken = trick_of(rules, state, ONE(event.best))
        return MADE + event.side if taken and event.seats >> taken.winner & 1 else 0
    if state.number < event.number:
        return 0
    taken = &state.taken[event.number - 1]
    if not lying_in(rules, taken) & ONE(event.best):
        return 0
    if event.kind == KEPT:
        return MISSED if rules.side[taken.winner] else MADE
    wins = best_of(rules, taken) == event.best
    if event.kind == PAIR:
        return MADE + event.side if wins and lying_in(rules, taken) & event.cards else 0
    if event.kind == SERIES:
        wins = wins and swept(rules, state, event.number, event.side)
        wins = wins and (event.below < 0 or outcome_of(rules, payoff, state, event.below) == MADE + event.side)
        return MADE + event.side if wins else 0
    if wins:
        return MADE + event.side
    return 0 if event.kind == PHEASANT and rules.side[taken.winner] == event.side else MISSED + event.side


cdef inline Mask held(const Rules* rules, const State* state) noexcept nogil:
    """The cards that are still in a hand, or in a trick that is not complete."""
    cdef Mask cards = state.trick
    cdef int seat
    for seat in range(rules.seats):
        cards |= state.hands[seat]
    return cards


cdef bint pending(const Rules* rules, const Payoff* payoff, const State* state, int i) noexcept nogil:
    """Whether the outcome of an event can still change."""
    cdef const Event* event = &payoff.event[i]
    cdef Mask left = held(rules, state)
    cdef int kind = event.kind
    if kind == COLLECTED:
        left = event.cards & ~(event.laid[0] | event.laid[1] | pile_of(rules, state, 0) | pile_of(rules, state, 1))
        return left != 0 and collected(rules, state, event) != DEAD
    if kind == MET:
        return event.cards & ~left == 0
    if kind == RUN:
        return state.number < rules.tricks and run_of(rules, state, event) != DEAD
    if not left & ONE(event.best) or (kind != TOOK and state.number >= event.number):
        return False
    if kind == PAIR:
        return event.cards & left != 0
    if kind == SERIES:
        if not swept(rules, state, state.number, event.side):
            return False
        i = event.below
        return i < 0 or outcome_of(rules, payoff, state, i) == MADE + event.side or pending(rules, payoff, state, i)
    return True


cdef inline Mask named(const Rules* rules, const Payoff* payoff, const State* state, int i) noexcept nogil:
    """The cards still to be played on which the outcome of an event depends."""
    cdef const Event* event = &payoff.event[i]
    cdef Mask cards = event.cards
    if event.kind != COLLECTED and event.kind != MET and event.kind != RUN:
        cards |= ONE(event.best)
    return cards & held(rules, state)


cdef inline int tricks_won(const Rules* rules, const State* state) noexcept nogil:
    """How many tricks side 0 has won."""
    cdef int won = 0, seat
    for seat in range(rules.seats):
        if rules.side[seat] == 0:
            won += state.tricks[seat]
    return won


cdef void pay(const Rules* rules, const Payoff* payoff, const State* state, int* paid) noexcept nogil:
    """Fill in what each seat gains, once the last card has been played."""
    cdef int units = side_units(rules, state, 0), span = payoff.span[tricks_won(rules, state)]
    cdef const int* row = payoff.steps + (span * (payoff.most + 1) + units) * rules.seats
    cdef int i, seat, outcome
    for seat in range(rules.seats):
        paid[seat] = row[seat]
    for i in range(payoff.events):
        if payoff.event[i].row < 0:
            continue
        outcome = outcome_of(rules, payoff, state, i)
        if outcome == 0 or outcome == DEAD:
            continue
        outcome = (payoff.event[i].row * OUTCOMES + outcome) * payoff.spans + span
        row = payoff.weights + (outcome * payoff.bands + payoff.band[units]) * rules.seats
        for seat in range(rules.seats):
            paid[seat] += row[seat]


cdef inline bint makes(const Rules* rules, const Payoff* payoff, const State* state) noexcept nogil:
    """Whether side 0 has made the contract, once the last card has been played."""
    cdef int span = payoff.span[tricks_won(rules, state)]
    return payoff.made[span * payoff.bands + payoff.band[side_units(rules, state, 0)]]
