"""The messages by which players make and answer proposals: docs/protocol.md as types."""

from typing import Literal, TypeAlias

from msgspec import Struct

from tarok.validation.bounds import Place, Version, Word


class Begin(Struct, frozen=True, tag="begin"):
    """Start: bots take the free seats.  Only the host may send it."""

    v: Version


class Fill(Struct, frozen=True, tag="fill"):
    """Give this place to a bot, `rule`, or free it: `open`.  Only the host may send it.

    The bot is one of those that were chosen as opponents when the table was opened.
    """

    v: Version
    place: Place
    word: Word


class Mix(Struct, frozen=True, tag="mix"):
    """Mix the seats at random, or by drawn cards.  Only the host may send it."""

    v: Version
    how: Literal["chance", "cards"]


class Move(Struct, frozen=True, tag="move"):
    """I should like to sit at this place, where no person is."""

    v: Version
    place: Place


class Rise(Struct, frozen=True, tag="rise"):
    """Leave the seat: immediately between deals, or else after this one."""

    v: Version


class Dismiss(Struct, frozen=True, tag="dismiss"):
    """Ask the player at this place to leave, between deals.  Only the host may send it."""

    v: Version
    place: Place


class Hand(Struct, frozen=True, tag="hand"):
    """Make the player at this place the host.  Only the host may send it."""

    v: Version
    place: Place


class Propose(Struct, frozen=True, tag="propose"):
    """I should like to take my last action back, or to swap places with the person at `other`."""

    v: Version
    what: Literal["take_back", "swap"]
    other: Place | None = None


class Agree(Struct, frozen=True, tag="agree"):
    """Agree with the proposal."""

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
    """Call for a silent deal, or agree with a call."""

    v: Version


class Withdraw(Struct, frozen=True, tag="withdraw"):
    """I have called for silence four times, and leave with the settlement of RO-ETH-09, between deals."""

    v: Version


Arrangement: TypeAlias = Begin | Fill | Mix | Move | Rise | Dismiss | Hand | Withdraw
Wish: TypeAlias = Arrangement | Propose | Agree | Decline | Back | Claim | Silence
