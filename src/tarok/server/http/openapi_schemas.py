"""How the values that we send are described in the OpenAPI document."""

from typing import Any, Final

import msgspec
from fastapi import FastAPI

from tarok.cards.deck import Cards

PREFIX: Final = "tarok."
"""Begins the names of our schemas: a place at the table is called the same as the action `place`."""


def answers(kind: Any) -> dict[int | str, dict[str, Any]]:  # noqa: ANN401 - any type that msgspec knows
    """Return the OpenAPI description of a route whose answer is a value of this type."""
    return {200: {"content": {"application/json": {"schema": _described(kind)[0]}}}}


def install(app: FastAPI, *kinds: object) -> None:
    """Add the schemas of the types passed to `answers` to the OpenAPI document."""
    described = app.openapi

    def openapi() -> dict[str, Any]:
        document = described()
        for kind in kinds:
            for name, schema in _described(kind)[1].items():
                document["components"]["schemas"][PREFIX + name] = schema
        return document

    app.openapi = openapi  # type: ignore[method-assign] # this is how FastAPI wants it


def _described(kind: object) -> tuple[dict[str, Any], dict[str, Any]]:
    template = f"#/components/schemas/{PREFIX}{{name}}"
    (schema,), parts = msgspec.json.schema_components([kind], schema_hook=_cards, ref_template=template)
    return schema, parts


def _cards(kind: type) -> dict[str, Any]:
    if kind is Cards:
        return {"type": "array", "items": {"type": "integer", "minimum": 0, "maximum": 53}}
    raise NotImplementedError(f"{kind.__name__} has no form in JSON")
