"""The cards that are hidden from a seat, and the spots where they may be."""

from collections.abc import Iterator
from functools import reduce
from operator import or_

from msgspec import Struct

from tarok.cards.deck import TAROKS, Card, Cards
from tarok.engine.actions import Seat
from tarok.engine.card_knowledge import cannot_hold, laid_by, played_by
from tarok.engine.deal import Game
from tarok.engine.view import LAID_UNSEEN, View
from tarok.engine.whereabouts import Told, laid_taroks, not_held, owner_of_called
from tarok.worlds.distributions import Spot
from tarok.worlds.pack_trace import Trace
from tarok.worlds.statements import told


class Hidden(Struct, frozen=True):
    """The cards that the viewer cannot place, and where they may be.

    `sure` are the cards that each seat has had for certain: held, played, discarded; `held` are those that it
    held for certain when the first card was played.  `fives` are the groups of kings and trula that it may
    have held then, if it has told that; of `some` it has had one, if they are any.
    """

    cards: Cards
    spots: tuple[Spot, ...]
    sure: tuple[Cards, ...]
    held: tuple[Cards, ...]
    fives: tuple[frozenset[Cards] | None, ...]
    some: tuple[Cards, ...]


def hidden_cards(game: Game, view: View, trace: Trace) -> Hidden:
    """Return the cards that are hidden from the viewer, with their spots."""
    seats = range(game.seats)
    own = tuple(view.hand if seat == view.seat else view.seen[seat] for seat in seats)
    held = tuple(map(or_, own, played_by(view)))
    sure = tuple(held[seat] | laid_by(view, seat) for seat in seats)
    lying = Cards.of(card for place, card in trace.known.items() if place in trace.lying)
    cards = reduce(lambda left, found: left - found, (lying, *sure), game.pack)
    # A card that a seat has played or discarded, or surely holds, is in no spot.  A hand may hold the others
    # but those that its owner would have had to play; away may lie what its owner could discard.
    words, missing = told(view, trace), cannot_hold(game, view)
    owners = _owners(view, trace, words)
    spots: list[Spot] = []
    for seat in seats:
        if seat != view.seat:
            may = cards - Cards.of(card for card, owner in owners.items() if owner != seat)
            spots += _of_seat(
                view, seat, may, may - missing[seat] - not_held(view, seat), words[seat], held[seat]
            )
    spots.append(Spot(None, len(trace.lying) - len(lying), cards - Cards.of(owners)))
    fives, some = tuple(word.fives for word in words), tuple(word.some for word in words)
    return Hidden(cards, tuple(spots), sure, held, fives, some)


def _owners(view: View, trace: Trace, words: tuple[Told, ...]) -> dict[Card, Seat]:
    """Return who has, or has discarded, cards that the viewer has seen on their way, or knows of by words."""
    owners = {
        card: seat
        for seat, own in enumerate(trace.own)
        for place, card in trace.known.items()
        if place in own
    }
    for seat, word in enumerate(words):
        owners |= dict.fromkeys(word.has, seat)
    return owners | owner_of_called(view)


def _of_seat(  # noqa: PLR0913, PLR0917 - what is known of a seat is not a little
    view: View, seat: Seat, may: Cards, may_hold: Cards, word: Told, held: Cards
) -> Iterator[Spot]:
    """Return the hand of a seat, and what it has discarded unseen."""
    taroks = None if word.taroks is None else frozenset(size - len(held & TAROKS) for size in word.taroks)
    yield Spot(seat, view.held[seat] - len(view.seen[seat]), may_hold - word.lacks, taroks=taroks)
    down = sum(entry == (seat, LAID_UNSEEN) for entry in view.log)
    may_lay = may if word.may_lay is None else may & word.may_lay
    yield Spot(seat, down, may_lay, laid=True, taroks=_laid_taroks(view, seat))


def _laid_taroks(view: View, seat: Seat) -> frozenset[int] | None:
    """Return how many taroks a seat may have discarded unseen, if something was told of that."""
    may = laid_taroks(view.facts, seat, view.seat, view.laid)
    shown = len(laid_by(view, seat) & TAROKS)
    return None if may is None else frozenset(number - shown for number in may if number >= shown)
