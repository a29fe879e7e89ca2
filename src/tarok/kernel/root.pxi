# Where a search begins: at any card of a trick; and how an exact number of units comes of bounds.

cdef enum:
    STEP = 4               # units between a guess and the next


cdef int ask(Search* search, int need) noexcept nogil:
    """Bound what side 0 wins from here on, on that side of `need` where it lies."""
    cdef State* state = &search.state
    cdef int left = search.rules.tricks - state.number, rest = remaining(search)
    if not state.lying:
        return named_lead(search, need, rest)
    search.frames[left].alike = search.frames[left].linked = 0
    search.frames[left].all = search.frames[left].named = ONE(CARDS) - 1  # of this trick no move is dropped
    return named_reply(search, need, rest)


cdef int player(const Search* search, int card) noexcept nogil:
    """Who has played this card of the table."""
    cdef int i = 0
    while search.state.table[i] != card:
        i += 1
    return (search.state.leader + i) % search.seats


cdef int remaining(const Search* search) noexcept nogil:
    """The units that are still to be won."""
    cdef int units = units_of(&search.rules, search.state.trick), i
    for i in range(search.seats):
        units += units_of(&search.rules, search.state.hands[i])
        if search.state.hands[i] & search.rules.called:
            units += units_of(&search.rules, search.rules.talon)
    if search.state.trick & search.rules.called:
        units += units_of(&search.rules, search.rules.talon)
    for i in range(search.state.number, search.rules.tricks):
        units += search.gift[search.rules.tricks - i]
    return units + (saving(&search.rules, &search.state) if search.state.number < search.rules.tricks else 0)


cdef int exact_units(Search* search, int low, int high, int guess) noexcept nogil:
    """What side 0 wins from here on: it is known to lie between these."""
    cdef int value
    while low < high and not search.stopped:
        guess = max(low + 1, min(high, guess))
        value = ask(search, guess)
        if value >= guess:
            low, guess = value, value + STEP
        else:
            high, guess = value, value - STEP + 1
        if not low < guess <= high:
            guess = (low + high + 1) // 2
    return low


cdef void play_greedily(Search* search) noexcept nogil:
    """Play to the end, everybody what they would try first."""
    cdef Rules* rules = &search.rules
    cdef State* state = &search.state
    cdef int moves[MOST_CARDS]
    cdef int number, best
    while state.number < rules.tricks:
        if state.lying:
            best = winning(rules, state.table, state.lying)
            number = judge_replies(
                search, state.seat, state.lying, led_with(state.table[0]), ONE(best), player(search, best),
                legal_cards(rules, state), moves
            )
        else:
            number = judge_leads(search, state.leader, legal_cards(rules, state), moves)
        play_card(rules, state, first_choice(moves, number))


cdef void ask_anew(Search* search) noexcept nogil:
    """Begin with a question of another kind: what was found out where cards are named is void."""
    cdef Named* named = &search.named
    named.newest += 1
    named.serial = named.oldest = named.newest
    named.number = 0
    if named.newest - named.forgotten > 200:  # keys have 8 bits for the number of a question
        forget(&search.memory)
        named.forgotten = named.newest
