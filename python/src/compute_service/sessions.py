"""Sessions: minted from an API key or from another issuer's token, and renewed before they end."""

from __future__ import annotations

import json
import os
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import httpx

from .errors import ComputeError, CredentialError, RefusedError, UnreachableError

if TYPE_CHECKING:
    from .transport import Transport

# A session is renewed after this part of its life, so that none ends on its way to the service.
_used_part = 0.8


class Session:
    """One session at a time for all requests and threads of a client."""

    def __init__(self, parameters: Callable[[], dict[str, str]]) -> None:
        self._parameters = parameters
        self._turn = threading.Lock()
        self._token: str | None = None
        self._renew_at = self._ends_at = 0.0

    def token(self, transport: Transport, refused: str | None) -> str:
        with self._turn:
            now = time.monotonic()
            good = self._token if self._token != refused and now < self._ends_at else None
            if good is not None and now < self._renew_at:
                return good
            try:
                return self._mint(transport, now)
            except ComputeError as error:
                # The session that is to be renewed is good for a while: the next request tries again.
                passes = isinstance(error, UnreachableError) or (isinstance(error, RefusedError) and error.status >= 429)
                if good is not None and passes:
                    return good
                raise

    def _mint(self, transport: Transport, now: float) -> str:
        # A session that was minted and lost on its way ends by itself.
        response = transport.send("POST", "/v1/auth/token", form=self._parameters, idempotent=True, with_credential=False)
        minted = response.json()
        token, seconds = str(minted["access_token"]), float(minted["expires_in"])
        self._token, self._renew_at, self._ends_at = token, now + seconds * _used_part, now + seconds
        return token


class GivenToken:
    """A token that its owner renews: text, or a function that returns the current one."""

    def __init__(self, token: str | Callable[[], str]) -> None:
        self._given = token

    def token(self, _transport: Transport, _refused: str | None) -> str:
        token = self._given() if callable(self._given) else self._given
        if not token or not token.isascii() or not token.isprintable() or " " in token:
            raise CredentialError("the token is empty, or has characters that no token has")
        return token


def _common(scopes: Sequence[str] | None, lifetime_seconds: int | None) -> dict[str, str]:
    return {
        **({"scope": " ".join(scopes)} if scopes is not None else {}),
        **({"session_ttl_seconds": str(lifetime_seconds)} if lifetime_seconds is not None else {}),
    }


def api_key(
    id: str, secret: str, *, scopes: Sequence[str] | None = None, lifetime_seconds: int | None = None
) -> Session:
    """An API key, exchanged for short sessions (OAuth's client credentials)."""
    grant = {"grant_type": "client_credentials", "client_id": id, "client_secret": secret}
    return Session(lambda: {**grant, **_common(scopes, lifetime_seconds)})


def key_file(
    path: str | Path, *, scopes: Sequence[str] | None = None, lifetime_seconds: int | None = None
) -> Session:
    """The API key of a file with its `id` and `secret`, as `npm start` and `keys create --save` write it."""
    try:
        key = json.loads(Path(path).read_text())
        return api_key(key["id"], key["secret"], scopes=scopes, lifetime_seconds=lifetime_seconds)
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise CredentialError(f"{path} is not the file of an API key, with its id and secret: {error}") from error


def token_exchange(
    principal_id: str,
    subject_token: str | Callable[[], str],
    *,
    scopes: Sequence[str] | None = None,
    lifetime_seconds: int | None = None,
) -> Session:
    """A workload's token of another issuer, exchanged for sessions of a principal (RFC 8693).

    A function is called for each session, so that it can return a fresh token.
    """

    def parameters() -> dict[str, str]:
        token = subject_token() if callable(subject_token) else subject_token
        if not token.strip():
            raise CredentialError("the subject token is empty")
        return {
            "grant_type": "urn:ietf:params:oauth:grant-type:token-exchange",
            "principal_id": principal_id,
            "subject_token": token.strip(),
            "subject_token_type": "urn:ietf:params:oauth:token-type:jwt",
            **_common(scopes, lifetime_seconds),
        }

    return Session(parameters)


def github_actions_token(audience: str) -> Callable[[], str]:
    """The ID token of the GitHub Actions job that this runs in, which needs `permissions: { id-token: write }`."""

    def token() -> str:
        try:
            url, bearer = os.environ["ACTIONS_ID_TOKEN_REQUEST_URL"], os.environ["ACTIONS_ID_TOKEN_REQUEST_TOKEN"]
        except KeyError as error:
            raise CredentialError(f"{error} is not set: give the job permissions: {{ id-token: write }}") from error
        at = httpx.URL(url).copy_merge_params({"audience": audience})
        try:
            response = httpx.get(at, headers={"authorization": f"Bearer {bearer}"})
            return str(response.raise_for_status().json()["value"])
        except (httpx.HTTPError, ValueError, KeyError) as error:
            raise CredentialError(f"GitHub gives no ID token: {error}") from error

    return token
