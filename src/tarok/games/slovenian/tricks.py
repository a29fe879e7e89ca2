"""What wins a trick, and what a player owes to it, beyond what all games share."""

from collections.abc import Callable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from tarok.actions import Seat
from tarok.cards import ALONE, MOND, PAGAT, SKIS, SUIT_OF, TAROKS, Card, Cards
from tarok.deal import Beats, Contract, Deal, Duty
from tarok.duties import KEEP, highest
from tarok.kinds import FactKind, ShowKind
from tarok.table import Fact


def _emperor(cards: Sequence[Card]) -> Card:
    """Škis, mond and pagat in one trick let the pagat win (SL-PLAY-04)."""
    return PAGAT if PAGAT in cards and MOND in cards and SKIS in cards else highest(cards)


def _emperor_in_order(cards: Sequence[Card]) -> Card:
    """The pagat wins only if škis and mond lie there before it (SL-PLAY-04)."""
    before = Cards.of(cards[: cards.index(PAGAT)]) if PAGAT in cards else Cards()
    return PAGAT if MOND in before and SKIS in before else highest(cards)


EMPEROR: dict[str, Beats] = {"any": _emperor, "pagat_last": _emperor_in_order}


class Colours(Struct, frozen=True):
    """What wins where taroks are a suit like the others (SL-PLAY-05)."""

    emperor: Beats

    def __call__(self, cards: Sequence[Card], /) -> Card:
        led = SUIT_OF[cards[0]]
        if cards[0] in TAROKS:
            return self.emperor(cards)
        return max(card for card in cards if SUIT_OF[card] == led)


def _without_mond(allowed: Cards, deal: Deal, seat: Seat) -> Cards:
    """Return what may be led in a klop while the škis is out: no mond, if there is more than the pagat."""
    gone = Cards.of(card for trick in deal.tricks for card in trick.cards)
    free = (
        bool(deal.table)
        or SKIS in gone | deal.turned_up(ShowKind.VITAMIN)
        or not allowed - ALONE[MOND] - ALONE[PAGAT]
    )
    return allowed if free else allowed - ALONE[MOND]


def _skis_first(allowed: Cards, deal: Deal, seat: Seat) -> Cards:
    """Return what a beggar who has the škis leads first, and what must come to it."""
    if deal.tricks:
        return allowed
    if not deal.table:
        return allowed & ALONE[SKIS] or allowed
    return allowed & (ALONE[MOND] | ALONE[PAGAT]) if deal.table[0] == SKIS else allowed


def _suits(allowed: Cards, deal: Deal, seat: Seat) -> Cards:
    """Return the suit cards that the declarer of a colour valat leads before any tarok."""
    return allowed if deal.table or seat != deal.declarer else allowed - TAROKS


def free_as_a_bird(contract: Contract) -> Contract:
    """Return the contract in which the pagat may come at any time, and wins its trick (SL-3P-11)."""
    duties = tuple(
        duty if duty is KEEP else replace(duty, leaves=FreeOf(duty.leaves)) for duty in contract.duties
    )
    return replace(contract, duties=duties, beats=PagatBeats(contract.beats))


def as_told(contract: Contract, facts: Sequence[Fact]) -> Contract:
    """Return the contract as it is played once a pagat has been announced free (SL-3P-11)."""
    free = any(fact.what == FactKind.VOGEL_FREI for fact in facts)
    return free_as_a_bird(contract) if free else contract


class PagatBeats(Struct, frozen=True):
    """The pagat wins; without it what wins as ever.  A value, so that equal deals stay equal."""

    beats: Beats

    def __call__(self, cards: Sequence[Card], /) -> Card:
        return PAGAT if PAGAT in cards else self.beats(cards)


class FreeOf(Struct, frozen=True):
    """What a duty leaves if it binds all cards but the pagat; a value, too."""

    leaves: Callable[[Cards, Deal, Seat], Cards]

    def __call__(self, allowed: Cards, deal: Deal, seat: Seat, /) -> Cards:
        left = self.leaves(allowed - ALONE[PAGAT], deal, seat)
        return left | (allowed & ALONE[PAGAT]) if left else allowed


MOND_LEAD = Duty("mond_lead", "SL-NEG-06", _without_mond)
SKIS_LEAD = Duty("skis_first", "SL-NEG-07", _skis_first)
SUITS_FIRST = Duty("suits_first", "SL-CV-04", _suits)
