"""Blunders: what a club player does not forgive, counted in deals that are over.

A deal is walked through once more.  Each action is judged by the view of the seat that did it: by what it
could know, not by how the cards lay.  *Known* friends and enemies are those whose side is certain from that
view; *may hold* means that nothing the seat has seen excludes it.
"""

from collections.abc import Callable, Iterator
from typing import Final

from msgspec import Struct

from tarok.bots.card_masks import SUITS, TAROKS, each
from tarok.bots.families import CRAFTS, told_in
from tarok.bots.knowledge import Knowledge, know
from tarok.bots.negative_play import caught
from tarok.bots.point_play import friends_mond_falls, mond_in_danger, promised
from tarok.bots.weights import COUNTS, Weights
from tarok.cards.deck import MOND, PAGAT, SKIS, SUIT_OF, Card
from tarok.engine.actions import Action, Announce, Bid, Choose, Kontra, Pass, Play, Seat, Surrender
from tarok.engine.bonuses import all_tricks, no_trick
from tarok.engine.deal import Deal, Game, act, start
from tarok.engine.view import View, view

LATE: Final = 4
"""With so few cards left the pagat may be impossible to keep."""


class Blunder(Struct, frozen=True):
    """What was done wrongly, by whom, and as which action of the deal."""

    what: str
    seat: Seat
    at: int


def blunders(deal: Deal) -> Iterator[Blunder]:
    """Find every blunder of a deal that is over."""
    now = start(deal.game, deal.pack, deal.carry)
    for at, (seat, action) in enumerate(deal.log):
        for what in judged(now, view(now, seat), action):
            yield Blunder(what, seat, at)
        now = act(now, action)


def judged(deal: Deal, seen: View, action: Action) -> Iterator[str]:
    """Return the names of the blunders that an action is, done by the player who had this view."""
    match action:
        case Play(card) if len(seen.legal) > 1:
            yield from played(known(deal.game, seen), card)
        case Announce(bonus) if vain_ultimo(seen, bonus):
            yield "vain_ultimo"
        case Pass() if undeclared(deal.game, seen):
            yield "undeclared"
        case Surrender() if gave_up_much(seen):
            yield "gave_up_much"
        case Kontra(_, owner) if kontra_own_side(deal, seen, action, owner):
            yield "kontra_own_side"
        case Bid(contract) | Choose(contract) if overbid(deal, seen, contract):
            yield "overbid"


def _weights(game: Game) -> Weights:
    craft = CRAFTS.get(game.key)
    return Weights() if craft is None else craft.weights


def known(game: Game, seen: View) -> Knowledge:
    """Return what the seat that must play a card can know, in any game."""
    return know(game, seen, _weights(game), told_in(game, seen))


def played(k: Knowledge, card: Card) -> Iterator[str]:
    """Return the names of the blunders that it is to play a card."""
    aim = k.contract.aim
    kind = "avoiding" if aim is no_trick else "sweeping" if aim is all_tricks else "taking"
    if aim is not None and not any(stake.what == "valat" for stake in k.view.stakes):
        yield from (test.__name__ for test in PLAYS[kind] if test(k, card))


def led_called_king(k: Knowledge, card: Card) -> bool:
    """Leads the called king, and is not the declarer, while an enemy who plays later may trump it."""
    leads = not k.view.table and card == k.called and card < PAGAT and k.me != k.view.declarer
    return leads and any(k.friend[seat] < 1 and k.beats(seat, card, SUIT_OF[card]) > 0 for seat in k.later)


def mond_to_skis(k: Knowledge, card: Card) -> bool:
    """Plays the mond, though not forced, while the škis lies in the trick or may still come to it.

    A card whose ultimo is announced is no other card.
    """
    return card == MOND and k.legal & ~promised(k) != 1 << MOND and mond_in_danger(k)


def skis_to_mond(k: Knowledge, card: Card) -> bool:
    """Plays the škis, though not forced, where a known friend's mond lies or surely has to come.

    A card whose ultimo is announced is no other card.  Where a friend's škis may take it, it is none.
    """
    return card == SKIS and k.legal & ~promised(k) != 1 << SKIS and friends_mond_falls(k)


def trumped_sure_trick(k: Knowledge, card: Card) -> bool:
    """Trumps a known friend's trick that no enemy can still win, when a legal card leaves it to that friend.

    A card whose ultimo is announced is no such card.
    """
    if k.best is None or card < PAGAT or not k.wins(card) or k.friend[k.owner(k.best)] < 1:
        return False
    return not _risk(k, k.best) and any(not k.wins(other) for other in each(k.legal & ~promised(k)))


def trumped_with_pagat(k: Knowledge, card: Card) -> bool:
    """Trumps a known friend's winner with the pagat, unforced, with more than four cards left.

    It counts where only known enemies play later, and one of them is more likely than not to beat the pagat.
    A mond that the škis would catch is no other card.
    """
    if k.best is None or card != PAGAT or not _early_and_free(k):
        return False
    alone = not any(k.friend[seat] for seat in k.later)
    return alone and k.wins(card) and k.friend[k.owner(k.best)] == 1 and _risk(k, card) > 1 / 2


def gift(k: Knowledge, card: Card) -> bool:
    """Lays a counting card on a trick that a known enemy surely wins, with a card to play that counts less.

    They win surely if neither the card nor any friend, known or possible, who plays later can beat theirs.
    """
    if k.best is None or k.friend[k.owner(k.best)] > 0 or k.wins(card) or k.game.worth[card] < COUNTS:
        return False
    led = SUIT_OF[k.view.table[0]]
    if any(k.friend[seat] > 0 and k.beats(seat, k.best, led) > 0 for seat in k.later):
        return False
    return any(k.game.worth[other] < k.game.worth[card] and not k.wins(other) for other in each(k.legal))


def pagat_lost_early(k: Knowledge, card: Card) -> bool:
    """Plays the pagat, unforced, with more than four cards left, where the enemy surely takes it.

    The enemy surely takes it if a known enemy's card beats it and no possible friend who plays later can beat
    that card; to lead it while another seat may hold a tarok is as bad.  A mond that the škis would catch is
    no other card.
    """
    if card != PAGAT or not _early_and_free(k):
        return False
    if k.best is None:
        return any(k.friend[seat] < 1 and k.may[seat] & TAROKS for seat in k.later)
    led = SUIT_OF[k.view.table[0]]
    saved = any(k.friend[seat] > 0 and k.beats(seat, k.best, led) > 0 for seat in k.later)
    return not k.wins(card) and not k.friend[k.owner(k.best)] and not saved


def ultimo_given_up(k: Knowledge, card: Card) -> bool:
    """Plays the card whose ultimo the seat has announced, with another card to play."""
    return bool(promised(k) >> card & 1) and k.legal != 1 << card


def took_in_beggar(k: Knowledge, card: Card) -> bool:
    """The soloist leads an unbeatable card, in a contract without tricks, with another to lead."""
    if k.me != k.view.declarer or k.view.table:
        return False
    sure = [other for other in each(k.legal) if not any(k.beats(s, other, SUIT_OF[other]) for s in k.later)]
    return card in sure and len(sure) < k.legal.bit_count()


def helped_beggar(k: Knowledge, card: Card) -> bool:
    """Leads what a soloist who avoids tricks surely need not take, when another card might catch them.

    It might if it does so more often than once in ten.
    """
    soloist = k.view.declarer
    if k.me == soloist or k.view.table or soloist is None:
        return False
    hopes = {other: caught(k, soloist, other, SUIT_OF[other]) for other in each(k.legal)}
    return not hopes[card] and max(hopes.values()) > 1 / 10


def broke_sweep(k: Knowledge, card: Card) -> bool:
    """The declarer of a contract of all tricks leads what may be beaten, with a card that may not."""
    if k.me != k.view.declarer or k.view.table:
        return False

    def sure(other: Card) -> bool:
        return not any(k.beats(seat, other, SUIT_OF[other]) for seat in k.later)

    return not sure(card) and any(sure(other) for other in each(k.legal))


def vain_ultimo(seen: View, bonus: str) -> bool:
    """Announces the pagat ultimo with fewer than seven taroks, or the king ultimo with the bare king."""
    hand = int(seen.hand)
    if bonus in {"pagat_ultimo", "pagat"}:
        return (hand & TAROKS).bit_count() < 7
    if bonus != "king_ultimo" or seen.called is None:
        return False
    return (hand & SUITS[SUIT_OF[seen.called]]).bit_count() < 2


def undeclared(game: Game, seen: View) -> bool:
    """Passes though holding a declaration that pays its holder, as taroks do (RO-DEC-02)."""
    paid = _weights(game).announcing.paid
    return any(isinstance(action, Announce) and action.bonus in paid for action in seen.legal)


def gave_up_much(seen: View) -> bool:
    """Surrenders with nine taroks or more, for the called king lies in the talon (RO-SUR-01)."""
    return (int(seen.hand) & TAROKS).bit_count() >= 9


def kontra_own_side(deal: Deal, seen: View, kontra: Kontra, owner: Seat) -> bool:
    """Says kontra against the own side, or rekontra for the other."""
    assert seen.seat is not None
    stake = next(stake for stake in seen.stakes if (stake.what, stake.seat) == (kontra.what, kontra.seat))
    return (deal.side(seen.seat) == deal.side(owner)) == (stake.doubled % 2 == 0)


def overbid(deal: Deal, seen: View, contract: str) -> bool:
    """Bids or names, unforced, with a partner on fewer than three taroks, alone on fewer than five.

    Against all tricks it is a hand with the škis or the mond, or with more than four taroks.
    """
    row, taroks = deal.game.contract(contract), int(seen.hand) & TAROKS
    forced = not any(isinstance(action, Pass | Choose) for action in seen.legal)
    if forced or row.aim is None or row.aim is all_tricks:
        return False
    if row.aim is no_trick:
        return taroks.bit_count() > 4 or taroks >> MOND > 0
    return taroks.bit_count() < (3 if row.calls else 5)


def _early_and_free(k: Knowledge) -> bool:
    """Whether, with cards left, another may be played than the pagat and a mond in danger."""
    others = k.legal & ~(1 << PAGAT)
    if mond_to_skis(k, MOND):
        others &= ~(1 << MOND)
    return k.hand.bit_count() > LATE and others > 0


def _risk(k: Knowledge, best: Card) -> float:
    """Return how likely an enemy who plays later beats a card; the worst of them."""
    led = SUIT_OF[k.view.table[0]]
    return max((k.beats(seat, best, led) for seat in k.later if k.friend[seat] < 1), default=0.0)


Test = Callable[[Knowledge, Card], bool]

PLAYS: Final[dict[str, tuple[Test, ...]]] = {
    "taking": (
        led_called_king,
        mond_to_skis,
        skis_to_mond,
        trumped_sure_trick,
        trumped_with_pagat,
        gift,
        pagat_lost_early,
        ultimo_given_up,
    ),
    "avoiding": (took_in_beggar, helped_beggar),
    "sweeping": (broke_sweep,),
}
"""What can be done wrongly with a card, by what the contract asks for."""

BLUNDERS: Final = (
    *(test.__name__ for tests in PLAYS.values() for test in tests),
    "vain_ultimo",
    "undeclared",
    "gave_up_much",
    "kontra_own_side",
    "overbid",
)
"""The names of all blunders."""
