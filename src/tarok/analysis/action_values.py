"""The values of a seat's legal actions, over worlds in which each of them is tried."""

from collections.abc import Iterator, Sequence
from time import monotonic
from typing import Final

from tarok.analysis.advice import Advice, Weighed
from tarok.analysis.reasons import reasons
from tarok.bots import PLAYERS
from tarok.bots.search.likelihood import likeliest
from tarok.engine.actions import (
    Action,
    Bid,
    Call,
    Choose,
    Cut,
    Knock,
    Method,
    Pass,
    Pick,
    Place,
    Play,
    Take,
    ThrowIn,
)
from tarok.engine.deal import Game
from tarok.engine.view import Player, View
from tarok.values import Evaluation, Values

WORLDS: Final = 100
"""In how many worlds actions are compared, if there is time."""
SECONDS: Final = 2.0
"""How long no further world is begun; for words a quarter of that to find likely worlds."""
TRIED: Final = 8
"""In how many worlds all words are tried before the best go on."""
MARGIN: Final = 1.96
"""How many standard errors two means are apart that are not about equal: a paired interval of 95 %."""
MOST: Final = 5
"""How many actions are told, the best first, with the one that is advised and the one that was done."""
DEALING: Final = (Cut, Knock, Method, Pick, Place)
"""What is not weighed: it is done before there are cards to judge by."""
TRUSTED: Final = (Play, Bid, Pass, Choose, Call, Take, ThrowIn)
"""Where something else than by rules is advised, if it is surely better; of the rest numbers are rough."""


def advise(game: Game, view: View, seed: int, done: Action | None = None) -> Advice:
    """Return what to do by a view whose turn it is; what was `done` is told in any case.

    The player by rules is followed, unless something else is surely better.  The same view and seed are
    answered alike if all worlds are done before the time is over; the fewer are, the more may differ.
    ValueError: it is not the viewer's turn, or no world agrees with the view.
    """
    by_rules = PLAYERS["rule"](game, seed)
    usual = by_rules(view)
    told = usual if done is None else done
    if len(view.legal) == 1 or any(isinstance(action, DEALING) for action in view.legal):
        why = Weighed(told, (), 0.0, equal=True, ahead=0.0, made=None, reasons=reasons(game, view, told))
        return Advice(usual, 0, by_rules=True, shared=(), weighed=(why,))
    found = _found(Evaluation(game, view, seed, player=PLAYERS["rule"]), by_rules, (usual, told))
    first = found.actions.index(usual)
    trusted = all(isinstance(action, TRUSTED) for action in view.legal)
    chosen = found.best if trusted and found.better(found.best, first, MARGIN) else first
    whys = [reasons(game, view, action) for action in found.actions]
    shared = tuple(reason for reason in whys[0] if all(reason in why for why in whys))
    weighed = tuple(
        Weighed(
            found.actions[i],
            same,
            round(found.mean(i), 1),
            equal=not found.better(found.best, i, MARGIN),
            ahead=round(sum(each > 0 for each in found.points(i)) / found.worlds, 2),
            made=None if (made := found.makes(i)) is None else round(made, 2),
            reasons=tuple(reason for reason in whys[i] if reason not in shared),
        )
        for i, same in _told(found, (found.actions.index(told), chosen))
    )
    return Advice(found.actions[chosen], found.worlds, not trusted, shared, weighed)


def _found(asked: Evaluation, by_rules: Player, wanted: Sequence[Action]) -> Values:
    """Return the values of all cards, or of the best words and those that are `wanted`.

    ValueError: there was no time for a single world.
    """
    legal, end = asked.view.legal, monotonic() + SECONDS
    if all(isinstance(action, Play) for action in legal):
        found = asked.of(legal, range(WORLDS), deadline=end)
    else:
        numbers = likeliest(asked, by_rules, WORLDS, deadline=end - 3 * SECONDS / 4)
        found = asked.of(legal, numbers[:TRIED], deadline=end)
        if found.worlds:
            order = sorted(range(len(legal)), key=found.mean, reverse=True)[:MOST]
            kept = [*dict.fromkeys((*order, *map(legal.index, wanted)))]
            found = found.only(kept)
            found = found.and_(asked.of(found.actions, numbers[found.worlds :], deadline=end))
    if not found.worlds:
        raise ValueError("there was no time for a single world")
    return found


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
