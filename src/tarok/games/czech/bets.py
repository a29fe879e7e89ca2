"""Bets on Pagat and Valat, and who doubles them (CZ-BET, CZ-KON)."""

from collections.abc import Iterator

from tarok.cards.deck import PAGAT
from tarok.chapters.kontra import Ladder, against, raised, why_no_kontra
from tarok.chapters.rounds import speak_once, unless
from tarok.engine.actions import PASS, Action, Announce, Kontra, Pass, Seat
from tarok.engine.deal import Deal
from tarok.engine.deal_types import Reason, Refusal, Stake
from tarok.engine.fact_kinds import FactKind
from tarok.engine.phases import Script, Scripted, ask, maker, script
from tarok.engine.sides import sides
from tarok.engine.stakes import GAME, holds_called
from tarok.games.czech.options import CzechHouse

BETS = ("valat", "pagat")


@maker
def bets(house: CzechHouse) -> Scripted:
    """Return the phase in which everybody may bet, Povinost first (CZ-BET-01)."""

    def choices(deal: Deal, seat: Seat) -> Iterator[Pass | Announce | Refusal]:
        return _choices(deal, seat, house)

    def after(deal: Deal, seat: Seat, said: Action) -> Deal:
        return _betting(deal, seat, said.bonus, house) if isinstance(said, Announce) else deal

    @script
    def bets(deal: Deal) -> Script:
        return (yield from speak_once(deal, deal.forehand, choices, after))

    return bets


def _choices(deal: Deal, seat: Seat, house: CzechHouse) -> Iterator[Pass | Announce | Refusal]:
    yield PASS
    for bet in BETS:
        yield unless(_why_no_bet(deal, seat, bet, house), Announce(bet))


def _why_no_bet(deal: Deal, seat: Seat, bet: str, house: CzechHouse) -> Reason | None:
    """Return why a seat may not bet this; what it may say depends on nothing that it does not know."""
    made = {stake.what for stake in deal.stakes}
    if bet in made:
        return "bet_already", "CZ-BET-03"
    if bet == "valat":
        ours = house.valat_bet_by == "anyone" or sides(deal, seat)[seat] == 0
        return None if ours else ("declaring_side_only", "CZ-BET-03")
    if PAGAT not in deal.hands[seat]:
        return "not_holding", "CZ-BET-02"
    if "valat" in made and house.pagat_with_valat_bet == "not_played":
        return "valat_is_bet", "CZ-PAG-07"
    return None


def _betting(deal: Deal, seat: Seat, bet: str, house: CzechHouse) -> Deal:
    deal = deal.replace(stakes=(*deal.stakes, Stake(bet, seat)))
    if bet == "valat" and house.valat_bet_by == "declaring_side" and seat != deal.declarer:
        return holds_called(deal, seat)
    return deal


@maker
def challenges(house: CzechHouse) -> Scripted:
    """Return the phase in which the bets are doubled: Valat's chain first, then Pagat's, then the game's."""

    @script
    def challenges(deal: Deal) -> Script:
        assert deal.declarer is not None
        played = {stake.what for stake in deal.stakes}
        if house.game_kontra == "three_levels":
            deal = deal.replace(stakes=(*deal.stakes, Stake(GAME, deal.declarer)))
        for what, steps in (*((bet, deal.game.kontras) for bet in BETS), (GAME, 3)):
            struck = what == "pagat" and "valat" in played and house.pagat_with_valat_bet == "not_played"
            stake = next((stake for stake in deal.stakes if stake.what == what), None)
            if stake is not None and not struck:
                # No side counts as unknown: a seat that does not know it counts as an opponent (CZ-KON-03).
                ladder = Ladder(steps, full="CZ-KON-01", unknown="", game="CZ-KON-08", bonus="CZ-KON-02")
                deal = yield from _chain(deal, stake, ladder)
        return deal

    return challenges


def _chain(deal: Deal, stake: Stake, ladder: Ladder) -> Script:
    """Ask all players but the last speaker in turn, again after each step (CZ-KON-05)."""
    seat, passes = (stake.seat + 1) % 4, 0
    while passes < 3 and stake.doubled < ladder.steps:
        said = yield from ask(deal, seat, _answers(deal, seat, stake, ladder), about=stake)
        passes += 1
        if isinstance(said, Kontra):
            deal, passes = _doubled(deal, seat, stake), 0
            stake = next(each for each in deal.stakes if (each.what, each.seat) == (stake.what, stake.seat))
        seat = (seat + 1) % 4
    return deal


def _answers(deal: Deal, seat: Seat, stake: Stake, ladder: Ladder) -> Iterator[Pass | Kontra | Refusal]:
    """A pass, and the next step of the chain, if the seat may say it by what it knows (CZ-KON-03)."""
    yield PASS
    kontra = Kontra(stake.what, stake.seat)
    known = sides(deal, seat)
    mine, owners = known[seat], known[stake.seat]
    if seat == stake.seat:
        mine = owners = 0
    friend = mine == owners and owners is not None
    yield unless(why_no_kontra(ladder, stake, 0, 0 if friend else 1), kontra)


def _doubled(deal: Deal, seat: Seat, stake: Stake) -> Deal:
    """Return the deal after a Kontra, and after what it tells of its speaker (CZ-KON-06).

    On the bet of a player whose side no other player knows, it tells nothing.
    """
    owners = sides(deal, None)[stake.seat]
    opposes = against(stake)
    deal = raised(deal, stake)
    if owners is None or seat in (stake.seat, deal.declarer) or not deal.playing.calls:
        return deal
    side = 1 - owners if opposes else owners
    return deal.with_fact(FactKind.DEFENDER if side else FactKind.PARTNER, seat)
