"""The life of one machine through the dynamic Python client. Prints what it saw, as JSON."""

import json
import sys

from kubernetes import config, dynamic
from kubernetes.dynamic.exceptions import ConflictError, NotFoundError

client = dynamic.DynamicClient(config.new_client_from_config(), cache_file=sys.argv[1])
namespace = config.list_kube_config_contexts()[1]["context"]["namespace"]
machines = client.resources.get(api_version="compute.service/v1alpha1", kind="VirtualMachine")
name = "from-python"
body = {
    "apiVersion": "compute.service/v1alpha1",
    "kind": "VirtualMachine",
    "metadata": {"name": name},
    "spec": {"imageRef": "debian-12"},
}

created = machines.create(body=body, namespace=namespace)
try:
    machines.create(body=body, namespace=namespace)
    refused = None
except ConflictError as error:
    refused = json.loads(error.body)["reason"]

events = []
for event in machines.watch(namespace=namespace, name=name, timeout=60):
    events.append([event["type"], event["object"].status.phase])
    if event["object"].status.readyForAccess:
        break
patched = machines.patch(
    body={"metadata": {"labels": {"a": "b"}}},
    name=name,
    namespace=namespace,
    content_type="application/merge-patch+json",
)
selected = machines.get(namespace=namespace, label_selector="a=b")
deletion = machines.delete(name=name, namespace=namespace)
for event in machines.watch(namespace=namespace, name=name, timeout=60):
    events.append([event["type"], event["object"].status.phase])
    if event["type"] == "DELETED":
        break
try:
    machines.get(name=name, namespace=namespace)
    gone = False
except NotFoundError:
    gone = True
print(
    json.dumps(
        {
            "phaseAtCreation": created.status.phase,
            "refused": refused,
            "labels": dict(patched.metadata.labels),
            "selected": [item.metadata.name for item in selected["items"]],
            "deletion": deletion.status,
            "gone": gone,
            "events": events,
        }
    )
)
