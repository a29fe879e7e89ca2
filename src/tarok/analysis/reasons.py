"""Reasons for an action, in terms of the game: each is proved from the view of the seat."""

from collections.abc import Iterator
from itertools import permutations
from typing import Final, NamedTuple

from tarok.analysis.advice import Reason
from tarok.bots.strength import ruffs
from tarok.cards.deck import KINGS, MOND, PAGAT, SKIS, SUIT, SUIT_OF, TAROKS, TRULA, Card, Cards
from tarok.engine.actions import Action, Announce, Bid, Call, Choose, Kontra, Lay, Pass, Play, Seat
from tarok.engine.bonuses import Collects
from tarok.engine.deal import Game
from tarok.engine.view import View
from tarok.engine.whereabouts import Holders, holders

MOST: Final = 3
"""How many reasons are told, the most telling first."""


class Seen(NamedTuple):
    """What the seat sees that is to play a card: what it can prove, and what it may play."""

    game: Game
    view: View
    known: Holders
    me: Seat
    may: Cards

    def stands(self, card: Card) -> bool:
        """Whether a card would win the trick as it lies."""
        table = self.view.table
        return not table or self.known.contract.beats((*table, card)) == card

    @property
    def later(self) -> list[Seat]:
        """Who plays to this trick afterwards."""
        seats = self.game.seats
        return [(self.me + i) % seats for i in range(1, seats - len(self.view.table))]

    def safe(self, *cards: Card) -> bool:
        """Whether no player who plays afterwards can take the trick from who wins it when these cards lie."""
        beats, later = self.known.contract.beats, [Cards(self.known.may[seat]) for seat in self.later]
        best = beats(cards)
        if any(beats((*cards, other)) != best for hand in later for other in hand):
            return False
        honours = Cards(self.known.unseen) & TRULA
        return len(later) < 2 or all(beats((*cards, *pair)) == best for pair in permutations(honours, 2))

    def side(self, seat: Seat) -> int | None:
        """Return whether a seat is known to be with me, 0, or against me, 1; None: it is not known."""
        theirs, mine = self.view.sides[seat], self.view.sides[self.me]
        return None if theirs is None or mine is None else int(theirs != mine)

    @property
    def pays(self) -> bool:
        """Whether tricks are wanted, for what they count."""
        return self.known.contract.counts and self.known.contract.aim is not None


def reasons(game: Game, view: View, action: Action) -> tuple[Reason, ...]:
    """Return why the seat whose turn it is may do this, as far as there are words for it."""
    assert view.seat is not None
    if isinstance(action, Play):
        may = Cards.of(each.card for each in view.legal if isinstance(each, Play))
        seen = Seen(game, view, holders(game, view), view.seat, may)
        return tuple(_of_card(seen, action.card))[:MOST]
    return tuple(_of_word(game, view, action))[:MOST]


def _of_card(seen: Seen, card: Card) -> Iterator[Reason]:
    if len(seen.may) == 1:
        yield Reason("only-card")
        return
    yield from _kept(seen, card)
    yield from _led(seen, card) if not seen.view.table else _followed(seen, card)
    suit = SUIT_OF[card]
    last = card < PAGAT and len(seen.view.hand & SUIT[suit]) == 1
    if last and seen.view.hand & TAROKS and ruffs(seen.known.contract):
        yield Reason("last-of-suit", {"suit": suit})


def _kept(seen: Seen, card: Card) -> Iterator[Reason]:
    """Give what stays in the hand for a good reason."""
    hidden = any(seen.known.may[seat] >> SKIS & 1 for seat in seen.later)
    follows = bool(seen.view.table) or card >= PAGAT
    if MOND in seen.may and card not in {MOND, SKIS} and follows and (hidden or SKIS in seen.view.table):
        yield Reason("saves-mond", cards=(MOND, SKIS))
    ultimo = any(stake.what == "pagat" and stake.seat == seen.me for stake in seen.view.stakes)
    if PAGAT in seen.may and card != PAGAT and ultimo:
        yield Reason("pagat-last", cards=(PAGAT,))


def _led(seen: Seen, card: Card) -> Iterator[Reason]:
    out = Cards(seen.known.unseen) & TAROKS
    if card >= PAGAT and out:
        held = Cards(0)
        for each in seen.known.has:
            held |= Cards(each)
        if len(out) == 1 and out & held:
            yield Reason("pulls-last", cards=tuple(out))
        else:
            yield Reason("pulls", {"count": len(out)})
    if seen.safe(card):
        yield Reason("surely-wins")
    elif card < PAGAT and not any(higher > card for higher in Cards(seen.known.unseen) & SUIT[SUIT_OF[card]]):
        yield Reason("highest-left", {"suit": SUIT_OF[card]})


def _followed(seen: Seen, card: Card) -> Iterator[Reason]:
    table, worth = seen.view.table, seen.game.worth
    winning = [each for each in seen.may if seen.stands(each)]
    if card in winning:
        if not seen.later:
            lowest = len(winning) > 1 and card == min(winning)
            yield Reason("wins-lowest" if lowest else "wins", {"points": sum(worth[each] for each in table)})
        elif seen.safe(*table, card):
            yield Reason("surely-wins")
        if card >= PAGAT and SUIT_OF[table[0]] != SUIT_OF[PAGAT]:
            yield Reason("trumps", {"suit": SUIT_OF[table[0]]})
        return
    if not seen.pays:
        yield Reason("stays-below")
        return
    best = (seen.view.leader + table.index(seen.known.contract.beats(table))) % seen.game.seats
    counts = sorted(worth[each] for each in seen.may)
    if seen.side(best) == 0 and seen.safe(*table, card) and worth[card] == counts[-1] > counts[0]:
        yield Reason("gives-partner", {"points": worth[card]})
    elif not winning and worth[card] == counts[0] < counts[-1]:
        lost = all(seen.side(seat) == 1 for seat in (best, *seen.later))
        yield Reason("cheapest-lost" if lost else "cheapest")


def _of_word(game: Game, view: View, action: Action) -> Iterator[Reason]:
    hand = view.hand
    match action:
        case Bid() | Choose() | Pass() | Announce() | Kontra() if hand:
            yield from _of_set(game, action, hand)
            taroks, honours = len(hand & TAROKS), len(hand & TRULA)
            yield Reason("hand", {"taroks": taroks, "honours": honours, "kings": len(hand & KINGS)})
        case Call(card) if card >= 0 and card < PAGAT:
            own = len(hand & SUIT[SUIT_OF[card]])
            yield Reason("calls-own" if card in hand else "of-suit", {"suit": SUIT_OF[card], "count": own})
        case Lay(card) if card >= 0:
            suit = SUIT_OF[card]
            if card < PAGAT:
                left = len(hand & SUIT[suit])
                yield Reason("lays-last" if left == 1 else "of-suit", {"suit": suit, "count": left})
            if game.worth[card] > min(game.worth):
                yield Reason("lays-points", {"points": game.worth[card]})
        case _:
            return


def _of_set(game: Game, action: Action, hand: Cards) -> Iterator[Reason]:
    """Give how much of what must be collected lies in the own hand, where that is promised or doubled."""
    what = action.bonus if isinstance(action, Announce) else getattr(action, "what", "")
    for row in game.bonuses:
        if row.id == what and isinstance(row.judge, Collects):
            yield Reason("of-set", {"count": len(hand & row.judge.cards), "all": len(row.judge.cards)})
