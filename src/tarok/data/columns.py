"""The columns of both tables: their types, and what they mean, with their units."""

from typing import Final, NamedTuple, TypeAlias

from tarok.extras import extra

with extra("data"):
    import polars as pl

Kind: TypeAlias = pl.DataType | pl.datatypes.DataTypeClass
CARD: Final = pl.UInt8
"""A card is a number from 0 to 53, a set of cards the mask of those numbers: bit 53 is the škis."""
FEAT: Final = pl.Struct(
    {"what": pl.String, "seat": pl.Int8, "made": pl.Boolean, "announced": pl.Boolean, "doubled": pl.Int8}
)
LINE: Final = pl.Struct(
    {
        "what": pl.String,
        "points": pl.Int32,
        "side": pl.Int8,
        "announced": pl.Boolean,
        "pot": pl.Int32,
        "deltas": pl.List(pl.Int32),
    }
)


class Column(NamedTuple):
    """A column of a table."""

    name: str
    kind: Kind
    meaning: str


DEALS: Final = (
    Column("deal", pl.Int64, "The number of the deal, from 1."),
    Column("sheet", pl.Int64, "The number of the first deal on the same sheet."),
    Column("dealer", pl.Int8, "The place that deals, from 0; seat 0 is next to it."),
    Column("pack", pl.List(CARD), "All cards, in the order in which they are dealt."),
    Column("dealt", pl.List(pl.Int64), "What each seat is dealt: sets of cards."),
    Column("held", pl.List(pl.Int64), "What each seat holds before the first trick; empty if not played."),
    Column("laid", pl.List(pl.Int64), "What each seat has discarded: sets of cards."),
    Column("contract", pl.String, "What is played, by its id; null if the deal is thrown in."),
    Column("level", pl.Int8, "How many times the contract counts where it goes up in price."),
    Column("declarer", pl.Int8, "The seat that plays it; null if all play alone, or it is not played."),
    Column("partner", pl.Int8, "The seat on the declarer's side; null if there is none."),
    Column("called", CARD, "The card that was called; null if none was."),
    Column("made", pl.Boolean, "Whether the contract was made; null if there was nothing to make."),
    Column("doubled", pl.Int8, "How many kontras there are on the game."),
    Column("ended", pl.String, "How the deal ended: `played`, `decided`, or why it was thrown in."),
    Column("card_points", pl.List(pl.Int16), "Card points of the declarer's side, or of every seat."),
    Column("tricks", pl.List(pl.Int8), "How many tricks each seat took."),
    Column("points", pl.List(pl.Int32), "What the deal pays each seat, in points of the sheet."),
    Column("feats", pl.List(FEAT), "Bonuses as they came out: whose, made, announced, kontras on them."),
    Column(
        "lines",
        pl.List(LINE),
        "What each thing pays: its plain value, the side it is of (0: the declarer's), what goes into"
        " the pot, points by seats.",
    ),
    Column("totals", pl.List(pl.Int32), "The sheet after the deal: the points of each place."),
)
DECISIONS: Final = (
    Column("deal", pl.Int64, "The number of the deal."),
    Column("turn", pl.Int16, "Which decision of the deal this is, from 0."),
    Column("seat", pl.Int8, "Who decides."),
    Column("phase", pl.String, "In which phase of the game."),
    Column("choices", pl.Int16, "How many legal actions there were."),
    Column("action", pl.String, "What was done, in words of the notation."),
    Column("card", CARD, "The card of the action; null if it has none."),
)
TABLES: Final = {"deals": DEALS, "decisions": DECISIONS}
"""The tables, by the folders in which their shards lie."""


def schema(columns: tuple[Column, ...]) -> pl.Schema:
    """Return the types of the columns."""
    return pl.Schema({column.name: column.kind for column in columns})
