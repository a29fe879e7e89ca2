"""What the announcements of a seat tell about its cards, found by asking the engine for legal actions."""

from itertools import combinations
from typing import Final

from tarok.cards.deck import ALONE, FIVES, KINGS, MOND, NONE, PAGAT, TAROKS, TRULA, Card, Cards
from tarok.engine.actions import Announce, Bid, Call, Lay, Seat
from tarok.engine.deal import act, start
from tarok.engine.fact_kinds import PROMISED, ShowKind
from tarok.engine.view import View
from tarok.engine.whereabouts import LAID, Told
from tarok.worlds.pack_trace import Step, Trace

GROUPS: Final = tuple(Cards.of(cards) for number in range(8) for cards in combinations(FIVES, number))
"""All that a hand may hold of the trula and the kings."""


def told(view: View, trace: Trace) -> tuple[Told, ...]:
    """Return what every seat has told; of the viewer nothing is asked."""
    found = tuple(Told() for _ in view.held)
    for fact in view.facts:
        if fact.what in PROMISED:
            found[fact.seat].has |= ALONE[fact.value]
    for step in (step for step in trace.steps if step.seat != view.seat):
        known, as_told = found[step.seat], {*step.deal.facts} <= {*view.facts}
        match step.action:
            case Bid():
                _by_bid(step, known)
            case Lay(card):
                _by_laying(step, known, card)
            case Call(card) if as_told and card in range(PAGAT, MOND):
                _by_call(step, known, card)
            case Announce() if as_told:
                _by_announcement(step, known)
    if _over_without_taroks(trace):
        for seat, known in enumerate(found):
            known.some = known.some or TAROKS - _drawn(trace, seat)
    return found


def _over_without_taroks(trace: Trace) -> bool:
    """Whether a deal is over as soon as a player was dealt no tarok: then no player was (SL-DEAL-07)."""
    places, pack = trace.dealt[0], [*trace.deal.pack]
    suits = [place for place, card in enumerate(pack) if card not in TAROKS and place not in places]
    for place in places:
        if pack[place] in TAROKS:
            other = suits.pop()
            pack[place], pack[other] = pack[other], pack[place]
    deal = start(trace.deal.game, pack, trace.deal.carry)
    for _, said in trace.deal.log:
        if deal.due is None or deal.stage:
            break
        deal = act(deal, said)
    return deal.due is None


def _drawn(trace: Trace, seat: Seat) -> Cards:
    """Return the cards that a seat has surely drawn, and was not dealt."""
    places = {*trace.own[seat]} - trace.dealt[seat]
    return Cards.of(card for place, card in trace.known.items() if place in places)


def telling(view: View, trace: Trace) -> bool:
    """Whether something was said that could not have been said with any hand that has what was promised.

    Then `told` may not have found out all that it tells, and worlds have to be tried.  So they have if it was
    told that a card lies in the talon: the player who has drawn more of the talon is likelier to have drawn
    it.
    """
    if any(show.what == ShowKind.IN_TALON for show in view.shown):
        return True
    away = {fact.seat for fact in view.facts if fact.what in LAID and fact.value}
    has = [word.has for word in told(view, trace)]
    return any(not _free(step, away, has[step.seat]) for step in trace.steps if step.seat != view.seat)


def _free(step: Step, away: set[Seat], has: Cards) -> bool:
    """Whether a seat could say this with no card but those it `has`, or has discarded, and with all cards.

    What is discarded tells nothing more but where taroks are, for they may go only when all others may not. A
    player who has all cards would have none left to call.
    """
    if isinstance(step.action, Lay):
        return step.action.card < PAGAT and not away
    gone = Cards.of(said.card for said in step.deal.said if isinstance(said, Lay))
    if not step.allows(gone | has):
        return False
    whole = step.deal.game.pack
    return step.allows(whole - ALONE[step.action.card] if isinstance(step.action, Call) else whole)


def _by_bid(step: Step, known: Told) -> None:
    """A bid may tell that its bidder has one of the trula."""
    taroks = step.deal.game.pack & TAROKS
    if not step.allows(taroks - TRULA) and step.allows(taroks):
        known.some |= TRULA


def _by_laying(step: Step, known: Told, card: Card) -> None:
    """What may not go, or goes face up, is not among it; a tarok may tell that nothing else was left."""
    pack = step.deal.game.pack
    if known.may_lay is None:
        lays = [lay for lay in step.asked(pack) if isinstance(lay, Lay)]
        known.may_lay = Cards.of(lay.card for lay in lays)
        tarok = next((lay for lay in lays if lay.card in TAROKS), None)
        if tarok and step.shows(pack, tarok):
            known.may_lay -= TAROKS
    rest = step.deal.laid[step.seat] | TAROKS | KINGS
    plain = pack - TAROKS - KINGS
    if card < PAGAT or not step.allows(rest) or step.allows(rest | plain):
        return
    known.lacks |= Cards.of(other for other in plain if not step.allows(rest | ALONE[other]))


def _by_call(step: Step, known: Told, called: Card) -> None:
    """A called tarok may tell that its caller has those above it: the more it has, the lower it may call."""
    above = Cards.of(range(called + 1, MOND))
    if above and step.allows(above):
        known.has |= Cards.of(card for card in above if not step.allows(above - ALONE[card]))


def _by_announcement(step: Step, known: Told) -> None:
    """An announcement may tell the number of taroks, or what the hand holds of the trula and the kings."""
    called = NONE if step.deal.called is None else ALONE[step.deal.called]
    low = tuple(step.deal.game.pack & TAROKS - called)
    sizes = range(len(step.deal.hands[step.seat]) + 1)
    numbers = frozenset(
        size
        for size in sizes
        if step.allows(Cards.of(low[:size])) or step.allows(Cards.of(low[len(low) - size :]))
    )
    if numbers and len(numbers) < len(sizes):
        known.taroks = numbers if known.taroks is None else known.taroks & numbers
    if numbers:
        return
    fives = frozenset(group for group in GROUPS if step.allows(group))
    if fives:
        known.fives = fives if known.fives is None else known.fives & fives
