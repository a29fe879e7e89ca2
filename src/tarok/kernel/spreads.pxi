# In how many ways hidden cards can lie in some spots, and one of them drawn, each as likely as any other.
#
# The cards go to the spots in steps: of the cards of one kind, which may lie in the same spots, a number to this
# spot, the others to those of the next steps.  What follows hangs on the step, on how many of its kind are left,
# and on the room in each spot: that is a key of 64 bits, and the ways from there are counted once, exactly.

cdef extern from *:
    """
    typedef unsigned __int128 Count;
    """
    ctypedef unsigned long long Count  # in truth 128 bits

cdef enum:
    MAX_SPOTS = 8
    MAX_SHARES = 64
    MAX_GROUPS = 128

cdef struct Share:  # a step
    Mask kind
    int cards     # of the kind
    int spot
    bint first    # of the kind
    bint last
    int later     # how many cards may come to the spot after this
    Mask taroks   # the numbers of taroks that the spot may have after this, as a set of bits

cdef struct Holder:  # what has been told of a hand
    int spot              # where its hidden cards are, or -1
    Mask held             # the cards that it held for certain
    Mask some             # it has had one of these, if they are any;
    Mask sure             # it has had these for certain,
    Mask spots            # and what lies in these spots
    int groups            # how many groups of kings and trula it may have held, or -1
    Mask group[MAX_GROUPS]

cdef Count CHOICES[CARDS + 1][CARDS + 1]  # in how many ways this number of a number of cards can be chosen


cdef void fill_choices() noexcept nogil:
    cdef int n, k
    for n in range(CARDS + 1):
        CHOICES[n][0] = 1
        for k in range(1, n + 1):
            CHOICES[n][k] = CHOICES[n - 1][k - 1] + (CHOICES[n - 1][k] if k < n else 0)


fill_choices()


@cython.final
cdef class Spreads:
    """All ways to put cards into spots, and what is told of them.

    `shares` are the steps, `sizes` how many cards each spot takes, `holders` what was told of the hands;
    `fives` are the cards of which groups were told.  ValueError: there are too many.
    """

    cdef Share share[MAX_SHARES]
    cdef Holder holder[MAX_SEATS]
    cdef Mask fives
    cdef int shares, spots, holders
    cdef int size[MAX_SPOTS]
    cdef Mask* keys    # each is of a step with cards left and room; 0: there is none
    cdef Count* counts
    cdef int places, used

    def __cinit__(self):
        self.places = 1 << 10
        self.keys = <Mask*>calloc(self.places, sizeof(Mask))
        self.counts = <Count*>calloc(self.places, sizeof(Count))
        if not self.keys or not self.counts:
            raise MemoryError("there is no room to count in")

    def __dealloc__(self):
        free(self.keys)
        free(self.counts)

    def __init__(self, shares, sizes, holders, Mask fives):
        cdef Share* share
        cdef Holder* holder
        if len(shares) > MAX_SHARES or len(sizes) > MAX_SPOTS or len(holders) > MAX_SEATS:
            raise ValueError("there are more spots than can be counted")
        self.shares, self.spots, self.holders, self.fives = len(shares), len(sizes), len(holders), fives
        for i, size in enumerate(sizes):
            if not 0 <= size < 64:
                raise ValueError("a spot takes up to 63 cards")
            self.size[i] = size
        for i, (kind, spot, first, last, later, taroks) in enumerate(shares):
            share = &self.share[i]
            if not 0 <= spot < self.spots:
                raise ValueError("cards go to spots that there are")
            share.kind, share.spot, share.first, share.last = kind, spot, first, last
            share.cards, share.later, share.taroks = COUNT(share.kind), later, taroks
        for i, (spot, held, some, sure, spots, groups) in enumerate(holders):
            holder = &self.holder[i]
            if groups is not None and len(groups) > MAX_GROUPS:
                raise ValueError("there are more groups than can be told apart")
            holder.spot, holder.held, holder.some, holder.sure = spot, held, some, sure
            holder.spots, holder.groups = spots, -1 if groups is None else len(groups)
            for j, group in enumerate(groups or ()):
                holder.group[j] = group

    cdef Mask room(self) noexcept nogil:
        """The room in all spots, six bits each."""
        cdef Mask room = 0
        cdef int i
        for i in range(self.spots):
            room |= <Mask>self.size[i] << 6 * i
        return room

    cdef int place(self, Mask key) noexcept nogil:
        """Where a key stands, or would stand."""
        cdef int at = <int>((key * 0x9E3779B97F4A7C15ULL) >> 40) & (self.places - 1)
        while self.keys[at] and self.keys[at] != key:
            at = (at + 1) & (self.places - 1)
        return at

    cdef void keep(self, Mask key, Count total) noexcept nogil:
        """Write a count down, if there is room; or else it will be counted again."""
        cdef Mask* keys = self.keys
        cdef Count* counts = self.counts
        cdef int places = self.places, i, at
        if 2 * self.used >= places:
            self.keys = <Mask*>calloc(2 * places, sizeof(Mask))
            self.counts = <Count*>calloc(2 * places, sizeof(Count))
            if not self.keys or not self.counts:
                free(self.keys)
                free(self.counts)
                self.keys, self.counts = keys, counts
                return
            self.places = 2 * places
            for i in range(places):
                if keys[i]:
                    at = self.place(keys[i])
                    self.keys[at], self.counts[at] = keys[i], counts[i]
            free(keys)
            free(counts)
        at = self.place(key)
        self.keys[at], self.counts[at] = key, total
        self.used += 1

    cdef int bounds(self, int number, int rest, Mask room, int* least, int* most) noexcept nogil:
        """How many cards may go to the spot of a step, the least and the most; and how many it has taken by now."""
        cdef const Share* share = &self.share[number]
        cdef int here = <int>(room >> 6 * share.spot & 63)
        least[0] = max(max(here - share.later, rest if share.last else 0), 0)
        most[0] = min(rest, here)
        return self.size[share.spot] - here

    cdef Count ways(self, int number, int rest, Mask room) noexcept nogil:
        """In how many ways it can go on from a step, of whose kind this number of cards is left."""
        cdef const Share* share
        cdef Count total = 0, after
        cdef Mask key
        cdef int at, least, most, before, taken
        if number == self.shares:
            return 1
        share = &self.share[number]
        rest = share.cards if share.first else rest
        key = 1ULL << 63 | <Mask>number << 54 | <Mask>rest << 48 | room
        at = self.place(key)
        if self.keys[at]:
            return self.counts[at]
        before = self.bounds(number, rest, room, &least, &most)
        for taken in range(least, most + 1):
            if share.taroks >> (before + taken) & 1:
                after = self.ways(
                    number + 1, 0 if share.last else rest - taken, room - (<Mask>taken << 6 * share.spot)
                )
                total += CHOICES[rest][taken] * after
        self.keep(key, total)
        return total

    def count(self):
        """In how many ways the cards can lie, whatever was told of the hands beside numbers of taroks."""
        cdef Count total
        cdef object high
        with nogil:
            total = self.ways(0, 0, self.room())
        high = <Mask>(total >> 64)
        return (high << 64) + <Mask>total

    cdef bint draw(self, Mask* dice, Mask* found) noexcept nogil:
        """Fill in what lies in each spot; whether that agrees with what was told."""
        cdef Mask room = self.room(), left = 0, taken_cards, one
        cdef Count pick, total, after
        cdef int number, rest, least, most, before, taken, i
        cdef const Share* share
        memset(found, 0, MAX_SPOTS * sizeof(Mask))
        for number in range(self.shares):
            share = &self.share[number]
            if share.first:
                left = share.kind
            rest = COUNT(left)
            before = self.bounds(number, rest, room, &least, &most)
            if least < most:
                total = self.ways(number, rest, room)
                pick = (<Count>thrown(dice) << 64 | thrown(dice)) % total
                for taken in range(least, most + 1):
                    if share.taroks >> (before + taken) & 1:
                        after = self.ways(
                            number + 1, 0 if share.last else rest - taken, room - (<Mask>taken << 6 * share.spot)
                        )
                        after *= CHOICES[rest][taken]
                        if pick < after:
                            break
                        pick -= after
            else:
                taken = least
            taken_cards = 0
            for i in range(taken):
                one = NTH(left, <int>((thrown(dice) >> 32) * COUNT(left) >> 32))
                taken_cards |= one
                left ^= one
            found[share.spot] |= taken_cards
            room -= <Mask>taken << 6 * share.spot
        return self.agrees(found)

    cdef bint agrees(self, const Mask* found) noexcept nogil:
        """Whether kings and trula lie as was told of each hand."""
        cdef const Holder* holder
        cdef Mask owned, fives
        cdef int i, j
        for i in range(self.holders):
            holder = &self.holder[i]
            owned = holder.sure
            for j in range(self.spots):
                owned |= found[j] if holder.spots >> j & 1 else 0
            if holder.some and not holder.some & owned:
                return False
            if holder.groups >= 0 and holder.spot >= 0:
                fives = (found[holder.spot] | holder.held) & self.fives
                j = 0
                while j < holder.groups and holder.group[j] != fives:
                    j += 1
                if j == holder.groups:
                    return False
        return True

    def drawn(self, Mask dice, int patience):
        """One of the ways, and the dice that go on from there; None if none of this number has agreed."""
        cdef Mask found[MAX_SPOTS]
        cdef int i
        cdef bint agrees = False
        with nogil:
            if self.ways(0, 0, self.room()):
                for i in range(patience):
                    agrees = self.draw(&dice, found)
                    if agrees:
                        break
        return (tuple([found[i] for i in range(self.spots)]), dice) if agrees else None
