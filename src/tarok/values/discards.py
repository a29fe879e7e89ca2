"""The values of plans: to take a part of an open talon, and to discard a whole pile.

The announcements that follow are the same in all worlds, so a world costs no more than for a card, and whole
piles can be tried instead of one card after another.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from time import monotonic

from msgspec import Struct

from tarok.cards.deck import ALONE, NONE, SUIT_OF, TAROKS, Cards
from tarok.engine.actions import LAY, PASS, Action, Lay, Take
from tarok.engine.deal import Deal, act
from tarok.engine.view import view
from tarok.kernel import Stop, WorldBase, in_play, weighed
from tarok.kernel.world_batch import World, WorldCards, with_cards
from tarok.values.evaluation import Evaluation
from tarok.values.matrix import Values
from tarok.values.seeds import cut, dice
from tarok.worlds.statements import telling


class Plan(Struct, frozen=True):
    """The part of the talon to take, if that is still open, and the pile to discard."""

    take: Take | None
    pile: Cards

    @property
    def action(self) -> Action:
        """The first action of the plan; of the pile it is the lowest card."""
        return self.take or LAY[min(self.pile)]


class DiscardEvaluation:
    """The values of plans, in the worlds of an `Evaluation` with a player.

    After the discards this seat announces in every world what the player announces in the first one; the
    other seats pass.  ValueError: the player's next action is neither a take nor a discard; nothing is to be
    discarded; another seat must act before that is done; a part of the talon is face down; or no world agrees
    with the view.
    """

    def __init__(self, evaluation: Evaluation) -> None:
        if evaluation.player is None:
            raise ValueError("cards are not yet played: say which player is to speak until then")
        self.evaluation, self.view = evaluation, evaluation.view
        self._said = evaluation.player(self.view)
        if type(self._said) not in {Take, Lay}:
            raise ValueError("the player neither takes cards nor discards any")
        takes: list[Take | None] = [action for action in self.view.legal if isinstance(action, Take)]
        self._after = {take: AfterTake(evaluation, take) for take in takes or [None]}
        self._tells = telling(self.view, evaluation.setting.trace)
        self._cards: dict[int, WorldCards] = {}

    def plans(self) -> tuple[Plan, ...]:
        """Return all plans, that of the player first."""
        first = self._said if isinstance(self._said, Take) else None
        given = Plan(first, self._after[first].given)
        found = (Plan(take, pile) for take, after in self._after.items() for pile in after.piles())
        return given, *(plan for plan in found if plan != given)

    def of(
        self,
        plans: Sequence[Plan],
        numbers: Sequence[int],
        *,
        stop: Stop | None = None,
        deadline: float | None = None,
    ) -> Values:
        """Return the values of these plans in these worlds, by number; `actions` are their first actions."""
        worlds = []
        for number in numbers:
            if deadline is not None and monotonic() >= deadline:
                break
            worlds.append((self._cards_of(number), dice(self.evaluation.seed, number)))
        rows = [self._after[plan.take].world(plan.pile, *world) for plan in plans for world in worlds]
        paid, made, _ = weighed(rows, (), (), self.evaluation.policy, self.evaluation.whims, stop=stop)
        assert self.view.seat is not None
        actions = tuple(plan.action for plan in plans)
        return Values(self.view.seat, self.evaluation.game.seats, actions, len(worlds), paid, made)

    def world(self, number: int) -> Deal:
        """Return the world of this number, before anything is done."""
        return self.evaluation.world(number)

    def _cards_of(self, number: int) -> WorldCards:
        """Return where the cards lie in a world, before anything is done."""
        if number not in self._cards:
            self._cards[number] = self._drawn(number)
        return self._cards[number]

    def _drawn(self, number: int) -> WorldCards:
        if self._tells:
            deal = self.evaluation.world(number)
            return WorldCards(
                tuple(map(int, deal.hands)), tuple(map(int, deal.laid)), (*deal.talon, *deal.stock)
            )
        spread, drawn = self.evaluation.sampler.drawn(cut(self.evaluation.seed, number))
        return self.evaluation.known_cards.cards(spread, self.evaluation.sampler, drawn)


class AfterTake:
    """The deal after a part of the talon was taken, or none; `given` are the discards of the player."""

    def __init__(self, evaluation: Evaluation, take: Take | None) -> None:
        deal, self._worth = evaluation.world(0), evaluation.game.worth
        assert deal.due is not None
        self._seat, self.given = deal.due.seat, NONE
        if take:
            deal = act(deal, take)
        self._hand, self._talon = deal.hands[self._seat], (*deal.talon, *deal.stock) if take else None
        known = Cards.of(card for show in evaluation.view.shown for card in show.cards) | evaluation.view.hand
        if (self._hand | Cards.of(self._talon or ())) - known:
            raise ValueError("not all that can be taken is seen")
        legal = deal.due.legal if deal.due else ()
        self._may = Cards.of(each.card for each in legal if isinstance(each, Lay)) - TAROKS
        self._held = self._led(evaluation, deal)
        if not self.given:
            raise ValueError("nothing is to be discarded before cards are played")
        self._bases: dict[int, WorldBase] = {}

    def piles(self) -> Iterator[Cards]:
        """Yield the piles that may be discarded; of cards of equal worth the lower are discarded first.

        Where the player must discard taroks, the pile of the player is the only one.
        """
        if self.given - self._may:
            return iter((self.given,))
        piles = (Cards.of(cards) for cards in combinations(self._may, len(self.given)))
        return (pile for pile in piles if not any(self._as_good(card, self._may - pile) for card in pile))

    def world(self, pile: Cards, cards: WorldCards, dice: int) -> World:
        """Return a world after this pile has been discarded."""
        hands, laid = [*cards.hands], [*cards.laid]
        hands[self._seat] = self._hand & ~pile
        laid[self._seat] |= pile
        cards = WorldCards(tuple(hands), tuple(laid), cards.talon if self._talon is None else self._talon)
        found = self._base(cards).world(cards, dice, ())
        assert found is not None  # nothing has been played yet
        return found

    def _led(self, evaluation: Evaluation, deal: Deal) -> Deal:
        """Return the deal when the first card is to be led, and note what the player discards."""
        laying = True
        while deal.due and not in_play(deal):
            own = deal.due.seat == self._seat
            said = evaluation.player(view(deal, self._seat)) if own and evaluation.player else PASS
            laying = laying and isinstance(said, Lay)
            if isinstance(said, Lay) and laying:
                self.given |= ALONE[said.card]
            deal = act(deal, said)
        return deal

    def _as_good(self, card: int, others: Cards) -> bool:
        """Whether the next lower card is among the others, and is as good."""
        below = card - 1
        return (
            card > 0
            and below in others
            and (SUIT_OF[below] == SUIT_OF[card] and self._worth[below] == self._worth[card])
        )

    def _base(self, cards: WorldCards) -> WorldBase:
        """Return the base of all worlds in which the called card is in the same hand."""
        called = ALONE[self._held.called] if self._held.called is not None else NONE
        where = next((seat for seat, hand in enumerate(cards.hands) if called & hand), -1)
        if where not in self._bases:
            partner = where if where not in {-1, self._held.declarer} else None
            self._bases[where] = WorldBase(with_cards(self._held, cards).replace(partner=partner))
        return self._bases[where]
