# From a PlaySpec to what the solver needs besides the structs of the play.

cdef int read_search(spec, Search* search) except -1:
    """Fill in what the plain play needs.  ValueError: the solver does not know such a pack."""
    cdef int seat, card, i, owed
    cdef object worths = spec.worth
    search.seats = spec.seats
    search.trumps = spec.trumps
    search.alone = -1
    for seat in range(spec.seats):
        if spec.trumps and spec.side.count(spec.side[seat]) == 1:
            search.alone = seat
    search.overtake = False
    memset(search.kept, 0, sizeof(search.kept))
    for duty in spec.duties:
        owed = duty.owed
        search.overtake = search.overtake or owed == OVERTAKE
        for seat in range(spec.seats if owed == LEAD_LAST else 0):
            search.kept[seat] |= <Mask>duty.cards[seat]
    for card in range(CARDS):
        search.worth[card] = worths[card]
    for i in range(MAX_TRICKS + 1):
        search.gift[i] = 0
    for i, card in enumerate(spec.gifts):
        search.gift[spec.tricks - len(spec.taken) - i] = spec.worth[card]
    read_worths(spec, &search.memory.worths)
    return 0
