"""Another way to say whether any deal has a result: card by card, and a knapsack for what is left.

It knows nothing of the ledger.  Each card that a feat names has a place: who held it, in whose pile it came
to lie, and in which trick; all places are tried.  What a card of the trula wins, what was laid away, and what
the feats mean stand here a second time, as the books tell it.  The rest of the pack is put into the piles by
a knapsack over all cards.  It is slow, and knows deals that were played to their end alone.
"""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from typing import NamedTuple

from tarok.cards.deck import KINGS, MOND, PAGAT, SKIS, TAROKS, Card, Cards
from tarok.engine.deal import Game
from tarok.engine.result import Feat, Result
from tarok.games.romanian.contracts import START

EAGLE, XX = 33, 51
FIVES = [*KINGS, PAGAT, MOND, SKIS]
NAMED = {"hearts": 7, "diamonds": 15, "spades": 23, "clubs": 31}
LOW = {"pagat": PAGAT, "eagle": EAGLE}
CALLED = 7
TRULA = (PAGAT, MOND, SKIS)
LEFT = -1
"""The trick of a card that was left in the talon."""
SOMEBODY = 9
"""The seat of a card of which nothing hangs on who held it."""


class Place(NamedTuple):
    """Where a card was: the seat that held it, None if it was left; its pile; its trick, 0 for any other."""

    seat: int | None
    pile: int
    trick: int


class Away(NamedTuple):
    """How many cards came to the piles without a trick: laid away, left in the talon; and the `king`."""

    laid: tuple[int, int]
    left: tuple[int, int]
    king: str = ""


def has_a_deal(game: Game, result: Result) -> bool:
    """Whether any deal of this game, played to its end, has these feats and these card points."""
    return any(_with(game, result, away) for away in _aways(game, result))


def _aways(game: Game, result: Result) -> Iterator[Away]:
    talon, alone, house = game.contract(result.contract).talon, result.partner is None, game.options
    calls = game.contract(result.contract).calls
    if game.key.startswith("slovenian"):
        yield Away((talon, 0), (0, 6 - talon))
        if calls and alone and talon:
            yield Away((talon, 0), (6 - talon, 0), "won")
    elif game.key in {"romanian", "taper"}:
        yield Away((talon, 0), (0, 6 - talon))
        looked = result.level - START[result.contract] + 1
        if calls and alone and talon and looked < 6 // talon:
            yield Away((talon, 0), (0, 6 - talon), "found")
    elif game.key == "czech_american":
        if result.contract == "prever":
            yield Away((3, 0), (0, 3))
        else:
            far = (result.partner - (result.forehand or 0)) % 4 if not alone else 0
            passed = house.talon_cards_may_be_passed
            for more in {0: (0,), 1: (0, 1), 2: (0, 1), 3: (0, 1, 2)}[far]:
                if passed or more == {0: 0, 1: 1, 2: 1, 3: 0}[far]:
                    yield Away((4 + more, 2 - more), (0, 0))
    else:
        yield Away((talon, 6 - talon), (0, 0))
        if alone and house.called_discard_points == "all_to_declarer":
            yield Away((6, 0), (0, 0))


class World:
    """A result under trial: what its feats say of the cards that they name."""

    def __init__(self, game: Game, result: Result, away: Away) -> None:
        self.game, self.result, self.away = game, result, away
        self.last = (len(game.pack) - 6) // game.seats
        self.cards: set[Card] = set()
        self.claims: list[tuple[tuple[Card, ...], Callable[..., bool]]] = []
        self.winners: dict[int, tuple[int | None, set[Card] | None]] = {}
        self.least = [0, 0]
        self.numbers: set[int] = set()
        self.never: list[tuple[int, Card]] = []
        self.series: dict[int, int] = {}
        self.possible = True
        self.owned: set[Card] = set()
        self.tried: dict[object, bool] = {}

    def side(self, seat: int) -> int:
        return int(seat not in (self.result.declarer, self.result.partner))

    def claim(self, *cards: Card, that: Callable[..., bool]) -> None:
        self.cards |= {*cards}
        self.claims.append((cards, that))

    def held(self, card: Card, side: int) -> None:
        self.owned.add(card)
        self.claim(card, that=lambda at: at.seat is not None and self.side(at.seat) == side)

    def by(self, card: Card, seat: int) -> None:
        self.owned.add(card)
        self.claim(card, that=lambda at: at.seat == seat)

    def trick(self, number: int, side: int | None, winners: set[Card] | None = None) -> None:
        """A trick was won by this side, with one of these cards."""
        self.numbers.add(number)
        had, of = self.winners.get(number, (None, None))
        if None not in (had, side) and had != side:
            self.possible = False
        both = winners if of is None else of if winners is None else of & winners
        self.winners[number] = (had if side is None else side, both)
        self.cards |= both or set()

    def aims(self, card: Card, number: int, feat: Feat, holder: int | None) -> None:
        side = self.side(feat.seat)
        if holder is not None:
            self.by(card, holder)
        if feat.made or not feat.announced:
            self.held(card, side)
            self.numbers.add(number)
            self.claim(card, that=lambda at: at.trick == number)
        if feat.made:
            self.trick(number, side, {card})
        elif not feat.announced:
            self.never.append((number, card))

    def sweep(self, side: int) -> None:
        self.least[side] = max(self.least[side], self.last)


def _with(game: Game, result: Result, away: Away) -> bool:
    world = World(game, result, away)
    says = {"s": _slovenian, "r": _romanian, "t": _romanian, "c": _czech}.get(game.key[0], _hungarian)
    for feat in result.feats:
        _common(world, feat)
        says(world, feat)
    _besides(world)
    return world.possible and any(_counts(world, places, ends) for places, ends in _places(world))


def _common(world: World, feat: Feat) -> None:
    side, what = world.side(feat.seat), feat.what
    if what == "valat":
        if feat.made:
            world.sweep(side)
        elif feat.announced:
            world.least[1 - side] = max(world.least[1 - side], 1)
    if what == "trula":
        _collected(world, TRULA, side, made=feat.made)
    if what == "kings" and world.game.key[0] != "c":  # there it is a declaration
        _collected(world, (*KINGS,), side, made=feat.made)
    if what in {"mond_caught", "xxi_catch"} and feat.made:
        world.held(SKIS, side)
        world.held(MOND, 1 - side)
        world.claim(SKIS, MOND, that=lambda skis, mond: (skis.pile, skis.trick) == (mond.pile, mond.trick))


def _collected(world: World, cards: tuple[Card, ...], side: int, *, made: bool) -> None:
    if not made:
        world.claim(*cards, that=lambda *at: any(each.pile != side for each in at))
    for card in cards if made else ():
        world.claim(card, that=lambda at: at.pile == side)


def _slovenian(world: World, feat: Feat) -> None:
    holders, lone = world.game.options.enforce_holder_announcements, world.away
    seat = feat.seat if feat.announced and holders else None
    if feat.what == "pagat_ultimo":
        world.aims(PAGAT, world.last, feat, seat)
    if feat.what == "king_ultimo":
        if seat is not None:
            world.by(CALLED, seat)
        if feat.made or not feat.announced:
            world.trick(world.last, int(not feat.made))
            world.claim(CALLED, that=lambda at: at.trick == world.last)
    if feat.what == "mond":
        talon = bool(lone.laid[0]) and feat.seat == world.result.declarer

        def gone(skis: Place, mond: Place) -> bool:
            left = talon and mond.trick == LEFT and mond.pile == 1
            met = mond.trick != LEFT and (skis.pile, skis.trick) == (mond.pile, mond.trick)
            return left or (met and mond.seat == feat.seat != skis.seat)

        world.claim(SKIS, MOND, that=gone)


def _romanian(world: World, feat: Feat) -> None:
    said = feat.announced
    if feat.what == "pagat_ultimo":
        holds = said and world.game.options.enforce_holder_announcements
        world.aims(PAGAT, world.last, feat, feat.seat if holds else None)
    if feat.what == "king_ultimo":
        if said:
            world.by(CALLED, feat.seat)
        if feat.made or not said:
            world.trick(world.last, int(not feat.made))
            world.claim(CALLED, that=lambda at: at.trick == world.last)
    if feat.what == "king_caught" and feat.made:
        world.claim(CALLED, that=lambda at: at.trick != LEFT and at.pile == 1)
    if feat.what == "king_left":
        world.claim(CALLED, that=lambda at: at.trick == LEFT and at.pile == 1)


def _czech(world: World, feat: Feat) -> None:
    if feat.what == "pagat":
        world.aims(PAGAT, world.last, feat, feat.seat if feat.announced else None)
    if feat.what in {"trull", "trull_pane", "all_seven"} and not (
        feat.what == "trull_pane" and world.game.options.trull_pane_condition == "pane_plus_king"
    ):
        for card in TRULA:
            world.by(card, feat.seat)
    if feat.what in {"uni", "kings"}:
        for card in TRULA:
            world.claim(card, that=lambda at: at.seat != feat.seat)


def _hungarian(world: World, feat: Feat) -> None:
    what, last = feat.what, world.last
    ends = {"ultimo": last, "uhu": last - 1, "small_bird": 6, "large_bird": 7}
    name, _, end = what.partition("_")
    if name == "king" and "_" in end:
        first, _, second = end.partition("_")
        suit, end = (second, first) if second in NAMED else (first, second)
        world.aims(NAMED[suit], ends[end], feat, None)
    elif name in {"pagat", "eagle"} and end in ends:
        world.aims(LOW[name], ends[end], feat, None)
    if what == "hat":
        world.by(MOND, feat.seat)
    if what == "pagat_catch" and feat.made:
        world.held(PAGAT, 1 - world.side(feat.seat))
        world.claim(PAGAT, that=lambda at: at.pile == world.side(feat.seat))
    _pheasants(world, feat)
    if feat.made:
        _figures(world, what, world.side(feat.seat))


def _pheasants(world: World, feat: Feat) -> None:
    side, name = world.side(feat.seat), feat.what.partition("_")[0]
    if feat.what in {"pagat_pheasant", "eagle_pheasant"} and (feat.made or not feat.announced):
        card = LOW[name]
        world.held(card, side)
        world.claim(card, that=lambda at: at.trick == 1)
        world.trick(1, side if feat.made else 1 - side, {card} if feat.made else None)
        if not feat.made:
            world.never.append((1, card))
    if feat.what == "pair_pheasant" and feat.made:
        world.trick(1, side, {MOND})
        whose = {0, 1} if feat.announced else {1 - side}

        def falls(*at: Place) -> bool:
            first = (each for each in at if each.trick == 1 and each.seat is not None)
            return any(world.side(each.seat or 0) in whose for each in first)

        world.claim(PAGAT, EAGLE, that=falls)


def _figures(world: World, what: str, side: int) -> None:
    last, name = world.last, what.partition("_")[0]
    birds = {"centrum": (XX, 5), "small_bird": (MOND, 6), "large_bird": (SKIS, 7)}
    if what in birds:
        steps = [*birds.values()][: 1 + [*birds].index(what)]
        for card, number in steps if world.game.key == "illustrated_54" else [birds[what]]:  # HU-C54-07
            world.trick(number, side, {card})
            for before in range(1, number):
                world.trick(before, side)
    if name == "three" or what.startswith("suit_family"):
        suit = NAMED.get(what.rpartition("_")[2], 7) - 7
        cards = {*KINGS} if name == "three" else {*range(suit, suit + 8)} & {*world.game.pack}
        for number in (last - 2, last - 1, last):
            world.trick(number, side, cards)
    if what == "closing_pair":
        for number in (last - 1, last):
            world.trick(number, side, {PAGAT, EAGLE})


def _besides(world: World) -> None:
    """What is known without a feat: who held the škis and the called king, and that there was no valat."""
    result, game = world.result, world.game
    contract = game.contract(result.contract)
    if result.skis is not None and contract.counts:
        world.by(SKIS, result.skis)
    if contract.calls and result.partner is not None and game.key[0] in "sr":
        world.by(CALLED, result.partner)
    kings = getattr(game.options, "four_kings_call", "own_king") == "own_king"
    if world.away.king == "won" and kings:
        world.claim(CALLED, that=lambda at: at.pile == 0)
    if world.away.king == "found":
        world.claim(CALLED, that=lambda at: at == Place(None, 0, LEFT))
    valats = {world.side(feat.seat) for feat in result.feats if feat.what == "valat"}
    quiet = (0,) if game.key[0] == "c" and game.options.silent_valat_sides != "any_side" else (0, 1)
    for side in quiet if "valat" in contract.rows else ():
        if side not in valats:
            world.least[1 - side] = max(world.least[1 - side], 1)


def _options(world: World, card: Card) -> Iterator[Place]:
    numbers = sorted({0, *world.numbers})
    wins = any(card in (cards or ()) for _, cards in world.winners.values())
    seats = range(world.game.seats) if card in TAROKS or wins or card in world.owned else (SOMEBODY,)
    for seat, pile, trick in product(seats, (0, 1), numbers):
        yield Place(seat, pile, trick)
    for pile in (0, 1):
        if card in FIVES and (world.away.left[pile] or (world.away.king == "found" and pile == 0)):
            yield Place(None, pile, LEFT)


def _places(world: World) -> Iterator[tuple[dict[Card, Place], dict[int, tuple[int, Card | None]]]]:
    """All places of the named cards, and ends of the numbered tricks, that the claims allow."""
    cards = sorted(world.cards)
    unary = [(names[0], that) for names, that in world.claims if len(names) == 1]
    domains = [
        [
            *dict.fromkeys(
                place
                for place in _options(world, card)
                if all(that(place) for name, that in unary if name == card)
            )
        ]
        for card in cards
    ]
    several = [(names, that) for names, that in world.claims if len(names) > 1]
    for ends in _ends(world):
        for places in _filled(world, cards, domains, ends, several, {}):
            yield places, ends


def _ends(world: World) -> Iterator[dict[int, tuple[int, Card | None]]]:
    numbers = sorted(world.numbers)
    options = []
    for number in numbers:
        side, cards = world.winners.get(number, (None, None))
        sides = (0, 1) if side is None else (side,)
        options.append([*product(sides, (None,) if cards is None else sorted(cards))])
    for chosen in product(*options):
        winners = [card for _, card in chosen if card is not None]
        if len({*winners}) == len(winners):
            yield dict(zip(numbers, chosen, strict=True))


def _filled(world, cards, domains, ends, several, places) -> Iterator[dict[Card, Place]]:
    if len(places) == len(cards):
        if _lies(world, places, ends):
            yield dict(places)
        return
    card = cards[len(places)]
    twin = places.get(card - 8) if card in KINGS and card - 8 in places and _alike(world, card) else None
    for place in domains[len(places)]:
        if twin is not None and twin.seat == place.seat == SOMEBODY and place[1:] < twin[1:]:
            continue
        end = ends.get(place.trick)
        if end is not None and end[0] != place.pile:
            continue
        mine = [number for number, (_, winner) in ends.items() if winner == card]
        if mine and (
            place.trick != mine[0] or place.seat is None or world.side(place.seat) != ends[mine[0]][0]
        ):
            continue
        places[card] = place
        done = (
            (names, that)
            for names, that in several
            if card in names and all(name in places for name in names)
        )
        if all(that(*(places[name] for name in names)) for names, that in done):
            yield from _filled(world, cards, domains, ends, several, places)
        del places[card]


def _alike(world: World, king: Card) -> bool:
    """Whether nothing is said of this king, or the one before, alone."""
    alone = {names[0] for names, _ in world.claims if len(names) == 1}
    winners = {card for _, cards in world.winners.values() for card in cards or ()}
    every = {*KINGS} <= alone and CALLED not in world.owned
    return not {king, king - 8} & (winners | world.owned) and (every or not {king, king - 8} & alone)


def _lies(world: World, places: dict[Card, Place], ends: dict[int, tuple[int, Card | None]]) -> bool:
    """Whether each numbered trick can have ended so, and each of the trula won what it wins."""
    for number, (side, winner) in ends.items():
        inside = [card for card, place in places.items() if place.trick == number]
        seats = [places[card].seat for card in inside if places[card].seat != SOMEBODY]
        if len({*seats}) < len(seats) or len(inside) > world.game.seats:
            return False
        missed = [card for at, card in world.never if at == number]
        if not _wins(world, number, side, winner, inside, places, missed):
            return False
    return _trula(world, places)


def _wins(world, number, side, winner, inside, places, missed) -> bool:
    """Whether this card, or if it is None some card, can win the trick for the side."""
    crowned = world.game.key[0] == "s" and {PAGAT, MOND, SKIS} <= {*inside}
    if crowned:
        best = PAGAT
    else:
        taroks = [card for card in inside if card in TAROKS]
        best = max(taroks, default=None)
    if winner is not None:
        if winner in missed:
            return False
        return winner == best if best is not None else winner not in TAROKS
    if best is not None and world.side(places[best].seat) == side and best not in missed:
        return True
    if crowned or best == SKIS:
        return False
    room = len(inside) < world.game.seats
    if best is None and len(inside) == world.game.seats:
        return any(world.side(places[card].seat) == side for card in inside)
    return room  # somebody of the side has a higher card, which no feat names


def _trula(world: World, places: dict[Card, Place]) -> bool:
    """In a trick that no feat names the škis wins, or the mond without it; or the pagat crowns them."""
    skis, mond, pagat = (places.get(card) for card in (SKIS, MOND, PAGAT))
    if skis and mond and skis.seat is not None and skis.seat == mond.seat and skis.trick == mond.trick == 0:
        together = False
    else:
        together = bool(skis and mond and skis.trick == mond.trick != LEFT and skis.pile == mond.pile)
    crowns = (
        world.game.key[0] == "s"
        and together
        and (
            pagat is None
            or (pagat.pile == skis.pile and pagat.trick == skis.trick and world.side(pagat.seat) == skis.pile)
        )
    )
    if skis and skis.trick == 0 and world.side(skis.seat) != skis.pile:
        under = mond is None or together
        low = pagat is None or (
            pagat.pile == skis.pile and pagat.trick == 0 and world.side(pagat.seat) == skis.pile
        )
        if not (world.game.key[0] == "s" and under and low):
            return False
    if mond and mond.trick == 0 and world.side(mond.seat) != mond.pile:
        caught = skis is None or (together and (world.side(skis.seat) == mond.pile or crowns))
        if not caught:
            return False
    return True


def _counts(world: World, places: dict[Card, Place], ends: dict[int, tuple[int, Card | None]]) -> bool:
    """Whether the rest of the pack can be laid into the piles so that they count what is written."""
    named = [(card in FIVES, place.pile, place.trick, str(place.seat)) for card, place in places.items()]
    skis = places.get(SKIS)
    key = (tuple(sorted(named)), tuple(sorted(ends.items(), key=str)), skis and skis.seat)
    if key not in world.tried:
        world.tried[key] = _count(world, places, ends)
    return world.tried[key]


def _count(world: World, places: dict[Card, Place], ends: dict[int, tuple[int, Card | None]]) -> bool:
    away, seats = world.away, world.game.seats
    lows = [_least(world, places, ends, side) for side in (0, 1)]
    gone = [sum(place.trick == LEFT and place.pile == side for place in places.values()) for side in (0, 1)]
    left = (away.left[0] + (away.king == "found"), away.left[1])
    if gone[0] > left[0] or gone[1] > left[1]:
        return False
    for tricks in range(lows[0], world.last - lows[1] + 1):
        size = seats * tricks + away.laid[0] + away.left[0]
        room = (seats * tricks + left[0], seats * (world.last - tricks) + left[1])
        if _fills(world, places, size, room):
            return True
    return False


def _least(
    world: World, places: dict[Card, Place], ends: dict[int, tuple[int, Card | None]], side: int
) -> int:
    """The fewest tricks of a side: the numbered ones, and as many others as cards of one seat lie in them."""
    others = [place.seat for place in places.values() if place.trick == 0 and place.pile == side]
    count = max((1 if seat == SOMEBODY else others.count(seat) for seat in others), default=0)
    skis = places.get(SKIS)
    wins = (
        world.game.key[0] != "s"
        and skis is not None
        and skis.seat is not None
        and world.side(skis.seat) == side
    )
    return max(world.least[side], sum(each == side for each, _ in ends.values()) + count, int(wins))


def _fills(world: World, places: dict[Card, Place], size: int, room: tuple[int, int]) -> bool:
    """Whether the rest of the pack makes a first pile of this size that counts what is written."""
    game, points = world.game, world.result.points
    here = [[card for card, place in places.items() if place.pile == side] for side in (0, 1)]
    free = Cards.of({*game.pack} - {*places})
    low = free - Cards.of(FIVES)
    fives = [sum(card in FIVES for card in pile) for pile in here]
    worth, more = sum(game.worth[card] for card in here[0]), len(free) - len(low)
    for taken in range(more + 1):
        need = size - len(here[0]) - taken
        if fives[0] + taken > room[0] or fives[1] + more - taken > room[1] or not 0 <= need <= len(low):
            continue
        sums = _sums(low, game.worth)[need]
        rests = [total - worth - 5 * taken for total in (_worths(game, size, points[0]) if points else ())]
        if not points or any(rest >= 0 and sums >> rest & 1 for rest in rests):
            return True
    return False


def _worths(game: Game, size: int, points: int) -> Iterator[int]:
    """What a pile of this size can be worth that counts so: in threes, rounded to the nearest."""
    if not game.in_threes:
        yield points
        return
    for thirds in (3 * points - 1, 3 * points, 3 * points + 1):
        if (thirds + 2 * size) % 3 == 0:
            yield (thirds + 2 * size) // 3


@cache
def _sums(cards: Cards, worth: tuple[int, ...]) -> tuple[int, ...]:
    """Return what any number of these cards, from none on, can be worth together, as bits."""
    found = [1, *[0] * len(cards)]
    for card in cards:
        for number in range(len(cards), 0, -1):
            found[number] |= found[number - 1] << worth[card]
    return tuple(found)
