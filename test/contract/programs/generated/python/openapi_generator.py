"""Calls by the client that openapi-generator makes for Python. Prints what came back, as JSON."""

import json
import os

from openapi_client import (
    AdminApi,
    ApiClient,
    AuthApi,
    ComputeServiceV1alpha1Api,
    Configuration,
    CreateApiKey,
    Scope,
    ServiceComputeV1alpha1VirtualMachine,
    ServiceComputeV1alpha1VirtualMachineMetadata,
    ServiceComputeV1alpha1VirtualMachineSpec,
    TokenRequest,
)
from openapi_client.exceptions import NotFoundException

url, namespace, name = os.environ["SERVICE_URL"], os.environ["NAMESPACE"], os.environ["MACHINE"]
with open(os.environ["KEY_FILE"]) as file:
    key = json.load(file)

configuration = Configuration(host=url, ssl_ca_cert=os.environ["CA_FILE"])
token = AuthApi(ApiClient(configuration)).exchange_token(
    TokenRequest(grant_type="client_credentials", client_id=key["id"], client_secret=key["secret"])
)
configuration.access_token = token.access_token
client = ApiClient(configuration)
compute, admin = ComputeServiceV1alpha1Api(client), AdminApi(client)
made = compute.createv1alpha1_namespaced_virtual_machine(
    namespace,
    ServiceComputeV1alpha1VirtualMachine(
        api_version="compute.service/v1alpha1",
        kind="VirtualMachine",
        metadata=ServiceComputeV1alpha1VirtualMachineMetadata(name=name, labels={"made": name}),
        spec=ServiceComputeV1alpha1VirtualMachineSpec(image_ref="debian-12"),
    ),
)
read = compute.readv1alpha1_namespaced_virtual_machine(namespace, name)
listed = compute.listv1alpha1_namespaced_virtual_machine(namespace, label_selector=f"made={name}", limit=5)
patched = compute.patchv1alpha1_namespaced_virtual_machine(namespace, name, {"metadata": {"labels": {"a": "b"}}})
classes = compute.listv1alpha1_namespaced_machine_class(namespace)
sessions = admin.list_sessions(limit=5, status="active")
new_key = admin.create_api_key(CreateApiKey(name=name, scopes=[Scope.COMPUTE_COLON_READ]))
ended = admin.revoke_api_key(str(new_key.id))
tenants = admin.list_tenants()
billed = admin.get_billing_usage(window="24h")
deleted = compute.deletev1alpha1_namespaced_virtual_machine(namespace, name)
absent = None
try:
    compute.readv1alpha1_namespaced_virtual_machine(namespace, "absent")
except NotFoundException as error:
    absent = error.status
assert made.status is not None
print(
    json.dumps(
        {
            "tokenType": token.token_type,
            "phase": made.status.phase,
            "read": read.metadata.name,
            "listed": len(listed.items),
            "labels": patched.metadata.labels,
            "classes": len(classes.items),
            "sessions": len(sessions.sessions) > 0,
            "key": [new_key.name, new_key.scopes, ended.status],
            "tenants": [len(tenants.tenants), tenants.next_cursor],
            "billed": billed.period.bucket,
            "deleted": deleted.status,
            "absent": absent,
        }
    )
)
