"""Positions typed by hand: one hand in full, and as much of the others as the story needs."""

import random

from tarok.bots import PLAYERS
from tarok.bots.card_masks import SUITS
from tarok.cards.deck import FACES, KINGS, SUIT_OF, TAROKS, TRULA, Cards
from tarok.engine.actions import PLAY, Action
from tarok.engine.deal import Deal, act
from tarok.engine.deal_types import Fact, Show, Stake, Trick
from tarok.engine.fact_kinds import FactKind, ShowKind
from tarok.engine.phases import position
from tarok.engine.view import View, view
from tarok.games.slovenian import slovenian

GAME = slovenian()
TRICK = 12


def seen(hand: str, me: int = 0, **place) -> View:
    """What the seat `me` sees in such a position."""
    return view(placed(hand, me=me, **place), me)


def placed(
    hand: str,
    *,
    contract: str = "two",
    me: int = 0,
    declarer: int | None = 0,
    called: str | None = None,
    king_with: int | None = None,
    tricks: tuple[str, ...] = (),
    table: str = "",
    others: dict[int, str] | None = None,
    facts: tuple[Fact, ...] = (),
    stakes: tuple[Stake, ...] = (),
    announced: dict[int, str] | None = None,
    chance: int = 0,
) -> Deal:
    """A deal in which the seat `me` must play a card.

    `tricks` are the ones before, each from its leader on; `table` is the present one so far.  `others` are
    cards that other seats hold; the rest is dealt at random, but so that all could be played as it was: each
    `chance` deals it otherwise.
    """
    row = GAME.contract(contract)
    partner = king_with if row.calls and king_with != declarer else None
    done, leader = _played(tricks, declarer if row.declarer_leads and declarer is not None else 0, row.beats)
    lying = [FACES.parse(name) for name in table.split()]
    held = {seat: FACES.parse_all(text) for seat, text in (others or {}).items()}
    fixed = {seat: list(held.get(seat, ())) for seat in range(4) if seat != me}
    for i, card in enumerate(lying):
        fixed[(leader + i) % 4].append(card)
    king = FACES.parse(called) if called else None
    if king is not None and king_with not in {None, me} and king not in Cards.of(_all(done, lying, fixed)):
        fixed[king_with].append(king)
    mine = Cards.parse(hand)
    played = Cards.of(card for trick in done for card in trick.cards)
    free = GAME.pack - mine - played - Cards.of(card for cards in fixed.values() for card in cards)
    hands, talon = _dealt(free, fixed, mine, me, len(done), _voids(done, lying, leader), row, chance)
    shown, laid, left = (), [Cards()] * 4, talon
    if row.talon and declarer is not None:
        shown = (Show(ShowKind.TALON, tuple(talon)),)
        laid[declarer] = Cards.of(talon[: row.talon])
        left = talon[row.talon :]
        facts = (Fact(FactKind.PART, declarer, 1), *facts)
    shown += tuple(
        Show(ShowKind.ANNOUNCED, FACES.parse_all(text), seat) for seat, text in (announced or {}).items()
    )
    won = [Cards()] * 4
    for trick in done:
        won[trick.winner] |= Cards.of(trick.cards)
    deal = position(
        GAME,
        phase="trick",
        nth=len(done),
        hands=hands,
        talon=left,
        contract=contract,
        declarer=declarer,
        called=king,
        partner=partner,
        laid=tuple(laid),
        won=tuple(won),
        tricks=tuple(done),
        shown=shown,
        facts=facts,
        stakes=(*([Stake("game", declarer)] if declarer is not None else []), *stakes),
    )
    for card in lying:
        deal = act(deal, PLAY[card])
    assert deal.due is not None
    assert deal.due.seat == me
    return deal


def does(name: str, sight: View) -> str:
    """What the player called `name` does, in words."""
    return words(PLAYERS[name](GAME, 1)(sight))


def words(action: Action) -> str:
    """An action in words: the name of its card, or what is said."""
    if hasattr(action, "card"):
        return FACES.names[action.card]
    said = [getattr(action, part) for part in action.__struct_fields__]
    return " ".join([type(action).__name__.lower(), *map(str, said)])


def speaks(phase: str, hands: dict[int, str], talon: str = "", **fields) -> View:
    """What a seat sees that must say something, at the beginning of a phase; hands not given are random."""
    given = {seat: Cards.parse(text) for seat, text in hands.items()}
    lying = FACES.parse_all(talon)
    free = [*(GAME.pack - Cards.of(card for hand in given.values() for card in hand) - Cards.of(lying))]
    random.Random(1).shuffle(free)
    for seat in range(4):
        if seat not in given:
            given[seat], free = Cards.of(free[:TRICK]), free[TRICK:]
    deal = position(
        GAME, phase=phase, hands=[given[seat] for seat in range(4)], talon=lying or free, **fields
    )
    assert deal.due is not None
    return view(deal, deal.due.seat)


def _played(tricks, leader, beats):
    done = []
    for text in tricks:
        cards = FACES.parse_all(text)
        done.append(Trick(leader, cards, (leader + cards.index(beats(cards))) % 4))
        leader = done[-1].winner
    return done, leader


def _all(done, lying, fixed):
    yield from (card for trick in done for card in trick.cards)
    yield from lying
    yield from (card for cards in fixed.values() for card in cards)


def _voids(done, lying, leader):
    """What each seat has shown that it does not hold."""
    voids = [Cards()] * 4
    for trick in (*done, *([Trick(leader, tuple(lying), leader)] if lying else [])):
        led = SUIT_OF[trick.cards[0]]
        for i, card in enumerate(trick.cards):
            seat = (trick.leader + i) % 4
            if SUIT_OF[card] != led:
                voids[seat] |= SUITS[led]
                if SUIT_OF[card] != 4:
                    voids[seat] |= TAROKS
    return voids


def _dealt(free, fixed, mine, me, done, voids, row, first):
    """All hands and the talon, whose open part is of plain cards, dealt until they fit what was played."""
    for attempt in range(5000):
        chance = random.Random(5000 * first + attempt)
        rest = [*free]
        chance.shuffle(rest)
        talon = rest[:6]
        if row.talon:
            blank = [card for card in rest if card not in TAROKS | KINGS | TRULA]
            talon = blank[:6]
        rest = [card for card in rest if card not in talon]
        hands = {me: mine}
        for seat, cards in sorted(fixed.items(), key=lambda item: -len(voids[item[0]])):
            size = TRICK - done - len(cards)
            may = [card for card in rest if card not in voids[seat]][:size]
            rest = [card for card in rest if card not in may]
            hands[seat] = Cards.of([*cards, *may])
            if len(may) < size:
                break
        else:
            if not rest:
                return [hands[seat] for seat in range(4)], talon
    raise ValueError("no such deal")
