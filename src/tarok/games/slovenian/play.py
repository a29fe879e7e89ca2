"""What happens between the tricks: vitamins, the talon won back, the open hand, and a deal decided early."""

from msgspec import Struct

from tarok.cards.deck import NONE, Cards
from tarok.engine.actions import Action
from tarok.engine.bonuses import all_tricks, owner
from tarok.engine.deal import Deal
from tarok.engine.deal_types import Verdict
from tarok.engine.fact_kinds import ShowKind
from tarok.engine.rule_terms import Giving
from tarok.engine.sides import sides


class Between(Struct, frozen=True):
    """The phase that follows each trick; where the `mond_counts`, a failed valat leaves its penalty."""

    early_termination: bool
    mond_counts: bool
    __name__: str = "between"

    def __call__(self, deal: Deal, said: tuple[Action, ...], /) -> Deal:  # noqa: ARG002 - nothing is said
        deal = _talon(deal)
        if deal.playing.id == "open_beggar" and len(deal.tricks) == 1 and deal.declarer is not None:
            deal = deal.with_show(ShowKind.HAND, tuple(deal.hands[deal.declarer]), deal.declarer)  # SL-NEG-05
        if self.early_termination and any(deal.hands) and _decided(deal, mond_counts=self.mond_counts):
            return deal.replace(ended="decided")
        return deal

    def gives(self, deal: Deal) -> Giving:
        """A vitamin with each trick of a klop; what lies with the called king, with its trick."""
        if deal.playing.aim is None:
            return Giving(gifts=deal.talon, gone=deal.turned_up(ShowKind.VITAMIN))  # SL-KLOP-02
        if deal.called is None or deal.called not in deal.turned_up(ShowKind.TALON):
            return Giving()
        played = owner(deal, deal.called) is not None  # or else it was left there with the rest
        return Giving(talon=Cards.of(deal.talon) if played else NONE)  # SL-TAL-07


def _talon(deal: Deal) -> Deal:
    """Give the winner of the trick what the talon owes them."""
    trick = deal.tricks[-1]
    if deal.playing.aim is None and deal.talon:  # SL-KLOP-02
        vitamin = deal.talon[:1]
        return deal.with_show(ShowKind.VITAMIN, vitamin, trick.winner).win(trick.winner, vitamin)
    if not deal.talon or deal.called not in trick.cards:
        return deal
    found = deal.called in deal.turned_up(ShowKind.TALON)
    return deal.win(trick.winner, deal.talon) if found else deal  # SL-TAL-07


def _decided(deal: Deal, *, mond_counts: bool) -> bool:
    """Whether nothing that is still to be played can change the score (SL-END-01, SL-END-02, SL-END-05).

    A valat has failed when everybody can see it: to stop any earlier would tell who the partner is.
    """
    contract = deal.playing
    if contract.aim is not None and contract.aim is not all_tricks and not contract.counts:
        return contract.aim(deal, 0) is Verdict.MISSED
    valats = [stake.seat for stake in deal.stakes if stake.what == "valat" and not mond_counts]  # SL-END-06
    if not valats and contract.aim is not all_tricks:
        return False
    public = sides(deal, None)
    owners = [public[seat] for seat in valats]
    owners += [0] if contract.aim is all_tricks else []
    return any({owner, public[trick.winner]} == {0, 1} for owner in owners for trick in deal.tricks)
