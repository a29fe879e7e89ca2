"""What holds for every game, without exception (SL-CNT-01, SL-CNT-02, SL-SCO-01, SL-INF-01, SL-END-01)."""

import os
import random
from functools import reduce
from itertools import chain, islice, pairwise, repeat
from operator import or_

import pytest
from houses import variations
from lawful import begun, steps
from msgspec.structs import asdict

from tarok.cards.deck import KINGS, TAROKS, TRULA, Cards
from tarok.engine.actions import Announce, Lay
from tarok.engine.deal import act, start
from tarok.engine.result import Carry, Dealt
from tarok.engine.view import paid, view
from tarok.games import GAMES, PROFILES
from tarok.notation import read, write
from tarok.scoring.result_check import check_entry, of_sheet, refuse

PIECE = 60
"""How many deals a test plays: every kind of pack meets every kind of players.

By day it is one piece of each game, by `long` one more and one of each profile, by night all.
"""
PIECES = int(os.environ.get("TAROK_LAW_DEALS", "960")) // PIECE
VARIED = int(os.environ.get("TAROK_OPTION_DEALS", "2"))
"""How many deals are played with every single value of every option: the first of them in the default run."""
WORLDS = int(os.environ.get("TAROK_LAW_WORLDS", "6"))
"""In how many moments of a deal other cards are tried where a seat cannot see them."""


def games():
    houses = [(key, make(), [(), pytest.mark.long]) for key, make in GAMES.items()] + [
        (profile, GAMES[key](**options), [pytest.mark.long])
        for key, profiles in PROFILES.items()
        for profile, options in profiles.items()
        if options
    ]
    return [
        pytest.param(game, piece, id=f"{name}-{piece}", marks=marks)
        for name, game, first in houses
        for piece, marks in enumerate(islice(chain(first, repeat(pytest.mark.night)), PIECES))
    ]


def houses():
    return [
        pytest.param(make, {name: value}, id=f"{key}-{name}-{value}")
        for key, make in GAMES.items()
        for name, value in variations(make)
    ]


@pytest.mark.parametrize(("game", "piece"), games())
def test_every_deal_keeps_the_laws(game, piece):
    for deal, seats in islice(begun(game, piece), PIECE):
        a_deal_keeps_the_laws(deal, seats)


@pytest.mark.parametrize(
    "which",
    [pytest.param((0, 1), id="first"), pytest.param((1, VARIED), id="others", marks=pytest.mark.long)],
)
@pytest.mark.parametrize(("make", "options"), houses())
def test_every_deal_keeps_the_laws_whatever_the_house_rules(make, options, which):
    game = make(**options)
    for deal, seats in islice(begun(game, 11, rare=True), *which):
        over = a_deal_keeps_the_laws(deal, seats)
        text_says_it_all(over)


def a_deal_keeps_the_laws(deal, seats):
    history = list(steps(deal, seats))
    for now in history:
        cards_are_conserved(now)
        somebody_can_always_act(now)
    what_is_paid_stays_paid(history)
    the_log_replays(history)
    people_may_type_it_in(now)
    the_pack_adds_up(now)
    people_may_sit_elsewhere(now)
    lines_add_up(now)
    stopping_early_changes_no_score(now)
    return now


def what_is_paid_stays_paid(history):
    """The lines so far are a prefix of the lines at the end."""
    for before, after in pairwise(map(paid, history)):
        assert before == after[: len(before)]


def people_may_type_it_in(deal):
    """The result is one that can be, and so is the sheet after it (CZ-ERR-00)."""
    game, entry = deal.game, Dealt(deal.game.result(deal))
    check_entry(game, entry, deal.carry)
    after = game.book(game, entry, deal.carry).carry
    refuse(after, of_sheet(game, after))


def cards_are_conserved(deal):
    """Every card lies in one place: all of them together have all cards, and none twice."""
    rows, piles = (deal.stock, deal.talon, deal.table), (*deal.hands, *deal.laid, *deal.won)
    assert sum(map(len, rows)) + sum(map(len, piles)) == len(deal.game.pack)
    assert deal.game.pack == reduce(or_, piles, Cards.of(chain(*rows)))


def somebody_can_always_act(deal):
    if deal.due is None:
        assert deal.ended
        return
    assert deal.due.legal
    assert len(set(deal.due.legal)) == len(deal.due.legal)
    assert not set(deal.due.legal) & {refusal.action for refusal in deal.due.refused}
    assert all(refusal.why and refusal.clause for refusal in deal.due.refused)


def the_log_replays(history):
    """Phases are pure: from the same pack and log comes the same deal, without the frames that they keep."""
    again = start(history[0].game, history[0].pack, history[0].carry)
    for now, (seat, action) in zip(history, history[-1].log, strict=False):
        assert now == again
        assert seat == again.due.seat
        equal = again.entry.replace()  # the frame of another entry is not gone on with
        again = act(again.replace(entry=equal), action)
    assert history[-1] == again


def the_pack_adds_up(deal):
    thirds = sum(3 * deal.game.worth[card] - 2 for card in deal.game.pack)
    places = [deal.stock, deal.talon, *deal.hands, *deal.laid, *deal.won]
    assert thirds == sum(3 * deal.game.worth[card] - 2 for place in places for card in place)


def people_may_sit_elsewhere(deal):
    game, carry = deal.game, deal.carry
    moved = Carry(
        dealer=(carry.dealer + 1) % carry.places,
        totals=_moved(carry.totals),
        marks={name: _moved(marks) if len(marks) > 1 else marks for name, marks in carry.marks.items()},
    )
    here = game.book(game, Dealt(game.result(deal)), carry).carry
    there = game.book(game, Dealt(game.result(deal)), moved).carry
    assert _moved(here.totals) == there.totals
    marks = {name: _moved(marks) if len(marks) > 1 else marks for name, marks in here.marks.items()}
    assert marks == there.marks
    assert (here.dealer + 1) % carry.places == there.dealer


def _moved(places):
    return (places[-1], *places[:-1])


def lines_add_up(deal):
    game = deal.game
    booked = game.book(game, Dealt(game.result(deal)), deal.carry)
    gains = [sum(line.deltas[place] for line in booked.lines) for place in range(game.places)]
    assert [*booked.carry.totals] == [
        total + gain for total, gain in zip(deal.carry.totals, gains, strict=True)
    ]
    for line in booked.lines:
        times = 1
        for factor in line.factors:
            times *= factor.times
        worth = line.points * times
        moved = {delta for delta in line.deltas if delta}
        if game.zero_sum:
            assert 0 == sum(line.deltas) + line.pot
            assert line.pot in (-worth, worth) or not any(delta % worth for delta in moved)
        elif sum(line.deltas):
            assert moved <= {worth}
        else:  # paid from one to the other; none gets a fraction of it
            assert not moved or abs(worth) == min(map(abs, moved))


def stopping_early_changes_no_score(deal):
    """A deal that was decided before its last trick pays the same, whatever is played after it."""
    if deal.ended != "decided":
        return
    game = GAMES[deal.game.key](**{**asdict(deal.game.options), "early_termination": False})
    on = start(game, deal.pack, deal.carry)
    for _, action in deal.log:
        on = act(on, action)
    while on.due:
        on = act(on, on.due.legal[len(on.log) % len(on.due.legal)])
    assert game.settle(game, game.result(on), on.carry) == deal.game.settle(
        deal.game, deal.game.result(deal), deal.carry
    )


def text_says_it_all(deal):
    assert view(deal, None) == view(read(write(deal)), None)


@pytest.mark.parametrize(("game", "piece"), games())
def test_what_a_seat_cannot_know_changes_nothing_for_it(game, piece):
    """Other cards where a seat cannot see them: its views, its choices and its turns stay as they are."""
    deals = PIECE // 2
    assert _compared(game, begun(game, 1000 + piece), deals, random.Random(piece)) > deals * WORLDS // 12


@pytest.mark.long
@pytest.mark.parametrize(("make", "options"), houses())
def test_what_a_seat_cannot_know_changes_nothing_whatever_the_house_rules(make, options):
    game = make(**options)
    assert _compared(game, begun(game, 12, rare=True), VARIED, random.Random(12)) > VARIED * WORLDS // 24


def _compared(game, deals, count, chance):
    """How many worlds of how many deals were compared."""
    compared = 0
    for deal, seats in islice(deals, count):
        history = list(steps(deal, seats))
        for _ in range(WORLDS):
            last = chance.randrange(len(history))
            compared += _another_world(game, history[: last + 1], chance.randrange(game.seats), chance)
    return compared


def _another_world(game, history, viewer, chance):
    """Exchange two cards that `viewer` cannot know; say whether the rest could have happened so.

    What was once shown to the viewer is known, even if it was covered later.
    """
    now = history[-1]
    seen = view(now, viewer)
    known = seen.hand | seen.laid | Cards.of(now.table) | Cards.of(c for t in now.tricks for c in t.cards)
    known |= Cards.of(card for then in history for show in _shown(then, viewer) for card in show.cards)
    hidden = list(game.pack - known)
    if now.ended or len(hidden) < 2:
        return False
    called = [card for card in hidden if card == now.called]
    telling = called or [card for card in hidden if card in TRULA | KINGS]
    one = chance.choice(telling if telling and chance.random() < 0.7 else hidden)
    other = chance.choice([card for card in hidden if card != one])
    lying = {card for laid in now.laid for card in laid}
    if lying & {one, other} and (one in TAROKS) != (other in TAROKS):
        return False  # how many taroks are laid away may be told
    exchanged = {one: other, other: one}
    deal = start(game, tuple(exchanged.get(card, card) for card in now.pack), now.carry)
    for (past, after), (_, action) in zip(pairwise(history), now.log, strict=True):
        if _thrown_in(deal):
            return False
        assert view(past, viewer) == view(deal, viewer)
        said = Lay(exchanged.get(action.card, action.card)) if isinstance(action, Lay) else action
        if said not in deal.due.legal:
            return False
        deal = act(deal, said)
        if _shown(after, viewer) != _shown(deal, viewer) and (said != action or isinstance(action, Announce)):
            return False  # whoever announces the card that they hold shows it
    thrown_in = _thrown_in(deal)
    assert thrown_in or view(now, viewer) == view(deal, viewer)
    return not thrown_in


def _thrown_in(deal):
    """Whether nobody could play on for want of taroks or honours: everybody would have seen that."""
    return deal.ended in ("no_tarok", "trial_failed")


def _shown(deal, viewer):
    return [show for show in deal.shown if show.to in (None, viewer)]
