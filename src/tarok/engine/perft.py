"""Counts sequences of actions: a game with one legal action too many or too few gives another number.

The name is that of the same test for chess engines.
"""

from collections.abc import Callable, Hashable, Sequence
from typing import TypeAlias

from tarok.cards.deck import Cards
from tarok.engine.actions import Action, Seat
from tarok.engine.deal import Deal, Game, act, run
from tarok.engine.phases import position

Key: TypeAlias = Callable[[Deal], Hashable]


def phase_names(game: Game) -> list[str]:
    """Return the names of a game's phases, in their order, each once."""
    return list(dict.fromkeys(each.__name__ for each in game.phases))


def perft(deal: Deal, phase: str, key: Key | None = None) -> int:
    """Return the number of ways to play on until no phase of this name is due.

    Every way is walked.  With a `key`, positions of the same key are taken to have equally many ways, and are
    walked once: the caller must know that this holds.
    """
    known: dict[Hashable, int] = {}

    def ways(deal: Deal) -> int:
        if deal.due is None or deal.phase != phase:
            return 1
        if key is None:
            return sum(ways(act(deal, action)) for action in deal.due.legal)
        place = key(deal)
        if place not in known:
            known[place] = sum(ways(act(deal, action)) for action in deal.due.legal)
        return known[place]

    return ways(deal)


def last_words(deal: Deal) -> Hashable:
    """Return who is due in an auction, and the last thing that each seat has said in it.

    This is a sound key for an auction in which a pass is final, and each bid is higher than the one before
    or, from a senior seat, equal to it. All that such an auction goes on from can be read off it: who has
    passed has said so last; the highest bid is the highest of the last words, for every bid is at least as
    high as those before; of two seats that have bid it the senior one holds it; and who is due is part of
    the key.
    """
    said: dict[Seat, Action] = dict(deal.log[len(deal.log) - len(deal.said) :])
    assert deal.due is not None
    return deal.due.seat, frozenset(said.items())


def holding(game: Game, phase: str, hands: Sequence[Cards]) -> Deal:
    """Return the beginning of that phase with these hands; here a card may be in several of them.

    ValueError: the game has no such phase, or another number of seats.
    """
    if len(hands) != game.seats:
        raise ValueError(f"{game.key} has {game.seats} hands, not {len(hands)}")
    bare = position(game, phase=phase, hands=[Cards()] * game.seats)
    if bare.entry is None:
        raise ValueError(f"the deal is over before there is a phase {phase!r}")
    return run(bare.entry.replace(hands=tuple(hands)), bare.stage)


def forward(deal: Deal, phase: str) -> Deal:
    """Return the deal at the beginning of that phase, if the first legal action is always done until then.

    ValueError: the deal is over before.
    """
    while deal.due and deal.phase != phase:
        deal = act(deal, deal.due.legal[0])
    if deal.due is None:
        raise ValueError(f"the deal is over before there is a phase {phase!r}")
    return deal
