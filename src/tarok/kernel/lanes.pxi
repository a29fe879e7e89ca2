# A deal that goes on card by card, and what whoever is next may see of it.
#
#     go_on(rules, lane, card)        plays a legal card
#     tell(start, lane, facts, row)   fills in rows of 54 bytes, for the seat whose turn it is
#
# Other seats are counted from that one, in playing order.  lockstep.py says what each row holds.

cdef extern from *:
    """
    #if defined(__AVX2__)
    #include <immintrin.h>
    static inline __m256i tarok_bytes(int mask) {
        const __m256i bits = _mm256_set1_epi64x(0x8040201008040201LL);
        const __m256i from = _mm256_setr_epi64x(0, 0x0101010101010101LL, 0x0202020202020202LL, 0x0303030303030303LL);
        const __m256i each = _mm256_and_si256(_mm256_shuffle_epi8(_mm256_set1_epi32(mask), from), bits);
        return _mm256_and_si256(_mm256_cmpeq_epi8(each, bits), _mm256_set1_epi8(1));
    }
    static inline void LAY_OUT(unsigned char* row, unsigned long long mask) {
        _mm256_storeu_si256((__m256i*)row, tarok_bytes((int)mask));
        _mm256_storeu_si256((__m256i*)(row + 22), tarok_bytes((int)(mask >> 22)));
    }
    #else
    static inline void LAY_OUT(unsigned char* row, unsigned long long mask) {
        for (int card = 0; card < 54; card++) row[card] = mask >> card & 1;
    }
    #endif
    """
    void LAY_OUT(unsigned char* row, Mask mask) nogil  # a byte of 1 for each card of the set

cdef struct Known:  # what a seat knows when the play begins, other seats being counted from it
    Mask laid
    Mask called
    Mask may[MAX_SEATS]
    Mask surely[MAX_SEATS]
    const unsigned char* facts[2]  # rows that do not change; and those from when the called card has been seen

cdef struct Lane:
    State state
    Mask able               # what may be played
    Mask played[MAX_SEATS]  # the cards of each seat in complete tricks
    Mask taken[MAX_SEATS]   # the cards of the tricks that each seat has won
    Mask lacks[MAX_SEATS]   # what each has shown to be without
    int start               # the place of its position

cdef struct Start:
    const Rules* rules
    const Payoff* payoff  # NULL: everybody plays alone
    Player player         # by rules
    Known known[MAX_SEATS]
    int bares             # who shows the hand when a trick is complete, or -1
    Lane lane


cdef int planes_of(int seats, int facts) noexcept nogil:
    """How many rows are told: lockstep.py says which."""
    return 5 * seats + 1 + facts


cdef inline void complete(const Rules* rules, Lane* lane, int number) noexcept nogil:
    """Note who has played and taken the cards of a complete trick."""
    cdef const Taken* taken = &lane.state.taken[number]
    cdef int i, seat = taken.leader
    for i in range(rules.seats):
        lane.played[seat] |= ONE(taken.cards[i])
        lane.taken[taken.winner] |= ONE(taken.cards[i])
        seat = seat + 1 if seat + 1 < rules.seats else 0


cdef inline void go_on(const Rules* rules, Lane* lane, int card) noexcept nogil:
    """Play a legal card."""
    cdef int number = lane.state.number
    if lane.state.lying:
        note(rules, lane.lacks, lane.state.table, lane.state.seat, card)
    play_card(rules, &lane.state, card)
    if lane.state.number > number:
        complete(rules, lane, number)


cdef inline void tell(const Start* start, const Lane* lane, int facts, unsigned char* row) noexcept nogil:
    """Fill in what the seat may see whose turn it is."""
    cdef const Rules* rules = start.rules
    cdef const State* state = &lane.state
    cdef int seats = rules.seats, me = state.seat, i, seat, bares = start.bares if state.number else -1
    cdef const Known* known = &start.known[me]
    cdef bint seen = state.gone & rules.called != 0
    cdef Mask out = ~(state.gone | rules.open), bare = state.hands[bares] if bares >= 0 else 0
    cdef Mask lies[MAX_SEATS]
    LAY_OUT(row, state.hands[me])
    for i in range(1, seats):
        lies[i] = 0
    for i in range(state.lying):  # the first of them lies as many places before me
        lies[seats - state.lying + i] = ONE(state.table[i])
    for i in range(1, seats):
        LAY_OUT(row + i * CARDS, lies[i])
    row += seats * CARDS
    seat = me
    for i in range(seats):
        LAY_OUT(row + i * CARDS, lane.played[seat])
        LAY_OUT(row + (seats + i) * CARDS, lane.taken[seat])
        if i:
            lies[i] = bare if seat == bares else 0
            LAY_OUT(row + (2 * seats + i - 1) * CARDS, known.surely[i] & out | lies[i])
            lies[i] = lies[i] if seat == bares else known.may[i] & out & ~lane.lacks[seat] & ~bare
            LAY_OUT(row + (3 * seats + i - 2) * CARDS, lies[i])
        seat = seat + 1 if seat + 1 < seats else 0
    row += (4 * seats - 2) * CARDS
    LAY_OUT(row, (state.gone | rules.open) & ~every_trick(lane, seats))
    LAY_OUT(row + CARDS, known.laid)
    LAY_OUT(row + 2 * CARDS, rules.called if seen else known.called)
    memcpy(row + 3 * CARDS, known.facts[seen], facts * CARDS)


cdef inline Mask every_trick(const Lane* lane, int seats) noexcept nogil:
    """The cards that have been played to tricks by now."""
    cdef Mask cards = lane.state.trick
    cdef int seat
    for seat in range(seats):
        cards |= lane.taken[seat]
    return cards
