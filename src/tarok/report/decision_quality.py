"""Each decision by what its seat could know: what it was to bring, and what the best was to bring."""

from collections.abc import Iterator, Sequence
from math import ceil, inf
from statistics import fmean
from typing import Final, NamedTuple

from tarok.bots import PLAYERS
from tarok.bots.search.likelihood import likeliest
from tarok.engine.actions import Action, Bid, Call, Choose, Pass, Play, Take, ThrowIn
from tarok.engine.deal import Deal, Game
from tarok.engine.view import View, view
from tarok.report.deal_course import course, trick_of
from tarok.report.findings import Alternative, Judged
from tarok.values import Evaluation, Values
from tarok.worlds.distributions import NoWorld

MARGIN: Final = 1.96
"""How many standard errors an interval of 95 % is wide, to either side."""
CARDS: Final = (100, 300)
"""In how many worlds the best card is looked for, and in how many others at most it is compared."""
WORDS: Final = (10, 30)
"""The same for words, each of which is followed by others until the cards are played."""
STEPS: Final = 3
"""In how many steps it is compared: after each of them it ends if a mistake is no longer likely."""
MOST: Final = 5
"""How many options are told, the best first, apart from the one that was taken;"""
COMPARED: Final = 2
"""and how many of the best words are compared, too."""
SENSIBLE: Final = 3
"""Of how many words, the best first, one is drawn by lot: among all of them most are absurd."""
TRUSTED: Final = (Play, Bid, Pass, Choose, Call, Take, ThrowIn)
"""What is judged.

Of what is discarded, announced and doubled the numbers are too rough to blame a player.
"""


def decisions(deal: Deal) -> Iterator[int]:
    """Yield the numbers of the actions of a deal that are judged: cards first, for they take less time.

    ValueError: it is not over.
    """
    lain = course(deal)
    chosen = [i for i, now in enumerate(lain) if now.due and _judged(now.due.legal)]
    yield from (i for i in chosen if isinstance(deal.log[i][1], Play))
    yield from (i for i in chosen if not isinstance(deal.log[i][1], Play))


def judge(deal: Deal, number: int, seed: int = 0, done: Action | None = None) -> Judged:
    """Return how good the action with this number was, by what its seat could see just before.

    Or else how good it would have been to have `done` this instead.  ValueError: the deal is not over, that
    is no decision, or it might not be done.
    """
    lain = course(deal)
    now = lain[number] if number in range(len(deal.log)) else lain[-1]
    if now.due is None or not _judged(now.due.legal):
        raise ValueError(f"action {number} is no decision that can be judged")
    seat, done = now.due.seat, done or deal.log[number][1]
    asked = Asked(deal.game, view(now, seat), number, trick_of(deal, number, now), _is_first(lain, number))
    if done not in asked.seen.legal:
        raise ValueError(f"action {number} may not be that")
    try:
        return _judge(asked, done, seed)
    except NoWorld:
        return Judged(number, asked.trick, seat, done, done, 0.0, 0.0, 0, 0.0, None, None, ())


def _judged(legal: Sequence[Action]) -> bool:
    return len(legal) > 1 and all(isinstance(action, TRUSTED) for action in legal)


def _is_first(lain: Sequence[Deal], number: int) -> bool:
    """Whether the seat that acts has decided nothing before."""
    due = [each.due for each in lain[: number + 1] if each.due and _judged(each.due.legal)]
    return all(each.seat != due[-1].seat for each in due[:-1])


class Asked(NamedTuple):
    """A decision, from the view alone: nothing else of the deal is known here."""

    game: Game
    seen: View
    number: int
    trick: int
    is_first: bool


def _judge(asked: Asked, done: Action, seed: int) -> Judged:
    """Return how good this action is there."""
    seen, legal = asked.seen, asked.seen.legal
    by_rules = PLAYERS["rule"](asked.game, seed)
    tried = Evaluation(asked.game, seen, seed, player=PLAYERS["rule"])
    some, more = CARDS if asked.trick else WORDS
    numbers = range(some) if asked.trick else likeliest(tried, by_rules, some, inf)
    found = tried.of(legal, numbers)
    best = found.best if found.mean(found.best) > found.mean(legal.index(done)) else legal.index(done)
    usual = by_rules(seen)
    if legal[best] == done and not asked.is_first:
        return _told(asked, found, found, done, done, usual)
    order = () if asked.trick else sorted(range(len(legal)), key=found.mean, reverse=True)[:COMPARED]
    kept = dict.fromkeys((best, legal.index(done), legal.index(usual), *order))
    fresh = (
        range(some, some + more)
        if asked.trick
        else [i for i in likeliest(tried, by_rules, some + more, inf) if i not in set(numbers)][:more]
    )
    apart = _compared(tried, [legal[i] for i in kept], done, fresh, whole=asked.is_first)
    at = apart.actions.index(done)
    better = legal[best] if apart.mean(0) > apart.mean(at) else done
    return _told(asked, found, apart, done, better, usual)


def _compared(
    tried: Evaluation, actions: Sequence[Action], done: Action, numbers: Sequence[int], *, whole: bool
) -> Values:
    """Return the values of these actions, the best first, in as many of the worlds as are of use, or in all.

    To end early only where no mistake is likely blames no decision that all the worlds would not blame.
    """
    size = max(2, ceil(len(numbers) / STEPS))  # one world tells nothing of how sure it is
    apart, at = tried.of(actions, numbers[:size]), actions.index(done)
    for start in range(size, len(numbers), size):
        if not whole and apart.mean(0) - apart.mean(at) <= apart.error(0, at):
            break
        apart = apart.and_(tried.of(actions, numbers[start : start + size]))
    return apart


def _told(  # noqa: PLR0913, PLR0917 - what was found, and of what
    asked: Asked, found: Values, apart: Values, done: Action, better: Action, usual: Action
) -> Judged:
    at, top = apart.actions.index(done), apart.actions.index(better)
    cost = apart.mean(top) - apart.mean(at)
    after = apart if usual in apart.actions else found
    means = sorted((found.mean(i) for i in range(len(found.actions))), reverse=True)
    drawn = means if asked.trick else means[:SENSIBLE]
    own, amount = _paid(asked, apart, top, at)
    return Judged(
        number=asked.number,
        trick=asked.trick,
        seat=asked.seen.seat or 0,
        done=done,
        best=better,
        cost=round(cost, 1),
        margin=round(MARGIN * apart.error(top, at), 1),
        worlds=apart.worlds,
        usual=round(after.mean(after.actions.index(usual)), 1),
        made=apart.makes(at),
        best_made=apart.makes(top),
        options=tuple(_options(found if asked.trick else apart, done)),
        own=round(own, 1),
        amount=round(cost if amount is None else amount, 1),
        usual_own=round(_means(after, after.actions.index(usual))[asked.seen.seat or 0], 1),
        chance=round(means[0] - fmean(drawn), 1),
    )


def _paid(asked: Asked, values: Values, top: int, at: int) -> tuple[float, float | None]:
    """Return by how much the seat itself is paid less, and its side; None: there are no sides yet."""
    best, done, seat = _means(values, top), _means(values, at), asked.seen.seat or 0
    less = [one - other for one, other in zip(best, done, strict=True)]
    declarer, mutual = asked.seen.declarer, not any(map(round, (sum(best), sum(done))))
    if declarer is None or not asked.trick:
        return less[seat], None
    if mutual or asked.seen.sides[seat] != 1:
        return less[seat], max(0.0, less[seat])
    return less[seat], max(0.0, less[seat] - less[declarer])


def _means(values: Values, i: int) -> list[float]:
    """Return what each seat is paid on average after an action."""
    first, end = i * values.worlds * values.seats, (i + 1) * values.worlds * values.seats
    return [fmean(values.paid[first + seat : end : values.seats]) for seat in range(values.seats)]


def _options(found: Values, done: Action) -> Iterator[Alternative]:
    """Yield the best options, and the one that was taken."""
    order = sorted(range(len(found.actions)), key=found.mean, reverse=True)
    for rank, i in enumerate(order):
        if rank < MOST or found.actions[i] == done:
            yield Alternative(found.actions[i], round(found.mean(i), 1), round(found.error(order[0], i), 1))
