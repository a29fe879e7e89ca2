# What the player by rules plays for besides card points: once for many plays, from what the end of a play pays.
#
#     aim(aims, rules, payoff)    prices of cards, cards that wait for a trick, first tricks that must all be won

cdef enum:
    MAX_WAITS = 8
    AROUND = 30   # card points on either side of the most that a unit decides, over which its price is taken

cdef double OF_SET = 0.2        # the share of what a set pays that its cards bring, for it is seldom complete,
cdef double OF_PROMISED = 0.5   # or was promised
cdef double CAUGHT = 25.0       # what it costs at least that the škis catches the mond
cdef double SWEEP = 100.0       # what a trick is worth where all are to be won, and nothing else is paid

cdef struct Wait:  # a card that pays if it wins a certain trick, or if its side does
    int card
    int number
    int side
    int kind
    double made    # what it brings, and what it costs to come to that trick and lose, in card points
    double missed

cdef struct Run:  # what is paid to a side that wins all of the first tricks
    int number
    int side
    double made    # what it brings, in card points

cdef struct Aims:
    double price[CARDS]   # what it brings to take a card, in card points
    double each           # the mean of that
    double caught         # what it costs that the škis catches the mond,
    bint foes             # and whether only that of an enemy does
    bint alone           # everybody is against all others
    bint overtake        # whoever can must beat the best card
    Mask waiting         # the cards that pay in a certain trick,
    bint said            # and whether one of them is promised
    int waits
    Wait wait[MAX_WAITS]
    int runs
    Run run[MAX_WAITS]


cdef int steepest(const Rules* rules, const Payoff* payoff, int span, int seat) noexcept nogil:
    """The units of side 0 with which a seat's pay changes most."""
    cdef int units, most = 0, found = payoff.most // 2, change
    cdef const int* row = payoff.steps + span * (payoff.most + 1) * payoff.seats + seat
    for units in range(1, payoff.most + 1):
        change = abs(row[units * payoff.seats] - row[(units - 1) * payoff.seats])
        if change > most:
            most, found = change, units
    return found


cdef double between(const Rules* rules, const int* row) noexcept nogil:
    """How much more side 0 gains by a row of payments than the others: the most that a seat of each does."""
    cdef int seat, side
    cdef int most[2]
    most[0] = most[1] = 0
    for seat in range(rules.seats):
        side = rules.side[seat]
        if abs(row[seat]) > abs(most[side]):
            most[side] = row[seat]
    return most[0] - most[1]


cdef void aim(Aims* aims, const Rules* rules, const Payoff* payoff) noexcept nogil:
    """Fill in what the cards pay, by a payoff if there is one."""
    cdef double point = 13.0 / 3 / max(1, rules.each[rules.worths - 1]) if rules.each[rules.worths - 1] > 5 else 1
    cdef double total = 0
    cdef int card, i, cards = 0
    memset(aims, 0, sizeof(Aims))
    aims.alone = sides_of(rules) != 2
    aims.caught, aims.foes = CAUGHT, rules.catch > 0
    for i in range(rules.duties):
        aims.overtake = aims.overtake or rules.duty[i].owed == OVERTAKE
    for card in range(CARDS):
        aims.price[card] = rules.worth[card] * point
    if payoff != NULL and sides_of(rules) == 2:
        aim_at(aims, rules, payoff, point)
    for card in range(CARDS):
        total += aims.price[card]
        cards += rules.worth[card] > 0
    aims.each = total / max(1, cards)


cdef void aim_at(Aims* aims, const Rules* rules, const Payoff* payoff, double point) noexcept nogil:
    """Fill in what a payoff adds to the cards and promises."""
    cdef int span = payoff.spans // 2, middle, low, high, i, card
    cdef const int* row
    cdef double unit, made, missed, theirs, share
    cdef const Event* event
    for i in range(rules.seats):
        if rules.side[i] == 0:
            middle = steepest(rules, payoff, span, i)
    low, high = max(0, <int>(middle - AROUND / point)), min(payoff.most, <int>(middle + AROUND / point))
    unit = at_all(rules, payoff, span, high) - at_all(rules, payoff, span, low)
    unit /= (high - low) * point
    if unit <= 0:
        sweep_for(aims, rules, payoff)
        return
    aims.caught = max(CAUGHT, rules.catch / unit)
    for i in range(payoff.events):
        event = &payoff.event[i]
        if event.row < 0:
            continue
        row = payoff.weights + ((event.row * OUTCOMES * payoff.spans + span) * payoff.bands + payoff.bands // 2) * rules.seats
        made = value_of(rules, payoff, row, MADE + event.side, unit)
        missed = value_of(rules, payoff, row, MISSED + event.side, unit)
        if event.kind == COLLECTED:
            theirs = value_of(rules, payoff, row, MADE + 1, unit)
            made = value_of(rules, payoff, row, MADE, unit)
            share = OF_SET if made == -theirs else OF_PROMISED
            made -= theirs
            for card in range(CARDS):
                if event.cards & ONE(card):
                    aims.price[card] += share * made / COUNT(event.cards)
        elif event.kind == TOOK:
            aims.price[event.best] += abs(made)
        elif (event.kind == CARRIED or event.kind == PHEASANT or event.kind == KEPT) and aims.waits < MAX_WAITS:
            aims.wait[aims.waits] = Wait(event.best, event.number, event.side, event.kind, abs(made), abs(missed))
            aims.waiting |= ONE(event.best)
            aims.said = aims.said or not missed
            aims.waits += 1
        elif event.kind == SERIES and aims.runs < MAX_WAITS:
            aims.run[aims.runs] = Run(event.number, event.side, abs(made))
            aims.runs += 1


cdef void sweep_for(Aims* aims, const Rules* rules, const Payoff* payoff) noexcept nogil:
    """Fill in that nothing but all tricks of one side is paid."""
    cdef int side, span
    cdef double middle = at_all(rules, payoff, payoff.spans // 2, 0)
    for side in range(2):
        span = 0 if side else payoff.spans - 1
        if at_all(rules, payoff, span, 0) != middle:
            aims.run[aims.runs] = Run(rules.tricks, side, SWEEP)
            aims.runs += 1


cdef double at_all(const Rules* rules, const Payoff* payoff, int span, int units) noexcept nogil:
    """What side 0 gains more than the others by a number of units, where the tricks have fallen so."""
    return between(rules, payoff.steps + (span * (payoff.most + 1) + units) * rules.seats)


cdef double value_of(const Rules* rules, const Payoff* payoff, const int* row, int outcome, double unit) noexcept nogil:
    """What side 0 gains by an outcome of an event, in card points."""
    return between(rules, row + outcome * payoff.spans * payoff.bands * rules.seats) / unit
