# Each action played out in many worlds, in one call.
#
# What all worlds of one kind share is a Field: the rules, and where the play begins.  A world is a row of
# numbers: its field, what it pays, its dice, and where the cards lie; what has been played since is done in it
# once more, card by card, which takes less time than to read it.

from time import monotonic

cdef enum:
    FIELD = 0   # the places of a row
    PAYS = 1
    DICE = 2
    MINE = 3    # the cards beside the tricks that count for side 0
    LAID = 4    # what the finder may give besides what was won
    GIFTS = 5   # what goes with the tricks, the first in the lowest byte
    HANDS = 6   # when the first card was played

ROW = HANDS
"""How many numbers a row has before the hands."""


@cython.final
cdef class Field(Table):
    """The start of a play in which the hidden cards lie anywhere; the `base` of its spec is without them."""

    def __init__(self, spec):
        Table.__init__(self, spec)
        self.rules.lying = ONE(CARDS) - 1  # whatever a payoff speaks of can be won in some world
        self.rules.most = 0


cdef void lay_out(const Rules* rules, const State* begin, const Mask* row, Rules* here, State* state) noexcept nogil:
    """Fill in the rules and the state of a world where the play begins."""
    cdef int seat, i
    here[0] = rules[0]
    state[0] = begin[0]
    here.base += units_of(rules, row[MINE])
    here.laid = row[LAID]
    for i in range(rules.gifts):
        here.gift[i] = row[GIFTS] >> 8 * i & 0xFF
    for seat in range(rules.seats):
        state.hands[seat] = row[HANDS + seat]


cdef bint follow(const Rules* rules, State* state, const unsigned char* cards, int number) noexcept nogil:
    """Play these cards; whether they may be played."""
    cdef int i
    for i in range(number):
        if state.number == rules.tricks or not legal_cards(rules, state) & ONE(cards[i]):
            return False
        play_card(rules, state, cards[i])
    return True


def allows(Field field, row, cards):
    """Whether these cards can have been played in a world."""
    cdef bytes lying = row
    cdef bytes told = bytes(cards)
    cdef Rules rules
    cdef State state
    lay_out(&field.rules, &field.begin, <const Mask*><const char*>lying, &rules, &state)
    return follow(&rules, &state, <const unsigned char*><const char*>told, len(told))


def weigh(fields, pays, rows, cards, asked, str policy="rule", int whims=0, Stop stop=None, deadline=None):
    """What each seat is paid, as bytes of 32-bit ints by asked card, world and seat; whether the contract is made,
    as a byte by card and world; and how many worlds are done.

    `cards` have been played from the beginning; if none is asked, worlds are played on from there.  Where
    everybody plays alone units and tricks are given instead, each in 64 bits, and 2 for what is made: nothing.
    ValueError: a card may not be played there, so that it is no such world.
    """
    cdef bytes lying = rows
    cdef const Mask* told = <const Mask*><const char*>lying
    cdef int seats = 0, number = max(1, len(asked)), played = len(cards), width, world, i, seat, done = 0
    cdef int worlds, steps = len(asked) > 0
    cdef bytes found, made
    cdef Field field
    cdef PayoffTables tables
    cdef const int* flag = flag_of(stop)
    cdef Player player
    cdef bytes done_so_far = bytes(cards), to_do = bytes(asked)
    cdef const unsigned char* before = <const unsigned char*><const char*>done_so_far
    cdef const unsigned char* now = <const unsigned char*><const char*>to_do
    cdef Rules rules
    cdef State state, then
    cdef Mask dice
    cdef bint alone, legal = True
    cdef int paid[MAX_SEATS]
    seats = (<Field>fields[0]).rules.seats
    width = HANDS + seats
    worlds = len(lying) // (8 * width)
    alone = (<PayoffTables>pays[0]).alone
    found = bytes(worlds * number * (8 if alone else 4 * seats))
    made = bytes(worlds * number)
    cdef char* makes_it = <char*>made
    cdef int* amounts = <int*><char*>found  # nobody else has these bytes yet
    cdef Mask* falls = <Mask*>amounts
    for world in range(worlds):
        look_up(flag)
        if deadline is not None and monotonic() >= deadline:
            break
        field = fields[told[world * width + FIELD]]
        tables = pays[told[world * width + PAYS]]
        lay_out(&field.rules, &field.begin, told + world * width, &rules, &state)
        player_of(&player, policy, whims, &rules, NULL if alone else &tables.payoff)
        with nogil:
            legal = follow(&rules, &state, before, played)
            for i in range(number):
                then = state
                legal = legal and follow(&rules, &then, now + i, steps)
                if not legal:
                    break
                dice = told[world * width + DICE]
                play_on(&rules, &then, &player, &dice)
                if alone:
                    falls[i * worlds + world] = fall_of(&rules, &then)
                    makes_it[i * worlds + world] = 2
                    continue
                pay(&rules, &tables.payoff, &then, paid)
                makes_it[i * worlds + world] = makes(&rules, &tables.payoff, &then)
                for seat in range(seats):
                    amounts[(i * worlds + world) * seats + seat] = paid[seat]
        if not legal:
            raise ValueError("a card may not be played in this world")
        done += 1
    return found, made, done


def fallen(Mask fall, int seats):
    """The units and the tricks of each seat, of a fall."""
    each = [fall >> 15 * seat & 0x7FFF for seat in reversed(range(seats))]
    return tuple([one >> 5 for one in each]), tuple([one & 31 for one in each])
