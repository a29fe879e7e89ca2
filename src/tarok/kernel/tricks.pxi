# What is played, and one trick after the other: the structs of all that is native, and plain play.
#
# Rules   what does not change while cards are played; made of a PlaySpec by `read_spec`, and only read then
# State   the cards where they lie now; a plain value of some 250 bytes: copying it is cloning it
#
#     legal_cards(rules, state)    the cards that the seat whose turn it is may play, as a mask
#     play_card(rules, state, c)   plays one of them; the last card of a trick gives the trick to its winner
#     undo_card(rules, state)      takes the newest card back
#     winning(rules, table, n)     the card that wins the first n cards of a table
#
# Cards have the engine's numbers, so that an ordinary trick is won by the highest bit of
# `trick & (suit led | trumps)`.  Write constants that are shifted as 64-bit numbers.

from libc.string cimport memcpy, memset

ctypedef unsigned long long Mask

cdef extern from *:
    """
    #define COUNT(mask) __builtin_popcountll(mask)
    #define LOWEST(mask) __builtin_ctzll(mask)
    #define HIGHEST(mask) (63 - __builtin_clzll(mask))
    #define ONE(card) (1ULL << (card))
    #define FIRST(some, others) ((some) ? (some) : (others))
    #define TAROKS ((1ULL << 54) - (1ULL << 32))
    #define TRULA (ONE(32) | ONE(52) | ONE(53))
    """
    int COUNT(Mask mask) nogil
    int LOWEST(Mask mask) nogil
    int HIGHEST(Mask mask) nogil
    Mask ONE(int card) nogil
    Mask FIRST(Mask some, Mask others) nogil  # the others only if there are none
    Mask TAROKS
    Mask TRULA

cdef enum:
    PAGAT = 32
    MOND = 52
    SKIS = 53
    CARDS = 54
    MAX_SEATS = 4
    MAX_TRICKS = 16
    MAX_DUTIES = 8
    MAX_PROMISES = 32
    MAX_GIFTS = 6
    MAX_WORTHS = 8

cpdef enum Emperor:  # when škis, mond and pagat in one trick let the pagat win; the numbers of terms.py
    NEVER = 0
    ANY_ORDER = 1
    PAGAT_AFTER = 2

cpdef enum Owed:  # how a duty binds; the numbers of terms.py
    FOLLOW = 0
    PLAY_TAROK = 1
    OVERTAKE = 2
    PLAY_LAST = 3
    LEAD_LAST = 4
    MOND_LEAD = 5
    SKIS_FIRST = 6
    PROMISED_NOW = 7
    PROMISED_LATER = 8
    EARLIEST = 9

cdef struct Duty:
    int owed
    Mask spares            # the cards that it never binds
    Mask cards[MAX_SEATS]  # of PLAY_LAST and LEAD_LAST: the cards of each seat

cdef struct Promise:
    Mask cards
    int tricks[2]          # the tricks it is promised to, from 1; 0: none
    bint soft
    unsigned char bound[2]  # the seats it binds, as a set of bits: before the called card is seen, and after

cdef struct Rules:
    int seats
    int tricks             # of the whole play, those before the PlaySpec included
    int first              # tricks that were complete in the PlaySpec
    bint plain             # the only duties are to follow suit and to play a tarok, the pagat is not free,
                           # and nothing goes with every trick
    int emperor
    bint pagat_wins        # wherever it comes (SL-3P-11)
    Mask suit[CARDS]       # by the card that was led: the cards that follow it
    Mask follow[CARDS]     # and those, and the taroks
    Mask wins[CARDS]       # and those that may win
    int duties
    Duty duty[MAX_DUTIES]
    int promises
    Promise promise[MAX_PROMISES]
    unsigned char against[2][MAX_SEATS]  # whose tricks a seat knows to be lost, before and after
    Mask called            # the called card, if there is one
    int gifts
    unsigned char gift[MAX_GIFTS]  # what goes with each trick, from the first after the PlaySpec on
    Mask talon             # what goes with the trick of the called card
    int side[MAX_SEATS]    # 0 and 1, or each its own
    bint shunned           # nobody wants tricks
    int catch              # what the side gains whose škis takes the other's mond, in points
    Mask pack              # all cards that there are
    Mask open              # those of which all know that they lie in no hand
    int declarer           # or -1
    int worth[CARDS]       # in units
    int worths             # how many different ones
    int each[MAX_WORTHS]   # one of them
    Mask alike[MAX_WORTHS]  # and the cards that have it
    int base               # units that side 0 has beside what its seats have won
    int most               # units that it could have
    Mask lying             # all cards of the PlaySpec that have been won, or that a trick will take
    int finder             # who gives the cheapest card for one in the base (RO-KIT-04), or -1
    Mask laid              # what the finder may give besides what was won

cdef struct Taken:
    unsigned char cards[MAX_SEATS]  # in the order of play
    unsigned char leader
    unsigned char winner

cdef struct State:
    Mask hands[MAX_SEATS]
    Mask won[MAX_SEATS]    # tricks, and what went with them
    Mask gone              # cards of all tricks, the table and vitamins
    Mask trick             # cards on the table
    unsigned char table[MAX_SEATS]  # the same, in the order of play
    unsigned char lying    # how many these are
    unsigned char leader
    unsigned char seat     # whose turn it is
    unsigned char number   # complete tricks
    unsigned char tricks[MAX_SEATS]  # won by each seat
    unsigned char winners  # the seats that have won any, as a set of bits
    Taken taken[MAX_TRICKS]


cdef inline int winning(const Rules* rules, const unsigned char* table, int lying) noexcept nogil:
    """The card that wins these cards."""
    cdef Mask trick = 0, able
    cdef int i
    for i in range(lying):
        trick |= ONE(table[i])
    if rules.pagat_wins and trick & ONE(PAGAT):
        return PAGAT
    able = trick & rules.wins[table[0]]
    if rules.emperor and able & TRULA == TRULA:
        if rules.emperor == ANY_ORDER:
            return PAGAT
        trick = 0
        i = 0
        while table[i] != PAGAT:
            trick |= ONE(table[i])
            i += 1
        if trick & TRULA == TRULA & ~ONE(PAGAT):
            return PAGAT
    return HIGHEST(able)


cdef inline Mask overtaking(const Rules* rules, const State* state, Mask allowed) noexcept nogil:
    """The cards that would win the trick as it stands."""
    cdef unsigned char table[MAX_SEATS]
    cdef Mask left = 0, rest = allowed
    cdef int card
    memcpy(table, state.table, MAX_SEATS)
    if not rules.emperor and not rules.pagat_wins:
        card = HIGHEST(state.trick & rules.wins[table[0]])
        return allowed & rules.wins[table[0]] & ~(ONE(card) | (ONE(card) - 1))
    while rest:
        card = LOWEST(rest)
        rest &= rest - 1
        table[state.lying] = card
        if winning(rules, table, state.lying + 1) == card:
            left |= ONE(card)
    return left


cdef inline int due(const Promise* promise, const State* state) noexcept nogil:
    """The trick that a promised card is due to; 0 if that is over."""
    cdef int now = state.number + 1, i
    cdef bint taken = promise.tricks[1] and promise.cards & state.trick
    for i in range(2):
        if promise.tricks[i] > now or (promise.tricks[i] == now and not taken):
            return promise.tricks[i]
    return 0


cdef inline Mask promised(const Rules* rules, const State* state, Mask allowed, int owed) noexcept nogil:
    """What a duty of promised cards leaves (HU-RAJ-03)."""
    cdef Mask hand = state.hands[state.seat], rest, these
    cdef int when[CARDS]
    cdef int card
    cdef int seen = state.gone & rules.called != 0, i, number, least = 99
    cdef bint lost = state.winners & rules.against[seen][state.seat] != 0
    cdef Mask bound = 0
    for i in range(rules.promises):
        these = rules.promise[i].cards & hand
        if not these or not rules.promise[i].bound[seen] >> state.seat & 1:
            continue
        number = 0 if rules.promise[i].soft and lost else due(&rules.promise[i], state)
        if not number:
            continue
        while these:
            card = LOWEST(these)
            these &= these - 1
            if not bound & ONE(card) or number < when[card]:
                when[card] = number
            bound |= ONE(card)
    if owed == PROMISED_LATER:
        return allowed & ~bound
    if owed == EARLIEST and allowed & ~bound:
        return allowed
    these = 0
    rest = allowed & bound
    while rest:
        card = LOWEST(rest)
        rest &= rest - 1
        number = when[card]
        if owed == PROMISED_NOW:
            these |= ONE(card) if number == state.number + 1 else 0
        elif number <= least:
            these = ONE(card) | (these if number == least else 0)
            least = number
    return these


cdef inline Mask left_by(const Rules* rules, const State* state, const Duty* duty, Mask allowed) noexcept nogil:
    """What a duty leaves of the cards that are still allowed."""
    cdef int owed = duty.owed
    cdef bint leads = state.lying == 0
    if owed == FOLLOW:
        return allowed if leads else allowed & rules.suit[state.table[0]]
    if owed == PLAY_TAROK:
        return allowed if leads else allowed & rules.follow[state.table[0]]
    if owed == OVERTAKE:
        return allowed if leads else overtaking(rules, state, allowed)
    if owed == PLAY_LAST:
        return allowed & ~duty.cards[state.seat]
    if owed == LEAD_LAST:
        return allowed & ~duty.cards[state.seat] if leads else allowed
    if owed == MOND_LEAD:
        if leads and not state.gone & ONE(SKIS) and allowed & ~(ONE(MOND) | ONE(PAGAT)):
            return allowed & ~ONE(MOND)
        return allowed
    if owed == SKIS_FIRST:
        if state.number:
            return allowed
        if leads:
            return allowed & ONE(SKIS)
        return allowed & (ONE(MOND) | ONE(PAGAT)) if state.table[0] == SKIS else allowed
    return promised(rules, state, allowed, owed)


cdef inline Mask legal_cards(const Rules* rules, const State* state) noexcept nogil:
    """The cards that the seat whose turn it is may play: what all duties leave, one after another."""
    cdef Mask allowed = state.hands[state.seat], left
    cdef int i
    if rules.plain:
        if not state.lying:
            return allowed
        left = allowed & rules.suit[state.table[0]]
        if not left:
            left = allowed & rules.follow[state.table[0]]
        return left if left else allowed
    for i in range(rules.duties):
        if rules.duty[i].spares:
            left = left_by(rules, state, &rules.duty[i], allowed & ~rules.duty[i].spares)
            left |= allowed & rules.duty[i].spares if left else 0
        else:
            left = left_by(rules, state, &rules.duty[i], allowed)
        if left:
            allowed = left
    return allowed


cdef inline void play_card(const Rules* rules, State* state, int card) noexcept nogil:
    """Play a legal card; the last one of a trick gives it to its winner."""
    state.hands[state.seat] &= ~ONE(card)
    state.gone |= ONE(card)
    state.trick |= ONE(card)
    state.table[state.lying] = card
    state.lying += 1
    state.seat = state.seat + 1 if state.seat + 1 < rules.seats else 0
    if state.lying == rules.seats:
        take_trick(rules, state)


cdef inline void take_trick(const Rules* rules, State* state) noexcept nogil:
    """Give the trick on the table, and what goes with it, to its winner, who leads to the next."""
    cdef int best = winning(rules, state.table, rules.seats), winner = state.leader
    cdef Taken* taken = &state.taken[state.number]
    cdef int i = 0
    while state.table[i] != best:
        i += 1
    winner = (state.leader + i) % rules.seats
    memcpy(taken.cards, state.table, MAX_SEATS)
    taken.leader, taken.winner = state.leader, winner
    state.won[winner] |= state.trick | going_with(rules, state.trick, state.number)
    if state.number - rules.first < rules.gifts:
        state.gone |= ONE(rules.gift[state.number - rules.first])
    state.tricks[winner] += 1
    state.winners |= 1 << winner
    state.number += 1
    state.trick = 0
    state.lying = 0
    state.leader = state.seat = winner


cdef inline Mask going_with(const Rules* rules, Mask trick, int number) noexcept nogil:
    """What the winner of a trick gets besides (SL-KLOP-02, SL-TAL-07)."""
    cdef int gift = number - rules.first
    cdef Mask more = rules.talon if trick & rules.called else 0
    return more | (ONE(rules.gift[gift]) if gift < rules.gifts else 0)


cdef inline void undo_card(const Rules* rules, State* state) noexcept nogil:
    """Take the newest card back into its hand."""
    cdef int card
    if not state.lying:
        untake_trick(rules, state)
    state.lying -= 1
    card = state.table[state.lying]
    state.seat = state.seat - 1 if state.seat else rules.seats - 1
    state.trick &= ~ONE(card)
    state.gone &= ~ONE(card)
    state.hands[state.seat] |= ONE(card)


cdef inline void untake_trick(const Rules* rules, State* state) noexcept nogil:
    """Put the newest trick back on the table."""
    cdef Taken* taken
    cdef int i
    state.number -= 1
    taken = &state.taken[state.number]
    memcpy(state.table, taken.cards, MAX_SEATS)
    for i in range(rules.seats):
        state.trick |= ONE(state.table[i])
    state.won[taken.winner] &= ~(state.trick | going_with(rules, state.trick, state.number))
    if state.number - rules.first < rules.gifts:
        state.gone &= ~ONE(rules.gift[state.number - rules.first])
    state.tricks[taken.winner] -= 1
    if not state.tricks[taken.winner]:
        state.winners &= ~(1 << taken.winner)
    state.lying = rules.seats
    state.leader = state.seat = taken.leader


cdef inline int units_of(const Rules* rules, Mask cards) noexcept nogil:
    """What cards are worth, in units."""
    cdef int units = 0, i
    for i in range(rules.worths):
        units += rules.each[i] * COUNT(cards & rules.alike[i])
    return units


cdef inline int side_units(const Rules* rules, const State* state, int side) noexcept nogil:
    """What a side has by now, in units: side 0 of two with its base, the other its tricks."""
    cdef Mask won = 0
    cdef int seat
    for seat in range(rules.seats):
        won |= state.won[seat] if rules.side[seat] == side else 0
    if side:
        return units_of(rules, won)
    return units_of(rules, won) + rules.base - (given(rules, state.won[rules.finder]) if rules.finder >= 0 else 0)


cdef inline int given(const Rules* rules, Mask won) noexcept nogil:
    """What the cheapest card is worth of what the finder has won and laid; what is not there is dear."""
    cdef Mask pile = rules.laid | won
    cdef int i
    for i in range(rules.worths):
        if pile & rules.alike[i]:
            return rules.each[i]
    return 0


cdef inline int saving(const Rules* rules, const State* state) noexcept nogil:
    """How much cheaper the card can still become that the finder gives."""
    return given(rules, state.won[rules.finder]) - rules.each[0] if rules.finder >= 0 else 0
