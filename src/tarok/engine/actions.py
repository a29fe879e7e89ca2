"""The actions of players.  An action is a value; its JSON form has its name under `type`."""

from typing import Annotated, Final, TypeAlias

from msgspec import Struct

from tarok.cards.deck import Card
from tarok.validation.bounds import PACK, PLACES, WORD, number, text

Seat: TypeAlias = Annotated[int, number(-1, PLACES - 1)]


class Said(Struct, frozen=True, tag=str.lower):
    """Anything a seat does when it is its turn."""


class Cut(Said, frozen=True):
    """Lift `at` cards off the top of the pack and put them underneath."""

    at: Annotated[int, number(0, PACK)]


class Knock(Said, frozen=True):
    """Leave the pack as it is, and have it dealt in whole packets."""


class Method(Said, frozen=True):
    """Choose how the cards are dealt."""

    how: Annotated[str, text(WORD)]


class Pick(Said, frozen=True):
    """Choose one of the packets, or of the face-down cards, on the table, counted from 1."""

    packet: Annotated[int, number(0, PACK)]


class Place(Said, frozen=True):
    """Choose when the talon is dealt: `first`, `after_first_packet` or `last`."""

    talon: Annotated[str, text(WORD)]


class Pass(Said, frozen=True):
    """Pass."""


class Bid(Said, frozen=True):
    """Offer to play a contract."""

    contract: Annotated[str, text(WORD)]


class Choose(Said, frozen=True):
    """Name the contract that is played: the one that was bid, or a higher one."""

    contract: Annotated[str, text(WORD)]


class Call(Said, frozen=True):
    """Call a card, whose holder becomes the partner; `FACE_DOWN` is the one missing king, unnamed."""

    card: Card


class ThrowIn(Said, frozen=True):
    """Have the cards thrown in and dealt again."""


class Take(Said, frozen=True):
    """Take a part of the talon, counted from 1."""

    part: Annotated[int, number(0, PACK)]


class Reject(Said, frozen=True):
    """Turn up the part of the talon that was looked at, and leave it."""


class Lay(Said, frozen=True):
    """Discard a card; for those who may not know which, it is `FACE_DOWN`."""

    card: Card


class Announce(Said, frozen=True):
    """Promise a bonus."""

    bonus: Annotated[str, text(WORD)]


class Oppose(Said, frozen=True):
    """Declare to play against the declarer."""


class Kontra(Said, frozen=True):
    """Double the game, or what `seat` announced; on something doubled, double it again."""

    what: Annotated[str, text(WORD)]
    seat: Seat


class Surrender(Said, frozen=True):
    """Give the game up as lost."""


class Play(Said, frozen=True):
    """Play a card to the trick."""

    card: Card


Action: TypeAlias = (
    Cut
    | Knock
    | Method
    | Pick
    | Place
    | ThrowIn
    | Pass
    | Bid
    | Choose
    | Call
    | Take
    | Reject
    | Lay
    | Announce
    | Oppose
    | Kontra
    | Surrender
    | Play
)
Log: TypeAlias = tuple[tuple[Seat, Action], ...]

FACE_DOWN: Final = -1
PASS: Final = Pass()
THROW_IN: Final = ThrowIn()
REJECT: Final = Reject()
OPPOSE: Final = Oppose()
SURRENDER: Final = Surrender()
LAY: Final = tuple(Lay(card) for card in range(54))
PLAY: Final = tuple(Play(card) for card in range(54))
