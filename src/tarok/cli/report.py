"""`tarok report`: the best result of a deal, the cost of each decision, and luck and skill."""

from collections.abc import Iterator

import typer
from msgspec import to_builtins

from tarok.cli.input_checks import deal_from, name_of, sentence
from tarok.cli.text_tables import busy
from tarok.engine.actions import Action, Play
from tarok.engine.deal import Deal
from tarok.engine.json_codec import to_json
from tarok.notation import say
from tarok.report import Judged, Reachable, Summary, Verdict, report

THEMES = {
    "lost-mond": "the mond was lost",
    "early-pagat": "the pagat came too early",
    "into-ruff": "it went into a ruff",
    "no-taroks": "no taroks were pulled",
    "forgot-count": "the count was forgotten",
    "called-badly": "another card was to be called",
    "took-badly": "another part of the talon was better",
    "bid-high": "this was bid too high",
    "bid-low": "more could be bid",
}
VERDICTS = {
    "lost-one-card": "{card} in trick {trick} cost the game",
    "lost-last-chance": "the last chance went with {card} in trick {trick}",
    "lost-by-partner": "{card} of the partner in trick {trick} cost the game",
    "lost-in-bidding": "lost in the bidding: {card} cost about {amount:.0f}",
    "lost-from-start": "could not have won it: lost before the first card",
    "lost-from-trick": "lost from trick {trick} on",
    "won-by-gift": "won by {card} of another player in trick {trick}",
    "won-in-bidding": "won it in the bidding: not lost with any card",
    "won-from-start": "won before the first card",
    "won-from-trick": "won from trick {trick} on",
    "costly": "the costliest choice: {card}, about {amount:.0f}",
    "small": "nothing cost as much as a point",
    "clean": "nothing surely cost anything",
    "open": "nothing could be judged",
}


def print_report(file: str, *, seed: int, as_json: bool) -> None:
    """Print the report of a deal that is over: as JSON each finding as it comes."""
    deal, judged = deal_from(file), list[Judged]()
    known = len(deal.log)
    with sentence(name_of(file)), busy("looking into it"):
        for found in report(deal, seed):
            if as_json:
                told = to_builtins(found)
                typer.echo(to_json({"kind": told.pop("type"), **told}))
            elif isinstance(found, Reachable):
                _print(_line(deal, found, known))
                known = found.reaches[0].number if found.reaches else known
            elif isinstance(found, Judged):
                judged.append(found)
            else:
                _print(_summary(deal, judged, found))


def _print(lines: Iterator[str]) -> None:
    for each in lines:
        typer.echo(each)


def _line(deal: Deal, line: Reachable, known: int) -> Iterator[str]:
    """Yield the best result that was possible before the action, if it is `known` already."""
    what = "all players play perfectly" if line.exact else "players by rules go on"
    if not line.reaches:
        return
    yield f"{deal.game.profile}: points minus the mean of the others, if all cards lie open and {what}"
    yield "            " + " ".join(f" seat {seat}" for seat in range(deal.game.seats))
    if line.missing:
        cards = f"{line.missing} cards are" if line.missing > 1 else "card is"
        yield f"  the first {cards} too much to solve"
    chosen = (each for i, each in enumerate(line.reaches) if i == 0 or each.lost or _leads(line, i))
    for reach in (each for each in chosen if each.number < known):
        told = " ".join(f"{points:+7.1f}" for points in reach.points)
        card, best = _named(deal, deal.log[reach.number][1]), deal.game.faces.names[reach.best]
        gave = f"  {card} of seat {reach.seat} gives away {reach.lost:g}, {best} keeps it"
        yield f"  trick {reach.trick:>2} {told}{gave if reach.lost else ''}"


def _leads(line: Reachable, i: int) -> bool:
    return line.reaches[i - 1].trick < line.reaches[i].trick


def _summary(deal: Deal, judged: list[Judged], summary: Summary) -> Iterator[str]:
    by_number = {each.number: each for each in judged}
    yield "\nby what the seats could know: the costliest moves"
    for moment in summary.moments[: summary.deciding]:
        yield "  " + sentence_of(deal, by_number[moment.number], moment.themes)
    if not summary.moments:
        yield "  nothing was surely a mistake"
    yield "\nbefore the cards, by what the seats could know"
    for each in (each for each in judged if not each.trick and each.worlds):
        options = ", ".join(f"{say(o.action, deal.game.faces)} {o.points:+.1f}" for o in each.options)
        yield f"  seat {each.seat} {say(each.done, deal.game.faces)}: {options}"
    yield "  discards, announcements and doublings are not judged"
    yield "\nluck and skill, paid   cards   play   rest result accuracy"
    for seat in summary.standings:
        cards, played, result = seat.own_cards or 0.0, seat.own_played or 0.0, seat.paid or 0
        rest, accuracy = result - cards - played, "" if seat.accuracy is None else seat.accuracy
        points = "".join(f"{each:+7.1f}" for each in (cards, played, rest, result))
        yield f"  seat {seat.seat}            {points}{accuracy:>9}"
    yield "\nthe verdict"
    for verdict in summary.verdicts:
        yield f"  seat {verdict.seat}: {verdict_of(deal, verdict)}"


def verdict_of(deal: Deal, verdict: Verdict) -> str:
    """Return the verdict for a seat in words."""
    card = "" if verdict.number is None else _named(deal, deal.log[verdict.number][1])
    return VERDICTS[verdict.kind].format(card=card, trick=verdict.trick, amount=verdict.amount or 0)


def sentence_of(deal: Deal, at: Judged, themes: tuple[str, ...]) -> str:
    """Return the cost of a decision, and the kinds of mistake it was."""
    where = f"trick {at.trick}" if at.trick else "before the cards"
    why = "".join(f"; {THEMES[theme]}" for theme in themes)
    return (
        f"{where}: {_named(deal, at.done)} of seat {at.seat} cost {at.cost:g} ± {at.margin:g}, "
        f"{_named(deal, at.best)} was better{why}"
    )


def _named(deal: Deal, action: Action) -> str:
    """Return a card by its name alone, and anything else in words."""
    return deal.game.faces.names[action.card] if isinstance(action, Play) else say(action, deal.game.faces)
