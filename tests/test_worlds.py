"""Worlds agree with everything that a seat may know, and each that does is as likely as any other."""

import os
import random
from collections import Counter
from itertools import chain, combinations, islice

import pytest
from houses import variations
from lawful import begun, steps
from msgspec.structs import replace

from tarok.cards.deck import ALONE, MOND, NONE, PAGAT, SKIS, TRULA, Cards
from tarok.engine.actions import PASS, Bid, Cut, Lay
from tarok.engine.deal import act, start
from tarok.engine.view import view
from tarok.games import GAMES, PROFILES
from tarok.kernel import pack
from tarok.worlds import every, knowledge, worlds

DEALS = int(os.environ.get("TAROK_WORLD_DEALS", "3"))


def games():
    return [pytest.param(make(), id=key) for key, make in GAMES.items()] + [
        pytest.param(GAMES[key](**options), id=profile)
        for key, profiles in PROFILES.items()
        for profile, options in profiles.items()
        if options
    ]


@pytest.mark.parametrize("game", games())
def test_worlds_give_the_view_back_and_the_deal_is_one_of_them(game):
    chance = random.Random(4)
    for deal, seats in islice(begun(game, 2000, rare=True), DEALS):
        moments = [now for now in steps(deal, seats) if now.due]
        for number, now in enumerate(chance.choices(moments, k=12)):
            seat = chance.randrange(game.seats)
            seen = view(now, seat)
            the_deal_is_possible(game, now, seen)
            for world in worlds(game, seen, 2, seed=number) if number < 2 else ():
                assert seen == view(world, seat)
                assert now.due.seat == world.due.seat
                assert the_log(now, seat) == the_log(world, seat)


@pytest.mark.night
@pytest.mark.parametrize("make", GAMES.values(), ids=GAMES)
def test_the_deal_is_one_of_the_worlds_whatever_the_house_rules(make):
    chance = random.Random(6)
    for name, value in variations(make):
        game = make(**{name: value})
        for deal, seats in islice(begun(game, 3000, rare=True), DEALS):
            moments = [now for now in steps(deal, seats) if now.due]
            for now in chance.choices(moments, k=8):
                the_deal_is_possible(game, now, view(now, chance.randrange(game.seats)))


def the_log(deal, viewer):
    return [entry for entry in deal.log if not isinstance(entry[1], Lay) or entry[0] == viewer]


def the_deal_is_possible(game, now, seen):
    """What lies where in truth is one of the ways that are drawn from."""
    setting, ways = knowledge(game, seen)
    truth = tuple(lying(now, spot) & setting.hidden.cards for spot in ways.spots)
    assert truth in ways
    assert setting.likely(truth)
    assert setting.deal(now.pack, truth) is not None


def lying(deal, place):
    if place.seat is None:
        return Cards.of((*deal.talon, *deal.stock))
    return deal.laid[place.seat] if place.laid else deal.hands[place.seat]


ENDS = [
    # game, number of the deal, tricks left, viewer
    ("slovenian", 6, 2, 0),  # solo two, for its declarer
    ("slovenian_3", 9, 1, 2),  # solo without (SL-3P-03): the talon lies face down
    ("romanian", 9, 1, 0),  # michi-michi
    ("taper", 5, 1, 0),  # three: a set of the talon was taken unseen, and three cards laid away
    ("czech_american", 1, 1, 2),  # Prever: the same; who has how many trumps was declared
    ("paskievics", 16, 1, 1),  # three: everybody drew, and laid away this number of taroks
]
HOUSE = {"slovenian_3": {"three_player_solo_without": True}}
"""The house rules with which these deals come about, where they are not the usual ones."""


@pytest.mark.parametrize(("key", "number", "left", "seat"), ENDS)
def test_every_world_is_as_likely_as_any_other(key, number, left, seat):
    game = GAMES[key](**HOUSE.get(key, {}))
    now = end(game, number, left)
    possible = tried(now, seat)
    assert len(possible) > 7
    drawn = Counter(map(lying_at, worlds(game, view(now, seat), 15 * len(possible), seed=1)))
    assert possible == set(drawn)
    assert chi_square(drawn) < quantile(len(possible) - 1)


def test_every_world_is_listed_once():
    game = GAMES["slovenian"]()
    now = end(game, 6, 2)
    listed = Counter(map(lying_at, every(game, view(now, 0))))
    assert tried(now, 0) == set(listed)
    assert {1} == set(listed.values())


def chi_square(counts):
    mean = counts.total() / len(counts)
    return sum((count - mean) ** 2 / mean for count in counts.values())


def quantile(freedom):
    """What chi-square exceeds once in a thousand times, by Wilson and Hilferty."""
    return freedom * (1 - 2 / (9 * freedom) + 3.09 * (2 / (9 * freedom)) ** 0.5) ** 3


def end(game, number, left):
    """The deal of this number, when so few tricks are left."""
    deal, seats = next(islice(begun(game, 5), number, None))
    return next(now for now in steps(deal, seats) if not now.table and len(now.hands[0]) == left)


def tried(now, seat):
    """Where the hidden cards may lie, found by trying every way: each is dealt and played as this deal was.

    What was drawn from the talon unseen is drawn from the same place of the pack.
    """
    seen = view(now, seat)
    known = seen.laid | Cards.of(card for show in seen.shown for card in show.cards)
    others = [other for other in range(now.game.seats) if other != seat]
    groups = [now.talon, *(now.hands[other] for other in others), *(now.laid[other] for other in others)]
    slots = [[card for card in group if card not in known] for group in groups]
    found = set()
    for spread in spreads(Cards.of(card for slot in slots for card in slot), [*map(len, slots)]):
        moved = dict(zip(chain(*slots), chain(*spread), strict=True))
        deal = as_before(now, moved)
        if deal and view(deal, seat) == seen:
            found.add(lying_at(deal))
    return found


def lying_at(deal):
    return deal.hands, deal.laid


def as_before(now, moved):
    """The deal with other cards in which the same was done, if it may be."""
    deal = start(now.game, [moved.get(card, card) for card in now.pack], now.carry)
    for _, said in now.log:
        action = Lay(moved.get(said.card, said.card)) if isinstance(said, Lay) else said
        if deal.due is None or action not in deal.due.legal:
            return None
        deal = act(deal, action)
    return deal


def spreads(cards, sizes):
    """Every way to put a number of the cards into each place."""
    if not sizes:
        yield ()
        return
    for here in combinations(cards, sizes[0]):
        for rest in spreads(cards - Cards.of(here), sizes[1:]):
            yield here, *rest


def test_a_bidder_was_dealt_an_honour_as_often_as_there_are_hands():
    """Whoever bids has an honour before drawing (HU-BID-04).

    B, who holds the pagat, cannot see 32 cards, škis and mond among them; of these A, who bid, was dealt 9.
    In 9 * 8 of 32 * 31 ways both were dealt to the bidder, in 23 * 22 none.
    """
    game, both = GAMES["paskievics"](), ALONE[SKIS] | ALONE[MOND]
    now = next(filter(None, (drawing(game, number) for number in range(1000))))
    count = 0
    for world in worlds(game, view(now, 1), 300, seed=5):
        drawn = Cards.of(card for show in world.shown if show.seat == 0 for card in show.cards)
        dealt = (world.hands[0] - drawn) & both
        assert dealt
        count += dealt == both
    chance = 9 * 8 / (32 * 31 - 23 * 22)
    assert abs(count - 300 * chance) < 3.3 * (300 * chance * (1 - chance)) ** 0.5


def drawing(game, number):
    """A deal in which A has bid three, and B, with nothing but the pagat, has drawn no honour."""
    deal = start(game, random.Random(number).sample(sorted(game.pack), 42))
    for action in (Cut(9), Bid("three"), PASS, PASS, PASS):
        if action not in deal.due.legal:
            return None
        deal = act(deal, action)
    while deal.due and not isinstance(deal.due.legal[0], Lay):
        deal = act(deal, deal.due.legal[0])
    return deal if deal.due and deal.hands[1] & TRULA == ALONE[PAGAT] else None


def test_a_world_can_be_played_on():
    game = GAMES["slovenian"]()
    now = end(game, 6, 2)
    (world,) = worlds(game, view(now, 0), 1)
    while world.due:
        world = act(world, world.due.legal[0])
    assert "played" == world.ended


@pytest.mark.parametrize(("key", "number", "left", "seat"), ENDS)
def test_a_world_is_packed_for_the_kernel_like_any_deal(key, number, left, seat):
    game = GAMES[key](**HOUSE.get(key, {}))
    (world,) = worlds(game, view(end(game, number, left), seat), 1)
    assert world.hands == pack(world).hands


def test_the_same_seed_gives_the_same_worlds():
    game = GAMES["romanian"]()
    seen = view(end(game, 9, 1), 0)
    assert worlds(game, seen, 5, seed=3) == worlds(game, seen, 5, seed=3)
    assert worlds(game, seen, 5, seed=3) != worlds(game, seen, 5, seed=4)


@pytest.mark.parametrize(
    ("change", "trouble"),
    [
        ({"seat": None}, "an onlooker has no worlds: take the view of a seat"),
        ({"ended": "played"}, "the deal is over: nothing of it is hidden"),
        ({"game": "taper"}, "this is a view of taper, not of slovenian"),
        ({"hand": NONE}, "no deal agrees with this view"),
    ],
)
def test_a_view_without_worlds_is_refused(change, trouble):
    game = GAMES["slovenian"]()
    seen = view(end(game, 6, 2), 0)
    with pytest.raises(ValueError, match=f"^{trouble}$"):
        worlds(game, replace(seen, **change), 1)


def test_less_than_no_world_is_refused():
    game = GAMES["slovenian"]()
    with pytest.raises(ValueError, match=r"^there are no -1 worlds$"):
        worlds(game, view(end(game, 6, 2), 0), -1)
