"""What people at a table say to each other about it: docs/protocol.md as types."""

from typing import Literal, TypeAlias

from msgspec import Struct

from tarok.validation.bounds import Place, Version, Word


class Begin(Struct, frozen=True, tag="begin"):
    """Deal; bots take the places that are free.  The host alone may say so."""

    v: Version


class Fill(Struct, frozen=True, tag="fill"):
    """Let a bot have this place, `rule`, or free it: `open`.  The host alone may say so.

    The bot is one of those that were chosen as opponents when the table was opened.
    """

    v: Version
    place: Place
    word: Word


class Mix(Struct, frozen=True, tag="mix"):
    """Let chance say who sits where, or the cards that everybody draws.  The host alone may say so."""

    v: Version
    how: Literal["chance", "cards"]


class Move(Struct, frozen=True, tag="move"):
    """I should like to sit at this place, where no person is."""

    v: Version
    place: Place


class Rise(Struct, frozen=True, tag="rise"):
    """I stand up: at once between deals, or else when this one is over."""

    v: Version


class Dismiss(Struct, frozen=True, tag="dismiss"):
    """The person at this place is asked to leave, between deals.  The host alone may say so."""

    v: Version
    place: Place


class Hand(Struct, frozen=True, tag="hand"):
    """Let the person at this place be the host.  The host alone may say so."""

    v: Version
    place: Place


class Propose(Struct, frozen=True, tag="propose"):
    """I should like to take my last action back, or to swap places with the person at `other`."""

    v: Version
    what: Literal["take_back", "swap"]
    other: Place | None = None


class Agree(Struct, frozen=True, tag="agree"):
    """I have nothing against what is proposed."""

    v: Version


class Decline(Struct, frozen=True, tag="decline"):
    """I would rather not; or I no longer propose it."""

    v: Version


class Back(Struct, frozen=True, tag="back"):
    """I am here again, and play for myself."""

    v: Version


class Claim(Struct, frozen=True, tag="claim"):
    """The rest of the tricks is mine (`wins`), or none of them is."""

    v: Version
    wins: bool


class Silence(Struct, frozen=True, tag="silence"):
    """I call for a silent deal, or agree with the one who has called for it."""

    v: Version


class Withdraw(Struct, frozen=True, tag="withdraw"):
    """I have called for silence four times, and leave with the settlement of RO-ETH-09, between deals."""

    v: Version


Arrangement: TypeAlias = Begin | Fill | Mix | Move | Rise | Dismiss | Hand | Withdraw
Wish: TypeAlias = Arrangement | Propose | Agree | Decline | Back | Claim | Silence
