"""The figures of a game, a row each, from the deals of a folder.

A *gain* is the points of a seat less the mean of the others, so that games that sum to zero and others are
told alike.  What a dealt card brings is a mean over all deals in which it lies in some hand: as every hand is
as likely to be dealt it, nothing else is mixed into that.  What is called or announced was chosen for the
hand that it went with; of that the figures say how it goes with it, not what it brings by itself.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

from tarok.cards.deck import TAROKS, Card
from tarok.data.numbers.estimates import Estimate, difference, mean, share
from tarok.data.shards import simulation_in
from tarok.data.simulation import game_of
from tarok.engine.deal import Game
from tarok.extras import extra

with extra("data"):
    import polars as pl

Found: TypeAlias = Iterator[tuple[str, str, Estimate | None]]
"""Of what, which measure of it, and what was found: None, if there is too little to say."""
THROWN_IN: Final = "thrown in"
KING: Final = "a king"


class Row(NamedTuple):
    """A figure: the game, what it is about, of what, which measure; how many there were, and the interval."""

    game: str
    figure: str
    of: str
    measure: str
    n: int
    value: float
    low: float
    high: float


def figures(folder: Path) -> list[Row]:
    """Return all figures of the game whose deals are in a folder.

    ValueError: it holds no deals, or such as share sheets and so hang on each other.
    """
    simulation = simulation_in(folder)
    if simulation.session > 1:
        raise ValueError("its deals share sheets and hang on each other; figures want --session 1")
    game = game_of(simulation)
    try:
        deals = with_gains(pl.read_parquet(folder / "deals" / "*.parquet"), game.seats)
    except (OSError, pl.exceptions.PolarsError) as error:
        raise ValueError("its deals are not there yet, or cannot be read") from error
    return [
        Row(simulation.game, figure, of, measure, *found)
        for figure, tell in FIGURES.items()
        for of, measure, found in tell(deals, game)
        if found is not None
    ]


def with_gains(deals: pl.DataFrame, seats: int) -> pl.DataFrame:
    """Return the deals with the gain of each seat, in a column each."""
    points = [pl.col("points").list.get(seat) for seat in range(seats)]
    whole = pl.sum_horizontal(points)
    return deals.with_columns(
        ((seats * mine - whole) / (seats - 1)).alias(f"gain_{seat}") for seat, mine in enumerate(points)
    )


def contracts(deals: pl.DataFrame, game: Game) -> Found:
    """Compute how often each contract is played and made, and what its declarer gains."""
    known = [contract.id for contract in game.contracts]
    of = deals["contract"]
    for name in [*known, None]:
        rows = deals.filter(of.eq_missing(name))
        if not rows.is_empty():
            key = name or THROWN_IN
            yield key, "played", share(len(rows), len(deals))
            tried = rows["made"].drop_nulls()
            if len(tried):
                yield key, "made", share(int(tried.sum()), len(tried))
                yield key, "gain", mean(_at("declarer", rows, game.seats))


def bonuses(deals: pl.DataFrame, game: Game) -> Found:
    """Compute for each bonus how often it occurs and is made, and what its line brings its seat."""
    feats = pl.DataFrame([*_feats(deals, game)], schema=FEATS, orient="row")
    for (what, announced), rows in sorted(feats.partition_by("what", "announced", as_dict=True).items()):
        key = f"{what}, {'announced' if announced else 'silent'}"
        yield key, "comes up", share(rows["deal"].n_unique(), len(deals))
        yield key, "made", share(int(rows["made"].sum()), len(rows))
        yield key, "pays", mean(rows["pays"], rows["deal"])


def seats(deals: pl.DataFrame, game: Game) -> Found:
    """Compute for each seat, from the dealer's left, what it gains, and how often it declares."""
    for seat in range(game.seats):
        yield str(seat), "gain", mean(deals[f"gain_{seat}"])
        yield str(seat), "declares", share(int((deals["declarer"] == seat).sum()), len(deals))


def cards(deals: pl.DataFrame, game: Game) -> Found:
    """Compute what each dealt card gains, and the kings together."""
    kings: list[pl.DataFrame] = []
    for card in game.pack:
        name = game.faces.names[card]
        held = _dealt(deals, card, game.seats)
        kings += [held] if name.endswith("K") else []
        yield name, "gain", mean(held["gain"])
    together = pl.concat(kings)
    yield KING, "gain", mean(together["gain"], together["deal"])


def taroks(deals: pl.DataFrame, game: Game) -> Found:
    """Compute the gain of a seat by its number of dealt taroks."""
    hands = pl.concat([deals.select(hand=_hand(seat))["hand"] for seat in range(game.seats)])
    gains = pl.concat([deals[f"gain_{seat}"] for seat in range(game.seats)])
    which = pl.concat([deals["deal"]] * game.seats)
    numbers = (hands & TAROKS).bitwise_count_ones()
    for number in sorted(numbers.drop_nulls().unique()):
        here = numbers == number
        yield str(number), "gain", mean(gains.filter(here), which.filter(here))


def called(deals: pl.DataFrame, game: Game) -> Found:
    """Compute how the contract fares by where the called card was dealt."""
    calls = deals.filter(pl.col("called").is_not_null(), pl.col("declarer").is_not_null())
    if calls.is_empty():
        return
    calls = calls.with_columns(bit=pl.lit(2, pl.Int64).pow(pl.col("called")))
    holds = [_hand(seat) & pl.col("bit") != 0 for seat in range(game.seats)]
    own = pl.any_horizontal([hold & (pl.col("declarer") == seat) for seat, hold in enumerate(holds)])
    elsewhere = pl.when(pl.any_horizontal(holds)).then(pl.lit(OTHER)).otherwise(pl.lit(TALON))
    where = pl.when(own).then(pl.lit(OWN)).otherwise(elsewhere)
    calls = calls.with_columns(where=where)
    by_place = {place: calls.filter(pl.col("where") == place) for place in (OTHER, OWN, TALON)}
    for place, rows in by_place.items():
        yield place, "lies there", share(len(rows), len(calls))
        if not rows.is_empty():
            yield place, "made", share(int(rows["made"].sum()), len(rows))
            yield place, "gain", mean(_at("declarer", rows, game.seats))
    with_one, alone = (_at("declarer", by_place[place], game.seats) for place in (OTHER, TALON))
    yield f"{OTHER} or {TALON}", "more", difference(with_one, alone)


def _hand(seat: int) -> pl.Expr:
    """Return the dealt hand of a seat; null where a deal ended before all cards were dealt."""
    return pl.col("dealt").list.get(seat, null_on_oob=True)


def _dealt(deals: pl.DataFrame, card: Card, seats: int) -> pl.DataFrame:
    """Return the deals in which a hand is dealt this card, and the gain of that seat."""
    hands = [
        deals.filter(_hand(seat) & (1 << card) != 0).select("deal", gain=f"gain_{seat}")
        for seat in range(seats)
    ]
    return pl.concat(hands)


def _at(who: str, rows: pl.DataFrame, seats: int) -> pl.Series:
    """Return the gain of the seat in a column, deal by deal."""
    gains = pl.concat_list([f"gain_{seat}" for seat in range(seats)])
    return rows.filter(pl.col(who).is_not_null()).select(gains.list.get(pl.col(who)).alias("gain"))["gain"]


def _feats(deals: pl.DataFrame, game: Game) -> Iterator[tuple[int, str, bool, bool, float]]:
    """Yield each feat: deal, name, whether it was announced and made, what its line brings its seat.

    Feats that are alike, of two seats of a side or of no side, have their lines in the same order.
    """
    told = deals.select("deal", "declarer", "partner", "feats", "lines")
    for deal, declarer, partner, feats, lines in told.iter_rows():
        left = list(lines)
        for feat in feats:
            seat, side = feat["seat"], int(feat["seat"] not in (declarer, partner))
            kind = feat["what"], feat["announced"]
            line = next(
                (x for x in left if (x["what"], x["announced"]) == kind and x["side"] in (None, side)), None
            )
            pays = 0.0
            if line is not None:  # what a greater bonus covers has none
                left.remove(line)
                pays = (game.seats * line["deltas"][seat] - sum(line["deltas"])) / (game.seats - 1)
            yield deal, feat["what"], feat["announced"], feat["made"], pays


OTHER, OWN, TALON = "another hand", "own hand", "talon"
"""Where a called card may have been dealt, as its declarer sees it."""
FEATS: Final = {
    "deal": pl.Int64,
    "what": pl.String,
    "announced": pl.Boolean,
    "made": pl.Boolean,
    "pays": pl.Float64,
}
FIGURES: Final[dict[str, Callable[[pl.DataFrame, Game], Found]]] = {
    "contract": contracts,
    "bonus": bonuses,
    "seat": seats,
    "card": cards,
    "taroks": taroks,
    "called": called,
}
"""The figures of each game; a new one is a row here."""
