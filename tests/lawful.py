"""Deals for the laws: seeded, of every shape, by players of chance who are bold, or equal to all that is legal."""

import random
from collections.abc import Iterator

from tarok.actions import Action, Cut, Knock, Method
from tarok.bots import PLAYERS
from tarok.cards import SUIT
from tarok.deal import Deal, Game, act, start
from tarok.result import Carry
from tarok.view import Player, view


MARKS = {
    "radli": lambda chance, places: tuple(chance.choice((0, 0, 1, 3)) for _ in range(places)),
    "compulsory_klop": lambda chance, places: (int(chance.random() < 0.1),),
    "pool": lambda chance, places: (chance.choice((0, 0, 1, 4, 17, 50)),),
    "radler": lambda chance, places: (chance.choice((0, 0, 1, 3)),),
}
"""What may stand on a sheet besides the totals."""
WITH_A_POOL = ("romanian", "taper")


def packs(game: Game, seed: int) -> Iterator[tuple[int, ...]]:
    """Shuffled packs, and every third time one that gives somebody a great hand."""
    chance = random.Random(seed)
    for number in range(10**9):
        cards = list(game.pack)
        chance.shuffle(cards)
        yield tuple(_lopsided(cards, game, chance) if number % 3 == 2 else cards)


def _lopsided(cards: list[int], game: Game, chance: random.Random) -> list[int]:
    """A pack that gives one seat a great hand when it is knocked: high taroks, or long suits from the top."""
    size = (len(cards) - 6) // game.seats
    taroks, *suits = ([*reversed([*suit & game.pack])] for suit in (SUIT[4], *chance.sample(SUIT[:4], 4)))
    tops = [suits[0][0], suits[1][0]]
    kinds = (taroks, [*taroks[:1], *suits[0], *suits[1]], [*taroks[: size - 2], *tops])
    great = chance.choice(kinds)[:size]
    rest = [card for card in cards if card not in great]
    before = 6 + size * chance.randrange(game.seats)
    return rest[:before] + great + rest[before:]


def carries(game: Game, seed: int) -> Iterator[Carry]:
    """What deals may begin with: any dealer, scores, and what else a sheet of the game may say."""
    chance = random.Random(seed)
    names = ("pool", "radler") if game.key in WITH_A_POOL else ("radli", "compulsory_klop")
    while True:
        marks = {name: MARKS[name](chance, game.places) for name in names}
        totals = tuple(chance.randrange(-300, 300, 5) for _ in range(game.places))
        yield Carry(dealer=chance.randrange(game.places), totals=totals).with_marks(**marks)


def players(game: Game, seed: int) -> list[Player]:
    """Bold players, where all may pass now and then random ones; great hands stay together: nobody cuts."""
    temper = "random" if game.key in WITH_A_POOL and seed % 4 == 0 else "bold"
    chosen = [PLAYERS[temper](game, seed) for seat in range(game.seats)]
    return [_knocking(player) if seed % 3 == 2 else player for player in chosen]


def _knocking(player: Player) -> Player:
    def play(seen) -> Action:
        if any(isinstance(action, Cut) for action in seen.legal) and Knock() in seen.legal:
            return Knock()
        if Method("twelve") in seen.legal:
            return Method("twelve")
        return seen.legal[0] if seen.phase == "dealing" else player(seen)

    return play


def begun(game: Game, seed: int) -> Iterator[tuple[Deal, list[Player]]]:
    """Deals that have just begun, each with its players."""
    for number, (pack, carry) in enumerate(zip(packs(game, seed), carries(game, seed), strict=False)):
        yield start(game, pack, carry), players(game, number)


def steps(deal: Deal, seats: list[Player]) -> Iterator[Deal]:
    """The deal as it stands at first, and after every single action."""
    yield deal
    while deal.due:
        deal = act(deal, seats[deal.due.seat](view(deal, deal.due.seat)))
        yield deal
