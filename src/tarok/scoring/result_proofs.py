"""What a result implies about its deal, for the card ledger; and the error if no such deal exists."""

from collections.abc import Collection, Iterable, Iterator
from typing import Any, NamedTuple

from tarok.cards.deck import ALONE, KINGS, MOND, NONE, PACK, SKIS, Card, Cards
from tarok.engine.bonuses import (
    AllTricks,
    CatchesMond,
    Collects,
    LastTrickKeepsCalled,
    LastTrickWith,
    OrIdle,
    WinsWith,
)
from tarok.engine.card_points import all_points
from tarok.engine.duties import Winning
from tarok.engine.result import Check, Checks, Feat
from tarok.scoring.account import Account
from tarok.scoring.card_ledger import Known, Reserve, Table, Trick, Ways, possible
from tarok.scoring.result_check import enumerated
from tarok.validation.causes import Sentence, sentence

CALLED: Card = min(KINGS)
"""The king that was called: which one it is makes no difference to the ledger."""
NOTHING: Ways = (Known(),)


def table(account: Account[Any], reserves: Iterable[Reserve], *, free_pagat: bool = False) -> Table:
    """Return what the ledger goes by; with a `free_pagat` the pagat may have won any trick (SL-3P-11)."""
    game, beats = account.game, account.contract.beats
    crowns = isinstance(beats, Winning)
    free = (Winning(free_pagat=True),) if free_pagat else ()
    return Table(
        pack=game.pack,
        worth=game.worth,
        in_threes=game.in_threes,
        seats=game.seats,
        own=sum(1 << seat for seat in account.own),
        reserves=tuple(reserves),
        beats=(beats, *free),
        emperor=crowns,
        free=free_pagat,
    )


def of_feat(account: Account[Any], at: Table, feat: Feat, holds: Collection[str]) -> Ways:
    """Return what a feat proves by a shared judge; who announces one that `holds` has its card."""
    row, side = account.contract.rows.get(feat.what), account.side(feat.seat)
    seats = 1 << feat.seat if feat.announced and feat.what in holds else 0
    known: Known | None = None
    match row.judge if row is not None else None:
        case LastTrickWith(card):
            known = with_card(at, feat, (card, at.last), seats)
        case WinsWith(card, number):
            known = with_card(at, feat, (card, number), seats)
        case LastTrickKeepsCalled():
            said = feat.announced and not feat.made
            ends = () if said else (Trick(at.last, int(not feat.made), ALONE[CALLED]),)
            known = Known(held=((CALLED, seats),) if seats else (), tricks=ends)
        case OrIdle(AllTricks()):
            known = Known(sweeper=side) if feat.made else wins(1 - side)
        case Collects(cards) if feat.made:
            known = Known(piles=in_pile(side, cards))
        case Collects(cards):
            known = Known(apart=((side, cards),))
        case CatchesMond() if feat.made:
            held = ((SKIS, at.of(side)), (MOND, at.of(1 - side)))
            known = wins(side)._replace(caught=True, held=held)
    return NOTHING if known is None else (known,)


def with_card(at: Table, feat: Feat, aim: tuple[Card, int], holder: int) -> Known:
    """Return what it proves that a card was to win a certain trick; no seat is known to hold it: 0."""
    card, number = aim
    side = at.side(1 << feat.seat)
    held = ((card, holder or at.of(int(bool(side)))),)
    if feat.made:
        return Known(held=held, tricks=(Trick(number, side, ALONE[card], ALONE[card]),))
    if not feat.announced:
        return Known(held=held, tricks=(Trick(number, None, ALONE[card], PACK - ALONE[card]),))
    return Known(held=held if holder else ())


def in_pile(side: int, cards: Cards) -> tuple[Cards, Cards]:
    """Return these cards as what is known of the piles: they lie in that of a side."""
    return (NONE, cards) if side else (cards, NONE)


def wins(side: int) -> Known:
    """Return that a side has won a trick."""
    return Known(least=(0, 1) if side else (1, 0))


def no_valats(account: Account[Any], sides: Collection[int]) -> tuple[Ways, ...]:
    """Return that those of the sides did not win all tricks for whom no valat is written: it would count."""
    rows, feats = account.contract.rows, account.result.feats
    said = {account.side(feat.seat) for feat in feats if feat.what == "valat"}
    return tuple((wins(1 - side),) for side in sides if side not in said) if "valat" in rows else ()


def swept(account: Account[Any]) -> int | None:
    """Return the side that has won all tricks, if one has."""
    made = (account.side(feat.seat) for feat in account.result.feats if feat.what == "valat" and feat.made)
    return next(made, None)


def of_made(account: Account[Any], clause: str) -> Checks:
    """Whether `made` says the same as the card points of the declarer's side: more than half of them win."""
    result = account.result
    for count in result.points:
        whole = all_points(account.game)
        against = result.made not in {None, 2 * count > whole}
        text = "with {count} of {whole} card points it is the other way round"
        truth = sentence("made_against", text, count=count, whole=whole)
        yield Check(against, "made", truth, clause)


class Said(NamedTuple):
    """What a result implies: by each feat, and otherwise."""

    at: Table
    known: tuple[Ways, ...]
    feats: tuple[Ways, ...]

    @property
    def points(self) -> int:
        """The card points that the declarer's side can have, as bits; 0: no deal is like this."""
        return possible(self.at, (*self.known, *(ways for ways in self.feats if ways != NOTHING)))


def of_deals(account: Account[Any], said: Said) -> Checks:
    """Whether any deal has these feats, and its cards in one hand and one pile each."""
    if not said.points:
        yield _blamed(account, said)


def of_points(account: Account[Any], said: Said) -> Checks:
    """Whether any deal has these feats and these card points; or with `made` alone, any that say the same."""
    result, clause, can_be = account.result, account.contract.clause, said.points
    for count in result.points[:1]:
        if count < 0 or not can_be >> count & 1:
            yield Check(wrong=True, field="points", truth=_spread(can_be), clause=clause)
    if not result.points and result.made is not None:
        half = all_points(account.game) // 2 + 1
        if not (can_be >> half if result.made else can_be & (1 << half) - 1):
            yield Check(wrong=True, field="made", truth=_spread(can_be), clause=clause)


def _blamed(account: Account[Any], said: Said) -> Check:
    """Return the first feat that no deal has together with those before it, and with which of them."""
    at, known, feats = said
    rows = tuple(enumerated(account.result))
    ends = (*range(len(feats) - 1, -1, -1),)
    end = next((end for end in ends if possible(at, (*known, *feats[:end]))), None)
    if end is None or not feats:
        truth = sentence("no_deal", "there is no such deal")
        return Check(wrong=True, field="feats", truth=truth, clause=account.contract.clause)
    (field, feat), others = rows[end], [each.what for _, each in rows[:end]]
    pairs = range(end) if end > 1 else ()
    beside = (others[number] for number in pairs if not possible(at, (*known, feats[number], feats[end])))
    mate = next(beside, others[0] if end == 1 else None)
    row = account.contract.rows.get(feat.what)
    clause = row.clause if row is not None else account.contract.clause
    truth = _apart(feat, mate, first=not end)
    return Check(wrong=True, field=f"{field}.made", truth=truth, clause=clause)


def _apart(feat: Feat, mate: str | None, *, first: bool) -> Sentence:
    """Return that no deal has a feat together with a `mate`; None: with all before it, or with the rest."""
    what = feat.what
    if mate is not None:
        text = "no deal has {feat} made together with {other}"
        made = sentence("made_with", text, feat=what, other=mate)
        text = "no deal has {feat} missed together with {other}"
        return made if feat.made else sentence("missed_with", text, feat=what, other=mate)
    if first:
        made = sentence("made_here", "no deal has {feat} made together with the rest", feat=what)
        missed = sentence("missed_here", "no deal has {feat} missed together with the rest", feat=what)
        return made if feat.made else missed
    text = "no deal has {feat} made together with all that stands before it"
    made = sentence("made_after", text, feat=what)
    text = "no deal has {feat} missed together with all that stands before it"
    return made if feat.made else sentence("missed_after", text, feat=what)


def _spread(bits: int) -> Sentence:
    """Return which numbers of card points, by the bits that are set, the declarer's side can have."""
    ranges = tuple(end for span in _spans(bits) for end in span)
    if not ranges:
        text = "with these feats the declarer's side has no number of card points"
        return sentence("points_none", text)
    text = "with these feats the declarer's side has {ranges:ranges} card points"
    return sentence("points_between", text, ranges=ranges)


def _spans(bits: int) -> Iterator[tuple[int, int]]:
    """Yield the numbers whose bits are set: the first and the last of each run."""
    number = 0
    while bits >> number:
        if bits >> number & 1:
            low = number
            while bits >> number & 1:
                number += 1
            yield low, number - 1
        number += 1
