"""What is worth thinking about: what rules would do, and what they would do if that were not allowed."""

from collections.abc import Iterator, Mapping
from itertools import islice
from types import MappingProxyType
from typing import Final

from msgspec.structs import replace

from tarok.actions import PASS, Action, Bid, Call, Choose, Kontra, Lay, Play, Take
from tarok.cards import SUIT_OF, TAROKS
from tarok.view import Player, View

MOST: Final[Mapping[type[Action], int]] = MappingProxyType({Bid: 3, Choose: 3, Call: 4, Take: 6, Kontra: 2})
"""How many actions are tried where one of a kind may be done; other words are left to the rules."""


def cards(view: View, given: Play) -> tuple[Action, ...]:
    """Return all cards that may be played, the choice of the rules first."""
    return given, *(other for other in view.legal if isinstance(other, Play) and other != given)


def words(by_rules: Player, view: View) -> tuple[Action, ...]:
    """Return what to try, the choice of the rules first; that alone where there is nothing to think about."""
    given = by_rules(view)
    if isinstance(given, Lay):
        return given, *_laid(view, given)
    most = max((MOST.get(type(action), 1) for action in view.legal), default=1)
    if type(given) not in MOST and given != PASS:
        return (given,)
    return tuple(islice(_ranked(by_rules, view), most))


def _ranked(by_rules: Player, view: View) -> Iterator[Action]:
    """Yield what rules would do, and then again if that were not allowed."""
    legal = view.legal
    while legal:
        action = by_rules(replace(view, legal=legal))
        if action not in legal:
            return
        yield action
        legal = tuple(other for other in legal if other != action)


def _laid(view: View, given: Lay) -> Iterator[Lay]:
    """Yield the highest card of every other suit that may be laid away."""
    highest = {
        SUIT_OF[action.card]: action
        for action in sorted((each for each in view.legal if isinstance(each, Lay)), key=lambda lay: lay.card)
        if action.card not in TAROKS
    }
    yield from (action for suit, action in highest.items() if suit != SUIT_OF[given.card])
