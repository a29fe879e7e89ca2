# What Python sees of the solver.

from functools import wraps
from threading import RLock


def in_turn(method):
    """The same method of a Solver, for one thread after the other."""

    @wraps(method)
    def locked(self, *args, **named):
        with self.lock:
            return method(self, *args, **named)

    return locked


cdef class Solver:
    """Two sides, all cards open: what side 0 gains if everybody plays on as well as can be.

    What it gains is units; with a Payoff it is the points of its seats less those of the
    others.  `size` bounds the memory of the table, in bytes; what is known stays known while only the cards
    lie otherwise.  Of several threads one asks after the other.  Stopped: by `stop`, or within a few
    milliseconds after it has looked at `most` positions, always after the same one; 0: there is no end.
    """

    cdef Search search
    cdef tuple plain
    cdef tuple special
    cdef Stop stop
    cdef dict asked
    cdef readonly object lock

    def __cinit__(self, size_t size=1 << 26, Stop stop=None, long most=0):
        self.stop = stop
        self.lock = RLock()
        self.search.flag = flag_of(stop)
        self.search.most = most
        open_memory(&self.search.memory, size)
        fill_sure(&self.search.sure)
        self.search.named.standings = <Standing*>calloc(STANDINGS, sizeof(Standing))
        if not self.search.named.standings:
            raise MemoryError("there is no room for the solver")
        self.search.named.newest = self.search.named.forgotten = 1

    def __dealloc__(self):
        close_memory(&self.search.memory)
        free(self.search.named.standings)
        free(self.search.gain.weights)

    @in_turn
    def forget(self):
        """Begin the next position with an empty table: it is small at first, and stays in the cache."""
        forget(&self.search.memory)
        self.special = None

    @in_turn
    def place(self, spec, payoff=None):
        """Lay out the position of a PlaySpec, in which there are two sides.

        ValueError: there are more, or other cards than courts and trula are worth more than the rest, or more
        units are sometimes worth less.
        """
        cdef Search* search = &self.search
        plain = (
            spec.seats, spec.tricks, len(spec.taken), spec.side, spec.worth, spec.trumps, spec.duties,
            spec.gifts,
        )
        special = (
            spec.emperor, spec.pagat_wins, spec.called, spec.talon, spec.pledges, spec.before, spec.after,
            spec.finder, spec.laid, payoff,
        )
        if not set(spec.side) <= {0, 1}:
            raise ValueError("everybody plays alone here: name two sides")
        read_spec(spec, &search.rules, &search.state)
        if plain != self.plain:
            self.plain = self.special = None
            read_search(spec, search)
            forget(&search.memory)
            self.plain = plain
        if payoff is not None or special != self.special or 2 * search.named.number > STANDINGS:
            self.special = None
            self.read(payoff)
            ask_anew(search)
            self.asked = {}
            self.special = special

    cdef int read(self, payoff) except -1:
        """Take in what the end pays."""
        cdef Gain* gain = &self.search.gain
        memset(&gain.payoff, 0, sizeof(Payoff))
        gain.counts = False
        if payoff is None:
            return 0
        read_gain(payoff, &self.search)
        gain.fewest = side_units(&self.search.rules, &self.search.state, 0)
        gain.highest = gain.fewest + remaining(&self.search)
        if not grows(&self.search):
            gain.counts = False
            raise ValueError("in this contract more card points sometimes pay less")
        return 0

    cdef int gains(self) noexcept nogil:
        """What side 0 gains, the play being over."""
        cdef int paid[MAX_SEATS]
        if not self.search.gain.counts:
            return side_units(&self.search.rules, &self.search.state, 0)
        pay(&self.search.rules, &self.search.gain.payoff, &self.search.state, paid)
        return more(&self.search, paid)

    cdef bint enough(self, int gain) except -1:
        """Whether side 0 gains at least this."""
        cdef Search* search = &self.search
        cdef int value, need = -side_units(&search.rules, &search.state, 0)
        if search.gain.counts:
            self.turn_to(gain)
        else:
            need += gain
        with nogil:
            value = ask(search, need)
        self.check()
        return value >= need

    cdef int turn_to(self, int gain) except -1:
        """Ask if side 0 gains at least this; questions that were put before go on."""
        cdef Named* named = &self.search.named
        if 2 * named.number > STANDINGS or named.newest - named.oldest > 50:
            ask_anew(&self.search)
            self.asked = {}
        if gain not in self.asked:
            named.newest += 1
            self.asked[gain] = named.newest
        named.serial = self.asked[gain]
        self.search.gain.enough = gain
        return 0

    cdef int check(self) except -1:
        if self.search.stopped:
            self.search.stopped = False
            if PyErr_Occurred():
                return -1
            look_up(self.search.flag)
            if spent(&self.search):
                raise Stopped("it has looked at all the positions that it may")
        return 0

    cdef int between(self, int low, int high, int guess) except? -1:
        """What side 0 gains: it is known to be one of these."""
        cdef int value, won = side_units(&self.search.rules, &self.search.state, 0), step = 1
        if not self.search.gain.counts:
            with nogil:
                value = exact_units(&self.search, low - won, high - won, guess - won)
            self.check()
            return won + value
        while low < high:
            guess = max(low + 1, min(high, guess))
            if self.enough(guess):
                low, guess = guess, guess + step
            else:
                high, guess = guess - 1, guess - step
            step *= 3
            if not low < guess <= high:
                guess = (low + high + 1) // 2
        return low

    @in_turn
    def reaches(self, int gain):
        """Whether side 0 gains at least this in the end."""
        return self.enough(gain)

    @in_turn
    def value(self):
        """What side 0 gains in the end."""
        cdef int low, high
        self.limits(&low, &high)
        return self.between(low, high, self.greedily())

    cdef int greedily(self) except? -1:
        """What side 0 gains if everybody plays what they would try first."""
        cdef State begin = self.search.state
        cdef int gain
        play_greedily(&self.search)
        gain = self.gains()
        self.search.state = begin
        return gain

    cdef int limits(self, int* low, int* high) except -1:
        """Between what the gain of side 0 must lie."""
        cdef Search* search = &self.search
        cdef Standing here
        cdef int won, left, span
        if not search.gain.counts:
            low[0] = side_units(&search.rules, &search.state, 0)
            high[0] = low[0] + remaining(search)
            return 0
        event_cards(search, &here)
        won, left = tricks_won(&search.rules, &search.state), search.rules.tricks - search.state.number
        low[0], high[0] = 1 << 30, -(1 << 30)
        for span in range(search.gain.payoff.span[won], search.gain.payoff.span[won + left] + 1):
            low[0] = min(low[0], gained(search, &here, span, least_of(search, span), False))
            high[0] = max(high[0], gained(search, &here, span, most_of(search, span), True))
        return 0

    @in_turn
    def cards(self, known=()):
        """The same for each card that may be played now; what is known of some is taken as it is."""
        cdef Rules* rules = &self.search.rules
        cdef State* state = &self.search.state
        cdef int value, guess, low, high
        cdef bint mine = self.mine
        found = dict(known)
        self.limits(&low, &high)
        if found:
            guess = (max if mine else min)(found.values())
            low, high = (guess, high) if mine else (low, guess)
        else:
            guess = self.greedily()
        cards = [card for card in cards_of(legal_cards(rules, state)) if card not in found]
        value = self.between(low, high, guess) if cards else guess
        for card in cards:
            play_card(rules, state, card)
            try:
                self.limits(&low, &high)
                low, high = (low, min(value, high)) if mine else (max(value, low), high)
                found[card] = self.between(low, high, value)
            finally:
                undo_card(rules, state)
        return found

    @in_turn
    def play(self, int card):
        """Play a card: what is known stays known.  ValueError: it is not legal."""
        cdef Rules* rules = &self.search.rules
        play_checked(rules, &self.search.state, legal_cards(rules, &self.search.state), card)

    @in_turn
    def undo(self):
        """Take the newest card back.  ValueError: none has been played since the PlaySpec."""
        undo_checked(&self.search.rules, &self.search.state)

    @in_turn
    def line(self):
        """How the play goes on to the last card if nobody makes a mistake; of equal cards the lowest."""
        cdef Rules* rules = &self.search.rules
        cdef State* state = &self.search.state
        cdef State begin = state[0]
        cdef int value = self.value()
        played = []
        try:
            while state.number < rules.tricks:
                mine = self.mine
                for card in cards_of(legal_cards(rules, state)):
                    play_card(rules, state, card)
                    if self.enough(value if mine else value + 1) == mine:
                        break
                    undo_card(rules, state)
                played.append(card)
        finally:
            state[0] = begin
        return played

    @property
    def mine(self):
        """Whether it is the turn of side 0."""
        return self.search.rules.side[self.search.state.seat] == 0

    @property
    def positions(self):
        """How many positions have been looked at."""
        return self.search.nodes
