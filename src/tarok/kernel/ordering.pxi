# Which card is tried first.  The order changes no value, but of twenty first cards nineteen are enough.
#
# A card is judged by whoever seems to win the trick if everybody plays their best card to it, and by what that
# brings.  The weights were found by trying, on some hundred deals of all forms.

cdef extern from *:
    """
    static const int LEADS[2][7] = {
        /* base, by worth: of the card, most and least of the mates, most and least of the others; tarok */
        /* lost */ {-23, -6, -2, -54, -1, 4, -29},
        /* won */ {0, 4, 2, 3, 0, 4, -38},
    };
    static const int REPLIES[4][5] = {
        /* base, for the worth, for a tarok, for its rank, for the rank of a suit card */
        /* the mates win */ {-36, 3, -13, -8, 32},
        /* it wins */ {230, 1, -32, -6, 9},
        /* it wins for now */ {17, -22, -20, -1, -8},
        /* it loses */ {6, -4, -22, -2, -18},
    };
    """
    const int LEADS[2][7]
    const int REPLIES[4][5]

cdef enum:
    OF_LENGTH = -18        # for each card that might be led of the suit
    OF_RUFF = -25          # for each opponent who will take it with a tarok
    OF_MATES_RUFF = -1
    OF_MATE_LAST = -2
    OF_BEST = -9           # the card wins by itself
    OF_SECOND = 4          # or would, but for the others
    OF_RANK = 3
    OF_TAROK_RANK = -2
    OF_THROWN = -9         # it is thrown away
    OF_THROWN_LENGTH = -15  # for each card of its suit
    MOST_CARDS = 16


cdef inline Mask highest(Mask cards) noexcept nogil:
    """The highest card alone."""
    return ONE(HIGHEST(cards)) if cards else 0


cdef inline Mask above(Mask card) noexcept nogil:
    """All cards with a higher number."""
    return ~(card | (card - 1))


cdef inline int first_choice(int* moves, int number) noexcept nogil:
    """Take the best move out, and put the last one in its place."""
    cdef int i, best = 0, move
    for i in range(1, number):
        if moves[i] > moves[best]:
            best = i
    move = moves[best]
    moves[best] = moves[number - 1]
    return move & 63


cdef inline Mask following(const Search* search, Mask hand, Mask led) noexcept nogil:
    """What a hand may play where one follows suit, or else plays a tarok."""
    cdef Mask cards = hand & led
    if not cards:
        cards = hand & TAROKS
    return cards if cards else hand


cdef int judge_leads(const Search* search, int leader, Mask cards, int* moves) noexcept nogil:
    """Judge the cards that may be led, suit by suit: moves hold the weight and, in 6 bits, the card."""
    cdef Mask led, some, hand, mine, mates, others
    cdef int number = 0, suit, i, seat, most, least, base, weight, card, won
    cdef int worth[2][2]
    cdef bint mate
    for suit in range(5):
        led = TAROKS if suit == 4 else 0xFFULL << 8 * suit
        some = cards & led
        if not some:
            continue
        mates = others = 0
        worth[0][0] = worth[0][1] = worth[1][0] = worth[1][1] = 0
        base = OF_LENGTH * COUNT(some)
        seat = leader
        for i in range(1, search.seats):
            seat = seat + 1 if seat + 1 < search.seats else 0
            mate = search.rules.side[seat] == search.rules.side[leader]
            hand = following(search, search.state.hands[seat], led)
            most, least = search.worth[HIGHEST(hand)], search.worth[LOWEST(hand)]
            if hand & TAROKS:
                if least > most:
                    most = least
                if hand & TAROKS & ~TRULA:
                    least = search.worth[PAGAT + 1]
            if not hand & led and hand & search.trumps:
                base += OF_MATES_RUFF if mate else OF_RUFF
            hand = hand & (led | search.trumps)
            if mate:
                mates = max(mates, hand)
            else:
                others = max(others, hand)
            worth[mate][0] += most
            worth[mate][1] += least
        base += OF_MATE_LAST if mate else 0
        mates, others = highest(mates), highest(others)
        while some:
            card = LOWEST(some)
            mine = ONE(card)
            some ^= mine
            won = max(mine, mates) > others
            weight = base + LEADS[won][0] + LEADS[won][1] * search.worth[card]
            weight += LEADS[won][2] * worth[1][0] + LEADS[won][3] * worth[1][1]
            weight += LEADS[won][4] * worth[0][0] + LEADS[won][5] * worth[0][1]
            if suit == 4:
                weight += LEADS[won][6] + OF_TAROK_RANK * (card - PAGAT)
            else:
                weight += OF_RANK * (card & 7)
            if won:
                weight += OF_BEST if mine > others else 0
            else:
                weight += OF_SECOND if mine > mates else 0
            moves[number] = weight * 64 + card
            number += 1
    return number


cdef int judge_replies(
    const Search* search, int seat, int lying, Mask led, Mask best, int by, Mask cards, int* moves
) noexcept nogil:
    """Judge the cards that may be played to a trick, in which `lying` cards lie, and `by` has the best one."""
    cdef Mask mine, mates = 0, others = 0, hand, wins = led | search.trumps
    cdef int number = 0, i, next = seat, weight, card, how
    if search.rules.side[by] == search.rules.side[seat]:
        mates = best
    else:
        others = best
    for i in range(lying + 1, search.seats):
        next = next + 1 if next + 1 < search.seats else 0
        hand = following(search, search.state.hands[next], led) & wins
        if search.rules.side[next] == search.rules.side[seat]:
            mates = max(mates, hand)
        else:
            others = max(others, hand)
    mates, others = highest(mates), highest(others)
    while cards:
        card = LOWEST(cards)
        mine = ONE(card)
        cards ^= mine
        how = 0 if mates > others else 1 if (mine & wins) > others else 2 if (mine & wins) > best else 3
        weight = REPLIES[how][0] + REPLIES[how][1] * search.worth[card]
        if card >= PAGAT:
            weight += REPLIES[how][2] + REPLIES[how][3] * (card - PAGAT)
        else:
            weight += REPLIES[how][4] * (card & 7)
        if not mine & wins:
            weight += OF_THROWN + OF_THROWN_LENGTH * COUNT(search.state.hands[seat] & led_with(card))
        moves[number] = weight * 64 + card
        number += 1
    return number


cdef inline Mask led_with(int card) noexcept nogil:
    """The cards of the same suit; the taroks are the fifth."""
    return TAROKS if card >= PAGAT else 0xFFULL << (card & 0x38)
