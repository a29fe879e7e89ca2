# Whole plays from a position to the last card: at random, or by the simplest rules a player can have.
#
# The dice are splitmix64, one word for a trick: each seat has sixteen bits of it, which choose among at most
# sixteen cards, so that no card is favoured by more than one in four thousand.

cdef extern from *:
    """
    #if defined(__BMI2__)
    #include <immintrin.h>
    #define NTH(mask, n) _pdep_u64(1ULL << (n), (mask))
    #else
    static inline unsigned long long NTH(unsigned long long mask, int n) {
        while (n--) mask &= mask - 1;
        return mask & -mask;
    }
    #endif
    """
    Mask NTH(Mask mask, int n) nogil  # the card alone that is the n-th of a set

cdef enum:
    BATCH = 4096  # playouts between two looks at whether to stop: some milliseconds
    WHIMS = 8     # of how many cards a player by rules plays one at random

ctypedef int (*Policy)(const Rules* rules, const State* state, Mask word) noexcept nogil


cdef inline Mask thrown(Mask* dice) noexcept nogil:
    cdef Mask word
    dice[0] += 0x9E3779B97F4A7C15ULL
    word = dice[0]
    word = (word ^ (word >> 30)) * 0xBF58476D1CE4E5B9ULL
    word = (word ^ (word >> 27)) * 0x94D049BB133111EBULL
    return word ^ (word >> 31)


cdef inline Mask chosen(Mask cards, Mask word) noexcept nogil:
    """One of the cards, alone, by sixteen random bits."""
    return NTH(cards, <int>((word & 0xFFFF) * COUNT(cards) >> 16))


cdef inline void plain_tricks(const Rules* rules, State* state, const int seats, Mask* dice) noexcept nogil:
    """All tricks that are left, at random, where one only has to follow suit and to play a tarok.

    Hands and tricks are kept apart from the state, in which they could be changed by any write to a byte.
    """
    cdef Mask hands[MAX_SEATS]
    cdef Mask won[MAX_SEATS]
    cdef Mask lay[MAX_SEATS]
    cdef Mask card, trick, suit, able, word
    cdef int leader = state.leader, number, seat, led, i, winner
    cdef Taken* taken
    memcpy(hands, state.hands, sizeof(hands))
    memcpy(won, state.won, sizeof(won))
    for number in range(state.number, rules.tricks):
        word = thrown(dice)
        taken = &state.taken[number]
        card = chosen(hands[leader], word)
        hands[leader] ^= card
        led = LOWEST(card)
        taken.cards[0] = led
        taken.leader = leader
        trick = lay[0] = card
        suit = rules.suit[led]
        seat = leader
        for i in range(1, seats):
            seat += 1
            seat -= seats * (seat == seats)
            word >>= 16
            able = hands[seat]
            able = FIRST(able & suit, FIRST(able & TAROKS, able))
            card = chosen(able, word)
            hands[seat] ^= card
            trick |= card
            lay[i] = card
            taken.cards[i] = LOWEST(card)
        able = trick & rules.wins[led]
        if rules.emperor and able & TRULA == TRULA:
            able = ONE(winning(rules, taken.cards, seats))
        else:
            able = ONE(HIGHEST(able))
        winner = leader
        for i in range(1, seats):
            winner += i * (lay[i] == able)
        leader = winner - seats * (winner >= seats)
        taken.winner = leader
        won[leader] |= trick | (rules.talon if trick & rules.called else 0)
    finish(rules, state, hands, won, leader)


cdef inline void finish(
    const Rules* rules, State* state, const Mask* hands, const Mask* won, int leader
) noexcept nogil:
    """Put what was kept apart back into the state, and count the tricks."""
    cdef int number, winner
    memcpy(state.hands, hands, sizeof(state.hands))
    memcpy(state.won, won, sizeof(state.won))
    for number in range(state.number, rules.tricks):
        winner = state.taken[number].winner
        state.tricks[winner] += 1
        state.winners |= 1 << winner
    state.number = rules.tricks
    state.leader = state.seat = leader


cdef void play_on(const Rules* rules, State* state, Policy policy, Mask* dice) noexcept nogil:
    """Play on to the last card; without a policy each legal card is as likely as another."""
    while state.number < rules.tricks:
        if policy != NULL:
            play_card(rules, state, policy(rules, state, thrown(dice)))
        elif rules.plain and not state.lying:
            if rules.seats == 4:
                plain_tricks(rules, state, 4, dice)
            else:
                plain_tricks(rules, state, 3, dice)
        else:
            play_card(rules, state, LOWEST(chosen(legal_cards(rules, state), thrown(dice))))


cdef int by_rules(const Rules* rules, const State* state, Mask word) noexcept nogil:
    """The card of a player who counts, as far as this can be done without thinking.

    Leading, the best card of a suit if nothing higher is out, or the lowest one.  To the partner's sure trick
    what is worth most; over the others' trick as cheaply as it lasts; else what is worth least.  Where nobody
    wants tricks, the highest card below the best one.  And now and then any card.
    """
    cdef Mask legal = legal_cards(rules, state)
    if not legal & (legal - 1):
        return LOWEST(legal)
    if word >> 32 & (WHIMS - 1) == 0:
        return LOWEST(chosen(legal, word))
    if not state.lying:
        return LOWEST(chosen(leads(rules, state, legal), word))
    return follows(rules, state, legal)


cdef inline Mask leads(const Rules* rules, const State* state, Mask legal) noexcept nogil:
    """The lowest card of each suit; and the highest, if it is sure and tricks are wanted."""
    cdef Mask found = 0, rest = legal, suit
    cdef int card
    while rest:
        card = LOWEST(rest)
        suit = rules.suit[card]
        found |= ONE(card)
        rest &= ~suit
        card = HIGHEST(legal & suit)
        if not rules.shunned and not out_above(rules, state, card, card):
            found |= ONE(card)
    return found


cdef inline Mask out_above(const Rules* rules, const State* state, int led, int card) noexcept nogil:
    """The cards that this seat has not seen, and that could beat one of the suit led or a trump."""
    return rules.wins[led] & ~((ONE(card) << 1) - 1) & rules.held & ~state.gone & ~state.hands[state.seat]


cdef inline int follows(const Rules* rules, const State* state, Mask legal) noexcept nogil:
    """The card to a trick that somebody else has led to."""
    cdef int led = state.table[0], best = winning(rules, state.table, state.lying), i = 0, holder
    cdef bint last = state.lying == rules.seats - 1
    cdef Mask over = legal & rules.wins[led] & ~((ONE(best) << 1) - 1), under = legal & ~over
    cdef bint sure = last or not out_above(rules, state, led, best)
    while state.table[i] != best:
        i += 1
    holder = (state.leader + i) % rules.seats
    if rules.shunned:
        return HIGHEST(FIRST(under, over)) if under or last else LOWEST(over)
    if rules.side[holder] == rules.side[state.seat] and sure and under:
        return dearest(rules, under)
    if not over:
        return cheapest(rules, legal)
    if last:
        return HIGHEST(over & ~TAROKS) if over & ~TAROKS else LOWEST(over)
    best = HIGHEST(over)
    return best if not out_above(rules, state, led, best) else LOWEST(over)


cdef inline int dearest(const Rules* rules, Mask cards) noexcept nogil:
    """The card that is worth most."""
    cdef int i = rules.worths - 1
    while i > 0 and not cards & rules.alike[i]:
        i -= 1
    return LOWEST(FIRST(cards & rules.alike[i], cards))


cdef inline int cheapest(const Rules* rules, Mask cards) noexcept nogil:
    """The card that is worth least."""
    cdef int i = 0
    while i < rules.worths - 1 and not cards & rules.alike[i]:
        i += 1
    return LOWEST(FIRST(cards & rules.alike[i], cards))


cdef Policy policy_of(str name):
    """ValueError: there is no such policy."""
    if name == "random":
        return NULL
    if name == "rule":
        return by_rules
    raise ValueError(f"there is no policy {name!r}: it is random or rule")


cdef struct Sums:
    long long units[MAX_SEATS]   # of each side
    long long tricks[MAX_SEATS]  # of each seat
    long long paid[MAX_SEATS]


cdef void play_often(
    const Rules* rules, const State* begin, const Payoff* payoff, Policy policy, Mask* dice, int times, Sums* sums,
    Mask* fallen
) noexcept nogil:
    """Play a position out this number of times, and add what comes of it.

    Without a payoff nothing is paid; where everybody plays alone it is `fallen` that says what is.
    """
    cdef State state
    cdef int paid[MAX_SEATS]
    cdef int sides = sides_of(rules), side, seat, i
    for i in range(times):
        state = begin[0]
        play_on(rules, &state, policy, dice)
        for side in range(sides):
            sums.units[side] += side_units(rules, &state, side)
        for seat in range(rules.seats):
            sums.tricks[seat] += state.tricks[seat]
        if fallen != NULL:
            fallen[i] = fall_of(rules, &state)
        elif payoff != NULL:
            pay(rules, payoff, &state, paid)
            for seat in range(rules.seats):
                sums.paid[seat] += paid[seat]


cdef inline Mask fall_of(const Rules* rules, const State* state) noexcept nogil:
    """How units and tricks have fallen: ten bits and five for each seat."""
    cdef Mask fall = 0
    cdef int seat
    for seat in range(rules.seats):
        fall = fall << 15 | <Mask>units_of(rules, state.won[seat]) << 5 | state.tricks[seat]
    return fall


cdef tuple paid_for(payoff, int seats, dict times):
    """What is paid in all, if units and tricks have fallen like this that number of times."""
    total = [0] * seats
    for fall, often in times.items():
        each = [fall >> 15 * seat & 0x7FFF for seat in reversed(range(seats))]
        paid = payoff.paid(tuple(one >> 5 for one in each), tuple(one & 31 for one in each))
        for seat in range(seats):
            total[seat] += often * paid[seat]
    return tuple(total)


def playouts(spec, long number, payoff=None, str policy="random", Mask seed=0, Stop stop=None):
    """What a number of plays gave: units by sides, tricks and payments by seats; playing.py says the rest."""
    cdef Table at = Table(spec)
    cdef PayoffTables tables = None if payoff is None else at.of(payoff)
    cdef const Payoff* told = NULL if payoff is None else &tables.payoff
    cdef const int* flag = flag_of(stop)
    cdef Policy plays = policy_of(policy)
    cdef Mask dice = seed
    cdef Sums sums
    cdef int times, i
    cdef Mask fell[BATCH]
    cdef bint alone = payoff is not None and tables.alone
    cdef dict often = {}
    memset(&sums, 0, sizeof(Sums))
    for done in range(0, number, BATCH):
        look_up(flag)
        times = min(number - done, BATCH)
        with nogil:
            play_often(&at.rules, &at.begin, told, plays, &dice, times, &sums, fell if alone else NULL)
        for i in range(times if alone else 0):
            often[fell[i]] = often.get(fell[i], 0) + 1
    if alone:
        paid = paid_for(payoff, at.rules.seats, often)
    else:
        paid = tuple(sums.paid[seat] for seat in range(at.rules.seats))
    return (
        tuple(sums.units[side] for side in range(sides_of(&at.rules))),
        tuple(sums.tricks[seat] for seat in range(at.rules.seats)),
        () if payoff is None else paid,
    )
