"""Errors of requests: a key and parameters; the page holds the sentence."""


class RequestError(Exception):
    """A request that is answered with this status and error."""

    def __init__(self, status: int, error: str, **parameters: object) -> None:
        super().__init__(error)
        self.status = status
        self.error = error
        self.body = {"error": error, **parameters}

    @property
    def headers(self) -> dict[str, str]:
        """The header `Retry-After`, for errors that have a waiting time."""
        return {"Retry-After": str(self.body["wait"])} if "wait" in self.body else {}
