"""Deals for the laws: seeded, of every shape, by random players, most of them bold."""

import random
from collections.abc import Iterator

from msgspec.structs import replace

from tarok.bots import PLAYERS
from tarok.bots.random_players import dice
from tarok.cards.deck import KINGS, PAGAT, SUIT, TAROKS, TRULA, Cards
from tarok.engine.actions import (
    PASS,
    PLAY,
    Action,
    Announce,
    Bid,
    Choose,
    Cut,
    Knock,
    Kontra,
    Method,
    Pass,
    Pick,
    Place,
    ThrowIn,
)
from tarok.engine.deal import Deal, Game, act, start
from tarok.engine.result import Carry
from tarok.engine.view import Player, view

MARKS = {
    "radli": lambda chance, places: tuple(chance.choice((0, 0, 1, 3)) for _ in range(places)),
    "compulsory_klop": lambda chance, places: (int(chance.random() < 0.1),),
    "pool": lambda chance, places: (chance.choice((0, 0, 1, 4, 17, 50)),),
    "radler": lambda chance, places: (chance.choice((0, 0, 1, 3)),),
    "hands": lambda chance, places: (chance.choice((0, 1, 3)),),
    "loans": lambda chance, places: tuple(chance.choice((0, 0, 100, 300)) for _ in range(places)),
    "skipped": lambda chance, places: tuple(int(chance.random() < 0.1) for _ in range(places)),
    "doubled_2": lambda chance, places: (chance.choice((0, 0, 1)),),
    "doubled_4": lambda chance, places: (chance.choice((0, 0, 1, 2)),),
    "deals_left": lambda chance, places: (chance.choice((0, 1, 3)),),
}
"""What may stand on a sheet besides the totals."""
WITH_A_POOL = ("romanian", "taper")
FOR_CHIPS = ("czech_american",)
WHOLE_HANDS = (Method("twelve"), Method("12"))
WITH_ROUNDS = ("paskievics", "illustrated", "illustrated_54", "high")


def packs(game: Game, seed: int, *, rare: bool = False) -> Iterator[tuple[int, ...]]:
    """Shuffled packs, and every third time one that gives somebody a great hand; or one rarely dealt."""
    chance = random.Random(seed)
    for number in range(10**9):
        cards = list(game.pack)
        chance.shuffle(cards)
        if number % 3 == 2:
            cards = _lopsided(cards, game, chance)
        elif rare and number % 3 == 1:
            cards = _odd(cards, game, chance)
        yield tuple(cards)


def _lopsided(cards: list[int], game: Game, chance: random.Random) -> list[int]:
    """A pack that gives one seat a great hand when it is knocked: high taroks, or long suits from the top."""
    size = (len(cards) - 6) // game.seats
    taroks, *suits = ([*reversed([*suit & game.pack])] for suit in (SUIT[4], *chance.sample(SUIT[:4], 4)))
    tops = [suits[0][0], suits[1][0]]
    kinds = (taroks, [*taroks[:1], *suits[0], *suits[1]], [*taroks[: size - 2], *tops])
    return _holding(cards, game, chance, chance.choice(kinds)[:size])


def _odd(cards: list[int], game: Game, chance: random.Random) -> list[int]:
    """A pack that gives one seat kings and the trula, or next to no tarok, when it is knocked."""
    size = (len(cards) - 6) // game.seats
    suits = [card for card in cards if card not in TAROKS]
    few = chance.choice(([], [PAGAT], [PAGAT], [card for card in cards if card in TAROKS][:2]))
    kings = [*KINGS & game.pack]
    chance.shuffle(kings)
    many = [*kings[: chance.choice((3, 4, 4))], *[*TRULA][: chance.choice((0, 2, 3))]]
    poor = [*few, *suits[: size - len(few)]]
    rich = [*many, *[card for card in cards if card not in KINGS | TRULA][: size - len(many)]]
    return _holding(cards, game, chance, chance.choice((poor, rich)))


def _holding(cards: list[int], game: Game, chance: random.Random, hand: list[int]) -> list[int]:
    """The same pack, but some seat is dealt this hand when it is knocked, or the first thing is done."""
    first = start(game, cards)
    if first.due and Knock() not in first.due.legal and Method("twelve") not in first.due.legal:
        return given(cards, hand, first, chance.randrange(game.seats))
    rest = [card for card in cards if card not in hand]
    before = 6 + len(hand) * chance.randrange(game.seats)
    return rest[:before] + hand + rest[before:]


def given(cards: list[int], great: list[int], deal: Deal, seat: int) -> list[int]:
    """The pack with cards exchanged so that the seat is dealt these, and maybe one more, in any batches."""
    while deal.phase == "dealing":
        deal = act(deal, deal.due.legal[0])
    hand = deal.hands[seat]
    pairs = list(zip(hand - Cards.of(great), Cards.of(great) - hand, strict=False))
    exchanged = dict(pairs) | {other: one for one, other in pairs}
    return [exchanged.get(card, card) for card in cards]


def carries(game: Game, seed: int) -> Iterator[Carry]:
    """What deals may begin with: any dealer, scores, and what else a sheet of the game may say."""
    chance = random.Random(seed)
    names = ("pool", "radler") if game.key in WITH_A_POOL else ("radli", "compulsory_klop")
    names = ("hands", "loans", "skipped") if game.key in FOR_CHIPS else names
    names = ("doubled_2", "doubled_4", "deals_left") if game.key in WITH_ROUNDS else names
    while True:
        marks = {name: MARKS[name](chance, game.places) for name in names}
        totals = tuple(chance.randrange(-300, 300, 5) for _ in range(game.places))
        yield Carry(dealer=chance.randrange(game.places), totals=totals).with_marks(**marks)


def players(game: Game, seed: int, *, rare: bool = False) -> list[Player]:
    """Bold players, where all may pass now and then random ones; great hands stay together: nobody cuts."""
    if game.key in WITH_ROUNDS:
        keen = _keen(game, seed)
        return [_keeping(keen) if rare and seed % 2 else keen] * game.seats
    temper = "random" if game.key in WITH_A_POOL and seed % 4 == 0 else "bold"
    chosen = [PLAYERS[temper](game, seed) for seat in range(game.seats)]
    if rare and seed % 2:
        chosen = [_proud(game, _keeping(player)) for player in chosen]
    if rare and game.key in WITH_A_POOL and seed % 5 < 2:
        chosen = [_climbing(player) for player in chosen]
    return [_knocking(player) if seed % 3 >= (1 if rare else 2) else player for player in chosen]


def _proud(game: Game, player: Player) -> Player:
    """The same player, but with next to nothing but taroks the dearest bonus is announced."""
    dearest = max(game.bonuses, key=lambda bonus: bonus.announced)

    def play(seen) -> Action:
        words = (Bid, Choose) if 4 * len(seen.hand & TAROKS) >= 3 * len(seen.hand) else ()
        with_bonuses = [a for a in seen.legal if isinstance(a, words) and game.contract(a.contract).bonuses]
        if words and Announce(dearest.id) in seen.legal:
            return Announce(dearest.id)
        return with_bonuses[0] if with_bonuses else player(seen)

    return play


def _keeping(player: Player) -> Player:
    """The same player, but the pagat is kept as long as possible: that leads to many a last trick."""

    def play(seen) -> Action:
        others = tuple(action for action in seen.legal if action != PLAY[PAGAT])
        return player(replace(seen, legal=others) if others else seen)

    return play


def _keen(game: Game, seed: int) -> Player:
    """A player of random cards, where bids must be earned and much can be said: one that is glad to speak."""
    bold = PLAYERS["bold"](game, seed)

    def play(seen) -> Action:
        chance = dice(seed, seen)
        if seen.phase == "dealing":
            return seen.legal[0]
        kinds = {type(action) for action in seen.legal}
        if ThrowIn in kinds:
            return chance.choice(seen.legal)
        if kinds <= {Pass, Bid}:
            return seen.legal[0] if chance.random() < 0.4 else chance.choice(seen.legal)
        return _eager(seen, chance) if kinds & {Announce, Kontra} else bold(seen)

    return play


def _climbing(player: Player) -> Player:
    """The same player, but as often as not the lowest bid is made: that leads to many a high level."""

    def play(seen) -> Action:
        bids = [action for action in seen.legal if isinstance(action, Bid)]
        climbs = random.Random(int(seen.hand) + len(seen.log)).random() < 0.6
        return bids[0] if bids and climbs else player(seen)

    return play


def _eager(seen, chance: random.Random) -> Action:
    """Double what is doubled most, or say anything else, or pass: the sooner, the more has been said."""
    if PASS in seen.legal and chance.random() < 0.2 + len(seen.log) / 70:
        return PASS
    steps = {(stake.what, stake.seat): stake.doubled for stake in seen.stakes}
    kontras = [action for action in seen.legal if isinstance(action, Kontra)]
    if kontras and chance.random() < 0.6:
        return max(kontras, key=lambda action: (steps[action.what, action.seat], chance.random()))
    words = [action for action in seen.legal if action != PASS and not isinstance(action, Kontra)]
    return chance.choice(words or seen.legal)


def _knocking(player: Player) -> Player:
    def play(seen) -> Action:
        if any(isinstance(action, Cut) for action in seen.legal) and Knock() in seen.legal:
            return Knock()
        for method in WHOLE_HANDS:
            if method in seen.legal:
                return method
        picking = any(isinstance(action, Pick | Place) for action in seen.legal)
        return seen.legal[0] if picking else player(seen)

    return play


def begun(game: Game, seed: int, *, rare: bool = False) -> Iterator[tuple[Deal, list[Player]]]:
    """Deals that have just begun, each with its players."""
    dealt = zip(packs(game, seed, rare=rare), carries(game, seed), strict=False)
    for number, (pack, carry) in enumerate(dealt):
        yield start(game, pack, carry), players(game, number, rare=rare)


def steps(deal: Deal, seats: list[Player]) -> Iterator[Deal]:
    """The deal as it stands at first, and after every single action."""
    yield deal
    while deal.due:
        deal = act(deal, seats[deal.due.seat](view(deal, deal.due.seat)))
        yield deal
