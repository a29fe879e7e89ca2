"""Motives that are about single cards: promises, the mond and the škis, the pagat, the called card."""

from typing import Final

from tarok.cards.deck import MOND, PAGAT, SKIS, SUIT_OF, TRULA, Card
from tarok.engine.bonuses import Collects
from tarok.reasons.motives import Motive, apart
from tarok.reasons.reason import Reason
from tarok.reasons.sight import Fate, Sight


def promise_now(seen: Sight, card: Card) -> Reason | None:
    """A card is played to the trick for which my side has promised it."""
    now = len(seen.view.tricks) + 1
    due = any(card == promised and trick == now for promised, trick, _ in seen.promised())
    return Reason("promise-now", {"trick": now}, (card,)) if due else None


def promise_later(seen: Sight, card: Card) -> Reason | None:
    """A card that I have promised for a later trick stays in the hand."""
    now, last = len(seen.view.tricks) + 1, len(seen.view.tricks) + max(seen.view.held)
    for promised, trick, by in seen.promised():
        if by == seen.me and promised in seen.legal and promised != card and trick > now:
            if trick == last:
                return Reason("pagat-last", cards=(promised,))
            return Reason("promise-later", {"trick": trick}, (promised,))
    return None


def collects(seen: Sight, card: Card) -> Reason | None:
    """A card of a set that my side has announced comes home."""
    rows = seen.known.contract.rows
    for stake in seen.view.stakes:
        row = rows.get(stake.what)
        if row is None or not isinstance(row.judge, Collects) or card not in row.judge.cards:
            continue
        if seen.ally(stake.seat) and seen.ours(card):
            return Reason("collects", {"trula": int(row.judge.cards == TRULA)}, (card,))
    return None


def catch_mond(seen: Sight, card: Card) -> Reason | None:
    """The škis takes a mond that is not my side's."""
    if card != SKIS or MOND not in seen.view.table or not seen.wins(card):
        return None
    return None if seen.ally(seen.owner(MOND)) else Reason("catch-mond", cards=(SKIS, MOND))


def saves_mond(seen: Sight, card: Card) -> Reason | None:
    """The mond stays in the hand while a škis that costs something lies there, or may come."""
    if MOND not in seen.legal or card == MOND or not _skis_comes(seen):
        return None
    return Reason("saves-mond", cards=(MOND, SKIS))


def _skis_comes(seen: Sight) -> bool:
    if SKIS in seen.view.table:
        return seen.mond_always or not seen.ally(seen.owner(SKIS))
    holders = seen.later if seen.mond_always else [seat for seat in seen.later if not seen.ally(seat)]
    return any(SKIS in seen.may(seat) for seat in holders)


def mond_home(seen: Sight, card: Card) -> Reason | None:
    """The mond takes the trick while the škis is out, and cannot come to this trick."""
    if card != MOND or SKIS not in seen.unseen or not seen.ours(card):
        return None
    return Reason("mond-home", cards=(MOND, SKIS))


def keep_skis(seen: Sight, card: Card) -> Reason | None:
    """The škis waits for a mond that another player than a partner may hold."""
    if SKIS not in seen.legal or card == SKIS or MOND in seen.view.table or not seen.may_others(MOND):
        return None
    return Reason("keep-skis", cards=(SKIS, MOND))


def pagat_home(seen: Sight, card: Card) -> Reason | None:
    """The pagat comes to a trick that is surely my side's."""
    if card != PAGAT or not seen.ours(card):
        return None
    return Reason("pagat-home", {"mine": int(seen.fate(card) is Fate.MINE)}, (PAGAT,))


def emperor(seen: Sight, card: Card) -> Reason | None:
    """The pagat takes the trick if the other honour comes to the one that lies there."""
    table, beats = seen.view.table, seen.known.contract.beats
    if card != PAGAT or not {MOND, SKIS} & {*table}:
        return None
    for other in (MOND, SKIS):
        comes = any(other in seen.may(seat) for seat in seen.later)
        if comes and beats((*table, PAGAT, other)) == PAGAT and not seen.wins(PAGAT):
            return Reason("emperor", cards=(PAGAT, other))
    return None


def pagat_ruff(seen: Sight, card: Card) -> Reason | None:
    """The pagat trumps a suit of which no enemy still to play has shown to have none."""
    table = seen.view.table
    if card != PAGAT or not table or table[0] >= PAGAT or not seen.wins(PAGAT):
        return None
    if any(not seen.ally(seat) and seen.void(seat, SUIT_OF[table[0]]) for seat in seen.later):
        return None
    return Reason("pagat-ruff", {"suit": SUIT_OF[table[0]]}, (PAGAT,))


def keep_pagat(seen: Sight, card: Card) -> Reason | None:
    """The pagat stays in the hand, for this trick is not surely my side's."""
    if PAGAT not in seen.legal or card == PAGAT or seen.ours(PAGAT) or len(seen.view.hand) == 1:
        return None
    return Reason("keep-pagat", cards=(PAGAT,))


def pagat_end(seen: Sight, card: Card) -> Reason | None:
    """The pagat stays for the last trick, with at least as many other taroks as are out."""
    pays = any(row.startswith("pagat") for row in seen.known.contract.rows)
    if PAGAT not in seen.legal or card == PAGAT or not pays or seen.taroks - 1 < seen.taroks_out:
        return None
    numbers = {"mine": seen.taroks, "out": seen.taroks_out}
    return Reason("pagat-end", numbers, (PAGAT,))


def called_home(seen: Sight, card: Card) -> Reason | None:
    """The called card comes to a trick that is surely my side's."""
    if card != seen.called or not seen.ours(card):
        return None
    return Reason("called-home", cards=(card,))


def keep_called(seen: Sight, card: Card) -> Reason | None:
    """The called card stays in the hand, for this trick is not surely my side's."""
    called = seen.called
    if called is None or called not in seen.legal or card == called or seen.ours(called):
        return None
    return Reason("keep-called", cards=(called,))


def for_bonus(seen: Sight, card: Card) -> Reason | None:
    """The count is decided, and the pagat or the called king may still win the last trick."""
    if seen.decided is None:
        return None
    rows = seen.known.contract.rows
    kept = [PAGAT] if "pagat_ultimo" in rows or "pagat" in rows else []
    kept += [seen.called] if "king_ultimo" in rows and seen.called is not None else []
    for each in kept:
        if each in seen.legal and each != card:
            return Reason("for-bonus", {"made": int(seen.decided)}, (each,))
    return None


PROMISES: Final[tuple[Motive, ...]] = tuple(map(apart, (promise_now, promise_later, collects)))
MOND_AND_SKIS: Final[tuple[Motive, ...]] = tuple(map(apart, (catch_mond, emperor, saves_mond, mond_home)))
PAGAT_AND_KING: Final[tuple[Motive, ...]] = (
    apart(for_bonus),
    apart(pagat_end),
    apart(pagat_home),
    apart(pagat_ruff),
    apart(keep_pagat),
    apart(called_home),
    apart(keep_called),
    apart(keep_skis),
)
