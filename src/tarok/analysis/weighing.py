"""What each thing that a seat may do now is worth to it, over worlds in which it is all done."""

from collections.abc import Iterator, Sequence
from time import monotonic
from typing import Final

from tarok.actions import Action, Bid, Call, Choose, Pass, Play, Take, ThrowIn
from tarok.analysis.advice import Advice, Weighed
from tarok.analysis.reasons import reasons
from tarok.bots import PLAYERS
from tarok.deal import Game
from tarok.values import Values, values
from tarok.view import View

WORLDS: Final = 100
"""In how many worlds actions are compared, if there is time."""
SECONDS: Final = 2.0
"""How long no further world is begun."""
MARGIN: Final = 1.96
"""How many standard errors two means are apart that are not about equal: a paired interval of 95 %."""
MOST: Final = 5
"""How many actions are told, the best first, with the one that is advised and the one that was done."""
WEIGHED: Final = (Play, Bid, Pass, Choose, Call, Take, ThrowIn)
"""What playouts can judge; what is promised or doubled hangs on plans that they do not make."""


def advise(game: Game, view: View, seed: int, done: Action | None = None) -> Advice:
    """Return what to do by a view whose turn it is; what was `done` is told in any case.

    The player by rules is followed, unless something else is surely better.  ValueError: it is nobody's turn
    who has this view, or no world agrees with it.
    """
    usual = PLAYERS["rule"](game, seed)(view)
    told = usual if done is None else done
    if len(view.legal) == 1 or not all(isinstance(action, WEIGHED) for action in view.legal):
        why = Weighed(told, (), 0.0, equal=True, ahead=0.0, reasons=reasons(game, view, told))
        return Advice(usual, 0, (), (why,))
    found = values(game, view, WORLDS, seed, player=PLAYERS["rule"], deadline=monotonic() + SECONDS)
    if not found.worlds:
        raise ValueError("there was no time for a single world")
    first = found.actions.index(usual)
    chosen = found.best if found.better(found.best, first, MARGIN) else first
    whys = [reasons(game, view, action) for action in found.actions]
    shared = tuple(reason for reason in whys[0] if all(reason in why for why in whys))
    weighed = tuple(
        Weighed(
            found.actions[i],
            same,
            round(found.mean(i), 1),
            equal=not found.better(found.best, i, MARGIN),
            ahead=round(sum(each > 0 for each in found.points(i)) / found.worlds, 2),
            reasons=tuple(reason for reason in whys[i] if reason not in shared),
        )
        for i, same in _told(found, (found.actions.index(told), chosen))
    )
    return Advice(found.actions[chosen], found.worlds, shared, weighed)


def _told(found: Values, wanted: Sequence[int]) -> Iterator[tuple[int, tuple[Action, ...]]]:
    """Give the numbers of the actions that are told, the best first, with those that are the same to a point.

    The `wanted` ones stand for themselves.
    """
    groups: dict[tuple[float, ...], list[int]] = {}
    for i in range(len(found.actions)):
        groups.setdefault(found.points(i), []).append(i)
    order = sorted(groups.values(), key=lambda group: -found.mean(group[0]))
    for rank, group in enumerate(order):
        asked = [i for i in dict.fromkeys(wanted) if i in group]
        if rank < MOST or asked:
            first, *more = asked or group[:1]
            yield first, tuple(found.actions[i] for i in group if i != first and i not in more)
            yield from ((i, ()) for i in more)
