"""The route of text reports: a reader says that a text of the page sounds wrong."""

from typing import Annotated, Final, cast

from fastapi import APIRouter, Request
from pydantic import Field

from tarok.server.http.dependencies import limited
from tarok.server.maintenance.text_reports import TextReported, TextReports
from tarok.server.table.request_fields import Text, Word
from tarok.server.table.request_models import Error, StrictModel

routes: Final = APIRouter(responses={status: {"model": Error} for status in (422, 429, 503)})

Piece = Annotated[str, Field(pattern=r"^[a-z]{2}(/[a-z]{1,30})?$", max_length=33)]
Key = Annotated[str, Field(pattern=r"^[A-Za-z][A-Za-z0-9_-]*$", max_length=120)]


class ReportText(StrictModel):
    """A text that sounds wrong.

    `piece` is the language of the message, perhaps with its family or pages ("hu/hungarian"), `key` its id,
    `text` what was shown, `better` what the reader would say, `version` the edition of the page.
    """

    piece: Piece
    key: Key
    text: Annotated[Text, Field(min_length=1)]
    better: Text = ""
    version: Word = ""


@routes.post("/api/texts", dependencies=[limited("texts")])
async def report_text(request: Request, wrong: ReportText) -> dict[str, bool]:
    """Report a text of the page that sounds wrong; who reports it is not stored."""
    reports = cast("TextReports", request.app.state.text_reports)
    await reports.add(TextReported(wrong.piece, wrong.key, wrong.text, wrong.better, wrong.version))
    return {"ok": True}
