"""The life of one machine through CustomObjectsApi of the official Python client. Prints what it saw, as JSON."""

import json
import time

from kubernetes import client, config, watch
from kubernetes.client.exceptions import ApiException

config.load_kube_config()
namespace = config.list_kube_config_contexts()[1]["context"]["namespace"]
objects = client.CustomObjectsApi()
place = {"group": "compute.service", "version": "v1alpha1", "namespace": namespace, "plural": "virtualmachines"}
name = "from-custom-objects"
body = {
    "apiVersion": "compute.service/v1alpha1",
    "kind": "VirtualMachine",
    "metadata": {"name": name},
    "spec": {"imageRef": "debian-12"},
}


def reason(call):
    try:
        call()
    except ApiException as error:
        return json.loads(error.body)["reason"]


created = objects.create_namespaced_custom_object(**place, body=body)
refused = reason(lambda: objects.create_namespaced_custom_object(**place, body=body))
ready = None
end = time.monotonic() + 90
while ready is None and time.monotonic() < end:
    # A watch that the service ends is begun again, as its documentation says.
    for event in watch.Watch().stream(objects.list_namespaced_custom_object, **place, timeout_seconds=30):
        if event["object"]["status"].get("readyForAccess"):
            ready = event["object"]
            break
patched = objects.patch_namespaced_custom_object(**place, name=name, body={"metadata": {"labels": {"a": "b"}}})
patched["metadata"]["labels"]["c"] = "d"
replaced = objects.replace_namespaced_custom_object(**place, name=name, body=patched)
stale = reason(lambda: objects.replace_namespaced_custom_object(**place, name=name, body=created))
selected = objects.list_namespaced_custom_object(**place, label_selector="a=b")
everywhere = objects.list_custom_object_for_all_namespaces(
    group=place["group"], version=place["version"], resource_plural=place["plural"]
)
resources = client.CustomObjectsApi().get_api_resources(place["group"], place["version"])
deletion = objects.delete_namespaced_custom_object(
    **place, name=name, body=client.V1DeleteOptions(propagation_policy="Foreground")
)
gone = None
while gone != "NotFound" and time.monotonic() < end:
    gone = reason(lambda: objects.get_namespaced_custom_object(**place, name=name))
    time.sleep(0.05)
print(
    json.dumps(
        {
            "phaseAtCreation": created["status"]["phase"],
            "refused": refused,
            "ready": ready is not None,
            "labels": replaced["metadata"]["labels"],
            "stale": stale,
            "selected": len(selected["items"]),
            "everywhere": len(everywhere["items"]),
            "resources": len(resources.resources) > 2,
            "deletion": deletion["status"],
            "gone": gone,
        }
    )
)
