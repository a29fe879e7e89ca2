"""A position in the play of the cards as text: what lies where, without how it came about."""

import re
from collections.abc import Sequence

from tarok.cards.deck import Card, Cards
from tarok.engine.actions import PLAY, Seat
from tarok.engine.deal import Deal, Game
from tarok.engine.deal_types import Fact
from tarok.engine.fact_kinds import FactKind
from tarok.engine.phases import position
from tarok.family import Games
from tarok.games import GAMES
from tarok.notation.header import settings
from tarok.notation.lines import NotationError, TextLine, at, rows
from tarok.notation.reader import done
from tarok.notation.words import built
from tarok.validation.arguments import checked

NAMED = re.compile(r"(game|options|contract|declarer|partner|leader|(?:hand|won) \d+|talon|table)\s*:(.*)")


@checked
def placed(text: str, games: Games = GAMES) -> Deal:
    """Return the deal that stands as `text` says: a player leads, and some cards may lie on the table.

    NotationError: it cannot be read, or the cards cannot lie like that.
    """
    named = _named(text)
    for name in ("game", "contract"):
        if name not in named:
            raise NotationError(f"line 1: a position needs '{name}:'")
    with at(named["game"]):
        options = settings(named["options"].text.split()) if "options" in named else {}
        game = built(games, named["game"].text, options)
    return _led(_laid_out(game, named), named)


def _named(text: str) -> dict[str, TextLine]:
    """What follows each name."""
    named: dict[str, TextLine] = {}
    for row in rows(text):
        match = NAMED.fullmatch(row.text)
        with at(row):
            if match is None:
                raise ValueError(f"{row.text!r} says nothing of a position")
            if match[1] in named:
                raise ValueError(f"{match[1]!r} stands there twice")
        named[match[1]] = TextLine(row.number, match[2].strip())
    return named


def _laid_out(game: Game, named: dict[str, TextLine]) -> Deal:
    """The deal before the trick that is on the table: its cards are still in the hands."""
    leader = _seat(game, named, "leader") or 0
    table = _cards(game, named, "table")
    hands = [[*_cards(game, named, f"hand {seat}")] for seat in range(game.seats)]
    for i, card in enumerate(table):
        hands[(leader + i) % game.seats].append(card)
    declarer, partner = _seat(game, named, "declarer"), _seat(game, named, "partner")
    won = tuple(Cards.of(_cards(game, named, f"won {seat}")) for seat in range(game.seats))
    talon = _cards(game, named, "talon")
    with at(named["contract"]):
        if len({len(hand) for hand in hands}) > 1 or not hands[0]:
            raise ValueError(f"the hands hold {', '.join(str(len(hand)) for hand in hands)} cards")
        return position(
            game,
            phase="trick",
            hands=[game.faces.show(hand) for hand in hands],
            talon=talon,
            contract=named["contract"].text,
            declarer=declarer,
            partner=partner,
            won=won,
            facts=(Fact(FactKind.FOREHAND, leader),),
        )


def _led(deal: Deal, named: dict[str, TextLine]) -> Deal:
    """The deal after the cards on the table have been played."""
    for card in _cards(deal.game, named, "table"):
        with at(named["table"]):
            deal = done(deal, None, PLAY[card])
    return deal


def _seat(game: Game, named: dict[str, TextLine], name: str) -> Seat | None:
    if name not in named:
        return None
    with at(named[name]):
        if named[name].text not in map(str, range(game.seats)):
            raise ValueError(f"the seats are 0 to {game.seats - 1}")
        return int(named[name].text)


def _cards(game: Game, named: dict[str, TextLine], name: str) -> Sequence[Card]:
    if name not in named:
        return ()
    with at(named[name]):
        return game.faces.parse_all(named[name].text)
