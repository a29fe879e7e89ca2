# From a PlaySpec to the structs, and what Python sees of them.

cimport cython
from cpython.ref cimport Py_INCREF, PyObject
from cpython.tuple cimport PyTuple_New, PyTuple_SetItem

cdef int read_spec(spec, Rules* rules, State* state) except -1:
    """Fill both structs.  ValueError: the numbers do not fit, or the cards do not add up."""
    memset(rules, 0, sizeof(Rules))
    memset(state, 0, sizeof(State))
    if spec.tricks > MAX_TRICKS:
        raise ValueError(f"the kernel plays up to {MAX_TRICKS} tricks")
    read_rules(spec, rules)
    read_duties(spec, rules)
    read_state(spec, rules, state)
    return 0


cdef int read_rules(spec, Rules* rules) except -1:
    cdef int card, seat, i
    cdef Mask suits, trumps = spec.trumps
    cdef object worths = spec.worth
    rules.seats = spec.seats
    rules.tricks = spec.tricks
    rules.first = len(spec.taken)
    rules.emperor = spec.emperor
    rules.pagat_wins = spec.pagat_wins
    rules.called = 0 if spec.called is None else ONE(spec.called)
    rules.talon = spec.talon
    if len(spec.gifts) > MAX_GIFTS:
        raise ValueError(f"{len(spec.gifts)} gifts are more than a talon has")
    rules.gifts = len(spec.gifts)
    for i, card in enumerate(spec.gifts):
        rules.gift[i] = card
    for card in range(CARDS):
        suits = TAROKS if card >= PAGAT else 0xFFULL << (card // 8 * 8)
        rules.suit[card] = suits
        rules.follow[card] = suits | TAROKS
        rules.wins[card] = suits | trumps
        rules.worth[card] = worths[card]
        rules.pack |= ONE(card) if rules.worth[card] else 0
    different = sorted(set(worths) - {0})
    if len(different) > MAX_WORTHS:
        raise ValueError(f"there are cards of {len(different)} worths, more than the kernel counts")
    rules.worths = len(different)
    for i, worth in enumerate(different):
        rules.each[i] = worth
        for card in range(CARDS):
            rules.alike[i] |= ONE(card) if rules.worth[card] == rules.each[i] else 0
    rules.base = spec.base
    rules.most = spec.units
    rules.lying = spec.cards
    rules.finder = -1 if spec.finder is None else spec.finder
    rules.laid = spec.laid
    rules.open = spec.open
    rules.declarer = -1 if spec.declarer is None else spec.declarer
    rules.shunned = spec.shunned
    rules.catch = spec.catch
    for seat in range(spec.seats):
        rules.side[seat] = spec.side[seat]
    return 0


cdef int read_duties(spec, Rules* rules) except -1:
    cdef int i, seat
    if len(spec.duties) > MAX_DUTIES or len(spec.pledges) > MAX_PROMISES:
        raise ValueError(f"{len(spec.duties)} duties and {len(spec.pledges)} promises are too many")
    binding = [duty for duty in spec.duties if binds(spec, duty)]
    rules.duties = len(binding)
    for i, duty in enumerate(binding):
        rules.duty[i].owed = duty.owed
        rules.duty[i].spares = duty.spares
        for seat, cards in enumerate(duty.cards):
            rules.duty[i].cards[seat] = cards
    rules.promises = len(spec.pledges)
    for i, pledge in enumerate(spec.pledges):
        rules.promise[i].cards = pledge.cards
        for j, number in enumerate(pledge.tricks):
            rules.promise[i].tricks[j] = number
        rules.promise[i].soft = pledge.soft
        rules.promise[i].bound[0] = pledge.before
        rules.promise[i].bound[1] = pledge.after
    for i, known in enumerate((spec.before, spec.after)):
        for seat, seats in enumerate(known):
            rules.against[i][seat] = seats
    rules.plain = rules.duties == 2 and rules.duty[0].owed == FOLLOW and rules.duty[1].owed == PLAY_TAROK
    rules.plain = rules.plain and not rules.pagat_wins and not rules.gifts
    return 0


cdef bint binds(spec, duty):
    """Whether a duty can forbid anything: promised cards may be none, and kept ones."""
    cdef int owed = duty.owed  # an int of C: Python would compare the enums, and take its time
    if owed == PLAY_LAST or owed == LEAD_LAST:
        return any(duty.cards)
    return owed < PROMISED_NOW or len(spec.pledges) > 0


cdef int read_state(spec, Rules* rules, State* state) except -1:
    cdef int i, seat
    held = 0
    for seat in range(rules.seats):
        if held & spec.hands[seat]:
            raise ValueError("a card lies in two hands")
        held |= spec.hands[seat]
        state.hands[seat] = spec.hands[seat]
        state.won[seat] = spec.won[seat]
    state.gone = spec.gone
    state.leader = spec.leader
    state.lying = len(spec.table)
    for i, card in enumerate(spec.table):
        state.table[i] = card
        state.trick |= ONE(card)
    state.gone |= state.trick
    state.seat = (spec.leader + state.lying) % rules.seats
    for i in range(rules.seats):
        seat = (spec.leader + i) % rules.seats
        if COUNT(state.hands[seat]) + (i < state.lying) != rules.tricks - rules.first:
            raise ValueError("the hands are not of one length")
    for taken in spec.taken:
        for i, card in enumerate(taken.cards):
            state.taken[state.number].cards[i] = card
        state.taken[state.number].leader = taken.leader
        state.taken[state.number].winner = taken.winner
        state.tricks[taken.winner] += 1
        state.winners |= 1 << <int>taken.winner
        state.number += 1
    return 0


cdef int play_checked(const Rules* rules, State* state, Mask legal, int card) except -1:
    """Play one of the legal cards.  ValueError: it is none of them."""
    if not 0 <= card < CARDS or not legal & ONE(card):
        raise ValueError(f"seat {state.seat} may not play card {card}")
    play_card(rules, state, card)
    return 0


cdef int undo_checked(const Rules* rules, State* state) except -1:
    """Take the newest card back.  ValueError: none has been played since the PlaySpec."""
    if state.number == rules.first and not state.lying:
        raise ValueError("no card has been played")
    undo_card(rules, state)
    return 0


cdef int sides_of(const Rules* rules) noexcept nogil:
    """How many sides there are."""
    cdef int sides = 2, seat
    for seat in range(rules.seats):
        sides = max(sides, rules.side[seat] + 1)
    return sides


cdef tuple NUMBERS = tuple(range(CARDS))
cdef PyObject* NUMBER[CARDS]  # the same, borrowed: the limited API has no fast look into a tuple
for _card in range(CARDS):
    NUMBER[_card] = <PyObject*>NUMBERS[_card]


cdef inline tuple cards_of(Mask cards):
    """The cards of a set, low to high; made by hand, for Python asks for it at every card."""
    cdef tuple found = PyTuple_New(COUNT(cards))
    cdef Py_ssize_t i = 0
    cdef PyObject* number
    while cards:
        number = NUMBER[LOWEST(cards)]
        Py_INCREF(<object>number)
        PyTuple_SetItem(found, i, <object>number)  # which takes that reference
        cards &= cards - 1
        i += 1
    return found


cdef class Table:
    """The structs of a PlaySpec, for all that begins there."""

    cdef Rules rules
    cdef State begin
    cdef PayoffTables tables  # of the payoff that was asked for last

    def __init__(self, spec):
        read_spec(spec, &self.rules, &self.begin)

    cdef PayoffTables of(self, payoff):
        """The tables of a payoff.  ValueError: it is that of another deal."""
        if self.tables is None or self.tables.told is not payoff:
            self.tables = PayoffTables(payoff, self)
        return self.tables


@cython.final
cdef class Position:
    """A position in the play that goes on card by card: changed in place, cloned cheaply."""

    cdef Table at
    cdef const Rules* rules
    cdef State state
    cdef Mask able  # what may be played, if it has been asked for: 0 if not

    def __init__(self, spec):
        self.at = Table(spec)
        self.rules = &self.at.rules
        self.state = self.at.begin
        self.able = 0

    cdef inline Mask cards(self) noexcept:
        if not self.able:
            self.able = legal_cards(self.rules, &self.state)
        return self.able

    def legal(self):
        """The cards that may be played, low to high; none when the play is over."""
        return cards_of(self.cards())

    @property
    def mask(self):
        """The same as a set of cards."""
        return self.cards()

    def play(self, int card):
        """Play a card.  ValueError: it is not legal."""
        play_checked(self.rules, &self.state, self.cards(), card)
        self.able = 0

    def card(self, str policy="rule", payoff=None):
        """The card that a policy would play.  ValueError: the play is over, or the policy has no card of its own."""
        cdef Player player
        cdef Mask lacks[MAX_SEATS]
        cdef PayoffTables tables = None if payoff is None else self.at.of(payoff)
        cdef Mask legal = self.cards()
        if not legal:
            raise ValueError("the play is over")
        player_of(&player, policy, 0, self.rules, NULL if payoff is None or tables.alone else &tables.payoff)
        if player.policy == NULL:
            raise ValueError("the policy random has no card of its own")
        noted(self.rules, &self.state, lacks)
        return player.policy(self.rules, &player.aims, &self.state, lacks, legal) if legal & (legal - 1) else LOWEST(legal)

    def undo(self):
        """Take the newest card back.  ValueError: none has been played since the PlaySpec."""
        undo_checked(self.rules, &self.state)
        self.able = 0

    def clone(self):
        """A copy that goes its own way."""
        cdef Position copy = Position.__new__(Position)
        copy.at, copy.rules = self.at, self.rules
        copy.state, copy.able = self.state, self.able
        return copy

    @property
    def over(self):
        return self.state.number == self.rules.tricks

    @property
    def seat(self):
        """Whose turn it is."""
        return self.state.seat

    @property
    def leader(self):
        return self.state.leader

    @property
    def table(self):
        """The cards on the table, in the order of play."""
        return tuple(self.state.table[i] for i in range(self.state.lying))

    @property
    def hands(self):
        return tuple(self.state.hands[seat] for seat in range(self.rules.seats))

    @property
    def won(self):
        """The cards that each seat has won, as masks."""
        return tuple(self.state.won[seat] for seat in range(self.rules.seats))

    @property
    def tricks(self):
        """How many tricks each seat has won."""
        return tuple(self.state.tricks[seat] for seat in range(self.rules.seats))

    @property
    def winners(self):
        """Who has won each complete trick."""
        return tuple(self.state.taken[i].winner for i in range(self.state.number))

    @property
    def units(self):
        """What side 0 has by now, and what the tricks of side 1; or of each seat, where all play alone."""
        return tuple(side_units(self.rules, &self.state, side) for side in range(sides_of(self.rules)))

    def paid(self, payoff):
        """What each seat gains.  ValueError: the play is not over, or it is of another deal."""
        cdef int paid[MAX_SEATS]
        cdef PayoffTables tables = self.at.of(payoff)
        if not self.over:
            raise ValueError("the play is not over")
        if tables.alone:
            return payoff.paid(self.units, self.tricks)
        pay(self.rules, &tables.payoff, &self.state, paid)
        return tuple(paid[seat] for seat in range(self.rules.seats))

    def made(self, payoff):
        """Whether side 0 has made the contract.  ValueError: the play is not over, or it is of another deal."""
        cdef PayoffTables tables = self.at.of(payoff)
        if not self.over:
            raise ValueError("the play is not over")
        return bool(makes(self.rules, &tables.payoff, &self.state))

    def outcomes(self, payoff):
        """How each event has come out by now: 0 not yet, or what terms.py says; 5: it never will."""
        cdef PayoffTables tables = self.at.of(payoff)
        cdef const Payoff* told = &tables.payoff
        return tuple(outcome_of(self.rules, told, &self.state, i) for i in range(told.events))

    def pending(self, payoff):
        """The places of the events whose outcome can still change."""
        cdef PayoffTables tables = self.at.of(payoff)
        cdef const Payoff* told = &tables.payoff
        return tuple(i for i in range(told.events) if pending(self.rules, told, &self.state, i))
