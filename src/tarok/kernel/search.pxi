# The solver: what two sides win of the rest if all cards lie open and everybody plays as well as can be.
#
# The question is always whether side 0 wins a certain number of units; the answer is a bound on what it wins, on the same
# side of the question.  Whoever wants the exact number asks a few times, and the table remembers.  It keeps
# positions before a trick only: inside a trick nothing comes up twice.  With each answer goes which ranks
# mattered for it (`mattering.pxi`).
#
# Here is the play in which cards only win and count; `named.pxi` is for where some do more.

cdef extern from "Python.h":
    int CHECK_SIGNALS "PyErr_CheckSignals"()  # it leaves what Ctrl-C raises to be raised later
    void* PyErr_Occurred()

cdef enum:
    BETWEEN_LOOKS = 1 << 14
    EVENT_WORDS = MAX_EVENTS // 16

cdef struct Frame:         # what does not change during a trick
    Mask all               # the cards in the hands before it
    Mask alike             # of these, moved together: those that come to the same as the next lower one
    Mask linked            # and of those the ones that lie in the same hand as that one
    Mask named             # the named cards
    Mask led
    Mask wins              # the cards that may win it

cdef struct Standing:      # all that matters besides ranks where cards are named
    Mask named             # the named cards that are left
    Mask matters
    Mask events[EVENT_WORDS]  # how each stands
    short least            # the fewest units with which side 0 may have enough in the end
    short most             # from this number on it has enough for certain
    int serial             # of the question

cdef struct Named:
    Standing* standings    # each with a number, its place, to go by in keys
    int number
    int serial             # of the present question: how much is enough
    int newest
    int oldest             # standings of older questions are void
    int forgotten          # the newest question when the table was last emptied

cdef struct Gain:          # what side 0 gains more than side 1 at the end
    Payoff payoff          # without events if nothing but units counts
    bint counts            # whether anything else does
    int enough             # what side 0 needs
    int fewest             # units that side 0 can have in the end, and most
    int highest
    unsigned char alike[MAX_TRICKS + 1][MAX_TRICKS + 1]  # by tricks won and left: which numbers come to the same
    int steps[MAX_SPANS][MAX_UNITS]
    int* weights           # by event, outcome, span and band

cdef struct Sure:
    signed char most[256]  # of eight taroks, high to low: by how many the ones exceed the zeros at most

cdef struct Search:
    Rules rules
    State state
    int seats
    Mask trumps
    int alone              # the seat that plays against all others with taroks as trumps; -1: none does
    bint overtake
    Mask kept[MAX_SEATS]   # what a seat does not lead while it has anything else
    int worth[64]
    int gift[MAX_TRICKS + 1]  # the units that go with a trick, by the number of tricks left
    Frame frames[MAX_TRICKS + 1]
    Mask mattered          # the cards whose rank mattered for the newest answer
    Memory memory
    Sure sure
    Named named
    Gain gain
    long nodes
    long most              # after how many nodes to give up; 0: never
    long calls
    const int* flag        # of a Stop
    bint stopped


cdef inline int after(const Search* search, int seat) noexcept nogil:
    """The next seat."""
    return seat + 1 if seat + 1 < search.seats else 0


cdef inline Mask allowed_reply(const Search* search, Mask hand, Mask led, Mask best) noexcept nogil:
    """What a hand may play to a trick in which no card does anything special."""
    cdef Mask cards = following(search, hand, led), over
    if search.overtake:
        over = cards & (led | search.trumps) & above(best)
        return over if over else cards
    return cards


cdef inline Mask lowest(Mask cards) noexcept nogil:
    """The lowest card alone."""
    return cards & (0 - cards)


cdef inline Mask alike(Mask all, Mask named) noexcept nogil:
    """The cards, moved together, that come to the same as the next lower one left; none is named."""
    cdef Mask apart = all & 0xF0F0F0F0ULL | ONE(PAGAT)
    cdef int suit
    for suit in range(4):
        apart |= lowest(all & 0xFULL << 8 * suit)
    apart |= lowest(all & TAROKS & ~TRULA) | lowest(all & (ONE(MOND) | ONE(SKIS)))
    named = SQUEEZE(named, all)
    return ~(SQUEEZE(apart, all) | named | named << 1)


cdef inline Mask of_alike(const Frame* frame, Mask cards) noexcept nogil:
    """Of cards that come to the same the lowest."""
    cdef Mask moved
    if not cards & (cards - 1):
        return cards
    moved = SQUEEZE(cards, frame.all)
    return SPREAD(moved & ~(moved << 1 & frame.alike), frame.all)


cdef inline bint spent(const Search* search) noexcept nogil:
    """Whether it has looked at as many positions as it may."""
    return search.most and search.nodes >= search.most


cdef inline bint interrupted(Search* search) noexcept nogil:
    """Whether to give up; looks every few milliseconds if somebody wants that."""
    search.calls += 1
    if search.calls % BETWEEN_LOOKS == 0 and not search.stopped:
        with gil:
            search.stopped = spent(search) or asked(search.flag) or CHECK_SIGNALS() != 0
    return search.stopped


cdef int lead(Search* search, int leader, int left, int need, int rest) noexcept nogil:
    """Bound what side 0 wins of the `rest`, before one of the tricks that are `left`."""
    cdef Filed filed
    cdef Mask all = 0, mine = search.state.hands[leader], cards, mattered = 0
    cdef int moves[MOST_CARDS]
    cdef int seat, value, move, best, number, side = search.rules.side[leader]
    cdef Frame* frame = &search.frames[left]
    search.nodes += 1
    search.mattered = 0
    if need <= 0:
        return 0
    if need > rest:
        return rest
    if left == 1:
        return rest if search.rules.side[last_trick(search, leader)] == 0 else 0
    if search.alone >= 0 and certain(search, need, rest, 0, 0, &value):
        return value
    if interrupted(search):
        return 0
    for seat in range(search.seats):
        all |= search.state.hands[seat]
    file(&filed, search.state.hands, all, 0, 0, leader, left, rest)
    if known(&search.memory, &filed, need, &value, &search.mattered):
        return value
    look_at(frame, &filed, 0)
    cards = mine & ~search.kept[leader]
    number = judge_leads(search, leader, of_alike(frame, cards if cards else mine), moves)
    best = -1 if side == 0 else rest + 1
    while number:
        move = first_choice(moves, number)
        number -= 1
        search.state.hands[leader] = mine ^ ONE(move)
        frame.led = led_with(move)
        frame.wins = frame.led | search.trumps
        value = reply(
            search, after(search, leader), 1, ONE(move), leader, search.worth[move], left, need, rest
        )
        best = max(best, value) if side == 0 else min(best, value)
        if (value >= need) == (side == 0):
            mattered = search.mattered
            break
        mattered |= search.mattered
        number = others_left(search, frame, move, value, need, side == 0, moves, number, &best)
    search.state.hands[leader] = mine
    if not search.stopped:
        mattered = places_of(frame, mattered)
        remember(&search.memory, &filed, mattered, need, best)
        search.mattered = SPREAD(mattered, all)
    return best


cdef inline int last_trick(Search* search, int leader) noexcept nogil:
    """Who wins when everybody has one card."""
    cdef Mask best = search.state.hands[leader], hand
    cdef Mask wins = led_with(LOWEST(best)) | search.trumps
    cdef Mask all = best
    cdef int i, seat = leader, by = leader
    for i in range(1, search.seats):
        seat = after(search, seat)
        all |= search.state.hands[seat]
        hand = search.state.hands[seat] & wins
        if hand > best:
            best, by = hand, seat
    search.mattered = winner_of(all, best)
    return by


cdef int reply(
    Search* search, int seat, int lying, Mask best, int by, int points, int left, int need, int rest
) noexcept nogil:
    """The same inside a trick: `lying` cards lie, worth these points, and `by` has the best of them."""
    cdef const Frame* frame = &search.frames[left]
    cdef Mask mine = search.state.hands[seat], cards, highest, mattered = 0, before = 0
    cdef int moves[MOST_CARDS]
    cdef int value, result, move, number = 1, worth, side = search.rules.side[seat], winner
    search.nodes += 1
    cards = of_alike(frame, allowed_reply(search, mine, frame.led, best))
    if cards & (cards - 1):
        number = judge_replies(search, seat, lying, frame.led, best, by, cards, moves)
    else:
        moves[0] = LOWEST(cards)
    if lying + 1 == search.seats:
        before = lying_now(search, frame)
    result = -1 if side == 0 else rest + 1
    while number:
        move = first_choice(moves, number)
        number -= 1
        search.state.hands[seat] = mine ^ ONE(move)
        worth = points + search.worth[move]
        winner = seat if ONE(move) & frame.wins & above(best) else by
        highest = ONE(move) if winner == seat else best
        if lying + 1 < search.seats:
            value = reply(search, after(search, seat), lying + 1, highest, winner, worth, left, need, rest)
        else:
            value = taken(search, winner, worth + search.gift[left], left, need, rest)
            search.mattered |= winner_of(before | ONE(move), highest)
        result = max(result, value) if side == 0 else min(result, value)
        if (value >= need) == (side == 0):
            mattered = search.mattered
            break
        mattered |= search.mattered
        number = others_left(search, frame, move, value, need, side == 0, moves, number, &result)
    search.state.hands[seat] = mine
    search.mattered = mattered | (overtaken(mine, best) if search.overtake else 0)
    return result


cdef inline int taken(Search* search, int winner, int points, int left, int need, int rest) noexcept nogil:
    """The same after a trick of these points."""
    if search.rules.side[winner] == 0:
        return points + lead(search, winner, left - 1, need - points, rest - points)
    return lead(search, winner, left - 1, need, rest - points)
