# By how much the cards of two positions differ in worth, where everybody holds as many of each suit in both.
#
# The cards of a hand in a suit are laid side by side, high to low: where one is worth more than the other, a
# bound of the one position is by so much too high for the other.  Courts are a step apart, each from the next; so
# it is enough to count, for every court, the cards that are worth no less.

from itertools import pairwise

cdef struct Worths:
    int step               # from one court to the next, and from the others to the first
    int trula              # by how much each card of the trula is worth more than other taroks

cdef struct Levels:        # of all hands, by the four bits of each of its suits
    Mask kings             # whether there is a king
    Mask queens[2]         # whether there are one, two cards worth no less than a queen
    Mask knights[3]
    Mask jacks[4]
    bint ready

cdef extern from *:
    """
    #define SUITS 0xFFFFFFFFULL
    #define FIRST_BITS 0x1111111111111111ULL
    """
    Mask SUITS
    Mask FIRST_BITS


cdef inline Mask courts_of(const Mask* hands) noexcept nogil:
    """The courts of all hands, four bits for each of its suits."""
    cdef Mask courts = 0, some
    cdef int seat
    for seat in range(MAX_SEATS):
        some = hands[seat] & 0xF0F0F0F0ULL
        some = some >> 4 | some >> 8
        courts |= (some & 0xFF | some >> 8 & 0xFF00) << 16 * seat
    return courts


cdef inline unsigned int trula_of(const Mask* hands) noexcept nogil:
    """Three bits for each hand: whether it has one of XXI and škis, both, the pagat."""
    cdef unsigned int trula = 0, high
    cdef int seat
    for seat in range(MAX_SEATS):
        high = <unsigned int>(hands[seat] >> MOND) & 3
        high = (high | high >> 1) & 1 | (high & high >> 1) << 1
        trula |= (high | <unsigned int>(hands[seat] >> PAGAT & 1) << 2) << 3 * seat
    return trula


cdef inline void level(Levels* levels, Mask courts) noexcept nogil:
    """Count the cards of each worth and more."""
    cdef Mask kings = courts >> 3 & FIRST_BITS, queens = courts >> 2 & FIRST_BITS
    cdef Mask knights = courts >> 1 & FIRST_BITS, jacks = courts & FIRST_BITS
    levels.kings = kings
    levels.queens[0], levels.queens[1] = kings | queens, kings & queens
    levels.knights[0] = levels.queens[0] | knights
    levels.knights[1] = levels.queens[1] | levels.queens[0] & knights
    levels.knights[2] = levels.queens[1] & knights
    levels.jacks[0] = levels.knights[0] | jacks
    levels.jacks[1] = levels.knights[1] | levels.knights[0] & jacks
    levels.jacks[2] = levels.knights[2] | levels.knights[1] & jacks
    levels.jacks[3] = levels.knights[2] & jacks
    levels.ready = True


cdef inline int excess(const Worths* worths, const Levels* more, const Levels* less, unsigned int trula) noexcept nogil:
    """By how much cards are worth more than those beside them, added up."""
    cdef Mask some = more.kings & ~less.kings
    some |= (more.queens[0] & ~less.queens[0]) << 1 | (more.queens[1] & ~less.queens[1]) << 2
    some |= (more.knights[0] & ~less.knights[0]) << 3
    cdef Mask others = more.knights[1] & ~less.knights[1] | (more.knights[2] & ~less.knights[2]) << 1
    others |= (more.jacks[0] & ~less.jacks[0]) << 2 | (more.jacks[1] & ~less.jacks[1]) << 3
    cdef Mask rest = more.jacks[2] & ~less.jacks[2] | (more.jacks[3] & ~less.jacks[3]) << 1
    return worths.step * (COUNT(some) + COUNT(others) + COUNT(rest)) + worths.trula * COUNT(trula)


cdef int read_worths(spec, Worths* worths) except -1:
    """Fill in the steps.  ValueError: others than courts and trula are worth more, or less, than the rest."""
    worth = spec.worth
    pack = [card for card in range(CARDS) if worth[card]]
    plain = {worth[card] for card in pack if card < PAGAT and card % 8 < 4} or {0}
    taroks = {worth[card] for card in pack if PAGAT < card < MOND} or {0}
    if len(plain) > 1 or len(taroks) > 1:
        raise ValueError("the solver knows packs where only courts and trula are worth more than other cards")
    courts = [max(plain), *(worth[card] for card in range(4, 8))]
    if any(worth[card] != courts[card % 8 - 3] for card in pack if card < PAGAT and card % 8 > 3):
        raise ValueError("the solver knows packs where all suits are worth the same")
    if worth[MOND] != worth[SKIS]:
        raise ValueError("the solver knows packs where XXI and škis are worth the same")
    trula = {worth[card] - max(taroks) for card in (PAGAT, MOND)}
    steps = [high - low for low, high in pairwise(courts)]
    if min(steps) < 0 or min(trula) < 0:
        raise ValueError("the solver knows packs where courts and trula are worth no less than other cards")
    worths.step, worths.trula = max(steps), max(trula)
    return 0
