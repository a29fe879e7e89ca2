# What the solver has found out: bounds of what is still to come, by the ranks of the cards left.
#
# A position before a trick is filed under its key: who leads, and of all cards left, low to high in each
# suit, who holds them.  What they are worth is no part of it: under one key there lie entries with other
# court cards gone, which differ by no more than what each card is worth more here than there, added up.
#
# While some cards do more than to win and to count, the key also says where these are and how matters stand.
# Half a cache line is enough for a plain position; one in which cards are named takes a whole line.

from libc.stdlib cimport calloc, free

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
    #define FREE 0xFFFFFFFFFFFFFFFFULL
    #define REST 0xFFFFFFFFFFFFFFFEULL
    """
    Mask FREE  # in a key: of a bucket that holds nothing
    Mask REST  # of one that holds the rest of the key of a named position
    void* aligned_alloc(size_t alignment, size_t size)
    int IN_LARGE_PAGES(void* memory, size_t size)
    Mask SQUEEZE(Mask cards, Mask among) nogil  # the bits that lie in `among`, moved together
    Mask SPREAD(Mask cards, Mask among) nogil   # the reverse

cdef enum:
    LARGE_PAGE = 1 << 21
    ENTRIES = 2
    NO_MOVE = 63
    MOST = 4000            # more units than there are
    FEWEST_BUCKETS = 1 << 11
    CROWDED = 4            # a table grows when one in CROWDED buckets has been filled
    PATTERN = 0x7FFFF      # the bits of a pattern
    NOTHING = 0xFFFFFFFF   # the pattern of an entry that is free

cdef struct Entry:
    short low              # side 0 wins no fewer units from here on
    short high             # and no more
    unsigned int pattern   # which of the cards are left that are worth more than others of their suit, in
                           # 19 bits; in the highest 6 the place of the best card among those left

cdef struct Bucket:        # half a cache line; the second half for a named position: the rest of its key, and REST
    Mask key[2]
    Entry entries[ENTRIES]

cdef struct Memory:
    Bucket* buckets
    Mask used              # the number of buckets less one: a table begins small and grows, to stay in the cache
    Mask most              # the most there may be
    long filled            # how many buckets hold anything
    int turn               # whether the first or the second makes room next
    unsigned short suits[256]   # for two patterns of a suit, how much the cards of the second are worth more
    unsigned short taroks[64]   # than those of the first, added up, and in the high byte how much less


cdef int open_memory(Memory* memory, size_t size) except -1:
    """A table of no more than this number of bytes.  MemoryError: there are not that many."""
    memset(memory, 0, sizeof(Memory))
    memory.most = FEWEST_BUCKETS
    while 2 * memory.most * sizeof(Bucket) <= size:
        memory.most *= 2
    size = memory.most * sizeof(Bucket)
    memory.buckets = <Bucket*>aligned_alloc(min(size, <size_t>LARGE_PAGE), size)
    if not memory.buckets:
        raise MemoryError(f"there is no room for a table of {size} bytes")
    IN_LARGE_PAGES(memory.buckets, size)  # where it may be had: the table is read here and there
    forget(memory)
    return 0


cdef void forget(Memory* memory) noexcept nogil:
    """Begin anew."""
    memory.used = FEWEST_BUCKETS - 1
    memory.filled = 0
    memset(memory.buckets, 255, FEWEST_BUCKETS * sizeof(Bucket))


cdef inline Mask place(const Mask* key) noexcept nogil:
    """Where a key belongs, by its lowest bits."""
    cdef Mask mixed = key[0] * 0x9E3779B97F4A7C15ULL ^ key[1] * 0xC2B2AE3D27D4EB4FULL
    mixed ^= key[2] * 0xD6E8FEB86659FD93ULL
    return ((mixed ^ (mixed >> 29)) * 0xBF58476D1CE4E5B9ULL) >> 20


cdef inline Bucket* line_of(const Memory* memory, const Mask* key) noexcept nogil:
    """The cache line where a key belongs: two buckets."""
    return &memory.buckets[place(key) & memory.used & ~<Mask>1]


cdef void grow(Memory* memory) noexcept nogil:
    """Spread what is known over twice as many buckets."""
    cdef Mask i, size = memory.used + 1
    cdef Mask key[3]
    cdef Bucket* line
    cdef bint named
    cdef int half
    memory.used = 2 * size - 1
    for i in range(0, size, 2):
        memset(&memory.buckets[i + size], 255, 2 * sizeof(Bucket))
        line = &memory.buckets[i]
        named = line[1].key[1] == REST
        key[2] = line[1].key[0] if named else 0
        for half in range(2):
            if not (named and half):
                key[0], key[1] = line[half].key[0], line[half].key[1]
            if line_of(memory, key) != line:
                memory.buckets[i + size + half] = line[half]
                memset(&line[half], 255, sizeof(Bucket))


cdef inline int tricks_left(const Bucket* bucket) noexcept nogil:
    return bucket.key[1] >> 48 & 31


cdef inline bint same_key(const Bucket* bucket, const Mask* key) noexcept nogil:
    return bucket.key[0] == key[0] and bucket.key[1] == key[1]


cdef inline Bucket* found(const Memory* memory, const Mask* key) noexcept nogil:
    """The bucket of a key; NULL: it has none."""
    cdef Bucket* line = line_of(memory, key)
    if same_key(line, key):
        return line if not key[2] or (line[1].key[0] == key[2] and line[1].key[1] == REST) else NULL
    return line + 1 if not key[2] and same_key(line + 1, key) else NULL


cdef inline void make_key(Mask* key, const Mask* hands, Mask all, int leader, int left) noexcept nogil:
    """Write down the ranks: two bits for the holder of each card, how long the suits are, and who leads."""
    key[0] = (
        SQUEEZE(hands[0] | hands[1], all)
        | <Mask>COUNT(all & 0xFF) << 48
        | <Mask>COUNT(all & 0xFF00) << 52
        | <Mask>COUNT(all & 0xFF0000) << 56
        | <Mask>COUNT(all & 0xFF000000ULL) << 60
    )
    key[1] = SQUEEZE(hands[0] | hands[2], all) | <Mask>left << 48 | <Mask>leader << 53
    key[2] = 0


cdef inline unsigned int pattern_of(Mask all) noexcept nogil:
    """Which courts of each suit are left, the pagat, the XXI and the škis."""
    cdef Mask courts = all & 0xF0F0F0F0ULL
    courts = courts >> 4 | courts >> 8
    return <unsigned int>(
        (courts & 0xFF) | (courts >> 8 & 0xFF00) | (all >> 32 & 1) << 16 | (all >> 52 & 3) << 17
    )


cdef inline int apart(const Memory* memory, unsigned int here, unsigned int there) noexcept nogil:
    """How much the cards are worth more there, added up, and in the high byte how much less."""
    return (
        memory.suits[(here & 15) << 4 | (there & 15)]
        + memory.suits[(here & 0xF0) | (there >> 4 & 15)]
        + memory.suits[(here >> 4 & 0xF0) | (there >> 8 & 15)]
        + memory.suits[(here >> 8 & 0xF0) | (there >> 12 & 15)]
        + memory.taroks[(here >> 13 & 0x38) | (there >> 16 & 7)]
    )


cdef inline bint known(
    const Memory* memory, const Mask* key, unsigned int pattern, int need, int* value, int* move
) noexcept nogil:
    """Whether it is known if side 0 wins `need` units: then `value` is a bound on that side of it.

    If not, `move` is the place of a card that was good here, or among cards worth something else.
    """
    cdef const Bucket* bucket = found(memory, key)
    cdef const Entry* entry
    cdef int i, difference
    move[0] = NO_MOVE
    if bucket == NULL:
        return False
    for i in range(ENTRIES):
        entry = &bucket.entries[i]
        difference = apart(memory, pattern, entry.pattern)
        value[0] = entry.low - (difference & 0xFF)
        if value[0] >= need:
            return True
        value[0] = entry.high + (difference >> 8)
        if value[0] < need:
            return True
        if not difference or move[0] == NO_MOVE:
            move[0] = entry.pattern >> 26
    return False


cdef inline void clear(Entry* entry) noexcept nogil:
    entry.low, entry.high, entry.pattern = -MOST, MOST, NOTHING


cdef Bucket* room(Memory* memory, const Mask* key) noexcept nogil:
    """Begin a bucket for a key: a free one, or in the place of the shorter play."""
    cdef Bucket* line = line_of(memory, key)
    cdef Bucket* bucket = line
    cdef int i
    if key[2] or line[1].key[1] == REST:
        for i in range(2):
            memory.filled -= line[i].key[1] != FREE
            line[i].key[1] = FREE
    elif line.key[1] != FREE:
        memory.turn ^= 1
        if line[1].key[1] == FREE or tricks_left(line) >= tricks_left(line + 1) + memory.turn:
            bucket = line + 1
    memory.filled += bucket.key[1] == FREE
    bucket.key[0], bucket.key[1] = key[0], key[1]
    if key[2]:
        memory.filled += 1
        line[1].key[0], line[1].key[1] = key[2], REST
    for i in range(ENTRIES):
        clear(&bucket.entries[i])
    return bucket


cdef void remember(
    Memory* memory, const Mask* key, unsigned int pattern, int need, int value, int move
) noexcept nogil:
    """Enter a bound: no fewer units than `value` if that is what was needed, else no more."""
    cdef Bucket* bucket = found(memory, key)
    cdef Entry* entry
    cdef int i
    if bucket == NULL:
        if memory.filled * CROWDED > <long>memory.used and memory.used + 1 < memory.most:
            grow(memory)
        bucket = room(memory, key)
    for i in range(ENTRIES):
        entry = &bucket.entries[i]
        if entry.pattern == NOTHING or not (entry.pattern ^ pattern) & PATTERN:
            break
    else:
        memory.turn ^= 1
        entry = &bucket.entries[memory.turn]
        clear(entry)
    entry.pattern = pattern | <unsigned int>move << 26
    if value >= need:
        entry.low = max(entry.low, <short>value)
    else:
        entry.high = min(entry.high, <short>value)
