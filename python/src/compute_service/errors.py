"""Every error that this package raises for a reason of its own."""

from __future__ import annotations

import email.utils
import json
import time
from typing import Any

import httpx


class ComputeError(Exception):
    """What all errors of this package are."""


class ComputeWarning(UserWarning):
    """What the service says of a request that it carried out, such as "did you mean debian-12?"."""


class CredentialError(ComputeError):
    """There is no usable credential: a file is missing, a token is empty."""


class RefusedError(ComputeError):
    """The service responded with something other than success."""

    status: int
    """The HTTP status"""
    reason: str | None
    """For programs: `reason` of a Status (`AlreadyExists`), `code` of a problem, or OAuth's `error`"""
    detail: str | None
    """For people, in the service's words"""
    body: dict[str, Any] | None
    """A Status, Problem, or OAuthError; None if the response came from something in between"""
    retry_after: float | None
    """Seconds that the service asks to wait before the next attempt"""
    exchange_id: str | None
    """Under which the account's audit log has the reason of a refused exchange"""

    def __init__(self, line: str, response: httpx.Response) -> None:
        self.status = response.status_code
        self.body = _body_of(response.text)
        self.reason, self.detail = _told(self.body or {})
        self.retry_after = _seconds(response.headers.get("retry-after"))
        self.exchange_id = response.headers.get("x-exchange-id")
        what = ": ".join(each for each in (self.reason, self.detail) if each) or "without a reason"
        exchange = f" (exchange {self.exchange_id})" if self.exchange_id else ""
        super().__init__(f"{line}: {self.status} {what}{exchange}")


class UnreachableError(ComputeError):
    """There was no response."""

    may_have_happened: bool
    """False: the service certainly did not get the request"""

    def __init__(self, line: str, cause: Exception, *, may_have_happened: bool) -> None:
        self.may_have_happened = may_have_happened
        doubt = "; it may have been carried out" if may_have_happened and not line.startswith("GET ") else ""
        super().__init__(f"{line}: no response ({cause or type(cause).__name__}){doubt}")


class MachineFailedError(ComputeError):
    """The machine reached its terminal phase."""

    def __init__(self, what: str, machine: Any) -> None:
        status = machine.get("status", {})
        self.machine = machine
        self.failure_code: str | None = status.get("failureCode")
        self.failure_message: str | None = status.get("failureMessage")
        said = ": ".join(each for each in (self.failure_code, self.failure_message) if each)
        super().__init__(f"{what} failed: {said}")


class MachineGoneError(ComputeError):
    """The machine does not exist, or is being deleted, so it will not become ready."""


class NotInTimeError(ComputeError):
    """The deadline passed first."""

    def __init__(self, message: str, machine: Any) -> None:
        self.machine = machine
        """As it was last seen; None if the service never showed it"""
        super().__init__(message)


def _body_of(text: str) -> dict[str, Any] | None:
    try:
        body = json.loads(text)
    except ValueError:
        return None
    return body if isinstance(body, dict) and body.keys() & {"kind", "code", "error"} else None


def _told(body: dict[str, Any]) -> tuple[str | None, str | None]:
    if "kind" in body:
        return body.get("reason"), body.get("message")
    if "error" in body:
        return body["error"], body.get("error_description")
    return body.get("code"), body.get("detail")


def _seconds(header: str | None) -> float | None:
    """Retry-After: seconds, or a date (RFC 9110, section 10.2.3)."""
    if header is None:
        return None
    if header.isdigit():
        return float(header)
    try:
        return max(0.0, email.utils.parsedate_to_datetime(header).timestamp() - time.time())
    except ValueError:
        return None
