"""The routes that create passkeys and sign in with them."""

from functools import partial
from typing import Any, Final, cast

from fastapi import APIRouter, Request, Response

from tarok.server.accounts import webauthn
from tarok.server.accounts.passkeys import OwnPasskey, Passkeys
from tarok.server.accounts.webauthn_challenges import PATH, WebauthnChallenges
from tarok.server.http import openapi_schemas
from tarok.server.http.dependencies import OptionalGuest, RequiredGuest, json_of, limited
from tarok.server.http.sign_in import SignInDependency
from tarok.server.table.display_names import cleaned
from tarok.server.table.request_fields import Numbered
from tarok.server.table.request_models import ComeBack, Error, KeepPasskey, NewPasskey, TakenAlong

PASSKEYS: Final = limited("passkeys")
routes: Final = APIRouter(
    prefix=PATH, responses={status: {"model": Error} for status in (401, 403, 404, 409, 422, 429)}
)


def _passkeys(request: Request) -> Passkeys:
    return cast("Passkeys", request.app.state.passkeys)


def _challenges(request: Request) -> WebauthnChallenges:
    return cast("WebauthnChallenges", request.app.state.webauthn_challenges)


@routes.get("", responses=openapi_schemas.answers(list[OwnPasskey]))
async def list_own_passkeys(request: Request, guest: OptionalGuest) -> Response:
    """The passkeys of the caller."""
    return json_of(await _passkeys(request).of(guest) if guest else [])


@routes.post("/new", dependencies=[PASSKEYS])
async def ask_for_new_passkey(
    request: Request, response: Response, wanted: NewPasskey, guest: RequiredGuest
) -> dict[str, Any]:
    """The options for creating a passkey, in WebAuthn's own JSON."""
    name, where = cleaned(wanted.name), webauthn.site(request)
    challenge = _challenges(request).ask(guest, request, response)
    return await _passkeys(request).to_make(guest, name, where, challenge)


@routes.post("", responses=openapi_schemas.answers(list[OwnPasskey]), dependencies=[PASSKEYS])
async def keep_passkey(request: Request, wanted: KeepPasskey, guest: RequiredGuest) -> Response:
    """Keep a passkey that the caller's browser has made."""
    challenge = _challenges(request).asked(guest, request)
    await _passkeys(request).keep(guest, wanted.credential, webauthn.site(request), challenge)
    return json_of(await _passkeys(request).of(guest))


@routes.post("/ask", dependencies=[PASSKEYS])
async def ask_for_passkey(request: Request, response: Response, guest: OptionalGuest) -> dict[str, Any]:
    """The options for signing in with a passkey, in WebAuthn's own JSON."""
    where = webauthn.site(request)
    return await _passkeys(request).to_prove(where, _challenges(request).ask(guest, request, response))


@routes.post("/come")
async def come_back(
    request: Request, wanted: ComeBack, guest: OptionalGuest, browser: SignInDependency
) -> TakenAlong:
    """Sign in as the guest of the passkey; a caller who has tables must confirm leaving them."""
    challenge = _challenges(request).asked(guest, request)
    proof = wanted.credential, webauthn.site(request), challenge
    passkeys = _passkeys(request)
    return await browser.sign_in(
        partial(passkeys.whose, *proof), partial(passkeys.take, *proof), leave=wanted.leave
    )


@routes.delete("/{number}", responses=openapi_schemas.answers(list[OwnPasskey]))
async def remove_passkey(request: Request, number: Numbered, guest: RequiredGuest) -> Response:
    """Remove one of the caller's passkeys."""
    await _passkeys(request).remove(guest, number)
    return json_of(await _passkeys(request).of(guest))
