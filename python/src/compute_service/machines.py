"""The objects of one kind in one namespace, and waits for machines."""

from __future__ import annotations

import builtins
import json
import time
import uuid
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Generic, TypedDict, TypeVar
from urllib.parse import quote

from .errors import ComputeError, MachineFailedError, MachineGoneError, NotInTimeError, RefusedError, UnreachableError
from .transport import Query, Transport, is_passing, new_key

T = TypeVar("T", bound=Mapping[str, Any])

_group = "compute.service/v1alpha1"
_page_size = 500
# The service sends a bookmark about every 30 seconds.
_longest_silence = 75.0


class Changes(TypedDict, total=False):
    """What may change: the spec is immutable. None removes a key."""

    labels: dict[str, str | None]
    annotations: dict[str, str | None]


class Objects(Generic[T]):
    """What can only be read."""

    def __init__(
        self, transport: Transport, namespace: Callable[[], str], kind: str, plural: str, *, root: str = f"apis/{_group}"
    ) -> None:
        self._transport = transport
        self._namespace = namespace
        self._kind = kind
        self._plural = plural
        self._root = root

    def get(self, name: str) -> T:
        return self._transport.send("GET", self._path(name)).json()

    def list(self, *, label_selector: str | None = None, field_selector: str | None = None) -> list[T]:
        """Everything that the selectors choose, as it was when the first page was read."""
        return self._list(label_selector, field_selector)[0]

    def _list(self, label_selector: str | None, field_selector: str | None) -> tuple[builtins.list[T], str]:
        items: builtins.list[T] = []
        after: str | None = None
        while True:
            query: Query = {
                "labelSelector": label_selector,
                "fieldSelector": field_selector,
                "limit": _page_size,
                "continue": after,
            }
            try:
                page = self._transport.send("GET", self._path(), query=query).json()
            except RefusedError as error:
                if after is None or error.status != 410:
                    raise
                # The list was longer in the reading than its version is kept: it begins again.
                items, after = [], None
                continue
            items += page["items"]
            after = page["metadata"].get("continue") or None
            if after is None:
                return items, page["metadata"]["resourceVersion"]

    def _path(self, name: str | None = None) -> str:
        at = f"/v1/compute/{self._root}/namespaces/{quote(self._namespace(), safe='')}/{self._plural}"
        return at if name is None else f"{at}/{quote(name, safe='')}"


class Machines(Objects[T]):
    """Machines: created, changed, deleted, and waited for."""

    def create(self, machine: Mapping[str, Any], *, dry_run: bool = False) -> T:
        """Creates one from its `metadata` and `spec`. After a lost response it is sent again, and is one machine."""
        return self._transport.send(
            "POST",
            self._path(),
            query={"dryRun": "All" if dry_run else None},
            json={"apiVersion": _group, "kind": self._kind, **machine},
            key=new_key(),
        ).json()

    def patch(self, name: str, changes: Changes) -> T:
        """Changes labels and annotations, and leaves the others alone."""
        return self._transport.send(
            "PATCH",
            self._path(name),
            json={"metadata": changes},
            content_type="application/merge-patch+json",
            idempotent=True,
        ).json()

    def delete(self, name: str, *, uid: str | None = None) -> None:
        """Accepts the delete; the object is there until its machine is gone. With `uid`, of this very machine only."""
        body = {"preconditions": {"uid": uid}} if uid is not None else None
        self._transport.send("DELETE", self._path(name), json=body)

    def restart(self, name: str, *, force: bool = False) -> None:
        """Shuts its guest down and starts it again; with `force`, switches it off at once."""
        # A repetition is known by its id, and restarts nothing more.
        body = {"force": force, "requestId": str(uuid.uuid4())}
        self._transport.send("POST", f"{self._path(name)}/restart", json=body, idempotent=True)

    def wait_ready(self, machine: str | T, *, timeout: float = 600.0) -> T:
        """Returns the machine once clients may connect.

        A machine by its name, or this very one: another that takes its name later is not it. Raises
        MachineFailedError, MachineGoneError, or NotInTimeError.
        """
        name, _ = _target(machine)
        what = f'{self._plural} "{name}"'
        last: T | None = None
        for now in self._changes(machine, timeout, "is not ready"):
            if now is None:
                raise MachineGoneError(f"{what} was deleted while it was waited for" if last else f"there is no {what}")
            last = now
            status = now.get("status", {})
            if now["metadata"].get("deletionTimestamp"):
                raise MachineGoneError(f"{what} is being deleted")
            if status.get("phase") == "Failed":
                raise MachineFailedError(what, now)
            if status.get("readyForAccess"):
                return now
        raise AssertionError("a wait ends with its deadline")

    def wait_gone(self, machine: str | T, *, timeout: float = 600.0) -> None:
        """Returns once the machine is gone, or is not there. Raises NotInTimeError."""
        for now in self._changes(machine, timeout, "is not gone"):
            if now is None:
                return

    def _changes(self, machine: str | T, timeout: float, is_not: str) -> Iterator[T | None]:
        """The machine as it is, and after each change; None where it is gone. Goes on through faults that pass."""
        name, uid = _target(machine)
        selector = f"metadata.name={name}"
        deadline = time.monotonic() + timeout
        last: T | None = None
        fault: ComputeError | None = None
        failures = 0
        while True:
            try:
                items, version = self._list(None, selector)
                found = next((item for item in items if uid in (None, item["metadata"]["uid"])), None)
                last = found or last
                yield found
                fault = None
                for seen in self._watch(selector, version, deadline):
                    failures = 0
                    if uid in (None, seen["object"]["metadata"]["uid"]):
                        last = seen["object"]
                        yield None if seen["type"] == "DELETED" else last
            except (RefusedError, UnreachableError) as error:
                # A version that is too old, or a session that ended within the watch: the next list tells.
                is_of_watch = isinstance(error, RefusedError) and error.status in (401, 410) and failures == 0
                if not is_passing(error) and not is_of_watch:
                    raise
                fault, failures = error, failures + 1
            left = deadline - time.monotonic()
            if left <= 0:
                raise NotInTimeError(f'{self._plural} "{name}" {is_not} after {timeout:g} s: {_why(last, fault)}', last)
            time.sleep(min(left, self._transport.retries.backoff(failures + 1)))

    def _watch(self, selector: str, version: str, deadline: float) -> Iterator[Any]:
        """Each change after a version, until the connection or the time ends."""
        query: Query = {
            "watch": "true",
            "allowWatchBookmarks": "true",
            "fieldSelector": selector,
            "resourceVersion": version,
            "timeoutSeconds": max(1, min(300, int(deadline - time.monotonic()))),
        }
        with self._transport.stream(self._path(), query, timeout=_longest_silence) as lines:
            for line in lines:
                event = json.loads(line)
                if event["type"] == "ERROR":
                    return
                if event["type"] != "BOOKMARK":
                    yield event
                if time.monotonic() >= deadline:
                    return


def _target(machine: str | Mapping[str, Any]) -> tuple[str, str | None]:
    if isinstance(machine, str):
        return machine, None
    return machine["metadata"]["name"], machine["metadata"].get("uid")


def _why(machine: Mapping[str, Any] | None, fault: ComputeError | None) -> str:
    """What was seen last."""
    status = (machine or {}).get("status", {})
    said = (f"it is {status.get('phase', 'new')}", status.get("failureCode"), status.get("failureMessage"))
    seen = ": ".join(each for each in said if each) if machine else "the service has not shown it"
    return f"{seen}; the service cannot be reached now: {fault}" if fault else seen
