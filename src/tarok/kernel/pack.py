"""Converts a deal to a PlaySpec; games, contracts, duties and phases describe themselves in numbers."""

from collections.abc import Iterable, Iterator
from functools import reduce
from operator import or_

from tarok.cards.deck import ALONE, NONE, TAROKS, Cards
from tarok.engine.actions import Seat
from tarok.engine.bonuses import FewTricks, Threshold, catches_mond, giving, pile
from tarok.engine.card_points import units
from tarok.engine.deal import Beats, Deal, Duty
from tarok.engine.duties import Winning, highest
from tarok.engine.fact_kinds import ShowKind
from tarok.engine.rule_terms import Owed
from tarok.engine.sides import sides
from tarok.kernel.spec import Owing, PlaySpec, Pledge, Taken

NAMING = (Owed.PLAY_LAST, Owed.LEAD_LAST)
"""The kinds of duties that name cards."""


def pack(deal: Deal) -> PlaySpec:
    """Return what the play of this deal needs from here on.

    ValueError: no cards are being played in it, or by a rule that does not say how it goes into numbers.
    """
    if deal.due is None or deal.contract is None or not in_play(deal):
        raise ValueError("the deal is not in the play of the cards")
    wins = winning(deal.playing.beats)
    before, after = _known(deal)
    given = giving(deal)
    return PlaySpec(
        seats=deal.game.seats,
        hands=deal.hands,
        table=deal.table,
        leader=deal.leader,
        taken=tuple(Taken(trick.cards, trick.leader, trick.winner) for trick in deal.tricks),
        won=deal.won,
        gone=Cards.of(card for trick in deal.tricks for card in trick.cards)
        | Cards.of(deal.table)
        | given.gone,
        side=_sides(deal),
        base=units(deal.game, beside(deal, given.found)),
        worth=tuple(units(deal.game, deal.game.pack & ALONE[card]) for card in range(54)),
        trumps=NONE if wins.no_trumps else TAROKS,
        shunned=deal.playing.aim is None or isinstance(deal.playing.aim, FewTricks),
        duties=tuple(_owing(deal, duty) for duty in deal.playing.duties),
        emperor=wins.emperor,
        pagat_wins=wins.free_pagat,
        called=deal.called,
        gifts=given.gifts,
        talon=given.talon,
        pledges=tuple(_pledges(deal)),
        before=before,
        after=after,
        finder=deal.declarer if given.found else None,
        laid=NONE if deal.declarer is None else deal.laid[deal.declarer],
        declarer=deal.declarer,
        open=_open(deal),
        catch=max((row.silent for row in deal.playing.bonuses if row.judge is catches_mond), default=0),
    )


def winning(beats: Beats) -> Winning:
    """Return the winner rule of tricks.  ValueError: it has no description in numbers."""
    if isinstance(beats, Winning):
        return beats
    if beats is not highest:
        raise ValueError(
            f"the kernel cannot tell what wins by {_name(beats)}: it is neither `highest` nor a Winning"
        )
    return Winning()


def _name(function: object) -> str:
    return str(getattr(function, "__name__", function))


def in_play(deal: Deal) -> bool:
    """Whether the deal has come to the phases of a trick, which are the first that come again."""
    phases = deal.game.phases
    begin = next(i for i, phase in enumerate(phases) if phase in phases[i + 1 :])
    return deal.stage >= begin


def _sides(deal: Deal) -> tuple[int, ...]:
    seats = range(deal.game.seats)
    return tuple(seats) if deal.playing.aim is None else tuple(deal.side(seat) for seat in seats)


def beside(deal: Deal, found: Cards) -> Cards:
    """Return the units of the declarer's side outside its tricks; some may be decided later."""
    aim = deal.playing.aim
    mine = (aim.pile if isinstance(aim, Threshold) else pile)(deal, 0) | found
    won = Cards.of(card for seat, cards in enumerate(deal.won) if deal.side(seat) == 0 for card in cards)
    return mine - won


def _owing(deal: Deal, duty: Duty) -> Owing:
    """Return a duty, with the cards that it takes from a leader's hand, if it names any."""
    if duty.owed is None:
        raise ValueError(
            f"the kernel cannot tell what the duty {duty.id!r} forbids: it does not say what is `owed`"
        )
    spares: Cards = getattr(duty.leaves, "spares", NONE)
    every, leading = deal.game.pack, deal.replace(table=())
    named = range(deal.game.seats) if duty.owed in NAMING else ()
    return Owing(duty.owed, tuple(every - duty.leaves(every, leading, seat) for seat in named), spares)


def _known(deal: Deal) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return whose tricks each seat knows to be lost, before the called card is seen and after it."""
    seats = range(deal.game.seats)
    views = [sides(deal, seat) for seat in seats]
    before = (_set(s for s in seats if view[s] == 1 - (view[seat] or 0)) for seat, view in enumerate(views))
    after = (_set(s for s in seats if deal.side(s) != deal.side(seat)) for seat in seats)
    return tuple(before), tuple(after)


def _set(seats: Iterable[Seat]) -> int:
    """Return seats as a set of bits."""
    return sum(1 << seat for seat in seats)


def _open(deal: Deal) -> Cards:
    """Return the cards of which all know that they are in no hand: left in an open talon, or laid face up."""
    up = (show for show in deal.shown if show.to is None)
    tricks = Cards.of(card for trick in deal.tricks for card in trick.cards)
    left = Cards.of(deal.talon) | reduce(or_, deal.won) - tricks  # some of it may have been won with a trick
    found = Cards()
    for show in up:
        if show.what == ShowKind.LAID:
            found |= Cards.of(show.cards)
        elif show.what == ShowKind.TALON and not deal.playing.hides_talon:
            found |= Cards.of(show.cards) & left
    return found


def _pledges(deal: Deal) -> Iterator[Pledge]:
    """Return the promises for tricks, with the seats that they bind (HU-RAJ-01)."""
    if not any(duty.owed is Owed.PROMISED_NOW for duty in deal.playing.duties):
        return
    seats, rows = range(deal.game.seats), deal.playing.rows
    views = [sides(deal, seat) for seat in seats]
    for stake in deal.stakes[1:]:
        before = _set(s for s in seats if s == stake.seat or views[s][stake.seat] == views[s][s])
        after = _set(s for s in seats if deal.side(s) == deal.side(stake.seat))
        for promise in rows[stake.what].promises:
            yield Pledge(promise.cards, promise.tricks, promise.soft, before, after)
