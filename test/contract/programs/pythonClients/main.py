"""One machine each by lightkube, pykube-ng, and kubernetes_asyncio. Prints what they saw, as JSON."""

import asyncio
import json

import pykube
from kubernetes_asyncio import client, config, watch
from lightkube import Client
from lightkube.generic_resource import create_namespaced_resource
from lightkube.types import PatchType

API = "compute.service/v1alpha1"


def machine(name, labels=None):
    return {
        "apiVersion": API,
        "kind": "VirtualMachine",
        "metadata": {"name": name, **({"labels": labels} if labels else {})},
        "spec": {"imageRef": "debian-12"},
    }


def by_lightkube():
    kind = create_namespaced_resource("compute.service", "v1alpha1", "VirtualMachine", "virtualmachines")
    api = Client()
    api.create(kind.from_dict(machine("from-lightkube")))
    ready = next(True for _, seen in api.watch(kind) if seen.status["readyForAccess"])
    patched = api.patch(kind, "from-lightkube", {"metadata": {"labels": {"a": "b"}}}, patch_type=PatchType.MERGE)
    api.apply(kind.from_dict(machine("from-lightkube", {"c": "d"})), field_manager="contract", force=True)
    selected = len(list(api.list(kind, labels={"a": "b", "c": "d"})))
    api.delete(kind, "from-lightkube")
    return {"ready": ready, "labels": patched.metadata.labels, "selected": selected}


def by_pykube():
    api = pykube.HTTPClient(pykube.KubeConfig.from_env())

    class VirtualMachine(pykube.objects.NamespacedAPIObject):
        version = API
        endpoint = "virtualmachines"
        kind = "VirtualMachine"

    namespace = api.config.namespace
    body = machine("from-pykube")
    body["metadata"]["namespace"] = namespace
    made = VirtualMachine(api, body)
    made.create()
    watched = VirtualMachine.objects(api, namespace=namespace).watch()
    ready = next(True for event in watched if event.object.name == made.name and event.object.obj["status"]["readyForAccess"])
    made.reload()
    made.labels["a"] = "b"
    made.update()
    selected = len(list(VirtualMachine.objects(api, namespace=namespace).filter(selector={"a": "b"})))
    made.delete()
    return {"ready": ready, "labels": made.labels, "selected": selected}


async def by_asyncio():
    await config.load_kube_config()
    async with client.ApiClient() as connection:
        api = client.CustomObjectsApi(connection)
        namespace = config.list_kube_config_contexts()[1]["context"]["namespace"]
        place = {"group": "compute.service", "version": "v1alpha1", "namespace": namespace, "plural": "virtualmachines"}
        name = "from-asyncio"
        await api.create_namespaced_custom_object(**place, body=machine(name))
        ready = False
        async with watch.Watch().stream(api.list_namespaced_custom_object, **place, timeout_seconds=60) as events:
            async for event in events:
                seen = event["object"]
                if seen["metadata"]["name"] == name and seen["status"]["readyForAccess"]:
                    ready = True
                    break
        labels = {"metadata": {"labels": {"a": "b"}}}
        patched = await api.patch_namespaced_custom_object(
            **place, name=name, body=labels, _content_type="application/merge-patch+json"
        )
        selected = await api.list_namespaced_custom_object(**place, label_selector="a=b")
        await api.delete_namespaced_custom_object(**place, name=name)
        return {"ready": ready, "labels": patched["metadata"]["labels"], "selected": len(selected["items"])}


print(json.dumps({"lightkube": by_lightkube(), "pykube": by_pykube(), "asyncio": asyncio.run(by_asyncio())}))
