"""The definition of a match: players, game and cards; all figures follow from it."""

import random

from msgspec import Struct

from tarok.bots import PLAYERS
from tarok.engine.actions import Seat
from tarok.engine.deal import Deal, Game, start
from tarok.engine.result import Carry
from tarok.engine.view import Player
from tarok.jobs import House, differing, fingerprint, playing
from tarok.notation import read


class Match(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One seat of the `challenger` against the `opponent` at all others, on equal cards.

    Deals are numbered from 1.  Their packs follow from `seed`, the dice of the bots from `bot_seed`, so that
    either can be changed alone; or the deals are those of `positions`, in notation.  `code` says which tarok
    plays.
    """

    game: str
    house: House = ()
    challenger: str
    opponent: str
    seed: int = 1
    bot_seed: int = 1
    positions: tuple[str, ...] = ()
    code: str


def match_of(
    game: Game, players: tuple[str, str], *, seed: int = 1, bot_seed: int = 1, positions: tuple[str, ...] = ()
) -> Match:
    """Return the match of a challenger and an opponent.

    ValueError: a position is of another game, or has ended.
    """
    for number, text in enumerate(positions, 1):
        _begun(text, game, number)
    return Match(
        game=game.key,
        house=differing(game),
        challenger=players[0],
        opponent=players[1],
        seed=seed,
        bot_seed=bot_seed,
        positions=positions,
        code=fingerprint(),
    )


def game_of(match: Match) -> Game:
    """Return the game that is played."""
    return playing(match.game, match.house)


def beginning(match: Match, number: int) -> Deal:
    """Return the deal with this number before it is played; each is the first on its sheet."""
    game = game_of(match)
    if match.positions:
        return _begun(match.positions[number - 1], game, number)
    pack = [*game.pack]
    random.Random(f"{match.seed}/{number}").shuffle(pack)
    return start(game, pack, Carry(dealer=game.places - 1, totals=(0,) * game.places))


def seated(match: Match, number: int, challenged: Seat | None) -> list[Player]:
    """Return who plays this deal, by seats: the challenger at one of them, or at none.

    The dice of a seat do not depend on who sits there.
    """
    game = game_of(match)
    names = [match.challenger if seat == challenged else match.opponent for seat in range(game.seats)]
    return [
        PLAYERS[name](game, random.Random(f"{match.bot_seed}/{number}/{seat}").getrandbits(63))
        for seat, name in enumerate(names)
    ]


def _begun(text: str, game: Game, number: int) -> Deal:
    deal = read(text)
    if (deal.game.key, deal.game.options) != (game.key, game.options):
        raise ValueError(f"position {number} is of {deal.game.profile}, not of this game with these rules")
    if deal.due is None:
        raise ValueError(f"position {number} is of a deal that is over: nothing is left to play")
    return deal
