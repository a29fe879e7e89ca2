"""`tarok boards`: the same packs at all tables: hands to sort, and who made most of them."""

from collections.abc import Sequence

import typer

from tarok.cards.deck import SUIT_OF, Card
from tarok.cli.board_hands import pages
from tarok.cli.input_checks import BadInput, name_of, sentence, text_from
from tarok.cli.text_tables import show, table
from tarok.club.duplicate_boards import Board, Play, board, ranking
from tarok.club.event_text import number_of
from tarok.engine.deal import Game
from tarok.engine.json_codec import from_json, to_json

SEATS = "ABCDE"


def print_boards(
    game: Game, seed: int, count: int, *, as_html: bool, as_json: bool, language: str = "en"
) -> None:
    """Print the hands of these boards: a sheet a seat, and one for the talon."""
    boards = [board(game, seed, number) for number in range(1, count + 1)]
    if as_json:
        for each in boards:
            typer.echo(
                to_json(
                    {
                        "kind": "board",
                        "board": each.number,
                        "dealer": each.dealer,
                        "hands": each.hands,
                        "talon": each.talon,
                    }
                )
            )
    elif as_html:
        with sentence():
            typer.echo(pages(game, boards, language))
    else:
        for each in boards:
            for title, rows in sheets(game, each):
                typer.echo("\n".join((title, *(f"  {row}" for row in rows), "")))


def sheets(game: Game, each: Board) -> list[tuple[str, list[str]]]:
    """Return the sheets of a board: a title, and the cards, a suit a row; the talon in its order."""
    found = [
        (f"{game.key}, board {each.number}, {_seat(game, each, seat)}", _suits(game, list(hand)))
        for seat, hand in enumerate(each.hands)
    ]
    talon = (f"{game.key}, board {each.number}, talon", [game.faces.show(each.talon)])
    return [*found, talon] if each.talon else found


def _seat(game: Game, each: Board, seat: int) -> str:
    place = (each.dealer + 1 + seat) % game.places
    role = " (forehand)" if seat == 0 else " (deals)" if place == each.dealer else ""
    return f"place {SEATS[place]}{role}"


def _suits(game: Game, hand: Sequence[Card]) -> list[str]:
    """Return the cards of a hand high to low, a row a suit, the taroks first."""
    suits = sorted({SUIT_OF[card] for card in hand}, key=lambda suit: (suit < 4, suit))
    return [game.faces.show(sorted((c for c in hand if SUIT_OF[c] == suit), reverse=True)) for suit in suits]


def print_ranking(game: Game, file: str, *, as_json: bool) -> None:
    """Print the ranking on equal boards, from one play a line."""
    plays = []
    for number, line in enumerate(text_from(file).splitlines(), 1):
        if line.strip():
            with sentence(f"{name_of(file)}, line {number}"):
                plays.append(from_json(line, Play))
    if not plays:
        raise BadInput(f"{name_of(file)}: there is no play")
    with sentence(name_of(file)):
        rows = ranking(game, plays)
    if as_json:
        for row in rows:
            lines = [
                {"board": each.round, "result": each.result, "points": str(each.points)} for each in row.lines
            ]
            said = {"rank": row.rank, "who": row.who, "points": str(row.points), "boards": lines}
            typer.echo(to_json({"kind": "standing", **said}))
        return
    numbers = [str(number) for number in sorted({each.round for row in rows for each in row.lines})]
    cells = [
        (
            str(row.rank),
            row.name,
            number_of(row.points),
            *({str(each.round): number_of(each.points) for each in row.lines}.get(at, "") for at in numbers),
        )
        for row in rows
    ]
    show(table(("rank", "name", "points", *numbers), cells, numbers=("rank", "points", *numbers)))
