"""Answers that are the same for all callers: serialised and compressed once."""

import gzip

from fastapi import Request, Response


class CachedResponses:
    """Some JSON, plain and packed."""

    def __init__(self, content: bytes) -> None:
        self._plain, self._packed = content, gzip.compress(content)

    def answer(self, request: Request) -> Response:
        """Return it as this caller can read it."""
        headers = {"Vary": "Accept-Encoding"}
        if "gzip" not in request.headers.get("Accept-Encoding", ""):
            return Response(self._plain, headers=headers, media_type="application/json")
        return Response(
            self._packed, headers={**headers, "Content-Encoding": "gzip"}, media_type="application/json"
        )
