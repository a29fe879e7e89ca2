"""What the tests of the game for three have in common: three hands of sixteen, and positions.

A is forehand, B cuts, C deals.  A has the škis, B the mond, C the pagat; nobody has a partner.
"""

from typing import Any

from games.play import at
from games.table import slovenian

from tarok.cards.deck import FACES
from tarok.engine.deal import Deal, start
from tarok.engine.deal_types import Show
from tarok.engine.fact_kinds import ShowKind
from tarok.engine.result import Carry

KEY = "slovenian_3"
ZERO = (0, 0, 0)
HANDS = (
    "♥Q ♥1 ♥4 ♦J ♦4 ♠N ♠7 ♠10 ♣9 ♣8 Š XVI IX V XII VII",
    "♥K ♥N ♦Q ♦3 ♦K ♠Q ♠8 ♣10 ♣J XXI XIV X II XVIII VI XI",
    "♥2 ♥J ♥3 ♦1 ♦N ♦2 ♠K ♠9 ♠J ♣Q ♣7 ♣K ♣N I XX XIX",
)
TALON = "XVII VIII IIII III XV XIII"
LONE = (
    "♥Q ♥1 ♦J ♦4 ♠N ♠10 ♣9 ♣8 Š XVI IX V XII VII XX XIX",
    HANDS[1],
    "♥2 ♥J ♥3 ♥4 ♦1 ♦N ♦2 ♠K ♠9 ♠J ♠7 ♣Q ♣7 ♣K ♣N I",
)
"""The same, but the pagat is the only tarok of C."""


def at_three(phase: str, *, hands: tuple[str, ...] = HANDS, talon: str = TALON, **known: Any) -> Deal:
    """This deal at the beginning of a phase; `options` are house rules, the rest fields of the deal."""
    options = {"key": KEY, **known.pop("options", {})}
    return at(phase, hands=hands, talon=talon, options=options, **known)


def announcing(contract: str = "two", *, declarer: int = 0, **known: Any) -> Deal:
    """The round of announcements; the talon has been seen, and A declares unless it is said."""
    shown = (Show(ShowKind.TALON, FACES.parse_all(TALON)),)
    return at_three("announcements", contract=contract, declarer=declarer, **{"shown": shown, **known})


def to_deal(*hands: str, talon: str = TALON, carry: Carry | None = None, **options: Any) -> Deal:
    """A pack that gives A, B and C these hands, if it is knocked on and A picks the first packet."""
    pack = FACES.parse_all(" ".join((talon, *hands)))
    return start(slovenian(KEY, **options), pack, carry)
