# The solver where more counts than units.  The question is then if side 0 gains so much, and it is put as one
# of units: how many side 0 needs in the end depends on what has come up by then.  While that is open, there
# are bounds of it, for what the events pay is a sum: each of them is taken at its best, or at its worst.
#
# How many tricks side 0 will have won is open as well, but not for long: what matters of it are the spans in
# which it can still end, and after how many tricks more each of them begins.

cdef inline Mask spans_ahead(const Gain* gain, int won, int left) noexcept nogil:
    """What matters of the tricks: the first span in which they can end, the last, and how far off each begins.

    Five bits each.  Where only one can be, nothing else matters; else two numbers of tricks that are alike
    with as many left have the same spans ahead.
    """
    cdef int first = gain.payoff.span[won], last = gain.payoff.span[won + left]
    if first == last:
        return first | last << 5
    return first | last << 5 | gain.alike[won][left] << 10


cdef void fill_alike(Gain* gain) noexcept nogil:
    """For each number of tricks won, and left, find the least number from which the same spans lie ahead."""
    cdef int tricks = gain.payoff.tricks, left, won, other, i
    for left in range(tricks + 1):
        for won in range(tricks - left + 1):
            for other in range(won + 1):
                i = 0
                while i <= left and gain.payoff.span[won + i] == gain.payoff.span[other + i]:
                    i += 1
                if i > left:
                    break
            gain.alike[won][left] = other


cdef void fill_needs(Search* search, Standing* standing) noexcept nogil:
    """Find with how many units side 0 may have enough, and from how many on it has for certain."""
    cdef int first = standing.matters >> AHEAD & 31, last = standing.matters >> (AHEAD + 5) & 31, span
    standing.least = standing.most = 0
    if not search.gain.counts:
        return
    standing.least, standing.most = search.gain.payoff.most + 1, 0
    for span in range(first, last + 1):
        standing.least = min(standing.least, <short>needed(search, standing, span, True))
        standing.most = max(standing.most, <short>needed(search, standing, span, False))


cdef int needed(const Search* search, const Standing* standing, int span, bint best) noexcept nogil:
    """The fewest units with which side 0 has enough, if what is open comes out best for it, or worst."""
    cdef const Gain* gain = &search.gain
    cdef int low = least_of(search, span), high = most_of(search, span) + 1, middle
    if gained(search, standing, span, low, best) >= gain.enough:
        return 0
    while high - low > 1:
        middle = (low + high) // 2
        if gained(search, standing, span, middle, best) >= gain.enough:
            high = middle
        else:
            low = middle
    return high if high <= most_of(search, span) else gain.payoff.most + 1


cdef inline int least_of(const Search* search, int span) noexcept nogil:
    """The fewest units that side 0 can have in the end: all that there are if it has won every trick."""
    cdef const Payoff* payoff = &search.gain.payoff
    cdef bint every = payoff.span[payoff.tricks] == span and payoff.span[payoff.tricks - 1] < span
    return search.gain.highest if every else search.gain.fewest


cdef inline int most_of(const Search* search, int span) noexcept nogil:
    """And the most: no more than it has if it has won no trick."""
    return search.gain.fewest if span == 0 and search.gain.payoff.span[1] > 0 else search.gain.highest


cdef int gained(const Search* search, const Standing* standing, int span, int units, bint best) noexcept nogil:
    """What side 0 gains more than side 1 with these units, if what is open comes out best, or worst."""
    cdef const Gain* gain = &search.gain
    cdef int total = gain.steps[span][units], i, outcome, code, some, extreme
    cdef int spans = gain.payoff.spans, each = spans * gain.payoff.bands
    cdef const int* row
    for i in range(gain.payoff.events):
        if gain.payoff.event[i].row < 0:
            continue
        code = standing.events[i >> 4] >> (4 * (i & 15)) & 15
        row = gain.weights + (i * OUTCOMES * spans + span) * gain.payoff.bands + gain.payoff.band[units]
        if not code & PENDING:
            total += row[code * each] if code < OUTCOMES else 0
            continue
        extreme = 0
        for outcome in range(1, OUTCOMES):
            if not code & 7 or outcome == code & 7:  # what one side has begun to collect only it can have
                some = row[outcome * each]
                extreme = max(extreme, some) if best else min(extreme, some)
        total += extreme
    return total


cdef int read_gain(payoff, Search* search) except -1:
    """Fill in what a Payoff says.  ValueError: it is the payoff of another deal."""
    cdef Gain* gain = &search.gain
    cdef Payoff* told = &gain.payoff
    cdef int i, span, units, place, each, seats = search.seats
    read_payoff(payoff, told)
    fit(told, &search.rules)
    fill_alike(gain)
    each = OUTCOMES * told.spans * told.bands
    free(gain.weights)
    gain.weights = <int*>calloc(max(1, told.events) * each, sizeof(int))
    if not gain.weights:
        raise MemoryError("there is no room for what the events pay")
    for span in range(told.spans):
        for units in range(told.most + 1):
            gain.steps[span][units] = more(search, told.steps + (span * (told.most + 1) + units) * seats)
    for i in range(told.events):
        for place in range(each if told.event[i].row >= 0 else 0):
            gain.weights[i * each + place] = more(
                search, told.weights + (told.event[i].row * each + place) * seats
            )
    gain.counts = True
    return 0


cdef int more(const Search* search, const int* paid) noexcept nogil:
    """What side 0 gains more than side 1."""
    cdef int seat, total = 0
    for seat in range(search.seats):
        total += -paid[seat] if search.rules.side[seat] else paid[seat]
    return total


cdef bint grows(const Search* search) noexcept nogil:
    """Whether with more units side 0 never gains less, in any span in which it can still end."""
    cdef const Gain* gain = &search.gain
    cdef int spans = gain.payoff.spans, bands = gain.payoff.bands
    cdef int won = tricks_won(&search.rules, &search.state), left = search.rules.tricks - search.state.number
    cdef int span, units, i, outcome, change, least
    cdef const int* row
    for span in range(gain.payoff.span[won], gain.payoff.span[won + left] + 1):
        for units in range(least_of(search, span), most_of(search, span)):
            change = gain.steps[span][units + 1] - gain.steps[span][units]
            for i in range(gain.payoff.events):
                least = 0
                for outcome in range(1, OUTCOMES):
                    row = gain.weights + ((i * OUTCOMES + outcome) * spans + span) * bands
                    least = min(least, row[gain.payoff.band[units + 1]] - row[gain.payoff.band[units]])
                change += least
            if change < 0:
                return False
    return True
