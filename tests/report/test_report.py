"""The report of a deal: what is exact is held against brute force, and hidden cards stay out of the rest."""

import random
from pathlib import Path

import minimax
import nets
import pytest
from ends import games
from lawful import begun, steps
from msgspec import to_builtins

from tarok.bots import PLAYERS
from tarok.cards.deck import FACES, MOND, SKIS
from tarok.engine.actions import PASS, PLAY, Bid, Call, Lay, Play
from tarok.engine.deal import act, start
from tarok.engine.json_codec import from_json, to_json
from tarok.engine.view import paid, view
from tarok.games import GAMES
from tarok.kernel import Payoff, pack, payoff
from tarok.notation import read
from tarok.report import (
    Finding,
    Judged,
    Reachable,
    Summary,
    completed,
    decisions,
    first_verdicts,
    judge,
    line,
    report,
    summed,
)
from tarok.report.deal_course import course
from tarok.report.themes import Mistake, themes
from tarok.values import Evaluation

DEALS = Path(__file__).parents[1] / "deals"


def golden(name):
    return read((DEALS / f"{name}.deal").read_text("utf-8"))


def played(game, seed):
    """A deal of players by rules."""
    deal = start(game, random.Random(seed).sample(sorted(game.pack), len(game.pack)))
    return over(deal, [PLAYERS["rule"](game, seed + seat) for seat in range(game.seats)])


def over(deal, players):
    while deal.due:
        deal = act(deal, players[deal.due.seat](view(deal, deal.due.seat)))
    return deal


def beside(gains, seat):
    """The points of a seat less the mean of the others'."""
    others = [points for other, points in enumerate(gains) if other != seat]
    return gains[seat] - sum(others) / len(others)


def booked(deal):
    return tuple(map(sum, zip((0,) * deal.game.seats, *(each.deltas for each in paid(deal)), strict=True)))


@pytest.mark.parametrize("game", nets.each(games()))
def test_what_a_card_gave_away_is_what_brute_force_says_of_the_last_tricks(game):
    """In each of them the best card is one of those that brute force finds, and it is 0 for these alone."""
    found = 0
    for deal, _ in zip(begun(game, 5, rare=False), range(20), strict=False):
        end = list(steps(*deal))[-1]
        if end.due or not end.tricks or end.playing.aim is None:
            continue
        lain, told = course(end), line(end, positions=300_000).reaches
        for reach in (each for each in told if max(map(len, lain[each.number].hands)) <= 2):
            spec, pays = pack(lain[reach.number]), payoff(lain[reach.number])
            assert isinstance(pays, Payoff)
            values = minimax.by_card(spec, minimax.points(spec, pays))
            best = max(values.values()) if end.side(reach.seat) == 0 else min(values.values())
            assert best == values[reach.best]
            assert (best == values[end.log[reach.number][1].card]) == (reach.lost == 0)
            found += 1
    assert found


@pytest.mark.parametrize("game", nets.each(games()))
def test_a_line_ends_with_what_was_booked(game):
    deal = next(deal for seed in range(9) if (deal := played(game, seed)).tricks)
    told, cards = (
        line(deal, positions=300_000),
        [i for i, (_, said) in enumerate(deal.log) if isinstance(said, Play)],
    )
    assert told.exact == (deal.playing.aim is not None)
    assert cards[-len(told.reaches) :] == [reach.number for reach in told.reaches]
    last = told.reaches[-1]
    assert last.points == tuple(round(beside(booked(deal), seat), 1) for seat in range(game.seats))
    assert last.lost == 0


@pytest.mark.parametrize("game", nets.each(games()))
def test_other_cards_where_a_seat_cannot_see_them_leave_what_is_said_of_its_decision(game):
    deal = next(deal for seed in range(9) if (deal := played(game, seed)).tricks)
    numbers = [number for number in decisions(deal) if isinstance(deal.log[number][1], Play)]
    for number in numbers[len(numbers) // 2 :: len(numbers) // 3]:
        seat, done = deal.log[number]
        seen = view(course(deal)[number], seat)
        other = Evaluation(game, seen, 77).world(5)
        assert view(other, seat) == seen
        other = over(act(other, done), [PLAYERS["random"](game, 1)] * game.seats)
        assert other.pack != deal.pack
        assert judge(deal, number) == judge(other, number)


def test_a_line_goes_back_as_far_as_its_positions_always_equally_far():
    deal = golden("slovenian/captured_mond")
    short, longer, again = (line(deal, positions) for positions in (300_000, 3_000_000, 300_000))
    assert short == again
    assert 0 < len(short.reaches) < len(longer.reaches)
    assert longer.reaches[-len(short.reaches) :] == short.reaches
    cards = sum(isinstance(said, Play) for _, said in deal.log)
    assert cards == short.missing + len(short.reaches) == longer.missing + len(longer.reaches)


def test_the_parts_of_a_report_are_the_report():
    deal = golden("slovenian/captured_mond")
    told = list(report(deal))
    assert isinstance(told[0], Reachable)
    judged = [each for each in told if isinstance(each, Judged)]
    assert judged[0] == judge(deal, judged[0].number)
    assert list(decisions(deal)) == [each.number for each in judged]
    lines = [each for each in told if isinstance(each, Reachable)]
    assert told[-1] == summed(deal, reversed(judged), lines[-1])
    for standing in told[-1].standings:
        own = [each.cost for each in judged if each.seat == standing.seat and each.cost > each.margin]
        assert standing.played == pytest.approx(-sum(own), abs=0.1)
    assert [-50 - 30, 0, 0, -60] == list(booked(deal))
    assert [-60.0, 46.7, 46.7, -33.3] == [standing.result for standing in told[-1].standings]
    assert [-80, 0, 0, -60] == [standing.paid for standing in told[-1].standings]
    assert (-80, 0, 0, -60) == lines[-1].reaches[-1].paid
    assert told[-1].verdicts == first_verdicts(deal, lines[-1])
    assert ["lost-from-start", "won-from-start"] == [told[-1].verdicts[seat].kind for seat in (0, 1)]


def test_a_report_that_was_stored_before_there_were_verdicts_is_given_one():
    deal = golden("slovenian/captured_mond")
    told = [line(deal, 300_000), *(judge(deal, number) for number in [*decisions(deal)][-3:])]
    summary = summed(deal, told[1:], told[0])
    assert completed(deal, [*told, summary]) == (*told, summary)
    assert completed(deal, [*told, without(summary, "verdicts")]) == (*told, summary)
    assert completed(deal, told) == tuple(told)
    old = [from_json(to_json(forgotten(to_builtins(each))), Finding) for each in [*told, summary]]
    *others, last = completed(deal, old)
    assert tuple(others) == tuple(old[:-1])
    assert ["costly", "clean", "small"].count(
        last.verdicts[0].kind
    ) == 1  # an old line does not say what was made
    assert [None] * 4 == [standing.accuracy for standing in last.standings]


def without(summary, name):
    return Summary(**{**{each: getattr(summary, each) for each in summary.__struct_fields__}, name: ()})


def forgotten(told):
    """A finding as it was stored before it had these members."""
    later = {
        "paid",
        "made",
        "verdicts",
        "own",
        "amount",
        "usual_own",
        "chance",
        "own_cards",
        "own_played",
        "accuracy",
    }
    if isinstance(told, dict):
        shares = later - {"made"} if "best_made" in told else later
        return {name: forgotten(each) for name, each in told.items() if name not in shares}
    return [forgotten(each) for each in told] if isinstance(told, list | tuple) else told


def test_the_mond_that_was_led_into_the_skis_is_the_dearest_moment():
    deal = golden("slovenian/captured_mond")
    number = next(i for i, (_, said) in enumerate(deal.log) if said == Play(MOND))
    told = judge(deal, number)
    assert told.sure
    assert 20 < told.cost < 45  # the mond costs 20 and counts 5; a lost game is doubled
    assert Summary is type(summed(deal, [told]))
    (moment,) = summed(deal, [told]).moments
    assert ("lost-mond",) == moment.themes


def test_what_is_judged_may_be_something_else_that_could_be_done():
    """It is held against the same best in the same worlds; what might not be done there is not judged."""
    deal = golden("slovenian/captured_mond")
    number = next(i for i, (_, said) in enumerate(deal.log) if said == Play(MOND))
    told = judge(deal, number)
    assert told == judge(deal, number, done=Play(MOND))
    better = judge(deal, number, done=told.best)
    assert (told.best, told.best, 0, False) == (better.done, better.best, better.cost, better.sure)
    hand = course(deal)[number].hands[told.seat]
    elsewhere = next(card for card in sorted(deal.game.pack) if card not in hand)
    with pytest.raises(ValueError, match=rf"^action {number} may not be that$"):
        judge(deal, number, done=Play(elsewhere))


def test_what_decided_a_deal_cost_at_least_a_tenth_of_the_dearest():
    deal = golden("slovenian/captured_mond")
    numbers = [number for number in decisions(deal) if isinstance(deal.log[number][1], Play)]

    def deciding(*costs):
        judged = [judged_at(deal, number, cost) for number, cost in zip(numbers, costs, strict=False)]
        return summed(deal, judged).deciding

    assert [3, 2, 1, 0] == [deciding(9, 30, 4, 3), deciding(2.9, 3, 30), deciding(1.1, 20, 1.9), deciding()]


def judged_at(deal, number, cost):
    """That card of a deal, as if another had been better by these points."""
    seat, done = deal.log[number]
    trick = len(course(deal)[number].tricks) + 1
    return Judged(number, trick, seat, done, PLAY[40], cost, 1.0, 100, 0.0, None, None, ())


def blamed(deal, number, best, made=(None, None)):
    """That action of a deal, as if something else had been surely better."""
    seat, done = deal.log[number]
    now = course(deal)[number]
    trick = len(now.tricks) + 1 if isinstance(done, Play) else 0
    told = Judged(number, trick, seat, done, best, 9.0, 1.0, 100, 0.0, *made, ())
    return themes(Mistake(told, now, deal))


def said(deal, action):
    return next(i for i, (_, each) in enumerate(deal.log) if each == action)


def test_a_mistake_has_the_name_that_the_deal_gives_it():
    deal = golden("slovenian/captured_mond")
    bid, call = said(deal, Bid("three")), said(deal, Call(deal.called))
    assert ("bid-high",) == blamed(deal, bid, PASS)
    assert ("bid-low",) == blamed(deal, bid, Bid("two"))
    assert ("bid-low",) == blamed(deal, said(deal, PASS), Bid("two"))
    assert ("called-badly",) == blamed(deal, call, Call(deal.called))
    pagat = said(deal, PLAY[32])
    assert () == blamed(deal, pagat, PLAY[SKIS])  # it took the trick
    lead = said(deal, Play(next(iter(deal.tricks[3].cards))))
    assert ("no-taroks",) == blamed(deal, lead, PLAY[40])
    assert () == blamed(deal, lead, PLAY[1])
    ruffed, low, kept = (said(deal, Play(FACES.parse(card))) for card in ("♦K", "♣9", "♥K"))
    assert ("into-ruff",) == blamed(deal, ruffed, PLAY[1])
    assert () == blamed(deal, low, PLAY[1])  # no court
    assert () == blamed(deal, kept, PLAY[1])  # it took the trick
    late = said(deal, Play(deal.tricks[-2].cards[0]))
    assert ("forgot-count",) == blamed(deal, late, PLAY[40], (0.9, 0.1))  # a defender
    assert () == blamed(deal, late, PLAY[40], (0.1, 0.9))


def test_a_pagat_that_is_caught_before_the_last_trick_came_too_early():
    game = GAMES["slovenian"]()
    for seed in range(40):
        deal = over(
            start(game, random.Random(seed).sample(sorted(game.pack), len(game.pack))),
            [PLAYERS["random"](game, seed + seat) for seat in range(game.seats)],
        )
        tricks = [i for i, trick in enumerate(deal.tricks) if 32 in trick.cards]
        if not tricks:
            continue
        trick = deal.tricks[tricks[0]]
        lost = deal.side(trick.player(32)) != deal.side(trick.winner)
        early = lost and tricks[0] + 1 < len(deal.tricks)
        assert early == ("early-pagat" in blamed(deal, said(deal, PLAY[32]), PLAY[40]))


def test_nothing_is_said_of_a_deal_that_is_not_over():
    deal = start(GAMES["slovenian"](), sorted(GAMES["slovenian"]().pack))
    with pytest.raises(ValueError, match=r"^the deal is not over: a report is made of one that is$"):
        next(report(deal))


def test_only_decisions_are_judged():
    deal = golden("slovenian/captured_mond")
    with pytest.raises(ValueError, match=r"^action 4000 is no decision that can be judged$"):
        judge(deal, 4000)
    lay = next(i for i, (_, each) in enumerate(deal.log) if isinstance(each, Lay))
    with pytest.raises(ValueError, match=rf"^action {lay} is no decision"):
        judge(deal, lay)


def test_where_no_world_is_found_a_decision_is_left_open_and_the_others_are_judged():
    """To hold the pagat as the only tarok, as a free pagat tells, is too rare to be drawn."""
    deal = golden("slovenian_3/free_pagat")
    first, *_, last = [i for i in decisions(deal) if deal.log[i][0] == 1 and isinstance(deal.log[i][1], Play)]
    left, judged = judge(deal, first), judge(deal, last)
    assert (0, 0, False) == (left.worlds, left.cost, left.sure)
    assert judged.worlds
    told = summed(deal, [left, judged])
    assert [last] == [moment.number for moment in told.moments]
    assert judged.usual == told.standings[1].cards
