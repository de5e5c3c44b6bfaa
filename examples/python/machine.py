"""A machine from its create to its delete, with the official Kubernetes client (pip install kubernetes).

The kubeconfig is the one that kubectl uses: KUBECONFIG, or ~/.kube/config.
"""

import sys
import time

from kubernetes import client, config, watch
from kubernetes.client.exceptions import ApiException

config.load_kube_config()
namespace = config.list_kube_config_contexts()[1]["context"]["namespace"]
objects = client.CustomObjectsApi()
machines = {"group": "compute.service", "version": "v1alpha1", "namespace": namespace, "plural": "virtualmachines"}


def changes(name, deadline):
    """Yields the machine as it is, and again after each change; None once it is gone."""
    while time.monotonic() < deadline:
        # The service ends a watch after a while; the next one begins with what is there then.
        seconds = max(1, min(300, int(deadline - time.monotonic())))
        selection = {"field_selector": f"metadata.name={name}", "timeout_seconds": seconds}
        if not objects.list_namespaced_custom_object(**machines, field_selector=selection["field_selector"])["items"]:
            yield None
        for event in watch.Watch().stream(objects.list_namespaced_custom_object, **machines, **selection):
            yield None if event["type"] == "DELETED" else event["object"]
    raise TimeoutError(f"{name} did not become what it was waited for in time")


def until_ready(name, timeout_seconds=600):
    for machine in changes(name, time.monotonic() + timeout_seconds):
        if machine is None:
            raise RuntimeError(f"{name} is gone")
        status = machine["status"]
        if status["phase"] == "Failed":
            raise RuntimeError(f"{name} failed: {status['failureCode']}: {status['failureMessage']}")
        if status["readyForAccess"]:
            return machine


def until_gone(name, timeout_seconds=600):
    for machine in changes(name, time.monotonic() + timeout_seconds):
        if machine is None:
            return


def main(name):
    body = {
        "apiVersion": "compute.service/v1alpha1",
        "kind": "VirtualMachine",
        "metadata": {"name": name},
        "spec": {
            "imageRef": "debian-12",
            "ports": [{"name": "ssh", "guestPort": 22, "readinessProbe": True}],
        },
    }
    try:
        objects.create_namespaced_custom_object(**machines, body=body)
        print(f"{name} is created")
    except ApiException as error:
        if error.status != 409:
            raise
        print(f"{name} exists already")
    machine = until_ready(name)
    print(f"{name} is ready: it runs {machine['status']['resolvedImageRef']}")
    objects.delete_namespaced_custom_object(**machines, name=name)
    until_gone(name)
    print(f"{name} is gone")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "from-python")
