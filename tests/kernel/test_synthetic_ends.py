"""The tables of payoffs: whatever comes of a play, they say what the game books for it."""

import os
from itertools import islice

import pytest
from ends import games
from lawful import begun, steps
from msgspec.structs import replace

from tarok.cards.deck import MOND, SKIS
from tarok.engine.bonuses import pile
from tarok.engine.card_points import units
from tarok.engine.deal import Deal, Game
from tarok.engine.rule_terms import VERDICTS, Event, EventKind
from tarok.engine.view import Player, paid
from tarok.games import GAMES
from tarok.kernel.payoff import Payoff, payoff
from tarok.kernel.synthetic_ends import SyntheticEnds

DEALS = int(os.environ.get("TAROK_LAW_DEALS", "800")) // 400


def outcome(ends: SyntheticEnds, event: Event, over: Deal) -> int:
    """What became of an event, as the engine sees it."""
    lasts = [replace(chain[-1], row=event.row, below=event.below) if chain else None for chain in ends.chains]
    row = lasts.index(event)
    if row < len(ends.judges):
        judge = ends.judges[row]
        return VERDICTS.index((judge(over, 0), judge(over, 1)))
    if event.kind is EventKind.MET:
        return int(any(MOND in trick.cards and SKIS in trick.cards for trick in over.tricks))
    return int(any(event.best in trick.cards and event.seats >> trick.winner & 1 for trick in over.tricks))


def booked(over: Deal) -> tuple[int, ...]:
    return tuple(map(sum, zip(*(line.deltas for line in paid(over)), strict=True)))


def agrees(deal: Deal, over: Deal) -> None:
    """The payoff of a deal that is being played says what was booked in the end."""
    table, ends = payoff(deal), SyntheticEnds(deal)
    assert isinstance(table, Payoff)
    outcomes = [outcome(ends, e, over) if e.row >= 0 else 0 for e in table.events]
    count = units(deal.game, getattr(deal.playing.aim, "pile", pile)(over, 0))
    won = sum(over.side(trick.winner) == 0 for trick in over.tricks)
    assert table.paid(won, count, outcomes) == booked(over), (deal.playing.id, table.events, outcomes)


def follows(deal: Deal, seats: list[Player]) -> None:
    """Play a deal, and compare what the tables of two of its moments say."""
    played = [now for now in steps(deal, seats) if now.phase in ("trick", "conceding") or not now.due]
    over = played[-1]
    if over.ended == "played" and over.playing.aim is not None and len(played) > 1:
        agrees(played[0], over)
        agrees(played[len(played) * 2 // 3], over)


@pytest.mark.parametrize("game", games().values(), ids=games())
def test_the_tables_say_what_is_booked(game: Game) -> None:
    for deal, seats in islice(begun(game, 3, rare=True), DEALS):
        follows(deal, seats)


def test_claims_that_hang_on_the_win_are_beyond_the_kernel() -> None:
    """HU-OPT-29: the one house rule by which one line depends on the others."""
    game = GAMES["paskievics"](undeclared_tarokk_claim="only_if_team_win_covers")
    deals = (now for deal, seats in begun(game, 1) for now in steps(deal, seats))
    with pytest.raises(ValueError, match="HU-OPT-29"):
        payoff(next(now for now in deals if now.phase == "trick"))
