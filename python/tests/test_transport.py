"""What is sent again, and how often. Without a service."""

import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import parse_qsl

import httpx
import pytest

from compute_service import Client, CredentialError, RefusedError, Retries, UnreachableError, api_key, key_file

quick = Retries(first_pause=0.001, longest_pause=0.001)
Respond = Callable[[httpx.Request, int], httpx.Response]


def served(respond: Respond) -> tuple[Client, list[httpx.Request]]:
    seen: list[httpx.Request] = []

    def handle(request: httpx.Request) -> httpx.Response:
        seen.append(request)
        return respond(request, len(seen))

    http = httpx.Client(transport=httpx.MockTransport(handle))
    return Client("https://service", auth="cst_one", namespace="acme", http=http, retries=quick), seen


def problem(status: int, **headers: str) -> httpx.Response:
    return httpx.Response(status, json={"code": "later", "detail": "not now"}, headers=headers)


def test_a_create_whose_response_is_lost_is_sent_again_with_its_key() -> None:
    def respond(_: httpx.Request, count: int) -> httpx.Response:
        if count == 1:
            raise httpx.ReadError("cut")
        return problem(409, **{"retry-after": "0"}) if count == 2 else httpx.Response(201, json={"id": "one"})

    client, seen = served(respond)
    assert client.admin.create_api_key({"name": "x"})["id"] == "one"
    keys = {request.headers["idempotency-key"] for request in seen}
    assert (len(seen), len(keys)) == (3, 1)
    assert {request.content for request in seen} == {json.dumps({"name": "x"}, separators=(",", ":")).encode()}


def test_what_may_have_happened_is_not_sent_again_unless_it_is_safe() -> None:
    def respond(_: httpx.Request, __: int) -> httpx.Response:
        raise httpx.ReadTimeout("late")

    client, seen = served(respond)
    with pytest.raises(UnreachableError, match="it may have been carried out") as lost:
        client.send("POST", "/v1/else")
    assert (len(seen), lost.value.may_have_happened) == (1, True)
    with pytest.raises(UnreachableError):
        client.send("GET", "/v1/else")
    assert len(seen) == 1 + quick.attempts


def test_a_request_that_never_arrived_is_sent_again() -> None:
    def respond(_: httpx.Request, count: int) -> httpx.Response:
        if count < 3:
            raise httpx.ConnectError("refused")
        return httpx.Response(200, json={})

    client, seen = served(respond)
    client.send("POST", "/v1/else")
    assert len(seen) == 3


@pytest.mark.parametrize(
    ("status", "headers", "sent"),
    [
        (400, {}, 1),
        (409, {}, 1),
        (422, {}, 1),
        (408, {}, 6),
        (429, {}, 6),
        (500, {}, 1),
        (503, {}, 1),
        (503, {"retry-after": "0"}, 6),
        (503, {"retry-after": "3600"}, 1),
        (502, {}, 1),
    ],
)
def test_a_post_without_a_key_is_sent_again_if_it_was_not_carried_out(
    status: int, headers: dict[str, str], sent: int
) -> None:
    client, seen = served(lambda _, __: problem(status, **headers))
    with pytest.raises(RefusedError, match=f"POST /v1/else: {status} later: not now"):
        client.send("POST", "/v1/else")
    assert len(seen) == sent


def test_threads_share_a_session_that_is_renewed_in_time() -> None:
    minted: list[dict[str, str]] = []
    lifetime = 100.0

    def handle(request: httpx.Request) -> httpx.Response:
        if request.url.path == "/v1/auth/token":
            minted.append(dict(parse_qsl(request.content.decode())))
            return httpx.Response(200, json={"access_token": f"cst_{len(minted)}", "expires_in": lifetime})
        return httpx.Response(200, json={"seen": request.headers["authorization"]})

    http = httpx.Client(transport=httpx.MockTransport(handle))
    client = Client("https://service", auth=api_key("one", "secret", scopes=["compute:read"]), http=http, retries=quick)
    with ThreadPoolExecutor(8) as threads:
        seen = set(threads.map(lambda _: client.send("GET", "/v1/else").json()["seen"], range(32)))
    assert seen == {"Bearer cst_1"}
    grant = {"grant_type": "client_credentials", "client_id": "one", "client_secret": "secret", "scope": "compute:read"}
    assert minted == [grant]
    lifetime = 0.0
    client = Client("https://service", auth=api_key("one", "secret"), http=http, retries=quick)
    assert [client.send("GET", "/v1/else").json()["seen"] for _ in range(2)] == ["Bearer cst_2", "Bearer cst_3"]


def test_a_list_is_read_page_by_page_and_as_far_as_it_is_asked_for() -> None:
    def respond(request: httpx.Request, count: int) -> httpx.Response:
        after = request.url.params.get("cursor")
        return httpx.Response(200, json={"webhooks": [{"id": str(count)}], "next_cursor": None if after == "2" else str(count + 1)})

    client, seen = served(respond)
    assert next(client.admin.list_webhooks())["id"] == "1"
    assert len(seen) == 1


def test_a_path_cannot_be_left_by_an_id() -> None:
    client, seen = served(lambda _, __: httpx.Response(200, json={}))
    client.admin.get_webhook("../api-keys")
    client.virtual_machines.get("a/b?c")
    assert [request.url.raw_path for request in seen] == [
        b"/v1/admin/webhooks/..%2Fapi-keys",
        b"/v1/compute/apis/compute.service/v1alpha1/namespaces/acme/virtualmachines/a%2Fb%3Fc",
    ]


@pytest.mark.parametrize("url", ["", "localhost:8443", "https://", "https://host/path", "ftp://host"])
def test_an_address_that_is_no_service_is_refused(url: str) -> None:
    with pytest.raises(ValueError, match="use https://HOST:PORT"):
        Client(url, auth=None)
    Client("https://host:8443/", auth=None).close()


def test_a_credential_that_cannot_be_used_is_named() -> None:
    with pytest.raises(CredentialError, match="/nowhere/key.json"):
        key_file("/nowhere/key.json")
    with Client("https://host", auth="two words") as client, pytest.raises(CredentialError):
        client.account()
