"""Whether a bot does otherwise when the cards that its seat cannot see lie otherwise.

The other cards are a world of the seat's view, so every way in which they may lie comes up.  A bot is made
anew for the deal and for the world, and each is asked there, too, what the seats do whose turn it was before:
whatever it may keep of their hands is with it when it decides.
"""

import random
from collections.abc import Callable, Iterator
from typing import NamedTuple

from tarok.bots import PLAYERS
from tarok.engine.actions import Action
from tarok.engine.deal import Deal, Game, act, start
from tarok.engine.result import Carry
from tarok.engine.view import view
from tarok.worlds import worlds

Decider = Callable[[Deal], Action]
"""Decides for the seat whose turn it is; an honest one looks at that seat's view alone."""

COMPANY = ("bold", "rule", "rule", "bold")
"""Who plays the deals: so all kinds of words are said, and cards are played well and badly."""
BEFORE = 1
"""How many earlier decisions of other seats a bot is asked for first."""


class Peeked(NamedTuple):
    """In how many decisions of how many a bot did otherwise."""

    caught: int
    tried: int


def blind(make: Callable, game: Game, seed: int) -> Decider:
    """Return a player of views."""
    player = make(game, seed)
    return lambda deal: player(view(deal, deal.due.seat))


def peeked(make: Callable[[Game, int], Decider], game: Game, number: int) -> Peeked:
    """Ask for this number of decisions, each in a deal and in a world of its view."""
    caught = tried = 0
    for seed, deal in decisions(game):
        (world,) = worlds(game, view(deal, deal.due.seat), 1, seed)
        if world.hands == deal.hands and world.talon == deal.talon:
            continue
        caught += _decided(make(game, seed), deal) != _decided(make(game, seed), world)
        tried += 1
        if tried == number:
            return Peeked(caught, tried)
    raise AssertionError("there are decisions without end")


def decisions(game: Game) -> Iterator[tuple[int, Deal]]:
    """Deals that were dealt, at a choice among several actions, about four of each; each with its number."""
    number = 0
    while True:
        number += 1
        chance = random.Random(f"peeking/{number}")
        pack = chance.sample([*game.pack], len(game.pack))
        deal = start(game, pack, Carry(dealer=game.places - 1, totals=(0,) * game.places))
        players = [PLAYERS[name](game, number) for name in COMPANY]
        while deal.due:
            if deal.phase != "dealing" and len(deal.due.legal) > 1 and chance.random() < 0.15:
                yield number, deal
            deal = act(deal, players[deal.due.seat](view(deal, deal.due.seat)))


def _decided(decider: Decider, deal: Deal) -> Action:
    for earlier in _before(deal):
        decider(earlier)
    return decider(deal)


def _before(deal: Deal) -> list[Deal]:
    """The last moments when other seats had a choice, as they were in this deal."""
    found, earlier = [], start(deal.game, deal.pack, deal.carry)
    for seat, action in deal.log:
        if seat != deal.due.seat and len(earlier.due.legal) > 1:
            found.append(earlier)
        earlier = act(earlier, action)
    return found[-BEFORE:]
