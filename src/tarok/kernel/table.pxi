# What the solver has found out: bounds of what is still to come, by the cards that mattered.
#
# A position before a trick is filed by who leads, and by how many cards of each suit everybody holds.  A bound
# says with it which ranks it took to find it: of each suit the cards down to a certain one.  It holds wherever
# these lie in the same hands, whatever the ranks of all lower cards are.  Nor does it matter what cards are
# worth: where they are worth more or less, the bound is by so much lower or higher (`worths.pxi`).
#
# Most bounds took some of the taroks.  So that few are looked through in vain, those that took the highest five
# are filed by the holders of these as well, and a position is looked up twice.
#
# While some cards do more than to win and to count, it is also filed by where these are and how matters stand.

from libc.stdlib cimport calloc, free, malloc

cdef extern from *:
    """
    #ifdef __BMI2__
    #include <immintrin.h>
    #define SQUEEZE(cards, among) _pext_u64(cards, among)
    #define SPREAD(cards, among) _pdep_u64(cards, among)
    #else
    static inline unsigned long long SQUEEZE(unsigned long long cards, unsigned long long among) {
        unsigned long long squeezed = 0, one = 1;
        for (; among; among &= among - 1, one <<= 1)
            if (cards & among & (0 - among)) squeezed |= one;
        return squeezed;
    }
    static inline unsigned long long SPREAD(unsigned long long cards, unsigned long long among) {
        unsigned long long spread = 0;
        for (; among; among &= among - 1, cards >>= 1)
            if (cards & 1) spread |= among & (0 - among);
        return spread;
    }
    #endif
    #include <stdlib.h>
    #ifdef __linux__
    #include <sys/mman.h>
    #endif
    #ifdef MADV_HUGEPAGE
    #define IN_LARGE_PAGES(memory, size) madvise((memory), (size), MADV_HUGEPAGE)
    #else
    #define IN_LARGE_PAGES(memory, size) 0
    #endif
    #ifdef _WIN32
    #include <malloc.h>
    #define aligned_alloc(alignment, size) _aligned_malloc((size), (alignment))
    #define aligned_free(memory) _aligned_free(memory)
    #else
    #define aligned_free(memory) free(memory)
    #endif
    """
    void* aligned_alloc(size_t alignment, size_t size)
    void aligned_free(void* memory) noexcept nogil
    int IN_LARGE_PAGES(void* memory, size_t size)
    Mask SQUEEZE(Mask cards, Mask among) nogil  # the bits that lie in `among`, moved together
    Mask SPREAD(Mask cards, Mask among) nogil   # the reverse

cdef enum:
    LARGE_PAGE = 1 << 21
    ENTRIES = 7
    HIGH = 5               # how many taroks there are whose holders may be in a key
    MOST = 4000            # more units than there are
    FEWEST_LISTS = 1 << 10
    NOBODY = -1            # no block

cdef struct Filed:         # a position before a trick, as the table sees it
    Mask all               # the cards left; the places among them go from low to high in each suit
    Mask owners[2]         # two bits for the holder of each card, at its place
    Mask lengths           # how many cards of each suit everybody holds, in four bits each
    Mask also              # who leads, how many tricks are left, and how matters stand
    Mask named             # the places of the named cards
    Mask courts            # those of all hands, in four bits for each of its suits
    unsigned int trula     # three bits for each hand: one or two of XXI and škis, and the pagat
    int cards              # how many are left
    int taroks             # and of these taroks
    int rest               # the units still to come

cdef struct Entry:
    Mask owners[2]         # as above, of the cards that mattered
    Mask places            # of these
    Mask courts
    unsigned int trula
    short bound            # side 0 wins no fewer units from here on, or no more
    unsigned char least    # whether it is no fewer
    unsigned char rest

cdef struct Block:         # entries under one key
    Mask lengths
    Mask also              # and perhaps the holders of the highest taroks
    Mask named
    int next               # the block filed before it in the same list
    int filled             # how many entries there are
    Entry entries[ENTRIES]
    Mask unused            # so that it takes five cache lines

cdef struct Memory:
    Block* blocks
    int* lists             # the newest block of each
    Mask used              # the number of lists less one: they begin few and grow, to stay in the cache
    int number             # of blocks
    int most
    int turn               # which entry makes room next
    Worths worths


cdef int open_memory(Memory* memory, size_t size) except -1:
    """A table of about this number of bytes at most.  MemoryError: there are not that many."""
    memset(memory, 0, sizeof(Memory))
    memory.most = FEWEST_LISTS // 2
    while 2 * memory.most * (sizeof(Block) + 2 * sizeof(int)) <= size:
        memory.most *= 2
    size = memory.most * sizeof(Block)
    memory.blocks = <Block*>aligned_alloc(min(size, <size_t>LARGE_PAGE), size)
    memory.lists = <int*>malloc(2 * memory.most * sizeof(int))
    if not memory.blocks or not memory.lists:
        close_memory(memory)
        raise MemoryError(f"there is no room for a table of {size} bytes")
    IN_LARGE_PAGES(memory.blocks, size)  # where it may be had: the table is read here and there
    forget(memory)
    return 0


cdef void close_memory(Memory* memory) noexcept nogil:
    aligned_free(memory.blocks)
    free(memory.lists)
    memory.blocks, memory.lists = NULL, NULL


cdef void forget(Memory* memory) noexcept nogil:
    """Begin anew."""
    memory.used = FEWEST_LISTS - 1
    memory.number = 0
    memset(memory.lists, 255, FEWEST_LISTS * sizeof(int))


cdef inline int* list_of(const Memory* memory, Mask lengths, Mask also, Mask named) noexcept nogil:
    """The list in which a key belongs."""
    cdef Mask mixed = lengths * 0x9E3779B97F4A7C15ULL ^ also * 0xC2B2AE3D27D4EB4FULL ^ named * 0xD6E8FEB86659FD93ULL
    return &memory.lists[((mixed ^ (mixed >> 29)) * 0xBF58476D1CE4E5B9ULL) >> 20 & memory.used]


cdef void grow(Memory* memory) noexcept nogil:
    """Spread the blocks over twice as many lists."""
    cdef Block* block
    cdef int* head
    cdef int i
    memory.used = 2 * memory.used + 1
    memset(memory.lists, 255, (memory.used + 1) * sizeof(int))
    for i in range(memory.number):
        block = &memory.blocks[i]
        head = list_of(memory, block.lengths, block.also, block.named)
        block.next = head[0]
        head[0] = i


cdef inline Mask numbers(Mask cards) noexcept nogil:
    """How many bits there are in each byte."""
    cards -= cards >> 1 & 0x5555555555555555ULL
    cards = (cards & 0x3333333333333333ULL) + (cards >> 2 & 0x3333333333333333ULL)
    return cards + (cards >> 4) & 0x0F0F0F0F0F0F0F0FULL


cdef inline void file(
    Filed* filed, const Mask* hands, Mask all, Mask named, Mask also, int leader, int left, int rest
) noexcept nogil:
    """Write down what a position is filed by."""
    filed.all, filed.cards, filed.taroks, filed.rest = all, COUNT(all), COUNT(all & TAROKS), rest
    filed.owners[0] = SQUEEZE(hands[0] | hands[1], all)
    filed.owners[1] = SQUEEZE(hands[0] | hands[2], all)
    filed.lengths = numbers((hands[0] & SUITS) | hands[1] << 32) | numbers((hands[2] & SUITS) | hands[3] << 32) << 4
    filed.also = leader | left << 2 | also << 18
    filed.named = SQUEEZE(named, all) if named else 0
    filed.courts = courts_of(hands)
    filed.trula = trula_of(hands)


cdef inline Mask under(const Filed* filed, bint high) noexcept nogil:
    """The part of a key that says who leads and how matters stand, and who holds the highest taroks."""
    cdef int lower = filed.cards - HIGH
    if not high:
        return filed.also
    return filed.also | 1 << 7 | filed.owners[0] >> lower << 8 | filed.owners[1] >> lower << (8 + HIGH)


cdef inline Block* found(const Memory* memory, const Filed* filed, Mask also, int at) noexcept nogil:
    """The next block under a key, from this one on; NULL: there is none."""
    cdef Block* block
    while at != NOBODY:
        block = &memory.blocks[at]
        if block.lengths == filed.lengths and block.also == also and block.named == filed.named:
            return block
        at = block.next
    return NULL


cdef bint known(Memory* memory, const Filed* filed, int need, int* value, Mask* mattered) noexcept nogil:
    """Whether it is known if side 0 wins `need` units: then `value` is a bound on that side of it.

    Of all that mattered for it there are the cards.
    """
    cdef Levels levels
    cdef Block* first
    cdef Block* block
    cdef Entry* entry
    cdef Mask also
    cdef int high, i
    levels.ready = False
    for high in range(filed.taroks >= HIGH, -1, -1):
        also = under(filed, high)
        first = block = found(memory, filed, also, list_of(memory, filed.lengths, also, filed.named)[0])
        while block != NULL:
            for i in range(block.filled):
                entry = &block.entries[i]
                if (
                    (entry.owners[0] ^ filed.owners[0] | entry.owners[1] ^ filed.owners[1])
                    & (entry.places | filed.named)
                ):
                    continue
                if holds(memory, entry, filed, need, &levels, value):
                    mattered[0] = SPREAD(entry.places, filed.all)
                    if block != first:
                        come_forward(memory, entry, first)
                    return True
            block = found(memory, filed, also, block.next)
    return False


cdef inline bint holds(
    const Memory* memory, const Entry* entry, const Filed* filed, int need, Levels* levels, int* value
) noexcept nogil:
    """Whether a bound answers the question, even if the cards are worth something else here."""
    cdef int spare = entry.bound - need if entry.least else need - 1 - entry.bound, apart = 0
    cdef Levels there
    if spare < 0 or (entry.rest - filed.rest if entry.least else filed.rest - entry.rest) > spare:
        return False
    if entry.courts != filed.courts or entry.trula != filed.trula:
        level(&there, entry.courts)
        if not levels.ready:
            level(levels, filed.courts)
        if entry.least:
            apart = excess(&memory.worths, &there, levels, entry.trula & ~filed.trula)
        else:
            apart = excess(&memory.worths, levels, &there, filed.trula & ~entry.trula)
    value[0] = entry.bound - apart if entry.least else entry.bound + apart
    return apart <= spare


cdef inline void come_forward(Memory* memory, Entry* entry, Block* block) noexcept nogil:
    """Let an entry change places with one that is looked at sooner."""
    cdef Entry other
    cdef Entry* sooner
    memory.turn = memory.turn + 1 & 0xFFFF
    sooner = &block.entries[memory.turn % block.filled]
    other = sooner[0]
    sooner[0] = entry[0]
    entry[0] = other


cdef void remember(Memory* memory, const Filed* filed, Mask places, int need, int value) noexcept nogil:
    """Enter a bound, for which the cards at these places mattered."""
    cdef Mask also = under(filed, COUNT(places >> (filed.cards - filed.taroks)) >= HIGH)
    cdef Block* block
    cdef Entry* entry
    block = found(memory, filed, also, list_of(memory, filed.lengths, also, filed.named)[0])
    if block == NULL or block.filled == ENTRIES:
        block = room(memory, filed, also)
    entry = &block.entries[block.filled]
    block.filled += 1
    entry.owners[0], entry.owners[1] = filed.owners[0], filed.owners[1]
    entry.places, entry.courts, entry.trula, entry.rest = places, filed.courts, filed.trula, filed.rest
    entry.bound, entry.least = value, value >= need


cdef Block* room(Memory* memory, const Filed* filed, Mask also) noexcept nogil:
    """Begin a block under a key; when the table is full everything in it is forgotten."""
    cdef Block* block
    cdef int* head
    if memory.number == memory.most:
        forget(memory)
    if 2 * <Mask>memory.number > memory.used:
        grow(memory)
    head = list_of(memory, filed.lengths, also, filed.named)
    block = &memory.blocks[memory.number]
    block.lengths, block.also, block.named = filed.lengths, also, filed.named
    block.next, block.filled = head[0], 0
    head[0] = memory.number
    memory.number += 1
    return block
