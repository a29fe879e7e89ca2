"""Errors of requests: a key and parameters; the page holds the sentence."""

from msgspec import to_builtins

from tarok.validation.causes import Cause


class RequestError(Exception):
    """A request that is answered with this status and error, and with the cause behind it, if any."""

    def __init__(self, status: int, error: str, cause: Cause | None = None, **parameters: object) -> None:
        super().__init__(error)
        self.status = status
        self.error = error
        self.body = {"error": error, **parameters, **({"cause": to_builtins(cause)} if cause else {})}

    @property
    def headers(self) -> dict[str, str]:
        """The header `Retry-After`, for errors that have a waiting time."""
        return {"Retry-After": str(self.body["wait"])} if "wait" in self.body else {}
