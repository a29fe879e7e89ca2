"""The commands for directors of events with real cards."""

from pathlib import Path
from typing import Annotated

import typer

from tarok.cli.arguments import AsJson, Key, Profile, Settings


def club(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="The entries of an event, one a line, as JSON.")
    ],
    words: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="WORDS", help="The report to print, or the entry to add; by default `standing`."
        ),
    ] = None,
    *,
    others: Annotated[
        list[Path] | None,
        typer.Option("--with", metavar="FILE", help="Entries of another device; may be repeated."),
    ] = None,
    season: Annotated[
        bool, typer.Option("--season", help="Each file is an evening: print the table of all together.")
    ] = False,
    page: Annotated[bool, typer.Option("--print", help="Print a page of HTML, to be put on paper.")] = False,
    by: Annotated[str, typer.Option(metavar="NAME", help="The author of the entry.")] = "",
    why: Annotated[str, typer.Option(metavar="TEXT", help="Why: a correction and a fine need it.")] = "",
    as_json: AsJson = False,
) -> None:
    """Run an event from the file of its entries.

    Prints standings, slips and checks, and adds entries: `tarok club FILE open friendly Tuesday`.
    """
    from tarok.cli.club_events import do, print_season

    files = [file, *(others or ())]
    if season:
        print_season(files, words or [], as_json=as_json)
    else:
        do(files, words or (), by=by, why=why, as_html=page, as_json=as_json)


def boards(
    game: Key,
    *,
    seed: Annotated[int, typer.Option(metavar="N", help="The same number gives the same boards.")] = 0,
    number: Annotated[int, typer.Option(min=1, max=999, metavar="N", help="How many boards.")] = 1,
    page: Annotated[bool, typer.Option("--print", help="Print a page of HTML, a cut-out a hand.")] = False,
    language: Annotated[
        str, typer.Option(metavar="LANGUAGE", help="With --print: en, sl, ro, hu or cs.")
    ] = "en",
    score: Annotated[
        str | None,
        typer.Option(
            metavar="FILE", help="Rank players by their results on boards, one play a line; - is stdin."
        ),
    ] = None,
    profile: Profile = None,
    house: Settings = None,
    as_json: AsJson = False,
) -> None:
    """Make boards: the same packs for all tables.

    Prints the hands to sort, a sheet a seat, or the ranking of the results.
    """
    from tarok.cli.boards import print_boards, print_ranking
    from tarok.cli.input_checks import game_from

    rules = game_from(game, profile, house)
    if score is None:
        print_boards(rules, seed, number, as_html=page, as_json=as_json, language=language)
    else:
        print_ranking(rules, score, as_json=as_json)
