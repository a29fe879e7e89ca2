# How what is played for hangs on units, for whoever searches.  What side 0 gains in the end more than side 1 is
# the *value* of a play, in points of the score sheet.
#
#     outcomes_of(rules, goal, state, &found)   how the events have come out, and which are still open
#     curve_of(curves, rules, goal, &found)     the value by the units of side 0, once both sides have a trick and
#                                               nothing is open
#     least_for(goal, curve, points)            with how many units the value is so many points, or more
#     bounds_of(rules, goal, state, ...)        between what the value must lie, whatever is still played
#
# While an event is open, what comes of a position follows from its ranks, from `codes`, `sweep` and the places of
# the `cards` named; and units are still only added up.

from libc.stdlib cimport calloc, free

cdef enum:
    CODES = 21        # events in a word, three bits each
    CURVES = 2048

cdef struct Outcomes:
    Mask codes[3]     # of every event
    Mask open         # the events whose outcome can still change, a bit each
    Mask cards        # the cards that these name, and that are still held
    int sweep
    bint sweeping     # whether the sweep can still change, too

cdef struct Curve:
    Mask codes[3]
    int sweep
    bint there        # no empty place
    bint rising       # more units are never worse for side 0
    int value[MAX_UNITS]

cdef struct Curves:
    Curve* curve      # so many places as CURVES
    int number


cdef void outcomes_of(const Rules* rules, const Goal* goal, const State* state, Outcomes* found) noexcept nogil:
    """How all has come out by now."""
    cdef int i, outcome
    memset(found, 0, sizeof(Outcomes))
    for i in range(goal.events):
        outcome = outcome_of(rules, goal, state, i)
        if pending(rules, goal, state, i):
            found.open |= ONE(i)
            found.cards |= named(rules, goal, state, i)
        elif outcome == DEAD:
            outcome = 0
        found.codes[i // CODES] |= <Mask>outcome << 3 * (i % CODES)
    found.sweep = sweep_of(rules, state)
    found.sweeping = found.sweep == SWEEP_NONE or found.sweep == SWEEP_ALL or (found.sweep == SWEEP_ONE and goal.one)
    found.sweeping = found.sweeping and state.number < rules.tricks


cdef inline int code_of(const Outcomes* found, int i) noexcept nogil:
    return <int>(found.codes[i // CODES] >> 3 * (i % CODES) & 7)


cdef inline int ahead(const Rules* rules, const int* row) noexcept nogil:
    """What side 0 gains more than side 1."""
    cdef int points = 0, seat
    if row:
        for seat in range(rules.seats):
            points += -row[seat] if rules.side[seat] else row[seat]
    return points


cdef int value_of(
    const Rules* rules, const Goal* goal, const Outcomes* found, int units
) noexcept nogil:
    """The value of a play that came out like this, side 0 having so many units."""
    cdef int points = ahead(rules, steps_of(rules, goal, found.sweep, units)), i
    for i in range(goal.events):
        points += ahead(rules, weights_of(rules, goal, i, code_of(found, i), found.sweep, units))
    return points


cdef const Curve* curve_of(
    Curves* curves, const Rules* rules, const Goal* goal, const Outcomes* found
) noexcept nogil:
    """The values of plays that came out like this; they are kept until there are too many."""
    cdef Mask place = found.codes[0] ^ found.codes[1] * 3 ^ found.codes[2] * 5 ^ <Mask>found.sweep << 62
    cdef Curve* curve
    cdef int units
    place = place * 0x9E3779B97F4A7C15ULL >> 32
    while True:
        curve = &curves.curve[place % CURVES]
        if not curve.there:
            break
        if curve.sweep == found.sweep and memcmp(curve.codes, found.codes, sizeof(curve.codes)) == 0:
            return curve
        place += 1
    if 2 * curves.number > CURVES:
        memset(curves.curve, 0, CURVES * sizeof(Curve))
        curves.number = 0
    curves.number += 1
    memcpy(curve.codes, found.codes, sizeof(curve.codes))
    curve.sweep, curve.there, curve.rising = found.sweep, True, True
    for units in range(goal.most + 1):
        curve.value[units] = value_of(rules, goal, found, units)
        if units and curve.value[units] < curve.value[units - 1]:
            curve.rising = False
    return curve


cdef inline int least_for(const Goal* goal, const Curve* curve, int points) noexcept nogil:
    """The least units with which the value is so many points; one more than there are, if it never is."""
    cdef int low = 0, high = goal.most + 1, middle
    while low < high:
        middle = (low + high) // 2
        if curve.value[middle] >= points:
            high = middle
        else:
            low = middle + 1
    return low


cdef void bounds_of(
    const Rules* rules, const Goal* goal, const State* state, int rest, int* low, int* high
) noexcept nogil:
    """Between what the value must lie, if side 0 can still win `rest` units."""
    cdef Outcomes found
    cdef int has = side_units(rules, state, 0), units, sweep, i, points, least, most
    outcomes_of(rules, goal, state, &found)
    low[0], high[0] = 1 << 30, -(1 << 30)
    for sweep in range(SWEEPS):
        if sweep != found.sweep and not (found.sweeping and can_become(rules, state, sweep)):
            continue
        for units in range(has + rest * (sweep == SWEEP_ALL), has + rest * (sweep != SWEEP_NONE) + 1):
            points = ahead(rules, steps_of(rules, goal, sweep, units))
            least = most = points
            for i in range(goal.events):
                add_bounds(rules, goal, &found, i, sweep, units, &least, &most)
            low[0] = min(low[0], least)
            high[0] = max(high[0], most)


cdef inline bint can_become(const Rules* rules, const State* state, int sweep) noexcept nogil:
    """Whether the tricks won by side 0 can still be none, one, some or all."""
    cdef int now = sweep_of(rules, state)
    if sweep == SWEEP_NONE:
        return now == SWEEP_NONE
    if sweep == SWEEP_ALL:
        return now == SWEEP_ALL or state.number == 0
    return sweep == SWEEP_SOME or now != SWEEP_SOME


cdef inline void add_bounds(
    const Rules* rules, const Goal* goal, const Outcomes* found, int i, int sweep, int units, int* least, int* most
) noexcept nogil:
    """Add what an event pays at least, and at most."""
    cdef int code, points, less = 0, more = 0
    if not found.open & ONE(i):
        less = more = ahead(rules, weights_of(rules, goal, i, code_of(found, i), sweep, units))
    else:
        for code in range(1, OUTCOMES):
            points = ahead(rules, weights_of(rules, goal, i, code, sweep, units))
            less = min(less, points)
            more = max(more, points)
    least[0] += less
    most[0] += more
