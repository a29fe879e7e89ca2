"""American-Czech tarock: Povinost and Prever, for chips.  The rule book is docs/rules/czech.md."""

from typing import Any

import msgspec

from tarok.cards.deck import PACK, WORTH, Faces
from tarok.engine.deal import Game, Phase
from tarok.engine.phases import trick
from tarok.games.czech.auction import auction
from tarok.games.czech.automatic import automatic
from tarok.games.czech.bets import bets, challenges
from tarok.games.czech.call import call
from tarok.games.czech.checks import MARKS, WORDS, checks
from tarok.games.czech.contracts import bonuses, contracts
from tarok.games.czech.cut_and_deal import dealing
from tarok.games.czech.declarations import declarations
from tarok.games.czech.discards import discards
from tarok.games.czech.options import CzechHouse
from tarok.games.czech.outcome import result, so_far
from tarok.games.czech.rotation import waits
from tarok.games.czech.session import book, in_progress
from tarok.games.czech.settle import settle
from tarok.games.czech.talon import talon

BLACK = "7 8 9 10 J N Q K"
FACES = {
    "low": Faces(red="1 2 3 4 J N Q K", black=BLACK),
    "high_pip": Faces(red="2 3 4 1 J N Q K", black=BLACK),
}
"""What is printed on the cards, low to high: the red ace is the lowest or the best pip (CZ-CARD-02)."""


def czech_american(**options: Any) -> Game:  # noqa: ANN401 - checked against CzechHouse
    """Return the game with these house rules.  ValueError: an option or its value is unknown."""
    house = msgspec.convert(options, CzechHouse)
    return Game(
        key="czech_american",
        profile="czech_american",
        seats=4,
        places=house.players,
        pack=PACK,
        faces=FACES[house.red_ace_rank],
        worth=WORTH,  # CZ-CARD-04
        contracts=contracts(house),
        bonuses=bonuses(house),
        kontras=house.kontra_max,  # CZ-KON-01
        phases=_phases(house),
        options=house,
        result=result,
        settle=settle,
        book=book,
        checks=checks,
        marks=MARKS,
        words=WORDS,
        in_threes=False,  # CZ-CNT-01
        zero_sum=True,  # CZ-CHIP-06
        so_far=so_far,  # CZ-DEC-10
        idle=automatic,
        waits=waits,
        in_progress=in_progress,  # CZ-TRN-02
    )


def _phases(house: CzechHouse) -> tuple[Phase, ...]:
    """Return the chapters of a hand; the call comes before, within or after the exchange (CZ-CALL-01)."""
    exchange = {
        "before_draw": (call(house), talon(house), discards),
        "after_draw": (talon(house), call(house), discards),
        "after_discard": (talon(house), discards, call(house)),
    }
    return (
        dealing(house),
        auction(house),
        *exchange[house.call_timing],
        declarations(house),
        bets(house),
        challenges(house),
        *[trick] * 12,
    )
