"""The types of our messages in TypeScript, which the page is checked against.

`python -m tarok.server.typescript ui/src/schema.ts` writes them; a test holds that they are up to date.
"""

import inspect
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec.inspect as kinds
from msgspec import NODEFAULT, defstruct
from pydantic import BaseModel

from tarok.catalogue import GameInfo
from tarok.club.board import EventBoard
from tarok.club.formats import Format
from tarok.club.seasons import SeasonBoard
from tarok.engine.actions import Action
from tarok.report.findings import Finding
from tarok.server.accounts.join_codes import LENGTH, Code
from tarok.server.accounts.passkeys import OwnPasskey
from tarok.server.http.routes import puzzles
from tarok.server.http.routes.daily import DailyDeal, SameDeal
from tarok.server.http.routes.events import EventMade
from tarok.server.http.routes.lessons import LessonInfo, LessonView
from tarok.server.play.deal_archive import Replay
from tarok.server.play.lobby import PublicTable
from tarok.server.play.mistake_finder import Analysed
from tarok.server.play.reports import ReportProgress
from tarok.server.room.bot_explanations import Why
from tarok.server.room.hints import Costly, Suggestion
from tarok.server.table.messages import (
    PROTOCOL,
    Also,
    BriefState,
    Gathering,
    Message,
    Ping,
    Pong,
    Refused,
    Service,
    State,
)
from tarok.server.table.mistakes import OwnMistakes, OwnMoment, TriedAgain
from tarok.server.table.phrases import Talk
from tarok.server.table.request_models import OwnTable
from tarok.server.table.shuffle_messages import Commitment, Hashes, Opening
from tarok.server.tournaments.listing import EventInfo, EventView, OwnEvent
from tarok.server.tournaments.repository import BookLinks, BookMade, Exchanged

SENT: Final = (
    *(LessonInfo, LessonView, OwnMistakes, OwnMoment, TriedAgain, Analysed, ReportProgress, *puzzles.TOLD),
    *(State, BriefState, Gathering, Code, Refused, Suggestion, Talk, GameInfo, Replay, PublicTable),
    *(Ping, Pong, OwnPasskey, Also, Service, Costly, Commitment, Hashes, Opening, Why, DailyDeal, SameDeal),
    *(EventMade, EventInfo, EventView, OwnEvent),
    *(EventBoard, BookMade, Exchanged, BookLinks, Format, SeasonBoard),
)
HEAD: Final = """/**
 * What the server and the page say to each other: docs/protocol.md as types.
 * Written by `python -m tarok.server.typescript ui/src/schema.ts`; change the server's types instead.
 */
"""


def typescript() -> str:
    """Return the text of ui/src/schema.ts."""
    unions = {
        "Action": Action,
        "FromServer": BriefState
        | Gathering
        | Refused
        | Suggestion
        | Costly
        | Talk
        | Also
        | Service
        | Commitment
        | Hashes
        | Opening,
        "Finding": Finding,
        "ToServer": Message,
    }
    written = interfaces(*SENT, *unions.values())
    for name, union in unions.items():
        written[name] = f"export type {name} =" + "".join(
            f"\n  | {_named(part)}" for part in _parts(kinds.type_info(union))
        )
        written[name] += ";\n"
    written["OwnTable"] = _interface(_as_struct(OwnTable))
    protocol = f"/** Which edition of these messages this is. */\nexport const PROTOCOL = {PROTOCOL};\n"
    letters = f"/** How many letters the code of a table has. */\nexport const CODE_LETTERS = {LENGTH};\n"
    return "\n".join([HEAD, protocol, letters, *(written[name] for name in sorted(written))])


def interfaces(*types: object) -> dict[str, str]:
    """Return an interface for each struct in these types, by name.  ValueError: two have one name."""
    written: dict[str, str] = {}
    written_of: dict[str, type] = {}
    for kind in types:
        for struct in _structs(kinds.type_info(kind)):
            name = struct.cls.__name__
            first = written_of.setdefault(name, struct.cls)
            if first is not struct.cls:
                raise ValueError(f"{first.__module__} and {struct.cls.__module__} both have a type {name}")
            written[name] = _interface(struct)
    return written


def _structs(kind: kinds.Type, known: "frozenset[type]" = frozenset()) -> Iterator[kinds.StructType]:
    """Give every struct that is part of a type, itself too."""
    if isinstance(kind, kinds.StructType):
        if kind.cls in known:
            return
        yield kind
        known |= {kind.cls}
        for field in kind.fields:
            yield from _structs(field.type, known)
    for part in _parts(kind):
        yield from _structs(part, known)


def _parts(kind: kinds.Type) -> tuple[kinds.Type, ...]:
    """Return the types that a type is made of."""
    match kind:
        case kinds.UnionType(types):
            return types
        case kinds.TupleType(item_types):
            return item_types
        case kinds.VarTupleType() | kinds.ListType() | kinds.CollectionType():
            return (kind.item_type,)
        case kinds.DictType():
            return (kind.value_type,)
        case kinds.Metadata():
            return (kind.type,)
        case _:
            return ()


def _interface(struct: kinds.StructType) -> str:
    """Return a struct as an interface; members with defaults that JSON leaves out are optional."""
    said = " ".join((inspect.getdoc(struct.cls) or "").split("\n\n")[0].split())
    left_out = struct.cls.__struct_config__.omit_defaults
    rows = [f'  {struct.tag_field}: "{struct.tag}";'] if struct.tag is not None else []
    for field in struct.fields:
        unset = field.default is field.default_factory is NODEFAULT  # UNSET is left out of the JSON
        mark = "?" if not field.required and (unset or left_out) else ""
        rows.append(f"  {field.encode_name}{mark}: {_named(field.type)};")
    return f"/** {said} */\nexport interface {struct.cls.__name__} {{\n" + "\n".join(rows) + "\n}\n"


def _named(kind: kinds.Type) -> str:  # noqa: C901, PLR0911 - a row a type
    """Return the name that TypeScript has for a type."""
    match kind:
        case kinds.StructType(cls):
            return cls.__name__
        case kinds.UnionType(types):
            names = list(dict.fromkeys(map(_named, types)))
            whole = set(ACTIONS) <= set(names)
            return " | ".join(
                ["Action"] * whole + [name for name in names if not (whole and name in ACTIONS)]
            )
        case kinds.TupleType(item_types):
            return f"[{', '.join(map(_named, item_types))}]"
        case kinds.NamedTupleType(_, named):
            return f"[{', '.join(f'{field.name}: {_named(field.type)}' for field in named)}]"
        case kinds.VarTupleType() | kinds.ListType() | kinds.CollectionType():
            inside = _named(kind.item_type)
            return f"({inside})[]" if " " in inside else f"{inside}[]"
        case kinds.DictType():
            return f"Record<string, {_named(kind.value_type)}>"
        case kinds.LiteralType(values):
            return " | ".join(f'"{value}"' for value in values)
        case kinds.EnumType(cls):
            return " | ".join(f'"{each.value}"' for each in cls)
        case kinds.Metadata():
            return _named(kind.type)
        case kinds.CustomType():
            return "number[]"  # the only custom type is a set of cards
        case _:
            return PLAIN[type(kind)]


PLAIN: Final[dict[type, str]] = {
    kinds.IntType: "number",
    kinds.FloatType: "number",
    kinds.StrType: "string",
    kinds.BoolType: "boolean",
    kinds.NoneType: "null",
    kinds.RawType: "unknown",  # an entry of an event or of a sheet
    kinds.AnyType: "boolean | number | string",  # the value of a house rule
}


ACTIONS: Final = tuple(map(_named, _parts(kinds.type_info(Action))))


def _as_struct(model: type[BaseModel]) -> kinds.StructType:
    """Return the type of an answer that pydantic makes as if it were one of ours."""
    fields = [(name, field.annotation) for name, field in model.model_fields.items()]
    described = kinds.type_info(defstruct(model.__name__, fields, namespace={"__doc__": model.__doc__}))
    assert isinstance(described, kinds.StructType)
    return described


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(typescript(), encoding="utf-8")
