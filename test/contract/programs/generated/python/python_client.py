"""Calls by the client that openapi-python-client makes. Prints what came back, as JSON."""

import json
import os
import ssl

from compute_service_client import AuthenticatedClient, Client
from compute_service_client.api.admin import (
    create_api_key,
    get_billing_usage,
    list_sessions,
    list_tenants,
    revoke_api_key,
)
from compute_service_client.api.auth import exchange_token
from compute_service_client.api.compute_service_v1alpha1 import (
    createv_1_alpha_1_namespaced_virtual_machine,
    deletev_1_alpha_1_namespaced_virtual_machine,
    listv_1_alpha_1_namespaced_machine_class,
    listv_1_alpha_1_namespaced_virtual_machine,
    patchv_1_alpha_1_namespaced_virtual_machine,
    readv_1_alpha_1_namespaced_virtual_machine,
)
from compute_service_client.models import (
    ApiKeyWithSecret,
    BillingUsage,
    CreateApiKey,
    ListSessionsStatus,
    Patchv1Alpha1NamespacedVirtualMachineBody,
    RevokedApiKey,
    Scope,
    ServiceComputeV1Alpha1MachineClassList,
    ServiceComputeV1Alpha1Status,
    ServiceComputeV1Alpha1VirtualMachine,
    ServiceComputeV1Alpha1VirtualMachineList,
    SessionList,
    TenantList,
    Token,
    TokenRequest,
    TokenRequestGrantType,
)

url, namespace, name = os.environ["SERVICE_URL"], os.environ["NAMESPACE"], os.environ["MACHINE"]
with open(os.environ["KEY_FILE"]) as file:
    key = json.load(file)
trusted = ssl.create_default_context(cafile=os.environ["CA_FILE"])

token = exchange_token.sync(
    client=Client(base_url=url, verify_ssl=trusted),
    body=TokenRequest(TokenRequestGrantType.CLIENT_CREDENTIALS, client_id=key["id"], client_secret=key["secret"]),
)
assert isinstance(token, Token)
client = AuthenticatedClient(base_url=url, token=token.access_token, verify_ssl=trusted)
manifest = {
    "apiVersion": "compute.service/v1alpha1",
    "kind": "VirtualMachine",
    "metadata": {"name": name, "labels": {"made": name}},
    "spec": {"imageRef": "debian-12"},
}
made = createv_1_alpha_1_namespaced_virtual_machine.sync(
    namespace, client=client, body=ServiceComputeV1Alpha1VirtualMachine.from_dict(manifest)
)
assert isinstance(made, ServiceComputeV1Alpha1VirtualMachine) and made.status
read = readv_1_alpha_1_namespaced_virtual_machine.sync(namespace, name, client=client)
assert isinstance(read, ServiceComputeV1Alpha1VirtualMachine)
listed = listv_1_alpha_1_namespaced_virtual_machine.sync(
    namespace, client=client, label_selector=f"made={name}", limit=5
)
assert isinstance(listed, ServiceComputeV1Alpha1VirtualMachineList)
patched = patchv_1_alpha_1_namespaced_virtual_machine.sync(
    namespace,
    name,
    client=client,
    body=Patchv1Alpha1NamespacedVirtualMachineBody.from_dict({"metadata": {"labels": {"a": "b"}}}),
)
assert isinstance(patched, ServiceComputeV1Alpha1VirtualMachine) and patched.metadata.labels
classes = listv_1_alpha_1_namespaced_machine_class.sync(namespace, client=client)
assert isinstance(classes, ServiceComputeV1Alpha1MachineClassList)
sessions = list_sessions.sync(client=client, limit=5, status=ListSessionsStatus.ACTIVE)
assert isinstance(sessions, SessionList)
new_key = create_api_key.sync(client=client, body=CreateApiKey(name=name, scopes=[Scope.COMPUTEREAD]))
assert isinstance(new_key, ApiKeyWithSecret)
ended = revoke_api_key.sync(str(new_key.id), client=client)
assert isinstance(ended, RevokedApiKey)
tenants = list_tenants.sync(client=client)
assert isinstance(tenants, TenantList)
billed = get_billing_usage.sync(client=client, window="24h")
assert isinstance(billed, BillingUsage)
deleted = deletev_1_alpha_1_namespaced_virtual_machine.sync(namespace, name, client=client)
assert isinstance(deleted, ServiceComputeV1Alpha1Status)
absent = readv_1_alpha_1_namespaced_virtual_machine.sync(namespace, "absent", client=client)
assert isinstance(absent, ServiceComputeV1Alpha1Status)
print(
    json.dumps(
        {
            "tokenType": token.token_type,
            "phase": made.status.phase,
            "read": read.metadata.name,
            "listed": len(listed.items),
            "labels": patched.metadata.labels.to_dict(),
            "classes": len(classes.items),
            "sessions": len(sessions.sessions) > 0,
            "key": [new_key.name, new_key.scopes, ended.status],
            "tenants": [len(tenants.tenants), tenants.next_cursor],
            "billed": billed.period.bucket,
            "deleted": deleted.status,
            "absent": absent.code,
        }
    )
)
