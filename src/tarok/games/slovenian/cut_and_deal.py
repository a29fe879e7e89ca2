"""The deal: cut or knock, packets, the hand without a tarok, and annulling (SL-DEAL, SL-3P-01, SL-3P-12)."""

from tarok.cards.deck import TAROKS, Cards
from tarok.chapters.cut_and_deal import TALON, cut, dealt
from tarok.chapters.rounds import first_to_act
from tarok.engine.actions import PASS, Action, Cut, Knock, Pick, Place, Seat, ThrowIn
from tarok.engine.deal import Deal
from tarok.engine.fact_kinds import ShowKind
from tarok.engine.phases import Script, Scripted, ask, maker, script

BELOW_X = Cards.parse("I II III IIII V VI VII VIII IX")
WHEN = ("first", "after_first_packet", "last")


@maker
def dealing(*, cutter: Seat, knock_allowed: bool) -> Scripted:
    """Return the phase in which the cards are dealt."""

    @script
    def dealing(deal: Deal) -> Script:
        ways: list[Action] = [Cut(at) for at in range(1, len(deal.stock))]  # SL-DEAL-05, SL-DEAL-09
        if knock_allowed:
            ways.append(Knock())
        said = yield from ask(deal, cutter, ways)
        if isinstance(said, Cut):
            deal = dealt(cut(deal, said))  # SL-DEAL-02
        else:
            deal = yield from _deal_packets(deal)
        return _thrown_in(deal)

    return dealing


def _deal_packets(deal: Deal) -> Script:
    """Whole hands lie in packets, and are chosen unseen (SL-DEAL-03, SL-DEAL-04)."""
    seats = deal.game.seats
    size = (len(deal.stock) - TALON) // seats
    left = list(range(1, seats + 1))
    first = yield from ask(deal, 0, [Pick(packet) for packet in left])
    before = 0
    chosen = [first.packet]
    left.remove(first.packet)
    if first.packet == 1:
        when = yield from ask(deal, 0, [Place(when) for when in WHEN])
        before = {"first": 0, "after_first_packet": 1, "last": seats}[when.talon]
    else:
        for seat in range(1, seats - 1):
            pick = yield from ask(deal, seat, [Pick(packet) for packet in left])
            chosen.append(pick.packet)
            left.remove(pick.packet)
    cards = deal.stock
    talon = cards[before * size :][:TALON]
    packets = cards[: before * size] + cards[before * size + TALON :]
    deal = deal.set_out(talon)
    for seat, packet in enumerate((*chosen, *left)):
        deal = deal.draw(seat, packets[(packet - 1) * size : packet * size])
    return deal


def _thrown_in(deal: Deal) -> Deal:
    """A hand without a tarok is shown, and the cards are thrown in (SL-DEAL-07)."""
    for seat, hand in enumerate(deal.hands):
        if not hand & TAROKS:
            deal = deal.with_show(ShowKind.NO_TAROK, tuple(hand), seat).replace(ended="no_tarok")
    return deal


@script
def annulling(deal: Deal) -> Script:
    """All are asked in turn, and a player with next to no taroks may have the cards thrown in (SL-3P-12)."""
    seat = yield from first_to_act(deal, 0, _may_annul)
    return deal if seat is None else deal.replace(ended="annulled")


def _may_annul(deal: Deal, seat: Seat) -> tuple[Action, ...]:
    return (PASS, ThrowIn()) if _few(deal.hands[seat]) else (PASS,)


def _few(hand: Cards) -> bool:
    taroks = hand & TAROKS
    return len(taroks) < 2 or (len(taroks) == 2 and not taroks - BELOW_X)
