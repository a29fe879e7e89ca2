"""What is wrong with a request: a key and parameters, never a sentence for people."""

import json
from collections.abc import Mapping
from typing import Final

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

KEYS: Final = {404: "unknown", 405: "method", 413: "too_large"}


class Wrong(Exception):
    """A request that is answered with this status and error."""

    def __init__(self, status: int, error: str, **parameters: object) -> None:
        super().__init__(error)
        self.status = status
        self.body = {"error": error, **parameters}


def install(app: FastAPI) -> None:
    """Have every error answered in the form of docs/protocol.md."""
    app.add_exception_handler(Wrong, _wrong)
    app.add_exception_handler(RequestValidationError, _garbled)
    app.add_exception_handler(HTTPException, _other)


async def _wrong(_request: Request, error: Exception) -> Response:
    assert isinstance(error, Wrong)
    return _answer(error.status, error.body)


async def _garbled(_request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    where = [".".join(map(str, problem["loc"])) for problem in error.errors()]
    return _answer(422, {"error": "garbled", "where": where})


async def _other(_request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    return _answer(error.status_code, {"error": KEYS.get(error.status_code, "garbled")}, error.headers)


def _answer(status: int, body: object, headers: Mapping[str, str] | None = None) -> Response:
    # In ASCII: what was wrong may hold text that is none, and would break the answer.
    return Response(json.dumps(body), status, headers, "application/json")
