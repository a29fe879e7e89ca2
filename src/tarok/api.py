"""What `import tarok` gives: the part of tarok that stays as it is (docs/api.md says what is promised).

Cards are numbers from 0 to 53 and seats from 0 on, seat 0 next to the dealer.  Points are whole points of
the sheet.  Whatever cannot be is a ValueError of one sentence, and so is an argument of another type than is
asked for.  The rooms of the library have more, which may
change.
"""

import random
from collections.abc import Callable, Iterable, Sequence
from operator import index
from typing import TYPE_CHECKING

from tarok.bots import PLAYERS
from tarok.cards.deck import Card, Cards
from tarok.engine import deal as dealing
from tarok.engine import view as viewing
from tarok.engine.actions import Action, Seat
from tarok.engine.deal import Deal, Game, Illegal, check_places
from tarok.engine.result import Carry, Dealt, Line, Result
from tarok.engine.view import Player, View
from tarok.games import GAMES, PROFILES
from tarok.kernel import missing, payoff
from tarok.notation import hear, placed, read, say, write
from tarok.notation.words import game
from tarok.scoring.result_check import check_entry, of_sheet, refuse
from tarok.scoring.sheet import Sheet
from tarok.validation.arguments import brief, checked

if TYPE_CHECKING:  # without a kernel there is none of them
    from tarok.kernel import Solved
    from tarok.values import Values

__all__ = [
    "GAMES",
    "PLAYERS",
    "PROFILES",
    "Action",
    "Card",
    "Cards",
    "Carry",
    "Deal",
    "Dealt",
    "Game",
    "Illegal",
    "Line",
    "Player",
    "Result",
    "Sheet",
    "View",
    "act",
    "game",
    "hear",
    "placed",
    "play",
    "read",
    "result_of",
    "say",
    "settle",
    "shuffled",
    "solve",
    "start",
    "values_of",
    "view_of",
    "write",
]


@checked
def shuffled(game: Game, seed: int | None = None) -> tuple[Card, ...]:
    """Return the pack of a game in an order drawn at random, from the top, as `start` takes it.

    The same seed gives the same order; without one it is drawn by the machine, and cannot be foretold.

    >>> slovenian = game("slovenian")
    >>> pack = shuffled(slovenian, seed=7)
    >>> len(pack), pack == shuffled(slovenian, seed=7), sorted(pack) == sorted(slovenian.pack)
    (54, True, True)
    """
    dice = random.SystemRandom() if seed is None else random.Random(index(seed))
    return tuple(dice.sample(sorted(game.pack), len(game.pack)))


@checked
def start(game: Game, pack: Sequence[Card], carry: Carry | None = None) -> Deal:
    """Return the deal that begins with this order of the pack, from the top, on this sheet or an empty one.

    ValueError: it is not this game's pack, or no sheet of it.
    """
    if not isinstance(pack, Iterable):
        raise ValueError(  # noqa: TRY004 - docs/api.md promises a ValueError
            f"a pack is the cards from the top, as `tarok.shuffled` gives them, not {brief(pack)}"
        )
    begun = dealing.start(game, pack, carry)
    if carry is not None:
        refuse(carry, of_sheet(game, carry))
    return begun


@checked
def act(deal: Deal, action: Action) -> Deal:
    """Return the deal after the seat whose turn it is has done `action`.  Illegal: it may not, and why."""
    return dealing.act(deal, action)


@checked
def play(deal: Deal, players: Sequence[Player]) -> Deal:
    """Let the players, one for each seat, play the deal to its end.

    ValueError: there are more players than seats or fewer, or one of them is none.  Illegal: a player does
    what they may not, and why.
    """
    check_players(deal.game, players)
    return viewing.play(deal, players)


def check_players(game: Game, players: object) -> None:
    """ValueError: these are not a player for each seat; a maker of players, or its name, is none."""
    if not isinstance(players, Sequence) or isinstance(players, str):
        said = f"`players` are {game.seats} players, by their seats, not {brief(players)}"
        raise ValueError(said)  # noqa: TRY004 - docs/api.md promises a ValueError
    if len(players) != game.seats:
        raise ValueError(f"{game.key} is played by {game.seats}, so `players` are not {len(players)}")
    for seat, player in enumerate(players):
        meant = next((name for name, make in PLAYERS.items() if player is make or player == name), None)
        if meant or not callable(player):
            way = f"PLAYERS[{meant or 'rule'!r}](game, seed) makes one"
            raise ValueError(f"seat {seat} has no player, a function of a view, but {brief(player)}: {way}")


@checked
def view_of(deal: Deal, seat: Seat | None) -> View:
    """Return what a seat may know of a deal, and what it may do if it is its turn; None is an onlooker.

    Nothing else of a deal is ever shown to a player.  ValueError: there is no such seat.

    >>> slovenian = game("slovenian")
    >>> seen = view_of(start(slovenian, shuffled(slovenian, seed=7)), 0)
    >>> seen.held, len(seen.hand), seen.legal  # how many cards each seat holds: none is dealt before the cut
    ((0, 0, 0, 0), 0, ())
    """
    if seat is not None and seat not in range(deal.game.seats):
        raise ValueError(f"the seats of {deal.game.key} are 0 to {deal.game.seats - 1}, so {seat} is none")
    return viewing.view(deal, seat)


@checked
def result_of(deal: Deal) -> Result:
    """Return how a deal came out, as people would write it down.  ValueError: it is not over.

    >>> result_of(start(slovenian := game("slovenian"), shuffled(slovenian, seed=7)))
    Traceback (most recent call last):
    ValueError: the deal is not over
    """
    if not deal.ended:
        raise ValueError("the deal is not over")
    return deal.game.result(deal)


@checked
def settle(game: Game, result: Result, carry: Carry | None = None) -> tuple[Line, ...]:
    """Return what a deal pays: a line for each thing, with its clause and one delta a seat, in points.

    The result may be read off a deal or filled in by hand; `carry` is the sheet before it, an empty one if it
    is left out.  ValueError: no deal of this game can come to that; the sentence names the clause.

    Seat 0 plays a two with seat 2 (20 points) and has 38 card points, 3 more than 35, which count as 5:

    >>> slovenian = game("slovenian")
    >>> lines = settle(slovenian, Result(contract="two", declarer=0, partner=2, points=(38,)))
    >>> [(line.what, line.clause, line.deltas) for line in lines]
    [('contract', 'SL-SCO-02', (20, 0, 20, 0)), ('difference', 'SL-CNT-04', (5, 0, 5, 0))]
    """
    before = carry or Sheet(game).carry
    check_places(game, before)
    check_entry(game, Dealt(result), before)
    return game.settle(game, result, before)


@checked
def solve(deal: Deal, *, points: bool = False, sides: tuple[Seat, ...] | None = None) -> "Solved":
    """Return what the declarer's side has in the end if all cards lie open and no player makes a mistake.

    `value` is that number, `cards` the one after each card that may be played now, `line` the best play. They
    are units: thirds of a card point where cards are counted in threes (`game.in_threes`), else card points,
    what was won and discarded before included.  With `points` they are points: what the end pays the
    declarer's side, less what it pays the others.  `sides` has 0 or 1 for each seat, and must be said where
    every player plays alone.

    ValueError: no cards are being played, or there are not two sides.  RuntimeError: there is no kernel.

    Two tricks are left, and 26 thirds are won.  The škis wins one of them: at once ♠K, II and XIX (28), or,
    after ♥4, XX, ♠7 and XIX, what is worth most, ♠K, ♦Q and II (37):

    >>> end = placed('''
    ... game: slovenian
    ... contract: three
    ... declarer: 0
    ... partner: 2
    ... leader: 0
    ... hand 0: Š ♥4
    ... hand 1: XX II
    ... hand 2: ♠K ♠7
    ... hand 3: XIX ♦Q
    ... won 0: XXI ♦K
    ... ''')
    >>> found = solve(end)
    >>> {end.game.faces.names[card]: value for card, value in found.cards.items()}
    {'♥4': 63, 'Š': 54}
    >>> found.value
    63
    """
    need_kernel()
    from tarok.kernel import Payoff
    from tarok.kernel import solve as solved

    pays = payoff(deal) if points else None
    if pays is not None and not isinstance(pays, Payoff):
        raise ValueError("everybody plays alone here: points are no matter of two sides, units are")
    return solved(deal, pays, sides=sides)


@checked
def values_of(
    game: Game,
    view: View,
    worlds: int = 100,
    seed: int = 0,
    *,
    player: Callable[[Game, int], Player] | None = None,
) -> "Values":
    """Return what each action that a seat may do now brings, by what it may know alone.

    In that many worlds, deals that agree with the view, each action is done, and the deal goes on to its end.
    `actions` are those of `view.legal`; `points(i)` is what number `i` brings, world by world: the seat's own
    points less the mean of the others'; `mean(i)`, `error(i, j)` and `best` follow from that.  The same seed
    draws the same worlds.  `player`, as in PLAYERS, must be given where no cards are being played yet: it
    acts for all players.

    >>> slovenian = game("slovenian")
    >>> deal = start(slovenian, shuffled(slovenian, seed=7))
    >>> seen = view_of(deal, deal.due.seat)
    >>> found = values_of(slovenian, seen, worlds=4, player=PLAYERS["rule"])
    >>> found.actions == seen.legal, found.worlds, len(found.points(0))
    (True, 4, 4)

    ValueError: it is another seat's turn, the view is of another game, no world agrees with it, or there are
    to be none.  RuntimeError: there is no kernel.
    """
    need_kernel()
    if view.game != game.key:
        raise ValueError(f"this is a view of {view.game}, not of {game.key}")
    if worlds < 1:
        raise ValueError(f"`worlds` is a whole number from 1 on, not {worlds}")
    from tarok.values import values

    return values(game, view, worlds, seed, player=player)


def need_kernel() -> None:
    """RuntimeError: there is no kernel on this machine, and why."""
    if missing():
        raise RuntimeError(missing())
