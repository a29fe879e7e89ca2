"""The view of one seat, and the loop that plays a deal."""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from tarok.cards.deck import NONE, Card, Cards
from tarok.engine.actions import FACE_DOWN, Action, Lay, Log, Seat
from tarok.engine.deal import Deal, act
from tarok.engine.deal_types import Fact, Refusal, Show, Stake, Trick
from tarok.engine.fact_kinds import FactKind, ShowKind
from tarok.engine.result import Carry, Line, Result
from tarok.engine.sides import Sides, sides
from tarok.validation.arguments import shortened


class Open(Struct, frozen=True, kw_only=True):
    """The open cards after a deal, which the count requires.

    `laid` and `won` are the discards and tricks of each seat, `hands` the cards it still held, `talon` the
    rest.
    """

    laid: tuple[Cards, ...]
    won: tuple[Cards, ...]
    hands: tuple[Cards, ...]
    talon: tuple[Card, ...]
    partner: Seat | None
    result: Result
    lines: tuple[Line, ...]


class View(Struct, frozen=True, kw_only=True):
    """What one seat may know: the only thing a player, a bot, a browser or an environment ever sees.

    `hand` is the viewer's own; `held` counts every hand, and `seen` holds those cards of every hand that
    have been shown to the viewer and are still held.  `sides` is what the viewer knows of the sides.  `due`
    is the seat that must decide; `legal`, `refused` and `tells` are filled for that seat alone.  `over` is
    there when the deal is.
    """

    game: str
    seat: Seat | None
    phase: str
    carry: Carry
    hand: Cards
    held: tuple[int, ...]
    seen: tuple[Cards, ...]
    log: Log
    shown: tuple[Show, ...]
    facts: tuple[Fact, ...]
    stakes: tuple[Stake, ...]
    declarer: Seat | None
    contract: str | None
    called: Card | None
    sides: Sides
    laid: Cards
    leader: Seat
    table: tuple[Card, ...]
    tricks: tuple[Trick, ...]
    due: Seat | None
    legal: tuple[Action, ...]
    refused: tuple[Refusal, ...]
    tells: tuple[Fact, ...]
    ended: str
    over: Open | None

    def __repr__(self) -> str:
        whose = "an onlooker" if self.seat is None else f"seat {self.seat}"
        playing = f", {self.contract} of seat {self.declarer}" if self.contract else ""
        now = self.phase if self.due is None else f"{self.phase}, seat {self.due} is due"
        held = f", hand {self.hand}" if self.hand else ""
        return shortened(f"<View of {whose}: {self.game}{playing}, {self.ended or now}{held}>")


Player: TypeAlias = Callable[[View], Action]
LAID_UNSEEN: Final = Lay(FACE_DOWN)


def view(deal: Deal, seat: Seat | None, over: Open | None = None) -> View:
    """Return what `seat` may know of the deal; None is a spectator, who sees no hand.

    `over` is what is laid open at its end, if that has been counted before.
    """
    mine = deal.due if deal.due and deal.due.seat == seat else None
    shown = tuple(show for show in deal.shown if show.to is None or show.to == seat)
    return View(
        game=deal.game.key,
        seat=seat,
        phase=deal.phase,
        carry=deal.carry,
        hand=Cards() if seat is None else deal.hands[seat],
        held=tuple(map(len, deal.hands)),
        seen=_still_held(deal, shown),
        log=_redacted(deal.log, seat, shown),
        shown=shown,
        facts=deal.facts,
        stakes=deal.stakes,
        declarer=deal.declarer,
        contract=deal.contract.id if deal.contract else None,
        called=_called(deal, seat, shown),
        sides=sides(deal, seat),
        laid=Cards() if seat is None else deal.laid[seat],
        leader=deal.leader,
        table=deal.table,
        tricks=deal.tricks,
        due=deal.due.seat if deal.due else None,
        legal=mine.legal if mine else (),
        refused=mine.refused if mine else (),
        tells=mine.tells if mine else (),
        ended=deal.ended,
        over=over or counted(deal),
    )


def in_review(deal: Deal, result: Result, lines: tuple[Line, ...]) -> View:
    """Return the deal for review: every card is open.

    The booked `result` and `lines`, by seats, are shown when it is over.
    """
    knowing = deal.declarer if deal.partner is None else deal.partner
    return replace(
        view(deal.replace(ended=""), None),  # so that nothing is counted again
        seen=deal.hands,
        log=deal.log,
        shown=deal.shown,
        called=deal.called,
        sides=sides(deal, knowing),
        laid=Cards.of(card for laid in deal.laid for card in laid),
        ended=deal.ended,
        over=_open(deal, result, lines) if deal.ended else None,
    )


def why_not(view: View, action: Action) -> Refusal | None:
    """Return the rule that forbids an action; None if it is legal, or none that its seat might think of."""
    return next((refusal for refusal in view.refused if refusal.action == action), None)


def play(deal: Deal, players: Sequence[Player]) -> Deal:
    """Let the players play the deal to its end."""
    while deal.due:
        seat = deal.due.seat
        deal = act(deal, players[seat](view(deal, seat)))
    return deal


def _called(deal: Deal, viewer: Seat | None, shown: tuple[Show, ...]) -> Card | None:
    """Return the called card; one that was called without its name is face down until it is seen."""
    if deal.called is None or deal.fact(FactKind.UNNAMED) is None or deal.ended:
        return deal.called
    lying = Cards.of(deal.table) | Cards.of(card for trick in deal.tricks for card in trick.cards)
    lying |= Cards.of(card for show in shown for card in show.cards)
    insider = viewer is not None and viewer in (deal.declarer, deal.partner)
    return deal.called if insider or deal.called in lying else FACE_DOWN


def _still_held(deal: Deal, shown: tuple[Show, ...]) -> tuple[Cards, ...]:
    """Return the cards of each hand that have been shown."""
    seen = [NONE] * deal.game.seats
    for show in shown:
        if show.seat is not None:
            seen[show.seat] |= Cards.of(show.cards) & deal.hands[show.seat]
    return tuple(seen)


def _redacted(log: Log, viewer: Seat | None, shown: tuple[Show, ...]) -> Log:
    """Discards are known to their owner, and to those to whom they were shown."""
    known = Cards.of(card for show in shown if show.what == ShowKind.LAID for card in show.cards)
    hidden = [
        number
        for number, (by, said) in enumerate(log)
        if isinstance(said, Lay) and by != viewer and said.card not in known
    ]
    seen = list(log)
    for number in hidden:
        seen[number] = log[number][0], LAID_UNSEEN
    return tuple(seen) if hidden else log


def paid(deal: Deal) -> tuple[Line, ...]:
    """Return the lines of a deal so far: immediate payments come first."""
    result = deal.game.so_far(deal) if deal.due else deal.game.result(deal)
    return deal.game.settle(deal.game, result, deal.carry)


def counted(deal: Deal) -> Open | None:
    """Return the open cards of a finished deal; None: it is not over."""
    return _open(deal, deal.game.result(deal), paid(deal)) if deal.ended else None


def _open(deal: Deal, result: Result, lines: tuple[Line, ...]) -> Open:
    return Open(
        laid=deal.laid,
        won=deal.won,
        hands=deal.hands,
        talon=deal.talon,
        partner=deal.partner,
        result=result,
        lines=lines,
    )
