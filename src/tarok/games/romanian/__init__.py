"""Romanian tarok and taper.  The rule book is docs/rules/romanian.md."""

from typing import Any

from msgspec.structs import replace

from tarok.cards.deck import FACES, PACK, SUIT, TAROKS, WORTH, Cards
from tarok.engine.deal import Game, Phase
from tarok.engine.json_codec import from_plain
from tarok.engine.phases import trick
from tarok.games.romanian.announcements import Manner, announcements
from tarok.games.romanian.auction import auction
from tarok.games.romanian.checks import MARKS, WORDS, checks
from tarok.games.romanian.contracts import MICHI, bonuses, ladder
from tarok.games.romanian.cut_and_deal import abandoning, dealing
from tarok.games.romanian.options import HouseOfRomanian, HouseOfTaper, RomanianHouse
from tarok.games.romanian.outcome import result
from tarok.games.romanian.play import conceding
from tarok.games.romanian.session import book
from tarok.games.romanian.settle import settle
from tarok.games.romanian.talon import call_king, exchange, find_king

SHORT = TAROKS | Cards.of(card for suit in SUIT[:4] for card in [*suit][3:])
"""The pack of taper: the three lowest cards of each suit are left out (RO-TAP-01)."""


def romanian(**options: Any) -> Game:  # noqa: ANN401 - checked against HouseOfRomanian
    """Return the game for four with these house rules.  ValueError: an option or its value is unknown."""
    house = from_plain(options, HouseOfRomanian)
    michi = house.pool_enabled and house.all_pass == "michi_michi"  # RO-VAR-03
    manner = Manner(
        holders_only=house.enforce_holder_announcements,
        statement=house.identify_by == "statement_or_contra",
        king_caught=house.announce_regele_prins,
    )
    rows = bonuses(house, taroks=8, calls=True)
    return Game(
        key="romanian",
        profile="romanian",
        seats=4,
        places=5 if house.five_players else 4,  # RO-5P-01
        pack=PACK,
        faces=FACES,
        worth=WORTH,  # RO-CARD-04
        contracts=(*ladder(house, rows, least=107, calls=True), *([MICHI] if michi else [])),
        bonuses=rows,
        kontras=5,  # RO-CON-01: contra, recontra, supra, hirș, mord
        phases=_phases(house, manner),
        options=house,
        result=result,
        settle=settle,
        book=book,
        checks=checks,
        marks=MARKS,
        words=WORDS,
        zero_sum=True,  # RO-PAY-02
    )


def taper(**options: Any) -> Game:  # noqa: ANN401 - checked against HouseOfTaper
    """Return the game for three: a short pack, and no king is called.  ValueError: as above."""
    house = from_plain(options, HouseOfTaper)
    manner = Manner(holders_only=house.enforce_holder_announcements, statement=False, king_caught=False)
    rows = bonuses(house, taroks=10, calls=False)
    return replace(
        romanian(),
        key="taper",
        profile="taper",
        seats=3,
        places=3,
        pack=SHORT,
        contracts=tuple(ladder(house, rows, least=101, calls=False)),
        bonuses=rows,
        phases=_phases(house, manner),
        options=house,
    )


def _phases(house: RomanianHouse, manner: Manner) -> tuple[Phase, ...]:
    """Return the chapters of a hand."""
    before_trick = (conceding,) if house.allow_concession else ()
    return (
        dealing(house),
        abandoning,
        auction,
        call_king,
        exchange,
        announcements(manner),
        *([*before_trick, trick] * 12),
        find_king,
    )
