"""The actions worth trying: the choice of the rule player, and its choice if that were not allowed."""

from collections.abc import Collection, Iterator, Mapping
from itertools import islice
from types import MappingProxyType
from typing import Final

from msgspec.structs import replace

from tarok.engine.actions import PASS, Action, Bid, Call, Choose, Kontra, Play, Take
from tarok.engine.view import Player, View

MOST: Final[Mapping[type[Action], int]] = MappingProxyType({Bid: 3, Choose: 3, Call: 3, Take: 6, Kontra: 2})
"""How many actions are tried where one of a kind may be done; other words are left to the rules."""


def cards(view: View, given: Play) -> tuple[Action, ...]:
    """Return all cards that may be played, the choice of the rules first."""
    return given, *(other for other in view.legal if isinstance(other, Play) and other != given)


def words(by_rules: Player, view: View, about: Collection[type[Action]]) -> tuple[Action, ...]:
    """Return what to try, the choice of the rules first; that alone where there is nothing to think about."""
    given = by_rules(view)
    most = max((MOST[type(action)] for action in view.legal if type(action) in about), default=1)
    if type(given) not in about and given != PASS:
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
