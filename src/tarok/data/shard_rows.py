"""Plays the deals of a shard with bots, and makes the rows of both tables."""

import random
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, NamedTuple, TypeAlias

from tarok.bots import PLAYERS
from tarok.cards.deck import Cards, Faces
from tarok.catalogue import hand_size
from tarok.data.columns import FEAT, LINE
from tarok.data.simulation import Simulation, game_of
from tarok.engine.actions import Action, Play
from tarok.engine.bonuses import made
from tarok.engine.deal import Deal, Game, act, start
from tarok.engine.result import Booked, Carry, Dealt, Feat, Line
from tarok.engine.view import Player, view
from tarok.extras import extra
from tarok.notation import say

with extra("data"):
    import polars as pl

Row: TypeAlias = tuple[Any, ...]


class Played(NamedTuple):
    """A finished deal: the dealt and held cards, its decisions, and its booking."""

    number: int
    sheet: int
    deal: Deal
    dealt: tuple[Cards, ...]
    held: tuple[Cards, ...]
    decisions: list[Row]
    booked: Booked


def played(simulation: Simulation, numbers: range) -> Iterator[Played]:
    """Play these deals; the first of them begins a session."""
    game = game_of(simulation)
    sheet, carry = 0, Carry()
    for number in numbers:
        if (number - 1) % simulation.session == 0:
            first = (game.places - 1 + (number - 1) // simulation.session) % game.places
            sheet, carry = number, Carry(dealer=first, totals=(0,) * game.places)
        elif carry.marked("over"):
            sheet, carry = number, Carry(dealer=carry.dealer, totals=(0,) * game.places)
        done = _play(simulation, number, sheet, beginning(simulation, number, carry))
        carry = done.booked.carry
        yield done


def beginning(simulation: Simulation, number: int, carry: Carry) -> Deal:
    """Return the deal with this number before it is played."""
    game = game_of(simulation)
    pack = [*game.pack]
    random.Random(f"{simulation.seed}/{number}").shuffle(pack)
    return start(game, pack, carry)


def deal_row(played: Played) -> Row:
    """Return the row of a deal, in the order of its columns."""
    deal, carry = played.deal, played.deal.carry
    assert isinstance(played.booked.entry, Dealt)
    result = played.booked.entry.result
    places = [carry.place(seat) for seat in range(deal.game.seats)]
    lines = [(line, [line.deltas[place] for place in places]) for line in played.booked.lines]
    tricks = [0] * deal.game.seats
    for trick in deal.tricks:
        tricks[trick.winner] += 1
    return (
        played.number,
        played.sheet,
        carry.dealer,
        list(deal.pack),
        _masks(played.dealt),
        _masks(played.held),
        _masks(deal.laid),
        result.contract or None,
        result.level,
        result.declarer,
        result.partner,
        deal.called,
        made(deal),
        result.doubled,
        result.ended,
        list(result.points),
        tricks,
        [sum(deltas[seat] for _, deltas in lines) for seat in range(deal.game.seats)],
        [_picked(feat, FEAT) for feat in result.feats],
        [{**_picked(line, LINE), "deltas": deltas} for line, deltas in lines],
        list(played.booked.carry.totals),
    )


def _play(simulation: Simulation, number: int, sheet: int, deal: Deal) -> Played:
    game, players = deal.game, _seated(simulation, number, deal)
    dealt = _dealt(deal)
    held: tuple[Cards, ...] = ()
    decisions: list[Row] = []
    while deal.due:
        seat, choices = deal.due.seat, len(deal.due.legal)
        action = players[seat](view(deal, seat))
        if not held and isinstance(action, Play):
            held = deal.hands
        decisions.append((number, len(decisions), seat, deal.phase, choices, *_told(action, game.faces)))
        deal = act(deal, action)
        dealt = dealt or _dealt(deal)
    booked = game.book(game, Dealt(game.result(deal)), deal.carry)
    return Played(number, sheet, deal, dealt, held, decisions, booked)


def _dealt(deal: Deal) -> tuple[Cards, ...]:
    """Return the hands if all cards are dealt, also before a deal is annulled right away."""
    whole = hand_size(deal.game) * deal.game.seats
    return deal.hands if sum(map(len, deal.hands)) == whole else ()


def _seated(simulation: Simulation, number: int, deal: Deal) -> list[Player]:
    """Return who plays, by seats."""
    game: Game = deal.game
    places = [deal.carry.place(seat) for seat in range(game.seats)]
    return [
        PLAYERS[simulation.players[place]](
            game, random.Random(f"{simulation.bot_seed}/{number}/{place}").getrandbits(63)
        )
        for place in places
    ]


def _picked(value: Feat | Line, kind: pl.Struct) -> dict[str, Any]:
    """Return of a value what the struct of a column holds."""
    return {field.name: getattr(value, field.name) for field in kind.fields if field.name != "deltas"}


def _masks(hands: tuple[Cards, ...]) -> list[int]:
    return list(map(int, hands))


@lru_cache(4096)
def _told(action: Action, faces: Faces) -> tuple[str, int | None]:
    """Return an action as text, and its card."""
    return say(action, faces), getattr(action, "card", None)
