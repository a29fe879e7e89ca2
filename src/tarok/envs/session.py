"""Deals played one after another on one sheet, as environments step through them."""

import random
import sys
from collections.abc import Mapping
from typing import Final, Literal, TypeAlias, get_args

from tarok.bots import PLAYERS
from tarok.engine.actions import Action, Play, Seat
from tarok.engine.deal import Deal, Game, act, start
from tarok.engine.result import Carry, Dealt
from tarok.engine.view import View, view
from tarok.games import GAMES, PROFILES
from tarok.notation import built, write
from tarok.scoring.sheet import Sheet

Phases: TypeAlias = Literal["all", "play"]
Reward: TypeAlias = Literal["points", "zero_sum"]
RenderMode: TypeAlias = Literal["ansi", "human"]

NAMED: Final = {name: (key, house) for key, known in PROFILES.items() for name, house in known.items()}
"""The profiles by their names: of which game they are, and what differs there."""


def game_called(name: str, options: Mapping[str, object] | None = None) -> Game:
    """Return the game, or profile, of this name, also with these house rules.

    ValueError: there is no such game, option or value.
    """
    key, house = NAMED.get(name, (name, {}))
    return built(GAMES, key, {**house, **(options or {})})


def check(phases: str, reward: str, deals: float, render_mode: str | None) -> None:
    """ValueError: there is no such way to play, reward, number of deals, or way to show one."""
    kinds = {"phases": Phases, "reward": Reward, "render_mode": RenderMode}
    for what, word in (("phases", phases), ("reward", reward), ("render_mode", render_mode or "ansi")):
        known = get_args(kinds[what])
        if word not in known:
            raise ValueError(f"{what} is {' or '.join(map(repr, known))}, not {word!r}")
    if not isinstance(deals, int) or deals < 1:
        raise ValueError(f"a session has 1 deal, or 2, or more, not {deals}")


class Session:
    """A sheet, and the deal that is being played.

    `phases` "all": everything is asked for.  "play": what is said before and between the cards the bot `rule`
    says, for each seat from its own view; a pack with which no card comes to be played is not booked, and
    another is dealt.  Packs follow from the seed alone, whatever is played: the first is
    `random.Random(seed).sample([*game.pack], len(game.pack))`, the next ones go on from there.
    """

    def __init__(self, game: Game, phases: Phases, deals: int, seed: int) -> None:
        """Deal the first pack; the last place deals it."""
        self.game = game
        self.left = deals
        self.carry: Carry = Sheet(game).first
        self._packs = random.Random(seed)
        self._speaker = PLAYERS["rule"](game, seed) if phases == "play" else None
        self.deal = self._dealt()

    @property
    def over(self) -> bool:
        """Whether all deals are played, or the game's own rules have ended the session."""
        return self.deal.due is None

    @property
    def place(self) -> int:
        """The place of the player whose turn it is."""
        assert self.deal.due is not None
        return self.deal.carry.place(self.deal.due.seat)

    def seat(self, place: int) -> Seat | None:
        """Return the seat of a place in this deal; None: the player who has that place sits out."""
        seats = (seat for seat in range(self.game.seats) if self.deal.carry.place(seat) == place)
        return next(seats, None)

    def view(self, place: int) -> View:
        """Return the view of a place; the player who sits out sees no hand."""
        return view(self.deal, self.seat(place))

    def act(self, action: Action) -> tuple[int, ...]:
        """Go on to the next question; return the points that each place has got until then.

        Illegal: the player who is asked may not do it, and why; nothing has changed then.
        """
        self.deal = self._spoken(act(self.deal, action))
        if self.deal.due:
            return (0,) * self.game.places
        booked = self.game.book(self.game, Dealt(self.game.result(self.deal)), self.carry)
        self.carry = booked.carry
        self.left -= 1
        if self.left and not self.carry.marked("over"):
            self.deal = self._dealt()
        return tuple(sum(line.deltas[place] for line in booked.lines) for place in range(self.game.places))

    def _dealt(self) -> Deal:
        """Return the next deal in which a decision is due."""
        while True:
            pack = self._packs.sample([*self.game.pack], len(self.game.pack))
            deal = self._spoken(start(self.game, pack, self.carry))
            if deal.due:
                return deal

    def _spoken(self, deal: Deal) -> Deal:
        """Return the deal at the next decision, or at its end."""
        while self._speaker and deal.due and not isinstance(deal.due.legal[0], Play):
            deal = act(deal, self._speaker(view(deal, deal.due.seat)))
        return deal


def shown(deal: Deal, render_mode: str | None) -> str | None:
    """Return a deal in the notation, every card open: for a spectator.  `human`: print it instead."""
    if render_mode != "human":
        return write(deal)
    sys.stdout.write(write(deal))
    return None


def rewarded(points: tuple[int, ...], reward: Reward) -> tuple[float, ...]:
    """Return the rewards of all places: their points, or by how much each has more than the mean of all."""
    mean = sum(points) / len(points) if reward == "zero_sum" else 0.0
    return tuple(number - mean for number in points)
