"""Hungarian tarokk: Paskievics, illustrated, high, and illustrated with 54 cards.

The rule book is docs/rules/hungarian.md.
"""

from typing import Any

from msgspec.structs import replace

from tarok.cards.deck import NONE, PACK, WORTH, Cards
from tarok.chapters.cut_and_deal import dealing
from tarok.engine.deal import Game, Phase
from tarok.engine.json_codec import from_plain
from tarok.engine.phases import trick
from tarok.games.hungarian.announcements import announcements
from tarok.games.hungarian.auction import auction
from tarok.games.hungarian.checks import WORDS, checks, marks
from tarok.games.hungarian.contracts import FACES_OF, SHORT, contracts
from tarok.games.hungarian.figures import (
    NINE,
    TWELVE,
    Figure,
    Length,
    basic,
    declarations,
    high_figures,
    illustrated_figures,
    long_double,
    stepwise,
)
from tarok.games.hungarian.judges import EAGLE
from tarok.games.hungarian.options import (
    HouseOfFiftyFour,
    HouseOfFigures,
    HouseOfHigh,
    HouseOfPaskievics,
    HungarianHouse,
)
from tarok.games.hungarian.outcome import result
from tarok.games.hungarian.rulings import Manner
from tarok.games.hungarian.session import book
from tarok.games.hungarian.settle import settle
from tarok.games.hungarian.talon import cover, exchange

CLAIMS = "what undeclared taroks pay hangs on all else that is paid (HU-OPT-29)"


def paskievics(**options: Any) -> Game:  # noqa: ANN401 - checked against the house rules
    """Return the game without figures, with these house rules.  ValueError: an option or value is unknown."""
    house = from_plain(options, HouseOfPaskievics)
    return _game("paskievics", house, (*basic(house, NINE), *declarations(NINE)))


def illustrated(**options: Any) -> Game:  # noqa: ANN401 - the same
    """Return illustrated, or Palatine, tarokk.  ValueError: as above."""
    house = from_plain(options, HouseOfFigures)
    rows = (*basic(house, NINE), *illustrated_figures(house, NINE), *declarations(NINE))
    return _game("illustrated", house, rows, skis_for_trull=True)


def high(**options: Any) -> Game:  # noqa: ANN401 - the same
    """Return high tarokk: illustrated, with all that is won in the first tricks and the last (HU-HIGH-01).

    ValueError: as above.
    """
    house = from_plain(options, HouseOfHigh)
    more = (*illustrated_figures(house, NINE), *high_figures(house))
    rows = (*long_double(basic(house, NINE)), *more, *declarations(NINE))
    return _game("high", house, rows, skis_for_trull=True, obliging=Cards(1 << EAGLE))  # HU-HIGH-17


def illustrated_54(**options: Any) -> Game:  # noqa: ANN401 - the same
    """Return illustrated tarokk with the whole pack, twelve cards each (HU-C54-01).  ValueError: as above."""
    house = from_plain(options, HouseOfFiftyFour)
    figures = stepwise((*basic(house, TWELVE), *illustrated_figures(house, TWELVE)))
    rows = (*figures, *declarations(TWELVE))
    game = _game("illustrated_54", house, rows, length=TWELVE, skis_for_trull=True)
    return replace(game, pack=PACK, contracts=contracts(rows, least=54))  # HU-C54-02


def _game(  # noqa: PLR0913 - what the games differ in
    key: str,
    house: HungarianHouse,
    rows: tuple[Figure, ...],
    *,
    length: Length = NINE,
    skis_for_trull: bool = False,
    obliging: Cards = NONE,
) -> Game:
    """Return a game of the family."""
    manner = Manner(rows, house, obliging, skis_for_trull)
    return Game(
        key=key,
        profile=key,
        seats=4,  # HU-SEAT-01
        places=house.players,
        pack=SHORT,
        faces=FACES_OF[house.low_red_card],
        worth=WORTH,  # HU-CARD-04
        phases=_phases(house, manner, length.tricks),
        contracts=contracts(rows, least=48),
        bonuses=rows,
        kontras=house.max_kontra_level,  # HU-KON-03
        options=house,
        result=result,
        settle=settle,
        book=book,
        checks=checks,
        marks=marks(house),
        words=WORDS,
        in_threes=False,  # HU-CARD-04
        zero_sum=True,  # HU-SCO-04
        interwoven=CLAIMS if house.undeclared_tarokk_claim == "only_if_team_win_covers" else "",
    )


def _phases(house: HungarianHouse, manner: Manner, tricks: int) -> tuple[Phase, ...]:
    """Return the chapters of a hand."""
    return (
        # HU-DEAL-01: the dealer's left neighbour cuts; HU-C54-03: of the long pack, twice six cards to each
        dealing(cutter=house.players - 2),
        auction(house),
        exchange(house),
        announcements(manner),
        cover,
        *[trick] * tricks,
    )
