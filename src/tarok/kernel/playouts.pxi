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

ctypedef int (*Policy)(
    const Rules* rules, const Aims* aims, const State* state, const Mask* lacks, Mask legal
) noexcept nogil

cdef struct Player:
    Policy policy  # NULL: each legal card is as likely as another
    int whims      # one card in this many it plays at random; 0: none
    Aims aims


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


cdef void play_on(const Rules* rules, State* state, const Player* player, Mask* dice) noexcept nogil:
    """Play on to the last card; without a policy each legal card is as likely as another."""
    cdef Mask lacks[MAX_SEATS]
    cdef Mask legal, word
    cdef int card
    if player.policy != NULL:
        noted(rules, state, lacks)
    while state.number < rules.tricks:
        if player.policy != NULL:
            legal = legal_cards(rules, state)
            word = thrown(dice) if player.whims else 0
            if player.whims and (word >> 32) % player.whims == 0:
                card = LOWEST(chosen(legal, word))
            else:
                card = player.policy(rules, &player.aims, state, lacks, legal) if legal & (legal - 1) else LOWEST(legal)
            if state.lying:
                note(rules, lacks, state.table, state.seat, card)
            play_card(rules, state, card)
        elif rules.plain and not state.lying:
            if rules.seats == 4:
                plain_tricks(rules, state, 4, dice)
            else:
                plain_tricks(rules, state, 3, dice)
        else:
            play_card(rules, state, LOWEST(chosen(legal_cards(rules, state), thrown(dice))))


cdef int player_of(Player* player, str name, int whims, const Rules* rules, const Payoff* payoff) except -1:
    """Fill in who plays.  ValueError: there is no such policy."""
    if name not in ("random", "rule"):
        raise ValueError(f"there is no policy {name!r}: it is random or rule")
    player.policy = NULL
    if name == "rule":
        player.policy = by_rules
    player.whims = whims
    aim(&player.aims, rules, payoff)
    return 0


cdef struct Sums:
    long long units[MAX_SEATS]   # of each side
    long long tricks[MAX_SEATS]  # of each seat
    long long paid[MAX_SEATS]
    long long made               # how often the contract


cdef void play_often(
    const Rules* rules, const State* begin, const Payoff* payoff, const Player* player, Mask* dice, int times, Sums* sums,
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
        play_on(rules, &state, player, dice)
        for side in range(sides):
            sums.units[side] += side_units(rules, &state, side)
        for seat in range(rules.seats):
            sums.tricks[seat] += state.tricks[seat]
        if fallen != NULL:
            fallen[i] = fall_of(rules, &state)
        elif payoff != NULL:
            pay(rules, payoff, &state, paid)
            sums.made += makes(rules, payoff, &state)
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


def playouts(spec, long number, payoff=None, str policy="random", Mask seed=0, int whims=0, Stop stop=None):
    """What a number of plays gave: units by sides, tricks and payments by seats, what was made; playout_batch.py says the rest."""
    cdef Table at = Table(spec)
    cdef PayoffTables tables = None if payoff is None else at.of(payoff)
    cdef const Payoff* told = NULL if payoff is None else &tables.payoff
    cdef const int* flag = flag_of(stop)
    cdef Player player
    cdef Mask dice = seed
    cdef Sums sums
    cdef int times, i
    cdef Mask fell[BATCH]
    cdef bint alone = payoff is not None and tables.alone
    cdef dict often = {}
    memset(&sums, 0, sizeof(Sums))
    player_of(&player, policy, whims, &at.rules, NULL if payoff is None or tables.alone else told)
    for done in range(0, number, BATCH):
        look_up(flag)
        times = min(number - done, BATCH)
        with nogil:
            play_often(&at.rules, &at.begin, told, &player, &dice, times, &sums, fell if alone else NULL)
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
        sums.made,
    )
