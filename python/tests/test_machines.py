import os
import uuid
import warnings

import pytest

from compute_service import Client, ComputeWarning, MachineFailedError, MachineGoneError, NotInTimeError, RefusedError

from .conftest import connect

spec = {"imageRef": "debian-12", "resources": {"cpu": 1, "memoryGiB": 1, "diskGiB": 1}}


def named(name: str, **labels: str) -> dict[str, object]:
    return {"metadata": {"name": name, "labels": labels}, "spec": spec}


def test_a_machine_from_its_create_to_its_delete(client: Client) -> None:
    machines = client.virtual_machines
    created = machines.create(named("py-life", app="web", tier="gold"))
    ready = machines.wait_ready(created, timeout=120)
    assert ready["status"]["readyForAccess"] and ready["metadata"]["uid"] == created["metadata"]["uid"]
    assert machines.wait_ready("py-life", timeout=1)["status"]["phase"] == "Running"
    assert [each["metadata"]["name"] for each in machines.list(label_selector="app=web")] == ["py-life"]
    changed = machines.patch("py-life", {"labels": {"app": "api", "tier": None}})
    assert changed["metadata"].get("labels") == {"app": "api"}
    machines.restart("py-life", force=True)
    machines.wait_ready(created, timeout=120)
    timeline = client.events.list(field_selector=f"involvedObject.uid={created['metadata']['uid']}")
    assert "RestartRequested" in [event["reason"] for event in timeline]
    with pytest.raises(RefusedError) as other:
        machines.delete("py-life", uid=str(uuid.uuid4()))
    assert other.value.status == 409
    machines.delete("py-life", uid=created["metadata"]["uid"])
    machines.wait_gone(created, timeout=120)
    machines.wait_gone("py-life", timeout=1)
    with pytest.raises(RefusedError) as gone:
        machines.get("py-life")
    assert (gone.value.status, gone.value.reason) == (404, "NotFound")


def test_a_machine_that_fails_says_why(client: Client) -> None:
    machines = client.virtual_machines
    created = machines.create(named("py-failing", **{os.environ["TEST_FAULT_LABEL"]: os.environ["TEST_FAULT"]}))
    with pytest.raises(MachineFailedError) as failed:
        machines.wait_ready(created, timeout=120)
    assert failed.value.failure_code and failed.value.failure_code in str(failed.value)
    machines.delete("py-failing")
    with pytest.raises(MachineGoneError):
        machines.wait_ready(created, timeout=120)
    machines.wait_gone(created, timeout=120)


def test_a_wait_ends_at_its_deadline_and_says_what_it_saw(client: Client) -> None:
    machines = client.virtual_machines
    label = {os.environ["TEST_FAULT_LABEL"]: "boot-never"}
    created = machines.create(named("py-late", **label))
    with pytest.raises(NotInTimeError, match=r'virtualmachines "py-late" is not ready after 2 s: it is \w+'):
        machines.wait_ready(created, timeout=2)
    machines.delete("py-late")
    machines.wait_gone(created, timeout=120)


def test_a_machine_that_is_not_there_is_not_waited_for(client: Client) -> None:
    with pytest.raises(MachineGoneError, match='there is no virtualmachines "py-nowhere"'):
        client.virtual_machines.wait_ready("py-nowhere")


def test_a_bare_metal_machine_is_made_of_a_class(client: Client) -> None:
    capacity = client.admin.get_fleet_capacity()["capacity"]
    name = next(each["machine_class"] for each in capacity if each["workload_limits"]["bare_metal"] > 0)
    assert client.machine_classes.get(name)["spec"]["memoryGiB"] > 0
    body = {"metadata": {"name": "py-metal"}, "spec": {"machineClassName": name, "imageRef": "debian-12"}}
    created = client.bare_metal_machines.create(body)
    client.bare_metal_machines.wait_ready(created, timeout=120)
    client.bare_metal_machines.delete("py-metal")
    client.bare_metal_machines.wait_gone(created, timeout=120)


def test_what_the_service_warns_of_is_a_warning(client: Client) -> None:
    assert "debian-12" in [image["metadata"]["name"] for image in client.images.list()]
    body = {"metadata": {"name": "py-misspelt"}, "spec": {"imageRef": "debain-12"}}
    with pytest.warns(ComputeWarning, match="debian-12"):
        client.virtual_machines.create(body, dry_run=True)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        client.virtual_machines.create(named("py-dry"), dry_run=True)
    assert client.virtual_machines.list(field_selector="metadata.name=py-dry") == []


def test_a_refusal_has_the_services_words(client: Client) -> None:
    with pytest.raises(RefusedError, match="422 Invalid: .*spec.imageRef") as refused:
        client.virtual_machines.create({"metadata": {"name": "py-wrong"}, "spec": {}})
    assert refused.value.reason == "Invalid" and refused.value.body and refused.value.body["kind"] == "Status"
    with connect(auth="cst_of-another") as stranger, pytest.raises(RefusedError) as unknown:
        stranger.virtual_machines.list()
    assert unknown.value.status == 401
