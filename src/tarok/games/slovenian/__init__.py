"""Slovenian tarok.  The rule book is docs/rules/slovenian.md."""

from typing import Any

import msgspec

from tarok.cards import FACES, PACK
from tarok.deal import Game
from tarok.games.slovenian.announcements import announcements
from tarok.games.slovenian.auction import auction
from tarok.games.slovenian.contracts import BONUSES, COLOUR_VALAT, LADDER, WORTH
from tarok.games.slovenian.dealing import dealing
from tarok.games.slovenian.options import House
from tarok.games.slovenian.outcome import result
from tarok.games.slovenian.play import between
from tarok.games.slovenian.session import book
from tarok.games.slovenian.settle import settle
from tarok.games.slovenian.talon import exchange
from tarok.phases import call_king, trick


def slovenian(**options: Any) -> Game:  # noqa: ANN401 - checked against House
    """Return the game for four with these house rules.  ValueError: an option or its value is unknown."""
    house = msgspec.convert(options, House)
    after_trick = between(early_termination=house.early_termination)
    return Game(
        key="slovenian",
        profile="slovenian",
        seats=4,
        places=4,
        pack=PACK,
        faces=FACES,
        worth=WORTH,
        contracts=(*LADDER, COLOUR_VALAT),
        bonuses=BONUSES,
        phases=(
            dealing(knock_allowed=house.knock_allowed),
            auction(raise_after=house.raise_after_auction),
            call_king,  # SL-KING-01, SL-KING-02
            exchange,
            announcements(holders_only=house.enforce_holder_announcements),
            *([trick, after_trick] * 12),
        ),
        options=house,
        result=result,
        settle=settle,
        book=book,
    )
