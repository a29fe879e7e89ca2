"""The talon, the discards, the failed trial bid, annulled hands (HU-TALON, HU-DISC, HU-ANNUL)."""

from collections.abc import Iterator

from tarok.cards.deck import ALONE, FIVES, KINGS, MOND, PAGAT, TAROKS, TRULA, Card, Cards
from tarok.chapters.rounds import first_to_act
from tarok.chapters.talon import discard, face_down
from tarok.engine.actions import PASS, THROW_IN, Action, Lay, Pass, Seat, ThrowIn
from tarok.engine.deal import Deal
from tarok.engine.deal_types import Refusal
from tarok.engine.duties import cards_to_lay
from tarok.engine.fact_kinds import PROMISED, FactKind, ShowKind
from tarok.engine.phases import Script, Scripted, maker, script
from tarok.games.hungarian.auction import XX
from tarok.games.hungarian.judges import EAGLE
from tarok.games.hungarian.options import HouseOfHigh, HungarianHouse

SHARES = {3: (3, 1, 1, 1), 2: (2, 2, 1, 1), 1: (1, 2, 2, 1), 0: (0, 2, 2, 2)}  # HU-TALON-02
HOLDINGS = (NO_TAROK := Cards(), ALONE[MOND], ALONE[PAGAT], ALONE[MOND] | ALONE[PAGAT])
MORE = (ALONE[EAGLE], ALONE[MOND] | ALONE[EAGLE], ALONE[MOND] | ALONE[EAGLE] | ALONE[PAGAT])
ONLY = dict(zip("2345678", (*HOLDINGS, *MORE), strict=True))
"""The taroks of a hand that may be annulled, by number; 1 is all four kings (HU-ANNUL-02, HU-HIGH-13)."""


STAYS = {XX: ("xx_stays", "HU-OPT-16"), EAGLE: ("eagle_stays", "HU-OPT-59")}
"""Why a tarok of the house rules may not be discarded, and the clause."""


@maker
def exchange(house: HungarianHouse) -> Scripted:
    """Return the phase in which everybody draws from the talon and discards as many cards."""
    early = house.annul_timing == "before_discard"

    def choices(deal: Deal, seat: Seat) -> Iterator[Lay | Refusal]:
        return _to_lay(deal, seat, house)

    @script
    def exchange(deal: Deal) -> Script:
        declarer = deal.declarer
        assert declarer is not None
        drawn = dict(zip(deal.game.order(declarer), SHARES[deal.playing.talon], strict=True))
        for seat, number in drawn.items():
            cards = deal.talon[:number]  # HU-TALON-01
            deal = deal.draw(seat, cards).with_show(ShowKind.DRAWN, cards, seat, to=seat)  # HU-TALON-03
        if not deal.hands[declarer] & TRULA:
            return deal.replace(ended="trial_failed")  # HU-BID-12, HU-BID-13
        if early:
            deal = yield from _annulling(deal, house)
            if deal.ended:
                return deal
        for seat, number in drawn.items():
            deal = yield from discard(deal, seat, number, choices, face_down)
        deal = _reported(deal, declarer, house)
        return deal if early else (yield from _annulling(deal, house))

    return exchange


def _to_lay(deal: Deal, seat: Seat, house: HungarianHouse) -> Iterator[Lay | Refusal]:
    """Return every card of the hand: no honour, king or promised card may go (HU-DISC-02, HU-DISC-03)."""
    promised = Cards.of(fact.value for fact in deal.facts if fact.what in PROMISED)
    stays = [(FIVES, "worth_five", "HU-DISC-02"), (promised, "promised_card", "HU-DISC-03")]
    stays += [(ALONE[card], *why) for card, why in STAYS.items() if not may_go(card, house)]
    return cards_to_lay(deal.hands[seat], *stays)


def may_go(card: Card, house: HungarianHouse) -> bool:
    """Whether the house rules let this tarok be discarded (HU-OPT-16, HU-OPT-59)."""
    eagle_stays = isinstance(house, HouseOfHigh) and not house.high_eagle_discardable
    return not (card == XX and not house.xx_discardable) and not (card == EAGLE and eagle_stays)


def _reported(deal: Deal, declarer: Seat, house: HungarianHouse) -> Deal:
    """Return the deal after it was told how many taroks were discarded (HU-DISC-07, HU-DISC-08)."""
    taroks = [laid & TAROKS for laid in deal.laid]
    if house.declarer_tarokk_discards_exposed and taroks[declarer]:
        deal = deal.with_show(ShowKind.LAID, taroks[declarer], declarer)
    if house.discard_report == "per_player":
        for seat in deal.game.order(0):
            deal = deal.with_fact(FactKind.TAROKS_LAID, seat, len(taroks[seat]))
        return deal
    others = sum(len(laid) for seat, laid in enumerate(taroks) if seat != declarer)
    deal = deal.with_fact(FactKind.TAROKS_LAID, declarer, len(taroks[declarer]))
    return deal.with_fact(FactKind.TAROKS_LAID_BY_OTHERS, declarer, others)


def _annulling(deal: Deal, house: HungarianHouse) -> Script:
    """All are asked, the declarer first; the first who annuls ends the hand (HU-ANNUL-01, HU-ANNUL-05)."""

    def choices(deal: Deal, seat: Seat) -> Iterator[Pass | ThrowIn]:
        return _annuls(deal, seat, house)

    seat = yield from first_to_act(deal, deal.declarer or 0, choices)
    return deal if seat is None else deal.replace(ended="annulled")  # HU-ANNUL-04


def _annuls(deal: Deal, seat: Seat, house: HungarianHouse) -> Iterator[Pass | ThrowIn]:
    """Return a pass, and what a hand may do that may be annulled."""
    yield PASS
    if may_annul(deal, seat, house):
        yield THROW_IN


def may_annul(deal: Deal, seat: Seat, house: HungarianHouse) -> bool:
    """Whether the hand of `seat` is one of those that may be annulled (HU-ANNUL-02, HU-ANNUL-03)."""
    hand = deal.hands[seat]
    if "1" in house.annul_holdings and not KINGS - hand:
        return True
    if deal.laid[seat] & TAROKS and not house.annul_after_tarokk_discard:
        return False
    return any(only == hand & TAROKS for number, only in ONLY.items() if number in house.annul_holdings)


def cover(deal: Deal, said: tuple[Action, ...], /) -> Deal:
    """What the declarer has discarded is covered before the first lead (HU-DISC-08)."""
    return deal.replace(shown=tuple(show for show in deal.shown if show.what != ShowKind.LAID))
