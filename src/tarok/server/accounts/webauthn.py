"""The options sent to a browser for a passkey, and the verification of its answer, by py_webauthn.

The library is imported when first needed: that takes a quarter of a second.
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
"""The display name of a passkey whose guest has no name; browsers show it in their list."""
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
    """Return the origin of the calling page.

    Browsers allow passkeys in secure contexts only: over TLS, even if a proxy terminates it, or on localhost.
    """
    if url := public_url(connection):
        return Site(urlsplit(url).hostname or LOCAL, [url])
    host, address = connection.url.hostname or LOCAL, connection.url.netloc.lower()
    own = host == LOCAL or host.endswith(f".{LOCAL}")
    return Site(host, [f"https://{address}", *([f"http://{address}"] if own else [])])


def to_make(where: Site, challenge: str, handle: str, name: str, known: Iterable[str]) -> dict[str, Any]:
    """Return the options for `navigator.credentials.create`; devices with a `known` passkey make no other."""
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
    """Return the options for `navigator.credentials.get`: any passkey of this site."""
    import webauthn
    from webauthn.helpers import options_to_json_dict

    return options_to_json_dict(
        webauthn.generate_authentication_options(
            rp_id=where.host, challenge=webauthn.base64url_to_bytes(challenge), timeout=VALID * 1000
        )
    )


def made(answer: dict[str, Any], where: Site, challenge: str) -> Fresh:
    """Return the passkey that was made.  RequestError: the answer does not hold."""
    import webauthn
    from webauthn.helpers import bytes_to_base64url

    try:
        fresh = webauthn.verify_registration_response(
            credential=answer,
            expected_challenge=webauthn.base64url_to_bytes(challenge),
            expected_rp_id=where.host,
            expected_origin=where.origins,
        )
    except Exception:  # noqa: BLE001 - made-up input fails anywhere in the library
        raise RequestError(403, "passkey_wrong") from None
    return Fresh(
        bytes_to_base64url(fresh.credential_id),
        bytes_to_base64url(fresh.credential_public_key),
        fresh.sign_count,
    )


def proved(answer: dict[str, Any], where: Site, challenge: str, known: Fresh) -> int:
    """Return how often the passkey has been used now.  RequestError: the answer does not hold."""
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
