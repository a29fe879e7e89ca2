"""Slovenian tarok for four, three and five.  The rule book is docs/rules/slovenian.md."""

from functools import partial
from typing import Any

from tarok.cards.deck import FACES, PACK, WORTH
from tarok.engine.deal import Game, Phase
from tarok.engine.json_codec import from_plain
from tarok.engine.phases import trick
from tarok.games.slovenian.announcements import announcements
from tarok.games.slovenian.auction import auction
from tarok.games.slovenian.checks import MARKS, WORDS, checks
from tarok.games.slovenian.contracts import BONUSES, WITHOUT_KING, for_four, for_three
from tarok.games.slovenian.cut_and_deal import annulling, dealing
from tarok.games.slovenian.options import HouseOfFour, HouseOfThree, SlovenianHouse
from tarok.games.slovenian.outcome import result
from tarok.games.slovenian.play import Between
from tarok.games.slovenian.session import book
from tarok.games.slovenian.settle import settle
from tarok.games.slovenian.talon import call_king, exchange
from tarok.games.slovenian.tricks import as_told

SLOVENIAN = partial(
    Game,
    pack=PACK,
    faces=FACES,
    worth=WORTH,  # SL-CARD-04
    result=result,
    settle=settle,
    book=book,
    checks=checks,
    marks=MARKS,
    words=WORDS,
)


def slovenian(**options: Any) -> Game:  # noqa: ANN401 - checked against the house rules
    """Return the game for four with these house rules.  ValueError: an option or its value is unknown."""
    return _with_partners("slovenian", 4, 1, from_plain(options, HouseOfFour))


def slovenian_5(**options: Any) -> Game:  # noqa: ANN401 - the same
    """Return the game for five, whose dealer sits out (SL-5P-01).  ValueError: as above."""
    return _with_partners("slovenian_5", 5, 3, from_plain(options, HouseOfFour))


def slovenian_3(**options: Any) -> Game:  # noqa: ANN401 - the same
    """Return the game for three, who are always alone (SL-3P).  ValueError: as above."""
    house = from_plain(options, HouseOfThree)
    contracts = for_three(house)
    low = ("three", "two", "one")
    phases = (
        dealing(cutter=1, knock_allowed=house.knock_allowed),
        *((annulling,) if house.annul_few_taroks else ()),
        auction(
            first=0,  # SL-3P-04
            unbid=(),
            klop_if_all_pass=house.klop_enabled,
            raise_after=house.raise_after_auction,
        ),
        exchange(upgrades=low if house.three_player_high_bids else ()),
        *_from_announcements(house, tricks=16, vogel_frei=house.vogel_frei),
    )
    return SLOVENIAN(
        key="slovenian_3",
        profile="slovenian_3",
        seats=3,
        places=3,
        contracts=contracts,
        bonuses=WITHOUT_KING,
        kontras=_kontras(house),
        phases=phases,
        options=house,
        as_told=as_told,
        zero_sum=house.scoring_mode == "money",  # SL-MON-01
    )


def _with_partners(key: str, places: int, cutter: int, house: HouseOfFour) -> Game:
    """Return the game that four play, with a called king."""
    contracts = for_four(house)
    solos = ("solo_three", "solo_two", "solo_one")
    low = ("three", "two", "one")
    phases = (
        dealing(cutter=cutter, knock_allowed=house.knock_allowed),
        auction(
            first=1,
            unbid=("klop", "three"),  # SL-CON-01
            klop_if_all_pass=False,
            raise_after=house.raise_after_auction,
        ),
        call_king(trula_too=house.four_kings_call == "trula", unnamed_too=house.call_fourth_king),
        exchange(upgrades=(*low, *solos) if house.colour_valat_with_partner else solos),
        *_from_announcements(house, tricks=12, vogel_frei=False),
    )
    return SLOVENIAN(
        key=key,
        profile=key,
        seats=4,
        places=places,
        contracts=contracts,
        bonuses=BONUSES,
        kontras=_kontras(house),
        phases=phases,
        options=house,
        zero_sum=house.scoring_mode == "money",  # SL-MON-01
    )


def _from_announcements(house: SlovenianHouse, *, tricks: int, vogel_frei: bool) -> tuple[Phase, ...]:
    """Return the phases that all have in common."""
    talk = announcements(
        holders_only=house.enforce_holder_announcements,
        klop_kontra=house.klop_kontra,
        vogel_frei=vogel_frei,
    )
    after = Between(early_termination=house.early_termination, mond_counts=not house.valat_drops_mond_penalty)
    return (talk, *(trick, after) * tricks)


def _kontras(house: SlovenianHouse) -> int:
    """Return how often a stake may be doubled (SL-KON-01)."""
    return 5 if house.hirskontra else 4
