# What a side wins for certain, whatever anybody plays: seen at a glance, before anything is searched.
#
# Every tarok of a seat will be played, and it wins the trick for its side unless an enemy plays a higher one
# to it.  Each of those beats one at most; so of the taroks of one seat, high to low, as many win as there are
# more of them than enemies' at the most, above any of them.

cdef void fill_sure(Sure* sure) noexcept nogil:
    cdef int cards, i, ahead
    for cards in range(256):
        ahead = sure.most[cards] = 0
        for i in range(7, -1, -1):
            ahead += 1 if cards >> i & 1 else -1
            sure.most[cards] = max(<int>sure.most[cards], ahead)


cdef inline int sure_tricks(const Sure* sure, Mask mine, Mask theirs) noexcept nogil:
    """How many of these taroks win for certain against those."""
    cdef Mask both = mine | theirs
    cdef int cards, ahead, most
    if not both:
        return 0
    cards = <int>(SQUEEZE(mine, both) << (24 - COUNT(both)))
    most = sure.most[cards >> 16]
    ahead = 2 * COUNT(cards >> 16) - 8
    most = max(most, ahead + sure.most[cards >> 8 & 255])
    ahead += 2 * COUNT(cards >> 8 & 255) - 8
    return max(most, ahead + sure.most[cards & 255])


cdef inline Mask last_needed(Mask mine, Mask theirs, int tricks) noexcept nogil:
    """The lowest of these taroks without which fewer would win for certain."""
    cdef Mask both = mine | theirs, card = 0
    cdef int ahead = 0
    while ahead < tricks:
        card = highest(both)
        both ^= card
        ahead += 1 if card & mine else -1
    return card


cdef inline int cheapest(const Rules* rules, Mask cards, int number) noexcept nogil:
    """The units of this number of the cards at least."""
    cdef int units = 0, i, some
    for i in range(rules.worths):
        some = COUNT(cards & rules.alike[i])
        if some >= number:
            break
        units += some * rules.each[i]
        number -= some
    return units + number * rules.each[i]


cdef inline int sure_units(const Search* search, int alone, Mask theirs) noexcept nogil:
    """The units that a seat alone against all others, with these taroks, wins for certain."""
    cdef Mask mine = search.state.hands[alone] & TAROKS, top
    cdef int seat, units, tricks = sure_tricks(&search.sure, mine, theirs)
    if not tricks:
        return 0
    top = mine & above(highest(theirs)) if theirs else mine
    units = units_of(&search.rules, top) + cheapest(&search.rules, mine & ~top, tricks - COUNT(top))
    for seat in range(search.seats):
        if seat != alone:
            units += cheapest(&search.rules, search.state.hands[seat], tricks)
    return units


cdef inline bint certain(
    Search* search, int need, int rest, int least, int most, int* value
) noexcept nogil:
    """Whether the sure units alone tell if side 0 has `need` more than it lacks: `value` is then a bound.

    What it lacks lies between `least` and `most`.
    """
    cdef Mask mine = search.state.hands[search.alone] & TAROKS, theirs = 0
    cdef bint side = search.rules.side[search.alone]
    cdef int seat, sure
    for seat in range(search.seats):
        theirs |= search.state.hands[seat]
    theirs = theirs & TAROKS & ~mine
    sure = sure_units(search, search.alone, theirs)
    value[0] = rest - sure - least if side else sure - most
    if (value[0] >= need) == side:
        return False
    search.mattered = last_needed(mine, theirs, sure_tricks(&search.sure, mine, theirs))
    return True
