"""Each decision by what its seat could know: what it was to bring, and what the best was to bring."""

from collections.abc import Iterator, Sequence
from math import inf
from typing import Final

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
"""In how many worlds the best card is looked for, and in how many others it is compared."""
WORDS: Final = (10, 40)
"""The same for words, each of which is followed by others until the cards are played."""
MOST: Final = 5
"""How many options are told, the best first, apart from the one that was taken."""
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
    seat, trick = now.due.seat, trick_of(deal, number, now)
    seen, done = view(now, seat), done or deal.log[number][1]
    if done not in seen.legal:
        raise ValueError(f"action {number} may not be that")
    try:
        return _judge(deal.game, seen, done, number, trick, seed)
    except NoWorld:
        return Judged(number, trick, seat, done, done, 0.0, 0.0, 0, 0.0, None, None, ())


def _judged(legal: Sequence[Action]) -> bool:
    return len(legal) > 1 and all(isinstance(action, TRUSTED) for action in legal)


def _judge(  # noqa: PLR0913, PLR0917 - a decision
    game: Game, seen: View, done: Action, number: int, trick: int, seed: int
) -> Judged:
    """Return the same, from the view alone: nothing else of the deal is known here."""
    by_rules = PLAYERS["rule"](game, seed)
    asked = Evaluation(game, seen, seed, player=PLAYERS["rule"])
    legal, usual = seen.legal, by_rules(seen)
    first, more = CARDS if trick else WORDS
    numbers = range(first + more) if trick else likeliest(asked, by_rules, first + more, inf)
    found = asked.of(legal, numbers[:first])
    order = sorted(range(len(legal)), key=found.mean, reverse=True)
    best = found.best if found.mean(found.best) > found.mean(legal.index(done)) else legal.index(done)
    others = () if trick else order[:MOST]
    kept = dict.fromkeys((best, legal.index(done), legal.index(usual), *others))
    apart = asked.of([legal[i] for i in kept], numbers[first:])
    cost = max(0.0, apart.mean(0) - apart.mean(apart.actions.index(done)))
    better = legal[best] if cost else done
    at, top = apart.actions.index(done), apart.actions.index(better)
    return Judged(
        number=number,
        trick=trick,
        seat=seen.seat or 0,
        done=done,
        best=better,
        cost=round(cost, 1),
        margin=round(MARGIN * apart.error(top, at), 1),
        worlds=apart.worlds,
        usual=round(apart.mean(apart.actions.index(usual)), 1),
        made=apart.makes(at),
        best_made=apart.makes(top),
        options=tuple(_options(found if trick else apart, done)),
    )


def _options(found: Values, done: Action) -> Iterator[Alternative]:
    """Yield the best options, and the one that was taken."""
    order = sorted(range(len(found.actions)), key=found.mean, reverse=True)
    for rank, i in enumerate(order):
        if rank < MOST or found.actions[i] == done:
            yield Alternative(found.actions[i], round(found.mean(i), 1), round(found.error(order[0], i), 1))
