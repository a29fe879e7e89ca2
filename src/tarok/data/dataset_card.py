"""The card of a data set: its description in Croissant (JSON-LD), and the hashes of its files."""

import json
from collections.abc import Iterator, Mapping
from datetime import date
from pathlib import Path
from typing import Any, Final

from tarok.data.columns import TABLES, Column, Kind
from tarok.data.integrity import Found
from tarok.data.simulation import Simulation
from tarok.extras import extra

with extra("data"):
    import polars as pl

CARD: Final = "croissant.json"
HASHES: Final = "SHA256SUMS"
"""The hashes of all Parquet files, as `sha256sum -c` reads them."""
LICENCE: Final = "https://creativecommons.org/publicdomain/zero/1.0/"
CONTEXT: Final[Mapping[str, Any]] = {
    "@language": "en",
    "@vocab": "https://schema.org/",
    "sc": "https://schema.org/",
    "cr": "http://mlcommons.org/croissant/",
    "dct": "http://purl.org/dc/terms/",
    "rai": "http://mlcommons.org/croissant/RAI/",
    "data": {"@id": "cr:data", "@type": "@json"},
    "dataType": {"@id": "cr:dataType", "@type": "@vocab"},
    "examples": {"@id": "cr:examples", "@type": "@json"},
    "conformsTo": "dct:conformsTo",
    **{
        name: f"cr:{name}"
        for name in (
            "citeAs column equivalentProperty extract field fileObject fileProperty fileSet format includes"
            " isLiveDataset jsonPath key md5 parentField path recordSet references regex repeated replace"
            " samplingRate separator source subField transform"
        ).split()
    },
}
"""The words of Croissant 1.0."""


def write_card(folder: Path, found: Found) -> None:
    """Write the card and the hashes into the folder, from which they tell."""
    text = json.dumps(card(found, date.today()), ensure_ascii=False, indent=1)  # noqa: DTZ011 - the day where it was made
    (folder / CARD).write_text(f"{text}\n", "utf-8")
    lines = [f"{known}  {name}\n" for each in found.tables.values() for name, known in each.hashes.items()]
    (folder / HASHES).write_text("".join(lines), "utf-8")


def card(found: Found, day: date) -> dict[str, Any]:
    """Return the card of what was found, published on this day."""
    simulation = found.simulation
    return {
        "@context": CONTEXT,
        "@type": "sc:Dataset",
        "conformsTo": "http://mlcommons.org/croissant/1.0",
        "name": f"tarok-{simulation.game}-{simulation.deals}-{simulation.seed}",
        "description": _described(simulation),
        "license": LICENCE,
        "url": "./",  # the folder in which the card lies, wherever that is published
        "version": simulation.version,
        "datePublished": day.isoformat(),
        "citeAs": f"tarok {simulation.version}, `tarok simulate {simulation.game}`",
        "isLiveDataset": False,
        "distribution": [
            {
                "@type": "cr:FileSet",
                "@id": f"{table}-files",
                "name": f"{table}-files",
                "description": f"{each.rows} rows in {each.files} files.",
                "encodingFormat": "application/x-parquet",
                "includes": f"{table}/*.parquet",
            }
            for table, each in found.tables.items()
        ],
        "recordSet": [
            {
                "@type": "cr:RecordSet",
                "@id": table,
                "name": table,
                "key": {"@id": f"{table}/deal"},
                "field": [_field(table, column) for column in columns],
            }
            for table, columns in TABLES.items()
        ],
    }


def _described(simulation: Simulation) -> str:
    house = ", ".join(f"{name}={value}" for name, value in simulation.house) or "those of the game"
    sheets = (
        f"{simulation.session} deals on each sheet" if simulation.session > 1 else "each on its own sheet"
    )
    return (
        f"{simulation.deals} deals of the card game {simulation.game}, {sheets}, and every decision in them,"
        f" played by bots ({', '.join(simulation.players)}), not by people. House rules: {house}."
        f" Seeds: {simulation.seed} of the cards, {simulation.bot_seed} of the bots."
        f" Made by tarok {simulation.version}, sources {simulation.code},"
        f" commit {simulation.commit or 'unknown'}."
    )


def _field(table: str, column: Column) -> dict[str, Any]:
    kind = column.kind
    repeated = {"repeated": True} if isinstance(kind, pl.List) else {}
    inner = kind.inner if isinstance(kind, pl.List) else kind
    source = {"fileSet": {"@id": f"{table}-files"}, "extract": {"column": column.name}}
    told = {
        "@type": "cr:Field",
        "@id": f"{table}/{column.name}",
        "name": f"{table}/{column.name}",
        "description": column.meaning,
        **repeated,
        "source": source,
    }
    if isinstance(inner, pl.Struct):
        return {**told, "subField": [*_parts(table, column.name, inner, source)]}
    return {**told, "dataType": _type(inner)}


def _parts(table: str, name: str, kind: pl.Struct, source: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for part in kind.fields:
        inner = part.dtype.inner if isinstance(part.dtype, pl.List) else part.dtype
        yield {
            "@type": "cr:Field",
            "@id": f"{table}/{name}/{part.name}",
            "name": f"{table}/{name}/{part.name}",
            "dataType": _type(inner),
            "source": {**source, "transform": {"jsonPath": f"$.{part.name}"}},
        }


def _type(kind: Kind) -> str:
    """Return a type of Polars in the words of schema.org."""
    if kind == pl.String:
        return "sc:Text"
    return "sc:Boolean" if kind == pl.Boolean else "sc:Integer"
