"""The heading of a text: the game, the sheet, and the cards."""

from collections.abc import Sequence

from tarok.cards.deck import Card, Cards
from tarok.engine.actions import Knock
from tarok.engine.deal import Deal, Game, act, start
from tarok.engine.result import Carry
from tarok.family import Games
from tarok.notation.lines import HEADING, NotationError, TextLine, at
from tarok.notation.words import built
from tarok.scoring.result_check import of_sheet, refuse


def begun(rows: Sequence[TextLine], games: Games) -> Deal:
    """Return the deal that the heading tells, at its first action."""
    named = _named(rows)
    if "game" not in named:
        raise NotationError("line 1: a deal begins with 'game:' and the name of one")
    game = _game(named, games)
    carry = _carry(named, game)
    given = [name for name in named if name.startswith(("hand", "talon"))]
    if "pack" not in named:
        return _dealt(named, game, carry)
    row = named[given[0]] if given else named["pack"]
    with at(row):
        if given:
            raise ValueError(f"with a pack there can be no {given[0]!r}")
        return start(game, game.faces.parse_all(row.text), carry)


def _named(rows: Sequence[TextLine]) -> dict[str, TextLine]:
    """What follows each name."""
    named: dict[str, TextLine] = {}
    for row in rows:
        match = HEADING.fullmatch(row.text)
        assert match is not None
        with at(row):
            if match[1] in named:
                raise ValueError(f"{match[1]!r} stands there twice")
        named[match[1]] = TextLine(row.number, match[2].strip())
    return named


def _game(named: dict[str, TextLine], games: Games) -> Game:
    with at(named["game"]):
        game = built(games, named["game"].text, {})
    if "options" not in named:
        return game
    with at(named["options"]):
        return built(games, named["game"].text, settings(named["options"].text.split()))


def settings(words: Sequence[str]) -> dict[str, str]:
    """Return the options in words like `mond_penalty=21`.  ValueError: one is not like that, or twice."""
    found: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or not name:
            raise ValueError(f"an option is written name=value, not {word!r}")
        if name in found:
            raise ValueError(f"{name!r} stands there twice")
        found[name] = value
    return found


def _carry(named: dict[str, TextLine], game: Game) -> Carry:
    """What the sheet says; unless told otherwise the last place deals, and nothing is written yet."""
    dealer, totals, marks = game.places - 1, (0,) * game.places, {}
    for name, row in named.items():
        with at(row):
            if name == "dealer":
                (dealer,) = _numbers(row.text, (1,))
                if not 0 <= dealer < game.places:
                    raise ValueError(f"the places are 0 to {game.places - 1}, so {dealer} cannot deal")
            elif name == "totals":
                totals = _numbers(row.text, (game.places,))
            elif name.startswith("mark "):
                marks[name.removeprefix("mark ")] = _numbers(row.text, (1, game.places))
    carry = Carry(dealer=dealer, totals=totals, marks=marks)
    for check in of_sheet(game, carry):
        with at(named.get(f"mark {check.field.rpartition('.')[2]}", named["game"])):
            refuse(carry, [check])
    return carry


def _numbers(text: str, counts: Sequence[int]) -> tuple[int, ...]:
    try:
        numbers = tuple(map(int, text.split()))
    except ValueError as error:
        raise ValueError(f"{text!r} should be whole numbers") from error
    if len(numbers) not in counts:
        raise ValueError(f"there should be {' or '.join(map(str, counts))} of them, not {len(numbers)}")
    return numbers


def _dealt(named: dict[str, TextLine], game: Game, carry: Carry) -> Deal:
    """The deal whose hands and talon are given, after its dealing.

    A trial pack is dealt to see where each place of the pack goes; then the cards are put in those places.
    """
    trial = _deal_out(start(game, _mixed(game.pack), carry))
    piles = {f"hand {seat}": tuple(hand) for seat, hand in enumerate(trial.hands)} | {"talon": trial.talon}
    homes: dict[Card, Card] = {}
    for name, pile in piles.items():
        if pile and name not in named:
            raise NotationError(f"line {named['game'].number}: there is neither 'pack:' nor {name + ':'!r}")
    for name in (name for name in named if name.startswith(("hand", "talon"))):
        with at(named[name]):
            cards, pile = game.faces.parse_all(named[name].text), piles.get(name, ())
            if len(cards) != len(pile):
                raise ValueError(f"{name} should be {len(pile)} cards, not {len(cards)}")
            for card in cards:
                if card in homes.values():
                    raise ValueError(f"{game.faces.names[card]} stands there for the second time")
            homes |= dict(zip(pile, cards, strict=True))
    with at(named["game"]):
        return _deal_out(start(game, [homes[card] for card in trial.pack], carry))


def _deal_out(deal: Deal) -> Deal:
    """The deal after its dealing: knocked if that may be, and otherwise the first thing that may be done."""
    while deal.due and deal.phase == "dealing":
        deal = act(deal, Knock() if Knock() in deal.due.legal else deal.due.legal[0])
    return deal


def _mixed(pack: Cards) -> list[Card]:
    """The pack so mixed that every hand has some cards of each kind, and none is thrown in."""
    cards = list(pack)
    return [cards[i * 31 % len(cards)] for i in range(len(cards))]
