"""Reasons for what is said, called and discarded: facts of the own hand."""

from collections.abc import Iterator

from tarok.cards.deck import KINGS, PAGAT, SUIT, SUIT_OF, TAROKS, TRULA, Cards
from tarok.engine.actions import Action, Announce, Bid, Call, Choose, Kontra, Lay, Pass
from tarok.engine.bonuses import Collects
from tarok.engine.deal import Game
from tarok.engine.view import View
from tarok.reasons.reason import Reason


def reasons_for_word(game: Game, view: View, action: Action) -> Iterator[Reason]:
    """Yield what speaks for something that is said or discarded, by the own hand."""
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
