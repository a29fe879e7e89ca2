"""The round of announcements: turns, what is said in them, and what it tells (HU-ANN, HU-ALLG, HU-KON)."""

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from tarok.chapters.kontra import double
from tarok.chapters.rounds import unless
from tarok.engine.actions import PASS, Action, Announce, Call, Kontra, Seat
from tarok.engine.deal import Deal
from tarok.engine.deal_types import Refusal, Stake
from tarok.engine.fact_kinds import FactKind
from tarok.engine.phases import Asking, Script, Scripted, ask, maker, script
from tarok.engine.sides import sides
from tarok.engine.stakes import GAME, alone
from tarok.games.hungarian.call import called, calls, laid_called
from tarok.games.hungarian.options import HungarianHouse
from tarok.games.hungarian.rulings import (
    TRULL,
    Manner,
    Turn,
    moment,
    obliges,
    tells,
    why_no_announcement,
    why_no_kontra,
    why_no_pass,
)

NOT_PLAYED = "not_played"


class Talk(Struct, frozen=True):
    """How far the round has come: the deal, and who was the last to say something of substance."""

    deal: Deal
    speaker: Seat


@maker
def announcements(manner: Manner) -> Scripted:
    """Return the phase in which a partner is called, bonuses are announced and stakes doubled."""
    immediate = manner.house.official_kontra_timing == "immediate"

    @script
    def announcements(deal: Deal) -> Script:
        assert deal.declarer is not None
        seat, turns, passes, least = deal.declarer, 0, 0, 4
        talk = Talk(deal.replace(stakes=(Stake(GAME, seat),)), seat)
        while turns < least or passes < 3:  # HU-ANN-01
            before = talk.deal
            turn = Turn(number=turns // 4, stakes=before.stakes, speaker=talk.speaker)
            said = yield from ask(talk.deal, seat, _choices(talk.deal, seat, turn, manner))
            while said != PASS:
                turn = replace(turn, obliged=turn.obliged or obliges(talk.deal, seat, said, manner))
                talk = _said(talk, seat, said, manner)
                turn = replace(turn, speaker=talk.speaker)
                said = yield from ask(talk.deal, seat, _choices(talk.deal, seat, turn, manner))
            turns, passes = turns + 1, passes + 1 if talk.deal is before else 0
            if turns == 1 and immediate:
                talk = yield from _official_kontra(talk)
                least += talk.deal.stakes[0].doubled  # the declarer may answer: HU-CALL-12
            talk = replace(talk, deal=_let_pass(talk.deal, seat))
            seat = (seat + 1) % 4
        return _without_play(talk.deal, manner.house)

    return announcements


def _choices(deal: Deal, seat: Seat, turn: Turn, manner: Manner) -> Iterator[Action | Refusal]:
    """Return a pass, the call, and every announcement and kontra that `seat` might think of (HU-ANN-02)."""
    now = moment(deal, seat, turn, manner)
    yield unless(why_no_pass(now), PASS)
    if deal.called is None:
        yield from calls(deal, seat, manner.house)
    for row in manner.rows:
        yield unless(why_no_announcement(now, row), Announce(row.id))
    for stake in deal.stakes:
        yield unless(why_no_kontra(now, stake), Kontra(stake.what, stake.seat))


def _said(talk: Talk, seat: Seat, said: Action, manner: Manner) -> Talk:
    """Return the round after something was said, and after what it tells of the side of its speaker."""
    match said:
        case Call(card):
            return replace(talk, deal=called(talk.deal, card, manner.house))
        case Kontra():
            return Talk(double(talk.deal, seat, said), seat)  # HU-ALLG-01, HU-ALLG-04
        case Announce(what):
            return _announced(talk, seat, what, manner)
        case _:
            return talk


def _announced(talk: Talk, seat: Seat, what: str, manner: Manner) -> Talk:
    """Return the round after an announcement; an upgrade takes the later promise away (HU-ANN-08)."""
    deal, row = talk.deal, manner.table[what]
    public = sides(deal, None)
    mine = sides(deal, seat)
    kept = tuple(
        stake
        for stake in deal.stakes
        if row.chain is None
        or stake.what == GAME
        or mine[stake.seat] != mine[seat]
        or manner.table[stake.what].chain != row.chain
    )
    telling = tells(deal, row, manner)
    if telling and public[seat] is None and deal.called is not None:  # HU-ALLG-02
        deal = deal.with_fact(FactKind.PARTNER if public[talk.speaker] == 0 else FactKind.DEFENDER, seat)
    return Talk(deal.replace(stakes=(*kept, Stake(what, seat))), seat if telling else talk.speaker)


def _official_kontra(talk: Talk) -> Asking[Talk]:
    """Ask all players: the one who discarded the called card says kontra, the others pass (HU-OPT-25).

    No other player can say it, so it tells all that the declarer is alone (HU-CALL-12).
    """
    deal = talk.deal
    declarer = deal.declarer or 0
    for seat in deal.game.order(declarer):
        if seat == declarer:
            continue
        words: list[Action] = [Kontra(GAME, declarer) if laid_called(deal, seat) else PASS]
        said = yield from ask(deal, seat, words)
        if isinstance(said, Kontra):
            return Talk(alone(double(deal, seat, said), declarer), seat)
        deal = deal.with_fact(FactKind.CLEARED, seat)
    return replace(talk, deal=deal)


def _let_pass(deal: Deal, seat: Seat) -> Deal:
    """Return the deal after a turn in which `seat` let a kontra pass that might be its duty (HU-CALL-08)."""
    if seat == deal.declarer or deal.stakes[0].doubled:
        return deal
    return deal.with_fact(FactKind.CLEARED, seat)


def _without_play(deal: Deal, house: HungarianHouse) -> Deal:
    """Return the deal; a three in which only the declarer's side spoke, and said trull, ends (HU-OPT-52)."""
    said = [(stake.what, deal.side(stake.seat)) for stake in deal.stakes]
    doubled = any(stake.doubled for stake in deal.stakes)
    trull = said == [(GAME, 0), (TRULL, 0)] and not doubled
    if house.three_trull_not_played and deal.playing.value == 1 and trull:
        return deal.replace(ended=NOT_PLAYED)
    return deal
