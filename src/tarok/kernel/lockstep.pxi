# Many deals in lockstep: in each step one card is played in all of them.  Whoever calls owns the memory.

from cpython.buffer cimport PyBUF_SIMPLE, PyBUF_WRITABLE, PyBuffer_Release, PyObject_GetBuffer
from libc.stdlib cimport calloc, free

cdef struct Alone:  # the end of a deal in which everybody plays alone: the game is asked what it pays
    Py_ssize_t lane
    int start
    Mask fall


cdef class Room:
    """Memory of somebody else, of just this number of bytes.  ValueError: it has more, or fewer, or gaps."""

    cdef Py_buffer held

    def __init__(self, owner, Py_ssize_t size, str what, bint writable=True):
        PyObject_GetBuffer(owner, &self.held, PyBUF_WRITABLE if writable else PyBUF_SIMPLE)
        if self.held.len != size:
            raise ValueError(f"{what} take {size} bytes, not {self.held.len}")

    def __dealloc__(self):
        PyBuffer_Release(&self.held)


cdef class Lockstep:
    """As many deals as there are lanes; a lane whose deal is over begins another one at once."""

    cdef list tables       # of each start: what its pointers point to
    cdef list told
    cdef list rooms
    cdef Start* starts
    cdef Lane* lanes
    cdef unsigned char* said  # the cards of a step: whoever owns the actions might change them meanwhile
    cdef Alone* alone      # the deals that have just ended in which everybody plays alone
    cdef int* order        # in which the starts come,
    cdef int number        # how many there are,
    cdef int next          # and the place of the next one
    cdef Py_ssize_t width, facts
    cdef int seats, planes
    cdef bint busy
    cdef Mask dice
    cdef unsigned char* observations
    cdef unsigned char* masks
    cdef int* rewards
    cdef unsigned char* done
    cdef unsigned char* turns
    cdef int* playing

    def __init__(self, starts, Py_ssize_t lanes, observations, masks, rewards, done, turns, playing):
        """ValueError: the numbers do not fit, or the memory does not."""
        self.number, self.width = len(starts), lanes
        if not starts or lanes < 1:
            raise ValueError("somebody plays, and from somewhere")
        self.tables, self.told, self.seats = [], list(starts), starts[0].spec.seats
        self.facts = len(starts[0].known[0].before) // CARDS
        self.planes = planes_of(self.seats, <int>self.facts)
        self.rooms = [
            Room(observations, lanes * self.planes * CARDS, "observations"),
            Room(masks, lanes * CARDS, "masks"),
            Room(rewards, lanes * self.seats * sizeof(int), "rewards"),
            Room(done, lanes, "ends"),
            Room(turns, lanes, "turns"),
            Room(playing, lanes * sizeof(int), "the places of positions"),
        ]
        self.observations, self.masks = <unsigned char*>place(self, 0), <unsigned char*>place(self, 1)
        self.rewards, self.done = <int*>place(self, 2), <unsigned char*>place(self, 3)
        self.turns, self.playing = <unsigned char*>place(self, 4), <int*>place(self, 5)
        self.starts = <Start*>calloc(self.number, sizeof(Start))
        self.order = <int*>calloc(self.number, sizeof(int))
        self.lanes = <Lane*>calloc(lanes, sizeof(Lane))
        self.said = <unsigned char*>calloc(lanes, 1)
        self.alone = <Alone*>calloc(lanes, sizeof(Alone))
        if not self.starts or not self.order or not self.lanes or not self.said or not self.alone:
            raise MemoryError
        for i, start in enumerate(starts):
            if start.spec.seats != self.seats:
                raise ValueError("the positions are of games for different numbers of players")
            if not len(start.known) == self.seats > (-1 if start.bares is None else start.bares) >= -1:
                raise ValueError("seats are numbers from 0 on, and each of them knows something")
            read_start(self, &self.starts[i], start)
        self.reset()

    def __dealloc__(self):
        free(self.starts)
        free(self.order)
        free(self.lanes)
        free(self.said)
        free(self.alone)

    def reset(self, seed=None):
        """Begin a deal in every lane; without a seed the dice go on from where they are."""
        cdef Py_ssize_t lane
        cdef Mask dice = self.dice if seed is None else seed
        only_one(self)
        self.dice = dice
        memset(self.rewards, 0, self.width * self.seats * sizeof(int))
        memset(self.done, 0, self.width)
        with nogil:
            mix(self)
            for lane in range(self.width):
                begin(self, lane)
                show(self, lane)
        self.busy = False

    def step(self, actions):
        """Play a card in every lane.  ValueError: one of them is not legal; then none is played."""
        cdef Room room = Room(actions, self.width * sizeof(long long), "actions", False)
        cdef const long long* cards = <const long long*>room.held.buf
        cdef Py_ssize_t lane, wrong, alone = 0
        only_one(self)
        try:
            with nogil:
                wrong = first_wrong(self, cards)
                for lane in range(self.width if wrong < 0 else 0):
                    alone = advance(self, lane, self.said[lane], alone)
            for lane in range(alone):
                pay_alone(self, &self.alone[lane])
        finally:
            self.busy = False
        if wrong >= 0:
            raise ValueError(f"deal {wrong}: seat {self.lanes[wrong].state.seat} may not play card {cards[wrong]}")

    def state(self):
        """Return all that changes while cards are played, but for the arrays: what `go_on_from` takes."""
        cdef bytes dealt, order
        only_one(self)
        dealt = (<char*>self.lanes)[: self.width * <Py_ssize_t>sizeof(Lane)]
        order = (<char*>self.order)[: self.number * <Py_ssize_t>sizeof(int)]
        self.busy = False
        return dealt, order, self.next, self.dice

    def go_on_from(self, state):
        """Go on from such a state, in arrays that show it.  ValueError: it is that of another Lockstep."""
        cdef bytes dealt, order
        cdef Py_ssize_t i, next
        cdef Mask dice
        cdef const Lane* lanes
        cdef const int* starts
        dealt, order, next, dice = state
        lanes, starts = <const Lane*><const char*>dealt, <const int*><const char*>order
        if (
            len(dealt) != self.width * <Py_ssize_t>sizeof(Lane)
            or len(order) != self.number * <Py_ssize_t>sizeof(int)
            or not 0 <= next <= self.number
            or any(not 0 <= starts[i] < self.number for i in range(self.number))
            or any(not 0 <= lanes[i].start < self.number for i in range(self.width))
        ):
            raise ValueError("this is the state of other deals, or of another edition of the kernel")
        only_one(self)
        memcpy(self.lanes, lanes, len(dealt))
        memcpy(self.order, starts, len(order))
        self.next, self.dice = <int>next, dice
        self.busy = False

    def cards(self, str policy, out):
        """Fill in the card that a policy would play in every lane, as 64-bit numbers."""
        cdef Room room = Room(out, self.width * sizeof(long long), "cards")
        cdef long long* cards = <long long*>room.held.buf
        cdef Py_ssize_t lane
        cdef bint ruled = policy == "rule"
        if policy not in ("random", "rule"):
            raise ValueError(f"there is no policy {policy!r}: it is random or rule")
        only_one(self)
        with nogil:
            for lane in range(self.width):
                cards[lane] = choice(self, &self.lanes[lane], ruled)
        self.busy = False


cdef Py_ssize_t first_wrong(Lockstep self, const long long* cards) noexcept nogil:
    """Note the cards of a step, and give the first lane in which one may not be played; -1 if there is none."""
    cdef Py_ssize_t lane
    cdef long long card
    for lane in range(self.width):
        card = cards[lane]
        if card < 0 or card >= CARDS or not self.lanes[lane].able & ONE(<int>card):
            return lane
        self.said[lane] = <unsigned char>card
    return -1


cdef void* place(Lockstep self, int room):
    return (<Room>self.rooms[room]).held.buf


cdef int only_one(Lockstep self) except -1:
    """ValueError: another thread is at work here."""
    if self.busy:
        raise ValueError("another thread plays these deals at this moment")
    self.busy = True
    return 0


cdef int read_start(Lockstep self, Start* start, told) except -1:
    """Fill in where a deal begins.  ValueError: its numbers do not fit."""
    cdef Table at = Table(told.spec)
    cdef PayoffTables tables = at.of(told.payoff)
    cdef State* state = &start.lane.state
    cdef int seat, number
    self.tables.append(at)
    start.rules = &at.rules
    start.payoff = NULL if tables.alone else &tables.payoff
    start.bares = -1 if told.bares is None else told.bares
    state[0] = at.begin
    noted(start.rules, state, start.lane.lacks)
    for number in range(state.number):
        complete(start.rules, &start.lane, number)
    start.lane.able = legal_cards(start.rules, state)
    player_of(&start.player, "rule", 0, start.rules, start.payoff)
    for seat in range(self.seats):
        read_known(self, &start.known[seat], told.known[seat])
    return 0


cdef int read_known(Lockstep self, Known* known, told) except -1:
    cdef bytes before = told.before, after = told.after
    cdef int i
    if not len(before) == len(after) == self.facts * CARDS or not len(told.may) == len(told.surely) == self.seats:
        raise ValueError("every seat knows something of every other, and as many facts")
    known.laid, known.called = told.laid, told.called
    for i in range(self.seats):
        known.may[i], known.surely[i] = told.may[i], told.surely[i]
    known.facts[0], known.facts[1] = <const unsigned char*><const char*>before, <const unsigned char*><const char*>after
    return 0


cdef void mix(Lockstep self) noexcept nogil:
    """Put the starts in an order drawn at random."""
    cdef int i, other
    for i in range(self.number):
        self.order[i] = i
    for i in range(self.number - 1, 0, -1):
        other = <int>((thrown(&self.dice) >> 32) * (i + 1) >> 32)
        self.order[i], self.order[other] = self.order[other], self.order[i]
    self.next = 0


cdef inline void begin(Lockstep self, Py_ssize_t lane) noexcept nogil:
    """Begin the next deal in a lane; when all have been begun, they come once more, in another order."""
    cdef int start
    if self.next == self.number:
        mix(self)
    start = self.order[self.next]
    self.next += 1
    self.lanes[lane] = self.starts[start].lane
    self.lanes[lane].start = self.playing[lane] = start


cdef inline void show(Lockstep self, Py_ssize_t lane) noexcept nogil:
    """Fill in what there is to see in a lane."""
    cdef const Lane* here = &self.lanes[lane]
    tell(&self.starts[here.start], here, <int>self.facts, self.observations + lane * self.planes * CARDS)
    LAY_OUT(self.masks + lane * CARDS, here.able)
    self.turns[lane] = here.state.seat


cdef inline Py_ssize_t advance(Lockstep self, Py_ssize_t lane, int card, Py_ssize_t alone) noexcept nogil:
    """Play a legal card in a lane; how many deals have ended by now in which everybody plays alone."""
    cdef Lane* here = &self.lanes[lane]
    cdef const Start* start = &self.starts[here.start]
    cdef int* paid = self.rewards + lane * self.seats
    if self.done[lane]:
        memset(paid, 0, self.seats * sizeof(int))
    go_on(start.rules, here, card)
    self.done[lane] = here.state.number == start.rules.tricks
    if self.done[lane]:
        if start.payoff == NULL:
            self.alone[alone] = Alone(lane, here.start, fall_of(start.rules, &here.state))
            alone += 1
        else:
            pay(start.rules, start.payoff, &here.state, paid)
        begin(self, lane)
    else:
        here.able = legal_cards(start.rules, &here.state)
    show(self, lane)
    return alone


cdef int pay_alone(Lockstep self, const Alone* end) except -1:
    """Fill in what the game pays where everybody has played alone."""
    cdef int seat
    paid = self.told[end.start].payoff.paid(*fallen(end.fall, self.seats))
    for seat in range(self.seats):
        self.rewards[end.lane * self.seats + seat] = paid[seat]
    return 0


cdef inline int choice(Lockstep self, Lane* lane, bint ruled) noexcept nogil:
    """The card that a policy would play."""
    cdef const Start* start = &self.starts[lane.start]
    if not ruled or not lane.able & (lane.able - 1):
        return LOWEST(chosen(lane.able, thrown(&self.dice)))
    return start.player.policy(start.rules, &start.player.aims, &lane.state, lane.lacks, lane.able)
