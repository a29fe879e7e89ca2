"""The rest is mine, or none of it is: proved from one view, for every world that agrees with it.

A player who claims shows how they will play, and how the others play must make no difference: neither to who
wins the tricks, nor to anything that is paid.  What is asked is only what the claimer sees, so a yes or a no
tells no player what they do not know.  A claim that cannot be proved here may still be true: it is refused
all the same, with the cards that stand in the way.

The proof counts.  Of a card that is led, it asks which unseen card could beat it, and whether a hand could
still hold that one: for each earlier lead of a suit, or of taroks, every hand has one card of it fewer.  What
is paid must not hang on the trick to which an unseen card comes: that is read off what the judges watch for.
"""

from collections.abc import Iterator, Sequence
from itertools import chain, combinations, permutations
from typing import Final

from msgspec import Struct

from tarok.cards.deck import ALONE, NONE, SUIT, SUIT_OF, TAROKS, TRULA, Card, Cards
from tarok.engine.actions import Play, Seat
from tarok.engine.bonuses import watched
from tarok.engine.deal import Deal, Game, act
from tarok.engine.rule_terms import Counts, Event, EventKind, Stands
from tarok.engine.view import View
from tarok.engine.whereabouts import Holders, holders
from tarok.worlds import worlds

IN_TIME: Final = frozenset(
    {EventKind.CARRIED, EventKind.PHEASANT, EventKind.KEPT, EventKind.MET, EventKind.PAIR}
)
"""The events for which it matters to which trick a card comes, even if the trick is lost in any case."""
IN_A_ROW: Final = frozenset({EventKind.SERIES, EventKind.RUN})
"""The events that matter as well where the others are left to win the tricks as they like."""


class Proof(Struct, frozen=True):
    """The claim holds: the claimer's cards, in the order in which they are to be played."""

    order: tuple[Card, ...]


class Doubt(Struct, frozen=True):
    """The claim is not proved: the cards that stand in its way; none where something else does."""

    cards: Cards


def claim(game: Game, view: View, *, wins: bool) -> Proof | Doubt:
    """Return whether the viewer surely `wins` all tricks that are left, or surely none, and all is decided.

    ValueError: the viewer is not to play a card.
    """
    if view.seat is None or view.due != view.seat or not all(isinstance(each, Play) for each in view.legal):
        raise ValueError("a player who claims must be about to play a card")
    known = holders(game, view)
    if doubt := _losing(view, known, _from_the_top(view)) if wins else _winning(view, known):
        return Doubt(doubt)
    world = worlds(game, view, 1)[0]
    watching = [event for probe in _probes(world, view, known) for event in _events(probe)]
    if doubt := _undecided(view, known, watching, wins=wins):
        return Doubt(doubt)
    if not wins:
        first = [] if view.table else _losers(view, known)[:1]
        return Proof(tuple(dict.fromkeys([*first, *view.hand])))
    for order in _orders(view, watching):
        if not _losing(view, known, order) and _as_ordered(world, view.seat, order):
            return Proof(order)
    return Doubt(NONE)


def _from_the_top(view: View, *kept: Card) -> tuple[Card, ...]:
    """Return the hand from the top, but with a card that may be played now first, and those kept last."""
    hand = view.hand - Cards.of(kept)
    down = (*reversed(list(hand & TAROKS)), *reversed(list(hand - TAROKS)), *kept)
    first = next(card for card in down if card in _legal(view))
    return (first, *(card for card in down if card != first))


def _orders(view: View, watching: Sequence[Event]) -> Iterator[tuple[Card, ...]]:
    """Give orders in which to play: cards that pay in the last trick at the end, or simply from the top."""
    last = len(view.tricks) + len(view.hand)
    for card in dict.fromkeys(event.best for event in watching if event.number == last):
        if card in view.hand:
            yield _from_the_top(view, card)
    yield _from_the_top(view)


def _losing(view: View, known: Holders, order: Sequence[Card]) -> Cards:
    """Return the cards by which a card in this order might lose its trick."""
    beats, unseen, doubt, table = known.contract.beats, _unseen(known), NONE, view.table
    followed = {seat: [0] * len(SUIT) for seat in _others(view)}
    for number, card in enumerate(order):
        suit, lost = SUIT_OF[table[0] if table else card], bool(table) and beats((*table, card)) != card
        threats = Cards.of(table) if lost else NONE
        for seat in _later(view) if number == 0 else _others(view):
            hand = Cards(known.may[seat])
            threats |= Cards.of(
                other
                for other in hand
                if not lost
                and beats((*table, card, other)) != card
                and min(view.held[seat], len(hand & SUIT[SUIT_OF[other]])) > followed[seat][SUIT_OF[other]]
            )
            followed[seat][suit] += 1
        doubt |= threats or _crowning(known, (*table, card), unseen)
        table = ()
    return doubt


def _others(view: View) -> list[Seat]:
    return [seat for seat in range(len(view.held)) if seat != view.seat]


def _later(view: View) -> list[Seat]:
    """Return who plays to the present trick after the viewer."""
    seats = len(view.held)
    return [((view.seat or 0) + i) % seats for i in range(1, seats - len(view.table))]


def _crowning(known: Holders, cards: tuple[Card, ...], unseen: Cards) -> Cards:
    """Return unseen cards of the trula that together take a trick from its last card (SL-PLAY-04)."""
    for pair in permutations(unseen & TRULA, 2):
        if known.contract.beats((*cards, *pair)) != cards[-1]:
            return Cards.of(pair)
    return NONE


def _winning(view: View, known: Holders) -> Cards:
    """Return the cards over which the viewer might win a trick.

    All others must be known as the viewer's opponents: to whom of them a trick goes would matter.
    """
    beats, unseen = known.contract.beats, _unseen(known)
    if view.declarer != view.seat or any(view.sides[seat] != 1 for seat in _others(view)):
        return unseen or view.hand
    led = [(card,) for card in unseen] + [*permutations(unseen & TRULA, 2)]
    higher = (cards for cards in led if any(beats((*cards, own)) == own for own in view.hand))
    if doubt := Cards.of(chain.from_iterable(higher)):
        return doubt
    if not view.table:
        return NONE if _losers(view, known) else view.hand
    more = [late for number in range(3) for late in permutations(unseen & TRULA, number)]
    won = any(beats((*view.table, card, *late)) == card for card in _legal(view) for late in more)
    return Cards.of(view.table) if won else NONE


def _legal(view: View) -> list[Card]:
    return [action.card for action in view.legal if isinstance(action, Play)]


def _losers(view: View, known: Holders) -> list[Card]:
    """Return the cards that surely lose if they are led, where all unseen ones of their suits are higher.

    A player must then hold one of the suit: there are more of them than cards that no player holds.
    """
    unseen = _unseen(known)
    return [card for card in _legal(view) if len(unseen & SUIT[SUIT_OF[card]]) > known.hidden]


def _undecided(view: View, known: Holders, watching: Sequence[Event], *, wins: bool) -> Cards:
    """Return the cards of which it matters to which trick they come, and that is open."""
    if len(view.hand) == 1:
        return NONE  # no player has a choice left
    unseen, doubt = _unseen(known), NONE
    out = unseen | view.hand | Cards.of(view.table)
    kinds, is_open = (IN_TIME, unseen) if wins else (IN_TIME | IN_A_ROW, unseen | view.hand)
    for event in watching:
        together, past = Cards(event.cards), 0 < event.number <= len(view.tricks)
        if event.kind is EventKind.MET:
            comes = not together - out
        else:
            comes = event.best in out and (event.kind is not EventKind.PAIR or bool(together & out))
            together |= ALONE[event.best]
        if event.kind in kinds and comes and not past:
            doubt |= together & is_open
    return doubt


def _probes(world: Deal, view: View, known: Holders) -> Iterator[Deal]:
    """Give deals in which each unseen card is with each hand that may hold it, and honours with any two."""
    yield world
    seats, unseen = _others(view), _unseen(known)
    for card in unseen:
        for seat in seats:
            if known.may[seat] >> card & 1:
                yield _with(world, {card: seat})
    for pair in combinations(unseen & TRULA, 2):
        for two in permutations(seats, 2):
            yield _with(world, dict(zip(pair, two, strict=True)))


def _with(world: Deal, where: dict[Card, Seat]) -> Deal:
    """Return the deal with these cards in these hands, and nowhere else."""
    moved = Cards.of(where)
    hands = tuple(
        (hand - moved) | Cards.of(card for card, at in where.items() if at == seat)
        for seat, hand in enumerate(world.hands)
    )
    return world.replace(hands=hands, talon=tuple(card for card in world.talon if card not in moved))


def _events(deal: Deal) -> list[Event]:
    """Return all that is watched for in a deal."""
    found: list[Event] = []
    for bonus in deal.playing.bonuses:
        told = watched(bonus.judge, deal)
        if told is not None and not isinstance(told, Counts | Stands):
            found += told
    return found


def _unseen(known: Holders) -> Cards:
    """Return the unseen cards that a player may hold."""
    return Cards.of(card for card in Cards(known.unseen) if any(may >> card & 1 for may in known.may))


def _as_ordered(world: Deal, seat: Seat, order: Sequence[Card]) -> bool:
    """Whether the viewer may play their cards in this order, and leads to each trick but the first.

    What they may lead does not depend on the others' cards.
    """
    left = list(order)
    while left and (due := world.due) is not None:
        if due.seat == seat and Play(left[0]) not in due.legal:
            return False
        world = act(world, Play(left.pop(0)) if due.seat == seat else due.legal[0])
    return not left
