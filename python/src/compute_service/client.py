"""A client of the service: everything else is reached from here."""

from __future__ import annotations

import ssl
from collections.abc import Callable
from types import TracebackType
from typing import Any
from urllib.parse import urlsplit

import httpx

from ._version import __version__
from .api import Account, Admin, BareMetalMachine, Event, Image, MachineClass, VirtualMachine
from .errors import CredentialError
from .machines import Machines, Objects
from .sessions import GivenToken, Session
from .transport import Query, Retries, Transport


class Client:
    """A client of both APIs. It may be shared by threads.

    `auth` is `api_key(…)`, `key_file(…)`, `token_exchange(…)`, a session's token, or a function that returns one; None
    for what needs no session, such as `admin.register`.
    """

    admin: Admin
    virtual_machines: Machines[VirtualMachine]
    bare_metal_machines: Machines[BareMetalMachine]
    machine_classes: Objects[MachineClass]
    images: Objects[Image]
    events: Objects[Event]
    """What happened to machines: `list(field_selector="involvedObject.uid=…")` is the timeline of one"""

    def __init__(
        self,
        url: str,
        *,
        auth: Session | str | Callable[[], str] | None,
        ca_file: str | None = None,
        namespace: str | None = None,
        retries: Retries = Retries(),
        request_timeout: float = 60.0,
        http: httpx.Client | None = None,
    ) -> None:
        """`ca_file` is trusted besides the system's authorities. `namespace` is the session's own if absent.
        `http` replaces the HTTP client, with its own timeouts and trust."""
        parts = urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.netloc or parts.path not in ("", "/") or parts.query:
            raise ValueError(f"{url!r} is not the address of a service: use https://HOST:PORT")
        agent = {"user-agent": f"compute-service-client/{__version__}"}
        self._http = http or httpx.Client(verify=_trust(ca_file), timeout=request_timeout, headers=agent)
        source = auth if isinstance(auth, Session) or auth is None else GivenToken(auth)
        self._transport = Transport(f"{parts.scheme}://{parts.netloc}", self._http, source, retries)
        self._namespace = namespace
        self.admin = Admin(self._transport)
        self.virtual_machines = Machines(self._transport, self.namespace, "VirtualMachine", "virtualmachines")
        self.bare_metal_machines = Machines(self._transport, self.namespace, "BareMetalMachine", "baremetalmachines")
        self.machine_classes = Objects(self._transport, self.namespace, "MachineClass", "machineclasses")
        self.images = Objects(self._transport, self.namespace, "Image", "images")
        self.events = Objects(self._transport, self.namespace, "Event", "events", root="api/v1")

    def account(self) -> Account:
        """Who the session is, and of which account."""
        return self.admin.get_account()

    def namespace(self) -> str:
        """The namespace that the machines are in."""
        if self._namespace is None:
            self._namespace = self.account()["actor"]["namespace"]
        if self._namespace is None:
            raise CredentialError("the session has no namespace: its tenant has none yet")
        return self._namespace

    def send(
        self, method: str, path: str, *, query: Query | None = None, json: Any = None, idempotent: bool | None = None
    ) -> httpx.Response:
        """Sends a request that has no method here, with this client's credential and retries."""
        return self._transport.send(method, path, query=query, json=json, idempotent=idempotent)

    def close(self) -> None:
        self._http.close()

    def __enter__(self) -> Client:
        return self

    def __exit__(self, _type: type[BaseException] | None, _error: BaseException | None, _at: TracebackType | None) -> None:
        self.close()


def _trust(ca_file: str | None) -> ssl.SSLContext:
    context = ssl.create_default_context()
    if ca_file is not None:
        context.load_verify_locations(ca_file)
    return context
