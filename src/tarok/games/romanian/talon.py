"""The called king and the talon: looks, levels, surrender, discards (RO-KING, RO-TAL, RO-SUR)."""

from collections.abc import Iterator

from msgspec import Struct

from tarok.cards.deck import ALONE, FIVES, KINGS, NONE, TAROKS, TRULA
from tarok.chapters.call import any_king, call
from tarok.chapters.rounds import unless
from tarok.chapters.talon import discard, parts, taroks_face_up
from tarok.engine.actions import REJECT, SURRENDER, Action, Lay, Reject, Seat, Surrender, Take
from tarok.engine.deal import Deal
from tarok.engine.deal_types import Refusal
from tarok.engine.duties import cards_to_lay
from tarok.engine.fact_kinds import FactKind, ShowKind
from tarok.engine.phases import Script, ask, script
from tarok.engine.rule_terms import Giving
from tarok.engine.stakes import alone
from tarok.games.romanian.contracts import START


@script
def call_king(deal: Deal) -> Script:
    """The declarer names a king before the talon is looked at; its holder is the secret partner (RO-KING)."""
    return (yield from call(deal, any_king))


@script
def exchange(deal: Deal) -> Script:
    """The declarer takes a set of the talon, and discards as many cards (RO-TAL-07)."""
    size = deal.playing.talon
    if deal.declarer is None or not size:
        return deal  # RO-TAL-12
    declarer = deal.declarer
    deal = yield from _take(deal, declarer)
    return deal if deal.ended else (yield from discard(deal, declarer, size, _to_lay, _laid))


def _laid(deal: Deal, seat: Seat, said: Lay | Surrender) -> Deal:
    """Return the deal after a discard (RO-TAL-10), or after a surrender."""
    return taroks_face_up(deal, seat, said) if isinstance(said, Lay) else deal.replace(ended="surrendered")


def _take(deal: Deal, declarer: Seat) -> Script:
    """Sets are looked at one after another; at the end the declarer goes back to one (RO-TAL-01 … -05)."""
    sets = parts(deal)
    first = START[deal.playing.id]
    order = [(first - 1 + look) % len(sets) for look in range(len(sets))]
    for look, number in enumerate(order):
        take = Take(number + 1)
        deal = deal.with_fact(FactKind.LOOK, declarer, number + 1).with_fact(
            FactKind.LEVEL, declarer, first + look
        )
        deal = deal.with_show(ShowKind.LOOK, sets[number], to=declarer)  # RO-TAL-03
        said = yield from ask(deal, declarer, _looking(deal, take))
        if isinstance(said, Surrender):
            return deal.replace(ended="surrendered")
        if isinstance(said, Take):
            return deal.draw(declarer, sets[number]).with_fact(FactKind.PART, declarer, number + 1)
        deal = deal.with_show(ShowKind.TALON, sets[number])
        if deal.called in sets[number]:
            deal = alone(deal, declarer)  # RO-ID-01
    again = yield from ask(deal, declarer, _going_back(deal, order))
    if not isinstance(again, Take):
        return deal.replace(ended="surrendered")
    level = first + len(sets) + order.index(again.part - 1)  # RO-TAL-02
    deal = deal.with_fact(FactKind.LEVEL, declarer, level).with_fact(FactKind.PART, declarer, again.part)
    back = sets[again.part - 1]
    return deal.draw(declarer, back).with_show(ShowKind.PART, back)


def _looking(deal: Deal, take: Take) -> Iterator[Take | Reject | Surrender | Refusal]:
    """Return what a declarer may do with the set that is looked at."""
    yield take
    yield REJECT
    yield from _surrender(deal)


def _going_back(deal: Deal, order: list[int]) -> Iterator[Take | Surrender | Refusal]:
    """Return the sets to which a declarer who has seen all may go back: all but the last (RO-TAL-04)."""
    yield from (Take(number + 1) for number in order[:-1])
    yield Refusal(Take(order[-1] + 1), "rejected_last", "RO-TAL-02")
    yield from _surrender(deal)


def _surrender(deal: Deal) -> Iterator[Surrender | Refusal]:
    """Return the surrender of a declarer who has seen the called king in the talon (RO-SUR-01, RO-SUR-02)."""
    if deal.called is not None:
        seen = deal.called in deal.turned_up(ShowKind.LOOK)
        yield unless(None if seen else ("king_not_seen", "RO-SUR-01"), SURRENDER)


def shows_trula(deal: Deal) -> bool:
    """Whether a declarer who surrenders can show škis, mond or pagat (RO-SUR-04).

    Those in the hand count, and in the set that is being looked at.
    """
    assert deal.declarer is not None
    looked = next(show.pile for show in reversed(deal.shown) if show.what == ShowKind.LOOK)
    mine = deal.hands[deal.declarer] | looked - deal.turned_up(ShowKind.TALON)
    return bool(mine & TRULA)


def _to_lay(deal: Deal, seat: Seat) -> Iterator[Lay | Surrender | Refusal]:
    """Return every card of the hand; kings and the trula may not go, taroks only if nothing else is left."""
    hand = deal.hands[seat]
    last = TAROKS if hand - (KINGS | TAROKS) else NONE
    yield from cards_to_lay(hand, (FIVES, "worth_five", "RO-TAL-08"), (last, "taroks_last", "RO-TAL-09"))
    yield from _surrender(deal)


def king_lies_unseen(deal: Deal) -> bool:
    """Whether the called king lies in a part of the talon at which no player has looked."""
    if not deal.playing.talon or deal.called not in deal.talon:
        return False
    return deal.called not in deal.turned_up(ShowKind.TALON)


class FindKing(Struct, frozen=True):
    """After the last trick the declarer gets the called king out of the unseen talon (RO-KIT-04, -05)."""

    __name__: str = "find_king"

    def __call__(self, deal: Deal, said: tuple[Action, ...], /) -> Deal:  # noqa: ARG002 - nothing is said
        if deal.declarer is None or deal.called is None or not king_lies_unseen(deal):
            return deal
        pile = deal.won[deal.declarer] | deal.laid[deal.declarer]
        cheapest = min(pile, key=lambda card: (deal.game.worth[card], card))
        return deal.swap(deal.declarer, deal.called, cheapest)

    def gives(self, deal: Deal) -> Giving:
        """The king, in the end, if it lies there."""
        if deal.called is None or not king_lies_unseen(deal):
            return Giving()
        return Giving(found=ALONE[deal.called])


find_king = FindKing()
