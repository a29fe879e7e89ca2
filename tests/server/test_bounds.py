"""Whatever a client can send has a bound: each number, text, list and map, of HTTP, WebSockets and notes."""

from collections.abc import Iterator
from typing import Any

import msgspec.inspect as kinds
import pytest

from server.live_server import LiveServer
from tarok.club.notes import Note
from tarok.server.http.request_checks import ADDRESSED
from tarok.server.table.messages import Message
from tarok.server.tournaments.book import SheetNote

SENT = (Note, SheetNote, Message)
"""What is sent beside the requests of HTTP, whose bounds stand in their own description."""


def unbounded(  # noqa: C901 - a row a type
    kind: kinds.Type, where: str, known: frozenset[type] = frozenset()
) -> Iterator[str]:
    """Give where in a type of msgspec something has no bound."""
    extra: dict[str, Any] = {}
    while isinstance(kind, kinds.Metadata):
        extra, kind = {**extra, **(kind.extra or {})}, kind.type
    match kind:
        case _ if "plain" in extra:
            return
        case kinds.StructType(cls):
            for field in () if cls in known else kind.fields:
                yield from unbounded(field.type, f"{cls.__name__}.{field.name}", known | {cls})
        case kinds.UnionType(types):
            for each in types:
                yield from unbounded(each, where, known)
        case kinds.VarTupleType() | kinds.ListType():
            yield from () if "longest" in extra else [where]
            yield from unbounded(kind.item_type, f"{where}[]", known)
        case kinds.DictType():
            yield from () if "longest" in extra else [where]
            yield from unbounded(kind.key_type, f"{where} (key)", known)
            yield from unbounded(kind.value_type, f"{where}{{}}", known)
        case kinds.IntType() | kinds.FloatType():
            limited = None not in (kind.ge, kind.le) or {"least", "most"} <= extra.keys()
            yield from () if limited else [where]
        case kinds.StrType():
            yield from () if kind.max_length or "longest" in extra else [where]
        case kinds.BoolType() | kinds.NoneType() | kinds.LiteralType() | kinds.EnumType():
            return
        case _:
            yield where


@pytest.mark.parametrize("kind", SENT, ids=lambda kind: getattr(kind, "__name__", "Message"))
def test_every_field_of_a_note_and_of_a_message_has_a_bound(kind: Any) -> None:
    assert [] == list(unbounded(kinds.type_info(kind), ""))


def loose(  # noqa: C901 - a row a type
    schema: dict[str, Any], of: dict[str, Any], where: str, known: tuple[str, ...] = ()
) -> Iterator[str]:
    """Give where in a JSON schema something has no bound."""
    if "$ref" in schema:
        name = schema["$ref"].rsplit("/", 1)[1]
        if name not in known:
            yield from loose(of[name], of, name, (*known, name))
        return
    for word in ("anyOf", "oneOf", "allOf"):
        for each in schema.get(word, ()):
            yield from loose(each, of, where, known)
    kind = schema.get("type")
    if {"enum", "const"} & schema.keys():
        return
    if kind == "string" and "maxLength" not in schema:
        yield where
    elif kind in {"integer", "number"}:
        most, least = {"maximum", "exclusiveMaximum"}, {"minimum", "exclusiveMinimum"}
        yield from () if most & schema.keys() and least & schema.keys() else [where]
    elif kind == "array":
        yield from () if "maxItems" in schema else [where]
        yield from loose(schema.get("items", {}), of, f"{where}[]", known)
    elif kind == "object":
        for name, each in schema.get("properties", {}).items():
            yield from loose(each, of, f"{where}.{name}", known)
        if schema.get("additionalProperties") is not False:
            yield from () if "maxProperties" in schema else [where]


@pytest.fixture(scope="module")
def document(server: LiveServer) -> dict[str, Any]:
    told: dict[str, Any] = server.guest().get("/api/openapi.json").json()
    return told


def test_every_field_of_a_request_has_a_bound(document: dict[str, Any]) -> None:
    """Texts in a URL are bounded all together, by its length."""
    parts, found = document["components"]["schemas"], []
    for path, operations in document["paths"].items():
        for method, each in operations.items():
            for content in each.get("requestBody", {}).get("content", {}).values():
                found += loose(content["schema"], parts, f"{method} {path}")
            for parameter in each.get("parameters", ()):
                whole = parameter["schema"]
                for one in whole.get("anyOf", [whole]):
                    if one.get("type") != "string":
                        found += loose(one, parts, f"{method} {path} {parameter['name']}")
    assert [] == found


def test_a_url_that_is_too_long_is_refused(server: LiveServer) -> None:
    guest = server.guest()
    assert 404 == guest.get(f"/api/tables/{'x' * (ADDRESSED - 12)}").status_code
    for path in (f"/api/tables/{'x' * ADDRESSED}", f"/api/hall?game={'x' * ADDRESSED}"):
        answer = guest.get(path)
        assert (414, "too_large") == (answer.status_code, answer.json()["error"])
