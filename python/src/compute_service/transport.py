"""Sends requests, with retries and with a credential that is renewed.

What is sent again: a request that the service asked to repeat (429, or 503 with `Retry-After`) or that certainly did
not reach it (408 says so), whatever its method; after any other fault, only one that is idempotent. A POST of the admin
API and a create are by their `Idempotency-Key`, so neither is carried out twice.
"""

from __future__ import annotations

import random
import re
import ssl
import time
import uuid
import warnings
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Protocol

import httpx

from .errors import ComputeError, ComputeWarning, RefusedError, UnreachableError

Query = Mapping[str, str | int | bool | None]


class TokenSource(Protocol):
    def token(self, transport: Transport, refused: str | None) -> str:
        """Returns a token that should be valid now; another one than `refused`, if there is one."""


@dataclass(frozen=True)
class Retries:
    """How often a request is sent, and with which pauses, in seconds."""

    attempts: int = 6
    """Attempts in all"""
    first_pause: float = 0.2
    longest_pause: float = 5.0
    longest_retry_after: float = 60.0
    """A request that the service asks to repeat later than this fails at once"""

    def backoff(self, failures: int) -> float:
        """A random part of an exponential pause: clients that failed together do not return together."""
        return random.random() * min(self.longest_pause, self.first_pause * 2 ** min(failures - 1, 30))


_idempotent = {"GET", "HEAD", "OPTIONS", "PUT", "DELETE"}
# Statuses of a request that was not carried out: it came too late, or is one too many.
_not_carried_out = {408, 429}


def new_key() -> str:
    """For an `Idempotency-Key`."""
    return f'"{uuid.uuid4()}"'


class Transport:
    def __init__(self, url: str, http: httpx.Client, auth: TokenSource | None, retries: Retries) -> None:
        self.url = url
        self.retries = retries
        self._http = http
        self._auth = auth

    def send(
        self,
        method: str,
        path: str,
        *,
        query: Query | None = None,
        json: Any = None,
        form: Callable[[], dict[str, str]] | None = None,
        content_type: str | None = None,
        key: str | None = None,
        idempotent: bool | None = None,
        with_credential: bool = True,
    ) -> httpx.Response:
        """Returns the response to a request that succeeded, with its body. Raises RefusedError or UnreachableError."""
        is_idempotent = key is not None or method in _idempotent if idempotent is None else idempotent
        headers = {**({"idempotency-key": key} if key else {}), **({"content-type": content_type} if content_type else {})}
        auth = self._auth if with_credential else None
        refused: str | None = None
        attempt = 1
        while True:
            token = auth.token(self, refused) if auth else None
            try:
                # A form is made for each attempt, because some issuers' tokens may be used once.
                with self._open(method, path, token, query=query, json=json, data=form and form(), headers=headers) as response:
                    response.read()
                    return response
            except RefusedError as error:
                # A source without another token returns the refused one: its 401 stands.
                if error.status == 401 and auth and refused is None and auth.token(self, token) != token:
                    refused = token
                    continue
                fault: RefusedError | UnreachableError = error
            except UnreachableError as error:
                fault = error
            pause = self._pause(fault, is_idempotent, attempt)
            if pause is None or attempt >= self.retries.attempts:
                raise fault
            attempt += 1
            time.sleep(pause)

    @contextmanager
    def stream(self, path: str, query: Query, timeout: float) -> Iterator[Iterator[str]]:
        """The lines of a response as they come: one attempt. A silence longer than the timeout ends it."""
        token = self._auth.token(self, None) if self._auth else None
        with self._open("GET", path, token, query=query, timeout=timeout) as response:
            yield self._lines(path, response)

    def _lines(self, path: str, response: httpx.Response) -> Iterator[str]:
        try:
            yield from response.iter_lines()
        except httpx.TransportError as error:
            raise UnreachableError(f"GET {path}", error, may_have_happened=True) from error

    @contextmanager
    def _open(
        self, method: str, path: str, token: str | None, *, query: Query | None = None, headers: Mapping[str, str] = {}, **more: Any
    ) -> Iterator[httpx.Response]:
        line = f"{method} {path}"
        given = {name: _text(value) for name, value in (query or {}).items() if value is not None}
        bearer = {"authorization": f"Bearer {token}"} if token else {}
        sent = {"accept": "application/json", **headers, **bearer}
        try:
            with self._http.stream(method, self.url + path, params=given or None, headers=sent, **more) as response:
                if not response.is_success:
                    response.read()
                    raise RefusedError(line, response)
                for said in response.headers.get_list("warning"):
                    for text in re.findall(r'299 \S+ "((?:[^"\\]|\\.)*)"', said):
                        warnings.warn(re.sub(r"\\(.)", r"\1", text), ComputeWarning, stacklevel=5)
                yield response
        except httpx.TransportError as error:
            sent_nothing = isinstance(error, (httpx.ConnectError, httpx.ConnectTimeout, httpx.PoolTimeout, httpx.ProxyError))
            raise UnreachableError(line, error, may_have_happened=not sent_nothing) from error

    def _pause(self, fault: RefusedError | UnreachableError, is_idempotent: bool, attempt: int) -> float | None:
        """How long to wait before the next attempt, or None if there is to be none."""
        backoff = self.retries.backoff(attempt)
        if isinstance(fault, UnreachableError):
            return backoff if not is_lasting(fault) and (is_idempotent or not fault.may_have_happened) else None
        asked = fault.retry_after
        if fault.status not in {*_not_carried_out, 409, 502, 503, 504} or (fault.status == 409 and asked is None):
            return None
        if asked is not None and asked > self.retries.longest_retry_after:
            return None
        # A gateway says when to come back, and not whether the service had the request.
        if not is_idempotent and fault.status not in _not_carried_out and fault.status != 503:
            return None
        if asked is not None:
            return asked + random.random() * min(asked, 1.0)
        return backoff if is_idempotent or fault.status in _not_carried_out else None


def _text(value: str | int | bool) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def is_lasting(error: UnreachableError) -> bool:
    """Whether no repetition mends it: a certificate that is not trusted stays so."""
    at: BaseException | None = error
    while at is not None:
        if isinstance(at, ssl.SSLError):
            return True
        at = at.__cause__ or at.__context__
    return False


def is_passing(error: ComputeError) -> bool:
    """Whether another attempt, later, may succeed."""
    if isinstance(error, UnreachableError):
        return not is_lasting(error)
    return isinstance(error, RefusedError) and (error.status in _not_carried_out or error.status >= 500)
