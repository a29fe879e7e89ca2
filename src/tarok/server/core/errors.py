"""What is wrong with a request: a key and parameters, never a sentence for people."""


class RequestError(Exception):
    """A request that is answered with this status and error."""

    def __init__(self, status: int, error: str, **parameters: object) -> None:
        super().__init__(error)
        self.status = status
        self.error = error
        self.body = {"error": error, **parameters}

    @property
    def headers(self) -> dict[str, str]:
        """When it makes sense to ask again, if somebody has to wait."""
        return {"Retry-After": str(self.body["wait"])} if "wait" in self.body else {}
