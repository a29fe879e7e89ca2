"""What kind of mistake a decision was: rules that read the deal, one row each."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from tarok.cards.deck import MOND, PAGAT, SKIS
from tarok.engine.actions import Action, Bid, Call, Choose, Pass, Play, Take
from tarok.engine.deal import Deal
from tarok.engine.deal_types import Trick
from tarok.report.findings import Judged

LATE: Final = 3
"""With how many tricks or fewer to come one should have the count."""
LEAST: Final = 1
"""What a card is worth that is no court, in points."""
TURNS: Final = 0.5
"""In which share of the worlds the contract must hang on a card for that."""


class Mistake(NamedTuple):
    """A decision that cost something, the deal as it lay then, and as it came out."""

    judged: Judged
    now: Deal
    end: Deal

    @property
    def trick(self) -> Trick | None:
        """The trick to which a card was played."""
        number = self.judged.trick
        return self.end.tricks[number - 1] if 0 < number <= len(self.end.tricks) else None

    def plays(self, card: int) -> bool:
        """Whether this card was played, and another was better."""
        return self.judged.done == Play(card) != self.judged.best

    def value(self, action: Action) -> float | None:
        """Return what the contract of a word is worth: a pass less than all; None: it names none."""
        if isinstance(action, Pass):
            return float("-inf")
        known = {each.id: each.value for each in self.end.game.contracts}
        return known.get(action.contract) if isinstance(action, Bid | Choose) else None


def _lost_mond(at: Mistake) -> bool:
    return at.plays(MOND) and at.trick is not None and SKIS in at.trick.cards and _lost(at, at.trick)


def _early_pagat(at: Mistake) -> bool:
    last = at.judged.trick == len(at.end.tricks)
    return at.plays(PAGAT) and not last and at.trick is not None and _lost(at, at.trick)


def _lost(at: Mistake, trick: Trick) -> bool:
    return at.end.side(trick.winner) != at.end.side(at.judged.seat)


def _into_ruff(at: Mistake) -> bool:
    done, trick = at.judged.done, at.trick
    court = isinstance(done, Play) and done.card < PAGAT and at.end.game.worth[done.card] > LEAST
    return court and trick is not None and _lost(at, trick) and max(trick.cards) >= PAGAT


def _no_taroks(at: Mistake) -> bool:
    done, best = at.judged.done, at.judged.best
    leads = isinstance(done, Play) and isinstance(best, Play) and not at.now.table
    ours = at.end.playing.aim is not None and at.end.side(at.judged.seat) == 0
    return leads and ours and done.card < PAGAT <= best.card  # type: ignore[union-attr] # `leads` says what they are


def _miscounted(at: Mistake) -> bool:
    judged, playing = at.judged, at.end.playing if at.judged.trick else None
    if playing is None or not playing.counts or judged.made is None or judged.best_made is None:
        return False
    gained = judged.best_made - judged.made
    late = len(at.end.tricks) - judged.trick < LATE
    return late and (gained if at.end.side(judged.seat) == 0 else -gained) >= TURNS


def _higher(at: Mistake) -> bool:
    done, best = at.value(at.judged.done), at.value(at.judged.best)
    return done is not None and best is not None and done > best


def _lower(at: Mistake) -> bool:
    done, best = at.value(at.judged.done), at.value(at.judged.best)
    return done is not None and best is not None and done < best


THEMES: Final[Sequence[tuple[str, Callable[[Mistake], bool]]]] = (
    ("lost-mond", _lost_mond),
    ("early-pagat", _early_pagat),
    ("into-ruff", _into_ruff),
    ("no-taroks", _no_taroks),
    ("forgot-count", _miscounted),
    ("called-badly", lambda at: isinstance(at.judged.done, Call)),
    ("took-badly", lambda at: isinstance(at.judged.done, Take)),
    ("bid-high", _higher),
    ("bid-low", _lower),
)


def themes(at: Mistake) -> tuple[str, ...]:
    """Return what kinds of mistake this was, if there is a word for any."""
    return tuple(name for name, holds in THEMES if holds(at))
