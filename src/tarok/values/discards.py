"""What it brings to take a part of an open talon and discard, all at once.

What is said afterwards is the same in all worlds, so a world costs no more than for a card: whole piles can
be tried instead of one card after another.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from time import monotonic

from msgspec import Struct

from tarok.cards.deck import ALONE, NONE, SUIT_OF, TAROKS, Cards
from tarok.engine.actions import LAY, PASS, Action, Lay, Take
from tarok.engine.deal import Deal, act
from tarok.engine.view import view
from tarok.kernel import Ground, Stop, in_play, weighed
from tarok.kernel.world_batch import Lie, World, lying_so
from tarok.values.evaluation import Weighing
from tarok.values.matrix import Values
from tarok.values.seeds import cut, dice
from tarok.worlds.statements import telling


class Plan(Struct, frozen=True):
    """What to take, if that is still open, and what to discard then."""

    take: Take | None
    pile: Cards

    @property
    def action(self) -> Action:
        """What is to be done first; of the pile the lowest card."""
        return self.take or LAY[min(self.pile)]


class Laying:
    """The values of plans, in the worlds of a `Weighing` with a player.

    What is said after the cards have been discarded is what the player says in the first world; the others
    say nothing.  ValueError: it does not begin with that; nothing is to be discarded; another player acts
    before that is done, or must say something; not all that can be taken is seen; or no world agrees with the
    view.
    """

    def __init__(self, asked: Weighing) -> None:
        if asked.player is None:
            raise ValueError("cards are not yet played: say which player is to speak until then")
        self.asked, self.view = asked, asked.view
        self._said = asked.player(self.view)
        if type(self._said) not in {Take, Lay}:
            raise ValueError("the player neither takes cards nor discards any")
        takes: list[Take | None] = [action for action in self.view.legal if isinstance(action, Take)]
        self._after = {take: After(asked, take) for take in takes or [None]}
        self._tells = telling(self.view, asked.setting.trace)
        self._lies: dict[int, Lie] = {}

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
        """Return what these plans bring in the worlds of these numbers; `actions` say how each begins."""
        lies = []
        for number in numbers:
            if deadline is not None and monotonic() >= deadline:
                break
            lies.append((self._lie(number), dice(self.asked.seed, number)))
        rows = [self._after[plan.take].world(plan.pile, *lie) for plan in plans for lie in lies]
        paid, made, _ = weighed(rows, (), (), self.asked.policy, self.asked.whims, stop=stop)
        assert self.view.seat is not None
        actions = tuple(plan.action for plan in plans)
        return Values(self.view.seat, self.asked.game.seats, actions, len(lies), paid, made)

    def world(self, number: int) -> Deal:
        """Return the world of this number, before anything is done."""
        return self.asked.world(number)

    def _lie(self, number: int) -> Lie:
        """Return where the cards lie in a world, before anything is done."""
        if number not in self._lies:
            self._lies[number] = self._drawn(number)
        return self._lies[number]

    def _drawn(self, number: int) -> Lie:
        if self._tells:
            deal = self.asked.world(number)
            return Lie(tuple(map(int, deal.hands)), tuple(map(int, deal.laid)), (*deal.talon, *deal.stock))
        spread, drawn = self.asked.spreads.drawn(cut(self.asked.seed, number))
        return self.asked.seen.lie(spread, self.asked.spreads, drawn)


class After:
    """What follows when a part of the talon has been taken, or none; `given` is what the player discards."""

    def __init__(self, asked: Weighing, take: Take | None) -> None:
        deal, self._worth = asked.world(0), asked.game.worth
        assert deal.due is not None
        self._seat, self.given = deal.due.seat, NONE
        if take:
            deal = act(deal, take)
        self._hand, self._talon = deal.hands[self._seat], (*deal.talon, *deal.stock) if take else None
        known = Cards.of(card for show in asked.view.shown for card in show.cards) | asked.view.hand
        if (self._hand | Cards.of(self._talon or ())) - known:
            raise ValueError("not all that can be taken is seen")
        legal = deal.due.legal if deal.due else ()
        self._may = Cards.of(each.card for each in legal if isinstance(each, Lay)) - TAROKS
        self._held = self._led(asked, deal)
        if not self.given:
            raise ValueError("nothing is to be discarded before cards are played")
        self._grounds: dict[int, Ground] = {}

    def piles(self) -> Iterator[Cards]:
        """Yield what may be discarded; of cards that are as good as each other the lower go first.

        Where the player discards taroks, since nothing else is left, that is all.
        """
        if self.given - self._may:
            return iter((self.given,))
        piles = (Cards.of(cards) for cards in combinations(self._may, len(self.given)))
        return (pile for pile in piles if not any(self._as_good(card, self._may - pile) for card in pile))

    def world(self, pile: Cards, lie: Lie, dice: int) -> World:
        """Return a world after this pile has been discarded."""
        hands, laid = [*lie.hands], [*lie.laid]
        hands[self._seat] = self._hand & ~pile
        laid[self._seat] |= pile
        lie = Lie(tuple(hands), tuple(laid), lie.talon if self._talon is None else self._talon)
        found = self._ground(lie).world(lie, dice, ())
        assert found is not None  # nothing has been played yet
        return found

    def _led(self, asked: Weighing, deal: Deal) -> Deal:
        """Return the deal when the first card is to be led, and note what the player discards."""
        laying = True
        while deal.due and not in_play(deal):
            own = deal.due.seat == self._seat
            said = asked.player(view(deal, self._seat)) if own and asked.player else PASS
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

    def _ground(self, lie: Lie) -> Ground:
        """Return what the worlds share in which the called card lies in the same hand."""
        called = ALONE[self._held.called] if self._held.called is not None else NONE
        where = next((seat for seat, hand in enumerate(lie.hands) if called & hand), -1)
        if where not in self._grounds:
            partner = where if where not in {-1, self._held.declarer} else None
            self._grounds[where] = Ground(lying_so(self._held, lie).replace(partner=partner))
        return self._grounds[where]
