import uuid

import pytest

from compute_service import Client, RefusedError, api_key, token_exchange

from .conftest import connect
from .issuer import Issuer


def test_a_key_is_made_used_narrowed_and_revoked(client: Client) -> None:
    made = client.admin.create_api_key({"name": "py-key", "scopes": ["compute:read", "admin:read"]})
    with connect(auth=api_key(made["id"], made["secret"])) as with_key:
        account = with_key.account()
        assert (account["actor"]["type"], account["actor"]["id"]) == ("api-key", made["id"])
        with pytest.raises(RefusedError, match="403 insufficient_scope: .*admin:write"):
            with_key.admin.create_tenant({"slug": "x", "display_name": "x"})
        # Its sessions end with the change, and the next request gets another one.
        client.admin.restrict_api_key(made["id"], {"scopes": ["compute:read"]})
        assert with_key.virtual_machines.list() == []
        client.admin.revoke_api_key(made["id"])
        with pytest.raises(RefusedError) as revoked:
            with_key.virtual_machines.list()
        assert (revoked.value.status, revoked.value.reason) == (401, "invalid_client")


def test_lists_are_read_to_their_end(client: Client) -> None:
    ids = {client.admin.create_api_key({"name": f"py-many-{at}"})["id"] for at in range(60)}
    assert ids <= {key["id"] for key in client.admin.list_api_keys()}
    for id in ids:
        client.admin.revoke_api_key(id)
    revoked = client.admin.list_audit_events(action="api-key.revoke")
    assert next(revoked)["action"] == "api-key.revoke"


def test_capacity_and_usage_are_there(client: Client) -> None:
    assert client.admin.get_fleet_capacity()["capacity"][0]["workload_limits"]["virtual_machine"] >= 0
    assert client.admin.get_billing_usage(window="7d")["period"]["bucket"] == "day"
    with pytest.raises(RefusedError) as wrong:
        client.admin.get_fleet_usage(window="never")
    assert wrong.value.status == 400


def test_a_workload_exchanges_its_token_for_sessions(client: Client) -> None:
    issuer = Issuer()
    provider = client.admin.create_identity_provider(
        {
            "display_name": "CI",
            "issuer": issuer.name,
            "jwks_source_type": "stored-jwks",
            "jwks_document": issuer.keys(),
            "audiences": ["compute"],
        }
    )
    principal = client.admin.create_principal(
        {
            "trusted_issuer_id": provider["id"],
            "display_name": "main branch",
            "subject_match_type": "exact",
            "subject_match_value": "repo:acme/web",
            "claim_constraints": {"repository_id": "74"},
            "scopes": ["compute:read"],
        }
    )
    asked: list[str] = []

    def token() -> str:
        asked.append(issuer.token(aud="compute", sub="repo:acme/web", repository_id="74"))
        return asked[-1]

    with connect(auth=token_exchange(principal["id"], token)) as job:
        assert job.virtual_machines.list() == []
        assert job.account()["actor"]["type"] == "workload"
        assert len(asked) == 1
        # A session that was ended is replaced once, with a fresh token.
        client.admin.revoke_identity_provider_sessions(provider["id"])
        assert job.machine_classes.list()
        assert len(set(asked)) == 2
    wrong = issuer.token(aud="compute", sub="repo:acme/other", repository_id="74")
    with connect(auth=token_exchange(principal["id"], wrong)) as other, pytest.raises(RefusedError) as refused:
        other.account()
    assert refused.value.exchange_id and refused.value.exchange_id in str(refused.value)
    client.admin.delete_principal(principal["id"])
    client.admin.delete_identity_provider(provider["id"])


def test_another_accounts_id_is_not_found(client: Client) -> None:
    with pytest.raises(RefusedError) as absent:
        client.admin.get_webhook(str(uuid.uuid4()))
    assert (absent.value.status, absent.value.reason) == (404, "not_found")
