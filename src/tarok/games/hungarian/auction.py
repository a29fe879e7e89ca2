"""The auction: bids, holds, cue bids, the yielded game and the trial bid (HU-BID, HU-PASK-03)."""

from collections.abc import Iterator
from itertools import chain

from msgspec import Struct
from msgspec.structs import replace

from tarok.cards.deck import ALONE, MOND, SKIS, TAROKS, TRULA, Card, Cards
from tarok.chapters.rounds import unless
from tarok.engine.actions import PASS, Bid, Choose, Pass, Seat
from tarok.engine.deal import Deal
from tarok.engine.deal_types import Fact, Reason, Refusal
from tarok.engine.fact_kinds import FactKind
from tarok.engine.phases import Script, Scripted, ask, maker, script
from tarok.games.hungarian.options import HungarianHouse

XX, XIX, XVIII, XVII = range(MOND - 1, MOND - 5, -1)
HIGH = ALONE[SKIS] | ALONE[MOND]
SOLO, TWO = 3, 1


class Bidding(Struct, frozen=True):
    """Where an auction stands: the highest bid, whose it is, whether it was held, and what was promised.

    `spoke` lists the seats in the order of their first words, `made` those that have bid; `jumped` says
    that the one cue bid of the auction has been made (HU-BID-16), `cue` is what it promises, and whose.
    """

    high: int = -1
    owner: Seat = -1
    held: bool = False
    made: frozenset[Seat] = frozenset()
    passed: frozenset[Seat] = frozenset()
    spoke: tuple[Seat, ...] = ()
    jumped: bool = False
    cue: tuple[Seat, Card] | None = None
    yielded: Seat | None = None


def may_hold(now: Bidding, seat: Seat, house: HungarianHouse) -> bool:
    """Whether `seat` may take over the highest bid at its own level (HU-BID-05)."""
    if seat not in now.made or now.owner == seat or now.held or now.high < 0:
        return False
    return house.hold_rule == "newer" or now.spoke.index(seat) < now.spoke.index(now.owner)


def calls(now: Bidding, seat: Seat, house: HungarianHouse) -> list[int]:
    """Return the levels from the minimum call of `seat` on (HU-BID-08)."""
    return list(range(now.high + (not may_hold(now, seat, house)), SOLO + 1))


def last_chance(now: Bidding) -> bool:
    """Whether three have passed, and no player has bid (HU-BID-10, HU-BID-12)."""
    return now.high < 0 and len(now.passed) == 3


def free_jump(now: Bidding, seat: Seat, level: int, jump: int, house: HungarianHouse) -> bool:
    """Whether a bid of this level promises nothing (HU-BID-10, HU-BID-11)."""
    if jump == 0 or now.jumped or last_chance(now) or not house.bidding_conventions:
        return True
    if jump == 3 or (now.high < 0 and not house.first_bid_conventional):
        return True
    return house.unacceptable_jump_is_free and not _can_answer(after(now, seat, level), seat, house)


def _can_answer(now: Bidding, bidder: Seat, house: HungarianHouse) -> bool:
    """Whether anybody but the bidder could do more than pass, as far as all can see."""
    others = (seat for seat in range(4) if seat != bidder and seat not in now.passed)
    return any(calls(now, seat, house) for seat in others)


def shows(now: Bidding, seat: Seat, level: int, jump: int, house: HungarianHouse) -> Card | None:
    """Return the card that a jump promises (HU-BID-09); None if there is no such cue bid."""
    if house.cue_requires_earlier_bid and seat not in now.made:
        return None
    if jump == 1 and level == SOLO and house.solo_jump_shows == "xviii":
        return XVIII
    if jump == 1 and house.second_round_single_jump_shows_xvii and seat in now.made:
        return XVII
    return {1: XIX, 2: XVIII}.get(jump)


def after(now: Bidding, seat: Seat, level: int, cue: Card | None = None) -> Bidding:
    """Return where the auction stands after a bid or a hold."""
    return replace(
        now,
        high=level,
        owner=seat,
        held=level == now.high,
        made=now.made | {seat},
        spoke=now.spoke if seat in now.spoke else (*now.spoke, seat),
        jumped=now.jumped or cue is not None,
        cue=now.cue if cue is None else (seat, cue),
    )


def yields(now: Bidding, seat: Seat, house: HungarianHouse) -> bool:
    """Whether a pass of `seat` would promise the XX: its three stands under an unheld two (HU-BID-17)."""
    return house.bidding_conventions and now.high == TWO and may_hold(now, seat, house)


def _fits(hand: Cards, card: Card, honours: Cards, least: int) -> bool:
    """Whether a hand has the card, one of the honours, and enough taroks."""
    return card in hand and bool(hand & honours) and len(hand & TAROKS) >= least


def choices(
    now: Bidding, seat: Seat, hand: Cards, house: HungarianHouse, names: tuple[str, ...]
) -> Iterator[Pass | Bid | Refusal]:
    """Return a pass and every bid, as the hand allows or forbids them."""
    must = yields(now, seat, house) and not _fits(hand, XX, HIGH, house.yield_min_tarokks)
    yield unless(("yield_promises_xx", "HU-BID-17") if must else None, PASS)
    possible = calls(now, seat, house)
    for level, name in enumerate(names):
        if level not in possible:
            yield Refusal(Bid(name), "lower_than_bid", "HU-BID-03")
            continue
        why = _why_no_bid(now, seat, hand, house, level, level - possible[0])
        yield unless(why, Bid(name))


def _why_no_bid(  # noqa: PLR0913, PLR0917 - the state of an auction, the bidder and the bid
    now: Bidding, seat: Seat, hand: Cards, house: HungarianHouse, level: int, jump: int
) -> Reason | None:
    """Return why a hand may not bid so high, and the clause."""
    if not hand & TRULA:
        return _why_no_trial(level, house) if last_chance(now) else ("no_honour", "HU-BID-04")
    if not house.cue_bidder_may_bid_again and now.cue and now.cue[0] == seat:
        return "cue_bidder_passes", "HU-OPT-05"
    if free_jump(now, seat, level, jump, house):
        return None
    card = shows(now, seat, level, jump, house)
    if card is None:
        return "no_earlier_bid", "HU-OPT-08"
    honours = TRULA if house.cue_honour == "any" else HIGH
    return None if _fits(hand, card, honours, house.cue_min_tarokks) else ("cue_bid", "HU-BID-09")


def _why_no_trial(level: int, house: HungarianHouse) -> Reason | None:
    """Return why a hand without an honour may not be tried so high, and the clause."""
    most = SOLO if house.trial_bid_levels == "three_two_one" else 1
    return None if level < most else ("trial_too_high", "HU-BID-12")


def raises(
    now: Bidding, hand: Cards, house: HungarianHouse, names: tuple[str, ...]
) -> Iterator[Choose | Refusal]:
    """Return the levels from the highest bid on, as a sole bidder's hand allows them (HU-OPT-12)."""
    for level, name in enumerate(names[now.high :], start=now.high):
        why = None if hand & TRULA else _why_no_trial(level, house)
        yield unless(why, Choose(name))


def said_of(now: Bidding, seat: Seat, level: int | None, house: HungarianHouse) -> Bidding:
    """Return where the auction stands after a pass (no level), a hold or a bid, and what it promises."""
    if level is None:
        spoke = now.spoke if seat in now.spoke else (*now.spoke, seat)
        yielded = seat if yields(now, seat, house) else now.yielded
        return replace(now, passed=now.passed | {seat}, spoke=spoke, yielded=yielded)
    if house.cue_void_if_bidder_bids_again and now.cue and now.cue[0] == seat:
        now = replace(now, cue=None)
    return after(now, seat, level, promised(now, seat, level, house))


def promised(now: Bidding, seat: Seat, level: int, house: HungarianHouse) -> Card | None:
    """Return the card that a bid promises; None if it promises nothing."""
    jump = level - calls(now, seat, house)[0]
    return None if free_jump(now, seat, level, jump, house) else shows(now, seat, level, jump, house)


def tells(now: Bidding, seat: Seat, house: HungarianHouse, names: tuple[str, ...]) -> Iterator[Fact]:
    """Return what every bid and a pass would promise, as all can tell (HU-BID-09, HU-BID-17)."""
    for level in calls(now, seat, house):
        card = promised(now, seat, level, house)
        if card is not None:
            yield Fact(FactKind.CUE, seat, card, Bid(names[level]))
    if yields(now, seat, house):
        yield Fact(FactKind.YIELD, seat, XX, PASS)


def over(now: Bidding, house: HungarianHouse) -> bool:
    """Whether the auction has come to an end (HU-BID-06, HU-BID-07)."""
    left = [seat for seat in range(4) if seat not in now.passed and seat != now.owner]
    return not left or (now.high == SOLO and not any(calls(now, seat, house) for seat in left))


@maker
def auction(house: HungarianHouse) -> Scripted:
    """Return the phase in which the declarer and the contract are found."""

    @script
    def auction(deal: Deal) -> Script:
        names = tuple(contract.id for contract in deal.game.contracts)
        now, seat = Bidding(), 0
        while not over(now, house):
            if seat not in now.passed:
                told = tuple(tells(now, seat, house, names))
                words = chain(choices(now, seat, deal.hands[seat], house, names), told)
                said = yield from ask(deal, seat, words)
                deal = deal.replace(facts=(*deal.facts, *(fact for fact in told if fact.by == said)))
                now = said_of(now, seat, names.index(said.contract) if isinstance(said, Bid) else None, house)
            seat = (seat + 1) % 4  # HU-BID-02
        if now.high < 0:
            return deal.replace(ended="passed_out")  # HU-BID-07
        if house.sole_bidder_may_raise and now.made == {now.owner} and now.cue is None and now.high < SOLO:
            may = raises(now, deal.hands[now.owner], house, names)
            raised = yield from ask(deal.replace(declarer=now.owner), now.owner, may)  # HU-OPT-12
            now = replace(now, high=names.index(raised.contract))
        kept = tuple(fact for fact in deal.facts if fact.what != FactKind.CUE or now.cue)  # HU-OPT-06
        deal = deal.replace(facts=kept).with_fact(FactKind.BIDDERS, now.owner, len(now.made))
        return deal.replace(contract=deal.game.contracts[now.high], declarer=now.owner)

    return auction
