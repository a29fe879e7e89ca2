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
