"""From a deal to a PlaySpec: every number is read off values of the game, the contract and the deal."""

from collections.abc import Callable, Iterable, Iterator

from tarok.actions import Seat
from tarok.bonuses import Threshold, no_trick, one_trick, pile, units
from tarok.cards import ALONE, NONE, TAROKS, Card, Cards
from tarok.deal import Beats, Deal, Duty
from tarok.duties import FOLLOW, KEEP, OVERTAKE, PAGAT_LAST, TAROK, highest
from tarok.games.hungarian import promises
from tarok.games.romanian.talon import find_king, king_lies_unseen
from tarok.games.slovenian import tricks
from tarok.games.slovenian.play import Between
from tarok.kernel.spec import Emperor, Owed, Owing, PlaySpec, Pledge, Taken
from tarok.kinds import ShowKind
from tarok.sides import sides

EMPEROR: dict[Beats, Emperor] = {
    highest: Emperor.NEVER,
    tricks.EMPEROR["any"]: Emperor.ANY_ORDER,
    tricks.EMPEROR["pagat_last"]: Emperor.PAGAT_AFTER,
}
OWED: dict[Callable[[Cards, Deal, Seat], Cards], Owed] = {
    FOLLOW.leaves: Owed.FOLLOW,
    TAROK.leaves: Owed.PLAY_TAROK,
    OVERTAKE.leaves: Owed.OVERTAKE,
    PAGAT_LAST.leaves: Owed.PAGAT_LAST,
    KEEP.leaves: Owed.KEEP,
    tricks.MOND_LEAD.leaves: Owed.MOND_LEAD,
    tricks.SKIS_LEAD.leaves: Owed.SKIS_FIRST,
    tricks.SUITS_FIRST.leaves: Owed.SUITS_FIRST,
    **dict(
        zip(
            (duty.leaves for duty in promises.DUTIES[2:]),
            (Owed.PROMISED_NOW, Owed.PROMISED_LATER, Owed.EARLIEST),
            strict=True,
        )
    ),
}
"""What the duties of all games ask."""
SHUNNING = (None, no_trick, one_trick)
"""The aims of contracts in which nobody wants tricks."""


def pack(deal: Deal) -> PlaySpec:
    """Return what the play of this deal needs from here on.

    ValueError: no cards are being played in it.
    """
    playing = any(phase.__name__ == "trick" for phase in deal.game.phases[: deal.stage + 1])
    if deal.due is None or not (playing or deal.phase == "conceding") or deal.contract is None:
        raise ValueError("the deal is not in the play of the cards")
    beats = deal.playing.beats
    before, after = _known(deal)
    gifts, talon = going(deal)
    return PlaySpec(
        seats=deal.game.seats,
        hands=deal.hands,
        table=deal.table,
        leader=deal.leader,
        taken=tuple(Taken(trick.cards, trick.leader, trick.winner) for trick in deal.tricks),
        won=deal.won,
        gone=_gone(deal),
        side=_sides(deal),
        base=_base(deal),
        worth=tuple(units(deal.game, deal.game.pack & ALONE[card]) for card in range(54)),
        trumps=NONE if isinstance(_within(beats), tricks.Colours) else TAROKS,
        shunned=deal.playing.aim in SHUNNING,
        duties=tuple(_owing(deal, duty) for duty in deal.playing.duties),
        emperor=_emperor(beats),
        pagat_wins=isinstance(beats, tricks.PagatBeats),
        called=deal.called,
        gifts=gifts,
        talon=talon,
        pledges=tuple(_pledges(deal)),
        before=before,
        after=after,
        finder=deal.declarer if found(deal) else None,
        laid=NONE if deal.declarer is None else deal.laid[deal.declarer],
    )


def _within(beats: Beats) -> Beats:
    """Return what wins where the pagat is not free."""
    return beats.beats if isinstance(beats, tricks.PagatBeats) else beats


def _emperor(beats: Beats) -> Emperor:
    inner = _within(beats)
    return EMPEROR[inner.emperor if isinstance(inner, tricks.Colours) else inner]


def _gone(deal: Deal) -> Cards:
    """Return the cards that everybody has seen go: in tricks, on the table, as vitamins."""
    played = Cards.of(card for trick in deal.tricks for card in trick.cards)
    return played | Cards.of(deal.table) | deal.turned_up(ShowKind.VITAMIN)


def _sides(deal: Deal) -> tuple[int, ...]:
    seats = range(deal.game.seats)
    return tuple(seats) if deal.playing.aim is None else tuple(deal.side(seat) for seat in seats)


def _base(deal: Deal) -> int:
    """Return what counts for the declarer's side beside the cards that it has won."""
    aim = deal.playing.aim
    mine = (aim.pile if isinstance(aim, Threshold) else pile)(deal, 0) | found(deal)
    won = Cards.of(card for seat, cards in enumerate(deal.won) if deal.side(seat) == 0 for card in cards)
    return units(deal.game, mine - won)


def found(deal: Deal) -> Cards:
    """Return the king that the declarer finds in the talon in the end (RO-KIT-04)."""
    if deal.called is None or find_king not in deal.game.phases or not king_lies_unseen(deal):
        return NONE
    return ALONE[deal.called]


def going(deal: Deal) -> tuple[tuple[Card, ...], Cards]:
    """Return what of the talon goes with the tricks one by one, and what with that of the called card."""
    if not any(isinstance(phase, Between) for phase in deal.game.phases):
        return (), NONE
    if deal.playing.aim is None:
        return deal.talon, NONE  # SL-KLOP-02
    found = deal.called is not None and deal.called in deal.turned_up(ShowKind.TALON)
    return (), Cards.of(deal.talon) if found else NONE  # SL-TAL-07


def _owing(deal: Deal, duty: Duty) -> Owing:
    """Return a duty, with the cards that it forbids each seat, if it names any."""
    leaves, spares = duty.leaves, isinstance(duty.leaves, tricks.FreeOf)
    if isinstance(leaves, tricks.FreeOf):
        leaves = leaves.leaves
    owed, leading, every = OWED[leaves], deal.but(table=()), deal.game.pack
    named = range(deal.game.seats) if owed in (Owed.KEEP, Owed.SUITS_FIRST) else ()
    return Owing(owed, tuple(every - leaves(every, leading, seat) for seat in named), spares_pagat=spares)


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


def _pledges(deal: Deal) -> Iterator[Pledge]:
    """Return what has been promised for a trick, with the seats that it binds (HU-RAJ-01)."""
    if not any(duty.leaves is promises.DUTIES[2].leaves for duty in deal.playing.duties):
        return
    seats, rows = range(deal.game.seats), deal.playing.rows
    views = [sides(deal, seat) for seat in seats]
    for stake in deal.stakes[1:]:
        before = _set(s for s in seats if s == stake.seat or views[s][stake.seat] == views[s][s])
        after = _set(s for s in seats if deal.side(s) == deal.side(stake.seat))
        for promise in rows[stake.what].promises:
            yield Pledge(promise.cards, promise.tricks, promise.soft, before, after)
