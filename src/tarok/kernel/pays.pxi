# The solver where more counts than units.  The question is then if side 0 gains a certain sum, and it is put as one
# of units: how many side 0 needs in the end depends on what has come up by then.  While that is open, there
# are bounds of it, for what the events pay is a sum: each of them is taken at its best, or at its worst.

cdef void fill_needs(Search* search, Standing* standing) noexcept nogil:
    """Find with how many units side 0 may have enough, and from how many on it has for certain."""
    cdef int won = standing.matters >> 8 & 3, left = standing.matters >> 11 & 3, sweep
    cdef bint lost = standing.matters >> 10 & 1
    standing.least = standing.most = 0
    if not search.pays.counts:
        return
    standing.least, standing.most = search.pays.goal.most + 1, 0
    for sweep in range(SWEEPS):
        if can_be(sweep, won, lost, left):
            standing.least = min(standing.least, <short>needed(search, standing, sweep, True))
            standing.most = max(standing.most, <short>needed(search, standing, sweep, False))


cdef inline bint can_be(int sweep, int won, bint lost, int left) noexcept nogil:
    """Whether side 0 can win this number of tricks in the end: it has `won` up to two and, if so, `lost` some."""
    if sweep == SWEEP_NONE:
        return not won and (lost or left)
    if sweep == SWEEP_ALL:
        return not lost and (won or left)
    if not lost and not left:
        return False
    return won <= 1 and won + left >= 1 if sweep == SWEEP_ONE else won + left >= 2


cdef int needed(const Search* search, const Standing* standing, int sweep, bint best) noexcept nogil:
    """The fewest units with which side 0 has enough, if what is open comes out best for it, or worst."""
    cdef const Pays* pays = &search.pays
    cdef int low = least_of(search, sweep), high = most_of(search, sweep) + 1, middle
    if paid_with(search, standing, sweep, low, best) >= pays.enough:
        return 0
    while high - low > 1:
        middle = (low + high) // 2
        if paid_with(search, standing, sweep, middle, best) >= pays.enough:
            high = middle
        else:
            low = middle
    return high if high <= most_of(search, sweep) else pays.goal.most + 1


cdef inline int least_of(const Search* search, int sweep) noexcept nogil:
    """The fewest units that side 0 can have in the end if it has won this number of tricks."""
    return search.pays.highest if sweep == SWEEP_ALL else search.pays.fewest


cdef inline int most_of(const Search* search, int sweep) noexcept nogil:
    """And the most."""
    return search.pays.fewest if sweep == SWEEP_NONE else search.pays.highest


cdef int paid_with(
    const Search* search, const Standing* standing, int sweep, int units, bint best
) noexcept nogil:
    """What side 0 gains more than side 1 with these units, if what is open comes out best, or worst."""
    cdef const Pays* pays = &search.pays
    cdef int total = pays.steps[sweep][units], i, outcome, code, some, extreme
    cdef const int* row
    for i in range(pays.goal.events):
        if pays.goal.event[i].row < 0:
            continue
        code = standing.events[i >> 4] >> (4 * (i & 15)) & 15
        row = pays.weights + (i * OUTCOMES * SWEEPS + sweep) * pays.goal.bands + pays.goal.band[units]
        if not code & PENDING:
            total += row[code * SWEEPS * pays.goal.bands] if code < OUTCOMES else 0
            continue
        extreme = 0
        for outcome in range(1, OUTCOMES):
            if not code & 7 or outcome == code & 7:  # what one side has begun to collect only it can have
                some = row[outcome * SWEEPS * pays.goal.bands]
                extreme = max(extreme, some) if best else min(extreme, some)
        total += extreme
    return total


cdef int read_pays(objective, Search* search) except -1:
    """Fill in what an Objective says.  ValueError: more units are sometimes worth less."""
    cdef Pays* pays = &search.pays
    cdef Goal* goal = &pays.goal
    cdef int i, sweep, units, place, each, seats = search.seats
    read_objective(objective, goal)
    fit(goal, &search.rules)
    each = OUTCOMES * SWEEPS * goal.bands
    free(pays.weights)
    pays.weights = <int*>calloc(max(1, goal.events) * each, sizeof(int))
    if not pays.weights:
        raise MemoryError("there is no room for what the events pay")
    for sweep in range(SWEEPS):
        for units in range(goal.most + 1):
            pays.steps[sweep][units] = more(search, goal.steps + (sweep * (goal.most + 1) + units) * seats)
    for i in range(goal.events):
        for place in range(each if goal.event[i].row >= 0 else 0):
            pays.weights[i * each + place] = more(
                search, goal.weights + (goal.event[i].row * each + place) * seats
            )
    pays.counts = True
    return 0


cdef int more(const Search* search, const int* paid) noexcept nogil:
    """What side 0 gains more than side 1."""
    cdef int seat, total = 0
    for seat in range(search.seats):
        total += -paid[seat] if search.rules.side[seat] else paid[seat]
    return total


cdef bint grows(const Search* search) noexcept nogil:
    """Whether with more units side 0 never gains less."""
    cdef const Pays* pays = &search.pays
    cdef int sweep, units, i, outcome, change, least, bands = pays.goal.bands
    cdef const int* row
    for sweep in range(SWEEP_ONE, SWEEP_ALL):
        for units in range(pays.fewest, pays.highest):
            change = pays.steps[sweep][units + 1] - pays.steps[sweep][units]
            for i in range(pays.goal.events):
                least = 0
                for outcome in range(1, OUTCOMES):
                    row = pays.weights + ((i * OUTCOMES + outcome) * SWEEPS + sweep) * bands
                    least = min(least, row[pays.goal.band[units + 1]] - row[pays.goal.band[units]])
                change += least
            if change < 0:
                return False
    return True
