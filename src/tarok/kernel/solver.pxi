# What Python sees of the solver, and how exact values come of bounds.

cdef enum:
    STEP = 12              # units between a guess and the next
    NO_GUESS = -1


cdef int ask(Search* search, int need) noexcept nogil:
    """Bound what side 0 wins from here on, on that side of `need` where it lies."""
    cdef State* state = &search.state
    cdef int left = search.rules.tricks - state.number, rest = remaining(search)
    if not left:
        return 0
    if not state.lying:
        return named_lead(search, need, rest)
    search.frames[left].alike = 0
    search.frames[left].all = ONE(CARDS) - 1
    return named_reply(search, need, rest)


cdef int player(const Search* search, int card) noexcept nogil:
    """Who has played this card of the table."""
    cdef int i = 0
    while search.state.table[i] != card:
        i += 1
    return (search.state.leader + i) % search.seats


cdef int remaining(const Search* search) noexcept nogil:
    """The units that are still to be won."""
    cdef int units = units_of(&search.rules, search.state.trick), i
    for i in range(search.seats):
        units += units_of(&search.rules, search.state.hands[i])
        if search.state.hands[i] & search.rules.called:
            units += units_of(&search.rules, search.rules.talon)
    if search.state.trick & search.rules.called:
        units += units_of(&search.rules, search.rules.talon)
    for i in range(search.state.number, search.rules.tricks):
        units += search.gift[search.rules.tricks - i]
    return units


cdef int exact(Search* search, int low, int high, int guess) noexcept nogil:
    """What side 0 wins from here on: it is known to lie between these."""
    cdef int value
    while low < high and not search.stopped:
        guess = max(low + 1, min(high, guess))
        value = ask(search, guess)
        if value >= guess:
            low, guess = value, value + STEP
        else:
            high, guess = value, value - STEP + 1
        if not low < guess <= high:
            guess = (low + high + 1) // 2
    return low


cdef int greedy(Search* search) noexcept nogil:
    """What side 0 wins if everybody plays what he would try first."""
    cdef Rules* rules = &search.rules
    cdef State* state = &search.state
    cdef int moves[MOST_CARDS]
    cdef int number, best, units = side_units(rules, state, 0)
    cdef State kept = state[0]
    while state.number < rules.tricks:
        if state.lying:
            best = winning(rules, state.table, state.lying)
            number = judge_replies(
                search, state.seat, state.lying, led_with(state.table[0]), ONE(best), player(search, best),
                legal_cards(rules, state), moves
            )
        else:
            number = judge_leads(search, state.leader, legal_cards(rules, state), moves)
        play_card(rules, state, first_choice(moves, number))
    units = side_units(rules, state, 0) - units
    state[0] = kept
    return units


cdef class Solver:
    """Two sides, all cards open: what each card is worth if everybody plays on as well as can be.

    `size` bounds the memory of the table, in bytes; what is known stays known while only the cards lie
    otherwise.  One thread at a time may ask.  Stopped: by `stop`.
    """

    cdef Search search
    cdef tuple rules
    cdef Stop stop

    def __cinit__(self, size_t size=1 << 26, Stop stop=None):
        self.stop = stop
        self.search.flag = flag_of(stop)
        open_memory(&self.search.memory, size)
        self.search.named.standings = <Standing*>calloc(STANDINGS, sizeof(Standing))
        if not self.search.named.standings:
            raise MemoryError("there is no room for the solver")

    def __dealloc__(self):
        free(self.search.memory.buckets)
        free(self.search.named.standings)

    def place(self, spec):
        """Lay out the position of a PlaySpec, in which there are two sides."""
        rules = (
            spec.seats, spec.tricks, len(spec.taken), spec.side, spec.worth, spec.trumps, spec.duties,
            spec.emperor, spec.pagat_wins, spec.called, spec.gifts, spec.talon, spec.pledges, spec.before,
            spec.after,
        )
        if not set(spec.side) <= {0, 1}:
            raise ValueError("everybody plays alone here: name two sides")
        read_spec(spec, &self.search.rules, &self.search.state)
        if rules != self.rules:
            self.rules = None
            read_search(spec, &self.search)
            forget(&self.search.memory)
            memset(self.search.named.standings, 0, STANDINGS * sizeof(Standing))
            self.search.named.number = 0
            self.rules = rules

    def reaches(self, int units):
        """Whether side 0 has so many units in the end."""
        cdef int value, need
        need = units - side_units(&self.search.rules, &self.search.state, 0)
        with nogil:
            value = ask(&self.search, need)
        self.check()
        return value >= need

    def units(self):
        """What side 0 has in the end."""
        return self.between(0, remaining(&self.search), NO_GUESS)

    def cards(self):
        """The same for each card that may be played now."""
        cdef Rules* rules = &self.search.rules
        cdef State* state = &self.search.state
        cdef int units = self.units(), low, high, won = side_units(rules, state, 0)
        cdef bint mine = rules.side[state.seat] == 0
        found = {}
        for card in cards_of(legal_cards(rules, state)):
            play_card(rules, state, card)
            low = side_units(rules, state, 0)
            high = low + remaining(&self.search)
            try:
                found[card] = self.between(
                    0 if mine else units - low, (units if mine else high) - low, units - low
                )
            finally:
                undo_card(rules, state)
        return found

    def line(self):
        """How the play goes on to the last card if nobody makes a mistake; of equal cards the lowest."""
        cdef Rules* rules = &self.search.rules
        cdef State* state = &self.search.state
        cdef State begin = state[0]
        cdef int units = self.units()
        cdef bint mine
        played = []
        try:
            while state.number < rules.tricks:
                mine = rules.side[state.seat] == 0
                for card in cards_of(legal_cards(rules, state)):
                    play_card(rules, state, card)
                    if self.goes_beyond(units - (1 if mine else 0)) == mine:
                        break
                    undo_card(rules, state)
                played.append(card)
        finally:
            state[0] = begin
        return played

    cdef bint goes_beyond(self, int units) except -1:
        """Whether side 0 has more units in the end."""
        cdef int value, need = units + 1 - side_units(&self.search.rules, &self.search.state, 0)
        with nogil:
            value = ask(&self.search, need)
        self.check()
        return value >= need

    cdef int between(self, int low, int high, int guess) except -1:
        """What side 0 has in the end, if it is known to win between so many units of the rest."""
        cdef int value
        with nogil:
            value = exact(&self.search, low, high, greedy(&self.search) if guess == NO_GUESS else guess)
        self.check()
        return side_units(&self.search.rules, &self.search.state, 0) + value

    cdef int check(self) except -1:
        if self.search.stopped:
            self.search.stopped = False
            if PyErr_Occurred():
                return -1
            look_up(self.search.flag)
        return 0

    @property
    def mine(self):
        """Whether it is the turn of side 0."""
        return self.search.rules.side[self.search.state.seat] == 0

    @property
    def positions(self):
        """How many positions have been looked at."""
        return self.search.nodes


cdef int read_search(spec, Search* search) except -1:
    """Fill in what the plain play needs.  ValueError: the solver does not know such a pack."""
    cdef int seat, card, i
    search.seats = spec.seats
    search.trumps = spec.trumps
    search.overtake = any(duty.owed == OVERTAKE for duty in spec.duties)
    for seat in range(spec.seats):
        search.kept[seat] = 0
        for duty in spec.duties:
            if duty.owed == SUITS_FIRST:
                search.kept[seat] |= <Mask>duty.cards[seat]
    for card in range(CARDS):
        search.worth[card] = spec.worth[card]
    for i in range(MAX_TRICKS + 1):
        search.gift[i] = 0
    for i, card in enumerate(spec.gifts):
        search.gift[spec.tricks - len(spec.taken) - i] = spec.worth[card]
    read_worths(spec, &search.memory)
    return 0


def more_and_less(here, there):
    """How much the cards of two rows are worth more there, added up, and, in the high byte, how much less."""
    more = sum(max(0, b - a) for a, b in zip(here, there, strict=True))
    less = sum(max(0, a - b) for a, b in zip(here, there, strict=True))
    if max(more, less) > 62:
        raise ValueError("the solver does not know cards that differ so much in worth")
    return more | less << 8


cdef int read_worths(spec, Memory* memory) except -1:
    """Fill in by how much sets of cards differ.  ValueError: others than courts and trula are worth more."""
    worth = spec.worth
    pack = [card for card in range(CARDS) if worth[card]]
    plain = {worth[card] for card in pack if card < 32 and card % 8 < 4} or {0}
    taroks = {worth[card] for card in pack if PAGAT < card < MOND} or {0}
    if len(plain) > 1 or len(taroks) > 1:
        raise ValueError("the solver knows packs where only courts and trula are worth more than other cards")
    low, small = max(plain), max(taroks)
    courts = [worth[card] for card in range(4, 8)]
    suits = [sorted((courts[i] for i in range(4) if cards >> i & 1), reverse=True) for cards in range(16)]
    if any(worth[card] != courts[card % 8 - 4] for card in pack if card < 32 and card % 8 > 3):
        raise ValueError("the solver knows packs where all suits are worth the same")
    for i, here in enumerate(suits):
        for j, there in enumerate(suits):
            memory.suits[i << 4 | j] = more_and_less((here + [low] * 4)[:4], (there + [low] * 4)[:4])
    trula = [
        ([worth[card] for card in (SKIS, MOND) if cards >> card - MOND + 1 & 1] + [small] * 2)[:2]
        + [worth[PAGAT] if cards & 1 else small]
        for cards in range(8)
    ]
    for i, here in enumerate(trula):
        for j, there in enumerate(trula):
            memory.taroks[i << 3 | j] = more_and_less(here, there)
    return 0
