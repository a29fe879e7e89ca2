"""Worlds: deals that agree with everything one seat may know.

A world is a deal of other cards where the viewer cannot see them.  All that was said and done is legal in it
for the player who did it, and it gives the viewer the very same view.  The habits
of players are not considered: all ways of dealing, drawing and discarding have the same weight.
"""

import random
from collections.abc import Iterator
from itertools import islice
from typing import Final

from tarok.engine.deal import Deal, Game
from tarok.engine.view import View
from tarok.worlds.distributions import NoWorld, Spread, Spreads
from tarok.worlds.hidden_cards import hidden_cards
from tarok.worlds.pack_trace import trace_pack
from tarok.worlds.setting import Setting, set_up

NONE_AGREES: Final = "no deal agrees with this view"
PATIENCE: Final = 200_000
"""After how many spreads of the cards in a row that cannot be, none can."""
PACKS: Final = 40
"""From how many packs it is tried whether the cards may have come to lie in some way."""


def worlds(game: Game, view: View, number: int, seed: int = 0) -> tuple[Deal, ...]:
    """Return `number` worlds, drawn independently; all possible worlds are equally likely.

    They are deals that can be played on with `act`.  The same seed gives the same worlds.  ValueError: the
    view is of an onlooker, of a deal that is over, of another game, or of no deal at all.
    """
    if number < 0:
        raise ValueError(f"there are no {number} worlds")
    return tuple(islice(drawn(game, view, random.Random(seed)), number))


def drawn(game: Game, view: View, chance: random.Random) -> Iterator[Deal]:
    """Return worlds without end.  ValueError: as above."""
    yield from draws(*knowledge(game, view), chance)


def draws(setting: Setting, spreads: Spreads, chance: random.Random) -> Iterator[Deal]:
    """Return the same from a result of `knowledge`, to draw from one view repeatedly."""
    while True:
        for _ in range(PATIENCE):
            spread = spreads.draw(chance)
            deal = setting.deal(setting.shuffled(spread, chance), spread) if setting.likely(spread) else None
            if deal is not None:
                yield deal
                break
        else:
            raise NoWorld


def every(game: Game, view: View) -> Iterator[Deal]:
    """Return each possible world once: for the end of a deal, when few cards are hidden.

    Worlds differ in what was dealt, drawn and discarded by whom, and in the order of the talon.  ValueError:
    as above.
    """
    setting, spreads = knowledge(game, view)
    for spread in spreads.every():
        for pack in setting.packs(spread):
            deal = setting.deal(pack, spread)
            if deal is not None:
                yield deal


def sample(game: Game, view: View, number: int, most: int, seed: int = 0) -> tuple[Iterator[Deal], bool]:
    """Return one world for each way in which the hidden cards may lie now, if there are at most `most`.

    Otherwise they are `number` worlds, drawn as above, and the second value is False.  They come in an order
    at random, and the same for the same seed.  A way counts as one that cannot be if no deal of `PACKS` packs
    agrees, of those from which the cards came to lie so.  ValueError: as above.
    """
    setting, spreads = knowledge(game, view)
    chance = random.Random(seed)
    if spreads.count() > most:
        return islice(draws(setting, spreads, chance), number), False
    likely = [*filter(setting.likely, spreads.every())]
    chance.shuffle(likely)

    def dealt(spread: Spread) -> Deal | None:
        deals = (setting.deal(setting.shuffled(spread, chance), spread) for _ in range(PACKS))
        return next(filter(None, deals), None)

    return filter(None, map(dealt, likely)), True


def knowledge(game: Game, view: View) -> tuple[Setting, Spreads]:
    """Return the setting of a view, and the spreads of its hidden cards.  ValueError: there are none."""
    setting, spreads = known(game, view)
    if not spreads.count():
        raise ValueError(NONE_AGREES)
    return setting, spreads


def known(game: Game, view: View) -> tuple[Setting, Spreads]:
    """Return the same without counting the spreads, of which there may be none."""
    if view.game != game.key:
        raise ValueError(f"this is a view of {view.game}, not of {game.key}")
    if view.seat is None:
        raise ValueError("an onlooker has no worlds: take the view of a seat")
    if view.ended:
        raise ValueError("the deal is over: nothing of it is hidden")
    trace = trace_pack(game, view)
    found = hidden_cards(game, view, trace)
    return set_up(game, view, trace, found), Spreads(found.cards, found.spots)
