"""The values of a seat's legal actions, over worlds in which each of them is tried."""

from collections import Counter
from collections.abc import Iterator, Sequence
from time import monotonic
from typing import Final

from tarok.analysis.advice import Advice, Outlook, Weighed, degree
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
from tarok.reasons import Reason, reason, reasons_for_word
from tarok.values import Evaluation, Values
from tarok.values.matrix import NOTHING

WORLDS: Final = 100
"""In how many worlds actions are compared, if there is time."""
SECONDS: Final = 2.0
"""How long no further world is begun; for words a quarter of that to find likely worlds."""
TRIED: Final = 8
"""In how many worlds all words are tried before the best go on."""
MARGIN: Final = 1.96
"""How many standard errors two means are apart that are not about equal: a paired interval of 95 %."""
MOST: Final = 5
"""How many actions are told: the one that is advised, then the best; and the one that was done."""
LIKELY: Final = 2
"""How many games are told that it may become after an action."""
RARE: Final = 0.05
"""Up to which share of the worlds a game is not worth telling."""
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
        why = (Reason("only-card", cards=(told.card,)),) if isinstance(told, Play) else ()
        return Advice(usual, 0, by_rules=True, shared=(), weighed=(_unweighed(told, why),))
    asked = Evaluation(game, view, seed, player=PLAYERS["rule"])
    found = _found(asked, by_rules, (usual, told))
    first = found.actions.index(usual)
    trusted = all(isinstance(action, TRUSTED) for action in view.legal)
    chosen = found.best if trusted and found.better(found.best, first, MARGIN) else first
    shared = _shared(game, view, found)
    done_at = found.actions.index(told)
    weighed = []
    for i, same in _told(found, chosen, done_at):
        equal = not found.better(chosen, i, MARGIN)
        worse = 0.0 if equal else found.mean(chosen) - found.mean(i)
        makes = found.makes(i)
        explained = i == chosen or (i == done_at and equal)
        judged = Weighed(
            found.actions[i],
            same,
            round(found.mean(i), 1),
            equal=equal,
            ahead=round(sum(points > 0 for points in found.points(i)) / found.worlds, 2),
            made=None if makes is None else round(makes, 2),
            reasons=_reasons(asked, found, i, shared) if explained else (),
            degree=degree(found.mean(chosen), worse),
            outlook=tuple(_outlook(asked, found, i)),
        )
        weighed.append(judged)
    return Advice(found.actions[chosen], found.worlds, not trusted, shared, tuple(weighed))


def _unweighed(action: Action, why: tuple[Reason, ...]) -> Weighed:
    return Weighed(action, (), 0.0, equal=True, ahead=0.0, made=None, reasons=why)


def _reasons(asked: Evaluation, found: Values, i: int, shared: tuple[Reason, ...]) -> tuple[Reason, ...]:
    """Return why an action is better than the next that is surely worse."""
    action = found.actions[i]
    if not isinstance(action, Play):
        return tuple(each for each in reasons_for_word(asked.game, asked.view, action) if each not in shared)
    equal = found.mean(i)  # what is not surely worse needs no reason against it
    worth = {
        other: found.mean(j) if found.better(i, j, MARGIN) else equal for j, other in enumerate(found.actions)
    }
    why = reason(asked.game, asked.view, action, worth, asked.seed)
    return (why,) if why else ()


def _shared(game: Game, view: View, found: Values) -> tuple[Reason, ...]:
    """Return the reasons that hold whatever is said."""
    if isinstance(found.actions[0], Play):
        return ()
    whys = [tuple(reasons_for_word(game, view, action)) for action in found.actions]
    return tuple(why for why in whys[0] if all(why in each for each in whys))


def _outlook(asked: Evaluation, found: Values, i: int) -> Iterator[Outlook]:
    """Yield whose game it becomes after an action, the most likely first."""
    said = found.made[i * found.worlds : (i + 1) * found.worlds]
    games = [game for (action, _), game in asked.games.items() if action == found.actions[i]]
    if isinstance(found.actions[i], Play):
        games = [(asked.view.declarer, asked.view.contract or "")] * found.worlds
    counts = Counter(games[: found.worlds])
    for (seat, contract), worlds in counts.most_common(LIKELY):
        if worlds <= RARE * found.worlds:
            continue
        makes = [made for game, made in zip(games, said, strict=False) if game == (seat, contract)]
        yield Outlook(seat, contract, worlds, None if NOTHING in makes else makes.count(1))


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


def _told(found: Values, chosen: int, done: int) -> Iterator[tuple[int, tuple[Action, ...]]]:
    """Yield the numbers of the actions that are told, with those that are the same to a point.

    What is `chosen` comes first, then the others by what they are worth; what was `done` stands for itself.
    """
    groups: dict[tuple[float, ...], list[int]] = {}
    for i in range(len(found.actions)):
        groups.setdefault(found.points(i), []).append(i)
    order = sorted(groups.values(), key=lambda group: (chosen not in group, -found.mean(group[0])))
    for rank, group in enumerate(order):
        asked = [i for i in dict.fromkeys((chosen, done)) if i in group]
        if rank < MOST or asked:
            first, *more = asked or group[:1]
            yield first, tuple(found.actions[i] for i in group if i != first and i not in more)
            yield from ((i, ()) for i in more)
