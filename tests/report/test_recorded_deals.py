"""The reports of the recorded deals, each claim verified by other ways than those by which it was found.

What is said with all cards open is solved anew from the position alone, and the best play goes on in the
engine to what is booked.  What is said of what a seat could know is played out in worlds that Python draws,
with other dice, each a deal of the engine.
"""

import random
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev

import pytest

from tarok import kernel
from tarok.bots import PLAYERS
from tarok.cli.report import sentence_of
from tarok.engine.actions import Announce, Bid, Call, Choose, Kontra, Pass, Play, Take
from tarok.engine.deal import act, start
from tarok.engine.view import paid, view
from tarok.notation import read
from tarok.report import Judged, Reachable, judge, report
from tarok.worlds import drawn

DEALS = sorted(Path(__file__).parents[1].glob("deals/*/*.deal"))
LATE = 8
"""With how many cards in the hand or fewer each card is solved; before that what gave something away."""
WORLDS = {True: 150, False: 60}
"""In how many worlds cards are tried, and words."""
WIDE = 4.0
"""Within how many standard errors of both two estimates must lie: there are a hundred of them."""
SPOKEN = (Pass, Bid, Choose, Call, Take, Announce, Kontra)


def by_rules(game, seed=5):
    return PLAYERS["rule"](game, seed)


def before(deal):
    """The deal before each action."""
    now = start(deal.game, deal.pack, deal.carry)
    found = [now]
    for _, said in deal.log:
        now = act(now, said)
        found.append(now)
    return found


def booked(deal):
    return [sum(line.deltas[seat] for line in paid(deal)) for seat in range(deal.game.seats)]


def beside(gains, seat):
    """The points of a seat less the mean of the others'."""
    others = [points for other, points in enumerate(gains) if other != seat]
    return gains[seat] - sum(others) / len(others)


def on(deal, cards):
    """A deal after these cards, or as far as it goes: it may be decided before the last one."""
    for card in cards:
        if deal.due:
            deal = act(deal, Play(card))
    return deal


OF_EACH_FAMILY = {
    "czech_american-prever_lost_with_the_second_set",
    "paskievics-trial_failed",
    "slovenian-captured_mond",
    "taper-lost_in_a_radler",
}


def recorded():
    """A deal of each family, and the others for the night."""
    for path in DEALS:
        name = f"{path.parent.name}-{path.stem}"
        mark = pytest.mark.long if name in OF_EACH_FAMILY else pytest.mark.night
        yield pytest.param(path, id=name, marks=mark)


@pytest.fixture(scope="module", params=recorded())
def told(request):
    deal = read(request.param.read_text("utf-8"))
    return deal, before(deal), list(report(deal))


def test_what_a_card_gave_away_is_what_the_engine_books_less_after_it(told):
    deal, lain, found = told
    for line in (each for each in found if isinstance(each, Reachable) and each.exact):
        for reach in line.reaches:
            now, card = lain[reach.number], deal.log[reach.number][1].card
            if not reach.lost and max(map(len, now.hands)) > LATE:
                continue
            solved = kernel.solve(now, kernel.payoff(now))
            best = (max if now.side(reach.seat) == 0 else min)(solved.cards.values())
            assert solved.cards[reach.best] == best
            assert (solved.cards[card] == best) == (reach.lost == 0)
            ended = on(now, solved.line)
            gains = booked(ended)
            assert sum(-each if now.side(seat) else each for seat, each in enumerate(gains)) == solved.value
            assert reach.points == tuple(round(beside(gains, seat), 1) for seat in range(deal.game.seats))
            after = act(now, Play(card))
            later = on(after, kernel.solve(after, kernel.payoff(now)).line if after.due else ())
            assert reach.lost == pytest.approx(
                beside(gains, reach.seat) - beside(booked(later), reach.seat), abs=0.1
            )


def likely(world, seat):
    """How likely the words of the others are in a world: three tenths for each that rules would not say."""
    chance, now = 1.0, start(world.game, world.pack, world.carry)
    for by, said in world.log:
        if by != seat and isinstance(said, SPOKEN) and len(now.due.legal) > 1:
            chance *= 1.0 if by_rules(world.game)(view(now, by)) == said else 0.3
        now = act(now, said)
    return chance


def ended(world, action, number):
    """The points of a world if this is done in it and rules go on: words by the bot, cards by the kernel."""
    now, players = act(world, action), [by_rules(world.game)] * world.game.seats
    while now.due and (now.contract is None or not kernel.in_play(now)):
        now = act(now, players[now.due.seat](view(now, now.due.seat)))
    if not now.due:
        return booked(now)
    return kernel.playouts(now, 1, payoff=kernel.payoff(now), policy="rule", seed=number).paid


def test_what_was_better_brings_more_in_other_worlds_and_as_much_as_is_said(told):
    deal, lain, found = told
    judged = {each.number: each for each in found if isinstance(each, Judged)}
    for moment in found[-1].moments[:3]:
        at, chance = judged[moment.number], random.Random(moment.number)
        gains, seen = [], view(lain[at.number], at.seat)
        for number, world in enumerate(drawn(deal.game, seen, chance)):
            if len(gains) == WORLDS[at.trick > 0]:
                break
            if at.trick or chance.random() < likely(world, at.seat):
                better, done = (ended(world, action, number) for action in (at.best, at.done))
                gains.append(beside(better, at.seat) - beside(done, at.seat))
        error = sqrt(stdev(gains) ** 2 / len(gains) + (at.margin / 1.96) ** 2)
        assert abs(fmean(gains) - at.cost) <= WIDE * error + 0.1, (at.number, at.cost, fmean(gains), error)


def test_other_cards_where_the_seat_could_not_see_them_leave_every_sentence(told):
    """The deal goes on otherwise, and ends otherwise; what is said of that moment is the same."""
    deal, lain, found = told
    judged = {each.number: each for each in found if isinstance(each, Judged)}
    for moment in found[-1].moments[:3]:
        at = judged[moment.number]
        seen = view(lain[at.number], at.seat)
        world = next(drawn(deal.game, seen, random.Random(at.number)))
        other, chance = act(world, at.done), random.Random(7)
        while other.due:
            other = act(other, chance.choice(other.due.legal))
        assert (other.pack, other.log) != (deal.pack, deal.log)
        again = judge(other, at.number)
        assert sentence_of(other, again, ()) == sentence_of(deal, at, ())
        assert again == at
