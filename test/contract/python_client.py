"""The life of one machine through the dynamic Python client. Prints what it saw, as JSON."""

import json
import sys
import time

import urllib3
from kubernetes import client as clients
from kubernetes import config, dynamic
from kubernetes.dynamic.exceptions import ConflictError, NotFoundError

# A service that is busy says 503 and when to come again, as Kubernetes does; this client comes again when it is told to.
configuration = clients.Configuration()
configuration.retries = urllib3.Retry(total=20, status_forcelist=[503], allowed_methods=None)
client = dynamic.DynamicClient(
    config.new_client_from_config(client_configuration=configuration), cache_file=sys.argv[1]
)
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


def watched(until, **since):
    """The events of the machine, up to the first that `until` is true of; a watch that ends is begun again from where it was."""
    seen = []
    end = time.monotonic() + 60
    while time.monotonic() < end:
        for event in machines.watch(namespace=namespace, name=name, timeout=60, **since):
            seen.append([event["type"], event["object"].status.phase])
            if until(event):
                return seen
            since = {"resource_version": event["object"].metadata.resourceVersion}
    return seen


# Without a version a watch begins with what is there; from a version it tells everything since, however late it comes.
current = watched(lambda event: True)
start = watched(
    lambda event: event["object"].status.readyForAccess, resource_version=created.metadata.resourceVersion
)
patched = machines.patch(
    body={"metadata": {"labels": {"a": "b"}}},
    name=name,
    namespace=namespace,
    content_type="application/merge-patch+json",
)
selected = machines.get(namespace=namespace, label_selector="a=b")
deletion = machines.delete(name=name, namespace=namespace)
end = watched(lambda event: event["type"] == "DELETED", resource_version=patched.metadata.resourceVersion)
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
            "current": current,
            "start": start,
            "end": end,
        }
    )
)
