# The solver where some cards do more than to win and to count: they are named by a duty, by a promise, by
# what wins (the emperor trick, a free pagat) or by what goes with them; or something is changed for the
# cheapest card that is won.  Here the kernel's whole play is searched, slower; as soon as the last named card
# has gone the play is a plain one.

cdef enum:
    STANDINGS = 1 << 16
    PENDING = 8            # beside its outcome: it can still change
    AHEAD = 8              # in what matters: the spans in which the tricks can end, 15 bits
    SAVING = 24            # and how much cheaper the card that the finder gives can become


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
    """The cards that a duty names; to lead taroks last names none, for all of them are bound alike."""
    cdef const State* state = &search.state
    cdef Mask named = duty.spares
    cdef int seat
    for seat in range(search.seats):
        if duty.owed == PLAY_LAST or (duty.owed == LEAD_LAST and duty.cards[seat] | duty.spares != TAROKS):
            named |= state.hands[seat] & duty.cards[seat]
    if (duty.owed == MOND_LEAD and all & ONE(MOND) and not state.gone & ONE(SKIS)) or (
        duty.owed == SKIS_FIRST and not state.number
    ):
        named |= TRULA
    return named


cdef Mask event_cards(const Search* search, Standing* standing) noexcept nogil:
    """The cards on which something still depends that pays; and how each such thing stands."""
    cdef const Rules* rules = &search.rules
    cdef const State* state = &search.state
    cdef const Payoff* payoff = &search.gain.payoff
    cdef Mask cards = 0, code
    cdef int i
    memset(standing.events, 0, sizeof(standing.events))
    for i in range(payoff.events):
        code = outcome_of(rules, payoff, state, i)
        if pending(rules, payoff, state, i):
            code |= PENDING
            cards |= named(rules, payoff, state, i)
        standing.events[i >> 4] |= code << (4 * (i & 15))
    return cards


cdef int number_of(Search* search, Standing* standing) noexcept nogil:
    """The number by which a standing goes in keys, from 1; 0: there are too many.  Fills in what it needs."""
    cdef Named* all = &search.named
    cdef Standing* found
    cdef Mask place = standing.named * 0x9E3779B97F4A7C15ULL ^ standing.matters * 0xC2B2AE3D27D4EB4FULL
    cdef int i
    for i in range(EVENT_WORDS):
        place = (place ^ place >> 29) + standing.events[i] * 0xD6E8FEB86659FD93ULL
    place >>= 40
    while True:
        place = place % (STANDINGS - 1) + 1
        found = &all.standings[place]
        if found.serial < all.oldest:
            break
        if found.serial == all.serial and same_standing(found, standing):
            standing[0] = found[0]
            return <int>place
        place += 1
    standing.serial = all.serial
    fill_needs(search, standing)
    if 4 * all.number > 3 * STANDINGS:
        return 0
    all.number += 1
    found[0] = standing[0]
    return <int>place


cdef inline bint same_standing(const Standing* one, const Standing* other) noexcept nogil:
    cdef int i
    for i in range(EVENT_WORDS):
        if one.events[i] != other.events[i]:
            return False
    return one.named == other.named and one.matters == other.matters


cdef int named_lead(Search* search, int need, int rest) noexcept nogil:
    """Bound what side 0 wins of the rest, before a trick.

    Where more counts than units, what it will lack in the end to have enough has been taken off.
    """
    cdef const Rules* rules = &search.rules
    cdef State* state = &search.state
    cdef Filed filed
    cdef Mask all = 0, also, mattered = 0
    cdef int moves[MOST_CARDS]
    cdef int seat, value = 0, move, best, number, standing = 0
    cdef int left = rules.tricks - state.number, leader = state.leader
    cdef bint mine = rules.side[leader] == 0, special
    cdef Standing here
    cdef Frame* frame = &search.frames[left]
    memset(&here, 0, sizeof(Standing))
    search.nodes += 1
    search.mattered = 0
    for seat in range(search.seats):
        all |= state.hands[seat]
    here.named = named_cards(search, all, &here.matters)
    special = here.named != 0
    if saving(rules, state):
        special = True
        here.matters |= <Mask>saving(rules, state) << SAVING
    if search.gain.counts:
        here.named |= event_cards(search, &here)
        here.matters |= spans_ahead(&search.gain, tricks_won(rules, state), left) << AHEAD
        standing = number_of(search, &here)
    if need <= -here.most:
        return -here.most
    if need > rest - here.least:
        return rest - here.least
    if not special and here.least == here.most:
        return lead(search, leader, left, need + here.least, rest) - here.least
    if search.alone >= 0 and not rules.pagat_wins and not (rules.emperor and apart_from_each_other(search)):
        if certain(search, need, rest, here.least, here.most, &value):
            return value
    if interrupted(search):
        return 0
    if not search.gain.counts:
        standing = number_of(search, &here)
    also = <Mask>(search.named.serial & 255) | <Mask>standing << 8
    if rules.emperor and here.named == TRULA and not here.matters and not search.gain.counts:
        standing, also = 1, 0  # where these are is all that there is to know
    file(&filed, state.hands, all, here.named, also, leader, left, rest)
    if standing and known(&search.memory, &filed, need, &value, &search.mattered):
        return value
    look_at(frame, &filed, here.named)
    number = judge_leads(search, leader, of_alike(frame, legal_cards(rules, state)), moves)
    best = -MOST if mine else MOST
    while number:
        move = first_choice(moves, number)
        number -= 1
        play_card(rules, state, move)
        value = named_reply(search, need, rest)
        undo_card(rules, state)
        best = max(best, value) if mine else min(best, value)
        if (value >= need) == mine:
            mattered = search.mattered
            break
        mattered |= search.mattered
        number = others_left(search, frame, move, value, need, mine, moves, number, &best)
    if not search.stopped:
        mattered = places_of(frame, mattered)
        if standing:
            remember(&search.memory, &filed, mattered, need, best)
        search.mattered = SPREAD(mattered, all)
    return best


cdef int named_reply(Search* search, int need, int rest) noexcept nogil:
    """The same inside a trick."""
    cdef const Rules* rules = &search.rules
    cdef State* state = &search.state
    cdef Frame* frame = &search.frames[rules.tricks - state.number]
    cdef Mask cards = of_alike(frame, legal_cards(rules, state)), mattered = 0
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
        best = max(best, value) if mine else min(best, value)
        if (value >= need) == mine:
            mattered = search.mattered
            break
        mattered |= search.mattered
        number = others_left(search, frame, move, value, need, mine, moves, number, &best)
    if search.overtake:
        mattered |= overtaken(state.hands[state.seat], ONE(winner))
    search.mattered = mattered
    return best


cdef int named_taken(Search* search, int need, int rest) noexcept nogil:
    """The same after a trick."""
    cdef const State* state = &search.state
    cdef const Taken* trick = &state.taken[state.number - 1]
    cdef Mask cards = 0
    cdef int i, points, best
    for i in range(search.seats):
        cards |= ONE(trick.cards[i])
    cards |= going_with(&search.rules, cards, state.number - 1)
    points = units_of(&search.rules, cards)
    if trick.winner == search.rules.finder:
        points += given(&search.rules, state.won[trick.winner] & ~cards)
        points -= given(&search.rules, state.won[trick.winner])
    rest = rest - points if state.number < search.rules.tricks else 0
    if search.rules.side[trick.winner] == 0:
        points += named_lead(search, need - points, rest)
    else:
        points = named_lead(search, need, rest)
    best = best_of(&search.rules, trick)
    if best != PAGAT:  # which wins where it is named, whatever its rank
        search.mattered |= winner_of(lying_in(&search.rules, trick), ONE(best))
    return points
