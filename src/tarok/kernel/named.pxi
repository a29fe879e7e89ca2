# The solver where some cards do more than to win and to count: they are named by a duty, by a promise, by
# what wins (the emperor trick, a free pagat) or by what goes with them.  Here the kernel's whole play is
# searched, slower; as soon as the last named card has gone the play is a plain one.

cdef enum:
    STANDINGS = 1 << 16

cdef Mask named_cards(const Search* search, Mask all, Mask* matters) noexcept nogil:
    """The cards left that do more than to win and to count; and what else such things depend on."""
    cdef const Rules* rules = &search.rules
    cdef const State* state = &search.state
    cdef Mask named = ONE(PAGAT) if rules.pagat_wins else 0
    cdef bint unseen = rules.called & ~state.gone != 0
    cdef int i
    matters[0] = 0
    if rules.emperor and apart_from_each_other(search):
        named |= TRULA
    if rules.talon and unseen:
        named |= rules.called
    for i in range(rules.duties):
        named |= cards_named_by(search, &rules.duty[i], all)
    for i in range(rules.promises):
        if rules.promise[i].cards & all and due(&rules.promise[i], state):
            named |= rules.promise[i].cards
            if unseen:
                named |= rules.called
            else:
                matters[0] |= 1
            if rules.promise[i].soft:
                matters[0] |= <Mask>state.winners << 1
    return named & all


cdef bint apart_from_each_other(const Search* search) noexcept nogil:
    """Whether three seats hold the three cards of the trula."""
    cdef int seat, found = 0
    cdef Mask cards
    for seat in range(search.seats):
        cards = search.state.hands[seat] & TRULA
        found += cards != 0 and not cards & (cards - 1)
    return found == 3


cdef Mask cards_named_by(const Search* search, const Duty* duty, Mask all) noexcept nogil:
    """The cards that a duty names."""
    cdef const State* state = &search.state
    cdef Mask named = ONE(PAGAT) if duty.spares_pagat or duty.owed == PAGAT_LAST else 0
    cdef int seat
    if duty.owed == KEEP:
        for seat in range(search.seats):
            named |= state.hands[seat] & duty.cards[seat]
    if (duty.owed == MOND_LEAD and all & ONE(MOND) and not state.gone & ONE(SKIS)) or (
        duty.owed == SKIS_FIRST and not state.number
    ):
        named |= TRULA
    return named


cdef int number_of(Search* search, Mask named, Mask matters) noexcept nogil:
    """The number by which a standing goes in keys, from 1; 0: there are too many."""
    cdef Named* all = &search.named
    cdef Standing* standing
    cdef Mask place = (named * 0x9E3779B97F4A7C15ULL ^ matters * 0xC2B2AE3D27D4EB4FULL) >> 40
    while True:
        place = place % (STANDINGS - 1) + 1
        standing = &all.standings[place]
        if standing.named == named and standing.matters == matters:
            return <int>place
        if not standing.named and not standing.matters:
            break
        place += 1
    if 4 * all.number > 3 * STANDINGS:
        return 0
    all.number += 1
    standing.named, standing.matters = named, matters
    return <int>place


cdef int named_lead(Search* search, int need, int rest) noexcept nogil:
    """Bound what side 0 wins of the rest, before a trick."""
    cdef const Rules* rules = &search.rules
    cdef State* state = &search.state
    cdef Mask key[3]
    cdef Mask all = 0, named, matters, cards
    cdef unsigned int pattern
    cdef int moves[MOST_CARDS]
    cdef int seat, value = 0, move = NO_MOVE, chosen = NO_MOVE, best, number = 0, standing
    cdef int left = rules.tricks - state.number, leader = state.leader
    cdef bint mine = search.rules.side[leader] == 0
    search.nodes += 1
    if need <= 0:
        return 0
    if need > rest:
        return rest
    for seat in range(search.seats):
        all |= state.hands[seat]
    named = named_cards(search, all, &matters)
    if not named:
        return lead(search, leader, left, need, rest)
    if interrupted(search):
        return 0
    make_key(key, state.hands, all, leader, left)
    standing = number_of(search, named, matters)
    key[2] = SQUEEZE(named, all) | <Mask>standing << 48
    pattern = pattern_of(all)
    if standing and known(&search.memory, key, pattern, need, &value, &move):
        return value
    search.frames[left].all, search.frames[left].alike = all, alike(all, named)
    cards = of_alike(&search.frames[left], legal_cards(rules, state))
    move = named_by_place(move, all, cards)
    best = -MOST if mine else MOST
    while True:
        if move == NO_MOVE:
            number = judge_leads(search, leader, cards, moves)
            move = first_choice(moves, number)
            number -= 1
        cards ^= ONE(move)
        play_card(rules, state, move)
        value = named_reply(search, need, rest)
        undo_card(rules, state)
        if (value > best) if mine else (value < best):
            best, chosen = value, move
        if (value >= need) == mine or not cards:
            break
        move = NO_MOVE
        if number:
            move = first_choice(moves, number)
            number -= 1
    if standing and not search.stopped:
        remember(&search.memory, key, pattern, need, best, COUNT(all & (ONE(chosen) - 1)))
    return best


cdef int named_reply(Search* search, int need, int rest) noexcept nogil:
    """The same inside a trick."""
    cdef const Rules* rules = &search.rules
    cdef State* state = &search.state
    cdef Frame* frame = &search.frames[rules.tricks - state.number]
    cdef Mask cards = of_alike(frame, legal_cards(rules, state))
    cdef int moves[MOST_CARDS]
    cdef int number = 1, value, move, winner = winning(rules, state.table, state.lying)
    cdef bint mine = search.rules.side[state.seat] == 0, last = state.lying + 1 == search.seats
    cdef int best = -MOST if mine else MOST
    search.nodes += 1
    if cards & (cards - 1):
        number = judge_replies(
            search, state.seat, state.lying, led_with(state.table[0]), ONE(winner), player(search, winner),
            cards, moves
        )
    else:
        moves[0] = LOWEST(cards)
    while number:
        move = first_choice(moves, number)
        number -= 1
        play_card(rules, state, move)
        value = named_taken(search, need, rest) if last else named_reply(search, need, rest)
        undo_card(rules, state)
        if mine:
            best = max(best, value)
            if value >= need:
                break
        else:
            best = min(best, value)
            if value < need:
                break
    return best


cdef int named_taken(Search* search, int need, int rest) noexcept nogil:
    """The same after a trick."""
    cdef const State* state = &search.state
    cdef const Taken* trick = &state.taken[state.number - 1]
    cdef Mask cards = 0
    cdef int i, points
    for i in range(search.seats):
        cards |= ONE(trick.cards[i])
    points = units_of(&search.rules, cards | going_with(&search.rules, cards, state.number - 1))
    if search.rules.side[trick.winner] == 0:
        return points + named_lead(search, need - points, rest - points)
    return named_lead(search, need, rest - points)
