# The player by rules: a card that a seat plays which counts, and does not think ahead.
#
# It goes by what its seat can know: its own hand, what has been played, what lies open, who is against it for
# certain, and which suits the others have shown to be without.  If only what is hidden lies otherwise, it
# plays the same card.  Each card is judged in card points, as by the player by rules of tarok.bots: what the
# trick is worth times how likely the own side takes it, less what the card would bring if it were kept.
#
#     note(rules, lacks, table, seat, card)            what a card tells of its seat, before it is played
#     by_rules(rules, aims, state, lacks, legal)       the card

from libc.math cimport exp

cdef enum:
    LATE = 4      # cards in the hand with which a pagat need not be safe any more

cdef double FOLLOWS = 1.9       # card points that a seat adds to a trick which is still to play
cdef double TAROK_LOW = 2.0     # what any tarok brings that is kept,
cdef double TAROK_HIGH = 8.0    # and up to this more by the share of the others that it beats
cdef double TOP = 10.0          # what the highest card of a suit brings if all follow,
cdef double PROMOTED = 0.25     # the share of that left for each higher card that is out,
cdef double LOST = 0.4          # and what any other loses of its worth by being kept, as a share
cdef double SHY = 100.0         # what it costs besides to bring the mond near the škis,
cdef double HUNTED = 0.5        # and the share of its price for which the škis waits, if the mond is an enemy's
cdef double SAFE = 0.7          # how sure a trick must be for the pagat, while it can still wait
cdef double PULL = 1.0          # a lead of taroks, for each that the hand has more than half of the enemy's,
cdef double HELP = 5.0          # and beside that for the declarer's partner,
cdef double IDLE = 3.0          # less this if the enemy has none;
cdef double DEFEND = 4.0        # what it costs a defender,
cdef double LONG = 0.4          # and brings them to lead from a suit, for each of its cards,
cdef double THROUGH = 2.0       # and if the declarer has to trump it
cdef double OF_CALLED = 1.5     # what it costs them to lead the suit of the called card,
cdef double BARE = 2.0          # and a court into a higher one
cdef double FOR_WAITING = 6.0   # what a lead brings that serves a card which is promised to a later trick
cdef double DANGER = 2.0       # where nobody wants tricks, what one costs that a card must take later,
cdef double FILLS = 3.5       # what a seat adds to a trick which is still to play,
cdef double CLEAN = 0.6        # what the first trick costs besides, for each trick so far,
cdef double RID = 0.05         # and what it is worth to hunters to be rid of a dangerous card

cdef double LATER[9][9]         # the share of TOP that a card brings, by the cards of its suit that are out, and higher

for _card, _share in enumerate((0, 0, 0.02, 0.1, 0.25, 0.42, 0.57, 0.69, 0.8)):
    for _above in range(9):
        LATER[_card][_above] = _share * PROMOTED**_above

cdef double LACK[MAX_SEATS][CARDS]  # how likely a seat has none of some cards, by who else may have them

for _card in range(CARDS):
    LACK[0][_card] = 1
    LACK[1][_card] = 0.05 if _card else 1
    LACK[2][_card] = 0.5**_card
    LACK[3][_card] = (2.0 / 3) ** _card

cdef struct Sight:  # what a seat knows, and what follows from it for the trick
    const Mask* lacks     # the cards that each seat has shown not to hold
    Mask hand
    Mask out              # cards that another may hold
    int me
    int laters            # how many are still to play to the trick: who they are,
    int later[MAX_SEATS]
    double void_[MAX_SEATS]  # how likely each of them has none of the suit led,
    double ruffs[MAX_SEATS]  # and then a tarok
    int sharing           # how many others may hold the suit led,
    int holding           # and taroks
    int taroks            # how many of these are out,
    double each           # the share of one among them
    double enemy           # and how many of them the other side is likely to hold
    double points          # what the trick is worth in which a card comes that is worth nothing
    double friend[MAX_SEATS]  # how likely each seat is on the own side


cdef inline Mask higher(int card) noexcept nogil:
    return ~((ONE(card) << 1) - 1)


cdef inline void note(const Rules* rules, Mask* lacks, const unsigned char* table, int seat, int card) noexcept nogil:
    """Keep in mind what a card tells of the hand that plays it to these cards."""
    if not ONE(card) & rules.suit[table[0]]:
        lacks[seat] |= rules.suit[table[0]] | (0 if card >= PAGAT else TAROKS)


cdef void noted(const Rules* rules, const State* state, Mask* lacks) noexcept nogil:
    """Keep in mind what all cards have told that were played by now."""
    cdef int number, i
    cdef const Taken* taken
    memset(lacks, 0, MAX_SEATS * sizeof(Mask))
    for number in range(state.number):
        taken = &state.taken[number]
        for i in range(1, rules.seats):
            note(rules, lacks, taken.cards, (taken.leader + i) % rules.seats, taken.cards[i])
    for i in range(1, state.lying):
        note(rules, lacks, state.table, (state.leader + i) % rules.seats, state.table[i])


cdef inline void look(const Rules* rules, const Aims* aims, const State* state, Sight* sight) noexcept nogil:
    """Fill in what the seat knows whose turn it is, but for the suit that is led."""
    cdef int i, seat = sight.me, all = 0
    cdef Mask rest = state.trick
    cdef double of = 0
    trust(rules, state, sight)
    sight.laters = rules.seats - 1 - state.lying
    sight.taroks = COUNT(sight.out & TAROKS)
    sight.each = 1.0 / sight.taroks if sight.taroks else 0
    for i in range(rules.seats - 1):
        seat = seat + 1 if seat + 1 < rules.seats else 0
        sight.later[i] = seat
        if sight.out & TAROKS & ~sight.lacks[seat]:
            all += 1
            of += 1 - sight.friend[seat]
    sight.holding = all
    sight.enemy = sight.taroks * of / all if all else 0
    sight.points = FOLLOWS * sight.laters
    while rest:
        sight.points += aims.price[LOWEST(rest)]
        rest &= rest - 1
    if state.trick & aims.waiting:
        sight.points += lying(rules, aims, state)
    for i in range(aims.runs):
        if aims.run[i].number > state.number and alive(rules, state, sight, aims.run[i].side):
            sight.points += aims.run[i].made


cdef double lying(const Rules* rules, const Aims* aims, const State* state) noexcept nogil:
    """What is decided of the cards on the table that pay in this very trick."""
    cdef int i
    cdef const Wait* wait
    cdef double found = 0
    for i in range(aims.waits):
        wait = &aims.wait[i]
        if wait.number == state.number + 1 and state.trick & ONE(wait.card):
            if wait.kind == KEPT or winning(rules, state.table, state.lying) == wait.card:
                found += (wait.made + wait.missed) / 2
            elif wait.kind == PHEASANT:
                found += wait.missed / 2
    return found


cdef bint alive(const Rules* rules, const State* state, const Sight* sight, int side) noexcept nogil:
    """Whether a side may have won all tricks so far, as far as the seat knows."""
    cdef bint mine = rules.side[sight.me] == side
    cdef int number
    for number in range(state.number):
        if sight.friend[state.taken[number].winner] == (0 if mine else 1):
            return False
    return True


cdef inline void follow_up(const Rules* rules, Sight* sight, int led) noexcept nogil:
    """Fill in how the others stand to the suit that is led, or may be."""
    cdef Mask suit = rules.suit[led], has
    cdef int i, seat
    sight.sharing = sharing(rules, sight, suit)
    if suit == TAROKS or not rules.wins[led] & TAROKS:
        return
    for i in range(sight.laters):
        has = sight.out & ~sight.lacks[sight.later[i]]
        sight.void_[i] = LACK[sight.sharing][COUNT(has & suit)]
        sight.ruffs[i] = 1 - LACK[sight.holding][COUNT(has & TAROKS)]


cdef inline void trust(const Rules* rules, const State* state, Sight* sight) noexcept nogil:
    """Fill in how likely each seat is on the own side: known, or as likely as the called card lies there."""
    cdef bint seen = state.gone & rules.called != 0, mine = sight.me == rules.declarer
    cdef int against = rules.against[seen][sight.me], seat, may = 0
    cdef double partner
    for seat in range(rules.seats):
        sight.friend[seat] = not against >> seat & 1
    if not rules.called or seen or sight.hand & rules.called or COUNT(against) == rules.seats - 2:
        return
    for seat in range(rules.seats):
        if not against >> seat & 1 and seat != sight.me and rules.called & sight.out & ~sight.lacks[seat]:
            may += 1
    partner = (1.0 if mine else 0.9) / max(1, may)
    for seat in range(rules.seats):
        if not against >> seat & 1 and seat != sight.me:
            sight.friend[seat] = partner if rules.called & sight.out & ~sight.lacks[seat] else 0
            if not mine:
                sight.friend[seat] = 1 - sight.friend[seat]


cdef inline int sharing(const Rules* rules, const Sight* sight, Mask suit) noexcept nogil:
    """How many others may hold cards of a suit."""
    cdef int seat, holding = 0
    for seat in range(rules.seats):
        holding += seat != sight.me and suit & ~sight.lacks[seat] != 0
    return holding


cdef inline double beats(const Rules* rules, const Sight* sight, int i, int best, int led) noexcept nogil:
    """How likely the i-th seat that is still to play can beat the best card of the trick."""
    cdef Mask has = sight.out & ~sight.lacks[sight.later[i]] & higher(best)
    cdef double over
    if led >= PAGAT:
        return 1 - LACK[sight.holding][COUNT(has & TAROKS)]
    if best >= PAGAT:
        return sight.void_[i] * (1 - LACK[sight.holding][COUNT(has & TAROKS)])
    over = 1 - LACK[sight.sharing][COUNT(has & rules.suit[led])]
    if not rules.wins[led] & TAROKS:
        return over
    over += sight.void_[i] * sight.ruffs[i]
    return over if over < 1 else 1


cdef inline double ours(const Rules* rules, const Sight* sight, int best, double friend, int led) noexcept nogil:
    """How likely the own side takes the trick, if a card wins it so far that a friend has played, as likely."""
    cdef double holds = 1, rescued = 1, beaten, trusted
    cdef int i
    for i in range(sight.laters):
        beaten = beats(rules, sight, i, best, led)
        trusted = sight.friend[sight.later[i]]
        holds *= 1 - (1 - trusted) * beaten
        rescued *= 1 - trusted * beaten
    rescued = 1 - rescued
    return friend * (holds + (1 - holds) * rescued / 2) + (1 - friend) * rescued


cdef inline double likely_last(const Sight* sight) noexcept nogil:
    """How likely a low tarok in the hand can win the last trick."""
    cdef int mine = COUNT(sight.hand & TAROKS) - 1
    if not sight.taroks:
        return 0.97
    return 1 / (1 + exp(0.5 * sight.enemy + 0.34 * (sight.taroks - sight.enemy) + 0.7 - mine))


cdef double waiting(
    const Rules* rules, const Aims* aims, const State* state, const Sight* sight, int card, bint over, double taken
) noexcept nogil:
    """What it brings to keep a card for the trick in which it pays; what it has cost, if it comes to it now."""
    cdef int i
    cdef const Wait* wait
    cdef double likely, worth = 0
    for i in range(aims.waits):
        wait = &aims.wait[i]
        if wait.card != card or wait.side != rules.side[sight.me] or wait.number <= state.number:
            continue
        if wait.number == state.number + 1:
            likely = taken if over or wait.kind == KEPT else 0
            if wait.kind == PHEASANT:
                worth += wait.missed * (1 - taken)
            else:
                worth -= wait.made * likely - wait.missed * (1 - likely)
        else:
            likely = likely_last(sight) if wait.missed else 1
            worth += wait.made * likely - wait.missed * (1 - likely) / COUNT(sight.hand)
    return worth


cdef inline double keeping(const Rules* rules, const Aims* aims, const Sight* sight, int card) noexcept nogil:
    """What a card will bring if it is kept."""
    cdef Mask out = sight.out & rules.suit[card]
    cdef double share = 1
    if card > PAGAT:
        if sight.taroks:
            share = COUNT(out & ~higher(card)) * sight.each
        return TAROK_LOW + TAROK_HIGH * share * share
    if card == PAGAT:
        return 0
    share = LATER[COUNT(out) if sight.taroks else 8][COUNT(out & higher(card))]
    return share * TOP - (1 - share) * LOST * aims.price[card]


cdef double hunting(const Rules* rules, const Aims* aims, const Sight* sight) noexcept nogil:
    """What it brings to keep the škis for an enemy's mond."""
    cdef int seat, may = 0
    cdef double enemies = 0
    for seat in range(rules.seats):
        if seat != sight.me and not sight.lacks[seat] & ONE(MOND):
            may += 1
            enemies += 1 - sight.friend[seat]
    return HUNTED * aims.caught * enemies / may if may else 0


cdef double mond_caught(
    const Rules* rules, const Aims* aims, const State* state, const Sight* sight, int card, int led
) noexcept nogil:
    """What is lost on average if the škis catches the mond in this trick, less what it catches itself."""
    cdef int i
    cdef double plays, free = 1
    if card == SKIS:
        if state.trick & ONE(MOND):
            return -aims.caught * (enemy_of(rules, aims, state, sight, MOND) if aims.foes else 0.5)
        return hunting(rules, aims, sight) if aims.foes and sight.out & ONE(MOND) else 0
    if state.trick & ONE(SKIS):
        return (aims.caught + SHY) * enemy_of(rules, aims, state, sight, SKIS)
    if not sight.out & ONE(SKIS):
        return 0
    for i in range(sight.laters):
        if not sight.lacks[sight.later[i]] & ONE(SKIS):
            plays = 1 if led >= PAGAT else sight.void_[i]
            if aims.foes:
                plays *= 1 - sight.friend[sight.later[i]]
            free *= 1 - plays / sight.holding
    return aims.caught * (1 - free) + (SHY if free < 1 else 0)


cdef inline double enemy_of(
    const Rules* rules, const Aims* aims, const State* state, const Sight* sight, int card
) noexcept nogil:
    """How likely it matters that a card of the table meets one of mine: an enemy has played it, or anybody."""
    return 1 - sight.friend[sight_of(rules, state, card)] if aims.foes else 1.0


cdef inline double plan(const Rules* rules, const Aims* aims, const Sight* sight, int card) noexcept nogil:
    """What a lead brings beside its trick: the declarer pulls taroks, defenders make the declarer trump."""
    cdef Mask suit = rules.suit[card]
    cdef int mine
    cdef double found
    if rules.side[sight.me] == 0:
        if card < PAGAT:
            return 0
        if sight.enemy <= 0:
            return -IDLE
        found = PULL * (COUNT(sight.hand & TAROKS) - sight.enemy / 2)
        return found if sight.me == rules.declarer else HELP + found / 2
    mine = COUNT(sight.hand & suit)
    if card >= PAGAT:
        return PULL * (mine - sight.enemy / 2) - DEFEND
    found = LONG * mine
    if rules.declarer >= 0 and sight.lacks[rules.declarer] & suit and TAROKS & ~sight.lacks[rules.declarer]:
        found += THROUGH
    if rules.called & suit & sight.out:
        found -= OF_CALLED
    if aims.price[card] > 2 and sight.out & suit & higher(card):
        found -= BARE
    return found


cdef double pulling(
    const Rules* rules, const Aims* aims, const State* state, const Sight* sight, int card
) noexcept nogil:
    """What a lead brings to cards promised to a later trick: their side pulls taroks, the others do not."""
    cdef int i
    cdef double found = 0
    for i in range(aims.waits):
        if aims.wait[i].missed == 0 and aims.wait[i].number > state.number + 1 and aims.wait[i].card >= PAGAT:
            if sight.hand & ONE(aims.wait[i].card):
                found += FOR_WAITING if card >= PAGAT else 0
    return found


cdef inline double judged(
    const Rules* rules, const Aims* aims, const State* state, const Sight* sight, int card, int led, bint over,
    double taken
) noexcept nogil:
    """What it is worth to play a card where points are to be taken, if the own side takes the trick as likely."""
    cdef double worth = (2 * taken - 1) * (sight.points + aims.price[card]) - keeping(rules, aims, sight, card)
    if aims.waiting & ONE(card):
        worth -= waiting(rules, aims, state, sight, card, over, taken)
    if card >= MOND:
        worth -= mond_caught(rules, aims, state, sight, card, led)
    if card == PAGAT and COUNT(sight.hand) > LATE and (taken <= SAFE or not state.lying):
        worth -= 20
    return worth


cdef inline Mask distinct(const Rules* rules, const Aims* aims, Mask cards, Mask others) noexcept nogil:
    """The lowest of each row of cards that are as good as each other: no other card stands between them."""
    cdef Mask left = 0, rest = cards
    cdef int card, last = -1
    while rest:
        card = LOWEST(rest)
        rest &= rest - 1
        if last < 0 or not rules.suit[last] & ONE(card) or aims.price[last] != aims.price[card]:
            left |= ONE(card)
        elif others & higher(last) & (ONE(card) - 1):
            left |= ONE(card)
        last = card
    return left


cdef int by_rules(const Rules* rules, const Aims* aims, const State* state, const Mask* lacks, Mask legal) noexcept nogil:
    """The card that is worth most by its seat's lights."""
    cdef Sight sight
    cdef Mask cards
    sight.me, sight.lacks, sight.hand = state.seat, lacks, state.hands[state.seat]
    sight.out = rules.pack & ~(state.gone | rules.open | sight.hand)
    cards = distinct(rules, aims, legal, sight.out | state.trick)
    if not cards & (cards - 1):
        return LOWEST(cards)
    look(rules, aims, state, &sight)
    if rules.shunned or aims.alone:
        return avoided(rules, aims, state, &sight, cards)
    if state.lying:
        return followed(rules, aims, state, &sight, cards)
    return led_by(rules, aims, state, &sight, cards)


cdef inline int followed(
    const Rules* rules, const Aims* aims, const State* state, Sight* sight, Mask cards
) noexcept nogil:
    """The best of some cards to a trick that somebody else has led to."""
    cdef int led = state.table[0], best = winning(rules, state.table, state.lying), i = 0, card, found = -1
    cdef Mask over = cards & rules.wins[led] & higher(best)
    cdef double stays = 0, worth, most = 0
    while state.table[i] != best:
        i += 1
    follow_up(rules, sight, led)
    if cards & ~over:
        stays = ours(rules, sight, best, sight.friend[(state.leader + i) % rules.seats], led)
    while cards:
        card = LOWEST(cards)
        cards &= cards - 1
        if over & ONE(card):
            worth = judged(rules, aims, state, sight, card, led, True, ours(rules, sight, card, 1, led))
        else:
            worth = judged(rules, aims, state, sight, card, led, False, stays)
        if found < 0 or worth > most:
            found, most = card, worth
    return found


cdef inline int led_by(
    const Rules* rules, const Aims* aims, const State* state, Sight* sight, Mask cards
) noexcept nogil:
    """The best of some cards to lead: of each suit the highest, or the lowest."""
    cdef int card, i, found = -1
    cdef Mask suit
    cdef double worth, most = 0
    while cards:
        suit = rules.suit[LOWEST(cards)]
        follow_up(rules, sight, LOWEST(cards))
        for i in range(2):
            card = HIGHEST(cards & suit) if i else LOWEST(cards & suit)
            if i and ONE(card) == cards & suit:
                break
            if not i and card == PAGAT and cards & suit & (cards - 1):
                card = LOWEST(cards & suit & ~ONE(PAGAT))
            worth = judged(rules, aims, state, sight, card, card, True, ours(rules, sight, card, 1, card))
            worth += plan(rules, aims, sight, card)
            if aims.said:
                worth += pulling(rules, aims, state, sight, card)
            if found < 0 or worth > most:
                found, most = card, worth
        cards &= ~suit
    return found


cdef int avoided(
    const Rules* rules, const Aims* aims, const State* state, Sight* sight, Mask cards
) noexcept nogil:
    """The best of some cards where nobody wants tricks, or one who may take none is hunted."""
    cdef int led = state.table[0] if state.lying else -1, best, at = -1, i, seat, card, found = -1
    cdef bint hunts = not aims.alone and rules.side[sight.me] and rules.declarer >= 0
    cdef bint to_come = False
    cdef double cost, takes, worth, most = 0
    if state.lying:
        at = winning(rules, state.table, state.lying)
        follow_up(rules, sight, led)
    for i in range(sight.laters):
        to_come = to_come or sight.later[i] == rules.declarer
    cost = sight.points + (FILLS - FOLLOWS) * sight.laters + (0 if state.winners >> sight.me & 1 else state.number + 1) * CLEAN
    while cards:
        card = LOWEST(cards)
        cards &= cards - 1
        best = at
        if not state.lying or rules.wins[led] & ONE(card) & higher(at):
            best = card
        if not state.lying:
            follow_up(rules, sight, card)
        takes = 1
        if hunts or best == card:
            for i in range(sight.laters):
                seat = sight.later[i]
                if hunts and seat == rules.declarer:
                    continue
                takes *= 1 - overtakes(rules, aims, sight, i, best, led if state.lying else card)
        if not hunts:
            takes = takes if best == card else 0
            worth = danger(sight, rules.suit[card], card) * (DANGER + aims.price[card]) - takes * (cost + aims.price[card])
        elif to_come:
            worth = takes * falls_to(rules, aims, sight, best, led if state.lying else card)
        else:
            worth = takes if best != card and sight_of(rules, state, best) == rules.declarer else 0
        if hunts:
            worth += RID * danger(sight, rules.suit[card], card)
        if found < 0 or worth > most:
            found, most = card, worth
    return found


cdef inline int sight_of(const Rules* rules, const State* state, int card) noexcept nogil:
    """Who has played a card of the table."""
    cdef int i = 0
    while state.table[i] != card:
        i += 1
    return (state.leader + i) % rules.seats


cdef inline double danger(const Sight* sight, Mask suit, int card) noexcept nogil:
    """How likely a card has to take a trick later, if it is kept: more so the more of its suit it beats."""
    cdef int all = COUNT(sight.out & suit)
    cdef double share
    if not all:
        return 0
    share = COUNT(sight.out & suit & ~higher(card)) / <double>all
    return share * share * (1.1 if card >= PAGAT else 1)


cdef double overtakes(
    const Rules* rules, const Aims* aims, const Sight* sight, int i, int best, int led
) noexcept nogil:
    """How likely the i-th seat that is still to play beats the best card: it has to, or cannot stay below."""
    cdef Mask has = sight.out & ~sight.lacks[sight.later[i]]
    cdef double below, none
    if aims.overtake:
        return beats(rules, sight, i, best, led)
    none = sight.void_[i] if led < PAGAT else 1
    if best >= PAGAT:
        below = LACK[sight.holding][COUNT(has & TAROKS & ~higher(best))]
        return none * below * (1 - LACK[sight.holding][COUNT(has & TAROKS & higher(best))])
    below = LACK[sight.sharing][COUNT(has & rules.suit[led] & ~higher(best))]
    below *= 1 - LACK[sight.sharing][COUNT(has & rules.suit[led] & higher(best))]
    return min(1.0, below + (none * sight.ruffs[i] if rules.wins[led] & TAROKS else 0.0))


cdef inline double falls_to(
    const Rules* rules, const Aims* aims, const Sight* sight, int best, int led
) noexcept nogil:
    """How likely the declarer, still to play, has to take the trick from the best card."""
    cdef int i
    for i in range(sight.laters):
        if sight.later[i] == rules.declarer:
            return overtakes(rules, aims, sight, i, best, led)
    return 0
