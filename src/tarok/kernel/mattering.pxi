# Which ranks mattered for an answer: the answer holds wherever these cards lie in the same hands, whatever the
# ranks of the lower cards of their suits are.
#
# In a trick the winner's rank matters if other cards of its suit lie there; where one has to overtake, that of
# the card to be overtaken as well.  For a move that reaches what its side wants, what mattered is what
# mattered after it; where none does, it is all that mattered after any of them.
#
# And if two cards of a hand are of one suit, and neither rank mattered after the one was played, then the
# other does as well as it, but for what they are worth: so it need not be tried.

cdef inline Mask winner_of(Mask trick, Mask best) noexcept nogil:
    """The card that won a trick, if its rank did it."""
    return best if trick & ~best & led_with(LOWEST(best)) else 0


cdef inline Mask overtaken(Mask hand, Mask best) noexcept nogil:
    """The card to be overtaken, if a hand has any of its suit."""
    return best if hand & led_with(LOWEST(best)) else 0


cdef inline Mask lying_now(const Search* search, const Frame* frame) noexcept nogil:
    """The cards of the trick so far."""
    cdef Mask cards = frame.all
    cdef int seat
    for seat in range(search.seats):
        cards &= ~search.state.hands[seat]
    return cards


cdef inline void look_at(Frame* frame, const Filed* filed, Mask named) noexcept nogil:
    """Begin a trick."""
    frame.all, frame.named = filed.all, named
    frame.alike = alike(filed.all, named)
    frame.linked = frame.alike & ~(
        filed.owners[0] ^ filed.owners[0] << 1 | filed.owners[1] ^ filed.owners[1] << 1
    )


cdef inline Mask with_higher(Mask cards) noexcept nogil:
    """The cards, and all that are higher in their suits."""
    cdef Mask suits = cards & SUITS, taroks = cards & TAROKS
    suits |= suits << 1 & 0xFEFEFEFEULL
    suits |= suits << 2 & 0xFCFCFCFCULL
    suits |= suits << 4 & 0xF0F0F0F0ULL
    return suits | (TAROKS & ~(lowest(taroks) - 1) if taroks else 0)


cdef inline Mask places_of(const Frame* frame, Mask mattered) noexcept nogil:
    """The places that must be the same: those of cards that mattered, of all higher ones and of their like.

    Of cards that come to the same only one was tried.
    """
    cdef Mask places = SQUEEZE(with_higher(mattered), frame.all), more
    while True:
        more = places | (places & frame.linked) >> 1
        if more == places:
            return places
        places = more


cdef inline int others_left(
    const Search* search, const Frame* frame, int move, int value, int need, bint mine, int* moves, int number,
    int* best
) noexcept nogil:
    """Drop the moves that come to no more than this one, which was not enough; how many are left."""
    cdef Mask suit = led_with(move), fixed = 0
    cdef int i, card, bound, some = 0
    for i in range(number):
        fixed |= ONE(moves[i] & 63) & suit
    if not fixed:
        return number
    fixed = SPREAD(places_of(frame, search.mattered), frame.all) | frame.named
    if fixed & ONE(move):
        return number
    for i in range(number):
        card = moves[i] & 63
        bound = search.worth[card] - search.worth[move]
        bound = value + (bound if (bound > 0) == mine else -bound)
        if ONE(card) & suit & ~fixed and (bound < need) == mine:
            best[0] = max(best[0], bound) if mine else min(best[0], bound)
        else:
            moves[some] = moves[i]
            some += 1
    return some
