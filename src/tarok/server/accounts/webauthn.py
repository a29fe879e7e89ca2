"""What a browser is asked about a passkey, and whether its answer holds: WebAuthn, as py_webauthn has it.

The library is there when the first passkey is: it takes a quarter of a second to load.
"""

from collections.abc import Iterable
from typing import Any, Final
from urllib.parse import urlsplit

from msgspec import Struct
from starlette.requests import HTTPConnection

from tarok.server.accounts.webauthn_challenges import VALID
from tarok.server.core.errors import RequestError
from tarok.server.core.public_address import public_url

NOBODY: Final = "Tarok"
"""Whose passkey it is, where they have no name; people see it when they choose one."""
LOCAL: Final = "localhost"


class Site(Struct, frozen=True):
    """Where the page is: the host to which passkeys belong, and the origins from which it may be answered."""

    host: str
    origins: list[str]


class Fresh(Struct, frozen=True):
    """A passkey that has just been made: its id and public key, in base64url, and how often it was used."""

    credential: str
    key: str
    uses: int


def site(connection: HTTPConnection) -> Site:
    """Return where the page is that calls.

    Browsers keep passkeys where nobody can listen: by TLS, whoever sees to it, or on one's own machine.
    """
    if url := public_url(connection):
        return Site(urlsplit(url).hostname or LOCAL, [url])
    host, address = connection.url.hostname or LOCAL, connection.url.netloc.lower()
    own = host == LOCAL or host.endswith(f".{LOCAL}")
    return Site(host, [f"https://{address}", *([f"http://{address}"] if own else [])])


def to_make(where: Site, challenge: str, handle: str, name: str, known: Iterable[str]) -> dict[str, Any]:
    """Return what `navigator.credentials.create` is asked; what has one of those `known` makes none."""
    import webauthn
    from webauthn.helpers import options_to_json_dict
    from webauthn.helpers import structs as of

    return options_to_json_dict(
        webauthn.generate_registration_options(
            rp_id=where.host,
            rp_name=NOBODY,
            user_id=webauthn.base64url_to_bytes(handle),
            user_name=name or NOBODY,
            challenge=webauthn.base64url_to_bytes(challenge),
            timeout=VALID * 1000,
            authenticator_selection=of.AuthenticatorSelectionCriteria(
                resident_key=of.ResidentKeyRequirement.REQUIRED
            ),
            exclude_credentials=[
                of.PublicKeyCredentialDescriptor(id=webauthn.base64url_to_bytes(each)) for each in known
            ],
        )
    )


def to_prove(where: Site, challenge: str) -> dict[str, Any]:
    """Return what `navigator.credentials.get` is asked: any passkey that it has for us."""
    import webauthn
    from webauthn.helpers import options_to_json_dict

    return options_to_json_dict(
        webauthn.generate_authentication_options(
            rp_id=where.host, challenge=webauthn.base64url_to_bytes(challenge), timeout=VALID * 1000
        )
    )


def made(answer: dict[str, Any], where: Site, challenge: str) -> Fresh:
    """Return the passkey that was made.  Wrong: the answer does not hold."""
    import webauthn
    from webauthn.helpers import bytes_to_base64url

    try:
        fresh = webauthn.verify_registration_response(
            credential=answer,
            expected_challenge=webauthn.base64url_to_bytes(challenge),
            expected_rp_id=where.host,
            expected_origin=where.origins,
        )
    except Exception:  # noqa: BLE001 - what somebody has made up fails anywhere in the library
        raise RequestError(403, "passkey_wrong") from None
    return Fresh(
        bytes_to_base64url(fresh.credential_id),
        bytes_to_base64url(fresh.credential_public_key),
        fresh.sign_count,
    )


def proved(answer: dict[str, Any], where: Site, challenge: str, known: Fresh) -> int:
    """Return how often the passkey has been used now.  Wrong: the answer does not hold."""
    import webauthn

    try:
        proof = webauthn.verify_authentication_response(
            credential=answer,
            expected_challenge=webauthn.base64url_to_bytes(challenge),
            expected_rp_id=where.host,
            expected_origin=where.origins,
            credential_public_key=webauthn.base64url_to_bytes(known.key),
            credential_current_sign_count=0,  # that is looked at below, once it is known to be signed
        )
    except Exception:  # noqa: BLE001 - as above
        raise RequestError(403, "passkey_wrong") from None
    if (known.uses or proof.new_sign_count) and proof.new_sign_count <= known.uses:
        raise RequestError(403, "passkey_copied")
    return proof.new_sign_count
