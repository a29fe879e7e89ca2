"""How errors are answered: each in the form of docs/protocol.md, and counted."""

import json
import logging
from collections.abc import Mapping
from typing import Final

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import DBAPIError
from starlette.exceptions import HTTPException

from tarok.server.core.errors import RequestError
from tarok.server.core.metrics_registry import REFUSED
from tarok.server.core.security_headers import headers_of
from tarok.server.storage.conditions import FAILING, Condition, condition_of

LATER: Final = 2
"""After how many seconds it makes sense to ask again where the database fails."""
KEYS: Final = {404: "unknown", 405: "method", 413: "too_large"}

log = logging.getLogger(__name__)


def install(app: FastAPI) -> None:
    """Have every error answered in the form of docs/protocol.md."""
    app.add_exception_handler(RequestError, _wrong)
    app.add_exception_handler(RequestValidationError, _garbled)
    app.add_exception_handler(HTTPException, _other)
    app.add_exception_handler(DBAPIError, _later)
    app.add_exception_handler(Exception, _broken)


async def _wrong(_request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestError)
    return answer(error.status, error.body, error.headers)


async def _garbled(_request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    where = [".".join(map(str, problem["loc"])) for problem in error.errors()]
    return answer(422, {"error": "garbled", "where": where})


async def _other(_request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    return answer(error.status_code, {"error": KEYS.get(error.status_code, "garbled")}, error.headers)


async def _later(request: Request, error: Exception) -> Response:
    log.error("%s %s: the database fails", request.method, request.scope["path"], exc_info=error)
    wrong = not_stored(request.app.state.store.health.condition or condition_of(error))
    return answer(wrong.status, wrong.body, wrong.headers)


def not_stored(condition: Condition | None) -> RequestError:
    """Return that the database fails, and by which row of `conditions`."""
    row = condition or FAILING
    return RequestError(row.status, "not_stored", why=row.key, trouble=row.play, wait=LATER)


async def _broken(request: Request, _error: Exception) -> Response:
    # Starlette would log it, and answers before any other handler is asked.
    return answer(500, {"error": "broken"}, headers_of(request.scope))


def answer(status: int, body: Mapping[str, object], headers: Mapping[str, str] | None = None) -> Response:
    """Return the answer to an error."""
    REFUSED.count(label=str(body["error"]))
    # Escaped to ASCII: the parameters may hold lone surrogates, which cannot be encoded as UTF-8.
    return Response(json.dumps(body), status, headers, "application/json")
