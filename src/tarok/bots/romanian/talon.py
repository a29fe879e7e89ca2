"""The sets of the talon: to take one, to turn it up and go on, to go back, or to give up."""

from collections.abc import Sequence

from msgspec import Struct

from tarok.bots.card_masks import HONOURS, Mask, each, mask_of
from tarok.bots.exchange import best_laid
from tarok.bots.random_players import dice
from tarok.bots.romanian.prospects import ALONE, playing, prospect
from tarok.bots.romanian.weights import Prospect, Romanian
from tarok.cards.deck import Card
from tarok.engine.actions import REJECT, SURRENDER, Action, Take
from tarok.engine.deal import Contract, Game
from tarok.engine.fact_kinds import FactKind, ShowKind
from tarok.engine.view import View
from tarok.games.romanian.contracts import START

TALON = 6


class Looks(Struct, frozen=True):
    """What a declarer knows at the talon: the hand, the sets seen, in their order, the called king."""

    game: Game
    weights: Romanian
    contract: Contract
    row: Prospect
    hand: Mask
    seen: tuple[tuple[Card, ...], ...]
    king: Mask

    @property
    def start(self) -> int:
        """The level at which the first set was looked at."""
        return START[self.contract.id]

    @property
    def last(self) -> bool:
        """Whether no other set is left to look at."""
        return len(self.seen) == TALON // self.contract.talon

    def taking(self, cards: Sequence[Card], level: int) -> float:
        """Return what it is worth to take these cards at this level."""
        kept, known = mask_of(cards), self.hand
        for other in self.seen:
            known |= mask_of(other)
        alone = bool((known | kept) & self.king)
        power = best_laid(self.game, self.hand | kept, len(cards), self.weights)[0]
        points = playing(self.row.alone if alone else self.row.helped, self.contract, power, level)
        if alone and not (self.hand | kept) & self.king:
            points -= self.weights.stages.king_left
        return points * (ALONE if alone else 1)

    def going_back(self, look: int) -> float:
        """Return what it is worth to go back to a set that was turned up (RO-TAL-02)."""
        return self.taking(self.seen[look], self.start + TALON // self.contract.talon + look)

    def giving_up(self, level: int) -> float:
        """Return what a surrender costs (RO-SUR-03, RO-SUR-04)."""
        shown = (self.hand | mask_of(self.seen[-1])) & HONOURS
        return -ALONE * (self.contract.value * level + (not shown))


def decide(game: Game, view: View, weights: Romanian) -> Action:
    """Do with the set that is looked at, or with those that were, what is worth most."""
    looks = _looks(game, view, weights)
    worth: dict[Action, float] = {}
    level = looks.start + len(looks.seen) - 1
    if REJECT in view.legal:
        part = next(fact.value for fact in reversed(view.facts) if fact.what == FactKind.LOOK)
        worth[Take(part)] = looks.taking(looks.seen[-1], level)
        worth[REJECT] = _rejecting(looks, view, level + 1) - weights.stages.turned_up
    else:
        parts = [fact.value for fact in view.facts if fact.what == FactKind.LOOK]
        worth |= {Take(parts[look]): looks.going_back(look) for look in range(len(parts) - 1)}
    if SURRENDER in view.legal:
        worth[SURRENDER] = looks.giving_up(level)
    return max(worth, key=lambda action: worth[action])


def _looks(game: Game, view: View, weights: Romanian) -> Looks:
    assert view.contract is not None
    return Looks(
        game=game,
        weights=weights,
        contract=game.contract(view.contract),
        row=prospect(weights.stages, view.contract),
        hand=int(view.hand),
        seen=tuple(show.cards for show in view.shown if show.what == ShowKind.LOOK),
        king=0 if view.called is None else 1 << view.called,
    )


def _rejecting(looks: Looks, view: View, level: int) -> float:
    """Return what it is worth to go on: the best of the next set and of those may then be taken after all."""
    back = max((looks.going_back(look) for look in range(len(looks.seen))), default=0.0)
    if looks.last:
        return max(looks.going_back(look) for look in range(len(looks.seen) - 1))
    known = looks.hand | mask_of(card for cards in looks.seen for card in cards)
    unseen, chance = [*each(int(looks.game.pack) & ~known)], dice(0, view)
    size, samples = looks.contract.talon, looks.weights.stages.samples
    found = (looks.taking(chance.sample(unseen, size), level) for _ in range(samples))
    return sum(max(worth, back) for worth in found) / samples
